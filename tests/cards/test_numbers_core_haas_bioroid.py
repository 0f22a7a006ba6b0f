"""The numbers of the Haas-Bioroid cards of the core sets: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, facing, got_in

from sneakdoor.testing import Table


class TestEngineeringTheFuture:
    def test_the_first_card_that_the_corp_installs_in_a_turn_pays_one_credit(self) -> None:
        with Table("corp", corp="Haas-Bioroid: Engineering the Future") as t:
            t.corp.hand("PAD Campaign", "Adonis Campaign")
            t.corp.install("PAD Campaign", "new")
            assert t.corp.credits == 6
            t.corp.install("Adonis Campaign", "new")
            assert t.corp.credits == 6

    def test_what_the_runner_installs_pays_nothing(self) -> None:
        with Table("runner", corp="Haas-Bioroid: Engineering the Future") as t:
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert t.corp.credits == 5


@pytest.mark.parametrize(
    ("title", "subroutines", "brain", "open_"),
    [
        ("Viktor 1.0", 2, 1, False),
        ("Heimdall 1.0", 3, 1, False),
        ("Eli 1.0", 2, 0, False),
        ("Hudson 1.0", 2, 0, True),
        ("Ichi 1.0", 3, 1, True),
    ],
)
class TestBioroidIce:
    def test_what_its_subroutines_do(self, title: str, subroutines: int, brain: int, open_: bool) -> None:
        with facing(title, credits=0) as t:
            assert got_in(t) == open_
            assert damage(t) == [("brain", 1)] * brain

    def test_each_click_breaks_one_subroutine(self, title: str, subroutines: int, brain: int, open_: bool) -> None:
        with facing(title) as t:
            for left in range(subroutines - 1, -1, -1):
                t.runner.use(title)
                if left:
                    t.runner.act("subroutine", number=subroutines - 1 - left)
                assert t.runner.clicks == 3 - (subroutines - left)
            assert got_in(t)
            assert damage(t) == []

    def test_nor_is_another_piece_of_ice_broken_so(self, title: str, subroutines: int, brain: int, open_: bool) -> None:
        with Table("runner") as t:
            t.corp.put(title, "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            encounter(t, "HQ")
            assert not t.runner.can("use", title)
            t.finish_run()


@pytest.mark.both
@pytest.mark.parametrize("broken", [(), (0,), (1,)])
def test_either_subroutine_of_hudson_leaves_one_card_to_access(broken: tuple[int, ...]) -> None:
    with Table("runner") as t:
        t.corp.put("Hudson 1.0", "Server 1", rezzed=True)
        for title in ("PAD Campaign", "Ash 2X3ZB9CY", "Strongbox"):
            t.corp.put(title, "Server 1")
        t.runner.run("Server 1")
        for one in broken:
            t.runner.use("Hudson 1.0")
            t.runner.act("subroutine", number=one)
        t.runner.act("access", t.card("PAD Campaign"))
        t.runner.decline()
        t.settle()
        assert t.run is None
        assert t.happened("accessed") == 1


def test_rototurret_trashes_one_program_and_ends_the_run() -> None:
    with Table("runner") as t:
        t.corp.put("Rototurret", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.put("Gordian Blade")
        t.runner.put("Ice Carver")
        t.runner.run("HQ")
        t.corp.pick("Gordian Blade")
        assert not got_in(t)
        assert t.runner.titles("discard") == ["Gordian Blade"]


class TestAdonisCampaign:
    def test_it_is_loaded_with_twelve_credits_and_pays_three_each_turn_of_the_corp(self) -> None:
        with Table("corp") as t:
            t.corp.put("Adonis Campaign", "Server 1")
            t.corp.rez("Adonis Campaign")
            assert (t.corp.credits, t.card("Adonis Campaign").tokens("credit")) == (1, 12)
            t.end_turn()
            assert (t.corp.credits, t.card("Adonis Campaign").tokens("credit")) == (4, 12)
            t.end_turn()
            assert (t.corp.credits, t.card("Adonis Campaign").tokens("credit")) == (7, 9)

    def test_another_card_that_is_rezzed_loads_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.put("Adonis Campaign", "Server 1", rezzed=True, tokens={"credit": 3})
            t.corp.put("Marilyn Campaign", "Server 3", rezzed=True, tokens={"credit": 3})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert t.card("Adonis Campaign").tokens("credit") == 3
            assert t.card("Marilyn Campaign").tokens("credit") == 3

    def test_empty_it_is_trashed(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Adonis Campaign", "Server 1", rezzed=True, tokens={"credit": 3})
            t.end_turn()
            assert t.corp.credits == 8
            assert t.zone("Adonis Campaign") == "Archives"


def test_biotic_labor_gives_two_clicks() -> None:
    with Table("corp", clicks=3) as t:
        t.corp.hand("Biotic Labor")
        t.corp.play("Biotic Labor")
        assert (t.corp.clicks, t.corp.credits) == (4, 1)


def test_green_level_clearance_pays_three_credits_and_one_card() -> None:
    with Table("corp") as t:
        t.corp.hand("Green Level Clearance")
        t.corp.play("Green Level Clearance")
        assert (t.corp.clicks, t.corp.credits, t.corp.titles("hand")) == (2, 7, ["Hedge Fund"])


class TestAsh:
    def table(self, spends: int) -> Table:
        t = Table("runner")
        t.corp.put("Ash 2X3ZB9CY", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=0)
        t.runner.run("Server 1")
        t.runner.number(spends)
        return t

    def test_a_trace_of_four_leaves_nothing_to_access_but_itself(self) -> None:
        with self.table(3) as t:
            t.finish_run()
            assert t.happened("accessed") == 1

    def test_four_credits_are_enough(self) -> None:
        with self.table(4) as t:
            t.runner.act("access", t.card("PAD Campaign"))
            t.finish_run()
            assert t.happened("accessed") == 2

    def test_later_runs_of_the_turn_are_free_again(self) -> None:
        with self.table(0) as t:
            t.finish_run()
            t.runner.run("HQ")
            t.corp.hand("Enigma")
            t.finish_run()
            assert t.happened("accessed") == 2  # no trace for another server, and what was forbidden is over


class TestAggressiveSecretary:
    def test_two_credits_trash_a_program_for_each_token(self) -> None:
        with Table("runner") as t:
            t.corp.put("Aggressive Secretary", "Server 1", tokens={"advancement": 2})
            for title in ("Corroder", "Gordian Blade", "Ninja", "Ice Carver"):
                t.runner.put(title)
            t.corp.set(credits=2)
            t.runner.run("Server 1")
            t.corp.trigger("Aggressive Secretary")
            t.corp.pick("Corroder", "Ninja")
            t.finish_run()
            assert t.corp.credits == 0
            assert t.runner.titles("discard") == ["Corroder", "Ninja"]

    def test_one_credit_is_not_enough(self) -> None:
        with Table("runner") as t:
            t.corp.put("Aggressive Secretary", "Server 1", tokens={"advancement": 2})
            t.corp.set(credits=1)
            t.runner.put("Corroder")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.titles("discard") == []

    def test_it_can_be_advanced(self) -> None:
        with Table("corp") as t:
            t.corp.put("Aggressive Secretary", "Server 1")
            t.corp.advance("Aggressive Secretary")
            assert t.card("Aggressive Secretary").tokens("advancement") == 1


class TestStrongbox:
    def steal(self, server: str, *, trash: bool = False) -> Table:
        t = Table("runner", clicks=2)
        t.corp.put("Strongbox", "Server 1", rezzed=True)
        t.corp.put("Hostile Takeover", server)
        t.runner.run(server)
        if trash:
            t.runner.act("access", "Strongbox")
            t.runner.act("trash")
        elif server == "Server 1":
            t.runner.act("access", t.card("Hostile Takeover"))
        return t

    def test_stealing_here_costs_a_click(self) -> None:
        with self.steal("Server 1") as t:
            t.runner.act("steal")
            t.finish_run()
            assert (t.runner.clicks, t.runner.score) == (0, 1)

    def test_elsewhere_it_does_not(self) -> None:
        with self.steal("Server 2") as t:
            t.settle()
            assert (t.runner.clicks, t.runner.score) == (1, 1)

    def test_trashed_in_this_run_it_goes_on_to_cost_one(self) -> None:
        with self.steal("Server 1", trash=True) as t:
            t.runner.act("steal")
            t.finish_run()
            assert (t.runner.clicks, t.runner.score) == (0, 1)


@pytest.mark.parametrize(("spends", "tags"), [(0, 1), (1, 0)])
def test_ichi_traces_with_one(spends: int, tags: int) -> None:
    with facing("Ichi 1.0") as t:
        t.runner.number(spends)
        t.finish_run()
        assert t.state.tags == tags
        assert damage(t) == [("brain", 1)] * tags


@pytest.mark.parametrize(
    "title", ["Project Vitruvius", "Successful Field Test", "Accelerated Beta Test", "Project Ares"]
)
def test_other_agendas_that_are_scored_mean_nothing_to_one_in_the_score_area(title: str) -> None:
    with Table("corp") as t:
        t.corp.scored(title)
        t.corp.hand("PAD Campaign")
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 6})
        t.runner.put("Corroder")
        t.corp.score_agenda("Hostile Takeover")
        t.settle()
        assert t.card(title).tokens("agenda") == 0
        assert t.corp.titles("hand") == ["PAD Campaign"]
        assert t.state.bad_publicity == 1  # of Hostile Takeover


def test_a_shipment_from_mirrormorph_installs_no_fourth_card() -> None:
    with Table("corp") as t:
        t.corp.hand("Shipment from MirrorMorph", *["PAD Campaign"] * 5)
        t.corp.play("Shipment from MirrorMorph")
        for _ in range(3):
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
        t.settle()
        assert t.corp.titles("hand") == ["PAD Campaign"] * 2


def test_a_successful_field_test_pays_no_install_costs() -> None:
    with Table("corp") as t:
        t.corp.put("Successful Field Test", "Server 1", tokens={"advancement": 4})
        t.corp.put("Wall of Static", "HQ")
        t.corp.hand("Enigma").set(credits=3)
        t.corp.score_agenda("Successful Field Test")
        t.corp.pick("Enigma")
        t.corp.destination("HQ")
        t.settle()
        if t.corp.can("done"):
            t.corp.act("done")
        assert t.card("Enigma").installed
        assert t.corp.credits == 3


class TestMarilynCampaign:
    def test_another_card_that_is_trashed_goes_to_archives(self) -> None:
        with Table("runner") as t:
            t.corp.put("Marilyn Campaign", "Server 1", rezzed=True, tokens={"credit": 8})
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("PAD Campaign") == "Archives"
            assert t.card("Marilyn Campaign").installed

    def test_rnd_is_shuffled_and_not_the_stack(self) -> None:
        with Table("runner") as t:
            t.corp.put("Marilyn Campaign", "Server 1", rezzed=True, tokens={"credit": 8})
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.corp.trigger("Marilyn Campaign")
            t.finish_run()
            assert t.corp.titles("deck") == ["Hedge Fund"] * 12 + ["Marilyn Campaign"]
            assert len(t.runner.titles("deck")) == 12


def test_mason_bellamy_counts_in_a_remote_server_as_well() -> None:
    with Table("runner") as t:
        t.corp.put("Mason Bellamy", "Server 1", rezzed=True)
        t.corp.put("Ice Wall", "Server 1", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("Server 1")
        t.runner.break_subroutines("Corroder")
        t.settle()
        assert t.runner.clicks == 2
        t.runner.decline()


def test_mason_bellamy_needs_no_access() -> None:
    with Table("runner") as t:
        t.corp.put("Mason Bellamy", "HQ", rezzed=True)
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.runner.break_subroutines("Corroder")
        t.finish_run()
        assert t.runner.clicks == 1  # the other one is Enigma's
        assert t.happened("accessed") == 0


def test_seidr_laboratories_counts_a_click_that_was_lost() -> None:
    with Table("runner", corp="Seidr Laboratories: Destiny Defined") as t:
        t.corp.discard("Snare!")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.run("HQ")
        t.corp.trigger("Seidr Laboratories: Destiny Defined")
        t.finish_run()
        assert t.corp.titles("discard") == []
        assert t.corp.titles("deck") == ["Hedge Fund"] * 12 + ["Snare!"]


def test_seidr_laboratories_does_not_count_the_corps_clicks() -> None:
    with Table("corp", corp="Seidr Laboratories: Destiny Defined") as t:
        t.corp.discard("Snare!")
        t.corp.act("credit")
        t.settle()
        assert t.corp.titles("discard") == ["Snare!"]


def test_an_accelerated_beta_test_may_install_all_three_cards_for_nothing() -> None:
    with Table("corp") as t:
        t.corp.deck("Wall of Static", "Enigma", "Hunter", "Ice Wall")
        t.corp.put("Archer", "HQ")
        t.corp.put("Accelerated Beta Test", "Server 1", tokens={"advancement": 3})
        t.corp.set(credits=2)
        t.corp.score_agenda("Accelerated Beta Test")
        t.corp.trigger("Accelerated Beta Test")
        for title in ("Ice Wall", "Hunter", "Enigma"):
            t.corp.pick(title)
            t.corp.destination("HQ")
            if t.corp.can("done"):
                t.corp.act("done")  # nothing is trashed first
        t.settle()
        assert [t.card(title).rezzed for title in ("Ice Wall", "Hunter", "Enigma")] == [True] * 3
        assert (t.corp.credits, t.corp.titles("discard")) == (2, [])
