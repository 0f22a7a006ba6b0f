"""Assets of the Ashes cycle."""

from __future__ import annotations

import pytest
from tests.corp_turns import at_turn, before_turn
from tests.verbs import damage, strike

from sneakdoor.cards.vocabulary import Damage, Gain, MakeRun, event, if_successful, instead_of_access, play
from sneakdoor.model.enums import NET
from sneakdoor.testing import Table


def trash_it(title: str, *hand: str, rezzed: bool = True, **more: str) -> Table:
    """The Runner trashes this asset in Server 1 while accessing it."""
    t = Table("runner")
    t.corp.hand(*hand).put(title, "Server 1", rezzed=rezzed)
    for other, server in more.items():
        t.corp.put(other.replace("_", " "), server.replace("_", " "))
    t.runner.set(credits=9)
    t.runner.run("Server 1")
    return t


class TestBassCH1R180G4:
    def test_a_click_and_the_card_are_two_clicks(self) -> None:
        with Table() as t:
            t.corp.put("Bass CH1R180G4", "Server 1", rezzed=True)
            t.corp.use("Bass CH1R180G4")
            assert t.corp.clicks == 3 - 1 + 2
            assert t.zone("Bass CH1R180G4") == "Archives"

    def test_it_takes_a_click_and_a_rezzed_card(self) -> None:
        with Table() as t:
            t.corp.put("Bass CH1R180G4", "Server 1")
            assert not t.corp.can("action", "Bass CH1R180G4")


class TestCalvinB4L3Y:
    def test_two_cards_once_per_turn(self) -> None:
        with Table() as t:
            t.corp.put("Calvin B4L3Y", "Server 1", rezzed=True)
            t.corp.use("Calvin B4L3Y")
            assert (t.happened("drawn"), t.corp.clicks) == (2, 2)
            assert not t.corp.can("action", "Calvin B4L3Y")

    @pytest.mark.parametrize("wanted", [True, False])
    def test_a_runner_who_trashes_it_may_let_the_corp_draw(self, wanted: bool) -> None:
        with trash_it("Calvin B4L3Y") as t:
            t.runner.accept()
            if wanted:
                t.corp.accept()
            else:
                t.corp.decline()
            assert t.happened("drawn") == (2 if wanted else 0)

    def test_unrezzed_it_does_nothing_when_it_is_trashed(self) -> None:
        with trash_it("Calvin B4L3Y", rezzed=False) as t:
            t.runner.accept()
            t.finish_run()
            assert t.happened("drawn") == 0

    def test_trashed_in_hq_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Calvin B4L3Y")
            t.runner.run("HQ")
            t.runner.accept()
            t.finish_run()
            assert (t.happened("drawn"), t.zone("Calvin B4L3Y")) == (0, "Archives")

    def test_trashed_by_the_corp_it_does_nothing(self) -> None:
        with Table() as t:
            t.corp.hand("Calvin B4L3Y", "PAD Campaign").put("Calvin B4L3Y", "Server 1", rezzed=True)
            t.corp.install("PAD Campaign", "Server 1")
            assert t.corp.titles("discard") == ["Calvin B4L3Y"]
            assert t.happened("drawn") == 0


class TestNanoetchingMatrix:
    def test_two_credits_once_per_turn(self) -> None:
        with Table() as t:
            t.corp.put("Nanoetching Matrix", "Server 1", rezzed=True)
            t.corp.use("Nanoetching Matrix")
            assert (t.corp.credits, t.corp.clicks) == (7, 2)
            assert not t.corp.can("action", "Nanoetching Matrix")

    @pytest.mark.parametrize("wanted", [True, False])
    def test_two_more_if_the_runner_trashes_it(self, wanted: bool) -> None:
        with trash_it("Nanoetching Matrix") as t:
            t.runner.accept()
            if wanted:
                t.corp.accept()
            else:
                t.corp.decline()
            assert t.corp.credits == (7 if wanted else 5)

    def test_unrezzed_it_pays_nothing(self) -> None:
        with trash_it("Nanoetching Matrix", rezzed=False) as t:
            t.runner.accept()
            t.finish_run()
            assert t.corp.credits == 5

    def test_trashed_by_the_corp_it_pays_nothing(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign").put("Nanoetching Matrix", "Server 1", rezzed=True)
            t.corp.install("PAD Campaign", "Server 1")
            assert (t.corp.titles("discard"), t.corp.credits) == (["Nanoetching Matrix"], 5)


class TestWhoWasTrashed:
    @pytest.mark.parametrize("title", ["Calvin B4L3Y", "Nanoetching Matrix", "Vaporframe Fabricator"])
    def test_another_card_that_the_runner_trashes_is_nothing_to_these(self, title: str) -> None:
        with Table("runner") as t:
            t.corp.hand("Ice Wall").put(title, "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            t.runner.set(credits=9).run("Server 2")
            t.runner.accept()
            t.finish_run()
            assert (t.zone("PAD Campaign"), t.corp.credits, t.corp.titles("hand")) == ("Archives", 5, ["Ice Wall"])


class TestVaporframeFabricator:
    def test_a_card_is_installed_for_nothing_once_per_turn(self) -> None:
        with Table() as t:
            t.corp.hand("Ice Wall", "Enigma", "Hedge Fund")
            t.corp.put("Hunter", "HQ")
            t.corp.put("Vaporframe Fabricator", "Server 1", rezzed=True)
            t.corp.use("Vaporframe Fabricator")
            assert not t.corp.can("pick", "Hedge Fund")
            t.corp.pick("Enigma")
            t.corp.destination("HQ")
            t.corp.pick()
            assert (t.corp.credits, t.corp.clicks) == (5, 2)
            assert t.card("Enigma").server == "HQ"
            assert not t.corp.can("action", "Vaporframe Fabricator")

    def test_the_click_may_install_in_this_server(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign").put("Vaporframe Fabricator", "Server 1", rezzed=True)
            t.corp.use("Vaporframe Fabricator")
            t.corp.destination("Server 1")
            assert t.zone("Vaporframe Fabricator") == "Archives"

    def test_without_a_card_to_install_it_is_not_used(self) -> None:
        with Table() as t:
            t.corp.hand("Hedge Fund").put("Vaporframe Fabricator", "Server 1", rezzed=True)
            assert not t.corp.can("action", "Vaporframe Fabricator")

    def test_trashed_it_installs_a_card_but_not_in_its_server(self) -> None:
        with trash_it("Vaporframe Fabricator", "PAD Campaign", Ash_2X3ZB9CY="Server_1") as t:
            t.runner.act("access", "Vaporframe Fabricator")
            t.runner.act("trash")
            t.corp.accept()
            t.settle()
            assert t.card("PAD Campaign").server == "Server 2"
            assert t.corp.credits == 5
            t.finish_run()

    def test_ice_may_protect_the_server_it_was_in(self) -> None:
        with trash_it("Vaporframe Fabricator", "Enigma", Ice_Wall="Server_1") as t:
            t.settle()
            t.runner.act("trash")
            t.corp.accept()
            t.corp.destination("Server 1")
            t.corp.pick()
            assert (t.card("Enigma").server, t.corp.credits) == ("Server 1", 5)

    def test_the_install_may_be_declined_and_needs_a_rezzed_card(self) -> None:
        with trash_it("Vaporframe Fabricator", "PAD Campaign") as t:
            t.runner.accept()
            t.corp.decline()
            assert t.corp.titles("hand") == ["PAD Campaign"]
        with trash_it("Vaporframe Fabricator", "PAD Campaign", rezzed=False) as t:
            t.runner.accept()
            t.finish_run()
            assert t.corp.titles("hand") == ["PAD Campaign"]

    def test_a_corp_that_trashes_it_installs_nothing(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign", "Enigma").put("Vaporframe Fabricator", "Server 1", rezzed=True)
            t.corp.install("PAD Campaign", "Server 1")
            assert t.corp.titles("hand") == ["Enigma"]


class TestPranaCondenser:
    def condense(self, n: int = 2, *, sure: bool = False) -> Table:
        t = Table(cards=(strike(n, NET, sure=sure),))
        t.corp.put("Prāna Condenser", "Server 1", rezzed=True)
        t.corp.hand("Strike")
        t.runner.hand(*["Sure Gamble"] * 5)
        t.corp.play("Strike")
        return t

    def test_one_net_damage_becomes_a_counter_and_three_credits(self) -> None:
        with self.condense() as t:
            t.corp.trigger("Prāna Condenser")
            t.settle()
            assert damage(t) == [("net", 1)]
            assert (t.card("Prāna Condenser").tokens("power"), t.corp.credits) == (1, 8)

    def test_it_may_be_left(self) -> None:
        with self.condense() as t:
            t.corp.pass_()
            assert damage(t) == [("net", 2)]
            assert (t.card("Prāna Condenser").tokens("power"), t.corp.credits) == (0, 5)

    def test_what_cannot_be_prevented_feeds_nothing(self) -> None:
        with self.condense(sure=True) as t:
            assert not t.corp.can("trigger", "Prāna Condenser")
            t.settle()
            assert (damage(t), t.corp.credits) == ([("net", 2)], 5)

    def test_other_damage_is_left_alone(self) -> None:
        with Table(cards=(strike(2),)) as t:
            t.corp.put("Prāna Condenser", "Server 1", rezzed=True)
            t.corp.hand("Strike")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.play("Strike")
            assert (damage(t), t.corp.credits) == ([("meat", 2)], 5)

    def test_net_damage_that_the_runner_does_feeds_nothing(self) -> None:
        nosebleed = event("Nosebleed", "neutral_runner", play(Damage(1, NET, suffer=True)), cost=0)
        with Table("runner", cards=(nosebleed,)) as t:
            t.corp.put("Prāna Condenser", "Server 1", rezzed=True)
            t.runner.hand("Nosebleed", "Sure Gamble").play("Nosebleed")
            assert (damage(t), t.corp.credits) == ([("net", 1)], 5)

    def test_the_counters_come_back_as_damage_all_at_once(self) -> None:
        with Table() as t:
            t.corp.put("Prāna Condenser", "Server 1", rezzed=True, tokens={"power": 3})
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.use("Prāna Condenser")
            assert (damage(t), t.corp.clicks, t.zone("Prāna Condenser")) == ([("net", 3)], 1, "Archives")

    def test_without_a_counter_there_is_nothing_to_do(self) -> None:
        with Table() as t:
            t.corp.put("Prāna Condenser", "Server 1", rezzed=True)
            assert not t.corp.can("action", "Prāna Condenser")


class TestPublicHealthPortal:
    def test_the_top_card_is_seen_and_two_credits_are_gained(self) -> None:
        with before_turn("Public Health Portal") as t:
            t.corp.deck("Snare!")
            t.end_turn()
            assert t.corp.credits == 7
            assert [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"] == [
                "Snare!"
            ]
            assert t.corp.titles("hand") == ["Snare!"]  # by the mandatory draw, a moment later

    def test_not_as_the_runners_turn_begins(self) -> None:
        with Table(clicks=1) as t:
            t.corp.put("Public Health Portal", "Server 1", rezzed=True)
            t.end_turn()
            assert t.happened("revealed") == 0


class TestStorgoticResonator:
    def resonate(self, *hand: str, runner: str = "Noise: Hacker Extraordinaire", n: int = 1) -> Table:
        t = Table(runner=runner, cards=(strike(n, NET),))
        t.corp.put("Storgotic Resonator", "Server 1", rezzed=True)
        t.corp.hand("Strike", "Strike")
        t.runner.hand(*hand)
        t.corp.play("Strike")
        return t

    def test_a_card_of_the_runners_faction_is_a_counter_once_per_turn(self) -> None:
        with self.resonate("Corroder", "Corroder", "Corroder", n=2) as t:
            assert t.card("Storgotic Resonator").tokens("power") == 1
            t.corp.play("Strike")
            assert t.card("Storgotic Resonator").tokens("power") == 1

    def test_no_other_card_will_do(self) -> None:
        with self.resonate("Gordian Blade", "Sure Gamble") as t:
            assert t.card("Storgotic Resonator").tokens("power") == 0
            t.corp.play("Strike")
            assert t.card("Storgotic Resonator").tokens("power") == 0

    @pytest.mark.rule("1.4.5")
    def test_neutral_is_no_faction(self) -> None:
        with self.resonate("Sure Gamble", runner="Blank Runner") as t:
            assert t.card("Storgotic Resonator").tokens("power") == 0

    @pytest.mark.both
    def test_what_the_runner_trashes_does_not_count(self) -> None:
        with Table("runner", runner="Noise: Hacker Extraordinaire") as t:
            t.corp.put("Storgotic Resonator", "Server 1", rezzed=True)
            t.runner.put("Imp", tokens={"virus": 1})
            t.runner.hand("Corroder").install("Corroder")
            t.runner.act("trash", "Imp")
            t.settle()
            assert t.runner.titles("discard") == ["Imp"]
            assert t.card("Storgotic Resonator").tokens("power") == 0

    def test_a_current_that_is_cleared_was_trashed_by_nobody(self) -> None:
        with Table(runner="Noise: Hacker Extraordinaire") as t:
            t.corp.put("Storgotic Resonator", "Server 1", rezzed=True)
            t.end_turn()
            t.runner.hand("Rumor Mill").play("Rumor Mill")
            t.end_turn()
            t.corp.put("Hostile Takeover", "Server 9", tokens={"advancement": 2})
            t.corp.act("credit")
            t.corp.score_agenda("Hostile Takeover")
            assert "Rumor Mill" in t.runner.titles("discard")
            assert t.card("Storgotic Resonator").tokens("power") == 0

    def test_a_counter_and_a_click_are_a_net_damage(self) -> None:
        with Table() as t:
            t.corp.put("Storgotic Resonator", "Server 1", rezzed=True, tokens={"power": 2})
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.use("Storgotic Resonator")
            assert (damage(t), t.corp.clicks) == ([("net", 1)], 2)
            assert t.card("Storgotic Resonator").tokens("power") == 1
            t.corp.use("Storgotic Resonator")
            assert not t.corp.can("action", "Storgotic Resonator")


class TestDailyQuest:
    def test_it_pays_the_corp_if_nobody_came(self) -> None:
        with at_turn("Daily Quest") as t:
            assert t.corp.credits == 8

    def test_it_pays_whoever_comes(self) -> None:
        with before_turn("Daily Quest", clicks=2) as t:
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.credits == 7
            t.end_turn()
            assert t.corp.credits == 5

    def test_a_successful_run_counts_though_nothing_is_accessed(self) -> None:
        knock = event(
            "Knock", "neutral_runner", play(MakeRun(linked=(if_successful(instead_of_access(Gain(1))),))), cost=0
        )
        with Table("runner", clicks=2, cards=(knock,)) as t:
            t.corp.put("Daily Quest", "Server 1", rezzed=True)
            t.runner.hand("Knock").play("Knock")
            t.runner.act("server", server="Server 1")
            t.finish_run()
            assert (t.happened("accessed"), t.runner.credits) == (0, 5 + 2 + 1)
            t.end_turn()
            assert t.corp.credits == 5

    def test_a_run_elsewhere_does_not_count(self) -> None:
        with before_turn("Daily Quest", clicks=2) as t:
            t.runner.run("Archives")
            t.finish_run()
            t.end_turn()
            assert (t.corp.credits, t.runner.credits) == (8, 6)

    def test_a_run_that_fails_does_not_count(self) -> None:
        with before_turn("Daily Quest", clicks=2) as t:
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.finish_run()
            t.end_turn()
            assert (t.corp.credits, t.runner.credits) == (8, 6)

    def test_it_is_rezzed_in_the_corps_action_phase_only(self) -> None:
        with Table() as t:
            t.corp.put("Daily Quest", "Server 1")
            assert t.corp.can("rez", "Daily Quest")
            t.end_turn(stop="window")
            assert not t.corp.can("rez", "Daily Quest")
            t.end_turn(stop="5.6.1b")
            assert not t.corp.can("rez", "Daily Quest", at="5.6.1b")
            t.corp.rez("Daily Quest")
            assert t.card("Daily Quest").rezzed


class TestTieredSubscription:
    def test_the_first_run_of_a_turn_pays_a_credit(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tiered Subscription", "Server 1", rezzed=True)
            for _ in range(2):
                t.runner.run("Archives")
                t.finish_run()
            assert t.corp.credits == 6

    def test_a_run_that_gets_nowhere_pays_as_well(self) -> None:
        with Table("runner") as t:
            t.corp.put("Tiered Subscription", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 6


class TestCSRCampaign:
    @pytest.mark.parametrize("wanted", [True, False])
    def test_a_card_may_be_drawn(self, wanted: bool) -> None:
        with at_turn("CSR Campaign") as t:
            if wanted:
                t.corp.accept()
            else:
                t.corp.decline()
            t.settle()
            assert t.happened("drawn") == (2 if wanted else 1)


class TestRoughneckRepairSquad:
    @pytest.mark.parametrize("wanted", [True, False])
    def test_a_turn_is_six_credits_and_maybe_less_bad_publicity(self, wanted: bool) -> None:
        with Table() as t:
            t.corp.put("Roughneck Repair Squad", "Server 1", rezzed=True)
            t.corp.set(bad_publicity=2)
            t.corp.use("Roughneck Repair Squad")
            if wanted:
                t.corp.yes()
            else:
                t.corp.no()
            assert (t.corp.credits, t.state.bad_publicity) == (11, 1 if wanted else 2)
            assert t.corp.clicks == 0

    def test_it_takes_three_clicks(self) -> None:
        with Table(clicks=2) as t:
            t.corp.put("Roughneck Repair Squad", "Server 1", rezzed=True)
            assert not t.corp.can("action", "Roughneck Repair Squad")


class TestWallToWall:
    def test_beside_another_rezzed_asset_one_thing_is_done(self) -> None:
        with before_turn("Wall to Wall", "Tiered Subscription") as t:
            t.end_turn()
            t.corp.mode("Gain")
            t.settle()
            assert (t.corp.credits, t.happened("drawn")) == (6, 1)

    def test_each_of_the_four_can_be_that_one_thing(self) -> None:
        with before_turn("Wall to Wall", "Tiered Subscription") as t:
            t.end_turn()
            t.corp.mode("Draw")
            t.settle()
            assert t.happened("drawn") == 2
        with before_turn("Wall to Wall", "Tiered Subscription") as t:
            wall = t.corp.put("Ice Wall", "HQ")
            t.end_turn()
            t.corp.mode("Place")
            t.settle()
            assert wall.tokens("advancement") == 1
        with before_turn("Wall to Wall", "Tiered Subscription") as t:
            t.end_turn()
            t.corp.mode("Add")
            assert t.zone("Wall to Wall") == "HQ"
            t.settle()

    def test_an_unrezzed_asset_is_none(self) -> None:
        with before_turn("Wall to Wall") as t:
            t.corp.put("Tiered Subscription", "Server 2")
            t.end_turn()
            t.corp.mode("Gain")
            t.corp.mode("Nothing")
            t.settle()
            assert t.corp.credits == 6

    def test_alone_it_does_three_different_things_one_by_one(self) -> None:
        with before_turn("Wall to Wall") as t:
            wall = t.corp.put("Ice Wall", "HQ")
            t.end_turn()
            t.corp.mode("Place")
            assert wall.tokens("advancement") == 1
            assert not t.corp.can("mode", number=2)
            t.corp.mode("Draw")
            t.corp.mode("Gain")
            t.settle()
            assert (t.corp.credits, t.happened("drawn")) == (6, 2)
            assert t.card("Wall to Wall").installed

    def test_it_goes_on_from_hq(self) -> None:
        with before_turn("Wall to Wall") as t:
            t.end_turn()
            t.corp.mode("Add")
            assert t.zone("Wall to Wall") == "HQ"
            t.corp.mode("Draw")
            t.corp.mode("Nothing")
            t.settle()
            assert t.happened("drawn") == 2

    def test_without_ice_there_is_no_token_to_place(self) -> None:
        with before_turn("Wall to Wall") as t:
            t.runner.put("Corroder")
            t.end_turn()
            assert not t.corp.can("mode", number=2)
            t.corp.mode("Nothing")
            t.settle()
            assert (t.corp.credits, t.happened("drawn")) == (5, 1)
