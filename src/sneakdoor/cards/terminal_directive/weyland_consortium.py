"""Weyland Consortium cards of Terminal Directive."""

from sneakdoor.cards.vocabulary import *

K_P_LYNN = upgrade(
    "K. P. Lynn",
    "weyland_consortium",
    when(
        On("passed all ice", server="this"),
        Choose(((Tag(1, take=True),), (EndRun(),)), by=RUNNER),
    ),
    subtypes="Executive",
    cost=1,
    trash=3,
    influence=2,
    unique=True,
)

ILLEGAL_ARMS_FACTORY = asset(
    "Illegal Arms Factory",
    "weyland_consortium",
    when(On("trashed", by=RUNNER, what=THIS), BadPublicity(1)),
    when(TURN_BEGINS, AsOne((Gain(1), Draw(1)))),
    subtypes="Facility - Illicit",
    cost=3,
    trash=6,
    influence=2,
)

HUNTER_SEEKER = operation(
    "Hunter Seeker",
    "weyland_consortium",
    double(),
    play(DoToChosen("trash", Is()), only=LastTurn("stolen", RUNNER)),
    subtypes="Double - Gray Ops",
    cost=2,
    influence=2,
)

ARMORED_SERVERS = agenda(
    "Armored Servers",
    "weyland_consortium",
    scored(Place(AGENDA_TOKEN, 1)),
    paid(
        Tokens(AGENDA_TOKEN),
        Lasting(ExtraCost("jack out", (TrashCards(Is(zone=IN_HAND, side=RUNNER)),)), RUN),
        Lasting(ExtraCost("break", (TrashCards(Is(zone=IN_HAND, side=RUNNER)),)), RUN),
        only=DuringRun(),
    ),
    subtypes="Security",
    advancement=4,
    points=2,
)

GRAFT = agenda(
    "Graft",
    "weyland_consortium",
    scored(
        Search(Is(zone="anywhere"), CORP, 3, reveal=True, up_to=True),
        Do("to hand", "found", whose=CORP),
        may=True,
    ),
    advancement=5,
    points=3,
)

ILLICIT_SALES = agenda(
    "Illicit Sales",
    "weyland_consortium",
    scored(May((BadPublicity(1),)), Gain(Each(3, BadPublicityCount()))),
    subtypes="Expansion",
    advancement=3,
    points=1,
)

BLOODLETTER = ice(
    "Bloodletter",
    "weyland_consortium",
    sub(Choose(((trash_program(RUNNER),), (TrashTop(2, RUNNER, RUNNER),)), by=RUNNER)),
    subtypes="Sentry - Destroyer",
    cost=3,
    strength=4,
    influence=2,
)

_THRICE_ADVANCED = AtLeast(Hosted(ADVANCEMENT), 3)

COLOSSUS = ice(
    "Colossus",
    "weyland_consortium",
    can_be_advanced(),
    strength_per(Each(1, Hosted(ADVANCEMENT))),
    sub(If(_THRICE_ADVANCED, (Tag(2),), (Tag(1),))),
    sub(
        If(
            _THRICE_ADVANCED,
            (AsOne((trash_program(), DoToChosen("trash", Is((RESOURCE,)), into="others"))),),
            (trash_program(),),
        )
    ),
    subtypes="Sentry - Destroyer",
    cost=6,
    strength=4,
    influence=2,
)

HAILSTORM = ice(
    "Hailstorm",
    "weyland_consortium",
    sub(DoToChosen("remove from game", Is(zone=IN_DISCARD, side=RUNNER))),
    END_THE_RUN,
    subtypes="Barrier",
    cost=6,
    strength=5,
    influence=4,
)

_GROWN = AtLeast(Hosted(ADVANCEMENT), 3)

HORTUM = ice(
    "Hortum",
    "weyland_consortium",
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

MR_STONE = asset(
    "Mr. Stone",
    "weyland_consortium",
    when(On("tagged"), Damage(1, MEAT)),
    subtypes="Executive",
    cost=2,
    trash=2,
    influence=4,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class DoneByThis(Condition):
    """This card caused such a change this turn."""

    kind: ChangeKind

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(one.kind == self.kind and one.src == src for one in s.journal.since(s.marks[0]))

    def say(self) -> str:
        return f"if a card was {DONE[self.kind]} by this card this turn"


SKORPIOS_DEFENSE_SYSTEMS_PERSUASIVE_POWER = corp_identity(
    "Skorpios Defense Systems: Persuasive Power",
    "weyland_consortium",
    TrashTo(
        Is(side=RUNNER, zone="anywhere"),
        SET_ASIDE,
        (
            TakeFrom("aside", "picked", "rest", most=1),
            Do("remove from game", "picked"),
            Do("to discard pile", "rest", whose=RUNNER),
        ),
        only=Not(DoneByThis("removed from game")),
    ),
    subtypes="Subsidiary",
    min_deck=40,
    influence_limit=15,
)
