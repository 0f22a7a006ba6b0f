"""Neutral Runner cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

THE_SOURCE = resource(
    "The Source",
    "neutral_runner",
    Modify("advancement requirement", 1, Is((AGENDA,), zone="anywhere")),
    ExtraCost("steal", (Credits(3),)),
    when(On("scored", also="stolen"), Do("trash", THIS)),
    subtypes="Connection",
    cost=2,
    influence=2,
    unique=True,
)
