"""Haas-Bioroid cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

ELI_20 = ice(
    "Eli 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(May((Draw(1),))),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=5,
    strength=4,
    influence=2,
)

TAPESTRY = ice(
    "Tapestry",
    "haas_bioroid",
    sub(LoseClicks(1)),
    sub(May((Draw(1),))),
    sub(May((DoToChosen("to deck top", Is(zone=IN_HAND, side=CORP)),))),
    subtypes="Code Gate",
    cost=5,
    strength=6,
    influence=1,
)
