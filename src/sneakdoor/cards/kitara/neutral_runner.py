"""Neutral Runner cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

KASI_STRING = resource(
    "Kasi String",
    "neutral_runner",
    when(
        On("run ends", server="remote", cause="successful"),
        Place(POWER, 1),
        first=True,
        may=True,
        where=Both(InThatRun("accessed"), Not(InThatRun("stolen"))),
    ),
    While(AtLeast(Hosted(POWER), 4), (AsAgenda(1, RUNNER),)),
    subtypes="Virtual",
    cost=1,
    influence=0,
    unique=True,
)

JACKPOT = resource(
    "Jackpot!",
    "neutral_runner",
    when(TURN_BEGINS, Place(CREDIT, 1), may=True),
    when(
        On("stolen", also="added to score area", what=Is((AGENDA,), zone=IN_SCORE, side=RUNNER)),
        ChooseNumber(Hosted(CREDIT)),
        Take(Reg("number")),
        Do("trash", THIS),
        may=True,
    ),
    cost=0,
    influence=0,
)
