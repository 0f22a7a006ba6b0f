"""The numbers of neutral and Haas-Bioroid cards of the cycles: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, facing, got_in

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


def test_subliminal_messaging_pays_one_credit_and_a_click_the_first_time() -> None:
    with Table("corp") as t:
        t.corp.hand("Subliminal Messaging", "Subliminal Messaging")
        t.corp.play("Subliminal Messaging")
        assert (t.corp.credits, t.corp.clicks) == (6, 3)
        t.corp.play("Subliminal Messaging")
        assert (t.corp.credits, t.corp.clicks) == (7, 2)


def test_subliminal_messaging_does_not_come_back_after_a_run_that_failed() -> None:
    with Table("runner", clicks=1) as t:
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.corp.discard("Subliminal Messaging")
        t.runner.run("HQ")
        t.finish_run()
        t.end_turn()
        assert t.state.active == CORP
        assert t.corp.titles("discard") == ["Subliminal Messaging"]


@pytest.mark.parametrize("tags", [0, 1])
def test_bad_times_needs_a_tag_and_takes_two_memory_units(tags: int) -> None:
    with Table("corp") as t:
        t.corp.hand("Bad Times").set(credits=4)
        t.runner.set(tags=tags)
        assert t.corp.can("play", "Bad Times") == bool(tags)
        if tags:
            t.corp.play("Bad Times")
            assert t.runner.memory == (0, 2)


def test_a_tech_startup_finds_assets_alone_and_shows_them() -> None:
    with Table("runner", clicks=1) as t:
        t.corp.put("Tech Startup", "Server 1", rezzed=True)
        t.corp.deck("Hostile Takeover", "PAD Campaign")
        t.end_turn()
        t.corp.trigger("Tech Startup")
        assert not t.corp.can("pick", "Hostile Takeover")
        t.corp.pick("PAD Campaign")
        t.corp.destination("new")
        assert t.card("PAD Campaign").installed
        assert t.happened("revealed") == 1


@pytest.mark.parametrize("clicks", [2, 3])
def test_lady_liberty_needs_three_clicks(clicks: int) -> None:
    with Table("corp", clicks=clicks) as t:
        t.corp.put("Lady Liberty", "Server 1", rezzed=True, tokens={"power": 1})
        t.corp.hand("Hostile Takeover")
        assert t.corp.can("use", "Lady Liberty") == (clicks == 3)


class TestGiordanoMemorialField:
    @pytest.mark.parametrize(("credit", "can"), [(3, False), (4, True)])
    def test_two_credits_for_each_agenda_in_the_runners_score_area(self, credit: int, can: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Giordano Memorial Field", "Server 1", rezzed=True)
            t.runner.scored("Hostile Takeover", "TGTBT").set(credits=credit)
            t.corp.scored("TGTBT")
            t.runner.put("Corroder")
            t.runner.run("Server 1")
            if can:
                t.runner.yes()
            t.settle()
            assert t.happened("accessed") == int(can)
            assert t.runner.credits == (0 if can else credit)

    @pytest.mark.rule("10.1.3")
    def test_a_card_that_became_an_agenda_is_one_of_them(self) -> None:
        with Table("runner") as t:
            t.corp.put("Giordano Memorial Field", "Server 1", rezzed=True)
            t.corp.put("Director Haas", "Server 2", rezzed=True)
            t.runner.set(credits=10)
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.settle()
            assert t.runner.score == 2
            credit = t.runner.credits
            t.runner.run("Server 1")
            t.runner.yes()
            assert t.runner.credits == credit - 2
            t.finish_run()


class TestHeinleinGrid:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Heinlein Grid", "HQ", rezzed=True)
        t.corp.put("Eli 1.0", "HQ", rezzed=True)
        t.corp.put("Eli 1.0", "R&D", rezzed=True)
        t.corp.set(credits=2)
        return t

    def test_a_click_spent_in_a_run_here_costs_all_credits(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.runner.use(t.card("Eli 1.0", 0))
            t.runner.act("subroutine", number=0)
            assert (t.runner.credits, t.corp.credits) == (0, 2)
            t.finish_run()

    def test_elsewhere_it_does_not(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.use(t.card("Eli 1.0", 1))
            t.runner.act("subroutine", number=0)
            t.finish_run()
            assert t.runner.credits == 5


class TestHowler:
    def test_what_it_installed_is_derezzed_once_and_stays(self) -> None:
        with Table("runner") as t:
            t.corp.put("Howler", "HQ", rezzed=True)
            t.corp.hand("Eli 1.0").set(credits=9)
            t.runner.run("HQ")
            t.corp.accept()
            t.corp.decline()  # nothing is trashed first
            t.finish_run()
            assert t.card("Eli 1.0").installed
            assert not t.card("Eli 1.0").rezzed
            assert t.zone("Howler") == "Archives"
            t.runner.run("HQ")
            t.corp.rez("Eli 1.0")
            t.finish_run()
            assert t.card("Eli 1.0").rezzed

    @pytest.mark.rule("1.2.2")
    def test_in_a_run_by_blackmail_its_ice_stays_facedown(self) -> None:
        with Table("runner") as t:
            t.corp.put("Howler", "HQ", rezzed=True)
            t.corp.hand("Eli 1.0").set(credits=9, bad_publicity=1)
            t.runner.hand("Blackmail").play("Blackmail")
            t.runner.act("server", server="HQ")
            t.corp.accept()
            t.corp.decline()  # nothing is trashed first
            assert t.card("Eli 1.0").installed
            assert not t.card("Eli 1.0").rezzed
            t.finish_run()


class TestFairchild:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Fairchild 2.0", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.put("Mimic")
        t.runner.hand("Sure Gamble").set(credits=5)
        t.runner.run("HQ")
        return t

    def test_the_runner_pays_or_trashes_twice_and_suffers_one_brain_damage(self) -> None:
        with self.table() as t:
            t.runner.mode("pay")
            t.runner.mode("trash")
            t.runner.pick("Mimic")
            assert got_in(t)
            assert (t.runner.credits, t.runner.titles("discard")) == (3, ["Mimic", "Sure Gamble"])
            assert damage(t) == [("brain", 1)]

    def test_two_clicks_break_two_subroutines(self) -> None:
        with self.table() as t:
            t.runner.use("Fairchild 2.0")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            assert t.runner.clicks == 1
            assert not t.runner.can("use", "Fairchild 2.0")
            t.finish_run()
            assert damage(t) == [("brain", 1)]
            assert t.runner.titles("discard") == ["Sure Gamble"]


@pytest.mark.parametrize("title", ["Fairchild 2.0", "Nerine 2.0"])
def test_no_other_ice_is_broken_with_their_clicks(title: str) -> None:
    with Table("runner") as t:
        t.corp.put(title, "HQ", rezzed=True)
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.put("Gordian Blade")
        encounter(t, "HQ")
        assert not t.runner.can("use", title)
        t.finish_run()


@pytest.mark.parametrize(("spends", "caught"), [(3, True), (4, False)])
class TestTracesWithFour:
    def test_executive_functioning(self, spends: int, caught: bool) -> None:
        with facing("Executive Functioning") as t:
            t.runner.number(spends)
            t.finish_run()
            assert damage(t) == ([("brain", 1)] if caught else [])

    def test_holmegaard(self, spends: int, caught: bool) -> None:
        with facing("Holmegaard", "R&D") as t:
            t.runner.number(spends)
            assert got_in(t)
            assert t.happened("accessed") == int(not caught)

    def test_warroid_tracker(self, spends: int, caught: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Warroid Tracker", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            for title in ("Corroder", "Mimic", "Ninja"):
                t.runner.put(title)
            t.runner.set(credits=8)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.runner.number(spends)
            if caught:
                t.runner.pick("Mimic", "Ninja")
            t.settle()
            assert t.runner.titles("discard") == (["Mimic", "Ninja"] if caught else [])


class TestArchitect:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.deck("Enigma", "PAD Campaign", "Hedge Fund", "Hedge Fund", "Hedge Fund", "Ice Wall")
        t.corp.put("Architect", "HQ", rezzed=True)
        t.corp.put("Wall of Static", "HQ")
        t.corp.set(credits=0)
        t.runner.run("HQ")
        t.settle()
        return t

    def test_it_looks_at_five_cards_and_installs_one_for_nothing(self) -> None:
        with self.table() as t:
            assert t.corp.can("pick", "PAD Campaign")  # the fifth
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            if t.corp.can("done"):
                t.corp.act("done")
            t.finish_run()
            assert t.card("Ice Wall").installed
            assert t.corp.credits == 0

    def test_it_may_install_nothing(self) -> None:
        with self.table() as t:
            t.corp.decline()
            t.finish_run()
            assert t.happened("installed") == 0


class TestLateralGrowth:
    def test_it_pays_four_credits_and_installs_a_card_from_hq(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Lateral Growth", "PAD Campaign")
            t.corp.play("Lateral Growth")
            assert t.corp.credits == 7
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            assert t.card("PAD Campaign").installed

    def test_or_none(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Lateral Growth", "PAD Campaign")
            t.corp.play("Lateral Growth")
            t.corp.decline()
            assert t.corp.titles("hand") == ["PAD Campaign"]


class TestMalia:
    def test_a_virtual_resource_cannot_be_chosen(self) -> None:
        with Table("corp") as t:
            t.corp.put("Malia Z0L0K4", "Server 1")
            t.runner.put("Ice Carver")
            t.runner.put("Underworld Contact")
            t.runner.put("Daily Casts")
            t.corp.rez("Malia Z0L0K4")
            assert not t.corp.can("pick", "Ice Carver")
            t.corp.pick("Underworld Contact")

    def test_another_card_that_is_rezzed_asks_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.put("Malia Z0L0K4", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.put("Underworld Contact")
            t.runner.put("Daily Casts")
            t.corp.rez("PAD Campaign")
            t.settle()
            assert t.card("PAD Campaign").rezzed


def test_fast_break_may_install_nothing() -> None:
    with Table("corp") as t:
        t.corp.hand("Fast Break", "PAD Campaign", "Ice Wall")
        t.runner.scored("Hostile Takeover")
        t.corp.play("Fast Break")
        t.corp.number(0)
        t.corp.decline()
        assert (t.corp.credits, t.corp.titles("hand")) == (2, ["Ice Wall", "PAD Campaign"])


def test_fast_break_does_not_count_what_film_critic_hosts() -> None:
    with Table("runner", clicks=1) as t:
        t.runner.put("Film Critic")
        t.runner.scored("TGTBT")
        t.corp.put("Hostile Takeover", "Server 1")
        t.corp.hand("Fast Break", "PAD Campaign", "Ice Wall")
        t.runner.run("Server 1")
        t.runner.accept()
        t.settle()
        t.corp.play("Fast Break")
        assert t.corp.credits == 2
        assert not t.corp.can("number", number=2)
        t.corp.number(0)
        t.corp.pick("PAD Campaign")
        t.corp.destination("new")
        t.settle()
        assert "Ice Wall" in t.corp.titles("hand")


class TestTheFoundry:
    def test_an_asset_that_is_rezzed_finds_nothing(self) -> None:
        with Table("corp", corp="The Foundry: Refining the Process") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.deck("PAD Campaign", "Ice Wall")
            t.corp.rez("PAD Campaign")
            t.settle()
            assert t.corp.titles("hand") == []

    def test_what_is_found_is_revealed(self) -> None:
        with Table("runner", corp="The Foundry: Refining the Process") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.deck("Ice Wall")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.corp.trigger("The Foundry: Refining the Process")
            t.corp.pick("Ice Wall")
            t.finish_run()
            assert t.happened("revealed") == 1


def test_project_vacheron_loses_a_counter_in_each_turn_of_the_runner_until_it_counts() -> None:
    with Table("runner", clicks=2) as t:
        t.corp.put("Project Vacheron", "Server 1")
        t.runner.run("Server 1")
        t.settle()
        for left in (4, 3, 2, 1):
            assert (t.card("Project Vacheron").tokens("agenda"), t.runner.score) == (left, 0)
            t.end_turn()
            assert t.card("Project Vacheron").tokens("agenda") == left  # the Corp's turn has begun
            t.end_turn()
        assert t.runner.score == 3


def test_jinja_city_grid_makes_ice_cheaper_by_exactly_four() -> None:
    with Table("corp", clicks=1) as t:
        t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        for _ in range(5):
            t.corp.put("Ice Wall", "Server 1")
        t.corp.deck("Enigma")
        t.corp.act("draw")
        t.corp.yes()
        t.corp.act("done")
        assert t.corp.credits == 4


def test_each_subroutine_of_nerine_lets_the_corp_draw_one_card() -> None:
    with facing("Nerine 2.0") as t:
        t.corp.yes()
        assert len(t.corp.titles("hand")) == 1
        t.corp.yes()
        assert len(t.corp.titles("hand")) == 2
        t.finish_run()
        assert damage(t) == [("brain", 1)] * 2


@pytest.mark.parametrize(("spends", "caught"), [(2, True), (3, False)])
def test_kill_switch_traces_with_three_for_a_brain_damage(spends: int, caught: bool) -> None:
    with Table("corp", clicks=1) as t:
        t.corp.hand("Kill Switch").set(credits=1)
        t.corp.put("Hostile Takeover", "Server 1")
        t.corp.put("PAD Campaign", "Server 2")
        t.runner.hand("Sure Gamble")
        t.corp.play("Kill Switch")
        t.runner.run("Server 2")
        t.finish_run()
        t.runner.run("Server 1")
        t.runner.number(spends)
        t.settle()
        assert damage(t) == ([("brain", 1)] if caught else [])
        assert t.happened("traced") == 1


@pytest.mark.parametrize("title", ["Hostile Takeover", "PAD Campaign"])
def test_kill_switch_reveals_agendas_alone_in_rnd(title: str) -> None:
    t = Table("corp", clicks=1)
    t.corp.hand("Kill Switch").set(credits=1)
    t.corp.deck(title)
    t.corp.play("Kill Switch")
    t.runner.run("R&D")
    t.settle()
    [access] = [one for one in t.state.journal.since(0) if one.kind == "accessed"]
    assert (access.seen == 3) == (title == "Hostile Takeover")


def test_ultraviolet_clearance_pays_ten_credits_and_four_cards() -> None:
    with Table("corp") as t:
        t.corp.hand("Ultraviolet Clearance").set(credits=6)
        t.corp.play("Ultraviolet Clearance")
        t.settle()
        assert (t.corp.clicks, t.corp.credits, len(t.corp.titles("hand"))) == (0, 10, 4)


class TestTyrsHand:
    def table(self, server: str, ice: str) -> Table:
        t = Table("runner")
        t.corp.put("Tyr's Hand", "HQ")
        t.corp.put(ice, server, rezzed=True)
        t.runner.put("Corroder")
        t.runner.set(credits=20)
        t.runner.run(server)
        if ice == "Eli 1.0":
            encounter(t)
            t.runner.use("Corroder", "strength")
            t.runner.use("Corroder", "strength")
        t.runner.use("Corroder", "Break")
        return t

    def test_ice_of_another_server_is_not_helped(self) -> None:
        with self.table("R&D", "Eli 1.0") as t:
            t.runner.act("subroutine", number=0)
            assert not t.corp.can("trigger", "Tyr's Hand")
            t.finish_run()

    def test_nor_when_it_is_rezzed_already(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tyr's Hand", "HQ", rezzed=True)
            t.corp.put("Eli 1.0", "R&D", rezzed=True)
            t.runner.run("R&D")
            t.runner.use("Eli 1.0")
            t.runner.act("subroutine", number=0)
            assert not t.corp.can("use", "Tyr's Hand")
            t.finish_run()
            assert t.card("Tyr's Hand").installed

    def test_nor_ice_that_is_no_bioroid(self) -> None:
        with self.table("HQ", "Ice Wall") as t:
            assert not t.corp.can("trigger", "Tyr's Hand")
            t.finish_run()
            assert not t.card("Tyr's Hand").rezzed
