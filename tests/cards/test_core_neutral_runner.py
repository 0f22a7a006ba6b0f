"""Neutral Runner cards of the core sets, by what they do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestResources:
    @pytest.mark.rule("1.4:10.9")
    def test_earthrise_hotel_draws_2_cards_for_three_turns(self) -> None:
        with Table("runner", clicks=1, deck=30) as t:
            t.runner.hand("Earthrise Hotel")
            t.runner.install("Earthrise Hotel")
            for turn in range(1, 4):
                t.end_turn()
                t.end_turn()
                assert t.happened("drawn") or t.runner.titles("hand")
                assert t.card("Earthrise Hotel").tokens("power") == 3 - turn
            assert t.zone("Earthrise Hotel") == "the heap"

    def test_kati_jones_is_used_once_a_turn(self) -> None:
        with Table("runner") as t:
            kati = t.runner.put("Kati Jones")
            t.runner.use("Kati Jones", "Place")
            assert (kati.tokens("credit"), t.runner.clicks) == (3, 3)
            assert not t.runner.can("action", "Kati Jones")
            t.end_turn()
            t.end_turn()
            t.runner.use("Kati Jones", "Take")
            assert kati.tokens("credit") == 0
            assert not t.runner.can("action", "Kati Jones")

    def test_another_kati_jones_is_another_card(self) -> None:
        with Table("runner") as t:
            t.runner.put("Kati Jones")
            t.runner.hand("Kati Jones")
            t.runner.use("Kati Jones", "Place")
            t.runner.install("Kati Jones")
            assert t.runner.titles("discard") == ["Kati Jones"]
            t.runner.use("Kati Jones", "Place")
            assert t.card("Kati Jones").tokens("credit") == 3
