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
