"""Neutral Runner cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *
