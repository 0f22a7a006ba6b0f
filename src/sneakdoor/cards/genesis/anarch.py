"""Anarch cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *
