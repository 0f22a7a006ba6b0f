"""Neutral Corp cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

SHOW_OF_FORCE = agenda(
    "Show of Force",
    "neutral_corp",
    scored(Damage(2, MEAT)),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)

MACROPHAGE = ice(
    "Macrophage",
    "neutral_corp",
    Sub(trace(4, Purge())),
    Sub(trace(3, DoToChosen("trash", Is(subtypes=("Virus",))))),
    Sub(trace(2, DoToChosen("remove from game", Is(subtypes=("Virus",), zone=IN_DISCARD, side=RUNNER)))),
    Sub(trace(1, EndRun())),
    subtypes="Code Gate - Tracer",
    cost=3,
    strength=7,
    influence=0,
)

_RUNNER_TRASHES = sub(DoToChosen("trash", Is(side=RUNNER), by=RUNNER))

TRIBUNAL = ice(
    "Tribunal",
    "neutral_corp",
    _RUNNER_TRASHES,
    _RUNNER_TRASHES,
    _RUNNER_TRASHES,
    subtypes="Sentry",
    cost=7,
    strength=3,
    influence=0,
)
