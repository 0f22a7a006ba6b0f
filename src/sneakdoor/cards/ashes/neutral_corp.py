"""Neutral Corp cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *
