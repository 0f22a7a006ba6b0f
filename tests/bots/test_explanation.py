"""What a bot that searches considered is told to people: at the table, and to those who watch."""

import pytest
from tests.terminal.sittings import sit

from sneakdoor import Side
from sneakdoor.bots import LEVELS, Considered, Explanation, find, search
from sneakdoor.cli.play import play
from sneakdoor.options import Option


def test_an_explanation_in_lines() -> None:
    credit, draw = Option("credit", words="Gain 1 credit"), Option("draw", words="Draw a card")
    told = Explanation(
        Side.RUNNER,
        "action",
        4,
        (Considered(draw, str(draw), 30, 0.6149, 0.4), Considered(credit, str(credit), 10, 0.05, 0.6)),
        40,
        0.5,
    )

    assert str(told).splitlines() == [
        "The Runner looked 40 times at what could come of 2 answers:",
        "→  61%  Draw a card  (30 tries)",
        "    5%  Gain 1 credit  (10 tries)",
    ]


def test_advice_compares_the_answer_with_the_next_best() -> None:
    rez, pass_ = Option("rez", words="Rez Ice Wall"), Option("pass", words="Pass")

    def advice(chance: float, other: float) -> str:
        considered = (Considered(rez, str(rez), 30, chance, 0.4), Considered(pass_, str(pass_), 10, other, 0.6))
        return Explanation(Side.CORP, "paid ability window", 4, considered, 40, 0.5).advice()

    assert advice(0.62, 0.48) == (
        "Rez Ice Wall: the bot expects to win 62% of the games from here. With Pass it would be 48%."
    )
    assert advice(0.62, 0.61).endswith("It hardly differs from Pass (61%).")


def test_every_level_is_a_bot() -> None:
    for name in LEVELS:
        assert callable(find(name).choose)


class TestAtTheTable:
    def test_of_an_action_it_tells_the_chances(self) -> None:
        shown = sit("no", "explain 8")

        assert "The Runner looked" in shown
        assert "% " in shown
        assert "tries)" in shown

    def test_where_it_would_not_think_it_says_so(self) -> None:
        assert "No search is needed here" in sit("explain")

    def test_a_budget_that_is_none(self) -> None:
        assert "explain 500 for iterations" in sit("explain soon").replace("\n", " ")

    def test_the_levels_are_offered(self) -> None:
        shown = sit("", "", "", "", "", defaults=False, bot=None)

        assert "looks ahead for a second" in shown.replace("\n", " ")


def test_whoever_watches_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(search, "WIDTH", 2)
    play(3, 80, bots=("random", "search:2"), pace=0.0, explain=True)

    shown = capsys.readouterr().out
    assert "    The Runner looked 2 times at what could come of 2 answers:" in shown
    assert "The Corp looked" not in shown
