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
    faction_alliance("haas_bioroid"),
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

CLONE_SUFFRAGE_MOVEMENT = asset(
    "Clone Suffrage Movement",
    "haas_bioroid",
    when(
        TURN_BEGINS,
        If(
            AtMost(Count(Is((ICE,), protecting=True)), 0),
            (DoToChosen("to hand", Is((OPERATION,), zone=IN_DISCARD, side=CORP)),),
        ),
        may=True,
    ),
    subtypes="Political",
    cost=1,
    trash=2,
    influence=2,
)

LATERAL_GROWTH = operation(
    "Lateral Growth",
    "haas_bioroid",
    play(Gain(4), InstallOne(Is(zone=IN_HAND, side=CORP), optional=True)),
    subtypes="Transaction",
    cost=2,
    influence=2,
)


@dataclass(frozen=True, slots=True)
class SpentOnSame(Condition):
    """The clicks spent on the same action have reached this number, for the first time this turn."""

    n: int
    side: int

    def true(self, s: State, src: int, f: Resolving | None) -> bool:
        # CR 5.2.6a: the same basic action, or the same ability of the same card.
        # CR 26.03:1.16.4d: with what the card that it plays or installs costs in clicks.
        spent: dict[tuple[str, int, int], int] = {}
        seen: dict[tuple[str, int, int], int] = {}
        doing: list[tuple[str, int, int]] = []  # an action may be taken in the middle of another
        reached = just = False
        for one in s.journal.since(s.marks[0]):
            if one.kind == "rezzed" and one.cid == src:
                seen = {}  # see the interpretations: it has to watch each of the clicks
            if one.side != self.side:
                continue
            if isinstance(one, OfAbility) and one.kind == "action":
                doing.append(action_of(one))
            elif one.kind == "action complete":
                doing = doing[:-1]
            elif one.kind == "clicks spent":
                just = False
                if doing:
                    spent[doing[-1]] = spent.get(doing[-1], 0) + one.amount
                    seen[doing[-1]] = seen.get(doing[-1], 0) + one.amount
                    # CR 9.6.2b + 9.6.2c: what it did not see it cannot answer; it was the first time all the same.
                    just = not reached and seen[doing[-1]] >= self.n
                    reached = reached or spent[doing[-1]] >= self.n
        return just

    def say(self) -> str:
        spent = f"{SIDE_NAMES[self.side]} has spent {self.n}[click] on the same action"
        return f"if that is the first time this turn that {spent}"


JEEVES_MODEL_BIOROIDS = asset(
    "Jeeves Model Bioroids",
    "haas_bioroid",
    faction_alliance("haas_bioroid"),
    when(
        On("clicks spent", by=MINE),
        GainClicks(1),
        where=SpentOnSame(3, CORP),
    ),
    subtypes="Alliance",
    cost=2,
    trash=5,
    influence=3,
    unique=True,
)
