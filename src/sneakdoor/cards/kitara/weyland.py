"""Weyland cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

DEATH_AND_TAXES = operation(
    "Death and Taxes",
    "weyland",
    current(CORP),
    when(On("installed", by=RUNNER), Gain(1), may=True),
    when(On("trashed", by=RUNNER, what=Is()), Gain(1), may=True),
    subtypes="Current - Transaction",
    cost=2,
    influence=3,
)

ECONOMIC_WARFARE = operation(
    "Economic Warfare",
    "weyland",
    # CR 1.2.3: "if able" is all of them or none.
    play(If(AtLeast(CreditsOf(RUNNER), 4), (Lose(4, RUNNER),)), only=LastTurn("successful run", RUNNER)),
    subtypes="Gray Ops",
    cost=0,
    influence=2,
)

TROJAN_HORSE = operation(
    "Trojan Horse",
    "weyland",
    Play(
        trace(4, Target(Is((PROGRAM,)), at_most=Reg("traced"), verb="trash"), Do("trash")),
        only=LastTurn("accessed", RUNNER),
    ),
    subtypes="Gray Ops",
    cost=1,
    influence=3,
)

WAKE_UP_CALL = operation(
    "Wake Up Call",
    "weyland",
    play(
        Target(Either(Is((HARDWARE,)), Is((RESOURCE,), without=("Virtual",)))),
        Choose(((Do("trash", by=RUNNER),), (Damage(4, MEAT, suffer=True),)), by=RUNNER),
        only=LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER),
    ),
    remove_instead_of_trashing(),
    subtypes="Reprisal - Gray Ops",
    cost=1,
    influence=3,
)
