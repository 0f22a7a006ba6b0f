"""Neutral Corp cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

SHOW_OF_FORCE = agenda(
    "Show of Force",
    "neutral_corp",
    scored(Damage(2, MEAT)),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)

MACROPHAGE = ice(
    "Macrophage",
    "neutral_corp",
    Sub(trace(4, Purge())),
    Sub(trace(3, DoToChosen("trash", Is(subtypes=("Virus",))))),
    Sub(trace(2, DoToChosen("remove from game", Is(subtypes=("Virus",), zone=IN_DISCARD, side=RUNNER)))),
    Sub(trace(1, EndRun())),
    subtypes="Code Gate - Tracer",
    cost=3,
    strength=7,
    influence=0,
)

_RUNNER_TRASHES = sub(DoToChosen("trash", Is(side=RUNNER), by=RUNNER))

TRIBUNAL = ice(
    "Tribunal",
    "neutral_corp",
    _RUNNER_TRASHES,
    _RUNNER_TRASHES,
    _RUNNER_TRASHES,
    subtypes="Sentry",
    cost=7,
    strength=3,
    influence=0,
)

BEST_DEFENSE = operation(
    "Best Defense",
    "neutral_corp",
    # Corp cards and facedown cards have no install cost.
    play(Target(Is((PROGRAM, HARDWARE, RESOURCE)), at_most=TagCount(), verb="trash"), Do("trash")),
    subtypes="Gray Ops",
    cost=2,
    influence=0,
)

ENFORCED_CURFEW = operation(
    "Enforced Curfew",
    "neutral_corp",
    current(CORP),
    Modify("hand size", -1),
    subtypes="Current",
    cost=0,
    influence=0,
)

FINANCIAL_COLLAPSE = operation(
    "Financial Collapse",
    "neutral_corp",
    play(
        Pays(
            (TrashCards(Is((RESOURCE,))),),
            otherwise=(Lose(Each(2, Count(Is((RESOURCE,)))), RUNNER),),
            by=RUNNER,
        ),
        only=AtLeast(CreditsOf(RUNNER), 6),
    ),
    cost=0,
    influence=0,
)

PREEMPTIVE_ACTION = operation(
    "Preemptive Action",
    "neutral_corp",
    terminal(),
    play(DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 3)),
    remove_instead_of_trashing(),
    subtypes="Terminal",
    cost=0,
    influence=0,
)

SCARCITY_OF_RESOURCES = operation(
    "Scarcity of Resources",
    "neutral_corp",
    current(CORP),
    Modify("install cost", 2, Is((RESOURCE,), zone="anywhere")),
    subtypes="Current",
    cost=1,
    influence=0,
)

SANDBURG = asset(
    "Sandburg",
    "neutral_corp",
    Modify("strength", Each(1, CreditsOf(CORP), every=5), Is((ICE,)), only=AtLeast(CreditsOf(CORP), 10)),
    cost=0,
    trash=4,
    influence=0,
    unique=True,
)

NASX = asset(
    "NASX",
    "neutral_corp",
    when(TURN_BEGINS, Gain(1)),
    when(
        On("credits gained", by=MINE, by_other=True),
        PayAny(most=2),
        Place(POWER, Reg("number")),
    ),
    paid((Clicks(1), TrashThis()), Gain(Each(2, Hosted(POWER)))),
    cost=2,
    trash=4,
    influence=0,
    unique=True,
)

PRISEC = upgrade(
    "Prisec",
    "neutral_corp",
    accessed(Together((Tag(1), Damage(1, MEAT))), only_installed=True, cost=(Credits(2),)),
    subtypes="Ambush",
    cost=0,
    trash=3,
    influence=0,
)
