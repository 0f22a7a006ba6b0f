"""Jinteki cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

MIDORI = upgrade(
    "Midori",
    "jinteki",
    when(
        On("approach ice", server="this"),
        Swap("subject", Is((ICE,), zone=IN_HAND, side=CORP), installs=True),
        may=True,
        once_per_run=True,
    ),
    subtypes="Sysop",
    cost=0,
    trash=3,
    influence=3,
    unique=True,
)

DEDICATED_SERVER = asset(
    "Dedicated Server",
    "jinteki",
    Recurring(2),
    CreditsFor(("rez",), Is((ICE,))),
    subtypes="Facility",
    cost=3,
    trash=3,
    influence=2,
)

EDGE_OF_WORLD = asset(
    "Edge of World",
    "jinteki",
    accessed(
        Damage(Each(1, Count(Is((ICE,), protecting=True))), BRAIN),
        only_installed=True,
        cost=(Credits(3),),
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

SUNSET = operation(
    "Sunset",
    "jinteki",
    play(ChooseServer("protected"), ArrangeIce()),
    cost=0,
    influence=1,
)

SNOWFLAKE = ice(
    "Snowflake",
    "jinteki",
    Sub(psi(EndRun())),
    subtypes="Barrier - Psi",
    cost=1,
    strength=3,
    influence=2,
)

SENSEI = ice(
    "Sensei",
    "jinteki",
    sub(
        Delayed(
            When(
                On("encounter", what=Is((ICE,), other=True)),
                (GainSubroutines(sub(EndRun()), ENCOUNTER, to=ENCOUNTERED),),
            ),
            RUN,
        )
    ),
    subtypes="Code Gate",
    cost=3,
    strength=5,
    influence=1,
)

FETAL_AI = agenda(
    "Fetal AI",
    "jinteki",
    reveal_from_rnd(),
    accessed(Damage(2, NET)),
    ExtraCost("steal", (Credits(2),), own=True),
    subtypes="Ambush",
    advancement=5,
    points=2,
)

HOKUSAI_GRID = upgrade(
    "Hokusai Grid",
    "jinteki",
    when(SUCCESS_HERE, Damage(1, NET)),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=4,
    influence=2,
)

WHIRLPOOL = ice(
    "Whirlpool",
    "jinteki",
    sub(
        Forbid("jack out", RUN),
        Do("trash", THIS),
    ),
    subtypes="Trap",
    cost=0,
    strength=1,
    influence=2,
)

BRAINTRUST = agenda(
    "Braintrust",
    "jinteki",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=3, every=2))),
    Modify("rez cost", Each(-1, Hosted(AGENDA_TOKEN)), Is((ICE,))),
    subtypes="Research",
    advancement=3,
    points=2,
)

JINTEKI_REPLICATING_PERFECTION = corp_identity(
    "Jinteki: Replicating Perfection",
    "jinteki",
    Cannot("run", only=Not(Ignored()), server="remote"),
    when(On("run begins", server="central"), IgnoreForTurn()),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

RONIN = asset(
    "Ronin",
    "jinteki",
    can_be_advanced(),
    Grant(THIS, paid((Clicks(1), TrashThis()), Damage(3, NET)), only=AtLeast(Hosted(ADVANCEMENT), 4)),
    subtypes="Hostile",
    cost=0,
    trash=2,
    influence=4,
)

TRICK_OF_LIGHT = operation(
    "Trick of Light",
    "jinteki",
    play(
        MoveTokens(
            ADVANCEMENT,
            2,
            Is(tokens=ADVANCEMENT),
            Is(side=CORP, advanceable=True),
        )
    ),
    cost=1,
    influence=3,
)

BULLFROG = ice(
    "Bullfrog",
    "jinteki",
    Sub(psi(ChooseServer(other=True), MoveIce())),
    subtypes="Code Gate - Deflector - Psi",
    cost=3,
    strength=4,
    influence=2,
)
