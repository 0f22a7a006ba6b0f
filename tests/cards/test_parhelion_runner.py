"""What Runner cards of Parhelion do."""

from __future__ import annotations

import pytest
from tests.today import broken, corp, runner
from tests.verbs import accessed, break_once, damage, encounter, got_in, now, removed, score

from sneakdoor.model.enums import SERVER_NAMES
from sneakdoor.rules.marks import mark
from sneakdoor.testing import Table


class TestAnarch:
    def test_finality_accesses_four_cards_for_core_damage(self) -> None:
        with runner() as t:
            t.runner.hand("Finality", "Easy Mark")
            t.runner.play("Finality")
            t.finish_run()
            assert (t.state.brain, t.runner.credits, len(accessed(t))) == (1, 3, 4)
            t.runner.run("R&D")
            t.finish_run()
            assert len(accessed(t)) == 5

    @pytest.mark.parametrize("gets_in", [True, False])
    def test_katorga_breakout_brings_a_card_back(self, gets_in: bool) -> None:
        with runner() as t:
            t.runner.hand("Katorga Breakout").discard("Corroder", "Easy Mark")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.play("Katorga Breakout")
            t.runner.act("server", server="Archives" if gets_in else "HQ")
            if gets_in:
                t.runner.pick("Corroder")
            t.finish_run()
            assert t.runner.titles("hand") == (["Corroder"] if gets_in else [])
            assert t.runner.credits == 3

    def test_raindrops_cut_stone_counts_subroutines(self) -> None:
        with runner() as t:
            t.runner.hand("Raindrops Cut Stone")
            t.corp.put("Maskirovka", "HQ", rezzed=True)
            t.runner.play("Raindrops Cut Stone")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.runner.credits, len(t.runner.titles("hand"))) == (5 - 1 + 3, 2)
            assert t.happened("successful run") == 0

    def test_raindrops_cut_stone_pays_without_subroutines_too(self) -> None:
        with runner() as t:
            t.runner.hand("Raindrops Cut Stone")
            t.runner.play("Raindrops Cut Stone")
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.runner.credits, len(t.runner.titles("hand"))) == (7, 0)

    @pytest.mark.parametrize(("server", "able"), [("Archives", True), ("Server 1", False)])
    def test_time_bomb_needs_a_run_on_a_central_server(self, server: str, able: bool) -> None:
        with runner() as t:
            t.runner.hand("Time Bomb")
            t.corp.put("Spin Doctor", "Server 1")
            t.runner.run(server)
            t.finish_run()
            assert t.runner.can("install", "Time Bomb") == able
            if able:
                t.runner.install("Time Bomb")
                assert t.card("Time Bomb").tokens("power") == 1
                assert t.runner.credits == 4

    def test_time_bomb_ticks_and_sabotages(self) -> None:
        with corp() as t:
            bomb = t.runner.put("Time Bomb", tokens={"power": 2})
            t.corp.deck(*["Hedge Fund"] * 9)
            t.end_turn()
            assert bomb.tokens("power") == 3
            t.end_turn()
            t.corp.hand("Ice Wall", "Enigma", "Snare!", "Hedge Fund", "PAD Campaign")
            t.end_turn()
            t.corp.pick("Ice Wall", "Enigma", "Snare!")
            t.settle()
            assert t.zone("Time Bomb") == "the heap"
            assert {"Ice Wall", "Enigma", "Snare!"} <= set(t.corp.titles("discard"))
            assert {"Ice Wall", "Enigma", "Snare!"}.isdisjoint(t.corp.titles("hand"))

    def test_abaasy_trades_a_card_for_the_first_full_break(self) -> None:
        with runner() as t:
            t.runner.hand("Easy Mark", "Sure Gamble").set(credits=9)
            breaker = t.runner.put("Abaasy")
            t.corp.put("Wave", "Archives", rezzed=True)
            encounter(t, "Archives")
            t.runner.use("Abaasy", "strength")
            assert (breaker.strength, t.runner.credits) == (3, 7)
            break_once(t, "Abaasy")
            t.runner.accept("Abaasy")
            t.runner.pick("Easy Mark")
            t.finish_run()
            assert t.runner.titles("discard") == ["Easy Mark"]
            assert len(t.runner.titles("hand")) == 2
            assert t.runner.credits == 6
            encounter(t, "Archives")
            t.runner.use("Abaasy", "strength")
            break_once(t, "Abaasy")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 2

    def test_hush_leaves_printed_subroutines_and_moves(self) -> None:
        with runner() as t:
            t.runner.hand("Hush")
            palisade = t.corp.put("Palisade", "Server 1", rezzed=True)
            bathynomus = t.corp.put("Bathynomus", "Archives", rezzed=True)
            t.runner.install("Hush", on="Palisade")
            assert (palisade.strength, bathynomus.strength) == (2, 4)
            assert t.runner.credits == 4
            assert not got_in_server(t, "Server 1")
            t.runner.use("Hush")
            t.settle()
            assert (palisade.strength, bathynomus.strength) == (4, 1)
            assert t.runner.clicks == 1

    def test_nga_sabotages_three_times_and_goes(self) -> None:
        with runner() as t:
            t.runner.hand("Nga")
            t.corp.hand("Ice Wall", "Enigma")
            t.runner.install("Nga")
            nga = t.card("Nga")
            assert nga.tokens("power") == 3
            t.runner.run("Archives")
            t.runner.accept()
            t.corp.pick("Enigma")
            t.finish_run()
            assert (nga.tokens("power"), t.corp.titles("hand")) == (2, ["Ice Wall"])
            t.runner.run("Archives")
            t.finish_run()
            assert nga.tokens("power") == 2

    def test_nga_is_trashed_when_empty(self) -> None:
        with runner() as t:
            t.runner.put("Nga", tokens={"power": 1})
            t.corp.hand("Ice Wall", "Enigma")
            t.runner.run("Archives")
            t.runner.accept()
            t.corp.pick("Enigma")
            t.finish_run()
            assert t.zone("Nga") == "the heap"

    def test_num_is_strong_and_breaks_one_by_one(self) -> None:
        with runner() as t:
            t.runner.put("Num")
            t.corp.put("Tithe", "Archives", rezzed=True)
            encounter(t, "Archives")
            assert t.card("Num").strength == 8
            broken(t, "Num", 0)
            assert t.runner.credits == 3
            t.finish_run()
            assert (damage(t), t.corp.credits) == ([], 6)

    def chosen(self, t: Table, server: str) -> None:
        """Begin the Runner's turn, and choose a server for Tsakhia."""
        t.end_turn()
        t.runner.accept()
        t.runner.act("server", server=server)
        t.settle()

    def test_tsakhia_turns_subroutines_into_net_damage(self) -> None:
        with corp() as t:
            t.runner.put('Tsakhia "Bankhar" Gantulga')
            t.runner.hand(*["Easy Mark"] * 5)
            t.corp.put("Maskirovka", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            self.chosen(t, "HQ")
            before = t.corp.credits
            assert not got_in_server(t, "Archives")
            assert got_in_server(t, "HQ")
            assert (damage(t), t.corp.credits) == ([("net", 1), ("net", 1)], before)
            assert not got_in_server(t, "HQ")
            assert (len(damage(t)), t.corp.credits) == (2, before + 2)

    def test_tsakhia_may_choose_nothing_and_choices_end_with_the_turn(self) -> None:
        with corp() as t:
            t.runner.put('Tsakhia "Bankhar" Gantulga')
            t.runner.hand(*["Easy Mark"] * 3)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            self.chosen(t, "HQ")
            t.end_turn()
            t.end_turn()
            t.runner.decline()
            assert not got_in_server(t, "HQ")
            assert damage(t) == []

    @pytest.mark.rule("26.03:9.8.9", example=173)
    def test_tsakhia_leaves_bloop_the_source(self) -> None:
        with corp() as t:
            t.runner.put('Tsakhia "Bankhar" Gantulga')
            t.runner.put("Persephone")
            t.runner.hand(*["Easy Mark"] * 5)
            t.corp.put("Bloop", "HQ", rezzed=True)
            self.chosen(t, "HQ")
            size = len(t.corp.titles("deck"))
            t.runner.run("HQ")
            t.runner.accept("Persephone")
            t.finish_run()
            assert damage(t) == [("net", 1)] * 3
            assert len(t.corp.titles("deck")) == size - 3
            assert t.state.brain == 0


def got_in_server(t: Table, server: str) -> bool:
    """Run a server: was it successful?"""
    t.runner.run(server)
    return got_in(t)


class TestCriminal:
    def test_concerto_brings_credits_for_the_run(self) -> None:
        with runner() as t:
            t.runner.hand("Concerto").deck("Sure Gamble")
            t.runner.put("Num")
            t.runner.set(credits=0)
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.runner.play("Concerto")
            t.runner.act("server", server="Archives")
            assert t.runner.titles("hand") == ["Sure Gamble"]
            encounter(t)
            assert t.card("Concerto").tokens("credit") == 5
            broken(t, "Num", 0)
            broken(t, "Num", 1)
            assert t.card("Concerto").tokens("credit") == 1
            t.finish_run()
            assert (damage(t), t.runner.credits) == ([], 0)

    @pytest.mark.parametrize("runs", [True, False])
    def test_reprise_returns_a_card_after_a_theft(self, runs: bool) -> None:
        with runner() as t:
            t.runner.hand("Reprise")
            t.corp.put("Offworld Office", "Server 1")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            assert not t.runner.can("play", "Reprise")
            t.runner.run("Server 1")
            t.finish_run()
            t.runner.play("Reprise")
            t.settle()
            t.runner.yes() if runs else t.runner.no()
            if runs:
                t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.corp.titles("hand") == ["Ice Wall"]
            assert t.happened("run begins") == (2 if runs else 1)
            assert t.runner.credits == 3

    def test_poison_vial_breaks_after_another_break(self) -> None:
        with runner() as t:
            t.runner.hand("Poison Vial")
            t.runner.put("Num")
            t.runner.set(credits=9)
            t.corp.put("Bloop", "Archives", rezzed=True)
            t.runner.install("Poison Vial")
            vial = t.card("Poison Vial")
            assert (vial.tokens("power"), t.runner.credits) == (3, 7)
            encounter(t, "Archives")
            assert not t.runner.can("use", "Poison Vial")
            broken(t, "Num", 1)
            t.runner.use("Poison Vial")
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=2)
            t.finish_run()
            assert (vial.tokens("power"), damage(t), t.happened("broken")) == (2, [], 3)
            encounter(t, "Archives")
            assert not t.runner.can("use", "Poison Vial")
            broken(t, "Num", 1)
            t.finish_run()

    def test_poison_vial_is_trashed_when_empty(self) -> None:
        with runner() as t:
            t.runner.put("Poison Vial", tokens={"power": 1})
            t.runner.put("Num")
            t.corp.put("Tithe", "Archives", rezzed=True)
            encounter(t, "Archives")
            broken(t, "Num", 0)
            t.runner.use("Poison Vial")
            t.finish_run()
            assert t.zone("Poison Vial") == "the heap"

    def test_wake_implant_gathers_in_hq_and_pays_in_rnd(self) -> None:
        with runner() as t:
            t.runner.hand("WAKE Implant v2A-JRJ", "Easy Mark")
            t.runner.install("WAKE Implant v2A-JRJ")
            wake = t.card("WAKE Implant v2A-JRJ")
            assert (damage(t), t.runner.credits) == ([("meat", 1)], 4)
            t.runner.run("R&D")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert wake.tokens("power") == 1
            t.runner.run("R&D")
            t.runner.accept()
            t.finish_run()
            assert (wake.tokens("power"), len(accessed(t))) == (0, 1 + 2)

    @pytest.mark.parametrize("spent", [1, 3])
    def test_wake_implant_spends_up_to_three_counters(self, spent: int) -> None:
        with runner() as t:
            wake = t.runner.put("WAKE Implant v2A-JRJ", tokens={"power": 4})
            t.runner.run("R&D")
            t.runner.accept()
            assert max(int(option.number or 0) for option in now(t).options) == 3
            t.runner.number(spent)
            t.finish_run()
            assert (wake.tokens("power"), len(accessed(t))) == (4 - spent, 1 + spent)

    def test_zenit_chip_draws_for_the_first_central_run(self) -> None:
        with runner() as t:
            t.runner.hand("Zenit Chip JZ-2MJ", "Easy Mark")
            t.corp.put("Spin Doctor", "Server 1")
            t.runner.install("Zenit Chip JZ-2MJ")
            assert (t.state.brain, t.runner.credits, t.runner.titles("hand")) == (1, 4, [])
            for server, drawn in (("Server 1", 0), ("Archives", 1), ("HQ", 1)):
                t.runner.run(server)
                t.finish_run()
                assert len(t.runner.titles("hand")) == drawn

    @pytest.mark.parametrize("chips", [0, 1, 2])
    def test_tremolo_is_cheaper_with_cybernetic_hardware(self, chips: int) -> None:
        with runner() as t:
            breaker = t.runner.put("Tremolo")
            for title in ("Zenit Chip JZ-2MJ", "PAN-Weave")[:chips]:
                t.runner.put(title)
            t.runner.put("DZMZ Optimizer")
            t.corp.put("Maskirovka", "Archives", rezzed=True)
            t.runner.set(credits=7)
            encounter(t, "Archives")
            t.runner.use("Tremolo", "strength")
            assert (breaker.strength, t.runner.credits) == (4, 5)
            broken(t, "Tremolo", 0, 1)
            assert t.runner.credits == 5 - (3 - chips)
            t.finish_run()

    def test_tunnel_vision_breaks_before_the_mark(self) -> None:
        with corp() as t:
            t.runner.put("Tunnel Vision")
            t.runner.set(credits=9)
            for server in SERVER_NAMES[:3]:
                t.corp.put("Maskirovka", server, rezzed=True)
            t.end_turn()
            assert t.happened("mark identified") == 1
            name = SERVER_NAMES[mark(t.state)]
            other = next(one for one in SERVER_NAMES[:3] if one != name)
            encounter(t, other)
            t.runner.use("Tunnel Vision", "strength")
            assert not t.runner.can("use", "Tunnel Vision", says="Break")
            t.finish_run()
            encounter(t, name)
            t.runner.use("Tunnel Vision", "strength")
            assert t.card("Tunnel Vision").strength == 4
            broken(t, "Tunnel Vision", 0, 1)
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.runner.credits == 9 - 2 - 2 - 2

    def test_asmund_pudlat_hosts_and_hands_out_cards(self) -> None:
        with runner() as t:
            t.runner.hand("Asmund Pudlat").deck("Leech", "Leech", "Time Bomb", "Corroder", *["Easy Mark"] * 5)
            t.runner.install("Asmund Pudlat")
            assert {str(option.card) for option in now(t).options if option.card} == {"Leech", "Time Bomb"}
            t.runner.pick("Leech", "Time Bomb")
            t.settle()
            friend = t.card("Asmund Pudlat")
            assert t.runner.credits == 3
            assert len(t.state.things[friend.cid].hosted) == 2
            t.end_turn()
            t.end_turn()
            t.runner.decline()
            assert friend.installed
            t.end_turn()
            t.end_turn()
            t.runner.accept()
            t.runner.pick("Leech")
            t.settle()
            assert "Leech" in t.runner.titles("hand")
            assert friend.installed
            t.end_turn()
            t.end_turn()
            t.runner.accept()
            t.settle()
            assert "Time Bomb" in t.runner.titles("hand")
            assert friend.zone == "the heap"

    def test_info_bounty_pays_for_a_breach_of_the_mark(self) -> None:
        with corp() as t:
            t.runner.put("Info Bounty")
            t.end_turn()
            name = SERVER_NAMES[mark(t.state)]
            other = next(one for one in SERVER_NAMES[:3] if one != name)
            for server, gained in ((other, 0), (name, 2), (name, 2)):
                t.runner.run(server)
                t.finish_run()
                assert t.runner.credits == 5 + gained

    def test_info_bounty_pays_nothing_without_a_breach(self) -> None:
        with corp() as t:
            t.runner.put("Info Bounty")
            t.end_turn()
            name = SERVER_NAMES[mark(t.state)]
            t.corp.put("Ice Wall", name, rezzed=True)
            t.runner.run(name)
            t.finish_run()
            t.runner.put("Cleaver")
            encounter(t, name)
            break_once(t, "Cleaver")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.runner.credits == 4


