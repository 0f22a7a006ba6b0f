"""The structures: which tables are shown under which name, and what their steps say of themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from difflib import get_close_matches
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, Final

import sneakdoor.rules.procedures  # noqa: F401  (makes the tables)
from sneakdoor.kernel.frames import END, Signs, StepTable, tables
from sneakdoor.model.ruleset import DEFAULT, Ruleset, ruleset_named
from sneakdoor.rulebook import find, meant, ruleset_of, step_numbers

PAID: Final = "paid ability window"
ACTION: Final = "action window"
REACTION: Final = "reaction window"
INTERRUPT: Final = "interrupt window"
WINDOWS: Final = {"PaidWindow": PAID, "ActionWindow": ACTION, "ReactionWindow": REACTION, "InterruptWindow": INTERRUPT}

LETTERS: Final = ("P", "R", "S")
MEANINGS: Final = {
    "P": "both players may use paid abilities",
    "R": "the Corp may rez cards that are not ice",
    "S": "the Corp may score agendas",
    "approached ice": "the Corp may rez the approached ice",
    "break": "the Runner may break subroutines of the encountered ice",
}

# What is shown, in which order: a key, its title, and the table; or the rules of a procedure that several tables share.
_TABLES: Final = (
    ("corp-turn", "The Corp's turn", "CorpTurn", "5.6"),
    ("corp-draw", "The Corp's draw phase", "CorpDraw", "5.6.1"),
    ("corp-actions", "The Corp's action phase", "CorpActions", "5.6.2"),
    ("corp-discard", "The Corp's discard phase", "CorpDiscard", "5.6.3"),
    ("runner-turn", "The Runner's turn", "RunnerTurn", "5.7"),
    ("runner-actions", "The Runner's action phase", "RunnerActions", "5.7.1"),
    ("runner-discard", "The Runner's discard phase", "RunnerDiscard", "5.7.2"),
    ("run", "A run", "Run", "6.9"),
    ("run-initiation", "A run: initiation", "Initiation", "6.9.1"),
    ("approach-ice", "A run: approaching ice", "ApproachIce", "6.9.2"),
    ("encounter-ice", "A run: encountering ice", "EncounterIce", "6.9.3"),
    ("subroutines", "Unbroken subroutines", "SubroutineWindow", "6.5.5"),
    ("pass-ice", "A run: passing ice", "PassIce", "6.9.4"),
    ("approach-server", "A run: approaching the server", "ApproachServer", "6.9.5"),
    ("jack-out", "Jacking out", "JackingOut", "6.1.5"),
    ("run-ends", "A run: its end", "RunEnds", "6.9.6"),
    ("accessing", "Accessing cards", "AccessSet", "7.6"),
    ("access", "Accessing a card", "AccessCard", "7.8"),
    ("trash-accessed", "Trashing the accessed card", "TrashAccessed", "7.7.2"),
    ("steal-accessed", "Stealing for a price", "StealAccessed", "7.7.3"),
    ("action-window", "An action window", "ActionWindow", "9.2.6"),
    ("paid-window", "A paid ability window", "PaidWindow", "9.2.7"),
    ("reaction-window", "A reaction window", "ReactionWindow", "9.2.8"),
    ("interrupt-window", "An interrupt window", "InterruptWindow", "9.2.9"),
    ("basic-action", "A basic action", "BasicAction", "5.2.2"),
    ("install", "Installing a card", "Install", "1.4:8.3"),
    ("rez", "Rezzing a card", "Rez", "8.1.3a"),
    ("score", "Scoring an agenda", "Score", "1.16.3"),
    ("play", "Playing an event or operation", "PlayCard", "1.4:8.6"),
    ("cost", "Paying a cost", "Payment", "1.15.1"),
    ("trace", "A trace", "Trace", "10.8.6"),
    ("checkpoint", "A checkpoint", "Checkpoint", "10.3.1"),
    ("setup", "Setting up", "Setup", "1.6"),
)
# Procedures of abilities: their steps are carried out by tables that they share.
_PROCEDURES: Final = (
    ("paid-ability", "Using a paid ability", "1.4:9.5.6", ("UsePaid",)),
    ("conditional-ability", "Resolving a conditional ability", "1.4:9.6.14", ("Triggered", "Resolve")),
    ("play-ability", "Resolving a play ability", "1.4:9.7.2", ()),
)
# The same for 26.03: its own tables, and those that it shares with 1.4, whose numbers are translated.
_TABLES_2603: Final = (
    ("corp-turn", "The Corp's turn", "CorpTurn2603", "26.03:5.6"),
    ("corp-draw", "The Corp's draw phase", "CorpDraw2603", "26.03:5.6.1"),
    ("corp-actions", "The Corp's action phase", "CorpActions2603", "26.03:5.6.2"),
    ("corp-discard", "The Corp's discard phase", "CorpDiscard2603", "26.03:5.6.3"),
    ("runner-turn", "The Runner's turn", "RunnerTurn2603", "26.03:5.7"),
    ("runner-actions", "The Runner's action phase", "RunnerActions2603", "26.03:5.7.1"),
    ("runner-discard", "The Runner's discard phase", "RunnerDiscard2603", "26.03:5.7.2"),
    ("run", "A run", "Run", "26.03:6.9"),
    ("run-initiation", "A run: initiation", "Initiation2603", "26.03:6.9.1"),
    ("approach-ice", "A run: approaching ice", "ApproachIce2603", "26.03:6.9.2"),
    ("encounter-ice", "A run: encountering ice", "EncounterIce2603", "26.03:6.9.3"),
    ("movement", "A run: movement", "Movement", "26.03:6.9.4"),
    ("success", "A run: success", "Success", "26.03:6.9.5"),
    ("run-ends", "A run: its end", "RunEnds2603", "26.03:6.9.6"),
    ("jack-out", "Jacking out", "JackingOut", "26.03:6.1.5"),
    ("breach", "Breaching a server", "Breach2603", "26.03:7.5"),
    ("accessing", "Accessing cards outside of a breach", "AccessCards2603", "26.03:7.1.9"),
    ("access", "Accessing a card", "AccessCard2603", "26.03:7.2"),
    ("action-window", "An action window", "ActionWindow", "26.03:9.2.6"),
    ("paid-window", "A paid ability window", "PaidWindow", "26.03:9.2.7"),
    ("reaction-window", "A reaction window", "ReactionWindow", "26.03:9.2.8"),
    ("interrupt-window", "An interrupt window", "InterruptWindow", "26.03:9.2.9"),
    ("basic-action", "A basic action", "BasicAction", "26.03:5.2.2"),
    ("draw", "Drawing cards", "Drawing", "26.03:8.4.5"),
    ("install", "Installing a card", "Install2603", "26.03:8.5.16"),
    ("rez", "Rezzing a card", "Rez", "26.03:8.1.2"),
    ("score", "Scoring an agenda", "Score", "26.03:1.17.3"),
    ("play", "Playing an event or operation", "PlayCard", "26.03:8.6.7"),
    ("cost", "Paying a cost", "Payment", "26.03:1.16.1"),
    ("trace", "A trace", "Trace", "26.03:10.8.6"),
    ("checkpoint", "A checkpoint", "Checkpoint2603", "26.03:10.3.1"),
    ("setup", "Setting up", "Setup", "26.03:1.6"),
)
# What step tables of 26.03 still call by the name of the table of 1.4 that was there before.
_INSTEAD: Final = {
    "Initiation": "run-initiation", "ApproachIce": "approach-ice", "EncounterIce": "encounter-ice",
    "PassIce": "movement", "ApproachServer": "movement", "RunEnds": "run-ends", "Checkpoint": "checkpoint",
    "Install": "install",
}  # fmt: skip
_SHARED: Final = {"PlayCard": "play-ability", "UsePaid": "", "UsePermit": "", "EncounterIce2603": ""}
"""Which procedure `Resolve` belongs to where a table opens it; in windows, that of conditional abilities."""


_RULES: Final = {owner: rule for _, _, owner, rule in _TABLES}

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})

TURN_PHASES: Final = ("corp-draw", "corp-actions", "corp-discard", "runner-actions", "runner-discard")
RUN_PHASES: Final = ("run-initiation", "approach-ice", "encounter-ice", "pass-ice", "approach-server", "run-ends")
RUN_PHASES_2603: Final = ("run-initiation", "approach-ice", "encounter-ice", "movement", "success", "run-ends")
"""Phases in the order in which they come."""


class NoSuchStructure(LookupError):
    """No structure has this name, and no step this number."""


@dataclass(frozen=True, slots=True)
class Window:
    """A window that a step opens: its kind, what is allowed in it, and who has priority first."""

    kind: str
    letters: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    first: str = "the active player"

    def allows(self, side: str) -> list[str]:
        """What this side may do in it, in words."""
        if self.kind != PAID:
            return ["take an action"] if side == self.first else []
        out = ["use paid abilities (P)"]
        if side == "Corp":
            out += ["rez cards that are not ice (R)"] if "R" in self.letters else []
            out += ["rez the approached ice"] if "approached ice" in self.also else []
            out += ["score agendas (S)"] if "S" in self.letters else []
        elif "break" in self.also:
            out.append("break subroutines")
        return out

    def passing(self) -> list[str]:
        """How priority goes round in it, line by line."""
        if self.kind == ACTION:
            return [f"{self.first.capitalize()} takes one action and cannot pass; then the window closes."]
        if self.kind != PAID:
            return []
        sides = {"Corp": ("Corp", "Runner"), "Runner": ("Runner", "Corp")}.get(self.first)
        first, other = (f"The {sides[0]}", f"The {sides[1]}") if sides else ("The active player", "The other player")
        may = ["; ".join(self.allows(one)) for one in sides] if sides else ["; ".join(self.allows("Runner"))] * 2
        if not sides and set(self.letters) - {"P"}:
            may = [f"{may[0]} (the Corp also: {'; '.join(self.allows('Corp')[1:])})"] * 2
        return [
            f"{first} has priority and may, as often as they like: {may[0]}.",
            f"{first} passes. If the other player has just passed too, the window closes.",
            f"{other} has priority and may, as often as they like: {may[1]}.",
            f"{other} passes. As long as somebody acted since the last pass, back to the first line.",
        ]


@dataclass(frozen=True, slots=True)
class StepBranch:
    """Where a step can lead besides the next one; no target: the structure is over."""

    when: str
    step: str = ""  # the number of a step of the same structure
    structure: str = ""  # or the key of another one
    back: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One step: number, words, and what is tied to it."""

    number: str
    letter: str
    name: str
    words: str
    window: Window | None = None
    checkpoint: bool = False
    branches: tuple[StepBranch, ...] = ()
    opens: tuple[str, ...] = ()
    gives: str = ""
    table: str = ""
    role: str = ""

    @property
    def kind(self) -> str:
        if self.window is not None:
            return "window"
        return "checkpoint" if self.checkpoint and self.words == "Checkpoint" else "step"


