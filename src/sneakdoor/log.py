"""The log of one side: sentences made lazily from the journal.

A change says which sides saw its card and its source. The other side gets the same entry without the name, so the
number of entries does not depend on hidden cards.
"""

from __future__ import annotations

from typing import Any, Final, Required, TypedDict, cast

from sneakdoor.log_sentences import SENTENCES, LogLine, count
from sneakdoor.model.changes import (
    Change,
    NewTurn,
    OfTokens,
    WorthPoints,
)  # fmt: skip
from sneakdoor.model.enums import ACTOR_WORDS, RULES, ActorWord, server_name
from sneakdoor.model.state import State


class LogEntryJson(TypedDict, total=False):
    """A log entry with its parts, as the page is sent it; empty parts are left out."""

    turn: Required[int]
    side: Required[ActorWord]
    words: Required[str]
    rule: str
    kind: str
    card: str
    source: str
    server: str
    amount: int
    cause: str


_PARTS: Final = ("rule", "kind", "card", "source", "server", "amount", "cause")


class LogEntry:
    """One log entry: turn, side, rule and sentence.

    Clients with their own wording use the parts: the kind, and the card, source, server, amount and cause where the
    sentence names them to this side.
    """

    __slots__ = ("amount", "card", "cause", "kind", "rule", "server", "side", "source", "turn", "words")

    def __init__(
        self,
        turn: int = 0,
        side: int = RULES,
        rule: str = "",
        words: str = "",
        kind: str = "",
        card: str = "",
        source: str = "",
        server: str = "",
        amount: int = 0,
        cause: str = "",
    ) -> None:
        self.turn = turn
        self.side = side
        self.rule = rule
        self.words = words
        self.kind = kind
        self.card, self.source, self.server = card, source, server
        self.amount, self.cause = amount, cause

    @property
    def actor(self) -> ActorWord:
        """The side that did it, or the rules."""
        return ACTOR_WORDS[self.side]

    def as_dict(self) -> dict[str, Any]:
        return {"turn": self.turn, "side": self.actor, "rule": self.rule, "words": self.words}

    def as_json(self) -> LogEntryJson:
        """The entry with those of its parts that are not empty."""
        out: dict[str, Any] = {"turn": self.turn, "side": ACTOR_WORDS[self.side], "words": self.words}
        for name in _PARTS:
            value = getattr(self, name)
            if value:
                out[name] = value
        return cast("LogEntryJson", out)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, LogEntry)
            and self.words == other.words
            and (self.turn, self.side, self.rule) == (other.turn, other.side, other.rule)
        )

    def __hash__(self) -> int:
        return hash((self.turn, self.side, self.rule, self.words))

    def __repr__(self) -> str:
        return f"LogEntry({self.turn}, {self.words!r}, {self.rule!r})"

    def __str__(self) -> str:
        return f"{self.words} (CR {self.rule})" if self.rule else self.words


BOTH: Final = 3
"""What a spectator sees: only what both sides saw."""

QUIET: Final = frozenset(
    {
        "ability complete",
        "access ends",
        "action complete",
        "action phase ends",
        "after access",
        "discard phase ends",
        "encounter ends",
        "hand revealed",
        "installing",
        "no cards",
        "no credits",
        "playing",
        "resolved",
        "tags avoided",
        "turn begins",
    }
)
"""Changes that only the rules look at, like those that begin with "would "; the ones beside them tell the story."""

NUMBERED: Final = frozenset({
    "bad publicity removed", "bad publicity taken", "clicks gained", "clicks lost", "credits gained", "credits lost",
    "credits spent", "damaged", "purged", "scored", "stolen", "tagged", "tags removed", "tokens placed",
    "tokens removed", "tokens spent", "turn", "used",
})  # fmt: skip
"""Kinds of which the sentence says the number."""

CAUSED: Final = frozenset({
    "action", "damaged", "tokens placed", "tokens removed", "tokens spent", "trashed", "used", "game over",
})  # fmt: skip
"""Kinds of which the sentence says the cause, or the kind of token or damage."""


