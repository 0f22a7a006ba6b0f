"""Every command works at every prompt, and none of them costs anything."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.sittings import decisions, sit

from sneakdoor import Game, Record, Side
from sneakdoor.cli.terminal.commands import COMMANDS, HELP
from sneakdoor.cli.terminal.option_search import Unclear, why
from sneakdoor.cli.terminal.saved_games import read
from sneakdoor.document import gather, read_bytes, store


def after(command: str, *then: str, **said: Any) -> str:
    """What a command tells at the Runner's first action, on one line."""
    told = sit("no", command, *then, **said)
    return " ".join(told.split(f"Runner> {command}\n", 1)[1].split())


def test_help_names_every_command() -> None:
    told = after("help")
    for name, _ in HELP:
        assert name in told
    named = " ".join(f"{name} {words}" for name, words in HELP)
    assert all(word in named for word in COMMANDS if word not in {"?", "exit"})


def answered(game: Game, side: Side, wish: str) -> list[str]:
    try:
        return why(game, side, wish)
    except Unclear as unclear:
        return [f"{unclear}?"]


class TestWhy:
    def test_an_option_that_is_offered_is_allowed(self) -> None:
        assert after("why 1").startswith("Gain 1 credit: allowed now, as option 1 (CR 5.7.1f).")
        assert "There is no option 77 now." in after("why 77")

    def test_what_is_not_offered_is_answered_by_rules(self) -> None:
        told = after("why rez enigma")
        assert "Rez Enigma: not now." in told
        assert "Only the Corp rezzes cards. (CR 9.2.7c)" in told
        assert "(CR 6.1.5)" in after("why jack out")
        assert "There is no such server. (CR 4.7.6a)" in after("why run server 9")
        assert "Remove tag: not now." in after("why remove tag")
        assert "(CR " in after("why play hedge fund")

    def test_words_that_mean_nothing_are_told(self) -> None:
        assert "Why what?" in after("why")
        assert "Rez what?" in after("why rez")
        assert "is no card; the nearest:" in after("why rez enigmo")
        assert "No card on the table has the number #99." in after("why rez #99")
        assert "Run on which server?" in after("why run nowhere")

    def test_it_answers_whatever_is_asked_and_changes_nothing(self) -> None:
        wishes = (
            "rez enigma",
            "use corroder",
            "advance #3",
            "pass",
            "break",
            "steal",
            "score nisei",
            "run r&d",
            "desperado",
        )
        for game, decision in decisions(6, every=30):
            for side in Side:
                before, record = game.view(side), game.record
                for wish in wishes:
                    told = answered(game, side, wish)
                    assert told
                    assert all("(CR " in one or "no rule" in one or "Nothing" in one or "?" in one for one in told)
                assert game.view(side) == before
                assert game.record == record
            assert game.decision is decision

    def test_a_card_that_a_side_does_not_see_is_not_given_away(self) -> None:
        found = 0
        for game, _ in decisions(6, every=20):
            view = game.view(Side.RUNNER)
            for server in view.servers:
                for card in (*server.ice, *server.root):
                    if not card.title:
                        found += 1
                        with pytest.raises(Unclear, match="you do not see"):
                            why(game, Side.RUNNER, f"rez #{card.handle}")
        assert found


def test_rules() -> None:
    assert after("rules 6.9.2e").startswith("6.9.2e Paid ability window (P) (R); the approached ice may be rezzed")
    assert "6.9.2a" in after("rules 6.9.2")
    assert "> 5.7.1f" in after("rules")
    assert "jack out" in after("rules jack out").lower()
    assert "no rule" in after("rules 99.9").lower()
    assert "No rule has all the words" in after("rules zebra")


def test_rules_with_an_imported_text_beside_them() -> None:
    words = b"1. Lanterns\n\n1.2. Lights\n\n- 1.2.1. Lanterns shine.\n"
    store(gather(read_bytes(words, "our own words"), "1.3"))

    assert "1.3: Lanterns shine." in after("rules 1.2.1")


def test_card() -> None:
    told = after("card Snare!")
    assert told.startswith("Snare! Asset: Ambush")
    assert "3 net damage" in told
    assert after("card #1").startswith("Jinteki: Personal Evolution")
    assert after("card snar!").startswith("Snare!")
    assert after("card kati").startswith("◆ Kati Jones")
    assert "can be" in after("card project")
    assert 'No card is called "snorr!"' in after("card snorr!")
    assert "Which card?" in after("card")
    assert "No card on the table has the number #99." in after("card #99")


def test_log() -> None:
    assert "1 The Corp plays as Jinteki: Personal Evolution." in after("log all")
    assert "* The Corp plays as Jinteki: Personal Evolution. (CR 1.6.1" in after("log 1")
    assert "The story has lines 1 to" in after("log 99")
    assert "log full NUMBER" in after("log some")
    assert "* The game begins. (CR 1.6.7)" in after("log full all")
    assert "The last 1 of " in after("log full 1")
    assert "The game begins." in after("log")


def test_table_brief_and_full() -> None:
    assert "RUNNER (YOU)" in after("table")
    told = after("brief", "draw")
    assert "RUNNER (YOU)" not in told
    assert "Runner (you): 0 of 7 points" in told
    assert "RUNNER (YOU)" in after("brief", "full")


class TestAuto:
    def test_off_asks_at_every_window(self) -> None:
        told = after("auto off", "draw")
        assert "Auto is off" in told
        assert "There is nothing you can do here but pass. (CR 5.7.1" in told
        assert "Auto is on" in after("auto", "auto")

    def test_a_stop_asks_there_and_only_there(self) -> None:
        told = after("auto stop 6.9.5b", "draw", "run archives")
        assert "It stops at: 6.9.5b." in told
        assert told.count("There is nothing you can do here but pass.") == 1
        assert "There is nothing you can do here but pass. (CR 6.9.5b" in told
        assert "There is nothing you can do here but pass." in after("auto stop run", "run archives")
        assert "There is nothing you can do here but pass." not in after("auto stop run", "auto clear", "run archives")

    def test_what_is_no_setting_is_told(self) -> None:
        assert "stop WHERE" in after("auto perhaps")
        assert '"nowhere" is no stop' in after("auto stop nowhere")
        assert "No rule '6.9.99'" in after("stop 6.9.99")
        assert "There is no stop run" in after("stop no run")

    def test_stops_are_rules_kinds_and_cards(self) -> None:
        told = after("stop before each encounter", "stop 6.9.5b", "stop kati", "stop", "stop no run", "stop no kati")
        assert "It stops at: before encounter, 6.9.5b, card Kati Jones." in told
        assert "the last window before ice is encountered" in told
        assert "No stop any more: card Kati Jones." in told

    def test_cards_are_left_alone_and_asked_for_again(self) -> None:
        told = after("leave corroder", "leave corroder", "leave zebra")
        assert "Left alone: Corroder." in told
        assert "Left alone: nothing." in told
        assert '"zebra" is no card' in told

    def test_hold_asks_until_the_run_ends(self) -> None:
        told = after("hold", "run archives", "pass", "continue", "pass", "credit")
        assert "You are asked at every window until the run ends." in told
        assert told.count("There is nothing you can do here but pass") >= 2
        assert "There is nothing you can do here but pass" not in after("run archives", "credit")

    def test_skip_passes_until_something_else_is_asked(self) -> None:
        told = after("auto off", "credit", "skip")
        assert "left. Take an action." in told
        assert "There is no window to pass here" in after("skip")


class TestUndo:
    def test_it_is_free_where_nothing_was_learned(self, data: Path) -> None:
        told = after("credit", "undo")
        assert "Taken back: Gain 1 credit" in told
        assert "Take it back anyway?" not in told
        (path,) = (data / "games").glob("*.json")
        assert json.loads(path.read_text(encoding="utf-8"))["undone"] > 0

    def test_further_back_it_asks_and_the_record_says_so(self, data: Path) -> None:
        told = after("draw", "undo", "no", "undo", "yes")
        assert "Hidden information was revealed" in told
        assert "Nothing was taken back." in told
        assert "Taken back: Draw a card" in told
        (path,) = (data / "games").glob("*.json")
        game, seating = read(path)
        assert game.undone > 0
        assert [game.choices[n].kind for n in seating.chosen] == ["no"]

    def test_it_goes_back_to_the_first_choice_and_no_further(self) -> None:
        told = after("undo", "yes", "undo")
        assert "Taken back: No" in told
        assert "There is no choice of yours to take back." in told

    def test_the_other_side_s_choice_is_not_told(self) -> None:
        from tests.terminal.test_session import new_game

        game = new_game(5)
        told = sit("corp", "no", "runner", "undo", "yes", hotseat=True, seed=game.seed)
        assert "Taken back: the other side's last choice" in told


class TestSave:
    def test_it_writes_a_record(self, tmp_path: Path) -> None:
        file = tmp_path / "my game.json"
        assert f"Written: {file}" in sit("no", "draw", f"save {file}", width=120)
        assert Game.replay(Record.from_json(file.read_text(encoding="utf-8"))).choices[0].kind in {"no", "yes"}

    def test_it_asks_before_it_overwrites(self, tmp_path: Path) -> None:
        file = tmp_path / "game.json"
        file.write_text("mine", encoding="utf-8")
        assert "Nothing was written." in after(f"save {file}", "no")
        assert file.read_text(encoding="utf-8") == "mine"

    def test_what_cannot_be_written_is_told(self, tmp_path: Path) -> None:
        assert "Save to which file?" in after("save")
        assert "is a folder" in after(f"save {tmp_path}")
        (tmp_path / "file").write_text("", encoding="utf-8")
        assert "cannot be written" in after(f"save {tmp_path / 'file' / 'game.json'}")


def test_concede_asks_first() -> None:
    assert "The game goes on." in after("concede", "no")
    told = after("concede", "yes")
    assert "You lose. The Corp wins: the other side concedes." in told
    assert "The record is saved in" in told


def test_quit_keeps_the_game(data: Path) -> None:
    told = after("quit")
    assert "The game is saved in" in told
    assert "The input has ended." not in told
    assert list((data / "games").glob("*.json"))


def test_enter_shows_the_table_again() -> None:
    assert sit("no").count("RUNNER (YOU)") + 1 == sit("no", "").count("RUNNER (YOU)")


class TestBy2603:
    """Numbers at the terminal are those of the rules that the game is played by."""

    def test_where_and_rules_show_its_steps(self) -> None:
        told = after("where", rules="26.03")
        assert "26.03:5.7.1" in told
        assert "> 26.03:5.7.1f" in told or "(now)" in told
        assert "26.03:6.9.4c" in after("rules 6.9.4c", rules="26.03")
        assert "26.03:6.1.5" in after("rules jack out", rules="26.03")

    def test_a_stop_is_meant_by_its_number_there(self) -> None:
        assert "It stops at: 26.03:6.9.4b." in after("stop 6.9.4b", rules="26.03")

    def test_so_is_a_reason(self) -> None:
        assert "(CR 26.03:6.1.5)" in after("why jack out", rules="26.03")
