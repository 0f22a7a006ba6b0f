"""NBN cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

SYNC_REROUTING = operation(
    "SYNC Rerouting",
    "nbn",
    lockdown(),
    when(
        On("run begins"),
        Choose(((PayIt((Credits(4),), RUNNER),), (Tag(1, take=True),)), by=RUNNER),
    ),
    subtypes="Lockdown",
    cost=0,
    trash=3,
    influence=3,
)

DIGITAL_RIGHTS_MANAGEMENT = operation(
    "Digital Rights Management",
    "nbn",
    play(
        Search(Is((AGENDA,), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
        InstallOne(Is(zone=IN_HAND, side=CORP), optional=True, where=IN_REMOTE),
        Forbid("score", TURN),
        only=LastTurn("successful run", RUNNER, servers=(HQ,), never=True),
    ),
    cost=1,
    influence=1,
)
