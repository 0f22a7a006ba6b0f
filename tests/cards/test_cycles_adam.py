"""What Adam's cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestEmergentCreativity:
    @pytest.mark.both
    @pytest.mark.rule("11.2.51", "4.2.2a")
    def test_what_is_trashed_from_the_grip_makes_the_found_card_cheaper(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.set(credits=5)
            t.runner.hand("Emergent Creativity", "Mimic", "Grimoire", "Sure Gamble")
            t.runner.deck("Sure Gamble", "Inversificator")
            t.runner.play("Emergent Creativity")
            t.runner.pick("Mimic")
            t.runner.act("pick", "Inversificator")
            t.settle()
            assert t.card("Inversificator").installed
            assert t.runner.credits == 0
            assert t.runner.clicks == 2
            assert t.runner.titles("hand") == ["Grimoire", "Sure Gamble"]
            assert t.happened("shuffled") == 1
