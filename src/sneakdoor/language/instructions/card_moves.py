"""Instructions that move cards: trash, return, look, reveal, rez, swap."""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.grammar.nouns import all_of, is_definite, several, taken
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.conditions import Found
from sneakdoor.language.filters import Either, Is, Named, This
from sneakdoor.language.instructions.control import ANY, YOU, Target, Unless, cards_in, side_of, value, verb
from sneakdoor.language.instructions.effects import Effect
from sneakdoor.language.instructions.installs import terms
from sneakdoor.language.instructions.run_ice import refuse_without
from sneakdoor.language.run_filters import Encountered, InItsRun
from sneakdoor.language.traits import CopyOf, HasTrashAbility, OfYourFaction
from sneakdoor.model import parts
from sneakdoor.model.bills import Bill
from sneakdoor.model.changes import Swapped
from sneakdoor.model.constants import Verb
from sneakdoor.model.declare import Amount, Cards, Closing, Inner, Instruction, Preparation
from sneakdoor.model.enums import (
    AGENDA,
    ASSET,
    CORP,
    DISCARD,
    ICE,
    NOWHERE,
    OPERATION,
    RUNNER,
    UPGRADE,
)
from sneakdoor.model.game_frame import Resolving, held
from sneakdoor.model.kinds import CardVerb
from sneakdoor.model.parts import Part
from sneakdoor.model.phrasing import counted, many
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.registers import MENTIONS, Phrase, Register
from sneakdoor.model.state import State
from sneakdoor.rules.access import current_access
from sneakdoor.rules.changes import happen
from sneakdoor.rules.moving import shuffle, to_pile
from sneakdoor.rules.positions import move_ice, swap_ice
from sneakdoor.rules.quantities import install_or_play_cost, kept, rez_cost, untrashable
from sneakdoor.rules.questions import Pick, as_refs
from sneakdoor.rules.rezzing import Rez, refuse_rez_cost, rez_bill, unrezzable
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.scoring import scorable, stealable
from sneakdoor.rules.trashing import turn_facedown
from sneakdoor.rules.visibility import during, in_sight

VERBS: Final[dict[CardVerb, str]] = {
    "trash": "trash",
    "to hand": "add to its owner's hand",
    "to deck top": "add to the top of its owner's deck",
    "to deck bottom": "add to the bottom of its owner's deck",
    "remove from game": "remove from the game",
    "to discard pile": "add to its owner's discard pile",
    "shuffle in": "shuffle into its owner's deck",
    "derez": "derez",
    "discard": "discard",
    "expose": "expose",
    "host": "host on this card",
    "steal": "steal",
    "score": "score",
}


CORP_TYPES = {AGENDA, ASSET, ICE, OPERATION, UPGRADE}


def action(name: CardVerb, what: Cards | str, whose: int | None = None) -> str:
    """The words of a verb, with the name of the zone if the owner is known."""
    action = VERBS[name]
    if isinstance(what, This):
        return action.replace("its owner's", "your")
    side = whose
    if isinstance(what, (HasTrashAbility, OfYourFaction)):
        what = what.what
    if side is None and isinstance(what, (Is, Either)):
        side = _side_of(what)
    if side is None:
        return action
    hand, deck, pile = ("HQ", "R&D", "Archives") if side == CORP else ("the grip", "the stack", "the heap")
    action = action.replace("its owner's hand", hand).replace("its owner's deck", deck)
    return action.replace("its owner's discard pile", pile)


def _side_of(what: Cards) -> int | None:
    """The side that these cards must belong to, by their types."""
    if isinstance(what, Either):
        one, two = _side_of(what.one), _side_of(what.two)
        return one if one == two else None
    if not isinstance(what, Is) or what.side is not None or not what.types:
        return what.side if isinstance(what, Is) else None
    return CORP if set(what.types) <= CORP_TYPES else RUNNER


@dataclass(frozen=True, slots=True)
class Do(Effect):
    """Do something to cards: the ones in a register, or every one that fits."""

    # CR 26.03:4.1.2a: `prove` shows what had to be of some kind before it moves.

    verb: CardVerb
    what: Cards | Register = "targets"
    by: int = YOU
    into: Register = "done"
    whose: int | None = None  # only cards of this side, so that the destination can be named
    said: Phrase | Literal[""] = ""  # how to refer to the cards of a register, if ambiguous
    prove: bool = False  # the cards had to have an attribute: hidden ones are revealed first (CR 4.1.2b)
    follow: bool = False  # the register follows the cards to their new zone
    unpreventable: bool = False
    there: bool = False  # only those in the server that was chosen

    def flatten(self, out: list[Instruction]) -> None:
        out.append(self)
        if self.follow:
            out.append(_Follow(self.into))

    def parts(self, s: State, f: Resolving) -> list[Part]:
        cids = cards_in(s, f, self.what) if isinstance(self.what, str) else self.what.all(s, f.src)
        if isinstance(self.what, This):
            cids = [f.src] if s.ref[f.src] == f.ref else []
        if self.whose is not None:
            cids = [cid for cid in cids if s.owner[cid] == self.whose]
        if self.there:
            cids = [cid for cid in cids if cid in s.root.get(f.number("server"), ())]
        cids = [cid for cid in cids if not kept(s, cid)]
        if self.verb == "steal":
            cids = [cid for cid in cids if stealable(s, cid, self._server(s, cid))]  # CR 1.2.2: costs or not
        if self.verb == "score":
            cids = [cid for cid in cids if scorable(s, cid)]
        if self.prove or isinstance(self.what, This):
            # CR 4.1.2b: that it is this very card, with this ability, has to be seen as well.
            for cid in cids:
                other = 1 - s.owner[cid]
                if not in_sight(s, cid, other) and (cid, s.ref[cid], other) not in f.regs.get("shown", ()):
                    during(s, f.regs, cid, (CORP, RUNNER))
                    happen(s, "revealed", f.side, cid, src=f.src, rule="4.1.2b", seen=3)
        f.regs[self.into] = tuple((cid, s.ref[cid]) for cid in cids)
        by = side_of(f, self.by)
        # CR 1.4:1.14.2d: what one announcement named is acted on as one set.
        part = parts.BY_VERB[self.verb]
        return [part(by, cid, f.src, "ability", s.ref[cid], self.unpreventable) for cid in cids]

    def could_change(self, s: State, f: Resolving) -> bool:
        if isinstance(self.what, str):
            cids = cards_in(s, f, self.what)  # the instruction that announces the targets decides
        elif isinstance(self.what, Named):
            cids = self.what.among(s)  # CR 1.2.5: any of them may yet be named
        else:
            cids = self.what.all(s, f.src)
        if self.verb == "trash":
            by = side_of(f, self.by)
            return any(not untrashable(s, cid, by, f.src) for cid in cids)  # CR 1.2.2a: not if every part is forbidden
        cids = [cid for cid in cids if not kept(s, cid)]
        if self.verb == "expose":
            return any(cid in s.things and not s.things[cid].faceup for cid in cids)  # CR 8.1.5a: unrezzed ones only
        return bool(cids)

    def is_about_ice(self) -> bool:
        return isinstance(self.what, Cards) and self.what.is_run_ice()

    def refuse_use(self, s: State, f: Resolving) -> Refusal | None:
        return refuse_without(s, self.what, f)

    def say(self) -> str:
        if isinstance(self.what, str):
            what = self.said or MENTIONS[self.what]
        else:
            words = self.what.say()
            what = all_of(words) if isinstance(self.what, Either | Is | Named | InItsRun | CopyOf) else words
        if self.there:
            what = f"{what.partition(' in ')[0]} in that server"
        lead, _, rest = action(self.verb, self.what, self.whose).partition(" ")
        tail = ". This cannot be prevented" if self.unpreventable else ""
        tail = ", ignoring all costs" if self.verb == "steal" else tail
        return f"{verb(self.by, lead)} {what} {rest}".strip() + tail

    def _server(self, s: State, cid: int) -> int:
        """The server from which the card about to be stolen is being accessed."""
        access = current_access(s)
        return access.server if access is not None and access.cid == cid else NOWHERE


@dataclass(frozen=True, slots=True)
class _Follow(Closing):
    """Make the register refer to the new objects that the moved cards have become."""

    # CR 1.4:1.14.4 + 26.03:1.12.2a: it goes on with its target even though it has moved it.
    register: Register

    def run(self, s: State, f: Resolving) -> None:
        f.regs[self.register] = as_refs(s, [cid for cid, _ in held(f, self.register)])


@dataclass(frozen=True, slots=True)
class DoToChosen(Instruction):
    """Choose cards and do something to them: targets, then one simultaneous effect (CR 1.14.2)."""

    verb: CardVerb
    what: Cards
    n: int | Amount = 1
    up_to: bool = False
    by: int = YOU
    unpreventable: bool = False
    there: bool = False  # ice that protects the server that was chosen
    into: Register = "targets"

    def flatten(self, out: list[Instruction]) -> None:
        prove = isinstance(self.what, Is) and self.what.demands()
        # Only these two can be forbidden.
        verb: Verb | Literal[""] = "trash" if self.verb == "trash" else "score" if self.verb == "score" else ""
        out.append(Target(self.what, self.n, self.up_to, self.by, into=self.into, verb=verb, there=self.there))
        out.append(Do(self.verb, self.into, self.by, prove=prove, unpreventable=self.unpreventable))

    def say(self) -> str:
        lead, _, rest = action(self.verb, self.what).partition(" ")
        if self.up_to and self.n == ANY:
            amount = taken(f"any number of {several(self.what.say())}")
        else:
            amount = taken(counted(self.n, self.what.say(), up_to=self.up_to))
        if self.there:
            amount = f"{amount.replace('installed ', '', 1)} protecting that server"
        tail = ". This cannot be prevented" if self.unpreventable else ""
        amount, each, counts = amount.partition(" for each ")  # the destination is said before the number
        return f"{verb(self.by, lead)} {amount} {rest}".strip() + each + counts + tail


@dataclass(frozen=True, slots=True)
class TrashTop(Effect):
    """Trash cards from the top of a deck (CR 1.18.1)."""

    n: int | Amount
    whose: int
    by: int = YOU
    into: Register = "trashed"
    follow: bool = False  # the register follows the cards to the discard pile

    def flatten(self, out: list[Instruction]) -> None:
        out.append(self)
        if self.follow:
            out.append(_Follow(self.into))

    def parts(self, s: State, f: Resolving) -> list[Part]:
        deck = s.deck[self.whose]
        cids = list(reversed(deck))[: value(self.n, s, f)]
        f.regs[self.into] = as_refs(s, cids)
        return [parts.Trash(side_of(f, self.by), cid, src=f.src, cause="ability", ref=s.ref[cid]) for cid in cids]

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.deck[self.whose])

    def say(self) -> str:
        deck = "R&D" if self.whose == CORP else "the stack"
        if self.n == 1:
            return f"{verb(self.by, 'trash')} the top card of {deck}"
        return f"{verb(self.by, 'trash')} {many('{} card', self.n, f' from the top of {deck}')}"


@dataclass(frozen=True, slots=True)
class LookAtTop(Instruction):
    """Look at, or reveal, cards from the top of a deck (1.4:1.20)."""

    n: int | Amount
    whose: int
    reveal: bool = False
    into: Register = "looked"
    by: int = YOU

    def run(self, s: State, f: Resolving) -> None:
        cids = list(reversed(s.deck[self.whose]))[: value(self.n, s, f)]
        side = side_of(f, self.by)
        for cid in cids:
            # CR 1.4:1.20.2: who looks sees it alone, unless it is revealed.
            during(s, f.regs, cid, (CORP, RUNNER) if self.reveal else (side,))
            sees = 3 if self.reveal else 1 << side
            happen(s, "revealed" if self.reveal else "looked at", side, cid, src=f.src, rule="8.1.5", seen=sees)
        f.regs[self.into] = as_refs(s, cids)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.deck[self.whose])

    def say(self) -> str:
        deck = "R&D" if self.whose == CORP else "the stack"
        lead = verb(self.by, "reveal" if self.reveal else "look at")
        if isinstance(self.n, Amount):
            return f"{lead} {many('{} card', self.n, f' from the top of {deck}')}"
        top = "the top card" if self.n == 1 else f"the top {many('{} card', self.n)}"
        return f"{lead} {top} of {deck}"


@dataclass(frozen=True, slots=True)
class Sort(Preparation):
    """Split the cards of a register by a description into two registers."""

    what: Cards
    register: Register = "looked"
    fits: Register = "fits"
    rest: Register = "rest"
    at_most: Amount | None = None  # only those with an install or play cost of at most this

    def run(self, s: State, f: Resolving) -> None:
        cids = cards_in(s, f, self.register)
        fits = [cid for cid in cids if self.what.has(s, cid, f.src)]
        if self.at_most is not None:
            most = self.at_most.of(s, f.src, f)
            fits = [cid for cid in fits if install_or_play_cost(s, cid) <= most]
        f.regs[self.fits] = as_refs(s, fits)
        f.regs[self.rest] = as_refs(s, [cid for cid in cids if cid not in fits])

    def say(self) -> str:
        cost = f" that cost no more to install or play than {self.at_most.say()}" if self.at_most is not None else ""
        return f"find the {several(self.what.say())} among them{cost}"


