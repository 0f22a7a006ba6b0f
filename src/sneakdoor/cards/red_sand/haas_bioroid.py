"""Haas-Bioroid cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

CFC_EXCAVATION_CONTRACT = agenda(
    "CFC Excavation Contract",
    "haas_bioroid",
    scored(Gain(Each(2, Count(Is(subtypes=("Bioroid",), rezzed=True))))),
    advancement=4,
    points=2,
)

NEXT_WAVE_2 = agenda(
    "NEXT Wave 2",
    "haas_bioroid",
    scored(
        Damage(1, BRAIN),
        where=AtLeast(Count(Is((ICE,), ("NEXT",), rezzed=True)), 1),
        may=True,
    ),
    subtypes="NEXT",
    advancement=4,
    points=2,
)

SEIDR_ADAPTIVE_BARRIER = ice(
    "Seidr Adaptive Barrier",
    "haas_bioroid",
    strength_per(Each(1, Count(Is((ICE,), protecting=True)))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=4,
    strength=2,
    influence=1,
)

LOKI = ice(
    "Loki",
    "haas_bioroid",
    when(ENCOUNTER_THIS, Target(Is((ICE,), rezzed=True, other=True)), Imitate(RUN)),
    sub(Pays((ShuffleHand(),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Bioroid",
    cost=6,
    strength=3,
    influence=5,
    unique=True,
)

ZED_20 = ice(
    "Zed 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(DoToChosen("trash", Is((HARDWARE,)))),
    sub(DoToChosen("trash", Is((HARDWARE,)))),
    sub(If(SpentClickToBreak(), (Damage(2, BRAIN),))),
    subtypes="Sentry - Bioroid - AP - Destroyer",
    cost=6,
    strength=4,
    influence=3,
)

LOAD_TESTING = operation(
    "Load Testing",
    "haas_bioroid",
    play(Delayed(When(On("turn begins", by=RUNNER), (LoseClicks(1),), next_only=True))),
    cost=0,
    influence=5,
)

RESTORE = operation(
    "Restore",
    "haas_bioroid",
    play(
        InstallOne(Is(zone=IN_DISCARD, side=CORP), rezzed=True),
        Remember(register="installed"),
        Do("remove from game", CopyOf(Remembered(), Is(zone=IN_DISCARD, side=CORP))),
    ),
    cost=1,
    influence=3,
)

MCA_AUSTERITY_POLICY = asset(
    "MCA Austerity Policy",
    "haas_bioroid",
    paid(
        Clicks(1),
        Place(POWER, 1),
        Delayed(When(On("turn begins", by=RUNNER), (LoseClicks(1),), next_only=True)),
        once_per_turn=True,
    ),
    paid((Clicks(1), TrashThis(), Tokens(POWER, 3)), GainClicks(4)),
    cost=1,
    trash=3,
    influence=3,
    unique=True,
)

DEFENSE_CONSTRUCT = upgrade(
    "Defense Construct",
    "haas_bioroid",
    can_be_advanced(),
    paid(
        TrashThis(),
        DoToChosen(
            "to hand",
            Is(zone=IN_DISCARD, side=CORP, facedown=True),
            Each(1, Hosted(ADVANCEMENT)),
        ),
        only=DuringRun(server=int(ARCHIVES)),
    ),
    cost=2,
    trash=0,
    influence=3,
)

HELHEIM_SERVERS = upgrade(
    "Helheim Servers",
    "haas_bioroid",
    paid(
        TrashCards(Is(zone=IN_HAND, side=CORP)),
        Lasting(Modify("strength", 2, Is((ICE,), protecting=True)), RUN),
        only=DuringRun(here=True),
    ),
    subtypes="Facility",
    cost=2,
    trash=3,
    influence=1,
    unique=True,
)

O2_SHORTAGE = operation(
    "O₂ Shortage",
    "haas_bioroid",
    play(May((AtRandom("trash", RUNNER, by=RUNNER),), by=RUNNER, otherwise=(GainClicks(2),))),
    cost=3,
    influence=2,
)

WARROID_TRACKER = upgrade(
    "Warroid Tracker",
    "haas_bioroid",
    When(
        On(
            "trashed",
            by=RUNNER,
            what=Either(THIS, InOrProtecting()),
        ),
        trace(4, DoToChosen("trash", Is(side=RUNNER), 2, by=RUNNER)),
        per_batch=True,
    ),
    subtypes="Bioroid",
    cost=2,
    trash=4,
    influence=2,
)

NERINE_20 = ice(
    "Nerine 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(Damage(1, BRAIN), May((Draw(1),))),
    sub(Damage(1, BRAIN), May((Draw(1),))),
    subtypes="Code Gate - Bioroid - AP",
    cost=6,
    strength=4,
    influence=3,
)

NEXT_OPAL = ice(
    "NEXT Opal",
    "haas_bioroid",
    Sub(
        (InstallOne(Is(zone=IN_HAND, side=CORP), optional=True),),
        times=Each(1, Count(Is((ICE,), ("NEXT",), rezzed=True))),
    ),
    subtypes="Code Gate - Observer - NEXT",
    cost=4,
    strength=3,
    influence=1,
)

BIOROID_WORK_CREW = asset(
    "Bioroid Work Crew",
    "haas_bioroid",
    paid(
        TrashThis(),
        InstallOne(Is(zone=IN_HAND, side=CORP)),
        only=NextWindow(On("resolved", by=CORP)),
    ),
    subtypes="Bioroid",
    cost=2,
    trash=4,
    influence=4,
)
