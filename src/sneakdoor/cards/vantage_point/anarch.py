"""Anarch cards of Vantage Point."""

from sneakdoor.cards.vocabulary import *

CHAIN_REACTION = event(
    "Chain Reaction",
    "anarch",
    play(
        DoToChosen("trash", Is(side=CORP), 2),
        DoToChosen("trash", Is(side=RUNNER), by=CORP),
        only=RanSuccessfully((HQ, RND, ARCHIVES)),
    ),
    cost=1,
    influence=5,
)

TAKE_A_DIVE = event(
    "Take a Dive",
    "anarch",
    play(
        run_on(HQ, RND, linked=(if_successful(If(InThatRun("subroutine"), (BadPublicity(1, CORP),))),)),
        Do("remove from game", THIS),
    ),
    subtypes="Run",
    cost=2,
    influence=4,
)


@dataclass(frozen=True, slots=True)
class BreaksWeakIce(Event):
    """The Runner breaks a subroutine on ice with at most this strength at that moment."""

    n: int

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("broken",)

    def met(self, s: State, change: Change, src: int) -> bool:
        return isinstance(change, SubroutineBroken) and change.strength <= self.n

    def say(self, *, batch: bool = False) -> str:
        return f"you break a subroutine on ice whose strength is {self.n} or less"


THE_TUNGSTEN_TAILOR = hardware(
    "The Tungsten Tailor",
    "anarch",
    Modify("strength", -1, Is((ICE,))),
    when(BreaksWeakIce(0), Gain(1), first=True),
    cost=3,
    influence=3,
    unique=True,
)

CORSAIR = program(
    "Corsair",
    "anarch",
    breaks(1, "Barrier"),
    paid(
        Credits(1, stealth=1),
        Adjust("strength", -3, ENCOUNTER, ENCOUNTERED),
        only=Encountering(Is((ICE,), ("Barrier",))),
    ),
    subtypes="Icebreaker - Fracter",
    cost=3,
    strength=0,
    memory=1,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class TurnedFaceupTogether(Event):
    """At least n facedown cards in Archives are turned faceup at the same time, by a breach or by an ability."""

    n: int

    def kinds(self) -> tuple[ChangeKind, ...]:
        return ("archives turned faceup", "turned faceup")

    def met(self, s: State, change: Change, src: int) -> bool:
        if change.kind == "archives turned faceup":
            return change.amount >= self.n
        if not change.batch or s.zone[change.cid] != DISCARD:
            return False
        before = sum(
            one.kind == change.kind and one.batch == change.batch and one is not change
            for one in s.journal.since(s.marks[0])
        )
        return before + 1 == self.n  # met once, by the last card that it takes

    def say(self, *, batch: bool = False) -> str:
        return f"{self.n} or more facedown cards in Archives are turned faceup"


NURSE_HANH = resource(
    "Nurse Hạnh",
    "anarch",
    when(TurnedFaceupTogether(2), Draw(2)),
    subtypes="Connection",
    cost=1,
    influence=1,
    unique=True,
)


@dataclass(frozen=True, slots=True)
class PrintedCostOfAccessed(Amount):
    """The printed rez or play cost of the card that is being accessed."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        access = current_access(s)
        return (s.card(access.cid).cost or 0) if access is not None else 0

    def say(self) -> str:
        return "the printed rez or play cost of the accessed card"


LAMPADES = program(
    "Lampades",
    "anarch",
    when(INSTALL_THIS, Place(POWER, 3)),
    access_ability(
        (Tokens(POWER), Credits(PrintedCostOfAccessed(), stealth=ANY)),
        Do("trash", "accessed"),
        on=Is(zone="anywhere", not_types=(AGENDA,)),
    ),
    cost=1,
    memory=1,
    influence=2,
)

HACKERSPACE = resource(
    "Hackerspace",
    "anarch",
    Host(
        Either(
            Is((RESOURCE,), ("Companion",), unique=True, zone="anywhere"),
            Is((RESOURCE,), ("Connection",), unique=True, zone="anywhere"),
        )
    ),
    Modify("install cost", -1, InstalledOnThis()),
    Modify(
        "hand size",
        2,
        only=Both(
            AtLeast(Count(Is(subtypes=("Companion",), hosted=True)), 1),
            AtLeast(Count(Is(subtypes=("Connection",), hosted=True)), 1),
        ),
    ),
    subtypes="Location",
    cost=2,
    influence=1,
    unique=True,
)

STICK_AND_POKE = resource(
    "Stick and Poke",
    "anarch",
    when(
        On("encounter"),
        GainSubroutines(sub(Damage(1, NET), Draw(1, RUNNER)), ENCOUNTER, to="subject", first=True),
        first=True,
    ),
    subtypes="Companion - Virtual",
    cost=0,
    influence=3,
    unique=True,
)
