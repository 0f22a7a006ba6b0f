"""Criminal cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

CALLING_IN_FAVORS = event(
    "Calling in Favors",
    "criminal",
    play(Gain(Each(1, Count(Is((RESOURCE,), ("Connection",)))))),
    cost=0,
    influence=1,
)

EXPRESS_DELIVERY = event(
    "Express Delivery",
    "criminal",
    play(
        LookAtTop(4, RUNNER),
        TakeFrom("looked", "picked", n=1),
        Do("to hand", "picked", whose=RUNNER),
        ShuffleDeck(RUNNER),
    ),
    cost=1,
    influence=1,
)

FEINT = event(
    "Feint",
    "criminal",
    play(
        run_on(
            HQ,
            linked=(
                When(
                    On("encounter"),
                    (Bypass(), Delayed(When(On("encounter"), (Bypass(),), next_only=True), RUN)),
                    next_only=True,
                ),
                if_successful(Forbid("access", RUN)),
            ),
        )
    ),
    subtypes="Run",
    cost=2,
    influence=3,
)

PLANNED_ASSAULT = event(
    "Planned Assault",
    "criminal",
    double(),
    play(
        Search(Is((EVENT,), ("Run",), zone="anywhere"), RUNNER, play=True, bare=True),
        PlayCards("found", bare=True),
    ),
    subtypes="Double",
    cost=2,
    influence=2,
)

PUSH_YOUR_LUCK = event(
    "Push Your Luck",
    "criminal",
    play(StartPsi(parity=True), If(DifferentBids(guessed=True), (Gain(Each(2, SecretlySpent(RUNNER))),))),
    cost=2,
    influence=1,
)
