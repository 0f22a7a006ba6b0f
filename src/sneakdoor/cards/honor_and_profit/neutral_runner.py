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
