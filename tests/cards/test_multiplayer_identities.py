"""What the Corp identity for more than two players does in a game of two."""

from __future__ import annotations

import pytest
from tests.verbs import top

from sneakdoor import Game
from sneakdoor.model.enums import CORP
from sneakdoor.rules.activity import activate, deactivate
from sneakdoor.testing import Table

BUREAU = "Cyber Bureau: Keeping the Peace"
DETECTIVES = "Detective's Bureau: Upholding the Law"


class Pile:
    """A list of cards that nobody checks."""

    def __init__(self, identity: str, cards: dict[str, int]) -> None:
        self.identity = identity
        self.cards = cards


def begun(cards: dict[str, int]) -> Game:
    """A game in which the Corp is about to install its first cards."""
    corp, runner = Pile(BUREAU, cards), Pile("Noise: Hacker Extraordinaire", {"Sure Gamble": 45})
    game = Game.new(corp=corp, runner=runner, seed=5, skip_forced=True)
    while game.decision is not None and game.decision.kind == "mulligan":
        game.choose(next(one for one in game.decision.options if one.kind == "no"))
    return game


def choose(game: Game, kind: str, card: str = "") -> None:
    assert game.decision is not None
    game.choose(next(one for one in game.decision.options if one.kind == kind and (not card or one.card == card)))


def install(game: Game, card: str, server: str) -> None:
    choose(game, "pick", card)
    assert game.decision is not None
    if game.decision.kind == "install destination":
        game.choose(next(one for one in game.decision.options if one.server == server))
    if game.decision.kind == "trash like cards":
        choose(game, "done")


class TestCyberBureau:
    def test_up_to_five_cards_are_installed_and_rezzed_for_twenty_credits_less(self) -> None:
        game = begun({"Archer": 3, "Tollbooth": 42})
        assert len(game.state.hand[CORP]) == 10
        for _ in range(5):
            install(game, "Tollbooth", "HQ")
        assert len(game.state.hand[CORP]) == 5
        assert game.state.credits[CORP] == 5
        for due in (0, 0, 4):  # three cost 24 together
            choose(game, "pick", "Tollbooth")
            assert game.state.credits[CORP] == 5 - due
        assert game.decision is not None
        assert game.decision.kind != "choose"  # nobody could pay for a fourth
        assert game.state.card(0).title == DETECTIVES
        assert game.state.turn == 1

    def test_all_five_can_be_rezzed(self) -> None:
        game = begun({"Ice Wall": 45})
        for _ in range(5):
            install(game, "Ice Wall", "HQ")
        for _ in range(5):
            choose(game, "pick", "Ice Wall")
        assert sum(thing.faceup for cid, thing in game.state.things.items() if game.state.owner[cid] == CORP) == 5 + 1
        assert game.state.card(0).title == DETECTIVES

    def test_none_has_to_be_and_agendas_are_not_rezzed(self) -> None:
        game = begun({"Vanity Project": 45})
        install(game, "Vanity Project", "New remote")
        choose(game, "done")
        assert game.state.card(0).title == DETECTIVES
        assert len(game.state.hand[CORP]) == 9 + 1
        game = begun({"Enigma": 45})
        choose(game, "done")
        assert game.state.card(0).title == DETECTIVES

    def test_cards_that_were_rezzed_before_the_game_work_in_it_once(self) -> None:
        game = begun({"PAD Campaign": 45})
        install(game, "PAD Campaign", "New remote")
        choose(game, "done")
        choose(game, "pick", "PAD Campaign")
        assert game.state.credits[CORP] == 6

    def test_what_an_ability_installs_can_be_rezzed_without_any_credits_to_the_end(self) -> None:
        game = begun({"Enigma": 45})
        install(game, "Enigma", "HQ")
        install(game, "Enigma", "R&D")
        choose(game, "done")
        choose(game, "pick", "Enigma")
        choose(game, "pick", "Enigma")
        rezzed = [thing.faceup for cid, thing in game.state.things.items() if game.state.card(cid).title == "Enigma"]
        assert rezzed == [True, True]
        assert game.state.credits[CORP] == 5


class TestDetectivesBureau:
    def flipped(self, turn: str = "corp") -> Table:
        t = Table(turn, corp=BUREAU)
        with t.changing() as s:
            other = s.book.reverse[s.code[0]]
            deactivate(s, s.things[0])
            s.code = (other, *s.code[1:])
            activate(s, s.things[0])
        return t

    @pytest.mark.parametrize(("pool", "lost"), [(5, 4), (3, 3), (0, 0)])
    def test_the_first_run_costs_the_runner_a_credit_for_each_point(self, pool: int, lost: int) -> None:
        with self.flipped("runner") as t:
            t.runner.scored("Vanity Project").set(credits=pool)
            t.runner.run("Archives")
            t.finish_run()
            assert (t.runner.credits, t.corp.credits) == (pool - lost, 5 + lost)
            t.runner.run("Archives")
            t.finish_run()
            assert (t.runner.credits, t.corp.credits) == (pool - lost, 5 + lost)

    def test_without_points_nothing_is_lost_and_the_corps_do_not_count(self) -> None:
        with self.flipped("runner") as t:
            t.corp.scored("Vanity Project")
            t.runner.run("Archives")
            t.finish_run()
            assert (t.runner.credits, t.corp.credits) == (5, 5)

    def test_a_click_is_three_credits_or_three_cards(self) -> None:
        with self.flipped() as t:
            before = top(t, CORP, 3)
            t.corp.use(DETECTIVES)
            t.corp.mode("Gain")
            assert (t.corp.credits, t.corp.clicks) == (8, 2)
            t.corp.use(DETECTIVES)
            t.corp.mode("Draw")
            assert t.corp.titles("hand") == before
            assert t.corp.clicks == 1
