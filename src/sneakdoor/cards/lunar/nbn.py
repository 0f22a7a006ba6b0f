"""NBN cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *
