"""Instructions that change the course of a run or of the turns (CR 6.1.2, 6.1.3, 6.1.5, 5.1)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import taken
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.filters import This
from sneakdoor.language.instructions.control import Remember, cards_in
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.language.instructions.lasting_effects import until
from sneakdoor.model import parts
from sneakdoor.model.abilities import Paid
from sneakdoor.model.declare import Cards, Inner, Instruction, Preparation
from sneakdoor.model.enums import NEW_REMOTE, NOWHERE, RUNNER, server_name
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import ICE_SLOT, ROOT
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import counted
from sneakdoor.model.quantity_phrases import TURN
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import UsePaid, linger, refuse_use
from sneakdoor.rules.actions import ActionWindow, action_moves, different_moves
from sneakdoor.rules.changes import happen
from sneakdoor.rules.costs import LESS_CLICKS
from sneakdoor.rules.installing import destinations, refuse_install
from sneakdoor.rules.moving import relocate
from sneakdoor.rules.questions import NO, YES, Ask, Pick, unlike
from sneakdoor.rules.runs import current_run, declare_success, jack_out, jack_out_bill, move_run, refuse_jack_out


@dataclass(frozen=True, slots=True)
class ChangeServer(Instruction):
    """Change the attacked server and nothing else (CR 6.1.2b): to a certain one, or to the one in a register."""

    to: int | Register

    def run(self, s: State, f: Resolving) -> None:
        run = current_run(s)
        server = f.number(self.to) if isinstance(self.to, str) else self.to
        # CR 26.03:6.1.2d: the step and the position stay.
        if run is not None and server >= 0 and run.server != server:
            run.server = server
            happen(s, "run moved", f.side, src=f.src, server=server, rule="6.1.2b")

    def say(self) -> str:
        where = MENTIONS[self.to] if isinstance(self.to, str) else server_name(self.to)
        return f"change the attacked server to {where}"


@dataclass(frozen=True, slots=True)
class ApproachAttacked(Effect):
    """The Runner approaches the attacked server, in place of an approach that was replaced (CR 26.03:6.9.4g)."""

    def parts(self, s: State, f: Resolving) -> list[Part]:
        run = current_run(s)
        return [parts.ApproachServer(run.server, f.src)] if run is not None else []

    def could_change(self, s: State, f: Resolving) -> bool:
        return current_run(s) is not None

    def say(self) -> str:
        return "the Runner approaches that server"


@dataclass(frozen=True, slots=True)
class DeclareSuccess(Instruction):
    """The run is declared successful (CR 6.7.2)."""

    def run(self, s: State, f: Resolving) -> None:
        declare_success(s)

    def say(self) -> str:
        return "the run is declared successful"


@dataclass(frozen=True, slots=True)
class MoveRun(Instruction):
    """Continue the run on another server (CR 6.1.2c), or again from the outermost ice (CR 6.4.2)."""

    register: Register = "server"  # "": the attacked server
    server: int = -1  # or a named one
    encounter: bool = False  # without approaching the outermost ice

    def run(self, s: State, f: Resolving) -> None:
        run = current_run(s)
        if run is None:
            return
        server = self.server if self.server >= 0 else f.number(self.register) if self.register else run.server
        if server in s.ice and (self.register or self.server >= 0 or s.ice[server]):
            row = s.ice[server]
            phase = "approach"
            if self.encounter and row:
                # CR 6.5.1: only rezzed ice is encountered; the Runner passes any other.
                phase = "encounter" if s.things[row[-1]].faceup else "pass"
            # CR 26.03:6.2.8b: without ice no position, and the movement phase.
            move_run(s, server, len(row) - 1, phase if row else "server")

    def could_change(self, s: State, f: Resolving) -> bool:
        run = current_run(s)
        # CR 1.2.5: without ice there is none to approach again.
        return run is not None and bool(self.register or self.server >= 0 or s.ice.get(run.server))

    def say(self) -> str:
        if self.server >= 0:
            return f"the Runner is now running on {server_name(self.server)}"
        if self.register:
            meets = " and encountering its outermost piece of ice, if any" if self.encounter else ""
            return f"the Runner is now running on {MENTIONS[self.register]}{meets}"
        return "the Runner is now approaching the outermost ice of the attacked server"


@dataclass(frozen=True, slots=True)
class ApproachNew(Instruction):
    """The Runner approaches a piece of ice (CR 6.1.3a, 6.4.2), or encounters it: position and server follow."""

    register: Cards | Register = "installed"
    encounter: bool = False  # at once, without approaching it (CR 6.1.3a)

    def run(self, s: State, f: Resolving) -> None:
        known = self.register
        for cid in (cards_in(s, f, known) if isinstance(known, str) else known.all(s, f.src))[:1]:
            thing = s.things.get(cid)
            if thing is not None and thing.installed and thing.slot == ICE_SLOT:
                phase = "encounter" if self.encounter else "approach"
                move_run(s, thing.server, s.ice[thing.server].index(cid), phase)

    def could_change(self, s: State, f: Resolving) -> bool:
        """CR 1.2.5: ice not chosen or installed yet is checked later."""
        known = self.register
        there = cards_in(s, f, known) if isinstance(known, str) else known.all(s, f.src)
        return bool(there) and current_run(s) is not None

    def say(self) -> str:
        what = "that ice" if isinstance(self.register, str) else self.register.say()
        return f"the Runner is now {'encountering' if self.encounter else 'approaching'} {what}"


@dataclass(frozen=True, slots=True)
class MoveThis(Instruction):
    """Move this installed card, or one in a register, to a server, or into its root; CR 4.7.6b defines it."""

    register: Register = "server"
    what: Register = ""  # the card, if it is another one

    def _card(self, s: State, f: Resolving) -> int:
        if self.what:
            return next(iter(cards_in(s, f, self.what)), -1)
        return f.src if s.ref[f.src] == f.ref else -1

    def run(self, s: State, f: Resolving) -> None:
        cid, server = self._card(s, f), f.number(self.register)
        thing = s.things.get(cid)
        if thing is not None and server in s.ice and server != thing.server:
            relocate(s, thing, server, ROOT)
            happen(s, "moved", f.side, cid, src=f.src, server=server, rule="4.7.6b")

    def could_change(self, s: State, f: Resolving) -> bool:
        return self._card(s, f) in s.things

    def say(self) -> str:
        where = f"the root of {MENTIONS[self.register]}" if self.what else MENTIONS[self.register]
        return f"move {MENTIONS[self.what] if self.what else 'this card'} to {where}"


@dataclass(frozen=True, slots=True)
class InstallIce(Instruction):
    """Install ice at a certain position of the attacked server, or at any of any, ignoring all costs (CR 6.2.3b)."""

    what: Cards
    behind: This | None = None  # directly behind this ice; else in the innermost position
    rezzed: bool = False
    anywhere: bool = False  # the installer chooses the server, and the position
    outermost: bool = False  # in the outermost position of the server that this ice protects

    def flatten(self, out: list[Instruction]) -> None:
        out.append(self)
        if self.anywhere:
            out.extend((_WhichServer(), _WhichPosition()))
        out.append(_InstallThere(self))

    def candidates(self, s: State, f: Resolving) -> list[int]:
        found = [cid for cid in self.what.all(s, f.src) if refuse_install(s, cid, ignore=True) is None]
        return unlike(s, found)

    def run(self, s: State, f: Resolving) -> None:
        found = tuple(self.candidates(s, f))
        f.regs["install"] = f.regs["installed"] = ()
        if found:
            s.push(Pick(f.side, "install", "8.2.4", found, 1, 1, "cards:install", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Resolving) -> bool:
        return (self.anywhere or current_run(s) is not None) and bool(self.candidates(s, f))

    def say(self) -> str:
        rez = "install and rez" if self.rezzed else "install"
        inner = "in the innermost position protecting that server"
        where = inner if self.behind is None else f"directly behind {self.behind.say()}"
        where = "in any position protecting a server" if self.anywhere else where
        where = "in the outermost position protecting this server" if self.outermost else where
        return f"{rez} {counted(1, taken(self.what.say()))} {where}, ignoring all costs"


@dataclass(frozen=True, slots=True)
class _WhichServer(Preparation):
    """CR 8.2.1c: ice can protect any server, or create a new one."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["server"] = ("server", NOWHERE)
        for cid in cards_in(s, f, "install")[:1]:
            options: tuple[Move, ...] = tuple(move for move in destinations(s, cid) if move[0] == "server")
            s.push(Ask(f.side, "choose a server", "8.2.1c", options, "server", f.src))


