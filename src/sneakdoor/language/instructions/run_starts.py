"""Runs that abilities make, and what is done instead of accessing (CR 6.2, 7.1)."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a
from sneakdoor.grammar.sentences import allowed, as_sentences, lower, mentioned
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.ice_conditions import SubroutineResolving
from sneakdoor.language.instructions.control import ChooseServer, cards_in
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.language.instructions.lasting_effects import Body, attach
from sneakdoor.model import parts
from sneakdoor.model.abilities import When
from sneakdoor.model.constants import Cannot, Prevents
from sneakdoor.model.declare import Ability, Cards, Instruction, Preparation
from sneakdoor.model.enums import (
    CHOSEN,
    RUNNER,
    servers_named,
)
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.keys import Key
from sneakdoor.model.parts import Part
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger, number_of
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.rules.hooks import HOOKS
from sneakdoor.rules.quantities import chosen_server, forbidden
from sneakdoor.rules.questions import NO, YES, Ask
from sneakdoor.rules.runs import REMOTES, Run, current_run, refuse_run, run_bill
from sneakdoor.rules.structures import can_begin

_ONCE: Final = "Once per turn, "


@dataclass(frozen=True, slots=True)
class EndRun(Effect):
    """End the run (CR 6.1.4)."""

    def parts(self, s: State, f: Resolving) -> list[Part]:
        if forbidden(s, "end the run", f.src) and SubroutineResolving().true(s, f.src, f):
            return []  # CR 1.2.2: not by a subroutine of this ice
        return [parts.EndRun(f.side, src=f.src)]

    def could_change(self, s: State, f: Resolving) -> bool:
        return current_run(s) is not None or current_encounter(s) is not None

    def say(self) -> str:
        return "end the run"


@dataclass(frozen=True, slots=True)
class MakeRun(Instruction):
    """Make a run; the linked abilities work during it (CR 6.7.3)."""

    # CR 1.4:9.10.5: they are attached to the run, and are no instructions of this ability.

    which: str = "any"
    linked: tuple[Ability, ...] = ()
    protected: Register = ""  # a register: on the server that the ice in there protects
    guard: Cards | None = None  # only on a server that such ice protects
    again: bool = False  # after another run in the same text
    same: bool = False  # on the server of the run that has ended, without additional costs
    other: bool = False  # on another server than that of the run that has ended
    unrun: bool = False  # only on a server that the Runner has not run on this turn

    def flatten(self, out: list[Instruction]) -> None:
        if self.same:
            out.extend((_SameServer(), _Run(self)))
            return
        if self.which == CHOSEN:
            out.append(_AttackRemembered())
        elif self.protected:
            out.append(_AttackProtected(self.protected))
        else:
            out.append(_ChooseAttacked(self.which, "server", other=self.other, guard=self.guard, unrun=self.unrun))
        out.append(_DeclineRun())
        out.append(_Run(self))

    def say(self) -> str:
        where = "" if self.which == "any" else f" on {servers_named(self.which)}"
        if self.guard is not None:
            where = f"{where or ' on a server'} protected by {a(self.guard.say().removeprefix('installed '))}"
        if self.unrun:
            where += " that you have not run on this turn"
        if self.same:
            where = " on that server without additional costs"
        if self.other:
            where = " on another server"
        run = "another run" if self.again else "a run"
        text = "run the server that it protects" if self.protected else f"make {run}{where}"
        return lower(as_sentences([text, *(_linked(ability) for ability in self.linked)])).removesuffix(".")


def _linked(ability: Ability) -> str:
    """The linked abilities, which work only during this run."""
    text = mentioned(ability.say(), "run")
    if text.startswith(_ONCE):
        return f"Once during that run, {text.removeprefix(_ONCE)}"
    if isinstance(ability, Cannot | Prevents):
        return f"{text.removesuffix('.')} during that run."
    if not isinstance(ability, When) or "that run" in text or text.startswith("If "):
        return text
    lead, comma, rest = text.partition(", ")
    lead = lead.replace("The next time ", "The first time ", 1)  # it works from the beginning of the run
    return f"{lead} during that run{comma}{rest}"


@dataclass(frozen=True, slots=True)
class _ChooseAttacked(ChooseServer):
    """CR 6.3.2: only a server that may be run on, and whose costs could be paid, can be declared."""

    guard: Cards | None = None
    unrun: bool = False

    def left_out(self, s: State, f: Resolving) -> int:
        return f.change.server if self.other and f.change is not None else -1

    def servers(self, s: State) -> list[int]:
        return [one for one in self.permitted(s) if refuse_run(s, one) is None]

    def permitted(self, s: State) -> list[int]:
        """The servers that the text leaves, whether or not they may be run on."""
        servers, guard = ChooseServer.servers(self, s), self.guard
        if self.unrun:
            before = {one.server for one in s.journal.since(s.marks[0]) if one.kind == "run begins"}
            servers = [one for one in servers if one not in before]
        if guard is None:
            return servers
        return [one for one in servers if any(guard.has(s, cid, -1) for cid in s.ice[one])]


@dataclass(frozen=True, slots=True)
class _AttackProtected(Preparation):
    """CR 6.3.2: the server is given by a piece of ice that was chosen before."""

    register: Register

    def run(self, s: State, f: Resolving) -> None:
        servers = [s.things[cid].server for cid in cards_in(s, f, self.register)[:1]]
        f.regs["server"] = ("server", next((one for one in servers if refuse_run(s, one) is None), -1))


@dataclass(frozen=True, slots=True)
class _AttackRemembered(Preparation):
    """CR 6.3.2: the server is the one that was chosen for this card earlier."""

    def run(self, s: State, f: Resolving) -> None:
        server = chosen_server(s, f.src)
        f.regs["server"] = ("server", server if server in s.ice and refuse_run(s, server) is None else -1)


@dataclass(frozen=True, slots=True)
class _SameServer(Preparation):
    """CR 6.3.2: the server is given by the run that has ended."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["server"] = ("server", _server_before(s, f))


