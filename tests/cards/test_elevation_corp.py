"""What Corp cards of Elevation do: identities, agendas, assets, operations, upgrades."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import damage, encounter, score, top

from sneakdoor.model.enums import CORP


class TestIdentities:
    @pytest.mark.parametrize("server", ["HQ", "Server 1"])
    def test_leo_construction_trashes_a_bioroid_to_end_the_run(self, server: str) -> None:
        leo = "LEO Construction: Labor Solutions"
        with runner(corp=leo) as t:
            t.corp.put("Ichi 1.0", "R&D", rezzed=True)  # of another server
            t.corp.put("Mumbad Virtual Tour", server, rezzed=True)  # not a bioroid
            t.corp.put("Ash 2X3ZB9CY", server, rezzed=True)
            t.runner.run(server)
            t.corp.use(leo)
            t.settle()
            assert t.corp.titles("discard") == ["Ash 2X3ZB9CY"]
            assert t.happened("successful run") == 0

    def test_leo_construction_needs_a_bioroid_there(self) -> None:
        leo = "LEO Construction: Labor Solutions"
        with runner(corp=leo) as t:
            t.corp.put("Ichi 1.0", "R&D", rezzed=True)
            t.corp.put("Eli 1.0", "HQ")  # not rezzed
            t.runner.run("HQ")
            assert not t.corp.can("use", leo)

    def test_poetri_installs_after_an_agenda_is_scored(self) -> None:
        with corp(corp="Poétrï Luxury Brands: All the Rage") as t:
            t.corp.deck("Hedge Fund", "PAD Campaign", "Priority Requisition")
            score(t, "Vanity Project", 6)
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.settle()
            assert t.card("PAD Campaign").installed

    def test_poetri_installs_after_an_agenda_is_stolen(self) -> None:
        identity = "Poétrï Luxury Brands: All the Rage"
        with runner(corp=identity) as t:
            t.corp.hand("PAD Campaign")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.corp.trigger(identity)
            t.corp.destination("new")
            t.finish_run()
            assert t.card("PAD Campaign").installed

    def test_au_co_counts_damage(self) -> None:
        identity = "AU Co.: The Gold Standard in Clones"
        with corp(corp=identity) as t:
            t.runner.hand("Diesel", "Diesel", "Diesel")
            t.corp.put("Snare!", "Server 1")
            t.end_turn()
            t.runner.run("Server 1")
            t.corp.accept()
            t.finish_run()
            assert t.card(identity).tokens("power") == 1

    def test_au_co_counts_cards_trashed_together_once(self) -> None:
        identity = "AU Co.: The Gold Standard in Clones"
        with corp(corp=identity) as t:
            t.corp.put("Plutus", "Server 1")
            t.corp.hand(*["Ice Wall"] * 3)
            t.corp.rez("Plutus")  # reveals and trashes 3 cards of HQ
            t.settle()
            assert len(t.corp.titles("discard")) == 3
            assert t.card(identity).tokens("power") == 1

    def test_au_co_spends_two_counters_for_two_cards(self) -> None:
        identity = "AU Co.: The Gold Standard in Clones"
        with corp(corp=identity) as t:
            t.corp.deck(*["Hedge Fund"] * 6, "Ice Wall", "Enigma", "PAD Campaign")
            t.corp.hand("Archived Memories", "Ryon Knight").put("Melange Mining Corp.", "Server 3")
            for n in (1, 2):
                t.corp.put("Snare!", f"Server {n}")
            t.runner.hand(*["Diesel"] * 6)
            t.end_turn()
            t.corp.set(credits=20)
            for n in (1, 2):
                t.runner.run(f"Server {n}")
                t.corp.accept()
                t.runner.decline()
                t.finish_run()
            assert t.card(identity).tokens("power") == 2
            t.end_turn()
            t.corp.trigger(identity)
            t.corp.pick("Enigma")
            t.settle()
            assert t.card(identity).tokens("power") == 0
            assert t.corp.titles("discard") == ["Enigma"]
            assert {"Ice Wall", "PAD Campaign"} <= set(t.corp.titles("hand"))

    def test_pt_untaian_advances_in_the_discard_phase(self) -> None:
        identity = "PT Untaian: Life's Building Blocks"
        with corp(corp=identity) as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")  # cannot be advanced
            t.corp.set(clicks=1)
            t.corp.act("credit")
            t.corp.trigger(identity)
            t.settle()
            assert t.card("Hostile Takeover").tokens("advancement") == 1
            assert t.corp.credits == 5

    def test_nebula_flips_after_an_operation(self) -> None:
        identity = "Nebula Talent Management: Making Stars"
        with corp(corp=identity) as t:
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.corp.play("Hedge Fund")
            t.end_turn()
            t.end_turn()
            clicks = t.corp.clicks
            t.corp.play("Hedge Fund")
            assert t.corp.clicks == clicks  # spent one, gained one

    def test_nebula_stays_without_an_operation(self) -> None:
        with corp(corp="Nebula Talent Management: Making Stars") as t:
            t.corp.set(clicks=1)
            t.corp.act("credit")
            t.settle()
            assert t.corp.credits == 6

    def test_gemilang_arena_flips_back_after_a_run_on_hq(self) -> None:
        with corp(corp="Nebula Talent Management: Making Stars") as t:
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.corp.play("Hedge Fund")
            t.end_turn()
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            clicks = t.corp.clicks
            t.corp.play("Hedge Fund")
            assert t.corp.clicks == clicks - 1

    def test_synapse_global_sells_tags_and_installs(self) -> None:
        identity = "Synapse Global: Faster than Thought"
        with corp(corp=identity) as t:
            t.runner.set(tags=2)
            t.corp.hand("Ice Wall", "Hedge Fund")
            t.corp.use(identity)
            t.corp.trigger(identity)
            t.corp.destination("HQ")
            t.settle()
            assert t.state.tags == 1
            assert t.corp.credits == 7
            assert t.card("Ice Wall").installed


class TestAgendas:
    def test_project_ingatan_installs_from_archives(self) -> None:
        with corp() as t:
            t.corp.discard("Ice Wall").set(clicks=1)
            score(t, "Project Ingatan", 4)
            t.corp.act("credit")
            t.corp.trigger("Project Ingatan")
            t.corp.destination("HQ")
            t.settle()
            assert t.card("Ice Wall").installed
            assert t.corp.credits == 6

    def test_aggressive_trendsetting_grants_a_click(self) -> None:
        for pays in (True, False):
            with runner() as t:
                t.corp.scored("Aggressive Trendsetting")
                t.corp.put("PAD Campaign", "Server 1")
                t.runner.run("Server 1")
                t.runner.accept("PAD Campaign")
                (t.runner.accept if pays else t.runner.decline)()
                t.finish_run()
                assert t.runner.clicks == (2 if pays else 3)
                t.end_turn()
                assert t.corp.clicks == (3 if pays else 4)

    def test_sericulture_expansion_places_two_counters(self) -> None:
        with corp() as t:
            t.corp.set(clicks=1).put("PAD Campaign", "Server 1")
            score(t, "Sericulture Expansion", 4)
            t.corp.act("credit")
            t.corp.trigger("Sericulture Expansion")
            t.settle()
            assert t.card("PAD Campaign").tokens("advancement") == 2

    def test_embedded_reporting_puts_an_operation_on_top(self) -> None:
        with corp() as t:
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma").set(clicks=1)
            score(t, "Embedded Reporting", 4)
            assert t.card("Embedded Reporting").tokens("agenda") == 2
            t.corp.act("credit")
            t.corp.trigger("Embedded Reporting")
            t.corp.pick("Hedge Fund")
            assert top(t, CORP) == ["Hedge Fund"]

    def test_greenmail_pays_when_scored_and_forfeited(self) -> None:
        with corp() as t:
            score(t, "Greenmail", 2)
            assert t.corp.credits == 7
            t.corp.put("Archer", "HQ")
            t.end_turn()
            gained = t.corp.credits - 4
            t.runner.run("HQ")
            t.corp.rez("Archer")
            t.settle()
            assert t.corp.credits == gained + 4 + 2  # Archer has a subroutine that pays 2


class TestAssets:
    def test_humanoid_resources_do_everything(self) -> None:
        with corp() as t:
            t.corp.put("Humanoid Resources", "Server 1", rezzed=True)
            t.corp.deck("Hedge Fund", "PAD Campaign", "Adonis Campaign")
            t.corp.use("Humanoid Resources")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.corp.pick("Adonis Campaign")
            t.corp.destination("new")
            t.corp.accept()
            t.settle()
            assert t.corp.credits == 5 + 4 + 4
            assert t.card("PAD Campaign").installed
            assert t.card("Adonis Campaign").installed
            assert t.corp.clicks == 0

    def test_otto_campaign_ends_with_two_clicks(self) -> None:
        with runner() as t:
            t.corp.put("Otto Campaign", "Server 1", rezzed=True, tokens={"credit": 2})
            t.end_turn()
            assert t.corp.clicks == 5
            assert t.corp.credits == 7
            assert t.corp.titles("discard") == ["Otto Campaign"]

    def test_byte_bites_for_four_credits(self) -> None:
        with runner() as t:
            t.corp.put("Byte!", "Server 1")
            t.runner.hand(*["Diesel"] * 4)
            t.runner.run("Server 1")
            t.corp.accept()
            t.finish_run()
            assert damage(t) == [("net", 3)]
            assert (t.state.tags, t.corp.credits) == (1, 1)

    @pytest.mark.parametrize(("counters", "spent"), [(3, 2), (3, 0), (1, 1)])
    def test_phat_gioan_baotixita_adds_hosted_counters(self, counters: int, spent: int) -> None:
        with runner() as t:
            saint = t.corp.put("Phật Gioan Baotixita", "Server 1", rezzed=True, tokens={"power": counters})
            t.corp.put("Hostile Takeover", "Server 2")
            t.runner.hand(*["Diesel"] * 5)
            t.runner.run("Server 2")
            t.corp.number(spent)
            t.finish_run()
            assert damage(t) == [("net", 1 + spent)]
            assert saint.tokens("power") == counters - spent

    def test_phat_gioan_baotixita_gathers_counters(self) -> None:
        with corp() as t:
            saint = t.corp.put("Phật Gioan Baotixita", "Server 1", rezzed=True)
            t.end_turn()
            assert saint.tokens("power") == 1

    def test_idiosyncresis_pays_for_its_counters(self) -> None:
        with runner() as t:
            t.corp.put("Idiosyncresis", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.end_turn()
            t.corp.trigger("Idiosyncresis")
            t.settle()
            assert t.corp.credits == 5 + 6
            assert t.runner.credits == 5 + 4 - 4

    @pytest.mark.parametrize("threat", [True, False])
    def test_public_access_plaza_tags_from_threat_two(self, threat: bool) -> None:
        with runner() as t:
            t.corp.put("Public Access Plaza", "Server 1", rezzed=True)
            if threat:
                t.corp.scored("Priority Requisition")
            t.runner.run("Server 1")
            t.runner.accept("Public Access Plaza")
            t.finish_run()
            assert t.state.tags == int(threat)

    def test_public_access_plaza_pays(self) -> None:
        with runner() as t:
            t.corp.put("Public Access Plaza", "Server 1", rezzed=True)
            t.end_turn()
            assert t.corp.credits == 6

    def test_anthill_pays_and_draws(self) -> None:
        with runner() as t:
            t.corp.put("Anthill Excavation Contract", "Server 1", rezzed=True, tokens={"credit": 8})
            t.end_turn()
            assert t.corp.credits == 9
            assert len(t.corp.titles("hand")) == 2


class TestOperations:
    def test_nanomanagement_gains_clicks(self) -> None:
        with corp() as t:
            t.corp.hand("Nanomanagement")
            t.corp.play("Nanomanagement")
            assert (t.corp.clicks, t.corp.credits) == (4, 1)

    def test_top_down_solutions_draws_and_installs(self) -> None:
        with corp() as t:
            t.corp.hand("Top-Down Solutions").deck("PAD Campaign", "Adonis Campaign")
            t.corp.play("Top-Down Solutions")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.corp.pick("Adonis Campaign")
            t.corp.destination("new")
            assert t.corp.titles("hand") == []
            assert t.card("Adonis Campaign").installed

    def test_bigger_picture_tags(self) -> None:
        with corp() as t:
            t.runner.set(tags=1)
            t.corp.hand("Bigger Picture")
            t.corp.play("Bigger Picture")
            t.corp.mode("give")
            assert t.state.tags == 2

    def test_bigger_picture_takes_what_the_runner_has(self) -> None:
        with corp() as t:
            t.runner.set(tags=3, credits=7)
            t.corp.hand("Bigger Picture")
            t.corp.play("Bigger Picture")
            t.corp.mode("remove")
            t.corp.number(2)
            assert (t.state.tags, t.runner.credits, t.corp.credits) == (1, 0, 12)

    def test_key_performance_indicators_do_two_things(self) -> None:
        with corp() as t:
            t.corp.hand("Key Performance Indicators", "Ice Wall")
            t.corp.play("Key Performance Indicators")
            t.corp.mode("install 1 piece")
            t.corp.destination("HQ")
            t.corp.mode("gain 2")
            t.settle()
            assert t.card("Ice Wall").installed
            assert t.corp.credits == 5 - 1 + 2

    @pytest.mark.parametrize("pays", [True, False])
    def test_measured_response_does_damage_unless_paid(self, pays: bool) -> None:
        with runner() as t:
            t.corp.scored("Priority Requisition", "Hostile Takeover")
            t.corp.hand("Measured Response", "Measured Response").set(credits=9)
            t.runner.hand(*["Diesel"] * 5).set(credits=9)
            t.runner.run("Archives")
            t.end_turn()
            t.runner.set(credits=9)
            t.corp.play("Measured Response")
            (t.runner.accept if pays else t.runner.decline)()
            assert damage(t) == ([] if pays else [("meat", 4)])
            assert t.runner.credits == (1 if pays else 9)

    def test_measured_response_needs_a_run_and_threat(self) -> None:
        with corp() as t:
            t.corp.scored("Priority Requisition", "Hostile Takeover")
            t.corp.hand("Measured Response").set(credits=9)
            assert not t.corp.can("play", "Measured Response")


class TestUpgrades:
    def test_mahkota_langit_grid_pays_for_ice(self) -> None:
        with runner() as t:
            grid = t.corp.put("Mahkota Langit Grid", "Server 1", rezzed=True)
            t.corp.put("Enigma", "Server 1")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=1)
            t.runner.set(credits=7)
            t.runner.run("Server 1")
            t.corp.rez("Enigma")
            assert grid.tokens("credit") == 0
            assert t.corp.credits == 0
            t.finish_run()

    @pytest.mark.parametrize(("money", "enough"), [(6, True), (5, False)])
    def test_mahkota_langit_grid_raises_trash_costs(self, money: int, enough: bool) -> None:
        with runner() as t:
            t.corp.put("Mahkota Langit Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.set(credits=money)
            t.runner.run("Server 1")
            t.runner.act("access", "PAD Campaign")
            if enough:
                t.runner.accept("PAD Campaign")
            t.finish_run()
            assert t.corp.titles("discard") == (["PAD Campaign"] if enough else [])


class TestIce:
    def test_bumi_trashes_a_trojan(self) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Chromatophores", on=wall)
            t.runner.put("Corroder")
            t.corp.put("Bumi 1.0", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Bumi 1.0")
            t.corp.trigger("Bumi 1.0")
            t.settle()
            assert "Chromatophores" in t.runner.titles("discard")

    def test_bumi_hurts(self) -> None:
        with runner() as t:
            t.runner.put("Corroder")
            t.corp.put("Bumi 1.0", "HQ", rezzed=True)
            t.runner.hand("Diesel")
            encounter(t, "HQ")
            t.finish_run()
            assert damage(t) == [("brain", 1)]
            assert "Corroder" in t.runner.titles("discard")

    @pytest.mark.parametrize("alone", [True, False])
    def test_scatter_field_is_strong_alone(self, alone: bool) -> None:
        with runner() as t:
            field = t.corp.put("Scatter Field", "HQ", rezzed=True)
            if not alone:
                t.corp.put("Ice Wall", "HQ")
            assert field.strength == (4 if alone else 0)

    def test_scatter_field_installs_and_ends_the_run(self) -> None:
        with runner() as t:
            t.corp.put("Scatter Field", "HQ", rezzed=True)
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.settle()
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.finish_run()
            assert t.card("PAD Campaign").installed
            assert t.happened("successful run") == 0

    def test_empiricist_returns_a_card_and_hurts(self) -> None:
        with runner() as t:
            t.corp.put("Empiricist", "R&D", rezzed=True)
            t.corp.hand("Ice Wall").deck("Enigma")
            t.runner.hand(*["Diesel"] * 4)
            t.runner.run("R&D")
            t.settle()
            t.corp.yes()
            t.corp.pick("Ice Wall")
            t.settle()
            assert damage(t) == [("net", 1), ("net", 2)]
            assert t.state.tags == 1
            assert t.corp.titles("hand") == ["Enigma"]

    def test_mycoweb_installs_rezzes_and_resolves(self) -> None:
        with runner() as t:
            t.corp.put("Mycoweb", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.put("Neural Katana", "R&D", rezzed=True)
            t.runner.hand(*["Diesel"] * 3)
            t.corp.put("Ice Wall", "R&D")
            t.corp.discard("Wall of Static")
            t.runner.run("HQ")
            t.settle()
            t.corp.pick("Wall of Static")
            t.corp.destination("Archives")
            t.corp.pick("Ice Wall")
            t.settle()
            t.corp.act("subroutine", number=1)
            t.settle()
            assert t.happened("successful run") == 0
            assert t.card("Wall of Static").installed
            assert t.card("Ice Wall").rezzed
            assert damage(t) == [("net", 3)]

    def test_semak_samun_needs_a_fracter(self) -> None:
        with runner() as t:
            t.corp.put("Semak-samun", "HQ", rezzed=True)
            t.runner.hand(*["Diesel"] * 4).set(credits=20)
            t.runner.put("Crypsis", tokens={"virus": 3})
            encounter(t, "HQ")
            for _ in range(3):
                t.runner.use("Crypsis", "strength")
            assert not t.runner.can("use", "Crypsis", says="Break")
            t.runner.accept()
            t.finish_run()
            assert damage(t) == [("net", 3)]
            assert t.happened("successful run") == 1

    @pytest.mark.parametrize(("tags", "hurt"), [(0, 1), (1, 3)])
    def test_doomscroll_hurts_the_tagged(self, tags: int, hurt: int) -> None:
        with runner() as t:
            t.corp.put("Doomscroll", "HQ", rezzed=True)
            t.runner.hand(*["Diesel"] * 5).set(tags=tags)
            t.runner.run("HQ")
            t.finish_run()
            assert sum(n for _, n in damage(t)) == hurt
            assert t.state.tags == tags + 1

    @pytest.mark.parametrize(("scored", "ended"), [((), 1), (("Hostile Takeover", "Hostile Takeover"), 2)])
    def test_n_pot_can_be_broken_for_credits(self, scored: tuple[str, ...], ended: int) -> None:
        with runner() as t:
            t.corp.put("N-Pot", "HQ", rezzed=True)
            t.corp.scored(*scored)
            t.runner.set(credits=3)
            encounter(t, "HQ")
            t.runner.use("N-Pot")
            t.runner.act("subroutine", number=0)
            t.finish_run()
            assert t.runner.credits == 0
            assert t.happened("successful run") == (ended == 1)

    def test_flyswatter_purges(self) -> None:
        with runner() as t:
            t.corp.put("Flyswatter", "HQ")
            sucker = t.runner.put("Datasucker", tokens={"virus": 3})
            t.runner.run("HQ")
            t.corp.rez("Flyswatter")
            t.settle()
            assert sucker.tokens("virus") == 0

    @pytest.mark.parametrize("pays", [True, False])
    def test_lamplighter_ends_the_run_of_the_tagged(self, pays: bool) -> None:
        with runner() as t:
            t.corp.put("Lamplighter", "HQ", rezzed=True)
            t.runner.run("HQ")
            (t.runner.accept if pays else t.runner.decline)()
            t.finish_run()
            assert t.state.tags == (not pays)
            assert t.happened("successful run") == pays

    @pytest.mark.parametrize(("server", "gone"), [("HQ", True), ("R&D", False)])
    def test_lamplighter_goes_out_with_a_stolen_agenda(self, server: str, gone: bool) -> None:
        with runner() as t:
            t.corp.put("Lamplighter", server)
            lamp = t.card("Lamplighter")
            t.corp.hand("Hostile Takeover")
            t.runner.run("HQ")
            t.corp.rez("Lamplighter") if gone else None
            t.settle()
            if gone:
                t.runner.accept()
            t.finish_run()
            assert t.runner.titles("score") == ["Hostile Takeover"]
            assert (not lamp.installed) == gone

    def test_kessleroid_cannot_be_trashed_by_the_runner(self) -> None:
        for title in ("Kessleroid", "Ice Wall"):
            with runner() as t:
                ice = t.corp.put(title, "HQ", rezzed=True)
                t.corp.put("Enigma", "R&D", rezzed=True)
                t.runner.put("Parasite", on=ice, tokens={"virus": 1})
                t.settle()
                assert ice.installed == (title == "Kessleroid")

    def test_syailendra_places_counters(self) -> None:
        with runner() as t:
            ice = t.corp.put("Syailendra", "HQ", rezzed=True, tokens={"advancement": 3})
            t.runner.hand("Diesel")
            t.runner.run("HQ")
            t.corp.trigger("Syailendra")
            t.settle()
            t.corp.yes()
            t.settle()
            assert ice.tokens("advancement") == 5
            assert t.runner.credits == 3
            assert damage(t) == [("net", 1)]
