"""Shaper cards of the core sets."""

from sneakdoor.cards.vocabulary import *

GORDIAN_BLADE = program(
    "Gordian Blade",
    "shaper",
    breaks(1, "Code Gate"),
    boost(1, 1, RUN),
    subtypes="Icebreaker - Decoder",
    cost=4,
    strength=2,
    memory=1,
    influence=3,
)

DIESEL = event("Diesel", "shaper", play(Draw(3)), cost=0, influence=2)

MAGNUM_OPUS = program("Magnum Opus", "shaper", paid(Clicks(1), Gain(2)), cost=5, memory=2, influence=2)

BATTERING_RAM = program(
    "Battering Ram",
    "shaper",
    breaks(2, "Barrier", n=2, up_to=True),
    boost(1, 1, RUN),
    subtypes="Icebreaker - Fracter",
    cost=5,
    strength=3,
    memory=2,
    influence=2,
)

NET_SHIELD = program(
    "Net Shield",
    "shaper",
    When(
        On("would damage", "you would take net damage", cause=NET),
        (Prevent("damage", 1, (NET,)),),
        cost=(Credits(1),),
        may=True,
        first=True,
        interrupts=("damage",),
    ),
    cost=2,
    memory=1,
    influence=1,
)

MODDED = event(
    "Modded",
    "shaper",
    play(InstallOne(Is((PROGRAM, HARDWARE), zone=IN_HAND, side=RUNNER), discount=3)),
    subtypes="Mod",
    cost=0,
    influence=2,
)

THE_MAKERS_EYE = event(
    "The Maker’s Eye",
    "shaper",
    play(
        MakeRun(
            str(int(RND)),
            (When(IF_SUCCESSFUL, (Change("access R&D", 2, RUN, None, "access 2 more cards from R&D"),)),),
        )
    ),
    subtypes="Run",
    cost=2,
    influence=2,
)

RND_INTERFACE = hardware(
    "R&D Interface",
    "shaper",
    Modify("access R&D", 1, text="Whenever you access cards from R&D, access 1 more."),
    cost=4,
    influence=2,
)

TEST_RUN = event(
    "Test Run",
    "shaper",
    play(
        Choose(
            (
                (
                    Search(
                        Is((PROGRAM,), zone=IN_DECK, side=RUNNER, words="a program"), RUNNER, install=True, ignore=True
                    ),
                    InstallFound(ignore=True),
                ),
                (InstallOne(Is((PROGRAM,), zone=IN_DISCARD, side=RUNNER), ignore=True),),
            ),
            words="search your stack or heap for a program. Shuffle your stack if you searched it. "
            "Install that program, ignoring all costs",
        ),
        If(
            Found("installed"),
            (
                Delayed(
                    When(
                        On("turn ends", "this turn ends"),
                        (Do("to deck top", "installed", words="add that program to the top of your stack"),),
                        next_only=True,
                    ),
                    TURN,
                ),
            ),
        ),
    ),
    cost=3,
    influence=3,
)

NOTORIETY = event(
    "Notoriety",
    "shaper",
    play(AsAgenda(1, RUNNER), only=RanSuccessfully((HQ, RND, ARCHIVES))),
    cost=1,
    influence=1,
)

ALL_NIGHTER = resource("All-nighter", "shaper", paid((Clicks(1), TrashThis()), GainClicks(2)), cost=0, influence=2)

SACRIFICIAL_CONSTRUCT = resource(
    "Sacrificial Construct",
    "shaper",
    Paid(
        (TrashThis(),),
        (Prevent("trash", on=Is((PROGRAM, HARDWARE), words="an installed program or piece of hardware")),),
        interrupts=("trash",),
    ),
    subtypes="Remote",
    cost=0,
    influence=1,
)

AESOPS_PAWNSHOP = resource(
    "Aesop’s Pawnshop",
    "shaper",
    when(TURN_BEGINS, Gain(3), may=True, cost=(TrashCards(Is(side=RUNNER, other=True)),)),
    subtypes="Connection - Location",
    cost=1,
    influence=2,
    unique=True,
)

AKAMATSU_MEM_CHIP = hardware("Akamatsu Mem Chip", "shaper", memory(1), subtypes="Chip", cost=1, influence=1)

CHAOS_THEORY_WUNDERKIND = runner_identity(
    "Chaos Theory: Wünderkind", "shaper", memory(1), subtypes="G-mod", min_deck=40, influence_limit=15
)

DINOSAURUS = hardware(
    "Dinosaurus",
    "shaper",
    Host(
        Is((PROGRAM,), ("Icebreaker",), ("AI",), zone="anywhere"),
        1,
        "This card can host a single icebreaker that is not AI.",
    ),
    Modify("memory exempt", 1, InstalledOnThis(), text="The hosted icebreaker takes up no memory."),
    Modify("strength", 2, Is(subtypes=("Icebreaker",), hosted=True, words="the hosted icebreaker")),
    limit_one_console(),
    subtypes="Console",
    cost=5,
    influence=2,
    unique=True,
)

ICE_ANALYZER = resource(
    "Ice Analyzer",
    "shaper",
    when(On("rezzed", "the Corp rezzes a piece of ice", what=Is((ICE,))), Place(CREDIT, 1)),
    CreditsFor(("install",), Is((PROGRAM,), zone="anywhere"), text="Use hosted credits to install programs."),
    subtypes="Virtual",
    cost=0,
    influence=1,
)

INDEXING = event(
    "Indexing",
    "shaper",
    play(
        run_on(
            RND,
            linked=(
                if_successful(
                    instead_of_access(
                        LookAtTop(5, CORP),
                        Arrange("looked"),
                        may=True,
                        words="see the top 5 cards of R&D and put them back in any order",
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=3,
)

PIPELINE = program(
    "Pipeline",
    "shaper",
    breaks(1, "Sentry"),
    boost(2, 1, RUN),
    subtypes="Icebreaker - Killer",
    cost=3,
    strength=1,
    memory=1,
    influence=1,
)

PROFESSIONAL_CONTACTS = resource(
    "Professional Contacts",
    "shaper",
    paid(Clicks(1), AsOne((Gain(1), Draw(1)))),
    subtypes="Connection",
    cost=5,
    influence=2,
)

THE_PERSONAL_TOUCH = hardware(
    "The Personal Touch",
    "shaper",
    InstallOnly(Is((PROGRAM,), ("Icebreaker",))),
    Modify("strength", 1, HOST),
    subtypes="Mod",
    cost=2,
    influence=2,
)

ATMAN = program(
    "Atman",
    "shaper",
    when(INSTALL_THIS, PayAny(), Place(POWER, Reg("number", "that many"))),
    strength_per(Each(1, Hosted(POWER))),
    paid(Credits(1), Break(equal=True)),
    subtypes="Icebreaker - AI",
    cost=3,
    strength=0,
    memory=1,
    influence=3,
)

DEUS_X = program(
    "Deus X",
    "shaper",
    paid(TrashThis(), Break(subtypes=("AP",), all=True)),
    prevents(TrashThis(), 1, NET, all=True),
    subtypes="Icebreaker",
    cost=3,
    strength=10,
    memory=1,
    influence=1,
)

RABBIT_HOLE = hardware(
    "Rabbit Hole",
    "shaper",
    link(1),
    when(
        INSTALL_THIS,
        Search(Is(copy=True, zone=IN_DECK, side=RUNNER, words="another copy of this card"), RUNNER, install=True),
        InstallFound(words="install it, paying its install cost"),
        may=True,
    ),
    subtypes="Link",
    cost=2,
    influence=1,
)

RIELLE_KIT_PEDDLER_TRANSHUMAN = runner_identity(
    "Rielle “Kit” Peddler: Transhuman",
    "shaper",
    when(On("encounter", "you encounter a piece of ice"), GainSubtypes(("Code Gate",), RUN, "subject"), first=True),
    subtypes="Cyborg",
    min_deck=45,
    influence_limit=10,
)

TINKERING = event(
    "Tinkering",
    "shaper",
    play(
        Target(Is((ICE,)), words="Choose an installed piece of ice"),
        GainSubtypes(("Sentry", "Code Gate", "Barrier"), TURN),
    ),
    subtypes="Mod",
    cost=0,
    influence=4,
)
