"""NBN cards of the core sets."""

from sneakdoor.cards.vocabulary import *

TOLLBOOTH = ice(
    "Tollbooth",
    "nbn",
    when(ENCOUNTER_THIS, Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER, must=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=8,
    strength=5,
    influence=2,
)

DATA_RAVEN = ice(
    "Data Raven",
    "nbn",
    when(ENCOUNTER_THIS, Choose(((Tag(1, take=True),), (EndRun(),)), by=RUNNER)),
    paid(Tokens(POWER), Tag(1)),
    Sub(trace(3, Place(POWER, 1))),
    subtypes="Sentry - Tracer - Observer",
    cost=4,
    strength=4,
    influence=2,
)

PSYCHOGRAPHICS = operation(
    "Psychographics",
    "nbn",
    play(
        PlaceOnChosen(ADVANCEMENT, Reg("x", "X"), Is(side=CORP, advanceable=True, words="card that can be advanced")),
        x=TagCount(),
    ),
    cost=0,
    x_cost=True,
    influence=3,
)

ANONYMOUS_TIP = operation("Anonymous Tip", "nbn", play(Draw(3)), cost=0, influence=1)
