"""The cheapest way through ice, and what it costs."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.seating.test_auto_pass import at

from sneakdoor import Game, Side
from sneakdoor.seating import NoWay, ending, met_ice, way_to_boost, way_to_break
from sneakdoor.testing import Table


def before(ice: str, *rig: str, credits_: int = 12, **tokens: dict[str, int]) -> Table:
    """The Runner encounters this ice with these cards."""
    t = Table("runner", skip_forced=False)
    for _ in range(3):
        t.runner.put("Akamatsu Mem Chip")
    for title in rig:
        t.runner.put(title, tokens=tokens.get(title.replace(" ", "_")))
    t.corp.put(ice, "HQ", rezzed=True)
    t.runner.set(credits=credits_)
    t.runner.run("HQ")
    at(t, Side.RUNNER, "6.9.3b")
    return t


def cost(t: Table, wanted: list[int] | None = None) -> str:
    return str(way_to_break(t.game, Side.RUNNER, wanted))


def carried_out(t: Table, game: Game, steps: Any) -> Game:
    trial = game.clone()
    for option in steps:
        assert trial.decision is not None
        assert option in trial.decision.options
        trial.choose(option)
    return trial


class TestPrices:
    def test_one_subroutine(self) -> None:
        assert cost(before("Ice Wall", "Corroder")) == "1 credit, with Corroder"

    def test_strength_and_two_subroutines(self) -> None:
        assert cost(before("Wall of Thorns", "Corroder", "Mimic")) == "5 credits, with Corroder"

    def test_some_of_them(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        assert cost(t, [1]) == "4 credits, with Corroder"
        assert cost(t, ending(t.game.view(Side.RUNNER))) == "4 credits, with Corroder"

    def test_the_cheaper_of_two_breakers(self) -> None:
        assert cost(before("Ice Wall", "Battering Ram", "Corroder")) == "1 credit, with Corroder"
        assert cost(before("Wall of Thorns", "Battering Ram", "Corroder")) == "4 credits, with Battering Ram"

    def test_a_card_that_is_lost_for_it_is_dear(self) -> None:
        t = before("Archer", "Faerie", "Mimic", "Datasucker", Datasucker={"virus": 6})
        assert cost(t) == "4 credits, 3 virus counters from Datasucker, with Datasucker and Mimic"
        assert "Faerie trashed after the encounter" in cost(before("Archer", "Faerie"))

    def test_credits_on_cards_come_first(self) -> None:
        found = way_to_break(before("Wall of Static", "Corroder", "Cyberfeeder").game, Side.RUNNER)
        assert str(found) == "2 credits (1 from Cyberfeeder), with Corroder"
        assert found.cost.credits == 1

    def test_clicks_are_a_price(self) -> None:
        t = before("Eli 1.0")
        t.runner.set(clicks=3)
        assert cost(t) == "0 credits, 2 clicks, with Eli 1.0"


class TestNoWay:
    def test_no_breaker_fits(self) -> None:
        with pytest.raises(NoWay, match="nothing you have can break that on Enigma"):
            cost(before("Enigma", "Corroder"))

    def test_too_dear(self) -> None:
        with pytest.raises(NoWay, match="nothing you have"):
            cost(before("Wall of Thorns", "Corroder", credits_=4))

    def test_a_number_that_there_is_not(self) -> None:
        with pytest.raises(NoWay, match="has 1 subroutine, and no number 4"):
            cost(before("Ice Wall", "Corroder"), [3])

    def test_no_ice_is_encountered(self) -> None:
        t = Table("runner", skip_forced=False)
        at(t, Side.RUNNER, "5.7.1e")
        with pytest.raises(NoWay, match="no ice is encountered"):
            cost(t)


class TestBoost:
    def test_to_a_strength(self) -> None:
        t = before("Wall of Thorns", "Corroder", "Gordian Blade")
        assert str(way_to_boost(t.game, Side.RUNNER, 5)) == "3 credits, with Corroder"
        assert str(way_to_boost(t.game, Side.RUNNER, 4, "Gordian Blade")) == "2 credits, with Gordian Blade"

    def test_it_is_strong_enough_already(self) -> None:
        with pytest.raises(NoWay, match="already"):
            way_to_boost(before("Ice Wall", "Corroder").game, Side.RUNNER, 1)


RIGS = [
    ("Corroder",),
    ("Corroder", "Datasucker"),
    ("Gordian Blade", "Cyberfeeder"),
    ("Mimic", "Femme Fatale"),
    ("Faerie",),
]
ICE = ["Ice Wall", "Wall of Thorns", "Enigma", "Tollbooth", "Eli 1.0", "Neural Katana", "Hadrian's Wall"]


class TestExact:
    @pytest.mark.parametrize(("ice", "rig"), list(itertools.product(ICE, RIGS)))
    def test_the_steps_can_be_taken_and_cost_what_was_said(self, ice: str, rig: tuple[str, ...]) -> None:
        t = before(ice, *rig, credits_=14, Datasucker={"virus": 2})
        try:
            found = way_to_break(t.game, Side.RUNNER)
        except NoWay:
            return
        start = t.game.view(Side.RUNNER)
        after = carried_out(t, t.game, found.steps)
        now = met_ice(after.view(Side.RUNNER))
        assert now is not None
        assert all(one.broken for one in now.subroutines)
        assert start.runner.credits - after.view(Side.RUNNER).runner.credits == found.cost.credits

    def test_no_cheaper_way_is_there(self) -> None:
        """All ways of spending fewer credits than the one that was found, tried one by one."""
        t = before("Wall of Static", "Corroder", "Datasucker", credits_=4, Datasucker={"virus": 1})
        found = way_to_break(t.game, Side.RUNNER)
        assert found.cost.credits + sum(found.cost.tokens_spent.values()) == 2

    def test_what_is_hidden_has_no_say(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        t.corp.hand("Snare!", "Hedge Fund")
        here = way_to_break(t.game, Side.RUNNER)
        for seed in range(3):
            assert way_to_break(t.game.sample(Side.RUNNER, seed), Side.RUNNER) == here
