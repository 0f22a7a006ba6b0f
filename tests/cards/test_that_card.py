"""The card that met a condition is "that card", whatever was installed, rezzed or passed since (CR 9.6.2a)."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor.testing import Table

HAYLEY = "Hayley Kaplan: Universal Scholar"


class TestBazaar:
    @pytest.mark.rule("9.6.2a")
    def test_another_copy_of_the_card_that_met_it_is_installed(self) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.put("Bazaar")
            t.runner.hand("Clone Chip", "Clone Chip", "Astrolabe").set(credits=9)
            t.runner.install("Clone Chip")
            t.runner.trigger(HAYLEY)
            t.runner.pick("Astrolabe")
            t.runner.trigger("Bazaar")  # it waits for Clone Chip alone: there is no other Astrolabe
            t.settle()
            assert t.runner.titles("hand") == []

    @pytest.mark.rule("9.6.2a")
    def test_a_copy_of_a_later_card_is_not_what_it_waits_for(self) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.put("Bazaar")
            t.runner.hand("Astrolabe", "Clone Chip", "Clone Chip").set(credits=9)
            t.runner.install("Astrolabe")
            t.runner.trigger(HAYLEY)
            t.runner.trigger("Bazaar")  # for the first Clone Chip
            t.settle()
            assert (t.runner.titles("hand"), now(t).kind) == ([], "action")


@pytest.mark.rule("9.6.2a")
def test_councilman_costs_as_much_as_the_card_that_met_it() -> None:
    with Table("corp") as t:
        t.runner.put("Councilman")
        t.runner.set(credits=3)
        t.corp.put("Surat City Grid", "Server 1", rezzed=True)
        first = t.corp.put("PAD Campaign", "Server 1")
        second = t.corp.put("Adonis Campaign", "Server 2")
        t.corp.set(credits=9).rez("PAD Campaign")
        t.corp.trigger("Surat City Grid")  # the Corp is the active player, so it triggers first
        t.settle()
        assert second.rezzed
        offered = [option.words for option in now(t).options if option.kind == "trigger"]
        assert [words.endswith("(2 credits, trash Councilman)") for words in offered] == [True]
        t.runner.trigger("Councilman")
        assert (first.rezzed, second.rezzed, t.runner.credits) == (False, True, 1)


class TestHayley:
    @pytest.mark.rule("9.6.2a")
    def test_a_card_of_another_type_in_between_changes_nothing(self) -> None:
        with Table("runner", runner=HAYLEY) as t:
            t.runner.put("Thunder Art Gallery")
            t.runner.put("New Angeles City Hall")
            t.runner.hand("Jarogniew Mercs", "Corroder", "Daily Casts", "Mimic").set(credits=20)
            t.runner.install("Jarogniew Mercs")
            t.runner.trigger("Jarogniew Mercs")
            t.runner.use("New Angeles City Hall")
            t.runner.trigger("Thunder Art Gallery")
            t.runner.pick("Corroder")
            t.runner.trigger(HAYLEY)
            t.settle()
            assert t.runner.titles("hand") == ["Mimic"]
