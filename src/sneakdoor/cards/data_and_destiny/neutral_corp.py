"""Neutral Corp cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *
