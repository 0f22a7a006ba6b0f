"""Haas-Bioroid cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *
