"""Shaper cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *
