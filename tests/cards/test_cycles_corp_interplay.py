"""Corp cards of the cycles beside other cards: what players rely on when two of them meet."""

from __future__ import annotations

import pytest
from tests.verbs import encounter

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestWhatCannotBeTrashed:
    @pytest.mark.rule("1.4:1.14.2b", "1.2.2")
    def test_liquidation_cannot_name_architect_and_pays_nothing_for_it(self) -> None:
        with Table() as t:
            t.corp.put("Architect", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.hand("Liquidation")
            t.corp.play("Liquidation")
            assert not t.corp.can("pick", "Architect")
            t.corp.pick("PAD Campaign")
            assert t.corp.credits == 5 - 1 + 3
            assert t.card("Architect").installed

    @pytest.mark.rule("1.2.5", "1.4:1.14.2b")
    def test_with_nothing_else_to_trash_liquidation_cannot_be_played(self) -> None:
        with Table() as t:
            t.corp.put("Architect", "HQ", rezzed=True)
            t.corp.hand("Liquidation")
            assert not t.corp.can("play", "Liquidation")

    @pytest.mark.rule("1.4:1.14.2b")
    def test_in_a_standoff_it_is_no_card_to_give_up(self) -> None:
        with Table() as t:
            t.corp.put("Standoff", "Server 1", tokens={"advancement": 2})
            t.corp.put("Architect", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.put("Corroder")
            t.corp.score_agenda("Standoff")
            t.runner.pick("Corroder")
            assert not t.corp.can("pick", "Architect")
            t.corp.act("done")


class TestCopiesThatAreNotAlike:
    @pytest.mark.rule("4.5.6b", "1.4:1.14.2")
    @pytest.mark.parametrize("which", ["discard", "facedown discard"])
    def test_museum_of_history_takes_the_faceup_copy_or_the_facedown_one(self, which: str) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.corp.put("Museum of History", "Server 1", rezzed=True)
            t.corp.discard("Ice Wall").discard("Ice Wall", faceup=False)
            t.runner.act("credit")
            t.corp.trigger("Museum of History")
            t.corp.act("pick", "Ice Wall", zone=which)
            t.settle()
            (left,) = t.state.discard[CORP]
            assert (left in t.state.down) == (which == "discard")

    @pytest.mark.rule("8.2.4")
    @pytest.mark.parametrize("zone", ["", "discard"])
    def test_architect_installs_the_copy_in_hq_or_the_one_in_archives(self, zone: str) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Architect", "R&D", rezzed=True)
            t.corp.hand("PAD Campaign").discard("PAD Campaign")
            t.runner.run("R&D")
            t.corp.act("pick", "PAD Campaign", zone=zone)
            t.corp.destination("new")
            t.finish_run()
            assert [t.corp.titles("hand"), t.corp.titles("discard")][zone == ""] == ["PAD Campaign"]
            assert [t.corp.titles("hand"), t.corp.titles("discard")][zone != ""] == []

    @pytest.mark.rule("6.2.3b")
    @pytest.mark.parametrize("zone", ["", "discard"])
    def test_howler_calls_the_bioroid_from_hq_or_the_one_from_archives(self, zone: str) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Howler", "R&D", rezzed=True)
            t.corp.hand("Eli 1.0").discard("Eli 1.0")
            t.runner.run("R&D")
            t.corp.yes()
            t.corp.act("pick", "Eli 1.0", zone=zone)
            t.corp.act("done")  # no older ice is trashed
            t.settle()
            left = [t.corp.titles("hand"), t.corp.titles("discard")]
            assert ["Eli 1.0" in one for one in left] == [zone != "", zone == ""]


class TestDisposableHQ:
    @pytest.mark.rule("7.1.6a", "7.7.4")
    def test_accessed_in_hq_it_can_go_to_the_bottom_of_r_and_d_itself(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Disposable HQ")
            t.runner.run("HQ")
            t.corp.trigger("Disposable HQ")
            t.corp.pick("Disposable HQ")
            t.finish_run()
            assert t.corp.titles("hand") == []
            assert t.state.card(t.state.deck[CORP][0]).title == "Disposable HQ"

    @pytest.mark.rule("1.4:8.6.1")
    def test_an_operation_that_takes_cards_from_hq_does_not_count_itself_there(self) -> None:
        with Table() as t:
            t.corp.hand("Subcontract")
            t.runner.set(tags=1)
            assert not t.corp.can("play", "Subcontract")
            t.corp.act("credit")


@pytest.mark.rule("1.2.5")
def test_mushin_no_shin_is_not_played_without_a_card_to_install() -> None:
    with Table() as t:
        t.corp.hand("Mushin No Shin", "Hedge Fund", "Ice Wall")
        assert not t.corp.can("play", "Mushin No Shin")
        t.corp.hand("PAD Campaign")
        t.corp.act("credit")
        assert t.corp.can("play", "Mushin No Shin")


@pytest.mark.rule("1.2.5")
def test_queens_gambit_is_not_played_without_an_unrezzed_card_in_a_remote_server() -> None:
    with Table(turn="runner") as t:
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.corp.put("Ash 2X3ZB9CY", "HQ")
        t.runner.hand("Queen's Gambit")
        assert not t.runner.can("play", "Queen's Gambit")


class TestEndsOfEncounters:
    @pytest.mark.both
    @pytest.mark.rule("6.8.2", "6.9.3d")
    def test_anansi_does_its_damage_also_if_the_run_ends_in_the_encounter(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Anansi", "HQ", rezzed=True)
            t.runner.put("Ninja")
            t.corp.scored("Nisei MK II")
            t.card("Nisei MK II").thing.tokens = {"agenda": 1}
            t.runner.hand(*["Sure Gamble"] * 4)
            encounter(t, "HQ")
            t.corp.use("Nisei MK II")
            t.settle()
            assert t.run is None
            assert t.happened("subroutine") == 0
            assert len(t.runner.titles("hand")) == 1

    @pytest.mark.rule("3.4.7", "11.2.55")
    def test_peeping_tom_loses_what_it_gained_with_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Peeping Tom", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            for _ in range(2):
                t.runner.run("HQ")
                t.corp.mode("event")
                t.runner.yes()
                t.runner.yes()
                t.finish_run()
            assert t.state.tags == 4


class TestAccesses:
    @pytest.mark.rule("10.1.3", "1.7.2a")
    def test_franchise_city_can_win_the_game_before_the_agenda_is_stolen(self) -> None:
        t = Table(turn="runner")
        t.corp.put("Franchise City", "Server 1", rezzed=True)
        t.corp.scored("Priority Requisition", "Priority Requisition").hand("Priority Requisition")
        t.runner.scored("Priority Requisition", "Priority Requisition")
        t.runner.run("HQ")
        t.finish_run()
        assert t.outcome is not None
        assert t.outcome.winner == CORP
        assert t.happened("stolen") == 0

    @pytest.mark.both
    @pytest.mark.rule("7.7.2", "10.1.3")
    def test_director_haas_is_an_agenda_too_if_a_program_trashes_her(self) -> None:
        with Table(turn="runner") as t:
            t.corp.deck("Director Haas")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.set(credits=0)
            t.runner.run("R&D")
            t.runner.use("Imp")
            t.finish_run()
            assert t.runner.score == 2


class TestWhatOutlivesItsCard:
    @pytest.mark.both
    @pytest.mark.rule("11.2.22", "1.13.6a")
    def test_old_hollywood_grid_is_over_at_once_if_the_corp_trashes_it_during_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("NEXT Opal", "Server 1", rezzed=True)
            t.corp.put("Old Hollywood Grid", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand("Jinja City Grid")
            t.runner.run("Server 1")
            t.corp.pick("Jinja City Grid")
            t.corp.destination("Server 1")
            t.corp.act("trash", "Old Hollywood Grid")  # there is room for one region
            t.corp.act("done")
            t.finish_run()
            assert t.zone("Old Hollywood Grid") == "Archives"
            assert t.runner.titles("score") == ["Hostile Takeover"]

    @pytest.mark.both
    @pytest.mark.rule("1.15.9", "1.13.6a")
    def test_red_herrings_that_the_corp_trashes_costs_nothing_any_more(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("NEXT Opal", "Server 1", rezzed=True)
            t.corp.put("Red Herrings", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand("Ash 2X3ZB9CY")
            t.runner.run("Server 1")
            t.corp.pick("Ash 2X3ZB9CY")
            t.corp.destination("Server 1")
            t.corp.act("trash", "Red Herrings")
            t.corp.act("done")
            t.finish_run()
            assert t.runner.credits == 5
            assert t.runner.titles("score") == ["Hostile Takeover"]


class TestTheCorpsTurn:
    @pytest.mark.rule("1.11.2")
    def test_director_haas_gives_no_click_in_the_turn_in_which_she_is_rezzed(self) -> None:
        with Table() as t:
            t.corp.put("Director Haas", "Server 1")
            t.corp.act("credit")
            t.corp.rez("Director Haas")
            assert t.corp.clicks == 2

    @pytest.mark.both
    @pytest.mark.rule("9.2.7", "5.6.2a")
    def test_the_work_crew_follows_an_operation_that_took_the_last_click(self) -> None:
        with Table(clicks=1) as t:
            t.corp.put("Bioroid Work Crew", "Server 1", rezzed=True)
            t.corp.hand("Beanstalk Royalties", "Ice Wall")
            t.corp.play("Beanstalk Royalties")
            t.corp.use("Bioroid Work Crew")
            t.corp.destination("HQ")
            assert t.card("Ice Wall").server == "HQ"

    @pytest.mark.rule("5.6.1f", "10.11.4a")
    def test_raman_rai_trades_the_card_of_the_mandatory_draw_for_a_facedown_one(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.corp.put("Raman Rai", "Server 1", rezzed=True)
            t.corp.discard("Enigma", faceup=False).deck("Ice Wall")
            t.runner.act("credit")
            t.corp.yes()
            t.settle()
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.corp.clicks == 2
            assert t.cid("Ice Wall") in t.state.down

    @pytest.mark.both
    @pytest.mark.rule("9.8.6a", "1.4:9.8.3a")
    def test_a_card_kept_from_the_trash_in_a_standoff_was_not_declined(self) -> None:
        with Table() as t:
            t.corp.put("Standoff", "Server 1", tokens={"advancement": 2})
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.put("Fall Guy")
            t.runner.put("Decoy")
            t.corp.score_agenda("Standoff")
            t.runner.pick("Decoy")
            t.runner.use("Fall Guy", "Prevent")
            t.corp.act("done")
            assert t.card("Decoy").installed
            assert t.corp.credits == 5


class TestBacterialProgramming:
    @pytest.mark.rule("1.4:9.1.8", "4.5.6b")
    @pytest.mark.parametrize("stolen", [True, False])
    def test_scored_or_stolen_it_lets_the_corp_sort_seven_cards(self, stolen: bool) -> None:
        with Table(turn="runner" if stolen else "corp") as t:
            t.corp.put("Bacterial Programming", "Server 1", tokens={"advancement": 5})
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma", "PAD Campaign", "Tollbooth", "Snare!", "Pup")
            if stolen:
                t.runner.run("Server 1")
            else:
                t.corp.score_agenda("Bacterial Programming")
            t.corp.trigger("Bacterial Programming")
            t.corp.pick("Snare!", "Tollbooth")
            t.corp.pick("PAD Campaign")
            t.corp.pick("Pup", "Enigma", "Ice Wall")
            t.settle()
            assert t.corp.titles("hand") == ["Snare!", "Tollbooth"]
            assert t.corp.titles("discard") == ["PAD Campaign"]
            assert t.cid("PAD Campaign") in t.state.down  # the Runner has not seen it
            top = [t.state.card(cid).title for cid in reversed(t.state.deck[CORP])][:4]
            assert top == ["Pup", "Enigma", "Ice Wall", "Hedge Fund"]

    @pytest.mark.rule("9.6.3")
    def test_the_corp_may_leave_it(self) -> None:
        with Table() as t:
            t.corp.put("Bacterial Programming", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Bacterial Programming")
            t.corp.act("pass")
            assert t.happened("looked at") == 0
