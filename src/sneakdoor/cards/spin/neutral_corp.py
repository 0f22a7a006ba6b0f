"""Neutral Corp cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

CYBERDEX_TRIAL = operation("Cyberdex Trial", "neutral_corp", play(Purge()), cost=0, influence=0)

INTERNS = operation(
    "Interns",
    "neutral_corp",
    double(),
    play(InstallOne(Either(Is(zone=IN_DISCARD, side=CORP), Is(zone=IN_HAND, side=CORP)), free=True)),
    subtypes="Double",
    cost=0,
    influence=0,
)

RESTRUCTURE = operation("Restructure", "neutral_corp", play(Gain(15)), subtypes="Transaction", cost=10, influence=0)

NAPD_CONTRACT = agenda(
    "NAPD Contract",
    "neutral_corp",
    Modify("advancement requirement", Each(1, BadPublicityCount()), THIS),
    ExtraCost("steal", (Credits(4),), own=True),
    subtypes="Security",
    advancement=4,
    points=2,
    influence=0,
)

VETERANS_PROGRAM = agenda(
    "Veterans Program",
    "neutral_corp",
    scored(BadPublicity(-2, up_to=True), may=True),
    subtypes="Initiative",
    advancement=3,
    points=1,
    influence=0,
)


@dataclass(frozen=True, slots=True)
class BadPublicityTaken(Amount):
    """How much bad publicity this card has brought since it last paid."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        taken = 0
        for one in reversed(s.journal.since(s.marks[0])):
            if one.src == src and one.kind == "credits gained":
                break
            if one.src == src and one.kind == "bad publicity taken":
                taken += one.amount
        return taken

    def say(self) -> str:
        return "bad publicity taken this way"


PROFITEERING = agenda(
    "Profiteering",
    "neutral_corp",
    scored(BadPublicity(3, up_to=True), Gain(Each(5, BadPublicityTaken()))),
    advancement=3,
    points=1,
    influence=0,
)

GRIM = ice(
    "Grim",
    "neutral_corp",
    illicit(),
    sub(trash_program()),
    subtypes="Sentry - Destroyer - Illicit",
    cost=5,
    strength=5,
    influence=0,
)

PAPER_WALL = ice(
    "Paper Wall",
    "neutral_corp",
    when(On("all broken", what=THIS), Do("trash", THIS)),
    END_THE_RUN,
    subtypes="Barrier",
    cost=0,
    strength=1,
    influence=0,
)

QUANDARY = ice(
    "Quandary",
    "neutral_corp",
    END_THE_RUN,
    subtypes="Code Gate",
    cost=1,
    strength=0,
    influence=0,
)


@dataclass(frozen=True, slots=True)
class PlayedAnother(Condition):
    """Another copy of the source was played this turn."""

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        return any(
            one.kind == "played" and s.code[one.cid] == s.code[src] and one.ref != s.ref[src]
            for one in s.journal.since(s.marks[0])
        )

    def say(self) -> str:
        return "if you played another copy of this card this turn"


SUBLIMINAL_MESSAGING = operation(
    "Subliminal Messaging",
    "neutral_corp",
    play(Gain(1), If(Not(PlayedAnother()), (GainClicks(1),))),
    When(
        TURN_BEGINS,
        (Do("to hand", THIS),),
        may=True,
        zone=int(DISCARD),
        where=Not(LastTurn("run begins", RUNNER)),
    ),
    subtypes="Gray Ops",
    cost=0,
    influence=0,
)
