"""Regions of the older cycles: one in a server."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table

REGIONS = [
    "Amazon Industrial Zone", "Breaker Bay Grid", "ChiLo City Grid", "Expo Grid", "Midway Station Grid",
    "NeoTokyo Grid", "Oaktown Grid", "Rutherford Grid", "SanSan City Grid", "Underway Grid", "Valley Grid",
]  # fmt: skip


@pytest.mark.rule("3.6.5a")
@pytest.mark.parametrize("title", REGIONS)
def test_another_region_takes_its_place(title: str) -> None:
    with Table() as t:
        t.corp.put("Hokusai Grid", "Server 1")
        t.corp.hand(title).install(title, "Server 1")
        assert t.zone("Hokusai Grid") == "Archives"
        assert t.card(title).server == "Server 1"
