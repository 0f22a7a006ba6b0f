"""Neutral Corp cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

DOCKLANDS_CRACKDOWN = asset(
    "Docklands Crackdown",
    "neutral_corp",
    paid(Clicks(2), Place(POWER, 1)),
    Modify(
        "install cost",
        Each(1, Hosted(POWER)),
        Is(side=RUNNER, zone="anywhere"),
        only=Not(HappenedTo("installed", Is(side=RUNNER, zone="anywhere"))),
    ),
    cost=2,
    trash=3,
    influence=0,
)

SHATTERED_REMAINS = asset(
    "Shattered Remains",
    "neutral_corp",
    can_be_advanced(),
    accessed(
        DoToChosen("trash", Is((HARDWARE,)), Each(1, Hosted(ADVANCEMENT))),
        not_from_archives=False,
        cost=(Credits(1),),
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=0,
)
