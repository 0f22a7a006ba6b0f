"""What ice of the Ashes cycle does."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, result

from sneakdoor.testing import Table


class TestDrafter:
    def test_it_takes_a_card_back_from_archives_and_installs_another_for_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Vanilla", "HQ")
            t.corp.put("Drafter", "HQ", rezzed=True)
            t.corp.hand("Enigma").discard("PAD Campaign", faceup=False).discard("Ice Wall")
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.corp.yes()
            t.corp.pick("PAD Campaign")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            t.corp.act("trash", "Vanilla")  # that brings the Runner nearer, and no ice between
            t.corp.act("done")
            t.finish_run()
            assert t.corp.titles("hand") == ["Enigma", "PAD Campaign"]
            assert t.card("Ice Wall").server == "HQ"
            assert t.corp.credits == 0
            assert t.happened("approach ice") == 1  # the new ice is outside of where the Runner stood
            assert t.happened("revealed") == 0

    def test_the_second_card_may_come_from_hq_and_neither_has_to_be_taken(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Drafter", "R&D", rezzed=True)
            t.corp.hand("PAD Campaign").discard("Ice Wall")
            t.runner.run("R&D")
            t.corp.no()
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.runner.run("R&D")
            t.corp.no()
            t.corp.pick()
            t.finish_run()
            assert t.card("PAD Campaign").server == "Server 1"
            assert t.corp.titles("discard") == ["Ice Wall"]


class TestHagen:
    def test_every_installed_icebreaker_weakens_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hagen", "HQ", rezzed=True)
            assert t.card("Hagen").strength == 6
            t.runner.put("Corroder")
            t.runner.put("Crypsis")
            t.runner.put("Datasucker")
            t.runner.hand("Gordian Blade")
            assert t.card("Hagen").strength == 4

    def test_it_trashes_no_decoder_fracter_or_killer_and_ends_the_run(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hagen", "HQ", rezzed=True)
            for title in ("Akamatsu Mem Chip", "Corroder", "Gordian Blade", "Mimic", "Crypsis", "Datasucker"):
                t.runner.put(title)
            t.runner.run("HQ")
            assert not any(t.corp.can("pick", title) for title in ("Corroder", "Gordian Blade", "Mimic"))
            assert t.corp.can("pick", "Datasucker")
            t.corp.pick("Crypsis")
            t.finish_run()
            assert t.runner.titles("discard") == ["Crypsis"]
            assert result(t) == "unsuccessful"

    def test_without_such_a_program_nothing_is_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Hagen", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Clone Chip")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("discard") == []


class TestCongratulations:
    def test_it_pays_both_and_the_corp_once_more_when_it_is_passed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Congratulations!", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 2 + 1
            assert t.runner.credits == 1

    def test_other_ice_that_is_passed_pays_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Congratulations!", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 0


class TestSandstone:
    def test_each_encounter_wears_it_down_before_it_is_broken(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Sandstone", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            assert t.card("Sandstone").tokens("virus") == 1
            assert t.card("Sandstone").strength == 5
            t.finish_run()
            assert result(t) == "unsuccessful"
            t.runner.run("R&D")
            t.finish_run()
            assert t.card("Sandstone").tokens("virus") == 1
            encounter(t, "HQ")
            assert t.card("Sandstone").strength == 4
            t.finish_run()

    @pytest.mark.rule("1.13.2f")
    @pytest.mark.parametrize("own", [0, 2])
    def test_the_runner_cannot_pay_with_its_counters(self, own: int) -> None:
        freedom = "Freedom Khumalo: Crypto-Anarchist"
        with Table(turn="runner", runner=freedom) as t:
            t.corp.put("Sandstone", "HQ", rezzed=True, tokens={"virus": 3})
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Datasucker", tokens={"virus": own})
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            assert t.runner.can("use", freedom) == bool(own)
            t.finish_run()
            assert t.card("Sandstone").tokens("virus") == 3
