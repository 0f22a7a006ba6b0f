"""Scoring, stealing, advancing, forfeiting (CR 1.16, 1.17, 10.1.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sneakdoor.kernel.frames import Move, StepTable, step, table
from sneakdoor.model import parts
from sneakdoor.model.abilities import Keyword
from sneakdoor.model.bills import Bill, ChooseCards, Item
from sneakdoor.model.changes import OfTokens, WorthPoints
from sneakdoor.model.enums import ADVANCEMENT, AGENDA, CORP, DISCARD, NOWHERE, REMOVED, RUNNER
from sneakdoor.model.game_frame import OnCard
from sneakdoor.model.objects import KEPT_AGENDA, PRINTED
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import D_ENDED, State
from sneakdoor.rules.changes import happen, own, said_of
from sneakdoor.rules.checkpoints import checkpoint
from sneakdoor.rules.costs import pay, short
from sneakdoor.rules.destinations import arrives_with
from sneakdoor.rules.imminence import happens
from sneakdoor.rules.moving import place_tokens, remember, to_pile, to_score
from sneakdoor.rules.quantities import (
    additional_bill,
    advancement_requirement,
    agenda_points,
    counters,
    forbidden,
    forbids_itself,
    type_of,
)

NOT_AGENDA: Final = Refusal("1.16.3", "Only an installed agenda can be scored.")
NOT_ENOUGH: Final = Refusal("1.16.3a", "The agenda has fewer advancement tokens than its requirement.")
FORBIDDEN: Final = Refusal("1.2.2", "A card says that this agenda cannot be scored.")
NOT_ADVANCEABLE: Final = Refusal("1.17.2", "This card cannot be advanced.")
CANNOT_ADVANCE: Final = Refusal("1.2.2", "A card says that this card cannot be advanced.")
NOT_INSTALLED: Final = Refusal("1.17.2", "Only an installed card can be advanced.")


def refuse_score(s: State, cid: int) -> Refusal | None:
    """Why an agenda cannot be scored, if so: the first reason."""
    return next(score_refusals(s, cid), None)


def score_refusals(s: State, cid: int) -> Iterator[Refusal]:
    """Every reason why an agenda cannot be scored; windows judge the timing."""
    thing = s.things.get(cid)
    if thing is None or not thing.installed or s.card(cid).type != AGENDA:
        yield NOT_AGENDA
        return
    if counters(s, cid, ADVANCEMENT) < advancement_requirement(s, cid):
        yield NOT_ENOUGH  # CR 3.2.2a: the requirement is the least number of tokens
    if forbidden(s, "score", cid) or forbids_itself(s, "score", cid):
        yield FORBIDDEN
    if (bill := score_bill(s, cid)) and (refusal := short(s, CORP, bill, ("score", cid))) is not None:
        yield refusal


def score_bill(s: State, cid: int) -> Bill:
    """What is added to scoring an agenda, which costs nothing by itself (CR 1.15.9)."""
    bill = additional_bill(s, "score", CORP, cid)
    # CR 26.03:1.16.1c: it cannot be paid with a card without which the agenda could not be scored any more.
    return tuple([_sparing(s, cid, item) for item in bill]) if bill else bill


def _sparing(s: State, agenda: int, item: Item) -> Item:
    """The item without cards that the agenda needs to be scored."""
    if not isinstance(item, ChooseCards):
        return item
    spare = tuple([cid for cid in item.cids if cid != agenda and _enough_without(s, agenda, cid)])
    return item if spare == item.cids else ChooseCards(item.verb, spare, item.n, item.shown)


def _enough_without(s: State, agenda: int, cid: int) -> bool:
    """Would the agenda still meet its requirement if another card were gone?"""
    probe = s.clone()
    to_pile(probe, cid, DISCARD, faceup=True)
    return counters(probe, agenda, ADVANCEMENT) >= advancement_requirement(probe, agenda)


def score_moves(s: State, out: list[Move]) -> None:
    # CR 1.16.3b: something the Corp may do in a window, and may leave.
    for server, row in s.root.items():
        if server > 2:
            for cid in row:
                # CR 26.03:1.17.3a: a requirement of X can be 0, and then it takes no counter.
                if (s.things[cid].tokens or _needs_nothing(s, cid)) and refuse_score(s, cid) is None:
                    out.append(("score", cid))


def _needs_nothing(s: State, cid: int) -> bool:
    card = s.book.cards[s.code[cid]]
    return not card.advancement and card.type == AGENDA


def keyword(s: State, cid: int, name: str) -> int:
    """Does the card's own text say this of it? The value, or 0."""
    for number in said_of(s, cid, name):
        decl = s.book.abilities[number].decl
        if isinstance(decl, Keyword):
            return decl.value or 1
    return 0


