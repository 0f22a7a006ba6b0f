"""Haas-Bioroid cards of the Core Set."""

from sneakdoor.cards.vocabulary import *

HAAS_BIOROID_ENGINEERING_THE_FUTURE = corp_identity(
    "Haas-Bioroid: Engineering the Future",
    "haas_bioroid",
    when(On("installed", by=MINE), Gain(1), first=True),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

VIKTOR_10 = ice(
    "Viktor 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Damage(1, BRAIN)),
    END_THE_RUN,
    subtypes="Code Gate - Bioroid - AP",
    cost=3,
    strength=3,
    influence=2,
)

HEIMDALL_10 = ice(
    "Heimdall 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Damage(1, BRAIN)),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid - AP",
    cost=8,
    strength=6,
    influence=2,
)

ROTOTURRET = ice(
    "Rototurret",
    "haas_bioroid",
    sub(trash_program()),
    END_THE_RUN,
    subtypes="Sentry - Destroyer",
    cost=4,
    strength=0,
    influence=1,
)

ADONIS_CAMPAIGN = asset(
    "Adonis Campaign",
    "haas_bioroid",
    *loaded(CREDIT, 12, rezzed=True),
    when(TURN_BEGINS, Take(3)),
    subtypes="Advertisement",
    cost=4,
    trash=3,
    influence=2,
)

BIOTIC_LABOR = operation("Biotic Labor", "haas_bioroid", play(GainClicks(2)), cost=4, influence=4)

AGGRESSIVE_SECRETARY = asset(
    "Aggressive Secretary",
    "haas_bioroid",
    can_be_advanced(),
    accessed(
        DoToChosen("trash", Is((PROGRAM,)), Each(1, Hosted(ADVANCEMENT))),
        not_from_archives=False,
        cost=(Credits(2),),
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=2,
)

ARCHIVED_MEMORIES = operation(
    "Archived Memories",
    "haas_bioroid",
    play(DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP))),
    cost=0,
    influence=2,
)

ICHI_10 = ice(
    "Ichi 1.0",
    "haas_bioroid",
    bioroid(),
    sub(trash_program()),
    sub(trash_program()),
    Sub(trace(1, Together((Tag(1), Damage(1, BRAIN))))),
    subtypes="Sentry - Bioroid - Tracer - Destroyer",
    cost=5,
    strength=4,
    influence=2,
)

SHIPMENT_FROM_MIRRORMORPH = operation(
    "Shipment from MirrorMorph",
    "haas_bioroid",
    play(
        InstallOne(
            Is(zone=IN_HAND, side=CORP),
            optional=True,
            n=3,
        )
    ),
    cost=1,
    influence=2,
)

ACCELERATED_BETA_TEST = agenda(
    "Accelerated Beta Test",
    "haas_bioroid",
    scored(
        LookAtTop(3, CORP),
        Sort(Is((ICE,), zone="anywhere"), "looked", "pieces", "rest"),
        InstallOne(
            "pieces",
            ignore=True,
            optional=True,
            rezzed=True,
            n=3,
        ),
        Do("trash", "looked", said=THE_OTHERS),
        may=True,
    ),
    subtypes="Research",
    advancement=3,
    points=2,
)

CORPORATE_TROUBLESHOOTER = upgrade(
    "Corporate Troubleshooter",
    "haas_bioroid",
    paid(
        (Credits(Reg("x")), TrashThis()),
        Target(Is((ICE,), rezzed=True, protecting=True)),
        Adjust("strength", Reg("x"), TURN, "targets"),
    ),
    cost=0,
    trash=2,
    influence=1,
)

EXPERIENTIAL_DATA = upgrade(
    "Experiential Data",
    "haas_bioroid",
    Modify("strength", 1, Is((ICE,), protecting=True)),
    cost=2,
    trash=2,
    influence=1,
)
