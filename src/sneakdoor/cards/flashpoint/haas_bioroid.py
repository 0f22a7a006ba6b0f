"""Haas-Bioroid cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *
