"""Instructions that play cards, and that put cards in a player's own order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.model.declare import Amount, Cards, Instruction
from sneakdoor.model.objects import FACEDOWN, PRINTED
from sneakdoor.model.state import State
from sneakdoor.model.voice import counted, many, taken
from sneakdoor.model.words import DECK
from sneakdoor.rules.activity import activate
from sneakdoor.rules.amounts import Found
from sneakdoor.rules.asking import Pick, as_refs
from sneakdoor.rules.changes import happen
from sneakdoor.rules.instructions.control import YOU, Target, Unless, cards_in, value
from sneakdoor.rules.instructions.effects import Place
from sneakdoor.rules.moving import to_pile
from sneakdoor.rules.playing import PlayCard, refuse_play
from sneakdoor.rules.rezzing import refill


@dataclass(frozen=True, slots=True)
class PlayCards(Instruction):
    """Play cards, paying their costs: chosen and played one after the other (CR 8.5.2)."""

    what: Cards
    n: int = 1
    up_to: bool = False

    def flatten(self, out: list[Instruction]) -> None:
        for left in range(self.n, 0, -1):
            out.append(_ChoosePlay(self.what, self.up_to))
            out.append(Unless(Found("play"), 3 * left - 2))
            out.append(_PlayChosen())

    def say(self) -> str:
        tail = ", one at a time" if self.n > 1 else ""
        what = counted(self.n, taken(self.what.say(), "your"), up_to=self.up_to)
        return f"play {what}{tail}, paying all costs"


@dataclass(frozen=True, slots=True)
class _ChoosePlay(Instruction):
    what: Cards
    optional: bool

    def candidates(self, s: State, f: Any, *, effect: bool = True) -> list[int]:
        cids = self.what.all(s, f.src)
        found = [cid for cid in cids if refuse_play(s, f.side, cid, click=0, effect=effect) is None]
        return list({s.code[cid]: cid for cid in found}.values())

    def run(self, s: State, f: Any) -> None:
        f.regs["play"] = ()
        found = tuple(self.candidates(s, f))
        if found:
            s.push(Pick(f.side, "play", "8.5.2", found, 0 if self.optional else 1, 1, "cards:play", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        """Playing a card changes the game, whatever that card does (two of a kind would ask each other forever)."""
        return bool(self.candidates(s, f, effect=False))

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class _PlayChosen(Instruction):
    def run(self, s: State, f: Any) -> None:
        for cid in cards_in(s, f, "play"):
            s.push(PlayCard(cid, f.side, src=f.src))

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class PlaceOnChosen(Instruction):
    """Choose a card and place tokens on it."""

    kind: str
    n: int | Amount
    what: Cards

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_TargetFor(self))
        out.append(Place(self.kind, self.n, "targets"))

    def say(self) -> str:
        token = "{} advancement token" if self.kind == "advancement" else "{} " + self.kind + " counter"
        return f"place {many(token, self.n, f' on {counted(1, self.what.say())}')}"


@dataclass(frozen=True, slots=True)
class _TargetFor(Instruction):
    """Announce the card; placing nothing would change nothing (CR 1.2.5)."""

    spec: PlaceOnChosen

    def run(self, s: State, f: Any) -> None:
        Target(self.spec.what).run(s, f)

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        return value(self.spec.n, s, f) > 0 and bool(self.spec.what.all(s, f.src))

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class TakeFrom(Instruction):
    """Choose any number of the cards in a register (1.4:1.14.2); the others are kept in another."""

    register: str
    into: str
    rest: str
    words: str = ""
    most: int = 0  # not more than so many; 0: all

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_TakeSome(self))
        out.append(_KeepRest(self))

    def say(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class _TakeSome(Instruction):
    spec: TakeFrom

    def run(self, s: State, f: Any) -> None:
        f.regs[self.spec.into] = ()
        cids = tuple(cards_in(s, f, self.spec.register))
        if cids:
            kind = self.spec.words or "choose"
            most = min(self.spec.most or len(cids), len(cids))
            s.push(Pick(f.side, kind, "1.4:1.14.2", cids, 0, most, "cards:" + self.spec.into, f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class _KeepRest(Instruction):
    spec: TakeFrom

    def run(self, s: State, f: Any) -> None:
        taken = cards_in(s, f, self.spec.into)
        f.regs[self.spec.rest] = as_refs(s, [cid for cid in cards_in(s, f, self.spec.register) if cid not in taken])

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class Arrange(Instruction):
    """Put the cards of a register on top of their deck in any order (CR 7.2.1c); the first chosen is the top card."""

    register: str
    by: int = YOU

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_Order(self))
        out.append(_PutBack(self))

    def say(self) -> str:
        return f"arrange {'the rest' if self.register == 'left' else 'them'} in any order"


@dataclass(frozen=True, slots=True)
class _Order(Instruction):
    spec: Arrange

    def run(self, s: State, f: Any) -> None:
        cids = tuple(cards_in(s, f, self.spec.register))
        f.regs["order"] = ()
        if cids:
            s.push(Pick(f.side, "arrange", "7.2.1c", cids, len(cids), len(cids), "cards:order", f.src))

    def quiet(self) -> bool:
        return True

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class _PutBack(Instruction):
    spec: Arrange

    def run(self, s: State, f: Any) -> None:
        cids = cards_in(s, f, "order")
        for cid in reversed(cids):
            to_pile(s, cid, DECK)  # CR 7.1.6b: in another position it is another object
        if cids:
            happen(s, "arranged", f.side, amount=len(cids), src=f.src, rule="7.2.1c")

    def could_change(self, s: State, f: Any) -> bool:
        return False

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class TurnFaceup(Instruction):
    """Turn installed facedown Runner cards faceup: they become active, and are not installed anew (CR 8.4.6)."""

    register: str = "targets"

    def run(self, s: State, f: Any) -> None:
        for cid in cards_in(s, f, self.register):
            thing = s.things.get(cid)
            if thing is not None and thing.form == FACEDOWN:
                thing.faceup = True
                thing.form = PRINTED
                refill(s, thing)
                activate(s, thing)
                happen(s, "turned faceup", f.side, cid, src=f.src, rule="8.4.6")

    def could_change(self, s: State, f: Any) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return "turn it faceup"


__all__ = ["Arrange", "PlaceOnChosen", "PlayCards", "TakeFrom", "TurnFaceup"]
