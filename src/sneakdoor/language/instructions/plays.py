"""Instructions that play cards, and that put cards in a player's own order."""

from __future__ import annotations

from sneakdoor.grammar.nouns import a, all_of, several, taken
from sneakdoor.kernel.frames import Move
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import Reg
from sneakdoor.language.conditions import Found
from sneakdoor.language.filters import This
from sneakdoor.language.instructions.control import (
    ANY,
    YOU,
    ChooseNumber,
    Target,
    Unless,
    cards_in,
    side_of,
    value,
    verb,
)
from sneakdoor.language.instructions.effects import Place
from sneakdoor.language.instructions.installs import all_or_hosted
from sneakdoor.model import parts
from sneakdoor.model.bills import Bill
from sneakdoor.model.changes import NameChosen, OfTokens, Swapped
from sneakdoor.model.declare import Amount, Cards, Inner, Instruction, Preparation
from sneakdoor.model.enums import AGENDA, CORP, DECK, Token
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import FACEDOWN, PRINTED, Thing
from sneakdoor.model.phrasing import counted, many, token, tokens
from sneakdoor.model.registers import CARDS_INTO, MENTIONS, Register
from sneakdoor.model.state import State
from sneakdoor.rules.activity import activate
from sneakdoor.rules.changes import happen
from sneakdoor.rules.costs import pay, short
from sneakdoor.rules.imminence import perform
from sneakdoor.rules.moving import place_tokens, remember, to_pile
from sneakdoor.rules.playing import ALL_COSTS, CREDIT_COSTS, EXTRA_COSTS, PlayCard, play_bill, refuse_play
from sneakdoor.rules.positions import swap_ice
from sneakdoor.rules.quantities import additional_bill, kept, type_of
from sneakdoor.rules.questions import Ask, Pick, as_refs, unlike
from sneakdoor.rules.rezzing import refill
from sneakdoor.rules.scoring import stays
from sneakdoor.rules.visibility import unshow


@dataclass(frozen=True, slots=True)
class PlayCards(Instruction):
    """Play cards, paying their costs or ignoring them: chosen and played one after the other (CR 8.5.2)."""

    what: Cards | Register
    n: int = 1
    up_to: bool = False
    ignore: bool = False  # CR 8.5.1: the play cost is not paid
    free: bool = False  # CR 1.15.9: nor is anything else
    remove: bool = False  # what is played is removed from the game instead of being trashed
    bare: bool = False  # CR 1.15.9: the play cost is paid, and nothing that is added to it
    no_credits: bool = False  # CR 26.03:1.16.5b: of any cost everything but credits is paid

    def flatten(self, out: list[Instruction]) -> None:
        for left in range(self.n, 0, -1):
            ignored = ALL_COSTS if self.free else EXTRA_COSTS if self.bare else int(self.ignore)
            ignored = CREDIT_COSTS if self.no_credits else ignored
            out.append(_ChoosePlay(self.what, self.up_to, ignored))
            out.append(Unless(Found("play"), 3 * left - 2))
            out.append(_PlayChosen(ignored, self.remove))

    def say(self) -> str:
        tail = ", one at a time" if self.n > 1 else ""
        if isinstance(self.what, str):
            what = MENTIONS[self.what]
            what = f"{counted(self.n, 'operation', up_to=self.up_to)} among {what}" if self.n > 1 else what
        else:
            what = counted(self.n, taken(self.what.say(), "your"), up_to=self.up_to)
        terms = "ignoring its play cost" if self.ignore else "paying all costs"
        terms = "paying play costs and ignoring additional costs" if self.bare else terms
        terms = "ignoring credit costs" if self.no_credits else terms
        text = f"play {what}{tail}, {'ignoring all costs' if self.free else terms}"
        return f"{text}. That card is removed from the game instead of being trashed" if self.remove else text


