"""Record the tests of worked examples as replays: the table, each choice, and the log. Needs pytest."""

import contextlib
import io
from pathlib import Path
from typing import Any, Final

import pytest

from sneakdoor.game import Game
from sneakdoor.log import LogEntry
from sneakdoor.model.enums import Side
from sneakdoor.options import Option
from sneakdoor.rulebook.generated import GeneratedDataError
from sneakdoor.testing import Table
from sneakdoor.view import View
from sneakdoor.view_parts import Card

PASSING: Final = ("pass", "continue")  # choices that are only recorded if they led to a log entry
MAX_STEPS: Final = 60


def record(root: Path, wanted: list[str]) -> dict[str, list[dict[str, Any]]]:
    """Run these tests and return a replay of each table at which choices were made."""
    recorder = Recorder(set(wanted))
    files = sorted({test.partition("::")[0] for test in wanted})
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(root), "--no-header"]
    said = io.StringIO()
    with contextlib.chdir(root), contextlib.redirect_stdout(said):
        code = pytest.main([*options, *files], plugins=[recorder])
    if code != 0:
        raise GeneratedDataError(f"the tests of the worked examples do not pass:\n{said.getvalue()}")
    return {test: recorder.replays[test] for test in wanted if test in recorder.replays}


class Recorder:
    """A pytest plugin: run only the wanted tests, and record what happens at their tables."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.replays: dict[str, list[dict[str, Any]]] = {}
        self.tables: list[tuple[Table, dict[str, Any]]] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid.partition("[")[0] in self.wanted]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Any:
        self.tables = []
        make_table, choose = Table.__init__, Game.choose

        def recorded_table(table: Table, *args: Any, **fields: Any) -> None:
            make_table(table, *args, **fields)
            self.tables.append((table, {"laid": [], "steps": []}))

        def recorded_choice(game: Game, option: Option) -> None:
            replay = next((replay for table, replay in self.tables if table.game is game), None)
            if replay is None or len(replay["steps"]) >= MAX_STEPS:
                choose(game, option)
                return
            decision = game.decision
            assert decision is not None
            if not replay["laid"]:
                replay["laid"] = describe_table(game)
            before = len(game.log(None))
            asked, rule, words = decision.kind, decision.rule, describe_choice(option)
            side = decision.side.name.capitalize()
            choose(game, option)
            lines = [describe_entry(entry) for entry in game.log(None)[before:]]
            if lines or option.kind not in PASSING:
                replay["steps"].append([side, asked, rule, words, lines])

        Table.__init__, Game.choose = recorded_table, recorded_choice  # type: ignore[method-assign, assignment]
        try:
            return (yield)
        finally:
            Table.__init__, Game.choose = make_table, choose  # type: ignore[method-assign]
            replays = [replay for _, replay in self.tables if replay["steps"]]
            if replays:
                self.replays.setdefault(item.nodeid.partition("[")[0], replays)


# --------------------------------------------------------------------------------------------------------- descriptions


USING: Final = {"use": "Use", "action": "Use", "permit": "Use", "trigger": "Trigger", "instead": "Choose"}


def describe_choice(option: Option) -> str:
    """Describe a choice without card text, which the reference composes from the declaration."""
    if option.kind in USING and option.card:
        return f"{USING[option.kind]} {option.card}"
    if option.kind in ("subroutine", "mode") or (option.kind == "pick" and not option.card):
        return f"{option.kind.capitalize()} {option.number + 1}"
    return str(option)


def describe_entry(entry: LogEntry) -> str:
    """A log entry without the text of a subroutine."""
    before, colon, _ = entry.words.partition(": ")
    words = f"{before}." if colon and "subroutine" in before else entry.words
    return f"{words} (CR {entry.rule})" if entry.rule else words


def describe_table(game: Game) -> list[str]:
    """Describe the table in lines, with both players' cards."""
    corp, runner = game.view(Side.CORP), game.view(Side.RUNNER)
    lines = [
        f"Corp: {corp.corp.credits} credits{_tail(', in HQ: ', corp.corp.hand.cards)}",
        f"Runner: {runner.runner.credits} credits{_tail(', in the grip: ', runner.runner.hand.cards)}",
    ]
    if corp.tags or corp.bad_publicity:
        lines.append(f"{corp.tags} tags, {corp.bad_publicity} bad publicity")
    for server in corp.servers:
        ice, root = [_card(card) for card in server.ice], [_card(card) for card in server.root]
        if ice or root:
            parts = [*([f"ice: {', '.join(ice)}"] if ice else []), *([f"root: {', '.join(root)}"] if root else [])]
            lines.append(f"{server.name}: {'; '.join(parts)}")
    rig = [_card(card) for cards in runner.rig.values() for card in cards]
    if rig:
        lines.append(f"Rig: {', '.join(rig)}")
    return lines + _piles(corp, runner)


def _piles(corp: View, runner: View) -> list[str]:
    shown = [
        ("Archives", corp.corp.discard.cards),
        ("Heap", runner.runner.discard.cards),
        ("Scored by the Corp", [card.title for card in corp.corp.scored]),
        ("Stolen by the Runner", [card.title for card in runner.runner.scored]),
    ]
    return [f"{name}: {', '.join(titles)}" for name, titles in shown if titles]


def _tail(words: str, titles: list[str]) -> str:
    return words + ", ".join(titles) if titles else ""


def _card(card: Card) -> str:
    marks = [] if card.faceup else ["facedown"]
    marks += [f"{n} {kind}" for kind, n in card.tokens.items() if n]
    hosted = f" with {', '.join(map(_card, card.hosted))}" if card.hosted else ""
    return f"{card.title or 'a card'}{f' ({chr(44).join(marks)})' if marks else ''}{hosted}"
