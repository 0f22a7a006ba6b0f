"""What a bot that searches considered is told to people: at the table, and to those who watch."""

import itertools

import pytest
from tests.terminal.sittings import sit

from sneakdoor import Game, Side
from sneakdoor.arena import Match, play_game
from sneakdoor.bots import LEVELS, OFFERED, Considered, Explanation, Mistaken, Searcher, at_once, find, pace, search
from sneakdoor.bots.reasons import hidden_facts, turning_fact
from sneakdoor.cli.play import play
from sneakdoor.decks import decks_for
from sneakdoor.options import Option
from sneakdoor.testing import Table


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


def test_advice_names_no_figure_that_contradicts_it() -> None:
    """Of an answer that was hardly tried, or whose figure is higher than the recommended one's."""
    run, draw = Option("run", words="Run HQ"), Option("draw", words="Draw a card")

    def advice(visits: int, other: float) -> str:
        considered = (Considered(run, str(run), 30, 0.58, 0.4), Considered(draw, str(draw), visits, other, 0.6))
        return Explanation(Side.RUNNER, "action", 2, considered, 40, 0.5).advice()

    alone = "Run HQ: the bot expects to win 58% of the games from here."
    assert advice(20, 0.79) == alone
    assert advice(2, 0.57) == alone
    assert advice(20, 0.4) == f"{alone} With Draw a card it would be 40%."


def test_reasons_are_sentences() -> None:
    run, draw = Option("run", words="Run HQ"), Option("draw", words="Draw a card")
    considered = (Considered(run, str(run), 30, 0.6, 0.4), Considered(draw, str(draw), 20, 0.5, 0.6))
    why = Explanation(
        Side.RUNNER, "action", 4, considered, 50, 0.5, ("Continue the run", "Draw a card"), "Server 1 holds a trap"
    )

    assert list(why.reasons()) == [
        "The plan: Run HQ, then Continue the run, then Draw a card.",
        "Draw a card would be better if Server 1 holds a trap.",
    ]
    assert why.advice().endswith("would be better if Server 1 holds a trap.")


def test_a_hidden_fact_that_turns_the_answer_is_found() -> None:
    t = Table("runner")
    t.corp.put("Project Junebug", "Server 1", tokens={"advancement": 2})
    t.corp.deck("Private Security Force", "Hostile Takeover", "Priority Requisition")
    t.settle()
    worlds = [t.game.sample(Side.RUNNER, seed) for seed in range(40)]
    traps = ["Server 1 holds a trap" in hidden_facts(world, Side.RUNNER) for world in worlds]

    assert 4 <= sum(traps) <= 36
    assert turning_fact(worlds, Side.RUNNER, [-0.2 if trap else 0.2 for trap in traps]) == "Server 1 holds a trap"
    assert turning_fact(worlds, Side.RUNNER, [0.2] * 40) == ""


def test_every_level_is_a_bot() -> None:
    assert len(LEVELS) == 5
    for name in LEVELS:
        assert callable(find(name).choose)
        assert name in OFFERED


def test_levels_differ_by_mistakes_and_iterations() -> None:
    pip, marlow, quill, atlas = (find(name) for name in ("pip", "marlow", "quill", "atlas"))

    assert isinstance(pip, Mistaken)
    assert isinstance(marlow, Mistaken)
    assert pip.share > marlow.share > 0
    assert isinstance(quill, Searcher)
    assert isinstance(atlas, Searcher)
    assert atlas.budget.iterations > quill.budget.iterations > 0
    assert at_once("pip", Game.new(corp="Closed Doors", runner="Inside People"))
    assert pace("atlas") == pytest.approx(3.3)


def test_a_weaker_level_loses() -> None:
    """Over all pairs of starter decks."""
    won = 0
    for number, (corp, runner) in enumerate(itertools.product(decks_for(Side.CORP), decks_for(Side.RUNNER))):
        for side in Side:
            names = ("vesper", "pip") if side == Side.CORP else ("pip", "vesper")
            played, _ = play_game(Match(corp, runner, *names, seed=number), 0)
            won += played.winner == side.word
    assert won >= 18  # of 24


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

        assert "an expert: tries its options out" in shown.replace("\n", " ")


def test_whoever_watches_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(search, "WIDTH", 2)
    play(3, 80, bots=("random", "search:2"), pace=0.0, explain=True)

    shown = capsys.readouterr().out
    assert "    The Runner looked 2 times at what could come of 2 answers:" in shown
    assert "The Corp looked" not in shown
