"""What Haas-Bioroid cards of The Automata Initiative do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import encounter, now, result, row

from sneakdoor.cards.vocabulary import ASSET, ICE, Clicks, Credits, Do, Gain, Is, asset, paid, resource
from sneakdoor.testing import Table

THREE = "Salvo Testing"
"""An agenda worth three points."""
TWO = "Offworld Office"


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

    def stegodon(self) -> Table:
        t = runner()
        t.corp.scored("Stegodon MK IV")
        t.corp.put("Palisade", "HQ", rezzed=True)
        t.corp.put("Ping", "R&D", rezzed=True)
        t.corp.put("Ice Wall", "Archives", rezzed=True)
        t.corp.put("Tithe", "Archives")
        t.runner.put("Carmen")
        t.runner.put("Cezve")
        return t

    def test_stegodon_mk_iv_derezzes_ice_elsewhere_and_weakens_icebreakers(self) -> None:
        with self.stegodon() as t:
            t.runner.run("HQ")
            t.corp.accept()
            assert {option.card for option in now(t).options} == {"Ping", "Ice Wall"}
            t.corp.pick("Ping")
            assert not t.card("Ping").rezzed
            assert (t.corp.credits, t.card("Carmen").strength) == (6, 2 - 2)
            t.finish_run()
            assert t.card("Carmen").strength == 2
            t.runner.run("R&D")
            t.finish_run()
            assert t.corp.credits == 6  # once per turn

    def test_stegodon_mk_iv_may_wait_for_another_run(self) -> None:
        with self.stegodon() as t:
            t.runner.run("HQ")
            t.corp.decline()
            assert t.card("Carmen").strength == 2
            t.finish_run()
            t.runner.run("R&D")
            t.corp.accept()
            t.corp.pick("Ice Wall")
            assert (t.corp.credits, t.card("Carmen").strength) == (6, 0)
            t.finish_run()

    def test_stegodon_mk_iv_does_not_mind_other_cards_derezzed_nor_other_times(self) -> None:
        off = resource("Off", "neutral_runner", paid(Credits(0), Do("derez", Is((ASSET,), rezzed=True))), cost=0)
        out = resource("Out", "neutral_runner", paid(Credits(0), Do("derez", Is((ICE,), rezzed=True))), cost=0)
        with runner(cards=(off, out)) as t:
            t.corp.scored("Stegodon MK IV")
            t.corp.put("Refuge Campaign", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Off")
            t.runner.put("Out")
            t.runner.put("Carmen")
            t.runner.use("Out")
            assert t.card("Carmen").strength == 2
            t.runner.run("Server 1")
            t.runner.use("Off")
            assert not t.card("Refuge Campaign").rezzed
            assert t.card("Carmen").strength == 2
            t.finish_run()

    def test_stegodon_mk_iv_also_minds_ice_that_the_runner_derezzes(self) -> None:
        out = resource("Out", "neutral_runner", paid(Credits(0), Do("derez", Is((ICE,), rezzed=True))), cost=0)
        with runner(cards=(out,)) as t:
            t.corp.scored("Stegodon MK IV")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Out")
            t.runner.put("Carmen")
            t.runner.run("HQ")
            t.runner.use("Out")
            assert t.card("Carmen").strength == 0
            t.finish_run()

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
        with runner() as t:
            t.corp.scored(THREE)
            t.corp.put("Ablative Barrier", "HQ", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 1")
            t.corp.hand("Spin Doctor")
            t.runner.run("HQ")
            t.corp.rez("Refuge Campaign")
            t.finish_run()
            assert t.corp.titles("hand") == ["Spin Doctor"]

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
