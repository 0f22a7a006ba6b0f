"""Shaper cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

EQUIVOCATION = program(
    "Equivocation",
    "shaper",
    success_on(RND, LookAtTop(1, CORP, reveal=True), May((Draw(1, CORP),)), may=True),
    cost=2,
    memory=1,
    influence=3,
    unique=True,
)

BLACKSTONE = program(
    "Blackstone",
    "shaper",
    breaks(1, "Barrier"),
    boost(Credits(3, stealth=1), 4, RUN),
    subtypes="Icebreaker - Fracter",
    cost=4,
    strength=3,
    memory=1,
    influence=2,
)

DAI_V = program(
    "Dai V",
    "shaper",
    paid(Credits(2, stealth=2), Break(ANY)),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=6,
    strength=1,
    memory=1,
    influence=3,
)

FAWKES = program(
    "Fawkes",
    "shaper",
    breaks(1, "Sentry"),
    boost(Credits(Reg("x"), stealth=1), Reg("x"), RUN),
    subtypes="Icebreaker - Killer",
    cost=5,
    strength=1,
    memory=1,
    influence=2,
)

HOUDINI = program(
    "Houdini",
    "shaper",
    breaks(1, "Code Gate"),
    boost(Credits(2, stealth=1), 4, RUN),
    subtypes="Icebreaker - Decoder",
    cost=2,
    strength=2,
    memory=1,
    influence=3,
)

MISDIRECTION = program(
    "Misdirection",
    "shaper",
    paid((Clicks(2), Credits(Reg("x"))), RemoveTag(Reg("x"))),
    cost=0,
    memory=1,
    influence=2,
)

DATA_BREACH = event(
    "Data Breach",
    "shaper",
    play(
        run_on(
            RND,
            linked=(
                if_successful(Delayed(When(On("run ends"), (MakeRun(str(int(RND)), again=True),), may=True), RUN)),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=1,
)
