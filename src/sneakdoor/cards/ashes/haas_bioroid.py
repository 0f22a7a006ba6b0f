"""Haas-Bioroid cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

ARCHITECT_DEPLOYMENT_TEST = agenda(
    "Architect Deployment Test",
    "haas_bioroid",
    scored(LookAtTop(5, CORP), InstallOne("looked", ignore=True, optional=True, rezzed=True)),
    subtypes="Research",
    advancement=4,
    points=2,
)

MEGAPRIX_QUALIFIER = agenda(
    "Megaprix Qualifier",
    "haas_bioroid",
    scored(
        Place(AGENDA_TOKEN, 1),
        where=AtLeast(Count(Is(zone=IN_SCORE, other=True, copy=True)), 1),
    ),
    Modify("agenda points", 1, THIS, only=AtLeast(Hosted(AGENDA_TOKEN), 1)),
    advancement=3,
    points=1,
)
