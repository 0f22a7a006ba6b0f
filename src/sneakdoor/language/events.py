"""Events that conditional abilities wait for (CR 9.6.2)."""

from __future__ import annotations

from typing import Final, Literal

from sneakdoor.grammar.nouns import a, joined
from sneakdoor.grammar.verbs import does
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.change_phrases import (
    DEEDS,
    MINE,
    NOT_ZONES,
    SUBJECTS,
    THEIRS,
    ZONES,
    event_clause,
    server_said,
    whose,
)
from sneakdoor.language.filters import This, server_of
from sneakdoor.model.causes import CAUSES, Cause
from sneakdoor.model.changes import Change, FromZone, OfEncounter, OfTokens
from sneakdoor.model.declare import Cards, Event
from sneakdoor.model.enums import (
    ADVANCEMENT,
    ANYONE,
    ARCHIVES,
    ATTACKED,
    CENTRALS,
    CHOSEN,
    CORP,
    DECK,
    DISCARD,
    HAND,
    HQ,
    MARK,
    NOWHERE,
    RND,
    RUNNER,
    Token,
)
from sneakdoor.model.kinds import ChangeKind
from sneakdoor.model.phrasing import token
from sneakdoor.model.ruleset import Ruleset
from sneakdoor.model.state import State
from sneakdoor.rules.access import current_access
from sneakdoor.rules.encounters import breakers_in
from sneakdoor.rules.marks import on_mark
from sneakdoor.rules.quantities import chosen_server
from sneakdoor.rules.runs import current_run, may_choose

_CAUSES: Final = {"net damage": "net", "meat damage": "meat", "brain damage": "brain"}
_BASIC: Final = {
    "advance": "advance a card", "credit": "gain 1[credit]", "draw": "draw 1 card", "install": "install a card",
    "play": "play a card", "purge": "purge virus counters", "remove tag": "remove a tag", "run": "make a run",
    "trash resource": "trash a resource",
}  # fmt: skip
_NOT_DONE: Final = {
    "all broken": " in which the Runner did not break all of its subroutines",
    "use": " except as the trigger cost of a paid ability",
}
_OWN_ZONES: Final[dict[int, str]] = {HAND: "your hand", DECK: "your deck"}
_WHEREVER: Final = ("accessed", "action", "after access", "trashed", "would trash")
"""Kinds of change that can happen to cards that are not installed."""


