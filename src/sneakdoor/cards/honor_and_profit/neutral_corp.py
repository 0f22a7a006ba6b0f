"""Neutral Corp cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

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
