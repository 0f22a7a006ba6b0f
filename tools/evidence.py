"""Makes what the reference knows of tests: which cards and rules each shows, the worked examples as replays, readings.

python tools/evidence.py            writes src/sneakdoor/reference/evidence.json
python tools/evidence.py --check    only says whether it is stale, and ends with 1 if it is

`dev.py ledger` runs it after the ledger. An installed package has no tests to read, so the data travel with it.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from sneakdoor.catalogue import cards
from sneakdoor.game import Game
from sneakdoor.log import LogEntry
from sneakdoor.model.words import Side
from sneakdoor.options import Option
from sneakdoor.rulebook.ledger import ledger
from sneakdoor.rules.interpretations import READINGS
from sneakdoor.testing import Table
from sneakdoor.view import View
from sneakdoor.view_parts import Card

ROOT: Final = Path(__file__).resolve().parents[1]
DATA: Final = Path("src/sneakdoor/reference/evidence.json")
SILENT: Final = ("pass", "continue")
MOST_STEPS: Final = 60


def survey(root: Path) -> dict[str, dict[str, tuple[list[str], list[str]]]]:
    """By file and test: the titles that stand in it, and the rules that it is marked with."""
    titles = {entry.title for entry in cards().values() if entry.declared is not None}
    out: dict[str, dict[str, tuple[list[str], list[str]]]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        found = dict(_tests(ast.parse(path.read_text(encoding="utf-8")), titles))
        if found:
            out[path.relative_to(root).as_posix()] = found
    return out


def _tests(tree: ast.Module, titles: set[str]) -> Iterator[tuple[str, tuple[list[str], list[str]]]]:
    named = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name) and node.value.value in titles
    }
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield node.name, _shown(node, titles, named, [])
        elif isinstance(node, ast.ClassDef):
            above = _marks(node)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and inner.name.startswith("test"):
                    yield f"{node.name}::{inner.name}", _shown(inner, titles, named, above)


def _shown(
    node: ast.FunctionDef, titles: set[str], named: dict[str, Any], above: list[str]
) -> tuple[list[str], list[str]]:
    found = {
        one.value
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value in titles
    }
    found |= {named[one.id] for one in ast.walk(node) if isinstance(one, ast.Name) and one.id in named}
    return sorted(found), sorted({*above, *_marks(node)})


def _marks(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """The numbers of the rules in `@pytest.mark.rule(…)`."""
    return [
        argument.value
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.rule")
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


# ------------------------------------------------------------------------------------------------------------- replays


class Recorder:
    """Watches the tables of each test: how they were laid out, each choice, and what the log told then."""

    def __init__(self) -> None:
        self.replays: dict[str, list[dict[str, Any]]] = {}
        self.tables: list[tuple[Table, dict[str, Any]]] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Any:
        self.tables = []
        made, chose = Table.__init__, Game.choose

        def making(table: Table, *args: Any, **fields: Any) -> None:
            made(table, *args, **fields)
            self.tables.append((table, {"laid": [], "steps": []}))

        def choosing(game: Game, option: Option) -> None:
            kept = next((kept for table, kept in self.tables if table.game is game), None)
            if kept is None or len(kept["steps"]) >= MOST_STEPS:
                chose(game, option)
                return
            decision = game.decision
            assert decision is not None
            if not kept["laid"]:
                kept["laid"] = laid_out(game)
            told = len(game.log(None))
            asked, rule, words = decision.kind, decision.rule, in_short(option)
            side = decision.side.name.capitalize()
            chose(game, option)
            lines = [without_text(entry) for entry in game.log(None)[told:]]
            if lines or option.kind not in SILENT:
                kept["steps"].append([side, asked, rule, words, lines])

        Table.__init__, Game.choose = making, choosing  # type: ignore[method-assign, assignment]
        try:
            return (yield)
        finally:
            Table.__init__, Game.choose = made, chose  # type: ignore[method-assign]
            shown = [kept for _, kept in self.tables if kept["steps"]]
            if shown:
                self.replays.setdefault(item.nodeid.partition("[")[0], shown)


USING: Final = {"use": "Use", "action": "Use", "permit": "Use", "trigger": "Trigger", "instead": "Choose"}


def in_short(option: Option) -> str:
    """A choice without the text of a card: that is made from the declaration where it is read, and not kept here."""
    if option.kind in USING and option.card:
        return f"{USING[option.kind]} {option.card}"
    if option.kind in ("subroutine", "mode") or (option.kind == "pick" and not option.card):
        return f"{option.kind.capitalize()} {option.number + 1}"
    return str(option)


def without_text(entry: LogEntry) -> str:
    """A line of the log; of a subroutine only whose it is."""
    before, colon, _ = entry.words.partition(": ")
    words = f"{before}." if colon and "subroutine" in before else entry.words
    return f"{words} (CR {entry.rule})" if entry.rule else words


def laid_out(game: Game) -> list[str]:
    """What lies on the table, line by line, with both players' cards."""
    corp, runner = game.view(Side.CORP), game.view(Side.RUNNER)
    lines = [
        f"Corp: {corp.corp.credits} credits{_tail(', in HQ: ', corp.corp.hand.cards)}",
        f"Runner: {runner.runner.credits} credits{_tail(', in the grip: ', runner.runner.hand.cards)}",
    ]
    if corp.tags or corp.bad_publicity:
        lines.append(f"{corp.tags} tags, {corp.bad_publicity} bad publicity")
    for server in corp.servers:
        ice, root = [_card(one) for one in server.ice], [_card(one) for one in server.root]
        if ice or root:
            parts = [*([f"ice: {', '.join(ice)}"] if ice else []), *([f"root: {', '.join(root)}"] if root else [])]
            lines.append(f"{server.name}: {'; '.join(parts)}")
    rig = [_card(one) for kind in runner.rig.values() for one in kind]
    if rig:
        lines.append(f"Rig: {', '.join(rig)}")
    return lines + _piles(corp, runner)


