"""Upgrades of the Spin cycle."""

from __future__ import annotations

from tests.verbs import now

from sneakdoor.testing import Table


class TestPanicButton:
    def test_a_card_for_a_credit_as_often_as_one_likes_in_a_run_on_hq(self) -> None:
        with Table("runner") as t:
            t.corp.put("Panic Button", "HQ", rezzed=True)
            t.corp.set(credits=2)
            t.runner.run("HQ")
            t.corp.use("Panic Button")
            t.corp.use("Panic Button")
            assert (len(t.corp.titles("hand")), t.corp.credits) == (2, 0)
            assert not t.corp.can("use", "Panic Button")
            t.runner.jack_out()

    def test_not_in_a_run_on_another_server_nor_outside_of_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Panic Button", "HQ", rezzed=True)
            t.runner.run("R&D")
            assert not t.corp.can("use", "Panic Button")
            t.finish_run()
        with Table() as t:
            t.corp.put("Panic Button", "HQ", rezzed=True)
            assert not t.corp.can("use", "Panic Button")

    def test_in_the_root_of_hq_alone(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Panic Button").act("install", "Panic Button")
            assert now(t).kind != "install destination"  # there was no choice
            assert t.card("Panic Button").server == "HQ"