@dataclass(frozen=True, slots=True)
class _ChoosePlay(Preparation):
    what: Cards | Register
    optional: bool
    ignore: int

    def candidates(self, s: State, f: Resolving, *, effect: bool = True) -> list[int]:
        cids = cards_in(s, f, self.what) if isinstance(self.what, str) else all_or_hosted(s, f, self.what)
        found = [cid for cid in cids if refuse_play(s, f.side, cid, 0, self.ignore, effect=effect) is None]
        return unlike(s, found)

    def run(self, s: State, f: Resolving) -> None:
        f.regs["play"] = ()
        found = tuple(self.candidates(s, f))
        if found:
            s.push(Pick(f.side, "play", "8.5.2", found, 0 if self.optional else 1, 1, "cards:play", f.src))

    def price(self, s: State, f: Resolving, cid: int) -> Bill:
        return play_bill(s, cid, f.side, self.ignore)

    def could_change(self, s: State, f: Resolving) -> bool:
        """Playing a card always changes the game; asking its effects could recurse forever with two copies."""
        return bool(self.candidates(s, f, effect=False))


@dataclass(frozen=True, slots=True)
class _PlayChosen(Inner):
    ignore: int
    remove: bool

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, "play"):
            s.push(PlayCard(cid, f.side, self.ignore, f.src, remove=self.remove))


@dataclass(frozen=True, slots=True)
class PlaceOnChosen(Instruction):
    """Choose a card, or several, and place tokens on each."""

    kind: Token
    n: int | Amount
    what: Cards
    cards: int = 1
    up_to: bool = False
    total: bool = False  # the total; if there are fewer cards, the first gets the rest
    fewer: bool = False  # or fewer

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_TargetFor(self))
        if self.fewer:
            number = ChooseNumber(self.n)
            out.extend((Unless(Found("targets"), 2), number, Place(self.kind, Reg("number"), "targets")))
            return
        out.append(_PlaceTotal(self) if self.total else Place(self.kind, self.n, "targets"))

    def say(self) -> str:
        if self.total:
            which = counted(self.cards, self.what.say(), up_to=self.up_to)
            return f"place a total of {tokens(self.n, self.kind, f' on {which}')}"
        each = "" if self.cards == 1 else "each of "
        which = each + counted(self.cards, self.what.say(), up_to=self.up_to)
        most = "up to " if self.fewer else ""
        return f"place {most}{tokens(self.n, self.kind, f' on {which}')}"


@dataclass(frozen=True, slots=True)
class _PlaceTotal(Inner):
    spec: PlaceOnChosen

    def run(self, s: State, f: Resolving) -> None:
        cids = cards_in(s, f, "targets")
        for nth, cid in enumerate(cids):
            n = 1 if nth else value(self.spec.n, s, f) - len(cids) + 1
            place_tokens(s, s.things[cid], self.spec.kind, n)
            happen(s, OfTokens("tokens placed", self.spec.kind), f.side, cid, n, f.src, rule="1.9.1")


@dataclass(frozen=True, slots=True)
class _TargetFor(Preparation):
    """Announce the card; placing nothing would change nothing (CR 1.2.5)."""

    spec: PlaceOnChosen

    def run(self, s: State, f: Resolving) -> None:
        f.regs["targets"] = ()
        if value(self.spec.n, s, f) > 0:
            Target(self.spec.what, self.spec.cards, self.spec.up_to).run(s, f)

    def could_change(self, s: State, f: Resolving) -> bool:
        return value(self.spec.n, s, f) > 0 and bool(self.spec.what.all(s, f.src))


@dataclass(frozen=True, slots=True)
class AdvanceChosen(Instruction):
    """Choose a card and advance it n times at no cost (CR 1.17.1 defines it)."""

    n: int | Amount
    what: Cards

    def flatten(self, out: list[Instruction]) -> None:
        out.append(Target(self.what, verb="advance"))
        out.append(_HowOften(self))
        out.append(_Advance(self))

    def say(self) -> str:
        return f"advance {counted(1, self.what.say())} {many('{} time', self.n)}"


