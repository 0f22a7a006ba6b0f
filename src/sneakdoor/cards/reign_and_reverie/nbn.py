"""NBN cards of Reign and Reverie."""

from sneakdoor.cards.vocabulary import *

ACME_CONSULTING_THE_TRUTH_YOU_NEED = corp_identity(
    "Acme Consulting: The Truth You Need",
    "nbn",
    Modify("considered tags", 1, only=Encountering(Outermost())),
    subtypes="Subsidiary",
    min_deck=45,
    influence_limit=15,
)

FLY_ON_THE_WALL = agenda(
    "Fly on the Wall",
    "nbn",
    scored(Tag(1)),
    subtypes="Initiative",
    advancement=3,
    points=1,
)

HYDRA = ice(
    "Hydra",
    "nbn",
    sub(If(TAGGED, (Damage(3, NET),), (Tag(1),))),
    sub(If(TAGGED, (Gain(5),), (Tag(1),))),
    sub(If(TAGGED, (EndRun(),), (Tag(1),))),
    subtypes="Sentry - AP",
    cost=10,
    strength=6,
    influence=4,
)

EAVESDROP = operation(
    "Eavesdrop",
    "nbn",
    condition(Is((ICE,)), When(On("encounter", what=HOST), trace(3, Tag(1)))),
    subtypes="Gray Ops - Condition",
    cost=1,
    influence=2,
)

ATTITUDE_ADJUSTMENT = operation(
    "Attitude Adjustment",
    "nbn",
    play(
        Draw(2),
        Target(
            Either(Is((AGENDA,), zone=IN_HAND, side=CORP), Is((AGENDA,), zone=IN_DISCARD, side=CORP)), 2, up_to=True
        ),
        RevealCards(),
        AsOne((Gain(Each(2, Reg("targets", "revealed"))), Do("shuffle in", whose=CORP, said=THEM))),
    ),
    cost=2,
    influence=2,
)

SIU = asset(
    "SIU",
    "nbn",
    When(TURN_BEGINS, trace(3, Tag(1)), cost=(TrashThis(),)),
    cost=3,
    trash=1,
    influence=3,
    unique=True,
)

ARELLA_SALVATORE = upgrade(
    "Arella Salvatore",
    "nbn",
    when(
        On("scored", server="this"),
        InstallOne(Is(zone=IN_HAND, side=CORP), ignore=True),
        Place(ADVANCEMENT, 1, "installed"),
        may=True,
    ),
    subtypes="Sysop",
    cost=2,
    trash=5,
    influence=3,
    unique=True,
)

PEEPING_TOM = ice(
    "Peeping Tom",
    "nbn",
    when(
        ENCOUNTER_THIS,
        AsOne((NameType(), RevealHand(RUNNER))),
        Sort(OfNamedType(Is(zone="anywhere")), "revealed", "fits"),
        GainSubroutines(
            sub(Pays((TakeTags(),), otherwise=(EndRun(),), by=RUNNER)),
            RUN,
            Reg("fits"),
        ),
    ),
    subtypes="Code Gate",
    cost=4,
    strength=4,
    influence=3,
)
