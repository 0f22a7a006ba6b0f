"""Neutral Runner cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

THE_CATALYST = runner_identity(
    "The Catalyst: Convention Breaker",
    "neutral_runner",
    starter_only(),
    subtypes="Natural",
    min_deck=30,
)

JAILBREAK = event(
    "Jailbreak",
    "neutral_runner",
    play(
        run_on(
            HQ,
            RND,
            linked=(if_successful(Draw(1), Delayed(when(OnBreach(ATTACKED), AccessMore(1), next_only=True), RUN)),),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=0,
)

OVERCLOCK = event(
    "Overclock",
    "neutral_runner",
    play(AsOne((Place(CREDIT, 5), run_on()))),
    CreditsFor(("any",), only=DuringRun()),
    subtypes="Run",
    cost=1,
    influence=0,
)

T400_MEMORY_DIAMOND = hardware(
    "T400 Memory Diamond",
    "neutral_runner",
    memory(1),
    Modify("hand size", 1),
    subtypes="Chip",
    cost=2,
    influence=0,
)

MAYFLY = program(
    "Mayfly",
    "neutral_runner",
    paid(Credits(1), Break(1), Delayed(when(On("run ends"), Do("trash", THIS)), RUN)),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=1,
    strength=1,
    memory=2,
    influence=0,
)

SMARTWARE_DISTRIBUTOR = resource(
    "Smartware Distributor",
    "neutral_runner",
    paid(Clicks(1), Place(CREDIT, 3)),
    when(TURN_BEGINS, Take(1)),
    subtypes="Connection",
    cost=0,
    influence=0,
)

VERBAL_PLASTICITY = resource(
    "Verbal Plasticity",
    "neutral_runner",
    when(On("would draw", by=MINE, cause="basic action"), ChangeImminent("draw", to=2), first=True),
    subtypes="Genetics",
    cost=3,
    influence=0,
    unique=True,
)
