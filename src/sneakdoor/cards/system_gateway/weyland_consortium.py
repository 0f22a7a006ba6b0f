"""Weyland Consortium cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

WEYLAND_CONSORTIUM_BUILT_TO_LAST = corp_identity(
    "Weyland Consortium: Built to Last",
    "weyland_consortium",
    when(FromNone(On("advanced", by=MINE)), Gain(2)),
    subtypes="Megacorp",
    min_deck=40,
    influence_limit=15,
)

ABOVE_THE_LAW = agenda(
    "Above the Law",
    "weyland_consortium",
    scored(DoToChosen("trash", Is((RESOURCE,))), may=True),
    limit_per_deck(1),
    subtypes="Security",
    advancement=3,
    points=2,
)

CLEARINGHOUSE = asset(
    "Clearinghouse",
    "weyland_consortium",
    can_be_advanced(),
    when(TURN_BEGINS, Damage(Each(1, Hosted(ADVANCEMENT)), MEAT), cost=(TrashThis(),)),
    subtypes="Hostile",
    cost=0,
    trash=3,
    influence=3,
)

BALLISTA = ice(
    "Ballista",
    "weyland_consortium",
    sub(Choose(((trash_program(),), (EndRun(),)))),
    subtypes="Sentry - Destroyer",
    cost=5,
    strength=4,
    influence=2,
)

PHAROS = ice(
    "Pharos",
    "weyland_consortium",
    can_be_advanced(),
    Modify("strength", 5, THIS, AtLeast(Hosted(ADVANCEMENT), 3)),
    sub(Tag(1)),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=7,
    strength=5,
    influence=3,
)

GOVERNMENT_SUBSIDY = operation(
    "Government Subsidy",
    "weyland_consortium",
    play(Gain(15)),
    subtypes="Transaction",
    cost=10,
    influence=1,
)

RETRIBUTION = operation(
    "Retribution",
    "weyland_consortium",
    play(DoToChosen("trash", Is((PROGRAM, HARDWARE))), only=TAGGED),
    subtypes="Gray Ops",
    cost=1,
    influence=1,
)

MALAPERT_DATA_VAULT = upgrade(
    "Malapert Data Vault",
    "weyland_consortium",
    when(
        On("scored", by=MINE, server="this"),
        Search(Is(not_types=(AGENDA,), zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
        may=True,
    ),
    cost=1,
    trash=4,
    influence=3,
    unique=True,
)
