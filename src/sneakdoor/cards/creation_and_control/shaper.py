"""Shaper cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *
