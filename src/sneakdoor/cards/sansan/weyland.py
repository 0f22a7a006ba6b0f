"""Weyland cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

EXPO_GRID = upgrade(
    "Expo Grid",
    "weyland",
    when(TURN_BEGINS, If(AtLeast(Count(Is((ASSET,), rezzed=True, here=True)), 1), (Gain(1),))),
    limit_one_region(),
    subtypes="Region",
    cost=0,
    trash=3,
    influence=3,
)

CAPITAL_INVESTORS = asset(
    "Capital Investors",
    "weyland",
    paid(Clicks(1), Gain(2)),
    cost=2,
    trash=2,
    influence=2,
)

CORPORATE_TOWN = asset(
    "Corporate Town",
    "weyland",
    ExtraCost("rez", (Forfeit(),), own=True),
    when(TURN_BEGINS, DoToChosen("trash", Is((RESOURCE,)), unpreventable=True), may=True),
    cost=1,
    trash=5,
    influence=2,
)

STUDENT_LOANS = asset(
    "Student Loans",
    "weyland",
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
    "weyland",
    # CR 1.12.5b: what hosts cards by an ability of its own lets them come in no other way.
    paid(
        Clicks(1),
        InstallOne(Is((ASSET,), zone=IN_HAND, side=CORP), discount=2, rezzed=True, where=ON_THIS),
        only=AtMost(Count(Is(hosted=True)), 2),
    ),
    subtypes="Facility",
    cost=2,
    trash=5,
    influence=5,
    unique=True,
)
