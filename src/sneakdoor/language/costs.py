"""Components of declared costs (CR 1.15); each lists its items on a bill.

A *bill* is a cost with the current cards and numbers filled in (`model/bills.py`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from sneakdoor.grammar.nouns import several, taken
from sneakdoor.grammar.sentences import capital
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import Reg
from sneakdoor.language.conditions import Not
from sneakdoor.language.filters import Is
from sneakdoor.model import bills
from sneakdoor.model.bills import Bill
from sneakdoor.model.declare import Amount, Cards, Component, Condition
from sneakdoor.model.enums import CORP, NET, RUNNER, DamageKind, Token
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.objects import KEPT_AGENDA
from sneakdoor.model.phrasing import counted, many, plural, token, tokens
from sneakdoor.model.state import State
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import kept, lenders, rez_cost, trash_cost, untrashable

ALL_STEALTH: Final = 99
"""More credits than a cost can have: all of them come from stealth cards."""


@dataclass(frozen=True, slots=True)
class Credits(Component):
    """Spend credits; some of them, or all, may have to come from stealth cards."""

    n: int | Amount
    stealth: int = 0  # at least this many, or `ALL_STEALTH`

    def bill(self, s: State, side: int, src: int) -> Bill:
        return self._bill(self.n if isinstance(self.n, int) else self.n.of(s, src, None))

    def bill_for(self, s: State, side: int, f: Resolving) -> Bill:
        return self._bill(self.n if isinstance(self.n, int) else self.n.of(s, f.src, f))

    def _bill(self, n: int) -> Bill:
        due = bills.some_credits(n)
        return (due, bills.Stealth(n if self.stealth == ALL_STEALTH else self.stealth)) if self.stealth else (due,)

    def fixed(self) -> Bill:
        return bills.credit_bill(self.n) if isinstance(self.n, int) and not self.stealth else ()

    def asks_x(self) -> bool:
        return isinstance(self.n, Reg) and self.n.name == "x"

    def with_x(self, x: int) -> Component:
        return Credits(x) if self.asks_x() else self

    def bill_of_x(self, src: int, x: int) -> Bill:
        return (bills.some_credits(x),)

    def say(self) -> str:
        return self._credits() + self._from()

    def _from(self) -> str:
        if not self.stealth:
            return ""
        cards = "a stealth card" if self.stealth == 1 else "stealth cards"
        if not isinstance(self.n, int) and self.stealth == ALL_STEALTH:
            return " from stealth cards only"
        return f" from {cards}" if self.n == self.stealth else f" (at least {self.stealth} from {cards})"

    def _credits(self) -> str:
        if isinstance(self.n, int):
            return f"{self.n}[credit]"
        per = self.n.step()
        if (words := self.n.say()).startswith(("the ", "its ")):
            return f"[credit] equal to {words}"
        return f"{per}[credit] for each {self.n.thing()}" if per else f"{words}[credit]"


@dataclass(frozen=True, slots=True)
class Clicks(Component):
    """Spend clicks, or lose them."""

    n: int | Amount = 1
    lose: bool = False  # lost instead of spent

    def takes_action(self) -> bool:
        return not self.lose  # CR 26.03:1.11.3: losing a click is not spending it

    def lost(self) -> Component:
        return replace(self, lose=True)

    def bill(self, s: State, side: int, src: int) -> Bill:
        if isinstance(self.n, int):
            return self.fixed()
        n = self.n.of(s, src, None)
        return (bills.LoseClicks(n) if self.lose else bills.Clicks(n),)

    def fixed(self) -> Bill:
        if not isinstance(self.n, int):
            return ()
        return (bills.LoseClicks(self.n) if self.lose else bills.Clicks(self.n),)

    def say(self) -> str:
        lose = "lose " if self.lose else ""
        if isinstance(self.n, int):
            return lose + "[click]" * self.n
        return f"{lose}{'[click]' * (self.n.step() or 1)} for each {self.n.thing()}"


@dataclass(frozen=True, slots=True)
class TrashThis(Component):
    """CR 1.18.4."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ThisCard("trash", src),)

    def say(self) -> str:
        return "[trash]"


@dataclass(frozen=True, slots=True)
class CostUnless(Component):
    """An additional cost that applies unless a condition holds; CR 1.15.9 defines it."""

    condition: Condition
    cost: Component

    def bill(self, s: State, side: int, src: int) -> Bill:
        return () if self.condition.true(s, src, None) else self.cost.bill(s, side, src)

    def say(self) -> str:
        return f"{self.cost.say()} {Not(self.condition).say()}"


