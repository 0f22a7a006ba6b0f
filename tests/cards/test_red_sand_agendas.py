"""What agendas and Corp identities of the Red Sand cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, score

from sneakdoor.testing import Table


def test_cfc_excavation_contract_pays_two_credits_for_each_rezzed_bioroid() -> None:
    with Table() as t:
        t.corp.put("Viktor 1.0", "HQ", rezzed=True)
        t.corp.put("Eli 1.0", "R&D", rezzed=True)
        t.corp.put("Heimdall 1.0", "R&D")
        t.corp.put("Enigma", "R&D", rezzed=True)
        score(t, "CFC Excavation Contract", 4)
        assert t.corp.credits == 9


class TestNextWave2:
    def test_with_rezzed_next_ice_it_may_do_a_brain_damage(self) -> None:
        with Table() as t:
            t.corp.put("NEXT Opal", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            score(t, "NEXT Wave 2", 4)
            t.corp.accept()
            assert damage(t) == [("brain", 1)]

    def test_it_may_be_left(self) -> None:
        with Table() as t:
            t.corp.put("NEXT Opal", "HQ", rezzed=True)
            score(t, "NEXT Wave 2", 4)
            t.corp.decline()
            assert damage(t) == []

    @pytest.mark.parametrize(("title", "rezzed"), [("NEXT Opal", False), ("Enigma", True)])
    def test_unrezzed_or_other_ice_is_no_help(self, title: str, rezzed: bool) -> None:
        with Table() as t:
            t.corp.put(title, "HQ", rezzed=rezzed)
            t.runner.hand("Sure Gamble")
            score(t, "NEXT Wave 2", 4)
            assert damage(t) == []


def test_water_monopoly_makes_resources_dearer_unless_they_are_virtual() -> None:
    with Table("runner") as t:
        t.corp.scored("Water Monopoly")
        t.runner.hand("Daily Casts", "Ice Carver", "Corroder").set(credits=20)
        t.runner.install("Daily Casts")
        assert t.runner.credits == 20 - 4
        t.runner.install("Ice Carver")
        assert t.runner.credits == 20 - 4 - 3
        t.runner.install("Corroder")
        assert t.runner.credits == 20 - 4 - 3 - 2


class TestArEnhancedSecurity:
    def test_the_first_corp_card_the_runner_trashes_each_turn_brings_a_tag(self) -> None:
        with Table("runner") as t:
            t.corp.scored("AR-Enhanced Security")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(credits=20)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.tags == 1
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.tags == 1

    def test_a_card_that_was_not_installed_counts_as_well_and_a_runner_card_does_not(self) -> None:
        with Table("runner") as t:
            t.corp.scored("AR-Enhanced Security").hand("PAD Campaign")
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder").set(credits=20)
            t.runner.use("Clone Chip")
            t.settle()
            t.runner.run("HQ")
            t.finish_run()  # what is only accessed does not count either
            assert t.state.tags == 0
            t.runner.run("HQ")
            t.runner.act("trash")
            t.finish_run()
            assert t.state.tags == 1


def test_escalate_vitriol_pays_a_credit_for_each_tag_once_each_turn() -> None:
    with Table() as t:
        t.corp.scored("Escalate Vitriol")
        t.runner.set(tags=3)
        t.corp.use("Escalate Vitriol")
        assert (t.corp.credits, t.corp.clicks) == (8, 2)
        assert not t.corp.can("use", "Escalate Vitriol")


class TestMeteorMining:
    @pytest.mark.parametrize("tags", [0, 1])
    def test_it_may_pay_seven_credits(self, tags: int) -> None:
        with Table() as t:
            t.runner.set(tags=tags)
            score(t, "Meteor Mining", 5)
            t.corp.yes()
            assert t.corp.credits == 12

    @pytest.mark.parametrize("says", ["Gain", "meat"])
    def test_two_tags_leave_a_choice(self, says: str) -> None:
        with Table() as t:
            t.runner.hand(*["Sure Gamble"] * 7).set(tags=2)
            score(t, "Meteor Mining", 5)
            t.corp.yes()
            t.corp.mode(says)
            assert t.corp.credits == (12 if says == "Gain" else 5)
            assert damage(t) == ([] if says == "Gain" else [("meat", 7)])

    @pytest.mark.parametrize("tags", [1, 2])
    def test_it_may_be_left(self, tags: int) -> None:
        with Table() as t:
            t.runner.set(tags=tags)
            score(t, "Meteor Mining", 5)
            t.corp.no()
            assert (t.corp.credits, damage(t)) == (5, [])
