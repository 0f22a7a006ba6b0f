"""What the viewers of one role are sent: a whole table first, then every moment that the role observes.

Nothing in here looks at the game for a role that is not asked: its messages are made from its moments alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from sneakdoor import Decision, LogEntry, OptionJson, OptionKind, Question, Side, View
from sneakdoor.seating import Paragraph, Storyteller, story
from sneakdoor.seating.way_prices import boosts_in_vain, rez_facts, way_prices
from sneakdoor.timing import find_step, structures, where
from sneakdoor.web import messages as m
from sneakdoor.web.live_game import LiveGame
from sneakdoor.web.observer import ObservedMoment
from sneakdoor.web.patches import patch

encode = msgspec.json.Encoder().encode

LATE: Final = (m.Chat, m.Offer, m.Withdrawn, m.Over, m.Next)
"""Messages beside the game that tell something of it."""
GOES_ON: Final[frozenset[OptionKind]] = frozenset({"pass", "continue"})
"""Answers that spend nothing and leave everything as it is: the only ones that Space takes where there is a choice."""
BENEFITS: Final[frozenset[OptionKind]] = frozenset({"score", "trigger", "steal"})
"""Answers that are worth having: where one of them is offered, going on would forgo it."""
REZ_ICE: Final = "rez ice"
"""The role of the window in which the Corp may rez the ice that is approached."""
BREAK: Final = "break"
"""The role of the window in which subroutines are broken."""


MAY_ACT: Final = "may act"
"""All that is known of a question to somebody else: that there may be one."""
WINDOWS: Final = ("paid ability window", "action window")

"""What is sent of a view: the question comes in a message of its own."""

Asked = m.Decision | m.Waiting


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that a role may know at one moment."""

    n: int
    view: m.SeenTable
    entries: Sequence[LogEntry]


@dataclass(frozen=True, slots=True)
class News:
    """What is new for a role: the moments since it was last told something, and what it is asked now, if anything."""

    moments: Sequence[Snapshot]
    question: Asked
    asked: Snapshot | None = None


class Stream:
    """The messages of one role, in order; `delay` seconds behind the game for those who only watch."""

    def __init__(self, side: Side | None, delay: float = 0.0) -> None:
        self.side = side
        self.delay = delay
        self.last: Snapshot | None = None
        self.question: Asked | None = None
        self.answered = -1  # the number of the last question that this role was asked and is asked no more
        self.entries: list[LogEntry] = []
        self.teller = Storyteller()
        self.paragraphs: list[Paragraph] = []
        self.story: list[m.ParagraphData] = []  # the paragraphs as they are sent
        self.late: deque[tuple[float, News | bytes]] = deque()

    @property
    def n(self) -> int:
        """The number of what was last sent."""
        return 0 if self.last is None else self.last.n

    @property
    def open(self) -> m.Decision | None:
        """The question that waits for an answer of this role."""
        return self.question if isinstance(self.question, m.Decision) else None

    def whole(self) -> list[bytes]:
        """For somebody who comes to it now."""
        if self.last is None or self.question is None:
            return []
        log = m.Log(0, [entry.as_json() for entry in self.entries], 0, self.story)
        return [encode(m.State(self.last.n, self.last.view)), encode(log), encode(self.question)]

    def forget(self) -> None:
        """Reset once nobody follows it: the next viewer receives everything."""
        self.last = self.question = None

    def tell(self, news: News) -> list[bytes]:
        """What has changed since the last time, in the order in which the role observed it.

        An answer closes its question at once, with `waiting`: how long it takes until the next moment, and whether
        somebody else is asked before it, is no part of the stream.
        """
        out: list[bytes] = []
        open_, question = self.open, news.question
        if open_ is not None and not (isinstance(question, m.Decision) and question.id == open_.id):
            self.answered = open_.id
            out += self._ask(waiting(self.side, undo=question.undo))
        for one in news.moments:
            out += self._show(one)
        if news.asked is not None:
            out += self._show(news.asked)
        return out + self._ask(question)

    def _show(self, now: Snapshot) -> list[bytes]:
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
        return out

    def _ask(self, question: Asked) -> list[bytes]:
        if self.question == question:
            return []
        self.question = question
        return [encode(question)]

    def delays(self, message: m.ToViewer) -> bool:
        """Must a message beside the game wait, as the game does? Words of those who only watch need not."""
        if not self.delay or (isinstance(message, m.Chat) and message.role == "spectator"):
            return False
        return isinstance(message, LATE)

    def later(self, at: float, news: News | bytes) -> None:
        """Keep news of the game, or a message beside it, until the delay is over."""
        self.late.append((at + self.delay, news))

    def due(self, at: float) -> list[bytes]:
        """What may be told by now."""
        out: list[bytes] = []
        while self.late and self.late[0][0] <= at:
            news = self.late.popleft()[1]
            out += [news] if isinstance(news, bytes) else self.tell(news)
        return out

    def _log(self, entries: Sequence[LogEntry]) -> m.Log | None:
        """The entries that are new, and the paragraphs of the story that are new or read otherwise now."""
        start = len(self.entries)
        if entries[: len(self.entries)] != self.entries:
            start = next((n for n, one in enumerate(self.entries) if n >= len(entries) or one != entries[n]), start)
        elif len(entries) == start:
            return None
        if start < len(self.entries):  # choices were taken back, or a card has turned over
            self.teller = Storyteller()
            self.teller.hear(entries[:start])
        new = entries[start:]
        self.teller.hear(new)
        self.entries = list(entries)
        same = self._retell(self.teller.paragraphs())
        return m.Log(start, [entry.as_json() for entry in new], same, self.story[same:])

    def _retell(self, paragraphs: list[Paragraph]) -> int:
        """Take over a new version of the story; returns how many of its paragraphs are as they were."""
        before, data = self.paragraphs, self.story
        kept = 0
        while kept < min(len(before), len(paragraphs)) and before[kept] is paragraphs[kept]:
            kept += 1
        self.paragraphs = paragraphs
        self.story = data[:kept] + [_paragraph(one) for one in paragraphs[kept:]]
        while kept < min(len(data), len(self.story)) and data[kept] == self.story[kept]:
            kept += 1
        return kept


