"""What programs of the Core Set do."""

from __future__ import annotations

from tests.breakers import can_break, used_once


class TestYog0:
    def test_code_gates_for_nothing_as_long_as_they_are_weak(self) -> None:
        assert used_once("Yog.0", "Code Gate", 3) == (0, 1)
        assert not can_break("Yog.0", "Code Gate", 4)
        assert not can_break("Yog.0", "Barrier - Sentry", 0)
