"""What Jinteki cards of The Automata Initiative do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, bid, break_once, damage, encounter, result, row, story, top

from sneakdoor.cards.vocabulary import CORP, RUNNER
from sneakdoor.testing import Table

TEIA = "A Teia: IP Recovery"
DANIELA = "Daniela Jorge Inácio"
THREE = "Salvo Testing"
"""An agenda worth three points."""
TWO = "Offworld Office"


class TestJinteki:
    def test_fujii_asset_retrieval_does_damage_when_scored(self) -> None:
        with corp() as t:
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.put("Fujii Asset Retrieval", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Fujii Asset Retrieval")
            t.settle()
            assert (damage(t), t.corp.score) == ([("net", 2)], 3)

    def test_fujii_asset_retrieval_does_damage_when_stolen(self) -> None:
        with runner() as t:
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.put("Fujii Asset Retrieval", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            assert (damage(t), t.runner.score) == ([("net", 2)], 3)

    def test_front_company_is_rezzed_in_the_corps_turn_only(self) -> None:
        with runner() as t:
            t.corp.put("Front Company", "Server 1")
            t.corp.put("Refuge Campaign", "Server 2")
            assert t.corp.can("rez", "Refuge Campaign")
            assert not t.corp.can("rez", "Front Company")
            t.end_turn(stop="window")
            t.corp.rez("Front Company")
            assert t.corp.credits == 3
            t.settle()

    def test_front_company_forbids_the_first_run_on_a_remote_server(self) -> None:
        with runner() as t:
            t.corp.put("Front Company", "Server 1", rezzed=True)
            t.runner.hand("Light the Fire!")
            assert not t.runner.can("run", server="Server 1")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("Server 1")
            t.finish_run()

    @pytest.mark.parametrize("guarded", [False, True])
    def test_front_company_punishes_the_first_run_on_archives(self, guarded: bool) -> None:
        with runner() as t:
            t.corp.put("Front Company", "Server 1", rezzed=True)
            if guarded:
                t.corp.put("Ice Wall", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 5)
            for server in ("Archives", "HQ", "Archives"):
                t.runner.run(server)
                t.finish_run()
            assert damage(t) == ([] if guarded else [("net", 2)])
            assert story(t, "damaged", "access begins")[0] == ("access begins" if guarded else "damaged")

    @pytest.mark.parametrize("level", [2, 3])
    def test_attini_lets_nothing_be_paid_under_threat(self, level: int) -> None:
        with runner() as t:
            t.corp.scored(THREE if level == 3 else TWO)
            t.corp.put("Attini", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=7)
            t.runner.run("HQ")
            for _ in range(3 if level == 2 else 0):
                t.runner.yes()
            t.finish_run()
            assert damage(t) == [("net", 1)] * (3 if level == 3 else 0)
            assert t.runner.credits == (7 if level == 3 else 1)

    def test_attini_can_be_broken_under_threat(self) -> None:
        with runner() as t:
            t.corp.scored(THREE)
            t.corp.put("Attini", "HQ", rezzed=True)
            t.runner.put("Buzzsaw")
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=9)
            encounter(t, "HQ")
            for _ in range(2):
                t.runner.use("Buzzsaw", "strength")
            break_once(t, "Buzzsaw")
            t.finish_run()
            assert (damage(t), t.runner.credits) == ([("net", 1)], 9 - 6 - 1)

    @pytest.mark.rule("26.03:9.1.2b", example=132)
    def test_attini_lets_nothing_be_paid_in_interrupt_windows_either(self) -> None:
        with runner() as t:
            t.corp.scored(THREE)
            t.corp.put("Attini", "HQ", rezzed=True)
            t.runner.put("Caldera")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("net", 1)] * 3

    @pytest.mark.rule("26.03:9.1.2b", example=132)
    def test_below_that_level_damage_of_attini_can_be_prevented(self) -> None:
        with runner() as t:
            t.corp.scored(TWO)
            t.corp.put("Attini", "HQ", rezzed=True)
            t.runner.put("Caldera")
            t.runner.hand(*["Sure Gamble"] * 5).set(credits=3)
            t.runner.run("HQ")
            t.runner.no()
            t.runner.use("Caldera")
            t.finish_run()
            assert damage(t) == [("net", 1)] * 2

    @pytest.mark.parametrize(("cards", "tags"), [(5, 0), (6, 1)])
    def test_phoneutria_tags_a_full_grip(self, cards: int, tags: int) -> None:
        with runner() as t:
            t.corp.put("Phoneutria", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * cards)
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("net", 1)] * 2
            assert t.state.tags == tags

    def test_phoneutria_and_tatu_bola_wait_until_they_are_passed(self) -> None:
        with runner() as t:
            for title in ("Phoneutria", "Tatu-Bola"):
                t.corp.put(title, "HQ", rezzed=True)
            t.corp.put("Tithe", "R&D", rezzed=True)
            t.corp.hand("Tollbooth")
            t.runner.hand(*["Sure Gamble"] * 6)
            t.runner.run("R&D")
            t.finish_run()
            assert (t.state.tags, t.corp.titles("hand")) == (0, ["Tollbooth"])

    def tatu(self, **how: object) -> Table:
        t = runner(**how)
        t.corp.put("Tatu-Bola", "Server 1", rezzed=True)
        t.corp.put("Refuge Campaign", "Server 1")
        t.corp.hand("Tollbooth", "Spin Doctor")
        t.runner.put("Corroder")
        encounter(t, "Server 1")
        t.runner.break_subroutines("Corroder")
        return t

    def test_tatu_bola_rolls_away(self) -> None:
        with self.tatu() as t:
            t.settle()
            t.corp.accept()
            t.finish_run()
            assert row(t, "Server 1") == ["Tollbooth"]
            assert not t.card("Tollbooth").rezzed
            assert t.zone("Tatu-Bola") == "HQ"
            assert (t.corp.credits, result(t)) == (5 + 4, "successful")

    def test_tatu_bola_may_stay(self) -> None:
        with self.tatu() as t:
            t.settle()
            t.corp.decline()
            t.finish_run()
            assert (row(t, "Server 1"), t.corp.credits) == (["Tatu-Bola"], 5)

    @pytest.mark.rule("26.03:8.8.4b", example=130)
    def test_a_teia_sees_the_swap_of_tatu_bola_as_an_install(self) -> None:
        with self.tatu(corp=TEIA) as t:
            t.settle()
            t.corp.accept()
            assert t.corp.credits == 5
            t.corp.accept()
            t.corp.pick("Spin Doctor")
            t.finish_run()
            assert t.corp.credits == 5 + 4
            assert t.card("Spin Doctor").server == "Server 2"

    def test_a_teia_installs_a_second_card_for_nothing(self) -> None:
        with corp(corp=TEIA) as t:
            t.corp.hand(TWO, "Ice Wall", "Spin Doctor", "Refuge Campaign")
            t.corp.put("Ping", "Server 1")
            t.corp.put("Palisade", "Server 2")
            t.corp.install("Spin Doctor", "Server 2")
            t.corp.accept()
            t.corp.pick("Ice Wall")
            t.corp.act("done")
            assert row(t, "Server 1") == ["Ping", "Ice Wall"]
            assert t.corp.credits == 5
            t.corp.install("Refuge Campaign", "Server 1")
            assert t.corp.titles("hand") == [TWO]

    def test_a_teia_ignores_central_servers(self) -> None:
        with corp(corp=TEIA) as t:
            t.corp.hand("Ice Wall", "Spin Doctor", "Palisade")
            t.corp.install("Ice Wall", "HQ")
            t.corp.install("Spin Doctor", "new")
            t.corp.accept()
            t.corp.pick("Palisade")
            t.settle()
            assert row(t, "Server 2") == ["Palisade"]

    def test_a_teia_has_two_remote_servers_at_most(self) -> None:
        with corp(corp=TEIA) as t:
            t.corp.put("Ping", "Server 1")
            t.corp.put("Palisade", "Server 2")
            t.corp.hand("Spin Doctor")
            assert t.corp.can("install", "Spin Doctor")
            with pytest.raises(AssertionError, match="cannot"):
                t.corp.install("Spin Doctor", "new")
            t.corp.act("server", server="Server 1")
            t.settle()

    def test_a_teia_cannot_score_the_second_card_this_turn(self) -> None:
        with corp(corp=TEIA, clicks=6) as t:
            t.corp.hand("Luminal Transubstantiation", "Spin Doctor").set(credits=9)
            t.corp.install("Spin Doctor", "new")
            t.corp.accept()
            t.settle()
            for _ in range(3):
                t.corp.advance("Luminal Transubstantiation")
            assert not t.corp.can("score", "Luminal Transubstantiation")
            t.end_turn()
            t.end_turn(stop="window")
            t.corp.score_agenda("Luminal Transubstantiation")
            assert t.corp.score == 2

    def test_mindscaping_pays_and_draws(self) -> None:
        with corp() as t:
            t.runner.set(tags=1)
            t.corp.hand("Mindscaping", "Ice Wall").deck("Enigma", "Hunter")
            t.corp.play("Mindscaping")
            t.corp.mode("Gain")
            t.corp.pick("Ice Wall")
            assert t.corp.credits == 5 - 2 + 4
            assert sorted(t.corp.titles("hand")) == ["Enigma", "Hunter"]
            assert top(t, CORP) == ["Ice Wall"]

    @pytest.mark.parametrize(("tags", "cards"), [(2, 2), (3, 3), (5, 3)])
    def test_mindscaping_does_damage_for_up_to_three_tags(self, tags: int, cards: int) -> None:
        with corp() as t:
            t.runner.hand(*["Sure Gamble"] * 5).set(tags=tags)
            t.corp.hand("Mindscaping")
            t.corp.play("Mindscaping")
            t.corp.mode("damage")
            t.settle()
            assert damage(t) == [("net", cards)]

    @pytest.mark.parametrize(("bids", "seen"), [((0, 1), ["Adrian Seis"]), ((1, 1), ["Refuge Campaign"])])
    def test_adrian_seis_is_all_there_is_or_not_there(self, bids: tuple[int, int], seen: list[str]) -> None:
        with runner() as t:
            t.corp.put("Adrian Seis", "Server 1", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 1")
            t.runner.run("Server 1")
            bid(t, *bids)
            t.finish_run()
            assert accessed(t) == seen
            assert story(t, "bids revealed", "access begins") == ["bids revealed", "access begins"]

    def test_adrian_seis_waits_for_runs_on_his_server(self) -> None:
        with runner() as t:
            t.corp.put("Adrian Seis", "Server 1", rezzed=True)
            t.corp.hand("Ice Wall")
            t.runner.run("HQ")
            t.finish_run()
            assert accessed(t) == ["Ice Wall"]

    def test_daniela_costs_two_cards_more_to_trash(self) -> None:
        with runner() as t:
            t.corp.put(DANIELA, "Server 1", rezzed=True)
            t.runner.hand("Easy Mark", "Easy Mark", "Easy Mark")
            t.runner.run("Server 1")
            t.runner.accept()
            t.settle()
            assert t.zone(DANIELA) == "Archives"
            assert (t.runner.credits, len(t.runner.titles("hand"))) == (3, 1)
            assert [t.state.card(cid).title for cid in t.state.deck[RUNNER][:3]] == ["Easy Mark"] * 2 + ["Sure Gamble"]

    def test_daniela_is_about_herself_and_her_server(self) -> None:
        with runner() as t:
            t.corp.put(DANIELA, "Server 1", rezzed=True)
            t.corp.put("Spin Doctor", "Server 2")
            t.corp.put(TWO, "Server 3")
            t.runner.hand("Easy Mark", "Easy Mark")
            t.runner.run("Server 2")
            t.runner.accept()
            assert (t.zone("Spin Doctor"), t.runner.credits) == ("Archives", 3)
            t.runner.run("Server 3")
            t.settle()
            assert (t.runner.score, len(t.runner.titles("hand"))) == (2, 2)

    def test_daniela_cannot_be_trashed_with_one_card(self) -> None:
        with runner() as t:
            t.corp.put(DANIELA, "Server 1", rezzed=True)
            t.runner.hand("Easy Mark")
            t.runner.run("Server 1")
            t.settle()
            assert t.card(DANIELA).installed

    @pytest.mark.parametrize("trashed", [False, True])
    def test_daniela_costs_two_cards_to_steal_even_when_gone(self, trashed: bool) -> None:
        with runner() as t:
            t.corp.put(DANIELA, "Server 1", rezzed=True)
            office = t.corp.put(TWO, "Server 1")
            t.runner.hand(*["Easy Mark"] * 5)
            t.runner.run("Server 1")
            t.runner.act("access", DANIELA if trashed else office)
            t.runner.accept()
            t.settle()
            if not trashed:
                assert (t.runner.score, len(t.runner.titles("hand"))) == (2, 3)
                t.runner.decline()
                return
            t.runner.accept()
            t.settle()
            assert (t.runner.score, len(t.runner.titles("hand"))) == (2, 1)
