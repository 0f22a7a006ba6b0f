"""What Greedy judges, each in a position that shows it."""

import random

import pytest

from sneakdoor import Option, Side
from sneakdoor.arena import Match, play_game
from sneakdoor.bots import answer, find
from sneakdoor.bots.economy import gained, price
from sneakdoor.decks import starter_decks
from sneakdoor.testing import Table

DECKS = starter_decks()
PAIRS = [
    (corp, runner)
    for corp in DECKS.values()
    for runner in DECKS.values()
    if (corp.side, runner.side) == (Side.CORP, Side.RUNNER)
]


def greedy(t: Table) -> Option:
    """What Greedy answers to the open question."""
    return answer(find("greedy"), t.game, random.Random(1))


def acts(t: Table) -> Option:
    """The action that Greedy takes."""
    assert t.decision is not None
    t.settle()
    return greedy(t)


def plays_out_the_run(t: Table) -> None:
    """Both sides are Greedy until the run is over."""
    while t.run is not None and t.decision is not None:
        t.answer(greedy(t))


class TestRig:
    def test_a_needed_breaker_is_not_trashed_for_room(self) -> None:
        t = Table("runner")
        for title in ("Corroder", "Mimic", "Gordian Blade", "Datasucker"):
            t.runner.put(title)
        t.runner.set(credits=12).hand("Imp")

        assert acts(t).card != "Imp"

    def test_room_for_a_needed_breaker_is_made_by_what_is_worth_least(self) -> None:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        for title in ("Mimic", "Gordian Blade", "Imp", "Imp"):
            t.runner.put(title)
        t.runner.set(credits=12).hand("Corroder")
        option = acts(t)
        assert (option.kind, option.card) == ("install", "Corroder")

        t.answer(option)
        while t.decision is not None and t.decision.kind != "action":
            t.answer(greedy(t))

        assert {t.zone(title) for title in ("Corroder", "Mimic", "Gordian Blade")} == {"the play area"}

    def test_what_is_sold_is_not_the_only_breaker(self) -> None:
        t = Table("corp")
        t.runner.put("Aesop’s Pawnshop")
        t.runner.put("Corroder")
        t.runner.put("All-nighter")
        t.end_turn()
        while t.decision is not None and t.decision.kind != "action":
            t.answer(greedy(t))

        assert t.zone("Corroder") == "the play area"


class TestEconomy:
    def test_the_richer_the_less_a_credit_is_worth(self) -> None:
        for purse in range(1, 30):
            assert price(purse, 1) > price(purse + 1, 1) - 0.001 > 0
            assert gained(purse, 1) == pytest.approx(price(purse + 1, 1))

    def test_a_rich_runner_spends_what_a_poor_one_keeps(self) -> None:
        chosen = []
        for purse in (1, 20):
            t = Table("runner")
            t.corp.put("Eli 1.0", "R&D", rezzed=True)
            t.corp.set(credits=20)
            t.runner.put("Corroder")
            t.runner.set(credits=purse, clicks=1).hand(*["Sure Gamble"] * 5)
            chosen.append(acts(t).kind)

        assert chosen[1] in {"run", "play"}
        assert chosen[0] == "credit"


class TestRuns:
    @pytest.mark.parametrize(("purse", "runs"), [(0, True), (12, False)])
    def test_facedown_ice_stops_nobody_if_the_corp_cannot_pay(self, purse: int, runs: bool) -> None:
        t = Table("runner")
        for server in ("HQ", "R&D", "Archives"):
            t.corp.put("Enigma", server)
            t.corp.put("Enigma", server)
        t.corp.set(credits=purse).hand("Hedge Fund")
        t.runner.set(credits=0).hand(*["Sure Gamble"] * 4)

        assert (acts(t).kind == "run") == runs

    def test_an_advanced_card_is_run_on(self) -> None:
        t = Table("runner")
        t.corp.put("Ice Wall", "Server 1", rezzed=True)
        t.corp.put("Project Atlas", "Server 1", tokens={"advancement": 2})
        t.runner.put("Corroder")
        t.runner.set(credits=6).hand(*["Sure Gamble"] * 4)

        assert (acts(t).kind, acts(t).server) == ("run", "Server 1")

    def test_nobody_runs_into_death(self) -> None:
        t = Table("runner", corp="Jinteki: Personal Evolution")
        t.corp.put("Project Atlas", "Server 1", tokens={"advancement": 2})

        assert acts(t).kind != "run"

    @pytest.mark.parametrize(("layers", "runs"), [(1, True), (2, False)])
    def test_a_click_breaks_only_once(self, layers: int, runs: bool) -> None:
        """Clicks spent on one piece of ice are not available for the next."""
        t = Table("runner")
        for server in ("HQ", "R&D", "Archives"):
            t.corp.put("Wall of Static", server, rezzed=True)
        for _ in range(layers):
            t.corp.put("Eli 1.0", "Server 1", rezzed=True)
        t.corp.put("Project Atlas", "Server 1", tokens={"advancement": 2})
        t.runner.set(credits=6).hand(*["Sure Gamble"] * 4)

        assert (acts(t).kind == "run") == runs


