"""What Anarch cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table

FREEDOM = "Freedom Khumalo: Crypto-Anarchist"


@pytest.mark.rule("1.15.1", "7.7.2")
def test_freedom_khumalo_takes_virus_counters_from_any_cards_once_a_turn() -> None:
    with Table(turn="runner", runner=FREEDOM) as t:
        one = t.runner.put("Imp", tokens={"virus": 2})
        two = t.runner.put("Medium", tokens={"virus": 2})
        t.corp.put("PAD Campaign", "Server 1")  # rez cost 2
        t.corp.put("PAD Campaign", "Server 2")
        t.runner.run("Server 1")
        t.settle()
        t.runner.act("permit", FREEDOM)
        t.runner.number(1)
        t.finish_run()
        assert (one.tokens("virus"), two.tokens("virus")) == (1, 1)
        assert t.corp.titles("discard") == ["PAD Campaign"]
        t.runner.run("Server 2")
        t.settle()
        assert not t.runner.can("permit", FREEDOM)
        t.runner.act("go on")
        t.finish_run()


def test_freedom_khumalo_leaves_agendas_alone_and_needs_every_counter() -> None:
    with Table(turn="runner", runner=FREEDOM) as t:
        t.runner.put("Medium", tokens={"virus": 1})
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Obokata Protocol")
        for server in ("Server 1", "HQ"):
            t.runner.run(server)
            t.settle()
            assert not t.runner.can("permit", FREEDOM)
            t.finish_run()
