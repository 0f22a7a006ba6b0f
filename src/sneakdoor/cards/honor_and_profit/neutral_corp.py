"""Neutral Corp cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

RAINBOW = ice(
    "Rainbow", "neutral_corp", END_THE_RUN, subtypes="Sentry - Code Gate - Barrier", cost=3, strength=4, influence=0
)

GUARD = ice(
    "Guard",
    "neutral_corp",
    Cannot("bypass", THIS),
    END_THE_RUN,
    subtypes="Sentry",
    cost=4,
    strength=2,
    influence=0,
)

PLAN_B = asset(
    "Plan B",
    "neutral_corp",
    can_be_advanced(),
    accessed(
        ScoreOne(Is((AGENDA,), zone=IN_HAND, side=CORP), Hosted(ADVANCEMENT)),
        not_from_archives=False,
        may=True,
    ),
    subtypes="Ambush",
    cost=0,
    trash=1,
    influence=0,
)

DIVERSIFIED_PORTFOLIO = operation(
    "Diversified Portfolio",
    "neutral_corp",
    play(Gain(Each(1, Remotes(inside=True)))),
    subtypes="Transaction",
    cost=1,
    influence=0,
)

FAST_TRACK = operation(
    "Fast Track",
    "neutral_corp",
    play(Search(Is((AGENDA,), zone="anywhere"), CORP, reveal=True), Do("to hand", "found", whose=CORP)),
    cost=0,
    influence=0,
)
