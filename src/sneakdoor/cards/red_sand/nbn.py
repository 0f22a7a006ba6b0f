"""NBN cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *
