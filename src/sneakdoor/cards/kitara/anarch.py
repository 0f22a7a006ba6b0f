"""Anarch cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

CRYPT = resource(
    "Crypt",
    "anarch",
    success_on(ARCHIVES, Place(VIRUS, 1), may=True),
    paid(
        (Clicks(1), TrashThis(), Tokens(VIRUS, 3)),
        Search(Is((PROGRAM,), ("Virus",), zone="anywhere"), RUNNER, install=True),
        InstallFound(),
    ),
    subtypes="Virtual",
    cost=0,
    influence=1,
)