@dataclass(frozen=True, slots=True)
class _WhichPosition(Preparation):
    """How many pieces of ice are closer to the server (CR 6.2.1)."""

    def asks(self) -> str:
        return "How many pieces of ice are closer to the server than it?"

    def run(self, s: State, f: Resolving) -> None:
        f.regs["number"] = ("number", 0)
        there = len(s.ice.get(f.number("server"), ()))
        if there and cards_in(s, f, "install"):
            options: tuple[Move, ...] = tuple(("number", n) for n in range(there, -1, -1))
            s.push(Ask(f.side, "choose a number", "6.2.1", options, "number", f.src))


@dataclass(frozen=True, slots=True)
class _InstallThere(Inner):
    spec: InstallIce

    def run(self, s: State, f: Resolving) -> None:
        run = current_run(s)
        for cid in cards_in(s, f, "install")[:1]:
            server, inward = (run.server, 0) if run is not None else (NOWHERE, 0)
            # CR 26.03:6.2.2b: the innermost position, unless another is named.
            if self.spec.anywhere:
                # CR 26.03:6.2.2d: between any two, or at either end.
                server, inward = f.number("server"), f.number("number")
            elif self.spec.behind is not None or self.spec.outermost:
                thing = s.things.get(f.src)
                if thing is None or thing.slot != ICE_SLOT:
                    return  # CR 26.03:8.5.14: there is no place inward of ice that protects nothing
                server = thing.server
                # CR 26.03:6.2.2c: next to this ice on the inside.
                inward = -1 if self.spec.behind is None else s.ice[server].index(f.src)
            if server in s.ice or server == NEW_REMOTE:
                only: tuple[Move, ...] = (("server", server),)
                s.push(
                    s.book.ruleset.install(
                        cid,
                        f.side,
                        ignore=True,
                        inward=inward,
                        rezzed=self.spec.rezzed,
                        only=only,
                        src=f.src,
                        into="cards:installed",
                    )
                )


