"""Haas-Bioroid cards of the Mumbad cycle."""

from sneakdoor.cards.vocabulary import *

ADVANCED_CONCEPT_HOPPER = agenda(
    "Advanced Concept Hopper",
    "haas_bioroid",
    when(On("run begins"), Choose(((Draw(1),), (Gain(1),))), first=True, may=True),
    subtypes="Research",
    advancement=4,
    points=2,
)

VOTING_MACHINE_INITIATIVE = agenda(
    "Voting Machine Initiative",
    "haas_bioroid",
    scored(Place(AGENDA_TOKEN, 3)),
    when(On("turn begins", by=RUNNER), LoseClicks(1, RUNNER), cost=(Tokens(AGENDA_TOKEN),)),
    subtypes="Initiative",
    advancement=5,
    points=3,
)


class FromHeap(Cards):
    """Cards whose last install was from the heap."""

    __slots__ = ()

    def has(self, s: State, cid: int, src: int) -> bool:
        for one in reversed(s.journal.since(s.marks[0])):
            if one.kind == "installing" and one.cid == cid:
                return isinstance(one, FromZone) and one.zone == DISCARD
        return False

    def say(self) -> str:
        return "card from their heap"


_TRASH_AT_RANDOM = AtRandom("trash", RUNNER, by=RUNNER)

PERSONALITY_PROFILES = agenda(
    "Personality Profiles",
    "haas_bioroid",
    when(On("search", by=RUNNER), _TRASH_AT_RANDOM),
    when(On("installed", by=RUNNER, what=FromHeap()), _TRASH_AT_RANDOM),
    subtypes="Security",
    advancement=3,
    points=1,
)

BRAINSTORM = ice(
    "Brainstorm",
    "haas_bioroid",
    when(ENCOUNTER_THIS, GainSubroutines(sub(Damage(1, BRAIN)), RUN, HandOf(RUNNER))),
    subtypes="Sentry - AP",
    cost=9,
    strength=2,
    influence=4,
)

_ELSEWHERE = sub(ResolveSubroutine(Is((ICE,), ("Bioroid",), rezzed=True, other=True)))

RAVANA_10 = ice(
    "Ravana 1.0",
    "haas_bioroid",
    bioroid(),
    _ELSEWHERE,
    _ELSEWHERE,
    subtypes="Code Gate - Bioroid",
    cost=3,
    strength=5,
    influence=1,
)

MAGNET = ice(
    "Magnet",
    "haas_bioroid",
    when(REZ_THIS, Target(HostedBy(Is((PROGRAM,)), Is((ICE,)))), HostHere()),
    Blank(Is((PROGRAM,), hosted=True)),
    END_THE_RUN,
    subtypes="Code Gate",
    cost=3,
    strength=3,
    influence=1,
)

VIKRAM_10 = ice(
    "Vikram 1.0",
    "haas_bioroid",
    bioroid(),
    sub(Lasting(Cannot("use", Is((PROGRAM,))), RUN)),
    Sub(trace(4, Damage(1, BRAIN))),
    Sub(trace(4, Damage(1, BRAIN))),
    subtypes="Sentry - Bioroid - Tracer - AP",
    cost=6,
    strength=5,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class KeepTrashCost(Preparation):
    """Keep the trash cost of the chosen card, as it is before that is trashed (CR 9.1.7)."""

    def run(self, s: State, f: Resolving) -> None:
        f.regs["x"] = sum(trash_cost(s, cid) or 0 for cid in cards_in(s, f, "targets"))

    def quiet(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class KeptTrashCost(Amount):
    """The trash cost that was kept."""

    def of(self, s: State, src: int, f: Resolving | None) -> int:
        return int(f.regs.get("x", 0)) if f is not None else 0

    def say(self) -> str:
        return "its trash cost"


PRODUCT_RECALL = operation(
    "Product Recall",
    "haas_bioroid",
    alliance("Product Recall"),
    play(
        Target(Is((ASSET, UPGRADE), rezzed=True), verb="trash"),
        KeepTrashCost(),
        Do("trash"),
        If(Done("trashed"), (Gain(KeptTrashCost()),)),
    ),
    subtypes="Alliance",
    cost=0,
    influence=2,
)

ADVANCED_ASSEMBLY_LINES = asset(
    "Advanced Assembly Lines",
    "haas_bioroid",
    when(REZ_THIS, Gain(3)),
    paid(
        TrashThis(),
        InstallOne(Is(zone=IN_HAND, side=CORP, not_types=(AGENDA,))),
        only=Not(DuringRun()),
    ),
    subtypes="Facility",
    cost=1,
    trash=1,
    influence=2,
)

LAKSHMI_SMARTFABRICS = asset(
    "Lakshmi Smartfabrics",
    "haas_bioroid",
    when(On("rezzed"), Place(POWER, 1)),
    paid(
        Tokens(POWER, Reg("x")),
        Target(Is((AGENDA,), zone=IN_HAND, side=CORP), worth=Reg("x")),
        RevealCards(),
        Forbid("steal", TURN, on="targets", copies=True),
    ),
    cost=1,
    trash=3,
    influence=3,
)
