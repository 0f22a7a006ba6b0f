"""Adam cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

BRAIN_CHIP = hardware(
    "Brain Chip",
    "adam",
    Modify("[mu]", Each(1, Points(RUNNER))),
    Modify("hand size", Each(1, Points(RUNNER))),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

INDEPENDENT_THINKING = event(
    "Independent Thinking",
    "adam",
    play(
        Target(Is(side=RUNNER), 5, up_to=True),
        Do("trash", said=THEM),
        If(
            Gone("targets", Is(subtypes=("Directive",), zone="anywhere")),
            (Draw(Each(2, Moved("targets"))),),
            (Draw(Each(1, Moved("targets"))),),
        ),
    ),
    cost=1,
    influence=1,
)

MULTITHREADER = program(
    "Multithreader",
    "adam",
    Recurring(2),
    CreditsFor(("use",), Is((PROGRAM,))),
    cost=3,
    memory=1,
    influence=1,
)

NEUTRALIZE_ALL_THREATS = resource(
    "Neutralize All Threats",
    "adam",
    when(
        On("accessed", what=Is(zone="anywhere", trash_cost=True)),
        RevealCards("subject"),
        MustTrash(paying=True),
        first=True,
    ),
    Modify("access HQ", 1),
    subtypes="Directive - Virtual",
    cost=0,
    influence=3,
    unique=True,
)

ALWAYS_BE_RUNNING = resource(
    "Always Be Running",
    "adam",
    MustAct(
        ("run",),
        Is((EVENT,), ("Run",), zone="anywhere"),
        FirstClick(),
    ),
    Permit(
        "break",
        (Clicks(2),),
        (BreakAny(),),
        RUNNER,
        once_per_turn=True,
    ),
    subtypes="Directive - Virtual",
    cost=0,
    influence=3,
    unique=True,
)

DR_LOVEGOOD = resource(
    "Dr. Lovegood",
    "adam",
    when(TURN_BEGINS, Target(Is(side=RUNNER)), MakeBlank()),
    subtypes="Connection",
    cost=2,
    influence=1,
    unique=True,
)

SAFETY_FIRST = resource(
    "Safety First",
    "adam",
    Modify("hand size", -2),
    when(TURN_ENDS, If(BelowHandSize(RUNNER), (Draw(1),))),
    subtypes="Directive - Virtual",
    cost=0,
    influence=3,
    unique=True,
)

ADAM_COMPULSIVE_HACKER = runner_identity(
    "Adam: Compulsive Hacker",
    "adam",
    AtStart(
        (BeginWith(Outside(RUNNER, "Directive"), 3),),
        brings=("Always Be Running", "Neutralize All Threats", "Safety First"),
    ),
    subtypes="Bioroid",
    min_deck=45,
    influence_limit=25,
)
