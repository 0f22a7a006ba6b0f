"""What resources of Terminal Directive do."""

from __future__ import annotations

import pytest
from tests.verbs import strike, told, top, who

from sneakdoor.cards.vocabulary import MEAT, NET
from sneakdoor.model.enums import DamageKind
from sneakdoor.testing import Table


class TestDeanLister:
    def test_an_icebreaker_is_stronger_for_each_card_in_the_grip(self) -> None:
        with Table("runner") as t:
            corroder = t.runner.put("Corroder")
            t.runner.put("Dean Lister")
            t.runner.hand("Sure Gamble", "Diesel", "Mimic")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Dean Lister")
            assert corroder.strength == 5
            t.finish_run()
            assert corroder.strength == 2
            assert t.zone("Dean Lister") == "the heap"

    @pytest.mark.rule("9.7.2")
    def test_it_follows_the_grip(self) -> None:
        with Table("runner") as t:
            corroder = t.runner.put("Corroder")
            t.runner.put("Dean Lister")
            t.runner.put("Sports Hopper")
            t.runner.hand("Sure Gamble")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Dean Lister")
            t.runner.use("Sports Hopper")
            assert len(t.runner.titles("hand")) == 4
            assert corroder.strength == 2 + 4
            t.finish_run()

    def test_outside_of_a_run_it_is_over_at_once(self) -> None:
        with Table("runner") as t:
            corroder = t.runner.put("Corroder")
            t.runner.hand("Sure Gamble")
            t.runner.put("Dean Lister")
            if t.runner.can("use", "Dean Lister"):
                t.runner.use("Dean Lister")
                t.settle()
            assert corroder.strength == 2


class TestOfficerFrank:
    def test_meat_damage_is_answered_with_two_cards_of_hq(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.runner.put("Officer Frank")
            t.runner.hand("Sure Gamble")
            t.corp.hand("Strike", *["Hedge Fund"] * 3)
            t.corp.play("Strike")
            t.runner.use("Officer Frank")
            assert t.corp.titles("hand") == ["Hedge Fund"]
            assert (t.runner.credits, t.zone("Officer Frank")) == (4, "the heap")
            assert who(t, "trashed")[-2:] == [0, 0]

    @pytest.mark.parametrize("kind", [MEAT, NET])
    def test_other_damage_will_not_do_nor_will_that_of_another_turn(self, kind: DamageKind) -> None:
        with Table("corp", cards=(strike(1, kind),)) as t:
            t.runner.put("Officer Frank")
            t.runner.hand("Sure Gamble")
            t.corp.hand("Strike", *["Hedge Fund"] * 3)
            t.corp.play("Strike")
            assert t.runner.can("use", "Officer Frank") == (kind == MEAT)
            t.end_turn()
            assert not t.runner.can("use", "Officer Frank")

    def test_it_costs_a_credit(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.runner.put("Officer Frank")
            t.runner.set(credits=0).hand("Sure Gamble")
            t.corp.hand("Strike", "Hedge Fund")
            t.corp.play("Strike")
            assert not t.runner.can("use", "Officer Frank")


class TestTheShadowNet:
    def test_a_forfeited_agenda_plays_an_event_from_the_heap_for_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Shadow Net")
            t.runner.scored("Hostile Takeover").discard("Sure Gamble", "Corroder").set(credits=0)
            t.runner.use("The Shadow Net")
            t.settle()
            assert (t.runner.credits, t.runner.clicks, t.runner.score) == (9, 3, 0)

    def test_double_events_cost_no_second_click(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("The Shadow Net")
            t.runner.scored("Hostile Takeover").discard("Drive By")
            t.runner.use("The Shadow Net")
            t.settle()
            assert t.zone("PAD Campaign") == "Archives"

    def test_without_an_agenda_or_an_event_it_is_of_no_use(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Shadow Net")
            t.runner.discard("Sure Gamble", "Corroder")
            assert not t.runner.can("use", "The Shadow Net")
        with Table("runner") as t:
            t.runner.put("The Shadow Net")
            t.runner.scored("Hostile Takeover").discard("Corroder").hand("Sure Gamble")
            assert not t.runner.can("use", "The Shadow Net")

    def test_no_priority_event_is_played_with_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Shadow Net")
            t.runner.scored("Hostile Takeover").discard("Making an Entrance")
            assert not t.runner.can("use", "The Shadow Net")


class TestLevyAdvancedResearchLab:
    DECK = ("Sure Gamble", "Diesel", "Corroder", "Mimic", "Plascrete Carapace")

    def test_one_program_of_four_cards_is_kept(self) -> None:
        with Table("runner") as t:
            t.runner.put("Levy Advanced Research Lab")
            t.runner.deck(*self.DECK)
            t.runner.use("Levy Advanced Research Lab")
            t.runner.accept("Mimic")
            t.runner.pick("Corroder", "Diesel")
            t.settle()
            assert t.runner.titles("hand") == ["Mimic"]
            deck = [t.state.card(cid).title for cid in t.state.deck[1]]
            assert deck[:3] == ["Plascrete Carapace", "Diesel", "Corroder"]  # from the bottom upwards
            assert top(t, 1) == ["Sure Gamble"]
            assert t.runner.clicks == 3
            for title in self.DECK[1:]:
                assert title in told(t, 0)

    def test_none_need_be_kept(self) -> None:
        with Table("runner") as t:
            t.runner.put("Levy Advanced Research Lab")
            t.runner.deck(*self.DECK)
            t.runner.use("Levy Advanced Research Lab")
            t.runner.decline()
            t.runner.pick("Mimic", "Corroder", "Diesel")
            t.settle()
            assert t.runner.titles("hand") == []
            assert top(t, 1) == ["Sure Gamble"]

    def test_without_a_program_among_them_nobody_is_asked_for_one(self) -> None:
        with Table("runner") as t:
            t.runner.put("Levy Advanced Research Lab")
            t.runner.deck("Mimic", "Sure Gamble", "Diesel", "Hostage", "Special Order")
            t.runner.use("Levy Advanced Research Lab")
            t.runner.pick("Diesel", "Hostage", "Special Order")
            t.settle()
            assert t.runner.titles("hand") == []
            assert top(t, 1) == ["Mimic"]
