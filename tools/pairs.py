"""Play random games in which pairs of cards that react to the same event meet.

    python3 dev.py pairs [--top N] [--games N] [--list] [--rules 26.03]

Bugs in order, interrupts and "the first time" hide where two cards react to the same event, or can both interrupt it.
The pairs are ranked by how likely a bug is, and put on tables where both sides play at random, until the pair has met:
both cards were active when the event happened. An exception ends the run; otherwise it prints how many pairs met.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from sneakdoor import Game, Side  # noqa: E402  (the package of this checkout, whatever is installed)
from sneakdoor.cards.registry import book  # noqa: E402
from sneakdoor.model.abilities import Paid, When  # noqa: E402
from sneakdoor.model.declare import Ability, CardDef  # noqa: E402
from sneakdoor.model.kinds import IMMINENT  # noqa: E402
from sneakdoor.model.ruleset import DEFAULT, RULESETS  # noqa: E402
from sneakdoor.testing import Table  # noqa: E402

Pair = tuple[str, str]

IDENTITY: Final = {
    Side.CORP: "Weyland Consortium: Building a Better World",
    Side.RUNNER: "Gabriel Santiago: Consummate Professional",
}
ON_A_SIDE: Final = 10  # cards of the pairs on a side of the table
IN_HAND: Final = 5
IN_DECK: Final = 25
MONEY: Final = 40
MOST_CHOICES: Final = 300
PLACES: Final = ("HQ", "R&D", "Archives")
BEFORE: Final = {
    "damaged": "would damage", "tagged": "would tag", "tags avoided": "would tag", "trashed": "would trash",
    "exposed": "would expose", "broken": "would break", "traced": "would trace", "drawn": "would draw",
}  # fmt: skip
"""Imminent events by their outcome: the journal omits them where only a paid ability can interrupt."""

INTERRUPTING: Final = 3.0  # weight of a pair that can interrupt the same event


def answered(ability: Ability) -> set[str]:
    """The events that an ability is triggered by, or can interrupt."""
    if isinstance(ability, When):
        return set(ability.event.kinds())
    if isinstance(ability, Paid):
        parts = set(ability.interrupts)
        return {kind for kind, part in IMMINENT.items() if part in parts}
    return set()


@cache
def playable(rules: str) -> tuple[CardDef, ...]:
    """The cards that can be played by these rules."""
    return tuple(card for card in book(rules).cards[: book(rules).fronts] if not card.partial)


@cache
def listeners(rules: str) -> dict[str, set[str]]:
    """By event: the titles of the cards that react to it."""
    out: defaultdict[str, set[str]] = defaultdict(set)
    for card in playable(rules):
        for ability in card.abilities:
            for kind in answered(ability):
                out[kind].add(card.title)
    return out


def suspicious(rules: str) -> list[tuple[float, Pair, str]]:
    """Every pair with the rarest event that both react to; highest weight first."""
    cards = {card.title: card for card in playable(rules)}
    weight: defaultdict[Pair, float] = defaultdict(float)
    by: dict[Pair, str] = {}
    for kind, titles in listeners(rules).items():
        rare = (INTERRUPTING if kind in IMMINENT else 1.0) / math.log2(2 + len(titles))
        for one, two in itertools.combinations(sorted(titles), 2):
            if not can_meet(cards[one], cards[two]):
                continue
            if rare > weight[one, two]:
                by[one, two] = kind
            weight[one, two] += rare
    return sorted(((-much, pair, by[pair]) for pair, much in weight.items()))


def can_meet(one: CardDef, two: CardDef) -> bool:
    """Whether both can be in a game: a player has a single identity."""
    return not (one.type == two.type == "identity" and one.side == two.side)


def cast(wanted: list[Pair], rules: str) -> dict[Side, list[CardDef]]:
    """The cards of as many of these pairs as fit on a table, in this order."""
    cards = {card.title: card for card in playable(rules)}
    out: dict[Side, list[CardDef]] = {Side.CORP: [], Side.RUNNER: []}
    for pair in wanted:
        new = [cards[title] for title in pair if cards[title] not in out[Side(cards[title].side)]]
        after = Counter(Side(card.side) for card in new)
        identities = [card for card in new if card.type == "identity"]
        taken = [card for card in identities if any(one.type == "identity" for one in out[Side(card.side)])]
        if taken or any(len(out[side]) + n > ON_A_SIDE for side, n in after.items()):
            continue
        for card in new:
            out[Side(card.side)].append(card)
    return out


def laid_out(there: dict[Side, list[CardDef]], rng: random.Random, rules: str) -> Table:
    """A table at which all these cards are active; events and operations are in hand."""
    named = dict(IDENTITY) | {Side(c.side): c.title for cards in there.values() for c in cards if c.type == "identity"}
    turn = rng.choice(("corp", "runner"))
    t = Table(turn, corp=named[Side.CORP], runner=named[Side.RUNNER], seed=rng.randrange(10**6), rules=rules)
    for side, player in ((Side.CORP, t.corp), (Side.RUNNER, t.runner)):
        pool = [c.title for c in playable(rules) if c.side == side and c.type != "identity"]
        player.deck(*rng.choices(pool, k=IN_DECK)).hand(*rng.choices(pool, k=IN_HAND)).set(credits=MONEY)
        for number, card in enumerate(there[side], 1):
            if card.type == "agenda":
                rng.choice((t.corp, t.runner)).scored(card.title)
            elif card.type in {"event", "operation"}:
                player.hand(card.title)
            elif side == Side.RUNNER:
                player.put(card.title)
            elif card.type != "identity":
                where = f"Server {number}" if card.type == "asset" else rng.choice(PLACES)
                player.put(card.title, where, rezzed=True)
    t.runner.set(tags=rng.randrange(2))
    t.corp.set(bad_publicity=rng.randrange(2))
    return t


def met(there: dict[Side, list[CardDef]], rng: random.Random, rules: str) -> Iterator[Pair]:
    """Play at random; yield every two active cards that react to an event that happened."""
    table = laid_out(there, rng, rules)
    table.settle()
    game = table.game
    waits = listeners(rules)
    seen = 0
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            return
        active = names(game)
        game.choose(rng.choice(decision.options))
        active |= names(game)
        kinds = {str(one.kind) for one in game.state.journal.since(seen)}
        for kind in (kinds | {BEFORE[kind] for kind in kinds & BEFORE.keys()}) & waits.keys():
            yield from itertools.combinations(sorted(active & waits[kind]), 2)
        seen = game.state.journal.length


def names(game: Game) -> set[str]:
    """The titles of the active cards."""
    state = game.state
    return {state.card(cid).title for cid, thing in state.things.items() if thing.active}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--top", type=int, default=2000, help="how many pairs, by weight")
    parser.add_argument("--games", type=int, default=600, help="maximum number of games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="name the pairs that did not meet")
    parser.add_argument("--rules", choices=RULESETS, default=DEFAULT.name, help="the rules played by (default: 1.4)")
    given = parser.parse_args(arguments)
    top = suspicious(given.rules)[: given.top]
    open_: dict[Pair, str] = {pair: kind for _, pair, kind in top}
    tries: Counter[Pair] = Counter()
    started, played = time.monotonic(), 0
    for number in range(given.games):
        if not open_:
            break
        wanted = sorted(open_, key=lambda pair: tries[pair])
        tries.update(wanted[:ON_A_SIDE])
        rng = random.Random(given.seed * 100_000 + number)  # noqa: S311
        for pair in met(cast(wanted, given.rules), rng, given.rules):
            open_.pop(pair, None)
        played += 1
    there = len(top) - len(open_)
    spent = time.monotonic() - started
    sys.stdout.write(f"{there} of {len(top)} pairs met in {played} games ({spent:.0f} s)\n")
    if given.list:
        for (one, two), kind in open_.items():
            sys.stdout.write(f"  {one} and {two}: {kind}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
