"""Mutate declarations of cards, and count how many mutations the tests notice. `dev.py mutate --cards` runs this.

    python3 dev.py mutate --cards                all cards
    python3 dev.py mutate --cards "Snare!" …     only these
    python3 dev.py mutate --cards --sample N     N mutations, spread evenly over all cards: an estimate in minutes
    python3 dev.py mutate --cards … --part 2/4   the second quarter of them, to split a long run
    python3 dev.py mutate --cards --rules 26.03  the cards that only these rules have

The tests of a card are those that name it, and those in a class that names it. They are collected once; each mutation
is tried in a fork, which has everything loaded. Exits with 1 if fewer than 95 % are noticed, and with 2 if tests fail
without a mutation.
"""

from __future__ import annotations

import argparse
import ast
import gc
import os
import resource
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.equivalent import EQUIVALENT, REMINDERS

from sneakdoor.cards import all_cards, registry
from sneakdoor.catalogue.mutations import PHRASING, Alteration, alterations, omissions, put
from sneakdoor.catalogue.truth import said
from sneakdoor.grammar.quotation_marks import plain_quotes
from sneakdoor.language.filters import ANYWHERE, INSTALLED
from sneakdoor.model.abilities import Keyword
from sneakdoor.model.declare import CardDef
from sneakdoor.model.ruleset import DEFAULT, RULESETS

ROOT: Final = Path(__file__).resolve().parents[1]
TESTS: Final = ("tests/cards", "tests/rules")
ENOUGH: Final = 0.95
MOST_TESTS: Final = 60
MOST_SECONDS: Final = 20  # of CPU time; a game that never ends counts as noticed
NOT_PLAYED: Final = ("test_cards_command.py", "test_import.py", "test_lint.py")
"""Tests of commands, which name cards but do not play them."""
NOT_NEEDED: Final = ("cacheprovider", "xdist", "randomly")
QUIET: Final = ("-qqs", "--no-header", "--no-summary", "--tb=no", *(f"-pno:{one}" for one in NOT_NEEDED))

NOTICED: Final = "noticed"
UNNOTICED: Final = "not noticed"
UNTESTED: Final = "no test names the card"


def declared(rules: str = "") -> dict[str, tuple[str, str, CardDef]]:
    """Every card that all rules have, or only these, by title, with the module and the name it is declared under."""
    found: dict[str, tuple[str, str, CardDef]] = {}
    for module in registry.module_names(rules):
        for name, value in vars(import_module(module)).items():
            if isinstance(value, CardDef):
                found.setdefault(value.title, (module, name, value))
    return found


