"""Neutral Corp cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *
