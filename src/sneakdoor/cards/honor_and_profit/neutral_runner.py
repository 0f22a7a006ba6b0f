"""Neutral Runner cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

OVERMIND = program(
    "Overmind",
    "neutral_runner",
    when(INSTALL_THIS, Place(POWER, Each(1, UnusedMemory()))),
    breaks(Tokens(POWER)),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=4,
    strength=0,
    memory=1,
    influence=0,
)

DONUT_TAGANES = resource(
    "Donut Taganes",
    "neutral_runner",
    Modify("play cost", 1, Is((OPERATION, EVENT), zone="anywhere")),
    subtypes="Connection",
    cost=3,
    influence=2,
    unique=True,
)

ORACLE_MAY = resource(
    "Oracle May",
    "neutral_runner",
    Cannot("use", THIS, HappenedTo("used", THIS)),
    paid(
        Clicks(1),
        NameType(),
        LookAtTop(1, RUNNER, reveal=True),
        If(
            Fits(OfNamedType(Is(zone="anywhere")), "looked"),
            (AsOne((Draw(1), Gain(2))),),
            (Do("trash", "looked", said=THAT_CARD),),
        ),
    ),
    subtypes="Connection",
    cost=1,
    influence=1,
    unique=True,
)

MASS_INSTALL = event(
    "Mass Install",
    "neutral_runner",
    play(InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), optional=True, n=3)),
    cost=1,
    influence=0,
)

Q_COHERENCE_CHIP = hardware(
    "Q-Coherence Chip",
    "neutral_runner",
    memory(1),
    when(On("trashed", what=Is((PROGRAM,))), Do("trash", THIS)),
    subtypes="Chip",
    cost=0,
    influence=0,
)
