"""A lesson over a WebSocket: the messages of a table, plus the current step.

A lesson is short and the same each time, so nothing of it is stored but that it was finished; a lost connection begins
it again. Nothing here waits or writes.
"""

from __future__ import annotations

import time
from typing import Final

from sneakdoor import Game, IllegalChoice, Option, Side, SideWord, __version__
from sneakdoor.lessons import Lesson, LessonGame, NotThisStep
from sneakdoor.lessons.lesson_game import HARMLESS
from sneakdoor.seating import Seat
from sneakdoor.web import messages as m
from sneakdoor.web.decode import Misunderstood, decode, meant, option
from sneakdoor.web.live_game import LiveGame
from sneakdoor.web.observer import choose
from sneakdoor.web.streams import Stream, encode, news

PARTNER: Final = "lesson"
"""Placeholder for a bot's name: the lesson's script plays that side."""
MOST_STEPS: Final = 2000
"""Upper bound on choices between two questions to the player."""


class LessonSession:
    """One player in one lesson."""

    def __init__(self, lesson: Lesson, name: str) -> None:
        self.lesson, self.name, self.side = lesson, name, lesson.side
        self._begin()

    def _begin(self) -> None:
        self.playing = LessonGame(self.lesson, self._choose)
        bots = (PARTNER, None) if self.side == Side.RUNNER else (None, PARTNER)
        seats = (Seat(Side.CORP), Seat(Side.RUNNER))
        self.live_game = LiveGame(self.playing.game, bots, seats)
        self.stream = Stream(self.side)

    def _choose(self, game: Game, chosen: Option) -> None:
        choose(game, chosen, self.live_game.observers)

    @property
    def finished(self) -> bool:
        return self.playing.finished

    def opening(self) -> list[bytes]:
        """Return the initial messages: everything the player may know."""
        hello = m.Hello(m.PROTOCOL, __version__, self._role, self._info(), None, None)
        return [encode(hello), *self._go_on()]

    def hear(self, raw: str | bytes) -> list[bytes]:
        """Handle one message; reply with an error if it is impossible."""
        try:
            return self._handle(decode(raw))
        except (Misunderstood, IllegalChoice) as wrong:
            return [encode(m.Error(str(wrong), self.stream.n))]

    def _handle(self, message: m.FromViewer) -> list[bytes]:
        match message:
            case m.Ping():
                return [encode(m.Pong(message.ping))]
            case m.LessonControl():
                return self._lesson(message.lesson)
            case m.Resync():
                return [*self.stream.whole(), encode(self._step())]
            case m.AskWhy():
                return self._why(option(message.why))
            case m.Choose():
                return self._choice(message)
            case m.CommandLine():
                return [encode(self._step(other=True))]
        key = next(key for key, kind in m.KEYS.items() if isinstance(message, kind))
        raise Misunderstood(f'a lesson has no "{key}": choice, why, lesson and resync')

    def _lesson(self, word: str) -> list[bytes]:
        if word == "again":
            self._begin()
            return self.opening()
        self.playing.read()
        return self._go_on()

    def _why(self, asked: Option) -> list[bytes]:
        refusals = [m.RefusalData(one.rule, str(one)) for one in self.playing.game.why_not(asked, self.side)]
        if refusals:
            self.playing.tried(asked)
        return [encode(m.Why(asked.as_dict(), refusals)), *self._go_on()]

    def _choice(self, message: m.Choose) -> list[bytes]:
        decision = self.playing.asked
        if decision is None or message.id != self.stream.n:
            raise Misunderstood("that question is not open")
        try:
            self.playing.choose(meant(message.choice, decision.options))
        except NotThisStep:
            return [encode(self._step(other=True))]
        return self._go_on()

    def _go_on(self) -> list[bytes]:
        """Let the script and the seat answer until the player has a decision; send each moment, then the step."""
        for _ in range(MOST_STEPS):
            if not self.playing.advance():
                break
        asked = self.side if self.playing.asked is not None else None
        found = news(self.live_game, self.side, asked=asked)
        if isinstance(found.question, m.Decision):
            found.question.thinking = False  # no break proposals in a lesson: its steps name the way
            self._no_other_default(found.question)
        return [*self.stream.tell(found), encode(self._step())]

    def _no_other_default(self, asked: m.Decision) -> None:
        """Highlight nothing, and let Space do nothing, but what the step asks for."""
        decision = self.playing.asked
        if decision is not None and asked.default is not None:
            if not self.playing.wanted(decision.options[asked.default]):
                asked.default = None

    def _step(self, *, other: bool = False) -> m.LessonStep:
        step, steps = self.playing.step, self.lesson.steps
        if step is None:
            return m.LessonStep(self.lesson.id, len(steps), len(steps))
        reads = step.wish is None
        return m.LessonStep(
            self.lesson.id,
            self.playing.current,
            len(steps),
            step.key,
            step.at,
            reads=reads,
            other=other,
            option=None if reads else self._wanted(),
        )

    def _wanted(self) -> int | None:
        """The index of the answer that leads on: what the step asks for, or what goes on until it can be done."""
        decision, step = self.playing.asked, self.playing.step
        if decision is None or step is None or step.refused:
            return None
        kinds = [one.kind for one in decision.options]
        goes_on = next((n for n, kind in enumerate(kinds) if kind in HARMLESS), None)
        return next((n for n, one in enumerate(decision.options) if self.playing.wanted(one)), goes_on)

    @property
    def _role(self) -> SideWord:
        return "corp" if self.side == Side.CORP else "runner"

    def _info(self) -> m.TableInfo:
        names = m.Pair(self.name, None) if self.side == Side.CORP else m.Pair(None, self.name)
        bots = m.Pair(None, PARTNER) if self.side == Side.CORP else m.Pair(PARTNER, None)
        settings = m.Settings(public=False, spectators=False)
        return m.TableInfo(self.lesson.id, "playing", names, m.Pair(), bots, settings, time.time(), seat=self._role)


__all__ = ["PARTNER", "LessonSession"]
