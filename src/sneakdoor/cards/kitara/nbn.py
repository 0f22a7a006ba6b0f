"""NBN cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

MARKET_FORCES = operation(
    "Market Forces",
    "nbn",
    play(AsOne((Lose(Each(3, TagCount()), RUNNER), Gain(Each(1, Reg("lost", "lost"))))), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)

SELF_GROWTH_PROGRAM = operation(
    "Self-Growth Program",
    "nbn",
    play(DoToChosen("to hand", Is(side=RUNNER), 2), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=3,
)

STANDARD_PROCEDURE = operation(
    "Standard Procedure",
    "nbn",
    play(
        AsOne((NameType(), RevealHand(RUNNER))),
        Gain(Each(2, Count(OfNamedType(Is(zone=IN_HAND, side=RUNNER))))),
        only=LastTurn("successful run", RUNNER),
    ),
    cost=0,
    influence=2,
)

THREAT_ASSESSMENT = operation(
    "Threat Assessment",
    "nbn",
    play(
        Target(Is(side=RUNNER)),
        Choose(((Do("to deck top", whose=RUNNER, by=RUNNER),), (Tag(2, take=True),)), by=RUNNER),
        only=LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER),
    ),
    remove_instead_of_trashing(),
    subtypes="Reprisal - Gray Ops",
    cost=1,
    influence=3,
)
