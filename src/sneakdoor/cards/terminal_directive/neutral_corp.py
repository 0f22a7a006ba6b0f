"""Neutral Corp cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

HONEYFARM = asset(
    "Honeyfarm",
    "neutral_corp",
    reveal_from_rnd(),
    accessed(Lose(1, RUNNER), not_from_archives=False),
    subtypes="Ambush",
    cost=0,
    trash=2,
    influence=0,
)

LONG_TERM_INVESTMENT = asset(
    "Long-Term Investment",
    "neutral_corp",
    when(TURN_BEGINS, Place(CREDIT, 2)),
    Grant(
        THIS,
        paid(Clicks(1), ChooseNumber(Hosted(CREDIT)), Take(Reg("number"))),
        only=AtLeast(Hosted(CREDIT), 8),
    ),
    cost=2,
    trash=4,
    influence=0,
)

WEIR = ice(
    "Weir",
    "neutral_corp",
    sub(LoseClicks(1)),
    sub(DoToChosen("trash", Is(zone=IN_HAND, side=RUNNER), by=RUNNER)),
    subtypes="Code Gate",
    cost=3,
    strength=3,
    influence=0,
)

IPO = operation(
    "IPO",
    "neutral_corp",
    terminal(),
    play(Gain(13)),
    subtypes="Terminal - Transaction",
    cost=8,
    influence=0,
)

PAPER_TRAIL = agenda(
    "Paper Trail",
    "neutral_corp",
    When(
        SCORE_THIS,
        trace(
            6,
            Do(
                "trash",
                Is((RESOURCE,), ("Connection", "Job")),
            ),
        ),
    ),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)