@dataclass(frozen=True, slots=True)
class _HowOften(Preparation):
    """CR 1.15.9a: an additional cost to advance is due each time, and may be declined."""

    spec: AdvanceChosen

    def asks(self) -> str:
        return "How many times? Each time costs extra."

    def run(self, s: State, f: Resolving) -> None:
        n = value(self.spec.n, s, f)
        f.regs["number"] = ("number", n)
        for cid in cards_in(s, f, "targets"):
            bill = additional_bill(s, "advance", f.side, cid)
            if bill:
                while n and short(s, f.side, bill * n, ("advance", cid)) is not None:
                    n -= 1
                options: tuple[Move, ...] = tuple(("number", times) for times in range(n, -1, -1))
                s.push(Ask(f.side, "choose a number", "1.15.9a", options, "number", f.src))


@dataclass(frozen=True, slots=True)
class _Advance(Inner):
    spec: AdvanceChosen

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, "targets"):
            n = f.number("number")
            perform(s, [parts.Advance(f.side, cid, f.src, ref=s.ref[cid]) for _ in range(n)])
            bill = additional_bill(s, "advance", f.side, cid) * n
            if bill:
                pay(s, f.side, bill, ("advance", cid), cid)


@dataclass(frozen=True, slots=True)
class MoveTokens(Instruction):
    """Move up to n tokens from one card to another, which is not advancing it (CR 1.17.1a)."""

    kind: Token
    n: int  # ANY: any number, or all there are
    what: Cards  # where they come from
    to: Cards | Register
    up_to: bool = True

    def flatten(self, out: list[Instruction]) -> None:
        out.extend((_MoveFrom(self), _MoveTo(self), _MoveHowMany(self), _Move(self)))

    def targets(self, s: State, f: Resolving) -> list[int]:
        """The cards that they may go to."""
        return cards_in(s, f, self.to) if isinstance(self.to, str) else self.to.all(s, f.src)

    def tokens_on(self, s: State, f: Resolving, cid: int) -> int:
        """How many tokens; for this card, trashed as a cost, its last known number (see the interpretations)."""
        if cid == f.src and cid not in s.things:
            return f.lki.get(self.kind) if f.lki is not None else 0
        return s.tokens(cid, self.kind)

    def say(self) -> str:
        source = a(f"{self.what.say().replace(f' with {a(token(self.kind))}', '')}")
        some = "any number of" if self.up_to else "all"
        n = f"{some} {several(token(self.kind))}" if self.n == ANY else counted(self.n, token(self.kind))
        n = f"up to {n}" if self.up_to and self.n != ANY else n
        if isinstance(self.to, str):
            return f"move {n} from {source} to {MENTIONS[self.to]}"
        to = a(self.to.say()) if isinstance(self.what, This) else f"another {self.to.say()}"
        return f"move {n} from {source} to {to}"