@dataclass(frozen=True, slots=True)
class TimingStructure:
    """A timing structure: its steps in order, and the structures that it is part of."""

    key: str
    title: str
    rule: str
    steps: tuple[Step, ...]
    inside: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        data = asdict(self)
        for one, step in zip(data["steps"], self.steps, strict=True):
            one["kind"] = step.kind
            if step.window is not None:
                one["window"]["passing"] = step.window.passing()
        return data

    def step(self, number: str) -> Step | None:
        return next((one for one in self.steps if number in (one.number, one.letter, one.name)), None)


@cache
def structures(rules: str = DEFAULT.name) -> Mapping[str, TimingStructure]:
    """Every structure of these rules by its key, turns first.

    >>> [step.opens[0] for step in structures("26.03")["run"].steps][3:]
    ['movement', 'success', 'run-ends']
    """
    ruleset = ruleset_named(rules)
    return _with_insides(_made() if ruleset is DEFAULT else _made_2603(ruleset))


def _made() -> list[TimingStructure]:
    keys = {owner: key for key, _, owner, _ in _TABLES}
    keys |= {owner: key for key, _, _, owners in _PROCEDURES for owner in owners}
    made: list[TimingStructure] = []
    for key, title, owner, rule in _TABLES:
        made.append(TimingStructure(key, title, rule, _steps(tables[owner], keys)))
        if key == "play":
            made += [
                TimingStructure(one, words, section, _carried(section, keys)) for one, words, section, _ in _PROCEDURES
            ]
    return made