def _paragraph(one: Paragraph) -> m.ParagraphData:
    return m.ParagraphData(one.words, one.heading, one.first, one.last, turn=one.turn)


def paragraphs_of(entries: Sequence[LogEntry]) -> list[m.ParagraphData]:
    """The whole story of these entries."""
    return [_paragraph(one) for one in story(entries)]


# ---------------------------------------------------------------------------------------------------------- snapshots


def news(live_game: LiveGame, side: Side | None, *, asked: Side | None, hands: bool = False) -> News:
    """What is new for a role; `asked` is the side that has to answer itself."""
    observer, game = live_game.observers[side], live_game.game
    moments = observer.taken()
    can_undo = side is not None and live_game.place_of(side) is not None
    if game.decision is None:
        return News([snapshot(one, hands=hands) for one in moments], m.Waiting(None, "over"))
    if side is None or asked != side:
        return News([snapshot(one, hands=hands) for one in moments], waiting(side, undo=can_undo))
    view = game.glance(side)
    now = Snapshot(observer.n, seen(view, asked=True), game.log(side))
    asks = question(live_game, view, side, observer.n, undo=can_undo)
    # What is asked about is shown before it, as it was to a role that was not asked yet: the other side may have been.
    last = moments.pop() if moments and moments[-1].game.choices == game.choices else None
    shown = [snapshot(one) for one in moments]
    if last is not None:
        shown.append(Snapshot(last.n, without_windows(view, now.view), last.entries))
    return News(shown, asks, now)


def beginning(live_game: LiveGame, side: Side | None, *, asked: Side | None, hands: bool = False) -> News:
    """What somebody is told who has been told nothing yet: the role's last moment, not the game as it is now."""
    found = news(live_game, side, asked=asked, hands=hands)
    last = live_game.observers[side].last
    assert last is not None
    return News([] if found.asked is not None else [snapshot(last, hands=hands)], found.question, found.asked)


def snapshot(moment: ObservedMoment, *, hands: bool = False) -> Snapshot:
    """A moment as it is sent; `hands` shows spectators what both have in hand."""
    data = seen(moment.view)
    if hands and moment.side is None:
        data["corp"]["hand"] = seen(moment.game.glance(Side.CORP))["corp"]["hand"]
        data["runner"]["hand"] = seen(moment.game.glance(Side.RUNNER))["runner"]["hand"]
    return Snapshot(moment.n, data, moment.entries)


