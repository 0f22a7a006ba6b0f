"""Haas-Bioroid cards of the SanSan cycle."""

from sneakdoor.cards.vocabulary import *

OAKTOWN_GRID = upgrade(
    "Oaktown Grid",
    "haas_bioroid",
    # CR 4.7.7b + 4.7.7c: nothing is installed in a central server, and its root is not in it.
    Modify("trash cost", 3, Is(side=CORP, here=True, in_remote=True)),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=1,
    influence=2,
)

RYON_KNIGHT = upgrade(
    "Ryon Knight",
    "haas_bioroid",
    paid(TrashThis(), Damage(1, BRAIN), only=Both(DuringRun(here=True), AtMost(ClicksLeft(RUNNER), 0))),
    subtypes="Sysop",
    cost=2,
    trash=3,
    influence=2,
    unique=True,
)