@dataclass(frozen=True, slots=True)
class On(Event):
    """A change of a kind, by someone, to something, somewhere."""

    kind: ChangeKind
    by: int = ANYONE
    what: Cards | None = None
    server: str = ""  # "this", "another", "central", "remote", "chosen", "mark", or by their numbers: "0,1"
    cause: Cause = ""
    causes: tuple[Cause, ...] = ()  # any of these
    not_cause: Cause = ""
    src_is_this: bool = False
    zone: int = -1  # where the card was (accessed, trashed, …)
    not_zone: int = -1
    also: ChangeKind | Literal[""] = ""  # a second kind with the same conditions
    permitted: bool = False  # only if the run could have chosen this server (CR 6.7.3a)
    in_run: bool = False  # only while a run was under way
    accessing: bool = False  # only while the very card was being accessed
    zones: tuple[int, ...] = ()  # only from one of these zones of its controller's own
    ice: int = 0  # only on a server protected by at least this many pieces of ice
    by_other: bool = False  # by an ability of another card
    by_card: bool = False  # only through an ability of a card, not by the rules alone
    token: Token | Literal[""] = ""  # only tokens of this kind

    def faults(self) -> tuple[str, ...]:
        there = {cause for kind in self.kinds() for cause in CAUSES.get(kind, ())}
        asked = [cause for cause in (self.cause, *self.causes, self.not_cause) if cause]
        return tuple(f'"{self.kind}" never has the cause "{cause}"' for cause in asked if cause not in there)

    def kinds(self) -> tuple[ChangeKind, ...]:
        return (self.kind, self.also) if self.also else (self.kind,)

    def of_inactive(self) -> bool:
        # CR 7.1.3: its own access, being stolen, being exposed, being trashed while accessed, by damage or from a zone
        # in which no card is active.
        if not isinstance(self.what, This):
            return False
        is_named = self.kind in ("accessed", "exposed") or "stolen" in self.kinds()
        return is_named or self.accessing or bool(self.causes or self.zones)

    def met(self, s: State, change: Change, src: int) -> bool:
        if self.accessing and not accessing(s, change.cid):
            return False
        if change.cid >= 0 and s.ref[change.cid] != change.ref:
            return self.was(s, change, src)  # CR 9.1.7: it is about a card that is gone, as that last was
        return self._around(s, change, src) and (
            self.what is None or (change.cid >= 0 and self.what.has(s, change.cid, src))
        )

    def was(self, s: State, change: Change, src: int) -> bool:
        if self.accessing and not accessing(s, change.cid) and not was_accessed(s, change):
            return False
        return self._around(s, change, src) and (
            self.what is None or (change.cid >= 0 and self.what.had(s, change, src))
        )

    def _around(self, s: State, change: Change, src: int) -> bool:
        """Match everything except the card: agent, place and cause."""
        if self.by != ANYONE:
            mine = s.things[src].controller if src in s.things else s.owner[src]
            who = mine if self.by == MINE else 1 - mine if self.by == THEIRS else self.by
            if change.side != who:
                return False  # CR 1.13.6a: carried out by the other side
        if self.cause and change.cause != self.cause:
            return False
        if self.causes and change.cause not in self.causes:
            return False
        if self.not_cause and change.cause == self.not_cause:
            return False
        if self.zone >= 0 and not (isinstance(change, FromZone) and change.zone == self.zone):
            return False
        if self.not_zone >= 0 and isinstance(change, FromZone) and change.zone == self.not_zone:
            return False
        if self.zones and not self._from_own(s, change, src):
            return False
        if self.ice and change.amount < self.ice:
            return False
        if self.src_is_this and change.src != src:
            return False
        if self.by_other and change.src in (-1, src):
            return False
        if (self.by_card and change.src < 0) or (self.token and not self._of_tokens(change)):
            return False
        if self.server and not self._server(s, change, src):
            return False
        if change.kind == "would bad publicity" and change.amount <= 0:
            return False  # CR 10.6.1: removing some is the same kind of effect, but not to take any
        if self.in_run and not during_run(s, change):
            return False
        if self.permitted:
            run = current_run(s)
            if run is None or not may_choose(run, change.server):
                return False
        return True

    def _of_tokens(self, change: Change) -> bool:
        return isinstance(change, OfTokens) and change.token == self.token

    def _from_own(self, s: State, change: Change, src: int) -> bool:
        """Was the card in one of these zones, and is it of the side that has this card?"""
        return isinstance(change, FromZone) and change.zone in self.zones and s.owner[change.cid] == s.owner[src]

    def _server(self, s: State, change: Change, src: int) -> bool:
        return happened_at(s, change, src, self.server)

    def say(self, *, batch: bool = False) -> str:
        if self.permitted and self.kind == "successful run":
            return "if successful"
        if self.permitted and self.kind == "would success":
            return "a run would be declared successful on the server that it was made on"
        what = "" if self.what is None else self._thing()
        if self.kind in ("turn begins", "turn ends", "action phase ends", "discard phase ends"):
            or_ = f" or {event_clause(self.also, '', self.by, what, self.server)}" if self.also else ""
            return f"{whose(self.by)} {self.kind}{or_}"
        if self.also == "added to score area":
            thing, _, area = what.partition(" in ")
            return f"{DEEDS[self.kind].passive.replace('*', a(thing))} or otherwise added to {area}"
        if self.kind == "run ends":
            where = f" on {server_said(self.server)}" if self.server else ""
            return f"a {self.cause + ' ' if self.cause else ''}run{where} ends"
        if self.kind == "run begins":
            guarded = f" on a server protected by {self.ice} or more pieces of ice" if self.ice else ""
            return f"a run{f' on {server_said(self.server)}' if self.server else guarded} begins"
        if self.kind == "encounter ends":
            return self._encounter(what)
        if self.kind == "prevented":
            kinds = f"{joined(list(self.causes), 'or')} " if self.causes else ""
            return f"{'this card' if self.src_is_this else a(what or 'card')} prevents {kinds}damage"
        if self.kind == "traced":
            return f"a trace is {self.cause}" if self.cause else "a trace ends"
        if self.kind == "hand revealed":
            source = "of this ice " if self.src_is_this else ""
            return f"{a(self.cause)} {source}reveals the grip" if self.cause else "the grip is revealed"
        return self._tail(self._clause(what, batch))

    def _thing(self) -> str:
        """The object; "installed" is left out for cards that are rezzed or encountered."""
        words = self.what.say() if self.what is not None else ""
        return words if self.kind in _WHEREVER else words.replace("installed ", "", 1)

    def _clause(self, what: str, batch: bool) -> str:
        if self.kind == "would damage":
            kind = f"{self.cause} damage" if self.cause else "damage"
            if self.by == ANYONE:
                return f"the Runner would suffer {kind}"
            return f"{SUBJECTS[self.by]} would do {kind}"
        if self.kind == "damaged" and self.cause:
            return f"the Runner suffers {self.cause} damage"
        if self.kind == "credits spent" and self.cause == "trace":
            return f"{does(SUBJECTS[self.by], 'spend credits')} during a trace"
        if self.kind == "search" and self.by in (CORP, RUNNER):
            return does(SUBJECTS[self.by], f"search {'R&D' if self.by == CORP else 'the stack'}")
        if self.kind == "used" and self.cause == "trash ability":
            what = "[trash] ability"
        if self.kind == "used" and self.cause == "credits":
            return does(SUBJECTS[self.by], f"spend 1 or more credits from {a(f'{what} card'.strip())}")
        if self.kind == "would ability" and self.cause:
            return f'a "when {self.cause}ed" ability of {a(what or "card")} would resolve'
        if self.kind == "action" and what:
            return does(SUBJECTS[self.by], f"take an action on {a(what)}")
        if self.kind == "action":
            return does(
                SUBJECTS[self.by], f"take the basic action to {joined([_BASIC[one] for one in self.causes], 'or')}"
            )
        if self.kind == "broken" and self.src_is_this:
            return "you break a subroutine with this card"
        if self.kind == "broken" and self.cause:
            return event_clause(self.kind, "", self.by, what, self.server).replace(
                "a subroutine", f"a {self.cause} subroutine"
            )
        if self.kind == "after access" and not self.cause:
            return does("the Runner", f"finish accessing {a(what or 'card')}")
        if self.kind == "drawn" and self.cause == "mandatory draw":
            draw = f"{whose(self.by)} mandatory draw"
            return does(SUBJECTS[self.by], f"make {draw}" if batch else f"draw a card in {draw}")
        if self.token and self.kind == "tokens spent" and not what:
            return does(SUBJECTS[self.by], f"spend {a(token(self.token))}")
        if self.kind == "passed" and self.cause:
            what = f"{self.cause} {what or 'piece of ice'}"
        return event_clause(self.kind, self.also, self.by, what, self.server, batch=batch)

    def _tail(self, text: str) -> str:
        """Place, means and circumstances."""
        if self.zones:
            text += f" from {joined([_OWN_ZONES[zone] for zone in self.zones], 'or')}"
        if self.zone >= 0:
            text += f" {ZONES[self.zone]}"
        elif self.not_zone >= 0:
            text += f" {NOT_ZONES[self.not_zone]}"
        if self.causes and self.kind != "action":
            text += f" by {joined([_CAUSES[one] for one in self.causes], 'or')} damage"
        if self.cause == "basic action":
            text += " with a basic action"
        elif self.kind == "trashed" and self.cause == "played":
            text += " after it has resolved"
        elif self.kind == "after access" and self.cause == "not trashed":
            text += " without stealing or trashing it"
        if self.kind == "discarded" and self.not_cause == "ability":
            text += " to reach the maximum hand size"
        elif self.not_cause:
            text += _NOT_DONE[self.not_cause]
        if self.kind in ("drawn", "installed", "tagged") and self.src_is_this:
            text += " with this card"
        if self.by_other:
            text += " from an ability of another card"
        if self.accessing:
            text += " while it is being accessed"
        if self.by_card:
            text += " through a card ability"
        return text + (" during a run" if self.in_run else "")

    def _encounter(self, what: str) -> str:
        ice = f" with {a(what)}" if what else ""
        where = f"{'' if ice else ' with ice'} protecting {server_said(self.server)}" if self.server else ""
        left = _NOT_DONE[self.not_cause] if self.not_cause else ""
        return f"an encounter{ice}{where} ends{left}"


