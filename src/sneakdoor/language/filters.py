"""Filters: descriptions of the cards that an ability is about."""

from __future__ import annotations

from typing import Final

from sneakdoor.grammar.nouns import a, joined, kinds, several
from sneakdoor.kernel.values import dataclass
from sneakdoor.model.changes import Change
from sneakdoor.model.declare import Cards
from sneakdoor.model.enums import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    ASSET,
    CENTRALS,
    CORP,
    DECK,
    DISCARD,
    EVENT,
    HAND,
    HARDWARE,
    HQ,
    ICE,
    NOWHERE,
    OPERATION,
    PROGRAM,
    RND,
    RUNNER,
    UPGRADE,
    server_name,
)
from sneakdoor.model.objects import AS_COUNTER, FACEDOWN, ICE_SLOT, PRINTED, ROOT, Thing
from sneakdoor.model.phrasing import token
from sneakdoor.model.state import State
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.quantities import counters, has_subtype, type_of
from sneakdoor.rules.rezzing import refuse_rez_cost
from sneakdoor.rules.scoring import unadvanceable

INSTALLED: Final = "installed"
IN_HAND: Final = "hand"
IN_DISCARD: Final = "discard"
IN_DECK: Final = "deck"
IN_SCORE: Final = "score"
ANYWHERE: Final = "anywhere"


ADJECTIVES: Final = ("Ritzy", "Seedy")
"""Subtypes that are adjectives, not nouns."""
MAIN_ICE: Final = frozenset({"Barrier", "Code Gate", "Sentry"})
"""Subtypes that name a piece of ice without the word "ice"."""

_PLACES: Final[dict[str, dict[int | None, str]]] = {
    IN_HAND: {CORP: "in HQ", RUNNER: "in the grip", None: "in a hand"},
    IN_DISCARD: {CORP: "in Archives", RUNNER: "in the heap", None: "in a discard pile"},
    IN_DECK: {CORP: "in R&D", RUNNER: "in the stack", None: "in a deck"},
    IN_SCORE: {CORP: "in the Corp's score area", RUNNER: "in the Runner's score area", None: "in a score area"},
}


@dataclass(frozen=True, slots=True)
class Kind(Cards):
    """The part of `Is` that says what a card is: its type and what is printed on it."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()  # any of these
    without: tuple[str, ...] = ()  # none of these
    not_types: tuple[str, ...] = ()
    unique: bool = False
    copy: bool = False  # with the name of the source
    trash_cost: bool = False  # has one
    min_cost: int = 0  # printed

    def demands(self) -> bool:
        """Does it ask for an attribute of a card, and not only for a place (CR 4.1.2b, 4.2.2c)?"""
        kind = self.types or self.not_types or self.subtypes or self.without
        return bool(kind or self.copy or self.unique or self.min_cost)

    def demands_more_than_type(self) -> bool:
        """Does it ask for an attribute of a card besides its type (CR 26.03:8.5.13c)?"""
        return bool(self.subtypes or self.without or self.copy or self.unique or self.min_cost or self.trash_cost)

    def is_kind(self, s: State, cid: int, src: int) -> bool:
        if (self.types and type_of(s, cid) not in self.types) or (self.not_types and type_of(s, cid) in self.not_types):
            return False
        if self.subtypes and not any(has_subtype(s, cid, one) for one in self.subtypes):
            return False
        if self.without and any(has_subtype(s, cid, one) for one in self.without):
            return False
        if not (self.unique or self.trash_cost or self.min_cost or self.copy):
            return True
        thing = s.things.get(cid)
        if thing is not None and thing.form == FACEDOWN and s.book.ruleset.facedown_blank:
            return False
        card = s.card(cid)
        if (self.unique and not card.unique) or (self.trash_cost and card.trash is None):
            return False
        return (card.cost or 0) >= self.min_cost and (not self.copy or _same_name(s, cid, src))

    def _noun(self, card: str) -> str:
        """What it is: a piece of barrier ice, an icebreaker, a program or piece of hardware; else `card`."""
        denied = [*(f"non-{one}" for one in self.not_types), *(f"non-{kinds((one,))}" for one in self.without)]
        kind = " ".join([*denied, kinds(self.subtypes)]).strip()
        if not self.types:
            named = len(self.subtypes) == 1 and self.subtypes[0] not in ADJECTIVES
            return kind if named else f"{kind} {card}".strip()
        if self.types == (PROGRAM,) and self.subtypes == ("Icebreaker",):
            return kind
        if self.types == (ICE,):
            if self.subtypes and set(self.subtypes) <= MAIN_ICE and not self.without:
                return kind  # a sentry, a code gate
            return f"piece of {kind} ice" if kind else "piece of ice"
        names = {ICE: "piece of ice", HARDWARE: "piece of hardware"}
        whole = joined([names.get(one, one) for one in self.types], "or")
        if len(self.subtypes) > 1 and not self.without:
            return " or ".join(f"{kinds((one,))} {whole}" for one in self.subtypes)
        return f"{kind} {whole}".strip()


@dataclass(frozen=True, slots=True)
class Placed(Kind):
    """The part of `Is` that says whose a card is and where it lies."""

    side: int | None = None
    zone: str = INSTALLED  # CR 1.4:1.14.2c: installed unless another zone is named
    hosted: bool = False  # hosted on the source
    here: bool = False  # in or protecting the server the source is in or protects
    protecting: bool = False  # ice of the source's server only
    at: str = ""  # in or protecting such a server: "central", "remote" or one by its number
    in_root: bool = False  # in the root of a server, or with `at` or `here` of that server (CR 4.7.7c)
    in_remote: bool = False  # installed in a remote server, not protecting it

    def is_there(self, s: State, cid: int, src: int, thing: Thing | None) -> bool:
        if self.zone == INSTALLED and not self.hosted:
            if thing is None or not thing.installed or thing.form == AS_COUNTER:
                return False  # CR 10.1.4: a converted card is a counter, not a card
        # CR 1.13.2c: a card that is neither in play nor scored is its owner's.
        if self.side is not None and self.side != self._whose(s, cid, thing):
            return False
        if (self.in_remote or self.at or self.in_root) and not self._in_it(thing):
            return False
        # CR 1.12.8 + 1.12.9: directly on this card, not on a card that it hosts.
        if self.hosted and (thing is None or thing.host != src):
            return False
        if self.here or self.protecting:
            mine = server_of(s, src)
            if thing is None or mine == NOWHERE or thing.server != mine:
                return False
            if (self.protecting and thing.slot != ICE_SLOT) or (self.in_root and thing.slot != ROOT):
                return False
        return True

    def _whose(self, s: State, cid: int, thing: Thing | None) -> int:
        """Its controller in play; its owner elsewhere, or if its zone does not matter."""
        return s.owner[cid] if thing is None or self.zone == "anywhere" else thing.controller

    def _in_it(self, thing: Thing | None) -> bool:
        """Is it in or protecting such a server, or in it and not only protecting it (CR 4.7.6)?"""
        if self.at and not _at(thing, self.at):
            return False
        if not (self.in_root or self.in_remote):
            return True
        # CR 4.7.7c: the root of a central server is not in that server, and no card is installed in it.
        return thing is not None and thing.slot == ROOT and not (self.in_remote and thing.server in CENTRALS)

    def _candidates(self, s: State) -> list[int]:
        """Where to look; cards on the table are prefiltered by cheap checks."""
        zone = self.zone
        if zone == INSTALLED and not self.hosted:
            side, types, cards, code = self.side, self.types, s.book.cards, s.code
            return [
                cid
                for cid, thing in s.things.items()
                if (side is None or thing.controller == side)
                and (not types or thing.form != PRINTED or cards[code[cid]].type in types)
            ]
        if zone == INSTALLED or zone == ANYWHERE:
            return list(s.things)
        # CR 1.4:4.9.5: no description reaches cards that were removed from the game, or (1.4:4.8.3) set aside.
        piles = {IN_HAND: s.hand, IN_DISCARD: s.discard, IN_DECK: s.deck, IN_SCORE: s.score}[zone]
        if self.side is not None:
            return list(piles[self.side])
        return [*piles[CORP], *piles[RUNNER]]

    def _place(self) -> list[str]:
        where = _PLACES.get(self.zone)
        out = [] if where is None else [where[self.side]]
        if self.protecting:
            out.append("protecting this server")
        elif self.here:
            within = self.in_remote or bool(self.types and ICE not in self.types)
            inside = "in this server" if within else "in or protecting this server"
            out.append("in the root of this server" if self.in_root else inside)
        elif self.in_remote:
            out.append("in a remote server")
        elif self.at:
            place = f"a {self.at} server" if self.at in ("central", "remote") else server_name(int(self.at))
            inside = f"in the root of {place}" if self.in_root else f"in or protecting {place}"
            out.append(f"protecting {place}" if self.types == (ICE,) else inside)
        elif self.in_root:
            out.append("in the root of a server")
        return out


@dataclass(frozen=True, slots=True)
class Is(Placed):
    """Cards by what they are, where they lie and what state they are in. What is not said does not matter."""

    other: bool = False  # not the source itself
    rezzed: bool | None = None
    facedown: bool = False  # an installed facedown Runner card (CR 8.4.1), or a card facedown in Archives (CR 4.5.6)
    faceup: bool = False  # in a discard pile: not facedown (CR 4.5.6)
    advanced: bool = False
    advanceable: bool = False
    tokens: str = ""  # with at least one such token
    bare: str = ""  # with no such token

    def has(self, s: State, cid: int, src: int) -> bool:
        if cid == src and (self.other or (self.zone == IN_HAND and _to_be_played(s, cid))):
            return False
        thing = s.things.get(cid)
        if not self.is_there(s, cid, src, thing) or not self.is_kind(s, cid, src):
            return False
        if self.rezzed is not None and not is_rezzed(s, cid, self.rezzed):
            return False
        if (self.faceup and cid in s.down) or (self.facedown and not self._lies_facedown(s, cid, thing)):
            return False
        if self.advanced or self.tokens or self.bare or self.advanceable:
            return self._tokens_fit(s, cid)
        return True

    def had(self, s: State, change: Change, src: int) -> bool:
        cid = change.cid
        if self.advanced and change.lki is not None:
            if not change.lki.get(ADVANCEMENT):
                return False  # what it had then counts, not what it has now
        elif s.ref[cid] == change.ref and not _turned_instead(s, change):
            return self.has(s, cid, src)
        if self.zone == INSTALLED and change.kind == "trashed" and (change.lki is None or not change.lki.installed):
            return False  # CR 9.1.7: it was not installed when it was trashed
        if (self.other and cid == src) or (self.side is not None and s.owner[cid] != self.side):
            return False
        card = s.card(cid)
        lay_open = change.lki is None or change.lki.form != FACEDOWN  # CR 8.4.2: a facedown card has no type
        kind = card.type if lay_open else ""
        if (self.types and kind not in self.types) or kind in self.not_types:
            return False
        return not self.subtypes or (lay_open and any(one in card.subtypes for one in self.subtypes))

    def _lies_facedown(self, s: State, cid: int, thing: Thing | None) -> bool:
        if self.zone == IN_DISCARD:
            return cid in s.down
        return thing is not None and thing.form == FACEDOWN

    def _tokens_fit(self, s: State, cid: int) -> bool:
        if self.advanced and not counters(s, cid, "advancement"):  # CR 1.4:1.17.3: hosts at least one
            return False
        # CR 1.9.4: a token that is considered to be there counts like a real one.
        if (self.tokens and not counters(s, cid, self.tokens)) or (self.bare and counters(s, cid, self.bare)):
            return False
        return not self.advanceable or unadvanceable(s, cid) is None

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self._candidates(s) if self.has(s, cid, src)]

    def say(self) -> str:
        bits = ["another"] if self.other else []
        if self.hosted:
            bits.append("hosted")
        elif self._place_is_open():
            bits.append("installed")
        if self.rezzed is not None:
            down = "facedown" if self.types == (AGENDA,) else "unrezzed"  # CR 8.1.3: an agenda is never rezzed
            bits.append("rezzed" if self.rezzed else down)
        if self.facedown:
            bits.append("facedown")
        elif self.faceup:
            bits.append("faceup")
        if self.unique:
            bits.append("unique")
        bits.append("copy of this card" if self.copy else self._noun(self._card()))
        return " ".join([*bits, *self._place(), *self._traits()])

    def _place_is_open(self) -> bool:
        """Does the text need the word "installed", because nothing else implies it?"""
        if self.zone != INSTALLED or self.rezzed is not None:
            return False
        return not (self.here or self.protecting or self.at or self.in_remote or self.in_root)

    def _traits(self) -> list[str]:
        out = []
        if self.trash_cost:
            out.append("with a trash cost")
        if self.advanced:
            out.append("with an advancement token")
        if self.tokens:
            out.append(f"with {a(token(self.tokens))}")
        if self.bare:
            out.append(f"without {several(token(self.bare))}")
        if self.min_cost:
            out.append(f"that costs {self.min_cost} or more")
        if self.advanceable:
            out.append("that can be advanced")
        return out

    def _card(self) -> str:
        if self.facedown and self.zone != IN_DISCARD:
            return "Runner card"  # CR 8.4.1: only those are installed facedown without being unrezzed
        if self.side is None or self.zone in _PLACES:
            return "card"
        return "Corp card" if self.side == CORP else "Runner card"


def _same_name(s: State, cid: int, src: int) -> bool:
    """Does it have the name of the source (CR 2.1)? A facedown card has no name (CR 8.4.2)."""
    thing = s.things.get(cid)
    return s.code[cid] == s.code[src] and (thing is None or thing.form != FACEDOWN)


def _turned_instead(s: State, change: Change) -> bool:
    """Was the card trashed by being turned facedown (1.4:1.18.1a)? Then its earlier state counts."""
    thing = s.things.get(change.cid)
    return change.kind == "trashed" and change.lki is not None and thing is not None and thing.form == FACEDOWN


def _to_be_played(s: State, cid: int) -> bool:
    """Is it an event or operation in hand? It does not count itself there: it leaves the hand to be played."""
    # CR 1.4:8.6.1: it is placed faceup before it resolves.
    return s.zone[cid] == HAND and s.card(cid).type in (EVENT, OPERATION)


def _at(thing: Thing | None, where: str) -> bool:
    """Is a card in or protecting a server of this description (CR 4.7.6)?"""
    if thing is None or thing.server == NOWHERE:
        return False
    if where in ("central", "remote"):
        return (thing.server in CENTRALS) == (where == "central")
    return thing.server == int(where)


def is_rezzed(s: State, cid: int, rezzed: bool) -> bool:
    """CR 8.1.3: a faceup agenda and a Runner card are neither rezzed nor unrezzed."""
    thing = s.things.get(cid)
    if thing is None or not thing.installed or s.owner[cid] != CORP or thing.faceup != rezzed:
        return False
    return not rezzed or type_of(s, cid) in (ASSET, ICE, UPGRADE)


@dataclass(frozen=True, slots=True)
class Either(Cards):
    """Cards of two descriptions (from a hand or a discard pile, say)."""

    one: Cards
    two: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.one.has(s, cid, src) or self.two.has(s, cid, src)

    def would_have(self, s: State, cid: int, src: int, host: int) -> bool:
        return self.one.would_have(s, cid, src, host) or self.two.would_have(s, cid, src, host)

    def all(self, s: State, src: int) -> list[int]:
        return list(dict.fromkeys((*self.one.all(s, src), *self.two.all(s, src))))

    def say(self) -> str:
        one, two = self.one.say(), self.two.say()
        thing, _, place = two.rpartition(" in ")
        if thing and one.startswith(f"{thing} in "):
            return f"{one} or {place}"
        lead, more, last = one.rpartition(" or ")
        return f"{lead}, {last}, or {two}" if more and not thing else f"{one} or {a(two)}"


def server_of(s: State, cid: int) -> int:
    """The server a card is in or protects; for a card trashed to pay for its own ability, the server it was in."""
    thing = s.things.get(cid)
    if thing is not None:
        if thing.server == NOWHERE and thing.host in s.things:
            return server_of(s, thing.host)  # CR 26.03:4.6.6k: of something hosted, the server of its host
        return thing.server
    for frame in reversed(s.stack):
        last = frame.last_known()
        if last is not None and last.cid == cid:
            return last.server  # CR 9.1.7: last known information.
        if isinstance(frame, AccessCard) and frame.cid == cid:
            return frame.server  # CR 7.1.3: the server it is accessed from
    if any(one.src == cid for one in s.lingering):
        for change in reversed(s.journal.since(s.marks[0])):
            if change.cid == cid and change.lki is not None:
                return change.lki.server  # CR 1.4:9.9.1: its lingering effect still refers to the server it was in
    # CR 26.03:4.6.6i: not moved from anywhere, so the server of its own zone.
    if s.book.ruleset.zones_are_servers and s.owner[cid] == CORP:
        return ZONE_SERVER.get(s.zone[cid], NOWHERE)
    return NOWHERE


ZONE_SERVER: Final[dict[int, int]] = {HAND: HQ, DECK: RND, DISCARD: ARCHIVES}
"""By zone: the central server that its cards are in."""


@dataclass(frozen=True, slots=True)
class This(Cards):
    """The card with the ability."""

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid == src

    def had(self, s: State, change: Change, src: int) -> bool:
        return change.cid == src and change.ref == s.ref[src]

    def all(self, s: State, src: int) -> list[int]:
        return [src]

    def names_its_card(self) -> bool:
        return True  # CR 10.12.1: only this copy

    def say(self) -> str:
        return "this card"


@dataclass(frozen=True, slots=True)
class ThisIce(This):
    """The ice that has the ability; the text says "this ice" and does not name a card (CR 10.12.2).

    A text that names its own card uses `THIS`, which means nothing on ice that gained the text from another card.
    """

    def names_its_card(self) -> bool:
        return False

    def say(self) -> str:
        return "this ice"


@dataclass(frozen=True, slots=True)
class HostOf(Cards):
    """The card the source is hosted on."""

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        return thing is not None and thing.host == cid

    def all(self, s: State, src: int) -> list[int]:
        thing = s.things.get(src)
        return [thing.host] if thing is not None and thing.host >= 0 else []

    def say(self) -> str:
        return "the host card"


@dataclass(frozen=True, slots=True)
class InOrProtecting(Cards):
    """The cards in this card's server and the ice that protects it.

    CR 4.7.7b + CR 4.7.7c: in a central server are the cards of its zone, and not those of its root.
    """

    inside: bool = False  # without the ice
    other: bool = False  # not the source itself

    def all(self, s: State, src: int) -> list[int]:
        here = server_of(s, src)
        if here not in s.ice:
            return []
        inside = (s.hand, s.deck, s.discard)[here][CORP] if here in CENTRALS else s.root[here]
        found = inside if self.inside else (*s.ice[here], *inside)
        return [cid for cid in found if cid != src or not self.other]

    def say(self) -> str:
        card = "another card" if self.other else "a card"
        return f"{card} in this server" if self.inside else f"{card} in or protecting this server"


@dataclass(frozen=True, slots=True)
class Remembered(Cards):
    """What the source chose earlier (CR 10.2.3: open information)."""

    name: str = "chosen"

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        if thing is None:
            return False
        if thing.memo.get(self.name) == s.ref[cid]:
            return True
        # CR 1.4:9.9.3b: or chosen for this turn only, by this object.
        mine = s.ref[src]
        return any(
            one.key == "chosen" and one.which == self.name and one.amount == mine and one.target == s.ref[cid]
            for one in s.lingering
        )

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in s.things if self.has(s, cid, src)]

    def say(self) -> str:
        return "the chosen card"


@dataclass(frozen=True, slots=True)
class Named(Cards):
    """Copies of the card that the source has named; a facedown card has no name (CR 8.4.2)."""

    zone: str = ANYWHERE  # or those in a pile of a side
    side: int = CORP

    def has(self, s: State, cid: int, src: int) -> bool:
        thing, other = s.things.get(src), s.things.get(cid)
        if thing is None or (other is not None and other.form == FACEDOWN):
            return False
        return thing.memo.get("named") == s.card(cid).title

    def among(self, s: State) -> list[int]:
        """Where copies are looked for."""
        return list(s.things) if self.zone == ANYWHERE else Is(zone=self.zone, side=self.side).all(s, -1)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.among(s) if self.has(s, cid, src)]

    def say(self) -> str:
        place = "" if self.zone == ANYWHERE else f" {_PLACES[self.zone][self.side]}"
        return f"copy of the named card{place}"


@dataclass(frozen=True, slots=True)
class OfNamedType(Cards):
    """Cards of the type that the source has named (CR 2.14)."""

    what: Cards

    def has(self, s: State, cid: int, src: int) -> bool:
        thing = s.things.get(src)
        if thing is None:
            return self.what.has(s, cid, src)  # CR 1.2.5: of a card not played yet, any type may yet be named
        named = thing.memo.get("named type")
        return named is not None and type_of(s, cid) == named and self.what.has(s, cid, src)

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if self.has(s, cid, src)]

    def say(self) -> str:
        thing, comes, place = self.what.say().partition(" in ")
        return f"{thing} of the named type{comes}{place}"


THIS: Final = This()
THIS_ICE: Final = ThisIce()
HOST: Final = HostOf()


@dataclass(frozen=True, slots=True)
class TopCard(Cards):
    """The top card of a deck, or several (CR 4.3 defines it)."""

    whose: int
    n: int = 1

    def has(self, s: State, cid: int, src: int) -> bool:
        return cid in s.deck[self.whose][-self.n :]

    def all(self, s: State, src: int) -> list[int]:
        return list(reversed(s.deck[self.whose][-self.n :]))

    def say(self) -> str:
        cards = "top card" if self.n == 1 else f"top {self.n} cards"
        return f"the {cards} of {'R&D' if self.whose == CORP else 'the stack'}"


@dataclass(frozen=True, slots=True)
class Affordable(Cards):
    """Cards of a description whose discounted rez cost can be paid (CR 1.2.5; 1.4:1.14.2b)."""

    what: Cards
    discount: int = 0

    def has(self, s: State, cid: int, src: int) -> bool:
        return self.what.has(s, cid, src) and refuse_rez_cost(s, cid, self.discount) is None

    def all(self, s: State, src: int) -> list[int]:
        return [cid for cid in self.what.all(s, src) if refuse_rez_cost(s, cid, self.discount) is None]

    def say(self) -> str:
        less = f" for {self.discount}[credit] less" if self.discount else ""
        return f"{self.what.say()} that could be rezzed{less}"
