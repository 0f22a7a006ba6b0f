"""What Jinteki cards of the cycles do."""

from __future__ import annotations

import pytest
from tests.verbs import walk_to

from sneakdoor.model.enums import CORP
from sneakdoor.rules.rezzing import FORBIDDEN, refuse_rez
from sneakdoor.rules.visibility import remembered
from sneakdoor.testing import Table


@pytest.mark.rule("1.2.2")
def test_what_mushin_no_shin_installs_waits_for_the_next_turn() -> None:
    with Table() as t:
        t.corp.hand("Mushin No Shin", "Project Junebug").set(credits=10)
        t.corp.play("Mushin No Shin")
        assert t.card("Project Junebug").server == "Server 1"
        assert refuse_rez(t.state, t.cid("Project Junebug")) is FORBIDDEN
        t.end_turn()
        assert refuse_rez(t.state, t.cid("Project Junebug")) is FORBIDDEN
        t.end_turn()
        assert refuse_rez(t.state, t.cid("Project Junebug")) is None


def test_an_agenda_under_mushin_no_shin_is_scored_a_turn_later() -> None:
    with Table() as t:
        t.corp.hand("Mushin No Shin", "Nisei MK II")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.play("Mushin No Shin")
        assert t.card("Nisei MK II").server == "Server 2"
        t.corp.act("credit")
        t.end_turn()
        t.end_turn()
        t.corp.advance("Nisei MK II")
        t.corp.score_agenda("Nisei MK II")
        assert t.corp.score == 2


@pytest.mark.both
@pytest.mark.rule("7.7.3")
@pytest.mark.parametrize("steals", [True, False])
def test_ben_musashi_makes_stealing_painful_even_after_he_is_trashed(steals: bool) -> None:
    with Table(turn="runner") as t:
        t.corp.put("Ben Musashi", "Server 1", rezzed=True)
        t.corp.put("Hostile Takeover", "Server 1")
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.runner.run("Server 1")
        t.runner.act("access", "Ben Musashi")
        t.runner.act("trash")
        t.runner.act("steal" if steals else "go on")
        t.finish_run()
        assert t.runner.score == int(steals)
        assert len(t.runner.titles("hand")) == (0 if steals else 2)


class TestAnansi:
    @pytest.mark.both
    @pytest.mark.rule("10.9.3", "6.9.3d")
    def test_who_leaves_a_subroutine_unbroken_suffers_when_the_encounter_ends(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Anansi", "HQ", rezzed=True)
            t.runner.put("Ninja")
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Ninja", "+5")
            t.runner.break_subroutines("Ninja", 0)
            t.runner.break_subroutines("Ninja", 2)
            t.corp.no()  # the Corp draws nothing
            t.runner.no()
            t.finish_run()
            assert t.runner.titles("hand") == []

    @pytest.mark.both
    @pytest.mark.rule("10.9.3")
    def test_who_breaks_all_of_them_does_not(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Anansi", "HQ", rezzed=True)
            t.runner.put("Ninja")
            t.runner.hand("Sure Gamble")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            walk_to(t, "6.9.3b", "runner")
            t.runner.use("Ninja", "+5")
            t.runner.break_subroutines("Ninja")
            t.finish_run()
            assert t.happened("damaged") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.15.10", "7.2.1c")
    def test_its_subroutines_arrange_let_both_draw_and_do_damage(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Anansi", "HQ", rezzed=True)
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma", "PAD Campaign", "Tollbooth")
            t.runner.hand(*["Sure Gamble"] * 5).deck("Diesel")
            t.runner.run("HQ")
            t.corp.pick("Enigma", "Tollbooth", "Ice Wall", "Hedge Fund")
            t.corp.yes()
            t.runner.yes()
            t.finish_run()
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.state.card(t.state.deck[0][-1]).title == "Tollbooth"
            assert t.runner.credits == 5 - 2
            assert len(t.runner.titles("hand")) == 5 + 1 - 1 - 3

    @pytest.mark.both
    @pytest.mark.rule("6.5.3c")
    def test_bypassing_it_does_not_break_its_subroutines(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Anansi", "HQ", rezzed=True)
            t.runner.hand("Inside Job", *["Sure Gamble"] * 3)
            t.runner.play("Inside Job")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert t.runner.titles("hand") == []


class TestEngramFlush:
    @pytest.mark.both
    @pytest.mark.rule("1.4:1.20.6", "1.4:9.9.3a", "1.4:9.6.13b")
    def test_each_subroutine_shows_the_grip_and_may_trash_a_card_of_the_named_type(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Engram Flush", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Diesel", "Corroder", "Daily Casts")
            t.runner.run("HQ")
            t.corp.mode("event")
            t.corp.trigger("Engram Flush")
            assert not t.corp.can("pick", "Corroder")
            t.corp.pick("Diesel")
            t.corp.act("pass")  # the second time it is declined
            t.finish_run()
            assert t.runner.titles("discard") == ["Diesel"]
            hidden = [cid for cid in t.state.hand[1] if remembered(t.state, cid, CORP)]
            assert hidden == []  # what was shown is a hand again

    def test_hq_is_not_shown(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Engram Flush", "R&D", rezzed=True)
            t.corp.hand("Hedge Fund")
            t.runner.hand("Corroder")
            t.runner.run("R&D")
            t.corp.mode("event")
            t.finish_run()
            shown = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"]
            assert shown == ["Corroder", "Corroder"]

    @pytest.mark.rule("6.5.4")
    def test_a_broken_subroutine_shows_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Engram Flush", "HQ", rezzed=True)
            t.runner.put("Gordian Blade")
            t.runner.hand("Sure Gamble")
            t.runner.set(credits=10)
            t.runner.run("HQ")
            t.corp.mode("event")
            for _ in range(3):
                t.runner.use("Gordian Blade", "+1")
            t.runner.break_subroutines("Gordian Blade")
            t.finish_run()
            assert t.happened("revealed") == 0

    @pytest.mark.rule("1.2.5")
    def test_a_type_that_is_not_in_the_grip_trashes_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Engram Flush", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.mode("resource")
            t.finish_run()
            assert t.runner.titles("hand") == ["Sure Gamble"]
            assert t.happened("hand revealed") == 2

    @pytest.mark.rule("1.4:9.6.13b")
    def test_the_choice_is_gone_with_the_encounter(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Engram Flush", "HQ", rezzed=True)
            t.corp.put("Peeping Tom", "R&D", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.mode("agenda")
            t.finish_run()
            t.runner.run("R&D")
            t.corp.mode("agenda")
            t.finish_run()
            assert t.happened("hand revealed") == 3
            assert not [one for one in t.state.lingering if one.key == "hand revealed"]
