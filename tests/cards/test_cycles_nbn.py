"""What NBN cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


@pytest.mark.parametrize("named", ["Sure Gamble", "Corroder", "Diesel"])
def test_targeted_marketing_pays_for_copies_of_the_named_card_played_or_installed(named: str) -> None:
    with Table() as t:
        t.corp.hand("Targeted Marketing")
        t.runner.hand("Sure Gamble", "Corroder")
        t.corp.play("Targeted Marketing")
        t.corp.act("name", named)
        t.end_turn()
        before = t.corp.credits
        t.runner.play("Sure Gamble")
        assert t.corp.credits == before + (10 if named == "Sure Gamble" else 0)
        t.runner.install("Corroder")
        assert t.corp.credits == before + (0 if named == "Diesel" else 10)


def test_near_earth_hub_draws_for_the_first_server_of_a_turn_only() -> None:
    with Table(corp="Near-Earth Hub: Broadcast Center") as t:
        t.corp.hand("PAD Campaign", "Ice Wall", "Ice Wall")
        t.corp.install("Ice Wall", "HQ")
        assert t.happened("drawn") == 0
        t.corp.install("PAD Campaign", "new")
        assert t.happened("drawn") == 1
        t.corp.install("Ice Wall", "new")
        assert t.happened("drawn") == 1


@pytest.mark.rule("3.2.3a")
def test_casting_call_installs_an_agenda_faceup_and_makes_accessing_it_dear() -> None:
    with Table() as t:
        t.corp.hand("Casting Call", "Hostile Takeover")
        t.corp.play("Casting Call")
        agenda = t.card("Hostile Takeover").thing
        assert agenda.faceup
        assert not agenda.active
        assert agenda.hosted == (t.cid("Casting Call"),)
        t.end_turn()
        t.runner.run("Server 1")
        t.finish_run()
        assert t.state.tags == 2
        assert t.runner.score == 1
        assert t.zone("Casting Call") == "Archives"
