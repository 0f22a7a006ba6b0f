"""Jinteki cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

JINTEKI_POTENTIAL_UNLEASHED = corp_identity(
    "Jinteki: Potential Unleashed",
    "jinteki",
    when(On("damaged", cause=NET), TrashTop(1, RUNNER)),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=12,
)

PROJECT_KUSANAGI = agenda(
    "Project Kusanagi",
    "jinteki",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=2))),
    paid(
        Tokens(AGENDA_TOKEN),
        Target(Is((ICE,))),
        GainSubroutines(sub(Damage(1, NET)), RUN, to="targets"),
    ),
    subtypes="Security",
    advancement=2,
    points=0,
)
