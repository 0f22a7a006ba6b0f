"""What agendas of the older cycles have in common: what they do when scored, no other agenda makes them do."""

from __future__ import annotations

import pytest
from tests.verbs import score

from sneakdoor.rules.moving import place_tokens
from sneakdoor.testing import Table


@pytest.mark.parametrize(
    "title",
    [
        "Armored Servers",
        "Bifrost Array",
        "Brain Rewiring",
        "Breaking News",
        "Character Assassination",
        "Chronos Project",
        "Clone Retirement",
        "Corporate War",
        "Director Haas' Pet Project",
        "Efficiency Committee",
        "Elective Upgrade",
        "Encrypted Portals",
        "Executive Retreat",
        "Firmware Updates",
        "Genetic Resequencing",
        "Geothermal Fracking",
        "Graft",
        "Helium-3 Deposit",
        "High-Risk Investment",
        "House of Knives",
        "Illicit Sales",
        "Labyrinthine Servers",
        "License Acquisition",
        "Market Research",
        "Posted Bounty",
        "Profiteering",
        "Project Wotan",
        "Research Grant",
        "Superior Cyberwalls",
        "The Future is Now",
        "Unorthodox Predictions",
        "Veterans Program",
        "Vulcan Coverup",
    ],
)
def test_another_agenda_that_is_scored_is_not_this_one(title: str) -> None:
    with Table() as t:
        t.corp.scored(title, "Nisei MK II").put(title, "Server 8")
        mine = next(cid for cid in t.state.score[0] if t.state.card(cid).title == title)
        t.corp.set(bad_publicity=2).hand("PAD Campaign")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.set(tags=1).hand(*["Sure Gamble"] * 5).discard("Diesel")
        kati = t.runner.put("Kati Jones")
        with t.changing() as s:
            place_tokens(s, kati.thing, "power", 1)
        score(t, "Self-Destruct Chips", 3)
        assert [one.kind for one in t.state.journal.since(0) if one.src == mine] == []


@pytest.mark.parametrize("title", ["Clone Retirement", "Vulcan Coverup"])
def test_another_agenda_that_is_stolen_brings_no_bad_publicity(title: str) -> None:
    with Table("runner") as t:
        t.corp.scored(title).put("Self-Destruct Chips", "Server 1")
        t.runner.run("Server 1")
        t.settle()
        assert (t.state.bad_publicity, t.runner.score) == (0, 1)
