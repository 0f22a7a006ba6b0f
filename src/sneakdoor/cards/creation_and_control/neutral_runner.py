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

DAILY_CASTS = resource(
    "Daily Casts", "neutral_runner", *loaded(CREDIT, 8), when(TURN_BEGINS, Take(2)), cost=3, influence=0
)

DIRTY_LAUNDRY = event(
    "Dirty Laundry",
    "neutral_runner",
    play(MakeRun(linked=(When(On("run ends", cause="successful"), (Gain(5),)),))),
    subtypes="Run",
    cost=2,
    influence=0,
)

SAME_OLD_THING = resource(
    "Same Old Thing",
    "neutral_runner",
    paid((Clicks(2), TrashThis()), PlayCards(Is((EVENT,), zone=IN_DISCARD, side=RUNNER))),
    cost=0,
    influence=0,
)
