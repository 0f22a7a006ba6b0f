"""NBN cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

AUTHENTICATOR = ice(
    "Authenticator",
    "nbn",
    when(ENCOUNTER_THIS, Pays((TakeTags(),), (Bypass(),), by=RUNNER)),
    sub(Gain(2)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=2,
    strength=4,
    influence=1,
)

DATA_LOOP = ice(
    "Data Loop",
    "nbn",
    when(ENCOUNTER_THIS, DoToChosen("to deck top", Is(zone=IN_HAND, side=RUNNER), 2, by=RUNNER)),
    sub(If(TAGGED, (EndRun(),))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=7,
    strength=4,
    influence=2,
)

FREE_LUNCH = ice(
    "Free Lunch",
    "nbn",
    paid(Tokens(POWER), Lose(1, RUNNER)),
    sub(Place(POWER, 1)),
    sub(Place(POWER, 1)),
    subtypes="Code Gate",
    cost=3,
    strength=4,
    influence=3,
)
