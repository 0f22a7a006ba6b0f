"""Jinteki cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

CLAIRVOYANT_MONITOR = ice(
    "Clairvoyant Monitor",
    "jinteki",
    Sub(psi(AsOne((PlaceOnChosen(ADVANCEMENT, 1, Is()), EndRun())))),
    subtypes="Code Gate - Psi",
    cost=4,
    strength=3,
    influence=2,
)

CRICK = ice(
    "Crick",
    "jinteki",
    Modify("strength", 3, THIS, only=Protects(ARCHIVES)),
    sub(InstallOne(Is(zone=IN_DISCARD, side=CORP))),
    subtypes="Code Gate",
    cost=1,
    strength=3,
    influence=3,
)

ITS_A_TRAP = ice(
    "It's a Trap!",
    "jinteki",
    when(On("exposed", what=THIS), Damage(2, NET), zone=int(IN_PLAY_ZONE)),
    sub(DoToChosen("trash", Is(side=RUNNER), by=RUNNER), Do("trash", THIS)),
    subtypes="Trap",
    cost=2,
    strength=0,
    influence=3,
)
