"""Decks and scripts for two games that differ only in what one side may not know.

The other side's deck is exchanged card by card: same places, other fronts, same kinds of cards as far as everybody can
see them lie. That side plays by a script that looks at public facts and places only.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from tests.laws.games import Deck

from sneakdoor import Decision, Game, Option, Side
from sneakdoor.cards.registry import book

QUIET: Final = ("pass", "no", "done", "continue", "none", "cancel", "nothing")
ROOT: Final = ("agenda", "asset", "upgrade")


def kinds(side: Side) -> dict[str, list[str]]:
    """The titles of a side by what everybody sees of them as they lie facedown."""
    out: dict[str, list[str]] = {}
    for card in book().cards[: book().fronts]:
        if card.side == side and card.type != "identity" and not card.partial:
            out.setdefault("root" if card.type in ROOT else card.type, []).append(card.title)
    return out


def singles(seed: int, side: Side, identity: str, size: int = 46) -> Deck:
    """A deck of cards of which there is one each: so that any two can change places."""
    chance = random.Random(f"{seed} {side}")
    shares = {"root": 22, "ice": 16} if side == Side.CORP else {}
    found = kinds(side)
    titles: list[str] = []
    for kind, n in shares.items():
        titles += chance.sample(found[kind], n)
    rest = [title for titles_ in found.values() for title in titles_ if title not in titles]
    titles += chance.sample(rest, size - len(titles))
    chance.shuffle(titles)
    return Deck(identity, dict.fromkeys(titles, 1))


def exchanged(deck: Deck, side: Side, chance: random.Random, share: float) -> Deck:
    """The same deck with this share of its cards exchanged for others that lie like them."""
    found = kinds(side)
    kind = {title: one for one, titles in found.items() for title in titles}
    unused = {one: [title for title in titles if title not in deck.cards] for one, titles in found.items()}
    for titles in unused.values():
        chance.shuffle(titles)
    cards: dict[str, int] = {}
    for title in deck.cards:
        others = unused[kind[title]]
        cards[others.pop() if others and chance.random() < share else title] = 1
    return Deck(deck.identity, cards)


def swapped(deck: Deck, one: str, other: str) -> Deck:
    """The same deck with two cards in each other's place."""
    change = {one: other, other: one}
    return Deck(deck.identity, {change.get(title, title): n for title, n in deck.cards.items()})


def known(game: Game, side: Side | None) -> list[Any]:
    """All that the engine has told a role, and shows it now, but for where in its windows the game is.

    A player knows in which order their own cards came to hand: options are offered in that order.
    """
    view = game.view(side).as_dict(log=False)
    shown = {name: part for name, part in view.items() if name not in {"stages", "decision"}}
    hand = [] if side is None else [game.state.card(cid).title for cid in game.state.hand[side]]
    return [shown, hand, *(entry.as_dict() for entry in game.log(side))]


@dataclass(frozen=True)
class Script:
    """What the other side does: a function of what everybody knows, and of which place a card lies in."""

    seed: int
    other: Side
    same: frozenset[str] = frozenset()  # titles that are where they are in both worlds

    def option(self, game: Game) -> Option:
        decision = game.decision
        assert decision is not None
        if decision.kind == "action":
            return self.action(game, decision)
        moves = {repr(decision.move(one)): one for one in decision.options}
        quiet = [one for one in decision.options if one.kind in QUIET]
        if quiet:
            return quiet[0]
        if decision.kind == "install destination":  # not where something would have to go for some cards only
            taken = {server.name for server in game.glance(None).servers if server.root}
            free = sorted(key for key, one in moves.items() if self.is_ice(game) or one.server not in taken)
            places = [key for key in free if self.is_ice(game) or not self.central(moves[key])]
            return moves[self.chance(game).choice(places or sorted(moves))]
        return moves[min(moves)]

    def action(self, game: Game, decision: Decision) -> Option:
        kinds_ = ("credit", "draw", "install") if self.other == Side.CORP else ("credit", "draw", "run")
        moves = {
            repr(decision.move(one)): one
            for one in decision.options
            if one.kind in kinds_ or (one.kind == "play" and one.card in self.same)
        }
        chance = self.chance(game)
        wanted = sorted(key for key, one in moves.items() if one.kind not in {"credit", "draw"})
        return moves[chance.choice(wanted if wanted and chance.random() < 0.7 else sorted(moves))]

    def chance(self, game: Game) -> random.Random:
        return random.Random(f"{self.seed} {len(game.log(None))} {game.view(None).corp.clicks}")

    @staticmethod
    def central(option: Option) -> bool:
        return option.server in {"HQ", "R&D", "Archives"}

    @staticmethod
    def is_ice(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.card in set(kinds(Side.CORP)["ice"])
