"""Neutral Runner cards of the Core Set."""

from sneakdoor.cards.vocabulary import *

SURE_GAMBLE = event("Sure Gamble", "neutral_runner", play(Gain(9)), cost=5, influence=0)

INFILTRATION = event(
    "Infiltration",
    "neutral_runner",
    play(Choose(((Gain(2),), (Target(Is(side=CORP, rezzed=False), verb="expose"), Expose())))),
    cost=0,
    influence=0,
)

ARMITAGE_CODEBUSTING = resource(
    "Armitage Codebusting",
    "neutral_runner",
    *loaded(CREDIT, 12),
    paid(Clicks(1), Take(2)),
    subtypes="Job",
    cost=1,
    influence=0,
)

CRYPSIS = program(
    "Crypsis",
    "neutral_runner",
    breaks(1),
    boost(1, 1),
    paid(Clicks(1), Place(VIRUS, 1)),
    when(
        On(
            "encounter ends",
        ),
        Choose(((Remove(VIRUS, 1),), (Do("trash", THIS),))),
        where=BrokenByThis(),
    ),
    subtypes="Icebreaker - AI - Virus",
    cost=5,
    strength=0,
    memory=1,
    influence=0,
)

ACCESS_TO_GLOBALSEC = resource("Access to Globalsec", "neutral_runner", link(1), subtypes="Link", cost=1, influence=0)
