"""Operations of the older cycles: the last ones that were missing."""

from __future__ import annotations

import random

import pytest
from tests.last_turns import after
from tests.verbs import bid, damage, now, score, steal, story, top, traced, who

from sneakdoor.bots import answer, find
from sneakdoor.cards.vocabulary import CORP, RUNNER, Clicks, Tag, paid, resource, trace
from sneakdoor.testing import Table

SIGNAL = resource("Signal", "neutral_runner", paid(Clicks(1), *trace(2, Tag(1))), cost=0)


def greedy(t: Table) -> int:
    """Return what Greedy spends on a trace for the side that is asked."""
    option = answer(find("greedy"), t.game, random.Random(1))
    t.game.choose(option)
    return option.number


class TestHousekeeping:
    def start(self, *grip: str) -> Table:
        t = Table()
        t.corp.hand("Housekeeping")
        t.corp.play("Housekeeping")
        assert t.corp.credits == 3
        t.end_turn()
        t.runner.hand(*grip).set(credits=20)
        return t

    def test_the_first_install_of_a_turn_costs_the_runner_a_card_of_choice(self) -> None:
        with self.start("Corroder", "Desperado", "Sure Gamble", "Diesel") as t:
            t.runner.install("Corroder")
            assert {option.card for option in now(t).options} == {"Desperado", "Sure Gamble", "Diesel"}
            t.runner.pick("Diesel")
            assert t.runner.titles("discard") == ["Diesel"]
            t.runner.install("Desperado")  # the second install
            assert t.runner.titles("discard") == ["Diesel"]
            assert sorted(t.runner.titles("hand")) == ["Sure Gamble"]

    def test_the_first_of_every_turn(self) -> None:
        with self.start("Corroder", "Diesel") as t:
            t.runner.install("Corroder")
            t.end_turn()
            t.end_turn()
            t.runner.hand("Desperado", "Sure Gamble")
            t.runner.install("Desperado")
            t.settle()
            assert t.runner.titles("discard") == ["Diesel", "Sure Gamble"]

    def test_an_empty_grip_and_other_plays_lose_nothing(self) -> None:
        with self.start("Corroder") as t:
            t.runner.install("Corroder")
            assert t.runner.titles("discard") == []
        with self.start("Sure Gamble", "Diesel") as t:
            t.runner.play("Sure Gamble")
            assert t.runner.titles("discard") == ["Sure Gamble"]

    def test_what_the_corp_installs_does_not_matter(self) -> None:
        with Table() as t:
            t.corp.hand("Housekeeping", "Ice Wall")
            t.runner.hand("Diesel")
            t.corp.play("Housekeeping")
            t.corp.install("Ice Wall", "HQ")
            assert t.runner.titles("discard") == []

    @pytest.mark.rule("3.7.1b")
    def test_a_stolen_agenda_or_another_current_is_the_end_of_it(self) -> None:
        with self.start("Corroder", "Diesel") as t:
            steal(t, "Hostile Takeover")
            assert "Housekeeping" in t.corp.titles("discard")
            t.runner.install("Corroder")
            assert t.runner.titles("discard") == []
        with Table() as t:
            t.corp.hand("Housekeeping", "Enforced Curfew")
            t.corp.play("Housekeeping")
            t.corp.play("Enforced Curfew")
            assert t.corp.titles("discard") == ["Housekeeping"]


class TestTrafficAccident:
    def test_two_meat_damage_for_nothing(self) -> None:
        with Table() as t:
            t.corp.hand("Traffic Accident")
            t.runner.set(tags=2).hand("Diesel", "Diesel", "Diesel")
            t.corp.play("Traffic Accident")
            assert (damage(t), t.corp.credits) == ([("meat", 2)], 5)

    def test_a_single_tag_is_not_enough(self) -> None:
        with Table() as t:
            t.corp.hand("Traffic Accident")
            t.runner.set(tags=1).hand("Diesel", "Diesel", "Diesel")
            assert not t.corp.can("play", "Traffic Accident")


