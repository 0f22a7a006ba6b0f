"""Weyland cards of the core sets."""

from sneakdoor.cards.vocabulary import *

ICE_WALL = ice(
    "Ice Wall",
    "weyland",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=1,
    strength=1,
    influence=1,
)

HOSTILE_TAKEOVER = agenda(
    "Hostile Takeover", "weyland", scored(Gain(7), BadPublicity(1)), subtypes="Expansion", advancement=2, points=1
)

BEANSTALK_ROYALTIES = operation(
    "Beanstalk Royalties", "weyland", play(Gain(3)), subtypes="Transaction", cost=0, influence=1
)

CRISIUM_GRID = upgrade(
    "Crisium Grid",
    "weyland",
    Cannot("success", only=DuringRun(here=True), text="Runs on this server cannot be declared successful."),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=5,
    influence=1,
)

SCORCHED_EARTH = operation(
    "Scorched Earth", "weyland", play(Damage(4, MEAT), only=TAGGED), subtypes="Black Ops", cost=3, influence=4
)

ARCHER = ice(
    "Archer",
    "weyland",
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

OAKTOWN_RENOVATION = agenda(
    "Oaktown Renovation",
    "weyland",
    install_faceup(),
    when(
        On("advanced", "you advance this agenda", what=THIS),
        If(
            AtLeast(Hosted(ADVANCEMENT), 5, "if there are at least 5 advancement tokens here"),
            (Gain(3),),
            (Gain(2),),
        ),
    ),
    subtypes="Public - Initiative",
    advancement=4,
    points=2,
)

THE_CLEANERS = agenda(
    "The Cleaners",
    "weyland",
    When(
        On("would damage", "you would do meat damage", by=MINE, cause=MEAT),
        (ChangeImminent("damage", 1, (MEAT,)),),
        interrupts=("damage",),
    ),
    subtypes="Security",
    advancement=5,
    points=3,
)
