"""Weyland cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

PAYWALL_IMPLEMENTATION = operation(
    "Paywall Implementation",
    "weyland",
    current(CORP),
    when(SUCCESSFUL_RUN, Gain(1)),
    subtypes="Current - Transaction",
    cost=0,
    influence=2,
)

REUSE = operation(
    "Reuse",
    "weyland",
    double(),
    play(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        AsOne((Do("trash"), Gain(Each(2, Moved("targets"))))),
    ),
    subtypes="Double",
    cost=0,
    influence=1,
)

SEALED_VAULT = asset(
    "Sealed Vault",
    "weyland",
    paid(Credits(1), PoolToThis(ANY)),
    *(paid(cost, ChooseNumber(Hosted(CREDIT)), Take(Reg("number"))) for cost in (Clicks(1), TrashThis())),
    subtypes="Facility",
    cost=0,
    trash=8,
    influence=1,
)

THE_ROOT = asset(
    "The Root",
    "weyland",
    Recurring(3),
    CreditsFor(("advance", "install", "rez")),
    subtypes="Beanstalk",
    cost=6,
    trash=4,
    influence=3,
    unique=True,
)

HELIUM_3_DEPOSIT = agenda(
    "Helium-3 Deposit",
    "weyland",
    scored(PlaceOnChosen(POWER, 2, Is(tokens=POWER), fewer=True)),
    advancement=4,
    points=2,
)

SUPERIOR_CYBERWALLS = agenda(
    "Superior Cyberwalls",
    "weyland",
    Modify("strength", 1, Is((ICE,), ("Barrier",))),
    scored(Gain(Each(1, Count(Is((ICE,), ("Barrier",), rezzed=True))))),
    subtypes="Security",
    advancement=3,
    points=1,
)

CHANGELING = ice(
    "Changeling",
    "weyland",
    *morph("Sentry", "Barrier"),
    END_THE_RUN,
    subtypes="Barrier - Morph",
    cost=5,
    strength=4,
    influence=2,
)

LYCAN = ice(
    "Lycan",
    "weyland",
    *morph("Code Gate", "Sentry"),
    sub(trash_program()),
    subtypes="Sentry - Destroyer - Morph",
    cost=6,
    strength=3,
    influence=2,
)

ERRAND_BOY = ice(
    "Errand Boy",
    "weyland",
    sub(Choose(((Gain(1),), (Draw(1),)))),
    sub(Choose(((Gain(1),), (Draw(1),)))),
    sub(Choose(((Gain(1),), (Draw(1),)))),
    subtypes="Sentry",
    cost=4,
    strength=1,
    influence=1,
)

TAURUS = ice(
    "Taurus",
    "weyland",
    traces_twice(DoToChosen("trash", Is((HARDWARE,)))),
    subtypes="Sentry - Tracer",
    cost=5,
    strength=5,
    influence=2,
)