@dataclass(frozen=True, slots=True)
class MayJackOut(Instruction):
    """The Runner may jack out here as well (CR 6.1.5)."""

    def run(self, s: State, f: Resolving) -> None:
        if refuse_jack_out(s) is None:
            s.push(Ask(RUNNER, "may", "6.1.5", (YES, NO), "jack out?", f.src))

    def flatten(self, out: list[Instruction]) -> None:
        out.append(self)
        out.append(_JackOut())

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Resolving) -> bool:
        return refuse_jack_out(s) is None

    def say(self) -> str:
        return "the Runner may jack out"


@dataclass(frozen=True, slots=True)
class _JackOut(Inner):
    def run(self, s: State, f: Resolving) -> None:
        if f.regs.pop("jack out?", NO) == YES:
            jack_out(s)


@dataclass(frozen=True, slots=True)
class RememberForTurn(Remember):
    """Remember for the turn what was chosen at its beginning (CR 1.4:9.9.3b defines it)."""

    def run(self, s: State, f: Resolving) -> None:
        if f.src in s.things:
            for cid in cards_in(s, f, self.register)[:1]:
                # CR 1.4:9.9.3b: the choice is over with the turn, or when its card is another object or inactive.
                end, mine = until(s, TURN), s.ref[f.src]
                linger(s, "chosen", end, src=f.src, side=f.side, target=s.ref[cid], amount=mine, which=self.name)


