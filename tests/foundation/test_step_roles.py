"""Steps are meant by their roles: rule numbers are citations, and no code decides anything by comparing them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sneakdoor.rules.procedures  # noqa: F401  (makes the tables)
from sneakdoor.kernel.frames import tables
from sneakdoor.model.roles import ROLES, TURN_WINDOWS

SOURCE = Path(__file__).parents[2] / "src" / "sneakdoor"

NUMBER = re.compile(r"(?:\d+\.\d+:)?\d{1,2}\.(?:\d{1,2}(?:\.\d*[a-z]?)?)?")
VERSIONS = frozenset({"1.3", "1.4", "26.03"})
"""Versions of the rules look like numbers of sections."""

ABOUT_NUMBERS = ("rulebook", "document")
"""Packages about the numbers themselves: the index of the rules, citations, and rules documents."""
TESTS = frozenset({"count", "endswith", "find", "get", "index", "removeprefix", "startswith"})
"""Methods that compare with their argument."""


def is_number(node: ast.AST | None, bound: dict[str, ast.expr]) -> bool:
    """Is it a rule number, a collection of them, or a name of the module that is bound to such?"""
    if isinstance(node, ast.Name):
        return node.id in bound and is_number(bound[node.id], {})
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and node.value not in VERSIONS and bool(NUMBER.fullmatch(node.value))
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(is_number(one, bound) for one in node.elts)
    if isinstance(node, ast.Dict):
        return any(is_number(one, bound) for one in node.keys)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("frozenset", "set", "tuple"):
        return any(is_number(one, bound) for one in node.args)
    return False


def compared(source: str) -> Iterator[int]:
    """Lines that compare something with a rule number, look something up by one, or list them as a type."""
    tree = ast.parse(source)
    bound: dict[str, ast.expr] = {}
    for line in tree.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
            bound[line.target.id] = line.value
        elif isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            bound[line.targets[0].id] = line.value
    for node in ast.walk(tree):
        found = False
        if isinstance(node, ast.Compare):
            found = any(is_number(one, bound) for one in (node.left, *node.comparators))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TESTS:
            found = any(is_number(one, bound) for one in (node.func.value, *node.args))
        elif isinstance(node, ast.Subscript):
            table = bound.get(node.value.id) if isinstance(node.value, ast.Name) else None
            found = is_number(node.slice, bound) or (isinstance(table, ast.Dict) and is_number(table, {}))
        elif isinstance(node, ast.MatchValue):
            found = is_number(node.value, bound)
        if found and isinstance(node, ast.expr | ast.pattern):
            yield node.lineno


def offences() -> list[str]:
    out = []
    for file in sorted(SOURCE.rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        if not name.startswith(ABOUT_NUMBERS):
            out += [f"{name}:{line}" for line in compared(file.read_text(encoding="utf-8"))]
    return out


def test_nothing_is_decided_by_a_rule_number() -> None:
    assert offences() == []


@pytest.mark.parametrize(
    "planted",
    [
        'if decision.rule == "6.9.3b": pass',
        'if decision.rule in ("5.6.1b", "x"): pass',
        'if rule.startswith("5."): pass',
        'if rule.startswith(("1.4:8.3", "1.16.3")): pass',
        'WINDOW: Final = "6.9.2e"\ndef f(d): return d.rule != WINDOW',
        'ENDS = frozenset({"5.6.3b", "5.7.2b"})\ndef f(d): return d.rule in ENDS',
        'LEADS = {"1.6.2": "As the game is set up"}\ndef f(step): return LEADS[step]',
        'PermitStep = Literal["6.9.3b", "7.8.3"]',
        'match rule:\n    case "6.9.3b": pass',
    ],
)
def test_each_way_to_compare_is_noticed(planted: str) -> None:
    assert list(compared(planted))


@pytest.mark.parametrize(
    "harmless",
    ['Refusal("6.3.2a", "No.")', 'happen(s, rule="6.9.3c")', 'if version == "1.4": pass', 'rule = "10.10.1"'],
)
def test_citations_and_versions_are_left_alone(harmless: str) -> None:
    assert not list(compared(harmless))


def roles_of(version: str) -> list[str]:
    """The roles of all steps of a version of the rules, in the order of their tables."""
    steps = [(rule, role) for table in tables.values() for rule, role in zip(table.rules, table.roles, strict=True)]
    return [role for rule, role in steps if role and rule.startswith("26.03:") == (version == "26.03")]


def test_every_role_is_listed_and_belongs_to_one_step_of_a_version() -> None:
    old, today = roles_of("1.4"), roles_of("26.03")
    assert len(set(old)) == len(old)
    assert {role for role in today if today.count(role) > 1} == {"access"}  # in a breach, and of cards that are named
    assert {*old, *today} == ROLES - {""}


def test_windows_of_a_turn_are_those_of_the_tables_of_turns() -> None:
    phases = ("CorpDraw", "CorpActions", "CorpDiscard", "RunnerActions", "RunnerDiscard")
    opened = {
        role
        for owner in phases
        for role, signs in zip(tables[owner].roles, tables[owner].signs, strict=True)
        if "PaidWindow" in signs.opens
    }
    assert opened == TURN_WINDOWS


def test_every_step_that_opens_a_window_has_a_role() -> None:
    without = [
        f"{owner}.{name}"
        for owner, table in tables.items()
        for name, role, signs in zip(table.names, table.roles, table.signs, strict=True)
        if {"PaidWindow", "ActionWindow"} & set(signs.opens) and not role
    ]
    assert without == []
