"""Neutral Corp cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

CHRONOS_PROJECT = agenda(
    "Chronos Project",
    "neutral_corp",
    scored(Do("remove from game", Is(zone=IN_DISCARD, side=RUNNER), by=RUNNER)),
    subtypes="Research",
    advancement=3,
    points=1,
    influence=0,
)

HADES_FRAGMENT = agenda(
    "Hades Fragment",
    "neutral_corp",
    when(TURN_BEGINS, DoToChosen("to deck bottom", Is(zone=IN_DISCARD, side=CORP)), may=True),
    limit_per_deck(1),
    subtypes="Source",
    advancement=5,
    points=3,
    influence=0,
    unique=True,
    deck_limit=1,
)

UTOPIA_FRAGMENT = agenda(
    "Utopia Fragment",
    "neutral_corp",
    ExtraCost("steal", (Credits(Each(2, Hosted(ADVANCEMENT, Accessed()))),)),
    limit_per_deck(1),
    subtypes="Source",
    advancement=5,
    points=3,
    influence=0,
    unique=True,
    deck_limit=1,
)

EDEN_FRAGMENT = agenda(
    "Eden Fragment",
    "neutral_corp",
    Modify(
        "install cost",
        0,
        Is((ICE,), zone="anywhere"),
        only=Not(HappenedTo("installed", Is((ICE,), zone="anywhere"))),
        op=CAP,
    ),
    limit_per_deck(1),
    subtypes="Source",
    advancement=5,
    points=3,
    influence=0,
    unique=True,
    deck_limit=1,
)