def _server_before(s: State, f: Resolving) -> int:
    """The server of the run whose end was waited for, if it can be run on once more; -1 otherwise."""
    server = f.change.server if f.change is not None else -1
    return server if server in s.ice and not forbidden(s, "run", server=server) else -1


@dataclass(frozen=True, slots=True)
class _DeclineRun(Preparation):
    """CR 1.15.9a: an additional cost to run may be declined, and then no run is made."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["pay?"] = YES
        server = f.number("server")
        if server >= 0 and run_bill(s, server, basic=False):
            s.push(Ask(RUNNER, "pay the additional cost to run", "1.15.9a", (YES, NO), "pay?", f.src))


@dataclass(frozen=True, slots=True)
class _Run(Instruction):
    spec: MakeRun

    def run(self, s: State, f: Resolving) -> None:
        server = f.number("server")
        if server < 0 or f.regs.pop("pay?", YES) == NO or not can_begin(s):
            return
        if not self.spec.same and refuse_run(s, server) is not None:
            return
        which = self.spec.which
        permitted: tuple[int, ...] = ()
        if self.spec.protected or self.spec.same or which == CHOSEN:
            permitted = (server,)
        elif which == "remote":
            permitted = (REMOTES,)
        elif which != "any" or self.spec.guard is not None:
            permitted = tuple(_ChooseAttacked(which, guard=self.spec.guard, unrun=self.spec.unrun).permitted(s))
        sid = s.fresh()
        # CR 1.15.9: additional costs that are ignored are not paid as the server is declared, as if they had been.
        s.push(Run(server, permitted, sid, f.src, basic=self.spec.same))
        for ability in self.spec.linked:
            if isinstance(ability, Body):
                for one in ability.do:
                    one.run(s, f)  # what the effect that made the run does for as long as it lasts (CR 6.7.3)
            else:
                attach(s, ability, f, sid)  # CR 1.4:6.7.3b: it is tied to this run, and over when the run is.

    def could_change(self, s: State, f: Resolving) -> bool:
        if self.spec.same:
            return _server_before(s, f) >= 0
        if self.spec.protected:
            return bool(cards_in(s, f, self.spec.protected))  # before that the choice of the ice answers
        if self.spec.which == CHOSEN:
            server = chosen_server(s, f.src)
            return server in s.ice and refuse_run(s, server) is None
        choice = _ChooseAttacked(self.spec.which, other=self.spec.other, guard=self.spec.guard, unrun=self.spec.unrun)
        return any(one != choice.left_out(s, f) for one in choice.servers(s))

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class InsteadOfAccess(Instruction):
    """Create a replacement for the access of this run (CR 9.8.4b); it waits for 6.9.5g."""

    ability: Ability
    may: bool = False

    def run(self, s: State, f: Resolving) -> None:
        run = current_run(s)
        if run is not None:
            # CR 26.03:9.6.13a: tied to the run, for the breach of its own step 6.9.5b.
            key: Key = "replace?:access" if self.may else "replace:access"
            number = number_of(s, self.ability)
            linger(s, key, run.sid, ability=number, src=f.src, side=f.side, once=True, regs=(("#", 1),))

    def could_change(self, s: State, f: Resolving) -> bool:
        """CR 9.8.4d: where the access is replaced already, there is nothing left to replace.

        See the interpretations: nor is it replaced by what could not change anything (CR 1.2.5).
        """
        if any(one.key == "replace:access" for one in s.lingering):
            return False
        return HOOKS.could_change(s, number_of(s, self.ability), f.src, f.side)

    def say(self) -> str:
        body = lower(self.ability.say())
        return f"instead of accessing cards, {allowed('you', body) if self.may else body}"


@dataclass(frozen=True, slots=True)
class InsteadOfBreach(InsteadOfAccess):
    """Create a replacement for the breach of this run; 26.03:6.9.5b defines it."""

    def say(self) -> str:
        body = lower(self.ability.say())
        if self.may:
            # Who takes this instead has to pay for it, if that is what it begins with.
            body = allowed("you", body.removeprefix("you must ").replace(", if able.", ".", 1))
        return f"instead of breaching that server, {body}"
