"""Alters declarations, one value at a time, and sees that the card's tests notice. `dev.py mutate --cards` runs it.

    python tools/mutate_cards.py                all cards
    python tools/mutate_cards.py "Snare!" …     only these

A card's tests are those that name it, and those of a class that does. Each alteration is tried in a process of its own,
which has everything loaded already. Ends with 1 if fewer than 95 of 100 are noticed.
"""

import ast
import contextlib
import gc
import io
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Final, TextIO

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.equivalent import EQUIVALENT

from sneakdoor.cards import registry
from sneakdoor.catalogue.altering import PHRASING, Alteration, alterations, omissions, put
from sneakdoor.catalogue.truth import said
from sneakdoor.language.filters import ANYWHERE, INSTALLED
from sneakdoor.model.declare import CardDef, plain_quotes

ROOT: Final = Path(__file__).resolve().parents[1]
TESTS: Final = ("tests/cards", "tests/rules")
ENOUGH: Final = 0.95
MOST_TESTS: Final = 25
QUIET: Final = (
    "-q",
    "-q",
    "--no-header",
    "--tb=no",
    "-s",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-p",
    "no:randomly",
)

Job = tuple[Alteration, tuple[str, str, CardDef], list[str]]
"""An alteration, where its card is declared, and the card's tests."""

NOTICED: Final = "noticed"
UNNOTICED: Final = "not noticed"
UNTESTED: Final = "no test names the card"


def declared() -> dict[str, tuple[str, str, CardDef]]:
    """Every card by title: the module and name it is declared under."""
    found: dict[str, tuple[str, str, CardDef]] = {}
    for module in registry.MODULES:
        for name, value in vars(import_module(f"sneakdoor.cards.{module}")).items():
            if isinstance(value, CardDef):
                found.setdefault(value.title, (f"sneakdoor.cards.{module}", name, value))
    return found


