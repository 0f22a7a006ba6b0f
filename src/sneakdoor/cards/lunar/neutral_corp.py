"""Neutral Corp cards of the Lunar cycle."""

from sneakdoor.cards.vocabulary import *

LAG_TIME = operation(
    "Lag Time",
    "neutral_corp",
    current(CORP),
    Modify("strength", 1, Is((ICE,))),
    subtypes="Current",
    cost=2,
    influence=0,
)

SNATCH_AND_GRAB = operation(
    "Snatch and Grab",
    "neutral_corp",
    Play(
        trace(
            3,
            Target(Is(subtypes=("Connection",))),
            Pays((TakeTags(),), otherwise=(Do("trash"),), by=RUNNER),
        )
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=0,
)

SELF_DESTRUCT = upgrade(
    "Self-destruct",
    "neutral_corp",
    remote_only(),
    paid(
        TrashThis(),
        Do("trash", Is(side=CORP, here=True)),
        *trace(Moved("done"), Damage(3, NET)),
        only=DuringRun(here=True),
    ),
    cost=2,
    trash=0,
    influence=0,
)

_NOT_USED_YET = Not(HappenedTo("used", THIS))

SHELL_CORPORATION = upgrade(
    "Shell Corporation",
    "neutral_corp",
    paid(Clicks(1), Place(CREDIT, 3), only=_NOT_USED_YET),
    paid(Clicks(1), Take(-1), only=_NOT_USED_YET),
    cost=2,
    trash=3,
    influence=0,
)

WILL_O_THE_WISP = upgrade(
    "Will-o'-the-Wisp",
    "neutral_corp",
    when(
        SUCCESS_HERE,
        Target(UsedToBreak(Is((PROGRAM,), ("Icebreaker",)))),
        Do("to deck bottom", by=RUNNER, whose=RUNNER),
        cost=(TrashThis(),),
    ),
    cost=4,
    trash=1,
    influence=0,
)

DOCKLANDS_CRACKDOWN = asset(
    "Docklands Crackdown",
    "neutral_corp",
    paid(Clicks(2), Place(POWER, 1)),
    Modify(
        "install cost",
        Each(1, Hosted(POWER)),
        Is(side=RUNNER, zone="anywhere"),
        only=Not(HappenedTo("installed", Is(side=RUNNER, zone="anywhere"))),
    ),
    cost=2,
    trash=3,
    influence=0,
)

SHATTERED_REMAINS = asset(
    "Shattered Remains",
    "neutral_corp",
    can_be_advanced(),
    accessed(
        DoToChosen("trash", Is((HARDWARE,)), Each(1, Hosted(ADVANCEMENT))),
        not_from_archives=False,
        cost=(Credits(1),),
    ),
    subtypes="Ambush",
    cost=0,
    trash=0,
    influence=0,
)

CHRONOS_PROJECT = agenda(
    "Chronos Project",
    "neutral_corp",
    scored(Do("remove from game", Is(zone=IN_DISCARD, side=RUNNER), by=RUNNER)),
    subtypes="Research",
    advancement=3,
    points=1,
    influence=0,
)

HADES_FRAGMENT = agenda(
    "Hades Fragment",
    "neutral_corp",
    when(TURN_BEGINS, DoToChosen("to deck bottom", Is(zone=IN_DISCARD, side=CORP)), may=True),
    limit_per_deck(1),
    subtypes="Source",
    advancement=5,
    points=3,
    influence=0,
    unique=True,
)

UTOPIA_FRAGMENT = agenda(
    "Utopia Fragment",
    "neutral_corp",
    ExtraCost("steal", (Credits(Each(2, Hosted(ADVANCEMENT, Accessed()))),)),
    limit_per_deck(1),
    subtypes="Source",
    advancement=5,
    points=3,
    influence=0,
    unique=True,
)

EDEN_FRAGMENT = agenda(
    "Eden Fragment",
    "neutral_corp",
    Modify(
        "install cost",
        0,
        Is((ICE,), zone="anywhere"),
        only=Not(HappenedTo("installed", Is((ICE,), zone="anywhere"))),
        op=CAP,
    ),
    limit_per_deck(1),
    subtypes="Source",
    advancement=5,
    points=3,
    influence=0,
    unique=True,
)

EXCALIBUR = ice(
    "Excalibur",
    "neutral_corp",
    sub(Forbid("run", TURN)),
    subtypes="Mythic - Grail",
    cost=2,
    strength=3,
    influence=0,
    unique=True,
)

GALAHAD = ice(
    "Galahad",
    "neutral_corp",
    grail(),
    END_THE_RUN,
    subtypes="Barrier - Grail",
    cost=2,
    strength=1,
    influence=1,
)

LANCELOT = ice(
    "Lancelot",
    "neutral_corp",
    grail(),
    sub(trash_program()),
    subtypes="Sentry - Grail - Destroyer",
    cost=4,
    strength=2,
    influence=1,
)

MERLIN = ice(
    "Merlin",
    "neutral_corp",
    grail(),
    sub(Damage(2, NET)),
    subtypes="Code Gate - Grail - AP",
    cost=6,
    strength=4,
    influence=1,
)

MOTHER_GODDESS = ice(
    "Mother Goddess",
    "neutral_corp",
    SubtypesOf(Is((ICE,), rezzed=True, other=True)),
    END_THE_RUN,
    subtypes="Mythic",
    cost=4,
    strength=4,
    influence=0,
    unique=True,
)

BAD_TIMES = operation(
    "Bad Times",
    "neutral_corp",
    play(Adjust("[mu]", -2, TURN, None), only=TAGGED),
    subtypes="Gray Ops",
    cost=4,
    influence=0,
)
