"""Shaper cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

ADEPT = program(
    "Adept",
    "shaper",
    strength_per(Each(1, UnusedMemory())),
    breaks(2, "Sentry", "Barrier"),
    subtypes="Icebreaker - Fracter - Killer",
    cost=5,
    strength=2,
    memory=2,
    influence=3,
)

SAVANT = program(
    "Savant",
    "shaper",
    strength_per(Each(1, UnusedMemory())),
    paid(Credits(2), Choose(((Break(1, ("Sentry",)),), (Break(2, ("Code Gate",)),)))),
    subtypes="Icebreaker - Killer - Decoder",
    cost=4,
    strength=1,
    memory=2,
    influence=3,
)

CAREFUL_PLANNING = event(
    "Careful Planning",
    "shaper",
    priority(),
    play(Target(Is(side=CORP, at="remote")), Forbid("rez", TURN, on="targets")),
    subtypes="Priority",
    cost=3,
    influence=4,
)

DEEP_DATA_MINING = event(
    "Deep Data Mining",
    "shaper",
    play(run_on(RND, linked=(if_successful(Adjust("access R&D", Each(1, UnusedMemory(4)), RUN, None)),))),
    subtypes="Run",
    cost=3,
    influence=4,
)

LEVY_ADVANCED_RESEARCH_LAB = resource(
    "Levy Advanced Research Lab",
    "shaper",
    paid(
        Clicks(1),
        LookAtTop(4, RUNNER, reveal=True),
        Sort(Is((PROGRAM,), zone="anywhere"), "looked", "programs", "rest"),
        TakeFrom("programs", "kept", "left", most=1),
        Do("to hand", "kept", whose=RUNNER, said=THAT_CARD),
        Arrange("looked", bottom=RUNNER),
    ),
    subtypes="Location - Ritzy",
    cost=4,
    influence=2,
)

LLDS_MEMORY_DIAMOND = hardware(
    "LLDS Memory Diamond",
    "shaper",
    memory(1),
    link(1),
    Modify("hand size", 1),
    subtypes="Mod",
    cost=4,
    influence=1,
)

UBAX = hardware(
    "Ubax",
    "shaper",
    memory(1),
    when(TURN_BEGINS, Draw(1)),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=3,
    unique=True,
)
