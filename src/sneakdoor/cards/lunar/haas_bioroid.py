"""Haas-Bioroid cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

PEAK_EFFICIENCY = operation(
    "Peak Efficiency", "haas_bioroid", play(Gain(Each(1, Count(Is((ICE,), rezzed=True))))), cost=1, influence=1
)
