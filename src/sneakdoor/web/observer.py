"""What one role observes of a game, moment by moment.

What a role is sent follows from what that role may know, and from nothing else. How often the other side was asked, in
which of its windows its seat stopped and how many choices it made in secret must not show. So a role is sent moments,
not choices: a moment is when the role's log has grown and the open question is one that the role may know of. Nothing
is sent between two moments.

A player may be asked in secret, by a facedown card for instance. Then the others are sent the moment that they would
be sent if nobody were asked, where that tells nothing that has yet to happen: else their waiting would tell of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sneakdoor import Decision, Game, LogEntry, Option, OptionKind, Side, View

Bases = dict[str, int]
"""The first number of each role after choices were taken back."""
IDLE: Final[frozenset[OptionKind]] = frozenset({"pass", "continue", "done"})
"""Answers by which a player does nothing."""
MOST_DECLINED: Final = 20
"""Questions in a row that are looked past."""


@dataclass(frozen=True, slots=True)
class ObservedMoment:
    """A moment as one role sees it: a copy of the game, which roles may share, and the role's log up to then."""

    n: int
    side: Side | None
    game: Game
    entries: list[LogEntry]

    @property
    def view(self) -> View:
        return self.game.glance(self.side)


class Observer:
    """Follows a game for one role. Its numbers count the role's own moments and choices, nobody else's."""

    __slots__ = ("base", "behind", "choices", "fresh", "last", "looked", "moments", "side")

    def __init__(self, side: Side | None, base: int = 0) -> None:
        self.side = side
        self.base = base
        self.moments = 0
        self.choices = 0  # made by this side, by its player or its seat
        self.last: ObservedMoment | None = None
        self.fresh: list[ObservedMoment] = []  # not taken yet
        self.behind = False  # its log has grown, and it may not know what is asked now
        self.looked = -1  # how many changes there were at the last moment, or when the log last had nothing new

    @property
    def n(self) -> int:
        """The number of the next message: it grows with each moment and with each choice of the role's own."""
        return self.base + self.moments + self.choices

    @property
    def name(self) -> str:
        return "spectator" if self.side is None else self.side.word

    def look(self, game: Game, decision: Decision | None, changes: int, copy: Game | None = None) -> Game | None:
        """Note a moment if the role's log has grown and it may know what is asked now.

        `copy` is a copy of the game that another role has made of this moment. Returns the copy, if there is one now.
        """
        entries, last = game.log(self.side), self.last
        if last is None or len(entries) > len(last.entries):
            if last is not None and not is_known(decision, self.side):
                self.behind = True
                return copy
            self.moments += 1
            copy = game.clone() if copy is None else copy
            self.note(copy, entries)
        self.behind = False
        self.looked = changes
        return copy

    def look_ahead(self, game: Game) -> None:
        """Note a moment while somebody else is asked in secret: the one that there would be without that question.

        None if more happens before it: that has not happened yet, and the answer may prevent it.
        """
        ahead, entries = declined(game, self.side), game.log(self.side)
        if ahead is not None and ahead.log(self.side) == entries:
            self.moments += 1
            self.note(ahead, entries)
            self.behind = False

    def note(self, game: Game, entries: list[LogEntry]) -> None:
        """Keep a moment. The game must be a copy: nobody chooses in it any more."""
        self.last = ObservedMoment(self.n, self.side, game, entries)
        self.fresh.append(self.last)

    def again(self) -> None:
        """Send the last moment again: something outside the game has changed what the role may see of it."""
        if self.last is not None:
            self.moments += 1
            self.last = ObservedMoment(self.n, self.side, self.last.game, self.last.entries)
            self.fresh.append(self.last)

    def taken(self) -> list[ObservedMoment]:
        fresh, self.fresh = self.fresh, []
        return fresh

    def follows(self, before: Observer) -> None:
        """Take over from the observer of a game of which choices were taken back.

        Where the role could observe none of those choices, it must not notice that they were taken back either.
        """
        old, new = before.last, self.last
        assert old is not None
        assert new is not None
        self.base = before.base
        if old.entries == new.entries and before.choices == self.choices:
            self.moments, self.last, self.fresh = before.moments, old, before.fresh
            return
        self.base += before.n + 1 - self.n
        self.last = ObservedMoment(self.n, self.side, new.game, new.entries)
        self.fresh = [*before.fresh, self.last]


def is_known(decision: Decision | None, side: Side | None) -> bool:
    """Whether this role may know that the open question is asked."""
    return decision is None or decision.side == side or decision.is_public


def declined(game: Game, side: Side | None) -> Game | None:
    """The game as it is once questions that this role may not know of are answered by doing nothing; None if never."""
    ahead = game.clone()
    for _ in range(MOST_DECLINED):
        decision = ahead.decision
        if decision is None or is_known(decision, side):
            return ahead
        idle = next((one for one in decision.options if one.kind in IDLE), None)
        if idle is None:
            return None
        try:
            ahead.choose(idle)
        except Exception:  # noqa: BLE001  (an answer that nobody has given costs nobody the game)
            return None
    return None


def observers_of(bots: tuple[str | None, str | None], bases: Bases | None = None) -> dict[Side | None, Observer]:
    """One observer for each role that people can have; bots need none."""
    roles = (*(side for side in Side if bots[side] is None), None)
    observers = {side: Observer(side) for side in roles}
    for observer in observers.values():
        observer.base = (bases or {}).get(observer.name, 0)
    return observers


def play_on(game: Game, choices: Sequence[Option], observers: dict[Side | None, Observer]) -> None:
    """Make some choices again while these observe."""
    look_all(game, observers)
    for option in choices:
        choose(game, option, observers)


def latest(observers: dict[Side | None, Observer]) -> dict[Side | None, Observer]:
    """Keep only the last moment of each as fresh: everything before it was sent before the game was replayed."""
    for observer in observers.values():
        observer.fresh = observer.fresh[-1:]
    return observers


def choose(game: Game, option: Option, observers: dict[Side | None, Observer], side: Side | None = None) -> None:
    """Make a choice, of this side if it is known whose it is, and let everybody observe the result."""
    if side is None:
        decision = game.decision
        side = Side(option.number) if decision is None or option.kind == CONCEDE else decision.side
    game.choose(option)
    if side in observers:
        observers[side].choices += 1
    look_all(game, observers)


def look_all(game: Game, observers: dict[Side | None, Observer]) -> None:
    """Let everybody look at the game; the roles for which this is a moment share one copy of it."""
    copy: Game | None = None
    changes, decision = game.changes, game.decision
    for observer in observers.values():
        if observer.looked == changes:
            continue
        copy = observer.look(game, decision, changes, copy)
        # Bots answer questions in secret without anybody waiting for it.
        if observer.behind and decision is not None and decision.side in observers:
            observer.look_ahead(game)


CONCEDE: Final = "concede"

__all__ = [
    "IDLE", "Bases", "ObservedMoment", "Observer", "choose", "is_known", "latest", "look_all", "observers_of",
    "play_on",
]  # fmt: skip
