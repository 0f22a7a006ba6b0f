"""Haas-Bioroid cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

HAAS_BIOROID_PRECISION_DESIGN = corp_identity(
    "Haas-Bioroid: Precision Design",
    "haas_bioroid",
    Modify("corp hand size", 1),
    when(On("scored", by=MINE), DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP)), may=True),
    subtypes="Megacorp",
    min_deck=40,
    influence_limit=15,
)

LUMINAL_TRANSUBSTANTIATION = agenda(
    "Luminal Transubstantiation",
    "haas_bioroid",
    scored(GainClicks(3), Forbid("score", TURN)),
    limit_per_deck(1),
    subtypes="Research",
    advancement=3,
    points=2,
)

NICO_CAMPAIGN = asset(
    "Nico Campaign",
    "haas_bioroid",
    when(REZ_THIS, Load(CREDIT, 9)),
    While(Empty(CREDIT), (AsOne((Do("trash", THIS), Draw(1))),)),
    when(TURN_BEGINS, Take(3)),
    subtypes="Advertisement",
    cost=2,
    trash=2,
    influence=2,
)

ANSEL_1_0 = ice(
    "Ansel 1.0",
    "haas_bioroid",
    bioroid(),
    sub(DoToChosen("trash", Is(side=RUNNER))),
    sub(InstallOne(Either(Is(zone=IN_HAND, side=CORP), Is(zone=IN_DISCARD, side=CORP)), optional=True)),
    sub(AsOne((Forbid("steal", RUN), Forbid("runner trash", RUN)))),
    subtypes="Sentry - Bioroid - Destroyer",
    cost=6,
    strength=4,
    influence=3,
)

BRAN_1_0 = ice(
    "Brân 1.0",
    "haas_bioroid",
    bioroid(),
    sub(
        May(
            (
                InstallIce(
                    Either(Is((ICE,), zone=IN_HAND, side=CORP), Is((ICE,), zone=IN_DISCARD, side=CORP)),
                    behind=THIS_ICE,
                ),
            )
        )
    ),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=6,
    strength=6,
    influence=2,
)

SEAMLESS_LAUNCH = operation(
    "Seamless Launch",
    "haas_bioroid",
    play(PlaceOnChosen(ADVANCEMENT, 2, NotThisTurn(Is(side=CORP)))),
    cost=1,
    influence=2,
)

SPRINT = operation(
    "Sprint",
    "haas_bioroid",
    play(Draw(3), DoToChosen("shuffle in", Is(zone=IN_HAND, side=CORP), 2)),
    cost=0,
    influence=1,
)

MANEGARM_SKUNKWORKS = upgrade(
    "Manegarm Skunkworks",
    "haas_bioroid",
    when(
        On("approach server", server="this"),
        Pays((CostOr(Clicks(2), Credits(5)),), otherwise=(EndRun(),), by=RUNNER),
    ),
    cost=2,
    trash=3,
    influence=3,
    unique=True,
)
