"""Anarch cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

AGHORA = program(
    "Aghora",
    "anarch",
    breaks(1, on=IceWith("rez cost", 5)),
    boost(1, 1),
    swaps_deva(),
    subtypes="Icebreaker - AI - Deva",
    cost=5,
    strength=2,
    memory=1,
    influence=2,
    unique=True,
)

DIWAN = program(
    "Diwan",
    "anarch",
    when(INSTALL_THIS, ChooseServer(), RememberServer()),
    ExtraCost("install", (Credits(1),), server=CHOSEN),
    when(On("purged"), Do("trash", THIS)),
    subtypes="Virus",
    cost=1,
    memory=1,
    influence=1,
)

MAKING_AN_ENTRANCE = event(
    "Making an Entrance",
    "anarch",
    priority(),
    play(
        LookAtTop(6, RUNNER),
        TakeFrom("looked", "scrapped", "left"),
        AsOne((Do("trash", "scrapped"), Arrange("left"))),
    ),
    subtypes="Priority",
    cost=0,
    influence=2,
)

THE_NOBLE_PATH = event(
    "The Noble Path",
    "anarch",
    play(Do("trash", Is(zone=IN_HAND, side=RUNNER)), MakeRun()),
    Prevents("damage", DuringRun()),
    subtypes="Run",
    cost=0,
    influence=2,
)

POLITICAL_GRAFFITI = event(
    "Political Graffiti",
    "anarch",
    play(
        run_on(
            ARCHIVES,
            linked=(
                if_successful(
                    instead_of_access(
                        Target(Is((AGENDA,), zone=IN_SCORE, side=CORP)),
                        AsCounter((Modify("agenda points", -1, HOST), when(On("purged"), Do("trash", THIS)))),
                    )
                ),
            ),
        )
    ),
    subtypes="Run",
    cost=0,
    influence=3,
)

FEAR_THE_MASSES = event(
    "Fear the Masses",
    "anarch",
    play(
        run_on(
            HQ,
            linked=(
                if_successful(
                    instead_of_access(
                        Target(Is(zone=IN_HAND, side=RUNNER, copy=True), ANY, up_to=True),
                        RevealCards("targets"),
                        TrashTop(1, CORP, CORP),
                        TrashTop(Reg("targets", "revealed"), CORP, CORP),
                    )
                ),
            ),
        )
    ),
    limit_per_deck(6),
    subtypes="Run - Sabotage",
    cost=1,
    influence=2,
)

BHAGAT = resource(
    "Bhagat",
    "anarch",
    success_on(HQ, TrashTop(1, CORP, CORP), first=True),
    subtypes="Connection",
    cost=3,
    influence=4,
    unique=True,
)

EMPTIED_MIND = resource(
    "Emptied Mind",
    "anarch",
    when(TURN_BEGINS, If(AtMost(HandOf(RUNNER), 0), (GainClicks(1),))),
    cost=0,
    influence=3,
    unique=True,
)

EMP_DEVICE = hardware(
    "EMP Device",
    "anarch",
    paid(
        TrashThis(),
        Delayed(
            When(
                On("rezzed", what=Is((ICE,))),
                (Lasting(Cannot("rez", Is((ICE,), zone="anywhere")), RUN),),
                next_only=True,
            ),
            RUN,
        ),
        only=DuringRun(),
    ),
    subtypes="Weapon",
    cost=1,
    influence=4,
)

RAMUJAN_RELIANT_550_BMI = hardware(
    "Ramujan-reliant 550 BMI",
    "anarch",
    paid(
        TrashThis(),
        Prevent("damage", Plus(1, Count(Is(copy=True, other=True))), (NET, BRAIN), up_to=True),
        TrashTop(Each(1, Reg("prevent", "prevented")), RUNNER),
    ),
    limit_per_deck(6),
    subtypes="Consumer-grade",
    cost=1,
    influence=1,
)

STREET_MAGIC = resource(
    "Street Magic",
    "anarch",
    OrdersSubroutines(),
    subtypes="Virtual",
    cost=0,
    influence=1,
)

RUN_AMOK = event(
    "Run Amok",
    "anarch",
    play(
        run_on(
            linked=(
                When(
                    On("run ends"),
                    (DoToChosen("trash", InItsRun("rezzed", Is((ICE,)))),),
                ),
            )
        )
    ),
    subtypes="Run - Sabotage",
    cost=3,
    influence=3,
)

SALSETTE_SLUMS = resource(
    "Salsette Slums",
    "anarch",
    Permit(
        "mid-access",
        (Credits(TrashCost()),),
        (Do("remove from game", "accessed"),),
        RUNNER,
        on=Is(zone="anywhere", trash_cost=True),
        once_per_turn=True,
    ),
    subtypes="Location - Seedy",
    cost=2,
    influence=2,
)
