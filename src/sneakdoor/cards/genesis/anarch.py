"""Anarch cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

DATA_LEAK_REVERSAL = resource(
    "Data Leak Reversal",
    "anarch",
    InstallIf(ThisTurn("successful run", CENTRALS)),
    Grant(THIS, paid(Clicks(1), TrashTop(1, CORP, CORP)), TAGGED),
    subtypes="Virtual - Sabotage",
    cost=0,
    influence=1,
)

WHIZZARD_MASTER_GAMER = runner_identity(
    "Whizzard: Master Gamer",
    "anarch",
    Recurring(3),
    CreditsFor(("trash",)),
    subtypes="Natural",
    min_deck=45,
    influence_limit=15,
)
