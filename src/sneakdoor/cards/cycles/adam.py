"""Adam cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

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
        "6.9.3b",
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

FIND_THE_TRUTH = resource(
    "Find the Truth",
    "adam",
    When(On("would draw card", by=MINE), (LookAt(reveal=True),)),
    when(SUCCESSFUL_RUN, LookAtTop(1, CORP), first=True, may=True),
    subtypes="Directive - Virtual",
    cost=0,
    influence=3,
    unique=True,
)

EMERGENT_CREATIVITY = event(
    "Emergent Creativity",
    "adam",
    double(),
    play(
        Target(
            Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER),
            ANY,
            up_to=True,
        ),
        Do("trash", "targets", into="trashed", follow=True),
        Search(
            Is((PROGRAM, HARDWARE), zone="anywhere"),
            RUNNER,
            install=True,
            discount=InstallCostOf("trashed"),
        ),
        InstallFound(
            discount=InstallCostOf("trashed"),
        ),
    ),
    subtypes="Double",
    cost=2,
    influence=5,
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
