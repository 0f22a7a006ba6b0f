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
