"""Criminal cards of the cycles, by their numbers and by what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import back_to, detour, doers, encounter, now, strike, trial

from sneakdoor import Game
from sneakdoor.cards.vocabulary import (
    HQ,
    ICE,
    RND,
    UPGRADE,
    AccessChosen,
    AccessServer,
    Credits,
    DuringRun,
    Is,
    MoveRun,
    On,
    TrashThis,
    operation,
    paid,
    play,
    resource,
    trace,
    when,
)
from sneakdoor.decks import Deck
from sneakdoor.language.instructions.effects import Tag
from sneakdoor.testing import Table, table

AGAIN = resource("Again", "neutral_runner", paid(Credits(0), MoveRun(""), only=DuringRun()), cost=0)
AWAY = resource("Away", "neutral_runner", paid(Credits(0), MoveRun(server=int(RND)), only=DuringRun()), cost=0)
TAGGING = operation("Tagging", "neutral_corp", play(Tag(5)), cost=0)
SEARCH = operation("Search", "neutral_corp", play(*trace(1, Tag(1))), cost=0)


def go_on(t: Table) -> None:
    """Leave every card that is accessed alone."""
    t.settle()
    while now(t).kind in ("access", "accessed card"):
        t.game.choose(next((o for o in now(t).options if o.kind == "go on"), now(t).options[0]))
        t.settle()


class TestEvents:
    def test_satellite_uplink_exposes_up_to_2_cards(self) -> None:
        with Table("runner") as t:
            titles = ("PAD Campaign", "Hostile Takeover", "Ice Wall")
            cards = [t.corp.put(title, f"Server {n + 1}") for n, title in enumerate(titles)]
            t.runner.hand("Satellite Uplink")
            t.runner.play("Satellite Uplink")
            t.runner.act("pick", cards[0])
            t.runner.act("pick", cards[2])
            t.settle()
            assert now(t).kind == "action"
            assert (t.happened("exposed"), t.runner.credits) == (2, 3)

    def test_satellite_uplink_may_expose_one_card(self) -> None:
        with Table("runner") as t:
            campaign = t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.runner.hand("Satellite Uplink")
            t.runner.play("Satellite Uplink")
            t.runner.pick(campaign)
            assert t.happened("exposed") == 1

    def test_recon_lets_the_runner_jack_out_at_the_first_ice_only(self) -> None:
        with Table("runner", cards=(trial("Barrier"),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.hand("Recon")
            t.runner.play("Recon")
            t.runner.act("server", server="HQ")
            t.runner.decline()
            t.finish_run()
            assert (t.happened("encounter"), t.happened("successful run"), t.runner.credits) == (2, 1, 4)

    def test_early_bird_gives_back_the_click_and_makes_a_run(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Early Bird")
            t.runner.play("Early Bird")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert (t.runner.clicks, t.runner.credits, t.happened("successful run")) == (4, 4, 1)

    @pytest.mark.parametrize("n", [1, 3])
    def test_on_the_lam_prevents_up_to_3_damage(self, n: int) -> None:
        with Table("runner", cards=(strike(5, "net"),)) as t:
            t.runner.hand("On the Lam").put("Armitage Codebusting")
            t.runner.play("On the Lam")
            t.end_turn()
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("On the Lam", "revent")
            assert max(option.number for option in now(t).options) == 3
            t.runner.number(n)
            t.settle()
            assert (len(t.runner.titles("hand")), t.zone("On the Lam"), t.card("Armitage Codebusting").installed) == (
                n,
                "the heap",
                True,
            )

    def test_on_the_lam_avoids_at_most_3_tags(self) -> None:
        with Table("runner", cards=(TAGGING,)) as t:
            t.runner.hand("On the Lam").put("Armitage Codebusting")
            t.runner.play("On the Lam")
            t.end_turn()
            t.corp.hand("Tagging")
            t.corp.play("Tagging")
            t.runner.use("On the Lam", "void")
            assert max(option.number for option in now(t).options) == 3
            t.runner.number(3)
            assert t.state.tags == 2


class TestRipDeal:
    def test_rip_deal_does_nothing_when_its_run_succeeds_elsewhere(self) -> None:
        with Table("runner", cards=(detour(RND), back_to(HQ))) as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Detour")
            t.runner.put("Back")
            t.runner.hand("Rip Deal").discard("Corroder")
            t.runner.play("Rip Deal")
            t.runner.use("Detour")
            t.finish_run()
            assert (t.happened("accessed"), t.runner.titles("discard")) == (2, ["Corroder"])

    def test_what_is_accessed_after_the_run_is_accessed(self) -> None:
        looks = when(On("run ends"), AccessServer(HQ), AccessChosen(Is((UPGRADE,))))
        second = resource("Second Look", "neutral_runner", looks, cost=0)
        with Table("runner", cards=(second,)) as t:
            t.corp.hand("Hedge Fund").put("Red Herrings", "HQ")
            t.runner.put("Second Look")
            t.runner.hand("Rip Deal").discard("Corroder", "Mimic")
            t.runner.play("Rip Deal")
            t.runner.pick("Corroder")
            go_on(t)
            assert (t.happened("accessed"), t.runner.titles("hand")) == (2, ["Corroder"])

    def test_ice_of_hq_can_be_accessed_if_a_card_says_so(self) -> None:
        inspect = resource("Inspect", "neutral_runner", paid(TrashThis(), AccessChosen(Is((ICE,)))), cost=0)
        with Table("runner", cards=(inspect,)) as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Inspect")
            t.runner.hand("Rip Deal")
            t.runner.play("Rip Deal")
            t.runner.use("Inspect")
            t.finish_run()
            assert t.happened("accessed") == 1

    @pytest.mark.both
    def test_the_roots_of_other_servers_can_be_accessed(self) -> None:
        with Table("runner", cards=(detour(RND),)) as t:
            t.corp.put("Red Herrings", "R&D")
            t.runner.put("Detour")
            t.runner.hand("Rip Deal")
            t.runner.play("Rip Deal")
            t.runner.use("Detour")
            t.finish_run()
            assert t.happened("accessed") == 2


class TestResourcesAndRuns:
    def test_charlatan_bypasses_the_ice_once(self) -> None:
        with Table("runner", cards=(AGAIN, trial("Barrier", 1))) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Again")
            t.runner.put("Charlatan")
            t.runner.use("Charlatan")
            t.runner.act("server", server="HQ")
            t.runner.trigger("Charlatan")
            assert (t.runner.credits, t.runner.clicks) == (4, 2)
            while t.happened("passed") == 0:
                t.game.choose(next(o for o in now(t).options if o.kind in ("pass", "continue")))
            t.runner.use("Again")
            t.finish_run()
            assert (t.happened("bypassed"), t.corp.credits, t.runner.credits) == (1, 8, 4)

    def test_charlatan_bypasses_nothing_in_another_run(self) -> None:
        with Table("runner", cards=(AWAY, trial("Barrier", 1))) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Away")
            t.runner.put("Doppelgänger")
            t.runner.put("Charlatan")
            t.runner.use("Charlatan")
            t.runner.act("server", server="HQ")
            t.runner.trigger("Charlatan")
            t.runner.use("Away")
            go_on(t)
            t.runner.accept()
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.happened("bypassed"), t.corp.credits) == (0, 8)

    def test_maxwell_james_derezzes_the_ice_and_leaves_it_there(self) -> None:
        with Table("runner") as t:
            ice = t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.runner.put("Maxwell James")
            t.runner.run("HQ")
            t.runner.use("Maxwell James")
            t.settle()
            assert (ice.zone, ice.rezzed) == ("the play area", False)


class TestDamage:
    def test_muresh_bodysuit_prevents_one_meat_damage_the_first_time_each_turn(self) -> None:
        with Table("corp", cards=(strike(2, "meat"),)) as t:
            t.runner.put("Muresh Bodysuit")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike", "Strike")
            t.corp.play("Strike")
            assert len(t.runner.titles("hand")) == 4
            t.corp.play("Strike")
            assert len(t.runner.titles("hand")) == 2

    def test_muresh_bodysuit_prevents_no_net_damage(self) -> None:
        with Table("corp", cards=(strike(2, "net"),)) as t:
            t.runner.put("Muresh Bodysuit")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            assert len(t.runner.titles("hand")) == 3

    def test_titanium_ribs_do_2_meat_damage_of_the_runners_choice_when_they_come(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Titanium Ribs", "Sure Gamble", "Corroder", "Akamatsu Mem Chip")
            t.runner.install("Titanium Ribs")
            t.runner.pick("Sure Gamble", "Corroder")
            (damage,) = [one for one in t.state.journal.since(0) if one.kind == "damaged"]
            assert (damage.cause, damage.amount, damage.side, t.state.brain) == ("meat", 2, 1, 0)
            t.runner.install("Akamatsu Mem Chip")
            assert (t.happened("damaged"), t.runner.titles("hand")) == (1, [])


class TestTurns:
    def test_drug_dealer_costs_a_credit_each_turn_of_the_runner_and_draws_in_the_corps(self) -> None:
        t = Table("corp")
        t.runner.put("Drug Dealer")
        t.end_turn()
        assert (t.runner.credits, t.runner.titles("hand")) == (4, [])
        t.end_turn()
        assert (t.runner.credits, len(t.runner.titles("hand"))) == (8, 1)

    def test_bug_out_bag_gets_counters_only_when_it_comes_itself(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Bug Out Bag", "Akamatsu Mem Chip")
            t.runner.act("install", "Bug Out Bag")
            t.runner.number(2)
            assert (t.card("Bug Out Bag").tokens("power"), t.runner.credits) == (2, 3)
            t.runner.install("Akamatsu Mem Chip")
            assert t.card("Bug Out Bag").tokens("power") == 2
            t.end_turn()
            assert (len(t.runner.titles("hand")), t.zone("Bug Out Bag")) == (2, "the heap")

    def test_bug_reveals_what_the_corp_draws_for_2(self) -> None:
        with Table("corp") as t:
            t.runner.put("Bug")
            t.corp.act("draw")
            t.runner.accept()
            assert (t.runner.credits, t.happened("revealed"), len(t.corp.titles("hand"))) == (3, 1, 1)
            t.corp.act("draw")
            t.runner.decline()
            assert (t.runner.credits, t.happened("revealed")) == (3, 1)


class TestFlipSwitch:
    def test_flip_switch_is_no_use_in_the_corps_turn_and_forbids_nothing_else(self) -> None:
        with Table("corp", cards=(SEARCH,)) as t:
            t.runner.put("Flip Switch")
            t.runner.put("Disrupter")
            t.runner.set(credits=0)
            t.corp.hand("Search").set(credits=0)
            t.corp.play("Search")
            assert not t.runner.can("use", "Flip Switch")
            t.runner.use("Disrupter")
            t.settle()
            assert (t.state.tags, t.zone("Flip Switch"), t.zone("Disrupter")) == (0, "the play area", "the heap")

    def test_flip_switch_removes_a_tag_in_the_runners_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("Flip Switch")
            t.runner.set(tags=2)
            t.runner.use("Flip Switch", "ag")
            assert (t.state.tags, t.zone("Flip Switch"), t.runner.clicks) == (1, "the heap", 4)


class TestIdentities:
    def test_ken_tenma_is_paid_for_the_first_run_event_of_a_turn(self) -> None:
        with Table("runner", runner="Ken “Express” Tenma: Disappeared Clone") as t:
            t.runner.hand("Easy Mark", "Dirty Laundry", "Dirty Laundry")
            t.runner.play("Easy Mark")
            assert t.runner.credits == 8
            for after in (8 - 2 + 1 + 5, 12 - 2 + 5):
                t.runner.play("Dirty Laundry")
                t.runner.act("server", server="Archives")
                t.finish_run()
                assert t.runner.credits == after

    def test_los_is_paid_for_the_first_ice_rezzed_in_a_turn(self) -> None:
        with Table("runner", runner="Los: Data Hijacker") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.put("PAD Campaign", "Server 1")
            for server, title in (("HQ", "Ice Wall"), ("R&D", "Enigma")):
                t.runner.run(server)
                t.corp.rez(title)
                t.finish_run()
                assert t.runner.credits == 7

    def test_liza_draws_2_and_takes_a_tag_for_the_first_run_on_a_central_server(self) -> None:
        with Table("runner", runner="Liza Talking Thunder: Prominent Legislator") as t:
            t.corp.put("Ice Wall", "Server 1")
            for server, cards in (("Server 1", 0), ("Archives", 2), ("R&D", 2)):
                t.runner.run(server)
                t.finish_run()
                assert len(t.runner.titles("hand")) == cards
            assert doers(t, "tagged") == ["RUNNER 1"]

    def test_steve_cambridge_gets_one_of_2_cards_and_the_corp_removes_the_other(self) -> None:
        steve = "Steve Cambridge: Master Grifter"
        with Table("runner", runner="Steve Cambridge: Master Grifter") as t:
            t.runner.discard("Diesel")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("discard") == ["Diesel"]
        with Table("runner", runner=steve) as t:
            t.runner.discard("Diesel", "Corroder")
            t.runner.run("HQ")
            t.runner.trigger(steve)
            t.runner.act("pick", "Diesel")
            t.corp.pick("Diesel")
            t.finish_run()
            assert (t.runner.titles("hand"), t.runner.titles("discard")) == (["Corroder"], [])
            removed = [one for one in t.state.journal.since(0) if one.kind == "removed from game"]
            assert [one.side for one in removed] == [0]
            t.runner.discard("Diesel", "Corroder")
            t.runner.run("HQ")
            t.settle()
            assert now(t).kind == "action"

    def test_andromeda_begins_with_9_cards(self) -> None:
        runner = Deck.of("Andromeda: Dispossessed Ristie", {"Sure Gamble": 3, "Diesel": 42})
        corp = Deck.of("Haas-Bioroid: Engineering the Future", {"Hedge Fund": 45})
        game = Game.new(corp=corp, runner=runner, seed=1, rules=table.default_rules)
        assert [len(hand) for hand in game.state.hand] == [5, 9]


class TestAfterAnEncounter:
    def test_slipstream_is_trashed_to_approach_ice_in_the_same_place(self) -> None:
        t = Table("runner", cards=(trial("Barrier"),))
        t.corp.put("Trial", "HQ", rezzed=True)
        other = t.corp.put("Trial", "R&D", rezzed=True)
        t.runner.put("Slipstream")
        t.runner.put("Study Guide")
        encounter(t, "HQ")
        t.runner.pass_()
        t.runner.accept()
        t.runner.pick(other)
        t.finish_run()
        assert t.zone("Slipstream") == "the heap"
        assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [1]
