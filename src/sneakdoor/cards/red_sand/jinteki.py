"""Jinteki cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

KAKUGO = ice(
    "Kakugo",
    "jinteki",
    when(On("passed", what=THIS), Damage(1, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=4,
    strength=1,
    influence=3,
)

BLOOM = ice(
    "Bloom",
    "jinteki",
    sub(
        InstallOne(
            Is((ICE,), zone=IN_HAND, side=CORP),
            ignore=True,
            optional=True,
            where=ANOTHER_SERVER,
        )
    ),
    sub(May((InstallIce(Is((ICE,), zone=IN_HAND, side=CORP), behind=True),))),
    subtypes="Code Gate - Observer",
    cost=2,
    strength=3,
    influence=2,
)

MIRAJU = ice(
    "Mirāju",
    "jinteki",
    when(
        On("broken", what=THIS, cause="printed"),
        Replace(Instead("pass", (MoveRun(server=int(ARCHIVES)), Do("derez", THIS)))),
    ),
    sub(May((Draw(1),)), DoToChosen("shuffle in", Is(zone=IN_HAND, side=CORP))),
    subtypes="Code Gate - Deflector",
    cost=2,
    strength=0,
    influence=2,
)
