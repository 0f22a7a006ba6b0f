"""Bills: what has to be paid, and for what purpose (CR 1.15).

A declared cost becomes a *bill*: a tuple of items with the current cards and numbers. Items are immutable, so clones
share them.
"""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.grammar.nouns import several
from sneakdoor.model.causes import PurposeKind
from sneakdoor.model.enums import NET, POWER, DamageKind, Token
from sneakdoor.model.moves import QuestionKind

Purpose = tuple[PurposeKind, int]
"""Purpose of a payment and the card or server it is about: some credits serve certain purposes only."""

PaidWith = Literal[
    "trash", "derez", "forfeit", "return", "shuffle in", "to deck top", "to deck bottom", "remove from game",
]  # fmt: skip
"""What happens to cards that are part of the cost."""
WHOLE: Final = 10**6
"""Discount: the whole of a cost in credits."""

PAY_WITH: Final[dict[PaidWith, QuestionKind]] = {
    "trash": "pay: trash",
    "derez": "pay: derez",
    "forfeit": "pay: forfeit",
    "return": "pay: return",
    "shuffle in": "pay: shuffle in",
    "to deck top": "pay: to deck top",
    "to deck bottom": "pay: to deck bottom",
    "remove from game": "pay: remove from game",
}
"""The question which cards to pay with."""


def _so_many(n: int, word: str) -> str:
    return f"{n} {word if n == 1 else several(word)}"


class Item:
    """An item of a bill. Immutable; every argument has a default, for unpickling compiled classes."""

    __slots__ = ()

    def say(self) -> str:
        """The item in words; empty for clicks and credits, which are summed up for the whole bill, or a named card."""
        return ""


class Credits(Item):
    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n


class Stealth(Item):
    """A number of the credits on the bill must come from stealth cards."""

    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def say(self) -> str:
        return f"at least {self.n} from stealth cards"


class Clicks(Item):
    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n


class LoseClicks(Item):
    """Clicks that are lost, not spent."""

    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def say(self) -> str:
        return f"lose {_so_many(self.n, 'click')}"


class Tokens(Item):
    """Tokens on a certain card."""

    __slots__ = ("cid", "n", "token")

    def __init__(self, cid: int = -1, token: Token = POWER, n: int = 0) -> None:
        self.cid = cid
        self.token: Token = token
        self.n = n

    def say(self) -> str:
        return _so_many(self.n, f"{self.token} counter")


class AnyTokens(Item):
    """Tokens on any of the payer's installed or scored cards, except those chosen before."""

    __slots__ = ("among", "anyones", "asked", "n", "token")

    def __init__(
        self,
        token: Token = POWER,
        n: int = 0,
        asked: tuple[int, ...] = (),
        anyones: bool = False,
        among: tuple[int, ...] = (),
    ) -> None:
        self.token: Token = token
        self.n = n
        self.asked = asked
        self.anyones = anyones  # or on any installed card at all
        self.among = among  # only on these

    def say(self) -> str:
        return _so_many(self.n, f"{self.token} counter")


class ThisCard(Item):
    """Trash, forfeit, return or remove a certain card."""

    __slots__ = ("cid", "verb")

    def __init__(self, verb: PaidWith = "trash", cid: int = -1) -> None:
        self.verb: PaidWith = verb
        self.cid = cid


class RevealedCard(ThisCard):
    """Reveal a certain card and then trash it, so that it lies faceup."""

    __slots__ = ()


class Alternative(Item):
    """Pay one bill or another, as the payer chooses."""

    __slots__ = ("one", "two")

    def __init__(self, one: tuple[Item, ...] = (), two: tuple[Item, ...] = ()) -> None:
        self.one = one
        self.two = two

    def say(self) -> str:
        return f"{_plain(self.one)} or {_plain(self.two)}"


def _plain(bill: tuple[Item, ...]) -> str:
    """A bill in words, without the names of cards."""
    out: list[str] = []
    for item in bill:
        if isinstance(item, Credits):
            out.append(_so_many(item.n, "credit"))
        elif isinstance(item, Clicks):
            out.append(_so_many(item.n, "click"))
        elif isinstance(item, ThisCard):
            out.append(f"{item.verb} it")
        else:
            out.append(item.say())
    return ", ".join(out)


class ChooseCards(Item):
    """Pay with a number of these cards (trash, forfeit, shuffle in …), chosen during payment."""

    __slots__ = ("cids", "n", "shown", "verb")

    def __init__(self, verb: PaidWith = "trash", cids: tuple[int, ...] = (), n: int = 0, shown: bool = False) -> None:
        self.verb: PaidWith = verb
        self.cids = cids
        self.n = n
        self.shown = shown  # they are revealed first

    def say(self) -> str:
        cards = _so_many(self.n, "agenda" if self.verb == "forfeit" else "card")
        if self.verb == "to deck top" or self.verb == "to deck bottom":
            return f"add {cards} to the {self.verb.removeprefix('to deck ')} of the deck"
        return f"shuffle {cards} in" if self.verb == "shuffle in" else f"{self.verb} {cards}"


