"""Haas-Bioroid cards of the Kitara cycle."""

from sneakdoor.cards.vocabulary import *

IKAWAH_PROJECT = agenda(
    "Ikawah Project",
    "haas_bioroid",
    ExtraCost("steal", (Clicks(1), Credits(2)), own=True),
    subtypes="Security",
    advancement=5,
    points=3,
)

ASA_GROUP_SECURITY_THROUGH_VIGILANCE = corp_identity(
    "Asa Group: Security Through Vigilance",
    "haas_bioroid",
    when(
        On("installed", by=MINE),
        InstallOne(Is((ASSET, ICE, UPGRADE), zone=IN_HAND, side=CORP), where=THERE),
        first=True,
        may=True,
    ),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
)

REMOTE_ENFORCEMENT = agenda(
    "Remote Enforcement",
    "haas_bioroid",
    scored(
        Search(Is((ICE,), zone="anywhere"), CORP),
        InstallFound(where=PROTECTING_REMOTE),
        RezTarget("installed", free=True),
        may=True,
    ),
    subtypes="Security",
    advancement=4,
    points=2,
)

KAMALI_10 = ice(
    "Kamali 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Pays((TrashCards(Is((RESOURCE,))),), otherwise=(Damage(1, BRAIN),), by=RUNNER)),
    sub(Pays((TrashCards(Is((HARDWARE,))),), otherwise=(Damage(1, BRAIN),), by=RUNNER)),
    sub(Pays((TrashCards(Is((PROGRAM,))),), otherwise=(Damage(1, BRAIN),), by=RUNNER)),
    subtypes="Sentry - Bioroid - Destroyer - AP",
    cost=6,
    strength=3,
    influence=4,
)

NEXT_DIAMOND = ice(
    "NEXT Diamond",
    "haas_bioroid",
    Modify("rez cost", Each(-1, Count(Is((ICE,), ("NEXT",), rezzed=True, other=True))), THIS),
    sub(Damage(1, BRAIN)),
    sub(Damage(1, BRAIN)),
    sub(DoToChosen("trash", Is(side=RUNNER))),
    subtypes="Sentry - NEXT - Destroyer - AP",
    cost=10,
    strength=6,
    influence=4,
)

NAJJA_10 = ice(
    "Najja 1.0",
    "haas_bioroid",
    bioroid(),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier - Bioroid",
    cost=2,
    strength=2,
    influence=2,
)

_NEXT_ICE = Count(Is((ICE,), ("NEXT",), rezzed=True))

NEXT_SAPPHIRE = ice(
    "NEXT Sapphire",
    "haas_bioroid",
    sub(ChooseNumber(_NEXT_ICE), Draw(Reg("number"))),
    sub(DoToChosen("to hand", Is(zone=IN_DISCARD, side=CORP), Each(1, _NEXT_ICE), up_to=True)),
    sub(DoToChosen("shuffle in", Is(zone=IN_HAND, side=CORP), Each(1, _NEXT_ICE), up_to=True)),
    subtypes="Code Gate - NEXT",
    cost=4,
    strength=2,
    influence=3,
)

_CLICK_BY_CLICK = sub(LoseClicks(1), Adjust("corp clicks", 1, NEXT_TURN, on=None))

NIGHTDANCER = ice(
    "Nightdancer",
    "haas_bioroid",
    _CLICK_BY_CLICK,
    _CLICK_BY_CLICK,
    subtypes="Code Gate",
    cost=6,
    strength=4,
    influence=3,
)

KUWINDA_K4H1U3 = asset(
    "Kuwinda K4H1U3",
    "haas_bioroid",
    When(
        TURN_BEGINS,
        trace(
            Hosted(POWER),
            AsOne((Damage(1, BRAIN), Do("trash", THIS))),
            otherwise=(Place(POWER, 1),),
        ),
        may=True,
    ),
    subtypes="Bioroid",
    cost=3,
    trash=3,
    influence=4,
    unique=True,
)

WARDEN_FATUMA = asset(
    "Warden Fatuma",
    "haas_bioroid",
    Grant(Is((ICE,), ("Bioroid",), rezzed=True), sub(LoseClicks(1)), first=True),
    subtypes="Character",
    cost=1,
    trash=5,
    influence=2,
    unique=True,
)

RIOT_SUPPRESSION = operation(
    "Riot Suppression",
    "haas_bioroid",
    play(
        Pays(
            (Suffer(1, BRAIN),),
            otherwise=(Adjust("clicks", -3, NEXT_TURN, on=None),),
            by=RUNNER,
        ),
        only=LastTurn("trashed", RUNNER, what=Is(side=CORP, zone="anywhere"), by=RUNNER),
    ),
    remove_instead_of_trashing(),
    subtypes="Reprisal - Gray Ops",
    cost=2,
    influence=4,
)

TEMPUS = upgrade(
    "Tempus",
    "haas_bioroid",
    reveal_from_rnd(),
    accessed(
        *trace(
            3,
            Choose(
                (
                    (PayIt((Clicks(2, lose=True),), by=RUNNER),),
                    (Damage(1, BRAIN, suffer=True),),
                ),
                by=RUNNER,
            ),
        )
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=3,
)

MALIA_Z0L0K4 = asset(
    "Malia Z0L0K4",
    "haas_bioroid",
    when(
        REZ_THIS,
        Target(Is((RESOURCE,), without=("Virtual",))),
        Remember(),
    ),
    Blank(Remembered()),
    subtypes="Bioroid",
    cost=1,
    trash=3,
    influence=1,
    unique=True,
)

JINJA_CITY_GRID = upgrade(
    "Jinja City Grid",
    "haas_bioroid",
    When(
        On("would draw card", by=MINE),
        (
            LookAt(),
            If(
                Fits(Is((ICE,), zone="anywhere")),
                (
                    May(
                        (
                            RevealCards("subject"),
                            InsteadOfAdding(
                                Body(
                                    (InstallFound("subject", discount=4, where=HERE),),
                                )
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=5,
    influence=2,
)

KILL_SWITCH = operation(
    "Kill Switch",
    "haas_bioroid",
    current(CORP),
    agendas_revealed(),
    When(
        On("accessed", what=Is((AGENDA,), zone="anywhere"), also="scored"),
        trace(3, Damage(1, BRAIN)),
    ),
    subtypes="Current",
    cost=1,
    influence=5,
)