def _made_2603(ruleset: Ruleset) -> list[TimingStructure]:
    keys = _INSTEAD | {owner: key for key, _, owner, _ in _TABLES_2603}
    keys |= {owner: key for key, _, _, owners in _PROCEDURES for owner in owners}
    phases = {"corp-turn": TURN_PHASES[:3], "runner-turn": TURN_PHASES[3:], "run": RUN_PHASES_2603}
    owners = {key: owner for key, _, owner, _ in _TABLES_2603}
    rules = {owner: rule for _, _, owner, rule in _TABLES_2603}
    made: list[TimingStructure] = []
    for key, title, owner, rule in _TABLES_2603:
        if key in phases:
            also = {old: owners[new] for old, new in _INSTEAD.items()}
            steps = tuple(_phase(owners[one], keys, rules, also) for one in phases[key])
        else:
            steps = _translated(tables[owner], ruleset, keys)
        made.append(TimingStructure(key, title, rule, steps))
        if key == "play":
            made += [
                TimingStructure(one, words, ruleset.cite(section), _renumbered(_carried(section, keys), ruleset))
                for one, words, section, _ in _PROCEDURES
            ]
    return made


def _renumbered(steps: tuple[Step, ...], ruleset: Ruleset) -> tuple[Step, ...]:
    """Steps of a procedure that is the same in these rules, by their numbers and in their words."""
    out: list[Step] = []
    for one in steps:
        number = ruleset.cite(one.number)
        branches = tuple(replace(branch, step=ruleset.cite(branch.step)) for branch in one.branches)
        words = find(number).summary
        out.append(replace(one, number=number, letter=_letter(number), words=words, branches=branches))
    return tuple(out)


def _translated(table: StepTable, ruleset: Ruleset, keys: dict[str, str]) -> tuple[Step, ...]:
    """The steps of a table by the numbers of a ruleset; consecutive steps of one rule are one."""
    numbers = [ruleset.cite(one) for one in table.rules]
    out: dict[str, Step] = {}
    for place, number in enumerate(numbers):
        if ruleset_of(number) != ruleset.numbers:
            continue  # the rule is gone, the step does nothing that players see
        step = _step(table, place, number, find(number).summary, _first(table.owner), numbers, keys)
        known = out.get(number)
        out[number] = step if known is None else _joined(known, step)
    return tuple(out.values())


def _joined(one: Step, two: Step) -> Step:
    """Two steps of a table that carry out one rule."""
    return replace(
        one,
        window=one.window or two.window,
        checkpoint=one.checkpoint or two.checkpoint,
        branches=tuple(dict.fromkeys((*one.branches, *two.branches))),
        opens=tuple(dict.fromkeys((*one.opens, *two.opens))),
        role=one.role or two.role,
    )


def _with_insides(made: list[TimingStructure]) -> Mapping[str, TimingStructure]:
    """The structures by key, each with those it is a part of."""
    around: dict[str, list[str]] = {}
    for one in made:
        for step in one.steps:
            for inner in step.opens:
                if one.key not in around.setdefault(inner, []) and one.key != inner:
                    around[inner].append(one.key)
    return MappingProxyType(
        {
            one.key: TimingStructure(one.key, one.title, one.rule, one.steps, tuple(around.get(one.key, ())))
            for one in made
        }
    )


