"""A question in the effect is asked as it resolves; one in the condition, as that is met."""

from __future__ import annotations

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import (
    CREDIT,
    IN_HAND,
    RUNNER,
    TURN_BEGINS,
    TURN_ENDS,
    DoToChosen,
    Gain,
    Is,
    Lose,
    On,
    Place,
    asset,
    resource,
    when,
)
from sneakdoor.testing import Table

TOSSER = resource(
    "Tosser", "neutral_runner", when(TURN_BEGINS, DoToChosen("trash", Is(zone=IN_HAND, side=RUNNER))), cost=0
)
SPENDER = resource("Spender", "neutral_runner", when(TURN_BEGINS, Lose(3, RUNNER)), cost=0)
LOADER = resource("Loader", "neutral_runner", when(TURN_ENDS, Place(CREDIT, 1, Is(subtypes=("Companion",)))), cost=0)
SPONSOR = asset("Sponsor", "neutral_corp", when(On("scored"), Gain(4)), cost=0, trash=0)


class TestInTheEffect:
    @pytest.mark.rule("9.6.2e")
    def test_emptied_mind_looks_at_the_grip_as_it_resolves(self) -> None:
        with Table("corp", cards=(TOSSER,)) as t:
            t.runner.put("Emptied Mind")
            t.runner.put("Tosser")
            t.runner.hand("Diesel")
            t.end_turn()
            t.runner.trigger("Tosser")
            t.settle()
            assert t.runner.clicks == 5

    @pytest.mark.rule("9.6.2e")
    def test_dadiana_chacon_looks_at_the_credits_as_it_resolves(self) -> None:
        with Table("corp", cards=(SPENDER,)) as t:
            t.runner.put("Dadiana Chacon")
            t.runner.put("Spender")
            t.runner.set(credits=8)
            t.end_turn()
            t.runner.trigger("Spender")
            t.settle()
            assert t.runner.credits == 8 - 3 + 1

    @pytest.mark.rule("9.6.2e")
    @pytest.mark.parametrize("title", ["Fencer Fueno", "Mystic Maemi", "Paladin Poemu", "Trickster Taka"])
    def test_a_companion_counts_its_credits_as_its_ability_resolves(self, title: str) -> None:
        with Table("runner", cards=(LOADER,), clicks=1) as t:
            t.runner.put(title, tokens={"credit": 2})
            t.runner.put("Loader")
            t.runner.hand("Diesel")
            t.runner.act("credit")
            t.runner.trigger("Loader")
            t.settle()
            if title == "Paladin Poemu":
                t.runner.pick("Loader")
            else:
                t.runner.mode(f"Trash {title}")
            t.settle()
            assert t.runner.titles("discard") == ["Loader" if title == "Paladin Poemu" else title]


class TestInTheCondition:
    @pytest.mark.rule("9.6.2d")
    @pytest.mark.parametrize(("have", "left"), [(5, 4), (7, 18)])
    def test_corporate_war_looks_at_the_credits_as_it_is_scored(self, have: int, left: int) -> None:
        with Table("corp", cards=(SPONSOR,)) as t:
            t.corp.put("Sponsor", "Server 1", rezzed=True)
            t.corp.set(credits=have)
            t.corp.put("Corporate War", "Server 2", tokens={"advancement": 4})
            t.corp.score_agenda("Corporate War")
            t.corp.trigger("Corporate War" if have == 5 else "Sponsor")
            t.settle()
            assert t.corp.credits == left

    @pytest.mark.rule("9.6.2d")
    @pytest.mark.parametrize("title", ["NEXT Wave 2", "Market Research", "Megaprix Qualifier", "Corporate War"])
    def test_it_is_no_when_scored_ability(self, title: str) -> None:
        with Table("corp") as t:
            t.corp.put("NEXT Bronze", "HQ", rezzed=True)
            t.runner.set(tags=1)
            t.corp.hand("24/7 News Cycle").scored(title, title, "Domestic Sleepers")
            assert not t.corp.can("play", "24/7 News Cycle")

    def test_the_text_says_it_before_the_comma(self) -> None:
        known = book()
        text = {title: known.cards[known.by_title[title]].text for title in ("NEXT Wave 2", "Emptied Mind")}
        assert text["NEXT Wave 2"].startswith("If there is a rezzed piece of NEXT ice when you score this agenda, ")
        assert text["Emptied Mind"].startswith("When your turn begins, if ")
