"""Instructions that resolve an ability of another card, which remains its source."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import Target, cards_in
from sneakdoor.language.instructions.lasting_effects import until
from sneakdoor.model.abilities import Sub
from sneakdoor.model.declare import Cards, Inner, Instruction, Preparation
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.keys import REPLACING
from sneakdoor.model.quantity_phrases import DURATIONS, ENCOUNTER, Duration
from sneakdoor.model.registers import CARDS_INTO, MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import linger, number_of
from sneakdoor.rules.encounters import PREVENTED, SKIPPED
from sneakdoor.rules.ice import SubRef, subroutines
from sneakdoor.rules.loops import AGAIN, ASK, GO, InfiniteLoop, again, bounded, position, turning, worn
from sneakdoor.rules.questions import Ask, Pick


@dataclass(frozen=True, slots=True)
class ResolveSubroutine(Instruction):
    """Resolve a subroutine of a piece of ice (CR 3.4.7): one of a kind, or the one chosen before."""

    on: Cards | Register

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_IceChosenBefore(self.on) if isinstance(self.on, str) else _ChooseIce(self.on))
        out.append(_ChooseSubroutine())
        out.append(_ResolveSubroutine())

    def say(self) -> str:
        return f"resolve a subroutine on {MENTIONS[self.on] if isinstance(self.on, str) else a(self.on.say())}"


@dataclass(frozen=True, slots=True)
class ChooseSubroutine(Instruction):
    """Choose a subroutine of this ice, for `ResolveChosen`; 26.03:9.8.8 defines it."""

    def run(self, s: State, f: Resolving) -> None:
        subs = subroutines(s, f.src) if s.ref[f.src] == f.ref else []
        f.regs["subs"] = tuple(subs)  # as they are now: the ice may be gone when one of them resolves
        f.regs["subroutine"] = ("subroutine", 0)
        if len(subs) > 1:
            options: tuple[Move, ...] = tuple(("subroutine", n, one[0]) for n, one in enumerate(subs))
            s.push(Ask(f.side, "resolve a subroutine", "9.1.2", options, "subroutine", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Resolving) -> bool:
        return False  # what resolves decides

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "choose 1 subroutine on this card"


@dataclass(frozen=True, slots=True)
class ResolveChosen(Instruction):
    """Resolve the subroutine that was chosen, be the ice there or not; 26.03:9.8.8 defines it."""

    def run(self, s: State, f: Resolving) -> None:
        subs, at = f.regs["subs"], f.number("subroutine")
        if at < len(subs):
            s.book.ruleset.resolve_subroutine(s, f.src, f.ref, subs[at])

    def say(self) -> str:
        return "resolve that subroutine"


@dataclass(frozen=True, slots=True)
class SkipSubroutines(Instruction):
    """The first subroutines do not resolve (CR 6.9.3c): those that stand first on the encountered ice, broken or not;
    or, for the rest of a run, those that would be the first to resolve (CR 9.8.3).
    """

    n: int = 1
    duration: Duration = ENCOUNTER

    def run(self, s: State, f: Resolving) -> None:
        end = until(s, self.duration)
        if self.duration == ENCOUNTER:
            linger(s, SKIPPED, end, src=f.src, side=f.side, amount=self.n)
            return
        for _ in range(self.n):
            linger(s, PREVENTED, end, src=f.src, side=f.side, once=True)

    def could_change(self, s: State, f: Resolving) -> bool:
        return until(s, self.duration) != -1

    def say(self) -> str:
        first = f"first {'' if self.n == 1 else f'{self.n} '}{'subroutine' if self.n == 1 else 'subroutines'}"
        if self.duration != ENCOUNTER:
            return f"prevent the {first} that would resolve during this {self.duration} from resolving"
        return f"the {first} on the encountered ice {'does' if self.n == 1 else 'do'} not resolve"


@dataclass(frozen=True, slots=True)
class ReplaceSubroutines(Instruction):
    """In place of each subroutine that would resolve, another one does (CR 26.03:9.8.9 defines it)."""

    by: Sub
    duration: Duration = ENCOUNTER

    def run(self, s: State, f: Resolving) -> None:
        number, end = number_of(s, self.by), until(s, self.duration)
        linger(s, REPLACING["resolve subroutine"], end, ability=number, src=f.src, side=f.side)

    def could_change(self, s: State, f: Resolving) -> bool:
        return until(s, self.duration) != -1

    def say(self) -> str:
        return f'{DURATIONS[self.duration]}, whenever a subroutine would resolve, resolve "{self.by.say()}" instead'


@dataclass(frozen=True, slots=True)
class _ChooseIce(Target):
    """CR 10.10.2: an ice that was chosen repeatedly cannot be chosen again, to break the loop."""

    def run(self, s: State, f: Resolving) -> None:
        found = tuple(self.what.all(s, f.src))
        here = f.regs["here"] = position(s)
        fresh = tuple(cid for cid in found if not worn(s, cid, here))
        f.regs[self.into] = ()
        if len(found) < 2 or len(fresh) == len(found):
            Target.run(self, s, f)
        elif fresh:
            s.push(Pick(f.side, "choose", AGAIN.rule, fresh, 1, 1, CARDS_INTO[self.into], f.src))
        elif goes_round(s, f, ~f.ability, True):  # CR 10.10.1: whatever is chosen, it cannot be left
            Target.run(self, s, f)


@dataclass(frozen=True, slots=True)
class _IceChosenBefore(Preparation):
    register: Register

    def run(self, s: State, f: Resolving) -> None:
        f.regs["targets"] = held(f, self.register)

    def could_change(self, s: State, f: Resolving) -> bool:
        return any(subroutines(s, cid) for cid in cards_in(s, f, self.register))


def goes_round(s: State, f: Resolving, what: int, loop: bool) -> bool:
    """Does the loop continue? If a number has to be named first, the instruction runs again afterwards."""
    word = bounded(s, what, f.src, loop)
    if word == ASK:
        f.pc -= 1
        s.push(InfiniteLoop(f.side, f.src, what))
    return word == GO


def _chosen(s: State, f: Resolving) -> tuple[int, list[SubRef]]:
    for cid in cards_in(s, f, "targets"):
        return cid, subroutines(s, cid)
    return -1, []


def _one_of(cid: int, at: int) -> int:
    """A choice that is a subroutine of a piece of ice, as opposed to the ice itself."""
    return -2 - at - (cid << 8)


@dataclass(frozen=True, slots=True)
class _ChooseSubroutine(Preparation):
    """CR 10.10.2: as with the ice, a subroutine that was chosen repeatedly is excluded if there is another."""

    def run(self, s: State, f: Resolving) -> None:
        cid, subs = _chosen(s, f)
        f.regs["subroutine"] = ("subroutine", 0)
        if len(subs) < 2:
            return
        here = f.regs.get("here", 0)
        options: tuple[Move, ...] = tuple(("subroutine", n, one[0]) for n, one in enumerate(subs))
        fresh = tuple(move for move in options if not worn(s, _one_of(cid, move[1]), here))
        if not fresh and not goes_round(s, f, ~f.ability, True):  # CR 10.10.1: whatever is chosen, it cannot be left
            f.regs["targets"] = ()
            return
        s.push(Ask(f.side, "resolve a subroutine", "9.1.2", fresh or options, "subroutine", cid))


@dataclass(frozen=True, slots=True)
class _ResolveSubroutine(Inner):
    def run(self, s: State, f: Resolving) -> None:
        cid, subs = _chosen(s, f)
        at = f.number("subroutine")
        if at >= len(subs):
            return
        if not goes_round(s, f, f.ability, turning(s)):
            return
        here = f.regs.get("here", 0)
        again(s, cid, here)
        if len(subs) > 1:
            again(s, _one_of(cid, at), here)
        last = f.pc >= len(s.book.abilities[f.ability].program)
        if last and s.stack[-1] is f:
            s.stack.pop()  # tail call: the stack does not grow with each round of a loop
        s.book.ruleset.resolve_subroutine(s, cid, s.ref[cid], subs[at])
