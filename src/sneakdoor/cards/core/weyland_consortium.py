"""Weyland Consortium cards of the Core Set."""

from sneakdoor.cards.vocabulary import *

ICE_WALL = ice(
    "Ice Wall",
    "weyland_consortium",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=1,
    strength=1,
    influence=1,
)

HOSTILE_TAKEOVER = agenda(
    "Hostile Takeover",
    "weyland_consortium",
    scored(AsOne((Gain(7), BadPublicity(1)))),
    subtypes="Expansion",
    advancement=2,
    points=1,
)

BEANSTALK_ROYALTIES = operation(
    "Beanstalk Royalties", "weyland_consortium", play(Gain(3)), subtypes="Transaction", cost=0, influence=1
)

SCORCHED_EARTH = operation(
    "Scorched Earth",
    "weyland_consortium",
    play(Damage(4, MEAT), only=TAGGED),
    subtypes="Black Ops",
    cost=3,
    influence=4,
)

ARCHER = ice(
    "Archer",
    "weyland_consortium",
    ExtraCost("rez", (Forfeit(),), own=True),
    sub(Gain(2, CORP)),
    sub(trash_program()),
    sub(trash_program()),
    END_THE_RUN,
    subtypes="Sentry - Destroyer",
    cost=4,
    strength=6,
    influence=2,
)

HADRIANS_WALL = ice(
    "Hadrian's Wall",
    "weyland_consortium",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=10,
    strength=7,
    influence=3,
)

SHADOW = ice(
    "Shadow",
    "weyland_consortium",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    sub(Gain(2, CORP)),
    Sub(trace(3, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=3,
    strength=1,
    influence=1,
)

WEYLAND_CONSORTIUM_BUILDING_A_BETTER_WORLD = corp_identity(
    "Weyland Consortium: Building a Better World",
    "weyland_consortium",
    when(
        On(
            "played",
            by=MINE,
            what=Is((OPERATION,), ("Transaction",), zone="anywhere"),
        ),
        Gain(1),
    ),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=15,
)

SHIPMENT_FROM_KAGUYA = operation(
    "Shipment from Kaguya",
    "weyland_consortium",
    play(
        PlaceOnChosen(
            ADVANCEMENT,
            1,
            Is(side=CORP, advanceable=True),
            2,
            up_to=True,
        )
    ),
    cost=0,
    influence=1,
)

RESEARCH_STATION = upgrade(
    "Research Station",
    "weyland_consortium",
    root_only(HQ),
    Modify("corp hand size", 2),
    subtypes="Facility",
    cost=2,
    trash=3,
    influence=1,
)

SECURITY_SUBCONTRACT = asset(
    "Security Subcontract",
    "weyland_consortium",
    paid((Clicks(1), TrashCards(Is((ICE,), rezzed=True))), Gain(4)),
    subtypes="Transaction",
    cost=0,
    trash=3,
    influence=1,
)

POSTED_BOUNTY = agenda(
    "Posted Bounty",
    "weyland_consortium",
    scored(Pays((Forfeit(this=True),), (AsOne((Tag(1), BadPublicity(1))),))),
    subtypes="Security",
    advancement=3,
    points=1,
)

AGGRESSIVE_NEGOTIATION = operation(
    "Aggressive Negotiation",
    "weyland_consortium",
    play(Search(Is(zone="anywhere"), CORP), Do("to hand", "found", whose=CORP), only=ThisTurn("scored")),
    cost=1,
    influence=1,
)
