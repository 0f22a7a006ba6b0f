"""What Haas-Bioroid cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP
from sneakdoor.rules.visibility import remembered
from sneakdoor.testing import Table


def test_fast_break_installs_as_many_cards_as_the_runner_has_agendas_in_one_remote() -> None:
    with Table() as t:
        t.corp.hand("Fast Break", "PAD Campaign", "Ice Wall", "Enigma")
        t.corp.put("Adonis Campaign", "Server 1")
        t.runner.scored("Hostile Takeover", "Nisei MK II")
        t.corp.play("Fast Break")
        t.corp.number(1)
        t.corp.pick("PAD Campaign")
        t.corp.destination("new")
        t.corp.pick("Ice Wall")
        t.settle()
        assert t.corp.credits == 5 - 4 + 2
        assert t.card("Ice Wall").server == t.card("PAD Campaign").server == "Server 2"
        assert t.corp.titles("hand") == ["Enigma", "Hedge Fund"]


def test_fast_break_without_agendas_does_nothing() -> None:
    with Table() as t:
        t.corp.hand("Fast Break", "PAD Campaign")
        assert not t.corp.can("play", "Fast Break")


def test_the_foundry_finds_a_copy_of_the_first_ice_rezzed_in_a_turn() -> None:
    with Table(turn="runner", corp="The Foundry: Refining the Process") as t:
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "R&D")
        t.corp.deck("Enigma", "Ice Wall")
        t.runner.run("HQ")
        t.corp.rez("Ice Wall")
        t.corp.act("trigger", "The Foundry: Refining the Process")
        t.corp.pick("Ice Wall")
        t.finish_run()
        assert t.corp.titles("hand") == ["Ice Wall"]
        t.runner.run("R&D")
        t.corp.rez("Enigma")
        t.finish_run()
        assert t.corp.titles("hand") == ["Ice Wall"]


@pytest.mark.rule("1.4:10.8.5")
@pytest.mark.parametrize("successful", [True, False])
def test_executive_functioning_does_brain_damage_only_if_its_trace_succeeds(successful: bool) -> None:
    with Table(turn="runner") as t:
        t.corp.put("Executive Functioning", "HQ", rezzed=True)
        t.runner.hand("Sure Gamble")
        t.runner.set(credits=4)
        t.runner.run("HQ")
        t.corp.number(0)
        t.runner.number(0 if successful else 4)
        t.finish_run()
        assert t.state.brain == int(successful)
        assert len(t.runner.titles("hand")) == 1 - successful


@pytest.mark.rule("1.2.2", "1.4:10.8.5")
class TestHolmegaard:
    @pytest.mark.parametrize("server", ["HQ", "R&D", "Archives", "Server 1"])
    def test_no_card_is_accessed_in_the_rest_of_the_run(self, server: str) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Holmegaard", server, rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand("Hostile Takeover").deck("Hostile Takeover").discard("Hostile Takeover", faceup=False)
            t.runner.run(server)
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.happened("accessed") == t.happened("access begins") == t.happened("archives turned faceup") == 0
            t.runner.run("HQ" if server != "HQ" else "R&D")
            t.finish_run()
            assert t.runner.titles("score") == ["Hostile Takeover"]

    def test_it_trashes_an_icebreaker_and_no_other_program(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Holmegaard", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Datasucker")
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(5)  # the only icebreaker needs no choice
            t.finish_run()
            assert t.runner.titles("discard") == ["Corroder"]
            assert t.card("Datasucker").installed


@pytest.mark.rule("6.5.4")
def test_two_clicks_break_both_subroutines_of_nerine() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Nerine 2.0", "HQ", rezzed=True)
        t.runner.hand("Sure Gamble")
        t.runner.run("HQ")
        t.runner.use("Nerine 2.0")
        t.runner.act("subroutine", number=0)
        t.runner.act("subroutine", number=1)
        t.finish_run()
        assert t.runner.clicks == 1
        assert t.state.brain == 0


@pytest.mark.rule("10.4.2b")
def test_each_subroutine_of_nerine_does_brain_damage_and_lets_the_corp_draw() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Nerine 2.0", "HQ", rezzed=True)
        t.corp.deck("Hedge Fund", "Ice Wall")
        t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
        t.runner.run("HQ")
        t.corp.yes()
        t.corp.no()
        t.finish_run()
        assert t.state.brain == 2
        assert t.runner.hand_size == 3
        assert t.corp.titles("hand") == ["Ice Wall"]


@pytest.mark.rule("3.4.7")
def test_next_opal_installs_a_card_for_each_rezzed_next_ice() -> None:
    with Table(turn="runner") as t:
        t.corp.put("NEXT Opal", "HQ", rezzed=True)
        t.corp.put("NEXT Opal", "R&D", rezzed=True)
        t.corp.put("NEXT Opal", "Archives")
        t.corp.hand("PAD Campaign", "Ice Wall", "Hedge Fund")
        t.corp.set(credits=1)
        t.runner.run("HQ")
        t.corp.pick("PAD Campaign")
        t.corp.destination("new")
        t.corp.pick("Ice Wall")
        t.corp.destination("HQ")
        t.corp.act("done")  # none of the ice there is trashed first
        t.finish_run()
        assert t.card("PAD Campaign").server == "Server 1"
        assert t.card("Ice Wall").server == "HQ"
        assert t.corp.credits == 0  # the second piece of ice costs 1


@pytest.mark.rule("1.15.5")
def test_a_subroutine_of_next_opal_may_be_declined() -> None:
    with Table(turn="runner") as t:
        t.corp.put("NEXT Opal", "HQ", rezzed=True)
        t.corp.hand("PAD Campaign")
        t.runner.run("HQ")
        t.corp.act("done")
        t.finish_run()
        assert t.corp.titles("hand") == ["PAD Campaign"]


class TestDirectorHaas:
    @pytest.mark.rule("1.11.2")
    def test_the_corp_has_a_click_more(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Director Haas", "Server 1", rezzed=True)
            t.corp.deck("Hedge Fund", "Hedge Fund")
            t.end_turn()
            assert t.corp.clicks == 4

    @pytest.mark.rule("10.1.3", "7.7.2")
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_trashed_while_being_accessed_she_is_an_agenda_of_the_runner(self, rezzed: bool) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Director Haas", "Server 1", rezzed=rezzed)
            t.runner.set(credits=5)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.titles("score") == ["Director Haas"]
            assert t.runner.score == 2
            assert t.happened("stolen") == 0

    @pytest.mark.rule("9.1.6a")
    def test_she_need_not_be_installed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Director Haas")
            t.runner.set(credits=5)
            t.runner.run("HQ")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.score == 2

    def test_trashed_otherwise_she_goes_to_archives(self) -> None:
        with Table(turn="corp") as t:
            t.corp.put("Director Haas", "Server 1", rezzed=True)
            t.corp.hand("Liquidation")
            t.corp.play("Liquidation")
            t.corp.pick("Director Haas")
            t.settle()
            assert t.runner.score == 0
            assert "Director Haas" in t.corp.titles("discard")


class TestKillSwitch:
    @pytest.mark.rule("7.2.2", "3.5.1b")
    def test_an_agenda_accessed_in_r_and_d_is_revealed_and_traced_before_it_is_stolen(self) -> None:
        with Table(turn="corp") as t:
            t.corp.hand("Kill Switch").deck("Hostile Takeover")
            t.runner.hand("Sure Gamble")
            t.corp.play("Kill Switch")
            t.end_turn()
            t.runner.run("R&D")
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.state.brain == 1
            assert t.happened("traced") == 1
            assert t.runner.titles("score") == ["Hostile Takeover"]
            assert t.zone("Kill Switch") == "Archives"  # an agenda was stolen

    @pytest.mark.rule("1.16.6")
    def test_scoring_an_agenda_traces_too(self) -> None:
        with Table(turn="corp") as t:
            t.corp.hand("Kill Switch")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.corp.play("Kill Switch")
            t.corp.score_agenda("Hostile Takeover")
            t.corp.trigger("Kill Switch")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.state.brain == 1
            assert t.zone("Kill Switch") == "the play area"


@pytest.mark.rule("7.2.2")
def test_other_cards_in_r_and_d_stay_hidden_under_kill_switch() -> None:
    with Table(turn="corp") as t:
        t.corp.hand("Kill Switch").deck("Hedge Fund")
        t.corp.play("Kill Switch")
        t.end_turn()
        t.runner.run("R&D")
        t.settle()
        cid = t.state.deck[0][-1]
        assert not remembered(t.state, cid, CORP)
        t.finish_run()


@pytest.mark.rule("1.15.9")
def test_ultraviolet_clearance_costs_three_clicks_and_may_install_what_was_drawn() -> None:
    with Table(turn="corp") as t:
        t.corp.hand("Ultraviolet Clearance").deck("Hedge Fund", "Hedge Fund", "Hedge Fund", "PAD Campaign")
        t.corp.set(credits=6)
        t.corp.play("Ultraviolet Clearance")
        t.corp.pick("PAD Campaign")
        t.corp.destination("new")
        t.settle()
        assert t.corp.clicks == 0
        assert t.corp.credits == 10
        assert t.card("PAD Campaign").installed


def test_ultraviolet_clearance_is_not_played_with_two_clicks() -> None:
    with Table(turn="corp", clicks=2) as t:
        t.corp.hand("Ultraviolet Clearance")
        t.corp.set(credits=6)
        assert not t.corp.can("play", "Ultraviolet Clearance")


@pytest.mark.rule("9.2.7", "9.5.5")
class TestBioroidWorkCrew:
    def test_it_installs_a_card_right_after_an_operation(self) -> None:
        with Table(turn="corp") as t:
            t.corp.put("Bioroid Work Crew", "Server 1", rezzed=True)
            t.corp.hand("Beanstalk Royalties", "Ice Wall")
            t.corp.play("Beanstalk Royalties")
            t.corp.use("Bioroid Work Crew")
            t.corp.destination("HQ")
            t.settle()
            assert t.card("Ice Wall").server == "HQ"
            assert t.zone("Bioroid Work Crew") == "Archives"
            assert t.corp.clicks == 2

    def test_it_is_of_no_use_before_an_operation_or_a_window_later(self) -> None:
        with Table(turn="corp") as t:
            t.corp.put("Bioroid Work Crew", "Server 1", rezzed=True)
            t.corp.hand("Beanstalk Royalties", "Ice Wall")
            assert not t.corp.can("use", "Bioroid Work Crew")
            t.corp.play("Beanstalk Royalties")
            assert t.corp.can("use", "Bioroid Work Crew")
            t.corp.act("credit")
            assert not t.corp.can("use", "Bioroid Work Crew")
