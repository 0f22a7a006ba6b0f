"""Haas-Bioroid cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

NEXT_ACTIVATION_COMMAND = operation(
    "NEXT Activation Command",
    "haas_bioroid",
    lockdown(),
    Cannot("break", Is(without=("Icebreaker",), zone="anywhere")),
    Modify("strength", 2, Is((ICE,))),
    subtypes="Lockdown",
    cost=0,
    trash=4,
    influence=3,
)

SCAPENET = operation(
    "Scapenet",
    "haas_bioroid",
    Play(
        trace(7, DoToChosen("remove from game", Is(subtypes=("Chip", "Virtual")))),
        only=LastTurn("successful run", RUNNER),
    ),
    subtypes="Gray Ops",
    cost=1,
    influence=2,
)

RED_LEVEL_CLEARANCE = operation(
    "Red Level Clearance",
    "haas_bioroid",
    play(
        Choose(
            (
                (Draw(2),),
                (Gain(2),),
                (InstallOne(Is(zone=IN_HAND, side=CORP, not_types=(AGENDA,)), optional=True),),
                (GainClicks(1),),
            ),
            n=2,
        )
    ),
    subtypes="Transaction",
    cost=1,
    influence=2,
)
