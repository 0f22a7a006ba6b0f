"""Criminal cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

AU_REVOIR = program("Au Revoir", "criminal", when(On("jacked out"), Gain(1)), cost=1, memory=1, influence=2)

CACHE = program(
    "Cache",
    "criminal",
    when(INSTALL_THIS, Place(VIRUS, 3)),
    paid(Tokens(VIRUS), Gain(1)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=1,
)

CERBERUS_REX_H2 = program(
    'Cerberus "Rex" H2',
    "criminal",
    when(INSTALL_THIS, Place(POWER, 4)),
    breaks(Tokens(POWER), "Code Gate", n=2, up_to=True),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=3,
    strength=1,
    memory=1,
    influence=3,
)

SWITCHBLADE = program(
    "Switchblade",
    "criminal",
    paid(Credits(1, stealth=1), Break(subtypes=("Sentry",), all=True)),
    boost(Credits(1, stealth=1), 7),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=0,
    memory=1,
    influence=2,
)
