"""Random access to the moments of a recorded game, from either side."""

from __future__ import annotations

import gzip
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from sneakdoor import BadRecord, CannotPlay, Game, LogEntry, Option, Record, Side
from sneakdoor.seating import story
from sneakdoor.web.messages import ParagraphData, SeenTable
from sneakdoor.web.streams import options, paragraphs_of, seen

EVERY: Final = 25
"""Choices between snapshots; more in a long game."""
MOST_COPIES: Final = 80
MOST_STAGES: Final = 100
"""Maximum number of stored versions of a growing paragraph."""
AT_ONCE: Final = 100
"""Choices replayed in one go: a long game is seconds of work, and others need the engine."""
MOST_CHOICES: Final = 20_000
LARGEST_NUMBER: Final = 1 << 53
MOST_KEPT: Final = 12
MOST_CHOICES_KEPT: Final = 40_000
LEAST_TO_PACK: Final = 1500
"""Minimum size in bytes for compression."""


class NoSuchMoment(ValueError):
    """The requested moment does not exist."""


class ReplayCursor:
    """A recorded game with snapshots."""

    def __init__(self, record: Record, *, whole: bool = True) -> None:
        self.record = record
        self.every = max(EVERY, -(-len(record.choices) // MOST_COPIES))
        self.turns: list[int] = []
        self.clicks: list[int] = []
        self.copies: list[Game] = []
        self.lengths: dict[Side | None, list[int]] = {Side.CORP: [], Side.RUNNER: [], None: []}
        begin = replace(record, choices=(), undone=0)
        self.last = Game.replay(begin)
        self.played = 0
        self._note(self.last, 0)
        if whole:
            self.more(self.length)

    def more(self, most: int = AT_ONCE) -> bool:
        """Replay up to n choices; return whether more remain."""
        for option in self.record.choices[self.played : self.played + most]:
            self.last.choose(option)
            self.played += 1
            self._note(self.last, self.played)
        return self.played < self.length

    def _note(self, game: Game, n: int) -> None:
        """Index the moment before choice n."""
        if n % self.every == 0:
            copy = game.clone()
            copy.choices = []  # the record has the choices; a list per snapshot would be quadratic
            self.copies.append(copy)
        decision = game.decision
        if decision is not None and decision.kind == "action":
            self.clicks.append(n)
        turn = game.turn
        while len(self.turns) < turn:
            self.turns.append(n)
        for side, lengths in self.lengths.items():
            before = lengths[-1] if lengths else 0
            lengths.append(before + len(game.log(side, before)))

    @property
    def length(self) -> int:
        return len(self.record.choices)

    def at(self, n: int) -> Game:
        """Return the game after n choices."""
        game = self.copies[n // self.every].clone()
        for option in self.record.choices[n // self.every * self.every : n]:
            game.choose(option)
        return game

    def summary(self) -> dict[str, Any]:
        outcome = self.last.view(None).outcome
        view = self.last.view(None)
        return {
            "corp": self.record.corp.identity,
            "runner": self.record.runner.identity,
            "outcome": outcome,
            "points": {"corp": view.corp.score, "runner": view.runner.score},
            "length": self.length,
            "turns": self.turns,
            "clicks": self.clicks,
            "undone": self.record.undone,
            "rules": self.record.rules,
        }

    def log(self, side: Side | None) -> dict[str, Any]:
        """Return a side's log and story, with the choice at which each entry appeared."""
        entries: Sequence[LogEntry] = self.last.log(side)
        lengths = self.lengths[side]
        return {
            "entries": [{**one.as_json(), "at": bisect_right(lengths, n)} for n, one in enumerate(entries)],
            "story": [
                {"words": one.words, "heading": one.heading, "first": one.first, "last": one.last, "turn": one.turn,
                 "at": bisect_right(lengths, one.first), "so_far": so_far(one, entries, lengths)}
                for one in paragraphs_of(entries)
            ],
        }  # fmt: skip

    def moment(self, n: int, sides: Sequence[Side | None]) -> dict[str, Any]:
        """Return what these roles may know after n choices, the open question and its answer."""
        if not 0 <= n <= self.length:
            raise NoSuchMoment(f"this game has the moments 0 to {self.length}")
        game = self.at(n)
        views: dict[str, SeenTable] = {_name(side): seen(game.view(side), asked=True) for side in sides}
        last = {_name(side): self.lengths[side][n] for side in sides}
        before = self.lengths[sides[0]][n - 1] if n else 0
        new = game.log(sides[0])[before:]
        return {
            "n": n,
            "length": self.length,
            "views": views,
            "entries": last,
            "log": [entry.as_json() for entry in new],
            "question": self._question(game, n),
        }

    def _question(self, game: Game, n: int) -> dict[str, Any] | None:
        decision = game.decision
        if decision is None:
            return None
        asked = game.view(decision.side).decision
        assert asked is not None
        chosen: Option | None = self.record.choices[n] if n < self.length else None
        listed = options(asked) if not asked.text else []
        place = next((one for one, option in enumerate(asked.options) if option == chosen), None)
        words = None if chosen is None else str(asked.options[place] if place is not None else chosen)
        return {
            "side": asked.side,
            "kind": asked.kind,
            "rule": asked.rule,
            "prompt": asked.prompt,
            "card": asked.card,
            "options": listed,
            "chosen": place,
            "words": words,
            "role": asked.role,
        }


def so_far(paragraph: ParagraphData, entries: Sequence[LogEntry], lengths: Sequence[int]) -> list[tuple[int, str]]:
    """How a paragraph reads that happens bit by bit: from which choice on, and the words; the last has all of it.

    A run is one paragraph; in the middle of it, its end must not be shown.
    """
    out: list[tuple[int, str]] = []
    first, last = bisect_right(lengths, paragraph.first), bisect_right(lengths, paragraph.last)
    for n in range(first, last, max(1, (last - first) // MOST_STAGES)):
        some = entries[paragraph.first : lengths[n]]
        words = " ".join(one.words for one in story(some)) or some[0].words
        if not out or words != out[-1][1]:
            out.append((n, words))
    return [*out, (bisect_right(lengths, paragraph.last), paragraph.words)] if out else []


def _name(side: Side | None) -> str:
    return "spectator" if side is None else side.word


def checked(text: str) -> int:
    """Replay an uploaded record and return its number of choices; raise BadRecord if it is invalid."""
    record = Record.from_json(text)
    if len(record.choices) > MOST_CHOICES:
        raise BadRecord(f"a record has at most {MOST_CHOICES} choices here")
    if not -(1 << 63) <= record.seed < 1 << 63:  # the database stores 64 bits when the game is continued
        raise BadRecord("the seed is too large: it has at most 64 bits")
    if record.undone >= LARGEST_NUMBER:
        raise BadRecord("undone is too large: it has at most 53 bits")
    try:
        Game.replay(record)
    except CannotPlay as wrong:
        raise BadRecord(str(wrong)) from None
    return len(record.choices)


# ------------------------------------------------------------------------------------------------- in a worker process


class NotCached(Exception):
    """This worker does not hold the replay; it must be loaded again."""


class ReplayCache:
    """LRU cache of replays, bounded by their number and total choices."""

    def __init__(self) -> None:
        self.replays: OrderedDict[str, ReplayCursor] = OrderedDict()

    def find(self, id_: str) -> ReplayCursor:
        if id_ not in self.replays:
            raise NotCached(id_)
        self.replays.move_to_end(id_)
        return self.replays[id_]

    def keep(self, id_: str, found: ReplayCursor) -> None:
        self.replays[id_] = found
        self.replays.move_to_end(id_)
        while len(self.replays) > 1 and (len(self.replays) > MOST_KEPT or self._choices() > MOST_CHOICES_KEPT):
            self.replays.popitem(last=False)

    def _choices(self) -> int:
        return sum(one.length for one in self.replays.values())


_shelf = ReplayCache()


def begin_replay(id_: str, record: Record) -> bool:
    """Add a replay to the cache; return whether choices remain to be replayed."""
    made = ReplayCursor(record, whole=False)
    _shelf.keep(id_, made)
    return made.length > 0


def continue_replay(id_: str) -> bool:
    """Replay another batch; return whether more remain."""
    return _shelf.find(id_).more()


def read_replay(id_: str, what: str, *arguments: Any) -> Any:
    """Query a fully loaded replay."""
    found = _shelf.find(id_)
    if found.played < found.length:
        raise NotCached(id_)
    return getattr(found, what)(*arguments)


def packed_replay(id_: str, what: str, *arguments: Any) -> tuple[bytes, bytes | None]:
    """Return the answer as JSON, plain and, if large enough, compressed."""
    plain = msgspec.json.encode(read_replay(id_, what, *arguments))
    return plain, gzip.compress(plain, 1, mtime=0) if len(plain) >= LEAST_TO_PACK else None


__all__ = [
    "ReplayCursor", "NoSuchMoment", "NotCached", "begin_replay", "checked", "continue_replay", "packed_replay",
    "read_replay",
]  # fmt: skip
