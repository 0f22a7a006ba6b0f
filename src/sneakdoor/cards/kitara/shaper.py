"""Shaper cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

COMPILE = event(
    "Compile",
    "shaper",
    play(
        run_on(
            linked=(
                When(
                    On("encounter"),
                    (
                        Search(Is((PROGRAM,), zone="anywhere"), RUNNER, install=True, ignore=True, heap=True),
                        InstallFound(ignore=True),
                        If(
                            Found("installed"),
                            (
                                Delayed(
                                    When(On("run ends"), (Do("to deck bottom", "installed", whose=RUNNER),)),
                                    RUN,
                                ),
                            ),
                        ),
                    ),
                    may=True,
                    next_only=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

MARATHON = event(
    "Marathon",
    "shaper",
    play(
        MakeRun(
            "remote",
            (
                When(
                    On("run ends", cause="successful"),
                    (AsOne((GainClicks(1), Replace(Instead("trash", (Do("to hand", THIS),)), duration=TURN))),),
                ),
            ),
        ),
        Forbid("run", TURN, there=True),
    ),
    subtypes="Run",
    cost=1,
    influence=5,
)
