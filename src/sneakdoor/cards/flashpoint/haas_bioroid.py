"""Haas-Bioroid cards of the Flashpoint cycle."""

from sneakdoor.cards.vocabulary import *

HAAS_BIOROID_ARCHITECTS_OF_TOMORROW = corp_identity(
    "Haas-Bioroid: Architects of Tomorrow",
    "haas_bioroid",
    when(
        On("passed", what=Is((ICE,), ("Bioroid",)), cause="rezzed"),
        Target(Affordable(Is((ASSET, ICE, UPGRADE), ("Bioroid",), rezzed=False), 4)),
        RezTarget(discount=4),
        first=True,
        may=True,
    ),
    subtypes="Megacorp",
    min_deck=45,
    influence_limit=12,
)

SENSOR_NET_ACTIVATION = agenda(
    "Sensor Net Activation",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(
        Tokens(AGENDA_TOKEN),
        Target(Is((ASSET, ICE, UPGRADE), ("Bioroid",), rezzed=False)),
        RezTarget(ignore=True),
        If(Found("targets"), (Delayed(When(On("turn ends"), (Do("derez"),), next_only=True)),)),
    ),
    subtypes="Security",
    advancement=3,
    points=1,
)

_FOUR_OR_END = sub(Pays((Credits(4),), otherwise=(EndRun(),), by=RUNNER))

FAIRCHILD = ice(
    "Fairchild",
    "haas_bioroid",
    _FOUR_OR_END,
    _FOUR_OR_END,
    sub(Pays((TrashCards(Is(side=RUNNER)),), otherwise=(EndRun(),), by=RUNNER)),
    sub(Pays((Suffer(1, BRAIN),), otherwise=(EndRun(),), by=RUNNER)),
    subtypes="Code Gate - Bioroid - AP",
    cost=9,
    strength=8,
    influence=5,
    unique=True,
)

_TRASH_ONE = (DoToChosen("trash", Is(side=RUNNER), by=RUNNER),)

_ONE_OR_TRASH = sub(Choose(((PayIt((Credits(1),), RUNNER),), _TRASH_ONE), by=RUNNER))

_THREE_OR_TRASH = sub(Choose(((PayIt((Credits(3),), RUNNER),), _TRASH_ONE), by=RUNNER))

FAIRCHILD_10 = ice(
    "Fairchild 1.0",
    "haas_bioroid",
    bioroid(),
    _ONE_OR_TRASH,
    _ONE_OR_TRASH,
    subtypes="Code Gate - Bioroid",
    cost=1,
    strength=2,
    influence=1,
)

FAIRCHILD_30 = ice(
    "Fairchild 3.0",
    "haas_bioroid",
    bioroid(3, clicks=3),
    _THREE_OR_TRASH,
    _THREE_OR_TRASH,
    sub(Choose(((Damage(1, BRAIN),), (EndRun(),)))),
    subtypes="Code Gate - Bioroid - AP",
    cost=6,
    strength=5,
    influence=3,
)

_SINK_PROGRAM = Sub(trace(4, DoToChosen("to deck bottom", Is((PROGRAM,)))))

SHERLOCK_20 = ice(
    "Sherlock 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    _SINK_PROGRAM,
    _SINK_PROGRAM,
    sub(Tag(1)),
    subtypes="Sentry - Bioroid - Tracer",
    cost=7,
    strength=6,
    influence=3,
)

VIOLET_LEVEL_CLEARANCE = operation(
    "Violet Level Clearance",
    "haas_bioroid",
    terminal(),
    play(AsOne((Gain(8), Draw(4)))),
    subtypes="Terminal - Transaction",
    cost=5,
    trash=1,
    influence=3,
)

FRIENDS_IN_HIGH_PLACES = operation(
    "Friends in High Places",
    "haas_bioroid",
    terminal(),
    play(InstallOne(Is(zone=IN_DISCARD, side=CORP), optional=True, n=2)),
    subtypes="Terminal",
    cost=2,
    influence=1,
)

HELLION_BETA_TEST = operation(
    "Hellion Beta Test",
    "haas_bioroid",
    Play(
        trace(
            2,
            DoToChosen("trash", Is(not_types=(PROGRAM,)), 2),
            otherwise=(BadPublicity(1),),
        ),
        only=LastTurn("trashed", RUNNER, Is(side=CORP, zone="anywhere"), RUNNER, accessing=True),
    ),
    subtypes="Black Ops",
    cost=1,
    influence=3,
)

WETWORK_REFIT = operation(
    "Wetwork Refit",
    "haas_bioroid",
    condition(Is((ICE,), ("Bioroid",), rezzed=True), Grant(HOST, sub(Damage(1, BRAIN)), first=True)),
    subtypes="Condition",
    cost=1,
    influence=2,
)

ARK_LOCKDOWN = operation(
    "Ark Lockdown",
    "haas_bioroid",
    play(NameCard(), Do("remove from game", Named(IN_DISCARD, RUNNER))),
    cost=1,
    influence=2,
)

MANTA_GRID = upgrade(
    "Manta Grid",
    "haas_bioroid",
    when(
        On("run ends", server="this", cause="successful"),
        Adjust("corp clicks", 1, NEXT_TURN, on=None),
        where=OneOf(AtMost(CreditsOf(RUNNER), 5), AtMost(ClicksLeft(RUNNER), 0)),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=1,
    trash=5,
    influence=2,
    unique=True,
)

_PAY_OR_TRASH = Choose(((PayIt((Credits(2),), RUNNER),), (DoToChosen("trash", Is(side=RUNNER), by=RUNNER),)), by=RUNNER)

FAIRCHILD_20 = ice(
    "Fairchild 2.0",
    "haas_bioroid",
    bioroid(2, clicks=2),
    sub(_PAY_OR_TRASH),
    sub(_PAY_OR_TRASH),
    sub(Damage(1, BRAIN)),
    subtypes="Code Gate - Bioroid - AP",
    cost=4,
    strength=3,
    influence=2,
)
