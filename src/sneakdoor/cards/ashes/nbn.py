"""NBN cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

CONGRATULATIONS = ice(
    "Congratulations!",
    "nbn",
    when(On("passed", what=THIS), Gain(1)),
    sub(Gain(2), Gain(1, RUNNER)),
    subtypes="Code Gate - Advertisement",
    cost=1,
    strength=3,
    influence=2,
)

F2P = ice(
    "F2P",
    "nbn",
    paid(Credits(2), BreakAny(1), by=RUNNER, only=Both(EncounteringThis(), Not(TAGGED))),
    sub(DoToChosen("to hand", Is(side=RUNNER))),
    sub(Tag(1)),
    subtypes="Sentry",
    cost=4,
    strength=5,
    influence=2,
)

_END_UNLESS_THREE_PAID = sub(Pays((Credits(3),), otherwise=(EndRun(),), by=RUNNER))

GOLD_FARMER = ice(
    "Gold Farmer",
    "nbn",
    when(On("broken", what=THIS, cause="printed"), Lose(1, RUNNER)),
    _END_UNLESS_THREE_PAID,
    _END_UNLESS_THREE_PAID,
    subtypes="Barrier",
    cost=3,
    strength=1,
    influence=3,
)

LOOT_BOX = ice(
    "Loot Box",
    "nbn",
    sub(Pays((Credits(2),), otherwise=(EndRun(),), by=RUNNER)),
    sub(
        LookAtTop(3, RUNNER, reveal=True),
        TakeFrom("looked", "picked", n=1),
        AsOne((Gain(CostOf("picked")), Do("to hand", "picked", whose=RUNNER))),
        ShuffleDeck(RUNNER),
        Do("trash", THIS),
    ),
    subtypes="Trap",
    cost=0,
    strength=3,
    influence=1,
)
