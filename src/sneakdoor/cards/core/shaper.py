"""Shaper cards of the Core Set."""

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
        On("would damage", cause=NET),
        (Prevent("damage", 1, (NET,)),),
        cost=(Credits(1),),
        first=True,
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
            (When(IF_SUCCESSFUL, (Adjust("access R&D", 2, RUN, None),)),),
        )
    ),
    subtypes="Run",
    cost=2,
    influence=2,
)

SACRIFICIAL_CONSTRUCT = resource(
    "Sacrificial Construct",
    "shaper",
    Paid(
        (TrashThis(),),
        (Prevent("trash", on=Is((PROGRAM, HARDWARE))),),
    ),
    subtypes="Remote",
    cost=0,
    influence=1,
)

AESOPS_PAWNSHOP = resource(
    "Aesop’s Pawnshop",
    "shaper",
    when(TURN_BEGINS, Gain(3), cost=(TrashCards(Is(side=RUNNER, other=True)),)),
    subtypes="Connection - Location",
    cost=1,
    influence=2,
    unique=True,
)

AKAMATSU_MEM_CHIP = hardware("Akamatsu Mem Chip", "shaper", memory(1), subtypes="Chip", cost=1, influence=1)

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

THE_PERSONAL_TOUCH = hardware(
    "The Personal Touch",
    "shaper",
    InstallOnly(Is((PROGRAM,), ("Icebreaker",))),
    Modify("strength", 1, HOST),
    subtypes="Mod",
    cost=2,
    influence=2,
)

RABBIT_HOLE = hardware(
    "Rabbit Hole",
    "shaper",
    link(1),
    when(
        INSTALL_THIS,
        Search(Is(copy=True, zone="anywhere"), RUNNER, install=True),
        InstallFound(),
        may=True,
    ),
    subtypes="Link",
    cost=2,
    influence=1,
)

TINKERING = event(
    "Tinkering",
    "shaper",
    play(
        Target(Is((ICE,))),
        GainSubtypes(("Sentry", "Code Gate", "Barrier"), TURN),
    ),
    subtypes="Mod",
    cost=0,
    influence=4,
)

_FIRST_OF_KATE = Is((PROGRAM, HARDWARE), zone="anywhere")

KATE_MAC_MCCAFFREY_DIGITAL_TINKER = runner_identity(
    'Kate "Mac" McCaffrey: Digital Tinker',
    "shaper",
    Modify("install cost", -1, _FIRST_OF_KATE, Not(HappenedTo("installed", _FIRST_OF_KATE))),
    subtypes="Natural",
    link=1,
    min_deck=45,
    influence_limit=15,
)

THE_TOOLBOX = hardware(
    "The Toolbox",
    "shaper",
    memory(2),
    link(2),
    Recurring(2),
    CreditsFor(("use",), Is((PROGRAM,), ("Icebreaker",))),
    limit_one_console(),
    subtypes="Console",
    cost=9,
    influence=2,
    unique=True,
)
