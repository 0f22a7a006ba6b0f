"""Neutral Corp cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

CORPORATE_SALES_TEAM = agenda(
    "Corporate Sales Team",
    "neutral_corp",
    scored(Place(CREDIT, 10)),
    when(On("turn begins"), Take(1)),
    subtypes="Expansion",
    advancement=4,
    points=2,
    influence=0,
)

MERGER = agenda(
    "Merger",
    "neutral_corp",
    WhileStolen((Modify("agenda points", 1, THIS),)),
    subtypes="Expansion",
    advancement=3,
    points=2,
    influence=1,
)

COBRA = ice(
    "Cobra",
    "neutral_corp",
    sub(trash_program()),
    sub(Damage(2, NET)),
    subtypes="Sentry - Destroyer - AP",
    cost=4,
    strength=1,
    influence=0,
)

VANILLA = ice(
    "Vanilla",
    "neutral_corp",
    END_THE_RUN,
    subtypes="Barrier",
    cost=0,
    strength=0,
    influence=0,
)

LOCALIZED_PRODUCT_LINE = operation(
    "Localized Product Line",
    "neutral_corp",
    play(
        Search(Is(zone="anywhere"), CORP, reveal=True, copies=True),
        Do("to hand", "found", whose=CORP, said=THEM),
    ),
    cost=4,
    influence=3,
)

MUMBA_TEMPLE = asset(
    "Mumba Temple",
    "neutral_corp",
    alliance(Which("ice", type=ICE), most=15),
    Recurring(2),
    CreditsFor(("rez",)),
    subtypes="Alliance - Facility",
    cost=1,
    trash=3,
    influence=2,
)

PAD_FACTORY = asset(
    "PAD Factory",
    "neutral_corp",
    alliance(Which("copies of PAD Campaign", title="PAD Campaign"), least=3),
    paid(Clicks(1), Target(Is()), Place(ADVANCEMENT, 1, "targets"), Forbid("score", NEXT_TURN, on="targets")),
    subtypes="Alliance - Facility",
    cost=2,
    trash=3,
    influence=2,
)

MUMBAD_VIRTUAL_TOUR = upgrade(
    "Mumbad Virtual Tour",
    "neutral_corp",
    alliance(Which("assets", type=ASSET), least=7),
    accessed(MustTrash(), only_installed=True),
    subtypes="Alliance",
    cost=0,
    trash=5,
    influence=2,
)

MUSEUM_OF_HISTORY = asset(
    "Museum of History",
    "neutral_corp",
    alliance(Which("cards"), least=50),
    when(TURN_BEGINS, DoToChosen("shuffle in", Is(zone=IN_DISCARD, side=CORP)), may=True),
    subtypes="Alliance - Ritzy",
    cost=1,
    trash=3,
    influence=2,
    unique=True,
)
