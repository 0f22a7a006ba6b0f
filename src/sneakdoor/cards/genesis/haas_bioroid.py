"""Haas-Bioroid cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

ENCRYPTION_PROTOCOL = asset(
    "Encryption Protocol",
    "haas_bioroid",
    Modify("trash cost", 1, Is()),
    cost=0,
    trash=2,
    influence=1,
)

EVE_CAMPAIGN = asset(
    "Eve Campaign",
    "haas_bioroid",
    *loaded(CREDIT, 16, rezzed=True),
    when(TURN_BEGINS, Take(2)),
    subtypes="Advertisement",
    cost=5,
    trash=5,
    influence=3,
)

REWORK = operation(
    "Rework",
    "haas_bioroid",
    play(DoToChosen("shuffle in", Is(zone=IN_HAND, side=CORP))),
    cost=0,
    influence=1,
)

MANDATORY_UPGRADES = agenda(
    "Mandatory Upgrades",
    "haas_bioroid",
    Modify("corp clicks", 1),
    subtypes="Initiative",
    advancement=6,
    points=2,
)

HOURGLASS = ice(
    "Hourglass",
    "haas_bioroid",
    sub(LoseClicks(1)),
    sub(LoseClicks(1)),
    sub(LoseClicks(1)),
    subtypes="Code Gate",
    cost=5,
    strength=4,
    influence=2,
)

JANUS_10 = ice(
    "Janus 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Damage(1, BRAIN)),
    sub(Damage(1, BRAIN)),
    sub(Damage(1, BRAIN)),
    sub(Damage(1, BRAIN)),
    subtypes="Sentry - Bioroid - AP",
    cost=15,
    strength=8,
    influence=3,
)

SHERLOCK_10 = ice(
    "Sherlock 1.0",
    "haas_bioroid",
    bioroid(),
    Sub(trace(4, DoToChosen("to deck top", Is((PROGRAM,))))),
    Sub(trace(4, DoToChosen("to deck top", Is((PROGRAM,))))),
    subtypes="Sentry - Bioroid - Tracer",
    cost=6,
    strength=5,
    influence=2,
)

VIPER = ice(
    "Viper",
    "haas_bioroid",
    Sub(trace(3, LoseClicks(1))),
    Sub(trace(3, EndRun())),
    subtypes="Code Gate - Tracer",
    cost=3,
    strength=4,
    influence=1,
)

ELI_10 = ice(
    "Eli 1.0",
    "haas_bioroid",
    bioroid(),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=3,
    strength=4,
    influence=1,
)

GREEN_LEVEL_CLEARANCE = operation(
    "Green Level Clearance",
    "haas_bioroid",
    play(AsOne((Gain(3), Draw(1)))),
    subtypes="Transaction",
    cost=1,
    influence=1,
)

ASH_2X3ZB9CY = upgrade(
    "Ash 2X3ZB9CY",
    "haas_bioroid",
    When(
        SUCCESS_HERE,
        trace(
            4,
            Forbid("access others", RUN),
        ),
    ),
    subtypes="Bioroid",
    cost=2,
    trash=3,
    influence=2,
    unique=True,
)

HAAS_BIOROID_STRONGER_TOGETHER = corp_identity(
    "Haas-Bioroid: Stronger Together",
    "haas_bioroid",
    Modify("strength", 1, Is((ICE,), ("Bioroid",))),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

PROJECT_VITRUVIUS = agenda(
    "Project Vitruvius",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=3))),
    paid(Tokens(AGENDA_TOKEN), DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP))),
    subtypes="Research",
    advancement=3,
    points=2,
)

RUHR_VALLEY = upgrade(
    "Ruhr Valley",
    "haas_bioroid",
    ExtraCost("run", (Clicks(1),), here=True),
    limit_one_region(),
    subtypes="Region",
    cost=6,
    trash=4,
    influence=3,
)