@dataclass(frozen=True, slots=True)
class _MoveFrom(Preparation):
    spec: MoveTokens

    def candidates(self, s: State, f: Resolving) -> tuple[int, ...]:
        least = 1 if self.spec.up_to or self.spec.n == ANY else self.spec.n
        have = [cid for cid in self.spec.what.all(s, f.src) if self.spec.tokens_on(s, f, cid) >= least]
        to = self.spec.targets(s, f) if have else []
        return tuple(cid for cid in have if any(other != cid for other in to))

    def run(self, s: State, f: Resolving) -> None:
        f.regs["from"] = f.regs["targets"] = ()
        found = self.candidates(s, f)
        if found and isinstance(self.spec.what, This):
            f.regs["from"] = as_refs(s, found)
        elif found:
            s.push(Pick(f.side, "move tokens from", "1.4:1.14.2", found, 1, 1, "cards:from", f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(self.candidates(s, f))


@dataclass(frozen=True, slots=True)
class _MoveTo(Preparation):
    spec: MoveTokens

    def run(self, s: State, f: Resolving) -> None:
        come = cards_in(s, f, "from")
        found = tuple(cid for cid in self.spec.targets(s, f) if cid not in come)
        if come and isinstance(self.spec.to, str):
            f.regs["targets"] = as_refs(s, found)
        elif come and found:
            s.push(Pick(f.side, "move tokens to", "1.4:1.14.2", found, 1, 1, "cards:targets", f.src))


@dataclass(frozen=True, slots=True)
class _MoveHowMany(Preparation):
    spec: MoveTokens

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, "from"):
            high = min(self.spec.n, self.spec.tokens_on(s, f, cid))
            if not self.spec.up_to:
                f.regs["number"] = ("number", high)
                continue
            options: tuple[Move, ...] = tuple(("number", n) for n in range(high, -1, -1))
            s.push(Ask(f.side, "choose a number", "9.1.2", options, "number", f.src))


@dataclass(frozen=True, slots=True)
class _Move(Inner):
    spec: MoveTokens

    def run(self, s: State, f: Resolving) -> None:
        kind = self.spec.kind
        for old, new in zip(cards_in(s, f, "from"), cards_in(s, f, "targets"), strict=False):
            n = min(f.number("number"), self.spec.tokens_on(s, f, old))
            if n:
                batch = s.fresh()
                if old in s.things:
                    place_tokens(s, s.things[old], kind, -n)
                    happen(s, OfTokens("tokens removed", kind), f.side, old, n, f.src, rule="1.17.1a", batch=batch)
                place_tokens(s, s.things[new], kind, n)
                # CR 26.03:1.9.2b: what was moved there was placed there.
                happen(s, OfTokens("tokens placed", kind), f.side, new, n, f.src, rule="1.17.1a", batch=batch)


@dataclass(frozen=True, slots=True)
class GatherTokens(Instruction):
    """Move all tokens of a kind from all cards to one: that is not advancing it (CR 1.17.1a defines it)."""

    kind: Token
    what: Cards  # where they come from
    to: Cards

    def flatten(self, out: list[Instruction]) -> None:
        out.append(Target(self.to))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        for new in cards_in(s, f, "targets"):
            batch = s.fresh()
            moved = 0
            for cid in self.what.all(s, f.src):
                n = s.tokens(cid, self.kind)
                if cid != new and n:
                    place_tokens(s, s.things[cid], self.kind, -n)
                    happen(s, OfTokens("tokens removed", self.kind), f.side, cid, n, f.src, rule="1.17.1a", batch=batch)
                    moved += n
            if moved:
                place_tokens(s, s.things[new], self.kind, moved)
                happen(s, OfTokens("tokens placed", self.kind), f.side, new, moved, f.src, rule="1.17.1a", batch=batch)

    def could_change(self, s: State, f: Resolving) -> bool:
        return False  # the choice of the card answers

    def say(self) -> str:
        return f"move all {several(token(self.kind))} from {all_of(self.what.say())} to {counted(1, self.to.say())}"


@dataclass(frozen=True, slots=True)
class TakeFrom(Instruction):
    """Choose any number of the cards in a register, or n (1.4:1.14.2); the others go into another register."""

    register: Register
    into: Register
    rest: Register = "rest"
    n: int | None = None
    most: int = 0  # at most this many; 0: all
    by: int = YOU
    secret: bool = False  # the other side does not see which, even if all of them were shown
    remaining: bool = False  # say "remaining", because some have gone elsewhere
    piles: bool = False  # split into two piles, neither of them empty if possible

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_TakeSome(self))
        out.append(_KeepRest(self))

    def say(self) -> str:
        one = {"others": "the others", "chosen": "those cards"}.get(self.register, "them")
        others = "the remaining cards" if self.remaining else one
        choose = "secretly choose" if self.secret else "choose"
        if self.piles:
            return f"{verb(self.by, choose)} any number of {others} for one pile; neither pile is empty"
        n = self.n if self.n is not None else f"up to {self.most}" if self.most else "any number"
        return f"{verb(self.by, choose)} {n} of {others}"


