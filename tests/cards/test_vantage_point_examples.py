"""Worked examples of the rulebook with cards of Vantage Point."""

from __future__ import annotations

from typing import Any

import pytest
from tests.today import runner
from tests.verbs import accessed, entries

from sneakdoor.testing import Table

RULES = "26.03"


@pytest.mark.rule("26.03:6.1.4c", example=75)
def test_unleash_cannot_end_a_run_that_is_not_there() -> None:
    with Table("corp", rules=RULES) as t:
        t.corp.hand("Unleash")
        t.corp.put("Lycian Multi-Munition", "HQ")
        t.runner.set(tags=1)
        t.corp.play("Unleash")
        t.corp.mode("barrier")
        t.corp.mode("Nothing more")
        t.corp.yes()
        t.corp.act("subroutine", number=2)
        t.settle()
        assert t.corp.credits == 6
        assert t.card("Lycian Multi-Munition").rezzed


@pytest.mark.rule("26.03:9.8.3a", example=167)
def test_subroutines_gained_later_stand_before_those_gained_earlier() -> None:
    with runner() as t:
        t.corp.put("Loki", "HQ", rezzed=True)
        t.corp.put("Tithe", "R&D", rezzed=True)
        t.corp.put("Warden Fatuma", "Server 1", rezzed=True)
        t.runner.put("Stick and Poke")
        t.runner.hand(*["Sure Gamble"] * 4)
        t.runner.run("HQ")
        t.settle()
        found: list[Any] = entries(t, "subroutine")
        assert [t.state.book.abilities[one.subroutine].decl.say()[13:29] for one in found] == [
            "Do 1 net damage.",
            "Gain 1[credit].",
            "Do 1 net damage.",
            "The Runner loses",
            "End the run unle",
        ]
        t.runner.no()
        assert len(t.runner.titles("hand")) == 4 - 1 - 1 + 1


@pytest.mark.rule("26.03:7.4.2a", example=102)
def test_candidates_come_back_when_flagship_is_hosted_away() -> None:
    with runner() as t:
        t.corp.put("Flagship", "HQ", rezzed=True)
        t.corp.hand("Ice Wall", "Enigma", "Archer")
        t.runner.put("Docklands Pass")
        t.runner.put("Cupellation")
        t.runner.run("HQ")
        t.runner.trigger("Docklands Pass")
        t.runner.act("access", server="HQ")
        t.runner.act("go on")
        t.runner.use("Cupellation")
        t.finish_run()
        assert accessed(t)[1] == "Flagship"
        assert len(accessed(t)) == 3


@pytest.mark.rule("26.03:7.4.2b", example=103)
@pytest.mark.parametrize("hosts", [True, False])
def test_flagship_counts_cards_accessed_before_the_breach(hosts: bool) -> None:
    with runner() as t:
        t.corp.put("Flagship", "HQ", rezzed=True)
        t.corp.put("Otoroshi", "HQ", rezzed=True)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Ice Wall", "Enigma", "Archer")
        t.runner.put("Docklands Pass")
        t.runner.put("Cupellation")
        t.runner.run("HQ")
        t.corp.accept()
        t.corp.number(1)
        t.runner.no()
        t.runner.act("go on")
        t.settle()
        t.runner.trigger("Docklands Pass")
        t.settle()
        assert accessed(t) == ["PAD Campaign", "Flagship"]
        if hosts:
            t.runner.use("Cupellation")
        t.finish_run()
        assert len(accessed(t)) == (4 if hosts else 2)