class TestCerebralCast:
    def start(self, corp: int, runner: int) -> Table:
        t = after(run="Archives", hand=("Cerebral Cast",))
        t.runner.hand("Diesel", "Diesel")
        t.corp.play("Cerebral Cast")
        assert t.corp.credits == 9
        bid(t, corp, runner)
        return t

    def test_different_amounts_are_brain_damage_or_a_tag_as_the_runner_likes(self) -> None:
        with self.start(2, 0) as t:
            assert now(t).side == RUNNER
            t.runner.mode("brain damage")
            assert (damage(t), t.state.tags, who(t, "damaged")) == ([("brain", 1)], 0, [RUNNER])
            assert (t.corp.credits, t.runner.credits) == (7, 5)
        with self.start(0, 1) as t:
            t.runner.mode("tag")
            assert (damage(t), t.state.tags, t.runner.credits, who(t, "tagged")) == ([], 1, 4, [RUNNER])

    def test_the_same_amount_is_nothing(self) -> None:
        with self.start(1, 1) as t:
            t.settle()
            assert (damage(t), t.state.tags) == ([], 0)

    def test_only_after_a_successful_run(self) -> None:
        with after(hand=("Cerebral Cast",)) as t:
            assert not t.corp.can("play", "Cerebral Cast")

    @pytest.mark.rule("10.4.1")
    def test_the_runner_suffers_what_was_chosen_and_could_prevent_it(self) -> None:
        t = after(run="Archives", hand=("Cerebral Cast",))
        with t:
            t.runner.put("Feedback Filter")
            t.corp.play("Cerebral Cast")
            bid(t, 2, 0)
            t.runner.mode("brain damage")
            t.runner.use("Feedback Filter", "brain")
            t.runner.number(1)
            assert damage(t) == []


def test_medical_research_fundraiser_pays_both() -> None:
    with Table() as t:
        t.corp.hand("Medical Research Fundraiser")
        t.corp.play("Medical Research Fundraiser")
        assert (t.corp.credits, t.runner.credits) == (5 - 3 + 8, 5 + 3)


class TestDiversifiedPortfolio:
    def test_each_remote_server_with_a_card_in_it_pays(self) -> None:
        with Table() as t:
            t.corp.hand("Diversified Portfolio")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "Server 1")
            t.corp.put("Hostile Takeover", "Server 2")
            t.corp.put("Ice Wall", "Server 2")
            t.corp.put("Enigma", "Server 3")  # nothing is in there
            t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.corp.play("Diversified Portfolio")
            assert t.corp.credits == 5 - 1 + 2

    def test_with_none_it_cannot_be_played(self) -> None:
        with Table() as t:
            t.corp.hand("Diversified Portfolio")
            t.corp.put("Enigma", "Server 1")
            assert not t.corp.can("play", "Diversified Portfolio")


class TestFastTrack:
    def test_an_agenda_is_shown_and_goes_to_hq(self) -> None:
        with Table() as t:
            t.corp.hand("Fast Track").deck("Hostile Takeover", "Ice Wall", "Priority Requisition", "PAD Campaign")
            t.corp.play("Fast Track")
            assert {option.card for option in now(t).options if option.kind == "pick"} == {
                "Hostile Takeover",
                "Priority Requisition",
            }
            t.corp.pick("Priority Requisition")
            assert (t.corp.titles("hand"), t.corp.credits) == (["Priority Requisition"], 5)
            assert sorted(story(t, "revealed", "shuffled")) == ["revealed", "shuffled"]

    @pytest.mark.rule("4.2.2c")
    def test_nobody_can_tell_whether_there_was_one(self) -> None:
        with Table() as t:
            t.corp.hand("Fast Track").deck("Hostile Takeover", "Hedge Fund")
            t.corp.play("Fast Track")
            t.corp.pick()
            assert (t.corp.titles("hand"), story(t, "revealed", "shuffled")) == ([], ["shuffled"])


class TestNewsCycle:
    def start(self, *agendas: str) -> Table:
        t = Table()
        t.corp.scored(*agendas).hand("24/7 News Cycle").set(credits=0)
        return t

    def test_a_forfeited_agenda_lets_another_say_its_piece_again(self) -> None:
        with self.start("Hostile Takeover", "Private Security Force", "Corporate Sales Team") as t:
            t.corp.play("24/7 News Cycle")
            t.corp.pick("Private Security Force")
            t.corp.pick("Hostile Takeover")
            t.settle()
            assert (t.corp.credits, t.state.bad_publicity) == (7, 1)
            assert sorted(t.corp.titles("score"), reverse=True) == ["Hostile Takeover", "Corporate Sales Team"]
            assert t.happened("scored") == 0

    def test_an_optional_ability_may_be_left(self) -> None:
        with self.start("Priority Requisition", "Private Security Force") as t:
            t.corp.put("Tollbooth", "HQ")
            t.corp.put("Ice Wall", "HQ")
            t.corp.play("24/7 News Cycle")
            t.corp.pick("Private Security Force")
            t.corp.accept("Priority Requisition")
            t.corp.pick("Tollbooth")
            t.settle()
            assert t.card("Tollbooth").rezzed
        with self.start("Priority Requisition", "Private Security Force") as t:
            t.corp.put("Tollbooth", "HQ")
            t.corp.play("24/7 News Cycle")
            t.corp.pick("Private Security Force")
            t.corp.decline()
            assert not t.card("Tollbooth").rezzed

    def test_counters_come_again_but_for_tokens_that_are_gone(self) -> None:
        with self.start("Nisei MK II", "Project Atlas", "Private Security Force") as t:
            t.corp.set(clicks=3).hand("24/7 News Cycle")
            t.corp.play("24/7 News Cycle")
            t.corp.pick("Private Security Force")
            assert {option.card for option in now(t).options} == {"Nisei MK II", "Project Atlas"}
            t.corp.pick("Nisei MK II")
            t.settle()
            assert t.card("Nisei MK II").tokens("agenda") == 1
            t.corp.play("24/7 News Cycle")
            t.corp.pick("Nisei MK II")
            t.settle()
            assert (t.corp.titles("score"), t.card("Project Atlas").tokens("agenda")) == (["Project Atlas"], 0)

    def test_without_an_agenda_to_forfeit_it_cannot_be_played(self) -> None:
        with self.start() as t:
            t.runner.scored("Hostile Takeover")
            assert not t.corp.can("play", "24/7 News Cycle")

    @pytest.mark.rule("1.2.5")
    def test_where_no_agenda_has_such_an_ability_there_is_nothing_to_play_it_for(self) -> None:
        with self.start("Private Security Force", "Private Security Force") as t:
            assert not t.corp.can("play", "24/7 News Cycle")

    def test_an_agenda_that_the_corp_has_not_scored_is_not_chosen(self) -> None:
        with self.start("Corporate Sales Team", "Private Security Force", "Hostile Takeover") as t:
            t.runner.scored("Priority Requisition")
            t.corp.put("Project Atlas", "Server 1")
            t.corp.play("24/7 News Cycle")
            t.corp.pick("Private Security Force")
            assert {option.card for option in now(t).options} == {"Hostile Takeover", "Corporate Sales Team"}
            t.corp.pick("Hostile Takeover")
            assert t.corp.credits == 7


