"""What the table makes of a seat: one line for many choices, undo of a line, lessons, watching."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from tests.seating.test_auto_pass import at
from tests.seating.test_break_planner import before
from tests.terminal.sittings import sit, typed_by

from sneakdoor import Game, Side
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.program import command, program
from sneakdoor.cli.terminal.console import EMPTY, OTHER_SCREEN, OWN_SCREEN, Terminal
from sneakdoor.cli.terminal.saved_games import HUMAN
from sneakdoor.cli.terminal.session import Session
from sneakdoor.cli.terminal.tutorial import CORP_LESSONS, RUNNER_LESSONS, TutorialStep, teach
from sneakdoor.seating import Policy
from sneakdoor.seating.board import accessed_lines, table_lines
from sneakdoor.testing import Table


def flat(text: str) -> str:
    return " ".join(text.split())


def session_at(t: Table, side: Side, *typed: str) -> tuple[Session, StringIO]:
    """A sitting at this table, with these lines; then somebody leaves."""
    lines = iter([*typed, "quit"])
    seats = (HUMAN, "random") if side == Side.CORP else ("random", HUMAN)
    session, shown = typed_by(lambda session: next(lines), t.game, seats=seats)
    session.restore = lambda: None  # type: ignore[method-assign]
    return session, shown


class TestLines:
    def test_the_price_stands_at_the_question_and_one_line_plays_it(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        session, shown = session_at(t, Side.RUNNER, "break all")
        session.play()
        told = flat(shown.getvalue())
        assert "`break all`: 5 credits, with Corroder" in told
        assert "Breakers: Corroder 2" in told
        assert "Break all: 5 credits, with Corroder." in told
        assert session.game.view(Side.RUNNER).runner.credits == 7

    def test_several_actions_on_one_line(self) -> None:
        told = flat(sit("no", "credit 2; draw; credit", "table", seed=7))
        assert "The Runner clicks twice for 2 credits." in told
        assert "The Runner clicks to draw" in told

    def test_what_cannot_be_done_any_more_is_told(self) -> None:
        told = flat(sit("no", "credit; install nonsense; credit"))
        assert "The Runner clicks for 1 credit." in told
        assert "3 clicks" in told
        assert "2 clicks left" not in told

    def test_why_the_rest_of_a_line_is_not_done_stands_below_the_question(self) -> None:
        told = flat(sit("no", "credit; install nonsense; credit"))
        question = told.rindex("Your turn: 3 clicks left. Take an action.")
        assert told.index("(not done: install nonsense; credit)") < question
        assert told.index('"nonsense" is no card') > question

    def test_several_numbers_are_taken_in_order(self) -> None:
        told = flat(sit("no", "credit 4", "1 2"))
        assert "There is no option" not in told

    def test_a_number_that_is_not_there_takes_nothing(self) -> None:
        assert "There is no option 99." in sit("no", "1 99")

    def test_what_the_open_window_offers_comes_before_what_is_behind_it(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        at(t, Side.CORP, "5.6.2a")
        session, _ = session_at(t, Side.CORP, "hostile")
        session.play()
        assert session.game.view(None).corp.score == 1

    def test_a_basic_action_is_no_word_in_the_text_of_an_ability(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.corp.set(credits=5)
        at(t, Side.CORP, "5.6.2a")
        session, _ = session_at(t, Side.CORP, "credit")
        session.play()
        assert session.game.view(None).corp.credits == 6

    def test_an_ability_may_be_used_in_so_many_words(self) -> None:
        t = before("Enigma", "Corroder")
        session, _ = session_at(t, Side.RUNNER, "use corroder strength")
        session.play()
        assert session.game.view(None).runner.credits == 11


class TestUndo:
    def test_a_line_is_taken_back_as_a_whole(self) -> None:
        told = flat(sit("no", "credit 3", "undo", "table"))
        assert "Taken back: " in told
        assert "4 clicks" in told.rsplit("Taken back:", maxsplit=1)[1]

    def test_a_plan_is_taken_back_as_a_whole(self) -> None:
        told = flat(sit("no", "credit; credit", "undo", "table"))
        assert "4 clicks" in told.rsplit("Taken back:", maxsplit=1)[1]


class TestSkip:
    def test_it_does_not_lose_a_run(self) -> None:
        t = before("Ice Wall", "Corroder")
        session, shown = session_at(t, Side.RUNNER, "skip")
        session.play()
        assert "Skip never loses a run" in flat(shown.getvalue())
        assert t.run is not None


class TestDrawing:
    def test_an_accessed_card_shows_its_text(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("Server 1")
        at(t, Side.RUNNER, "7.8.3")
        told = flat("\n".join(accessed_lines(t.game.view(Side.RUNNER), 80)))
        assert told.startswith("PAD Campaign: asset")
        assert "gain 1[credit]" in told

    def test_advancement_is_told_with_what_it_takes(self) -> None:
        t = Table("corp")
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 1})
        assert "Hostile Takeover (unrezzed, advanced 1 of 2)" in flat(
            "\n".join(table_lines(t.game.view(Side.CORP), 80))
        )
        assert "1 advancement counter" in flat("\n".join(table_lines(t.game.view(Side.RUNNER), 80)))

    def test_both_hands_are_shown_at_the_end(self) -> None:
        told = flat(sit("no", "concede", "yes"))
        assert "The Corp held " in told
        assert "The Runner held " in told


class Screen(StringIO):
    """A text that takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


