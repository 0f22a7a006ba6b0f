"""Law 6: every number of a rule that a game shows is one of the version that it is played by."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest
from tests.laws.games import MIXED, positions

from sneakdoor import Game, Option, Side
from sneakdoor.model.ruleset import V2603
from sneakdoor.rulebook import rules
from sneakdoor.timing import step_of, where

SEEDS: Final = (0, 1, 2, *range(MIXED + 15, MIXED + 27))
NUMBER: Final = re.compile(r"(?:\d+\.\d+:)?\d+\.\d+\.\d+[a-z]?")
"""A number of a rule within words; versions of cards ("Ichi 1.0") have fewer parts."""
REMEMBERED: Final = 40
"""Options of earlier questions about which "why not?" is asked."""


def shown(game: Game, earlier: list[Option], rng: random.Random) -> Iterator[tuple[str, str]]:
    """Every number that is shown at the open question, and where: to players and spectators, without the log."""
    decision = game.decision
    if decision is not None:
        yield f"question {decision.kind}", decision.rule
        for words in (decision.prompt, *(f"{one} {one.consequence}" for one in decision.options)):
            yield from (("words", number) for number in NUMBER.findall(words))
    for side in (*Side, None):
        view = game.glance(side)
        for stage in view.stages:
            yield f"stage {stage.what}", stage.step
        for place in where(view):
            yield f"place in {place.structure}", place.step
        if view.decision is not None:
            yield "question seen", view.decision.rule
    for option in rng.sample(earlier, min(3, len(earlier))):
        for side in Side:
            for refusal in game.why_not(option, side):
                yield f"why not {option.kind}", refusal.rule
                yield from (("words", number) for number in NUMBER.findall(refusal.words))


def told(game: Game) -> Iterator[tuple[str, str]]:
    """Every number in the logs of a game."""
    for side in (*Side, None):
        for entry in game.log(side):
            yield f"log {entry.kind}", entry.rule
            yield from (("words", number) for number in NUMBER.findall(entry.words))
    entries = len(game.log(None))
    for number in range(0, entries, max(1, entries // 4)):
        yield "step of an entry", step_of(game, number)


def foreign(seed: int, version: str) -> Counter[tuple[str, str]]:
    """The numbers shown in a game that no rule of its version has."""
    known = rules(version)
    rng = random.Random(seed)
    found: Counter[tuple[str, str]] = Counter()
    earlier: list[Option] = []
    game = None
    for game in positions(seed, most=260, rules=version):
        found.update(shown(game, earlier, rng))
        if game.decision is not None:
            earlier = [*earlier, *game.decision.options][-REMEMBERED:]
    assert game is not None
    found.update(told(game))
    assert len(found) > 20, "a game shows numbers"
    return Counter({one: n for one, n in found.items() if one[1] and one[1] not in known})


@pytest.mark.both
@pytest.mark.parametrize("seed", SEEDS)
def test_they_are_numbers_of_its_own_version(seed: int, ruleset: str) -> None:
    assert foreign(seed, ruleset) == Counter()


class TestPlanted:
    """Defects that the law must find."""

    def test_numbers_that_are_not_translated(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(V2603, "renumbers", False)
        found = {place.split(" ")[0] for place, _ in foreign(MIXED + 15, "26.03")}
        assert {"question", "log", "why", "stage"} <= found