class TestNeutral:
    def test_matryoshka_breaks_with_the_copies_inside(self) -> None:
        with runner() as t:
            t.runner.hand("Matryoshka", "Matryoshka", "Corroder")
            doll = t.runner.put("Matryoshka")
            t.runner.set(credits=9)
            t.corp.put("Bloop", "Archives", rezzed=True)
            for left in (1, 0):
                t.runner.use("Matryoshka", "Choose")
                t.settle()
                assert t.runner.titles("hand").count("Matryoshka") == left
            assert (len(t.state.things[doll.cid].hosted), t.runner.clicks) == (2, 2)
            encounter(t, "Archives")
            for _ in range(3):
                t.runner.use("Matryoshka", "strength")
            assert (doll.strength, t.runner.credits) == (5, 6)
            t.runner.use("Matryoshka", "Break")
            t.runner.number(2)
            for number in (0, 1):
                t.runner.act("subroutine", number=number)
            assert t.runner.credits == 4
            t.runner.use("Matryoshka", "Break")
            t.runner.number(1)
            assert t.runner.credits == 3
            t.finish_run()
            assert (t.happened("broken"), t.happened("turned facedown")) == (3, 2)
            encounter(t, "Archives")
            for _ in range(3):
                t.runner.use("Matryoshka", "strength")
            assert not t.runner.can("use", "Matryoshka", says="Break")
            t.finish_run()

    def test_matryoshka_opens_its_copies_each_turn(self) -> None:
        with runner() as t:
            t.runner.hand("Matryoshka", "Easy Mark", "Easy Mark", "Easy Mark")
            doll = t.runner.put("Matryoshka")
            t.runner.set(credits=3)
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.use("Matryoshka", "Choose")
            inner = t.state.things[doll.cid].hosted[0]
            encounter(t, "Archives")
            t.runner.use("Matryoshka", "Break")
            t.runner.number(1)
            t.finish_run()
            assert not t.state.things[inner].faceup
            t.end_turn()
            assert not t.state.things[inner].faceup
            t.end_turn()
            assert t.state.things[inner].faceup
            encounter(t, "Archives")
            t.runner.use("Matryoshka", "Break")
            t.runner.number(1)
            t.finish_run()
            assert t.happened("successful run") == 2


