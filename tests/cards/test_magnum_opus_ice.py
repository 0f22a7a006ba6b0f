"""What ice of Magnum Opus does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import break_once, encounter, got_in, top, who

from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table


class TestBorderControl:
    def test_it_ends_a_run_on_its_server_even_after_it_was_passed(self) -> None:
        with against("Border Control", "Corroder", credits=9) as t:
            encounter(t)
            t.runner.break_subroutines("Corroder")
            t.runner.act("continue")
            t.corp.use("Border Control")
            assert not got_in(t)
            assert t.corp.titles("discard") == ["Border Control"]
            assert t.corp.credits == 0

    def test_not_outside_a_run_nor_in_one_on_another_server(self) -> None:
        with against("Border Control", run=False) as t:
            assert not t.corp.can("use", "Border Control")
            t.runner.run("R&D")
            assert not t.corp.can("use", "Border Control")
            assert got_in(t)

    @pytest.mark.parametrize("others", [0, 2])
    def test_it_pays_for_each_piece_of_ice_on_its_server_and_ends_the_run(self, others: int) -> None:
        with Table("runner") as t:
            for _ in range(others):
                t.corp.put("Vanilla", "HQ")
            t.corp.put("Border Control", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            assert not got_in(t)
            assert t.corp.credits == 1 + others

    def test_its_second_subroutine_alone_ends_the_run(self) -> None:
        with against("Border Control", "Corroder") as t:
            encounter(t)
            break_once(t, "Corroder")
            assert not got_in(t)
            assert t.corp.credits == 0


class TestSlotMachine:
    def _pull(self, *deck: str, **numbers: int) -> Table:
        t = Table("runner")
        t.corp.put("Slot Machine", "HQ", rezzed=True)
        t.corp.put("Vanilla", "R&D")
        t.corp.set(credits=0)
        t.runner.put("Kati Jones")
        t.runner.deck(*reversed(deck)).set(**{"credits": 5, **numbers})
        t.runner.run("HQ")
        return t

    def test_the_top_card_goes_to_the_bottom_before_three_are_revealed(self) -> None:
        with self._pull("Corroder", "Clone Chip", "Sure Gamble", "Datasucker") as t:
            assert got_in(t)
            assert t.state.card(t.state.deck[RUNNER][0]).title == "Corroder"
            shown = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"]
            assert shown == ["Clone Chip", "Sure Gamble", "Datasucker"]
            assert top(t, RUNNER) == ["Clone Chip"]
            assert (t.runner.credits, t.corp.credits) == (2, 0)
            assert who(t, "added to deck") == [RUNNER]

    def test_two_of_a_type_pay(self) -> None:
        with self._pull("Clone Chip", "Corroder", "Sure Gamble", "Datasucker") as t:
            assert got_in(t)
            assert t.corp.credits == 3
            assert t.happened("tokens placed") == 0

    def test_three_of_a_type_place_tokens_on_any_installed_card_as_well(self) -> None:
        with self._pull("Clone Chip", "Corroder", "Mimic", "Datasucker") as t:
            assert t.corp.can("pick", "Kati Jones")
            t.corp.pick("Vanilla")
            assert got_in(t)
            assert t.corp.credits == 3
            assert t.card("Vanilla").tokens("advancement") == 3

    def test_what_an_earlier_encounter_revealed_does_not_count(self) -> None:
        with self._pull("Clone Chip", "Corroder", "Sure Gamble", "Datasucker", "Kati Jones", "Mimic") as t:
            assert got_in(t)
            assert t.corp.credits == 3
            t.runner.run("HQ")  # Sure Gamble, Datasucker and Kati Jones
            assert got_in(t)
            assert t.corp.credits == 3