def structure(name: str, rules: str = "") -> TimingStructure:
    """The structure of this name, or the one that has the step of this number; a number says which rules are meant."""
    known = structures(rules or ruleset_of(name))
    wanted = name.strip().lower().replace(" ", "-").replace("_", "-")
    if wanted in known:
        return known[wanted]
    wanted = meant(wanted, rules or ruleset_of(name))
    for one in known.values():
        if wanted == one.rule or wanted.removeprefix("1.4:") == one.rule.removeprefix("1.4:"):
            return one
    found = find_step(wanted)
    if found is not None and found[0] in known and known[found[0]].step(found[1].number) is not None:
        return known[found[0]]
    near = get_close_matches(wanted, known, 3, 0.5)
    hint = f"; the nearest: {', '.join(near)}" if near else ""
    raise NoSuchStructure(f'no timing structure is called "{name}"{hint}')


@cache
def _by_number(rules: str) -> Mapping[str, tuple[str, Step]]:
    out: dict[str, tuple[str, Step]] = {}
    for one in structures(rules).values():
        for step in one.steps:
            out.setdefault(step.number, (one.key, step))
    return out


@lru_cache(1024)
def find_step(number: str) -> tuple[str, Step] | None:
    """The step with this number, and the key of its structure."""
    known = _by_number(ruleset_of(number))
    return known.get(number) or known.get(f"1.4:{number}")


def step_with_role(role: str, rules: str = DEFAULT.name) -> Step:
    """The step with this role (see `sneakdoor.StepRole`)."""
    return next(step for one in structures(rules).values() for step in one.steps if step.role == role)


def between(first: str, last: str) -> list[tuple[str, Step]]:
    """The steps of one structure, or of one turn, that come after `first` and before `last`, each with its structure.

    >>> [step.number for _, step in between("5.6.1a", "5.6.1d")]
    ['5.6.1b', '5.6.1c']
    """
    chain = _chain(first, last)
    numbers = [step.number for _, step in chain]
    if first not in numbers or last not in numbers:
        missing = first if first not in numbers else last
        raise NoSuchStructure(f'"{missing}" is not the number of a step in the same turn, run or procedure')
    a, b = numbers.index(first), numbers.index(last)
    if b <= a:
        raise NoSuchStructure(f"{last} does not come after {first}")
    return chain[a + 1 : b]


def _chain(first: str, last: str) -> list[tuple[str, Step]]:
    """The steps of both, in the order in which they come: a turn or a run with its phases, or one procedure."""
    found, end = find_step(first), find_step(last)
    if found is None:
        return []
    known = structures(ruleset_of(first))
    for phases in (TURN_PHASES, RUN_PHASES, RUN_PHASES_2603):
        if end is not None and found[0] in phases and end[0] in phases and all(key in known for key in phases):
            return [(key, step) for key in phases for step in known[key].steps]
    return [(found[0], step) for step in known[found[0]].steps]


def _steps(table: StepTable, keys: dict[str, str]) -> tuple[Step, ...]:
    first = _first(table.owner)
    numbers = list(table.rules)
    inner = [one for signs in table.signs for one in signs.opens]
    if inner and all(keys.get(one) in TURN_PHASES + RUN_PHASES for one in inner):
        return tuple(_phase(one, keys, _RULES) for one in inner)  # made of phases: which comes next is for them to say
    return tuple(
        _step(table, place, numbers[place], find(numbers[place]).summary, first, numbers, keys)
        for place in range(table.size)
    )


