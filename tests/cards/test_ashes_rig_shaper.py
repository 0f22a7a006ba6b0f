"""What neutral and Shaper hardware and identities of the Ashes cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import removed, strike, top

from sneakdoor.model.enums import NET, RUNNER
from sneakdoor.testing import Table


class TestBufferDrive:
    @pytest.mark.rule("4.1.2a")
    def test_one_of_the_cards_that_damage_trashed_goes_under_the_stack(self) -> None:
        with Table("corp", cards=(strike(2, NET),)) as t:
            t.runner.put("Buffer Drive")
            t.runner.hand("Corroder", "Clone Chip")
            t.corp.hand("Strike", "Strike")
            t.corp.play("Strike")
            t.runner.accept("Buffer Drive")
            t.runner.pick("Corroder")
            assert (t.zone("Corroder"), t.zone("Clone Chip")) == ("the stack", "the heap")
            assert t.state.deck[RUNNER][0] == t.card("Corroder").cid
            t.runner.hand("Diesel", "Diesel")
            t.corp.play("Strike")
            assert t.runner.titles("discard") == ["Clone Chip", "Diesel", "Diesel"]  # the second time

    def test_cards_from_the_stack_too_and_it_may_be_left(self) -> None:
        with Table("corp", runner="MaxX: Maximum Punk Rock") as t:
            t.runner.put("Buffer Drive")
            t.runner.deck("Corroder", "Clone Chip")
            t.end_turn()
            t.runner.accept("Buffer Drive")
            t.runner.pick("Clone Chip")
            assert t.runner.titles("discard") == ["Corroder"]
            assert t.state.deck[RUNNER][0] == t.card("Clone Chip").cid
        with Table("corp", runner="MaxX: Maximum Punk Rock") as t:
            t.runner.put("Buffer Drive")
            t.runner.deck("Corroder", "Clone Chip")
            t.end_turn()
            t.runner.decline()
            assert t.runner.titles("discard") == ["Clone Chip", "Corroder"]

    def test_what_was_installed_or_played_or_is_the_corps_is_another_matter(self) -> None:
        with Table("runner") as t:
            t.runner.put("Buffer Drive")
            t.runner.put("Sports Hopper")
            t.runner.hand("Diesel")
            t.runner.use("Sports Hopper")
            t.runner.play("Diesel")
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("discard") == ["Diesel", "Sports Hopper"]

    def test_removed_from_the_game_it_brings_a_card_back_on_top(self) -> None:
        with Table("runner") as t:
            t.runner.put("Buffer Drive")
            t.runner.discard("Corroder", "Diesel")
            t.corp.discard("Hedge Fund")
            t.runner.use("Buffer Drive")
            assert not t.runner.can("pick", "Hedge Fund")
            t.runner.pick("Corroder")
            assert (top(t, RUNNER), removed(t)) == (["Corroder"], ["Buffer Drive"])

    @pytest.mark.rule("1.2.5")
    def test_not_with_an_empty_heap(self) -> None:
        with Table("runner") as t:
            t.runner.put("Buffer Drive")
            assert not t.runner.can("use", "Buffer Drive")


class TestAniccam:
    def test_the_first_trashed_event_draws_a_card_wherever_it_came_from(self) -> None:
        with Table("runner") as t:
            t.runner.put("Aniccam")
            t.runner.hand("Clone Chip", "Infiltration", "Infiltration")
            t.runner.play("Infiltration")
            assert (t.happened("drawn"), t.runner.credits) == (1, 7)
            t.runner.play("Infiltration")
            assert t.happened("drawn") == 1

    def test_damage_trashes_events_as_well_and_other_cards_do_not_count(self) -> None:
        with Table("corp", cards=(strike(1, NET),)) as t:
            t.runner.put("Aniccam")
            t.corp.hand("Strike", "Strike")
            t.runner.hand("Corroder")
            t.corp.play("Strike")
            assert t.happened("drawn") == 0
            t.runner.hand("Diesel")
            t.corp.play("Strike")
            assert t.happened("drawn") == 1


class TestLat:
    LAT = "Lat: Ethical Freelancer"

    def test_equal_hands_may_draw_a_card_as_the_turn_ends(self) -> None:
        with Table("runner", runner=self.LAT, clicks=1) as t:
            t.runner.hand("Diesel", "Diesel")
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.runner.act("credit")
            t.runner.accept(self.LAT)
            assert (len(t.runner.titles("hand")), t.runner.link) == (3, 1)
        with Table("runner", runner=self.LAT, clicks=1) as t:
            t.runner.act("credit")
            t.runner.decline()
            assert t.runner.titles("hand") == []

    @pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (2, 1)])
    def test_other_hands_do_not(self, mine: int, theirs: int) -> None:
        with Table("runner", runner=self.LAT) as t:
            t.runner.hand(*["Diesel"] * mine)
            t.corp.hand(*["Hedge Fund"] * theirs)
            t.end_turn()
            assert len(t.runner.titles("hand")) == mine

    def test_cards_above_the_hand_size_are_discarded_before(self) -> None:
        with Table("runner", runner=self.LAT, clicks=1) as t:
            t.runner.hand(*["Diesel"] * 6)
            t.corp.hand(*["Hedge Fund"] * 5)
            t.runner.act("credit")
            t.runner.accept(self.LAT)
            assert len(t.runner.titles("hand")) == 6

    def test_not_as_the_corps_turn_ends(self) -> None:
        with Table("corp", runner=self.LAT) as t:
            t.end_turn()
            assert t.happened("drawn") == 0


class TestSimulchip:
    def test_a_program_has_to_be_trashed_for_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Simulchip")
            t.runner.put("Corroder")
            t.runner.put("Sports Hopper")
            t.runner.discard("Magnum Opus", "Clone Chip")
            t.runner.use("Simulchip")
            assert t.zone("Corroder") == "the heap"
            assert not t.runner.can("pick", "Clone Chip")
            t.runner.pick("Magnum Opus")
            assert (t.card("Magnum Opus").installed, t.runner.credits) == (True, 3)

    def test_not_without_one(self) -> None:
        with Table("runner") as t:
            t.runner.put("Simulchip")
            t.runner.put("Sports Hopper")
            t.runner.discard("Magnum Opus")
            assert not t.runner.can("use", "Simulchip")

    def test_after_a_program_was_trashed_this_turn_it_is_free(self) -> None:
        with Table("runner") as t:
            t.runner.put("Simulchip")
            t.runner.put("Corroder")
            t.runner.put("Self-modifying Code")
            t.runner.deck("Clone Chip")
            t.runner.use("Self-modifying Code")
            t.runner.use("Simulchip")
            t.runner.act("done")
            assert t.card("Self-modifying Code").installed
            assert t.card("Corroder").installed
            assert t.runner.credits == 3

    def test_hardware_or_a_program_from_the_grip_is_none(self) -> None:
        with Table("runner", cards=(strike(1, NET),)) as t:
            t.runner.put("Simulchip")
            t.runner.put("Sports Hopper")
            t.runner.put("Zer0")
            t.runner.hand("Corroder")
            t.runner.use("Zer0")
            t.runner.use("Sports Hopper")
            assert t.runner.titles("discard") == ["Corroder", "Sports Hopper"]
            assert not t.runner.can("use", "Simulchip")

    @pytest.mark.rule("8.4.2")
    @pytest.mark.parametrize(("facedown", "free"), [(False, True), (True, False)])
    def test_harbinger_that_turns_facedown_was_trashed_but_facedown_it_is_no_program(
        self, facedown: bool, free: bool
    ) -> None:
        with Table("corp") as t:
            t.runner.put("Simulchip")
            t.runner.put("Aesop's Pawnshop")
            t.runner.put("Harbinger", facedown=facedown)
            t.runner.discard("Medium")
            t.end_turn()
            t.runner.accept("Aesop's Pawnshop")
            t.runner.pick("Harbinger")
            t.runner.act("credit")
            assert t.runner.can("use", "Simulchip") == free


class TestSupercorridor:
    def test_one_more_card_may_be_kept(self) -> None:
        with Table("runner") as t:
            t.runner.put("Supercorridor")
            assert (t.runner.hand_size, t.corp.hand_size) == (6, 5)

    def test_equal_credits_may_bring_two_more(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Supercorridor")
            t.runner.set(credits=4)
            t.runner.act("credit")
            t.runner.accept("Supercorridor")
            assert t.runner.credits == 7
        with Table("runner", clicks=1) as t:
            t.runner.put("Supercorridor")
            t.runner.set(credits=4)
            t.runner.act("credit")
            t.runner.decline()
            assert t.runner.credits == 5

    @pytest.mark.parametrize("has", [0, 2])
    def test_other_amounts_do_not(self, has: int) -> None:
        with Table("runner") as t:
            t.runner.put("Supercorridor")
            t.runner.set(credits=has)
            t.end_turn()
            assert t.runner.credits == has + 4

    def test_not_as_the_corps_turn_ends(self) -> None:
        with Table("corp") as t:
            t.runner.put("Supercorridor")
            t.runner.set(credits=8)
            t.end_turn()
            assert (t.runner.credits, t.corp.credits) == (8, 8)