def strings(node: ast.AST) -> set[str]:
    return {
        plain_quotes(one.value)
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


def named_in(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Test functions and classes of a file, each with its strings and those of the helpers that it uses."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
            words = strings(node).union(*(strings(one) for one in used_by(node, tree)))
            yield f"{file.relative_to(ROOT)}::{node.name}", words


def used_by(node: ast.stmt, tree: ast.Module) -> list[ast.stmt]:
    """The helpers and constants of a file that a test uses, also those that its helpers use."""
    found: list[ast.stmt] = []
    todo: list[ast.stmt] = [node]
    while todo:
        used = {one.id for one in ast.walk(todo.pop()) if isinstance(one, ast.Name)}
        new = [one for one in tree.body if one not in found and names(one) & used]
        found += new
        todo += new
    return found


def names(node: ast.stmt) -> set[str]:
    """The name of a function, or the targets of an assignment."""
    if isinstance(node, ast.FunctionDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {one.id for one in targets if isinstance(one, ast.Name)}


def tests_by_title(titles: set[str]) -> dict[str, list[str]]:
    """The tests that name each card, at most `MOST_TESTS`.

    Tests of printed values come first, then tests named after the card, then tests that name few other cards.
    """
    found: dict[str, list[tuple[bool, bool, int, str]]] = {title: [] for title in titles}
    plain = {plain_quotes(title): title for title in titles}
    for folder in TESTS:
        for file in sorted((ROOT / folder).rglob("test_*.py")):
            for test, words in named_in(file) if file.name not in NOT_PLAYED else ():
                named = words & plain.keys()
                for title in named:
                    other = letters(title) not in letters(test)
                    found[plain[title]].append(("/test_numbers_" not in test, other, len(named), test))
    return {title: [test for *_, test in sorted(tests)[:MOST_TESTS]] for title, tests in found.items()}


def letters(text: str) -> str:
    """Letters and digits of a test id, or of a title up to its subtitle, for comparing the two."""
    name = text if "::" in text else text.partition(":")[0]
    return "".join(one for one in name.lower() if one.isalnum())


def plant(alteration: Alteration, module: str, name: str, original: CardDef) -> None:
    """Replace a card by its mutation in this process."""
    setattr(import_module(module), name, alteration.card)
    all_cards.BOOK = registry.collect()
    registry.book.cache_clear()
    books = [registry.book(rules) for rules in RULESETS]
    planted = [alteration.card.under(known.ruleset) for known in books]
    assert any(card in known.cards for card, known in zip(planted, books, strict=True)), original.title


class Collected:
    """A pytest plugin: the collected tests by function or class, and what to do with them."""

    def __init__(self, then: Callable[[Collected], int]) -> None:
        self.items: dict[str, list[pytest.Item]] = {}
        self.then = then  # runs inside the pytest session
        self.result = 2

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            owner = "::".join(item.nodeid.partition("[")[0].split("::")[:2])
            self.items.setdefault(owner, []).append(item)
        gc.freeze()  # forks share this memory as long as the collector does not touch it
        self.result = self.then(self)
        return True

    def pass_(self, tests: list[str], title: str) -> bool:
        """Whether all pass; stops at the first failure."""
        items = [item for test in tests for item in concerning(self.items.get(test, []), title)]
        items.sort(key=lambda item: not is_about(item, title))
        return not any(report.failed for item in items for report in runtestprotocol(item, log=False, nextitem=None))


def is_about(item: pytest.Item, title: str) -> bool:
    """Whether a parametrised test runs for this card."""
    spec = getattr(item, "callspec", None)
    return spec is not None and any(one == title for one in spec.params.values())


def concerning(items: list[pytest.Item], title: str) -> list[pytest.Item]:
    """Without the parameters of tests that have a parameter for this card and others."""
    listed = {getattr(item, "originalname", "") for item in items if is_about(item, title)}
    return [item for item in items if getattr(item, "originalname", "") not in listed or is_about(item, title)]


def try_one(
    collected: Collected, alteration: Alteration | None, place: tuple[str, str, CardDef], tests: list[str]
) -> str:
    """Run the tests of a card with a mutation, or without one, in a fork."""
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
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        if alteration is not None:
            plant(alteration, *place)
        code = 0 if collected.pass_(tests, place[2].title) else 1
    finally:
        os._exit(code)


def wanted_of(card: CardDef, rules: str = DEFAULT.name) -> list[Alteration]:
    """The mutations of a card that change the game."""
    altered = [
        sharper(one, card)
        for one in alterations(card, rules)
        if one.where not in PHRASING and not said(one.card).startswith("refused")
    ]
    return [one for one in (*altered, *omissions(card)) if not is_reminder(one)]


def is_reminder(one: Alteration) -> bool:
    """Whether only reminder text is mutated."""
    name = one.before.name if isinstance(one.before, Keyword) else one.before if one.where == "Keyword.name" else ""
    return name in REMINDERS


def sharper(one: Alteration, card: CardDef) -> Alteration:
    """Mutate the zone `anywhere` to `installed`: a filter on a given card only asks whether it is in play."""
    if one.where != "Is.zone" or one.before != ANYWHERE:
        return one
    return replace(one, card=replace(card, abilities=put(card.abilities, one.path, INSTALLED)), after=INSTALLED)


def key(one: Alteration) -> tuple[str, str]:
    return one.card.title, one.say().removeprefix(f"{one.card.title}: ")


def spread(work: list[Any], n: int) -> list[Any]:
    """Take n of them at even distances."""
    return [work[at * len(work) // n] for at in range(n)] if 0 < n < len(work) else work


def part(text: str) -> tuple[int, int]:
    """Read "k/n", the k-th of n parts."""
    k, _, n = text.partition("/")
    if not (k.isdecimal() and n.isdecimal() and 1 <= int(k) <= int(n)):
        raise argparse.ArgumentTypeError(f"{text!r} is no part such as 2/4")
    return int(k), int(n)


def part_of(work: list[Any], k: int, n: int) -> list[Any]:
    """Take the k-th of n parts that together are all of it."""
    return work[(k - 1) * len(work) // n : k * len(work) // n]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="mutate --cards", description="Mutate declarations of cards.")
    parser.add_argument("titles", nargs="*", help="only these cards")
    parser.add_argument("--sample", type=int, default=0, help="number of mutations, spread evenly (default: all)")
    parser.add_argument("--part", type=part, default=(1, 1), help="part of the mutations, such as 2/4")
    parser.add_argument("--rules", choices=RULESETS, default="", help="only the cards that just these rules have")
    asked = parser.parse_intermixed_args(arguments)
    cards = declared(asked.rules)
    unknown = [title for title in asked.titles if title not in cards]
    if unknown:
        parser.error(f"no such card: {', '.join(unknown)}")
    os.chdir(ROOT)
    wanted = {title: cards[title] for title in asked.titles} or cards
    collected = Collected(lambda found: try_all(found, wanted, asked.sample, asked.part, asked.rules or DEFAULT.name))
    pytest.main([*QUIET, *TESTS], [collected])
    return collected.result


def try_all(
    collected: Collected,
    cards: dict[str, tuple[str, str, CardDef]],
    sample: int = 0,
    part: tuple[int, int] = (1, 1),
    rules: str = DEFAULT.name,
) -> int:
    tests = tests_by_title(set(cards))
    work = [(one, place, tests[title]) for title, place in cards.items() for one in wanted_of(place[2], rules)]
    work = part_of(spread([one for one in work if key(one[0]) not in EQUIVALENT], sample), *part)
    concerned = {place[2].title for _, place, _ in work}
    cards = {title: place for title, place in cards.items() if title in concerned}
    missed: list[Any] = []
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        # A test that fails without a mutation would notice every one.
        as_it_is = pool.map(lambda title: try_one(collected, None, cards[title], tests[title]), cards)
        broken = [title for title, result in zip(cards, as_it_is, strict=True) if result == NOTICED]
        if broken:
            sys.stderr.write(f"tests fail without any alteration, of: {', '.join(broken)}\n")
            return 2
        for (one, _, _), result in zip(work, pool.map(lambda job: try_one(collected, *job), work), strict=True):
            if result != NOTICED:
                missed.append(one)
                sys.stdout.write(f"{one.say()} ({result})\n")
                sys.stdout.flush()
    share = 1 - len(missed) / len(work) if work else 1.0
    left = f", {len(EQUIVALENT)} left out that change nothing" if EQUIVALENT else ""
    sys.stdout.write(f"{len(work) - len(missed)} of {len(work)} altered values noticed ({share:.1%}){left}\n")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
