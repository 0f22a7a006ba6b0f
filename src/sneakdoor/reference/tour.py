"""Play a round with a card on the table: a Runner turn with a run, a Corp turn, and the next Runner turn.

The `Tour` is the baseline: both sides pass all windows, spend clicks on credits, and the Runner makes one run. It keeps
a clone of the game at every decision, so that a `Trial` can choose something else there and compare the logs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sneakdoor import Decision, Game, LogEntry, Option, Side, StepRole
from sneakdoor.catalogue import Entry
from sneakdoor.testing.position import Laid, Position
from sneakdoor.timing import find_step

WINDOW: Final = "paid ability window"
ACTION: Final = "action"
TOO_LONG: Final = 600
ENOUGH: Final = 20  # after this many decisions of a kind, a trial answers plainly, so that it ends
FEW: Final = 2  # the preferred number where a number is asked for

REFUSING: Final = ("pass", "continue", "go on", "no", "decline", "done", "normally")
"""Kinds of options that decline, in order of preference."""

USING: Final = ("use", "action", "permit")
ACTING: Final = {
    "asset": ("rez", *USING), "upgrade": ("rez", *USING), "ice": ("rez", *USING), "agenda": ("score", *USING),
    "operation": ("play",), "event": ("play",), "identity": USING,
    "program": ("install", *USING), "hardware": ("install", *USING), "resource": ("install", *USING),
}  # fmt: skip
"""What a player can do with a card of each type in a window."""

ASIDE: Final = ("trash like cards", "install destination")
"""Decisions that are not about the effect of the card."""

CORP_TURN: Final[frozenset[StepRole]] = frozenset({
    "before corp turn", "before corp action", "corp action", "before corp turn ends",
})  # fmt: skip
RUNNER_TURN: Final[frozenset[StepRole]] = frozenset({
    "before runner turn", "before runner action", "runner action", "before runner turn ends",
})  # fmt: skip
"""Windows of a turn outside of runs."""

ROOM: Final = "Server 1"
QUIET: Final = "Server 4"  # the Runner never runs there, so an agenda stays until it is scored
HARMLESS: Final = "Whirlpool"  # its subroutine neither ends the run nor does damage
ICE_FOR: Final = {"Fracter": "Ice Wall", "Decoder": "Enigma", "Killer": "Pup", "AI": "Ice Wall"}
AGENDA: Final = "Hostile Takeover"


@dataclass(frozen=True, slots=True)
class Setting:
    """A position for a card, the server that the Runner runs on, and a description."""

    position: Position
    server: str
    words: str


@dataclass(slots=True)
class TourMoment:
    """A decision on the tour, with a clone of the game at that point."""

    number: int
    step: str
    role: StepRole
    kind: str
    side: Side
    game: Game
    options: tuple[Option, ...]
    course: Course


@dataclass(slots=True)
class Trial:
    """The differences that an option, chosen at a moment of the tour, makes to the log."""

    moment: TourMoment
    option: Option
    at_once: list[tuple[int, LogEntry]]  # with the index in the log
    later: list[tuple[int, LogEntry]]
    missing: list[tuple[int, LogEntry]]  # on the tour but not in the trial, with the index in the tour's log
    game: Game  # at the end of the round


def settings(entry: Entry, *, ready: bool) -> Iterator[Setting]:
    """Positions in which the card may have an effect, the simplest first; if `ready`, the card is already active."""
    corp, runner = _identities(entry)
    place = _place(entry)
    server = "HQ" if place in ("", QUIET) else place
    ice = _ice(entry)
    laid = (*_surroundings(entry, server, ice), *_card(entry, place or server, ready))
    plain = Position("runner", laid, corp, runner)
    yield Setting(plain, server, f"a run on {server}" + (f", protected by {ice}" if ice else ""))
    if entry.facts.type == "identity":
        return
    tagged = (*laid, Laid("corp", "set", (), {"tags": 2, "bad_publicity": 1}))
    yield Setting(Position("runner", tagged, corp, runner), server, "the Runner is tagged, the Corp has bad publicity")
    scored = (*tagged, *(Laid(side, "scored", (AGENDA,)) for side in ("corp", "runner")))
    yield Setting(Position("runner", scored, corp, runner), server, "both players have an agenda in their score area")


def _identities(entry: Entry) -> tuple[str, str]:
    if entry.facts.type != "identity":
        return "", ""
    return (entry.title, "") if entry.facts.side == Side.CORP else ("", entry.title)


def _place(entry: Entry) -> str:
    """The server in whose root the card is installed, or an empty string."""
    if entry.facts.type == "agenda":
        return QUIET
    if entry.facts.type not in ("asset", "upgrade"):
        return ""
    for name in ("HQ", "R&D", "Archives"):
        if f"root of {name}" in entry.text and "nstall" in entry.text:
            return name
    return ROOM


def _ice(entry: Entry) -> str:
    if entry.facts.type == "ice":
        return ""
    return next((ice for kind, ice in ICE_FOR.items() if kind in entry.subtypes), HARMLESS)


def _card(entry: Entry, server: str, ready: bool) -> tuple[Laid, ...]:
    """The card itself: in hand or installed and inactive, or active if `ready`."""
    title, kind, side = entry.title, entry.facts.type, entry.facts.side.name.lower()
    if kind == "identity":
        return ()
    if kind in ("operation", "event"):
        return (Laid(side, "hand", (title,)),)
    if kind == "agenda":
        if ready:
            return (Laid(side, "scored", (title,)),)
        return (Laid(side, "put", (title,), {"server": server, "tokens": {"advancement": _needed(entry)}}),)
    if side == "corp":
        how = {"server": server, "rezzed": True} if ready else {"server": server}
        return (Laid(side, "put", (title,), how),)
    return (Laid(side, "put", (title,)),) if ready else (Laid(side, "hand", (title,)),)


def _needed(entry: Entry) -> int:
    return entry.facts.cost or 0


def _surroundings(entry: Entry, server: str, ice: str) -> tuple[Laid, ...]:
    """A bit of everything, so that most cards find a target."""
    corp, runner = "corp", "runner"
    out = [
        Laid(corp, "set", (), {"credits": 20}),
        Laid(runner, "set", (), {"credits": 20}),
        Laid(corp, "deck", ("PAD Campaign", "Enigma", AGENDA)),
        Laid(runner, "deck", ("Corroder", "Akamatsu Mem Chip", "Armitage Codebusting")),
        Laid(corp, "hand", ("Hedge Fund", "PAD Campaign", "Wall of Static")),
        Laid(runner, "hand", ("Easy Mark", "Corroder", "Diesel")),
        Laid(corp, "discard", ("Hedge Fund", "Hunter")),
        Laid(runner, "discard", ("Sure Gamble", "Gordian Blade")),
        Laid(corp, "put", ("PAD Campaign",), {"server": "Server 2", "rezzed": True}),
        Laid(corp, "put", (AGENDA,), {"server": "Server 3", "tokens": {"advancement": 1}}),
        Laid(corp, "put", ("Wall of Static",), {"server": "R&D"}),
        Laid(runner, "put", ("Datasucker",), {"tokens": {"virus": 2}}),
        Laid(runner, "put", ("Armitage Codebusting",), {"tokens": {"credit": 12}}),
        Laid(runner, "put", ("Akamatsu Mem Chip",)),
    ]
    if entry.facts.type == "upgrade":
        out.append(Laid(corp, "put", (AGENDA,), {"server": server}))
    if ice:
        out.append(Laid(corp, "put", (ice,), {"server": server, "rezzed": True}))
    return tuple(kept for one in out if (kept := _without(one, entry.title)) is not None)


def _without(one: Laid, title: str) -> Laid | None:
    """Leave out other copies of the card, so that options always mean the one under test."""
    kept = tuple(other for other in one.titles if other != title)
    return Laid(one.side, one.verb, kept, one.how) if kept or not one.titles else None


class Course:
    """Progress of a tour: Runner actions so far, whether a run was made, and whether the Corp's turn has begun."""

    __slots__ = ("acted", "late", "run")

    def __init__(self, acted: int = 0, late: bool = False, run: bool = False) -> None:
        self.acted = acted
        self.late = late
        self.run = run

    def clone(self) -> Course:
        return Course(self.acted, self.late, self.run)

    def note(self, d: Decision, option: Option) -> None:
        self.late = self.late or d.role in CORP_TURN
        if d.kind == ACTION and d.side == Side.RUNNER:
            self.acted += 1
            self.run = self.run or option.kind == "run"

    def is_over(self, d: Decision) -> bool:
        """The tour ends at the first action of the Runner's second turn."""
        return self.late and d.kind == ACTION and d.side == Side.RUNNER

    def wants_run(self) -> bool:
        """Run once, with the second action."""
        return self.acted > 0 and not self.run and not self.late