class TestAdBlitz:
    def start(self, x: int) -> Table:
        t = Table()
        t.corp.hand("Ad Blitz", "PAD Campaign", "Adonis Campaign", "Ice Wall").set(credits=12)
        t.corp.discard("Pop-up Window", "Hedge Fund")
        t.corp.play("Ad Blitz")
        t.corp.number(x)
        return t

    def test_so_many_advertisements_come_rezzed_at_their_costs(self) -> None:
        with self.start(2) as t:
            assert {option.card for option in now(t).options} == {"PAD Campaign", "Adonis Campaign", "Pop-up Window"}
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.corp.pick("Pop-up Window")
            t.corp.destination("HQ")
            assert t.card("PAD Campaign").rezzed
            assert t.card("Pop-up Window").rezzed
            assert t.corp.credits == 12 - 2 - 2 - 0
            assert t.corp.clicks == 1  # a double
            assert sorted(t.corp.titles("hand")) == ["Adonis Campaign", "Ice Wall"]

    def test_one_for_a_single_credit(self) -> None:
        with self.start(1) as t:
            t.corp.pick("Adonis Campaign")
            t.corp.destination("new")
            assert (t.corp.credits, t.card("Adonis Campaign").tokens("credit")) == (12 - 1 - 4, 12)
            assert now(t).kind == "action"

    def test_install_costs_are_paid_as_well(self) -> None:
        with Table() as t:
            t.corp.hand("Ad Blitz").discard("Pop-up Window").set(credits=3)
            t.corp.put("Ice Wall", "HQ")
            t.corp.play("Ad Blitz")
            t.corp.number(1)
            t.corp.destination("HQ")
            t.corp.pick()
            assert (t.card("Pop-up Window").rezzed, t.corp.credits) == (True, 1)

    def test_more_than_there_are_is_as_many_as_there_are(self) -> None:
        with Table() as t:
            t.corp.hand("Ad Blitz", "PAD Campaign").set(credits=9)
            t.corp.play("Ad Blitz")
            t.corp.number(4)
            t.corp.destination("new")
            assert (t.card("PAD Campaign").rezzed, t.corp.credits) == (True, 9 - 4 - 2)

    @pytest.mark.rule("8.5.1a")
    def test_x_is_what_can_be_paid(self) -> None:
        with Table() as t:
            t.corp.hand("Ad Blitz", "PAD Campaign").set(credits=2)
            t.corp.play("Ad Blitz")
            assert {option.number for option in now(t).options} == {0, 1, 2}
            t.corp.number(2)
            assert t.corp.titles("hand") == ["PAD Campaign"]  # nothing is left to pay for rezzing it

    @pytest.mark.rule("1.2.3")
    def test_what_cannot_be_rezzed_is_not_installed(self) -> None:
        with Table() as t:
            t.corp.hand("Ad Blitz", "Adonis Campaign", "PAD Campaign").set(credits=4)
            t.corp.play("Ad Blitz")
            t.corp.number(2)
            t.settle()
            t.corp.destination("new")
            assert (t.card("PAD Campaign").rezzed, t.corp.credits) == (True, 0)
            assert t.corp.titles("hand") == ["Adonis Campaign"]

    @pytest.mark.rule("1.2.3")
    def test_ice_goes_where_it_can_be_installed_and_rezzed(self) -> None:
        with Table() as t:
            t.corp.hand("Ad Blitz", "Congratulations!").set(credits=2)
            t.corp.put("Ice Wall", "HQ")
            t.corp.play("Ad Blitz")
            t.corp.number(1)
            t.corp.destination("HQ")  # beside Ice Wall it would cost a credit too many, so that is trashed
            assert (t.card("Congratulations!").rezzed, t.corp.credits) == (True, 0)
            assert sorted(t.corp.titles("discard")) == ["Ad Blitz", "Ice Wall"]

    def test_without_advertisements_it_cannot_be_played(self) -> None:
        with Table() as t:
            t.corp.hand("Ad Blitz", "Ice Wall").discard("Hedge Fund")
            assert not t.corp.can("play", "Ad Blitz")


