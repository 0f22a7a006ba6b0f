"""More worked examples of the rulebook: those whose cards are seldom seen."""

from __future__ import annotations

import re

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.rules.copying import names_itself
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.testing import Table

FREEDOM = "Freedom Khumalo: Crypto-Anarchist"


class TestCosts:
    @pytest.mark.rule("1.15.1d", example=23)
    @pytest.mark.parametrize("title", ["Beanstalk Royalties", "Hedge Fund"])
    def test_freedom_khumalo_pays_a_cost_of_zero_virus_counters(self, title: str) -> None:
        with Table(turn="runner", runner=FREEDOM) as t:
            t.corp.deck(title)
            t.runner.run("R&D")
            t.settle()
            assert t.runner.can("permit", FREEDOM) == (title == "Beanstalk Royalties")
            if title == "Beanstalk Royalties":
                t.runner.act("permit", FREEDOM)
            t.finish_run()
            assert t.corp.titles("discard") == (["Beanstalk Royalties"] if title == "Beanstalk Royalties" else [])
            assert t.happened("tokens spent") == 0


class TestIcebreakers:
    @pytest.mark.rule("3.9.5c", "1.4:3.9.5c", example=34)
    @pytest.mark.parametrize("hosted", [True, False])
    def test_gebrselassie_makes_every_increase_last_until_the_turn_ends(self, hosted: bool) -> None:
        """1.4 says how long the increase lasts in place of any other duration; 1.3 prolonged it."""
        with Table(turn="runner") as t:
            t.runner.set(credits=9).hand("Injection Attack")
            breaker = t.runner.put("Corroder")
            t.runner.put("Gebrselassie")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            if hosted:
                t.runner.use("Gebrselassie", "host")
            t.runner.play("Injection Attack")
            t.runner.act("server", server="HQ")
            while current_encounter(t.state) is None:
                t.runner.pass_()
            t.runner.use("Corroder", "strength")
            assert breaker.strength == 2 + 2 + 1
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert breaker.strength == (5 if hosted else 2)
            t.end_turn()
            assert breaker.strength == 2


class TestCheckpoints:
    @pytest.mark.rule("10.3.1b", example=89)
    @pytest.mark.parametrize("steals", [True, False])
    def test_targeted_marketing_is_trashed_in_the_checkpoint_after_a_theft(self, steals: bool) -> None:
        with Table() as t:
            t.corp.hand("Targeted Marketing")
            t.corp.put("Hostile Takeover" if steals else "PAD Campaign", "Server 1")
            t.corp.play("Targeted Marketing")
            t.corp.act("name", "Sure Gamble")
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone("Targeted Marketing") == ("Archives" if steals else "the play area")
            if steals:
                told = [one.kind for one in t.state.journal.since(0) if one.kind in ("stolen", "trashed")]
                assert told == ["stolen", "trashed"]
