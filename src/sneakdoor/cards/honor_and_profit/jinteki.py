"""Jinteki cards of Honor and Profit."""

from sneakdoor.cards.vocabulary import *

CHAIRMAN_HIRO = asset(
    "Chairman Hiro",
    "jinteki",
    Modify("hand size", -2),
    agenda_when_trashed(2),
    subtypes="Executive",
    cost=2,
    trash=6,
    influence=5,
    unique=True,
)

MENTAL_HEALTH_CLINIC = asset(
    "Mental Health Clinic",
    "jinteki",
    when(TURN_BEGINS, Gain(1)),
    Modify("hand size", 1),
    subtypes="Facility",
    cost=0,
    trash=3,
    influence=2,
)

PSYCHIC_FIELD = asset(
    "Psychic Field",
    "jinteki",
    When(
        EitherOf(On("exposed", by=RUNNER, what=THIS), On("accessed", what=THIS, zone=int(IN_PLAY_ZONE))),
        psi(Damage(Each(1, HandOf(RUNNER)), NET)),
    ),
    subtypes="Ambush - Psi",
    cost=0,
    trash=2,
    influence=1,
)

SHI_KYU = asset(
    "Shi.Kyū",
    "jinteki",
    when(
        On("accessed", what=THIS, not_zone=int(IN_DECK_ZONE)),
        PayAny("lost"),
        If(
            AtLeast(Reg("lost", "paid"), 1),
            (Choose(((Damage(Each(1, Reg("lost", "paid")), NET, suffer=True),), (AsAgenda(-1, RUNNER),)), by=RUNNER),),
        ),
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=4,
)
