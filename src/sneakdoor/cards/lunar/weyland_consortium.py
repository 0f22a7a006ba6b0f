"""Weyland Consortium cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

PAYWALL_IMPLEMENTATION = operation(
    "Paywall Implementation",
    "weyland_consortium",
    current(CORP),
    when(SUCCESSFUL_RUN, Gain(1)),
    subtypes="Current - Transaction",
    cost=0,
    influence=2,
)

REUSE = operation(
    "Reuse",
    "weyland_consortium",
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
    "weyland_consortium",
    paid(Credits(1), PoolToThis(ANY)),
    *(paid(cost, ChooseNumber(Hosted(CREDIT)), Take(Reg("number"))) for cost in (Clicks(1), TrashThis())),
    subtypes="Facility",
    cost=0,
    trash=8,
    influence=1,
)

THE_ROOT = asset(
    "The Root",
    "weyland_consortium",
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
    "weyland_consortium",
    scored(PlaceOnChosen(POWER, 2, Is(tokens=POWER), fewer=True)),
    advancement=4,
    points=2,
)

SUPERIOR_CYBERWALLS = agenda(
    "Superior Cyberwalls",
    "weyland_consortium",
    Modify("strength", 1, Is((ICE,), ("Barrier",))),
    scored(Gain(Each(1, Count(Is((ICE,), ("Barrier",), rezzed=True))))),
    subtypes="Security",
    advancement=3,
    points=1,
)

CHANGELING = ice(
    "Changeling",
    "weyland_consortium",
    *morph("Sentry", "Barrier"),
    END_THE_RUN,
    subtypes="Barrier - Morph",
    cost=5,
    strength=4,
    influence=2,
)

LYCAN = ice(
    "Lycan",
    "weyland_consortium",
    *morph("Code Gate", "Sentry"),
    sub(trash_program()),
    subtypes="Sentry - Destroyer - Morph",
    cost=6,
    strength=3,
    influence=2,
)

ERRAND_BOY = ice(
    "Errand Boy",
    "weyland_consortium",
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
    "weyland_consortium",
    traces_twice(DoToChosen("trash", Is((HARDWARE,)))),
    subtypes="Sentry - Tracer",
    cost=5,
    strength=5,
    influence=2,
)

CRISIUM_GRID = upgrade(
    "Crisium Grid",
    "weyland_consortium",
    Cannot("success", only=DuringRun(here=True)),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=5,
    influence=1,
)

BLUE_SUN_POWERING_THE_FUTURE = corp_identity(
    "Blue Sun: Powering the Future",
    "weyland_consortium",
    when(
        TURN_BEGINS,
        Target(Is(side=CORP, rezzed=True)),
        AsOne((Gain(RezCostOf()), Do("to hand", whose=CORP))),
        may=True,
    ),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)

EXECUTIVE_BOOT_CAMP = asset(
    "Executive Boot Camp",
    "weyland_consortium",
    when(
        TURN_BEGINS,
        Target(Affordable(Is((ASSET, ICE, UPGRADE), rezzed=False), 1)),
        RezTarget(discount=1),
        may=True,
    ),
    paid(
        (Credits(1), TrashThis()),
        Search(Is((ASSET,), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
    ),
    cost=0,
    trash=3,
    influence=1,
)

WENDIGO = ice(
    "Wendigo",
    "weyland_consortium",
    *morph("Barrier", "Code Gate"),
    sub(
        Target(Is((PROGRAM,))),
        Forbid("use", RUN, on="targets"),
    ),
    subtypes="Code Gate - Morph",
    cost=2,
    strength=4,
    influence=2,
)
