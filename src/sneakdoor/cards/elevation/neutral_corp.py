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