def happened_at(s: State, change: Change, src: int, server: str) -> bool:
    """Did a change happen on such a server, as declarations name it?"""
    if server in ("this", "another"):
        here = server_of(s, src)
        return here >= 0 and change.server >= 0 and (change.server == here) == (server == "this")
    if server == CHOSEN:
        return change.server != NOWHERE and change.server == chosen_server(s, src)
    if server == MARK:
        return on_mark(s, change)
    if server == ATTACKED:
        run = current_run(s)
        return run is not None and run.server == change.server
    if server == "central":
        return change.server in CENTRALS
    if server == "remote":
        return change.server > CENTRALS[-1]
    return str(change.server) in server.split(",")


@dataclass(frozen=True, slots=True)
class OnBreach(Event):
    """The Runner breaches such a server, or a breach of it ends; 26.03:7.5.1 defines it."""

    server: str = ""  # as in `On`; any
    ends: bool = False

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("access ends",) if self.ends else ("access begins",)

    def met(self, s: State, change: Change, src: int) -> bool:
        return not self.server or happened_at(s, change, src, self.server)

    def say(self, *, batch: bool = False) -> str:
        server = server_said(self.server) if self.server else "a server"
        return f"a breach of {server} ends" if self.ends else f"the Runner breaches {server}"


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    """A token of a kind is placed on such a card, by advancing it or in another way (CR 1.9.1 defines it)."""

    token: Token
    what: Cards

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("advanced", "tokens placed") if self.token == ADVANCEMENT else ("tokens placed",)

    def met(self, s: State, change: Change, src: int) -> bool:
        return self._of_kind(change) and change.cid >= 0 and self.what.has(s, change.cid, src)

    def was(self, s: State, change: Change, src: int) -> bool:
        return self._of_kind(change) and change.cid >= 0 and self.what.had(s, change, src)

    def _of_kind(self, change: Change) -> bool:
        return change.kind == "advanced" or (isinstance(change, OfTokens) and change.token == self.token)

    def say(self, *, batch: bool = False) -> str:
        return f"{a(token(self.token))} is placed on {a(self.what.say())}"


