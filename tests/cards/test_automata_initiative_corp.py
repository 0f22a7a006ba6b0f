"""What Corp cards of The Automata Initiative do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, bid, break_once, damage, encounter, now, result, row, story, top

from sneakdoor.cards.vocabulary import CORP, RUNNER, Clicks, Gain, asset, paid
from sneakdoor.testing import Table

RULES = "26.03"
TEIA = "A Teia: IP Recovery"
EPIPHANY = "Epiphany Analytica: Nations Undivided"
ANGELIQUE = "Angelique Garza Correa"
DANIELA = "Daniela Jorge Inácio"
THREE = "Salvo Testing"
"""An agenda worth three points."""
TWO = "Offworld Office"


def runner(**how: object) -> Table:
    return Table("runner", rules=RULES, **how)  # type: ignore[arg-type]


def corp(**how: object) -> Table:
    return Table("corp", rules=RULES, **how)  # type: ignore[arg-type]


class TestHaasBioroid:
    def test_salvo_testing_may_do_core_damage_when_it_is_scored(self) -> None:
        with corp() as t:
            t.runner.hand("Sure Gamble", "Easy Mark", "Easy Mark")
            t.corp.put(THREE, "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda(THREE)
            t.corp.accept()
            assert (t.state.brain, t.corp.score) == (1, 3)

    @pytest.mark.parametrize("does", [True, False])
    def test_salvo_testing_sees_other_agendas_scored(self, does: bool) -> None:
        with corp() as t:
            t.runner.hand("Sure Gamble", "Easy Mark", "Easy Mark")
            t.corp.scored(THREE)
            t.corp.put("Luminal Transubstantiation", "Server 2", tokens={"advancement": 3})
            t.corp.score_agenda("Luminal Transubstantiation")
            t.corp.trigger("Luminal Transubstantiation")
            t.corp.accept() if does else t.corp.decline()
            assert t.state.brain == (1 if does else 0)

    def test_wage_workers_gain_a_click_for_the_third_time(self) -> None:
        with corp(clicks=5) as t:
            t.corp.put("Wage Workers", "Server 1", rezzed=True)
            for clicks in (4, 3, 2 + 1, 2):
                t.corp.act("credit")
                assert t.corp.clicks == clicks

    def test_wage_workers_count_each_action_by_itself(self) -> None:
        with corp(clicks=6) as t:
            t.corp.put("Wage Workers", "Server 1", rezzed=True)
            for kind in ("credit", "draw", "credit", "draw"):
                t.corp.act(kind)
            assert t.corp.clicks == 2
            t.corp.act("draw")
            assert t.corp.clicks == 1 + 1

    def test_wage_workers_count_abilities_of_one_card(self) -> None:
        mine = asset("Mine", "neutral_corp", paid(Clicks(1), Gain(1)), cost=0, trash=0)
        with corp(clicks=5, cards=(mine,)) as t:
            t.corp.put("Wage Workers", "Server 1", rezzed=True)
            one = t.corp.put("Mine", "Server 2", rezzed=True)
            two = t.corp.put("Mine", "Server 3", rezzed=True)
            for card in (one, one, two):
                t.corp.use(card)
            assert t.corp.clicks == 2
            t.corp.use(one)
            assert t.corp.clicks == 1 + 1

    def test_wage_workers_do_not_work_for_the_runner(self) -> None:
        with runner() as t:
            t.corp.put("Wage Workers", "Server 1", rezzed=True)
            for _ in range(3):
                t.runner.act("credit")
            assert (t.runner.clicks, t.corp.clicks) == (1, 0)

    def ablative(self, *points: str, server: str = "HQ") -> Table:
        t = runner()
        t.corp.scored(*points)
        t.corp.put("Ablative Barrier", "HQ")
        t.corp.put("Refuge Campaign", "Server 1")
        t.corp.hand("Spin Doctor", TWO).discard("Ice Wall")
        t.runner.run(server)
        return t

    def test_ablative_barrier_installs_a_card_elsewhere_under_threat(self) -> None:
        with self.ablative(THREE) as t:
            t.corp.rez("Ablative Barrier")
            t.corp.accept()
            assert {option.card for option in now(t).options} == {"Spin Doctor", "Ice Wall"}
            t.corp.pick("Ice Wall")
            assert "HQ" not in {option.server for option in now(t).options}
            t.corp.destination("Server 1")
            t.finish_run()
            assert row(t, "Server 1") == ["Ice Wall"]
            assert (result(t), t.corp.credits) == ("unsuccessful", 3)

    def test_ablative_barrier_waits_for_its_own_rez(self) -> None:
        with self.ablative(THREE) as t:
            t.corp.rez("Refuge Campaign")
            t.finish_run()
            assert "Spin Doctor" in t.corp.titles("hand")

    def test_ablative_barrier_waits_for_a_run_on_its_server(self) -> None:
        with runner() as t:
            t.corp.put("Ablative Barrier", "HQ")
            t.corp.put("Send a Message", "Server 1")
            t.corp.hand("Spin Doctor")
            t.runner.run("Server 1")
            t.settle()
            t.corp.accept()
            t.settle()
            assert t.card("Ablative Barrier").rezzed
            assert t.corp.titles("hand") == ["Spin Doctor"]

    def test_ablative_barrier_needs_a_threat_level_of_three(self) -> None:
        with self.ablative(TWO) as t:
            t.corp.rez("Ablative Barrier")
            t.finish_run()
            assert t.zone("Ice Wall") == "Archives"

    @pytest.mark.parametrize("spends", [True, False])
    def test_jaguarundi_gives_a_tag_under_threat(self, spends: bool) -> None:
        with runner() as t:
            t.corp.scored(TWO, TWO)
            t.corp.put("Jaguarundi", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.runner.yes() if spends else t.runner.no()
            t.finish_run()
            assert t.runner.clicks == (2 if spends else 3)
            assert t.state.tags == (1 if spends else 2)
            assert t.state.brain == 1

    def test_jaguarundi_waits_for_its_own_encounter(self) -> None:
        with runner() as t:
            t.corp.scored(TWO, TWO)
            t.corp.put("Jaguarundi", "HQ", rezzed=True)
            t.corp.put("Tithe", "R&D", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("R&D")
            t.finish_run()
            assert t.state.tags == 0

    def test_jaguarundi_asks_for_nothing_below_four(self) -> None:
        with runner() as t:
            t.corp.scored(THREE)
            t.corp.put("Jaguarundi", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.state.tags, t.state.brain, t.runner.clicks) == (1, 1, 3)

    def test_jaguarundi_damages_a_tagged_runner_only(self) -> None:
        with runner() as t:
            t.runner.put("No Free Lunch")
            t.corp.put("Jaguarundi", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.put("Audrey v2", tokens={"virus": 1})
            encounter(t, "HQ")
            t.runner.use("Audrey v2", "strength")
            t.runner.use("Audrey v2", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.act("done")
            t.finish_run()
            assert (t.state.tags, t.state.brain) == (0, 0)

    @pytest.mark.parametrize("spends", [True, False])
    def test_mic_can_be_trashed_to_end_the_run(self, spends: bool) -> None:
        with runner() as t:
            t.corp.put("M.I.C.", "HQ", rezzed=True)
            t.corp.put("Ping", "HQ")
            t.runner.run("HQ")
            t.corp.use("M.I.C.")
            t.runner.yes() if spends else t.runner.no()
            t.finish_run()
            assert t.zone("M.I.C.") == "Archives"
            assert result(t) == ("successful" if spends else "unsuccessful")
            assert t.runner.clicks == (2 if spends else 3)

    def test_mic_is_of_no_use_elsewhere(self) -> None:
        with runner() as t:
            t.corp.put("M.I.C.", "HQ", rezzed=True)
            t.corp.put("Ping", "R&D")
            t.runner.run("R&D")
            assert not t.corp.can("use", "M.I.C.")
            t.finish_run()

    def test_mic_takes_two_clicks(self) -> None:
        with runner() as t:
            t.corp.put("M.I.C.", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert (t.runner.clicks, result(t)) == (1, "unsuccessful")

    def test_greasing_the_palm_installs_and_advances(self) -> None:
        with corp() as t:
            t.runner.set(tags=2)
            t.corp.hand("Greasing the Palm", "Ice Wall", TWO)
            t.corp.play("Greasing the Palm")
            t.corp.pick(TWO)
            t.corp.yes()
            assert t.card(TWO).tokens("advancement") == 1
            assert (t.corp.credits, t.state.tags) == (5 - 3 + 5, 1)

    def test_greasing_the_palm_may_install_nothing(self) -> None:
        with corp() as t:
            t.corp.hand("Greasing the Palm", "Ice Wall")
            t.corp.play("Greasing the Palm")
            t.corp.decline()
            assert (t.corp.credits, t.corp.titles("hand")) == (7, ["Ice Wall"])

    @pytest.mark.parametrize(("points", "cost"), [((THREE,), 4), ((TWO, TWO), 2)])
    def test_vovo_ozetti_lowers_rez_costs(self, points: tuple[str, ...], cost: int) -> None:
        with runner() as t:
            t.corp.scored(*points)
            t.corp.set(credits=20)
            t.corp.put("Vovô Ozetti", "Server 1", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 1")
            t.corp.put("Tollbooth", "Server 1")
            t.corp.put("Tollbooth", "HQ")
            t.corp.put("Nico Campaign", "Server 2")
            t.corp.rez("Nico Campaign")
            assert t.corp.credits == 20 - 2
            t.corp.set(credits=20)
            t.corp.rez("Refuge Campaign")
            assert t.corp.credits == 20 - cost
            t.runner.run("Server 1")
            t.corp.rez(t.card("Tollbooth", 0))
            assert t.corp.credits == 20 - cost - (8 - 2)
            t.finish_run()
            t.runner.run("HQ")
            t.corp.rez(t.card("Tollbooth", 1))
            assert t.corp.credits == 20 - cost - (8 - 2) - 8
            t.finish_run()

    @pytest.mark.parametrize("title", ["Vovô Ozetti", "Adrian Seis"])
    def test_some_upgrades_may_move_when_the_turn_ends(self, title: str) -> None:
        with corp() as t:
            sysop = t.corp.put(title, "Server 1", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 1")
            t.corp.put("Refuge Campaign", "Server 2")
            t.end_turn()
            t.corp.accept()
            assert {option.server for option in now(t).options} == {"HQ", "R&D", "Archives", "Server 2"}
            t.corp.act("server", server="Server 2")
            assert sysop.server == "Server 2"
            assert sysop.rezzed


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
