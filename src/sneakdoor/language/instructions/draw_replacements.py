"""Instructions about cards that would be drawn (1.4:1.8.5)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a
from sneakdoor.grammar.sentences import lower
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.model import parts
from sneakdoor.model.declare import Ability, Cards, Condition, Instruction, Preparation
from sneakdoor.model.enums import ASIDE, CORP, RUNNER, SIDE_NAMES
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import plural
from sneakdoor.model.registers import THAT_CARD, Phrase, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import number_of
from sneakdoor.rules.changes import happen
from sneakdoor.rules.drawing import to_be_drawn
from sneakdoor.rules.imminence import Imminent, perform
from sneakdoor.rules.questions import Ask
from sneakdoor.rules.v2603.drawing import drawn_cards
from sneakdoor.rules.visibility import during


@dataclass(frozen=True, slots=True)
class LookAt(Instruction):
    """Look at the cards in a register, or reveal them (1.4:1.20.2, 1.4:1.20.3)."""

    register: Register = "subject"
    reveal: bool = False
    said: Phrase = THAT_CARD

    def run(self, s: State, f: Resolving) -> None:
        sides = (CORP, RUNNER) if self.reveal else (f.side,)
        for cid in cards_in(s, f, self.register):
            during(s, f.regs, cid, sides)
            sees = 3 if self.reveal else 1 << f.side
            happen(s, "revealed" if self.reveal else "looked at", f.side, cid, src=f.src, rule="8.1.5", seen=sees)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return f"{'reveal' if self.reveal else 'look at'} {self.said}"


@dataclass(frozen=True, slots=True)
class Fits(Condition):
    """The card in a register is of some description."""

    what: Cards
    register: Register = "subject"

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(self.what.has(s, cid, src) for cid in cards_in(s, f, self.register))

    def say(self) -> str:
        return f"if it is {a(self.what.say())}"


@dataclass(frozen=True, slots=True)
class Drawn(Cards):
    """Cards that are being drawn and not yet in a hand, of one side or of both; 26.03:8.4.2a defines it."""

    # CR 26.03:8.4.3: abilities may move these cards, or swap them for others.
    side: int | None = None

    def has(self, s: State, cid: int, src: int) -> bool:
        return s.zone[cid] == ASIDE and self.side in (None, s.owner[cid]) and cid in drawn_cards(s)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in drawn_cards(s) if self.side in (None, s.owner[cid])]

    def say(self) -> str:
        return "drawn card" if self.side is None else f"drawn card of {SIDE_NAMES[self.side]}"


@dataclass(frozen=True, slots=True)
class EachMayDraw(Instruction):
    """Both players may draw up to a number of cards at the same time; 26.03:8.4.4 defines it."""

    n: int

    def flatten(self, out: list[Instruction]) -> None:
        out.extend((_SayHowMany(self.n, "first"), _SayHowMany(self.n, "number"), self))

    def expects(self, s: State, f: Resolving) -> list[Part]:
        amounts = ((s.active, f.number("first")), (1 - s.active, f.number("number")))
        return [parts.Draw(side, n, src=f.src) for side, n in amounts if n]

    def run(self, s: State, f: Resolving) -> None:
        draws = self.expects(s, f)
        if draws:
            perform(s, draws)

    def could_change(self, s: State, f: Resolving) -> bool:
        return self.n > 0

    def say(self) -> str:
        return f"each player may draw up to {plural(self.n, 'card')}"


@dataclass(frozen=True, slots=True)
class _SayHowMany(Preparation):
    n: int
    register: Register

    def asks(self) -> str:
        return "How many cards do you draw?"

    def run(self, s: State, f: Resolving) -> None:
        # CR 26.03:8.4.4a: the active player says it first, and nothing is drawn before both have.
        side = s.active if self.register == "first" else 1 - s.active
        options: tuple[Move, ...] = tuple(("number", n) for n in range(self.n + 1))
        s.push(Ask(side, "choose a number", "26.03:8.4.4a", options, self.register, f.src))


@dataclass(frozen=True, slots=True)
class InsteadOfAdding(Instruction):
    """A card that would be drawn is not added to the hand; something else is done with it (1.4:1.8.5a).

    The replacement applies at once (1.4:9.8.10) and is carried out when the draw resolves.
    """

    ability: Ability
    hand: str = "HQ"

    def _part(self, s: State, f: Resolving) -> parts.DrawCard | None:
        frame = s.find(Imminent)
        pieces: list[Part] = frame.parts if frame is not None else []
        for cid in cards_in(s, f, "subject"):
            for one in pieces:
                # CR 1.4:9.8.11a: what is replaced already leaves nothing for another to replace.
                if isinstance(one, parts.DrawCard) and one.instead is None and to_be_drawn(s, one) == cid:
                    return one
        return None

    def run(self, s: State, f: Resolving) -> None:
        one = self._part(s, f)
        if one is not None:
            one.instead = (f.src, number_of(s, self.ability))

    def could_change(self, s: State, f: Resolving) -> bool:
        return self._part(s, f) is not None and all(one.resolvable(s, f) for one in self.ability.program())

    def say(self) -> str:
        return f"instead of adding it to {self.hand}, {lower(self.ability.say())}"
