"""Weyland Consortium cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

EXPO_GRID = upgrade(
    "Expo Grid",
    "weyland_consortium",
    when(TURN_BEGINS, If(AtLeast(Count(Is((ASSET,), rezzed=True, here=True)), 1), (Gain(1),))),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=3,
    influence=3,
)

CAPITAL_INVESTORS = asset(
    "Capital Investors",
    "weyland_consortium",
    paid(Clicks(1), Gain(2)),
    cost=2,
    trash=2,
    influence=2,
)

CORPORATE_TOWN = asset(
    "Corporate Town",
    "weyland_consortium",
    ExtraCost("rez", (Forfeit(),), own=True),
    when(TURN_BEGINS, DoToChosen("trash", Is((RESOURCE,)), unpreventable=True), may=True),
    cost=1,
    trash=5,
    influence=2,
)

STUDENT_LOANS = asset(
    "Student Loans",
    "weyland_consortium",
    ExtraCost(
        "play",
        (Credits(2),),
        CopyOf(Is(zone=IN_DISCARD, side=RUNNER), Is((EVENT,), zone="anywhere")),
    ),
    cost=2,
    trash=3,
    influence=2,
)

WORLDS_PLAZA = asset(
    "Worlds Plaza",
    "weyland_consortium",
    # CR 1.12.5b: what hosts cards by an ability of its own lets them come in no other way.
    paid(
        Clicks(1),
        InstallOne(Is((ASSET,), zone=IN_HAND, side=CORP), discount=2, rezzed=True, where=ON_THIS, if_able=True),
        only=AtMost(Count(Is(hosted=True)), 2),
    ),
    subtypes="Facility",
    cost=2,
    trash=5,
    influence=5,
    unique=True,
)

_ANOTHER = Is(side=CORP, advanceable=True, other=True)

HOLLYWOOD_RENOVATION = agenda(
    "Hollywood Renovation",
    "weyland_consortium",
    install_faceup(),
    when(
        On("advanced", what=THIS),
        If(
            AtLeast(Hosted(ADVANCEMENT), 6),
            (May((PlaceOnChosen(ADVANCEMENT, 2, _ANOTHER),)),),
            (May((PlaceOnChosen(ADVANCEMENT, 1, _ANOTHER),)),),
        ),
    ),
    subtypes="Initiative - Public",
    advancement=5,
    points=3,
)

UNDERWAY_RENOVATION = agenda(
    "Underway Renovation",
    "weyland_consortium",
    install_faceup(),
    when(
        On("advanced", what=THIS),
        If(AtLeast(Hosted(ADVANCEMENT), 4), (TrashTop(2, RUNNER),), (TrashTop(1, RUNNER),)),
    ),
    subtypes="Initiative - Public",
    advancement=3,
    points=1,
)

MERU_MATI = ice(
    "Meru Mati",
    "weyland_consortium",
    Modify("strength", 3, THIS, only=Protects(HQ)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=2,
    strength=1,
    influence=2,
)

NEGOTIATOR = ice(
    "Negotiator",
    "weyland_consortium",
    Permit("break", (Credits(2),), (BreakAny(1),), RUNNER, only=EncounteringThis()),
    sub(Gain(2)),
    sub(trash_program()),
    subtypes="Sentry - Destroyer",
    cost=4,
    strength=3,
    influence=2,
)

TOUR_GUIDE = ice(
    "Tour Guide",
    "weyland_consortium",
    Sub((EndRun(),), times=Each(1, Count(Is((ASSET,), rezzed=True)))),
    subtypes="Sentry",
    cost=2,
    strength=0,
    influence=2,
)

OAKTOWN_RENOVATION = agenda(
    "Oaktown Renovation",
    "weyland_consortium",
    install_faceup(),
    when(
        On("advanced", what=THIS),
        If(
            AtLeast(Hosted(ADVANCEMENT), 5),
            (Gain(3),),
            (Gain(2),),
        ),
    ),
    subtypes="Public - Initiative",
    advancement=4,
    points=2,
)

PUBLIC_SUPPORT = asset(
    "Public Support",
    "weyland_consortium",
    when(REZ_THIS, Load(POWER, 3)),
    While(Empty(POWER), (AsAgenda(1, CORP),)),
    when(TURN_BEGINS, Remove(POWER, 1)),
    cost=2,
    trash=4,
    influence=3,
)

SPIDERWEB = ice(
    "Spiderweb",
    "weyland_consortium",
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=4,
    strength=2,
    influence=2,
)

CONTRACT_KILLER = asset(
    "Contract Killer",
    "weyland_consortium",
    can_be_advanced(),
    Grant(
        THIS,
        paid(
            (Clicks(1), TrashThis()),
            Choose(
                (
                    (DoToChosen("trash", Is(subtypes=("Connection",))),),
                    (Damage(2, MEAT),),
                )
            ),
        ),
        only=AtLeast(Hosted(ADVANCEMENT), 2),
    ),
    subtypes="Hostile",
    cost=2,
    trash=3,
    influence=4,
)

BACK_CHANNELS = operation(
    "Back Channels",
    "weyland_consortium",
    play(
        # CR 4.7.7b + 4.7.7c: nothing is installed in a central server, and its root is not in it.
        Target(Is(side=CORP, in_remote=True)),
        AsOne((Gain(Each(3, Hosted(ADVANCEMENT, "targets"))), Do("trash"))),
    ),
    subtypes="Transaction",
    cost=0,
    influence=1,
)
