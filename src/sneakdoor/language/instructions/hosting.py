"""Instructions that host cards without installing them (CR 1.12.2), and cards that become counters (CR 10.1.4)."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.instructions.control import cards_in
from sneakdoor.model.changes import HostedOn
from sneakdoor.model.declare import Ability, Cards, Instruction
from sneakdoor.model.enums import NOWHERE, PLAY
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import AS_COUNTER, NO_SLOT
from sneakdoor.model.registers import MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import number_of
from sneakdoor.rules.activity import deactivate
from sneakdoor.rules.changes import happen
from sneakdoor.rules.hosts import can_host, room_on
from sneakdoor.rules.moving import lodge, rehost, remember, settle
from sneakdoor.rules.questions import as_refs


@dataclass(frozen=True, slots=True)
class HostCards(Instruction):
    """Host the cards of a register on this card; they are not installed and stay inactive (CR 1.12.2)."""

    register: Cards | Register = "targets"
    facedown: bool = False
    into: Register = "lodged"
    gone: str = ""  # what happens when this card leaves play, instead of CR 1.12.11

    def _cards(self, s: State, f: Resolving) -> list[int]:
        return cards_in(s, f, self.register) if isinstance(self.register, str) else self.register.all(s, f.src)

    def run(self, s: State, f: Resolving) -> None:
        lodge_all(s, f, self._cards(s, f), self.facedown, self.into)
        if self.gone:
            for cid in cards_in(s, f, self.into):
                remember(s.things[cid], "gone", self.gone)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self._cards(s, f)) and can_host(s, f.src)

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        what = MENTIONS[self.register] if isinstance(self.register, str) else f"{self.register.say()} faceup"
        text = f"host {what}" + (" facedown" if self.facedown else "") + " on this card"
        if not self.gone:
            return text
        verb = {"remove from game": "remove the hosted card from the game"}[self.gone]
        return f"{text}. When this card is uninstalled, {verb}"


def lodge_all(s: State, f: Resolving, cids: list[int], facedown: bool, into: Register) -> None:
    """Host these cards on the source, faceup or not, and keep them in a register."""
    if s.ref[f.src] != f.ref or f.src not in s.things:
        return  # CR 1.2.4: the host is gone
    cids = cids[: room_on(s, f.src)] if "host limit" in s.index else cids
    for cid in cids:
        lodge(s, cid, f.side, f.src, faceup=not facedown)
        happen(s, HostedOn("hosted", f.src), f.side, cid, src=f.src, rule="1.12.1", seen=1 << f.side if facedown else 3)
    f.regs[into] = as_refs(s, cids)


@dataclass(frozen=True, slots=True)
class HostThis(Instruction):
    """Host this installed card, or another one, on the target or on a certain card; it stays installed (CR 1.12.1)."""

    on: Cards | Register = "targets"
    what: Register = ""  # the card in this register instead

    def hosts(self, s: State, f: Resolving) -> list[int]:
        cids = cards_in(s, f, self.on) if isinstance(self.on, str) else self.on.all(s, f.src)
        return [cid for cid in cids if can_host(s, cid)]

    def run(self, s: State, f: Resolving) -> None:
        mine = [f.src] if s.ref[f.src] == f.ref and f.src in s.things else []
        for cid in (cards_in(s, f, self.what) if self.what else mine)[:1]:
            for host in self.hosts(s, f)[:1]:
                rehost(s, s.things[cid], host)
                happen(s, HostedOn("hosted", host), f.side, cid, src=f.src, rule="1.12.1")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.hosts(s, f))

    def acts_on(self) -> Register:
        return self.on if isinstance(self.on, str) else ""

    def names_its_card(self) -> bool:
        return not self.what

    def say(self) -> str:
        if self.what:
            return f"host {MENTIONS[self.what]} on {'that card' if isinstance(self.on, str) else a(self.on.say())}"
        return f"host this card on {MENTIONS[self.on] if isinstance(self.on, str) else a(self.on.say())}"


@dataclass(frozen=True, slots=True)
class HostHere(Instruction):
    """Host installed cards of a register on this card; they stay installed (CR 1.12.1 defines it)."""

    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        if s.ref[f.src] != f.ref or f.src not in s.things or not can_host(s, f.src):
            return
        for cid in cards_in(s, f, self.register):
            rehost(s, s.things[cid], f.src)
            happen(s, HostedOn("hosted", f.src), f.side, cid, src=f.src, rule="1.12.1")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return f"host {MENTIONS[self.register]} on this card"


@dataclass(frozen=True, slots=True)
class AsCounter(Instruction):
    """This card becomes a condition counter on the target, with these abilities and no others (CR 10.1.4)."""

    abilities: tuple[Ability, ...]
    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        hosts = cards_in(s, f, self.register)
        if not hosts or s.ref[f.src] != f.ref or s.zone[f.src] != PLAY:
            return
        thing, host = s.things[f.src], s.things[hosts[0]]
        deactivate(s, thing)
        thing.form = AS_COUNTER  # CR 1.9.3 + 1.13.1a: the card itself is the counter, and still its owner's
        thing.memo = {"text": tuple(number_of(s, one) for one in self.abilities)}
        thing.controller = host.controller  # CR 1.13.2f: a counter belongs to the controller of its host
        settle(s, thing, NOWHERE, NO_SLOT, host.cid)  # CR 3.5.1a + 3.7.1a: the one way such a card is installed
        happen(s, HostedOn("became counter", host.cid), f.side, f.src, src=f.src, rule="10.1.4")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        text = " ".join(one.say() for one in self.abilities).replace('"', "'")
        return f'this card becomes a condition counter hosted on it with "{text}"'
