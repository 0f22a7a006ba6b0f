"""Anarch cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

DUGGARS = resource(
    "Duggar's",
    "anarch",
    paid(Clicks(4), Draw(10)),
    subtypes="Location - Seedy",
    cost=2,
    influence=4,
    unique=True,
)

FESTER = resource(
    "Fester",
    "anarch",
    when(On("purged"), If(AtLeast(CreditsOf(CORP), 2), (Lose(2, CORP),))),
    subtypes="Virtual",
    cost=1,
    influence=1,
)