@dataclass(frozen=True, slots=True)
class RezTarget(Instruction):
    """Rez the card in a register, or this card, paying its cost; or all cards in there, ignoring their costs."""

    # CR 26.03:8.1.2b: at any time at which an ability says so.

    register: Cards | Register = "targets"
    ignore: bool = False
    discount: int = 0
    free: bool = False  # ignores the rez cost but not additional costs (CR 1.15.7, 1.15.9)
    by: int = YOU  # on a Runner card the text must say that the Corp rezzes it

    def _off(self, s: State, cid: int) -> int:
        """How much cheaper it is."""
        return rez_cost(s, cid) if self.free else self.discount

    def _cards(self, s: State, f: Resolving) -> list[int]:
        if isinstance(self.register, str):
            return cards_in(s, f, self.register)
        return [cid for cid in self.register.all(s, f.src) if cid in s.things and not s.things[cid].faceup]

    def run(self, s: State, f: Resolving) -> None:
        cids = self._cards(s, f)
        if self.ignore:
            s.book.ruleset.rez_free(s, cids, f.src)
            return
        for cid in cids[:1]:
            if refuse_rez_cost(s, cid, self._off(s, cid)) is None:
                # CR 1.4:1.15.4b: the cost is paid if able; if not, nothing is rezzed.
                # CR 9.8.5d: who chose to rez among several effects does not decline to pay for it.
                s.push(Rez(cid, discount=self._off(s, cid), forced="mode" not in f.regs, src=f.src))

    def price(self, s: State, f: Resolving, cid: int) -> Bill:
        return rez_bill(s, cid, self.ignore, self._off(s, cid))

    def could_change(self, s: State, f: Resolving) -> bool:
        cids = self._cards(s, f)
        return any(self._can(s, cid) for cid in cids)

    def _can(self, s: State, cid: int) -> bool:
        return unrezzable(s, cid) is None if self.ignore else refuse_rez_cost(s, cid, self._off(s, cid)) is None

    def say(self) -> str:
        what = "it" if isinstance(self.register, str) else self.register.say()
        if not isinstance(self.register, str) and not is_definite(what):
            what = f"the {what.removeprefix('installed ')}"
        rez = verb(self.by, "rez")
        if self.free:
            return f"{rez} {what}, ignoring its rez cost"
        able = ", if able" if self.by != YOU and not self.ignore else ""
        return f"{rez} {what}" + terms(self.ignore, self.discount, False) + able


@dataclass(frozen=True, slots=True)
class RezOne(Instruction):
    """Choose a card and rez it, paying its cost or less (CR 1.15.7 defines it); what cannot be paid is not chosen."""

    what: Cards
    discount: int | Amount = 0
    optional: bool = False
    n: int = 1  # or up to this many, one after the other

    def flatten(self, out: list[Instruction]) -> None:
        for left in range(self.n, 0, -1):
            out.append(_ChooseRez(self))
            if self.n > 1:
                out.append(Unless(Found("targets"), 3 * left - 2))
            out.append(_RezChosen(self))

    def say(self) -> str:
        if self.n > 1:
            what = counted(self.n, self.what.say(), up_to=True)
            return f"rez {what}, one after the other" + terms(False, self.discount, False)
        lead = "you may rez" if self.optional else "rez"
        return f"{lead} {counted(1, self.what.say())}" + terms(False, self.discount, False)


