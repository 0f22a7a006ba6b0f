"""Whole games through the prompt: chosen, left, resumed, shared."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any, NoReturn

import pytest
from tests.terminal.sittings import resumed, sit, terminal, typed_by, wishes

from sneakdoor import Game, Option, Record, Side
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.program import command
from sneakdoor.cli.terminal.choices import choices
from sneakdoor.cli.terminal.console import Complete, Terminal
from sneakdoor.cli.terminal.opponents import DEFAULT, NAMES, Opponent
from sneakdoor.cli.terminal.saved_games import HUMAN, is_over, read
from sneakdoor.cli.terminal.session import Session
from sneakdoor.decks import starter_decks

ALONE = ("random", HUMAN)


def new_game(seed: int = 3) -> Game:
    decks = starter_decks()
    return Game.new(corp=decks["Closed Doors"], runner=decks["Inside People"], seed=seed)


def saved(data: Path) -> Path:
    (found,) = (data / "games").glob("*.json")
    return found


def at_random(seed: int) -> Callable[[Session], str]:
    """Types numbers, and words now and then."""
    chance = random.Random(seed)

    def typing(session: Session) -> str:
        decision = session.game.decision
        if decision is None or (session.seating.hotseat and session.at != decision.side):
            return "" if decision is None else decision.side.name.lower()
        one = chance.choice(choices(session.game.view(decision.side)))
        return str(one.number)

    return typing


@pytest.mark.parametrize(("seats", "seed"), [(ALONE, 1), ((HUMAN, "random"), 2), ((HUMAN, "greedy"), 3)])
def test_a_game_is_played_to_its_end(seats: tuple[str, str], seed: int) -> None:
    session, shown = typed_by(at_random(seed), new_game(seed), seats=seats)

    assert session.play()
    assert "== The game is over ==" in shown.getvalue()
    assert f"Seed {seed}." in shown.getvalue()
    record = Record.from_json(session.game.record.to_json())
    assert Game.replay(record).view(None) == session.game.view(None)


def test_enter_all_the_way_is_a_game_against_a_bot() -> None:
    screen, shown = terminal(["", "", "", "", "", "no"])
    from sneakdoor.cli.terminal.run import Wishes, play

    play(Wishes(), screen)
    for words in (
        "Your side (corp, runner) [runner]:",
        "Closed Doors (vesper) against Inside People (human)",
        "Take an",
    ):
        assert words in shown.getvalue()


def test_wrong_answers_before_the_game_are_asked_again(tmp_path: Path) -> None:
    broken = tmp_path / "deck.txt"
    broken.write_text("Noise\n3 No Such Card\n", encoding="utf-8")
    screen, shown = terminal(["both", "corp", "99", str(broken), "heavy", "", "best", "random", "twelve", "12", "no"])
    from sneakdoor.cli.terminal.run import Wishes, play

    play(Wishes(), screen)
    told = " ".join(shown.getvalue().split())
    for words in (
        'There is no side "both"', '"99" is neither a file nor', "cannot be read as a deck", "No Such Card",
        'There is no bot "best"', '"twelve" is not a seed',
        "Heavy Industry (human) against Inside People (random), seed 12",
    ):  # fmt: skip
        assert words in told


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"side": "both"}, "there is no side"),
        ({"bot": "best"}, "there is no bot"),
        ({"runner": "nowhere.txt"}, "neither a file nor"),
        ({"corp": "Inside People"}, "neither a file nor"),
    ],
)
def test_wrong_words_on_the_command_line_are_an_error(said: dict[str, Any], words: str) -> None:
    with pytest.raises(CommandError, match=words):
        sit(**said)


def test_a_deck_of_the_other_side_or_an_illegal_one_is_refused(tmp_path: Path) -> None:
    from sneakdoor.decks import write

    file = tmp_path / "mine.txt"
    file.write_text(write(starter_decks()["Closed Doors"], "text"), encoding="utf-8")
    assert "seed 7" in sit(corp=str(file))
    with pytest.raises(CommandError, match="is a Corp deck"):
        sit(runner=str(file))
    file.write_text("Gabriel Santiago: Consummate Professional\n3 Sure Gamble\n", encoding="utf-8")
    with pytest.raises(CommandError, match="cannot be played"):
        sit(runner=str(file))


def test_input_that_ends_before_the_game() -> None:
    assert "The input ended before the game started" in sit(defaults=False)


class TestKept:
    def test_the_end_of_the_input_keeps_the_game_and_resume_goes_on(self, data: Path) -> None:
        first = sit("no", "draw", "credit")
        assert "The input has ended." in first
        assert f"continue it with `{command('resume')}`" in " ".join(first.split())
        before = read(saved(data))[0]

        again = resumed("draw")
        assert "Resuming" in again
        assert "2 clicks" in again
        after, seating = read(saved(data))
        assert after.choices[: len(before.choices)] == before.choices
        assert len(after.choices) > len(before.choices)
        assert seating.seats == ("random", "human")

    def test_every_choice_is_on_the_disk_when_the_next_prompt_comes(self, data: Path) -> None:
        """An abrupt end: the process is gone between two lines, with no time for anything."""

        class Killed(BaseException):
            pass

        class Cut(StringIO):
            def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
                line = super().readline()
                if not line:
                    raise Killed
                return line

        from sneakdoor.cli.terminal.run import play

        with pytest.raises(Killed):
            play(wishes(), Terminal(Cut("no\ndraw\n"), StringIO(), 80))
        game, seating = read(saved(data))
        assert [str(game.choices[n].kind) for n in seating.chosen] == ["no", "draw"]
        assert "3 clicks" in resumed()

    def test_the_file_is_a_record_too(self, data: Path) -> None:
        sit("no", "draw")
        record = Record.from_json(saved(data).read_text(encoding="utf-8"))
        assert Game.replay(record).choices == list(record.choices)

    def test_a_game_that_is_over_is_not_resumed(self, data: Path) -> None:
        sit("no", "concede", "yes")
        assert is_over(saved(data))
        with pytest.raises(CommandError, match="no saved game to continue"):
            resumed()

    @pytest.mark.parametrize(
        "content", [b"", b"{", b"[]", b"\xff\xfe\x00", b'{"format": 1, "seed": 1}', b'{"format": 99}']
    )
    def test_a_broken_file_is_told_and_left_alone(self, content: bytes, data: Path) -> None:
        sit("no", "draw")
        good = saved(data)
        broken = good.with_name("99999999-000000-1.json")
        broken.write_bytes(content)
        import os

        os.utime(broken, (2**31, 2**31))
        with pytest.raises(CommandError, match="cannot be resumed"):
            resumed(file=broken)
        told = resumed("credit")
        assert "cannot be resumed" in told
        assert "3 clicks" in told
        assert broken.read_bytes() == content

    @pytest.mark.parametrize("change", ["choices", "table", "seats", "bot", "deck"])
    def test_a_damaged_game_is_told(self, change: str, data: Path) -> None:
        sit("no", "draw")
        path = saved(data)
        told = json.loads(path.read_text(encoding="utf-8"))
        if change == "choices":
            told["choices"][2] = {"kind": "purge"}
        elif change == "table":
            del told["table"]
        elif change == "seats":
            told["table"]["seats"] = [1]
        elif change == "bot":
            told["table"]["seats"] = ["nobody", "human"]
        else:
            told["corp"]["cards"]["No Such Card"] = 3
        path.write_text(json.dumps(told), encoding="utf-8")
        with pytest.raises(CommandError, match="cannot be resumed"):
            resumed(file=path)

    def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
        self, data: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        data.write_text("a file where the folder should be", encoding="utf-8")
        told = sit("no", "draw", "credit")
        assert told.count("This game cannot be saved") == 1
        assert "The Runner draws" in told


class TestTrouble:
    def test_ctrl_c_twice_leaves_and_keeps(self, data: Path) -> None:
        class Interrupted(StringIO):
            def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
                line = super().readline()
                if line == "^C\n":
                    raise KeyboardInterrupt
                return line

        shown = StringIO()
        from sneakdoor.cli.terminal.run import play

        play(wishes(), Terminal(Interrupted("no\n^C\ndraw\n^C\n^C\nnever read\n"), shown, 80))
        assert shown.getvalue().count("Ctrl-C again") == 2
        assert "The game is saved in" in shown.getvalue()
        assert [read(saved(data))[0].choices[n].kind for n in read(saved(data))[1].chosen] == ["no", "draw"]

    def test_a_bot_that_fails_is_replaced_by_chance(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(self: Opponent, game: Game) -> NoReturn:
            raise ZeroDivisionError("no plan")

        monkeypatch.setattr(Opponent, "choose", fail)
        told = " ".join(sit("no").split())
        assert "The bot random failed (ZeroDivisionError: no plan) and answers at random." in told
        assert "left. Take an action." in told

    def test_a_program_that_cannot_be_started_is_named(self) -> None:
        said = " ".join(sit("no", bot="exec:no-such-program").split())
        assert "failed (the program “no-such-program” cannot be started: No such file or directory) and answers" in said
        assert "left. Take an action." in said

    def test_a_bot_that_answers_nonsense_is_replaced_by_chance(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Opponent, "choose", lambda self, game: Option("nonsense"))
        assert "left. Take an action." in sit("no")

    def test_an_engine_that_fails_gets_the_choice_taken_back(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = Game.choose

        def choose(self: Game, option: Option) -> None:
            real(self, option)
            if option.kind == "draw" and self.view(None).active == "runner":
                raise RuntimeError("out of order")

        monkeypatch.setattr(Game, "choose", choose)
        told = sit("no", "draw", "credit")
        assert "The engine failed at “Draw a card” (RuntimeError: out of order). It was taken back." in " ".join(
            told.split()
        )
        assert "The Runner clicks for 1 credit" in told

    @pytest.mark.parametrize("typed", ["0", "99", "9" * 300, "xyzzy", "&", "'\"", "run", "why", "\t", "²", "é", "\x00"])
    def test_unknown_words_lose_nothing(self, typed: str, data: Path) -> None:
        told = sit("no", typed, "draw")
        assert "Traceback" not in told
        assert [read(saved(data))[0].choices[n].kind for n in read(saved(data))[1].chosen] == ["no", "draw"]


def test_a_wish_that_is_not_offered_is_answered_by_the_rules() -> None:
    told = " ".join(sit("no", "rez enigma", "jack out").split())
    assert "Rez Enigma: not now. - Only the Corp rezzes cards. (CR 9.2.7c)" in told
    assert "Jack out: not now. - There is no run to jack out of. (CR 6.1.5)" in told


class TestHotseat:
    @pytest.mark.parametrize("seed", [0, 1])
    def test_hands_stay_hidden_between_hand_overs(self, seed: int) -> None:
        """Between a hand-over to one side and the next, nothing is shown that this side may not know."""
        session, shown = typed_by(at_random(seed), new_game(seed), seats=(HUMAN, HUMAN))
        leaks: list[str] = []
        checked = read_up_to = 0
        asking = session.terminal.ask

        def ask(prompt: str, complete: Complete | None = None) -> str:
            nonlocal checked, read_up_to
            fresh = shown.getvalue()[read_up_to:]
            read_up_to = len(shown.getvalue())
            hidden = unseen(session.game, session.at)
            checked += bool(hidden)
            leaks.extend(title for title in hidden if title in fresh)
            return asking(prompt, complete)

        session.terminal.ask = ask  # type: ignore[method-assign]
        assert session.play()
        assert checked > 20
        assert leaks == []
        assert "when you are alone with the screen" in shown.getvalue()

    def test_each_hand_over_shows_nothing_before_it_is_confirmed(self) -> None:
        told = sit("corp", "no", "runner", "no", hotseat=True, seed=5)
        parts = re.split(r"type \w+ when you are alone with the screen: ", told)
        assert len(parts) >= 3
        for part in parts[:-1]:
            tail = part.rsplit("is asked. Hand over the keyboard", 1)
            assert len(tail) == 2
            assert "HQ" not in tail[1]
            assert "Grip" not in tail[1]

    def test_nobody_is_handed_over_to_by_accident(self) -> None:
        told = sit("", "no", "3", "corp", "no", hotseat=True, seed=5)
        asked = "Corp, type corp when you are alone with the screen: "
        assert told.count(asked) == 4
        assert "Hand " not in told.rsplit(asked, maxsplit=1)[0].rsplit("Hand over", maxsplit=1)[1]

    def test_being_asked_tells_nothing(self) -> None:
        """Whether the Corp is handed the keyboard when its ice is approached does not depend on the ice."""
        from sneakdoor.seating import Policy, hands_over

        asked = 0
        for seed in range(6):
            from tests.terminal.sittings import decisions

            for game, decision in decisions(seed):
                if decision.side == Side.CORP and decision.rule == "6.9.2e":
                    public = game.view(None)
                    run = next(stage for stage in public.stages if stage.what == "run")
                    server = next(one for one in public.servers if one.name == run.details["server"])
                    ice = server.ice[len(server.ice) - 1 - run.details["position"]]
                    if not ice.faceup:
                        asked += 1
                        assert hands_over(public, decision, Policy())
        assert asked > 5


def unseen(game: Game, side: Side | None) -> set[str]:
    """Titles that are in the other side's hand, and that this side has no way to know of."""
    if side is None:
        hidden = {*game.view(Side.CORP).corp.hand.cards, *game.view(Side.RUNNER).runner.hand.cards}
        known = str(game.view(None).as_dict())
    elif side == Side.CORP:
        hidden, known = set(game.view(Side.RUNNER).runner.hand.cards), str(game.view(side).as_dict())
    else:
        hidden, known = set(game.view(Side.CORP).corp.hand.cards), str(game.view(side).as_dict())
    return {title for title in hidden if title not in known}


def test_the_bots_are_those_of_the_package() -> None:
    assert NAMES == ("pip", "marlow", "vesper", "quill", "atlas")
    assert DEFAULT in NAMES
