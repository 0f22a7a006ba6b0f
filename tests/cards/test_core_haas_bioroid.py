"""Haas-Bioroid cards of the core sets."""

from __future__ import annotations

import pytest
from tests.verbs import walk_to

from sneakdoor.testing import Table


def test_archived_memories_takes_any_card_back_from_archives() -> None:
    with Table("corp") as t:
        t.corp.hand("Archived Memories").discard("Enigma", faceup=False).discard("Hedge Fund")
        t.corp.play("Archived Memories")
        t.corp.pick("Enigma")
        assert t.corp.titles("hand") == ["Enigma"]
        assert t.corp.titles("discard") == ["Archived Memories", "Hedge Fund"]
        assert t.happened("revealed") == 0


def test_archived_memories_cannot_take_itself() -> None:
    with Table("corp") as t:
        t.corp.hand("Archived Memories")
        assert not t.corp.can("play", "Archived Memories")


@pytest.mark.rule("1.15.9")
def test_blue_level_clearance_costs_two_clicks_for_five_credits_and_two_cards() -> None:
    with Table("corp") as t:
        t.corp.hand("Blue Level Clearance")
        t.corp.play("Blue Level Clearance")
        assert (t.corp.clicks, t.corp.credits) == (1, 8)
        assert len(t.corp.titles("hand")) == 2


def test_bioroid_ice_is_stronger_together_and_other_ice_is_not() -> None:
    with Table("corp", corp="Haas-Bioroid: Stronger Together") as t:
        t.corp.put("Eli 1.0", "HQ", rezzed=True)
        t.corp.put("Enigma", "HQ", rezzed=True)
        assert t.decision is not None
        assert t.card("Eli 1.0").strength == 5
        assert t.card("Enigma").strength == 2


