"""Instructions that lead elsewhere at once: an encounter, an access, the end of the action phase."""

from __future__ import annotations

from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import THIS
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.language.instructions.lasting_effects import until
from sneakdoor.model import parts
from sneakdoor.model.declare import Amount, Cards, Instruction
from sneakdoor.model.enums import (
    ARCHIVES,
    CORP,
    HQ,
    NOWHERE,
    RND,
    server_name,
)
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import counted, many
from sneakdoor.model.quantity_phrases import TURN
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger
from sneakdoor.rules.access import CHOOSES_ACCESSED
from sneakdoor.rules.quantities import forbidden
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.structures import can_begin, end_action_phase


@dataclass(frozen=True, slots=True)
class ForceEncounter(Instruction):
    """The Runner encounters a piece of ice out of order (CR 6.5.2a), without moving the run (CR 6.1.3b)."""

    what: Cards | Register = THIS

    def _ice(self, s: State, f: Resolving) -> list[int]:
        return cards_in(s, f, self.what) if isinstance(self.what, str) else self.what.all(s, f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        """Ice that is yet to be chosen answers for itself (CR 1.2.5)."""
        return bool(self._ice(s, f))

    def run(self, s: State, f: Resolving) -> None:
        for cid in self._ice(s, f)[:1] if can_begin(s) else ():
            s.push(s.book.ruleset.encounter(cid, s.fresh(), True))  # CR 6.5.2c: this phase alone, without an approach.

    def say(self) -> str:
        return f"the Runner encounters {'that ice' if isinstance(self.what, str) else self.what.say()}"


@dataclass(frozen=True, slots=True)
class AccessServer(Effect):
    """Access cards from a central server outside the course of a run (CR 7.1.1b), or from the attacked server.

    Of the attacked one it is up to a number, and with its root as in any run (CR 6.7.4).
    """

    server: int = NOWHERE  # the attacked server
    extra: int = 0
    most: Amount | None = None

    def parts(self, s: State, f: Resolving) -> list[Part]:
        most = -1 if self.most is None else self.most.of(s, f.src, f)
        if self.server != NOWHERE:
            return [parts.AccessServer(self.server, self.extra, src=f.src, top=most)]
        run = current_run(s)
        return [parts.AccessServer(run.server, self.extra, True, f.src, most)] if run is not None else []

    def could_change(self, s: State, f: Resolving) -> bool:
        """CR 1.2.5: without a card there, or where none may be accessed, nothing is."""
        if self.server == NOWHERE:
            return current_run(s) is not None and not forbidden(s, "access")
        there = {HQ: s.hand, RND: s.deck}.get(self.server, s.discard)
        return bool(there[CORP]) and not forbidden(s, "access")

    def say(self) -> str:
        if self.server == ARCHIVES:
            return "the Runner accesses all cards in Archives"
        n = counted(1 + self.extra, "card") if self.most is None else f"up to {many('{} card', self.most)}"
        places = {HQ: "from HQ", RND: "from the top of R&D", NOWHERE: "from the attacked server"}
        place = places[self.server]
        return f"the Runner accesses {n} {place}"


@dataclass(frozen=True, slots=True)
class Breach(Effect):
    """Breach a server by an ability, with its root unless it is left out; 26.03:7.3.1 defines it."""

    server: int = NOWHERE  # the attacked server
    root: bool = True
    first: Register = ""  # a register: the card of HQ in there is the first that is accessed

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, self.first)[:1] if self.first else ():
            linger(s, CHOOSES_ACCESSED, until(s, TURN), src=f.src, side=f.side, target=s.ref[cid])
        Effect.run(self, s, f)

    def parts(self, s: State, f: Resolving) -> list[Part]:
        run = current_run(s)
        server = self.server if self.server != NOWHERE or run is None else run.server
        return [parts.AccessServer(server, 0, self.root, f.src)] if server != NOWHERE else []

    def could_change(self, s: State, f: Resolving) -> bool:
        return (self.server != NOWHERE or current_run(s) is not None) and not forbidden(s, "access")

    def say(self) -> str:
        server = "the attacked server" if self.server == NOWHERE else server_name(self.server)
        text = f"the Runner breaches {server}" + ("" if self.root else " without its root")
        return f"{text}, beginning with the chosen card" if self.first else text


@dataclass(frozen=True, slots=True)
class EndActionPhase(Instruction):
    """CR 5.4.3 defines it."""

    def run(self, s: State, f: Resolving) -> None:
        end_action_phase(s, f.side)

    def say(self) -> str:
        return "end your action phase"