@dataclass(frozen=True, slots=True)
class ReturnThis(Component):
    """Add this card to its owner's hand."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ThisCard("return", src),)

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "return this card to your hand"


@dataclass(frozen=True, slots=True)
class Tokens(Component):
    """Spend tokens hosted on this card."""

    kind: Token
    n: int | Reg = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        if not isinstance(self.n, int):
            return ()
        others = lenders(s, src, self.kind)
        if others:
            return (bills.AnyTokens(self.kind, self.n, among=(src, *others)),)
        return (bills.Tokens(src, self.kind, self.n),)

    def asks_x(self) -> bool:
        return isinstance(self.n, Reg) and self.n.name == "x"

    def bill_of_x(self, src: int, x: int) -> Bill:
        return (bills.Tokens(src, self.kind, x),)

    def say(self) -> str:
        thing = token(self.kind)
        if isinstance(self.n, Reg):
            return f"{self.n.say()} hosted {several(thing)}"
        return f"hosted {thing}" if self.n == 1 else f"{self.n} hosted {several(thing)}"


@dataclass(frozen=True, slots=True)
class AnyTokens(Component):
    """Spend tokens of a kind from any of the payer's cards, installed or scored, or remove them from anyone's."""

    kind: Token
    n: int | Amount
    anyones: bool = False

    def bill(self, s: State, side: int, src: int) -> Bill:
        n = self.n if isinstance(self.n, int) else self.n.of(s, src, None)
        return (bills.AnyTokens(self.kind, n, anyones=self.anyones),)

    def say(self) -> str:
        if self.anyones:
            return f"remove {tokens(self.n, self.kind, ' from any installed card')}"
        return f"any {many('{} ' + self.kind + ' counter', self.n)}"


@dataclass(frozen=True, slots=True)
class TrashCards(Component):
    """Trash cards of a kind: installed, or from the hand."""

    what: Cards
    n: int | Amount = 1
    reveal: bool = False  # reveal them first

    def bill(self, s: State, side: int, src: int) -> Bill:
        n = self.n if isinstance(self.n, int) else self.n.of(s, src, None)
        return (bills.ChooseCards("trash", tuple(self.what.all(s, src)), n, self.reveal),)

    def bill_for(self, s: State, side: int, f: Resolving) -> Bill:
        n = self.n if isinstance(self.n, int) else self.n.of(s, f.src, f)
        return (bills.ChooseCards("trash", tuple(self.what.all(s, f.src)), n, self.reveal),)

    def say(self) -> str:
        return f"{'reveal and ' if self.reveal else ''}trash {counted(self.n, taken(self.what.say()))}"


@dataclass(frozen=True, slots=True)
class RemoveCards(Component):
    """Remove cards of a kind from the game (CR 1.15.1); 1.4:4.9 defines it."""

    what: Cards
    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        cids = tuple(cid for cid in self.what.all(s, src) if not kept(s, cid))
        return (bills.ChooseCards("remove from game", cids, self.n),)

    def say(self) -> str:
        return f"remove {counted(self.n, taken(self.what.say()))} from the game"


@dataclass(frozen=True, slots=True)
class DerezCards(Component):
    """Derez rezzed cards of a kind; 26.03:8.1.3 defines it."""

    what: Cards
    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ChooseCards("derez", tuple(self.what.all(s, src)), self.n),)

    def say(self) -> str:
        return f"derez {counted(self.n, self.what.say())}"


@dataclass(frozen=True, slots=True)
class TrashCostOf(Component):
    """Pay the trash cost of a card (CR 2.6 defines it); the card is chosen on payment."""

    what: Cards

    def bill(self, s: State, side: int, src: int) -> Bill:
        cids = [cid for cid in self.what.all(s, src) if not untrashable(s, cid, side)]
        prices = ((cid, trash_cost(s, cid)) for cid in cids)
        return (bills.PriceOf(tuple((cid, price) for cid, price in prices if price is not None)),)

    def say(self) -> str:
        return f"pay the trash cost of {counted(1, self.what.say())}"


@dataclass(frozen=True, slots=True)
class ShuffleCards(Component):
    """Shuffle installed cards of a kind into the Runner's deck (CR 1.15.1); cards to come use it."""

    what: Cards
    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ChooseCards("shuffle in", tuple(self.what.all(s, src)), self.n),)

    def say(self) -> str:
        return f"shuffle {counted(self.n, self.what.say())} into the stack"


