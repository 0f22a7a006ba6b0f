"""Apex cards of Data and Destiny."""

from sneakdoor.cards.vocabulary import *

ENDLESS_HUNGER = program(
    "Endless Hunger",
    "apex",
    paid(TrashCards(Is(side=RUNNER)), Break(1, does=END_THE_RUN)),
    subtypes="Icebreaker",
    cost=0,
    strength=11,
    memory=4,
    influence=2,
)

HEARTBEAT = hardware(
    "Heartbeat",
    "apex",
    memory(1),
    prevents(TrashCards(Is(side=RUNNER)), 1),
    limit_one_console(),
    subtypes="Console",
    cost=2,
    influence=3,
    unique=True,
)

PREY = event(
    "Prey",
    "apex",
    play(
        MakeRun(
            linked=(
                When(
                    On("passed"),
                    (Do("trash", "subject"),),
                    cost=(TrashCards(Is(side=RUNNER), StrengthOf("subject")),),
                    once_per_turn=True,
                ),
            )
        )
    ),
    subtypes="Run",
    cost=0,
    influence=2,
)

WASTELAND = resource(
    "Wasteland",
    "apex",
    when(On("trashed", by=MINE, what=Is(side=RUNNER)), Gain(1), first=True),
    subtypes="Location - Virtual",
    cost=2,
    influence=2,
)

APOCALYPSE = event(
    "Apocalypse",
    "apex",
    play(
        Do("trash", Is(side=CORP)),
        TurnFacedown(Is(side=RUNNER)),
        only=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    cost=3,
    influence=3,
)

APEX_INVASIVE_PREDATOR = runner_identity(
    "Apex: Invasive Predator",
    "apex",
    Cannot(
        "install",
        Is((RESOURCE,), without=("Virtual",), zone="anywhere"),
    ),
    when(TURN_BEGINS, InstallOne(Is(zone=IN_HAND, side=RUNNER), facedown=True), may=True),
    subtypes="Digital",
    min_deck=45,
    influence_limit=25,
)

HARBINGER = program(
    "Harbinger",
    "apex",
    TrashTo(
        THIS,
        TURNED_FACEDOWN,
    ),
    cost=0,
    memory=0,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class InstallTop(Instruction):
    """Install cards from the top of a deck unseen, one after the other (1.4:9.10)."""

    n: int
    whose: int
    facedown: bool = True

    def flatten(self, out: list[Instruction]) -> None:
        out.append(_TopCards(self.n, self.whose))
        out.extend(InstallFound("top", facedown=self.facedown) for _ in range(self.n))

    def say(self) -> str:
        deck = "R&D" if self.whose == CORP else "the stack"
        return f"install the top {many('{} card', self.n)} of {deck}" + terms(False, 0, self.facedown)


@dataclass(frozen=True, slots=True)
class _TopCards(Preparation):
    n: int
    whose: int

    def run(self, s: State, f: Resolving) -> None:
        f.regs["top"] = as_refs(s, list(reversed(s.deck[self.whose]))[: self.n])

    def could_change(self, s: State, f: Resolving) -> bool:
        return bool(s.deck[self.whose])


HUNTING_GROUNDS = resource(
    "Hunting Grounds",
    "apex",
    When(
        On(
            "would ability",
            what=Is((ICE,)),
            cause="encounter",
        ),
        (Prevent("ability", what=("encounter",)),),
        may=True,
        once_per_turn=True,
    ),
    paid(TrashThis(), InstallTop(3, RUNNER)),
    subtypes="Location - Virtual",
    cost=2,
    influence=1,
)