class TestIchi:
    def test_it_trashes_two_programs_and_traces_for_a_tag_and_brain_damage(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ichi 1.0", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            t.runner.set(credits=0).hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.pick("Corroder")
            t.finish_run()
            assert t.runner.titles("discard") == ["Corroder", "Gordian Blade", "Sure Gamble"]
            assert (t.state.tags, t.state.brain) == (1, 1)

    def test_each_subroutine_can_be_broken_with_a_click(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ichi 1.0", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            for position in (2, 1, 0):
                t.runner.use("Ichi 1.0")
                if position:
                    t.runner.act("subroutine", number=position)
            t.finish_run()
            assert t.runner.clicks == 0
            assert t.card("Corroder").installed


class TestProjectVitruvius:
    def score(self, tokens: int) -> Table:
        t = Table("corp")
        t.corp.put("Project Vitruvius", "Server 1", tokens={"advancement": tokens})
        t.corp.discard("Enigma")
        t.corp.score_agenda("Project Vitruvius")
        return t

    def test_each_advancement_token_over_three_is_an_agenda_counter(self) -> None:
        with self.score(5) as t:
            assert t.card("Project Vitruvius").tokens("agenda") == 2

    def test_three_advancement_tokens_are_none(self) -> None:
        with self.score(3) as t:
            assert t.card("Project Vitruvius").tokens("agenda") == 0
            assert not t.corp.can("use", "Project Vitruvius")

    def test_an_agenda_counter_brings_a_card_back(self) -> None:
        with self.score(4) as t:
            t.corp.use("Project Vitruvius")
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.card("Project Vitruvius").tokens("agenda") == 0


def test_a_shipment_from_mirrormorph_installs_up_to_three_cards_and_pays_for_each() -> None:
    with Table("corp") as t:
        t.corp.hand("Shipment from MirrorMorph", "Enigma", "Wall of Static", "PAD Campaign")
        t.corp.set(credits=3).put("Wraparound", "HQ")
        t.corp.play("Shipment from MirrorMorph")
        for title, server in (("Enigma", "HQ"), ("Wall of Static", "R&D"), ("PAD Campaign", "new")):
            t.corp.pick(title)
            t.corp.destination(server)
            if title == "Enigma":
                t.corp.act("done")  # nothing is trashed first
        assert t.corp.titles("hand") == []
        assert t.corp.credits == 1
        assert t.corp.clicks == 2


def test_a_shipment_from_mirrormorph_may_stop_early() -> None:
    with Table("corp") as t:
        t.corp.hand("Shipment from MirrorMorph", "Enigma", "Wall of Static")
        t.corp.play("Shipment from MirrorMorph")
        t.corp.pick("Enigma")
        t.corp.destination("HQ")
        t.corp.act("done")
        assert t.corp.titles("hand") == ["Wall of Static"]


class TestSuccessfulFieldTest:
    def test_any_number_of_cards_is_installed_for_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.put("Successful Field Test", "Server 1", tokens={"advancement": 4})
            t.corp.hand(*["Enigma"] * 6).set(credits=0)
            t.corp.score_agenda("Successful Field Test")
            for _ in range(6):
                t.corp.pick("Enigma")
                t.corp.destination("new")
            assert t.corp.titles("hand") == []
            assert t.happened("installed") == 6
            assert t.corp.credits == 0

    def test_the_corp_may_install_none(self) -> None:
        with Table("corp") as t:
            t.corp.put("Successful Field Test", "Server 1", tokens={"advancement": 4})
            t.corp.hand("Enigma")
            t.corp.score_agenda("Successful Field Test")
            t.corp.act("done")
            assert t.corp.titles("hand") == ["Enigma"]


class TestMarilynCampaign:
    def test_it_pays_two_credits_each_turn(self) -> None:
        with Table("corp") as t:
            t.corp.put("Marilyn Campaign", "Server 1")
            t.corp.rez("Marilyn Campaign")
            assert t.card("Marilyn Campaign").tokens("credit") == 8
            t.end_turn()
            before = t.corp.credits
            t.end_turn()
            assert t.corp.credits == before + 2

    @pytest.mark.rule("1.18.1")
    def test_trashed_by_the_runner_it_may_be_shuffled_into_rnd_and_was_trashed_all_the_same(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Infrastructure", "Server 2", rezzed=True)
            t.corp.put("Marilyn Campaign", "Server 1", rezzed=True, tokens={"credit": 8})
            t.runner.hand("Sure Gamble")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.corp.trigger("Marilyn Campaign")
            t.finish_run()
            assert t.zone("Marilyn Campaign") == "R&D"
            assert t.happened("trashed") == 2
            assert t.runner.titles("hand") == []

    def test_the_corp_may_let_it_go_to_archives(self) -> None:
        with Table("runner") as t:
            t.corp.put("Marilyn Campaign", "Server 1", rezzed=True, tokens={"credit": 8})
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.corp.pass_()
            t.finish_run()
            assert t.zone("Marilyn Campaign") == "Archives"

    @pytest.mark.rule("1.4:10.9.1")
    def test_empty_it_is_trashed_and_may_be_shuffled_in(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Marilyn Campaign", "Server 1")
            t.corp.rez("Marilyn Campaign")
            t.state.things[t.cid("Marilyn Campaign")].tokens = {"credit": 2}
            t.end_turn()
            t.corp.trigger("Marilyn Campaign")
            t.settle()
            assert t.zone("Marilyn Campaign") in ("R&D", "HQ")  # the mandatory draw comes after
            assert t.happened("trashed") == 1

    def test_a_card_installed_over_it_lets_it_be_shuffled_in(self) -> None:
        with Table("corp") as t:
            t.corp.put("Marilyn Campaign", "Server 1", rezzed=True, tokens={"credit": 8})
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "Server 1")
            t.corp.trigger("Marilyn Campaign")
            assert t.zone("Marilyn Campaign") == "R&D"
            assert t.card("PAD Campaign").installed

    @pytest.mark.rule("9.1.5")
    def test_unrezzed_its_text_does_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Marilyn Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("Marilyn Campaign") == "Archives"


class TestMasonBellamy:
    def test_who_broke_a_subroutine_loses_a_click(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mason Bellamy", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.runner.clicks == 2

    def test_one_who_broke_none_does_not(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mason Bellamy", "HQ", rezzed=True)
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.yes()
            t.finish_run()
            assert t.runner.clicks == 3

    def test_ice_of_other_servers_does_not_matter(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mason Bellamy", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("R&D")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.runner.clicks == 3

    def test_ice_that_was_trashed_in_the_encounter_counts(self) -> None:
        with Table("corp") as t:
            t.corp.put("Mason Bellamy", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Oversight AI")
            t.corp.play("Oversight AI")
            t.runner.put("Corroder")
            t.end_turn()
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.zone("Ice Wall") == "Archives"
            assert t.runner.clicks == 2


class TestProjectAres:
    def score(self, tokens: int, *rig: str) -> Table:
        t = Table("corp")
        t.corp.put("Project Ares", "Server 1", tokens={"advancement": tokens})
        for title in rig:
            t.runner.put(title)
        t.corp.score_agenda("Project Ares")
        return t

    def test_the_runner_trashes_a_card_for_each_token_over_four(self) -> None:
        with self.score(6, "Corroder", "Ice Carver", "Underworld Contact") as t:
            t.runner.pick("Ice Carver", "Underworld Contact")
            assert t.runner.titles("discard") == ["Ice Carver", "Underworld Contact"]
            assert t.state.bad_publicity == 1

    def test_with_four_tokens_nothing_happens(self) -> None:
        with self.score(4, "Corroder") as t:
            assert t.card("Corroder").installed
            assert t.state.bad_publicity == 0

    @pytest.mark.both
    @pytest.mark.rule("9.8.3a")
    def test_nor_is_one_that_was_kept_from_being_trashed(self) -> None:
        with Table("corp") as t:
            t.corp.put("Project Ares", "Server 1", tokens={"advancement": 5})
            t.runner.put("Corroder")
            t.runner.put("Sacrificial Construct")
            t.corp.score_agenda("Project Ares")
            t.runner.pick("Corroder")
            t.runner.use("Sacrificial Construct")
            assert t.card("Corroder").installed
            assert t.state.bad_publicity == 0

    def test_no_card_to_trash_is_no_bad_publicity(self) -> None:
        with self.score(6) as t:
            assert t.state.bad_publicity == 0


class TestSeidrLaboratories:
    def table(self) -> Table:
        t = Table("runner", corp="Seidr Laboratories: Destiny Defined")
        t.corp.discard("Snare!")
        t.corp.put("Eli 1.0", "HQ", rezzed=True)
        return t

    def test_the_first_click_spent_in_a_run_puts_a_card_on_rnd(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")  # this click is spent before the run begins
            t.runner.use("Eli 1.0")
            t.corp.trigger("Seidr Laboratories: Destiny Defined")
            t.runner.act("subroutine", number=0)
            assert t.state.card(t.state.deck[0][-1]).title == "Snare!"
            t.finish_run()

    def test_once_each_turn(self) -> None:
        with self.table() as t:
            t.corp.discard("Enigma")
            t.runner.run("HQ")
            t.runner.use("Eli 1.0")
            t.corp.trigger("Seidr Laboratories: Destiny Defined")
            t.corp.pick("Snare!")
            t.runner.act("subroutine", number=0)
            t.runner.use("Eli 1.0")
            t.finish_run()
            assert t.corp.titles("discard") == ["Enigma"]

    def test_clicks_outside_a_run_do_not_count(self) -> None:
        with self.table() as t:
            t.runner.act("credit")
            t.runner.run("HQ")
            t.runner.use("Eli 1.0")
            t.corp.trigger("Seidr Laboratories: Destiny Defined")
            t.runner.act("subroutine", number=0)
            t.finish_run()
            assert t.corp.titles("discard") == []


class TestTuring:
    def test_it_is_stronger_in_front_of_a_remote_server(self) -> None:
        with Table("corp") as t:
            t.corp.put("Turing", "HQ", rezzed=True)
            t.corp.put("Turing", "Server 1", rezzed=True)
            assert t.decision is not None
            assert t.card("Turing", 0).strength == 2
            assert t.card("Turing", 1).strength == 5

    @pytest.mark.parametrize("pays", [True, False])
    def test_three_clicks_are_the_way_through(self, pays: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Turing", "HQ", rezzed=True)
            t.runner.run("HQ")
            if pays:
                t.runner.yes()
            else:
                t.runner.no()
            t.finish_run()
            assert t.happened("successful run") == (1 if pays else 0)
            assert t.runner.clicks == (0 if pays else 3)

    @pytest.mark.rule("1.2.2")
    def test_ai_programs_cannot_break_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Turing", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.put("Crypsis", tokens={"virus": 3})
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            for server, can in (("HQ", False), ("R&D", True)):
                t.runner.run(server)
                walk_to(t, "6.9.3b", "runner")
                for _ in range(2):
                    t.runner.use("Crypsis", "strength")
                assert any(o.card == "Crypsis" and "Break" in o.words for o in walk_to(t, "6.9.3b").options) == can
                assert any(o.card == "Gordian Blade" and "Break" in o.words for o in walk_to(t, "6.9.3b").options)
                t.settle()
                if server == "HQ":
                    t.runner.no()
                t.finish_run()


@pytest.mark.rule("8.2.4")
def test_accelerated_beta_test_installs_and_rezzes_ice_and_trashes_the_rest() -> None:
    with Table() as t:
        t.corp.deck("Hostile Takeover", "Archer", "Ice Wall")
        t.corp.put("Accelerated Beta Test", "Server 1", tokens={"advancement": 3})
        t.corp.score_agenda("Accelerated Beta Test")
        t.corp.act("trigger", "Accelerated Beta Test")
        t.corp.pick("Archer")
        t.corp.destination("HQ")
        t.corp.pick()
        t.settle()
        assert t.card("Archer").rezzed
        assert t.corp.credits == 5
        assert t.corp.titles("discard") == ["Hostile Takeover", "Ice Wall"]
