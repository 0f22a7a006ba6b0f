"""Shaper cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

LEVY_ADVANCED_RESEARCH_LAB = resource(
    "Levy Advanced Research Lab",
    "shaper",
    paid(
        Clicks(1),
        LookAtTop(4, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        TakeFrom("programs", "kept", "left", most=1),
        Do("to hand", "kept", whose=RUNNER, said=THAT_CARD),
        Arrange("looked", bottom=RUNNER),
    ),
    subtypes="Location - Ritzy",
    cost=4,
    influence=2,
)
