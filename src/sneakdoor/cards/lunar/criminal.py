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

UNSCHEDULED_MAINTENANCE = event(
    "Unscheduled Maintenance",
    "criminal",
    current(RUNNER),
    Cannot("install", Is((ICE,), zone="anywhere"), HappenedTo("installed", Is((ICE,)))),
    subtypes="Current",
    cost=1,
    influence=2,
)

AUTOSCRIPTER = hardware(
    "Autoscripter",
    "criminal",
    when(
        On("installed", by=MINE, what=InstalledFromHand(Is((PROGRAM,)))),
        GainClicks(1),
        first=True,
        where=ActiveTurn(RUNNER),
    ),
    when(On("unsuccessful run"), Do("trash", THIS)),
    cost=3,
    influence=3,
    unique=True,
)

BOX_E = hardware(
    "Box-E",
    "criminal",
    memory(2),
    Modify("hand size", 2),
    limit_one_console(),
    subtypes="Console",
    cost=4,
    influence=1,
    unique=True,
)

PAPER_TRIPPING = event(
    "Paper Tripping",
    "criminal",
    priority(),
    play(RemoveTag(-1)),
    subtypes="Priority",
    cost=4,
    influence=2,
)

BRIBERY = event(
    "Bribery",
    "criminal",
    play(
        MakeRun(
            linked=(
                When(
                    On("approach ice", what=Is((ICE,), rezzed=False)),
                    (Lasting(ExtraCost("rez", (Credits(Reg("x")),)), RUN, on="subject"),),
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run",
    x_cost=True,
    influence=2,
)

THREE_STEPS_AHEAD = event(
    "Three Steps Ahead",
    "criminal",
    priority(),
    play(Delayed(When(On("turn ends", by=MINE), (Gain(Each(2, Times("successful run"))),)), TURN)),
    subtypes="Priority",
    cost=1,
    influence=2,
)

ZONA_SUL_SHIPPING = resource(
    "Zona Sul Shipping",
    "criminal",
    when(TURN_BEGINS, Place(CREDIT, 1)),
    paid(Clicks(1), Take(-1)),
    While(TAGGED, (Do("trash", THIS),)),
    cost=2,
    influence=1,
)

LEELA_PATEL_TRAINED_PRAGMATIST = runner_identity(
    "Leela Patel: Trained Pragmatist",
    "criminal",
    when(
        On("scored", also="stolen"),
        DoToChosen("to hand", Is(side=CORP, rezzed=False)),
    ),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)

POWER_TAP = resource("Power Tap", "criminal", when(On("trace initiated"), Gain(1)), cost=2, influence=1)

THE_SUPPLIER = resource(
    "The Supplier",
    "criminal",
    paid(
        Clicks(1),
        Target(Is((RESOURCE, HARDWARE), zone=IN_HAND, side=RUNNER)),
        HostCards(),
    ),
    when(
        TURN_BEGINS,
        InstallOne(Is(hosted=True), discount=2),
        may=True,
    ),
    subtypes="Connection",
    cost=3,
    influence=2,
    unique=True,
)
