"""Weyland cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

AMAZON_INDUSTRIAL_ZONE = upgrade(
    "Amazon Industrial Zone",
    "weyland",
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
    "weyland",
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
    "weyland",
    play(Target(Is((ICE,))), Gain(Each(1, Hosted(ADVANCEMENT, "targets")))),
    subtypes="Transaction",
    cost=0,
    influence=1,
)

POWER_GRID_OVERLOAD = operation(
    "Power Grid Overload",
    "weyland",
    Play(
        trace(2, Target(Is((HARDWARE,)), at_most=Reg("traced"), verb="trash"), Do("trash")),
        only=LastTurn("successful run", RUNNER),
    ),
    cost=1,
    influence=1,
)

GOVERNMENT_CONTRACTS = agenda(
    "Government Contracts",
    "weyland",
    paid(Clicks(2), Gain(4)),
    advancement=5,
    points=3,
)

WEYLAND_CONSORTIUM_BECAUSE_WE_BUILT_IT = corp_identity(
    "Weyland Consortium: Because We Built It",
    "weyland",
    Recurring(1),
    CreditsFor(("advance",), Is((ICE,))),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

BURKE_BUGS = ice(
    "Burke Bugs",
    "weyland",
    Sub(trace(0, trash_program(RUNNER))),
    subtypes="Sentry - Destroyer",
    cost=0,
    strength=0,
    influence=1,
)

SALVAGE = ice(
    "Salvage",
    "weyland",
    can_be_advanced(rezzed=True),
    Sub(trace(2, Tag(1)), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Code Gate - Tracer",
    cost=2,
    strength=0,
    influence=2,
)

TYRANT = ice(
    "Tyrant",
    "weyland",
    can_be_advanced(rezzed=True),
    Sub((EndRun(),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Barrier",
    cost=7,
    strength=4,
    influence=2,
)

WOODCUTTER = ice(
    "Woodcutter",
    "weyland",
    can_be_advanced(rezzed=True),
    Sub((Damage(1, NET),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Sentry - AP",
    cost=4,
    strength=2,
    influence=3,
)
