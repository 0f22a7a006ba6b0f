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


class LogLine:
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


def _with(cls: type[_Kind], tell: Callable[[LogLine, _Kind], str]) -> Callable[[LogLine], str]:
    """A sentence about what only changes of a class have."""

    def say(line: LogLine) -> str:
        change = line.change
        assert isinstance(change, cls)  # the class of its kind
        return tell(line, change)

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


def _from_zone(line: LogLine) -> str:
    """Where a card that is not named came from."""
    change = line.change
    if isinstance(change, FromZone) and change.zone in (DECK, HAND, DISCARD):
        return f"a card from {ZONE_NAMES[line.owner[change.cid]][change.zone]}"
    return ""


def _zone_name(line: LogLine, zone: int) -> str:
    return ZONE_NAMES[line.owner[line.change.cid]][zone]


def _action(line: LogLine) -> str:
    change = line.change
    if change.cause == "run":
        return f"{line.who} spends a click to run on {server_name(change.server)}."
    if change.cause:
        return f"{line.who} {_BASIC[change.cause]}."
    return f"{line.who} takes an action with {line.card()}."


def _accessed(line: LogLine, change: CardAccess) -> str:
    zone = change.zone
    if zone in (DECK, HAND, DISCARD):
        place = f" from {_zone_name(line, zone)}"
    else:
        place = f" in {root_name(change.server)}" if change.server != NOWHERE else ""
    return f"{line.who} accesses {line.card('a card')}{place}."


def _trashed(line: LogLine) -> str:
    change = line.change
    card = line.card(_from_zone(line))
    reason = _TRASHED_BY_RULE.get(change.cause)
    if reason is not None:
        return f"{upper(card)} is trashed: {reason}."
    if change.cause == "played":
        return f"{upper(card)} has been played and is trashed."
    if change.cause.endswith(" damage"):
        return f"{upper(card)} is trashed by the damage."
    if change.cause == "cost":
        return f"{line.who} trashes {card} as a cost."
    if change.cause == "trash cost":
        return f"{line.who} pays the trash cost of {card}, which is trashed."
    if change.cause == "install":
        return f"{line.who} trashes {card} to make room."
    return f"{line.who} trashes {card}{line.source}."


def _used(line: LogLine) -> str:
    change = line.change
    if change.cause == "credits":
        return f"{line.who} spends {count(change.amount, 'credit')} from {line.card()}."
    return f"{line.who} uses {line.card()}."


def _credits_spent(line: LogLine) -> str:
    return f"{line.who} spends {count(line.change.amount, 'credit')}."


def _clicks_spent(line: LogLine) -> str:
    change = line.change
    usual = 3 if change.cause == "purge" else 1
    if (change.cause in _BASIC or change.cause == "run") and change.amount == usual:
        return ""  # the action has said so
    return f"{line.who} spends {count(change.amount, 'click')}."


def _credits_gained(line: LogLine) -> str:
    change = line.change
    if change.cause == "basic action":
        return ""  # the action has said so
    because = " from bad publicity" if change.cause == "bad publicity" else line.source
    return f"{line.who} gains {count(change.amount, 'credit')}{because}."


def _credits_lost(line: LogLine) -> str:
    change = line.change
    because = " that came from bad publicity" if change.cause == "bad publicity" else line.source
    return f"{line.who} loses {count(change.amount, 'credit')}{because}."


def _installed(line: LogLine) -> str:
    change = line.change
    server = change.server
    ice = change.seen & AS_ICE
    if line.named:
        card = line.title(change.cid)
    elif ice:
        card = "a piece of ice"
    else:
        card = "a card" if server != NOWHERE else "a card facedown"
    if server == NOWHERE:
        return f"{line.who} installs {card}."
    place = f"protecting {server_name(server)}" if ice else f"in {root_name(server)}"
    return f"{line.who} installs {card} {place}."


