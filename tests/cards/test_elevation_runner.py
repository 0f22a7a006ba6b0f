"""What Runner cards of Elevation do."""

from __future__ import annotations

import pytest
from tests.today import runner
from tests.verbs import encounter

from sneakdoor.testing import Table

RULES = "26.03"


class TestEvents:
    def test_clean_getaway_pays_after_success(self) -> None:
        with runner() as t:
            t.runner.hand("Clean Getaway")
            t.runner.play("Clean Getaway")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.runner.credits == 5 - 3 + 6

    @pytest.mark.parametrize(("mode", "cards", "tags"), [("Draw", 4, 3), ("Remove", 0, 1)])
    def test_lie_low_draws_or_removes_tags(self, mode: str, cards: int, tags: int) -> None:
        with runner() as t:
            t.runner.set(tags=3)
            t.runner.hand("Lie Low")
            t.runner.play("Lie Low")
            t.runner.mode(mode)
            if mode == "Remove":
                t.runner.number(2)
            assert (len(t.runner.titles("hand")), t.state.tags) == (cards, tags)
            assert (t.runner.clicks, t.runner.credits) == (2, 4)

    @pytest.mark.parametrize(("had", "gained"), [(5, 6), (2, 4)])
    def test_transfer_of_wealth_doubles_what_was_lost(self, had: int, gained: int) -> None:
        with runner() as t:
            t.corp.set(credits=had)
            t.runner.hand("Transfer of Wealth")
            t.runner.play("Transfer of Wealth")
            t.finish_run()
            assert (t.corp.credits, t.runner.credits, t.state.tags) == (max(0, had - 3), 5 + gained, 1)

    def test_scrounge_installs_from_the_heap_and_returns_another(self) -> None:
        with runner() as t:
            t.runner.hand("Scrounge").discard("Corroder", "Mimic")
            t.runner.play("Scrounge")
            t.runner.pick("Corroder")
            t.runner.yes()
            t.settle()
            assert t.card("Corroder").installed
            assert (t.runner.credits, t.runner.clicks) == (5 - 1 - 2, 2)
            assert "Mimic" not in t.runner.titles("discard")

    def test_illumination_installs_cheaper(self) -> None:
        with runner() as t:
            t.runner.hand("Illumination", "Corroder", "Mimic")
            t.runner.play("Illumination")
            t.settle()
            t.runner.pick("Corroder")
            t.runner.act("rig")
            t.runner.pick("Mimic")
            t.runner.act("rig")
            t.runner.decline()  # nothing is trashed first
            t.finish_run()
            assert t.runner.credits == 5 - 1 - 2

    def test_ritual_draws_by_remaining_clicks(self) -> None:
        with runner() as t:
            t.runner.hand("Ritual")
            t.runner.play("Ritual")
            assert len(t.runner.titles("hand")) == 3

    def test_maintenance_access_goes_on_to_hq(self) -> None:
        with runner() as t:
            t.corp.hand("Hostile Takeover")
            t.runner.hand("Maintenance Access")
            t.runner.play("Maintenance Access")
            t.finish_run()
            assert t.runner.titles("score") == ["Hostile Takeover"]
            assert t.runner.clicks == 2


class TestIdentities:
    def test_baz_wong_installs_when_ice_is_rezzed(self) -> None:
        with runner(runner="Barry “Baz” Wong: Tri-Maf Veteran") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Corroder", "Kati Jones")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.runner.trigger("Barry “Baz” Wong: Tri-Maf Veteran")
            t.settle()
            assert t.card("Kati Jones").installed
            assert t.card("Corroder").zone == "the grip"

    @pytest.mark.parametrize(("top", "taken"), [("Corroder", True), ("Dirty Laundry", True), ("Diesel", False)])
    def test_muslihat_takes_an_icebreaker_or_run_event(self, top: str, taken: bool) -> None:
        with Table("corp", rules=RULES, runner="MuslihaT: Multifarious Marketeer") as t:
            t.runner.deck(top)
            t.end_turn()
            if taken:
                t.runner.yes()
            t.settle()
            assert (top in t.runner.titles("hand")) == taken

    def test_dewi_flips_between_full_and_free_memory(self) -> None:
        with runner(runner="Dewi Subrotoputri: Pedagogical Dhalang") as t:
            for title in ("Corroder", "Mimic", "Gordian Blade", "Datasucker"):
                t.runner.put(title)
            t.runner.run("Archives")
            t.runner.trigger("Dewi Subrotoputri: Pedagogical Dhalang")
            t.finish_run()
            assert t.runner.credits == 6
            t.runner.run("Archives")  # no unused memory for the other side
            t.finish_run()
            assert len(t.runner.titles("hand")) == 0

    def test_phoenix_burns_hq_after_a_subroutine_resolved(self) -> None:
        with runner(runner="Ryō “Phoenix” Ōno: Out of the Ashes") as t:
            t.corp.hand("Hedge Fund", "Ice Wall")
            t.corp.put("Pop-up Window", "Archives", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.titles("discard") == []
            t.runner.run("Archives")
            t.settle()
            t.runner.accept()
            t.corp.pick("Ice Wall")
            t.finish_run()
            assert t.corp.titles("discard") == ["Ice Wall"]


class TestRig:
    def test_maglectric_rapid_derezzes(self) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Maglectric Rapid (748 Mod)")
            t.runner.run("HQ")
            t.runner.trigger("Maglectric Rapid (748 Mod)")
            t.finish_run()
            assert not wall.rezzed
            assert "Maglectric Rapid (748 Mod)" in t.runner.titles("discard")

    def test_madani_hosts_programs_and_installs_one_a_turn(self) -> None:
        with runner() as t:
            t.runner.put("Madani")
            t.runner.hand("Corroder", "Mimic", "Diesel")
            t.runner.use("Madani", "[click]")
            t.runner.pick("Corroder", "Mimic")
            assert t.runner.titles("hand") == ["Diesel"]
            t.runner.use("Madani", "Install")
            t.runner.pick("Corroder")
            t.settle()
            assert t.runner.credits == 3
            assert not t.runner.can("use", "Madani", says="Install")

    def test_azimat_pays_trash_costs(self) -> None:
        with runner() as t:
            t.corp.put("PAD Campaign", "Server 1")
            azimat = t.runner.put("Azimat", tokens={"credit": 2})
            t.runner.set(credits=2)
            t.runner.run("Server 1")
            t.runner.accept("PAD Campaign")
            t.finish_run()
            assert t.runner.credits + azimat.tokens("credit") == 0

    def test_chromatophores_give_every_type(self) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Chromatophores", on=wall)
            t.runner.put("Mimic")
            t.runner.run("HQ")
            t.runner.break_subroutines("Mimic")
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_devadatta_drone_accesses_more_of_rnd(self) -> None:
        with runner() as t:
            t.corp.deck("Ice Wall", "Enigma", "Hedge Fund")
            drone = t.runner.put("Devadatta Drone", tokens={"power": 2})
            t.runner.run("R&D")
            t.runner.trigger("Devadatta Drone")
            t.finish_run()
            assert t.happened("accessed") == 2
            assert drone.tokens("power") == 1

    def test_principia_is_cheaper_beside_other_breakers(self) -> None:
        with runner() as t:
            t.runner.put("Mimic")
            t.runner.put("Gordian Blade")
            t.runner.put("Datasucker")
            t.runner.hand("Principia")
            t.runner.install("Principia")
            t.runner.decline()
            assert t.runner.credits == 5 - 2

    def test_hantu_grows_by_its_counters(self) -> None:
        with runner() as t:
            t.corp.put("Archer", "HQ", rezzed=True)  # strength 6
            t.runner.hand("Hantu")
            t.runner.install("Hantu")
            t.runner.set(credits=9)
            assert t.card("Hantu").tokens("virus") == 2
            encounter(t, "HQ")
            t.runner.use("Hantu", "+2 strength")
            t.runner.use("Hantu", "+2 strength")
            assert t.card("Hantu").strength == 6
            t.runner.break_subroutines("Hantu")
            t.finish_run()
            assert t.runner.credits == 9 - 4

    def test_rising_tide_counts_fracters_in_the_heap(self) -> None:
        with runner() as t:
            t.runner.discard("Corroder", "Mimic")
            assert t.runner.put("Rising Tide").strength == 2

    def test_gourmand_eats_what_is_accessed(self) -> None:
        with runner() as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Gourmand")
            t.runner.run("HQ")
            t.settle()
            t.runner.use("Gourmand")
            t.finish_run()
            assert t.corp.titles("discard") == ["Hedge Fund"]
            assert len(t.runner.titles("hand")) == 1

    def test_gourmand_leaves_agendas(self) -> None:
        with runner() as t:
            t.corp.hand("Hostile Takeover")
            t.runner.put("Gourmand")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("score") == ["Hostile Takeover"]
            assert t.runner.titles("discard") == []

    def test_sang_kancil_is_cheaper_during_a_run_event(self) -> None:
        for event in (True, False):
            with runner() as t:
                t.corp.put("Enigma", "HQ", rezzed=True)
                t.runner.put("Sang Kancil")
                t.runner.hand("Dirty Laundry").set(credits=9)
                if event:
                    t.runner.play("Dirty Laundry")
                    t.runner.act("server", server="HQ")
                else:
                    t.runner.run("HQ")
                encounter(t)
                before = t.runner.credits
                t.runner.use("Sang Kancil", "+2 strength")
                assert before - t.runner.credits == (1 if event else 3)
                t.finish_run()


class TestResources:
    def test_cacophony_turns_trashes_into_sabotage(self) -> None:
        with runner() as t:
            t.corp.deck("Ice Wall", "Enigma", "Hedge Fund")
            cacophony = t.runner.put("Cacophony", tokens={"power": 1})
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.accept("PAD Campaign")
            t.finish_run()
            assert cacophony.tokens("power") == 2
            for _ in range(3):
                t.runner.act("credit")
            t.runner.trigger("Cacophony")
            t.settle()
            assert cacophony.tokens("power") == 0
            assert len(t.corp.titles("discard")) == 4

    def test_rent_rioters_pay(self) -> None:
        with runner() as t:
            t.runner.put("Rent Rioters")
            t.runner.use("Rent Rioters")
            assert (t.runner.credits, t.runner.clicks) == (14, 1)

    def test_fransofia_ward_makes_ice_dearer_and_bypasses_for_the_rich(self) -> None:
        with runner() as t:
            t.corp.set(credits=17)
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Fransofia Ward")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 15
            t.runner.trigger("Fransofia Ward")
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_open_market_pays_for_connections(self) -> None:
        with runner() as t:
            market = t.runner.put("Open Market", tokens={"credit": 6})
            t.runner.hand("Kati Jones").set(credits=0)
            t.runner.install("Kati Jones")
            assert market.tokens("credit") == 4

    def test_side_hustle_pays_out_at_six(self) -> None:
        with runner() as t:
            hustle = t.runner.put("Side Hustle", tokens={"credit": 4})
            t.runner.run("Archives")
            t.finish_run()
            assert hustle.tokens("credit") == 5
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 11
            assert "Side Hustle" in t.runner.titles("discard")
            assert len(t.runner.titles("hand")) == 1

    def test_knickknack_sells_another_card(self) -> None:
        with runner() as t:
            t.runner.put("“Knickknack” O’Brian")
            t.runner.put("Corroder")
            t.runner.run("Archives")
            t.runner.trigger("“Knickknack” O’Brian")
            t.finish_run()
            assert t.runner.credits == 7
            assert t.runner.titles("discard") == ["Corroder"]
