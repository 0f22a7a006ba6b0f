"""What agendas and Corp identities of the Kitara cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, score, steal, who

from sneakdoor.model.words import RUNNER
from sneakdoor.testing import Table


class TestIkawahProject:
    @pytest.mark.rule("1.15.9")
    def test_it_costs_the_runner_a_click_and_two_credits(self) -> None:
        with Table("runner") as t:
            t.runner.set(clicks=3, credits=2)
            steal(t, "Ikawah Project")
            t.runner.act("steal")
            assert (t.runner.score, t.runner.clicks, t.runner.credits) == (3, 1, 0)

    @pytest.mark.parametrize(("clicks", "money"), [(1, 5), (3, 1)])
    def test_whoever_lacks_one_of_both_leaves_it(self, clicks: int, money: int) -> None:
        with Table("runner") as t:
            t.runner.set(clicks=clicks, credits=money)
            steal(t, "Ikawah Project")
            assert t.runner.score == 0


class TestViralWeaponization:
    def test_the_grip_is_lost_as_the_turn_ends_in_which_it_was_scored(self) -> None:
        with Table() as t:
            t.runner.hand(*["Sure Gamble"] * 3)
            score(t, "Viral Weaponization", 4)
            assert damage(t) == []
            t.end_turn()
            assert damage(t) == [("net", 3)]
            t.runner.hand("Sure Gamble")
            t.end_turn()
            t.end_turn()
            assert damage(t) == [("net", 3)]

    def test_an_empty_grip_loses_nothing(self) -> None:
        with Table() as t:
            score(t, "Viral Weaponization", 4)
            t.end_turn()
            assert damage(t) == []
            assert t.outcome is None


class TestAzmari:
    def test_the_first_card_of_the_named_type_each_turn_pays(self) -> None:
        with Table(corp="Azmari EdTech: Shaping the Future") as t:
            t.runner.hand("Sure Gamble", "Corroder", "Corroder").set(credits=10)
            for _ in range(3):
                t.corp.act("credit")
            t.corp.accept()
            t.corp.mode("program")
            assert t.corp.credits == 8
            t.runner.play("Sure Gamble")
            assert t.corp.credits == 8
            t.runner.install("Corroder")
            t.settle()
            assert t.corp.credits == 10
            t.runner.install("Corroder")
            t.runner.act("done")
            assert t.corp.credits == 10

    def test_an_event_is_played_and_what_was_named_last_stays_named(self) -> None:
        with Table(corp="Azmari EdTech: Shaping the Future") as t:
            t.runner.hand("Sure Gamble").set(credits=5)
            for _ in range(3):
                t.corp.act("credit")
            t.corp.accept()
            t.corp.mode("event")
            t.end_turn()
            for _ in range(3):
                t.corp.act("credit")
            t.corp.decline()
            before = t.corp.credits
            t.runner.play("Sure Gamble")
            assert t.corp.credits == before + 2

    def test_a_corp_that_names_nothing_gets_nothing(self) -> None:
        with Table(corp="Azmari EdTech: Shaping the Future") as t:
            t.runner.hand("Sure Gamble")
            for _ in range(3):
                t.corp.act("credit")
            t.corp.decline()
            t.runner.play("Sure Gamble")
            assert t.corp.credits == 8


class TestBetterCitizenProgram:
    @pytest.mark.parametrize("title", ["Corroder", "Inside Job"])
    def test_an_icebreaker_or_a_run_event_may_bring_a_tag(self, title: str) -> None:
        with Table("runner") as t:
            t.corp.scored("Better Citizen Program")
            t.runner.hand(title)
            if title == "Corroder":
                t.runner.install(title)
            else:
                t.runner.play(title)
            t.corp.accept()
            assert t.state.tags == 1
            if title != "Corroder":
                t.runner.act("server", server="HQ")
                t.finish_run()

    def test_only_the_first_of_them_and_no_other_card(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Better Citizen Program")
            t.runner.hand("Corroder", "Corroder", "Sure Gamble", "Datasucker").set(credits=20, clicks=4)
            t.runner.play("Sure Gamble")
            t.runner.install("Datasucker")
            t.runner.install("Corroder")
            t.runner.act("done")
            t.corp.decline()
            t.runner.install("Corroder")
            t.runner.act("done")
            assert t.state.tags == 0


class TestArmedIntimidation:
    @pytest.mark.rule("9.8.5b")
    def test_the_runner_takes_two_tags_or_suffers_five_meat_damage(self) -> None:
        for says in ("tags", "meat"):
            with Table() as t:
                t.runner.hand(*["Sure Gamble"] * 5)
                score(t, "Armed Intimidation", 4)
                t.runner.mode(says)
                t.settle()
                assert t.state.tags == (2 if says == "tags" else 0)
                assert damage(t) == ([] if says == "tags" else [("meat", 5)])
                assert who(t, "tagged") + who(t, "damaged") == [RUNNER]

    @pytest.mark.rule("9.8.2")
    def test_what_was_chosen_can_still_be_avoided(self) -> None:
        with Table() as t:
            t.runner.put("Decoy")
            score(t, "Armed Intimidation", 4)
            t.runner.mode("tags")
            t.runner.use("Decoy")
            t.settle()
            assert t.state.tags == 1
