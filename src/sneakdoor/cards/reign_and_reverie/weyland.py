"""Weyland cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *
