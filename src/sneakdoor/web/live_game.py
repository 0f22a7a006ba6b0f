"""A game with its seats and bots at a table of the server. Nothing here waits or writes.

The caller commits what was `made` before anybody is told of it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from sneakdoor import Decision, Game, IllegalChoice, Option, QuestionKind, Record, Side
from sneakdoor.bots import Greedy, Opponent, anything, at_once, pace
from sneakdoor.seating import LONG_PAUSE, NO_PAUSE, WINDOW, Bounds, Policy, Proposal, Seat, pause
from sneakdoor.web.observer import IDLE, Bases, Observer, choose, is_known, look_all, observers_of

MOST_STEPS: Final = 400
"""Choices in one go before other tables get their turn."""

By = Literal["person", "seat", "bot"]
HaltKind = Literal["asked", "pause", "thinks", "planned", "shown", "over"]
SEARCHED: Final[frozenset[QuestionKind]] = frozenset({"action", "install destination", "jack out", "accessed card"})
"""Questions known to both sides that a searching bot takes its time for, whether it has a choice or not."""


class EngineFailed(Exception):
    """The engine could not carry out a choice; it was taken back."""


@dataclass(frozen=True, slots=True)
class MadeChoice:
    """A choice that was made: what is kept of a game."""

    option: Option
    side: Side
    by: By


@dataclass(frozen=True, slots=True)
class Halt:
    """Why it does not go on by itself: somebody is asked, a seat takes its time, a bot thinks.

    A pass takes effect `seconds` after its window has opened, by whichever seat.
    """

    kind: HaltKind
    side: Side | None = None
    seconds: float = 0.0
    words: str = ""


@dataclass(slots=True)
class LiveGame:
    """One game. `bots` names who plays a side, where no person does."""

    game: Game
    bots: tuple[str | None, str | None]
    seats: tuple[Seat, Seat] = field(default_factory=lambda: (Seat(Side.CORP), Seat(Side.RUNNER)))
    made: list[MadeChoice] = field(default_factory=list)
    places: list[tuple[Side, int]] = field(default_factory=list)  # where people decided something themselves
    begun: bool = False  # the next choice of a seat is the first of a command
    shown: int = 0  # how many choices there were when a bot's action was last shown
    opponents: dict[Side, Opponent] = field(default_factory=dict)
    observers: dict[Side | None, Observer] = field(default_factory=dict)
    chance: random.Random = field(default_factory=random.SystemRandom)  # for pauses
    _pauses: bool = False  # some questions take a while here, even if an answer is known at once
    _pause: tuple[int, float] = (-1, 0.0)  # of which question, and how long
    _held_back: tuple[int, Option] | None = None  # what a seat will answer when its pause is over

    def __post_init__(self) -> None:
        self._pauses = self.bots == (None, None) or any(bot is not None and pace(bot) for bot in self.bots)
        if not self.observers:
            self.observers = observers_of(self.bots)
            look_all(self.game, self.observers)

    @property
    def number(self) -> int:
        """The number of the open question, for the server alone: it counts choices that others may not know of."""
        return len(self.game.choices) + 2 * self.game.undone

    @property
    def bases(self) -> Bases:
        return {observer.name: observer.base for observer in self.observers.values()}

    @property
    def people(self) -> list[Side]:
        return [side for side in Side if self.bots[side] is None]

    # -- going on ----------------------------------------------------------------------------------------------

    def go_on(self, *, waited: bool = False) -> Halt:
        """Let seats and bots answer until a person is asked; `waited`: the pause of the open question is over."""
        for _ in range(MOST_STEPS):
            decision = self.game.decision
            if decision is None:
                return Halt("over")
            side = decision.side
            seconds = self._seconds(decision) if self._pauses else 0.0
            bot = self.bots[side]
            if bot is not None:
                if decision.kind == "action" and self.shown < len(self.game.choices):
                    self.shown = len(self.game.choices)  # a whole turn at once would keep other tables waiting
                    return Halt("shown")
                if self._thinks(bot, decision):
                    return Halt("thinks", side, seconds)  # in a process of its own
                if seconds and not waited:
                    return Halt("pause", side, seconds)
                waited = False
                self._bot(side, bot, decision)
                continue
            option = self._answer(side, waited=waited)
            if option is None:
                planned = self.seats[side].planned(self.game)
                return Halt("planned", side, words=planned) if planned else Halt("asked", side, seconds)
            if seconds and not waited and option.kind == "pass":
                self._held_back = (self.number, option)
                return Halt("pause", side, seconds)
            waited = False
            self._by_seat(side, option)
        return Halt("shown")

    def _answer(self, side: Side, *, waited: bool) -> Option | None:
        """What the seat answers by itself; after a pause, what it said before it."""
        held, self._held_back = self._held_back, None
        if waited and held is not None and held[0] == self.number:
            return held[1]
        return self.seats[side].answer(self.game).option

    def _seconds(self, decision: Decision) -> float:
        """How long the open question takes at least, drawn once and from what everybody sees."""
        number = self.number
        if self._pause[0] != number:
            low, high = self._bounds(decision)
            self._pause = (number, self.chance.uniform(low, high) if high else 0.0)
        return self._pause[1]

    def _bounds(self, decision: Decision) -> Bounds:
        bot = self.bots[decision.side]
        if bot is None:
            two_people = self.bots == (None, None)
            return pause(self.game.glance(None)) if two_people and decision.kind == WINDOW else NO_PAUSE
        seconds = pace(bot)
        if not seconds or not self.people:
            return NO_PAUSE
        decides = decision.kind in SEARCHED or pause(self.game.glance(None)) == LONG_PAUSE
        return (seconds, seconds) if decides else NO_PAUSE

    def _thinks(self, bot: str, decision: Decision) -> bool:
        """Is it worth a thought? A searching bot thinks only where the other side knows that it is asked.

        Else the time that it takes would tell of a question in secret.
        """
        if len(decision.options) == 1 or at_once(bot, self.game):
            return False
        return not pace(bot) or is_known(decision, None)

    def _by_seat(self, side: Side, option: Option) -> None:
        begun, self.begun = self.begun, False
        if begun:
            self.places.append((side, len(self.game.choices)))
        self._choose(option, side, "person" if begun else "seat")

    def _bot(self, side: Side, name: str, decision: Decision) -> None:
        options = decision.options
        if len(options) == 1:
            self._choose(options[0], side, "bot")
            return
        opponent = self.opponents.get(side)
        if opponent is None:  # one that would search here answers at a glance instead
            opponent = self.opponents[side] = Opponent(Greedy.name if pace(name) else name)
        try:
            option = opponent.choose(self.game)
        except Exception:  # noqa: BLE001  (a bot's fault costs nobody the game)
            option = anything(self.game)
        self.bot_answers(side, option)

    def bot_answers(self, side: Side, option: Option) -> None:
        """Take a bot's answer; where it is none, another."""
        decision = self.game.decision
        assert decision is not None
        if decision.move(option) is not None and self._can_choose(option, side):
            return
        if not any(self._can_choose(one, side) for one in decision.options if one != option):
            raise EngineFailed("no answer to this question can be carried out")

    def _can_choose(self, option: Option, side: Side) -> bool:
        """Make a bot's choice; whether the engine could carry it out."""
        try:
            self._choose(option, side, "bot")
        except EngineFailed:
            return False
        return True

    # -- people --------------------------------------------------------------------------------------------------

    def choose(self, side: Side, option: Option) -> None:
        """A person's own choice; IllegalChoice if it is none."""
        decision = self.game.decision
        if decision is None or decision.side != side or decision.move(option) is None:
            raise IllegalChoice(option, self.game.why_not(option, side))
        seat, place = self.seats[side], len(self.game.choices)
        seat.decides(self.game)
        if option.kind == "pass":
            seat.passes_on(self.game, decision)
        self._choose(option, side, "person")
        self.places.append((side, place))

    def noticed(self, option: Option) -> bool:
        """Would everybody know that somebody did something by answering so?"""
        return option.kind not in IDLE and is_known(self.game.decision, None)

    def begin(self, side: Side, proposal: Proposal) -> None:
        """Carry a command out from here on."""
        self.seats[side].decides(self.game)
        self.seats[side].begin(proposal.carrying)
        self.begun = True

    def concede(self, side: Side) -> None:
        choose(self.game, Option("concede", number=int(side), words="Concede"), self.observers)
        self.made.append(MadeChoice(self.game.choices[-1], side, "person"))

    def record_before(self, place: int) -> Record:
        """Return the record of this game cut to its first n choices."""
        record = self.game.record
        return replace(record, choices=record.choices[:place], undone=record.undone + len(record.choices) - place)

    def take_back(self, place: int, game: Game, observers: dict[Side | None, Observer]) -> None:
        """Go back to `game`, an earlier position, as `observers` have followed it."""
        for side, observer in observers.items():
            observer.follows(self.observers[side])
        self.game, self.observers = game, observers
        self.places = [one for one in self.places if one[1] < place]
        self.begun, self.shown = False, 0
        for seat in self.seats:
            seat.forget()

    def place_of(self, side: Side) -> int | None:
        """Where this side decided last."""
        return next((place for who, place in reversed(self.places) if who == side), None)

    # -- choosing --------------------------------------------------------------------------------------------------

    def _choose(self, option: Option, side: Side, by: By) -> None:
        before = len(self.game.choices)
        record = None
        try:
            choose(self.game, option, self.observers, side)
        except IllegalChoice:
            raise
        except Exception as error:
            del self.game.choices[before:]
            record = self.game.record
            self.game = Game.replay(record)
            for seat in self.seats:
                seat.forget()
            raise EngineFailed(
                f"the engine failed at “{option}” ({type(error).__name__}); it was taken back"
            ) from error
        self.made.append(MadeChoice(self.game.choices[-1], side, by))

    def drained(self) -> list[MadeChoice]:
        made, self.made = self.made, []
        return made


def policies(given: Iterable[object]) -> tuple[Seat, Seat]:
    """Seats with the wishes that were kept."""
    corp, runner = (Policy.from_dict(one) for one in given)
    return Seat(Side.CORP, corp), Seat(Side.RUNNER, runner)


__all__ = ["EngineFailed", "Halt", "MadeChoice", "LiveGame", "policies"]
