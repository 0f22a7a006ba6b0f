"""What ice of Reign and Reverie does."""

from __future__ import annotations

import pytest
from tests.ice import against
from tests.verbs import damage, encounter, got_in


class TestHydra:
    def test_the_first_head_tags_and_the_others_bite(self) -> None:
        with against("Hydra") as t:
            assert not got_in(t)
            assert (t.state.tags, t.corp.credits) == (1, 5)
            assert damage(t) == []

    def test_a_tagged_runner_is_bitten_by_all(self) -> None:
        with against("Hydra", tags=1) as t:
            assert not got_in(t)
            assert (t.state.tags, t.corp.credits) == (1, 5)
            assert damage(t) == [("net", 3)]

    @pytest.mark.parametrize("head", range(3))
    def test_each_head_tags_a_runner_without_tags(self, head: int) -> None:
        with against("Hydra", "Ninja", credits=20) as t:
            encounter(t)
            for _ in range(2):
                t.runner.use("Ninja", "strength")
            t.runner.break_subroutines("Ninja", *(n for n in range(3) if n != head))
            assert got_in(t)
            assert (t.state.tags, t.corp.credits) == (1, 0)
            assert damage(t) == []