def stays(s: State, cid: int) -> bool:
    """Does the card stay in the play area once it was played (CR 3.5.1b, 1.4:3.5.1c)?"""
    return bool(said_of(s, cid, "current") or said_of(s, cid, "lockdown"))


def refuse_advance(s: State, cid: int) -> Refusal | None:
    """Why a card cannot be advanced now, if so."""
    refusal = unadvanceable(s, cid)
    if refusal is None and forbidden(s, "advance", cid):
        return CANNOT_ADVANCE
    return refusal


def unadvanceable(s: State, cid: int) -> Refusal | None:
    """CR 1.17.2: agendas can be advanced always, other cards that say so, even unrezzed.

    A card stays one that can be advanced where nobody may advance it: placing tokens is not advancing (CR 1.17.1a).
    """
    # CR 1.4:9.1.8f: the keyword is read from the card, whether or not that is active.
    thing = s.things.get(cid)
    if thing is None or not thing.installed or thing.controller != CORP:
        return NOT_INSTALLED
    if type_of(s, cid) == AGENDA or said_of(s, cid, "can be advanced"):
        return None  # CR 3.2.4: agendas can always be advanced
    if said_of(s, cid, "can be advanced while rezzed" if thing.faceup else "can be advanced while unrezzed"):
        return None  # CR 9.1.6e: said by an inactive card
    return NOT_ADVANCEABLE


@happens(parts.Advance)
def apply_advance(s: State, them: list[parts.Advance]) -> None:
    """CR 1.17.1: an advancement token from the bank."""
    for one in them:
        thing = s.things.get(one.cid)
        if thing is not None:
            place_tokens(s, thing, ADVANCEMENT, 1)
            happen(s, "advanced", one.by, one.cid, src=one.src, rule="1.17.1")


def scorable(s: State, cid: int) -> bool:
    """Could an ability score it: is it an installed agenda that nothing forbids to score (CR 1.2.2)?"""
    # See the interpretations: the requirement of CR 1.16.3a is about the Corp's own choice to score.
    thing = s.things.get(cid)
    if thing is None or not thing.installed or type_of(s, cid) != AGENDA:
        return False
    return not forbidden(s, "score", cid) and not forbids_itself(s, "score", cid)


def stealable(s: State, cid: int, server: int = NOWHERE) -> bool:
    """CR 1.2.2: is it an agenda that nothing forbids to steal?"""
    if type_of(s, cid) != AGENDA or forbidden(s, "steal", cid, server):
        return False
    return not forbids_itself(s, "steal", cid)  # CR 3.2.3b: it may say so of itself, though inactive


def expire_currents(s: State, sides: tuple[int, ...] = (CORP, RUNNER), keep: int = -1) -> None:
    """What the currents of these sides wait for has happened; the next checkpoint trashes them (CR 3.5.1b, 3.7.1b)."""
    for cid, number in s.index.get("current", ()):
        decl = s.book.abilities[number].decl
        if cid != keep and isinstance(decl, Keyword) and decl.value in sides:
            remember(s.things[cid], "expired", True)
            s.dirty |= D_ENDED


def add_agenda(s: State, cid: int, side: int) -> None:
    """Add an agenda to a score area, in the way that may have been put in place of that."""
    # CR 1.4:1.16.3f: only the adding is replaced, so the agenda still counts as scored or stolen.
    instead = arrives_with(s, cid, side)
    thing = to_score(s, cid, side)
    if instead is not None:
        place_tokens(s, thing, instead.kind, instead.n)
        happen(s, OfTokens("tokens placed", instead.kind), s.owner[cid], cid, instead.n, cid, rule="1.4:1.16.3f")


