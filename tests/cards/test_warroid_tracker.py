"""Warroid Tracker: cards in or protecting its server, and itself."""

from __future__ import annotations

import pytest

from sneakdoor.rules.access import AccessCard
from sneakdoor.testing import Table


def watched(server: str) -> Table:
    t = Table("runner")
    t.corp.put("Warroid Tracker", server, rezzed=True)
    t.runner.set(credits=20)
    for _ in range(3):
        t.runner.put("Daily Casts")
    return t


def trash(t: Table, title: str) -> None:
    """Go through the accesses of a run; trash this card and leave every other."""
    t.settle()
    while t.run is not None and (d := t.decision) is not None:
        if d.kind == "accessed card":
            offered = {option.kind: option for option in d.options}
            accessing = t.state.find(AccessCard)
            is_it = accessing is not None and t.state.card(accessing.cid).title == title
            t.game.choose(offered["trash" if is_it else "go on"])
        elif d.kind == "access":
            t.game.choose(d.options[0])
        else:
            return
        t.settle()


def traced(t: Table) -> None:
    t.corp.number(0)
    t.runner.number(0)
    t.runner.pick("Daily Casts", "Daily Casts")
    t.finish_run()
    assert t.happened("traced") == 1
    assert t.runner.titles("discard").count("Daily Casts") == 2


class TestWarroidTracker:
    @pytest.mark.rule("4.7.7b")
    def test_a_card_trashed_from_hq(self) -> None:
        t = watched("HQ")
        t.corp.hand("PAD Campaign")
        t.runner.run("HQ")
        trash(t, "PAD Campaign")
        traced(t)

    @pytest.mark.rule("4.7.7b")
    def test_a_card_trashed_from_rnd(self) -> None:
        t = watched("R&D")
        t.corp.deck("PAD Campaign")
        t.runner.run("R&D")
        trash(t, "PAD Campaign")
        traced(t)

    def test_a_card_of_another_central_server_is_none_of_its_business(self) -> None:
        t = watched("HQ")
        t.corp.deck("PAD Campaign")
        t.runner.run("R&D")
        trash(t, "PAD Campaign")
        t.finish_run()
        assert t.zone("PAD Campaign") == "Archives"
        assert t.happened("traced") == 0

    @pytest.mark.rule("4.7.7c")
    def test_a_card_in_the_root_is_not_in_the_server(self) -> None:
        t = watched("HQ")
        t.corp.put("Hokusai Grid", "HQ")
        t.runner.run("HQ")
        trash(t, "Hokusai Grid")
        t.finish_run()
        assert t.zone("Hokusai Grid") == "Archives"
        assert t.happened("traced") == 0

    @pytest.mark.rule("4.7.7c")
    @pytest.mark.parametrize("server", ["HQ", "Server 1"])
    def test_but_it_sees_itself(self, server: str) -> None:
        t = watched(server)
        t.runner.run(server)
        trash(t, "Warroid Tracker")
        traced(t)
        assert t.zone("Warroid Tracker") == "Archives"

    def test_in_a_remote_server_other_cards_are(self) -> None:
        t = watched("Server 1")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.run("Server 1")
        trash(t, "PAD Campaign")
        traced(t)

    def test_the_corps_own_discards_do_not_count(self) -> None:
        with Table() as t:
            t.corp.put("Warroid Tracker", "HQ", rezzed=True)
            t.corp.hand(*["Hedge Fund"] * 7)
            t.end_turn()
            assert t.happened("traced") == 0
