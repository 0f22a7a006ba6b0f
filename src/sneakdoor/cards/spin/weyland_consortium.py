"""Weyland Consortium cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

WITNESS_TAMPERING = operation(
    "Witness Tampering",
    "weyland_consortium",
    double(),
    play(BadPublicity(-2, up_to=True)),
    subtypes="Double - Gray Ops",
    cost=4,
    influence=1,
)

GEOTHERMAL_FRACKING = agenda(
    "Geothermal Fracking",
    "weyland_consortium",
    scored(Place(AGENDA_TOKEN, 2)),
    paid((Clicks(1), Tokens(AGENDA_TOKEN)), AsOne((Gain(7), BadPublicity(1)))),
    subtypes="Expansion",
    advancement=4,
    points=2,
)

VULCAN_COVERUP = agenda(
    "Vulcan Coverup",
    "weyland_consortium",
    scored(Damage(2, MEAT)),
    when(STEAL_THIS, BadPublicity(1)),
    subtypes="Security",
    advancement=3,
    points=1,
)

IRERESS = ice(
    "Ireress",
    "weyland_consortium",
    Sub((Lose(1, RUNNER),), times=Each(1, BadPublicityCount())),
    subtypes="Code Gate",
    cost=0,
    strength=2,
    influence=1,
)

SWARM = ice(
    "Swarm",
    "weyland_consortium",
    illicit(),
    can_be_advanced(),
    Sub((Pays((Credits(3),), otherwise=(trash_program(),), by=RUNNER),), times=Each(1, Hosted(ADVANCEMENT))),
    subtypes="Sentry - Destroyer - Illicit",
    cost=8,
    strength=5,
    influence=4,
)

CURTAIN_WALL = ice(
    "Curtain Wall",
    "weyland_consortium",
    Modify("strength", 4, THIS, only=IsOutermost()),
    END_THE_RUN,
    END_THE_RUN,
    END_THE_RUN,
    subtypes="Barrier",
    cost=14,
    strength=6,
    influence=2,
)

THE_CLEANERS = agenda(
    "The Cleaners",
    "weyland_consortium",
    When(
        On("would damage", by=MINE, cause=MEAT),
        (ChangeImminent("damage", 1, (MEAT,)),),
    ),
    subtypes="Security",
    advancement=5,
    points=3,
)

ELIZABETH_MILLS = asset(
    "Elizabeth Mills",
    "weyland_consortium",
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
    "weyland_consortium",
    can_be_advanced(),
    paid((Clicks(1), TrashThis()), Gain(Each(4, Hosted(ADVANCEMENT)))),
    subtypes="Facility",
    cost=0,
    trash=2,
    influence=2,
)

HIVE = ice(
    "Hive",
    "weyland_consortium",
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


@dataclass(frozen=True, slots=True)
class SumLastTurn(Amount):
    """The printed points of all agendas scored or stolen in a side's last turn."""

    kind: PointsKind
    side: int

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        start, end = s.marks[1 + 2 * self.side], s.marks[2 + 2 * self.side]
        changes = (one for one in s.journal.entries[start:end] if isinstance(one, WorthPoints))
        return sum(one.points for one in changes if one.kind == self.kind)

    def say(self) -> str:
        return f"printed agenda point on agendas {self.kind} during {SIDE_NAMES[self.side]}'s last turn"


PUNITIVE_COUNTERSTRIKE = operation(
    "Punitive Counterstrike",
    "weyland_consortium",
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

OFF_THE_GRID = upgrade(
    "Off the Grid",
    "weyland_consortium",
    remote_only(),
    Cannot("run", here=True),
    when(
        On("successful run", server=str(int(HQ))),
        Do("trash", THIS),
    ),
    cost=6,
    trash=0,
    influence=3,
)

GRNDL_POWER_UNLEASHED = corp_identity(
    "GRNDL: Power Unleashed",
    "weyland_consortium",
    starting("credits", 10),
    starting("bad publicity", 1),
    subtypes="Division",
    min_deck=45,
    influence_limit=10,
)

POWER_SHUTDOWN = operation(
    "Power Shutdown",
    "weyland_consortium",
    play(
        ChooseNumber(Count(Is(zone=IN_DECK, side=CORP)), into="x"),
        TrashTop(Reg("x"), CORP),
        Target(
            Is((HARDWARE, PROGRAM)),
            by=RUNNER,
            at_most=Reg("x"),
            verb="trash",
        ),
        Do(
            "trash",
            by=RUNNER,
        ),
        only=LastTurn("run begins", RUNNER),
    ),
    subtypes="Gray Ops",
    cost=1,
    influence=2,
)
