"""Shaper cards of the Spin cycle."""

from sneakdoor.cards.vocabulary import *

SHARPSHOOTER = program(
    "Sharpshooter",
    "shaper",
    paid(TrashThis(), Break(subtypes=("Destroyer",), all=True)),
    boost(1, 2),
    subtypes="Icebreaker",
    cost=1,
    strength=3,
    memory=1,
    influence=1,
)

TORCH = program(
    "Torch",
    "shaper",
    breaks(1, "Code Gate"),
    boost(1, 1),
    subtypes="Icebreaker - Decoder",
    cost=9,
    strength=4,
    memory=1,
    influence=4,
)

FALSE_ECHO = program(
    "False Echo",
    "shaper",
    when(
        On("passed", what=Is((ICE,), rezzed=False)),
        Choose(((RezTarget("subject"),), (Do("to hand", "subject", whose=CORP),)), by=CORP),
        cost=(TrashThis(),),
    ),
    cost=1,
    memory=1,
    influence=2,
)

ALPHA = program(
    "Alpha",
    "shaper",
    breaks(1, on=Outermost()),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=7,
    strength=1,
    memory=1,
    influence=3,
)

OMEGA = program(
    "Omega",
    "shaper",
    breaks(1, on=Innermost(attacked=False)),
    boost(1, 1),
    subtypes="Icebreaker - AI",
    cost=7,
    strength=1,
    memory=1,
    influence=3,
)

PAINTBRUSH = program(
    "Paintbrush",
    "shaper",
    paid(Clicks(1), Target(Is((ICE,), rezzed=True)), ChooseSubtype("main"), GainSubtypes((), NEXT_RUN)),
    cost=3,
    memory=2,
    influence=4,
)

EUREKA = event(
    "Eureka!",
    "shaper",
    double(),
    play(
        LookAtTop(1, RUNNER, reveal=True, into="found"),
        InstallOne("found", discount=10, optional=True),
        If(Not(Gone("found")), (Do("trash", "found"),)),
    ),
    subtypes="Double",
    cost=3,
    influence=1,
)

POWER_NAP = event(
    "Power Nap",
    "shaper",
    double(),
    play(Gain(2), Gain(Each(1, Count(Is((EVENT,), ("Double",), zone=IN_DISCARD, side=RUNNER))))),
    subtypes="Double",
    cost=0,
    influence=2,
)

LOCKPICK = hardware(
    "Lockpick",
    "shaper",
    Recurring(1),
    CreditsFor(("use",), Is((PROGRAM,), ("Decoder",))),
    subtypes="Chip - Stealth",
    cost=1,
    influence=3,
)

RECORD_RECONSTRUCTOR = hardware(
    "Record Reconstructor",
    "shaper",
    success_on(
        ARCHIVES,
        instead_of_access(DoToChosen("to deck top", Is(zone=IN_DISCARD, side=CORP, faceup=True))),
        may=True,
    ),
    cost=0,
    influence=1,
)

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
