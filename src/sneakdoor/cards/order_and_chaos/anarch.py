"""Anarch cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *
