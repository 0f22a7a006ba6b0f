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
    "Hostile Takeover",
    "weyland",
    scored(AsOne((Gain(7), BadPublicity(1)))),
    subtypes="Expansion",
    advancement=2,
    points=1,
)

BEANSTALK_ROYALTIES = operation(
    "Beanstalk Royalties", "weyland", play(Gain(3)), subtypes="Transaction", cost=0, influence=1
)

CRISIUM_GRID = upgrade(
    "Crisium Grid",
    "weyland",
    Cannot("success", only=DuringRun(here=True)),
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
        On("advanced", what=THIS),
        If(
            AtLeast(Hosted(ADVANCEMENT), 5),
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
        On("would damage", by=MINE, cause=MEAT),
        (ChangeImminent("damage", 1, (MEAT,)),),
    ),
    subtypes="Security",
    advancement=5,
    points=3,
)

CADUCEUS = ice(
    "Caduceus",
    "weyland",
    Sub(trace(3, Gain(3, CORP))),
    Sub(trace(2, EndRun())),
    subtypes="Sentry - Tracer",
    cost=3,
    strength=3,
    influence=2,
)

ELIZABETH_MILLS = asset(
    "Elizabeth Mills",
    "weyland",
    when(REZ_THIS, BadPublicity(-1)),
    paid((Clicks(1), TrashThis()), DoToChosen("trash", Is(subtypes=("Location",))), BadPublicity(1)),
    subtypes="Executive",
    cost=2,
    trash=1,
    influence=2,
    unique=True,
)

GRNDL_REFINERY = asset(
    "GRNDL Refinery",
    "weyland",
    can_be_advanced(),
    paid((Clicks(1), TrashThis()), Gain(Each(4, Hosted(ADVANCEMENT)))),
    subtypes="Facility",
    cost=0,
    trash=2,
    influence=2,
)

HADRIANS_WALL = ice(
    "Hadrian's Wall",
    "weyland",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=10,
    strength=7,
    influence=3,
)

OVERSIGHT_AI = operation(
    "Oversight AI",
    "weyland",
    play(
        Target(Is((ICE,), rezzed=False)),
        AsOne(
            (
                RezTarget(ignore=True),
                AsCounter(
                    (
                        when(
                            On("all broken", what=HOST),
                            Do("trash", HOST),
                        ),
                    )
                ),
            )
        ),
    ),
    subtypes="Condition",
    cost=1,
    influence=2,
)

PROJECT_ATLAS = agenda(
    "Project Atlas",
    "weyland",
    scored(Place(AGENDA_TOKEN, Each(1, Hosted(ADVANCEMENT), over=3))),
    paid(
        Tokens(AGENDA_TOKEN),
        Search(Is(zone="anywhere"), CORP, reveal=True),
        Do("to hand", "found", whose=CORP),
    ),
    subtypes="Research",
    advancement=3,
    points=2,
)

PUBLIC_SUPPORT = asset(
    "Public Support",
    "weyland",
    when(REZ_THIS, Load(POWER, 3)),
    While(Empty(POWER), (AsAgenda(1, CORP),)),
    when(TURN_BEGINS, Remove(POWER, 1)),
    cost=2,
    trash=4,
    influence=3,
)

SHADOW = ice(
    "Shadow",
    "weyland",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    sub(Gain(2, CORP)),
    Sub(trace(3, Tag(1))),
    subtypes="Sentry - Tracer",
    cost=3,
    strength=1,
    influence=1,
)

SPIDERWEB = ice(
    "Spiderweb",
    "weyland",
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=4,
    strength=2,
    influence=2,
)

