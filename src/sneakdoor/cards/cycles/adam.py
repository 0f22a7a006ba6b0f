"""Adam cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

NEUTRALIZE_ALL_THREATS = resource(
    "Neutralize All Threats",
    "adam",
    when(
        On("accessed", "you access a card with a trash cost", what=Is(zone="anywhere", trash_cost=True)),
        RevealCards("subject", words="reveal it"),
        MustTrash(paying=True),
        first=True,
    ),
    Modify("access HQ", 1, text="Whenever you access cards from HQ, access 1 more."),
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
        "The first [click] you spend each turn must go to the basic action to run or to playing a run event.",
    ),
    Permit(
        "6.9.3b",
        (Clicks(2),),
        (BreakAny(),),
        RUNNER,
        once_per_turn=True,
        text="Once each turn, [click][click] may be spent to break 1 subroutine of the ice you are encountering.",
    ),
    subtypes="Directive - Virtual",
    cost=0,
    influence=3,
    unique=True,
)

DR_LOVEGOOD = resource(
    "Dr. Lovegood",
    "adam",
    when(TURN_BEGINS, Target(Is(side=RUNNER), words="Choose one of your installed cards"), MakeBlank()),
    subtypes="Connection",
    cost=2,
    influence=1,
    unique=True,
)

FIND_THE_TRUTH = resource(
    "Find the Truth",
    "adam",
    When(On("would draw card", "you would draw a card", by=MINE), (LookAt(reveal=True),), interrupts=("draw card",)),
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
            HandOf(RUNNER),
            up_to=True,
            words="Choose any number of programs and pieces of hardware in your grip",
        ),
        Do("trash", "targets", into="trashed", words="trash them", follow=True),
        Search(
            Is((PROGRAM, HARDWARE), zone=IN_DECK, words="a program or piece of hardware"),
            RUNNER,
            install=True,
            discount=InstallCostOf("trashed"),
        ),
        InstallFound(
            discount=InstallCostOf("trashed"),
            words="install it; its install cost is lowered by those of the trashed cards together",
        ),
    ),
    subtypes="Double",
    cost=2,
    influence=5,
)

SAFETY_FIRST = resource(
    "Safety First",
    "adam",
    Modify("hand size", -2, text="Your maximum hand size is 2 lower."),
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
