"""Criminal cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

LUSTIG = program(
    "Lustig",
    "criminal",
    breaks(1, "Sentry"),
    boost(3, 5),
    paid(TrashThis(), Bypass(), only=Encountering(Is((ICE,), ("Sentry",)))),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=1,
    memory=1,
    influence=3,
)

MAMMON = program(
    "Mammon",
    "criminal",
    breaks(Tokens(POWER)),
    boost(2, 2),
    when(TURN_BEGINS, PayAny(), Place(POWER, Reg("number"))),
    when(TURN_ENDS, Remove(POWER, -1)),
    subtypes="Icebreaker - AI",
    cost=3,
    strength=0,
    memory=1,
    influence=2,
)