@dataclass(frozen=True, slots=True)
class _TakeSome(Preparation):
    spec: TakeFrom

    def candidates(self, s: State, f: Resolving) -> list[int]:
        return [cid for cid in cards_in(s, f, self.spec.register) if not kept(s, cid)]

    def run(self, s: State, f: Resolving) -> None:
        f.regs[self.spec.into] = ()
        cids = tuple(self.candidates(s, f))
        if cids:
            most = min(self.spec.most or len(cids), len(cids))
            low, high = (0, most) if self.spec.n is None else (min(self.spec.n, len(cids)),) * 2
            if self.spec.piles:
                low, high = 1, max(1, len(cids) - 1)
            side = side_of(f, self.spec.by)
            s.push(Pick(side, "choose of them", "1.4:1.14.2", cids, low, high, CARDS_INTO[self.spec.into], f.src))

    def could_change(self, s: State, f: Resolving) -> bool:
        """What is done with those that are taken can be done if there are any (CR 1.2.5)."""
        return bool(self.candidates(s, f))


@dataclass(frozen=True, slots=True)
class _KeepRest(Preparation):
    spec: TakeFrom

    def run(self, s: State, f: Resolving) -> None:
        taken = cards_in(s, f, self.spec.into)
        cids = cards_in(s, f, self.spec.register)
        f.regs[self.spec.rest] = as_refs(s, [cid for cid in cids if cid not in taken])
        for cid in cids if self.spec.secret else ():
            unshow(s, cid, 1 - side_of(f, self.spec.by))  # CR 10.2.2a: from here on they are indistinguishable


@dataclass(frozen=True, slots=True)
class Arrange(Instruction):
    """Put the cards of a register on top of their deck in any order (CR 7.2.1c); the first chosen is the top card.

    At the bottom the first chosen is the uppermost of them as well; what has left the deck meanwhile is not among them.
    """

    register: Register
    by: int = YOU
    bottom: int | None = None  # whose deck they go to the bottom of, being what is left of them

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_Order(self))
        out.append(_PutBack(self))

    def say(self) -> str:
        if self.bottom is not None:
            deck = "R&D" if self.bottom == CORP else "the stack"
            return f"{verb(self.by, 'add')} the rest to the bottom of {deck} in any order"
        return f"{verb(self.by, 'arrange')} {MENTIONS[self.register]} in any order"


@dataclass(frozen=True, slots=True)
class _Order(Preparation):
    spec: Arrange

    def asks(self) -> str:
        return "Which one is next? The first you choose is the uppermost."

    def run(self, s: State, f: Resolving) -> None:
        cids = tuple(cards_in(s, f, self.spec.register))
        f.regs["order"] = ()
        if cids:
            side = side_of(f, self.spec.by)
            s.push(Pick(side, "arrange", "7.2.1c", cids, len(cids), len(cids), "cards:order", f.src))


@dataclass(frozen=True, slots=True)
class _PutBack(Inner):
    spec: Arrange

    def run(self, s: State, f: Resolving) -> None:
        # CR 26.03:8.3.3a + 26.03:8.3.3b: only who arranges them sees them, or knows what else was done with which.
        # CR 26.03:8.3.1 + 26.03:8.3.3: ordered in secret; all become new objects, even where they were before.
        cids = cards_in(s, f, "order")
        below = self.spec.bottom is not None
        if len(cids) == 1 and not below and s.book.ruleset.arranges_several:
            return  # CR 26.03:8.3.1a: a single card is not arranged
        for cid in cids if below else reversed(cids):
            to_pile(s, cid, DECK, bottom=below)  # CR 7.1.6b: in another position it is another object
        if cids:
            happen(s, "arranged", side_of(f, self.spec.by), amount=len(cids), src=f.src, rule="7.2.1c")

    def could_change(self, s: State, f: Resolving) -> bool:
        """CR 9.8.5b: a valid choice if there are cards to put in order."""
        return bool(cards_in(s, f, self.spec.register))


