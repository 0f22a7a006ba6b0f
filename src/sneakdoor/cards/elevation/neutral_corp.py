"""Neutral Corp cards of Elevation."""

from sneakdoor.cards.vocabulary import *

FLYSWATTER = ice(
    "Flyswatter",
    "neutral_corp",
    when(REZ_THIS, Purge(), where=DuringRun(here=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=2,
    strength=0,
    influence=0,
)


class AgendaTakenHere(Event):
    """An agenda is scored from the server that this ice protects, or stolen from that server or its root."""

    __slots__ = ()

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("scored", "stolen")

    def met(self, s: State, change: Change, src: int) -> bool:
        here = server_of(s, src)
        if here < 0 or change.lki is not None:
            return here >= 0 and change.server == here
        # An agenda that was not installed: its access tells which central server it was in (CR 4.7.7).
        zone = {int(HQ): IN_HAND_ZONE, int(RND): IN_DECK_ZONE, int(ARCHIVES): DISCARD}.get(here)
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "accessed" and one.cid == change.cid and isinstance(one, FromZone):
                return one.zone == zone
        return False

    def say(self, *, batch: bool = False) -> str:
        return "an agenda in this server or its root is scored or stolen"


LAMPLIGHTER = ice(
    "Lamplighter",
    "neutral_corp",
    When(AgendaTakenHere(), (Do("trash", THIS),)),
    sub(Pays((Credits(3),), otherwise=(Tag(1),), by=RUNNER)),
    sub(If(TAGGED, (EndRun(),))),
    subtypes="Sentry - Observer",
    cost=2,
    strength=3,
    influence=0,
)

MAHKOTA_LANGIT_GRID = upgrade(
    "Mahkota Langit Grid",
    "neutral_corp",
    Recurring(2),
    CreditsFor(("rez",), Either(Is((ASSET,), here=True), Is((ICE,), protecting=True))),
    persistent(Modify("trash cost", 2, Is((ASSET,), here=True))),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=2,
    influence=0,
)

PETTY_CASH = operation(
    "Petty Cash",
    "neutral_corp",
    play(Gain(5), If(Not(PlayedFromHand()), (GainClicks(1),)), only=Not(ThisTurn("action complete"))),
    paid(Clicks(1), PlayCards(THIS, remove=True), zone=int(DISCARD)),
    subtypes="Transaction",
    cost=3,
    influence=0,
)