@dataclass(frozen=True, slots=True)
class _ChooseRez(Preparation):
    spec: RezOne

    def candidates(self, s: State, f: Resolving) -> list[int]:
        discount = value(self.spec.discount, s, f)
        return [cid for cid in self.spec.what.all(s, f.src) if refuse_rez_cost(s, cid, discount) is None]

    def run(self, s: State, f: Resolving) -> None:
        f.regs["targets"] = ()
        found = tuple(self.candidates(s, f))
        if found:
            low = 0 if self.spec.optional or self.spec.n > 1 else 1
            s.push(Pick(f.side, "choose", "1.4:1.14.2", found, low, 1, "cards:targets", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        if isinstance(self.spec.discount, Amount):  # CR 1.2.5: how much cheaper it will be is not known yet
            return any(unrezzable(s, cid) is None for cid in self.spec.what.all(s, f.src))
        return bool(self.candidates(s, f))


@dataclass(frozen=True, slots=True)
class _RezChosen(Inner):
    spec: RezOne

    def run(self, s: State, f: Resolving) -> None:
        discount = value(self.spec.discount, s, f)
        for cid in cards_in(s, f, "targets"):
            if refuse_rez_cost(s, cid, discount) is None:
                s.push(Rez(cid, discount=discount, forced=True, src=f.src))


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Instruction):
    """Shuffle a deck (CR 4.2.3)."""

    whose: int

    def run(self, s: State, f: Resolving) -> None:
        shuffle(s, self.whose)
        happen(s, "shuffled", self.whose, src=f.src, rule="4.2.3")

    def could_change(self, s: State, f: Resolving) -> bool:
        return len(s.deck[self.whose]) > 1  # CR 1.2.5: fewer cards have but one order

    def say(self) -> str:
        return "shuffle " + ("R&D" if self.whose == CORP else "the stack")


@dataclass(frozen=True, slots=True)
class TurnFacedown(Instruction):
    """Turn Runner cards facedown: no name, type or abilities, still installed (CR 8.4 defines it)."""

    what: Cards

    def run(self, s: State, f: Resolving) -> None:
        for cid in self.what.all(s, f.src):
            turn_facedown(s, cid, f.side, f.src)

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.what.all(s, f.src))

    def say(self) -> str:
        return f"turn {all_of(self.what.say())} facedown"


@dataclass(frozen=True, slots=True)
class HideArchives(Instruction):
    """Turn all cards in Archives facedown (CR 4.5.6 defines it), so that the Runner cannot tell them apart."""

    def run(self, s: State, f: Resolving) -> None:
        cids = list(s.discard[CORP])
        for cid in cids:
            if cid not in s.down:
                happen(s, "turned facedown", f.side, cid, src=f.src, rule="4.5.6", seen=3)
        s.chance.shuffle(cids)
        for cid in cids:
            to_pile(s, cid, DISCARD, faceup=False)

    def could_change(self, s: State, f: Resolving) -> bool:
        return any(cid not in s.down for cid in s.discard[CORP])

    def say(self) -> str:
        return "turn all cards in Archives facedown"


@dataclass(frozen=True, slots=True)
class SwapIce(Instruction):
    """Swap two installed pieces of ice (CR 10.11.3); they stay installed."""

    register: Register = "targets"
    with_: Cards | None = None  # the other one, if only one was chosen

    def run(self, s: State, f: Resolving) -> None:
        cids = cards_in(s, f, self.register)
        if self.with_ is not None:
            cids += [cid for cid in self.with_.all(s, f.src) if cid not in cids]
        if len(cids) == 2:
            swap_ice(s, cids[0], cids[1])
            happen(s, Swapped(cids[1]), f.side, cids[0], src=f.src, rule="10.11.3", seen=0)

    def could_change(self, s: State, f: Resolving) -> bool:
        return sum(len(row) for row in s.ice.values()) >= 2

    def say(self) -> str:
        if self.with_ is None:
            return "swap them"
        goes_on = ". The run goes on from its new position" if isinstance(self.with_, Encountered) else ""
        return f"swap it with {self.with_.say()}{goes_on}"


@dataclass(frozen=True, slots=True)
class MoveIce(Instruction):
    """Move this ice to the outermost position of another server (CR 6.2.4c), or to the innermost of the attacked."""

    register: Register = "server"
    innermost: bool = False
    attacked: bool = False  # to the outermost position of the attacked server

    def run(self, s: State, f: Resolving) -> None:
        run = current_run(s)
        if self.innermost or self.attacked:
            server = run.server if run is not None else NOWHERE
        else:
            server = f.number(self.register)
        if server >= 0 and s.ref[f.src] == f.ref and f.src in s.things:  # else a borrowed subroutine
            move_ice(s, f.src, server, f.side, f.src, inward=0 if self.innermost else -1)

    def say(self) -> str:
        if self.innermost:
            return "move this ice to the innermost position protecting that server"
        if self.attacked:
            return "move this ice before the attacked server, in the outermost position"
        return "move this ice to the outermost position protecting that server; the run goes on from there"
