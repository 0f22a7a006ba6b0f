"""Jinteki cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *
