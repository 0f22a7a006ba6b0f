"""What resources of the SanSan cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, elsewhere, strike, told, who

from sneakdoor.cards.vocabulary import (
    BRAIN,
    ICE,
    INSTALL_THIS,
    MEAT,
    NET,
    Clicks,
    Credits,
    Damage,
    Is,
    LoseClicks,
    RezOne,
    asset,
    hardware,
    ice,
    paid,
    sub,
    when,
)
from sneakdoor.model.declare import CardDef
from sneakdoor.model.enums import DamageKind
from sneakdoor.testing import Table

FOREMAN = asset("Foreman", "neutral_corp", paid(Credits(0), RezOne(Is((ICE,), rezzed=False))), cost=0, trash=1)
HOLE = ice("Hole", "neutral_corp", sub(LoseClicks(1)), sub(LoseClicks(1)), cost=0, strength=1)


def implant(n: int, kind: DamageKind, subtypes: str = "Cybernetic") -> CardDef:
    """A card that hurts as it is installed, and again later."""
    return hardware(
        "Implant",
        "anarch",
        when(INSTALL_THIS, Damage(n, kind, suffer=True)),
        paid(Clicks(1), Damage(1, kind, suffer=True)),
        subtypes=subtypes,
        cost=0,
    )


class TestAdjustedChronotype:
    def test_the_first_click_lost_each_turn_comes_back(self) -> None:
        with Table("runner", cards=(HOLE,)) as t:
            t.runner.put("Adjusted Chronotype")
            t.corp.put("Hole", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.clicks == 4 - 1 - 1 + 1 - 1

    def test_wyldside_and_it_are_two_cards_each_turn(self) -> None:
        with Table("corp") as t:
            t.runner.put("Adjusted Chronotype")
            t.runner.put("Wyldside")
            t.end_turn()
            assert (t.runner.clicks, len(t.runner.titles("hand"))) == (4, 2)
            t.end_turn()
            t.end_turn()
            assert t.runner.clicks == 4

    def test_clicks_that_are_spent_or_lost_by_the_corp_do_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Adjusted Chronotype")
            t.runner.act("credit")
            assert t.runner.clicks == 3


class TestChromeParlor:
    @pytest.mark.parametrize("kind", [MEAT, BRAIN])
    def test_implants_do_not_hurt_as_they_are_installed(self, kind: DamageKind) -> None:
        with Table("runner", cards=(implant(2, kind),)) as t:
            t.runner.put("Chrome Parlor")
            t.runner.hand("Implant", *["Sure Gamble"] * 3)
            t.runner.install("Implant")
            assert damage(t) == []
            t.runner.use("Implant")
            assert damage(t) == [(kind, 1)]  # that is not from installing it

    @pytest.mark.parametrize("title", ["Titanium Ribs", "Respirocytes"])
    def test_nor_do_those_that_are_printed(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Chrome Parlor")
            t.runner.hand(title, *["Sure Gamble"] * 3)
            t.runner.install(title)
            t.settle()
            assert damage(t) == []

    def test_net_damage_and_other_cards_hurt(self) -> None:
        for made in (implant(1, NET), implant(1, MEAT, "Gear")):
            with Table("runner", cards=(made,)) as t:
                t.runner.put("Chrome Parlor")
                t.runner.hand("Implant", *["Sure Gamble"] * 3)
                t.runner.install("Implant")
                assert sum(n for _, n in damage(t)) == 1

    def test_damage_of_the_corp_hurts(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.runner.put("Chrome Parlor")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            assert damage(t) == [(MEAT, 1)]


class TestDdos:
    def test_the_outermost_ice_of_no_server_is_rezzed_this_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("DDoS")
            inner = t.corp.put("Ice Wall", "HQ")
            outer = t.corp.put("Enigma", "HQ")
            other = t.corp.put("Wall of Static", "R&D")
            t.corp.set(credits=20)
            t.runner.use("DDoS")
            assert t.zone("DDoS") == "the heap"
            t.runner.run("HQ")
            assert not t.corp.can("rez", "Enigma")
            t.runner.continue_run()
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert (inner.rezzed, outer.rezzed) == (True, False)
            t.runner.run("R&D")
            assert not t.corp.can("rez", "Wall of Static")
            t.finish_run()
            assert not other.rezzed

    def test_other_cards_are_and_the_next_turn_all_are(self) -> None:
        with Table("runner") as t:
            t.runner.put("DDoS")
            t.corp.put("Enigma", "HQ")
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=20)
            t.runner.use("DDoS")
            t.runner.run("HQ")
            t.corp.rez("PAD Campaign")
            assert pad.rezzed
            t.finish_run()
            t.end_turn()
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            t.finish_run()

    def test_it_can_be_used_once_the_ice_is_approached(self) -> None:
        with Table("runner") as t:
            t.runner.put("DDoS")
            t.corp.put("Enigma", "HQ")
            t.runner.run("HQ")
            t.runner.use("DDoS")
            assert not t.corp.can("rez", "Enigma")
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_outside_of_runs_and_on_other_servers_ice_can_be_rezzed(self) -> None:
        for server in ("", "R&D"):
            with Table("runner", cards=(FOREMAN,)) as t:
                t.runner.put("DDoS")
                t.corp.put("Foreman", "Server 1", rezzed=True)
                wall = t.corp.put("Ice Wall", "HQ")
                t.runner.use("DDoS")
                if server:
                    t.runner.run(server)
                t.corp.use("Foreman")
                assert wall.rezzed
                if server:
                    t.finish_run()

    def test_rezzed_ice_stays_so(self) -> None:
        with Table("runner") as t:
            t.runner.put("DDoS")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.use("DDoS")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("successful run") == 0


class TestPaigePiper:
    def test_any_number_of_copies_go_to_the_heap(self) -> None:
        for n in (0, 1, 3):
            with Table("runner") as t:
                t.runner.put("Paige Piper")
                t.runner.deck("Corroder", "Corroder", "Mimic", "Corroder").hand("Corroder")
                t.runner.install("Corroder")
                t.runner.accept()
                t.runner.pick(*["Corroder"] * n)
                t.settle()
                assert t.runner.titles("discard") == ["Corroder"] * n
                assert t.happened("shuffled") == 1
                assert t.runner.titles("deck").count("Corroder") == 3 - n

    def test_it_may_be_left_and_it_is_the_first_install_that_counts(self) -> None:
        with Table("runner") as t:
            t.runner.put("Paige Piper")
            t.runner.deck("Corroder", "Daily Casts").hand("Corroder", "Daily Casts")
            t.runner.install("Corroder")
            t.runner.decline()
            t.runner.install("Daily Casts")
            assert t.happened("search") == 0
            assert t.runner.clicks == 2

    def test_her_own_install_counts(self) -> None:
        with Table("runner") as t:
            t.runner.deck("Paige Piper", "Mimic").hand("Paige Piper")
            t.runner.install("Paige Piper")
            t.runner.accept()
            t.runner.pick("Paige Piper")
            t.settle()
            assert t.runner.titles("discard") == ["Paige Piper"]

    def test_cards_of_the_corp_do_not_count(self) -> None:
        with Table("corp") as t:
            t.runner.put("Paige Piper")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            assert t.corp.clicks == 2


class TestSpoilers:
    def test_each_scored_agenda_costs_the_corp_a_card_of_rnd(self) -> None:
        with Table("corp") as t:
            t.runner.put("Spoilers")
            t.corp.deck("Ice Wall", "Enigma")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            assert t.corp.titles("discard") == ["Enigma"]
            assert who(t, "trashed") == [0]

    def test_stolen_ones_do_not(self) -> None:
        with Table("runner") as t:
            t.runner.put("Spoilers")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 1
            assert t.corp.titles("discard") == []


class TestEnhancedVision:
    def test_the_first_successful_run_each_turn_shows_a_card_of_hq(self) -> None:
        with Table("runner") as t:
            t.runner.put("Enhanced Vision")
            t.corp.hand("Ice Wall", "Ice Wall", "Ice Wall")
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("revealed") == 1
            assert "Ice Wall" in told(t, 1)
            assert who(t, "revealed") == [0]
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("revealed") == 1

    def test_it_need_not_lead_to_an_access(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            t.runner.put("Enhanced Vision")
            t.runner.put("Averted Eyes")
            t.corp.hand("Ice Wall")
            t.runner.run("R&D")
            t.settle()
            while t.run is not None:
                t.runner.trigger("Enhanced Vision") if t.runner.can("trigger", "Enhanced Vision") else t.finish_run()
            assert (t.happened("revealed"), t.happened("accessed")) == (1, 0)

    def test_one_that_fails_is_not_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Enhanced Vision")
            t.corp.hand("Hedge Fund")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("revealed") == 0
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("revealed") == 1


class TestMuertosGangMember:
    def test_the_corp_derezzes_a_card_of_its_choice(self) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            pad = t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.hand("Muertos Gang Member")
            t.runner.install("Muertos Gang Member")
            t.corp.pick("PAD Campaign")
            t.settle()
            assert (wall.rezzed, pad.rezzed, pad.installed) == (True, False, True)
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert wall.rezzed

    def test_with_nothing_rezzed_nothing_happens(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Muertos Gang Member")
            t.runner.install("Muertos Gang Member")
            assert t.happened("derezzed") == 0

    @pytest.mark.rule("8.1.2b")
    @pytest.mark.parametrize("rez", [True, False])
    def test_as_it_goes_the_corp_may_rez_a_card_for_nothing(self, rez: bool) -> None:
        with Table("runner") as t:
            t.runner.put("Muertos Gang Member")
            wall = t.corp.put("Archer", "HQ")
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.set(credits=0)
            t.runner.use("Muertos Gang Member")
            if not rez:
                t.corp.no()
            else:
                t.corp.yes()
                t.settle()
            assert len(t.runner.titles("hand")) == 1
            assert not wall.rezzed  # its additional cost is not ignored, and cannot be paid

    def test_the_rez_cost_is_ignored(self) -> None:
        with Table("runner") as t:
            t.runner.put("Muertos Gang Member")
            wall = t.corp.put("Wall of Static", "HQ")
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=0)
            t.runner.use("Muertos Gang Member")
            t.corp.yes()
            t.corp.pick("Wall of Static")
            t.settle()
            assert (wall.rezzed, pad.rezzed) == (True, False)
            assert len(t.runner.titles("hand")) == 1

    @pytest.mark.rule("8.1.2b")
    def test_going_back_to_the_grip_counts_and_being_trashed_from_it_does_not(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            wall = t.corp.put("Wall of Static", "HQ")
            t.runner.hand("Muertos Gang Member")
            t.corp.hand("Strike", "Hatchet Job").set(credits=10)
            t.corp.play("Strike")
            assert t.zone("Muertos Gang Member") == "the heap"
            assert not wall.rezzed
            t.runner.put("Muertos Gang Member")
            t.corp.play("Hatchet Job")
            t.corp.number(0)
            t.runner.number(0)
            t.corp.yes()
            t.settle()
            assert "Muertos Gang Member" in t.runner.titles("hand")
            assert wall.rezzed
