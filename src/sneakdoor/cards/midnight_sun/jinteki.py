"""Jinteki cards of Midnight Sun."""

from sneakdoor.cards.vocabulary import *

BLADDERWORT = asset(
    "Bladderwort",
    "jinteki",
    when(TURN_BEGINS, Gain(1), If(AtMost(CreditsOf(CORP), 4), (Damage(1, NET),))),
    subtypes="Hostile",
    cost=1,
    trash=3,
    influence=2,
)

ANEMONE = ice(
    "Anemone",
    "jinteki",
    when(
        REZ_THIS,
        Damage(2, NET),
        cost=(TrashCards(Is(zone=IN_HAND, side=CORP)),),
        where=DuringRun(here=True),
    ),
    sub(Damage(1, NET)),
    subtypes="Sentry - AP",
    cost=3,
    strength=2,
    influence=2,
)

BATHYNOMUS = ice(
    "Bathynomus",
    "jinteki",
    Modify("strength", 3, THIS, Protects(ARCHIVES)),
    sub(Damage(3, NET)),
    subtypes="Sentry - AP",
    cost=3,
    strength=1,
    influence=3,
)

IVIK = ice(
    "Ivik",
    "jinteki",
    Modify("rez cost", Each(-1, Count(Is((ICE,), ("Code Gate",), rezzed=True))), THIS),
    sub(Damage(2, NET)),
    END_THE_RUN,
    subtypes="Barrier - AP",
    cost=7,
    strength=5,
    influence=2,
)

MAVIRUS = upgrade(
    "Mavirus",
    "jinteki",
    reveal_from_rnd(),
    accessed(
        May((Purge(),)),
        If(Fits(Is(rezzed=True)), (Damage(1, NET),)),
        not_from_archives=False,
    ),
    paid(TrashThis(), Purge()),
    subtypes="Ambush",
    cost=3,
    trash=0,
    influence=1,
)

BLOOD_IN_THE_WATER = agenda(
    "Blood in the Water",
    "jinteki",
    Modify("advancement requirement", Each(1, HandOf(RUNNER)), THIS),
    subtypes="Research",
    advancement=0,
    points=2,
)
