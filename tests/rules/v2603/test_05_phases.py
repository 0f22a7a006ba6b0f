"""The end of phases, the discard step skipped, and limits of remote servers by version 26.03."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    ACTION_PHASE_ENDS,
    DISCARD_PHASE_ENDS,
    TURN_ENDS,
    AsOne,
    Draw,
    Gain,
    LimitRemotes,
    SkipDiscard,
    agenda,
    asset,
    corp_identity,
    event,
    operation,
    play,
    scored,
    terminal,
    when,
)
from sneakdoor.model.enums import CENTRALS
from sneakdoor.testing import Table

RULES = "26.03"

DESK = asset("Desk", "neutral_corp", when(ACTION_PHASE_ENDS, Gain(1)), cost=0, trash=0)
SAFE = asset("Safe", "neutral_corp", when(DISCARD_PHASE_ENDS, Gain(10)), cost=0, trash=0)
LAMP = asset("Lamp", "neutral_corp", when(TURN_ENDS, Gain(100)), cost=0, trash=0)
STOP = operation("Stop", "neutral_corp", terminal(), play(Gain(1)), cost=0)
VAULT = agenda("Vault", "neutral_corp", scored(AsOne((Draw(3), SkipDiscard()))), advancement=1, points=1)
HOUSE = corp_identity("House", "neutral_corp", LimitRemotes(2), min_deck=45, influence_limit=15)


class TestEndOfPhases:
    @pytest.mark.rule("26.03:5.6.2d", "26.03:5.6.3d")
    def test_action_phase_and_discard_phase_end_once_each(self) -> None:
        with Table("corp", cards=(DESK, SAFE, LAMP), rules=RULES) as t:
            t.corp.put("Desk", "Server 1", rezzed=True)
            t.corp.put("Safe", "Server 2", rezzed=True)
            t.corp.put("Lamp", "Server 3", rezzed=True)
            t.corp.set(credits=0)
            t.end_turn()
            t.corp.trigger("Lamp")  # the turn and its discard phase end at the same time
            assert t.corp.credits == 3 + 111

    @pytest.mark.rule("26.03:5.4.3d")
    def test_an_action_phase_that_is_cut_short_ends_too(self) -> None:
        with Table("corp", cards=(DESK, STOP), rules=RULES) as t:
            t.corp.put("Desk", "Server 1", rezzed=True)
            t.corp.hand("Stop").set(credits=0)
            t.corp.play("Stop")
            t.settle()
            assert t.corp.credits == 2

    def test_their_words(self) -> None:
        assert DESK.text == "When your action phase ends, gain 1[credit]."
        assert SAFE.text == "When your discard phase ends, gain 10[credit]."


class TestSkippedDiscard:
    @pytest.mark.rule("26.03:5.5.4d")
    def test_nothing_is_discarded_that_turn(self) -> None:
        with Table("corp", cards=(VAULT,), rules=RULES) as t:
            t.corp.put("Vault", "Server 1", tokens={"advancement": 1})
            t.corp.hand(*["Hedge Fund"] * 5).deck(*["Ice Wall"] * 9)
            t.corp.score_agenda("Vault")
            t.end_turn()
            assert len(t.corp.titles("hand")) == 8
            t.end_turn()
            assert len(t.corp.titles("hand")) == 9

    @pytest.mark.rule("26.03:5.5.4d", "26.03:1.7.2b")
    @pytest.mark.parametrize("skipped", [True, False])
    def test_nobody_dies_of_a_negative_hand_size_in_a_step_that_is_skipped(self, skipped: bool) -> None:
        rest = event("Rest", "neutral_runner", play(SkipDiscard()), cost=0)
        t = Table("runner", cards=(rest,), rules=RULES)
        t.runner.hand("Rest").set(brain=6)
        if skipped:
            t.runner.play("Rest")
        t.end_turn()
        assert (t.outcome is None) == skipped

    def test_its_text(self) -> None:
        assert VAULT.text == "When you score this agenda, draw 3 cards and skip your discard step this turn."


class TestRemoteLimit:
    @pytest.mark.rule("26.03:4.6.8f")
    def test_no_server_is_created_above_the_limit(self) -> None:
        with Table("corp", corp="House", cards=(HOUSE,), rules=RULES) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Adonis Campaign", "Melange Mining Corp.")
            t.corp.install("Adonis Campaign", "new")
            assert sum(server not in CENTRALS for server in t.state.ice) == 2
            t.corp.install("Melange Mining Corp.", "Server 2")
            t.settle()
            assert sum(server not in CENTRALS for server in t.state.ice) == 2
            assert t.zone("Adonis Campaign") == "Archives"

    @pytest.mark.rule("26.03:4.6.8f")
    def test_of_too_many_the_corp_keeps_as_many_as_the_limit(self) -> None:
        with Table("runner", corp="House", cards=(HOUSE,), rules=RULES) as t:
            for n, title in enumerate(("PAD Campaign", "Adonis Campaign", "Melange Mining Corp.", "Snare!")):
                t.corp.put(title, f"Server {n + 1}")
            t.corp.act("server", server="Server 4")
            t.corp.act("server", server="Server 2")
            t.settle()
            assert sorted(t.corp.titles("discard")) == ["Melange Mining Corp.", "PAD Campaign"]

    def test_its_text(self) -> None:
        assert HOUSE.text == "Limit 2 remote servers."