def strings(node: ast.AST) -> set[str]:
    return {
        plain_quotes(one.value)
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


def binds(node: ast.stmt) -> set[str]:
    """What a statement of a module gives a name to: a function, or a constant."""
    if isinstance(node, ast.FunctionDef):
        return {node.name}
    return {one.id for one in node.targets if isinstance(one, ast.Name)} if isinstance(node, ast.Assign) else set()


def named_in(file: Path) -> Iterator[tuple[str, set[str]]]:
    """The tests of a file, classes as a whole, each with the strings in it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
            calls = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
            helpers = [one for one in tree.body if binds(one) & calls]
            words = strings(node).union(*(strings(one) for one in helpers))
            yield f"{file.relative_to(ROOT)}::{node.name}", words


def tests_by_title(titles: set[str]) -> dict[str, list[str]]:
    """Which tests name which cards. Those of values come first, then those called after it, then by how few they name.

    Of very many the last are left out.
    """
    found: dict[str, list[tuple[bool, bool, int, str]]] = {title: [] for title in titles}
    plain = {plain_quotes(title): title for title in titles}
    for folder in TESTS:
        for file in sorted((ROOT / folder).rglob("test_*.py")):
            for test, words in named_in(file):
                named = words & plain.keys()
                for title in named:
                    other = letters(title) not in letters(test)
                    found[plain[title]].append(("/test_values_" not in test, other, len(named), test))
    return {title: [test for *_, test in sorted(tests)[:MOST_TESTS]] for title, tests in found.items()}


def letters(text: str) -> str:
    """A title, up to its second part, or the name of a test, as far as one can be found in the other."""
    name = text if "::" in text else text.partition(":")[0]
    return "".join(one for one in name.lower() if one.isalnum())


def plant(alteration: Alteration, module: str, name: str, original: CardDef) -> None:
    """From now on the altered card is the one there is."""
    setattr(import_module(module), name, alteration.card)
    registry.book.cache_clear()
    assert original.title in registry.book().by_title


def try_one(alteration: Alteration | None, place: tuple[str, str, CardDef], tests: list[pytest.Item]) -> str:
    """What the card's tests say of an alteration."""
    if not tests:
        return UNTESTED
    pid = os.fork()
    if pid:
        return NOTICED if os.waitpid(pid, 0)[1] else UNNOTICED
    code = 1
    try:
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        if alteration is not None:
            plant(alteration, *place)
        code = 0 if all_pass(tests) else 1
    finally:
        os._exit(code)


def concerning(tests: list[pytest.Item], title: str) -> list[pytest.Item]:
    """Of a test that is done for many cards, one of which is this, only what is done for this one."""

    def about(test: pytest.Item) -> bool:
        spec = getattr(test, "callspec", None)
        return spec is not None and any(one == title for one in spec.params.values())

    listed = {getattr(test, "originalname", "") for test in tests if about(test)}
    return [test for test in tests if getattr(test, "originalname", "") not in listed or about(test)]


def all_pass(tests: list[pytest.Item]) -> bool:
    session = tests[0].session
    for test, following in zip(tests, [*tests[1:], None], strict=True):
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        if session.testsfailed:
            return False
    return True


class Trying:
    """In place of pytest's loop over the tests, when all are collected: tries each alteration with its card's."""

    def __init__(self, work: list[Job], out: TextIO) -> None:
        self.work = work
        self.out = out
        self.missed: list[Alteration] = []
        self.wrong = "the tests cannot be collected"  # why nothing can be said

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            items.setdefault("::".join(item.nodeid.partition("[")[0].split("::")[:2]), []).append(item)
        gc.freeze()
        jobs = [
            (one, place, [item for test in tests for item in concerning(items[test], one.card.title)])
            for one, place, tests in self.work
        ]
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            whole = list({place[2].title: (None, place, tests) for _, place, tests in jobs}.values())
            results = pool.map(lambda job: try_one(*job), whole)
            failing = [place[2].title for (_, place, _), one in zip(whole, results, strict=True) if one == NOTICED]
            self.wrong = f"tests fail without any alteration: {', '.join(failing)}" if failing else ""
            if failing:
                return True
            for (one, _, _), result in zip(jobs, pool.map(lambda job: try_one(*job), jobs), strict=True):
                if result != NOTICED:
                    self.missed.append(one)
                    self.out.write(f"{one.say()} ({result})\n")
                    self.out.flush()
        return True


def wanted_of(card: CardDef) -> list[Alteration]:
    """The alterations of a card that make another game of it."""
    altered = [
        sharper(one, card)
        for one in alterations(card)
        if one.where not in PHRASING and not said(one.card).startswith("refused")
    ]
    return [*altered, *omissions(card)]


def sharper(one: Alteration, card: CardDef) -> Alteration:
    """A card at hand is never asked in which pile it is, only whether it is in play."""
    if one.where != "Is.zone" or one.before != ANYWHERE:
        return one
    return replace(one, card=replace(card, abilities=put(card.abilities, one.path, INSTALLED)), after=INSTALLED)


def key(one: Alteration) -> tuple[str, str]:
    return one.card.title, one.say().removeprefix(f"{one.card.title}: ")


def main(arguments: list[str]) -> int:
    cards = declared()
    unknown = [title for title in arguments if title not in cards]
    if unknown:
        sys.stderr.write(f"no such card: {', '.join(unknown)}\n")
        return 2
    os.chdir(ROOT)
    titles = arguments or list(cards)
    tests = tests_by_title(set(cards))
    work = [(one, cards[title], tests[title]) for title in titles for one in wanted_of(cards[title][2])]
    work = [one for one in work if key(one[0]) not in EQUIVALENT]
    trying = Trying(work, sys.stdout)
    files = sorted({test.partition("::")[0] for _, _, named in work for test in named})
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*QUIET, *files], plugins=[trying])
    if trying.wrong:
        sys.stderr.write(f"{trying.wrong}\n")
        return 2
    missed = trying.missed
    share = 1 - len(missed) / len(work) if work else 1.0
    left = f", {len(EQUIVALENT)} left out that change nothing" if EQUIVALENT else ""
    sys.stdout.write(f"{len(work) - len(missed)} of {len(work)} altered values noticed ({share:.1%}){left}\n")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
