"""What has been removed from the game stays there (CR 4.8.5)."""

from __future__ import annotations

import pytest
from tests.verbs import now, strike

from sneakdoor.model.enums import NET
from sneakdoor.testing import Table

SKORPIOS = "Skorpios Defense Systems: Persuasive Power"
GONE = "removed"


class TestBufferDrive:
    @pytest.mark.rule("4.8.5")
    def test_a_card_that_skorpios_removed_is_not_brought_back(self) -> None:
        with Table(corp=SKORPIOS, cards=(strike(2, NET),)) as t:
            t.runner.put("Buffer Drive")
            t.runner.hand("Sure Gamble", "Diesel")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.corp.pick("Sure Gamble")
            t.runner.trigger("Buffer Drive")
            t.settle()
            assert (t.zone("Sure Gamble"), t.zone("Diesel")) == (GONE, "the stack")

    @pytest.mark.rule("4.8.5", "1.2.5")
    def test_it_does_not_wait_for_a_card_that_is_gone(self) -> None:
        with Table(corp=SKORPIOS, cards=(strike(1, NET),)) as t:
            t.runner.put("Buffer Drive")
            t.runner.hand("Sure Gamble")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.corp.pick("Sure Gamble")
            assert (now(t).kind, t.zone("Sure Gamble")) == ("action", GONE)


@pytest.mark.rule("4.8.5")
def test_maya_does_not_bring_back_what_salsette_slums_removed() -> None:
    with Table("runner") as t:
        t.runner.put("Maya")
        t.runner.put("Salsette Slums")
        t.corp.deck("PAD Campaign")
        t.runner.set(credits=9).run("R&D")
        t.settle()
        t.runner.act("permit", "Salsette Slums")
        t.settle()
        assert (t.zone("PAD Campaign"), t.state.tags) == (GONE, 0)