class TestSurveillanceSweep:
    def start(self, *, swept: bool = True) -> Table:
        t = Table(cards=(SIGNAL,))
        t.corp.put("Data Raven", "HQ")
        t.corp.put("Hunter", "R&D", rezzed=True)
        if swept:
            t.corp.hand("Surveillance Sweep").play("Surveillance Sweep")
            assert t.corp.credits == 3
        t.end_turn()
        t.runner.put("Signal")
        t.corp.set(credits=5)
        return t

    @pytest.mark.rule("10.8.2")
    @pytest.mark.rule("10.8.3")
    def test_during_a_run_the_runner_spends_first_and_openly(self) -> None:
        with self.start() as t:
            t.runner.run("R&D")
            t.settle()
            assert (now(t).kind, now(t).side, now(t).rule) == ("trace: spend", RUNNER, "10.8.6d")
            t.runner.number(2)
            assert t.runner.credits == 3
            assert (now(t).kind, now(t).side, now(t).rule) == ("trace: spend", CORP, "10.8.6c")
            assert "link strength 2" in now(t).prompt
            t.corp.number(0)
            assert (t.state.tags, t.corp.credits) == (1, 5)  # 3 against 2
            t.finish_run()

    def test_what_each_side_spent_is_counted_for_it(self) -> None:
        for corp, tags in ((2, 0), (3, 1)):
            with self.start() as t:
                t.runner.run("R&D")
                t.settle()
                t.runner.number(5)
                t.corp.number(corp)
                assert (t.state.tags, t.corp.credits, t.runner.credits) == (tags, 5 - corp, 0)
                t.finish_run()

    def test_without_it_the_corp_does(self) -> None:
        with self.start(swept=False) as t:
            t.runner.run("R&D")
            t.settle()
            assert now(t).side == CORP
            traced(t, 0, 3)
            t.finish_run()

    def test_outside_a_run_the_corp_spends_first(self) -> None:
        with self.start() as t:
            t.runner.use("Signal")
            assert now(t).side == CORP
            traced(t, 0, 0)

    def test_the_order_is_seen_and_bots_reckon_with_it(self) -> None:
        """Who spends first cannot know what the other will spend, and who comes after needs no more than enough."""
        for purse, runner, corp in ((1, 4, 0), (9, 0, 0)):
            with self.start() as t:
                t.corp.set(credits=purse)
                t.runner.run("R&D")
                t.settle()
                stage = next(one for one in t.game.view(CORP).stages if one.what == "trace")
                assert stage.details == {"base": 3, "corp": 0, "runner": 0, "runner first": True}
                assert greedy(t) == runner
                assert greedy(t) == corp
                t.finish_run()
        with self.start() as t:
            t.corp.set(credits=9)
            t.runner.run("R&D")
            t.settle()
            t.runner.number(4)
            assert greedy(t) == 2  # 5 against 4, though the Runner has a credit left
            t.finish_run()


class TestPrecognition:
    def test_the_top_five_cards_are_arranged(self) -> None:
        with Table() as t:
            t.corp.hand("Precognition")
            t.corp.deck("Snare!", "Hedge Fund", "Ice Wall", "Enigma", "Hunter", "Tollbooth")
            t.corp.play("Precognition")
            assert "Snare!" not in {option.card for option in now(t).options}
            t.corp.pick("Ice Wall", "Hedge Fund", "Tollbooth", "Hunter")
            t.settle()
            assert top(t, CORP, 6) == ["Ice Wall", "Hedge Fund", "Tollbooth", "Hunter", "Enigma", "Snare!"]
            assert t.corp.credits == 5


class TestAggressiveNegotiation:
    def test_any_card_after_an_agenda_was_scored(self) -> None:
        with Table() as t:
            t.corp.hand("Aggressive Negotiation").deck("Ice Wall", "Hedge Fund")
            score(t, "Private Security Force", 4)
            t.corp.play("Aggressive Negotiation")
            t.corp.pick("Ice Wall")
            assert (t.corp.titles("hand"), t.corp.credits) == (["Ice Wall"], 4)
            assert story(t, "revealed", "shuffled") == ["shuffled"]

    def test_only_in_the_turn_in_which_that_was(self) -> None:
        with Table() as t:
            t.corp.hand("Aggressive Negotiation").scored("Private Security Force")
            assert not t.corp.can("play", "Aggressive Negotiation")
        with Table() as t:
            t.corp.hand("Aggressive Negotiation")
            score(t, "Private Security Force", 4)
            t.end_turn()
            t.end_turn()
            assert not t.corp.can("play", "Aggressive Negotiation")

    def test_an_agenda_scored_before_the_draw_counts(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Aggressive Negotiation")
            t.corp.put("Private Security Force", "Server 9", tokens={"advancement": 4})
            t.end_turn(stop="5.6.1b")
            t.corp.score_agenda("Private Security Force")
            assert t.corp.can("play", "Aggressive Negotiation")
