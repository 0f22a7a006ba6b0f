"""What agendas and Corp identities of the Flashpoint cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, score, strike

from sneakdoor.cards.vocabulary import Do, Is, Play, Tag, event, operation, play, trace
from sneakdoor.model.enums import CORP, MEAT, NET
from sneakdoor.testing import Table


def break_both(t: Table, title: str) -> None:
    """The Runner spends clicks on both subroutines of a piece of bioroid ice."""
    t.runner.use(title)
    t.runner.act("subroutine", number=0)
    t.runner.use(title)


class TestArchitectsOfTomorrow:
    def test_passing_rezzed_bioroid_ice_makes_another_bioroid_cheaper(self) -> None:
        with Table("runner", corp="Haas-Bioroid: Architects of Tomorrow") as t:
            t.corp.put("Heimdall 1.0", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.corp.set(credits=4)
            t.runner.set(clicks=4, credits=0)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            break_both(t, "Viktor 1.0")
            t.corp.accept()
            t.finish_run()
            assert t.card("Heimdall 1.0").rezzed
            assert t.corp.credits == 0

    def test_only_the_first_time_each_turn_and_only_what_could_be_paid(self) -> None:
        with Table("runner", corp="Haas-Bioroid: Architects of Tomorrow") as t:
            t.corp.put("Heimdall 1.0", "R&D")
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.corp.set(credits=3)
            t.runner.set(clicks=6)
            t.runner.run("HQ")
            break_both(t, "Eli 1.0")
            t.finish_run()  # four credits short of eight, less one
            assert not t.card("Heimdall 1.0").rezzed
            t.corp.set(credits=4)
            t.runner.run("HQ")
            break_both(t, "Eli 1.0")
            t.finish_run()
            assert not t.card("Heimdall 1.0").rezzed

    @pytest.mark.parametrize(("title", "rezzed"), [("Eli 1.0", False), ("Pup", True)])
    def test_unrezzed_ice_and_other_ice_do_not_matter(self, title: str, rezzed: bool) -> None:
        with Table("runner", corp="Haas-Bioroid: Architects of Tomorrow") as t:
            t.corp.put(title, "HQ", rezzed=rezzed)
            t.corp.put("Viktor 1.0", "R&D")
            t.runner.hand("Sure Gamble", "Sure Gamble").set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            assert not t.card("Viktor 1.0").rezzed


class TestSensorNetActivation:
    def test_a_bioroid_is_rezzed_for_nothing_until_the_turn_ends(self) -> None:
        with Table() as t:
            t.corp.put("Heimdall 1.0", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.set(credits=0)
            score(t, "Sensor Net Activation", 3)
            assert t.card("Sensor Net Activation").tokens("agenda") == 1
            t.corp.use("Sensor Net Activation")
            assert t.card("Heimdall 1.0").rezzed
            assert not t.card("Enigma").rezzed
            assert t.corp.credits == 0
            t.end_turn()
            assert not t.card("Heimdall 1.0").rezzed
            assert t.happened("derezzed") == 1

    def test_rezzed_again_it_stays(self) -> None:
        with Table() as t:
            t.corp.put("Viktor 1.0", "HQ")
            t.corp.set(credits=0)
            score(t, "Sensor Net Activation", 3)
            t.corp.use("Sensor Net Activation")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Viktor 1.0")
            t.finish_run()
            t.end_turn()
            assert t.card("Viktor 1.0").rezzed

    def test_without_an_unrezzed_bioroid_the_counter_stays(self) -> None:
        with Table() as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            score(t, "Sensor Net Activation", 3)
            assert not t.corp.can("use", "Sensor Net Activation")


def test_show_of_force_does_two_meat_damage() -> None:
    with Table() as t:
        t.runner.hand(*["Sure Gamble"] * 3)
        score(t, "Show of Force", 4)
        assert damage(t) == [("meat", 2)]


class TestCrisisManagement:
    @pytest.mark.parametrize("tags", [0, 1])
    def test_a_tagged_runner_suffers_as_the_corps_turn_begins(self, tags: int) -> None:
        with Table("runner") as t:
            t.corp.scored("Crisis Management")
            t.runner.hand(*["Sure Gamble"] * 3).set(tags=tags)
            t.end_turn()
            assert damage(t) == [("meat", 1)] * tags
            t.end_turn()
            assert damage(t) == [("meat", 1)] * tags

    def test_stolen_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.scored("Crisis Management").hand("Sure Gamble").set(tags=1)
            t.end_turn()
            t.end_turn()
            assert damage(t) == []


class TestPotentialUnleashed:
    def test_net_damage_trashes_one_card_of_the_stack_however_much_it_is(self) -> None:
        hurt = (strike(3, NET),)
        with Table(corp="Jinteki: Potential Unleashed", cards=hurt) as t:
            t.corp.hand("Strike")
            t.runner.hand(*["Sure Gamble"] * 4).deck("Corroder")
            t.corp.play("Strike")
            assert sorted(t.runner.titles("discard")) == ["Corroder", *["Sure Gamble"] * 3]

    def test_other_damage_does_not(self) -> None:
        with Table(corp="Jinteki: Potential Unleashed", cards=(strike(1, MEAT),)) as t:
            t.corp.hand("Strike")
            t.runner.hand("Sure Gamble").deck("Corroder")
            t.corp.play("Strike")
            assert t.runner.titles("discard") == ["Sure Gamble"]


class TestProjectKusanagi:
    @pytest.mark.rule("3.4.7")
    def test_ice_gains_a_subroutine_for_the_rest_of_the_run(self) -> None:
        with Table() as t:
            score(t, "Project Kusanagi", 3)
            assert t.card("Project Kusanagi").tokens("agenda") == 1
            assert not t.corp.can("use", "Project Kusanagi")  # no run
            t.corp.put("Pup", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "R&D", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=0)
            t.end_turn()
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.corp.use("Project Kusanagi")
            assert t.corp.can("pick", "Wall of Static")
            t.corp.pick("Pup")
            t.finish_run()
            assert damage(t) == [("net", 1)] * 3
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("net", 1)] * 5

    def test_scored_with_two_tokens_it_has_no_counter(self) -> None:
        with Table() as t:
            score(t, "Project Kusanagi", 2)
            assert t.card("Project Kusanagi").tokens("agenda") == 0


class TestControllingTheMessage:
    def test_the_first_installed_card_trashed_each_turn_may_be_traced(self) -> None:
        with Table("runner", corp="NBN: Controlling the Message") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.put("Decoy")
            t.runner.set(credits=20)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.corp.accept()
            t.corp.number(0)
            t.runner.number(3)
            t.settle()
            assert t.state.tags == 1  # nobody could avoid it
            assert t.runner.titles("discard") == []
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.finish_run()
            assert t.happened("trace initiated") == 1

    def test_four_link_strength_are_enough_and_it_may_be_left(self) -> None:
        for traced in (True, False):
            with Table("runner", corp="NBN: Controlling the Message") as t:
                t.corp.put("PAD Campaign", "Server 1")
                t.runner.set(credits=20)
                t.runner.run("Server 1")
                t.runner.act("trash")
                if traced:
                    t.corp.accept()
                    t.corp.number(0)
                    t.runner.number(4)
                else:
                    t.corp.decline()
                t.finish_run()
                assert (t.state.tags, t.happened("trace initiated")) == (0, int(traced))

    def test_a_card_of_the_runner_does_not_count(self) -> None:
        with Table("runner", corp="NBN: Controlling the Message") as t:
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder").set(credits=20)
            t.runner.use("Clone Chip")
            t.settle()
            assert t.happened("trace initiated") == 0

    def test_a_card_in_hq_is_not_installed(self) -> None:
        with Table("runner", corp="NBN: Controlling the Message") as t:
            t.corp.hand("PAD Campaign")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            t.runner.act("trash")
            t.finish_run()
            assert t.happened("trace initiated") == 0

    @pytest.mark.rule("9.6.2c")
    def test_several_at_once_are_one_time(self) -> None:
        wreck = event("Wreck", "neutral_runner", play(Do("trash", Is(side=CORP))), cost=0)
        with Table("runner", corp="NBN: Controlling the Message", cards=(wreck,)) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.hand("Wreck")
            t.runner.play("Wreck")
            t.corp.accept()
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.happened("trace initiated") == 1


class TestNetQuarantine:
    hunt = operation("Hunt", "neutral_corp", Play(trace(2, Tag(1))), cost=0)

    def traced(self, t: Table, spend: int) -> None:
        t.corp.play("Hunt")
        t.corp.number(0)
        t.runner.number(spend)
        t.settle()

    @pytest.mark.rule("10.7.2", "10.8.6e")
    def test_link_is_no_help_in_the_first_trace_of_a_turn(self) -> None:
        with Table(cards=(self.hunt,)) as t:
            t.corp.scored("Net Quarantine").hand("Hunt", "Hunt")
            t.runner.put("Access to Globalsec")
            t.runner.put("Access to Globalsec")
            t.runner.set(credits=1)
            self.traced(t, 1)
            assert t.state.tags == 1
            assert t.runner.link == 2
            t.corp.play("Hunt")
            t.corp.number(0)  # the Runner has nothing left to spend
            t.settle()
            assert t.state.tags == 1

    @pytest.mark.parametrize(("spent", "gained"), [(0, 0), (1, 0), (2, 1), (5, 2)])
    def test_every_two_credits_against_a_trace_pay_the_corp_one(self, spent: int, gained: int) -> None:
        with Table(cards=(self.hunt,)) as t:
            t.corp.scored("Net Quarantine").hand("Hunt")
            t.runner.set(credits=9)
            self.traced(t, spent)
            assert t.corp.credits == 5 + gained

    def test_what_the_corp_spends_and_other_credits_pay_nothing(self) -> None:
        with Table(cards=(self.hunt,)) as t:
            t.corp.scored("Net Quarantine").hand("Hunt")
            t.runner.hand("Sure Gamble")
            t.corp.play("Hunt")
            t.corp.number(4)
            t.runner.number(0)
            t.settle()
            t.end_turn()
            before = t.corp.credits
            t.runner.play("Sure Gamble")
            assert (before, t.corp.credits) == (5 - 4 + 2, 5 - 4 + 2)
