"""Shaper cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

DATA_BREACH = event(
    "Data Breach",
    "shaper",
    play(
        run_on(
            RND,
            linked=(
                if_successful(Delayed(When(On("run ends"), (MakeRun(str(int(RND)), again=True),), may=True), RUN)),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=1,
)
