"""Anarch cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

BLACK_ORCHESTRA = program(
    "Black Orchestra",
    "anarch",
    when(
        On("encounter", what=Is((ICE,), ("Code Gate",), zone="anywhere")),
        InstallThis(IN_DISCARD, paying=True),
        may=True,
        zone=int(DISCARD),
    ),
    paid(Credits(3), Adjust("strength", 2, ENCOUNTER), Break(2, ("Code Gate",), up_to=True)),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=2,
    memory=1,
    influence=2,
)

MKULTRA = program(
    "MKUltra",
    "anarch",
    when(
        On("encounter", what=Is((ICE,), ("Sentry",), zone="anywhere")),
        InstallThis(IN_DISCARD, paying=True),
        may=True,
        zone=int(DISCARD),
    ),
    paid(Credits(3), Adjust("strength", 2, ENCOUNTER), Break(2, ("Sentry",), up_to=True)),
    subtypes="Icebreaker - Killer",
    cost=2,
    strength=1,
    memory=1,
    influence=2,
)

NFR = program(
    "Nfr",
    "anarch",
    when(AllBroken(ended=True), Place(POWER, 1)),
    strength_per(Each(1, Hosted(POWER))),
    breaks(1, "Barrier"),
    subtypes="Icebreaker - Fracter",
    cost=3,
    strength=1,
    memory=1,
    influence=3,
)

PAPERCLIP = program(
    "Paperclip",
    "anarch",
    when(
        On("encounter", what=Is((ICE,), ("Barrier",), zone="anywhere")),
        InstallThis(IN_DISCARD, paying=True),
        may=True,
        zone=int(DISCARD),
    ),
    paid(Credits(Reg("x")), Adjust("strength", Reg("x"), ENCOUNTER), Break(Reg("x"), ("Barrier",), up_to=True)),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=1,
    memory=1,
    influence=3,
)

SUNYA = program(
    "Sūnya",
    "anarch",
    when(AllBroken(ended=True), Place(POWER, 1)),
    strength_per(Each(1, Hosted(POWER))),
    breaks(2, "Sentry"),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=3,
)