@dataclass(frozen=True, slots=True)
class ArrangeIce(Instruction):
    """Put all ice that protects the chosen server in any order, innermost first; CR 4.7.9 defines it."""

    register: Register = "server"

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_OrderIce(self))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        server = f.number(self.register)
        for at, cid in enumerate(cards_in(s, f, "order")):
            other = s.ice[server][at]
            if other != cid:
                # CR 10.11.3: any order comes about by exchanging two at a time, before the eyes of both players.
                # CR 26.03:8.3.2 + 26.03:8.3.2a: each exchange is a swap, without a checkpoint between them.
                swap_ice(s, cid, other)
                happen(s, Swapped(other), f.side, cid, src=f.src, rule="10.11.3", seen=0)

    def could_change(self, s: State, f: Resolving) -> bool:
        return any(len(row) > 1 for row in s.ice.values())

    def say(self) -> str:
        return "arrange the ice protecting that server in any order"


@dataclass(frozen=True, slots=True)
class _OrderIce(Preparation):
    spec: ArrangeIce

    def asks(self) -> str:
        return "Which one is next? Begin with the innermost."

    def run(self, s: State, f: Resolving) -> None:
        cids = s.ice.get(f.number(self.spec.register), ())
        f.regs["order"] = ()
        if len(cids) > 1:
            s.push(Pick(f.side, "arrange", "4.7.9", cids, len(cids), len(cids), "cards:order", f.src))


@dataclass(frozen=True, slots=True)
class NameCard(Instruction):
    """Name any card there is, or one of a type; what was named is open information (CR 10.2.3)."""

    type: str = ""
    other: bool = False  # not this very card

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_AskName(self.type, self.other))
        out.append(self)

    def run(self, s: State, f: Resolving) -> None:
        thing = s.things.get(f.src)
        if thing is not None and s.ref[f.src] == f.ref:
            remember(thing, "named", s.book.cards[f.number("named")].title)
        happen(s, NameChosen(f.number("named")), f.side, src=f.src, rule="10.2.3")

    def could_change(self, s: State, f: Resolving) -> bool:
        return stays(s, f.src)  # CR 1.2.5: of a card that does not stay, what it does with the name answers

    def say(self) -> str:
        return f"name {a(self.type or 'card')}" + (" other than this one" if self.other else "")


@dataclass(frozen=True, slots=True)
class _AskName(Preparation):
    type: str
    other: bool

    def run(self, s: State, f: Resolving) -> None:
        book = enumerate(s.book.cards)
        codes = {card.title: code for code, card in book if not self.type or card.type == self.type}
        if self.other:
            codes.pop(s.card(f.src).title)
        options: tuple[Move, ...] = tuple(("name", codes[title]) for title in sorted(codes))
        s.push(Ask(f.side, "name a card", "10.2.3", options, "named", f.src))


@dataclass(frozen=True, slots=True)
class TurnFaceup(Instruction):
    """Turn installed facedown cards faceup: not installed anew (CR 8.4.6 defines it), and Runner cards are active."""

    register: Register = "targets"

    def run(self, s: State, f: Resolving) -> None:
        for cid in cards_in(s, f, self.register):
            thing = s.things.get(cid)
            if thing is not None and thing.form == FACEDOWN:
                thing.faceup = True
                thing.form = PRINTED
                refill(s, thing)
                activate(s, thing)
                happen(s, "turned faceup", f.side, cid, src=f.src, rule="8.4.6")
            elif thing is not None and type_of(s, cid) == AGENDA and not thing.faceup:
                self._lay_open(s, f, thing)

    def _lay_open(self, s: State, f: Resolving, agenda: Thing) -> None:
        agenda.faceup = True  # CR 3.2.3a: seen by both, and as inactive as before
        happen(s, "turned faceup", f.side, agenda.cid, src=f.src, rule="3.2.3a")

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(cards_in(s, f, self.register))

    def say(self) -> str:
        return "turn it faceup"