@dataclass(frozen=True, slots=True)
class DrawnForClick(Event):
    """A side draws cards in an action that cost a click; met by the first card (CR 5.2.1 defines it)."""

    by: int

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("drawn",)

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.side != self.by:
            return False
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "drawn" and one is not change and (one.side, one.src) == (change.side, change.src):
                return False  # not the first of this action
            if one.kind == "action":
                # See the interpretations: the basic action to draw, or the ability of a card that is an action itself.
                basic = one.cause == "draw" and change.cause == "basic action"
                return one.side == self.by and (basic or (one.cid >= 0 and one.cid == change.src))
        return False

    def say(self, *, batch: bool = False) -> str:
        deed = does(SUBJECTS[self.by], "spend [click] to draw 1 or more cards")
        return f"{deed} (with the basic action or through a card ability)"


@dataclass(frozen=True, slots=True)
class EitherOf(Event):
    """Either of two events (CR 9.6.2 defines it) that differ in more than their kind."""

    one: Event
    two: Event

    def faults(self) -> tuple[str, ...]:
        return (*self.one.faults(), *self.two.faults())

    def kinds(self) -> tuple[ChangeKind, ...]:
        return tuple(dict.fromkeys((*self.one.kinds(), *self.two.kinds())))  # filed once under each kind

    def of_inactive(self) -> bool:
        return self.one.of_inactive() and self.two.of_inactive()

    def met(self, s: State, change: Change, src: int) -> bool:
        return any(change.kind in event.kinds() and event.met(s, change, src) for event in (self.one, self.two))

    def was(self, s: State, change: Change, src: int) -> bool:
        return any(change.kind in event.kinds() and event.was(s, change, src) for event in (self.one, self.two))

    def say(self, *, batch: bool = False) -> str:
        first, second = self.one.say(batch=batch), self.two.say(batch=batch)
        for lead in ("the Runner would ", "the Corp would ", "you would ", "the Runner ", "your opponent ", "you "):
            if first.startswith(lead):
                second = second.removeprefix(lead)
        return f"{first} or {second}"


@dataclass(frozen=True, slots=True)
class FromNone(Event):
    """A card gets its first advancement counter, or the Runner the first tag."""

    event: On

    def faults(self) -> tuple[str, ...]:
        return self.event.faults()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return self.event.kinds()

    def met(self, s: State, change: Change, src: int) -> bool:
        return self.event.met(s, change, src) and self._had(s, change) <= 0

    def _had(self, s: State, change: Change) -> int:
        """CR 26.03:9.6.6a: how many there were when the latest checkpoint looked."""
        since = s.journal.since(s.looked)
        if change.kind == "tagged":
            n = s.tags - sum(one.amount for one in since if one.kind == "tagged")
            return n + sum(one.amount for one in since if one.kind == "tags removed")
        n = s.tokens(change.cid, ADVANCEMENT)
        for one in since:
            if one.cid == change.cid:
                if isinstance(one, OfTokens) and one.token == ADVANCEMENT:
                    n += -one.amount if one.kind == "tokens placed" else one.amount
                elif one.kind == "advanced":
                    n -= 1
        return n

    def say(self, *, batch: bool = False) -> str:
        none = "while the Runner has no tags" if self.event.kind == "tagged" else "that has no advancement counters"
        return f"{self.event.say(batch=batch)} {none}"


