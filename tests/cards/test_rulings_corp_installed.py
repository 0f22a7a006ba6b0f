"""Official rulings about the Corp's assets and upgrades."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damaged

from sneakdoor.cards.vocabulary import ASSET, CORP, Do, Is, Target, operation, play
from sneakdoor.testing import Table

SLEEP = operation("Test Sleep", "neutral_corp", play(Target(Is((ASSET,), rezzed=True)), Do("derez")), cost=0)


class TestAlleleRepression:
    @pytest.mark.rule("9.1.7")
    def test_it_can_take_itself_back_to_hq(self) -> None:
        with Table() as t:
            t.corp.put("Allele Repression", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.hand("Hedge Fund").discard("Enigma")
            t.corp.use("Allele Repression")
            t.corp.pick("Allele Repression")
            t.settle()
            assert t.corp.titles("hand") == ["Allele Repression"]
            assert t.corp.titles("discard") == ["Enigma", "Hedge Fund"]

    @pytest.mark.rule("1.2.5")
    def test_but_what_its_cost_brings_to_archives_is_no_reason_to_use_it(self) -> None:
        with Table() as t:
            t.corp.put("Allele Repression", "Server 1", rezzed=True, tokens={"advancement": 1})
            t.corp.hand("Hedge Fund")
            assert not t.corp.can("use", "Allele Repression")


class TestBenMusashi:
    @pytest.mark.both
    @pytest.mark.rule("1.15.1a")
    def test_what_is_suffered_for_him_cannot_be_prevented(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ben Musashi", "Server 1", rezzed=True)
            agenda = t.corp.put("Hostile Takeover", "Server 1")
            t.runner.put("Net Shield")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("Server 1")
            t.runner.act("access", handle=agenda.thing.handle)
            t.runner.act("steal")
            t.finish_run()
            assert t.runner.titles("score") == ["Hostile Takeover"]
            assert damaged(t) == 2
            assert t.runner.credits == 5


class TestCrisiumGrid:
    def guarded(self, server: str) -> Table:
        t = Table("runner")
        t.corp.put("Crisium Grid", server, rezzed=True)
        t.corp.hand("Hedge Fund").discard("Ice Wall")
        t.runner.put("Sneakdoor Beta")
        t.runner.set(credits=20)
        return t

    @pytest.mark.rule("6.7.2")
    def test_a_run_that_it_watched_stays_without_success_when_it_is_trashed(self) -> None:
        with self.guarded("HQ") as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.hand("Emergency Shutdown")
            t.runner.run("HQ")
            t.runner.act("access", "Crisium Grid")
            t.runner.act("trash")
            t.finish_run()
            assert not t.runner.can("play", "Emergency Shutdown")

    @pytest.mark.rule("6.7.2", "7.1.1")
    def test_cards_are_accessed_all_the_same(self) -> None:
        with self.guarded("HQ") as t:
            t.runner.run("HQ")
            t.runner.act("access", server="HQ")
            t.finish_run()
            assert "Hedge Fund" in accessed(t)

    @pytest.mark.both
    @pytest.mark.rule("6.7.3", "6.7.2")
    def test_what_an_event_does_if_successful_it_does_not_do(self) -> None:
        with self.guarded("HQ") as t:
            t.corp.hand("Enigma", "Pup", "Ice Wall")
            t.runner.hand("Legwork")
            t.runner.play("Legwork")
            t.finish_run()
            assert len(accessed(t)) == 1 + 1  # one card in HQ, and the upgrade

    @pytest.mark.rule("9.8.4", "6.7.2")
    def test_at_hq_it_meets_sneakdoor_beta_on_arrival(self) -> None:
        with self.guarded("HQ") as t:
            t.runner.use("Sneakdoor Beta")
            t.runner.act("access", server="HQ")
            t.finish_run()
            assert t.happened("successful run") == 0
            assert "Hedge Fund" in accessed(t)

    @pytest.mark.rule("9.8.4", "6.7.2")
    def test_at_archives_it_keeps_sneakdoor_beta_there(self) -> None:
        with self.guarded("Archives") as t:
            t.runner.use("Sneakdoor Beta")
            t.finish_run()
            assert t.happened("successful run") == 0
            assert set(accessed(t)) == {"Crisium Grid", "Ice Wall"}


class TestDailyBusinessShow:
    @pytest.mark.rule("1.4:1.8.5")
    def test_each_copy_adds_a_card_and_sinks_one(self) -> None:
        with Table() as t:
            show = t.corp.put("Daily Business Show", "Server 1", rezzed=True)
            t.corp.put("Daily Business Show", "Server 2", rezzed=True)
            t.corp.deck("Enigma", "Ice Wall", "Pup")
            t.corp.act("draw")
            t.corp.trigger(show)
            t.corp.pick("Pup")
            t.corp.pick("Ice Wall")
            t.settle()
            assert t.corp.titles("hand") == ["Enigma"]
            assert sorted(t.state.card(cid).title for cid in t.state.deck[CORP][:2]) == ["Ice Wall", "Pup"]


class TestDisposableHQ:
    @pytest.mark.rule("1.4:9.1.8")
    def test_the_corp_orders_the_cards_that_go_to_the_bottom(self) -> None:
        with Table("runner") as t:
            t.corp.put("Disposable HQ", "Server 1")
            t.corp.hand("Enigma", "Pup", "Ice Wall")
            t.runner.run("Server 1")
            t.corp.trigger("Disposable HQ")
            t.corp.pick("Pup", "Enigma", "Ice Wall")
            t.finish_run()
            assert [t.state.card(cid).title for cid in t.state.deck[CORP][:3]] == ["Ice Wall", "Enigma", "Pup"]

    @pytest.mark.rule("9.1.6a")
    def test_it_works_in_archives_too(self) -> None:
        with Table("runner") as t:
            t.corp.discard("Disposable HQ").hand("Enigma")
            t.runner.run("Archives")
            t.corp.trigger("Disposable HQ")
            t.corp.pick("Enigma")
            t.finish_run()
            assert t.corp.titles("hand") == []


class TestGiordanoMemorialField:
    @pytest.mark.rule("6.7.2")
    def test_a_run_that_it_ends_was_successful(self) -> None:
        with Table("runner") as t:
            t.corp.put("Giordano Memorial Field", "HQ", rezzed=True)
            t.runner.scored("Hostile Takeover")
            t.runner.set(credits=1)
            t.runner.run("HQ")
            t.settle()
            assert t.run is None
            (ended,) = [one for one in t.state.journal.since(0) if one.kind == "run ends"]
            assert ended.cause == "successful"
            assert accessed(t) == []


class TestJinjaCityGrid:
    @pytest.mark.rule("1.4:1.8.5a")
    def test_of_several_drawn_cards_each_piece_of_ice_may_be_installed(self) -> None:
        with Table() as t:
            t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
            t.corp.deck("Enigma", "Hedge Fund", "Pup")
            t.corp.hand("Anonymous Tip")
            t.corp.play("Anonymous Tip")
            for n in (1, 2, 3):
                if t.corp.can("trigger", "Jinja City Grid", says=f"card {n} from"):
                    t.corp.trigger("Jinja City Grid", f"card {n} from")
                if t.corp.can("yes"):
                    t.corp.yes()
            while t.corp.can("done"):
                t.corp.act("done")
            t.settle()
            assert (t.card("Pup").server, t.card("Enigma").server) == ("Server 1", "Server 1")
            assert t.corp.titles("hand") == ["Hedge Fund"]


class TestLaCostaGrid:
    @pytest.mark.rule("1.4:8.2.12")
    def test_central_servers_have_no_place_for_it(self) -> None:
        with Table() as t:
            t.corp.hand("La Costa Grid")
            t.corp.act("install", "La Costa Grid")
            assert not t.corp.can("server", server="HQ")
            t.settle()

    @pytest.mark.rule("1.4:8.2.12", "10.11.2")
    def test_it_cannot_be_swapped_there_either(self) -> None:
        with Table("runner") as t:
            t.corp.put("Metamorph", "R&D", rezzed=True)
            t.corp.put("La Costa Grid", "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.runner.run("R&D")
            t.finish_run()
            assert t.card("La Costa Grid").server == "Server 1"


class TestMalia:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.9.3")
    def test_derezzed_and_rezzed_again_it_blanks_only_the_newest_choice(self) -> None:
        with Table(cards=(SLEEP,), clicks=3) as t:
            t.corp.put("Malia Z0L0K4", "Server 1")
            t.corp.hand("Test Sleep")
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.runner.put("Fall Guy")
            t.corp.rez("Malia Z0L0K4")
            t.corp.pick("Daily Casts")
            t.corp.play("Test Sleep")
            t.corp.rez("Malia Z0L0K4")
            t.corp.pick("Fall Guy")
            assert not t.runner.can("use", "Fall Guy")
            t.end_turn()
            assert t.card("Daily Casts").tokens("credit") == 6

    @pytest.mark.both
    @pytest.mark.rule("1.12.7")
    def test_what_is_hosted_on_the_chosen_card_stays(self) -> None:
        with Table() as t:
            t.corp.put("Malia Z0L0K4", "Server 1")
            t.runner.put("Off-Campus Apartment")
            t.runner.put("Fall Guy", on="Off-Campus Apartment")
            t.corp.rez("Malia Z0L0K4")
            t.corp.pick("Off-Campus Apartment")
            t.settle()
            assert t.card("Fall Guy").installed


class TestMarilynCampaign:
    @pytest.mark.rule("9.1.6")
    def test_unrezzed_it_is_simply_trashed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Marilyn Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("Marilyn Campaign") == "Archives"


class TestMetamorph:
    @pytest.mark.rule("3.6.5e", "10.11.2")
    def test_no_second_region_comes_to_a_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Metamorph", "R&D", rezzed=True)
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.put("Crisium Grid", "Archives")
            t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.runner.run("R&D")
            t.corp.act("pick", "Crisium Grid")
            assert not t.corp.can("pick", "Ash 2X3ZB9CY")
            t.finish_run()
            assert (t.card("Hokusai Grid").server, t.card("Crisium Grid").server) == ("Archives", "HQ")

    @pytest.mark.rule("3.3.1", "10.11.2")
    def test_no_asset_comes_to_the_root_of_a_central_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Metamorph", "R&D", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.runner.run("R&D")
            t.finish_run()
            assert t.card("PAD Campaign").server == "Server 1"


class TestMumbadVirtualTour:
    @pytest.mark.both
    @pytest.mark.rule("9.8.5a")
    def test_the_runner_must_use_imp_if_there_is_no_other_way(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mumbad Virtual Tour", "Server 1")
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.set(credits=0)
            t.runner.run("Server 1")
            t.settle()
            assert t.zone("Mumbad Virtual Tour") == "Archives"
            assert t.card("Imp").tokens("virus") == 0

    @pytest.mark.rule("9.8.5a")
    def test_credits_on_cards_have_to_be_spent_on_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Mumbad Virtual Tour", "Server 1")
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.runner.set(credits=2)
            t.runner.run("Server 1")
            t.settle()
            assert t.zone("Mumbad Virtual Tour") == "Archives"
            assert t.runner.credits == 0


class TestPortAnsonGrid:
    @pytest.mark.rule("1.15.9a", "1.15.9b")
    @pytest.mark.parametrize("pays", [True, False])
    def test_whoever_is_told_to_jack_out_may_keep_the_program_and_run_on(self, pays: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Port Anson Grid", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Flip Switch")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Flip Switch", "jack out")
            if pays:
                t.runner.yes()
            else:
                t.runner.no()
            assert t.happened("jacked out") == (1 if pays else 0)
            assert t.card("Corroder").installed != pays
            t.finish_run()

    @pytest.mark.rule("1.15.9b")
    def test_without_a_program_nobody_jacks_out(self) -> None:
        with Table("runner") as t:
            t.corp.put("Port Anson Grid", "HQ", rezzed=True)
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.put("Flip Switch")
            t.runner.hand(*["Sure Gamble"] * 3)
            t.runner.run("HQ")
            assert not any(option.card == "Flip Switch" for option in (t.decision.options if t.decision else ()))
            t.settle()
            t.runner.no()
            t.runner.no()
            t.finish_run()
            assert t.happened("jacked out") == 0


class TestSundew:
    @pytest.mark.rule("9.6.2c")
    def test_a_run_event_on_its_server_costs_what_it_gained(self) -> None:
        with Table("runner") as t:
            t.corp.put("Sundew", "Server 1", rezzed=True)
            t.runner.hand("Dirty Laundry")
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Server 1")
            t.finish_run()
            assert t.corp.credits == 5

    @pytest.mark.rule("5.2.2")
    def test_it_pays_before_the_action_is_resolved(self) -> None:
        with Table("runner") as t:
            t.corp.put("Sundew", "Server 1", rezzed=True)
            t.runner.act("credit")
            kinds = [(one.kind, one.side) for one in t.state.journal.since(0) if one.kind == "credits gained"]
            assert [side for _, side in kinds] == [0, 1]


class TestTheTwins:
    @pytest.mark.rule("6.5.2")
    def test_the_runner_cannot_jack_out_before_the_ice_is_met_again(self) -> None:
        with Table("runner") as t:
            t.corp.put("The Twins", "HQ", rezzed=True)
            t.corp.put("Pup", "HQ", rezzed=True)
            t.corp.hand("Pup")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.set(credits=0)
            t.runner.run("HQ")
            t.settle()
            t.corp.trigger("The Twins")  # nothing else was asked since the ice was passed
            assert t.happened("encounter") == 2
            t.finish_run()


class TestWarroidTracker:
    @pytest.mark.rule("4.7.7b")
    def test_keyhole_trashes_a_card_of_its_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Warroid Tracker", "R&D", rezzed=True)
            t.corp.deck("PAD Campaign")
            t.runner.put("Keyhole")
            t.runner.put("Daily Casts")
            t.runner.use("Keyhole")
            t.settle()
            t.runner.pick("PAD Campaign")
            t.corp.number(0)
            t.runner.number(0)
            t.runner.pick("Daily Casts")
            assert t.happened("traced") == 1

    @pytest.mark.rule("9.6.2b")
    @pytest.mark.parametrize(("first", "traces"), [("Warroid Tracker", 1), ("Adonis Campaign", 2)])
    def test_trashed_first_it_sees_only_itself(self, first: str, traces: int) -> None:
        with Table("runner") as t:
            t.corp.put("Warroid Tracker", "Server 1", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 1", rezzed=True)
            t.runner.set(credits=20)
            t.runner.run("Server 1")
            t.runner.act("access", first)
            while t.run is not None and t.decision is not None:
                wanted = {"number": 0, "trash": 0}
                option = next((one for one in t.decision.options if one.kind in wanted), t.decision.options[0])
                t.game.choose(option)
            assert t.happened("traced") == traces
