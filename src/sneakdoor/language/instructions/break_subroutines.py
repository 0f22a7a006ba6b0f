"""Instructions that break subroutines and bypass ice (CR 3.9.5, 6.5.3, 6.5.4)."""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.grammar.nouns import a, kinds
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import ANY
from sneakdoor.language.instructions.run_ice import NO_SUCH_ICE
from sneakdoor.model import parts
from sneakdoor.model.abilities import Sub
from sneakdoor.model.declare import Amount, Cards, Inner, Instruction, Preparation
from sneakdoor.model.enums import RUNNER
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import counted
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.encounters import KEEP_UNBROKEN, bypass, current_encounter, encountered, in_break_window
from sneakdoor.rules.ice import SubRef, is_printed, still_breakable, subroutines
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.quantities import forbidden, has_subtype, strength
from sneakdoor.rules.questions import Pick

NO_ENCOUNTER: Final = Refusal("26.03:9.5.6a", "Subroutines are broken only during an encounter.")
_HALVES: Final = 2
"""How many inner instructions `Break` consists of."""


def can_interact(s: State, f: Resolving) -> bool:
    """Can an icebreaker's ability interact with the ice now: right step, enough strength (CR 3.9.5e, 3.9.5f)?"""
    # CR 3.4.4: the strength of the ice is what an icebreaker is held against.
    # CR 1.4:3.9.5e: for breaking and for whatever else it does to the ice.
    if s.book.ruleset.flags:
        return True  # CR 26.03:3.9.5g: the strength only matters for using an ability with the flag
    encounter = in_break_window(s)
    return encounter is not None and own_strength(s, f) >= strength(s, encounter.ice)


def own_strength(s: State, f: Resolving) -> int:
    """The strength of an ability's source, as it is or as it last was (CR 9.1.7)."""
    if f.src in s.things:
        return strength(s, f.src)
    printed = s.card(f.src).strength or 0  # CR 26.03:1.12.6: what it was before is not remembered
    return int(f.lki.memo.get("strength", printed)) if f.lki is not None else printed


@dataclass(frozen=True, slots=True)
class Break(Instruction):
    """Break subroutines of the encountered ice (CR 6.5.4, 3.9.5)."""

    n: int | Amount = 1
    subtypes: tuple[str, ...] = ()
    up_to: bool = False
    all: bool = False
    any_strength: bool = False
    but: int = 0  # all but this many
    at_most: int | None = None  # only on ice of this strength or less
    equal: bool = False  # only on ice of the breaker's own strength
    on: Cards | None = None  # only on such ice
    place: Literal["", "first", "last"] = ""  # only this one of all its subroutines
    does: Sub | None = None  # only subroutines that do just this
    if_able: bool = False  # the ability may be used for its other effects where nothing can be broken (CR 1.2.3)

    def breaks(self) -> bool:
        return True

    def interfaces(self) -> bool:
        return not self.any_strength

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseSubs(self))
        out.append(_BreakSubs(self))

    def say(self) -> str:
        kind = f"{kinds(self.subtypes)} " if self.subtypes else ""
        kind += "" if self.does is None else f'"{self.does.say()}" '
        weak = "" if self.at_most is None else f" on ice with {self.at_most} or less strength"
        weak += " on ice of exactly the same strength" if self.equal else ""
        weak += "" if self.on is None else f" on {a(self.on.say())}"
        weak += ", whatever its strength" if self.any_strength else ""
        if self.but:
            return f"break all but {counted(self.but, f'{kind}subroutine')}{weak}"
        if self.place:
            return f"break the {self.place} {kind}subroutine of the encountered ice{weak}"
        if self.all:
            return f"break any number of {kind}subroutines{weak}"
        if self.n == ANY:
            return f"break all {kind}subroutines{weak}"
        able = ", if able" if self.if_able else ""
        return f"break {counted(self.n, f'{kind}subroutine', up_to=self.up_to)}{weak}{able}"


@dataclass(frozen=True, slots=True)
class _ChooseSubs(Preparation):
    spec: Break

    def breaks(self) -> bool:
        return True

    def fits(self, s: State, f: Resolving, ice: int) -> bool:
        """Is it ice whose subroutines the ability can break?"""
        spec = self.spec
        if spec.at_most is not None and strength(s, ice) > spec.at_most:
            return False
        if spec.equal and strength(s, ice) != own_strength(s, f):
            return False
        if spec.on is not None and not spec.on.has(s, ice, f.src):
            return False
        if spec.subtypes and not any(has_subtype(s, ice, one) for one in spec.subtypes):
            return False  # CR 3.9.5g: the wrong kind of ice
        return "Icebreaker" not in s.card(f.src).subtypes or spec.any_strength or can_interact(s, f)

    def is_about_ice(self) -> bool:
        return True

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        encounter = in_break_window(s)
        if encounter is None:
            return NO_ENCOUNTER
        return None if self.spec.if_able or self.fits(s, f, encounter.ice) else NO_SUCH_ICE

    def open_subs(self, s: State, f: Resolving) -> list[int]:
        """Positions of unbroken subroutines the ability could break now."""
        encounter = in_break_window(s)
        if encounter is None:
            return []  # CR 3.9.5e: only in step 6.9.3b
        spec = self.spec
        ice = encounter.ice
        if forbidden(s, "break", f.src) or forbidden(s, "be broken", ice):
            return []  # CR 1.2.2: not with this card, or not of this ice
        if s.owner[f.src] == RUNNER and forbidden(s, "be broken by Runner cards", ice):
            return []
        if not self.fits(s, f, ice):
            return []
        subs = subroutines(s, ice)
        found = [n for n, one in enumerate(subs) if one not in encounter.broken]
        if spec.does is not None:
            found = [n for n in found if _does(s, subs[n], spec.does)]
        if spec.place:  # exactly this one; none once it is broken
            found = [n for n in found if n == (0 if spec.place == "first" else len(subs) - 1)]
        printed, most = self.limited(s, found, f.src)
        return found if most or not printed else [n for n in found if n not in printed]

    def limited(self, s: State, subs: list[int], by: int) -> tuple[list[int], int]:
        """The subroutines to which a limit applies, and how many of them may still be broken (CR 1.2.2)."""
        encounter = in_break_window(s)
        left = still_breakable(s, encounter.ice, encounter.broken, by) if encounter is not None else None
        if encounter is None or left is None:
            return [], 0
        all_of_them = subroutines(s, encounter.ice)
        return [n for n in subs if is_printed(s, encounter.ice, all_of_them[n])], left

    def run(self, s: State, f: Resolving) -> None:
        subs = self.open_subs(s, f)
        spec = self.spec
        f.regs["subs"] = ()
        if not subs:
            return
        if spec.but and s.book.ruleset.subroutine_targets:
            # CR 26.03:9.8.6b: the target is the one that stays as it is, broken or not.
            every = tuple(range(len(subroutines(s, encountered(s)))))
            s.push(Pick(RUNNER, KEEP_UNBROKEN, "26.03:9.8.6b", every, 1, 1, "subs", f.src))
            return
        printed, most = self.limited(s, subs, f.src)
        high = len(subs) - max(0, len(printed) - most)  # as many as can be broken
        if spec.but:
            n = min(high, max(0, len(subs) - spec.but))
            low = n
        elif spec.all:
            n, low = high, 1
        else:
            wanted = spec.n if isinstance(spec.n, int) else spec.n.of(s, f.src, f)
            n = min(wanted, high)  # CR 9.8.5b: as many as there are
            # An ability that only breaks must break something; one with other effects may be used for those.
            if wanted == ANY and n == len(subs) and s.book.ruleset.subroutine_targets:
                f.regs["subs"] = tuple(subs)  # CR 26.03:9.8.6a: "all" has no targets, so nobody is asked
                return
            low = (1 if len(s.book.abilities[f.ability].program) == _HALVES else 0) if spec.up_to else n
        if n:
            few = tuple(printed)
            s.push(Pick(RUNNER, "break", "6.5.4", tuple(subs), low, n, "subs", f.src, few=few, most=most))

    def could_change(self, s: State, f: Resolving) -> bool:
        # CR 26.03:9.8.6a: one that is not broken will do, also for what breaks all of them.
        found = self.open_subs(s, f)
        if self.spec.but and s.book.ruleset.subroutine_targets:
            return bool(found) and len(subroutines(s, encountered(s))) > self.spec.but
        return len(found) > self.spec.but


def _does(s: State, sub: SubRef, wanted: Sub) -> bool:
    """Does a subroutine have the same effect as another, in any amount?"""
    decl = s.book.abilities[sub[0]].decl
    return isinstance(decl, Sub) and decl.do == wanted.do


@dataclass(frozen=True, slots=True)
class _BreakSubs(Inner):
    spec: Break

    def expects(self, s: State, f: Resolving) -> list[Part]:
        encounter = current_encounter(s)
        if encounter is None:
            return []
        chosen = f.regs["subs"]
        if self.spec.but and s.book.ruleset.subroutine_targets:
            chosen = tuple(n for n in _ChooseSubs(self.spec).open_subs(s, f) if n not in chosen) if chosen else ()
        return [parts.Break(encounter.ice, n, f.src, f.ref) for n in chosen]

    def run(self, s: State, f: Resolving) -> None:
        parts = self.expects(s, f)
        if parts:
            perform(s, parts)


@dataclass(frozen=True, slots=True)
class BreakAny(Instruction):
    """Break one subroutine of this ice itself, by a permission (bioroids)."""

    n: int = 1

    def breaks(self) -> bool:
        return True

    def flatten(self, out: list[Instruction]) -> None:
        spec = Break(self.n, any_strength=True, up_to=self.n > 1)
        out.append(_ChooseSubs(spec))
        out.append(_BreakSubs(spec))

    def say(self) -> str:
        return f"break {counted(self.n, 'subroutine', up_to=self.n > 1)} on it"


@dataclass(frozen=True, slots=True)
class Bypass(Instruction):
    """CR 6.5.3."""

    def run(self, s: State, f: Resolving) -> None:
        bypass(s)

    def could_change(self, s: State, f: Resolving) -> bool:
        encounter = current_encounter(s)
        return encounter is not None and not forbidden(s, "bypass", encounter.ice)

    def is_about_ice(self) -> bool:
        return True

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        return None if current_encounter(s) is not None else NO_SUCH_ICE

    def say(self) -> str:
        return "bypass that ice"
