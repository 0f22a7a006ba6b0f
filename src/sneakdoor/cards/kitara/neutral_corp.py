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

NGO_FRONT = asset(
    "NGO Front",
    "neutral_corp",
    can_be_advanced(),
    paid((TrashThis(), Tokens(ADVANCEMENT, 1)), Gain(5)),
    paid((TrashThis(), Tokens(ADVANCEMENT, 2)), Gain(8)),
    cost=0,
    trash=1,
    influence=0,
)

RASHIDA_JAHEEM = asset(
    "Rashida Jaheem",
    "neutral_corp",
    when(TURN_BEGINS, AsOne((Gain(3), Draw(3))), cost=(TrashThis(),)),
    subtypes="Character",
    cost=0,
    trash=1,
    influence=0,
    unique=True,
)

_TECHNOLOGY = Either(
    Is((PROGRAM, HARDWARE), zone="anywhere"),
    Is((RESOURCE,), ("Virtual",), zone="anywhere"),
)

TECHNOCO = asset(
    "TechnoCo",
    "neutral_corp",
    Modify("install cost", 1, _TECHNOLOGY),
    when(On("installed", by=RUNNER, what=_TECHNOLOGY), Gain(1), may=True),
    subtypes="Corporation",
    cost=2,
    trash=2,
    influence=0,
    unique=True,
)