def _tokens(verb: str) -> Callable[[LogLine], str]:
    def tell(line: LogLine, change: OfTokens) -> str:
        token = TOKEN_WORDS.get(change.token, f"{change.token} counter")
        is_ = "is" if change.amount == 1 else "are"
        return f"{count(change.amount, token)} {is_} {verb} {line.there}{line.source}."

    return _with(OfTokens, tell)


def _changed(line: LogLine, change: QuantityChanged) -> str:
    return f"{upper(line.there)} has {change.amount:+d} {change.quantity}{line.source}."


def _subtype_gained(line: LogLine, change: SubtypeGained) -> str:
    return f"{upper(line.there)} gains {change.subtype.lower()}{line.source}."


def _damaged(line: LogLine) -> str:
    change = line.change
    return f"The Runner suffers {change.amount} {change.cause} damage{line.source}."


def _tagged(line: LogLine) -> str:
    return f"The Runner takes {count(line.change.amount, 'tag')}{line.source}."


def _bad_publicity(line: LogLine) -> str:
    word = "takes" if line.change.kind == "bad publicity taken" else "removes"
    return f"The Corp {word} {line.change.amount} bad publicity{line.source}."


def _prevented(line: LogLine) -> str:
    change = line.change
    done = {"trash": "trashed", "expose": "exposed"}.get(change.cause)
    if done is not None:
        return f"{upper(line.there)} is kept from being {done}{line.source}."
    if change.cause == "subroutine":
        return f"A subroutine of {line.there} does not resolve{line.source}."
    if change.cause == "break":
        return f"A subroutine of {line.there} is kept from being broken{line.source}."
    if change.cause == "end the run":
        return f"The run is kept from ending{line.source}."
    if change.cause == "purge":
        kept = f"{count(change.amount, 'virus counter')} on {line.there}"
        return f"{upper(kept)} will not be removed{line.source}."
    what = count(change.amount, "tag") if change.cause == "tag" else f"{change.amount} {change.cause} damage"
    return f"{what} {'is' if change.amount == 1 or change.cause != 'tag' else 'are'} prevented{line.source}."


def _raised(line: LogLine) -> str:
    change = line.change
    return f"The {change.cause} about to come is raised by {change.amount}{line.source}."


def _traced(line: LogLine, change: Traced) -> str:
    return f"The trace is {change.cause}: trace strength {change.strength} against link strength {change.link}."


def _bids(line: LogLine, change: BidsRevealed) -> str:
    runner = f"{count(change.runner, 'credit')} by the Runner."
    if change.parity:
        return f"The Corp's guess: an {('even', 'odd')[change.corp]} number. Secretly spent: {runner}"
    if change.guessed:
        return f"The Corp's guess: {change.corp}. Secretly spent: {runner}"
    return f"Secretly spent: {count(change.corp, 'credit')} by the Corp, {runner}"


def _broken(line: LogLine, change: SubroutineBroken) -> str:
    return f"{line.who} breaks a subroutine of {line.card()}{line.source}: {line.text(change.subroutine)}"


def _named(line: LogLine, change: NameChosen) -> str:
    if change.card_type:
        name = f"the card type {change.card_type}"
    elif change.subtype:
        name = f"the subtype {change.subtype.lower()}"
    else:
        name = line.book.cards[change.code].title if change.code >= 0 else server_name(change.server)
    return f"{line.who} names {name}."


def _run_ended(line: LogLine) -> str:
    return f"The run is ended{line.source}."


def _run_ends(line: LogLine) -> str:
    change = line.change
    result = f" It was {change.cause}." if change.cause == "successful" else ""
    return f"The run on {server_name(change.server)} is over.{result}"


def _moved(kind: str) -> Callable[[LogLine], str]:
    def tell(line: LogLine) -> str:
        change = line.change
        card = line.card(_from_zone(line))
        owner = line.owner[change.cid]
        if kind == "removed":
            done = "destroyed" if change.cause == "destroyed" else "removed from the game"
            return f"{upper(card)} is {done}{line.source}."
        to = {"hand": HAND, "discard": DISCARD}.get(kind, DECK)
        verb = "shuffled into" if kind == "shuffled" else "added to"
        return f"{upper(card)} is {verb} {ZONE_NAMES[owner][to]}{line.source}."

    return tell


