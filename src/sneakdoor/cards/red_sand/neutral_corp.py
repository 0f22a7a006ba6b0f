"""Neutral Corp cards of the Red Sand cycle."""

from sneakdoor.cards.vocabulary import *

CONUNDRUM = ice(
    "Conundrum",
    "neutral_corp",
    Modify("strength", 3, THIS, only=AtLeast(Count(Is(subtypes=("AI",))), 1)),
    sub(trash_program(RUNNER)),
    sub(LoseClicks(1)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=8,
    strength=4,
    influence=0,
)

OWL = ice(
    "Owl",
    "neutral_corp",
    sub(DoToChosen("to deck top", Is((PROGRAM,)))),
    subtypes="Sentry",
    cost=2,
    strength=1,
    influence=0,
)

SELF_ADAPTING_CODE_WALL = ice(
    "Self-Adapting Code Wall",
    "neutral_corp",
    Modify("strength", 0, THIS, op=FIXED),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=1,
    influence=0,
)

MASS_COMMERCIALIZATION = operation(
    "Mass Commercialization",
    "neutral_corp",
    play(Gain(Each(2, Count(Is(advanced=True))))),
    subtypes="Transaction",
    cost=0,
    influence=0,
)

ROVER_ALGORITHM = operation(
    "Rover Algorithm",
    "neutral_corp",
    condition(
        Is((ICE,), rezzed=True),
        Modify("strength", Each(1, Hosted(POWER)), HOST),
        when(On("passed", what=HOST), Place(POWER, 1)),
    ),
    cost=2,
    influence=0,
)

WHAMPOA_RECLAMATION = asset(
    "Whampoa Reclamation",
    "neutral_corp",
    paid(
        TrashCards(Is(zone=IN_HAND, side=CORP)),
        DoToChosen("to deck bottom", Is(zone=IN_DISCARD, side=CORP)),
        once_per_turn=True,
    ),
    subtypes="Corporation",
    cost=3,
    trash=3,
    influence=2,
)

KHONDI_PLAZA = upgrade(
    "Khondi Plaza",
    "neutral_corp",
    Recurring(Remotes()),
    CreditsFor(("rez",), Is((ICE,), protecting=True)),
    subtypes="Ritzy",
    cost=3,
    trash=2,
    influence=0,
    unique=True,
)

SIGNAL_JAMMING = upgrade(
    "Signal Jamming",
    "neutral_corp",
    paid(TrashThis(), Forbid("install", RUN), only=DuringRun(here=True)),
    cost=0,
    trash=2,
    influence=0,
)