@dataclass(frozen=True, slots=True)
class JackOut(Instruction):
    """The Runner jacks out (CR 6.1.5)."""

    def flatten(self, out: list[Instruction]) -> None:
        out.extend((_DeclineJackOut(), self))

    def run(self, s: State, f: Resolving) -> None:
        if refuse_jack_out(s) is None and f.regs.pop("pay?", YES) != NO:
            jack_out(s)

    def could_change(self, s: State, f: Resolving) -> bool:
        return refuse_jack_out(s) is None

    def say(self) -> str:
        return "jack out"


@dataclass(frozen=True, slots=True)
class JackOutAsCost(JackOut):
    """Jack out as a nested cost (26.03:1.16.11 defines it): agreeing to it includes what jacking out costs."""

    def flatten(self, out: list[Instruction]) -> None:
        out.append(self)


@dataclass(frozen=True, slots=True)
class _DeclineJackOut(Preparation):
    """CR 1.15.9a: an additional cost to jack out may be declined, and then the run goes on."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["pay?"] = YES
        if refuse_jack_out(s) is None and jack_out_bill(s):
            s.push(Ask(RUNNER, "pay the additional cost to jack out", "1.15.9a", (YES, NO), "pay?", f.src))


@dataclass(frozen=True, slots=True)
class TakeAction(Instruction):
    """Take an action during another effect, for fewer clicks (CR 5.2.5 defines it)."""

    less: int = 0
    different: bool = False

    def run(self, s: State, f: Resolving) -> None:
        if self.could_change(s, f):
            phase = _own_action_phase(s, f.side)
            linger(s, LESS_CLICKS, phase, src=f.src, side=f.side, amount=self.less)
            s.push(ActionWindow("5.2.5", f.side, self.different))

    def could_change(self, s: State, f: Resolving) -> bool:
        if _own_action_phase(s, f.side) < 0:
            return False
        moves = different_moves(s, f.side, self.less) if self.different else action_moves(s, f.side, self.less)
        return bool(moves)

    def say(self) -> str:
        text = "take another different action" if self.different else "take an action"
        return text + (f", paying {'[click]' * self.less} less" if self.less else "")


@dataclass(frozen=True, slots=True)
class UseWithoutClick(Instruction):
    """Use the [click] ability of the card in a register without spending that click (CR 9.5.2a defines it).

    All other costs are paid, and it works outside the action phase too.
    """

    register: Register = "subject"

    def _usable(self, s: State, f: Resolving) -> list[Move]:
        return [
            (cid, number)
            for cid in cards_in(s, f, self.register)
            for number in s.book.own[s.code[cid]]
            if _is_action(s, number) and refuse_use(s, f.side, cid, number, 1) is None
        ]

    def run(self, s: State, f: Resolving) -> None:
        for cid, number in self._usable(s, f)[:1]:
            linger(s, LESS_CLICKS, until(s, TURN), src=f.src, side=f.side, amount=1)
            s.push(UsePaid(number, cid, f.side))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self._usable(s, f))

    def say(self) -> str:
        return "use its [click] ability without spending [click]"


def _is_action(s: State, number: int) -> bool:
    decl = s.book.abilities[number].decl
    return isinstance(decl, Paid) and decl.action


def _own_action_phase(s: State, side: int) -> int:
    """The id of the action phase of this side that is under way, or -1."""
    if s.active == side:
        for frame in s.stack:
            if frame.is_action_phase:
                return frame.structure()
    return -1
