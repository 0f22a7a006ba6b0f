"""What tests show: which cards and rules stand in each, the worked examples as replays, and the readings.

The data are made by `tools/evidence.py` (`dev.py ledger` runs it) and travel with the package.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True, slots=True)
class Shown:
    """One test: where it stands, and the cards and rules it is about."""

    file: str
    name: str
    titles: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.file}::{self.name}"


@dataclass(frozen=True, slots=True)
class ShownChoice:
    """One choice of a replay: whose it was, what was asked by which rule, the answer, and what the log told."""

    side: str
    asked: str
    rule: str
    words: str
    log: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """A table as a test laid it out, and what was done at it."""

    laid: tuple[str, ...]
    steps: tuple[ShownChoice, ...]


@dataclass(frozen=True, slots=True)
class ShownReading:
    """An open question, the answer taken, the reason, and the rules it is about."""

    name: str
    question: str
    answer: str
    reason: str
    rules: tuple[str, ...]


@cache
def _data() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(files(__package__).joinpath("evidence.json").read_text(encoding="utf-8"))
    return told


@cache
def tests() -> tuple[Shown, ...]:
    """Every test that names a card or a rule."""
    titles = _data()["titles"]
    return tuple(
        Shown(file, name, tuple(titles[one] for one in cards), tuple(rules))
        for file, found in _data()["tests"].items()
        for name, (cards, rules) in found.items()
    )


@cache
def _by_title() -> dict[str, list[Shown]]:
    out: defaultdict[str, list[Shown]] = defaultdict(list)
    for one in tests():
        for title in one.titles:
            out[title].append(one)
    return dict(out)


@cache
def _by_rule() -> dict[str, list[Shown]]:
    out: defaultdict[str, list[Shown]] = defaultdict(list)
    for one in tests():
        for rule in one.rules:
            out[rule].append(one)
    return dict(out)


def about(test: Shown, title: str) -> float:
    """How much a test is about a card: more if it is named after it, less if the card is one of many in it."""
    words = _letters(title.partition(":")[0])
    named = words in _letters(test.name) or all(_letters(word) in _letters(test.name) for word in title.split()[:1])
    return (10 if named else 0) + 1 / len(test.titles)


def _letters(text: str) -> str:
    return "".join(one for one in text.casefold() if one.isalnum())


def tests_of(title: str) -> list[Shown]:
    """The tests in which a card stands, those first that are about it."""
    return sorted(_by_title().get(title, []), key=lambda one: -about(one, title))


def rules_of(title: str) -> list[tuple[str, int]]:
    """The rules that the tests of a card are about, with how many tests there are of each, the nearest first."""
    found = tests_of(title)
    worth: dict[str, float] = {}
    for one in found:
        for rule in one.rules:
            worth[rule] = worth.get(rule, 0.0) + about(one, title)
    count = Counter(rule for one in found for rule in one.rules)
    return [(rule, count[rule]) for rule in sorted(worth, key=lambda rule: -worth[rule])]


def met_with(title: str) -> list[tuple[str, int]]:
    """The cards that stand beside a card in tests, with how many tests there are of each, most first."""
    return Counter(other for one in tests_of(title) for other in one.titles if other != title).most_common()


def cards_of(rule: str) -> list[tuple[str, int]]:
    """The cards in the tests of a rule, with how many tests there are of each, most first."""
    return Counter(title for one in _by_rule().get(rule, []) for title in one.titles).most_common()


def replays(test: str) -> list[Replay]:
    """A worked example as the test of this name played it, a replay for each table."""
    found = _data()["replays"].get(test.partition("[")[0], [])
    return [Replay(tuple(one["laid"]), tuple(_chosen(*step) for step in one["steps"])) for one in found]


@cache
def readings() -> tuple[ShownReading, ...]:
    return tuple(_reading(*one) for one in _data()["readings"])


def _chosen(side: str, asked: str, rule: str, words: str, log: list[str]) -> ShownChoice:
    return ShownChoice(side, asked, rule, words, tuple(log))


def _reading(name: str, question: str, answer: str, reason: str, numbers: list[str]) -> ShownReading:
    return ShownReading(name, question, answer, reason, tuple(numbers))
