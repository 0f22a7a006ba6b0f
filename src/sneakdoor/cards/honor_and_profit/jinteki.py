"""Jinteki cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

KOMAINU = ice(
    "Komainu",
    "jinteki",
    when(ENCOUNTER_THIS, GainSubroutines(sub(Damage(1, NET)), RUN, HandOf(RUNNER))),
    subtypes="Sentry - AP",
    cost=5,
    strength=1,
    influence=4,
)

INAZUMA = ice(
    "Inazuma",
    "jinteki",
    sub(NextEncounter(Body((Forbid("break", ENCOUNTER),)))),
    sub(Forbid("jack out", RUN, next_encounter=True)),
    subtypes="Code Gate",
    cost=3,
    strength=5,
    influence=2,
)

NEOTOKYO_GRID = upgrade(
    "NeoTokyo Grid",
    "jinteki",
    when(TokenPlaced(ADVANCEMENT, Is(side=CORP, here=True, in_remote=True)), Gain(1), first=True),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=5,
    influence=2,
)

CEREBRAL_CAST = operation(
    "Cerebral Cast",
    "jinteki",
    Play(
        psi(Choose(((Damage(1, BRAIN, suffer=True),), (Tag(1, take=True),)), by=RUNNER)),
        only=LastTurn("successful run", RUNNER),
    ),
    subtypes="Gray Ops - Psi",
    cost=1,
    influence=3,
)

MEDICAL_RESEARCH_FUNDRAISER = operation(
    "Medical Research Fundraiser",
    "jinteki",
    play(Gain(8), Gain(3, RUNNER)),
    subtypes="Transaction",
    cost=3,
    influence=1,
)
