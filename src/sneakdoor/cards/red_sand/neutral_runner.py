"""Neutral Runner cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

BUILD_SCRIPT = event("Build Script", "neutral_runner", play(AsOne((Gain(1), Draw(2)))), cost=0, influence=1)

MAD_DASH = event(
    "Mad Dash",
    "neutral_runner",
    play(
        run_on(
            linked=(
                When(
                    On("run ends"),
                    (
                        If(
                            InThatRun("stolen"),
                            (AsAgenda(1, RUNNER),),
                            (Damage(1, MEAT, suffer=True),),
                        ),
                    ),
                ),
            )
        )
    ),
    subtypes="Run",
    cost=0,
    influence=0,
)

BLOO_MOOSE = resource(
    "Bloo Moose",
    "neutral_runner",
    when(
        TURN_BEGINS,
        DoToChosen("remove from game", Is(zone=IN_DISCARD, side=RUNNER)),
        If(Gone("targets"), (Gain(2),)),
        may=True,
    ),
    subtypes="Location - Seedy",
    cost=4,
    influence=0,
    unique=True,
)

DADIANA_CHACON = resource(
    "Dadiana Chacon",
    "neutral_runner",
    when(TURN_BEGINS, If(AtMost(CreditsOf(RUNNER), 5), (Gain(1),))),
    While(AtMost(CreditsOf(RUNNER), 0), (AsOne((Do("trash", THIS), Damage(3, MEAT, suffer=True))),)),
    subtypes="Connection",
    cost=0,
    influence=0,
    unique=True,
)

CORPORATE_DEFECTOR = resource(
    "Corporate Defector",
    "neutral_runner",
    When(
        On("would draw card", by=THEIRS, cause="basic action"),
        (LookAt(reveal=True),),
    ),
    subtypes="Connection",
    cost=0,
    influence=0,
)
