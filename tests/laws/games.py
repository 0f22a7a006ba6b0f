"""Random games, the ground on which the laws are tested."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sneakdoor.cards.registry import book
from sneakdoor.game import Game
from sneakdoor.model.enums import Side
from sneakdoor.testing import table


@dataclass(frozen=True)
class Deck:
    identity: str
    cards: dict[str, int]


CORP = Deck(
    "Jinteki: Personal Evolution",
    {
        "Nisei MK II": 3,
        "Priority Requisition": 3,
        "Private Security Force": 3,
        "Ice Wall": 3,
        "Enigma": 3,
        "Wall of Static": 3,
        "Neural Katana": 3,
        "Hunter": 3,
        "Himitsu-Bako": 2,
        "Yagura": 2,
        "Pup": 2,
        "PAD Campaign": 3,
        "Snare!": 3,
        "Project Junebug": 2,
        "Hokusai Grid": 2,
        "Hedge Fund": 3,
        "Beanstalk Royalties": 2,
        "Celebrity Gift": 2,
    },
)

RUNNER = Deck(
    "Gabriel Santiago: Consummate Professional",
    {
        "Sure Gamble": 3,
        "Easy Mark": 3,
        "Account Siphon": 2,
        "Inside Job": 3,
        "Special Order": 2,
        "Bank Job": 3,
        "Desperado": 2,
        "Corroder": 2,
        "Gordian Blade": 2,
        "Femme Fatale": 2,
        "Ninja": 2,
        "Datasucker": 2,
        "Armitage Codebusting": 3,
        "Daily Casts": 3,
        "Legwork": 2,
        "Forged Activation Orders": 2,
        "Crash Space": 2,
        "Decoy": 2,
        "Infiltration": 2,
        "Dirty Laundry": 3,
    },
)

LONG = 20_000
"""More decisions than any game between random players needs."""


MIXED = 10_000
"""Games with this seed and higher are played with any cards that there are, in decks nobody would build."""


ENOUGH = 450
"""As many decisions as an ordinary game has."""


def start(seed: int, *, skip_forced: bool = False, rules: str = "") -> Game:
    """Begin a game by these rules, or by those of the test that is under way."""
    rules = rules or table.default_rules
    corp, runner = (CORP, RUNNER) if seed < MIXED else (mixed(seed, side, rules) for side in (Side.CORP, Side.RUNNER))
    return Game.new(corp=corp, runner=runner, seed=seed, skip_forced=skip_forced, rules=rules)


def mixed(seed: int, side: Side, rules: str = "") -> Deck:
    """Any identity of a side and 46 of its cards."""
    rng = random.Random(2 * seed + side)
    cards = [card for card in book(rules or table.default_rules).cards if card.side == side and not card.partial]
    backs = {back.title for card in cards for back in card.backs}
    identities = [card.title for card in cards if card.type == "identity" and card.title not in backs]
    others = [card.title for card in cards if card.type != "identity"]
    return Deck(rng.choice(identities), dict(Counter(rng.choices(others, k=46))))


def positions(
    seed: int, *, skip_forced: bool = False, most: int = LONG, rules: str = "", idle: float = 0.0
) -> Iterator[Game]:
    """A random game, handed out at each of its decisions and at its end; mixed decks can make long games.

    `idle` is how often an idle option is chosen where there is one.
    """
    rng = random.Random(seed)
    game = start(seed, skip_forced=skip_forced, rules=rules)
    for n in range(LONG):
        if n >= most:
            return
        yield game
        decision = game.decision
        if decision is None:
            return
        options = decision.idle if idle and rng.random() < idle else ()
        game.choose(rng.choice(options or decision.options))
    raise AssertionError(f"game {seed} does not end")


def finish(game: Game, seed: int) -> Game:
    """Play on at random to the end."""
    rng = random.Random(seed)
    while (decision := game.decision) is not None:
        game.choose(rng.choice(decision.options))
    return game