def log(s: State, side: int | None, start: int = 0) -> list[LogEntry]:
    """What a side (a spectator: None) was told, from the entry with this number on."""
    return tell(s, s.journal.since(0), side, s.code)[start:]


class Listener:
    """Cached log of one side: repeated reads word only the new entries."""

    __slots__ = ("code", "entries", "heard", "side")

    def __init__(self, side: int | None) -> None:
        self.side = side
        self.entries: list[LogEntry] = []
        self.heard = 0  # how many changes are in these entries
        self.code: tuple[int, ...] = ()

    def listen(self, s: State) -> list[LogEntry]:
        """All entries up to now."""
        length = len(s.journal.entries)
        if length < self.heard or s.code != self.code:  # choices were taken back, or a card has turned over
            self.entries, self.heard, self.code = [], 0, s.code
        if length > self.heard:
            turn = self.entries[-1].turn if self.entries else 0
            self.entries += tell(s, s.journal.since(self.heard), self.side, s.code, turn)
            self.heard = length
        return self.entries


def tell(s: State, changes: list[Change], side: int | None, code: tuple[int, ...], turn: int = 0) -> list[LogEntry]:
    """Changes put into words; `code` says which card is which, `turn` in which turn they begin."""
    mask = BOTH if side is None else 1 << side
    line = LogLine(s, mask, code)
    out: list[LogEntry] = []
    at = 0
    while at < len(changes):
        change = changes[at]
        line.change = change
        kind = change.kind
        if isinstance(change, NewTurn):
            turn = change.number
        at += 1
        several = False
        if kind == "drawn":
            last = at
            while last < len(changes) and _drawn_with(change, changes[last]):
                last += 1
            words = _drawn(line, changes[at - 1 : last])
            several = last > at
            at = last
        elif kind in SENTENCES:
            words = SENTENCES[kind](line)
        else:
            continue  # one of the quiet ones: a test holds both lists complete
        if words:
            out.append(_entry(line, turn, words, several=several))
    return out


def _entry(line: LogLine, turn: int, words: str, *, several: bool) -> LogEntry:
    """The sentence with its parts; a part that the sentence keeps back is kept back here as well.

    A sentence about several cards has no card of its own: the first of them would tell in which order they came.
    """
    change, ruleset = line.change, line.book.ruleset
    card = line.title(change.cid) if change.cid >= 0 and not several and line.named else ""
    source = line.source.removeprefix(" (").removesuffix(")") if change.src >= 0 else ""
    server = server_name(change.server) if change.server >= 0 else ""
    amount = _number(change) if change.kind in NUMBERED else 0
    cause = (change.token if isinstance(change, OfTokens) else change.cause) if change.kind in CAUSED else ""
    return LogEntry(
        turn,
        change.side,
        ruleset.cite(change.rule) if ruleset.renumbers else change.rule,
        ruleset.worded(words) if ruleset.words is not None else words,
        change.kind,
        card if card in words else "",
        source if source in words else "",
        server if server in words else "",
        amount,
        cause,
    )


def _number(change: Change) -> int:
    """The number that the sentence says."""
    if isinstance(change, WorthPoints):
        return change.points
    return change.number if isinstance(change, NewTurn) else change.amount


def _drawn_with(first: Change, other: Change) -> bool:
    """Was it drawn at once with another? What both sides draw at once is two entries: neither knows the other's."""
    return other.kind == "drawn" and other.batch == first.batch and other.side == first.side


def _drawn(line: LogLine, changes: list[Change]) -> str:
    """Cards drawn at once are one entry."""
    first = changes[0]
    if first.seen & line.mask == line.mask:
        titles = sorted(line.title(one.cid) for one in changes)
        cards = titles[0] if len(titles) == 1 else f"{', '.join(titles[:-1])} and {titles[-1]}"
    else:
        cards = count(len(changes), "card")
    line.change = first
    return f"{line.who} draws {cards}{line.source}."


__all__ = ["Listener", "LogEntry", "log", "tell"]
