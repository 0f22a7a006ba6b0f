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
                            AtLeast(Count(InItsRun("stolen", Is((AGENDA,), zone=IN_SCORE, side=RUNNER))), 1),
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
