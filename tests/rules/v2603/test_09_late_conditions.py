"""Conditional abilities have to be active when a checkpoint looks (CR 26.03:9.6.5b)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    ASSET,
    MINE,
    SCORE_THIS,
    TURN_BEGINS,
    Draw,
    Gain,
    Instruction,
    Is,
    On,
    Resolving,
    RezOne,
    State,
    agenda,
    asset,
    dataclass,
    operation,
    play,
    when,
)
from sneakdoor.rules.rezzing import turn_faceup
from sneakdoor.testing import Table

RULES = "26.03"


@dataclass(frozen=True, slots=True)
class GainAndTurnFaceup(Instruction):
    """In one act the Corp gains a credit and an asset is turned faceup."""

    def run(self, s: State, f: Resolving) -> None:
        Gain(1).run(s, f)
        for cid in Is((ASSET,), rezzed=False).all(s, f.src):
            turn_faceup(s, s.things[cid])

    def say(self) -> str:
        return "gain 1[credit] and turn an asset faceup"


OPENING = operation("Opening", "nbn", play(GainAndTurnFaceup()), cost=0)


class TestLate:
    @pytest.mark.both
    @pytest.mark.rule("26.03:9.6.5b", "9.6.2b")
    def test_what_becomes_active_before_the_checkpoint_sees_what_came_before(self, ruleset: str) -> None:
        echo = asset("Echo", "nbn", when(On("credits gained", by=MINE), Draw(2)), cost=0, trash=1)
        with Table("corp", cards=(OPENING, echo), rules=ruleset) as t:
            t.corp.put("Echo", "Server 1")
            t.corp.hand("Opening")
            t.corp.play("Opening")
            t.settle()
            assert t.card("Echo").rezzed
            assert len(t.corp.titles("hand")) == (2 if ruleset == RULES else 0)

    @pytest.mark.rule("26.03:9.6.5b")
    def test_what_becomes_active_after_the_checkpoint_does_not(self) -> None:
        """As with Nico Campaign, rezzed by another ability of the beginning of the turn."""
        opener = asset(
            "Opener", "nbn", when(TURN_BEGINS, RezOne(Is((ASSET,), rezzed=False, other=True))), cost=0, trash=1
        )
        stand = asset("Stand", "nbn", when(TURN_BEGINS, Gain(3)), cost=0, trash=1)
        with Table("runner", cards=(opener, stand), rules=RULES) as t:
            t.corp.put("Opener", "Server 1", rezzed=True)
            t.corp.put("Stand", "Server 2")
            t.runner.set(clicks=0)
            t.end_turn()
            assert t.card("Stand").rezzed
            assert t.corp.credits == 5

    @pytest.mark.rule("26.03:9.6.5b")
    def test_it_is_met_once_for_one_change(self) -> None:
        twice = agenda("Twice", "nbn", when(SCORE_THIS, Draw(1)), advancement=2, points=1)
        with Table("corp", cards=(twice,), rules=RULES) as t:
            t.corp.put("Twice", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Twice")
            t.settle()
            assert len(t.corp.titles("hand")) == 1
