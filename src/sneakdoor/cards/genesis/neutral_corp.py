"""Neutral Corp cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

CORPORATE_WAR = agenda(
    "Corporate War",
    "neutral_corp",
    scored(If(AtLeast(CreditsOf(CORP), 7), (Gain(7),), (Lose(CreditsOf(CORP)),))),
    subtypes="Expansion",
    advancement=4,
    points=2,
    influence=0,
)

EXECUTIVE_RETREAT = agenda(
    "Executive Retreat",
    "neutral_corp",
    scored(AsOne((Place(AGENDA_TOKEN, 1), ShuffleInHand(CORP)))),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), Draw(5)),
    advancement=5,
    points=3,
    influence=0,
)
