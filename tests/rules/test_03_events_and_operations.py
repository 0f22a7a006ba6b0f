"""Events and operations, currents and lockdowns (CR 3.5, 3.7)."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP
from sneakdoor.rules.playing import refuse_play
from sneakdoor.testing import Table


class TestCurrents:
    @pytest.mark.both
    @pytest.mark.rule("3.5.1b", "3.7.1b")
    def test_a_current_stays_until_another_is_played(self) -> None:
        with Table() as t:
            t.corp.hand("Predictive Algorithm")
            t.runner.hand("Employee Strike")
            t.corp.play("Predictive Algorithm")
            t.end_turn()
            assert t.zone("Predictive Algorithm") == "the play area"
            t.runner.play("Employee Strike")
            assert t.zone("Predictive Algorithm") == "Archives"
            assert t.zone("Employee Strike") == "the play area"

    @pytest.mark.rule("3.5.1b")
    def test_the_corps_current_goes_when_an_agenda_is_stolen(self) -> None:
        with Table() as t:
            t.corp.hand("Enhanced Login Protocol").put("Hostile Takeover", "Server 1")
            t.corp.play("Enhanced Login Protocol")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone("Enhanced Login Protocol") == "Archives"

    @pytest.mark.rule("3.7.1b")
    def test_the_runners_current_goes_when_an_agenda_is_scored_but_the_corps_own_stays(self) -> None:
        with Table() as t:
            t.corp.hand("Predictive Algorithm").put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.play("Predictive Algorithm")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.zone("Predictive Algorithm") == "the play area"
        with Table(turn="runner") as t:
            t.runner.hand("Employee Strike")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.runner.play("Employee Strike")
            for _ in range(3):
                t.runner.act("credit")
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.zone("Employee Strike") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("3.7.1", "4.7.4e")
    def test_an_event_is_active_while_it_resolves_and_trashed_when_it_is_done(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Special Order").deck("Mimic", "Corroder")
            t.runner.play("Special Order")
            assert t.zone("Special Order") == "the play area"
            assert t.card("Special Order").thing.active
            assert not t.card("Special Order").installed
            t.runner.act("pick", "Mimic")
            assert t.zone("Special Order") == "the heap"
            assert t.cid("Special Order") not in t.state.things

    @pytest.mark.rule("3.5.1", "4.7.4e")
    def test_other_operations_are_trashed_when_they_are_done(self) -> None:
        with Table() as t:
            t.corp.hand("Beanstalk Royalties")
            t.corp.play("Beanstalk Royalties")
            assert t.zone("Beanstalk Royalties") == "Archives"


class TestLockdowns:
    @pytest.mark.both
    @pytest.mark.rule("1.4:3.5.1c")
    def test_a_lockdown_works_until_the_corps_next_turn_begins(self) -> None:
        with Table() as t:
            t.corp.hand("NAPD Cordon").put("Nisei MK II", "Server 1", tokens={"advancement": 1})
            t.corp.play("NAPD Cordon")
            t.runner.set(credits=5)
            t.end_turn()
            assert t.zone("NAPD Cordon") == "the play area"
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 0  # it would have cost 4 + 2
            t.runner.set(credits=6)
            t.runner.run("Server 1")
            t.runner.act("steal")
            t.finish_run()
            assert t.runner.credits == 0
            assert t.runner.score == 2
            t.end_turn()
            assert t.zone("NAPD Cordon") == "Archives"

    @pytest.mark.rule("1.4:3.5.1c")
    def test_it_is_gone_before_abilities_of_the_turns_beginning_resolve(self) -> None:
        with Table() as t:
            t.corp.hand("NAPD Cordon").put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.play("NAPD Cordon")
            t.end_turn()
            t.end_turn()
            kinds = [
                (one.kind, one.cid)
                for one in t.state.journal.entries
                if (one.kind in ("trashed", "credits gained") and one.src != -1) or one.kind == "trashed"
            ]
            cordon = kinds.index(("trashed", t.cid("NAPD Cordon")))
            gain = next(n for n, one in enumerate(kinds) if one[0] == "credits gained")
            assert cordon < gain

    @pytest.mark.rule("1.4:3.5.1c")
    def test_only_one_at_a_time(self) -> None:
        with Table() as t:
            t.corp.hand("NAPD Cordon", "NAPD Cordon")
            t.corp.play("NAPD Cordon")
            t.settle()
            assert not t.corp.can("play", "NAPD Cordon")
            second = next(cid for cid in t.state.hand[CORP])
            refusal = refuse_play(t.state, CORP, second)
            assert refusal is not None
            assert refusal.rule == "1.4:3.5.1c"