WEYLAND_CONSORTIUM_BUILDING_A_BETTER_WORLD = corp_identity(
    "Weyland Consortium: Building a Better World",
    "weyland",
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

BLUE_SUN_POWERING_THE_FUTURE = corp_identity(
    "Blue Sun: Powering the Future",
    "weyland",
    when(
        TURN_BEGINS,
        Target(Is(side=CORP, rezzed=True)),
        AsOne((Gain(RezCostOf()), Do("to hand", whose=CORP))),
        may=True,
    ),
    subtypes="Corp",
    min_deck=45,
    influence_limit=15,
)

CONTRACT_KILLER = asset(
    "Contract Killer",
    "weyland",
    can_be_advanced(),
    Grant(
        THIS,
        paid(
            (Clicks(1), TrashThis()),
            Choose(
                (
                    (DoToChosen("trash", Is(subtypes=("Connection",))),),
                    (Damage(2, MEAT),),
                )
            ),
        ),
        only=AtLeast(Hosted(ADVANCEMENT), 2),
    ),
    subtypes="Hostile",
    cost=2,
    trash=3,
    influence=4,
)

DEDICATED_RESPONSE_TEAM = asset(
    "Dedicated Response Team",
    "weyland",
    Grant(
        THIS,
        when(On("run ends", cause="successful"), Damage(2, MEAT)),
        only=TAGGED,
    ),
    subtypes="Hostile",
    cost=2,
    trash=3,
    influence=3,
)

HIVE = ice(
    "Hive",
    "weyland",
    Modify(
        "subroutines",
        Each(-1, Points(CORP)),
        THIS,
    ),
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=5,
    strength=3,
    influence=2,
)

_GROWN = AtLeast(Hosted(ADVANCEMENT), 3)

HORTUM = ice(
    "Hortum",
    "weyland",
    can_be_advanced(),
    not_by_ai(_GROWN),
    sub(If(_GROWN, (Gain(4, CORP),), (Gain(1, CORP),))),
    sub(
        If(
            _GROWN,
            (
                Search(Is(zone="anywhere"), CORP, 2, up_to=True),
                Do("to hand", "found", whose=CORP),
                EndRun(),
            ),
            (EndRun(),),
        ),
    ),
    subtypes="Code Gate",
    cost=4,
    strength=4,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class SumLastTurn(Amount):
    """The printed points of all agendas scored or stolen in a side's last turn."""

    kind: PointsKind
    side: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        start, end = s.marks[1 + 2 * self.side], s.marks[2 + 2 * self.side]
        told = (one for one in s.journal.entries[start:end] if isinstance(one, WorthPoints))
        return sum(one.points for one in told if one.kind == self.kind)

    def say(self) -> str:
        return f"printed agenda point on agendas {self.kind} during {SIDE_NAMES[self.side]}'s last turn"


PUNITIVE_COUNTERSTRIKE = operation(
    "Punitive Counterstrike",
    "weyland",
    Play(
        trace(
            5,
            Damage(
                SumLastTurn("stolen", RUNNER),
                MEAT,
            ),
        )
    ),
    subtypes="Black Ops",
    cost=3,
    influence=2,
)

SHIPMENT_FROM_KAGUYA = operation(
    "Shipment from Kaguya",
    "weyland",
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
    "weyland",
    root_only(HQ),
    Modify("corp hand size", 2),
    subtypes="Facility",
    cost=2,
    trash=3,
    influence=1,
)

SECURITY_SUBCONTRACT = asset(
    "Security Subcontract",
    "weyland",
    paid((Clicks(1), TrashCards(Is((ICE,), rezzed=True))), Gain(4)),
    subtypes="Transaction",
    cost=0,
    trash=3,
    influence=1,
)

POSTED_BOUNTY = agenda(
    "Posted Bounty",
    "weyland",
    scored(Pays((Forfeit(this=True),), (AsOne((Tag(1), BadPublicity(1))),))),
    subtypes="Security",
    advancement=3,
    points=1,
)

AGGRESSIVE_NEGOTIATION = operation(
    "Aggressive Negotiation",
    "weyland",
    play(Search(Is(zone="anywhere"), CORP), Do("to hand", "found"), only=ThisTurn("scored")),
    cost=1,
    influence=1,
)
