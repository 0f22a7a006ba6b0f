"""Anarch cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

VAMP = event(
    "Vamp",
    "anarch",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        PayAny(),
                        AsOne((Lose(Reg("number"), CORP), Tag(1, take=True))),
                        may=True,
                    )
                ),
            ),
        )
    ),
    subtypes="Run - Sabotage",
    cost=0,
    influence=2,
)