@happens(parts.Score)
def apply_score(s: State, them: list[parts.Score]) -> None:
    for one in them:
        # CR 1.16.5 + 1.16.8: uninstalled and without tokens, but last known information is kept.
        thing = s.things.get(one.cid)  # an effect may score an agenda that is not installed
        lki = thing.clone() if thing is not None else None
        if lki is not None:
            # CR 26.03:10.13.2: as it was when it began to be scored, whatever its server did to it.
            remember(lki, "requirement", advancement_requirement(s, one.cid))
        server = lki.server if lki is not None else NOWHERE
        add_agenda(s, one.cid, CORP)
        scored = WorthPoints("scored", s.card(one.cid).points)
        happen(s, scored, CORP, one.cid, src=one.src, server=server, rule="1.16.6", lki=lki)
        expire_currents(s, (RUNNER,))


@happens(parts.Steal)
def apply_steal(s: State, them: list[parts.Steal]) -> None:
    for one in them:
        thing = s.things.get(one.cid)
        lki = thing.clone() if thing is not None else None
        server = lki.server if lki is not None else -1
        add_agenda(s, one.cid, RUNNER)
        stolen = WorthPoints("stolen", s.card(one.cid).points)
        change = happen(s, stolen, RUNNER, one.cid, src=one.src, server=server, rule="1.16.7", lki=lki)
        own(s, change)
        expire_currents(s, (CORP,))


@happens(parts.Forfeit)
def apply_forfeit(s: State, them: list[parts.Forfeit]) -> None:
    """CR 10.1.2: an agenda leaves the score area and the game."""
    for one in them:
        lki = s.things[one.cid].clone()
        worth = WorthPoints("forfeited", agenda_points(s, one.cid))  # CR 9.1.7: last known information
        happen(s, worth, one.by, one.cid, src=one.src, rule="10.1.2", lki=lki)
        to_pile(s, one.cid, REMOVED)  # CR 1.4:4.9.3: out of the game


@happens(parts.AddToScoreArea)
def apply_add(s: State, them: list[parts.AddToScoreArea]) -> None:
    # CR 1.16.3e + 1.16.3f: an agenda, or a card that becomes one, is there without being scored or stolen.
    for one in them:
        if one.form == PRINTED:
            add_agenda(s, one.cid, one.whose)
        else:
            thing = to_score(s, one.cid, one.whose, form=one.form, points=one.points)
            if one.subtype:
                remember(thing, "subtype", one.subtype)
            if one.kept:
                remember(thing, KEPT_AGENDA, True)
        happen(s, WorthPoints("added to score area", one.points), one.by, one.cid, src=one.src, rule="1.16.3e")


class Score(OnCard):
    """The Corp scores an agenda (CR 1.16.3)."""

    __slots__ = ("ref",)

    def __init__(self, cid: int = 0, ref: int = -1, at: int = 0) -> None:
        self.at = at
        self.cid = cid
        self.ref = ref  # the object it is in play

    def table(self) -> StepTable:
        return SCORE_TABLE

    @step("1.15.9", opens=("Payment",))
    def pay_additional_cost(self, s: State) -> None:
        """CR 26.03:1.16.10c: what is added to something free is paid first, with its checkpoint."""
        # CR 1.16.3c: nothing else is paid.
        self.ref = s.ref[self.cid]
        if bill := score_bill(s, self.cid):
            pay(s, CORP, bill, ("score", self.cid), self.cid)

    @step("1.16.3")
    def score(self, s: State) -> None:
        if s.ref[self.cid] == self.ref:  # paying may have led to its leaving
            apply_score(s, [parts.Score(CORP, self.cid)])

    @step("9.2.4d", opens=("Checkpoint",))
    def look(self, s: State) -> None:
        checkpoint(s)


SCORE_TABLE: Final = table("Score")
