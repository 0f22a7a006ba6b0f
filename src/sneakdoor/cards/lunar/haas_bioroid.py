"""Haas-Bioroid cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

PEAK_EFFICIENCY = operation(
    "Peak Efficiency", "haas_bioroid", play(Gain(Each(1, Count(Is((ICE,), rezzed=True))))), cost=1, influence=1
)

ELIZAS_TOYBOX = asset(
    "Eliza's Toybox",
    "haas_bioroid",
    paid(Clicks(3), Target(Is((ASSET, ICE, UPGRADE), rezzed=False), verb="rez"), RezTarget(ignore=True)),
    subtypes="Ritzy",
    cost=4,
    trash=4,
    influence=2,
    unique=True,
)

IT_DEPARTMENT = asset(
    "IT Department",
    "haas_bioroid",
    paid(Clicks(1), Place(POWER, 1)),
    paid(
        Tokens(POWER),
        Target(Is((ICE,), rezzed=True)),
        Adjust("strength", Plus(1, Hosted(POWER)), TURN, "targets"),
    ),
    cost=2,
    trash=4,
    influence=1,
)
