"""Weyland Consortium cards of the Ashes cycle."""

from sneakdoor.cards.vocabulary import *

DIVESTED_TRUST = agenda(
    "Divested Trust",
    "weyland_consortium",
    when(
        On("stolen"),
        AsOne((Gain(5), Do("to hand", "subject", whose=CORP, said=THAT_CARD))),
        cost=(Forfeit(this=True),),
    ),
    advancement=3,
    points=1,
)

SDS_DRONE_DEPLOYMENT = agenda(
    "SDS Drone Deployment",
    "weyland_consortium",
    ExtraCost("steal", (TrashCards(Is((PROGRAM,))),), own=True),
    scored(trash_program()),
    subtypes="Security",
    advancement=5,
    points=3,
)

TRANSPORT_MONOPOLY = agenda(
    "Transport Monopoly",
    "weyland_consortium",
    scored(Place(AGENDA_TOKEN, 2)),
    paid(Tokens(AGENDA_TOKEN), Forbid("success", RUN), once_per_turn=True),
    subtypes="Initiative",
    advancement=4,
    points=2,
)

SANDSTONE = ice(
    "Sandstone",
    "weyland_consortium",
    when(ENCOUNTER_THIS, Place(VIRUS, 1)),
    strength_per(Each(-1, Hosted(VIRUS))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=6,
    influence=2,
)

AFSHAR = ice(
    "Afshar",
    "weyland_consortium",
    BreakLimit(1, only=Protects(HQ)),
    sub(Lose(2, RUNNER)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=3,
    strength=1,
    influence=2,
)

_THRICE_ADVANCED = AtLeast(Hosted(ADVANCEMENT), 3)

AKHET = ice(
    "Akhet",
    "weyland_consortium",
    can_be_advanced(),
    Modify("strength", 3, THIS, only=_THRICE_ADVANCED),
    BreakLimit(1, only=_THRICE_ADVANCED),
    sub(Gain(1), PlaceOnChosen(ADVANCEMENT, 1, Is())),
    END_THE_RUN,
    subtypes="Barrier",
    cost=3,
    strength=2,
    influence=2,
)

TREBUCHET = ice(
    "Trebuchet",
    "weyland_consortium",
    when(REZ_THIS, BadPublicity(1)),
    sub(DoToChosen("trash", Is(side=RUNNER))),
    Sub(trace(6, AsOne((Lasting(Cannot("steal"), RUN), Lasting(Cannot("runner trash"), RUN))))),
    subtypes="Sentry - Illicit - Destroyer - Tracer",
    cost=7,
    strength=6,
    influence=3,
)

WINCHESTER = ice(
    "Winchester",
    "weyland_consortium",
    Grant(THIS, Sub(trace(3, EndRun())), only=Protects(HQ)),
    Sub(trace(4, DoToChosen("trash", Is((PROGRAM,))))),
    Sub(trace(3, DoToChosen("trash", Is((HARDWARE,))))),
    subtypes="Sentry - Destroyer - Tracer",
    cost=4,
    strength=4,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class OnProtectedServer(Condition):
    """The attacked server is protected by ice."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        run = current_run(s)
        return run is not None and bool(s.ice.get(run.server))

    def say(self) -> str:
        return "if ice protects the attacked server"


ARGUS_CRACKDOWN = operation(
    "Argus Crackdown",
    "weyland_consortium",
    lockdown(),
    when(SUCCESSFUL_RUN, Damage(2, MEAT), where=OnProtectedServer()),
    subtypes="Lockdown - Gray Ops",
    cost=0,
    trash=4,
    influence=3,
)

SECURE_AND_PROTECT = operation(
    "Secure and Protect",
    "weyland_consortium",
    double(),
    play(
        Search(Is((ICE,), zone="anywhere"), CORP, reveal=True),
        InstallFound(discount=3, where=PROTECTING_CENTRAL),
    ),
    subtypes="Double",
    cost=1,
    influence=3,
)

ROUGHNECK_REPAIR_SQUAD = asset(
    "Roughneck Repair Squad",
    "weyland_consortium",
    paid(Clicks(3), Gain(6), May((BadPublicity(-1),))),
    subtypes="Industrial",
    cost=0,
    trash=3,
    influence=1,
)

_BUSINESS = (
    (Draw(1),),
    (Gain(1),),
    (PlaceOnChosen(ADVANCEMENT, 1, Is((ICE,))),),
    (Do("to hand", THIS),),
)

WALL_TO_WALL = asset(
    "Wall to Wall",
    "weyland_consortium",
    when(
        TURN_BEGINS,
        If(
            AtLeast(Count(Is((ASSET,), rezzed=True, other=True)), 1),
            (Choose(_BUSINESS),),
            (Choose(_BUSINESS, n=3, up_to=True),),
        ),
    ),
    subtypes="Advertisement",
    cost=1,
    trash=3,
    influence=3,
    unique=True,
)

CAYAMBE_GRID = upgrade(
    "Cayambe Grid",
    "weyland_consortium",
    when(TURN_BEGINS, PlaceOnChosen(ADVANCEMENT, 1, Is((ICE,), protecting=True))),
    when(
        On("approach server", server="this"),
        Pays(
            (Credits(Each(2, Count(Is((ICE,), protecting=True, advanced=True)))),),
            otherwise=(EndRun(),),
            by=RUNNER,
        ),
    ),
    limit_one_region(),
    subtypes="Region",
    cost=3,
    trash=3,
    influence=3,
)

REDUCED_SERVICE = upgrade(
    "Reduced Service",
    "weyland_consortium",
    when(REZ_THIS, PayAny(most=4), Place(POWER, Reg("number"))),
    ExtraCost("run", (Credits(Each(2, Hosted(POWER))),), here=True),
    when(On("successful run", server="central"), Remove(POWER, 1)),
    cost=0,
    trash=2,
    influence=3,
    unique=True,
)

EARTH_STATION_SEA_HEADQUARTERS = corp_identity(
    "Earth Station: SEA Headquarters",
    "weyland_consortium",
    LimitRemotes(1),
    ExtraCost("run", (Credits(1),), server=str(HQ)),
    paid(Clicks(1), Flip()),
    subtypes="Division",
    min_deck=45,
    influence_limit=15,
    back=corp_identity(
        "Earth Station: Ascending to Orbit",
        "weyland_consortium",
        LimitRemotes(1),
        ExtraCost(
            "run",
            (Credits(6),),
            server="remote",
        ),
        success_on(HQ, Flip()),
        subtypes="Division",
    ),
)
