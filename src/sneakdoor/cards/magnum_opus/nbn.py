"""NBN cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *
