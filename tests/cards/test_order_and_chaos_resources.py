"""What resources of Order and Chaos do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, strike, who

from sneakdoor.cards.vocabulary import BRAIN, MEAT, NET
from sneakdoor.model.enums import DamageKind
from sneakdoor.testing import Table


class TestHumanFirst:
    @pytest.mark.parametrize(
        ("title", "tokens", "points"), [("Hostile Takeover", 2, 1), ("Priority Requisition", 5, 3)]
    )
    def test_points_of_the_corp_are_credits(self, title: str, tokens: int, points: int) -> None:
        with Table("corp") as t:
            t.runner.put("Human First")
            t.corp.put(title, "Server 1", tokens={"advancement": tokens})
            t.corp.score_agenda(title)
            t.settle()
            assert t.runner.credits == 5 + points

    def test_so_are_those_of_the_runner(self) -> None:
        with Table("runner") as t:
            t.runner.put("Human First")
            t.corp.put("Priority Requisition", "Server 1")
            t.runner.run("R&D")
            t.finish_run()
            assert t.runner.credits == 5
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.runner.score, t.runner.credits) == (3, 8)


class TestInvestigativeJournalism:
    def test_it_needs_bad_publicity_to_begin_with(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Investigative Journalism")
            assert not t.runner.can("install", "Investigative Journalism")
            t.corp.set(bad_publicity=1)
            t.runner.install("Investigative Journalism")
            assert t.card("Investigative Journalism").installed

    def test_four_clicks_and_itself_are_some_more(self) -> None:
        with Table("runner") as t:
            t.runner.put("Investigative Journalism")
            t.runner.use("Investigative Journalism")
            assert t.state.bad_publicity == 1
            assert t.zone("Investigative Journalism") == "the heap"

    def test_three_clicks_are_not_enough(self) -> None:
        with Table("runner", clicks=3) as t:
            t.runner.put("Investigative Journalism")
            assert not t.runner.can("use", "Investigative Journalism")


class TestSacrificialClone:
    @pytest.mark.parametrize("kind", [MEAT, NET, BRAIN])
    def test_all_damage_is_prevented_and_nearly_all_is_lost(self, kind: DamageKind) -> None:
        with Table("corp", cards=(strike(4, kind),)) as t:
            t.runner.put("Sacrificial Clone")
            for title in ("Plascrete Carapace", "Daily Casts", "Grifter", "Corroder"):
                t.runner.put(title)
            t.runner.hand("Sure Gamble", "Diesel").set(tags=2)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Strike").set(credits=1)
            t.corp.play("Strike")
            t.runner.use("Sacrificial Clone")
            t.settle()
            assert damage(t) == []
            assert t.state.tags == 0
            assert (t.runner.credits, t.runner.titles("hand")) == (0, [])
            trashed = ["Daily Casts", "Diesel", "Plascrete Carapace", "Sacrificial Clone", "Sure Gamble"]
            assert sorted(t.runner.titles("discard")) == trashed
            assert t.card("Grifter").installed  # it is virtual
            assert t.card("Corroder").installed
            assert wall.installed
            assert t.corp.credits == 1

    def test_it_is_of_no_use_without_damage(self) -> None:
        with Table("runner") as t:
            t.runner.put("Sacrificial Clone")
            t.runner.hand("Sure Gamble").set(tags=1)
            assert not t.runner.can("use", "Sacrificial Clone")

    def test_it_need_not_be_used(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            clone = t.runner.put("Sacrificial Clone")
            t.runner.hand("Sure Gamble", "Diesel")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.pass_()
            assert clone.installed
            assert damage(t) == [(MEAT, 1)]


class TestStimDealer:
    def test_two_turns_of_clicks_are_paid_for_in_the_third(self) -> None:
        with Table("corp") as t:
            dealer = t.runner.put("Stim Dealer")
            t.runner.hand("Sure Gamble", "Diesel")
            for counters, clicks, brain in ((1, 5, 0), (2, 5, 0), (0, 4, 1), (1, 5, 1)):
                t.end_turn()
                assert (dealer.tokens("power"), t.runner.clicks, t.state.brain) == (counters, clicks, brain)
                t.end_turn()

    @pytest.mark.parametrize("counters", [2, 3])
    def test_all_counters_go_and_the_damage_cannot_be_prevented(self, counters: int) -> None:
        with Table("corp") as t:
            dealer = t.runner.put("Stim Dealer", tokens={"power": counters})
            t.runner.put("Sacrificial Clone")
            t.runner.hand("Sure Gamble", "Diesel")
            t.end_turn()
            assert (dealer.tokens("power"), t.runner.clicks) == (0, 4)
            assert damage(t) == [(BRAIN, 1)]
            assert who(t, "damaged") == [1]


class TestVirusBreedingGround:
    def test_counters_are_bred_and_moved(self) -> None:
        with Table("corp") as t:
            ground = t.runner.put("Virus Breeding Ground", tokens={"virus": 1})
            sucker = t.runner.put("Datasucker", tokens={"virus": 1})
            t.end_turn()
            assert ground.tokens("virus") == 2
            t.runner.use("Virus Breeding Ground")
            t.settle()
            assert (ground.tokens("virus"), sucker.tokens("virus"), t.runner.clicks) == (1, 2, 3)

    def test_a_card_without_counters_gets_none(self) -> None:
        with Table("runner") as t:
            t.runner.put("Virus Breeding Ground", tokens={"virus": 1})
            t.runner.put("Datasucker")
            assert not t.runner.can("use", "Virus Breeding Ground")

    def test_without_counters_of_its_own_there_are_none_to_move(self) -> None:
        with Table("runner") as t:
            t.runner.put("Virus Breeding Ground")
            t.runner.put("Datasucker", tokens={"virus": 1})
            assert not t.runner.can("use", "Virus Breeding Ground")

    def test_another_ground_will_do(self) -> None:
        with Table("runner") as t:
            one = t.runner.put("Virus Breeding Ground", tokens={"virus": 2})
            two = t.runner.put("Virus Breeding Ground", tokens={"virus": 1})
            t.runner.use(one)
            t.settle()
            assert (one.tokens("virus"), two.tokens("virus")) == (1, 2)

    def test_they_are_purged(self) -> None:
        with Table("corp") as t:
            ground = t.runner.put("Virus Breeding Ground", tokens={"virus": 3})
            t.corp.act("purge")
            assert ground.tokens("virus") == 1  # which came as the next turn began


class TestDataFolding:
    @pytest.mark.parametrize(("programs", "have"), [(0, 6), (2, 6), (3, 5)])
    def test_two_unused_memory_are_a_credit(self, programs: int, have: int) -> None:
        with Table("corp") as t:
            t.runner.put("Data Folding")
            for _ in range(programs):
                t.runner.put("Corroder")
            t.end_turn()
            assert t.runner.credits == have
