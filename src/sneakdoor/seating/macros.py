"""Carry out a command of several choices, choice by choice.

It stops as soon as the other side answers, or as soon as a question comes up that the command does not settle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sneakdoor import Decision, Game, LogEntry, Option, Side, View
from sneakdoor.seating.auto_pass import counts
from sneakdoor.seating.policy import WINDOW, attacked

ACTIONS: Final = ("credit", "draw", "install", "play", "advance", "run", "action", "purge", "remove tag",
                  "trash resource")  # fmt: skip
"""Kinds of answers to the question for an action."""


@dataclass(frozen=True)
class Want:
    """One answer that is wanted: this very option, or one of a kind; at a question of a kind, if that is said."""

    option: Option | None = None
    kind: str = ""
    server: str = ""
    card: str = ""
    handle: int = 0
    at: str = ""  # the kind of question that it answers
    repeated: bool = False  # again and again, while it is offered
    optional: bool = False  # it may never be asked for

    def answer(self, decision: Decision) -> Option | None:
        if self.at and decision.kind != self.at:
            return None
        if self.option is not None:
            return self.option if self.option in decision.options else None
        for option in decision.options:
            if option.kind == self.kind and self._fits(option):
                return option
        return None

    def _fits(self, option: Option) -> bool:
        return (
            (not self.server or option.server == self.server)
            and (not self.card or option.card == self.card)
            and (not self.handle or option.handle == self.handle)
        )


Deed = tuple[str, str, int, int]
"""What an option does, whatever it costs at the moment: its kind, its card, which copy, and which ability."""


def deed(option: Option) -> Deed:
    return (option.kind, option.card, option.handle, option.ability)


def approaches_server(view: View) -> bool:
    """Has the run come past all ice, to the server itself?"""
    return view.is_under_way("approach server")


@dataclass
class Carrying:
    """A command under way: what is wanted next, and how far the log had come when the last choice was made."""

    words: str
    wants: list[Want]
    passes: bool = False  # windows of one's own are passed on the way, vital ones as well
    within: str = ""  # the stage that has to be under way, as "encounter ice"
    turn: int = -1  # in which it was said: it goes no further
    letting: bool = False  # whatever the other side does meanwhile
    left: frozenset[Deed] | None = None  # what was on offer and is left alone; until there is more to do
    at_server: bool = False  # it was said past all ice; else what is left is left until the Runner comes there
    logged: int = -1
    done: int = 0
    stopped: str = ""
    lapsed: bool = False

    def next(self, game: Game, side: Side) -> Option | None:
        """The next choice of the command; None: it is over, or nothing of it is asked here."""
        decision = game.decision
        if decision is None or decision.side != side or self.stopped:
            return None
        view = game.view(side)
        if self.turn >= 0 and view.turn != self.turn:
            self._lapse()
            return None
        answered = self._answered(game, side)
        if answered is not None:
            self.stopped = f"stopped: {answered.words}"
            return None
        if self.within and not view.is_under_way(self.within):
            self._lapse()
            return None
        if self.left is not None and decision.kind == WINDOW and self._offers_more(view, decision):
            self._lapse()
            return None
        option = self._wanted(decision)
        if option is None and self.passes and not self.over and decision.kind == WINDOW:
            option = next((one for one in decision.options if one.kind == "pass"), None)
        if option is not None:
            self.logged = len(game.log(side))
            self.done += 1
        return option

    def _lapse(self) -> None:
        """The turn or the encounter that it was for is over."""
        self.lapsed = bool(self.wants)
        self.wants.clear()
        self.within = ""

    def _wanted(self, decision: Decision) -> Option | None:
        while self.wants:
            want = self.wants[0]
            option = want.answer(decision)
            if option is not None:
                if not want.repeated:
                    self.wants.pop(0)
                return option
            if want.optional or (want.repeated and self.done and decision.kind == want.at):
                self.wants.pop(0)
                continue
            return None
        return None

    def _answered(self, game: Game, side: Side) -> LogEntry | None:
        """Something that the other side has done since the last choice."""
        if self.logged < 0 or self.letting:
            return None
        other = 1 - side
        return next((one for one in game.log(side, self.logged) if one.side == other), None)

    def _offers_more(self, view: View, decision: Decision) -> bool:
        """Is there something to do that was not there when it was left?

        Past all ice the last moment has come for everything but cards elsewhere: that is asked once more.
        """
        left = self.left or frozenset()
        if approaches_server(view) and not self.at_server:
            server = attacked(view)[0]
            here = {card.handle for card in server.root} if server is not None else set()
            left = frozenset(one for one in left if one[0] == "rez" and one[2] not in here)
        return any(deed(one) not in left and counts(view, decision, one) for one in decision.options)

    @property
    def over(self) -> bool:
        return bool(self.stopped) or (not self.wants and not self.within)


__all__ = ["ACTIONS", "Carrying", "Want", "approaches_server", "deed"]
