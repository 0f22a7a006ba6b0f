"""A program at the seat: its lines are answered, whatever they are."""

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sneakdoor import Side
from sneakdoor.arena import Match, deck_named
from sneakdoor.arena.program_seat import Seat
from sneakdoor.bots.wire import LONGEST_LINE
from sneakdoor.cli import CommandError
from sneakdoor.cli.seat import seat

MATCH = Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", 2)


def sit(given: bytes, side: Side = Side.RUNNER, games: int = 1) -> list[dict[str, Any]]:
    """What the seat says to these lines."""
    out = io.BytesIO()
    Seat(MATCH, side, io.BytesIO(given), out).play(games)
    return [json.loads(line) for line in out.getvalue().splitlines()]


class Program(io.RawIOBase):
    """Both ends of a program that answers every question: what is written to it, it reads and answers."""

    def __init__(self, seed: int, *, whole: bool) -> None:
        self.chance = random.Random(seed)
        self.whole = whole
        self.heard: list[dict[str, Any]] = []

    def write(self, line: Any) -> int:
        self.heard.append(json.loads(bytes(line)))
        return len(line)

    def readline(self, size: int | None = -1) -> bytes:
        asked = self.heard[-1]
        assert asked["type"] == "decision"
        option = self.chance.choice(asked["options"])
        answer = {"id": asked["id"], "choice": option if self.whole else option["index"]}
        return json.dumps(answer).encode() + b"\n"


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("whole", [False, True], ids=["by index", "by meaning"])
def test_whole_games(side: Side, whole: bool) -> None:
    program = Program(3, whole=whole)

    assert Seat(MATCH, side, program, program).play(2) == 2  # type: ignore[arg-type]

    kinds = [message["type"] for message in program.heard]
    assert kinds[0] == "hello"
    assert kinds[-1] == "bye"
    assert kinds.count("over") == 2
    assert "error" not in kinds
    log = [entry["words"] for message in program.heard for entry in message.get("log", [])]
    assert sum("plays as" in words for words in log) == 4  # each side once a game: nothing is told twice


def test_a_decision_has_options_and_view_and_no_secret() -> None:
    hello, decision, *_ = sit(b"")

    assert hello["deck"]["identity"] == MATCH.runner.identity
    told = ["type", "game", "id", "kind", "rule", "role", "prompt", "situation", "choice", "card", "options", "view"]
    assert list(decision) == [*told, "log"]
    assert decision["prompt"] == f"{decision['situation']} {decision['choice']}"
    assert [option["index"] for option in decision["options"]] == [0, 1]
    assert decision["view"]["corp"]["hand"]["hidden"] == 5
    assert "seed" not in json.dumps(hello)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"hello", "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[1]", "an answer is an object"),
        (b"{}", "one of"),
        (b'{"choice": 0, "concede": true}', "one of"),
        (b'{"choice": 2}', "no option 2"),
        (b'{"choice": -1}', "no option -1"),
        (b'{"choice": true}', "a choice is"),
        (b'{"choice": 1.0}', "a choice is"),
        (b'{"choice": null}', "a choice is"),
        (b'{"choice": {"kind": "run", "server": "HQ"}}', "not possible"),
        (b'{"choice": {"kind": "concede", "number": 0}}', "to give up"),
        (b'{"choice": {"kind": 3}}', "not an option"),
        (b'{"choice": {"kind": "no", "colour": "red"}}', "not an option"),
        (b'{"choice": 0, "id": 9}', "question 1 is open"),
        (b'{"choice": 0, "id": {}}', "question 1 is open"),
        (b'{"concede": "yes"}', "to give up"),
        (b'{"text": 3}', "has a title"),
        (b'{"complete": null}', "has a title"),
        (b'{"text": "Hedge Fund"}', "does not ask for text"),
        (b"[" * 100_000, "not JSON"),
        (b"9" * 10_000, "not JSON"),
        (b"7" * (LONGEST_LINE + 5), "too long"),
    ],
)
def test_a_wrong_line_gets_an_error_and_the_decision_again(line: bytes, told: str) -> None:
    _, decision, error, again, bye = sit(line + b"\n")

    assert error["type"] == "error"
    assert told in error["message"]
    assert {**again, "log": decision["log"]} == decision
    assert bye == {"type": "bye", "games": 0, "reason": "end of input"}


