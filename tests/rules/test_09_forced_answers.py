"""A seat may want forced answers taken; what is asked of it besides, and what happens, is the same (CR 9.2.7, 10.3)."""

from __future__ import annotations

import random

import pytest
from tests.laws.test_5_mixed_decks import pile
from tests.rules.test_09_gained_and_lost import GIVER
from tests.verbs import now

from sneakdoor import Game, Side
from sneakdoor.testing import Table, table


def begin(seed: int, *, forced: bool) -> Game:
    chance = random.Random(seed)
    return Game.new(
        corp=pile(Side.CORP, chance),
        runner=pile(Side.RUNNER, chance),
        seed=seed,
        skip_forced=forced,
        rules=table.default_rules,
    )


def pass_over(game: Game) -> None:
    """Answer what has one answer, question by question."""
    while game.decision is not None and len(game.decision.options) == 1:
        game.choose(game.decision.options[0])


@pytest.mark.both
@pytest.mark.rule("9.2.7", "9.2.7a", "1.4:9.2.4c", "10.3.3")
@pytest.mark.parametrize("seed", range(6))
def test_every_window_opens_and_both_sides_are_asked(seed: int) -> None:
    quick, slow, chance = begin(seed, forced=True), begin(seed, forced=False), random.Random(seed)
    for _ in range(400):
        pass_over(slow)
        one, other = quick.decision, slow.decision
        if one is None or other is None:
            break
        assert (one.side, one.kind, one.rule, one.options) == (other.side, other.kind, other.rule, other.options)
        # CR 26.03:1.2.4: where all else could change nothing, nobody who wants forced answers taken is asked.
        idle = slow.state.count - quick.state.count
        assert idle == 0 if slow.rules == "1.4" else idle >= 0
        option = chance.choice(one.options)
        quick.choose(option)
        slow.choose(option)
    pass_over(slow)
    assert (quick.outcome, quick.state.journal.length) == (slow.outcome, slow.state.journal.length)


@pytest.mark.rule("9.2.7", "1.4:9.1.9")
def test_a_side_is_asked_that_has_nothing_but_what_one_card_gave_another() -> None:
    with Table("runner", cards=(GIVER,)) as t:
        t.runner.put("Giver")
        t.runner.put("Desperado")
        t.runner.run("Archives")
        asked = now(t)
        assert (asked.side, asked.rule) == (Side.RUNNER, "6.9.5b")
        assert [(one.kind, one.card) for one in asked.options] == [("use", "Desperado"), ("pass", "")]
        t.runner.use("Desperado")
        t.finish_run()
        assert t.runner.credits == 8
