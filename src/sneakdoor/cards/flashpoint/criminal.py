"""Criminal cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

AARON_MARRON = resource(
    "Aaron Marrón",
    "criminal",
    when(On("scored", also="stolen"), Place(POWER, 2)),
    paid(Tokens(POWER), AsOne((RemoveTag(1), Draw(1)))),
    subtypes="Connection",
    cost=2,
    influence=2,
    unique=True,
)

BLOCKADE_RUNNER = resource(
    "Blockade Runner",
    "criminal",
    paid(Clicks(2), Draw(3), DoToChosen("shuffle in", Is(zone=IN_HAND, side=RUNNER))),
    subtypes="Connection",
    cost=1,
    influence=1,
)

HERNANDO_CORTEZ = resource(
    "Hernando Cortez",
    "criminal",
    ExtraCost("rez", (PerSubroutine(1),), Is((ICE,)), AtLeast(CreditsOf(CORP), 10)),
    subtypes="Connection",
    cost=2,
    influence=1,
    unique=True,
)
