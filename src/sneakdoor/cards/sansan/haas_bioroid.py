"""Haas-Bioroid cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *
