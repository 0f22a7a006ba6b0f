"""Neutral Corp cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

_TAKE = (Take(3),)

SSL_ENDORSEMENT = agenda(
    "SSL Endorsement",
    "neutral_corp",
    when(On("scored", what=THIS, also="stolen"), Place(CREDIT, 9)),
    when(On("turn begins", by=CORP), *_TAKE, may=True),
    WhileStolen((When(On("turn begins", by=CORP), _TAKE, may=True, zone=int(IN_SCORE_ZONE), by=CORP),)),
    subtypes="Initiative",
    advancement=5,
    points=3,
    influence=0,
)
