"""Haas-Bioroid cards of Creation and Control."""

from sneakdoor.cards.vocabulary import *

HEIMDALL_20 = ice(
    "Heimdall 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(Damage(1, BRAIN)),
    sub(AsOne((Damage(1, BRAIN), EndRun()))),
    END_THE_RUN,
    subtypes="Barrier - Bioroid - AP",
    cost=11,
    strength=7,
    influence=3,
)

ICHI_20 = ice(
    "Ichi 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(trash_program()),
    sub(trash_program()),
    Sub(trace(3, AsOne((Tag(1), Damage(1, BRAIN))))),
    subtypes="Sentry - Bioroid - Destroyer - Tracer",
    cost=8,
    strength=5,
    influence=3,
)

VIKTOR_20 = ice(
    "Viktor 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    paid(Tokens(POWER), Damage(1, BRAIN)),
    Sub(trace(2, Place(POWER, 1))),
    END_THE_RUN,
    subtypes="Code Gate - Bioroid - Tracer - AP",
    cost=5,
    strength=5,
    influence=3,
)

ZED_10 = ice(
    "Zed 1.0",
    "haas_bioroid",
    bioroid(),
    sub(If(SpentClickToBreak(), (Damage(1, BRAIN),))),
    sub(If(SpentClickToBreak(), (Damage(1, BRAIN),))),
    subtypes="Sentry - Bioroid - AP",
    cost=2,
    strength=1,
    influence=2,
)

MINELAYER = ice(
    "Minelayer",
    "haas_bioroid",
    sub(May((InstallIce(Is((ICE,), zone=IN_HAND, side=CORP), outermost=True),))),
    subtypes="Code Gate",
    cost=1,
    strength=4,
    influence=1,
)
