"""Haas-Bioroid cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

BRAIN_REWIRING = agenda(
    "Brain Rewiring",
    "haas_bioroid",
    scored(
        PayAny(most=HandOf(RUNNER)),
        If(
            Found("number"),
            (AsOne((AtRandom("to deck bottom", RUNNER, Reg("number"), RUNNER), Draw(1, RUNNER))),),
        ),
    ),
    subtypes="Security",
    advancement=3,
    points=1,
)

ELECTIVE_UPGRADE = agenda(
    "Elective Upgrade",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 2)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), GainClicks(2), once_per_turn=True),
    subtypes="Initiative",
    advancement=5,
    points=3,
)