def waiting(side: Side | None, *, undo: bool) -> m.Waiting:
    """The one state of a role that is not asked: the same until the role observes something.

    Which of two players is asked is not for spectators to know either: it tells where a seat has stopped.
    """
    return m.Waiting(None if side is None else side.other.word, MAY_ACT, undo=undo)


def seen(view: View, *, asked: bool = False) -> m.SeenTable:
    """The table as JSON. Who is not asked sees which phase it is, and not which window of it is open."""
    data = view.as_dict(log=False, decision=False)
    data["where"] = [{"structure": one.structure, "step": one.step, "words": one.words} for one in where(view)]
    return data if asked else without_windows(view, data)


def without_windows(view: View, data: m.SeenTable) -> m.SeenTable:
    """The table for a role that is not asked."""
    if view.outcome is not None:  # where somebody gave up would tell in which window the other side was
        return {**data, "stages": [], "where": []}
    stages = [one for one in data["stages"] if one["what"] not in WINDOWS]
    found = find_step(stages[-1]["step"]) if stages else None
    if found is not None:
        stages[-1] = {**stages[-1], "step": structures(view.rules)[found[0]].rule}
    places = data["where"]
    if places:
        places = [*places[:-1], _phase(places[-1]["structure"], view.rules)]
    return {**data, "stages": stages, "where": places}


def _phase(name: str, rules: str) -> dict[str, str]:
    structure = structures(rules)[name]
    return {"structure": name, "step": structure.rule, "words": structure.title}


def question(live_game: LiveGame, view: View, side: Side, n: int, *, undo: bool) -> m.Decision:
    """The open question, for the side that is asked."""
    open_ = view.decision
    assert open_ is not None
    seat = live_game.seats[side]
    notes, seat.notes = seat.notes, []
    return m.Decision(
        n,
        open_.kind,
        open_.rule,
        open_.prompt,
        open_.card,
        [] if open_.text else options(open_),
        open_.text,
        default(open_, view),
        thinking=may_break(open_),
        undo=undo,
        seat=m.SeatData(**seat.policy.as_dict()),
        notes=notes,
        situation=open_.situation,
        choice=open_.choice,
        main=open_.options.index(open_.main) if open_.main is not None else None,
        most=open_.most,
        prices=way_prices(view) if side == Side.RUNNER and open_.kind == "action" else {},
        facts=_facts(open_, view),
        role=open_.role,
        idle=_idle(live_game.game.decision),
        vain=_vain(open_, view),
    )


def _facts(asked: Question, view: View) -> list[str]:
    """What weighs on the answer that the question is about."""
    if asked.main is None or asked.main.kind != "rez":
        return []
    return rez_facts(view, asked.main.handle)


def _vain(asked: Question, view: View) -> list[int]:
    """Boosts of breakers that cannot break the encountered ice: shown last."""
    if asked.role != BREAK or asked.side != "runner":
        return []
    return [n for n, one in enumerate(asked.options) if one.kind == "use" and boosts_in_vain(view, one)]


def may_break(asked: Question) -> bool:
    """Is this the window in which ice is broken, with something to do it with? Then ways are looked for."""
    return asked.role == BREAK and asked.side == "runner" and len(asked.options) > 1


def options(asked: Question) -> list[OptionJson]:
    return [option.as_json(n) for n, option in enumerate(asked.options)]


def _idle(decision: Decision | None) -> list[OptionJson]:
    """The legal answers that could change nothing, numbered after the others."""
    if decision is None:
        return []
    return [option.as_json(n) for n, option in enumerate(decision.idle, len(decision.options))]


def default(asked: Question, view: View) -> int | None:
    """The option that Space takes: one that spends nothing and forgoes nothing, or none at all."""
    if len(asked.options) == 1:
        return 0
    kinds = {one.kind for one in asked.options}
    if kinds & BENEFITS or _would_be_hit(asked, view) or ("rez" in kinds and asked.role == REZ_ICE):
        return None
    return next((n for n, one in enumerate(asked.options) if one.kind in GOES_ON), None)


def _would_be_hit(asked: Question, view: View) -> bool:
    """Would passing let unbroken subroutines resolve?"""
    if asked.role != BREAK or asked.side != "runner":
        return False
    met = (ice for server in view.servers for ice in server.ice if ice.subroutines)
    return any(not one.broken for ice in met for one in ice.subroutines)


__all__ = [
    "News", "Snapshot", "Stream", "beginning", "encode", "news", "options", "paragraphs_of", "seen",
    "snapshot", "waiting",
]  # fmt: skip
