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

FLARE = ice(
    "Flare",
    "nbn",
    Sub(
        trace(
            6,
            Target(Is((HARDWARE,)), words="Choose a piece of hardware"),
            Together((Do("trash", "targets"), Damage(2, MEAT, unpreventable=True), EndRun())),
        )
    ),
    subtypes="Sentry - Tracer - AP",
    cost=9,
    strength=6,
    influence=3,
)

NBN_MAKING_NEWS = corp_identity(
    "NBN: Making News",
    "nbn",
    Recurring(2),
    CreditsFor(("trace",), text="Use these credits during traces."),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

RED_HERRINGS = upgrade(
    "Red Herrings",
    "nbn",
    costs_to_steal_here(Credits(5)),
    cost=1,
    trash=1,
    influence=2,
)
