"""Jinteki cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

IMPROVED_PROTEIN_SOURCE = agenda(
    "Improved Protein Source",
    "jinteki",
    when(On("scored", what=THIS, also="stolen"), Gain(4, RUNNER)),
    subtypes="Research",
    advancement=4,
    points=3,
)

PALANA_FOODS_SUSTAINABLE_GROWTH = corp_identity(
    "Pālanā Foods: Sustainable Growth",
    "jinteki",
    when(On("drawn", by=RUNNER), Gain(1), first=True),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

CHETANA = ice(
    "Chetana",
    "jinteki",
    sub(AsOne((Gain(2), Gain(2, RUNNER)))),
    Sub(psi(Damage(Each(1, HandOf(RUNNER)), NET))),
    subtypes="Sentry - AP - Psi",
    cost=4,
    strength=3,
    influence=2,
)

UPAYOGA = ice(
    "Upayoga",
    "jinteki",
    Sub(psi(Lose(2, RUNNER))),
    sub(ResolveSubroutine(Is((ICE,), ("Psi",), rezzed=True))),
    subtypes="Code Gate - Psi",
    cost=3,
    strength=4,
    influence=1,
)

_MUST_DISCARD = sub(Draw(3, RUNNER), DiscardDown(RUNNER))

HARVESTER = ice(
    "Harvester",
    "jinteki",
    _MUST_DISCARD,
    _MUST_DISCARD,
    subtypes="Code Gate",
    cost=1,
    strength=3,
    influence=1,
)
