"""Criminal cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

AFTERIMAGE = program(
    "Afterimage",
    "criminal",
    when(
        On("encounter", what=Is((ICE,), ("Sentry",), zone="anywhere")),
        Bypass(),
        cost=(Credits(2, stealth=2),),
        once_per_turn=True,
    ),
    breaks(1, "Sentry", n=2, up_to=True),
    boost(Credits(1, stealth=1), 2),
    subtypes="Icebreaker - Killer",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

BUKHGALTER = program(
    "Bukhgalter",
    "criminal",
    breaks(1, "Sentry"),
    boost(1, 1),
    when(AllBroken(), Gain(2), first=True),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=4,
)

MAKLER = program(
    "Makler",
    "criminal",
    breaks(2, "Barrier", n=2, up_to=True),
    boost(2, 2),
    when(AllBroken(), Gain(1), first=True),
    subtypes="Icebreaker - Fracter",
    cost=5,
    strength=2,
    memory=1,
    influence=2,
)
