"""Neutral Corp cards of the Core Set."""

from sneakdoor.cards.vocabulary import *

HEDGE_FUND = operation("Hedge Fund", "neutral_corp", play(Gain(9)), subtypes="Transaction", cost=5, influence=0)

PAD_CAMPAIGN = asset(
    "PAD Campaign", "neutral_corp", when(TURN_BEGINS, Gain(1)), subtypes="Advertisement", cost=2, trash=4, influence=0
)

MELANGE_MINING_CORP = asset(
    "Melange Mining Corp.", "neutral_corp", paid(Clicks(3), Gain(7)), cost=1, trash=1, influence=0
)

ENIGMA = ice(
    "Enigma", "neutral_corp", sub(LoseClicks(1)), END_THE_RUN, subtypes="Code Gate", cost=3, strength=2, influence=0
)

WALL_OF_STATIC = ice("Wall of Static", "neutral_corp", END_THE_RUN, subtypes="Barrier", cost=3, strength=3, influence=0)

HUNTER = ice(
    "Hunter",
    "neutral_corp",
    Sub(trace(3, Tag(1))),
    subtypes="Sentry - Tracer - Observer",
    cost=1,
    strength=4,
    influence=0,
)

PRIORITY_REQUISITION = agenda(
    "Priority Requisition",
    "neutral_corp",
    scored(
        Target(Is((ICE,), rezzed=False)),
        RezTarget(ignore=True),
        may=True,
    ),
    subtypes="Security",
    advancement=5,
    points=3,
    influence=0,
)

PRIVATE_SECURITY_FORCE = agenda(
    "Private Security Force",
    "neutral_corp",
    Grant(THIS, paid(Clicks(1), Damage(1, MEAT)), TAGGED),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)