def test_why_is_answered_and_the_question_stays_open() -> None:
    _, _, why, after, *_ = sit(b'{"why": {"kind": "run", "server": "HQ"}}\n{"choice": 0}\n')

    assert why["type"] == "why"
    assert all(one["rule"] and one["words"] for one in why["refusals"])
    assert (after["type"], after["id"]) == ("decision", 2)


def test_conceding() -> None:
    messages = sit(b'{"concede": true}\n', games=2)

    over = messages[2]
    assert (over["type"], over["winner"], over["how"]) == ("over", "corp", "concession")
    assert messages[3]["game"] == 2


def test_a_hundred_thousand_random_bytes_do_no_harm() -> None:
    messages = sit(random.Random(1).randbytes(100_000))

    assert messages[-1]["type"] == "bye"


def junk(chance: random.Random) -> bytes:
    """A line that is nearly an answer."""
    kinds = ["run", "rez", "install", "pass", "use", "pick", "number", "score", "advance", "mode", "host", "", "x"]
    names = ["HQ", "Server 1", "Server 99", "", "New remote", "Snare!", "Sure Gamble", "nobody", "\x00", "é"]
    option: dict[str, Any] = {"kind": chance.choice(kinds)}
    for field in ("card", "server", "zone"):
        if chance.random() < 0.4:
            option[field] = chance.choice(names)
    for field in ("handle", "ability", "number"):
        if chance.random() < 0.4:
            option[field] = chance.choice([-5, -1, 0, 1, 2, 7, 100, 10**9, 10**30])
    key = chance.choice(["choice", "why"])
    return json.dumps({key: option if chance.random() < 0.7 else chance.randrange(-1, 6)}).encode() + b"\n"


@pytest.mark.parametrize("side", Side)
def test_near_answers_do_no_harm(side: Side) -> None:
    chance = random.Random(int(side))

    messages = sit(b"".join(junk(chance) for _ in range(1500)), side, games=50)

    kinds = {message["type"] for message in messages}
    assert {"error", "why", "decision", "bye"} <= kinds


def test_the_command_over_pipes(tmp_path: Path) -> None:
    record = tmp_path / "games.jsonl"
    words = [sys.executable, "-m", "sneakdoor", "seat", "--side", "corp", "--bot", "random", "--record", str(record)]
    noise = random.Random(5).randbytes(100_000)

    done = subprocess.run(words, input=noise + b"\n0\n", capture_output=True, check=False)

    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert json.loads(done.stdout.splitlines()[-1])["type"] == "bye"
    assert json.loads(record.read_text(encoding="utf-8"))["choices"]


def test_there_is_no_third_side() -> None:
    with pytest.raises(CommandError, match='not "nobody"'):
        seat(side="nobody", decks=("", ""), bot="random", seed=0, games=1, log=True, forced=False, record=None)


@pytest.mark.parametrize("words", [("seat",), ("seat", "--mcp"), ("play", "--watch")])
def test_a_program_that_does_not_exist_gets_a_message(words: tuple[str, ...]) -> None:
    if "--mcp" in words:
        pytest.importorskip("mcp")
    bot = "--corp-bot" if "--watch" in words else "--bot"
    command = [sys.executable, "-m", "sneakdoor", *words, bot, "exec:no-such-program"]

    done = subprocess.run(command, input="", capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert "the game cannot continue: the program “no-such-program” cannot be started" in done.stderr
    assert "bug" not in done.stderr
