"""Weyland cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

ASTEROID_BELT = ice(
    "Asteroid Belt",
    "weyland",
    *advanced_to_rez(3),
    END_THE_RUN,
    subtypes="Barrier",
    cost=9,
    strength=6,
    influence=2,
)

CHECKPOINT = ice(
    "Checkpoint",
    "weyland",
    when(REZ_THIS, BadPublicity(1)),
    Sub(trace(5, Delayed(When(SUCCESSFUL_RUN, (Damage(3, MEAT),), next_only=True), RUN))),
    subtypes="Code Gate - Tracer - Illicit",
    cost=4,
    strength=7,
    influence=2,
)

FIRE_WALL = ice(
    "Fire Wall",
    "weyland",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=5,
    strength=5,
    influence=2,
)

NEBULA = ice(
    "Nebula",
    "weyland",
    *advanced_to_rez(3),
    sub(trash_program()),
    subtypes="Sentry - Destroyer",
    cost=9,
    strength=5,
    influence=2,
)

ORION = ice(
    "Orion",
    "weyland",
    *advanced_to_rez(3),
    sub(trash_program()),
    sub(ResolveSubroutine(Is((ICE,), rezzed=True, other=True))),
    END_THE_RUN,
    subtypes="Sentry - Code Gate - Barrier",
    cost=15,
    strength=8,
    influence=3,
    unique=True,
)

SEARCHLIGHT = ice(
    "Searchlight",
    "weyland",
    can_be_advanced(),
    Sub(trace(Hosted(ADVANCEMENT), Tag(1))),
    Sub(trace(Hosted(ADVANCEMENT), Tag(1))),
    subtypes="Sentry - Tracer - Observer",
    cost=1,
    strength=3,
    influence=1,
)

_ADVANCEABLE_ICE_HERE = Is((ICE,), protecting=True, advanceable=True)

BUILDER = ice(
    "Builder",
    "weyland",
    paid(Clicks(1), ChooseServer(), MoveIce()),
    sub(PlaceOnChosen(ADVANCEMENT, 1, _ADVANCEABLE_ICE_HERE)),
    sub(PlaceOnChosen(ADVANCEMENT, 1, _ADVANCEABLE_ICE_HERE)),
    subtypes="Code Gate",
    cost=2,
    strength=4,
    influence=1,
)

CONSTELLATION_PROTOCOL = asset(
    "Constellation Protocol",
    "weyland",
    when(
        TURN_BEGINS,
        MoveTokens(ADVANCEMENT, 1, Is((ICE,), tokens=ADVANCEMENT), Is((ICE,), advanceable=True), up_to=False),
        may=True,
    ),
    cost=0,
    trash=4,
    influence=2,
)

SPACE_CAMP = asset(
    "Space Camp",
    "weyland",
    reveal_from_rnd(),
    accessed(PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)), not_from_archives=False, may=True),
    subtypes="Ambush",
    cost=0,
    trash=3,
    influence=1,
)

THE_BOARD = asset(
    "The Board",
    "weyland",
    Modify("agenda points", -1, Is((AGENDA,), zone=IN_SCORE, side=RUNNER)),
    agenda_when_trashed(2),
    subtypes="Executive",
    cost=3,
    trash=7,
    influence=5,
    unique=True,
)

MARK_YALE = asset(
    "Mark Yale",
    "weyland",
    when(On("tokens spent", by=MINE, token=AGENDA_TOKEN), Gain(1)),
    *(paid(cost, Gain(2)) for cost in (TrashThis(), AnyTokens(AGENDA_TOKEN, 1))),
    subtypes="Executive",
    cost=1,
    trash=3,
    influence=1,
    unique=True,
)

FIRMWARE_UPDATES = agenda(
    "Firmware Updates",
    "weyland",
    scored(Place(AGENDA_TOKEN, 3)),
    paid(Tokens(AGENDA_TOKEN), PlaceOnChosen(ADVANCEMENT, 1, Is((ICE,), advanceable=True)), once_per_turn=True),
    subtypes="Security",
    advancement=3,
    points=1,
)

GOVERNMENT_TAKEOVER = agenda(
    "Government Takeover",
    "weyland",
    paid(Clicks(1), Gain(3)),
    limit_per_deck(1),
    subtypes="Expansion",
    advancement=9,
    points=6,
    unique=True,
    deck_limit=1,
)

HIGH_RISK_INVESTMENT = agenda(
    "High-Risk Investment",
    "weyland",
    scored(Place(AGENDA_TOKEN, 1)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), Gain(Each(1, CreditsOf(RUNNER)))),
    subtypes="Expansion",
    advancement=5,
    points=3,
)

TITAN_TRANSNATIONAL_INVESTING_IN_YOUR_FUTURE = corp_identity(
    "Titan Transnational: Investing In Your Future",
    "weyland",
    when(On("scored"), Place(AGENDA_TOKEN, 1, "subject"), may=True),
    subtypes="Corp",
    min_deck=45,
    influence_limit=17,
)

HOUSEKEEPING = operation(
    "Housekeeping",
    "weyland",
    current(CORP),
    when(
        On("installed", by=RUNNER),
        DoToChosen("trash", Is(zone=IN_HAND, side=RUNNER), by=RUNNER),
        first=True,
    ),
    subtypes="Current - Gray Ops",
    cost=2,
    influence=3,
)

TRAFFIC_ACCIDENT = operation(
    "Traffic Accident",
    "weyland",
    play(Damage(2, MEAT), only=AtLeast(TagCount(), 2)),
    subtypes="Black Ops",
    cost=0,
    influence=1,
)
