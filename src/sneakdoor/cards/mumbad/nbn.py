"""NBN cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

PUPPET_MASTER = agenda(
    "Puppet Master",
    "nbn",
    when(SUCCESSFUL_RUN, PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)), may=True),
    subtypes="Initiative",
    advancement=5,
    points=3,
)

REMOTE_DATA_FARM = agenda(
    "Remote Data Farm",
    "nbn",
    Modify("corp hand size", 2),
    subtypes="Expansion",
    advancement=4,
    points=2,
)

HARISHCHANDRA_ENT_WHERE_YOURE_THE_STAR = corp_identity(
    "Harishchandra Ent.: Where You're the Star",
    "nbn",
    OpenHand(RUNNER, TAGGED),
    subtypes="Division",
    min_deck=45,
    influence_limit=17,
)

_DEARER_BREAKING = sub(Lasting(ExtraCost("break", (Credits(1),), on=Is((PROGRAM,), ("Icebreaker",))), RUN))

INTERRUPT_0 = ice(
    "Interrupt 0",
    "nbn",
    _DEARER_BREAKING,
    _DEARER_BREAKING,
    subtypes="Code Gate",
    cost=2,
    strength=4,
    influence=1,
)

WAIVER = ice(
    "Waiver",
    "nbn",
    Sub(
        trace(
            5,
            RevealHand(RUNNER),
            Sort(Is(zone="anywhere"), "revealed", "fits", at_most=Reg("traced")),
            Do("trash", "fits"),
        )
    ),
    subtypes="Code Gate - Tracer",
    cost=5,
    strength=5,
    influence=2,
)

SALEMS_HOSPITALITY = operation(
    "Salem's Hospitality",
    "nbn",
    faction_alliance("nbn"),
    play(NameCard(), AsOne((RevealHand(RUNNER, by=RUNNER), Do("trash", Named(IN_HAND, RUNNER), by=RUNNER)))),
    subtypes="Alliance - Gray Ops",
    cost=2,
    influence=4,
)

ARYABHATA_TECH = asset(
    "Aryabhata Tech",
    "nbn",
    when(On("traced", cause="successful"), AsOne((Gain(1), Lose(1, RUNNER)))),
    subtypes="Ritzy",
    cost=2,
    trash=3,
    influence=2,
)

KALA_GHODA_REAL_TV = asset(
    "Kala Ghoda Real TV",
    "nbn",
    when(TURN_BEGINS, LookAtTop(1, RUNNER), may=True),
    paid(TrashThis(), TrashTop(1, RUNNER, by=RUNNER)),
    subtypes="Cast",
    cost=0,
    trash=4,
    influence=1,
)

SENSIE_ACTORS_UNION = asset(
    "Sensie Actors Union",
    "nbn",
    when(
        TURN_BEGINS,
        If(
            AtMost(Count(Is((ICE,), protecting=True)), 0),
            (Draw(3), DoToChosen("to deck bottom", Is(zone=IN_HAND, side=CORP))),
        ),
        may=True,
    ),
    subtypes="Political",
    cost=0,
    trash=2,
    influence=2,
)

IBRAHIM_SALEM = asset(
    "Ibrahim Salem",
    "nbn",
    faction_alliance("nbn"),
    ExtraCost("rez", (Forfeit(),), own=True),
    when(
        TURN_BEGINS,
        NameType(),
        RevealHand(RUNNER, look=True),
        DoToChosen("trash", OfNamedType(Is(zone=IN_HAND, side=RUNNER))),
    ),
    subtypes="Alliance - Character",
    cost=2,
    trash=5,
    influence=3,
    unique=True,
)

NAVI_MUMBAI_CITY_GRID = upgrade(
    "Navi Mumbai City Grid",
    "nbn",
    Cannot(
        "use paid",
        Is(without=("Icebreaker",), zone="anywhere"),
        only=DuringRun(here=True),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=2,
    trash=3,
    influence=2,
)

DISPOSABLE_HQ = upgrade(
    "Disposable HQ",
    "nbn",
    reveal_from_rnd(),
    accessed(
        Target(Is(zone=IN_HAND, side=CORP), ANY, up_to=True),
        Do("to deck bottom", "targets", whose=CORP),
        not_from_archives=False,
        may=True,
    ),
    subtypes="Ambush",
    cost=0,
    trash=5,
    influence=1,
)

EXCHANGE_OF_INFORMATION = operation(
    "Exchange of Information",
    "nbn",
    play(Swap(Is((AGENDA,), zone=IN_SCORE, side=CORP), Is((AGENDA,), zone=IN_SCORE, side=RUNNER)), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=2,
)

FULL_IMMERSION_RECSTUDIO = asset(
    "Full Immersion RecStudio",
    "nbn",
    Host(
        Is((AGENDA, ASSET), zone="anywhere"),
        2,
    ),
    Modify("trash cost", Each(3, Count(Is(hosted=True))), THIS),
    subtypes="Facility",
    cost=2,
    trash=3,
    influence=4,
)
