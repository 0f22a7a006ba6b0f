"""Neutral Corp cards of the Genesis cycle."""

from sneakdoor.cards.vocabulary import *

PRIVATE_CONTRACTS = asset(
    "Private Contracts",
    "neutral_corp",
    *loaded(CREDIT, 14, rezzed=True),
    paid(Clicks(1), Take(2)),
    subtypes="Transaction",
    cost=3,
    trash=5,
    influence=0,
)

FOXFIRE = operation(
    "Foxfire",
    "neutral_corp",
    Play(trace(7, DoToChosen("trash", Either(Is((RESOURCE,), ("Virtual",)), Is(subtypes=("Link",)))))),
    cost=0,
    influence=0,
)

FREELANCER = operation(
    "Freelancer",
    "neutral_corp",
    play(DoToChosen("trash", Is((RESOURCE,)), 2, up_to=True), only=TAGGED),
    subtypes="Gray Ops",
    cost=0,
    influence=0,
)

CORPORATE_WAR = agenda(
    "Corporate War",
    "neutral_corp",
    # CR 9.6.2d: what the Corp has is part of the condition, so both halves look at the moment of scoring.
    scored(Gain(7), where=AtLeast(CreditsOf(CORP), 7)),
    scored(Lose(CreditsOf(CORP)), where=Not(AtLeast(CreditsOf(CORP), 7))),
    subtypes="Expansion",
    advancement=4,
    points=2,
    influence=0,
)

EXECUTIVE_RETREAT = agenda(
    "Executive Retreat",
    "neutral_corp",
    scored(AsOne((Place(AGENDA_TOKEN, 1), ShuffleInHand(CORP)))),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), Draw(5)),
    advancement=5,
    points=3,
    influence=0,
)

DRACO = ice(
    "Dracō",
    "neutral_corp",
    when(REZ_THIS, PayAny(), Place(POWER, Reg("number"))),
    strength_per(Each(1, Hosted(POWER))),
    Sub(trace(2, AsOne((Tag(1), EndRun())))),
    subtypes="Sentry - Tracer",
    cost=1,
    strength=0,
    influence=0,
)

CHIMERA = ice(
    "Chimera",
    "neutral_corp",
    when(REZ_THIS, ChooseSubtype("main"), GainSubtypes((), UNTIL_DEREZZED, THIS)),
    when(On("turn ends"), Do("derez", THIS)),
    END_THE_RUN,
    subtypes="Mythic",
    cost=2,
    strength=0,
    influence=0,
)

FALSE_LEAD = agenda(
    "False Lead",
    "neutral_corp",
    paid(Forfeit(this=True), LoseClicks(2, RUNNER)),
    subtypes="Security",
    advancement=3,
    points=1,
    influence=0,
)