@dataclass(frozen=True, slots=True)
class AllBroken(Event):
    """All subroutines of such ice were broken in one encounter, each of them by the source (CR 10.9.3).

    Ice without subroutines does not count.
    """

    what: Cards | None = None
    ended: bool = False  # it waits for the end of that encounter

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("encounter ends",) if self.ended else ("all broken",)

    def met(self, s: State, change: Change, src: int) -> bool:
        return self._alone(s, change, src) and (self.what is None or self.what.has(s, change.cid, src))

    def was(self, s: State, change: Change, src: int) -> bool:
        return self._alone(s, change, src) and (self.what is None or self.what.had(s, change, src))

    def under(self, ruleset: Ruleset) -> Event:
        """CR 26.03:6.5.7b: abilities that wait for it are met at the moment of breaking."""
        return FullyBreaks(self.what, by_this=True) if ruleset.in_sequence else self

    def _alone(self, s: State, change: Change, src: int) -> bool:
        if self.ended and change.cause != "all broken":
            return False
        return isinstance(change, OfEncounter) and breakers_in(s, change.encounter) == {src}

    def names_its_card(self) -> bool:
        return True

    def say(self, *, batch: bool = False) -> str:
        ice = a(self.what.say().replace("installed ", "", 1) if self.what is not None else "piece of ice")
        if self.ended:
            return f"an encounter ends in which you broke all subroutines on {ice} with this card alone"
        return f"you break all subroutines on {ice} in one encounter with this card alone"


@dataclass(frozen=True, slots=True)
class FullyBreaks(Event):
    """The Runner fully breaks such ice, or the source does (CR 26.03:6.5.7 defines it)."""

    what: Cards | None = None
    by_this: bool = False

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("all broken",)

    def met(self, s: State, change: Change, src: int) -> bool:
        return self._done(change, src) and (self.what is None or self.what.has(s, change.cid, src))

    def was(self, s: State, change: Change, src: int) -> bool:
        return self._done(change, src) and (self.what is None or self.what.had(s, change, src))

    def _done(self, change: Change, src: int) -> bool:
        return not self.by_this or change.src == src

    def names_its_card(self) -> bool:
        return self.by_this

    def say(self, *, batch: bool = False) -> str:
        ice = a(self.what.say().replace("installed ", "", 1) if self.what is not None else "piece of ice")
        return f"this card fully breaks {ice}" if self.by_this else f"the Runner fully breaks {ice}"


@dataclass(frozen=True, slots=True)
class Uninstalled(Event):
    """This card stops being installed, for any reason (CR 8.1.2b defines it)."""

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("trashed", "added to hand", "added to deck", "shuffled in", "removed from game", "added to score area")

    def met(self, s: State, change: Change, src: int) -> bool:
        thing = s.things.get(src)
        return change.cid == src and thing is not None and thing.installed

    def names_its_card(self) -> bool:
        return True

    def say(self, *, batch: bool = False) -> str:
        return "this card is uninstalled"


class AgendaTakenHere(Event):
    """An agenda is scored from this card's server, or stolen from that server or its root (CR 4.7.7)."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("scored", "stolen")

    def met(self, s: State, change: Change, src: int) -> bool:
        here = server_of(s, src)
        if here < 0 or change.lki is not None:
            return here >= 0 and change.server == here
        # An agenda that was not installed: its access tells which central server it was in (CR 4.7.7).
        zone = {int(HQ): HAND, int(RND): DECK, int(ARCHIVES): DISCARD}.get(here)
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "accessed" and one.cid == change.cid and isinstance(one, FromZone):
                return one.zone == zone
        return False

    def say(self, *, batch: bool = False) -> str:
        return "an agenda in this server or its root is scored or stolen"


def accessing(s: State, cid: int) -> bool:
    """Is this object being accessed (CR 7.7.1)?"""
    access = current_access(s)
    return access is not None and access.cid == cid


def was_accessed(s: State, change: Change) -> bool:
    """Was the card of an earlier change being accessed at that time?"""
    under_way = False
    for one in s.journal.since(s.marks[0]):
        if one is change:
            break
        if one.cid == change.cid and one.kind in ("accessed", "after access"):
            under_way = one.kind == "accessed"
    return under_way


def during_run(s: State, change: Change) -> bool:
    """Did it happen between the formal beginning and the end of a run (CR 6.3.2c, 6.8.5)?"""
    running = False
    for one in s.journal.since(s.marks[0]):
        if one.kind in ("run begins", "run ends"):
            running = one.kind == "run begins"
        if one is change:
            break
    return running