def _game_over(line: LogLine, change: GameOver) -> str:
    if change.side == RULES:
        return f"The game is drawn ({change.how})."
    return f"{line.who} wins the game ({change.how})."


def _revealed(line: LogLine) -> str:
    return f"{line.who} reveals {line.card()}{line.source}."


def _looked(line: LogLine) -> str:
    return f"{line.who} looks at {line.card()}{line.source}."


def _points(verb: str) -> Callable[[LogLine], str]:
    return _with(
        WorthPoints,
        lambda line, change: f"{line.who} {verb} {line.card()}, worth {count(change.points, 'agenda point')}.",
    )


def _where(words: str) -> Callable[[LogLine], str]:
    """A sentence about a server."""
    return lambda line: words.format(who=line.who, server=server_name(line.change.server))


def _card(words: str) -> Callable[[LogLine], str]:
    """A sentence about a card."""
    return lambda line: words.format(who=line.who, card=line.card(), source=line.source)


def _plain(words: str) -> Callable[[LogLine], str]:
    """A sentence about who did it."""
    return lambda line: words.format(who=line.who, source=line.source)


def _ice(words: str) -> Callable[[LogLine], str]:
    """A sentence about a piece of ice that may be facedown."""

    def tell(line: LogLine) -> str:
        server = server_name(line.change.server) if line.change.server != NOWHERE else "no server"
        ice = f"{line.title(line.change.cid)}, protecting {server}" if line.named else f"ice protecting {server}"
        return words.format(who=line.who, ice=ice)

    return tell


def upper(text: str) -> str:
    return text[0].upper() + text[1:]


