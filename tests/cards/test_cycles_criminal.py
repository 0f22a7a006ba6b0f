"""What Criminal cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


@pytest.mark.rule("7.8.5")
@pytest.mark.parametrize("trashes", [True, False])
def test_aeneas_informant_wants_cards_left_where_they_are(trashes: bool) -> None:
    with Table(turn="runner") as t:
        t.runner.put("Aeneas Informant")
        t.corp.hand("PAD Campaign")
        t.runner.run("HQ")
        t.runner.act("trash" if trashes else "go on")
        if not trashes:
            t.runner.act("trigger", "Aeneas Informant")
            assert t.happened("revealed") == 1
        t.finish_run()
        assert t.runner.credits == (1 if trashes else 6)


@pytest.mark.parametrize(("title", "server"), [("Ice Wall", "HQ"), ("PAD Campaign", "Archives")])
def test_aeneas_informant_passes_over_archives_and_cards_without_trash_cost(title: str, server: str) -> None:
    with Table(turn="runner") as t:
        t.runner.put("Aeneas Informant")
        t.corp.hand(title) if server == "HQ" else t.corp.discard(title)
        t.runner.run(server)
        t.finish_run()
        assert t.runner.credits == 5


@pytest.mark.rule("1.12.2")
def test_what_the_supplier_hosts_is_installed_for_less_when_a_turn_begins() -> None:
    with Table(turn="runner") as t:
        t.runner.put("The Supplier")
        t.runner.hand("Plascrete Carapace", "Corroder")
        t.runner.use("The Supplier", "host")
        assert t.card("Plascrete Carapace").thing.host == t.cid("The Supplier")
        assert not t.card("Plascrete Carapace").installed
        t.end_turn()
        t.end_turn()
        before = t.runner.credits
        t.runner.act("trigger", "The Supplier")
        t.settle()
        assert t.card("Plascrete Carapace").installed
        assert t.runner.credits == before - 1
