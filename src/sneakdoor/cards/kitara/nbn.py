"""NBN cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

_END_UNLESS_ONE_PAID = sub(Pays((Credits(1),), otherwise=(EndRun(),), by=RUNNER))

ENDLESS_EULA = ice(
    "Endless EULA",
    "nbn",
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    _END_UNLESS_ONE_PAID,
    subtypes="Barrier",
    cost=6,
    strength=0,
    influence=2,
)

SANDMAN = ice(
    "Sandman",
    "nbn",
    sub(DoToChosen("to hand", Is(side=RUNNER))),
    sub(DoToChosen("to hand", Is(side=RUNNER))),
    subtypes="Code Gate",
    cost=5,
    strength=3,
    influence=3,
)

JUA = ice(
    "Jua",
    "nbn",
    when(ENCOUNTER_THIS, Lasting(Cannot("install", Is(side=RUNNER, zone="anywhere")), TURN)),
    sub(
        If(
            AtLeast(Count(Is(side=RUNNER)), 2),
            (
                Target(Is(side=RUNNER), 2),
                TakeFrom("targets", "picked", n=1, by=RUNNER),
                Do("to deck top", "picked", by=RUNNER, whose=RUNNER),
            ),
        )
    ),
    subtypes="Sentry",
    cost=2,
    strength=3,
    influence=2,
)
