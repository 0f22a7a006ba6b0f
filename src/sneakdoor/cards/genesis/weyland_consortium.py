"""Weyland Consortium cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

AMAZON_INDUSTRIAL_ZONE = upgrade(
    "Amazon Industrial Zone",
    "weyland_consortium",
    when(
        On("installed", by=MINE, what=Is((ICE,), protecting=True)),
        RezTarget("subject", discount=3),
        may=True,
    ),
    limit_one_region(),
    subtypes="Region",
    cost=4,
    trash=2,
    influence=1,
)

SIMONE_DIEGO = upgrade(
    "Simone Diego",
    "weyland_consortium",
    Recurring(2),
    CreditsFor(("advance",), InOrProtecting()),
    subtypes="Sysop",
    cost=4,
    trash=3,
    influence=2,
    unique=True,
)

COMMERCIALIZATION = operation(
    "Commercialization",
    "weyland_consortium",
    play(Target(Is((ICE,))), Gain(Each(1, Hosted(ADVANCEMENT, "targets")))),
    subtypes="Transaction",
    cost=0,
    influence=1,
)

POWER_GRID_OVERLOAD = operation(
    "Power Grid Overload",
    "weyland_consortium",
    Play(
        trace(2, Target(Is((HARDWARE,)), at_most=Reg("traced"), verb="trash"), Do("trash")),
        only=LastTurn("successful run", RUNNER),
    ),
    cost=1,
    influence=1,
)

GOVERNMENT_CONTRACTS = agenda(
    "Government Contracts",
    "weyland_consortium",
    paid(Clicks(2), Gain(4)),
    advancement=5,
    points=3,
)

WEYLAND_CONSORTIUM_BECAUSE_WE_BUILT_IT = corp_identity(
    "Weyland Consortium: Because We Built It",
    "weyland_consortium",
    Recurring(1),
    CreditsFor(("advance",), Is((ICE,))),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

BURKE_BUGS = ice(
    "Burke Bugs",
    "weyland_consortium",
    Sub(trace(0, trash_program(RUNNER))),
    subtypes="Sentry - Destroyer",
    cost=0,
    strength=0,
    influence=1,
)

SALVAGE = ice(
    "Salvage",
    "weyland_consortium",
    can_be_advanced(rezzed=True),
    Sub(trace(2, Tag(1)), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Code Gate - Tracer",
    cost=2,
    strength=0,
    influence=2,
)

TYRANT = ice(
    "Tyrant",
    "weyland_consortium",
    can_be_advanced(rezzed=True),
    Sub((EndRun(),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Barrier",
    cost=7,
    strength=4,
    influence=2,
)

WOODCUTTER = ice(
    "Woodcutter",
    "weyland_consortium",
    can_be_advanced(rezzed=True),
    Sub((Damage(1, NET),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Sentry - AP",
    cost=4,
    strength=2,
    influence=3,
)

CADUCEUS = ice(
    "Caduceus",
    "weyland_consortium",
    Sub(trace(3, Gain(3, CORP))),
    Sub(trace(2, EndRun())),
    subtypes="Sentry - Tracer",
    cost=3,
    strength=3,
    influence=2,
)

OVERSIGHT_AI = operation(
    "Oversight AI",
    "weyland_consortium",
    play(
        Target(Is((ICE,), rezzed=False)),
        AsOne(
            (
                RezTarget(ignore=True),
                AsCounter(
                    (
                        when(
                            On("all broken", what=HOST),
                            Do("trash", HOST),
                        ),
                    )
                ),
            )
        ),
    ),
    subtypes="Condition",
    cost=1,
    influence=2,
)

PROJECT_ATLAS = agenda(
    "Project Atlas",
    "weyland_consortium",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=3))),
    paid(
        Tokens(AGENDA_TOKEN),
        Search(Is(zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
    ),
    subtypes="Research",
    advancement=3,
    points=2,
)

DEDICATED_RESPONSE_TEAM = asset(
    "Dedicated Response Team",
    "weyland_consortium",
    Grant(
        THIS,
        when(On("run ends", cause="successful"), Damage(2, MEAT)),
        only=TAGGED,
    ),
    subtypes="Hostile",
    cost=2,
    trash=3,
    influence=3,
)
