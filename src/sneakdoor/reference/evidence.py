"""What tests show: the cards and rules in each test, the worked examples as replays, and the readings.

The data are generated like those of the ledger: see `sneakdoor.rulebook.generated`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from typing import Any

from sneakdoor.rulebook import generated


@dataclass(frozen=True, slots=True)
class Shown:
    """A test with the cards and rules in it."""

    file: str
    name: str
    titles: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def id(self) -> str:
        return f"{self.file}::{self.name}"


@dataclass(frozen=True, slots=True)
class ShownChoice:
    """A choice in a replay: who decided what by which rule, the answer, and the log entries that followed."""

    side: str
    asked: str
    rule: str
    words: str
    log: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """The table of a test before its first choice, and the choices made."""

    laid: tuple[str, ...]
    steps: tuple[ShownChoice, ...]


@dataclass(frozen=True, slots=True)
class ShownReading:
    """A reading of an open question: answer, reason, and the rules involved."""

    name: str
    question: str
    answer: str
    reason: str
    rules: tuple[str, ...]


@cache
def _data() -> dict[str, Any]:
    return generated.load("evidence")


@cache
def tests() -> tuple[Shown, ...]:
    """Every test that names a card or a rule."""
    titles = _data()["titles"]
    return tuple(
        Shown(file, name, tuple(titles[number] for number in cards), tuple(rules))
        for file, found in _data()["tests"].items()
        for name, (cards, rules) in found.items()
    )


@cache
def _by_title() -> dict[str, list[Shown]]:
    out: defaultdict[str, list[Shown]] = defaultdict(list)
    for test in tests():
        for title in test.titles:
            out[title].append(test)
    return dict(out)


@cache
def _by_rule() -> dict[str, list[Shown]]:
    out: defaultdict[str, list[Shown]] = defaultdict(list)
    for test in tests():
        for rule in test.rules:
            out[rule].append(test)
    return dict(out)


def about(test: Shown, title: str) -> float:
    """Relevance of a test for a card: high if the test is named after it, lower the more cards are in the test."""
    words = _letters(title.partition(":")[0])
    named = words in _letters(test.name) or all(_letters(word) in _letters(test.name) for word in title.split()[:1])
    return (10 if named else 0) + 1 / len(test.titles)


def _letters(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def tests_of(title: str) -> list[Shown]:
    """The tests that name a card, the most relevant first."""
    return sorted(_by_title().get(title, []), key=lambda test: -about(test, title))


def rules_of(title: str) -> list[tuple[str, int]]:
    """The rules in the tests of a card with the number of tests, the most relevant first."""
    found = tests_of(title)
    relevance: dict[str, float] = {}
    for test in found:
        for rule in test.rules:
            relevance[rule] = relevance.get(rule, 0.0) + about(test, title)
    count = Counter(rule for test in found for rule in test.rules)
    return [(rule, count[rule]) for rule in sorted(relevance, key=lambda rule: -relevance[rule])]


def met_with(title: str) -> list[tuple[str, int]]:
    """The cards that occur with a card in tests, with the number of tests, most first."""
    return Counter(other for test in tests_of(title) for other in test.titles if other != title).most_common()


def cards_of(rule: str) -> list[tuple[str, int]]:
    """The cards in the tests of a rule, with the number of tests, most first."""
    return Counter(title for test in _by_rule().get(rule, []) for title in test.titles).most_common()


def replays(test: str) -> list[Replay]:
    """The replays of a test of a worked example, one for each table."""
    found = (_data()["replays"] or {}).get(test.partition("[")[0], [])
    return [Replay(tuple(replay["laid"]), tuple(_choice(*step) for step in replay["steps"])) for replay in found]


def has_replays() -> bool:
    """Whether replays were recorded: a checkout without pytest builds its evidence without them."""
    return _data()["replays"] is not None


@cache
def readings() -> tuple[ShownReading, ...]:
    return tuple(_reading(*fields) for fields in _data()["readings"])


def _choice(side: str, asked: str, rule: str, words: str, log: list[str]) -> ShownChoice:
    return ShownChoice(side, asked, rule, words, tuple(log))


def _reading(name: str, question: str, answer: str, reason: str, numbers: list[str]) -> ShownReading:
    return ShownReading(name, question, answer, reason, tuple(numbers))
