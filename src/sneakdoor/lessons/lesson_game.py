"""One lesson being played: the game, the current step, and the partner's answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sneakdoor import Decision, Game, IllegalChoice, Option
from sneakdoor.lessons.lesson import Exercise, Lesson, Wish, idle_answer
from sneakdoor.seating import Seat

HARMLESS: Final = frozenset({"pass", "continue", "go on", "done"})
"""Choices that are accepted at any step: they only let the game go on."""


class NotThisStep(Exception):
    """A legal choice that the current step does not ask for. The lesson stays where it is."""

    def __init__(self, step: Exercise) -> None:
        self.step = step
        super().__init__(f"the lesson asks for something else first: {step.key}")


class LessonGame:
    """The state of one lesson. The player answers with `choose`, reads on with `read`, and asks with `tried`.

    `make` carries out each choice, for clients that watch the game while it goes on.
    """

    def __init__(self, lesson: Lesson, make: Callable[[Game, Option], None] = Game.choose) -> None:
        self.lesson = lesson
        self.make = make
        self.game: Game = lesson.position.table().game
        self.seat = Seat(lesson.side)
        self.current = 0
        self._actions = list(lesson.script.actions)

    @property
    def step(self) -> Exercise | None:
        """The current step; None when the lesson is finished."""
        return self.lesson.steps[self.current] if self.current < len(self.lesson.steps) else None

    @property
    def finished(self) -> bool:
        return self.step is None

    @property
    def asked(self) -> Decision | None:
        """The player's open question."""
        decision = self.game.decision
        return decision if decision is not None and decision.side == self.lesson.side else None

    def advance(self) -> bool:
        """Make one choice for the partner or for the player's seat; False: the player is asked, or the game is over."""
        decision = self.game.decision
        if decision is None:
            return False
        if decision.side != self.lesson.side:
            self.make(self.game, self._partner_answer(decision))
            return True
        answer = self.seat.answer(self.game).option
        if answer is None or self.wanted(answer):
            return False
        self.make(self.game, answer)
        return True

    def choose(self, option: Option) -> None:
        """The player's choice. NotThisStep: the step asks for another one; IllegalChoice: it is not possible."""
        decision = self.asked
        if decision is None or decision.move(option) is None:
            raise IllegalChoice(option, self.game.why_not(option, self.lesson.side))
        wanted = self._next_wish()
        step = wanted[1] if wanted is not None else None
        fits = step is not None and step.wish is not None and not step.refused and step.wish.matches(option)
        if not fits and (option.kind not in HARMLESS or self._wanted_among(decision)):
            if step is not None:
                raise NotThisStep(step)
        self.seat.decides(self.game)
        if option.kind == "pass":
            self.seat.passes_on(self.game, decision)
        self.make(self.game, option)
        if fits and wanted is not None:
            self.current = wanted[0] + 1

    def read(self) -> None:
        """The player has read the current step."""
        if self.step is not None and self.step.wish is None:
            self.current += 1

    def tried(self, option: Option) -> None:
        """The player asked why a choice is not possible."""
        wanted = self._next_wish()
        if wanted is not None and wanted[1].refused and wanted[1].wish is not None and wanted[1].wish.matches(option):
            self.current = wanted[0] + 1

    def _next_wish(self) -> tuple[int, Exercise] | None:
        """The next step that asks for a choice: a player who acts before reading has read enough."""
        steps = self.lesson.steps
        return next(((n, steps[n]) for n in range(self.current, len(steps)) if steps[n].wish is not None), None)

    def wanted(self, option: Option) -> bool:
        """Is this what the next step asks for?"""
        wanted = self._next_wish()
        return wanted is not None and wanted[1].wish is not None and wanted[1].wish.matches(option)

    def _wanted_among(self, decision: Decision) -> bool:
        """Does this question offer what the step asks for? Then it cannot be passed."""
        wanted = self._next_wish()
        return wanted is not None and not wanted[1].refused and any(self.wanted(one) for one in decision.options)

    def _partner_answer(self, decision: Decision) -> Option:
        for wish in self.lesson.script.always:
            found = _matching(wish, decision)
            if found is not None:
                return found
        if decision.kind == "action" and self._actions:
            found = _matching(self._actions[0], decision)
            if found is not None:
                del self._actions[0]
                return found
        return idle_answer(decision)


def _matching(wish: Wish, decision: Decision) -> Option | None:
    return next((option for option in decision.options if wish.matches(option)), None)


__all__ = ["HARMLESS", "LessonGame", "NotThisStep"]
