"""NBN cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *
