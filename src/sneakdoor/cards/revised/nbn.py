"""NBN cards as version 26.03 has them."""

from typing import Final

from sneakdoor.cards.vocabulary import *

_TRASHED_A_CARD: Final = LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER)

TEXTS: Final[dict[str, Revision]] = {
    # The draw is raised, and one of the cards goes to the bottom when they are drawn.
    "Daily Business Show": anew(
        when(On("would draw", by=MINE), ChangeImminent("draw", 1), first=True),
        when(
            On("drawn", by=MINE),
            Target(Drawn(CORP)),
            Do("to deck bottom", whose=CORP),
            first=True,
            per_batch=True,
        ),
    ),
    # Only installed cards; mid-access abilities are free of it.
    "Navi Mumbai City Grid": in_place_of(
        0,
        Cannot("use paid", Is(without=("Icebreaker",), side=RUNNER), only=DuringRun(here=True)),
    ),
    # Nested costs in place of a choice.
    "Data Ward": with_fields(0, do=(Pays((Credits(3),), otherwise=(Tag(1, take=True, who=RUNNER),), by=RUNNER),)),
    "SYNC Rerouting": with_fields(1, do=(Pays((Credits(4),), otherwise=(Tag(1),), by=RUNNER),)),
    "License Acquisition": anew(
        scored(
            InstallOne(
                Either(
                    Is((ASSET, UPGRADE), zone=IN_DISCARD, side=CORP),
                    Is((ASSET, UPGRADE), zone=IN_HAND, side=CORP),
                ),
                ignore=True,
                rezzed=True,
                optional=True,
            ),
        )
    ),
    # The whole link of the Runner is 0.
    "Net Quarantine": with_fields(0, quantity="[link]"),
    # What there has to be is said in the text, since nobody asks what could change.
    "Threat Assessment": with_fields(0, only=Both(_TRASHED_A_CARD, AtLeast(Count(Is(side=RUNNER)), 1))),
}

# Errata of 1.4 limit it to one copy per deck (CR 11.2.3). 26.03 has none; formats of today bar it instead.
ASTROSCRIPT_PILOT_PROGRAM = agenda(
    "AstroScript Pilot Program",
    "nbn",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(
        Tokens(AGENDA_TOKEN),
        PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)),
    ),
    subtypes="Initiative",
    advancement=3,
    points=2,
)