class Tour:
    """The baseline round, in which the card is not used, with all its decisions."""

    def __init__(self, setting: Setting, entry: Entry) -> None:
        self.setting = setting
        self.title = entry.title
        self.acting = ACTING[entry.facts.type]
        self.moments: list[TourMoment] = []
        game, course = setting.position.table().game, Course()
        while (d := game.decision) is not None and not course.is_over(d) and len(self.moments) < TOO_LONG:
            clones = game.clone(), d.options, course.clone()
            moment = TourMoment(len(self.moments), d.rule, d.role, d.kind, d.side, *clones)
            self.moments.append(moment)
            option = self.gladly(d, course) if self.asks(d) else self.plain(d, course)
            course.note(d, option)
            game.choose(option)
        self.end = game
        self.log = game.log(None)
        self.usual = Counter(map(key, self.log))

    def asks(self, d: Decision) -> bool:
        """Whether the decision comes from the card, or has an option with it."""
        return d.card == self.title or any(one.card == self.title for one in d.options)

    def plain(self, d: Decision, course: Course) -> Option:
        """The most passive option: pass, gain a credit, continue; or the one run of the Runner's turn."""
        options = d.options
        if d.kind == ACTION:
            if d.side == Side.RUNNER and course.wants_run():
                found = next((one for one in options if one.kind == "run" and one.server == self.setting.server), None)
                if found is not None:
                    return found
            return next((one for one in options if one.kind == "credit"), options[0])
        for kind in REFUSING:
            found = next((one for one in options if one.kind == kind), None)
            if found is not None:
                return found
        numbers = [one for one in options if one.kind == "number"]
        return min(numbers, key=lambda one: one.number) if numbers else options[0]

    def gladly(self, d: Decision, course: Course) -> Option:
        """The option that lets the card take effect."""
        if d.kind in (WINDOW, ACTION, "jack out", "access", "accessed card", *ASIDE):
            return self.plain(d, course)
        options = d.options
        numbers = [one for one in options if one.kind == "number"]
        if numbers:
            return max(numbers, key=lambda one: (one.number <= FEW, one.number if one.number <= FEW else -one.number))
        return next((one for one in options if one.kind not in REFUSING), options[0])

    def trial(self, moment: TourMoment, option: Option) -> Trial:
        """Choose an option at a moment, accept the decisions that follow from it, and continue the tour."""
        game, course = moment.game.clone(), moment.course.clone()
        before, said = len(game.choices), -1
        d = game.decision
        assert d is not None
        course.note(d, option)
        logged = len(game.log(None))
        game.choose(option)
        asked: Counter[str] = Counter()
        while (d := game.decision) is not None and not course.is_over(d) and len(game.choices) < before + TOO_LONG:
            if said < 0 and d.kind in (WINDOW, ACTION) and _settled(d, moment):
                said = len(game.log(None))
            asked[d.kind] += 1
            glad = (said < 0 or self.asks(d)) and asked[d.kind] < ENOUGH
            option_ = self.gladly(d, course) if glad else self.plain(d, course)
            course.note(d, option_)
            game.choose(option_)
        return self.compared(moment, option, game, logged, said)

    def compared(self, moment: TourMoment, option: Option, game: Game, logged: int, said: int) -> Trial:
        """Compare the log of a trial with that of the tour: added at once, added later, missing."""
        log = game.log(None)
        usual = self.usual - Counter(map(key, log[:logged]))
        happened = Counter(map(key, log))
        at_once: list[tuple[int, LogEntry]] = []
        later: list[tuple[int, LogEntry]] = []
        for number, entry in enumerate(log[logged:], logged):
            if usual[key(entry)] > 0:
                usual[key(entry)] -= 1
            else:
                (at_once if said < 0 or number < said else later).append((number, entry))
        missing: list[tuple[int, LogEntry]] = []
        for number, entry in enumerate(self.log):
            if happened[key(entry)] > 0:
                happened[key(entry)] -= 1
            elif game.outcome is None:
                missing.append((number, entry))
        return Trial(moment, option, at_once, later, missing, game)

    def concerning(self, moment: TourMoment) -> list[Option]:
        """The options with the card at this moment."""
        return [one for one in moment.options if one.card == self.title and one.kind in self.acting]


def _settled(d: Decision, moment: TourMoment) -> bool:
    """Whether what was chosen at a moment is over: a window of the same phase, or one outside of runs, is open."""
    return d.kind == ACTION or d.role in CORP_TURN | RUNNER_TURN or phase_of(d.rule) == phase_of(moment.step)


def phase_of(step: str) -> str:
    """The timing structure that a step belongs to."""
    found = find_step(step)
    return found[0] if found is not None else step


def key(entry: LogEntry) -> tuple[int, str, str]:
    return entry.turn, entry.rule, entry.words
