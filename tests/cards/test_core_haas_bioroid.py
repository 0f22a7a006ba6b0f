"""Haas-Bioroid cards of the core sets."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


def test_archived_memories_takes_any_card_back_from_archives() -> None:
    with Table("corp") as t:
        t.corp.hand("Archived Memories").discard("Enigma", faceup=False).discard("Hedge Fund")
        t.corp.play("Archived Memories")
        t.corp.pick("Enigma")
        assert t.corp.titles("hand") == ["Enigma"]
        assert t.corp.titles("discard") == ["Archived Memories", "Hedge Fund"]
        assert t.happened("revealed") == 0


def test_archived_memories_cannot_take_itself() -> None:
    with Table("corp") as t:
        t.corp.hand("Archived Memories")
        assert not t.corp.can("play", "Archived Memories")


@pytest.mark.rule("1.15.9")
def test_blue_level_clearance_costs_two_clicks_for_five_credits_and_two_cards() -> None:
    with Table("corp") as t:
        t.corp.hand("Blue Level Clearance")
        t.corp.play("Blue Level Clearance")
        assert (t.corp.clicks, t.corp.credits) == (1, 8)
        assert len(t.corp.titles("hand")) == 2


def test_bioroid_ice_is_stronger_together_and_other_ice_is_not() -> None:
    with Table("corp", corp="Haas-Bioroid: Stronger Together") as t:
        t.corp.put("Eli 1.0", "HQ", rezzed=True)
        t.corp.put("Enigma", "HQ", rezzed=True)
        assert t.decision is not None
        assert t.card("Eli 1.0").strength == 5
        assert t.card("Enigma").strength == 2


class TestIchi:
    def test_it_trashes_two_programs_and_traces_for_a_tag_and_brain_damage(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ichi 1.0", "HQ", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            t.runner.set(credits=0).hand("Sure Gamble")
            t.runner.run("HQ")
            t.corp.pick("Corroder")
            t.finish_run()
            assert t.runner.titles("discard") == ["Corroder", "Gordian Blade", "Sure Gamble"]
            assert (t.state.tags, t.state.brain) == (1, 1)

    def test_each_subroutine_can_be_broken_with_a_click(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ichi 1.0", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.run("HQ")
            for position in (2, 1, 0):
                t.runner.use("Ichi 1.0")
                if position:
                    t.runner.act("subroutine", number=position)
            t.finish_run()
            assert t.runner.clicks == 0
            assert t.card("Corroder").installed


class TestProjectVitruvius:
    def score(self, tokens: int) -> Table:
        t = Table("corp")
        t.corp.put("Project Vitruvius", "Server 1", tokens={"advancement": tokens})
        t.corp.discard("Enigma")
        t.corp.score_agenda("Project Vitruvius")
        return t

    def test_each_advancement_token_over_three_is_an_agenda_counter(self) -> None:
        with self.score(5) as t:
            assert t.card("Project Vitruvius").tokens("agenda") == 2

    def test_three_advancement_tokens_are_none(self) -> None:
        with self.score(3) as t:
            assert t.card("Project Vitruvius").tokens("agenda") == 0
            assert not t.corp.can("use", "Project Vitruvius")

    def test_an_agenda_counter_brings_a_card_back(self) -> None:
        with self.score(4) as t:
            t.corp.use("Project Vitruvius")
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.card("Project Vitruvius").tokens("agenda") == 0


def test_a_shipment_from_mirrormorph_installs_up_to_three_cards_and_pays_for_each() -> None:
    with Table("corp") as t:
        t.corp.hand("Shipment from MirrorMorph", "Enigma", "Wall of Static", "PAD Campaign")
        t.corp.set(credits=3).put("Wraparound", "HQ")
        t.corp.play("Shipment from MirrorMorph")
        for title, server in (("Enigma", "HQ"), ("Wall of Static", "R&D"), ("PAD Campaign", "new")):
            t.corp.pick(title)
            t.corp.destination(server)
            if title == "Enigma":
                t.corp.act("done")  # nothing is trashed first
        assert t.corp.titles("hand") == []
        assert t.corp.credits == 1
        assert t.corp.clicks == 2


def test_a_shipment_from_mirrormorph_may_stop_early() -> None:
    with Table("corp") as t:
        t.corp.hand("Shipment from MirrorMorph", "Enigma", "Wall of Static")
        t.corp.play("Shipment from MirrorMorph")
        t.corp.pick("Enigma")
        t.corp.destination("HQ")
        t.corp.act("done")
        assert t.corp.titles("hand") == ["Wall of Static"]


class TestSuccessfulFieldTest:
    def test_any_number_of_cards_is_installed_for_nothing(self) -> None:
        with Table("corp") as t:
            t.corp.put("Successful Field Test", "Server 1", tokens={"advancement": 4})
            t.corp.hand(*["Enigma"] * 6).set(credits=0)
            t.corp.score_agenda("Successful Field Test")
            for _ in range(6):
                t.corp.pick("Enigma")
                t.corp.destination("new")
            assert t.corp.titles("hand") == []
            assert t.happened("installed") == 6
            assert t.corp.credits == 0

    def test_the_corp_may_install_none(self) -> None:
        with Table("corp") as t:
            t.corp.put("Successful Field Test", "Server 1", tokens={"advancement": 4})
            t.corp.hand("Enigma")
            t.corp.score_agenda("Successful Field Test")
            t.corp.act("done")
            assert t.corp.titles("hand") == ["Enigma"]
