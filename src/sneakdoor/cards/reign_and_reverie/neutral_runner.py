"""Neutral Runner cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

DJ_FENRIS = resource(
    "DJ Fenris",
    "neutral_runner",
    when(
        INSTALL_THIS,
        Target(
            OtherIdentities(RUNNER, "G-mod", other_faction=True),
        ),
        HostCards(gone="remove from game"),
    ),
    GainsText(Is((IDENTITY,), hosted=True)),
    limit_per_deck(1),
    subtypes="Connection",
    cost=3,
    influence=1,
    unique=True,
)
