"""Observations: what each number is, and that nothing hidden is in one."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest
from tests.laws.games import ENOUGH, MIXED, positions
from tests.laws.test_4_noninterference import disorder

from sneakdoor import Game, Side
from sneakdoor.env import aec_env, features
from sneakdoor.env.features import (
    GLOBALS,
    LIMIT,
    OF_A_CARD,
    QUESTIONS,
    SECTIONS,
    SIZE,
    Numbers,
    observe,
    section,
    sort_of_question,
)
from sneakdoor.env.places import lay_out, place_name
from sneakdoor.env.titles import codes, title_of
from sneakdoor.model.state import State
from sneakdoor.sampling import sample
from sneakdoor.view import View


def seen_apart(seed: int, every: int, look: Callable[[View], Numbers] = observe) -> list[str]:
    """Numbers that change when what a side does not know is dealt anew."""
    names = [words for _, _, words in features.table()]

    def looked(s: State, side: Side) -> Numbers:
        return look(View(s, side))

    for n, game in enumerate(positions(seed, most=ENOUGH)):
        if n % every:
            continue
        for side in Side:
            mine = looked(game.state, side)
            for other in (sample(game.state, side, n), disorder(game.state, side, random.Random(n))):
                found = np.flatnonzero(mine != looked(other, side))
                if len(found):
                    return [f"decision {n}, {side.name}: {names[at]}" for at in found]
    return []


@pytest.mark.parametrize("seed", [0, 3, MIXED, MIXED + 1])
def test_what_is_hidden_does_not_show(seed: int) -> None:
    assert seen_apart(seed, every=25) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(200, 210), *range(MIXED + 200, MIXED + 220)])
def test_what_is_hidden_does_not_show_in_many_games(seed: int) -> None:
    assert seen_apart(seed, every=5) == []


def test_a_planted_leak_is_found() -> None:
    def peeks(view: View) -> Numbers:
        out = observe(view)
        deck = view._state.deck[1 - int(view.side or 0)]
        out[0] += view._state.code[deck[-1]] if deck else 0
        return out

    assert seen_apart(0, every=25, look=peeks)


def test_what_each_number_means() -> None:
    rows = list(features.table())
    assert [index for index, _, _ in rows] == list(range(SIZE))
    assert len({(name, words) for _, name, words in rows}) == SIZE
    with pytest.raises(KeyError, match="no section 'cats', only: globals"):
        section(np.zeros(SIZE, np.float32), "cats")


def told(observation: Numbers, name: str) -> float:
    return float(section(observation, "globals")[GLOBALS.index(name)])


@pytest.mark.parametrize("seed", [1, MIXED + 4])
def test_an_observation_says_what_the_view_says(seed: int) -> None:
    for n, game in enumerate(positions(seed, skip_forced=True, most=ENOUGH)):
        if n % 10:
            continue
        for side in Side:
            compare(game, side)


def compare(game: Game, side: Side) -> None:
    view = game.view(side)
    seen = observe(view)
    me = view.runner if side else view.corp
    assert seen.dtype == np.float32
    assert seen.shape == (SIZE,)
    assert np.abs(seen).max() < LIMIT
    assert told(seen, "my credits") == me.credits
    assert told(seen, "my agenda points") == me.score
    assert told(seen, "tags") == view.tags
    hand = [title_of(int(code)) for code in section(seen, "hand") if code]
    assert hand == me.hand.cards[:16]
    question = view.decision
    if question is not None:
        assert told(seen, "I am asked") == (question.side == me.side)
        assert [QUESTIONS[at] for at in np.flatnonzero(section(seen, "question"))] == [sort_of_question(question.kind)]
    cards = section(seen, "cards")
    lying = lay_out(view).lying
    assert int((cards[:, 0] > 0).sum()) == len(lying)
    for one in lying:
        row = dict(zip(OF_A_CARD, cards[one.place], strict=True))
        assert row["code"] == codes()[one.card.title], place_name(one.place)
        assert row["advancement counters"] == one.card.tokens.get("advancement", 0)
        assert row["strength"] == (one.card.strength or 0)


def test_an_observation_is_made_only_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    env = aec_env()
    env.reset(seed=3)

    def refuses(view: View) -> Numbers:
        raise AssertionError("nobody asked for it")

    monkeypatch.setattr(features, "observe", refuses)
    for _ in range(20):
        env.last(observe=False)
        env.step(int(env.action_space(env.agent_selection).sample()))
    with pytest.raises(AssertionError, match="nobody asked"):
        env.last()


def test_the_sections_follow_each_other() -> None:
    parts = list(SECTIONS.values())
    assert [part.stop for part in parts[:-1]] == [part.start for part in parts[1:]]
