"""Find out by playing when a card can be rezzed, scored, played, installed or used, and with which effect.

Nothing but the type of a card is known here. `ask` plays a round in which the card is not used, and then the same round
again for each window in which it can be used. The differences between the logs are the effect of the card.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sneakdoor import LogEntry, Option
from sneakdoor.catalogue import Entry, card
from sneakdoor.reference.tour import ACTION, RUNNER_TURN, USING, WINDOW, Setting, Tour, TourMoment, Trial, settings
from sneakdoor.rulebook import UnknownRule, find
from sneakdoor.testing.position import Position
from sneakdoor.timing import find_step, step_of, structures

MAIN: Final = {
    "asset": "rez", "upgrade": "rez", "ice": "rez", "agenda": "score", "operation": "play", "event": "play",
    "program": "install", "hardware": "install", "resource": "install", "identity": "use",
}  # fmt: skip
READIES: Final = ("rez", "install")
"""Actions that make a card active, so that it can take effect later; all others take effect at once."""

ALLOWED_BY: Final = {"rez": "9.2.7c", "score": "9.2.7d", "use": "9.2.7b", "permit": "9.2.7b"}
SPENT: Final = frozenset({"action", "bids revealed", "clicks gained", "clicks lost", "clicks spent", "credits spent"})
"""Kinds of log entries about the clicks and credits of a turn."""
DONE_WITH: Final = frozenset({
    "added to score area", "bids revealed", "credits spent", "derezzed", "installed", "played", "rezzed", "scored",
    "server created",
})  # fmt: skip
"""Kinds of log entries about what is done with a card, and payments."""
MOST: Final = 4
APPROACHED: Final = "9.2.7e"
OR: Final = " Or: "


def _round() -> list[str]:
    """The steps of the round in the order of the tour."""
    keys = (
        "run-initiation", "approach-ice", "encounter-ice", "pass-ice", "approach-server", "accessing", "access",
        "run-ends",
    )  # fmt: skip
    first, action, *rest = [one.number for one in structures()["runner-actions"].steps][4:]
    run = [one.number for key in keys for one in structures()[key].steps]
    after = [
        one.number
        for key in ("runner-discard", "corp-draw", "corp-actions", "corp-discard", "runner-actions")
        for one in structures()[key].steps
    ]
    return [first, action, *run, *rest, *after]


_ROUND: Final = _round()


@dataclass(slots=True)
class InWindow:
    """A window: what can be done with the card, the effect, or the rule that forbids it."""

    step: str
    words: str
    side: str
    can: tuple[str, ...] = ()
    by: str = ""  # the rule that allows or forbids it
    effect: str = ""
    log: tuple[str, ...] = ()
    position: Position | None = None

    def as_dict(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "rule": self.step,
            "words": self.words,
            "side": self.side,
            "can": list(self.can),
            "by": self.by,
            "effect": self.effect,
            "log": list(self.log),
        }


@dataclass(slots=True)
class Last:
    """The last window in which using the card still has its effect."""

    step: str
    can: str
    effect: str
    before: str  # the step at which the card takes effect, if that is later
    words: str
    position: Position
    log: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "rule": self.step,
            "can": [self.can],
            "effect": self.effect,
            "before": self.before,
            "words": self.words,
            "log": list(self.log),
        }


@dataclass(slots=True)
class CardAnswer:
    """Windows and last window of a card; `why` explains why there is no last window."""

    card: str
    windows: list[InWindow] = field(default_factory=list)
    last: Last | None = None
    why: str = ""
    setting: str = ""

    def as_dict(self) -> dict[str, Any]:
        return {
            "card": self.card,
            "setting": self.setting,
            "windows": [one.as_dict() for one in self.windows],
            "last": self.last.as_dict() if self.last is not None else None,
            "why": self.why,
        }


@dataclass(slots=True)
class _Tried:
    """A setting with its tour and its trials."""

    setting: Setting
    tour: Tour
    trials: list[Trial]

    @property
    def works(self) -> bool:
        return any(changed(one) for one in self.trials)


def ask(title: str) -> CardAnswer:
    """Try a card in every window; raise `UnknownCard` if no card has this title."""
    entry = card(title)
    if entry.declared is None or entry.declared.partial:
        return CardAnswer(entry.title, why="The engine does not play this card yet, so it cannot be tried.")
    main = MAIN[entry.facts.type]
    waiting = _tried(entry, ready=False)
    ready = _tried(entry, ready=True) if entry.facts.type not in ("identity", "operation", "event") else None
    answer = CardAnswer(entry.title, setting=waiting.setting.words)
    _windows(answer, entry, main, [one for one in (waiting, ready) if one is not None])
    answer.last = _last(entry, waiting, ready)
    if answer.last is None:
        answer.why = _why(entry, main, waiting)
    return answer


def _tried(entry: Entry, *, ready: bool) -> _Tried:
    """The first setting in which using the card has an effect, else the simplest."""
    first: _Tried | None = None
    for setting in settings(entry, ready=ready):
        tour = Tour(setting, entry)
        found = _Tried(setting, tour, _trials(tour))
        if found.works:
            return found
        first = first or found
    assert first is not None
    return first


def _trials(tour: Tour) -> list[Trial]:
    """Try each option with the card at the first and the last moment of each step that offers it."""
    found: dict[tuple[str, str, int], list[tuple[TourMoment, Option]]] = {}
    for moment in tour.moments:
        for option in tour.concerning(moment):
            found.setdefault((moment.step, option.kind, option.ability), []).append((moment, option))
    chosen = [one for row in found.values() for one in (row[:1] if len(row) == 1 else (row[0], row[-1]))]
    chosen.sort(key=lambda one: one[0].number)
    return [tour.trial(moment, option) for moment, option in chosen]


def changed(trial: Trial) -> bool:
    return bool(work(trial) or later(trial) or missing(trial))


def later(trial: Trial) -> list[tuple[int, LogEntry]]:
    """Log entries after the window that are not on the tour."""
    return trial.later


def missing(trial: Trial) -> list[tuple[int, LogEntry]]:
    """Log entries of the tour that the trial lacks, other than clicks and credits spent elsewhere."""
    return [(number, entry) for number, entry in trial.missing if entry.kind not in SPENT]


def work(trial: Trial) -> list[LogEntry]:
    """Log entries at once, without payments and the action itself."""
    return [entry for _, entry in trial.at_once if not _is_deed(entry)]


def _is_deed(entry: LogEntry) -> bool:
    """Whether an entry tells what was done with the card, or paid, and not what came of it."""
    if entry.kind == "action":
        return bool(entry.cause)  # a basic action
    return entry.kind in DONE_WITH or (entry.kind == "used" and entry.cause in ("paid", "trash ability"))


# -------------------------------------------------------------------------------------------------------------- windows


def _windows(answer: CardAnswer, entry: Entry, main: str, tried: list[_Tried]) -> None:
    side = entry.facts.side
    found: dict[str, InWindow] = {}
    for one in tried:
        for moment in one.tour.moments:
            if moment.kind in (WINDOW, ACTION) and moment.side == side and moment.step not in found:
                step = find_step(moment.step)
                words = step[1].words if step is not None else moment.kind
                found[moment.step] = InWindow(moment.step, words, side.name.lower())
        for trial in one.trials:
            if trial.moment.step in found:
                _show(found[trial.moment.step], entry, one, trial)
    for shown in found.values():
        if not shown.can:
            shown.by, shown.effect = _refused(tried[0].tour, shown.step, entry, main)
    if main != "use" or any(shown.can for shown in found.values()):
        answer.windows = sorted(found.values(), key=lambda shown: _ROUND.index(shown.step))


def _show(shown: InWindow, entry: Entry, tried: _Tried, trial: Trial) -> None:
    kind = _verb(trial)
    effects = effect(trial)
    if kind not in shown.can:
        shown.can = (*shown.can, kind)
    if shown.position is None:
        shown.by, shown.log, shown.position = _allowed(entry, trial), _log(trial), _position(tried, trial)
    if effects and effects not in shown.effect and shown.effect.count(OR) < 2:
        shown.effect += f"{OR if shown.effect else ''}{effects}"


def _verb(trial: Trial) -> str:
    return "use" if trial.option.kind in USING else trial.option.kind


def _allowed(entry: Entry, trial: Trial) -> str:
    if trial.option.kind == "rez" and entry.facts.type == "ice":
        return APPROACHED
    return ALLOWED_BY.get(trial.option.kind, trial.moment.step)


def _refused(tour: Tour, step: str, entry: Entry, main: str) -> tuple[str, str]:
    """The rule that forbids the main action with the card in this window, and its explanation."""
    moment = next((one for one in tour.moments if one.step == step and one.side == entry.facts.side), None)
    if moment is None or main == "use":
        return "", ""
    wish = Option(main, entry.title, _handle(moment, entry) if main in ("rez", "score") else 0)
    refusals = moment.game.why_not(wish, entry.facts.side)
    return (refusals[0].rule, refusals[0].words) if refusals else ("", "")


def _handle(moment: TourMoment, entry: Entry) -> int:
    view = moment.game.view(entry.facts.side)
    for server in view.servers:
        for thing in (*server.ice, *server.root):
            if thing.title == entry.title:
                return thing.handle
    return 0


def effect(trial: Trial) -> str:
    """The effect of a trial, in sentences of the log."""
    effects = [entry.words for entry in work(trial)] + [entry.words for _, entry in later(trial)]
    if not effects and missing(trial):
        effects = ["This does not happen: " + missing(trial)[0][1].words]
    more = f" … and {len(effects) - MOST} more." if len(effects) > MOST else ""
    return " ".join(effects[:MOST]) + more


def _log(trial: Trial) -> tuple[str, ...]:
    return tuple(str(entry) for _, entry in (*trial.at_once, *trial.later))


def _position(tried: _Tried, trial: Trial) -> Position:
    """The position just before the option is chosen."""
    note = f"{tried.tour.title}: {trial.option.kind} at {trial.moment.step}"
    return tried.setting.position.after(tuple(trial.moment.game.choices), note)


# ---------------------------------------------------------------------------------------------------------- last window


def _last(entry: Entry, waiting: _Tried, ready: _Tried | None) -> Last | None:
    """The last window in which using the card has its effect.

    Rezzing or installing is in time as long as the first later effect still happens. All other actions take effect at
    once, so the last window is the last one that offers them.
    """
    getting_ready = [one for one in waiting.trials if one.option.kind in READIES]
    for first in getting_ready[:1]:
        if later(first) or missing(first):
            return _in_time(waiting, getting_ready, first)
    at_once = [one for one in waiting.trials if changed(one)]
    if at_once:
        return _at_once(waiting, at_once)
    using = [one for one in ready.trials if changed(one)] if ready is not None else []
    if ready is not None and using:
        return _at_once(ready, _rarest(using))
    return None


def _rarest(trials: list[Trial]) -> list[Trial]:
    """The trials of the ability with the fewest windows, which is the hardest to use in time."""
    steps: dict[int, set[str]] = {}
    for one in trials:
        steps.setdefault(one.option.ability, set()).add(one.moment.step)
    rarest = min(steps, key=lambda ability: len(steps[ability]))
    return [one for one in trials if one.option.ability == rarest]


def _in_time(tried: _Tried, trials: list[Trial], first: Trial) -> Last:
    came = [(step_of(first.game, number), entry) for number, entry in later(first)[:1]]
    gone = [(step_of(tried.tour.end, number), entry) for number, entry in missing(first)[:1]]
    before = min((step for step, _ in (*came, *gone) if step in _ROUND), key=_ROUND.index, default="")
    awaited = [entry for _, entry in came]
    unwanted = [entry for _, entry in gone]
    good = [
        one
        for one in trials
        if (awaited and any(_same(entry, awaited[0]) for _, entry in later(one)))
        or (not awaited and any(_same(entry, unwanted[0]) for _, entry in missing(one)))
    ]
    trial = good[-1]
    verb, step = trial.option.kind, trial.moment.step
    words = f"{verb.capitalize()} it at {step} at the latest"
    words += f": it takes effect at {before}." if before and before != step else "."
    return Last(step, verb, effect(trial), before, words, _position(tried, trial), _log(trial))


def _same(entry: LogEntry, other: LogEntry) -> bool:
    return (entry.turn, entry.rule, entry.words) == (other.turn, other.rule, other.words)


def _at_once(tried: _Tried, trials: list[Trial]) -> Last:
    trial = ([one for one in trials if not _next_round(one.moment)] or trials)[-1]
    verb, step = _verb(trial), trial.moment.step
    words = f"Its effect is immediate; the last window of the round to {verb} it is {step}."
    return Last(step, verb, effect(trial), "", words, _position(tried, trial), _log(trial))


def _next_round(moment: TourMoment) -> bool:
    """Whether the moment is in the Runner's second turn."""
    return moment.course.late and moment.role in RUNNER_TURN


