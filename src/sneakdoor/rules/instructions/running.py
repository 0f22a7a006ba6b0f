"""Instructions about runs, ice, accesses, and effects that linger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.model.declare import Ability, Amount, Cards, Instruction
from sneakdoor.model.objects import Part
from sneakdoor.model.state import State
from sneakdoor.model.voice import kinds, many, sentences
from sneakdoor.model.words import CORP, HQ, PLAY, RND, RUNNER, server_name
from sneakdoor.rules.abilities import linger, number_of
from sneakdoor.rules.actions import ActionWindow
from sneakdoor.rules.asking import NO, YES, Ask, Pick
from sneakdoor.rules.changes import happen
from sneakdoor.rules.constants import Modify
from sneakdoor.rules.encounters import NEXT_ENCOUNTER, EncounterIce, bypass, current_encounter, in_break_window
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.installing import Install, refuse_install
from sneakdoor.rules.instructions.control import YOU, ChooseServer, cards_in, lower, value
from sneakdoor.rules.instructions.effects import Effect
from sneakdoor.rules.kinds import When, nested
from sneakdoor.rules.parts import perform
from sneakdoor.rules.quantities import forbidden, has_subtype, strength, total
from sneakdoor.rules.runs import REMOTES, Run, current_run, refuse_run, run_bill
from sneakdoor.rules.selectors import THIS, Encountered
from sneakdoor.rules.structures import FOREVER, UNTIL_TURN
from sneakdoor.rules.turns import CorpTurn, RunnerTurn

ENCOUNTER: Final = "encounter"
RUN: Final = "run"
TURN: Final = "turn"
ACTION: Final = "action"
NEVER: Final = "the game"
NEXT_TURN: Final = "your next turn begins"


def until(s: State, duration: str, side: int = CORP) -> int:
    """The structure whose end ends an effect; -1 if none is under way (CR 3.9.5b)."""
    # CR 1.4:3.9.5d: a boost tied to none of them is gone at the next checkpoint.
    if duration == NEVER:
        return FOREVER
    if duration == NEXT_TURN:
        return UNTIL_TURN[side]
    if duration == ENCOUNTER:
        frame = current_encounter(s)
        return frame.sid if frame is not None else -1
    if duration == RUN:
        run = current_run(s)
        return run.sid if run is not None else -1
    if duration == ACTION:
        action = s.find(ActionWindow)
        return action.sid if action is not None else -1
    for one in s.stack:
        if isinstance(one, CorpTurn | RunnerTurn):
            return one.sid
    return -1


def attach(s: State, ability: Ability, f: Any, end: int) -> None:
    """Make an ability work for a while: a condition waits for its event, a modifier counts."""
    if isinstance(ability, Modify):
        linger(s, ability.quantity, end, src=f.src, side=f.side, amount=ability.value(s, f.src))
        return
    number = number_of(s, ability)
    regs = tuple(f.regs.items()) or (("#", 1),)
    once = ability.next_only if isinstance(ability, When) else isinstance(ability, Instead)
    for key in ability.keys(f.side):
        linger(s, key, end, ability=number, src=f.src, side=f.side, once=once, regs=regs)


@dataclass(frozen=True, slots=True)
class EndRun(Effect):
    """End the run (CR 6.1.4)."""

    def parts(self, s: State, f: Any) -> list[Part]:
        return [Part("end the run", f.side, src=f.src)]

    def could_change(self, s: State, f: Any) -> bool:
        return current_run(s) is not None or current_encounter(s) is not None

    def say(self) -> str:
        return "end the run"


@dataclass(frozen=True, slots=True)
class MakeRun(Instruction):
    """Make a run; the linked abilities work during it (CR 6.7.3)."""

    which: str = "any"
    linked: tuple[Ability, ...] = ()

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseAttacked(self.which, "server"))
        out.append(_DeclineRun())
        out.append(_Run(self))

    def say(self) -> str:
        names = {"any": "", "remote": " on a remote server", "central": " on a central server"}
        where = names.get(self.which)
        if where is None:
            where = " on " + " or ".join(server_name(int(one)) for one in self.which.split(","))
        text = f"make a run{where}"
        return text + "".join(". " + ability.say() for ability in self.linked)


@dataclass(frozen=True, slots=True)
class _ChooseAttacked(ChooseServer):
    """CR 6.3.2: only a server that may be run on, and whose costs could be paid, can be declared."""

    def servers(self, s: State) -> list[int]:
        return [one for one in ChooseServer.servers(self, s) if refuse_run(s, one) is None]


@dataclass(frozen=True, slots=True)
class _DeclineRun(Instruction):
    """CR 1.15.9a: an additional cost to run may be declined, and then no run is made."""

    def run(self, s: State, f: Any) -> None:
        f.regs["pay?"] = YES
        server = f.regs["server"][1]
        if server >= 0 and run_bill(s, server, basic=False):
            s.push(Ask(RUNNER, "pay the additional cost to run", "1.15.9a", (YES, NO), "pay?", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class _Run(Instruction):
    spec: MakeRun

    def makes_run(self) -> bool:
        return True

    def run(self, s: State, f: Any) -> None:
        server = f.regs["server"][1]
        if server < 0 or f.regs.pop("pay?", YES) == NO or refuse_run(s, server) is not None:
            return
        which = self.spec.which
        permitted: tuple[int, ...] = ()
        if which == "remote":
            permitted = (REMOTES,)
        elif which != "any":
            permitted = tuple(ChooseServer(which).servers(s))
        sid = s.fresh()
        s.push(Run(server, permitted, sid, f.src, basic=False))
        for ability in self.spec.linked:
            if isinstance(ability, Body):
                for one in ability.do:
                    one.run(s, f)  # what the effect that made the run does for as long as it lasts (CR 6.7.3)
            else:
                attach(s, ability, f, sid)  # CR 1.4:6.7.3b: it is tied to this run, and over when the run is.

    def could_change(self, s: State, f: Any) -> bool:
        return bool(_ChooseAttacked(self.spec.which).servers(s))

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class InsteadOfAccess(Instruction):
    """Create a replacement for the access of this run (CR 9.8.4b); it waits for 6.9.5g."""

    ability: Ability
    may: bool = False

    def run(self, s: State, f: Any) -> None:
        run = current_run(s)
        if run is not None:
            key = "replace?:access" if self.may else "replace:access"
            number = number_of(s, self.ability)
            linger(s, key, run.sid, ability=number, src=f.src, side=f.side, once=True, regs=(("#", 1),))

    def could_change(self, s: State, f: Any) -> bool:
        """CR 9.8.4d: where the access is replaced already, there is nothing left to replace."""
        return not any(one.key == "replace:access" for one in s.lingering)

    def say(self) -> str:
        return f"instead of accessing cards, {'you may ' if self.may else ''}{lower(self.ability.say())}"


@dataclass(frozen=True, slots=True)
class Body(Ability):
    """Instructions that stand for a replaced effect."""

    do: tuple[Instruction, ...]
    words: str = ""

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def granted(self) -> tuple[Ability, ...]:
        return nested(self.do)

    def say(self) -> str:
        return self.words or sentences(self.do)


@dataclass(frozen=True, slots=True)
class Instead(Ability):
    """A replacement that waits for an effect (CR 9.8.4b); each replaces one."""

    part: str
    do: tuple[Instruction, ...]
    words: str  # what is replaced
    may: bool = False

    def keys(self, side: int) -> tuple[str, ...]:
        return (("replace?:" if self.may else "replace:") + self.part,)

    def program(self) -> tuple[Instruction, ...]:
        return self.do

    def say(self) -> str:
        return f"If {self.words}, instead {'you may ' if self.may else ''}{lower(sentences(self.do))}"


@dataclass(frozen=True, slots=True)
class Replace(Instruction):
    """Create a replacement for something that is to happen to a card (CR 9.8.4b)."""

    ability: Instead
    on: Cards = THIS
    duration: str = RUN
    words: str = ""

    def run(self, s: State, f: Any) -> None:
        number = number_of(s, self.ability)
        for key in self.ability.keys(f.side):
            for cid in self.on.all(s, f.src):
                end = until(s, self.duration)
                linger(
                    s, key, end, ability=number, src=f.src, side=f.side, target=s.ref[cid], once=True, regs=(("#", 1),)
                )

    def say(self) -> str:
        return self.words or self.ability.say()


@dataclass(frozen=True, slots=True)
class Delayed(Instruction):
    """Create a conditional ability that waits (1.4:9.9); it keeps what this ability has found."""

    ability: Ability
    duration: str = NEVER

    def run(self, s: State, f: Any) -> None:
        attach(s, self.ability, f, until(s, self.duration))

    def say(self) -> str:
        return self.ability.say()


@dataclass(frozen=True, slots=True)
class NextEncounter(Instruction):
    """What is to hold for the next encounter of this run, from its beginning (1.4:9.9)."""

    ability: Body

    def run(self, s: State, f: Any) -> None:
        number = number_of(s, self.ability)
        linger(s, NEXT_ENCOUNTER, until(s, RUN), ability=number, src=f.src, side=f.side, once=True)

    def could_change(self, s: State, f: Any) -> bool:
        return current_run(s) is not None

    def say(self) -> str:
        return self.ability.say()


@dataclass(frozen=True, slots=True)
class Change(Instruction):
    """Raise or lower a quantity of cards for a while."""

    quantity: str
    n: int | Amount
    duration: str
    on: Cards | str | None = THIS
    words: str = ""

    def run(self, s: State, f: Any) -> None:
        amount = value(self.n, s, f)
        end = until(s, self.duration)
        if end == -1 and self.on is THIS and self.quantity == "strength":
            end = until(s, ENCOUNTER)  # CR 1.4:3.9.5c: it lasts until both its durations are over
        if self.on is None:
            linger(s, self.quantity, end, src=f.src, side=f.side, amount=amount)
            return
        cids = cards_in(s, f, self.on) if isinstance(self.on, str) else self.on.all(s, f.src)
        for cid in cids:
            # CR 1.4:3.9.5c: an ability may say how long a card's strength stays raised.
            longer = amount > 0 and self.quantity == "strength" and total(s, "strength until the turn ends", cid, 0)
            last = until(s, TURN) if longer else end
            linger(s, self.quantity, last, src=f.src, side=f.side, target=s.ref[cid], amount=amount)
            happen(s, "changed", f.side, cid, amount, f.src, cause=self.quantity, rule="9.7.2")

    def could_change(self, s: State, f: Any) -> bool:
        if isinstance(self.on, Encountered) and "Icebreaker" in s.card(f.src).subtypes:
            return can_interact(s, f)
        return not isinstance(self.on, Cards) or bool(self.on.all(s, f.src))

    def say(self) -> str:
        if self.words:
            return self.words
        sign = "+" if isinstance(self.n, int) and self.n >= 0 else ""
        n = f"{sign}{self.n}" if isinstance(self.n, int) else self.n.say()
        tail = "" if self.duration == ENCOUNTER else f" for the remainder of this {self.duration}"
        if self.on is THIS:
            return f"{n} {self.quantity}{tail}"
        who = "it" if isinstance(self.on, str) else self.on.say() if self.on is not None else ""
        return f"{who} has {n} {self.quantity} for the remainder of this {self.duration}".strip()


@dataclass(frozen=True, slots=True)
class InstallThis(Instruction):
    """Install this card from where it is, ignoring all costs (1.4:8.3)."""

    def run(self, s: State, f: Any) -> None:
        if s.zone[f.src] != PLAY and refuse_install(s, f.src, ignore=True) is None:
            s.push(Install(f.src, f.side, ignore=True, src=f.src))

    def say(self) -> str:
        return "install this card, ignoring all costs"


@dataclass(frozen=True, slots=True)
class Forbid(Instruction):
    """Something cannot be done for a while."""

    verb: str
    duration: str
    words: str
    next_encounter: bool = False  # only until the next encounter is over
    on: str = ""  # a register: only with these cards

    def run(self, s: State, f: Any) -> None:
        if self.on:
            for cid in cards_in(s, f, self.on):
                key, end = "cannot:" + self.verb, until(s, self.duration, f.side)
                linger(s, key, end, src=f.src, side=f.side, target=s.ref[cid])
            return
        now = current_encounter(s) if self.next_encounter else None
        linger(
            s,
            "cannot:" + self.verb,
            until(s, self.duration),
            src=f.src,
            side=f.side,
            amount=now.sid if now is not None else 0,
            once=self.next_encounter,
        )

    def say(self) -> str:
        return self.words


def can_interact(s: State, f: Any) -> bool:
    """May an icebreaker's ability touch the ice now: in the right step, and strong enough (CR 3.9.5e, 3.9.5f)?"""
    # CR 3.4.4: the strength of the ice is what an icebreaker is held against.
    # CR 1.4:3.9.5e: for breaking and for whatever else it does to the ice.
    encounter = in_break_window(s)
    return encounter is not None and own_strength(s, f) >= strength(s, encounter.ice)


def own_strength(s: State, f: Any) -> int:
    """The strength of an ability's source, as it is or as it last was (CR 9.1.7)."""
    if f.src in s.things:
        return strength(s, f.src)
    return int(f.lki.memo["strength"]) if f.lki is not None else s.card(f.src).strength or 0


@dataclass(frozen=True, slots=True)
class Break(Instruction):
    """Break subroutines of the encountered ice (CR 6.5.4, 3.9.5)."""

    n: int = 1
    subtypes: tuple[str, ...] = ()
    up_to: bool = False
    all: bool = False
    any_strength: bool = False
    but: int = 0  # all but this many
    at_most: int | None = None  # only on ice of this strength or less
    equal: bool = False  # only on ice of the breaker's own strength

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseSubs(self))
        out.append(_BreakSubs(self))

    def say(self) -> str:
        kind = f"{kinds(self.subtypes)} " if self.subtypes else ""
        if self.but:
            return f"break all but {self.but} subroutine" + ("" if self.but == 1 else "s")
        if self.all:
            return f"break any number of {kind}subroutines"
        if self.n == 1:
            weak = "" if self.at_most is None else f" on ice with {self.at_most} or less strength"
            weak += " on ice of exactly the same strength" if self.equal else ""
            return f"break 1 {kind}subroutine{weak}"
        return f"break {'up to ' if self.up_to else ''}{self.n} {kind}subroutines"


