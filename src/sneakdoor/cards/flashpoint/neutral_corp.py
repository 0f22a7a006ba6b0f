"""Neutral Corp cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

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
