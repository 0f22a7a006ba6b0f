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

AIKI = ice(
    "Aiki",
    "jinteki",
    Sub(psi(Draw(2, RUNNER))),
    sub(Damage(1, NET)),
    sub(Damage(1, NET)),
    subtypes="Code Gate - Psi - AP",
    cost=1,
    strength=3,
    influence=2,
)

CHIYASHI = ice(
    "Chiyashi",
    "jinteki",
    when(On("broken", what=THIS), TrashTop(2, RUNNER), where=AtLeast(Count(Is(subtypes=("AI",))), 1)),
    sub(Damage(2, NET)),
    sub(Damage(2, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=12,
    strength=8,
    influence=2,
)

MIND_GAME = ice(
    "Mind Game",
    "jinteki",
    Sub(
        psi(
            ChooseServer(other=True),
            Replace(Instead("pass", (MoveRun("server"),))),
            Lasting(ExtraCost("jack out", (AddCards(Is(side=RUNNER), "to deck bottom"),)), RUN),
        )
    ),
    subtypes="Code Gate - Psi - Deflector",
    cost=0,
    strength=4,
    influence=3,
)
