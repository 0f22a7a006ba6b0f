"""Law 3, as players read it: no two options of a question read alike, and the price on one is what is paid."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from tests.laws.games import ENOUGH, MIXED, positions

from sneakdoor import options
from sneakdoor.game import Game
from sneakdoor.model.enums import Side
from sneakdoor.option_text import PRICES
from sneakdoor.options import Option

PAID_AT_ONCE = ("advance", "host", "jack out", "play", "remove tag", "rez", "rig", "run", "server", "steal", "trash")
PRICE = re.compile(r"\b(\d+) credits?\b[^()]*\)$")


def alike(game: Game) -> list[str]:
    """Words that several options of the open question have."""
    if game.decision is None:
        return []
    read = Counter(str(option) for option in game.decision.options)
    return [words for words, n in read.items() if n > 1]


def wrongly_priced(game: Game) -> list[str]:
    """Options on which another price stands than is paid, where nothing is asked before it is paid."""
    out = []
    decision = game.decision
    for option in decision.options if decision is not None else ():
        found = PRICE.search(option.words)
        if found is None or option.kind not in PAID_AT_ONCE:
            continue
        paid = first_payment(game, option)
        if paid is not None and paid != int(found[1]):
            out.append(f"{option}: {paid} paid")
    return out


def first_payment(game: Game, option: Option) -> int | None:
    """How many credits are spent first once the option is taken; None if nobody pays before the next question."""
    assert game.decision is not None
    trial, side = game.clone(), game.decision.side
    before = trial.state.journal.length
    trial.choose(option)
    for change in trial.state.journal.since(before):
        if change.kind == "raised":
            return None  # an interrupt has changed the cost meanwhile
        if change.kind == "credits spent" and change.side == side:
            return change.amount
    return None


def sweep(seed: int, every: int) -> list[str]:
    out: list[str] = []
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        out += alike(game)
        if n % every == 0:
            out += wrongly_priced(game)
    return out


@pytest.mark.parametrize("seed", [2, 7, MIXED, *(MIXED + n for n in (2, 21, 39, 58, 75, 86, 132))])
def test_options_are_told_apart_and_cost_what_they_say(seed: int) -> None:
    assert sweep(seed, every=7) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(MIXED + 500, MIXED + 560))
def test_sweep(seed: int) -> None:
    assert sweep(seed, every=2) == []


class TestPlanted:
    """Defects that the law must find."""

    def test_two_that_read_alike(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(options, "_by_place", lambda s, option, words, move, side: words)
        assert any(alike(game) for game in positions(2, most=ENOUGH))

    def test_the_printed_price(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def printed(s: Any, move: Any, side: Side) -> str:
            return f"{s.card(move[1]).cost} credits"

        monkeypatch.setitem(PRICES, "rez", printed)
        assert any(wrongly_priced(game) for seed in range(130) for game in positions(MIXED + seed, most=ENOUGH))
