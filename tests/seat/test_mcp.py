"""A language model at the seat: its tools over a real client, its side's knowledge and no more."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import CallToolResult, TextContent

from sneakdoor import Game, Record, Side
from sneakdoor.arena import Match, deck_named
from sneakdoor.cli import CommandError
from sneakdoor.cli.desk import CannotDo, Desk
from sneakdoor.cli.seat import seat

MATCH = Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", 2)
OPTION = re.compile(r"^  (\d+)\. ", re.MULTILINE)
Call = Callable[..., Awaitable[tuple[str, bool]]]


def through_a_client(play: Callable[[Client, Call], Awaitable[None]], *words: str) -> None:
    """Start the seat as its own process, and let a real client talk to it."""

    async def talk() -> None:
        command = StdioServerParameters(command=sys.executable, args=["-m", "sneakdoor", "seat", "--mcp", *words])
        async with Client(command) as client:

            async def call(name: str, **given: object) -> tuple[str, bool]:
                return words_of(await client.call_tool(name, given))

            await play(client, call)

    asyncio.run(asyncio.wait_for(talk(), 240))


def words_of(told: CallToolResult) -> tuple[str, bool]:
    return "\n".join(one.text for one in told.content if isinstance(one, TextContent)), bool(told.is_error)


def test_a_model_looks_asks_reads_and_plays_over_a_real_client(tmp_path: Path) -> None:
    chance = random.Random(1)
    file = tmp_path / "games.jsonl"

    async def play(client: Client, call: Call) -> None:
        assert "as the Runner against the bot random" in (client.instructions or "")
        tools = {one.name for one in (await client.list_tools()).tools}
        assert tools == {"look", "options", "choose", "why_not", "rule", "card", "log", "concede"}
        table, _ = await call("look")
        assert "Question 1" in table
        assert (await call("card", title="sure gam"))[0].startswith("Sure Gamble")
        assert "Jack" in (await call("rule", what="jack out"))[0]
        assert await call("why_not", what="run hq") != ("", False)
        for bad in ({"option": 999}, {"option": "juggle"}, {"option": 1, "question": 77}):
            told, wrong = await call("choose", **bad)
            assert wrong, told
        told = (await call("options"))[0]
        for _ in range(30):
            if "The game is over" in told:
                break
            told, wrong = await call("choose", option=int(chance.choice(OPTION.findall(told))))
            assert not wrong, told
        assert (await call("look"))[0].endswith(told.splitlines()[-1])
        assert "The game is over" in (await call("concede"))[0]
        assert (await call("choose", option=1))[1]  # nothing is asked any more

    words = ["--side", "runner", "--bot", "random", "--seed", "2", "--passing", "--record", str(file)]
    through_a_client(play, *words)

    [line] = file.read_text(encoding="utf-8").splitlines()
    assert Game.replay(Record.from_json(line)).outcome is not None


class TestDesk:
    def test_it_tells_what_its_side_may_know_and_nothing_else(self) -> None:
        """Whatever the Corp holds, the Runner's desk says the same."""
        desk = Desk(MATCH, Side.RUNNER)
        for _ in range(6):
            desk.choose(1)
        told = (desk.look(), desk.log(200), desk.why_not("run hq"))
        for seed in range(4):
            desk.chair.game = desk.chair.game.sample(Side.RUNNER, seed)
            assert (desk.look(), desk.log(200), desk.why_not("run hq")) == told

    def test_options_are_taken_by_words_too(self) -> None:
        desk = Desk(MATCH, Side.CORP)
        desk.choose("no")
        with pytest.raises(CannotDo, match="is not an option"):
            desk.choose("run hq")
        assert "Question 3" in desk.choose("Gain 1 credit")

    def test_a_refusal_names_its_rule(self) -> None:
        desk = Desk(MATCH, Side.CORP)
        desk.choose("no")
        assert re.search(r"CR \d", desk.why_not("score priority requisition") + desk.why_not("jack out"))
        with pytest.raises(CannotDo):
            desk.rule("99.99")
        with pytest.raises(CannotDo):
            desk.card("no such card at all")

    def test_games_follow_each_other_and_each_is_kept_once(self) -> None:
        kept: list[str] = []
        desk = Desk(MATCH, Side.CORP, games=2, keep=kept.append)
        with pytest.raises(CannotDo, match="not over"):
            desk.new_game()
        assert "new_game starts the next one" in desk.concede()
        assert "Question" in desk.new_game()
        desk.choose(1)
        desk.leave()
        desk.leave()
        assert [len(json.loads(one)["choices"]) > 0 for one in kept] == [True, True]
        desk.concede()
        with pytest.raises(CannotDo, match="games are played"):
            desk.new_game()


def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    with pytest.raises(CommandError, match=r"sneakdoor\[mcp\]"):
        seat(
            side="runner", decks=("Closed Doors", "Inside People"), bot="random", seed=1, games=1, log=True,
            forced=False, record=None, mcp=True,
        )  # fmt: skip
