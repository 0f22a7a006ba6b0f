"""NBN cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

NBN_REALITY_PLUS = corp_identity(
    "NBN: Reality Plus",
    "nbn",
    when(On("tagged"), Choose(((Gain(2),), (Draw(2),))), first=True),
    subtypes="Megacorp",
    min_deck=40,
    influence_limit=15,
)

TOMORROWS_HEADLINE = agenda(
    "Tomorrowʼs Headline",
    "nbn",
    when(On("scored", what=THIS, also="stolen"), Tag(1)),
    limit_per_deck(1),
    subtypes="Ambush",
    advancement=3,
    points=2,
)

SPIN_DOCTOR = asset(
    "Spin Doctor",
    "nbn",
    when(REZ_THIS, Draw(2)),
    paid(RemoveThis(), DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP), 2, up_to=True)),
    subtypes="Character",
    cost=0,
    trash=2,
    influence=1,
    unique=True,
)

FUNHOUSE = ice(
    "Funhouse",
    "nbn",
    when(ENCOUNTER_THIS, Pays((TakeTags(1),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((Credits(4),), otherwise=(Tag(1),), by=RUNNER)),
    subtypes="Code Gate",
    cost=5,
    strength=4,
    influence=2,
)

PING = ice(
    "Ping",
    "nbn",
    when(REZ_THIS, Tag(1), where=DuringRun(here=True)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=1,
    influence=2,
)

PREDICTIVE_PLANOGRAM = operation(
    "Predictive Planogram",
    "nbn",
    play(Choose(((Gain(3),), (Draw(3),)), also=TAGGED)),
    subtypes="Transaction",
    cost=0,
    influence=1,
)

PUBLIC_TRAIL = operation(
    "Public Trail",
    "nbn",
    play(Pays((Credits(8),), otherwise=(Tag(1),), by=RUNNER), only=LastTurn("successful run", RUNNER)),
    subtypes="Gray Ops",
    cost=4,
    influence=2,
)

AMAZE_AMUSEMENTS = upgrade(
    "AMAZE Amusements",
    "nbn",
    persistent(when(On("run ends", server="this"), Tag(2), where=InThatRun("stolen"))),
    cost=1,
    trash=3,
    influence=3,
    unique=True,
)
