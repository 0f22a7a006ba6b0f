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

FOCUS_GROUP = operation(
    "Focus Group",
    "nbn",
    play(
        AsOne((NameType(), RevealHand(RUNNER))),
        PayAny(most=Count(OfNamedType(Is(zone=IN_HAND, side=RUNNER)))),
        PlaceOnChosen(ADVANCEMENT, Reg("number"), Is()),
        only=LastTurn("successful run", RUNNER),
    ),
    cost=3,
    influence=3,
)

GAME_OVER = operation(
    "Game Over",
    "nbn",
    play(
        NameType((EVENT, HARDWARE, PROGRAM, RESOURCE)),
        TrashUnlessPaid(OfNamedType(Is(side=RUNNER, without=("Icebreaker",))), 3, RUNNER),
        BadPublicity(1),
        only=LastTurn("stolen", RUNNER),
    ),
    subtypes="Illicit - Gray Ops",
    cost=4,
    influence=3,
)
