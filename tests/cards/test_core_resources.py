"""What a resource of the Core Set does."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestWyldside:
    def test_two_cards_cost_a_click_each_turn(self) -> None:
        with Table("corp") as t:
            t.runner.put("Wyldside")
            t.end_turn()
            assert (len(t.runner.titles("hand")), t.runner.clicks) == (2, 3)
            t.end_turn()
            assert t.happened("drawn") == 2 + 1  # and the Corp's mandatory draw

    def test_it_is_a_place_like_others(self) -> None:
        with Table("corp") as t:
            t.runner.put("Wyldside")
            t.runner.set(tags=1)
            t.corp.act("trash resource", "Wyldside")
            t.end_turn()
            assert (t.runner.titles("hand"), t.runner.clicks) == ([], 4)
