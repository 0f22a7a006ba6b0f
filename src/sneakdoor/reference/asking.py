"""In which windows can a card be rezzed, scored, played, installed or used, what does it do then, and until when?

Nothing is known of cards here but their types. A position is built for the card, a round is played in which nobody does
anything with it, and then the same round once more for each window in which something can be done. What happens beyond
what happens anyway is what the card does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from sneakdoor import LogEntry, Option
from sneakdoor.catalogue import Entry, card
from sneakdoor.reference.tour import ACTION, USING, WINDOW, Setting, Tour, TourMoment, Trial, settings
from sneakdoor.rulebook import UnknownRule, find
from sneakdoor.testing.position import Position
from sneakdoor.timing import find_step, step_of, structures

MAIN: Final = {
    "asset": "rez", "upgrade": "rez", "ice": "rez", "agenda": "score", "operation": "play", "event": "play",
    "program": "install", "hardware": "install", "resource": "install", "identity": "use",
}  # fmt: skip
READIES: Final = ("rez", "install")
"""What makes a card active, so that it is in time for what comes later; the rest does its work at once."""

ALLOWED_BY: Final = {"rez": "9.2.7c", "score": "9.2.7d", "use": "9.2.7b", "permit": "9.2.7b"}
COSTS: Final = ("1.10.3c", "1.11.3", "5.2.7", "5.2.8", "8.1.3", "1.4:8.3", "1.4:8.6", "1.16.3", "1.4:9.5.6")
SPENT: Final = ("5.2.", "1.10.3c", "1.11.")
MOST: Final = 4
APPROACHED: Final = "9.2.7e"
OR: Final = " Or: "


def _round() -> list[str]:
    """The steps of the round in the order in which the tour comes to them."""
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
    """One window: what can be done with the card there, what that leads to, or which rule stops it."""

    step: str
    words: str
    side: str
    can: tuple[str, ...] = ()
    by: str = ""  # the rule that allows it, or that stops it
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
    """The last window in which it still works: what to do there, and for what it is in time."""

    step: str
    can: str
    effect: str
    before: str  # the step at which it does its work, if that comes later
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
    """All of it for one card. `why` says why a question has no meaning for this card."""

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
    """A setting with its tour and the trials that were made on it."""

    setting: Setting
    tour: Tour
    trials: list[Trial]

    @property
    def works(self) -> bool:
        return any(changed(one) for one in self.trials)


def ask(title: str) -> CardAnswer:
    """What the engine says about this card; `UnknownCard` where nobody is called so."""
    entry = card(title)
    if entry.declared is None or entry.declared.partial:
        return CardAnswer(entry.title, why="The engine does not play this card yet, so there is nothing to try.")
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
    """The first setting in which something can be done that has an effect, else the plainest."""
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
    """Each thing that can be done, at the first and the last moment of each step at which it can."""
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
    """What happened later that does not happen otherwise."""
    return trial.later


def missing(trial: Trial) -> list[tuple[int, LogEntry]]:
    """What does not happen because of it; that a click or credits went elsewhere is not meant."""
    return [(number, entry) for number, entry in trial.missing if not entry.rule.startswith(SPENT)]


def work(trial: Trial) -> list[LogEntry]:
    """What it did at once, without what was paid for it and that it was done at all."""
    return [entry for _, entry in trial.at_once if not entry.rule.startswith(COSTS)]


# ---------------------------------------------------------------------------------------------------------- the windows


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
    told = effect(trial)
    if kind not in shown.can:
        shown.can = (*shown.can, kind)
    if shown.position is None:
        shown.by, shown.log, shown.position = _allowed(entry, trial), _log(trial), _position(tried, trial)
    if told and told not in shown.effect and shown.effect.count(OR) < 2:
        shown.effect += f"{OR if shown.effect else ''}{told}"


def _verb(trial: Trial) -> str:
    return "use" if trial.option.kind in USING else trial.option.kind


def _allowed(entry: Entry, trial: Trial) -> str:
    if trial.option.kind == "rez" and entry.facts.type == "ice":
        return APPROACHED
    return ALLOWED_BY.get(trial.option.kind, trial.moment.step)


def _refused(tour: Tour, step: str, entry: Entry, main: str) -> tuple[str, str]:
    """The rule that stops the main thing that one would do with the card in this window, and its words."""
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
    """What it led to, in the words of the log."""
    told = [entry.words for entry in work(trial)] + [entry.words for _, entry in later(trial)]
    if not told and missing(trial):
        told = ["This does not happen: " + missing(trial)[0][1].words]
    more = f" … and {len(told) - MOST} more." if len(told) > MOST else ""
    return " ".join(told[:MOST]) + more


def _log(trial: Trial) -> tuple[str, ...]:
    return tuple(str(entry) for _, entry in (*trial.at_once, *trial.later))


def _position(tried: _Tried, trial: Trial) -> Position:
    """The game just before it is done."""
    note = f"{tried.tour.title}: {trial.option.kind} at {trial.moment.step}"
    return tried.setting.position.after(tuple(trial.moment.game.choices), note)


# ----------------------------------------------------------------------------------------------------- the last of them


def _last(entry: Entry, waiting: _Tried, ready: _Tried | None) -> Last | None:
    """The last window in which it still works.

    What makes a card active is in time as long as the first thing that the card does later happens all the same. What
    works at once works in the last window in which it can be done.
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
    """Of several abilities the one that can be used in the fewest windows: that one has to be in time."""
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
    words += f": what it does at {before} comes after that." if before and before != step else "."
    return Last(step, verb, effect(trial), before, words, _position(tried, trial), _log(trial))


def _same(entry: LogEntry, other: LogEntry) -> bool:
    return (entry.turn, entry.rule, entry.words) == (other.turn, other.rule, other.words)


def _at_once(tried: _Tried, trials: list[Trial]) -> Last:
    trial = ([one for one in trials if not _next_round(one.moment)] or trials)[-1]
    verb, step = _verb(trial), trial.moment.step
    words = f"To {verb} it works at once; the last window of the round in which it can be done is {step}."
    return Last(step, verb, effect(trial), "", words, _position(tried, trial), _log(trial))


def _next_round(moment: TourMoment) -> bool:
    """Is it the Runner's next turn already?"""
    return moment.course.late and moment.step.startswith("5.7")


def _why(entry: Entry, main: str, waiting: _Tried) -> str:
    """Why there is no last window for it."""
    by_itself = _by_itself(waiting.tour)
    if entry.facts.type == "identity":
        return (
            "An identity is active from the beginning of the game: there is no window to have it ready by." + by_itself
        )
    if by_itself and main == "rez":
        return "It need not be rezzed for what it does." + by_itself
    if any(one.option.kind == main for one in waiting.trials):
        return (
            f"It can be {_DONE[main]} (see the windows), but in the positions that were tried this changed nothing "
            "that happened in the round; what it says holds for as long as it is active, or waits for something else."
        )
    rule, words = _first_refusal(waiting.tour, entry, main)
    if rule:
        about = _summary(rule)
        return f"In the positions that were tried it could not be {_DONE[main]}: {words} (CR {rule}{about})"
    return f"In the positions that were tried there was no window in which it could be {_DONE[main]}."


def _by_itself(tour: Tour) -> str:
    """What it does on the tour though nothing was done with it."""
    own = [(number, entry) for number, entry in enumerate(tour.log) if f"({tour.title})" in entry.words]
    if not own:
        return ""
    number, entry = own[0]
    step = step_of(tour.end, number)
    return f" On the tour this came about{f' at {step}' if step else ''}: {entry.words}"


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
