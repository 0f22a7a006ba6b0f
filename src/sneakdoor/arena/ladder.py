"""A ladder: every bot with every deck of the Corp against every bot with every deck of the Runner.

Its games are numbered through all pairings, one game of each pairing after the other, so that a ladder that is broken
off has played all pairings about equally often, and one with more games begins with the same ones.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, ClassVar

from sneakdoor import Deck, Game, Side, __version__
from sneakdoor.arena.blunders import SIDES as BLUNDER_SIDES
from sneakdoor.arena.blunders import Blunders
from sneakdoor.arena.match import Match, Played, deck_json, seed_of
from sneakdoor.arena.rating import Cell
from sneakdoor.bots import find, known_as
from sneakdoor.decks import deck_named
from sneakdoor.rulebook import DEFAULT_RULES


class BadLadder(ValueError):
    """No ladder can be made of this; the message says why."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two who meet: a bot with a deck on either side, by their names."""

    corp_bot: str
    corp_deck: str
    runner_bot: str
    runner_deck: str


@dataclass(slots=True)
class BotBlunders:
    """The blunders of a bot, and the number of its games on each side."""

    counts: Blunders = field(default_factory=Blunders)
    games: list[int] = field(default_factory=lambda: [0, 0])

    def per_game(self, name: str) -> float:
        """How often a blunder was seen in a game on the side that can make it."""
        games = self.games[BLUNDER_SIDES[name]]
        return float(getattr(self.counts, name)) / games if games else 0.0

    def as_json(self) -> dict[str, int]:
        return {"corp_games": self.games[0], "runner_games": self.games[1], **asdict(self.counts)}


@dataclass(frozen=True, slots=True)
class Ladder:
    """Bots by name, decks by name with what is in them; the seed makes all games."""

    bots: tuple[str, ...]
    corps: tuple[tuple[str, Deck], ...]
    runners: tuple[tuple[str, Deck], ...]
    seed: int = 0
    apart: bool = False  # no bot plays itself
    rules: str = DEFAULT_RULES
    kind: ClassVar[str] = "ladder"

    @staticmethod
    def of(
        bots: Sequence[str],
        corps: Sequence[str],
        runners: Sequence[str],
        seed: int = 0,
        *,
        apart: bool = False,
        rules: str = DEFAULT_RULES,
    ) -> "Ladder":
        """A ladder of these, by the names that people say; LookupError or BadLadder tell what is wrong.

        >>> Ladder.of(["greedy", "Greedy"], ["closed doors"], ["Inside People"])
        Traceback (most recent call last):
        sneakdoor.arena.ladder.BadLadder: the bot greedy is there twice
        """
        for bot in bots:
            find(bot)
        sides = ((Side.CORP, corps), (Side.RUNNER, runners))
        decks = [
            [(named(name, deck), deck) for name in names for deck in [deck_named(name, side, rules)]]
            for side, names in sides
        ]
        names = tuple(map(known_as, bots))
        for what, given in (("bot", names), *(("deck", tuple(name for name, _ in one)) for one in decks)):
            if not given:
                raise BadLadder(f"a ladder needs a {what}")
            twice = next((one for one in given if given.count(one) > 1), None)
            if twice is not None:
                raise BadLadder(f"the {what} {twice} is there twice")
        if apart and len(names) < 2:
            raise BadLadder("a bot that does not play itself needs another on the ladder")
        return Ladder(names, tuple(decks[0]), tuple(decks[1]), seed, apart, rules)

    @property
    def pairs(self) -> list[Meeting]:
        return [
            Meeting(corp_bot, corp, runner_bot, runner)
            for corp_bot in self.bots
            for runner_bot in self.bots
            if not self.apart or corp_bot != runner_bot
            for corp, _ in self.corps
            for runner, _ in self.runners
        ]

    def as_json(self) -> dict[str, Any]:
        """What makes its games what they are."""
        decks = {
            kind: {name: deck_json(deck) for name, deck in given}
            for kind, given in (("corps", self.corps), ("runners", self.runners))
        }
        apart = {"apart": True} if self.apart else {}
        rules = {} if self.rules == DEFAULT_RULES else {"rules": self.rules}
        return {"version": __version__, "seed": self.seed, **rules, "bots": list(self.bots), **apart, **decks}

    def match(self, pair: Meeting) -> Match:
        """The games of a pairing as a match of its own, independent of the other entrants."""
        words = f"{pair.corp_bot}\n{pair.corp_deck}\n{pair.runner_bot}\n{pair.runner_deck}"
        corp, runner = dict(self.corps)[pair.corp_deck], dict(self.runners)[pair.runner_deck]
        return Match(corp, runner, pair.corp_bot, pair.runner_bot, seed_of(self.seed, 0, words), self.rules)

    def pair_of(self, number: int) -> tuple[Meeting, int]:
        """The pairing of the game with this number, and how many games it had before."""
        pairs = self.pairs
        return pairs[number % len(pairs)], number // len(pairs)

    def game_seed(self, number: int) -> int:
        pair, before = self.pair_of(number)
        return self.match(pair).game_seed(before)

    def play(self, number: int) -> tuple[Played, Game]:
        pair, before = self.pair_of(number)
        played, game = self.match(pair).play(before)
        return replace(played, game=number), game

    def cells(self, played: Iterable[Played]) -> list[Cell]:
        """The results, pairing by pairing; without those that have not played yet."""
        pairs = self.pairs
        counts = [[0, 0, 0] for _ in pairs]
        for one in played:
            count = counts[one.game % len(pairs)]
            count[0] += 1
            count[1] += one.winner == "corp"
            count[2] += not one.winner
        return [
            Cell(pair.corp_bot, pair.corp_deck, pair.runner_bot, pair.runner_deck, *count)
            for pair, count in zip(pairs, counts, strict=True)
            if count[0]
        ]

    def blunders(self, played: Iterable[Played]) -> dict[str, BotBlunders]:
        """The blunders of each bot, on the side that it played."""
        found = {bot: BotBlunders() for bot in self.bots}
        for one in played:
            pair, _ = self.pair_of(one.game)
            for side, bot in ((Side.CORP, pair.corp_bot), (Side.RUNNER, pair.runner_bot)):
                found[bot].games[side] += 1
                found[bot].counts.add(Blunders(**one.blunders.of(side)))
        return found


def named(name: str, deck: Deck) -> str:
    """The name of a deck on the ladder: its own, or that of its file."""
    return deck.name or name.strip()
