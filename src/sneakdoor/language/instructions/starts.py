"""Instructions for the time before the first turn (CR 1.5, 1.6)."""

from __future__ import annotations

from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.model.changes import FromZone
from sneakdoor.model.declare import Cards, Instruction
from sneakdoor.model.enums import ASIDE, NOWHERE
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import NO_SLOT
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.changes import happen
from sneakdoor.rules.moving import remember, settle, to_pile, to_play
from sneakdoor.rules.questions import Ask, Pick, as_refs


@dataclass(frozen=True, slots=True)
class BeginWith(Instruction):
    """Cards from outside the game begin it installed (CR 1.5.3 defines it)."""

    what: Cards
    n: int

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_ChooseFirst(self))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, "first"):
            # CR 1.5.3d: from here on cards like any other; nothing is active before the game begins (CR 1.6.1a).
            settle(s, to_play(s, cid, f.side, faceup=True), NOWHERE, NO_SLOT, -1, active=False)
            happen(s, "begins installed", f.side, cid, src=f.src, rule="1.5.3b")

    def say(self) -> str:
        return f"choose {self.n} {self.what.say()}. They begin the game installed and are no part of your deck"


@dataclass(frozen=True, slots=True)
class _ChooseFirst(Instruction):
    spec: BeginWith

    def run(self, s: State, f: Resolving) -> None:
        # CR 1.5.3b: exactly n of those available; the others stay outside the game.
        found = tuple(self.spec.what.all(s, f.src))
        f.regs["first"] = as_refs(s, found)
        if len(found) > self.spec.n:
            n = self.spec.n
            s.push(Pick(f.side, "choose", "1.5.3b", found, n, n, "cards:first", f.src))

    def quiet(self) -> bool:
        return True

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class ChooseVersion(Instruction):
    """Take one of the versions of this card, which differ on the side that is not seen (CR 1.5.2a defines it)."""

    secretly: bool = False  # during the game, as often as an ability says so (CR 26.03:1.5.2b)

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_WhichVersion("26.03:1.5.2b" if self.secretly else "1.5.2"))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        chosen = f.regs.get("version")
        if chosen is not None:
            thing = s.things[f.src]
            remember(thing, "back", chosen[1])
            # CR 26.03:1.5.2b: mixed with the other copies, so that nobody can tell whether it is another one.
            remember(thing, "back seen", False)

    def say(self) -> str:
        if self.secretly:
            return "secretly set your identity to any copy of this card"
        return "you may switch this card with any other copy of it"


@dataclass(frozen=True, slots=True)
class _WhichVersion(Instruction):
    rule: str

    def asks(self) -> str:
        return "Which one?"

    def run(self, s: State, f: Resolving) -> None:
        versions = s.book.versions.get(s.code[f.src], ())
        if versions:
            # CR 1.5.2 + 26.03:1.5.2: the other side sees the front, which is the same on all of them.
            options: tuple[Move, ...] = tuple(("name", code) for code in versions)
            s.push(Ask(f.side, "choose a version", self.rule, options, "version", f.src))

    def quiet(self) -> bool:
        return True

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class KeepAside(Instruction):
    """Set the cards of a register aside, for as long as this card says (1.4:4.8 defines it)."""

    register: Register = "targets"
    facedown: bool = True

    def run(self, s: State, f: Resolving) -> None:
        cids = cards_in(s, f, self.register)
        for cid in cids:
            sees = 1 << f.side if self.facedown else 3  # 1.4:4.8: faceup unless the ability says otherwise
            happen(s, FromZone("set aside", s.zone[cid]), f.side, cid, src=f.src, rule="1.4:4.8.1", seen=sees)
            to_pile(s, cid, ASIDE, faceup=not self.facedown)
        f.regs[self.register] = as_refs(s, cids)  # what the ability goes on with is the cards where they lie now
        if f.src in s.things:
            remember(s.things[f.src], "aside", tuple(s.ref[cid] for cid in cids))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return f"set {MENTIONS[self.register]} aside {'facedown' if self.facedown else 'faceup'}"