def _piles(corp: View, runner: View) -> list[str]:
    shown = [
        ("Archives", corp.corp.discard.cards),
        ("Heap", runner.runner.discard.cards),
        ("Scored by the Corp", [one.title for one in corp.corp.scored]),
        ("Stolen by the Runner", [one.title for one in runner.runner.scored]),
    ]
    return [f"{name}: {', '.join(titles)}" for name, titles in shown if titles]


def _tail(words: str, titles: list[str]) -> str:
    return words + ", ".join(titles) if titles else ""


def _card(one: Card) -> str:
    marks = [] if one.faceup else ["facedown"]
    marks += [f"{n} {kind}" for kind, n in one.tokens.items() if n]
    hosted = f" with {', '.join(_card(other) for other in one.hosted)}" if one.hosted else ""
    return f"{one.title or 'a card'}{f' ({chr(44).join(marks)})' if marks else ''}{hosted}"


def replays(root: Path) -> dict[str, list[dict[str, Any]]]:
    """The tests of worked examples, played with somebody watching."""
    wanted = sorted({test for tests in ledger().examples.values() for test in tests})
    recorder = Recorder()
    files = sorted({test.partition("::")[0] for test in wanted})
    code = pytest.main(
        ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(root), "--no-header", *files],
        plugins=[recorder, _Only(set(wanted))],
    )
    if code != 0:
        raise SystemExit("the tests of the worked examples do not pass")
    return {test: recorder.replays[test] for test in wanted if test in recorder.replays}


class _Only:
    """Leaves only these tests."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [one for one in items if one.nodeid.partition("[")[0] in self.wanted]


# ---------------------------------------------------------------------------------------------------------------- file


def dump(tests: dict[str, dict[str, tuple[list[str], list[str]]]], played: dict[str, list[dict[str, Any]]]) -> str:
    """The data as text, a file of tests or an example on each line."""
    titles = sorted({title for found in tests.values() for shown, _ in found.values() for title in shown})
    number = {title: at for at, title in enumerate(titles)}
    rows = {
        file: {test: [[number[title] for title in shown], rules] for test, (shown, rules) in found.items()}
        for file, found in tests.items()
    }
    readings = [[one.name, one.question, one.answer, one.reason, list(one.rules)] for one in READINGS]

    def listed(told: dict[str, Any]) -> str:
        return ",\n".join(f"{_json(key)}: {_json(value)}" for key, value in told.items())

    return (
        f'{{"titles": {_json(titles)},\n"tests": {{\n{listed(rows)}\n}},\n"replays": {{\n{listed(played)}\n}},\n'
        f'"readings": {_json(readings)}}}\n'
    )


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def make(root: Path) -> str:
    return dump(survey(root), replays(root))


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    text, path = make(ROOT), ROOT / DATA
    if "--check" in given:
        fresh = path.exists() and path.read_text(encoding="utf-8") == text
        sys.stdout.write("" if fresh else f"{DATA} is stale: run `python3 dev.py ledger`\n")
        return 0 if fresh else 1
    path.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{DATA} is written\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
