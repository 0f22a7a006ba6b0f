"""Shaper cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

BETH_KILRAIN_CHANG = resource(
    "Beth Kilrain-Chang",
    "shaper",
    when(TURN_BEGINS, Gain(1), where=Both(AtLeast(CreditsOf(CORP), 5), AtMost(CreditsOf(CORP), 9))),
    when(TURN_BEGINS, Draw(1), where=Both(AtLeast(CreditsOf(CORP), 10), AtMost(CreditsOf(CORP), 14))),
    when(TURN_BEGINS, GainClicks(1), where=AtLeast(CreditsOf(CORP), 15)),
    subtypes="Connection",
    cost=2,
    influence=3,
    unique=True,
)

ALGO_TRADING = resource(
    "Algo Trading",
    "shaper",
    when(TURN_BEGINS, PoolToThis(3), may=True),
    when(TURN_BEGINS, If(AtLeast(Hosted(CREDIT), 6), (Place(CREDIT, 2),))),
    paid((Clicks(1), TrashThis()), Gain(Hosted(CREDIT))),
    subtypes="Job",
    cost=0,
    influence=1,
)

NET_MERCUR = resource(
    "Net Mercur",
    "shaper",
    when(
        On("used", by=MINE, cause="credits", what=Is(subtypes=("Stealth",)), in_run=True),
        Choose(((Place(CREDIT, 1),), (Draw(1),))),
        first=True,
        each_run=True,
    ),
    CreditsFor(("any",)),
    subtypes="Virtual - Stealth",
    cost=3,
    influence=3,
    unique=True,
)
