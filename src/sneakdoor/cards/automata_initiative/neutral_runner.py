"""Neutral Runner cards of The Automata Initiative."""

from sneakdoor.cards.vocabulary import *

BAHIA_BANDS = event(
    "Bahia Bands",
    "neutral_runner",
    play(
        run_on(
            linked=(
                if_successful(
                    Choose(
                        (
                            (Draw(2),),
                            (InstallOne(Is(zone=IN_HAND, side=RUNNER), discount=1),),
                            (RemoveTag(1),),
                            (Place(CREDIT, 4),),
                        ),
                        n=2,
                    )
                ),
            )
        )
    ),
    CreditsFor(("trash",)),
    subtypes="Run",
    cost=2,
    influence=1,
)
