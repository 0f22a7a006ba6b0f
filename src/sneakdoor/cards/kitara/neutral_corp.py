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

DISTRACT_THE_MASSES = operation(
    "Distract the Masses",
    "neutral_corp",
    play(
        Gain(2, RUNNER),
        AsOne(
            (
                Target(Is(zone=IN_HAND, side=CORP), 2, up_to=True, into="picked", verb="trash"),
                Do("trash", "picked", said=THEM),
                DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 2, up_to=True),
            )
        ),
    ),
    remove_instead_of_trashing(),
    cost=0,
    influence=0,
)
