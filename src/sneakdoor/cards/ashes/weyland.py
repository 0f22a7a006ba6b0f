"""Weyland cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

DIVESTED_TRUST = agenda(
    "Divested Trust",
    "weyland",
    when(
        On("stolen"),
        AsOne((Gain(5), Do("to hand", "subject", whose=CORP, said=THAT_CARD))),
        cost=(Forfeit(this=True),),
    ),
    advancement=3,
    points=1,
)

SDS_DRONE_DEPLOYMENT = agenda(
    "SDS Drone Deployment",
    "weyland",
    ExtraCost("steal", (TrashCards(Is((PROGRAM,))),), own=True),
    scored(trash_program()),
    subtypes="Security",
    advancement=5,
    points=3,
)

TRANSPORT_MONOPOLY = agenda(
    "Transport Monopoly",
    "weyland",
    scored(Place(AGENDA_TOKEN, 2)),
    paid(Tokens(AGENDA_TOKEN), Forbid("success", RUN), once_per_turn=True),
    subtypes="Initiative",
    advancement=4,
    points=2,
)
