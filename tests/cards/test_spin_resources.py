"""What resources of the Spin cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, told, top, who

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import BadPublicity, Clicks, ExtraCost, Gain, event, operation, play
from sneakdoor.testing import Table

SCANDAL = operation("Scandal", "neutral_corp", play(BadPublicity(2)), cost=0)
ERRAND = event("Errand", "neutral_runner", ExtraCost("play", (Clicks(1),), own=True), play(Gain(2)), cost=0)
SPIES = operation("Spies", "neutral_corp", play(BadPublicity(-1)), subtypes="Gray Ops", cost=0)


class TestActivistSupport:
    @pytest.mark.parametrize(("tags", "after"), [(0, 1), (1, 1), (2, 2)])
    def test_a_tag_comes_with_the_turn_of_the_corp_unless_there_is_one(self, tags: int, after: int) -> None:
        with Table("runner") as t:
            t.runner.put("Activist Support")
            t.runner.set(tags=tags, bad_publicity=3)
            t.end_turn()
            assert t.state.tags == after
            assert who(t, "tagged") == [1] * (after - tags)  # the Runner takes it
            assert t.state.bad_publicity == 3

    @pytest.mark.parametrize(("have", "after"), [(0, 1), (1, 1), (2, 2)])
    def test_bad_publicity_comes_with_the_turn_of_the_runner_unless_there_is_some(self, have: int, after: int) -> None:
        with Table("corp") as t:
            t.runner.put("Activist Support")
            t.runner.set(bad_publicity=have, tags=2)
            t.end_turn()
            assert t.state.bad_publicity == after
            assert t.state.tags == 2

    def test_the_tag_can_be_avoided(self) -> None:
        with Table("runner") as t:
            t.runner.put("Activist Support")
            t.runner.put("New Angeles City Hall")
            t.end_turn()
            t.runner.use("New Angeles City Hall")
            t.settle()
            assert t.state.tags == 0

    def test_a_corp_that_is_considered_to_have_some_takes_none(self) -> None:
        with Table("corp") as t:
            t.runner.put("Activist Support")
            t.runner.put("Corporate Scandal")
            t.end_turn()
            assert t.state.bad_publicity == 0


class TestHardAtWork:
    def test_two_credits_cost_a_click_each_turn(self) -> None:
        with Table("corp") as t:
            t.runner.put("Hard at Work")
            t.end_turn()
            assert (t.runner.credits, t.runner.clicks) == (7, 3)
            t.end_turn()
            assert t.runner.credits == 7 + 3  # only as the Runner's own turn begins

    def test_rachel_beckman_pays_for_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("Hard at Work")
            t.runner.put("Rachel Beckman")
            t.end_turn()
            assert (t.runner.credits, t.runner.clicks) == (7, 4)


class TestTalliePerrault:
    @pytest.mark.parametrize("accept", [True, False])
    def test_black_operations_may_be_told_of(self, accept: bool) -> None:
        with Table("corp") as t:
            t.runner.put("Tallie Perrault")
            t.corp.hand("Hedge Fund", "Scorched Earth").set(credits=20)
            t.runner.set(tags=1).hand(*["Sure Gamble"] * 5)
            t.corp.play("Hedge Fund")
            assert t.state.bad_publicity == 0
            t.corp.play("Scorched Earth")
            t.runner.accept() if accept else t.runner.decline()
            t.settle()
            assert (t.state.bad_publicity, t.state.tags) == ((1, 2) if accept else (0, 1))
            assert who(t, "tagged") == [1] * accept

    @pytest.mark.both
    def test_so_may_gray_ones_that_have_resolved_and_not_those_trashed_otherwise(self) -> None:
        with Table("corp", cards=(SPIES,)) as t:
            t.runner.put("Tallie Perrault")
            t.corp.set(bad_publicity=1).hand("Spies", "Spies")
            t.corp.play("Spies")
            t.runner.accept()
            assert (t.state.bad_publicity, t.state.tags) == (1, 1)  # removed, and back again
            t.end_turn()
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.run("HQ")
            t.runner.use("Imp")
            t.finish_run()
            assert (t.zone("Spies"), t.state.tags) == ("Archives", 1)

    @pytest.mark.parametrize("have", [1, 3])
    def test_it_is_trashed_for_a_card_for_each_bad_publicity(self, have: int) -> None:
        with Table("runner") as t:
            t.corp.set(bad_publicity=have)
            t.runner.put("Tallie Perrault")
            t.runner.use("Tallie Perrault")
            assert len(t.runner.titles("hand")) == have
            assert t.zone("Tallie Perrault") == "the heap"

    def test_without_bad_publicity_it_is_of_no_use(self) -> None:
        with Table("runner") as t:
            t.runner.put("Tallie Perrault")
            assert not t.runner.can("use", "Tallie Perrault")


class TestGrifter:
    def test_a_successful_run_brings_a_credit_as_the_turn_ends(self) -> None:
        with Table("runner", clicks=1) as t:
            grifter = t.runner.put("Grifter")
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            assert t.runner.credits == 6
            assert grifter.installed

    def test_without_one_it_is_trashed(self) -> None:
        with Table("runner", clicks=1) as t:
            grifter = t.runner.put("Grifter")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            assert t.runner.credits == 5
            assert grifter.zone == "the heap"

    def test_the_turn_of_the_corp_does_not_matter(self) -> None:
        with Table("corp") as t:
            grifter = t.runner.put("Grifter")
            t.end_turn()
            assert grifter.installed
            assert t.runner.credits == 5


class TestRaymondFlint:
    @pytest.mark.both
    def test_bad_publicity_however_much_lets_the_runner_access_a_card_of_hq(self) -> None:
        with Table("corp", cards=(SCANDAL,)) as t:
            t.runner.put("Raymond Flint")
            t.corp.hand("Scandal", "Hostile Takeover", "Hostile Takeover")
            t.corp.play("Scandal")
            t.settle()
            assert (t.state.bad_publicity, accessed(t), t.runner.score) == (2, ["Hostile Takeover"], 1)

    @pytest.mark.both
    def test_removing_it_does_not(self) -> None:
        with Table("corp", cards=(SPIES,)) as t:
            t.runner.put("Raymond Flint")
            t.corp.set(bad_publicity=1).hand("Spies", "Hostile Takeover")
            t.corp.play("Spies")
            assert accessed(t) == []

    @pytest.mark.both
    def test_it_is_trashed_to_expose_a_card(self) -> None:
        with Table("runner") as t:
            t.runner.put("Raymond Flint")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.put("Corroder")
            assert not t.runner.can("use", "Raymond Flint")
            t.corp.put("Hostile Takeover", "Server 2")
            t.runner.use("Raymond Flint")
            t.settle()
            assert t.happened("exposed") == 1
            assert t.zone("Raymond Flint") == "the heap"


class TestStarlightCrusadeFunding:
    def test_it_takes_a_click_each_turn(self) -> None:
        with Table("corp") as t:
            t.runner.put("Starlight Crusade Funding")
            t.end_turn()
            assert t.runner.clicks == 3

    @pytest.mark.rule("1.15.9")
    @pytest.mark.parametrize("funded", [True, False])
    def test_a_double_event_costs_a_single_click(self, funded: bool) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Drive By")
            if funded:
                t.runner.put("Starlight Crusade Funding")
            t.runner.play("Drive By")
            t.settle()
            assert t.zone("PAD Campaign") == "Archives"
            assert t.runner.clicks == (3 if funded else 2)

    def test_the_last_click_is_enough(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Drive By")
            assert not t.runner.can("play", "Drive By")
            t.runner.put("Starlight Crusade Funding")
            t.runner.play("Drive By")
            t.settle()
            assert t.zone("PAD Campaign") == "Archives"

    def test_the_play_cost_is_paid_and_doubles_of_the_corp_are_double(self) -> None:
        with Table("corp") as t:
            t.runner.put("Starlight Crusade Funding")
            t.corp.hand("Celebrity Gift", "Hedge Fund").set(credits=9)
            t.corp.play("Celebrity Gift")
            t.corp.accept("Hedge Fund")
            t.settle()
            assert t.corp.clicks == 1
            assert t.corp.credits == 9 - 3 + 2

    def test_other_additional_costs_of_other_events_stay(self) -> None:
        with Table("runner", cards=(ERRAND,)) as t:
            t.runner.put("Starlight Crusade Funding")
            t.runner.hand("Errand")
            t.runner.play("Errand")
            assert (t.runner.clicks, t.runner.credits) == (2, 7)


class TestMotivation:
    @pytest.mark.parametrize("look", [True, False])
    def test_the_top_card_of_the_stack_may_be_looked_at_each_turn(self, look: bool) -> None:
        with Table("corp") as t:
            t.runner.put("Motivation")
            t.runner.deck("Mimic", "Corroder")
            t.end_turn()
            t.runner.accept() if look else t.runner.decline()
            t.settle()
            assert ("Corroder" in told(t, 1)) == look
            assert "Mimic" not in told(t, 1)
            assert "Corroder" not in told(t, 0)
            assert top(t, 1) == ["Corroder"]


class TestWomanInTheRedDress:
    @pytest.mark.parametrize("draw", [True, False])
    def test_the_top_card_of_rnd_is_shown_and_the_corp_may_draw_it(self, draw: bool) -> None:
        with Table("corp") as t:
            t.runner.put("Woman in the Red Dress")
            t.corp.deck("Ice Wall", "Hostile Takeover", "Enigma")
            t.end_turn()
            t.corp.yes() if draw else t.corp.no()
            t.settle()
            assert "Enigma" in told(t, 1)
            assert "Enigma" in told(t, 0)
            assert t.happened("revealed") == 1
            assert t.corp.titles("hand") == (["Enigma"] if draw else [])
            assert top(t, 0) == (["Hostile Takeover"] if draw else ["Enigma"])

    def test_with_an_empty_rnd_nothing_is_asked(self) -> None:
        with Table("corp") as t:
            t.runner.put("Woman in the Red Dress")
            t.state.deck[0].clear()
            t.end_turn()
            assert t.runner.clicks == 4
            assert t.outcome is None


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Activist Support", "give the Corp 1 bad publicity."),
        ("Tallie Perrault", "give the Corp 1 bad publicity"),
        ("Blackguard", "the Corp rezzes it, if able."),
        ("Prepaid VoicePAD", "Use hosted credits to play events."),
        ("Capstone", "Choose any number of cards in your grip"),
        ("Muertos Gang Member", "The Corp rezzes it, ignoring its rez cost."),
        ("Paige Piper", "any number of cards that are copies of that card"),
        ("Investigative Journalism", "Give the Corp 1 bad publicity."),
        ("Chrome Parlor", "from installing cybernetics."),
        ("Levy Advanced Research Lab", "to the bottom of your stack in any order."),
        ("The Professor: Keeper of Knowledge", "Your first copy of each program costs no influence."),
    ],
)
def test_the_text_says_who_and_what(title: str, words: str) -> None:
    shelf = book()
    assert words in shelf.cards[shelf.by_title[title]].text