class TestScreen:
    def test_a_shared_keyboard_plays_on_the_other_screen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TERM", "xterm")
        shown = Screen()
        terminal = Terminal(StringIO(), shown, 80, colour=False)
        terminal.clear()
        terminal.clear()
        terminal.leave_screen()
        assert shown.getvalue() == OTHER_SCREEN + EMPTY * 3 + OWN_SCREEN

    def test_where_there_is_no_screen_lines_go_by(self) -> None:
        shown = StringIO()
        Terminal(StringIO(), shown, 80).clear()
        assert set(shown.getvalue()) == {"\n"}

    def test_a_program_without_standard_input(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.stdin", None)
        from sneakdoor.cli.terminal.run import Wishes, play

        shown = StringIO()
        play(Wishes(), Terminal(sink=shown, width=80))
        assert "The input ended before the game started" in flat(shown.getvalue())


class Pupil(StringIO):
    """Somebody who types what the lesson proposes, and else goes on."""

    def __init__(self, shown: StringIO, *, stubborn: bool = False) -> None:
        super().__init__()
        self.shown, self.stubborn = shown, stubborn
        self.typed: list[str] = []
        self.seen = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        fresh = self.shown.getvalue()[self.seen :]
        self.seen = len(self.shown.getvalue())
        proposed = re.findall(r"^> (?:Type|Still to try): (.*)$", fresh, re.MULTILINE)
        if len(self.typed) > 120:
            return ""
        if proposed and not (self.stubborn and len(self.typed) % 2):
            line = str(proposed[-1])
        else:
            line = "next" if self.stubborn else "1"
        self.typed.append(line)
        return line + "\n"


class TestTutorial:
    def test_both_sides_are_played_through(self) -> None:
        shown = StringIO()
        pupil = Pupil(shown)
        assert teach(Terminal(pupil, shown, 80))
        every: tuple[TutorialStep, ...] = (*RUNNER_LESSONS, *CORP_LESSONS)
        missing = [lesson.type for lesson in every if lesson.type not in pupil.typed]
        assert missing == []
        told = flat(shown.getvalue())
        assert "You have played both sides." in told
        assert "The Runner breaks 1 subroutine of Ice Wall with Corroder" in told
        assert "scores Hostile Takeover" in told
        assert "steals Hostile Takeover" in told
        assert len(pupil.typed) < 40

    def test_lessons_can_be_left_out(self) -> None:
        shown = StringIO()
        assert teach(Terminal(Pupil(shown, stubborn=True), shown, 80))

    def test_one_side_alone(self) -> None:
        shown = StringIO()
        assert teach(Terminal(Pupil(shown), shown, 80), "corp")
        assert "You are the Runner" not in shown.getvalue()
        with pytest.raises(CommandError, match="there is no side"):
            teach(Terminal(StringIO(), StringIO(), 80), "both")

    def test_leaving_is_no_error(self) -> None:
        shown = StringIO()
        assert not teach(Terminal(StringIO("no\nquit\n"), shown, 80))
        assert "The lesson ends here." in shown.getvalue()


class TestCommands:
    def test_any_bots_can_be_watched(self, capsys: pytest.CaptureFixture[str]) -> None:
        from sneakdoor.cli.play import play

        play(3, 80, bots=("greedy", "random"), pace=0)
        told = capsys.readouterr().out
        assert "(greedy) against" in told
        assert "-- Turn 2, the Runner's --" in told
        assert re.search(r"The (Corp|Runner) wins: ", told)
        with pytest.raises(CommandError, match="there is no bot"):
            play(3, 80, bots=("greedy", "nobody"), pace=0)

    def test_every_step_can_be_watched(self, capsys: pytest.CaptureFixture[str]) -> None:
        from sneakdoor.cli.play import play

        play(3, 80, bots=("random", "random"), pace=0, steps=True)
        assert "(CR 5.1.1)" in capsys.readouterr().out

    def test_watching_waits_between_lines(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from sneakdoor.cli.play import play

        waits: list[float] = []
        monkeypatch.setattr("time.sleep", waits.append)
        play(3, 80, bots=("random", "random"), pace=0.5)
        assert set(waits) == {0.5}

    def test_a_starter_deck_is_shown_with_its_plan(self, capsys: pytest.CaptureFixture[str]) -> None:
        from sneakdoor.cli.deck import show

        show(Path("closed"))
        told = flat(capsys.readouterr().out)
        assert told.startswith("Closed Doors Jinteki: Personal Evolution")
        assert "Every agenda that changes hands hurts." in told

    def test_names_may_be_shortened(self, capsys: pytest.CaptureFixture[str]) -> None:
        from sneakdoor.cli.cards import show

        show(["kati"])
        assert "Kati Jones" in capsys.readouterr().out
        t = Table("runner", skip_forced=False)
        t.corp.put("PAD Campaign", "Server 2")
        at(t, Side.RUNNER, "5.7.1f")
        session, _ = session_at(t, Side.RUNNER, "run 2")
        session.play()
        assert session.game.view(None).runner.clicks == 3

    def test_a_rule_is_shown_as_it_is_in_force(self) -> None:
        from sneakdoor.cli.rules import as_followed, followed

        assert followed("8.3.6") == ["1.4:8.3.5"]
        assert followed("6.9.2e") == ["6.9.2e"]
        new, old = as_followed("8.3.6")
        assert new.startswith("1.4:8.3.5  ")
        assert old.startswith("before 1.4, 8.3.6: ")
        assert as_followed("1.4:8.3.5")[1].startswith("before 1.4, 8.3.6: ")

    def test_hints_name_a_command_that_is_there(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import sys

        program.cache_clear()
        monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/sneakdoor" if name == "sneakdoor" else None)
        assert command("resume") == "sneakdoor resume"
        program.cache_clear()
        monkeypatch.setattr("shutil.which", lambda name: None)
        monkeypatch.setattr(sys, "argv", ["-c"])
        assert command("resume") == f"{sys.executable} -m sneakdoor resume"
        program.cache_clear()


def test_a_saved_game_of_before_is_read() -> None:
    from sneakdoor.cli.terminal.saved_games import Seating

    older = {"seats": ["human", "greedy"], "auto": False, "stops": ["run", "nonsense"], "brief": True, "chosen": [1]}
    read = Seating.from_dict(older)
    assert not read.policies[0].auto
    assert read.policies[0].stops == ["run"]
    assert Seating.from_dict(read.as_dict()) == read


def test_every_command_of_the_table_keeps_the_game(data: Path) -> None:
    from sneakdoor.cli.terminal.saved_games import read

    sit("no", "stop run", "leave corroder", "hold", "credit")
    (path,) = (data / "games").glob("*.json")
    game, seating = read(path)
    assert isinstance(game, Game)
    assert seating.policies[Side.RUNNER].stops == ["run"]
    assert seating.policies[Side.RUNNER].leave == ["Corroder"]


class TestAlways:
    """What a card asks again and again is answered once and for all, until it is taken back."""

    def traced(self, *typed: str) -> tuple[Session, StringIO]:
        t = Table("runner", skip_forced=False)
        t.corp.put("Data Raven", "HQ", rezzed=True)
        t.corp.set(credits=5)
        t.runner.run("HQ")
        while t.game.decision is not None and t.game.decision.kind != "trace: spend":
            options = t.game.decision.options
            t.game.choose(next((one for one in options if one.kind in {"pass", "no", "continue"}), options[0]))
        return session_at(t, Side.CORP, *typed)

    def test_it_is_given_and_kept(self) -> None:
        session, shown = self.traced("always 2", "always")
        session.play()
        told = flat(shown.getvalue())
        assert "Data Raven: 2, now and always; `always ask Data Raven` undoes this." in told
        assert "Always answered: Data Raven: 2." in told
        assert session.game.view(None).corp.credits == 3
        policy = session.seats[Side.CORP].policy
        assert Policy.from_dict(policy.as_dict()) == policy

    def test_the_seat_answers_as_long_as_it_can(self) -> None:
        session, _ = self.traced()
        decision = session.game.decision
        assert decision is not None
        seat = session.seats[Side.CORP]
        seat.policy.always["Data Raven"] = "2"
        assert str(seat.answer(session.game).option) == "2"
        seat.policy.always["Data Raven"] = "20"
        assert seat.answer(session.game).option is None, "there are not so many credits"
        seat.policy.always["Data Raven"], seat.policy.auto = "2", False
        assert seat.answer(session.game).option is None

    def test_it_is_taken_back(self) -> None:
        for back in (["undo", "yes"], ["always ask raven"], ["always clear"]):
            session, _ = self.traced("always 0", *back)
            session.play()
            assert not session.seats[Side.CORP].policy.always

    def test_what_no_card_asks_is_not_answered_for_ever(self) -> None:
        told = flat(sit("no", "always credit", "always ask kati"))
        assert "works for questions of a card only" in told
        assert "“kati” is not answered for you." in told
        session, shown = self.traced("always nonsense")
        session.play()
        assert "“nonsense” is not one of the answers here." in flat(shown.getvalue())
