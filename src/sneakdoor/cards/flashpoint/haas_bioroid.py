"""Haas-Bioroid cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

VIOLET_LEVEL_CLEARANCE = operation(
    "Violet Level Clearance",
    "haas_bioroid",
    terminal(),
    play(AsOne((Gain(8), Draw(4)))),
    subtypes="Terminal - Transaction",
    cost=5,
    trash=1,
    influence=3,
)

FRIENDS_IN_HIGH_PLACES = operation(
    "Friends in High Places",
    "haas_bioroid",
    terminal(),
    play(InstallOne(Is(zone=IN_DISCARD, side=CORP), optional=True, n=2)),
    subtypes="Terminal",
    cost=2,
    influence=1,
)

HELLION_BETA_TEST = operation(
    "Hellion Beta Test",
    "haas_bioroid",
    Play(
        trace(
            2,
            DoToChosen("trash", Is(not_types=(PROGRAM,)), 2),
            otherwise=(BadPublicity(1),),
        ),
        only=LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER, accessing=True),
    ),
    subtypes="Black Ops",
    cost=1,
    influence=3,
)

WETWORK_REFIT = operation(
    "Wetwork Refit",
    "haas_bioroid",
    condition(Is((ICE,), ("Bioroid",), rezzed=True), Grant(HOST, sub(Damage(1, BRAIN)), first=True)),
    subtypes="Condition",
    cost=1,
    influence=2,
)

ARK_LOCKDOWN = operation(
    "Ark Lockdown",
    "haas_bioroid",
    play(NameCard(), Do("remove from game", Named(IN_DISCARD, RUNNER))),
    cost=1,
    influence=2,
)
