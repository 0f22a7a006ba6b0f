"""What Runner cards of System Gateway do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, walk_to

from sneakdoor.testing import Table


def runner(**how: object) -> Table:
    return Table("runner", rules="26.03", **how)  # type: ignore[arg-type]


class TestIdentities:
    def test_loup_profits_from_the_first_trashed_access(self) -> None:
        with runner(runner="René “Loup” Arcemont: Party Animal") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Regolith Mining License", "Server 2")
            t.runner.set(credits=9)
            for server, left in (("Server 1", 9 - 4 + 1), ("Server 2", 6 - 3)):
                t.runner.run(server)
                t.runner.act("trash")
                t.finish_run()
                assert t.runner.credits == left
            assert len(t.runner.titles("hand")) == 1

    def test_loup_is_not_interested_in_other_trashing(self) -> None:
        with runner(runner="René “Loup” Arcemont: Party Animal") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Parasite", on="Ice Wall", tokens={"virus": 1})
            t.settle()
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.credits == 5 - 4 + 1

    def test_zahya_is_paid_for_accesses_once_a_turn(self) -> None:
        with runner(runner="Zahya Sadeghi: Versatile Smuggler") as t:
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.runner.put("Docklands Pass")
            t.runner.run("HQ")
            t.runner.accept()
            assert t.runner.credits == 7
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 7

    def test_tao_swaps_ice_when_an_agenda_is_stolen(self) -> None:
        with runner(runner="Tāo Salonga: Telepresence Magician") as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.put("Enigma", "Archives", rezzed=True)
            t.corp.hand("Offworld Office")
            t.runner.run("HQ")
            t.runner.accept()
            t.runner.pick("Ice Wall", "Enigma")
            assert [t.state.card(t.state.ice[n][0]).title for n in (1, 2)] == ["Enigma", "Ice Wall"]

    def test_the_catalyst_has_no_abilities_but_its_purpose(self) -> None:
        with runner(runner="The Catalyst: Convention Breaker") as t:
            t.runner.act("credit")
            assert t.runner.credits == 6


class TestEvents:
    @pytest.mark.parametrize("mode", ["Gain", "Draw"])
    def test_the_corp_chooses_for_wildcat_strike(self, mode: str) -> None:
        with runner() as t:
            t.runner.hand("Wildcat Strike")
            t.runner.play("Wildcat Strike")
            t.corp.mode(mode)
            assert (t.runner.credits, len(t.runner.titles("hand"))) == ((9, 0) if mode == "Gain" else (3, 4))

    @pytest.mark.parametrize(("ran", "installs"), [(False, False), (True, True), (True, False)])
    def test_mutual_favor_finds_an_icebreaker(self, ran: bool, installs: bool) -> None:
        with runner() as t:
            t.runner.hand("Mutual Favor").deck("Corroder", "Sure Gamble")
            if ran:
                t.runner.run("Archives")
                t.finish_run()
            t.runner.play("Mutual Favor")
            t.runner.pick("Corroder")
            if ran:
                t.runner.pick("Corroder") if installs else t.runner.decline()
            assert t.zone("Corroder") == ("the play area" if installs else "the grip")
            assert t.runner.credits == (3 if installs else 5)

    def test_tread_lightly_makes_ice_dearer_for_the_run(self) -> None:
        with runner() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=10)
            t.runner.hand("Tread Lightly")
            t.runner.play("Tread Lightly")
            t.runner.act("server", server="HQ")
            t.corp.rez("Enigma")
            assert t.corp.credits == 10 - 3 - 3
            t.corp.rez("PAD Campaign")
            assert t.corp.credits == 4 - 2
            t.finish_run()
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 1
            t.finish_run()

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_jailbreak_draws_and_accesses_one_more(self, server: str) -> None:
        with runner() as t:
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund").deck("Ice Wall", "Ice Wall", "Ice Wall")
            t.runner.hand("Jailbreak")
            t.runner.play("Jailbreak")
            t.runner.act("server", server=server)
            t.finish_run()
            assert len(accessed(t)) == 2
            assert len(t.runner.titles("hand")) == 1
            t.runner.run(server)
            t.finish_run()
            assert len(accessed(t)) == 3

    def test_overclock_lends_credits_for_a_run(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.put("Corroder")
            t.runner.hand("Overclock").set(credits=1)
            t.runner.play("Overclock")
            t.runner.act("server", server="Archives")
            assert t.card("Overclock").tokens("credit") == 5
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.runner.credits == 0
            assert t.happened("broken") == 1
            assert t.zone("Overclock") == "the heap"

    @pytest.mark.parametrize(("clicks", "left"), [(4, 2), (1, 0)])
    def test_creative_commission_and_vrcation_cost_a_click(self, clicks: int, left: int) -> None:
        with runner(clicks=clicks) as t:
            t.runner.hand("Creative Commission")
            t.runner.play("Creative Commission")
            assert t.runner.credits == 9
            assert left == 0 or t.runner.clicks == left
        with runner(clicks=clicks) as t:
            t.runner.hand("VRcation")
            t.runner.play("VRcation")
            assert t.happened("drawn") >= 4
            assert left == 0 or t.runner.clicks == left


class TestHardware:
    def test_carnivore_trashes_the_accessed_card_once_a_turn(self) -> None:
        with runner() as t:
            t.runner.put("Carnivore")
            t.runner.hand(*["Sure Gamble"] * 4)
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.runner.use("Carnivore")
            t.settle()
            assert t.zone("Hedge Fund") == "Archives"
            assert len(t.runner.titles("hand")) == 2
            assert t.runner.memory == (0, 5)
            t.corp.hand("Ice Wall")
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Ice Wall") == "HQ"

    def test_docklands_pass_adds_an_access_to_the_first_breach(self) -> None:
        with runner() as t:
            t.runner.put("Docklands Pass")
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            for n in (2, 3):
                t.runner.run("HQ")
                t.finish_run()
                assert len(accessed(t)) == n

    def test_pennyshaver_gathers_credits(self) -> None:
        with runner() as t:
            penny = t.runner.put("Pennyshaver")
            for _ in range(2):
                t.runner.run("Archives")
                t.finish_run()
            assert penny.tokens("credit") == 2
            t.runner.use("Pennyshaver")
            assert (t.runner.credits, penny.tokens("credit")) == (8, 0)
            assert t.runner.memory == (0, 5)

    def test_t400_memory_diamond_has_memory_and_room(self) -> None:
        with runner() as t:
            t.runner.put("T400 Memory Diamond")
            assert t.runner.memory == (0, 5)
            assert t.runner.hand_size == 6

    def test_dzmz_optimizer_makes_the_first_program_cheaper(self) -> None:
        with runner() as t:
            t.runner.put("DZMZ Optimizer")
            t.runner.hand("Leech", "Fermenter", "T400 Memory Diamond")
            t.runner.install("T400 Memory Diamond")
            assert t.runner.credits == 3
            t.runner.install("Leech")
            assert t.runner.credits == 3
            t.runner.install("Fermenter")
            t.runner.act("done")  # trash no other program for it
            assert t.runner.credits == 2

    def test_pantograph_pays_and_installs(self) -> None:
        with runner() as t:
            t.runner.put("Pantograph")
            t.runner.hand("Leech", "Sure Gamble")
            t.corp.hand("Offworld Office")
            t.runner.run("HQ")
            t.runner.pick("Leech")
            t.finish_run()
            assert t.card("Leech").installed
            assert t.runner.credits == 5 + 1 - 1


class TestPrograms:
    def test_botulus_breaks_subroutines_of_its_host(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Wall of Static", "R&D", rezzed=True)
            t.runner.hand("Botulus")
            t.runner.install("Botulus", on="Ice Wall")
            assert t.card("Botulus").tokens("virus") == 1
            t.runner.run("R&D")
            assert not t.runner.can("use", "Botulus")
            t.finish_run()
            t.runner.run("HQ")
            t.runner.use("Botulus")
            t.finish_run()
            assert t.happened("successful run") == 1
            t.end_turn()
            t.end_turn()
            assert t.card("Botulus").tokens("virus") == 1

    @pytest.mark.parametrize(
        ("breaker", "ice", "price"),
        [("Buzzsaw", "Enigma", 1), ("Buzzsaw", "Tollbooth", 3 + 6 + 1), ("Cleaver", "Hadrian's Wall", 8 + 1)],
    )
    def test_two_subroutines_for_a_credit(self, breaker: str, ice: str, price: int) -> None:
        with runner() as t:
            t.corp.put(ice, "Archives", rezzed=True)
            t.runner.put(breaker)
            t.runner.set(credits=20)
            t.runner.run("Archives")
            walk_to(t, "26.03:6.9.3b", "runner")
            while t.card(breaker).strength < t.card(ice).strength:
                t.runner.use(breaker, "strength")
            t.runner.use(breaker, "Break")
            if ice != "Tollbooth":
                t.runner.act("subroutine", number=0)
                t.runner.act("subroutine", number=1)
            t.finish_run()
            assert t.happened("successful run") == 1
            assert 20 - t.runner.credits == price

    def test_carmen_breaks_sentries(self) -> None:
        with runner() as t:
            t.corp.put("Archer", "Archives", rezzed=True)
            t.runner.put("Carmen")
            t.runner.set(credits=20)
            t.runner.run("Archives")
            walk_to(t, "26.03:6.9.3b", "runner")
            for _ in range(2):
                t.runner.use("Carmen", "strength")
            t.runner.break_subroutines("Carmen")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert 20 - t.runner.credits == 4 + 4

    def test_fermenter_ripens(self) -> None:
        with runner() as t:
            t.runner.hand("Fermenter")
            t.runner.install("Fermenter")
            t.end_turn()
            t.end_turn()
            assert t.card("Fermenter").tokens("virus") == 2
            t.runner.set(credits=0)
            t.runner.use("Fermenter")
            assert t.runner.credits == 4
            assert t.zone("Fermenter") == "the heap"

    def test_leech_weakens_ice(self) -> None:
        with runner() as t:
            leech = t.runner.put("Leech")
            t.runner.put("Cleaver")
            t.corp.put("Hadrian's Wall", "R&D", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            for server, n in (("Server 1", 0), ("Archives", 1), ("HQ", 2)):
                t.runner.run(server)
                t.finish_run()
                assert leech.tokens("virus") == n
            t.runner.run("R&D")
            t.runner.use("Leech")
            assert t.card("Hadrian's Wall").strength == 6
            t.finish_run()

    @pytest.mark.parametrize("ran", [True, False])
    def test_carmen_and_marjanah_are_cheaper_after_a_successful_run(self, ran: bool) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Marjanah")
            t.runner.hand("Carmen").set(credits=9)
            if ran:
                t.runner.run("Archives")
                t.finish_run()
            t.runner.install("Carmen")
            t.runner.act("done")  # trash no other program for it
            assert t.runner.credits == 9 - (3 if ran else 5)
            before = t.runner.credits
            t.runner.run("R&D")
            t.runner.break_subroutines("Marjanah")
            assert t.runner.credits == before - (1 if ran else 2)
            t.finish_run()

    def test_tranquilizer_derezzes_its_host_with_three_counters(self) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Tranquilizer", on="Ice Wall", tokens={"virus": 1})
            t.end_turn()
            t.end_turn()
            assert wall.rezzed
            t.end_turn()
            t.end_turn()
            assert not wall.rezzed

    def test_mayfly_dies_with_the_run(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.put("Mayfly")
            t.runner.run("Archives")
            t.runner.break_subroutines("Mayfly", 0)
            assert t.card("Mayfly").installed
            t.finish_run()
            assert t.zone("Mayfly") == "the heap"
            assert t.runner.credits == 4

    def test_conduit_digs_deeper(self) -> None:
        with runner() as t:
            conduit = t.runner.put("Conduit", tokens={"virus": 2})
            t.corp.deck(*["Hedge Fund"] * 6)
            t.runner.use("Conduit")
            t.runner.accept()
            assert len(accessed(t)) == 3
            assert conduit.tokens("virus") == 3
            t.runner.run("R&D")
            t.runner.decline()
            assert len(accessed(t)) == 4
            assert conduit.tokens("virus") == 3

    def test_echelon_and_unity_grow_with_icebreakers(self) -> None:
        with runner() as t:
            echelon = t.runner.put("Echelon")
            unity = t.runner.put("Unity")
            t.runner.put("Leech")
            assert echelon.strength == 2
            t.corp.put("Enigma", "Archives", rezzed=True)
            t.runner.run("Archives")
            walk_to(t, "26.03:6.9.3b", "runner")
            t.runner.use("Unity", "strength")
            assert unity.strength == 3
            assert t.runner.credits == 4
            t.runner.use("Echelon", "strength")
            assert echelon.strength == 4
            t.finish_run()


class TestResources:
    def test_cookbook_feeds_new_viruses(self) -> None:
        with runner() as t:
            t.runner.put("Cookbook")
            t.runner.hand("Leech", "Cleaver")
            t.runner.install("Leech")
            t.runner.accept()
            assert t.card("Leech").tokens("virus") == 1
            t.runner.install("Cleaver")
            t.runner.act("done")  # trash no other program for it
            assert t.card("Cleaver").tokens("virus") == 0

    def test_red_team_pays_on_servers_not_run_before(self) -> None:
        with runner() as t:
            t.runner.hand("Red Team").set(credits=5)
            t.runner.install("Red Team")
            team = t.card("Red Team")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.use("Red Team")
            assert not t.runner.can("server", server="HQ")
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert (t.runner.credits, team.tokens("credit")) == (3, 9)

    def test_smartware_distributor_pays_later(self) -> None:
        with runner() as t:
            ware = t.runner.put("Smartware Distributor")
            t.runner.use("Smartware Distributor")
            assert (t.runner.credits, ware.tokens("credit")) == (5, 3)
            t.end_turn()
            before = t.runner.credits
            t.end_turn()
            assert (t.runner.credits, ware.tokens("credit")) == (before + 1, 2)

    def test_verbal_plasticity_doubles_the_first_draw(self) -> None:
        with runner() as t:
            t.runner.put("Verbal Plasticity")
            t.runner.act("draw")
            assert len(t.runner.titles("hand")) == 2
            t.runner.act("draw")
            assert len(t.runner.titles("hand")) == 3

    def test_telework_contract_pays_once_a_turn(self) -> None:
        with runner() as t:
            t.runner.hand("Telework Contract")
            t.runner.install("Telework Contract")
            t.runner.use("Telework Contract")
            assert t.runner.credits == 5 - 1 + 3
            assert t.card("Telework Contract").tokens("credit") == 6
            assert not t.runner.can("use", "Telework Contract")
