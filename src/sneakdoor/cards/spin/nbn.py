"""NBN cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

CORPORATE_SHUFFLE = operation(
    "Corporate Shuffle",
    "nbn",
    double(),
    play(ShuffleInHand(CORP), Draw(5)),
    subtypes="Double",
    cost=0,
    influence=2,
)

SHIPMENT_FROM_SANSAN = operation(
    "Shipment from SanSan",
    "nbn",
    double(),
    play(
        Target(Is(side=CORP, advanceable=True)),
        ChooseNumber(2),
        Place(ADVANCEMENT, Reg("number"), "targets"),
    ),
    subtypes="Double",
    cost=0,
    influence=1,
)

SWEEPS_WEEK = operation("Sweeps Week", "nbn", play(Gain(Each(1, HandOf(RUNNER)))), cost=1, influence=2)

INVASION_OF_PRIVACY = operation(
    "Invasion of Privacy",
    "nbn",
    double(),
    Play(
        trace(
            2,
            RevealHand(RUNNER),
            DoToChosen("trash", Is((EVENT, RESOURCE), zone=IN_HAND, side=RUNNER), Reg("traced"), up_to=True),
            otherwise=(BadPublicity(1),),
        )
    ),
    subtypes="Double - Gray Ops",
    cost=2,
    influence=3,
)

CITY_SURVEILLANCE = asset(
    "City Surveillance",
    "nbn",
    when(On("turn begins", by=RUNNER), Pays((Credits(1),), otherwise=(Tag(1),), by=RUNNER)),
    cost=5,
    trash=3,
    influence=4,
)

JACKSON_HOWARD = asset(
    "Jackson Howard",
    "nbn",
    paid(Clicks(1), Draw(2)),
    paid(RemoveThis(), DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 3, up_to=True)),
    subtypes="Executive",
    cost=0,
    trash=3,
    influence=1,
    unique=True,
)

BROADCAST_SQUARE = asset(
    "Broadcast Square",
    "nbn",
    When(On("would bad publicity", by=MINE), trace(3, Prevent("bad publicity", all=True))),
    subtypes="Facility",
    cost=2,
    trash=5,
    influence=3,
    unique=True,
)

CHARACTER_ASSASSINATION = agenda(
    "Character Assassination",
    "nbn",
    scored(DoToChosen("trash", Is((RESOURCE,)), unpreventable=True)),
    subtypes="Security",
    advancement=4,
    points=2,
)

MARKET_RESEARCH = agenda(
    "Market Research",
    "nbn",
    scored(Place(AGENDA_TOKEN, 1), where=TAGGED),
    Modify("agenda points", 1, THIS, only=AtLeast(Hosted(AGENDA_TOKEN), 1)),
    subtypes="Research",
    advancement=4,
    points=2,
)

MUCKRAKER = ice(
    "Muckraker",
    "nbn",
    illicit(),
    Sub(trace(1, Tag(1))),
    Sub(trace(2, Tag(1))),
    Sub(trace(3, Tag(1))),
    sub(If(TAGGED, (EndRun(),))),
    subtypes="Sentry - Tracer - Illicit",
    cost=5,
    strength=3,
    influence=3,
)

SNOOP = ice(
    "Snoop",
    "nbn",
    when(ENCOUNTER_THIS, RevealHand(RUNNER)),
    paid(Tokens(POWER), RevealHand(RUNNER), DoToChosen("trash", Is(zone=IN_HAND, side=RUNNER))),
    Sub(trace(3, Place(POWER, 1))),
    subtypes="Sentry - Tracer",
    cost=6,
    strength=6,
    influence=2,
)

RSVP = ice(
    "RSVP",
    "nbn",
    sub(Forbid("spend credits", RUN)),
    subtypes="Code Gate",
    cost=3,
    strength=4,
    influence=2,
)

TGTBT = agenda(
    "TGTBT",
    "nbn",
    reveal_from_rnd(),
    accessed(Tag(1), not_from_archives=False),
    subtypes="Ambush",
    advancement=3,
    points=1,
)

WRAPAROUND = ice(
    "Wraparound",
    "nbn",
    Modify(
        "strength",
        7,
        THIS,
        only=AtMost(Count(Is(subtypes=("Fracter",))), 0),
    ),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=0,
    influence=1,
)