@dataclass(frozen=True, slots=True)
class _ChooseSubs(Instruction):
    spec: Break

    def open_subs(self, s: State, f: Any) -> list[int]:
        """Positions of unbroken subroutines the ability could break now."""
        encounter = in_break_window(s)
        if encounter is None:
            return []  # CR 3.9.5e: only in step 6.9.3b
        spec = self.spec
        ice = encounter.ice
        if forbidden(s, "break", f.src):
            return []  # CR 1.2.2: not with this card
        if spec.at_most is not None and strength(s, ice) > spec.at_most:
            return []
        if spec.equal and strength(s, ice) != own_strength(s, f):
            return []
        if spec.subtypes and not any(has_subtype(s, ice, one) for one in spec.subtypes):
            return []  # CR 3.9.5g: the wrong kind of ice
        if "Icebreaker" in s.card(f.src).subtypes and not spec.any_strength and not can_interact(s, f):
            return []
        return [n for n, one in enumerate(subroutines(s, ice)) if one not in encounter.broken]

    def run(self, s: State, f: Any) -> None:
        subs = self.open_subs(s, f)
        spec = self.spec
        f.regs["subs"] = ()
        if not subs:
            return
        if spec.but:
            n = max(0, len(subs) - spec.but)
            low = n
        elif spec.all:
            n, low = len(subs), 1
        else:
            n = min(spec.n, len(subs))
            low = 1 if spec.up_to else n
        if n:
            s.push(Pick(RUNNER, "break", "6.5.4", tuple(subs), low, n, "subs", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        return len(self.open_subs(s, f)) > self.spec.but

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class _BreakSubs(Instruction):
    spec: Break

    def run(self, s: State, f: Any) -> None:
        encounter = current_encounter(s)
        if encounter is None:
            return
        subs = subroutines(s, encounter.ice)
        chosen = [subs[n] for n in f.regs["subs"] if n < len(subs)]
        encounter.broken = (*encounter.broken, *chosen)
        encounter.breakers = (*encounter.breakers, f.ref)
        for one in chosen:
            happen(s, "broken", RUNNER, encounter.ice, encounter.sid, f.src, other=one[0], rule="6.5.4")
        if chosen and encounter.all_broken(s):
            happen(s, "all broken", RUNNER, encounter.ice, encounter.sid, f.src, rule="10.9.3")

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class BreakAny(Instruction):
    """Break one subroutine of this ice itself, by a permission (bioroids)."""

    n: int = 1

    def flatten(self, out: list[Instruction]) -> None:
        spec = Break(self.n, any_strength=True, up_to=self.n > 1)
        out.append(_ChooseSubs(spec))
        out.append(_BreakSubs(spec))

    def say(self) -> str:
        return "break any subroutine on this ice"


@dataclass(frozen=True, slots=True)
class Bypass(Instruction):
    """CR 6.5.3."""

    def run(self, s: State, f: Any) -> None:
        bypass(s)

    def could_change(self, s: State, f: Any) -> bool:
        return current_encounter(s) is not None

    def say(self) -> str:
        return "bypass that ice"


@dataclass(frozen=True, slots=True)
class ForceEncounter(Instruction):
    """The Runner encounters a piece of ice outside the run's course (CR 6.5.2a), where the run stands (CR 6.1.3b)."""

    what: Cards | str = THIS

    def run(self, s: State, f: Any) -> None:
        cids = cards_in(s, f, self.what) if isinstance(self.what, str) else self.what.all(s, f.src)
        for cid in cids[:1]:
            s.push(EncounterIce(cid, s.fresh(), forced=True))  # CR 6.5.2c: this phase alone, without an approach.

    def say(self) -> str:
        what = ("that ice" if self.what == "subject" else "it") if isinstance(self.what, str) else self.what.say()
        return f"the Runner encounters {what}"


@dataclass(frozen=True, slots=True)
class AccessServer(Instruction):
    """Access cards from a central server outside the course of a run (CR 7.1.1b)."""

    server: int
    extra: int = 0
    words: str = ""

    def run(self, s: State, f: Any) -> None:
        perform(s, [Part("access", RUNNER, amount=self.extra, other=self.server, src=f.src)])

    def say(self) -> str:
        return self.words or {HQ: "access 1 card from HQ", RND: "access the top card of R&D"}.get(
            self.server, "access all of Archives"
        )


@dataclass(frozen=True, slots=True)
class PreventSteal(Instruction):
    """The card being accessed cannot be stolen during this access (CR 1.2.2)."""

    def run(self, s: State, f: Any) -> None:
        for frame in reversed(s.stack):
            sid = getattr(frame, "sid", -1)
            if getattr(frame, "cid", -1) == f.src and sid >= 0:
                linger(s, "cannot:steal", sid, src=f.src, side=f.side, target=s.ref[f.src])
                return

    def say(self) -> str:
        return "this card cannot be stolen during this access"


@dataclass(frozen=True, slots=True)
class EndActionPhase(Instruction):
    """CR 5.4.3."""

    def run(self, s: State, f: Any) -> None:
        for frame in s.stack:
            end = getattr(frame, "end_action_phase", None)
            if end is not None:
                end(s)
                return

    def say(self) -> str:
        return "end your action phase"


__all__ = ["CORP", "YOU", "EndRun", "MakeRun", "forbidden", "many"]
