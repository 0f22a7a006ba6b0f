"""Shaper cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

MOTIVATION = resource(
    "Motivation",
    "shaper",
    when(TURN_BEGINS, LookAtTop(1, RUNNER), may=True),
    cost=0,
    influence=1,
)

WOMAN_IN_THE_RED_DRESS = resource(
    "Woman in the Red Dress",
    "shaper",
    when(TURN_BEGINS, LookAtTop(1, CORP, reveal=True), If(Found("looked"), (May((Draw(1, CORP),), by=CORP),))),
    subtypes="Connection - Virtual",
    cost=3,
    influence=4,
    unique=True,
)

CYBERSOLUTIONS_MEM_CHIP = hardware(
    "CyberSolutions Mem Chip",
    "shaper",
    memory(2),
    subtypes="Chip",
    cost=4,
    influence=2,
)

LLDS_PROCESSOR = hardware(
    "LLDS Processor",
    "shaper",
    when(On("installed", by=MINE, what=Is((PROGRAM,), ("Icebreaker",))), Adjust("strength", 1, TURN, "subject")),
    subtypes="Chip",
    cost=1,
    influence=1,
)


@dataclass(frozen=True, slots=True)
class _InstalledTwins(Amount):
    """How many of the cards in a register were trashed and have a copy that is installed (CR 2.1)."""

    name: Register = "targets"

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        installed = {s.code[cid] for cid in Is(side=RUNNER).all(s, src)}
        return sum(s.ref[cid] != ref and s.code[cid] in installed for cid, ref in held(f, self.name))

    def say(self) -> str:
        return "card trashed this way of which another copy is installed"


CAPSTONE = hardware(
    "Capstone",
    "shaper",
    paid(
        Clicks(1),
        Target(Is(zone=IN_HAND, side=RUNNER), ANY, up_to=True),
        Do("trash"),
        Draw(Each(1, _InstalledTwins())),
    ),
    cost=2,
    influence=3,
    unique=True,
)