def _why(entry: Entry, main: str, waiting: _Tried) -> str:
    """Why there is no last window."""
    by_itself = _by_itself(waiting.tour)
    if entry.facts.type == "identity":
        return "An identity is active from the start of the game, so there is no last window to use it." + by_itself
    if by_itself and main == "rez":
        return "It need not be rezzed to have its effect." + by_itself
    if any(one.option.kind == main for one in waiting.trials):
        return (
            f"It can be {_DONE[main]} (see the windows), but in the positions tried this changed nothing in the round: "
            "its ability lasts as long as it is active, or depends on something that did not happen."
        )
    rule, words = _first_refusal(waiting.tour, entry, main)
    if rule:
        about = _summary(rule)
        return f"In the positions tried it could not be {_DONE[main]}: {words} (CR {rule}{about})"
    return f"In the positions tried it could not be {_DONE[main]} in any window."


def _by_itself(tour: Tour) -> str:
    """What the card did on the tour without being used."""
    own = [(number, entry) for number, entry in enumerate(tour.log) if f"({tour.title})" in entry.words]
    if not own:
        return ""
    number, entry = own[0]
    step = step_of(tour.end, number)
    return f" In the round this happened{f' at {step}' if step else ''}: {entry.words}"


_DONE: Final = {"rez": "rezzed", "score": "scored", "play": "played", "install": "installed", "use": "used"}


def _summary(rule: str) -> str:
    try:
        return f": {find(rule).summary}"
    except UnknownRule:
        return ""


def _first_refusal(tour: Tour, entry: Entry, main: str) -> tuple[str, str]:
    wanted = ACTION if main in ("play", "install") else WINDOW
    for moment in tour.moments:
        if moment.kind == wanted and moment.side == entry.facts.side:
            rule, words = _refused(tour, moment.step, entry, main)
            if rule:
                return rule, words
    return "", ""
