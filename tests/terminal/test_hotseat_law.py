"""The stream law at one keyboard: what a player is shown does not depend on what the other side hides.

Two people share a terminal. In pairs of games that one of them cannot tell apart, everything on the screen while that
player sits there is the same, and so is every call to hand the keyboard over.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.laws.games import mixed, positions
from tests.laws.worlds import Script, exchanged, known, singles
from tests.terminal.sittings import typed_by

from sneakdoor import Game, Side
from sneakdoor.cli.terminal.choices import choices
from sneakdoor.cli.terminal.console import InputEnded
from sneakdoor.cli.terminal.saved_games import HUMAN
from sneakdoor.cli.terminal.session import Session
from sneakdoor.seating import WINDOW, Policy, hands_over

POLICIES = (Policy(), Policy(stops=["run"]), Policy(stops=["card Ice Wall"]), Policy(hold=True))


def handed(seed: int, every: int = 5) -> Iterator[str]:
    """Windows at which the keyboard changes hands in one world, and not in another that looks the same."""
    for n, game in enumerate(positions(seed, most=400)):
        decision = game.decision
        if decision is None or decision.kind != WINDOW or n % every:
            continue
        other = game.sample(Side(1 - decision.side), n)
        there = other.decision
        assert there is not None
        for policy in POLICIES:
            if hands_over(game.view(None), decision, policy) != hands_over(other.view(None), there, policy):
                yield f"decision {n}, {decision.side.name} at {decision.rule}, stops {policy.stops}"


@pytest.mark.parametrize("seed", [1, 10_001, 10_003])
def test_whether_the_keyboard_is_handed_over_does_not_depend_on_what_is_hidden(seed: int) -> None:
    assert list(handed(seed)) == []


Page = tuple[list[Any], str]
"""What the player has been told by the engine, and what is on the screen."""


def pages(seed: int, game: Game, receiver: Side, script: Script, most: int = 60) -> list[Page]:
    """The screen as the receiver sees it, again before each line that is typed."""
    chance, seen, read = random.Random(seed), list[Page](), 0

    def typing(session: Session) -> str:
        nonlocal read
        whole = shown.getvalue()
        screen, read = whole[read:], len(whole)
        decision = session.game.decision
        assert decision is not None
        handing = session.at != decision.side
        if handing or session.at == receiver:  # the call to hand over is for both to read
            part = screen.rsplit("Hand over the keyboard", 1)[-1] if handing else screen
            seen.append((known(session.game, receiver), part))
        if len(seen) > most:
            raise InputEnded
        if handing:
            return decision.side.name.lower()
        listed = choices(session.game.view(decision.side))
        if decision.side == receiver:
            return str(chance.choice(listed).number)
        option = script.option(session.game)
        return str(next(one.number for one in listed if one.option == option))

    session, shown = typed_by(typing, game, seats=(HUMAN, HUMAN))
    session.play()
    return seen


def compared(seed: int, receiver: Side) -> tuple[list[str], int]:
    other = Side(1 - receiver)
    here = singles(seed, other, mixed(seed, other).identity)
    there = exchanged(here, other, random.Random(seed), 0.3)
    script = Script(seed, other, frozenset(set(here.cards) & set(there.cards)))
    mine = mixed(seed, receiver)
    worlds: list[list[Page]] = []
    for deck in (here, there):
        decks: dict[str, Any] = {other.name.lower(): deck, receiver.name.lower(): mine}
        worlds.append(pages(seed, Game.new(**decks, seed=seed), receiver, script))
    for n, (one, two) in enumerate(zip(*worlds, strict=False)):
        if one[0] != two[0]:
            return [], n  # the receiver has been told of a difference
        if one[1] != two[1]:
            return [f"page {n}: {one[1]!r} / {two[1]!r}"], n
    return [], min(map(len, worlds))


def test_a_player_at_a_shared_keyboard_sees_the_same_in_worlds_that_look_the_same() -> None:
    total = 0
    for seed in range(8):
        found, n = compared(seed, Side.RUNNER if seed % 3 else Side.CORP)
        assert found == [], f"seed {seed}"
        total += n
    assert total > 60