@dataclass(frozen=True, slots=True)
class AddCards(Component):
    """Add chosen cards to the top or bottom of their owner's deck, or to the hand."""

    what: Cards
    place: Literal["to deck top", "to deck bottom", "return"]
    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ChooseCards(self.place, tuple(self.what.all(s, src)), self.n),)

    def say(self) -> str:
        if self.place == "return":
            hand = "HQ" if isinstance(self.what, Is) and self.what.side == CORP else "the grip"
            return f"add {counted(self.n, taken(self.what.say()))} to {hand}"
        end = self.place.removeprefix("to deck ")
        runners = isinstance(self.what, Is) and self.what.side == RUNNER
        deck = "the stack" if runners else "its owner's deck"
        return f"add {counted(self.n, taken(self.what.say()))} to the {end} of {deck}"


@dataclass(frozen=True, slots=True)
class TrashTopCards(Component):
    """Trash cards from the top of the payer's own deck (CR 1.15.1, 1.18.1)."""

    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.TopCards(self.n),)

    def say(self) -> str:
        return f"trash the top {counted(self.n, 'card') if self.n > 1 else 'card'} of your deck"


@dataclass(frozen=True, slots=True)
class TurnHostedFacedown(Component):
    """Turn faceup copies of this card facedown that it hosts; 26.03:1.13.7 defines it."""

    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        hosted = s.things[src].hosted if src in s.things else ()
        copies = tuple(cid for cid in hosted if s.things[cid].faceup and s.code[cid] == s.code[src])
        return (bills.TurnFacedown(copies, self.n),)

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return f"turn {counted(self.n, 'hosted copy of this card')} facedown"


@dataclass(frozen=True, slots=True)
class ShuffleHand(Component):
    """Shuffle the whole hand into the deck (CR 4.2.3 defines it)."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ShuffleHand(),)

    def say(self) -> str:
        return "shuffle your hand into your deck"


@dataclass(frozen=True, slots=True)
class TakeAsAgenda(Component):
    """Add this card to the payer's score area as an agenda (CR 10.1.3 defines it)."""

    points: int
    kept: bool = False  # it cannot be forfeited

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.AddAsAgenda(src, self.points, self.kept),)

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        kept = " that cannot be forfeited" if self.kept else ""
        return f"add this card to your score area as an agenda worth {plural(self.points, 'agenda point')}{kept}"


@dataclass(frozen=True, slots=True)
class Forfeit(Component):
    """Forfeit an agenda: any, or this one (CR 10.1.2)."""

    n: int = 1
    this: bool = False

    def bill(self, s: State, side: int, src: int) -> Bill:
        if self.this:
            return (bills.ThisCard("forfeit", src),)
        cids = tuple(cid for cid in s.score[side] if KEPT_AGENDA not in s.things[cid].memo)
        return (bills.ChooseCards("forfeit", cids, self.n),)

    def say(self) -> str:
        if self.this:
            return "forfeit this agenda"
        return "forfeit an agenda" if self.n == 1 else f"forfeit {self.n} agendas"


@dataclass(frozen=True, slots=True)
class Suffer(Component):
    """Damage as a cost; the payer is responsible (CR 10.4.1)."""

    n: int
    kind: DamageKind = NET

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.SufferDamage(self.kind, self.n, src),)

    def say(self) -> str:
        return f"suffer {self.n} {self.kind} damage"


@dataclass(frozen=True, slots=True)
class RemoveTags(Component):
    """CR 10.5.5: the Corp may pay with the Runner's tags."""

    n: int | Amount = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        n = self.n if isinstance(self.n, int) else self.n.of(s, src, None)
        return (bills.RemoveTags(n),) if n else ()

    def say(self) -> str:
        return f"remove {many('{} tag', self.n)}"


@dataclass(frozen=True, slots=True)
class RemoveBadPublicity(Component):
    """CR 10.6.3 defines it: the Runner may pay with the Corp's bad publicity."""

    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.RemoveBadPublicity(self.n),)

    def say(self) -> str:
        return f"remove {self.n} bad publicity"


@dataclass(frozen=True, slots=True)
class RemoveThis(Component):
    """Remove this card from the game (CR 1.4:4.9)."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ThisCard("remove from game", src),)

    def say(self) -> str:
        return "remove this card from the game"


@dataclass(frozen=True, slots=True)
class DerezThis(Component):
    """Derez this card (CR 26.03:8.1.3 defines it)."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ThisCard("derez", src),)

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "derez this card"


