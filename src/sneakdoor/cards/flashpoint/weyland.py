"""Weyland cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

CRISIS_MANAGEMENT = agenda(
    "Crisis Management",
    "weyland",
    Grant(THIS, when(TURN_BEGINS, Damage(1, MEAT)), TAGGED),
    subtypes="Security",
    advancement=3,
    points=1,
)

_THRICE_ADVANCED = AtLeast(Hosted(ADVANCEMENT), 3)

MAUSOLUS = ice(
    "Mausolus",
    "weyland",
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
    "weyland",
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
    "weyland",
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
    "weyland",
    current(CORP),
    When(On("turn begins", by=RUNNER), trace(1, If(TAGGED, (Damage(1, MEAT),), (Tag(1),)))),
    subtypes="Current - Black Ops",
    cost=3,
    influence=2,
)

STOCK_BUY_BACK = operation(
    "Stock Buy-Back",
    "weyland",
    terminal(),
    play(Gain(Each(3, Count(Is((AGENDA,), zone=IN_SCORE, side=RUNNER))))),
    subtypes="Terminal - Transaction",
    cost=1,
    influence=2,
)

CI_FUND = asset(
    "C.I. Fund",
    "weyland",
    when(TURN_BEGINS, PoolToThis(3), may=True),
    when(TURN_BEGINS, If(AtLeast(Hosted(CREDIT), 6), (Place(CREDIT, 2),))),
    paid((Credits(2), TrashThis()), Take(-1)),
    cost=0,
    trash=2,
    influence=1,
)

ANSON_ROSE = asset(
    "Anson Rose",
    "weyland",
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
    "weyland",
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
    "weyland",
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
