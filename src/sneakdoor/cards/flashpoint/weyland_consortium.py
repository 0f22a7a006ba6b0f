"""Weyland Consortium cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

CRISIS_MANAGEMENT = agenda(
    "Crisis Management",
    "weyland_consortium",
    Grant(THIS, when(TURN_BEGINS, Damage(1, MEAT)), TAGGED),
    subtypes="Security",
    advancement=3,
    points=1,
)

_THRICE_ADVANCED = AtLeast(Hosted(ADVANCEMENT), 3)

MAUSOLUS = ice(
    "Mausolus",
    "weyland_consortium",
    can_be_advanced(),
    sub(If(_THRICE_ADVANCED, (Gain(3),), (Gain(1),))),
    sub(If(_THRICE_ADVANCED, (Damage(3, NET),), (Damage(1, NET),))),
    sub(If(_THRICE_ADVANCED, (AsOne((Tag(1), EndRun())),), (Tag(1),))),
    subtypes="Code Gate - AP",
    cost=4,
    strength=5,
    influence=3,
)

SAPPER = ice(
    "Sapper",
    "weyland_consortium",
    reveal_from_rnd(),
    accessed(ForceEncounter()),
    sub(trash_program()),
    subtypes="Sentry - Destroyer",
    cost=3,
    strength=2,
    trash=2,
    influence=2,
)

VERITAS = ice(
    "Veritas",
    "weyland_consortium",
    sub(Gain(2)),
    sub(Lose(2, RUNNER)),
    Sub(trace(2, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=4,
    strength=2,
    influence=3,
)

DOOR_TO_DOOR = operation(
    "Door to Door",
    "weyland_consortium",
    current(CORP),
    When(On("turn begins", by=RUNNER), trace(1, If(TAGGED, (Damage(1, MEAT),), (Tag(1),)))),
    subtypes="Current - Black Ops",
    cost=3,
    influence=2,
)

STOCK_BUY_BACK = operation(
    "Stock Buy-Back",
    "weyland_consortium",
    terminal(),
    play(Gain(Each(3, Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))))),
    subtypes="Terminal - Transaction",
    cost=1,
    influence=2,
)

CI_FUND = asset(
    "C.I. Fund",
    "weyland_consortium",
    when(TURN_BEGINS, PoolToThis(3), may=True),
    when(TURN_BEGINS, If(AtLeast(Hosted(CREDIT), 6), (Place(CREDIT, 2),))),
    paid((Credits(2), TrashThis()), Take(-1)),
    cost=0,
    trash=2,
    influence=1,
)

ANSON_ROSE = asset(
    "Anson Rose",
    "weyland_consortium",
    when(TURN_BEGINS, Place(ADVANCEMENT, 1)),
    when(On("rezzed", what=Is((ICE,))), MoveTokens(ADVANCEMENT, ANY, THIS, "subject"), may=True),
    subtypes="Executive",
    cost=1,
    trash=4,
    influence=1,
    unique=True,
)

CHIEF_SLEE = asset(
    "Chief Slee",
    "weyland_consortium",
    when(On("encounter ends"), Place(POWER, Each(1, UnbrokenSubroutines()))),
    paid((Clicks(1), Tokens(POWER, 5)), Damage(5, MEAT)),
    subtypes="Character",
    cost=2,
    trash=3,
    influence=3,
    unique=True,
)

BRYAN_STINSON = upgrade(
    "Bryan Stinson",
    "weyland_consortium",
    Grant(
        THIS,
        paid(
            Clicks(1),
            PlayCards(
                Is((OPERATION,), ("Transaction",), zone=IN_DISCARD, side=CORP),
                free=True,
                remove=True,
            ),
        ),
        only=AtMost(CreditsOf(RUNNER), 5),
    ),
    subtypes="Character",
    cost=2,
    trash=5,
    influence=3,
    unique=True,
)

BULWARK = ice(
    "Bulwark",
    "weyland_consortium",
    when(REZ_THIS, BadPublicity(1)),
    when(
        ENCOUNTER_THIS,
        If(AtLeast(Count(Is(subtypes=("AI",))), 1), (Gain(2),)),
    ),
    sub(trash_program(RUNNER)),
    sub(Gain(2, CORP), EndRun()),
    sub(Gain(2, CORP), EndRun()),
    subtypes="Barrier - Illicit",
    cost=10,
    strength=8,
    influence=3,
)

LIQUIDATION = operation(
    "Liquidation",
    "weyland_consortium",
    double(),
    play(
        Target(Is(side=CORP, rezzed=True), ANY, up_to=True, verb="trash"),
        AsOne((Do("trash"), Gain(Each(3, Moved("targets"))))),
    ),
    subtypes="Double - Gray Ops - Transaction",
    cost=1,
    influence=1,
)

BOOM = operation(
    "BOOM!",
    "weyland_consortium",
    double(),
    play(Damage(7, MEAT), only=AtLeast(TagCount(), 2)),
    subtypes="Double - Black Ops",
    cost=4,
    trash=1,
    influence=3,
)

WEYLAND_CONSORTIUM_BUILDER_OF_NATIONS = corp_identity(
    "Weyland Consortium: Builder of Nations",
    "weyland_consortium",
    when(
        On(
            "encounter ends",
            what=Is((ICE,), advanced=True),
        ),
        Damage(1, MEAT),
        first=True,
    ),
    subtypes="Megacorp",
    min_deck=40,
    influence_limit=12,
)