def _phase(owner: str, keys: dict[str, str], rules: dict[str, str], instead: Mapping[str, str] = _NOTHING) -> Step:
    """A whole phase as one step of what it is a phase of, with the ways that lead out of it.

    `rules` has the rule of each table in the order in which they are shown; `instead`, the tables for those of 1.4.
    """
    table, rule, places = tables[owner], rules[owner], list(rules)
    named = [(when, instead.get(to, to)) for signs in table.signs for when, to in signs.ways]
    ways = [(when, to) for when, to in dict.fromkeys(named) if to in rules]
    place = places.index(owner)
    branches = tuple(StepBranch(when, rules[to], "", back=places.index(to) <= place) for when, to in ways)
    return Step(rule, _letter(rule), owner, find(rule).summary, branches=branches, opens=(keys[owner],), table=owner)


def _carried(section: str, keys: dict[str, str]) -> tuple[Step, ...]:
    """The steps of a procedure, each from the table that carries it out."""
    numbers = step_numbers(section)
    out = []
    for number in numbers:
        table, place = next(
            (table, place) for table in tables.values() for place, rules in enumerate(table.carried) if number in rules
        )
        words = find(number).summary
        step = _step(table, place, number, words, "the active player", list(table.rules), keys)
        back = _named_in(words, numbers)
        branches = (StepBranch("instructions are left", back, "", back=True),) if back else ()
        opens = tuple(key for key in step.opens if not structures_of(key))
        out.append(
            Step(number, step.letter, step.name, words, step.window, step.checkpoint, branches, opens, "", table.owner)
        )
    return tuple(out)


def structures_of(key: str) -> str:
    """The rules of a procedure, by its key."""
    return next((section for one, _, section, _ in _PROCEDURES if one == key), "")


def _named_in(words: str, numbers: tuple[str, ...]) -> str:
    """The step that a summary sends back to, as in "back to (d)"."""
    _, found, rest = words.partition("back to (")
    return next((number for number in numbers if found and number.endswith(rest[:1])), "")


def _first(owner: str) -> str:
    return next((side for side in ("Corp", "Runner") if owner.startswith(side)), "the active player")


def _step(
    table: StepTable, place: int, number: str, words: str, first: str, numbers: list[str], keys: dict[str, str]
) -> Step:
    signs = table.signs[place]
    window = _window(signs, first)
    known = {**keys, "Resolve": _SHARED[table.owner]} if table.owner in _SHARED else keys
    opens = dict.fromkeys(known[one] for one in signs.opens if known.get(one))
    gives = f"{signs.gives[0]} {signs.gives[1]}{'' if signs.gives[0] == 1 else 's'}" if signs.gives else ""
    return Step(
        number,
        _letter(number),
        table.names[place],
        words,
        window,
        "Checkpoint" in signs.opens,
        tuple(_branch(table, place, when, to, numbers, keys) for when, to in signs.ways),
        tuple(opens),
        gives,
        table.owner,
        signs.role,
    )


def _window(signs: Signs, first: str) -> Window | None:
    kind = next((WINDOWS[one] for one in signs.opens if one in WINDOWS), "")
    if not kind:
        return None
    letters = tuple(one for one in signs.lets if one in LETTERS)
    also = tuple(one for one in signs.lets if one not in LETTERS)
    return Window(kind, letters, also, first)


def _branch(table: StepTable, place: int, when: str, to: str, numbers: list[str], keys: dict[str, str]) -> StepBranch:
    if to == END:
        return StepBranch(when)
    if to in table.places:
        target = table.places[to]
        return StepBranch(when, numbers[target], "", back=target <= place)
    return StepBranch(when, "", keys[to])


def _letter(number: str) -> str:
    """The last part of a number: the letter of a step, or the figure of one that has none."""
    bare = number.rpartition(":")[2]
    return bare[-1] if bare[-1].isalpha() else bare.rpartition(".")[2]
