"""Weyland Consortium cards of Order and Chaos."""

from sneakdoor.cards.vocabulary import *

ASTEROID_BELT = ice(
    "Asteroid Belt",
    "weyland_consortium",
    *advanced_to_rez(3),
    END_THE_RUN,
    subtypes="Barrier",
    cost=9,
    strength=6,
    influence=2,
)

CHECKPOINT = ice(
    "Checkpoint",
    "weyland_consortium",
    when(REZ_THIS, BadPublicity(1)),
    Sub(trace(5, Delayed(When(SUCCESSFUL_RUN, (Damage(3, MEAT),), next_only=True), RUN))),
    subtypes="Code Gate - Tracer - Illicit",
    cost=4,
    strength=7,
    influence=2,
)

FIRE_WALL = ice(
    "Fire Wall",
    "weyland_consortium",
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
    "weyland_consortium",
    *advanced_to_rez(3),
    sub(trash_program()),
    subtypes="Sentry - Destroyer",
    cost=9,
    strength=5,
    influence=2,
)

ORION = ice(
    "Orion",
    "weyland_consortium",
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
    "weyland_consortium",
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
    "weyland_consortium",
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
    "weyland_consortium",
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
    "weyland_consortium",
    reveal_from_rnd(),
    accessed(PlaceOnChosen(ADVANCEMENT, 1, Is(side=CORP, advanceable=True)), not_from_archives=False, may=True),
    subtypes="Ambush",
    cost=0,
    trash=3,
    influence=1,
)

THE_BOARD = asset(
    "The Board",
    "weyland_consortium",
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
    "weyland_consortium",
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
    "weyland_consortium",
    scored(Place(AGENDA_TOKEN, 3)),
    paid(Tokens(AGENDA_TOKEN), PlaceOnChosen(ADVANCEMENT, 1, Is((ICE,), advanceable=True)), once_per_turn=True),
    subtypes="Security",
    advancement=3,
    points=1,
)

GOVERNMENT_TAKEOVER = agenda(
    "Government Takeover",
    "weyland_consortium",
    paid(Clicks(1), Gain(3)),
    limit_per_deck(1),
    subtypes="Expansion",
    advancement=9,
    points=6,
    unique=True,
)

HIGH_RISK_INVESTMENT = agenda(
    "High-Risk Investment",
    "weyland_consortium",
    scored(Place(AGENDA_TOKEN, 1)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), Gain(Each(1, CreditsOf(RUNNER)))),
    subtypes="Expansion",
    advancement=5,
    points=3,
)

TITAN_TRANSNATIONAL_INVESTING_IN_YOUR_FUTURE = corp_identity(
    "Titan Transnational: Investing In Your Future",
    "weyland_consortium",
    when(On("scored"), Place(AGENDA_TOKEN, 1, "subject"), may=True),
    subtypes="Corp",
    min_deck=45,
    influence_limit=17,
)

HOUSEKEEPING = operation(
    "Housekeeping",
    "weyland_consortium",
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
    "weyland_consortium",
    play(Damage(2, MEAT), only=AtLeast(TagCount(), 2)),
    subtypes="Black Ops",
    cost=0,
    influence=1,
)

SATELLITE_GRID = upgrade(
    "Satellite Grid",
    "weyland_consortium",
    considered(
        ADVANCEMENT,
        on=Is((ICE,), protecting=True),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=3,
    influence=3,
)

GLENN_STATION = agenda(
    "Glenn Station",
    "weyland_consortium",
    paid(
        Clicks(1),
        Target(Is(zone=IN_HAND, side=CORP)),
        HostCards(facedown=True),
        only=AtMost(Count(Is(hosted=True)), 0),
    ),
    paid(Clicks(1), Target(Is(hosted=True)), Do("to hand", whose=CORP)),
    subtypes="Expansion",
    advancement=4,
    points=2,
)

PATCH = operation(
    "Patch",
    "weyland_consortium",
    condition(Is((ICE,), rezzed=True), Modify("strength", 2, HOST)),
    subtypes="Condition",
    cost=0,
    influence=2,
)

WORMHOLE = ice(
    "Wormhole",
    "weyland_consortium",
    *advanced_to_rez(3),
    sub(ResolveSubroutine(Is((ICE,), rezzed=True, other=True))),
    subtypes="Code Gate",
    cost=9,
    strength=7,
    influence=2,
)

ARGUS_SECURITY_PROTECTION_GUARANTEED = corp_identity(
    "Argus Security: Protection Guaranteed",
    "weyland_consortium",
    when(
        On("stolen"),
        Choose(((Tag(1, take=True),), (Damage(2, MEAT, suffer=True),)), by=RUNNER),
    ),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)

GAGARIN_DEEP_SPACE_EXPANDING_THE_HORIZON = corp_identity(
    "Gagarin Deep Space: Expanding the Horizon",
    "weyland_consortium",
    ExtraCost(
        "access",
        (Credits(1),),
        server="remote",
    ),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)

THE_TWINS = upgrade(
    "The Twins",
    "weyland_consortium",
    when(
        On("passed", cause="rezzed", server="this"),
        Target(CopyOf("subject", Is((ICE,), zone=IN_HAND, side=CORP), other=True)),
        AsOne((RevealCards(), Do("trash", "targets"))),
        If(Found("done"), (ForceEncounter("subject"),)),
        may=True,
    ),
    subtypes="Sysop",
    cost=2,
    trash=2,
    influence=1,
    unique=True,
)
