"""Neutral Corp cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *
