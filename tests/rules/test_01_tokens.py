"""Tokens, credits and clicks (CR 1.9 to 1.11)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import CreditsFor, hardware
from sneakdoor.model import bills
from sneakdoor.model.enums import RUNNER
from sneakdoor.rules.costs import short, sources
from sneakdoor.rules.playing import refuse_play
from sneakdoor.rules.quantities import bad_publicity, counters, tags
from sneakdoor.testing import Table


class TestConsideredTokens:
    @pytest.mark.rule("1.9.4")
    def test_considered_bad_publicity_gives_a_credit_for_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Corporate Scandal")
            t.runner.play("Corporate Scandal")
            assert t.state.bad_publicity == 0
            assert bad_publicity(t.state) == 1
            t.runner.run("Archives")
            assert t.runner.credits == 3
            t.finish_run()
            assert t.runner.credits == 2

    @pytest.mark.both
    @pytest.mark.rule("1.9.4")
    def test_it_adds_to_what_there_is(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Corporate Scandal").set(bad_publicity=2)
            t.runner.play("Corporate Scandal")
            assert bad_publicity(t.state) == 3

    @pytest.mark.rule("1.9.4")
    def test_considered_advancement_tokens_make_ice_stronger_but_are_not_there(self) -> None:
        with Table() as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 1})
            other = t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.put("Satellite Grid", "HQ")
            assert wall.strength == 2
            t.corp.rez("Satellite Grid")
            assert wall.strength == 3
            assert wall.tokens("advancement") == 1
            assert other.strength == 1
            assert counters(t.state, wall.cid, "advancement") == 2

    @pytest.mark.both
    @pytest.mark.rule("1.9.4", "10.5.2")
    def test_a_considered_tag_makes_the_runner_tagged_but_cannot_be_removed(self) -> None:
        with Table() as t:
            t.corp.hand("MCA Informant", "Scorched Earth").set(credits=10)
            t.runner.put("Decoy")
            t.runner.put("Armitage Codebusting")
            assert not t.corp.can("play", "Scorched Earth")
            t.corp.play("MCA Informant")
            t.settle()
            assert tags(t.state) == 1
            assert t.state.tags == 0
            assert not t.runner.can("remove tag")
            assert short(t.state, RUNNER, (bills.RemoveTags(1),), ("", -1)) is not None
            t.end_turn()
            assert t.corp.can("play", "Scorched Earth")
            assert t.corp.can("trash resource", "Armitage Codebusting")


class TestCredits:
    @pytest.mark.rule("26.03:1.10.3b", example=3)
    @pytest.mark.both
    @pytest.mark.rule("1.10.3b", example=7)
    def test_credits_are_lost_from_the_pool_only(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0).hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.corp.put("DNA Tracker", "Archives", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            assert t.card("Ghost Runner").tokens("credit") == 3
            assert t.happened("credits lost") == 0

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.10.3c", example=6)
    @pytest.mark.rule("1.10.3c", "1.10.4c", example=10)
    def test_credits_on_a_card_must_be_used_if_the_pool_is_short(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=1)
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.run("HQ")
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [3, 2]
            t.runner.number(2)
            t.settle()
            assert t.runner.credits == 0
            assert t.card("Ghost Runner").tokens("credit") == 1

    @pytest.mark.rule("1.10.3c")
    def test_with_enough_in_the_pool_they_need_not_be_used(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.number(0)
            t.settle()
            assert t.runner.credits == 2
            assert t.card("Ghost Runner").tokens("credit") == 3

    @pytest.mark.both
    @pytest.mark.rule("1.10.4c")
    def test_outside_the_time_they_are_for_they_cannot_be_spent(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4).hand("Sure Gamble")
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            assert not t.runner.can("play", "Sure Gamble")

    @pytest.mark.rule("1.10.3c", "1.10.4b")
    def test_cyberfeeder_pays_for_an_icebreaker(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Cyberfeeder")
            t.runner.put("Corroder")
            t.runner.use("Corroder", "strength")
            t.runner.number(1)
            assert t.runner.credits == 5
            assert t.card("Cyberfeeder").tokens("credit") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.10.4b")
    def test_cyberfeeder_pays_for_viruses_and_for_nothing_else(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Cyberfeeder")
            t.runner.hand("Datasucker", "Magnum Opus")
            s = t.state
            assert sources(s, RUNNER, ("install", t.cid("Datasucker"))) == [(t.cid("Cyberfeeder"), 1)]
            assert sources(s, RUNNER, ("install", t.cid("Magnum Opus"))) == []
            assert sources(s, RUNNER, ("remove tag", -1)) == []
            t.runner.set(credits=0)
            t.runner.install("Datasucker")
            assert t.card("Datasucker").installed

    @pytest.mark.rule("1.10.4b")
    def test_two_permissions_do_not_double_the_credits(self) -> None:
        twice = hardware("Test Twice", "shaper", CreditsFor(("any",)), CreditsFor(("install",)), cost=0)
        with Table(turn="runner", cards=(twice,)) as t:
            t.runner.put("Test Twice", tokens={"credit": 1})
            t.runner.set(credits=0).hand("Corroder")
            assert not t.runner.can("install", "Corroder")
            assert sources(t.state, RUNNER, ("install", t.cid("Corroder"))) == [(t.cid("Test Twice"), 1)]

    @pytest.mark.both
    @pytest.mark.rule("1.10.4d")
    def test_spending_from_a_card_uses_that_card(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Cyberfeeder")
            t.runner.put("Corroder")
            t.runner.use("Corroder", "strength")
            t.runner.number(1)
            used = [one.cid for one in t.state.journal.entries if one.kind == "used"]
            assert t.cid("Cyberfeeder") in used

    @pytest.mark.rule("1.10.3c")
    def test_credits_on_a_card_can_be_spent_secretly(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0)
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.corp.put("Caprice Nisei", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.number(0)
            t.settle()
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [0, 1, 2]
            t.runner.number(2)
            t.finish_run()
            assert t.card("Ghost Runner").tokens("credit") == 1

    @pytest.mark.both
    @pytest.mark.rule("1.10.4a", "1.10.3a")
    def test_taking_credits_from_a_card_gains_them(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Armitage Codebusting", tokens={"credit": 12})
            t.runner.use("Armitage Codebusting")
            assert t.runner.credits == 7
            assert t.card("Armitage Codebusting").tokens("credit") == 10
            assert t.happened("credits gained") == 1

    @pytest.mark.both
    @pytest.mark.rule("1.10.4")
    def test_credits_on_a_card_are_not_in_the_pool(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0)
            t.runner.put("Armitage Codebusting", tokens={"credit": 12})
            t.runner.hand("Corroder")
            assert not t.runner.can("install", "Corroder")


class TestRecurringCredits:
    @pytest.mark.both
    @pytest.mark.rule("26.03:1.10.5a", "26.03:1.10.5b")
    @pytest.mark.rule("1.10.5a")
    def test_they_are_there_when_the_card_becomes_active(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Cyberfeeder")
            t.runner.install("Cyberfeeder")
            assert t.card("Cyberfeeder").tokens("credit") == 1

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.10.5b")
    @pytest.mark.rule("1.10.5a")
    def test_they_are_there_as_soon_as_a_card_of_the_corp_is_rezzed(self) -> None:
        with Table() as t:
            t.corp.put("Primary Transmission Dish", "Server 1")
            assert t.card("Primary Transmission Dish").tokens("credit") == 0
            t.corp.rez("Primary Transmission Dish")
            assert t.card("Primary Transmission Dish").tokens("credit") == 3

    @pytest.mark.both
    @pytest.mark.rule("1.10.5b", "1.10.5c")
    def test_they_are_refilled_up_to_their_number_and_do_not_accumulate(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(tags=1).put("Crash Space")
            t.runner.act("remove tag")
            t.runner.number(1)
            assert t.card("Crash Space").tokens("credit") == 1
            t.end_turn()
            assert t.card("Crash Space").tokens("credit") == 1
            t.end_turn()
            assert t.card("Crash Space").tokens("credit") == 2
            t.end_turn()
            t.end_turn()
            assert t.card("Crash Space").tokens("credit") == 2


class TestClicks:
    @pytest.mark.both
    @pytest.mark.rule("1.11.2a", "1.11.2b")
    def test_three_for_the_corp_and_four_for_the_runner(self) -> None:
        with Table() as t:
            t.end_turn()
            assert (t.corp.clicks, t.runner.clicks) == (0, 4)
            t.end_turn()
            assert (t.corp.clicks, t.runner.clicks) == (3, 0)

    @pytest.mark.both
    @pytest.mark.rule("1.11.3")
    def test_a_priority_card_is_played_with_the_first_click(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Early Bird")
            t.runner.play("Early Bird")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.runner.clicks == 4

    @pytest.mark.rule("1.11.3")
    def test_not_after_another_click(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Early Bird")
            t.runner.act("credit")
            assert not t.runner.can("play", "Early Bird")
            refusal = refuse_play(t.state, RUNNER, t.cid("Early Bird"))
            assert refusal is not None
            assert refusal.rule == "1.11.3"

    @pytest.mark.rule("1.11.3")
    def test_not_by_an_effect(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Early Bird")
            refusal = refuse_play(t.state, RUNNER, t.cid("Early Bird"), click=0)
            assert refusal is not None
            assert refusal.rule == "1.11.3"

    @pytest.mark.rule("1.11.3")
    def test_a_lost_click_does_not_count(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Early Bird")
            assert t.decision is not None
            t.state.clicks[RUNNER] -= 1  # lost, not spent
            assert refuse_play(t.state, RUNNER, t.cid("Early Bird")) is None