class TestBreaking:
    def test_the_subroutine_that_ends_the_run_is_broken_first(self) -> None:
        t = Table("runner", clicks=1)
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.hand("Project Atlas")
        t.runner.put("Gordian Blade")
        t.runner.set(credits=1).hand(*["Sure Gamble"] * 4)
        t.runner.run("HQ")

        plays_out_the_run(t)

        assert t.happened("successful run") == 1

    def test_what_hurts_is_broken_though_the_run_will_end(self) -> None:
        t = Table("runner", clicks=1)
        t.corp.put("Wall of Thorns", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.set(credits=4).hand("Sure Gamble")
        t.runner.run("HQ")

        plays_out_the_run(t)

        assert t.outcome is None, "two damage would have been the end"

    def test_nothing_is_spent_on_what_does_not_matter(self) -> None:
        t = Table("runner", clicks=1)
        t.corp.put("Enigma", "Archives", rezzed=True)
        t.runner.set(credits=5).hand(*["Sure Gamble"] * 4)
        t.runner.put("Corroder")
        t.runner.run("Archives")

        plays_out_the_run(t)

        assert t.runner.credits == 5


class TestCorp:
    @pytest.mark.parametrize(("breaker", "installs"), [("Corroder", False), ("Mimic", True)])
    def test_the_next_agenda_does_not_go_where_the_last_was_stolen(self, breaker: str, installs: bool) -> None:
        t = Table("corp")
        for server in ("HQ", "R&D"):
            t.corp.put("Enigma", server, rezzed=True)
        t.corp.put("Ice Wall", "Server 1", rezzed=True)
        t.corp.set(credits=8).hand("Project Atlas")
        t.runner.put(breaker)
        t.runner.set(credits=12).hand(*["Sure Gamble"] * 3)

        option = acts(t)

        assert (option.kind == "install") == installs

    def test_the_first_ice_goes_where_every_click_would_be_an_access(self) -> None:
        t = Table("corp")
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.corp.put("Enigma", "R&D")
        t.corp.set(credits=8).hand("Ice Wall", "Hedge Fund")

        option = acts(t)
        assert (option.kind, option.card) == ("install", "Ice Wall")
        t.answer(option)

        assert greedy(t).server == "HQ"

    @pytest.mark.parametrize(("purse", "saves"), [(2, True), (6, False)])
    def test_ice_that_cannot_be_paid_for_wants_credits(self, purse: int, saves: bool) -> None:
        t = Table("corp")
        for server in ("HQ", "R&D"):
            t.corp.put("Enigma", server)
        t.corp.set(credits=purse).hand("Snare!", "Snare!")

        assert (acts(t).kind == "credit") == saves

    def test_what_goes_under_the_deck_is_the_worst_card(self) -> None:
        t = Table("runner")
        t.corp.put("Daily Business Show", "Server 1", rezzed=True)
        t.corp.deck("Tollbooth", "Snare!")
        t.end_turn()
        while t.decision is not None and t.decision.kind != "choose of them":
            t.answer(greedy(t))

        assert greedy(t).card == "Snare!"

    def test_an_agenda_that_can_be_scored_is_scored(self) -> None:
        t = Table("corp")
        t.corp.put("Project Atlas", "Server 1", tokens={"advancement": 1})
        t.corp.set(credits=2, clicks=2).hand("Enigma", "Ice Wall")

        assert acts(t).kind == "advance"

    def test_ice_is_kept_for_what_lies_behind_it(self) -> None:
        """Rezzing what does little would leave nothing for what stops the Runner."""
        t = Table("runner")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Hudson 1.0", "HQ")
        t.corp.set(credits=4).hand("Project Atlas")
        t.runner.set(credits=0).hand(*["Sure Gamble"] * 4)
        t.runner.run("HQ")

        plays_out_the_run(t)

        assert t.happened("successful run") == 0
        assert t.corp.credits == 1


def played(corp_bot: str, runner_bot: str, games: int, seed: int) -> tuple[float, float, float]:
    """Over all pairs of starter decks: how often each side wins, and how many turns it takes."""
    results = [
        play_game(Match(corp, runner, corp_bot, runner_bot, seed), number)[0]
        for corp, runner in PAIRS
        for number in range(games)
    ]
    many = len(results)
    wins = [sum(one.winner == side for one in results) / many for side in ("corp", "runner")]
    return wins[0], wins[1], sum(one.turns for one in results) / many


class TestFigures:
    def test_a_few_games_against_itself(self) -> None:
        corp, runner, turns = played("greedy", "greedy", 2, 1)

        assert min(corp, runner) >= 0.25
        assert turns < 30

    @pytest.mark.slow
    def test_many_games_against_itself(self) -> None:
        corp, runner, turns = played("greedy", "greedy", 30, 2)

        assert corp >= 0.34  # it is about 39 %
        assert runner >= 0.5  # and about 61 %; 40 % are wanted
        assert turns < 26.0  # it is just under 25, and a sample of this size is half a turn about

    @pytest.mark.slow
    @pytest.mark.parametrize("side", Side)
    def test_many_games_against_chance(self, side: Side) -> None:
        bots = ("greedy", "random") if side == Side.CORP else ("random", "greedy")

        assert played(*bots, 20, 3)[side] >= 0.98
