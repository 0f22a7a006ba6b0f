"""A record gone through again: any moment of it, from either side, without playing all of it each time."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from sneakdoor import BadRecord, CannotPlay, Game, LogEntry, Option, Record, Side
from sneakdoor.seating import story
from sneakdoor.web.messages import ParagraphTold, SeenTable
from sneakdoor.web.streams import encode_entry, options, paragraphs_of, seen

EVERY: Final = 25
"""A copy of the game is kept every so many choices."""
AT_ONCE: Final = 100
"""So many choices are played before others may have the engine: a long game is some seconds of work."""
MOST_CHOICES: Final = 20_000
MOST_KEPT: Final = 12


class Moments:
    """One game, to be looked at from everywhere."""

    def __init__(self, record: Record, *, whole: bool = True) -> None:
        self.record = record
        self.turns: list[int] = []
        self.clicks: list[int] = []
        self.copies: list[Game] = []
        self.lengths: dict[Side | None, list[int]] = {Side.CORP: [], Side.RUNNER: [], None: []}
        begin = Record(record.seed, record.corp, record.runner, (), record.skip_forced)
        self.last = Game.replay(begin)
        self.played = 0
        self._note(self.last, 0)
        if whole:
            self.more(self.length)

    def more(self, most: int = AT_ONCE) -> bool:
        """Play on for so many choices; whether there are more."""
        for option in self.record.choices[self.played : self.played + most]:
            self.last.choose(option)
            self.played += 1
            self._note(self.last, self.played)
        return self.played < self.length

    def _note(self, game: Game, n: int) -> None:
        """Remember what the moment before choice n is good for."""
        if n % EVERY == 0:
            self.copies.append(game.clone())
        decision = game.decision
        if decision is not None and decision.kind == "action":
            self.clicks.append(n)
        turn = game.view(None).turn
        while len(self.turns) < turn:
            self.turns.append(n)
        for side, lengths in self.lengths.items():
            before = lengths[-1] if lengths else 0
            lengths.append(before + len(game.log(side, before)))

    @property
    def length(self) -> int:
        return len(self.record.choices)

    def at(self, n: int) -> Game:
        """The game after so many choices."""
        game = self.copies[n // EVERY].clone()
        for option in self.record.choices[n // EVERY * EVERY : n]:
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
        }

    def log(self, side: Side | None) -> dict[str, Any]:
        """All that a side was told, its story, and at which choice each entry came."""
        entries: Sequence[LogEntry] = self.last.log(side)
        lengths = self.lengths[side]
        return {
            "entries": [{**encode_entry(one), "at": bisect_right(lengths, n)} for n, one in enumerate(entries)],
            "story": [
                {"words": one.words, "heading": one.heading, "first": one.first, "last": one.last, "turn": one.turn,
                 "at": bisect_right(lengths, one.first), "so_far": so_far(one, entries, lengths)}
                for one in paragraphs_of(entries)
            ],
        }  # fmt: skip

    def moment(self, n: int, sides: Sequence[Side | None]) -> dict[str, Any]:
        """What these may know after so many choices, the question that is open, and its answer."""
        game = self.at(n)
        views: dict[str, SeenTable] = {_name(side): seen(game.view(side)) for side in sides}
        last = {_name(side): self.lengths[side][n] for side in sides}
        before = self.lengths[sides[0]][n - 1] if n else 0
        new = game.log(sides[0])[before:]
        return {
            "n": n,
            "length": self.length,
            "views": views,
            "entries": last,
            "log": [encode_entry(one) for one in new],
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
        }


def so_far(told: ParagraphTold, entries: Sequence[LogEntry], lengths: Sequence[int]) -> list[tuple[int, str]]:
    """How a paragraph reads that happens bit by bit: from which choice on, and the words; the last has all of it.

    A run is one paragraph, and whoever stands in the middle of it should not read there how it ended.
    """
    out: list[tuple[int, str]] = []
    for n in range(bisect_right(lengths, told.first), bisect_right(lengths, told.last)):
        some = entries[told.first : lengths[n]]
        words = " ".join(one.words for one in story(some)) or some[0].words
        if not out or words != out[-1][1]:
            out.append((n, words))
    return [*out, (bisect_right(lengths, told.last), told.words)] if out else []


def _name(side: Side | None) -> str:
    return "spectator" if side is None else side.name.lower()


def checked(text: str) -> int:
    """Play a record that somebody brings; how many choices it has. BadRecord says what is wrong with it."""
    record = Record.from_json(text)
    if len(record.choices) > MOST_CHOICES:
        raise BadRecord(f"a record has at most {MOST_CHOICES} choices here")
    try:
        Game.replay(record)
    except CannotPlay as wrong:
        raise BadRecord(str(wrong)) from None
    return len(record.choices)


class Shelf:
    """The replays that were looked at last."""

    def __init__(self) -> None:
        self.replays: OrderedDict[str, Moments] = OrderedDict()
        self.filling = asyncio.Lock()  # nothing is played twice because it was asked for twice

    def find(self, id_: str) -> Moments | None:
        if id_ in self.replays:
            self.replays.move_to_end(id_)
        return self.replays.get(id_)

    def keep(self, id_: str, found: Moments) -> None:
        self.replays[id_] = found
        while len(self.replays) > MOST_KEPT:
            self.replays.popitem(last=False)


__all__ = ["Moments", "Shelf", "checked"]
