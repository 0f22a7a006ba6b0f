"""Haas-Bioroid cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *
