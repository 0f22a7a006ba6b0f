"""Instructions that name a kind of card or reveal a whole hand (CR 2.14, 8.1.5)."""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.grammar.nouns import joined, kinds
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import YOU, Decide, side_of, verb
from sneakdoor.model.abilities import Sub
from sneakdoor.model.causes import Cause
from sneakdoor.model.changes import HandRevealed, NameChosen
from sneakdoor.model.declare import Instruction
from sneakdoor.model.enums import (
    AGENDA,
    ASSET,
    CORP,
    EVENT,
    HARDWARE,
    ICE,
    ICE_SUBTYPES,
    IDENTITY,
    OPERATION,
    PROGRAM,
    RESOURCE,
    RUNNER,
    UPGRADE,
)
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.registers import Register
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.moving import remember
from sneakdoor.rules.questions import Ask, as_refs
from sneakdoor.rules.visibility import during

CARD_TYPES: Final = (
    AGENDA, ASSET, EVENT, HARDWARE, ICE, IDENTITY, OPERATION, PROGRAM, RESOURCE, UPGRADE,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class NameType(Instruction):
    """Name a card type (CR 2.14.1), any or one of these."""

    types: tuple[str, ...] = CARD_TYPES

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_AskType(self.types, YOU, ()))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        name = self.types[f.number("type")]
        thing = s.things.get(f.src)
        if thing is not None and s.ref[f.src] == f.ref:
            remember(thing, "named type", name)  # CR 1.4:9.9.3a: for a lingering effect that the same ability makes.
            happen(s, NameChosen(card_type=name), f.side, src=f.src, rule="10.2.3")

    def could_change(self, s: State, f: Resolving) -> bool:
        return f.src in s.things  # CR 1.2.5: of a card not played yet, what it does with the name answers

    def say(self) -> str:
        return "name a card type" if self.types == CARD_TYPES else f"name {joined(list(self.types), 'or')}"


@dataclass(frozen=True, slots=True)
class _AskType(Decide):
    """All of these types may be named, even those that cannot be there."""

    def run(self, s: State, f: Resolving) -> None:
        options: tuple[Move, ...] = tuple(("mode", n, f.ability, f.pc - 1) for n in range(len(self.words)))
        s.push(Ask(f.side, "name a card type", "2.14.1", options, "type", f.src))

    def quiet(self) -> bool:
        return True


SUBTYPES: Final[dict[str, tuple[str, ...]]] = {
    "any": ICE_SUBTYPES,
    "main": ("Sentry", "Code Gate", "Barrier"),
    "other": tuple(one for one in ICE_SUBTYPES if one not in ("Sentry", "Code Gate", "Barrier")),
}
Among = Literal["any", "main", "other"]
"""Which subtypes of ice there are to choose from: all, the three main ones, or the others."""


@dataclass(frozen=True, slots=True)
class ChooseSubtype(Instruction):
    """Choose a subtype that ice can have (CR 2.15.6)."""

    among: Among = "any"
    keep: bool = False  # remembered while this card stays (CR 10.2.3)

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_AskSubtype(tuple(kinds((one,)) for one in SUBTYPES[self.among]), YOU, ()))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        name = SUBTYPES[self.among][f.regs["mode"][1]]
        f.regs["subtype"] = name
        thing = s.things.get(f.src)
        if self.keep and thing is not None and s.ref[f.src] == f.ref:
            remember(thing, "named subtype", name)
        happen(s, NameChosen(subtype=name), f.side, src=f.src, rule="2.15.6")

    def could_change(self, s: State, f: Resolving) -> bool:
        return self.keep

    def say(self) -> str:
        main = kinds(SUBTYPES["main"])
        lead = "name" if self.keep else "choose"
        if self.among == "main":
            return f"{lead} {main}"
        return f"{lead} an ice subtype" + (f" that is not {main}" if self.among == "other" else "")


@dataclass(frozen=True, slots=True)
class _AskSubtype(Decide):
    """All of them may be named, whatever ice there is."""

    def run(self, s: State, f: Resolving) -> None:
        options: tuple[Move, ...] = tuple(("mode", n, f.ability, f.pc - 1) for n in range(len(self.words)))
        s.push(Ask(f.side, "choose a subtype", "2.15.6", options, "mode", f.src))

    def quiet(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class RevealHand(Instruction):
    """Reveal a whole hand to both players (1.4:1.20), or look at it; also used by subroutines."""

    whose: int
    into: Register = "revealed"
    look: bool = False  # 1.4:1.20.2: the other side does not see it
    by: int = YOU

    def run(self, s: State, f: Resolving) -> None:
        # A hand has no order, so it is not shown in the order in which it was drawn.
        cids = sorted(s.hand[self.whose], key=lambda cid: s.card(cid).title)
        if self.look:
            for cid in cids:
                during(s, f.regs, cid, (f.side,))
                happen(s, "looked at", f.side, cid, src=f.src, rule="8.1.5", seen=1 << f.side)
            f.regs[self.into] = as_refs(s, cids)
            return
        batch = s.fresh()
        side = side_of(f, self.by)
        for cid in cids:
            during(s, f.regs, cid, (CORP, RUNNER))
            happen(s, "revealed", side, cid, src=f.src, rule="8.1.5", seen=3, batch=batch)
        f.regs[self.into] = as_refs(s, cids)
        how: Cause = "subroutine" if isinstance(s.book.abilities[f.ability].decl, Sub) else ""
        happen(s, HandRevealed(self.whose), side, amount=len(cids), src=f.src, cause=how, rule="8.1.5")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.hand[self.whose])

    def say(self) -> str:
        hand = "HQ" if self.whose == CORP else "the grip"
        return f"{verb(self.by, 'look at' if self.look else 'reveal')} all cards in {hand}"
