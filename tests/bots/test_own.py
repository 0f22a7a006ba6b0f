"""A bot of one's own: a class in a module, or a program that speaks the seat's protocol."""

import json
import random
import sys
import textwrap
from pathlib import Path

import pytest

from sneakdoor import Game, Record
from sneakdoor.arena import Match, deck_named, play_game, simulate
from sneakdoor.bots import BotFailed, NoSuchBot, Program, answer, find, known_as
from sneakdoor.bots.program import SETTING
from sneakdoor.cli import main

FIRST = """
    import json, sys

    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decision":
            print(json.dumps({"choice": len(message["options"]) - 1}), flush=True)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.delenv("SNEAKDOOR_DEBUG", raising=False)
    return tmp_path


def program(folder: Path, text: str, name: str = "bot.py") -> str:
    (folder / name).write_text(textwrap.dedent(text), encoding="utf-8")
    return f"exec:{sys.executable} {name}"


def match(corp: str, runner: str) -> Match:
    return Match(deck_named("Closed Doors"), deck_named("Inside People"), corp, runner, 3)


def command(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["sneakdoor", *words])
    try:
        return main()
    except SystemExit as end:
        return int(end.code or 0)


class TestClass:
    def test_it_plays(self, here: Path) -> None:
        text = "class Last:\n    def choose(self, view, decision, rng):\n        return decision.options[-1]\n"
        (here / "mine_last.py").write_text(text, encoding="utf-8")

        played, _ = play_game(match("mine_last:Last", "random"), 0)

        assert played.decisions

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("nobody_here:Bot", "no module nobody_here"),
            ("mine_odd:Missing", "has no class Missing"),
            ("mine_odd:Mute", "has no method choose"),
            ("mine_odd:Broken", r"Broken\(\) failed: KeyError"),
            ("mine_torn:Bot", "cannot be loaded: SyntaxError"),
            ("exec:", "no command"),
            ("exec:'", "cannot be used"),
            ("", 'there is no bot ""'),
        ],
    )
    def test_what_cannot_be_found_is_told(self, here: Path, name: str, told: str) -> None:
        odd = "class Mute: pass\nclass Broken:\n    def __init__(self):\n        raise KeyError('planted')\n"
        (here / "mine_odd.py").write_text(odd, encoding="utf-8")
        (here / "mine_torn.py").write_text("def (", encoding="utf-8")

        with pytest.raises(NoSuchBot, match=told):
            find(name)

    def test_an_answer_that_is_no_option_fails(self, here: Path) -> None:
        (here / "mine_wild.py").write_text(
            "class Wild:\n    def choose(self, view, decision, rng):\n        return 7\n", encoding="utf-8"
        )

        with pytest.raises(BotFailed, match="mine_wild:Wild answered 7 to mulligan") as failed:
            play_game(match("mine_wild:Wild", "random"), 0)
        assert Record.from_json(failed.value.record).seed

    def test_names_are_kept_as_they_are(self) -> None:
        assert [known_as(name) for name in ("GREEDY", "My.Module:Bot", "exec:  Do It")] == [
            "greedy",
            "My.Module:Bot",
            "exec:Do It",
        ]


class TestProgram:
    def test_two_programs_play_each_other(self, here: Path) -> None:
        bot = program(here, FIRST)

        played, game = play_game(match(bot, bot), 0)

        assert played.decisions == game.state.count
        assert game.record.choices

    def test_it_is_told_all_that_a_seat_tells(self, here: Path) -> None:
        text = """
            import json, sys

            with open("heard.jsonl", "w") as heard:
                for line in sys.stdin:
                    heard.write(line)
                    message = json.loads(line)
                    if message["type"] == "decision" and message["id"] == 1:
                        print(json.dumps({"why": {"kind": "run", "server": "HQ"}}), flush=True)
                    if message["type"] == "decision":
                        print(len(message["options"]) - 1, flush=True)
        """

        play_game(match("random", program(here, text)), 1)

        heard = [json.loads(line) for line in (here / "heard.jsonl").read_text(encoding="utf-8").splitlines()]
        assert [one["type"] for one in (heard[0], *heard[-2:])] == ["hello", "over", "bye"]
        assert heard[0]["side"] == "runner"
        assert heard[0]["deck"]["identity"] == deck_named("Inside People").identity
        assert heard[2]["type"] == "why"
        assert {"options", "view", "log"} <= set(heard[1])
        assert "decision" not in heard[1]["view"]

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            (
                "raise SystemExit('planted words')",
                "ended with exit status 1 at question 1; its last words: planted words",
            ),
            ("import time; time.sleep(60)", "no answer to question 1 within 0.5 seconds"),
            ("import sys\nfor line in sys.stdin: print('nonsense', flush=True)", "in 3 lines; the last: not JSON"),
            ("import sys\nfor line in sys.stdin: print(99999, flush=True)", "there is no option 99999"),
            ("import sys\nfor line in sys.stdin: print('x' * 3000000, flush=True)", "the line is too long"),
        ],
    )
    def test_one_that_fails_says_how_and_the_game_stands(
        self, here: Path, monkeypatch: pytest.MonkeyPatch, text: str, told: str
    ) -> None:
        monkeypatch.setenv(SETTING, "0.5" if "sleep" in text else "30")
        bot = find(program(here, text))
        game = Game.new(corp=deck_named("Closed Doors"), runner=deck_named("Inside People"), seed=1)
        before = game.record

        for _ in range(2):  # asked again, it says so again
            with pytest.raises(BotFailed) as failed:
                answer(bot, game, random.Random(1))
            assert told in str(failed.value)

        assert game.record == before
        assert isinstance(bot, Program)
        assert bot.process is not None
        assert bot.process.poll() is not None, "no process is left behind"

    def test_a_command_that_is_not_there(self) -> None:
        game = Game.new(corp=deck_named("Closed Doors"), runner=deck_named("Inside People"), seed=1)

        with pytest.raises(BotFailed, match="cannot be started: No such file"):
            answer(find("exec:/no/such/program"), game, random.Random(1))

    def test_it_may_concede(self, here: Path) -> None:
        text = "import sys\nfor line in sys.stdin: print('{\"concede\": true}', flush=True)"

        played, _ = play_game(match(program(here, text), "random"), 0)

        assert (played.winner, played.how) == ("runner", "concession")

    def test_a_bad_time_limit_is_told(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(SETTING, "soon")

        with pytest.raises(NoSuchBot, match="should be a number of seconds"):
            find("exec:true")


class TestCommands:
    def test_a_simulation_tells_what_was_played_before_a_bot_failed(
        self, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        text = """
            import json, os, sys

            os.path.exists("second") and sys.exit("planted")
            open("second", "w").close()
        """
        bot = program(here, textwrap.dedent(text) + textwrap.dedent(FIRST))

        code = command(monkeypatch, "simulate", "--bot", "random", "--runner-bot", bot, "--games", "3", "--out", "kept")

        told = capsys.readouterr()
        assert code == 1
        assert "Seed 0, 1 games" in told.out
        assert "game 1 of seed 0 stopped: the program" in told.err
        assert "its last words: planted; it is saved in kept/unfinished.json" in told.err
        assert len((here / "kept" / "records.jsonl").read_text(encoding="utf-8").splitlines()) == 1
        assert Game.replay(Record.from_json((here / "kept" / "unfinished.json").read_text(encoding="utf-8"))).decision

    def test_workers_start_programs_of_their_own(self, here: Path) -> None:
        bot = program(here, FIRST)

        alone, together = (simulate(match(bot, "random"), games=2, workers=workers) for workers in (1, 2))

        assert alone.played == together.played

    def test_a_record_is_played_on(
        self, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        _, game = play_game(match("random", "random"), 0)
        (here / "game.json").write_text(game.record.to_json(), encoding="utf-8")
        words = ("replay", "game.json", "--play-on", "--until", "20", "--bot", "random", "--side", "spectator")

        assert command(monkeypatch, *words, "--runner-bot", program(here, FIRST), "--save", "new.json") == 0

        told = capsys.readouterr().out
        assert "After choice 20, random plays the Corp and exec:" in told
        assert "wins:" in told.splitlines()[-1]
        played = Record.from_json((here / "new.json").read_text(encoding="utf-8"))
        assert played.choices[:20] == game.record.choices[:20]
        assert played.choices != game.record.choices
        assert Game.replay(played).decision is None

    @pytest.mark.parametrize(
        ("words", "told"),
        [
            (["--play-on"], "the game is over after choice"),
            (["--play-on", "--until", "9", "--bot", "nobody"], 'there is no bot "nobody"'),
            (["--save", "x.json"], "--save needs --play-on"),
            (["--play-on", "--step"], "cannot be combined"),
            (["--play-on", "--until", "9", "--bot", "exec:/no/such", "--save", "x.json"], "so far is saved in x.json"),
        ],
    )
    def test_what_cannot_be_played_on_is_told(
        self,
        here: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        words: list[str],
        told: str,
    ) -> None:
        _, game = play_game(match("random", "random"), 0)
        (here / "game.json").write_text(game.record.to_json(), encoding="utf-8")

        assert command(monkeypatch, "replay", "game.json", *words) == 1
        assert told in capsys.readouterr().err

    def test_a_bot_at_the_terminal_table(self, here: Path) -> None:
        from sneakdoor.cli.terminal.setup import bot_called

        assert bot_called(program(here, FIRST)).startswith("exec:")
        with pytest.raises(ValueError, match="there is no module"):
            bot_called("nobody_here:Bot")