class PriceOf(Item):
    """Pay the price of one of these cards, chosen during payment."""

    __slots__ = ("prices",)

    def __init__(self, prices: tuple[tuple[int, int], ...] = ()) -> None:
        self.prices = prices

    def least(self) -> int:
        return min(price for _, price in self.prices)

    def say(self) -> str:
        return "the cost of a card"


class Priced(Credits):
    """Credits that are the price of the chosen card."""

    __slots__ = ("cid",)

    def __init__(self, n: int = 0, cid: int = -1) -> None:
        super().__init__(n)
        self.cid = cid


class TopCards(Item):
    """Trash the top cards of the payer's deck."""

    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def say(self) -> str:
        return f"trash the top {_so_many(self.n, 'card')} of the deck"


class RandomCards(Item):
    """Trash random cards from a hand, or pay with them in another way."""

    __slots__ = ("n", "shown", "verb", "whose")

    def __init__(self, whose: int = 0, n: int = 0, verb: PaidWith = "trash", shown: bool = False) -> None:
        self.whose = whose
        self.n = n
        self.verb: PaidWith = verb
        self.shown = shown  # they are revealed first

    def say(self) -> str:
        if self.verb == "to deck bottom":
            return f"add {_so_many(self.n, 'random card')} to the bottom of the deck"
        reveal = "reveal and " if self.shown else ""
        return f"{reveal}trash {_so_many(self.n, 'card')} at random"


class TurnFacedown(Item):
    """Turn some of these hosted cards facedown; they are copies of one card, so there is nothing to choose."""

    __slots__ = ("cids", "n")

    def __init__(self, cids: tuple[int, ...] = (), n: int = 0) -> None:
        self.cids = cids
        self.n = n

    def say(self) -> str:
        return f"turn {_so_many(self.n, 'hosted card')} facedown"


class ShuffleHand(Item):
    """Shuffle the payer's hand into their deck."""

    __slots__ = ()

    def say(self) -> str:
        return "shuffle the hand into the deck"


class AddAsAgenda(Item):
    """Add a certain card to the payer's score area as an agenda (CR 10.1.3)."""

    __slots__ = ("cid", "kept", "points")

    def __init__(self, cid: int = -1, points: int = 0, kept: bool = False) -> None:
        self.cid = cid
        self.points = points
        self.kept = kept  # it cannot be forfeited


class SufferDamage(Item):
    __slots__ = ("damage", "n", "src")

    def __init__(self, damage: DamageKind = NET, n: int = 0, src: int = -1) -> None:
        self.damage: DamageKind = damage
        self.n = n
        self.src = src  # the card that asks for it

    def say(self) -> str:
        return f"suffer {self.n} {self.damage} damage"


class TakeTags(Item):
    __slots__ = ("n", "src")

    def __init__(self, n: int = 0, src: int = -1) -> None:
        self.n = n
        self.src = src  # the card that asks for it

    def say(self) -> str:
        return f"take {_so_many(self.n, 'tag')}"


class RemoveTags(Item):
    """CR 10.5.5: the Corp pays with the Runner's tags."""

    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def say(self) -> str:
        return f"remove {_so_many(self.n, 'tag')}"


class TakeBadPublicity(Item):
    """CR 26.03:10.6.1: the Corp takes bad publicity."""

    __slots__ = ("n", "src")

    def __init__(self, n: int = 0, src: int = -1) -> None:
        self.n = n
        self.src = src  # the card that asks for it

    def say(self) -> str:
        return f"take {self.n} bad publicity"


class RemoveBadPublicity(Item):
    """CR 10.6.3: the Runner pays with the Corp's bad publicity."""

    __slots__ = ("n",)

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def say(self) -> str:
        return f"remove {self.n} bad publicity"


Bill = tuple[Item, ...]

A_CLICK: Final = Clicks(1)
ONE_CLICK: Final[Bill] = (A_CLICK,)

_CREDITS: Final[tuple[Credits, ...]] = tuple(Credits(n) for n in range(32))
_ONLY_CREDITS: Final[tuple[Bill, ...]] = tuple((one,) for one in _CREDITS)


def some_credits(n: int) -> Credits:
    """An item of n credits; small ones are shared."""
    return _CREDITS[n] if 0 <= n < 32 else Credits(n)


def sparing(bill: Bill, cid: int) -> Bill:
    """The bill without the choice to pay with this card."""
    return tuple([_item_sparing(item, cid) for item in bill])


def _item_sparing(item: Item, cid: int) -> Item:
    if isinstance(item, Alternative):
        return Alternative(sparing(item.one, cid), sparing(item.two, cid))
    if isinstance(item, ChooseCards) and cid in item.cids:
        return ChooseCards(item.verb, tuple([one for one in item.cids if one != cid]), item.n, item.shown)
    return item


def credits_due(bill: Bill) -> int:
    """How many credits are on a bill."""
    return sum(item.n for item in bill if isinstance(item, Credits))


def credit_bill(n: int) -> Bill:
    """A bill of credits alone."""
    return _ONLY_CREDITS[n] if 0 <= n < 32 else (Credits(n),)
