"""Anarch cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

MARS_FOR_MARTIANS = event(
    "Mars for Martians",
    "anarch",
    priority(),
    play(Draw(Each(1, Count(Is((RESOURCE,), ("Clan",))))), Gain(Each(1, TagCount()))),
    subtypes="Priority",
    cost=0,
    influence=1,
)

MINING_ACCIDENT = event(
    "Mining Accident",
    "anarch",
    play(
        Choose(((PayIt((Credits(5),), by=CORP),), (BadPublicity(1),)), by=CORP),
        only=ThisTurn("successful run", CENTRALS),
    ),
    remove_instead_of_trashing(),
    cost=2,
    influence=2,
)

PUSHING_THE_ENVELOPE = event(
    "Pushing the Envelope",
    "anarch",
    play(
        run_on(
            linked=(
                Body(
                    (
                        If(
                            AtMost(HandOf(RUNNER), 2),
                            (Adjust("strength", 2, RUN, Is((PROGRAM,), ("Icebreaker",))),),
                        ),
                    )
                ),
            )
        )
    ),
    subtypes="Run",
    cost=3,
    influence=2,
)
