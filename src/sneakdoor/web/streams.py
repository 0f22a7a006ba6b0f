"""What the viewers of one role are sent: a whole table first, then what changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec

from sneakdoor import LogEntry, Question, Side, View
from sneakdoor.seating import story
from sneakdoor.timing import where
from sneakdoor.web import messages as m
from sneakdoor.web.patches import patch
from sneakdoor.web.sitting import Sitting

encode = msgspec.json.Encoder().encode

SIDES: Final = ("corp", "runner", "rules")
DEFAULTS: Final = ("pass", "continue", "done", "go on", "normally", "no", "credit")
"""What Space stands for, where it is offered."""
BREAKING: Final = "6.9.3b"
"""The window of an encounter in which subroutines are broken."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that a role may know at one moment."""

    n: int
    view: m.SeenTable
    entries: Sequence[LogEntry]
    question: m.Decision | m.Waiting


class Stream:
    """The messages of one role, in order; `delay` seconds behind the game for those who only watch."""

    def __init__(self, side: Side | None, delay: float = 0.0) -> None:
        self.side = side
        self.delay = delay
        self.last: Snapshot | None = None
        self.story: list[m.ParagraphTold] = []
        self.told: list[LogEntry] = []
        self.turn_at = (0, 0)  # where the last turn begins: among the entries, among the paragraphs
        self.late: deque[tuple[float, Snapshot]] = deque()

    def whole(self) -> list[bytes]:
        """For somebody who comes to it now."""
        if self.last is None:
            return []
        log = m.Log(0, [encode_entry(one) for one in self.told], 0, self.story)
        return [encode(m.State(self.last.n, self.last.view)), encode(log), encode(self.last.question)]

    def tell(self, now: Snapshot) -> list[bytes]:
        """What has changed since the last time."""
        before, self.last = self.last, now
        log = self._log(now.entries)
        out: list[bytes] = []
        if before is None:
            out.append(encode(m.State(now.n, now.view)))
        else:
            changed: m.Patch = patch(before.view, now.view)
            if changed or before.n != now.n:
                out.append(encode(m.Change(now.n, changed)))
        if log is not None:
            out.append(encode(log))
        if before is None or before.question != now.question:
            out.append(encode(now.question))
        return out

    def later(self, at: float, now: Snapshot) -> None:
        """Keep it until the delay is over."""
        self.late.append((at + self.delay, now))

    def due(self, at: float) -> list[bytes]:
        """What may be told by now."""
        out: list[bytes] = []
        while self.late and self.late[0][0] <= at:
            out += self.tell(self.late.popleft()[1])
        return out

    def _log(self, entries: Sequence[LogEntry]) -> m.Log | None:
        """The entries that are new, and the paragraphs of the story that are new or read otherwise now."""
        start = len(self.told)
        if entries[: len(self.told)] != self.told:
            start = next((n for n, one in enumerate(self.told) if n >= len(entries) or one != entries[n]), start)
        elif len(entries) == start:
            return None
        new = [encode_entry(one) for one in entries[start:]]
        if start < self.turn_at[0]:
            self.turn_at = (0, 0)
        self.told = list(entries)
        first, kept = self.turn_at
        paragraphs = self.story[:kept] + paragraphs_of(self.told, first)
        same = next(
            (n for n, (one, other) in enumerate(zip(self.story, paragraphs, strict=False)) if one != other),
            min(len(self.story), len(paragraphs)),
        )
        self.story = paragraphs
        self._mark_turn(first, kept)
        return m.Log(start, new, same, paragraphs[same:])

    def _mark_turn(self, first: int, kept: int) -> None:
        for n in range(len(self.told) - 1, first, -1):
            if self.told[n].kind == "turn":
                place = next((p for p in range(kept, len(self.story)) if self.story[p].first == n), None)
                if place is not None:
                    self.turn_at = (n, place)
                return


def paragraphs_of(entries: Sequence[LogEntry], first: int = 0) -> list[m.ParagraphTold]:
    """The story of the entries from this one on."""
    some = entries[first:]
    numbers = {id(one): first + n for n, one in enumerate(some)}
    out = []
    for one in story(some):
        inside = [numbers[id(entry)] for entry in one.entries if id(entry) in numbers]
        span = (min(inside), max(inside)) if inside else (first, first)
        out.append(m.ParagraphTold(one.words, one.heading, *span, turn=one.turn))
    return out


def encode_entry(one: LogEntry) -> m.EntryTold:
    told: dict[str, Any] = {"turn": one.turn, "side": SIDES[one.side], "words": one.words}
    for name in ("rule", "kind", "card", "source", "server"):
        value = getattr(one, name)
        if value:
            told[name] = value
    return cast("m.EntryTold", told)


# ---------------------------------------------------------------------------------------------------------- snapshots


def snapshot(sitting: Sitting, side: Side | None, *, asked: Side | None, hands: bool = False) -> Snapshot:
    """What a role may know now; `asked` is who has to answer themselves."""
    game = sitting.game
    view = game.view(side)
    told = seen(view)
    if hands and side is None:
        told["corp"]["hand"] = seen(game.view(Side.CORP))["corp"]["hand"]
        told["runner"]["hand"] = seen(game.view(Side.RUNNER))["runner"]["hand"]
    return Snapshot(sitting.number, told, game.log(side), question(sitting, view, side, asked))


def seen(view: View) -> m.SeenTable:
    told = view.as_dict(log=False)
    del told["decision"]
    told["where"] = [{"structure": one.structure, "step": one.step, "words": one.words} for one in where(view)]
    return cast("m.SeenTable", told)


def question(sitting: Sitting, view: View, side: Side | None, asked: Side | None) -> m.Decision | m.Waiting:
    """The question for whoever is asked; for all others, that it is somebody's turn to answer."""
    open_ = view.decision
    can_undo = side is not None and sitting.place_of(side) is not None
    if open_ is None:
        return m.Waiting(None, "over")
    if side is None or asked != side:
        kind = "passing" if side is not None and open_.side == side.name.lower() else open_.kind
        rule = "" if kind == "passing" else open_.rule
        return m.Waiting(cast("Any", open_.side), kind, rule, undo=can_undo)
    seat = sitting.seats[side]
    notes, seat.notes = seat.notes, []
    return m.Decision(
        sitting.number,
        open_.kind,
        open_.rule,
        open_.prompt,
        open_.card,
        [] if open_.text else options(open_),
        open_.text,
        default(open_),
        thinking=may_break(open_),
        undo=can_undo,
        seat=m.SeatTold(**seat.policy.as_dict()),
        notes=notes,
    )


def may_break(asked: Question) -> bool:
    """Is this the window in which ice is broken, with something to do it with? Then ways are looked for."""
    return asked.rule == BREAKING and asked.side == "runner" and len(asked.options) > 1


def options(asked: Question) -> list[m.OptionTold]:
    return [
        m.OptionTold(n, one.kind, str(one), one.card, one.handle, one.ability, one.server, one.number, one.zone)
        for n, one in enumerate(asked.options)
    ]


def default(asked: Question) -> int | None:
    """The option that Space takes."""
    if len(asked.options) == 1:
        return 0
    for kind in DEFAULTS:
        found = [n for n, one in enumerate(asked.options) if one.kind == kind]
        if found:
            return found[0]
    return None


__all__ = ["Snapshot", "Stream", "encode", "encode_entry", "options", "paragraphs_of", "seen", "snapshot"]
