"""What agendas and Corp identities of the Flashpoint cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, score

from sneakdoor.testing import Table


def break_both(t: Table, title: str) -> None:
    """The Runner spends clicks on both subroutines of a piece of bioroid ice."""
    t.runner.use(title)
    t.runner.act("subroutine", number=0)
    t.runner.use(title)


class TestArchitectsOfTomorrow:
    def test_passing_rezzed_bioroid_ice_makes_another_bioroid_cheaper(self) -> None:
        with Table("runner", corp="Haas-Bioroid: Architects of Tomorrow") as t:
            t.corp.put("Heimdall 1.0", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.put("Viktor 1.0", "HQ", rezzed=True)
            t.corp.set(credits=4)
            t.runner.set(clicks=4, credits=0)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            break_both(t, "Viktor 1.0")
            t.corp.accept()
            t.finish_run()
            assert t.card("Heimdall 1.0").rezzed
            assert t.corp.credits == 0

    def test_only_the_first_time_each_turn_and_only_what_could_be_paid(self) -> None:
        with Table("runner", corp="Haas-Bioroid: Architects of Tomorrow") as t:
            t.corp.put("Heimdall 1.0", "R&D")
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.corp.set(credits=3)
            t.runner.set(clicks=6)
            t.runner.run("HQ")
            break_both(t, "Eli 1.0")
            t.finish_run()  # four credits short of eight, less one
            assert not t.card("Heimdall 1.0").rezzed
            t.corp.set(credits=4)
            t.runner.run("HQ")
            break_both(t, "Eli 1.0")
            t.finish_run()
            assert not t.card("Heimdall 1.0").rezzed

    @pytest.mark.parametrize(("title", "rezzed"), [("Eli 1.0", False), ("Pup", True)])
    def test_unrezzed_ice_and_other_ice_do_not_matter(self, title: str, rezzed: bool) -> None:
        with Table("runner", corp="Haas-Bioroid: Architects of Tomorrow") as t:
            t.corp.put(title, "HQ", rezzed=rezzed)
            t.corp.put("Viktor 1.0", "R&D")
            t.runner.hand("Sure Gamble", "Sure Gamble").set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            assert not t.card("Viktor 1.0").rezzed


class TestSensorNetActivation:
    def test_a_bioroid_is_rezzed_for_nothing_until_the_turn_ends(self) -> None:
        with Table() as t:
            t.corp.put("Heimdall 1.0", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.set(credits=0)
            score(t, "Sensor Net Activation", 3)
            assert t.card("Sensor Net Activation").tokens("agenda") == 1
            t.corp.use("Sensor Net Activation")
            assert t.card("Heimdall 1.0").rezzed
            assert not t.card("Enigma").rezzed
            assert t.corp.credits == 0
            t.end_turn()
            assert not t.card("Heimdall 1.0").rezzed
            assert t.happened("derezzed") == 1

    def test_rezzed_again_it_stays(self) -> None:
        with Table() as t:
            t.corp.put("Viktor 1.0", "HQ")
            t.corp.set(credits=0)
            score(t, "Sensor Net Activation", 3)
            t.corp.use("Sensor Net Activation")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Viktor 1.0")
            t.finish_run()
            t.end_turn()
            assert t.card("Viktor 1.0").rezzed

    def test_without_an_unrezzed_bioroid_the_counter_stays(self) -> None:
        with Table() as t:
            t.corp.put("Heimdall 1.0", "HQ", rezzed=True)
            score(t, "Sensor Net Activation", 3)
            assert not t.corp.can("use", "Sensor Net Activation")


def test_show_of_force_does_two_meat_damage() -> None:
    with Table() as t:
        t.runner.hand(*["Sure Gamble"] * 3)
        score(t, "Show of Force", 4)
        assert damage(t) == [("meat", 2)]


class TestCrisisManagement:
    @pytest.mark.parametrize("tags", [0, 1])
    def test_a_tagged_runner_suffers_as_the_corps_turn_begins(self, tags: int) -> None:
        with Table("runner") as t:
            t.corp.scored("Crisis Management")
            t.runner.hand(*["Sure Gamble"] * 3).set(tags=tags)
            t.end_turn()
            assert damage(t) == [("meat", 1)] * tags
            t.end_turn()
            assert damage(t) == [("meat", 1)] * tags

    def test_stolen_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.scored("Crisis Management").hand("Sure Gamble").set(tags=1)
            t.end_turn()
            t.end_turn()
            assert damage(t) == []
