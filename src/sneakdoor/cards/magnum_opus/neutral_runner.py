"""Neutral Runner cards of Magnum Opus."""

from sneakdoor.cards.vocabulary import *

WATCH_THE_WORLD_BURN = event(
    "Watch the World Burn",
    "neutral_runner",
    terminal(),
    play(
        MakeRun(
            "remote",
            (
                if_successful(
                    Delayed(
                        When(
                            On("accessed", what=Is(zone="anywhere", not_types=(AGENDA,))),
                            (
                                Do("remove from game", "subject", into="kept"),
                                Delayed(
                                    When(On("accessed"), (Do("remove from game", "subject"),), copy_of="kept"),
                                    NEVER,
                                ),
                            ),
                            next_only=True,
                        ),
                        RUN,
                    )
                ),
            ),
        )
    ),
    limit_per_deck(1),
    subtypes="Orgcrime - Run - Terminal",
    cost=3,
    influence=1,
)
