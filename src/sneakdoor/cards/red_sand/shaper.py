"""Shaper cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

LEAN_AND_MEAN = event(
    "Lean and Mean",
    "shaper",
    play(
        run_on(
            linked=(
                Body(
                    (
                        If(
                            AtMost(Count(Is((PROGRAM,))), 3),
                            (Adjust("strength", 2, RUN, Is((PROGRAM,), ("Icebreaker",))),),
                        ),
                    )
                ),
            )
        )
    ),
    subtypes="Run",
    cost=2,
    influence=1,
)

RESHAPE = event(
    "Reshape",
    "shaper",
    play(Target(Is((ICE,), rezzed=False), 2), SwapIce()),
    cost=3,
    influence=4,
)

DIANAS_HUNT = event(
    "Diana's Hunt",
    "shaper",
    play(
        run_on(
            linked=(
                When(
                    On("encounter"),
                    (InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER), ignore=True, optional=True),),
                ),
                When(On("run ends"), (Do("trash", InItsRun("installed", Is((PROGRAM,)), own=True)),)),
            )
        )
    ),
    subtypes="Run",
    cost=4,
    influence=4,
)
