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