class TestShaper:
    @pytest.mark.parametrize("installs", [True, False])
    def test_spark_of_inspiration_finds_a_program(self, installs: bool) -> None:
        with runner() as t:
            t.runner.hand("Spark of Inspiration").deck("Leech", "Orca", "Easy Mark", "DZMZ Optimizer")
            size = len(t.runner.titles("deck"))
            t.runner.play("Spark of Inspiration")
            t.runner.accept() if installs else t.runner.decline()
            t.settle()
            assert t.card("Orca").installed == installs
            assert t.runner.credits == 5 - 3
            assert len(t.runner.titles("deck")) == size - installs

    def test_spark_of_inspiration_pays_what_is_above_ten(self) -> None:
        with runner() as t:
            t.runner.hand("Spark of Inspiration").deck("Endurance", "Begemot")
            t.runner.play("Spark of Inspiration")
            t.runner.accept()
            t.settle()
            assert t.card("Begemot").installed
            assert t.runner.credits == 2

    def test_basilar_synthgland_gives_a_click_for_core_damage(self) -> None:
        with runner() as t:
            t.runner.hand("Basilar Synthgland 2KVJ", "Easy Mark", "Easy Mark")
            t.runner.install("Basilar Synthgland 2KVJ")
            assert (t.state.brain, t.runner.credits, t.runner.clicks) == (2, 4, 3)
            t.end_turn()
            t.end_turn()
            assert t.runner.clicks == 5

    def test_hippocampic_mechanocytes_enlarge_the_hand(self) -> None:
        with runner() as t:
            t.runner.hand("Hippocampic Mechanocytes", "Easy Mark")
            t.runner.install("Hippocampic Mechanocytes")
            assert (damage(t), t.runner.hand_size) == ([("meat", 1)], 7)
            assert t.card("Hippocampic Mechanocytes").tokens("power") == 2

    def test_flux_capacitor_charges_once_an_encounter(self) -> None:
        with runner() as t:
            t.runner.hand("Flux Capacitor")
            t.runner.put("Num")
            t.runner.set(credits=20)
            battery = t.runner.put("Propeller", tokens={"power": 1})
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.corp.put("Tithe", "HQ", rezzed=True)
            t.runner.install("Flux Capacitor", on=t.card("Tithe", 0))
            t.runner.act("done")
            host = "Archives" if t.card("Tithe", 0).server == "Archives" else "HQ"
            other = "HQ" if host == "Archives" else "Archives"
            for held in (2, 3):
                encounter(t, host)
                broken(t, "Num", 0)
                t.runner.accept()
                broken(t, "Num", 1)
                t.finish_run()
                assert battery.tokens("power") == held
            encounter(t, other)
            broken(t, "Num", 0)
            broken(t, "Num", 1)
            t.finish_run()
            assert battery.tokens("power") == 3

    def test_k2cp_turbine_strengthens_breakers_without_ai(self) -> None:
        with runner() as t:
            t.runner.put("K2CP Turbine")
            assert t.runner.put("Num").strength == 10
            assert t.runner.put("Mayfly").strength == 1

    @pytest.mark.parametrize("stolen", [True, False])
    def test_nanuq_leaves_with_an_agenda(self, stolen: bool) -> None:
        with runner() if stolen else corp() as t:
            t.runner.put("Nanuq")
            if stolen:
                t.corp.put("Offworld Office", "Server 1")
                t.runner.run("Server 1")
                t.finish_run()
            else:
                score(t, "Freedom of Information", 4)
            t.settle()
            assert removed(t) == ["Nanuq"]

    def test_nanuq_is_removed_when_trashed(self) -> None:
        with corp() as t:
            t.runner.put("Nanuq")
            t.corp.hand("Retribution")
            t.runner.set(tags=1)
            t.corp.play("Retribution")
            t.settle()
            assert removed(t) == ["Nanuq"]

    def test_nanuq_breaks_two_subroutines_of_anything(self) -> None:
        with runner() as t:
            breaker = t.runner.put("Nanuq")
            t.runner.set(credits=4)
            t.corp.put("Maskirovka", "Archives", rezzed=True)
            t.corp.put("Bloop", "HQ", rezzed=True)
            encounter(t, "Archives")
            broken(t, "Nanuq", 0, 1)
            t.finish_run()
            assert t.runner.credits == 2
            t.runner.hand("Easy Mark")
            encounter(t, "HQ")
            t.runner.use("Nanuq", "strength")
            assert (breaker.strength, t.runner.credits) == (4, 1)
            t.finish_run()

    def test_orca_charges_for_the_first_full_break(self) -> None:
        with runner() as t:
            breaker = t.runner.put("Orca")
            battery = t.runner.put("Propeller", tokens={"power": 1})
            t.runner.set(credits=12)
            t.corp.put("Bloop", "Archives", rezzed=True)
            for _ in range(2):
                encounter(t, "Archives")
                t.runner.use("Orca", "strength")
                assert breaker.strength == 6
                broken(t, "Orca", 0, 1, 2)
                if battery.tokens("power") == 1:
                    t.runner.accept()
                t.finish_run()
            assert (battery.tokens("power"), t.runner.credits) == (2, 12 - 8)

    def test_world_tree_replaces_a_card_by_one_of_its_type(self) -> None:
        with runner() as t:
            t.runner.put("World Tree")
            t.runner.put("No Free Lunch")
            t.runner.put("DZMZ Optimizer")
            t.runner.deck("Environmental Testing", "Endurance", "Corroder", "Leech", "The Twinning")
            t.runner.set(credits=1)
            t.runner.run("Archives")
            t.runner.accept("World Tree")
            t.runner.pick("No Free Lunch")
            t.settle()
            assert {str(option.card) for option in now(t).options if option.card} == {
                "Environmental Testing",
                "The Twinning",
            }
            t.runner.pick("The Twinning")
            t.finish_run()
            assert t.card("The Twinning").installed
            assert t.runner.credits == 1
            t.runner.run("Archives")
            t.finish_run()
            assert t.card("DZMZ Optimizer").installed

    def test_world_tree_takes_three_off_the_cost(self) -> None:
        with runner() as t:
            t.runner.put("World Tree")
            t.runner.put("DZMZ Optimizer")
            t.runner.deck("Endurance")
            t.runner.set(credits=4)
            t.runner.run("Archives")
            t.runner.accept("World Tree")
            t.finish_run()
            assert not t.card("Endurance").installed
            t.end_turn()

    def test_dr_nuka_vrolyck_teaches_twice(self) -> None:
        with runner() as t:
            t.runner.hand("Dr. Nuka Vrolyck")
            t.runner.install("Dr. Nuka Vrolyck")
            doctor = t.card("Dr. Nuka Vrolyck")
            assert (doctor.tokens("power"), t.runner.credits) == (2, 4)
            t.runner.use("Dr. Nuka Vrolyck")
            assert (len(t.runner.titles("hand")), t.runner.clicks, doctor.tokens("power")) == (3, 2, 1)
            t.runner.use("Dr. Nuka Vrolyck")
            assert (len(t.runner.titles("hand")), doctor.zone) == (6, "the heap")