SENTENCES: Final[dict[str, Callable[[LogLine], str]]] = {
    "ability gained": lambda line: f"{line.card()} gains an ability.",
    "access begins": lambda line: (
        f"{line.who} accesses cards{f' in {server_name(line.change.server)}' if line.change.server >= 0 else ''}."
    ),
    "accessed": _with(CardAccess, _accessed),
    "action": _action,
    "action phase ended": _plain("{who}'s action phase is ended."),
    "added to deck": _moved("deck"),
    "added to discard pile": _moved("discard"),
    "added to hand": _moved("hand"),
    "added to score area": _card("{card} is added to a score area as an agenda{source}."),
    "advanced": lambda line: f"{line.who} advances {line.there}{line.source}.",
    "all broken": lambda line: f"All subroutines of {line.card()} are broken.",
    "approach ice": _ice("{who} approaches {ice}."),
    "approach server": _where("{who} approaches {server}."),
    "archives turned faceup": _plain("All cards in Archives are turned faceup."),
    "arranged": lambda line: f"{line.who} arranges {count(line.change.amount, 'card')}{line.source}.",
    "bad publicity removed": _bad_publicity,
    "bad publicity taken": _bad_publicity,
    "became counter": _card("{card} becomes a condition counter."),
    "bids revealed": _with(BidsRevealed, _bids),
    "broken": _with(SubroutineBroken, _broken),
    "bypassed": _card("{who} bypasses {card}."),
    "changed": _with(QuantityChanged, _changed),
    "subroutines gained": lambda line: f"{line.card()} gains {count(line.change.amount, 'subroutine')}.",
    "subtype gained": _with(SubtypeGained, _subtype_gained),
    "clicks gained": lambda line: f"{line.who} gains {count(line.change.amount, 'click')}{line.source}.",
    "clicks lost": lambda line: f"{line.who} loses {count(line.change.amount, 'click')}{line.source}.",
    "clicks spent": _clicks_spent,
    "credits gained": _credits_gained,
    "credits lost": _credits_lost,
    "credits spent": _credits_spent,
    "damaged": _damaged,
    "derezzed": _card("{card} is derezzed{source}."),
    "discarded": lambda line: f"{line.who} discards {line.card('a card from HQ')}.",
    "encounter": _card("{who} encounters {card}."),
    "exposed": _card("{card} is exposed{source}."),
    "flipped": _card("{card} is turned over."),
    "forfeited": _card("{who} forfeits {card}."),
    "fund emptied": lambda line: f"The bad publicity fund is emptied of {count(line.change.amount, 'credit')}.",
    "fund filled": lambda line: f"{line.who} has {count(line.change.amount, 'credit')} in the bad publicity fund.",
    "fund spent": lambda line: f"{line.who} spends {count(line.change.amount, 'credit')} of the bad publicity fund.",
    "game over": _with(GameOver, _game_over),
    "game starts": _plain("The game begins."),
    "hosted": lambda line: f"{upper(line.card('a facedown card'))} is hosted{line.source or ' on a card'}.",
    "identity": _card("{who} plays as {card}."),
    "begins installed": _card("{card} begins the game installed."),
    "set aside": lambda line: f"{line.who} sets {line.card()} aside{line.source}.",
    "text gained": lambda line: f"The text of {line.card()} is gained{line.source}.",
    "installed": _installed,
    "declined": _card("{who} declines the additional cost of what {card} demands."),
    "jacked out": _plain("{who} jacks out."),
    "looked at": _looked,
    "mulligan": _plain("{who} takes a mulligan."),
    "made blank": _card("The text of {card} is blank{source}."),
    "mark identified": _where("{server} is the mark for this turn."),
    "moved": lambda line: f"{upper(line.there)} is moved to {server_name(line.change.server)}{line.source}.",
    "passed": _ice("{who} passes {ice}."),
    "passed all ice": _where("{who} has passed all ice protecting {server}."),
    "played": _card("{who} plays {card}."),
    "prevented": _prevented,
    "purged": lambda line: f"{line.who} purges {count(line.change.amount, 'virus counter')}.",
    "raised": _raised,
    "removed from game": _moved("removed"),
    "replaced": lambda line: f"{upper(line.card())} replaces what was to happen ({line.change.cause}).",
    "revealed": _revealed,
    "rezzed": lambda line: f"{line.who} rezzes {line.card()}{line.source}.",
    "run begins": _where("{who} begins a run on {server}."),
    "run ended": _run_ended,
    "run ends": _run_ends,
    "run moved": _where("The run goes on at {server}."),
    "scored": _points("scores"),
    "search": lambda line: f"{line.who} searches {('R&D', 'the stack')[line.change.side]}{line.source}.",
    "named": _with(NameChosen, _named),
    "server created": _where("{server} is created."),
    "server gone": _where("{server} ceases to exist."),
    "shuffled in": _moved("shuffled"),
    "shuffled": lambda line: f"{line.who} shuffles {('R&D', 'the stack')[line.change.side]}{line.source}.",
    "stolen": _points("steals"),
    "subroutine": _with(
        SubroutineResolved, lambda line, one: f"{line.card()} resolves a subroutine: {line.text(one.subroutine)}"
    ),
    "successful run": _where("The run on {server} is successful."),
    "swapped": _plain("{who} swaps two cards{source}."),
    "tagged": _tagged,
    "tags removed": lambda line: f"{line.who} removes {count(line.change.amount, 'tag')}{line.source}.",
    "tokens placed": _tokens("placed on"),
    "tokens removed": _tokens("removed from"),
    "tokens spent": _tokens("spent from"),
    "trace initiated": _with(
        TraceInitiated, lambda line, one: f"{line.who} initiates a trace with base strength {one.base}{line.source}."
    ),
    "traced": _with(Traced, _traced),
    "trashed": _trashed,
    "turn": _with(NewTurn, lambda line, one: f"Turn {one.number} begins, the {('Corp', 'Runner')[one.side]}'s."),
    "turn ends": _plain("{who}'s turn ends."),
    "turned faceup": _card("{card} is turned faceup{source}."),
    "turned facedown": _card("{card} is turned facedown{source}."),
    "unsuccessful run": _where("The run on {server} was unsuccessful."),
    "used": _used,
}