@dataclass(frozen=True, slots=True)
class TrashHand(Component):
    """Trash all cards in your hand, even if there are none (CR 1.15.1d); cards to come use it."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ChooseCards("trash", tuple(s.hand[side]), len(s.hand[side])),)

    def say(self) -> str:
        return "trash all cards in your hand"


@dataclass(frozen=True, slots=True)
class RezCostAgain(Component):
    """Pay the rez cost of the card that the cost is about a second time; CR 1.15.7 defines it."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return self.bill_about(s, side, src, src)

    def bill_about(self, s: State, side: int, src: int, cid: int) -> Bill:
        return (bills.some_credits(rez_cost(s, cid)),)

    def say(self) -> str:
        return "pay [credit] equal to its rez cost"


@dataclass(frozen=True, slots=True)
class TrashAtRandom(Component):
    """Trash random cards from a hand; CR 1.18.1 defines it."""

    whose: int
    n: int | Amount = 1
    reveal: bool = False  # they are revealed first

    def bill(self, s: State, side: int, src: int) -> Bill:
        n = self.n if isinstance(self.n, int) else self.n.of(s, src, None)
        return (bills.RandomCards(self.whose, n, shown=self.reveal),) if n else ()

    def say(self) -> str:
        hand = "HQ" if self.whose == CORP else "the grip"
        reveal = ", revealing them" if self.reveal else ""
        where = "" if isinstance(self.n, int) else f", where X is the number of {several(self.n.say())}"
        n = counted(self.n, "card") if isinstance(self.n, int) else "X cards"
        return f"trash {n} from {hand} at random{reveal}{where}"


@dataclass(frozen=True, slots=True)
class PerSubroutine(Component):
    """Pay credits for each subroutine of the ice that the cost is about (CR 3.4.7); cards to come use it."""

    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return self.bill_about(s, side, src, src)

    def bill_about(self, s: State, side: int, src: int, cid: int) -> Bill:
        return (bills.some_credits(self.n * len(subroutines(s, cid))),)

    def say(self) -> str:
        return f"{self.n}[credit] for each subroutine on that ice"


@dataclass(frozen=True, slots=True)
class AddAtRandom(Component):
    """Add random cards of a hand to the bottom of the deck; cards to come use it."""

    whose: int
    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.RandomCards(self.whose, self.n, "to deck bottom"),)

    def say(self) -> str:
        hand, deck = ("HQ", "R&D") if self.whose == CORP else ("the grip", "the stack")
        return f"add {counted(self.n, 'card')} from {hand} at random to the bottom of {deck}"


@dataclass(frozen=True, slots=True)
class RevealAndTrashThis(Component):
    """Reveal this card in your hand and trash it; 26.03:4.4.6b defines it: it enters the discard pile faceup."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.RevealedCard("trash", src),)

    def names_its_card(self) -> bool:
        return True

    def say(self) -> str:
        return "reveal and trash this card"


@dataclass(frozen=True, slots=True)
class TakeBadPublicity(Component):
    """The Corp takes bad publicity as a cost."""

    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.TakeBadPublicity(self.n, src),)

    def say(self) -> str:
        return f"take {self.n} bad publicity"


@dataclass(frozen=True, slots=True)
class CostOr(Component):
    """Pay one of two costs, as the payer chooses."""

    one: Component
    two: Component

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.Alternative(self.one.bill(s, side, src), self.two.bill(s, side, src)),)

    def bill_for(self, s: State, side: int, f: Resolving) -> Bill:
        return (bills.Alternative(self.one.bill_for(s, side, f), self.two.bill_for(s, side, f)),)

    def bill_about(self, s: State, side: int, src: int, cid: int) -> Bill:
        return (bills.Alternative(self.one.bill_about(s, side, src, cid), self.two.bill_about(s, side, src, cid)),)

    def say(self) -> str:
        return f"{self.one.say()} or {self.two.say()}"


@dataclass(frozen=True, slots=True)
class CreditsLess(Component):
    """Spend credits, fewer if a condition holds or for each of something."""

    n: int
    less: int | Amount
    only: Condition | None = None

    def bill(self, s: State, side: int, src: int) -> Bill:
        less = self.less if isinstance(self.less, int) else self.less.of(s, src, None)
        if self.only is not None and not self.only.true(s, src, None):
            less = 0
        return (bills.some_credits(max(0, self.n - less)),)

    def terms(self) -> str:
        lead = f"{self.only.say()}, " if self.only is not None else ""
        return capital(f"{lead}this ability costs {many('{}[credit] less to use', self.less)}.")

    def say(self) -> str:
        return f"{self.n}[credit]"
