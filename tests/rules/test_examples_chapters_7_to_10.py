"""Worked examples of the rulebook that no other test shows in full, chapters 7 to 10."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table
from sneakdoor.view import view


class TestMust:
    @pytest.mark.rule("9.8.5e", example=85)
    def test_without_credits_nobody_has_to_use_imp_for_neutralize_all_threats(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0)
            t.corp.hand("Public Support")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.put("Neutralize All Threats")
            t.runner.run("HQ")
            t.settle()
            assert t.runner.can("permit", "Imp")
            assert t.runner.can("go on")
            t.finish_run()
            assert t.corp.titles("hand") == ["Public Support"]
            assert t.card("Imp").tokens("virus") == 1

    @pytest.mark.both
    @pytest.mark.rule("9.8.5e", example=85)
    def test_with_credits_the_trash_cost_has_to_be_paid(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9)
            t.corp.hand("Public Support")
            t.runner.put("Neutralize All Threats")
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Public Support") == "Archives"


class TestInformation:
    @pytest.mark.both
    @pytest.mark.rule("26.03:10.2.2b", example=223)
    @pytest.mark.rule("10.2.2b", "10.2.2a", example=86)
    def test_what_indexing_did_not_show_the_corp_stays_the_runners_secret(self) -> None:
        """What people say at the table is theirs; here the secret is kept: the Corp does not learn the new order."""
        with Table("runner") as t, Table("runner") as other:
            for table, order in (
                (t, ("Braintrust", "Snare!", "Ice Wall", "Enigma")),
                (other, ("Ice Wall", "Enigma", "Snare!", "Braintrust")),
            ):
                table.corp.deck("Braintrust", "Snare!", "Ice Wall", "Enigma", "Hunter")
                table.runner.hand("Indexing")
                table.runner.play("Indexing")
                table.runner.act("instead")
                table.runner.pick(*order)
                table.finish_run()
            assert t.state.deck[CORP] != other.state.deck[CORP]
            assert view(t.state, CORP) == view(other.state, CORP)
            assert view(t.state, None) == view(other.state, None)

    @pytest.mark.both
    @pytest.mark.rule("26.03:10.2.3b", example=224)
    @pytest.mark.rule("10.2.3b", "10.2.3a", example=87)
    def test_the_ice_that_femme_fatale_chose_is_known_to_both(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.hand("Femme Fatale").set(credits=20)
            t.runner.install("Femme Fatale")
            t.runner.pick("Enigma")
            chosen = t.state.things[t.cid("Enigma")].handle
            for side in (CORP, RUNNER, None):
                told = [card for cards in view(t.state, side).rig.values() for card in cards]
                (femme,) = (card for card in told if card.title == "Femme Fatale")
                assert chosen in femme.remembers.values()
