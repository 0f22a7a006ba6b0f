"""Agendas that wait to be scored themselves do nothing when another one is."""

from __future__ import annotations

import pytest
from tests.verbs import damage, score

from sneakdoor.testing import Table

WAITING = (
    "Architect Deployment Test",
    "Flower Sermon",
    "Bellona",
    "Remastered Edition",
    "Cyberdex Sandbox",
    "SDS Drone Deployment",
    "Sensor Net Activation",
    "Show of Force",
    "Armed Intimidation",
    "Voting Machine Initiative",
    "Improved Protein Source",
    "Corporate Sales Team",
    "CFC Excavation Contract",
    "NEXT Wave 2",
    "Meteor Mining",
    "Hyperloop Extension",
    "Fly on the Wall",
    "Project Yagi-Uda",
    "Sting!",
    "Transport Monopoly",
    "Project Kusanagi",
    "Remote Enforcement",
    "SSL Endorsement",
    "Mandatory Seed Replacement",
    "Reeducation",
    "Broad Daylight",
    "Timely Public Release",
)


@pytest.mark.rule("1.16.6")
@pytest.mark.parametrize("title", WAITING)
def test_it_does_nothing_when_another_agenda_is_scored(title: str) -> None:
    with Table() as t:
        t.corp.scored(title)
        t.corp.put("NEXT Opal", "HQ", rezzed=True)
        t.corp.put("Viktor 1.0", "HQ", rezzed=True)
        t.corp.put("Eli 1.0", "HQ")
        t.corp.deck("Ice Wall").hand("PAD Campaign")
        t.corp.set(bad_publicity=1)
        t.runner.put("Corroder")
        t.runner.hand(*["Sure Gamble"] * 5)
        score(t, "Water Monopoly", 6)
        assert (t.corp.credits, t.runner.credits, t.state.tags) == (5, 5, 0)
        assert damage(t) == []
        assert t.card(title).tokens("agenda") == t.card(title).tokens("credit") == 0
        assert t.happened("trashed") == t.happened("purged") == 0
