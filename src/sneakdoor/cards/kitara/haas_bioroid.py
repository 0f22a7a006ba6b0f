"""Haas-Bioroid cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

KAMALI_10 = ice(
    "Kamali 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Pays((TrashCards(Is((RESOURCE,))),), otherwise=(Damage(1, BRAIN),), by=RUNNER)),
    sub(Pays((TrashCards(Is((HARDWARE,))),), otherwise=(Damage(1, BRAIN),), by=RUNNER)),
    sub(Pays((TrashCards(Is((PROGRAM,))),), otherwise=(Damage(1, BRAIN),), by=RUNNER)),
    subtypes="Sentry - Bioroid - Destroyer - AP",
    cost=6,
    strength=3,
    influence=4,
)

NEXT_DIAMOND = ice(
    "NEXT Diamond",
    "haas_bioroid",
    Modify("rez cost", Each(-1, Count(Is((ICE,), ("NEXT",), rezzed=True, other=True))), THIS),
    sub(Damage(1, BRAIN)),
    sub(Damage(1, BRAIN)),
    sub(DoToChosen("trash", Is(side=RUNNER))),
    subtypes="Sentry - NEXT - Destroyer - AP",
    cost=10,
    strength=6,
    influence=4,
)

NAJJA_10 = ice(
    "Najja 1.0",
    "haas_bioroid",
    bioroid(),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=2,
    strength=2,
    influence=2,
)
