"""neutral Corp cards of the cycles and expansions."""

from sneakdoor.cards.vocabulary import *

MUMBAD_VIRTUAL_TOUR = upgrade(
    "Mumbad Virtual Tour",
    "neutral_corp",
    accessed(MustTrash(), only_installed=True),
    subtypes="Alliance",
    cost=0,
    trash=5,
    influence=2,
)

NAPD_CORDON = operation(
    "NAPD Cordon",
    "neutral_corp",
    lockdown(),
    ExtraCost(
        "steal",
        (Credits(4), Credits(Each(2, Hosted(ADVANCEMENT, Accessed())))),
        text="Stealing an agenda costs the Runner an additional 4[credit], "
        "and 2[credit] more for each advancement token on it.",
    ),
    subtypes="Lockdown",
    cost=0,
    trash=2,
    influence=0,
)
