"""What costs are declared of (CR 1.15): each component knows the items it puts on a bill.

A *bill* has items with the cards and numbers of this moment (`model/bills.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from sneakdoor.grammar.nouns import taken
from sneakdoor.model import bills
from sneakdoor.model.bills import Bill
from sneakdoor.model.declare import Amount, Cards, Component
from sneakdoor.model.state import State
from sneakdoor.model.voice import counted, many
from sneakdoor.model.words import NET, DamageKind, Token
from sneakdoor.rules.ice import subroutines


@dataclass(frozen=True, slots=True)
class Credits(Component):
    """Pay credits."""

    n: int | Amount

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.some_credits(self.n if isinstance(self.n, int) else self.n.of(s, src, None)),)

    def say(self) -> str:
        if isinstance(self.n, int):
            return f"{self.n}[credit]"
        per = self.n.step()
        if (words := self.n.say()).startswith(("the ", "its ")):
            return f"[credit] equal to {words}"
        return f"{per}[credit] for each {self.n.thing()}" if per else f"{words}[credit]"


@dataclass(frozen=True, slots=True)
class Clicks(Component):
    """Spend clicks, or lose them."""

    n: int = 1
    lose: bool = False  # lost, which is not to spend them

    def takes_action(self) -> bool:
        return True

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.LoseClicks(self.n) if self.lose else bills.Clicks(self.n),)

    def say(self) -> str:
        return ("lose " if self.lose else "") + "[click]" * self.n


@dataclass(frozen=True, slots=True)
class TrashThis(Component):
    """CR 1.18.4."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ThisCard("trash", src),)

    def say(self) -> str:
        return "[trash]"


@dataclass(frozen=True, slots=True)
class Tokens(Component):
    """Spend tokens hosted on this card."""

    kind: Token
    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.Tokens(src, self.kind, self.n),)

    def say(self) -> str:
        return f"hosted {self.kind} counter" if self.n == 1 else f"{self.n} hosted {self.kind} counters"


@dataclass(frozen=True, slots=True)
class AnyTokens(Component):
    """Spend tokens of a kind from any of the payer's installed cards; cards to come use it."""

    kind: Token
    n: int | Amount

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.AnyTokens(self.kind, self.n if isinstance(self.n, int) else self.n.of(s, src, None)),)

    def say(self) -> str:
        return f"any {many('{} ' + self.kind + ' counter', self.n)}"


@dataclass(frozen=True, slots=True)
class TrashCards(Component):
    """Trash cards of a kind: installed, or from the hand."""

    what: Cards
    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ChooseCards("trash", tuple(self.what.all(s, src)), self.n),)

    def say(self) -> str:
        return f"trash {counted(self.n, taken(self.what.say()))}"


@dataclass(frozen=True, slots=True)
class Forfeit(Component):
    """Forfeit an agenda, any or this very one (CR 10.1.2)."""

    n: int = 1
    this: bool = False

    def bill(self, s: State, side: int, src: int) -> Bill:
        if self.this:
            return (bills.ThisCard("forfeit", src),)
        return (bills.ChooseCards("forfeit", tuple(s.score[side]), self.n),)

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
    """CR 10.5.5: the Corp may pay with the Runner's tags; cards to come use it."""

    n: int = 1

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.RemoveTags(self.n),)

    def say(self) -> str:
        return f"remove {self.n} tag" + ("s" if self.n > 1 else "")


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
    """Remove this card from the game (CR 1.4:4.9); cards to come use it."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ThisCard("remove from game", src),)

    def say(self) -> str:
        return "remove this card from the game"


@dataclass(frozen=True, slots=True)
class TrashHand(Component):
    """Trash all cards in your hand, be it none (CR 1.15.1d); cards to come use it."""

    def bill(self, s: State, side: int, src: int) -> Bill:
        return (bills.ChooseCards("trash", tuple(s.hand[side]), len(s.hand[side])),)

    def say(self) -> str:
        return "trash all cards in your hand"


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
