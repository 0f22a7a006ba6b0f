"""A game with its seats and bots, as it is played at a table of the server. Nothing here waits or writes.

Whoever calls it commits what was `made` before anybody is told of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from sneakdoor import Decision, Game, IllegalChoice, Option, Record, Side, View
from sneakdoor.bots import Opponent, anything, at_once
from sneakdoor.seating import WINDOW, Policy, Proposal, Seat, is_running, pause

MOST_STEPS: Final = 400
"""After so many choices in one go others have their turn."""

By = Literal["person", "seat", "bot"]
HaltKind = Literal["asked", "pause", "thinks", "planned", "shown", "over"]


class EngineFailed(Exception):
    """The engine could not carry out a choice; it was taken back."""


@dataclass(frozen=True, slots=True)
class Made:
    """A choice that was made: what is kept of a game."""

    option: Option
    side: Side
    by: By


@dataclass(frozen=True, slots=True)
class Halt:
    """Why it does not go on by itself: somebody is asked, a seat takes its time, a bot thinks."""

    kind: HaltKind
    side: Side | None = None
    seconds: float = 0.0
    words: str = ""


@dataclass(slots=True)
class Sitting:
    """One game. `bots` names who plays a side, where no person does."""

    game: Game
    bots: tuple[str | None, str | None]
    seats: tuple[Seat, Seat] = field(default_factory=lambda: (Seat(Side.CORP), Seat(Side.RUNNER)))
    made: list[Made] = field(default_factory=list)
    places: list[tuple[Side, int]] = field(default_factory=list)  # where people decided something themselves
    begun: bool = False  # the next choice of a seat is the first of a command
    shown: int = 0  # how many choices there were when a bot's action was last shown
    opponents: dict[Side, Opponent] = field(default_factory=dict)

    @property
    def number(self) -> int:
        """The number of the open question: it grows with every choice, and with every one that is taken back."""
        return len(self.game.choices) + 2 * self.game.undone

    @property
    def people(self) -> list[Side]:
        return [side for side in Side if self.bots[side] is None]

    # -- going on ----------------------------------------------------------------------------------------------

    def go_on(self, *, waited: bool = False) -> Halt:
        """Let seats and bots answer until a person is asked; `waited`: the pause for the first pass is over."""
        for _ in range(MOST_STEPS):
            decision = self.game.decision
            if decision is None:
                return Halt("over")
            side = decision.side
            bot = self.bots[side]
            if bot is not None:
                if decision.kind == "action" and self.shown < len(self.game.choices):
                    self.shown = len(self.game.choices)  # what it did before can be seen before it goes on
                    return Halt("shown")
                if len(decision.options) > 1 and not at_once(bot, self.game):
                    return Halt("thinks", side)  # in a process of its own
                self._bot(side, bot, decision)
                continue
            option = self.seats[side].answer(self.game).option
            if option is None:
                planned = self.seats[side].planned(self.game)
                return Halt("planned", side, words=planned) if planned else Halt("asked", side)
            seconds = 0.0 if waited or self.begun else self._pause(decision)
            if seconds:
                return Halt("pause", side, seconds)
            waited = False
            self._by_seat(side, option)
        return Halt("shown")

    def _pause(self, decision: Decision) -> float:
        """How long a seat takes to pass: by what everybody sees, and only where somebody else waits for it."""
        if len(self.people) < 2 or decision.kind != WINDOW:
            return 0.0
        public = self.game.view(None)
        return pause(public) if worth_waiting(public, decision.side) else 0.0

    def _by_seat(self, side: Side, option: Option) -> None:
        begun, self.begun = self.begun, False
        if begun:
            self.places.append((side, len(self.game.choices)))
        self._choose(option, side, "person" if begun else "seat")

    def _bot(self, side: Side, name: str, decision: Decision) -> None:
        if len(decision.options) == 1:
            self._choose(decision.options[0], side, "bot")
            return
        opponent = self.opponents.get(side)
        if opponent is None:
            opponent = self.opponents[side] = Opponent(name)
        try:
            option = opponent.choose(self.game)
        except Exception:  # noqa: BLE001  (a bot's fault costs nobody the game)
            option = anything(self.game)
        self.bot_answers(side, option)

    def bot_answers(self, side: Side, option: Option) -> None:
        """Take a bot's answer; where it is none, another."""
        decision = self.game.decision
        assert decision is not None
        others = [one for one in decision.options if one != option]
        for one in ([option] if option in decision.options else []) + others:
            try:
                self._choose(one, side, "bot")
            except EngineFailed:
                continue
            return
        raise EngineFailed("no answer to this question can be carried out")

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

    def begin(self, side: Side, proposal: Proposal) -> None:
        """Carry a command out from here on."""
        self.seats[side].decides(self.game)
        self.seats[side].begin(proposal.carrying)
        self.begun = True

    def concede(self, side: Side) -> None:
        self.game.concede(side)
        self.made.append(Made(self.game.choices[-1], side, "person"))

    def take_back(self, place: int) -> int:
        """Go back to the question with so many choices before it; how many choices that were."""
        game = self.game
        back = len(game.choices) - place
        record = game.record
        shorter = Record(record.seed, record.corp, record.runner, record.choices[:place], record.skip_forced,
                         record.undone + back, record.version)  # fmt: skip
        self.game = Game.replay(shorter)
        self.places = [one for one in self.places if one[1] < place]
        self.begun, self.shown = False, 0
        for seat in self.seats:
            seat.forget()
        return back

    def place_of(self, side: Side) -> int | None:
        """Where this side decided last."""
        return next((place for who, place in reversed(self.places) if who == side), None)

    # -- choosing --------------------------------------------------------------------------------------------------

    def _choose(self, option: Option, side: Side, by: By) -> None:
        before = len(self.game.choices)
        record = None
        try:
            self.game.choose(option)
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
        self.made.append(Made(self.game.choices[-1], side, by))

    def drained(self) -> list[Made]:
        made, self.made = self.made, []
        return made


def worth_waiting(public: View, side: Side) -> bool:
    """Could this side have something to do in a window, by what everybody sees? Only open facts have a say in it.

    Before an action of one's own nobody can tell passing from thinking about the action.
    """
    if public.active == side.name.lower() and not is_running(public):
        return False
    if side == Side.CORP:
        return any(server.ice or server.root for server in public.servers)
    return any(public.rig.values())


def policies(told: Iterable[object]) -> tuple[Seat, Seat]:
    """Seats with the wishes that were kept."""
    corp, runner = (Policy.from_dict(one) for one in told)
    return Seat(Side.CORP, corp), Seat(Side.RUNNER, runner)


__all__ = ["EngineFailed", "Halt", "Made", "Sitting", "policies", "worth_waiting"]
