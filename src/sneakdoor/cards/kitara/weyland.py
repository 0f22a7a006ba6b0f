"""Weyland cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

MASVINGO = ice(
    "Masvingo",
    "weyland",
    can_be_advanced(),
    when(REZ_THIS, Place(ADVANCEMENT, 1)),
    Sub((EndRun(),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Barrier",
    cost=3,
    strength=3,
    influence=2,
)

ODUDUWA = ice(
    "Oduduwa",
    "weyland",
    when(
        ENCOUNTER_THIS,
        Place(ADVANCEMENT, 1),
        May((PlaceOnChosen(ADVANCEMENT, Each(1, Hosted(ADVANCEMENT)), Is((ICE,), other=True)),)),
    ),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Code Gate",
    cost=7,
    strength=5,
    influence=5,
    unique=True,
)

_TWICE_THE_ICE = Each(2, Count(Is((ICE,), protecting=True)))

SURVEYOR = ice(
    "Surveyor",
    "weyland",
    Modify("strength", _TWICE_THE_ICE, THIS),
    Sub(trace(_TWICE_THE_ICE, Tag(2))),
    Sub(trace(_TWICE_THE_ICE, EndRun())),
    subtypes="Sentry - Tracer",
    cost=5,
    strength=0,
    influence=2,
)
