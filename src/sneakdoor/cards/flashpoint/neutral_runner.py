"""Neutral Runner cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

BABA_YAGA = program(
    "Baba Yaga",
    "neutral_runner",
    Host(Is((PROGRAM,), ("Icebreaker",), ("AI",), zone="anywhere")),
    GainsText(Is((PROGRAM,), ("Icebreaker",), hosted=True), paid=True),
    subtypes="Icebreaker - AI",
    cost=5,
    strength=0,
    memory=1,
    influence=2,
)
