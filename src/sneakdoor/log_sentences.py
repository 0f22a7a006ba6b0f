"""Sentences of the log: one for each kind of change, as one side sees it.

A side that did not see a card gets the same sentence without its name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sneakdoor.model.changes import (
    AS_ICE,
    BY_ITSELF,
    SOURCE_HIDDEN,
    BidsRevealed,
    CardAccess,
    Change,
    FromZone,
    GameOver,
    NameChosen,
    NewTurn,
    OfTokens,
    QuantityChanged,
    SubroutineBroken,
    SubroutineResolved,
    SubtypeGained,
    Traced,
    TraceInitiated,
    WorthPoints,
)  # fmt: skip
from sneakdoor.model.enums import (
    CREDIT,
    DECK,
    DISCARD,
    HAND,
    NOWHERE,
    RULES,
    ZONE_NAMES,
    server_name,
)
from sneakdoor.model.objects import ICE_SLOT
from sneakdoor.model.state import State

_WHO: Final = ("The Corp", "The Runner", "The game")

TOKEN_WORDS: Final = {CREDIT: "credit", "advancement": "advancement token"}

_BASIC: Final = {
    "credit": "spends a click to gain 1 credit",
    "draw": "spends a click to draw a card",
    "install": "spends a click to install a card",
    "play": "spends a click to play a card",
    "advance": "spends a click to advance a card",
    "trash resource": "spends a click to trash a resource",
    "purge": "spends 3 clicks to purge virus counters",
    "remove tag": "spends a click to remove a tag",
}

_TRASHED_BY_RULE: Final = {
    "current": "its time is over",
    "unique": "a newer copy is active",
    "memory": "there is too little memory",
    "host gone": "its host is gone",
    "host": "its host may not have it",
    "location": "it may not be there",
}


_NO_CHANGE: Final = Change()


class Told:
    """A change as one side hears of it."""

    __slots__ = ("book", "change", "code", "mask", "owner")

    def __init__(self, s: State, mask: int, code: tuple[int, ...]) -> None:
        self.book = s.book
        self.code = code
        self.owner = s.owner
        self.mask = mask  # the bits that must be there for a card to be named
        self.change = _NO_CHANGE

    @property
    def who(self) -> str:
        return _WHO[self.change.side]

    def title(self, cid: int) -> str:
        return self.book.cards[self.code[cid]].title

    @property
    def named(self) -> bool:
        change = self.change
        return change.cid >= 0 and change.seen & self.mask == self.mask

    def card(self, unknown: str = "") -> str:
        """The card, or what can be said of one that was not seen."""
        change = self.change
        if self.named:
            return self.title(change.cid)
        if unknown:
            return unknown
        lki = change.lki
        if lki is not None and lki.installed:
            return placed(lki.server, ice=lki.slot == ICE_SLOT)
        return "a card"

    @property
    def there(self) -> str:
        """An installed card, by its place if it was not seen."""
        change = self.change
        return self.title(change.cid) if self.named else placed(change.server, ice=bool(change.seen & AS_ICE))

    @property
    def source(self) -> str:
        """The card that did it, in brackets."""
        change = self.change
        if change.src < 0 or change.seen & (self.mask << SOURCE_HIDDEN):
            return ""
        # CR 4.1.2a: whether it was the card itself was recorded then; copies cannot be told apart later.
        if change.seen & BY_ITSELF and self.named:
            return ""
        return f" ({self.title(change.src)})"

    def text(self, ability: int) -> str:
        return self.book.abilities[ability].say().removeprefix("[subroutine] ")


_Kind = TypeVar("_Kind", bound=Change)


def _with(cls: type[_Kind], tell: Callable[[Told, _Kind], str]) -> Callable[[Told], str]:
    """A sentence about what only changes of a class have."""

    def say(told: Told) -> str:
        change = told.change
        assert isinstance(change, cls)  # the class of its kind
        return tell(told, change)

    return say


def placed(server: int, *, ice: bool) -> str:
    """A facedown card by the place it has."""
    if server == NOWHERE:
        return "a facedown card"
    if ice:
        return f"a piece of ice protecting {server_name(server)}"
    return f"a card in {root_name(server)}"


def root_name(server: int) -> str:
    name = server_name(server)
    return f"the root of {name}" if server <= 2 else name


def count(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _from_zone(told: Told) -> str:
    """Where a card that is not named came from."""
    change = told.change
    if isinstance(change, FromZone) and change.zone in (DECK, HAND, DISCARD):
        return f"a card from {ZONE_NAMES[told.owner[change.cid]][change.zone]}"
    return ""


def _zone_name(told: Told, zone: int) -> str:
    return ZONE_NAMES[told.owner[told.change.cid]][zone]


def _action(told: Told) -> str:
    change = told.change
    if change.cause == "run":
        return f"{told.who} spends a click to run on {server_name(change.server)}."
    if change.cause:
        return f"{told.who} {_BASIC[change.cause]}."
    return f"{told.who} takes an action with {told.card()}."


def _accessed(told: Told, change: CardAccess) -> str:
    zone = change.zone
    if zone in (DECK, HAND, DISCARD):
        place = f" from {_zone_name(told, zone)}"
    else:
        place = f" in {root_name(change.server)}" if change.server != NOWHERE else ""
    return f"{told.who} accesses {told.card('a card')}{place}."


def _trashed(told: Told) -> str:
    change = told.change
    card = told.card(_from_zone(told))
    reason = _TRASHED_BY_RULE.get(change.cause)
    if reason is not None:
        return f"{upper(card)} is trashed: {reason}."
    if change.cause == "played":
        return f"{upper(card)} has been played and is trashed."
    if change.cause.endswith(" damage"):
        return f"{upper(card)} is trashed by the damage."
    if change.cause == "cost":
        return f"{told.who} trashes {card} as a cost."
    if change.cause == "trash cost":
        return f"{told.who} pays the trash cost of {card}, which is trashed."
    if change.cause == "install":
        return f"{told.who} trashes {card} to make room."
    return f"{told.who} trashes {card}{told.source}."


def _used(told: Told) -> str:
    change = told.change
    if change.cause == "credits":
        return f"{told.who} spends {count(change.amount, 'credit')} from {told.card()}."
    return f"{told.who} uses {told.card()}."


def _credits_spent(told: Told) -> str:
    return f"{told.who} spends {count(told.change.amount, 'credit')}."


def _clicks_spent(told: Told) -> str:
    change = told.change
    usual = 3 if change.cause == "purge" else 1
    if (change.cause in _BASIC or change.cause == "run") and change.amount == usual:
        return ""  # the action has said so
    return f"{told.who} spends {count(change.amount, 'click')}."


def _credits_gained(told: Told) -> str:
    change = told.change
    if change.cause == "basic action":
        return ""  # the action has said so
    because = " from bad publicity" if change.cause == "bad publicity" else told.source
    return f"{told.who} gains {count(change.amount, 'credit')}{because}."


def _credits_lost(told: Told) -> str:
    change = told.change
    because = " that came from bad publicity" if change.cause == "bad publicity" else told.source
    return f"{told.who} loses {count(change.amount, 'credit')}{because}."


def _installed(told: Told) -> str:
    change = told.change
    server = change.server
    ice = change.seen & AS_ICE
    if told.named:
        card = told.title(change.cid)
    elif ice:
        card = "a piece of ice"
    else:
        card = "a card" if server != NOWHERE else "a card facedown"
    if server == NOWHERE:
        return f"{told.who} installs {card}."
    place = f"protecting {server_name(server)}" if ice else f"in {root_name(server)}"
    return f"{told.who} installs {card} {place}."


def _tokens(verb: str) -> Callable[[Told], str]:
    def tell(told: Told, change: OfTokens) -> str:
        token = TOKEN_WORDS.get(change.token, f"{change.token} counter")
        is_ = "is" if change.amount == 1 else "are"
        return f"{count(change.amount, token)} {is_} {verb} {told.there}{told.source}."

    return _with(OfTokens, tell)


def _changed(told: Told, change: QuantityChanged) -> str:
    return f"{upper(told.there)} has {change.amount:+d} {change.quantity}{told.source}."


def _subtype_gained(told: Told, change: SubtypeGained) -> str:
    return f"{upper(told.there)} gains {change.subtype.lower()}{told.source}."


def _damaged(told: Told) -> str:
    change = told.change
    return f"The Runner suffers {change.amount} {change.cause} damage{told.source}."


def _tagged(told: Told) -> str:
    return f"The Runner takes {count(told.change.amount, 'tag')}{told.source}."


def _bad_publicity(told: Told) -> str:
    word = "takes" if told.change.kind == "bad publicity taken" else "removes"
    return f"The Corp {word} {told.change.amount} bad publicity{told.source}."


def _prevented(told: Told) -> str:
    change = told.change
    done = {"trash": "trashed", "expose": "exposed"}.get(change.cause)
    if done is not None:
        return f"{upper(told.there)} is kept from being {done}{told.source}."
    if change.cause == "subroutine":
        return f"A subroutine of {told.there} does not resolve{told.source}."
    if change.cause == "break":
        return f"A subroutine of {told.there} is kept from being broken{told.source}."
    if change.cause == "end the run":
        return f"The run is kept from ending{told.source}."
    if change.cause == "purge":
        kept = f"{count(change.amount, 'virus counter')} on {told.there}"
        return f"{upper(kept)} will not be removed{told.source}."
    what = count(change.amount, "tag") if change.cause == "tag" else f"{change.amount} {change.cause} damage"
    return f"{what} {'is' if change.amount == 1 or change.cause != 'tag' else 'are'} prevented{told.source}."


def _raised(told: Told) -> str:
    change = told.change
    return f"The {change.cause} about to come is raised by {change.amount}{told.source}."


def _traced(told: Told, change: Traced) -> str:
    return f"The trace is {change.cause}: trace strength {change.strength} against link strength {change.link}."


def _bids(told: Told, change: BidsRevealed) -> str:
    runner = f"{count(change.runner, 'credit')} by the Runner."
    if change.parity:
        return f"The Corp's guess: an {('even', 'odd')[change.corp]} number. Secretly spent: {runner}"
    if change.guessed:
        return f"The Corp's guess: {change.corp}. Secretly spent: {runner}"
    return f"Secretly spent: {count(change.corp, 'credit')} by the Corp, {runner}"


def _broken(told: Told, change: SubroutineBroken) -> str:
    return f"{told.who} breaks a subroutine of {told.card()}{told.source}: {told.text(change.subroutine)}"


def _named(told: Told, change: NameChosen) -> str:
    if change.card_type:
        name = f"the card type {change.card_type}"
    elif change.subtype:
        name = f"the subtype {change.subtype.lower()}"
    else:
        name = told.book.cards[change.code].title if change.code >= 0 else server_name(change.server)
    return f"{told.who} names {name}."


def _run_ended(told: Told) -> str:
    return f"The run is ended{told.source}."


def _run_ends(told: Told) -> str:
    change = told.change
    result = f" It was {change.cause}." if change.cause == "successful" else ""
    return f"The run on {server_name(change.server)} is over.{result}"


def _moved(kind: str) -> Callable[[Told], str]:
    def tell(told: Told) -> str:
        change = told.change
        card = told.card(_from_zone(told))
        owner = told.owner[change.cid]
        if kind == "removed":
            done = "destroyed" if change.cause == "destroyed" else "removed from the game"
            return f"{upper(card)} is {done}{told.source}."
        to = {"hand": HAND, "discard": DISCARD}.get(kind, DECK)
        verb = "shuffled into" if kind == "shuffled" else "added to"
        return f"{upper(card)} is {verb} {ZONE_NAMES[owner][to]}{told.source}."

    return tell


def _game_over(told: Told, change: GameOver) -> str:
    if change.side == RULES:
        return f"The game is drawn ({change.how})."
    return f"{told.who} wins the game ({change.how})."


def _revealed(told: Told) -> str:
    return f"{told.who} reveals {told.card()}{told.source}."


def _looked(told: Told) -> str:
    return f"{told.who} looks at {told.card()}{told.source}."


def _points(verb: str) -> Callable[[Told], str]:
    return _with(
        WorthPoints,
        lambda told, change: f"{told.who} {verb} {told.card()}, worth {count(change.points, 'agenda point')}.",
    )


def _where(words: str) -> Callable[[Told], str]:
    """A sentence about a server."""
    return lambda told: words.format(who=told.who, server=server_name(told.change.server))


def _card(words: str) -> Callable[[Told], str]:
    """A sentence about a card."""
    return lambda told: words.format(who=told.who, card=told.card(), source=told.source)


def _plain(words: str) -> Callable[[Told], str]:
    """A sentence about who did it."""
    return lambda told: words.format(who=told.who, source=told.source)


def _ice(words: str) -> Callable[[Told], str]:
    """A sentence about a piece of ice that may be facedown."""

    def tell(told: Told) -> str:
        server = server_name(told.change.server) if told.change.server != NOWHERE else "no server"
        ice = f"{told.title(told.change.cid)}, protecting {server}" if told.named else f"ice protecting {server}"
        return words.format(who=told.who, ice=ice)

    return tell


def upper(text: str) -> str:
    return text[0].upper() + text[1:]


SENTENCES: Final[dict[str, Callable[[Told], str]]] = {
    "ability gained": lambda told: f"{told.card()} gains an ability.",
    "access begins": lambda told: (
        f"{told.who} accesses cards{f' in {server_name(told.change.server)}' if told.change.server >= 0 else ''}."
    ),
    "accessed": _with(CardAccess, _accessed),
    "action": _action,
    "action phase ended": _plain("{who}'s action phase is ended."),
    "added to deck": _moved("deck"),
    "added to discard pile": _moved("discard"),
    "added to hand": _moved("hand"),
    "added to score area": _card("{card} is added to a score area as an agenda{source}."),
    "advanced": lambda told: f"{told.who} advances {told.there}{told.source}.",
    "all broken": lambda told: f"All subroutines of {told.card()} are broken.",
    "approach ice": _ice("{who} approaches {ice}."),
    "approach server": _where("{who} approaches {server}."),
    "archives turned faceup": _plain("All cards in Archives are turned faceup."),
    "arranged": lambda told: f"{told.who} arranges {count(told.change.amount, 'card')}{told.source}.",
    "bad publicity removed": _bad_publicity,
    "bad publicity taken": _bad_publicity,
    "became counter": _card("{card} becomes a condition counter."),
    "bids revealed": _with(BidsRevealed, _bids),
    "broken": _with(SubroutineBroken, _broken),
    "bypassed": _card("{who} bypasses {card}."),
    "changed": _with(QuantityChanged, _changed),
    "subroutines gained": lambda told: f"{told.card()} gains {count(told.change.amount, 'subroutine')}.",
    "subtype gained": _with(SubtypeGained, _subtype_gained),
    "clicks gained": lambda told: f"{told.who} gains {count(told.change.amount, 'click')}{told.source}.",
    "clicks lost": lambda told: f"{told.who} loses {count(told.change.amount, 'click')}{told.source}.",
    "clicks spent": _clicks_spent,
    "credits gained": _credits_gained,
    "credits lost": _credits_lost,
    "credits spent": _credits_spent,
    "damaged": _damaged,
    "derezzed": _card("{card} is derezzed{source}."),
    "discarded": lambda told: f"{told.who} discards {told.card('a card from HQ')}.",
    "encounter": _card("{who} encounters {card}."),
    "exposed": _card("{card} is exposed{source}."),
    "flipped": _card("{card} is turned over."),
    "forfeited": _card("{who} forfeits {card}."),
    "fund emptied": lambda told: f"The bad publicity fund is emptied of {count(told.change.amount, 'credit')}.",
    "fund filled": lambda told: f"{told.who} has {count(told.change.amount, 'credit')} in the bad publicity fund.",
    "fund spent": lambda told: f"{told.who} spends {count(told.change.amount, 'credit')} of the bad publicity fund.",
    "game over": _with(GameOver, _game_over),
    "game starts": _plain("The game begins."),
    "hosted": lambda told: f"{upper(told.card('a facedown card'))} is hosted{told.source or ' on a card'}.",
    "identity": _card("{who} plays as {card}."),
    "begins installed": _card("{card} begins the game installed."),
    "set aside": lambda told: f"{told.who} sets {told.card()} aside{told.source}.",
    "text gained": lambda told: f"The text of {told.card()} is gained{told.source}.",
    "installed": _installed,
    "declined": _card("{who} declines the additional cost of what {card} demands."),
    "jacked out": _plain("{who} jacks out."),
    "looked at": _looked,
    "mulligan": _plain("{who} takes a mulligan."),
    "made blank": _card("The text of {card} is blank{source}."),
    "mark identified": _where("{server} is the mark for this turn."),
    "moved": lambda told: f"{upper(told.there)} is moved to {server_name(told.change.server)}{told.source}.",
    "passed": _ice("{who} passes {ice}."),
    "passed all ice": _where("{who} has passed all ice protecting {server}."),
    "played": _card("{who} plays {card}."),
    "prevented": _prevented,
    "purged": lambda told: f"{told.who} purges {count(told.change.amount, 'virus counter')}.",
    "raised": _raised,
    "removed from game": _moved("removed"),
    "replaced": lambda told: f"{upper(told.card())} replaces what was to happen ({told.change.cause}).",
    "revealed": _revealed,
    "rezzed": lambda told: f"{told.who} rezzes {told.card()}{told.source}.",
    "run begins": _where("{who} begins a run on {server}."),
    "run ended": _run_ended,
    "run ends": _run_ends,
    "run moved": _where("The run goes on at {server}."),
    "scored": _points("scores"),
    "search": lambda told: f"{told.who} searches {('R&D', 'the stack')[told.change.side]}{told.source}.",
    "named": _with(NameChosen, _named),
    "server created": _where("{server} is created."),
    "server gone": _where("{server} ceases to exist."),
    "shuffled in": _moved("shuffled"),
    "shuffled": lambda told: f"{told.who} shuffles {('R&D', 'the stack')[told.change.side]}{told.source}.",
    "stolen": _points("steals"),
    "subroutine": _with(
        SubroutineResolved, lambda told, one: f"{told.card()} resolves a subroutine: {told.text(one.subroutine)}"
    ),
    "successful run": _where("The run on {server} is successful."),
    "swapped": _plain("{who} swaps two cards{source}."),
    "tagged": _tagged,
    "tags removed": lambda told: f"{told.who} removes {count(told.change.amount, 'tag')}{told.source}.",
    "tokens placed": _tokens("placed on"),
    "tokens removed": _tokens("removed from"),
    "tokens spent": _tokens("spent from"),
    "trace initiated": _with(
        TraceInitiated, lambda told, one: f"{told.who} initiates a trace with base strength {one.base}{told.source}."
    ),
    "traced": _with(Traced, _traced),
    "trashed": _trashed,
    "turn": _with(NewTurn, lambda told, one: f"Turn {one.number} begins, the {('Corp', 'Runner')[one.side]}'s."),
    "turn ends": _plain("{who}'s turn ends."),
    "turned faceup": _card("{card} is turned faceup{source}."),
    "turned facedown": _card("{card} is turned facedown{source}."),
    "unsuccessful run": _where("The run on {server} was unsuccessful."),
    "used": _used,
}
