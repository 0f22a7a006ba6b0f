"""Neutral Corp cards of System Gateway."""

from sneakdoor.cards.vocabulary import *

THE_SYNDICATE = corp_identity(
    "The Syndicate: Profit over Principle",
    "neutral_corp",
    starter_only(),
    subtypes="Megacorp",
    min_deck=30,
)

OFFWORLD_OFFICE = agenda(
    "Offworld Office",
    "neutral_corp",
    scored(Gain(7)),
    subtypes="Expansion",
    advancement=4,
    points=2,
    influence=0,
)

ORBITAL_SUPERIORITY = agenda(
    "Orbital Superiority",
    "neutral_corp",
    scored(If(TAGGED, (Damage(4, MEAT),), (Tag(1),))),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)

SEND_A_MESSAGE = agenda(
    "Send a Message",
    "neutral_corp",
    when(
        On("scored", what=THIS, also="stolen"),
        Target(Is((ICE,), rezzed=False), verb="rez"),
        RezTarget(ignore=True),
        may=True,
        by=CORP,
    ),
    subtypes="Security",
    advancement=5,
    points=3,
    influence=0,
)

SUPERCONDUCTING_HUB = agenda(
    "Superconducting Hub",
    "neutral_corp",
    scored(Draw(2), may=True),
    Modify("corp hand size", 2),
    subtypes="Expansion",
    advancement=3,
    points=1,
    influence=0,
)

REGOLITH_MINING_LICENSE = asset(
    "Regolith Mining License",
    "neutral_corp",
    *loaded(CREDIT, 15, rezzed=True),
    paid(Clicks(1), Take(3)),
    cost=2,
    trash=3,
    influence=0,
)

PALISADE = ice(
    "Palisade",
    "neutral_corp",
    Modify("strength", 2, THIS, Protects("remote")),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=2,
    influence=0,
)

TITHE = ice(
    "Tithe",
    "neutral_corp",
    sub(Damage(1, NET)),
    sub(Gain(1)),
    subtypes="Sentry - AP",
    cost=1,
    strength=1,
    influence=0,
)

WHITESPACE = ice(
    "Whitespace",
    "neutral_corp",
    sub(Lose(3, RUNNER)),
    sub(If(AtMost(CreditsOf(RUNNER), 6), (EndRun(),))),
    subtypes="Code Gate",
    cost=2,
    strength=0,
    influence=0,
)
