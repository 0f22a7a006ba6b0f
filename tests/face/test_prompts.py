"""Questions in words: they name the card, its price, and the strengths that meet."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor import Decision, Side
from sneakdoor.testing import Table


def walk(t: Table, kind: str, side: Side) -> Decision:
    """Go on without doing anything, until a side is asked this."""
    wanted = ("pass", "continue", "done", "access")
    while not (now(t).kind == kind and now(t).side == side):
        t.game.choose(next(one for one in now(t).options if one.kind in wanted))
    return now(t)


class TestTraces:
    @pytest.mark.rule("10.8.2", "10.8.3")
    def test_both_strengths_are_told_to_whoever_spends(self) -> None:
        t = Table("runner")
        t.corp.put("Hunter", "HQ", rezzed=True)
        t.runner.put("Access to Globalsec")
        t.runner.run("HQ")
        corp = walk(t, "trace: spend", Side.CORP)
        assert corp.prompt == (
            "Hunter: trace strength 3 against link strength 1; spend how many credits on trace strength?"
        )
        assert corp.card == "Hunter"
        t.corp.number(2)
        assert now(t).side == Side.RUNNER
        assert now(t).prompt == (
            "Hunter: trace strength 5 against link strength 1; spend how many credits on link strength?"
        )


class TestCards:
    @pytest.mark.rule("7.7.2")
    def test_what_is_accessed_is_named_with_its_trash_cost(self) -> None:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("Server 1")
        asked = walk(t, "accessed card", Side.RUNNER)
        assert asked.prompt == "You are accessing PAD Campaign (trash cost 4)"
        assert asked.card == "PAD Campaign"

    def test_what_is_installed_is_named(self) -> None:
        t = Table("corp")
        t.corp.hand("Ice Wall").put("Enigma", "HQ")
        t.corp.act("install", "Ice Wall")
        assert now(t).prompt == "Where is Ice Wall installed?"
        t.corp.act("server", server="HQ")
        assert now(t).prompt == "Trash like cards before Ice Wall is installed?"

    def test_encountered_ice_is_told_with_its_strength(self) -> None:
        t = Table("runner")
        ice = t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 2})
        t.runner.put("Corroder")
        t.runner.run("HQ")
        while now(t).rule != "6.9.3b":
            t.game.choose(next(one for one in now(t).options if one.kind in ("pass", "continue")))
        assert now(t).prompt == f"Ice Wall #{ice.thing.handle} is encountered, strength 3: you may use paid abilities"

    @pytest.mark.rule("10.2.2")
    def test_ice_that_the_runner_does_not_see_is_not_named(self) -> None:
        t = Table("runner")
        inner = t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        asked = walk(t, "jack out", Side.RUNNER)
        assert asked.prompt == f"Jack out, or continue to facedown ice #{inner.thing.handle} (HQ)"


class TestPayments:
    @pytest.mark.rule("1.15.10")
    def test_a_nested_cost_is_told(self) -> None:
        t = Table("runner")
        t.corp.put("Pop-up Window", "HQ", rezzed=True)
        t.runner.run("HQ")
        asked = walk(t, "pay", Side.RUNNER)
        assert asked.prompt == "Pop-up Window: pay the cost (1 credit)?"

    def test_what_may_be_done_is_said_and_it_is_named(self) -> None:
        t = Table("corp")
        t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        t.corp.deck("Ice Wall")
        t.corp.act("draw")
        asked = now(t)
        assert asked.kind == "may"
        assert asked.prompt.startswith("Jinja City Grid: you may reveal it")
        assert asked.prompt.endswith("(Ice Wall)")

    def test_what_is_about_to_happen_is_told(self) -> None:
        t = Table("corp")
        t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
        t.runner.put("Crash Space")
        t.corp.hand("Scorched Earth")
        t.corp.play("Scorched Earth")
        assert now(t).prompt == "About to happen: 4 meat damage"

    def test_a_discard_says_how_many(self) -> None:
        t = Table("corp", clicks=1)
        t.corp.hand("Ice Wall", *["Hedge Fund"] * 6)
        t.corp.act("credit")
        assert walk(t, "discard", Side.CORP).prompt == "Discard down to 5 cards: 2 cards to go"

    def test_a_choice_says_what_of(self) -> None:
        t = Table("corp")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.hand("Patch").put("Enigma", "R&D", rezzed=True)
        t.corp.play("Patch")
        assert now(t).card == "Patch"
        assert now(t).prompt.startswith("Patch: ")
        assert "ice" in now(t).prompt


def test_the_card_that_asks_is_told_to_the_side_that_is_asked() -> None:
    t = Table("runner")
    t.corp.put("Hunter", "HQ", rezzed=True)
    t.runner.run("HQ")
    walk(t, "trace: spend", Side.CORP)
    mine, theirs = t.game.view(Side.CORP).decision, t.game.view(Side.RUNNER).decision
    assert mine is not None
    assert theirs is not None
    assert (mine.card, theirs.card, theirs.prompt) == ("Hunter", "", "")
