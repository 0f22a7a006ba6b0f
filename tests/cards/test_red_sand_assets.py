"""Assets of the Red Sand cycle."""

from __future__ import annotations

import pytest
from tests.corp_turns import at_turn, before_turn
from tests.verbs import break_once, damage, encounter, top

from sneakdoor.cards.vocabulary import Raises, RemoveTag, asset, avoids, event, play, resource
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestMCAAusterityPolicy:
    def test_a_counter_and_a_click_less_for_the_runners_next_turn(self) -> None:
        with Table() as t:
            policy = t.corp.put("MCA Austerity Policy", "Server 1", rezzed=True)
            t.corp.use("MCA Austerity Policy", "Place")
            assert (policy.tokens("power"), t.corp.clicks) == (1, 2)
            assert not t.corp.can("action", "MCA Austerity Policy", says="Place")
            t.end_turn()
            assert t.runner.clicks == 3
            t.end_turn()
            t.end_turn()
            assert t.runner.clicks == 4

    def test_three_counters_are_four_clicks_even_in_the_turn_of_the_third(self) -> None:
        with Table() as t:
            t.corp.put("MCA Austerity Policy", "Server 1", rezzed=True, tokens={"power": 2})
            assert not t.corp.can("action", "MCA Austerity Policy", says="Gain")
            t.corp.use("MCA Austerity Policy", "Place")
            t.corp.use("MCA Austerity Policy", "Gain")
            assert (t.corp.clicks, t.zone("MCA Austerity Policy")) == (3 - 2 + 4, "Archives")
            t.end_turn()
            assert t.runner.clicks == 3


class TestBreachedDome:
    def test_it_hurts_and_burns_a_card_of_the_stack(self) -> None:
        with Table("runner") as t:
            t.corp.put("Breached Dome", "Server 1")
            t.runner.hand("Sure Gamble", "Sure Gamble").deck("Corroder", "Mimic")
            t.runner.run("Server 1")
            t.finish_run()
            assert damage(t) == [("meat", 1)]
            assert sorted(t.runner.titles("discard")) == ["Mimic", "Sure Gamble"]

    @pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
    def test_wherever_it_is(self, server: str) -> None:
        with Table("runner") as t:
            {"HQ": t.corp.hand, "R&D": t.corp.deck, "Archives": t.corp.discard}[server]("Breached Dome")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run(server)
            t.finish_run()
            assert damage(t) == [("meat", 1)]
            assert len(t.runner.titles("discard")) == 2

    def test_in_rnd_it_is_revealed_while_it_is_accessed(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Breached Dome")
            t.runner.hand("Sure Gamble").run("R&D")
            t.settle()
            assert visible(t.state, t.cid("Breached Dome"), CORP)
            t.finish_run()

    def test_the_corp_trashes_the_card(self) -> None:
        with Table("runner") as t:
            t.corp.put("Breached Dome", "Server 1")
            t.runner.hand("Sure Gamble", "Sure Gamble").run("Server 1")
            t.finish_run()
            assert {one.side for one in t.state.journal.since(0) if one.kind == "trashed"} == {CORP}


class TestSynthDNAModification:
    def pass_it(self, title: str, times: int = 1) -> Table:
        t = Table("runner")
        t.corp.put("Synth DNA Modification", "Server 1", rezzed=True)
        t.corp.put(title, "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.hand(*["Sure Gamble"] * 4).set(credits=30)
        for _ in range(times):
            encounter(t, "HQ")
            for _ in range(3):
                t.runner.use("Corroder", "strength")
            break_once(t, "Corroder")
            break_once(t, "Corroder")
            t.finish_run()
        return t

    def test_the_first_broken_subroutine_of_ap_ice_is_a_net_damage(self) -> None:
        with self.pass_it("Wall of Thorns", times=2) as t:
            assert damage(t) == [("net", 1)]

    def test_other_ice_does_not_count(self) -> None:
        with self.pass_it("Eli 1.0") as t:
            assert damage(t) == []


class TestCPCGenerator:
    def test_the_first_click_for_a_credit_each_turn_pays_the_corp_too(self) -> None:
        with Table("runner") as t:
            t.corp.put("CPC Generator", "Server 1", rezzed=True)
            t.runner.act("credit")
            assert t.corp.credits == 6
            t.runner.act("credit")
            assert t.corp.credits == 6

    def test_neither_cards_nor_the_corps_own_clicks_count(self) -> None:
        with Table("runner") as t:
            t.corp.put("CPC Generator", "Server 1", rezzed=True)
            t.runner.hand("Sure Gamble").play("Sure Gamble")
            t.runner.act("draw")
            assert t.corp.credits == 5
            t.runner.act("credit")  # it is the first of its kind
            assert t.corp.credits == 6
        with Table() as t:
            t.corp.put("CPC Generator", "Server 1", rezzed=True)
            t.corp.act("credit")
            assert t.corp.credits == 6


class TestNetAnalytics:
    @pytest.mark.parametrize("wanted", [True, False])
    def test_a_tag_that_is_removed_may_be_a_card(self, wanted: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Net Analytics", "Server 1", rezzed=True)
            t.runner.set(tags=1)
            t.runner.act("remove tag")
            if wanted:
                t.corp.accept()
            else:
                t.corp.decline()
            assert t.happened("drawn") == (1 if wanted else 0)

    def test_one_card_however_many_tags(self) -> None:
        wash = event("Wash", "neutral_runner", play(RemoveTag(2)), cost=0)
        with Table("runner", cards=(wash,)) as t:
            t.corp.put("Net Analytics", "Server 1", rezzed=True)
            t.runner.set(tags=2).hand("Wash").play("Wash")
            t.corp.accept()
            assert (t.happened("drawn"), t.state.tags) == (1, 0)

    def test_a_tag_that_is_avoided_counts(self) -> None:
        alibi = resource("Alibi", "neutral_runner", avoids((), 1), cost=0)
        with Table("runner", cards=(alibi,)) as t:
            t.corp.put("Net Analytics", "Server 1", rezzed=True)
            t.corp.put("Ghost Branch", "Server 2", tokens={"advancement": 1})
            t.runner.put("Alibi")
            t.runner.run("Server 2")
            t.corp.accept()
            t.runner.use("Alibi")
            t.corp.accept()
            t.finish_run()
            assert (t.happened("drawn"), t.state.tags) == (1, 0)

    def test_tags_that_the_corp_removes_do_not(self) -> None:
        with Table() as t:
            t.corp.put("Net Analytics", "Server 1", rezzed=True)
            t.runner.set(tags=2, credits=5).put("Desperado")
            t.corp.hand("Observe and Destroy").play("Observe and Destroy")
            t.corp.pick("Desperado")
            assert (t.happened("drawn"), t.state.tags) == (0, 1)


class TestWhampoaReclamation:
    def test_a_card_of_hq_buys_one_of_archives_under_the_deck(self) -> None:
        with Table() as t:
            t.corp.put("Whampoa Reclamation", "Server 1", rezzed=True)
            t.corp.hand("Enigma", "Ice Wall").discard("Snare!")
            t.corp.use("Whampoa Reclamation")
            t.corp.pick("Enigma")
            t.corp.pick("Snare!")
            assert t.state.card(t.state.deck[CORP][0]).title == "Snare!"
            assert t.corp.titles("discard") == ["Enigma"]
            assert t.corp.clicks == 3
            assert not t.corp.can("use", "Whampoa Reclamation")

    @pytest.mark.rule("1.2.5")
    def test_the_card_that_pays_may_go_back_itself_but_not_be_counted_on(self) -> None:
        with Table() as t:
            t.corp.put("Whampoa Reclamation", "Server 1", rezzed=True)
            t.corp.hand("Enigma").discard("Snare!")
            t.corp.use("Whampoa Reclamation")
            t.corp.pick("Enigma")
            assert t.corp.titles("discard") == ["Snare!"]
            assert t.state.card(t.state.deck[CORP][0]).title == "Enigma"
        with Table() as t:
            t.corp.put("Whampoa Reclamation", "Server 1", rezzed=True)
            t.corp.hand("Enigma")
            assert not t.corp.can("use", "Whampoa Reclamation")

    def test_hq_must_not_be_empty(self) -> None:
        with Table() as t:
            t.corp.put("Whampoa Reclamation", "Server 1", rezzed=True)
            t.corp.discard("Enigma")
            assert not t.corp.can("use", "Whampoa Reclamation")


class TestClydeVanRite:
    @pytest.mark.parametrize("pays", [True, False])
    def test_a_credit_or_a_card_of_the_stack(self, pays: bool) -> None:
        with before_turn("Clyde Van Rite") as t:
            t.runner.deck("Corroder", "Mimic")
            t.end_turn()
            t.runner.mode("pays" if pays else "trashes")
            t.settle()
            assert (t.runner.credits, t.runner.titles("discard")) == ((5, []) if pays else (6, ["Mimic"]))

    def test_without_a_credit_there_is_no_choice(self) -> None:
        with before_turn("Clyde Van Rite") as t:
            t.runner.deck("Mimic")
            t.end_turn(stop="5.6.1b")
            t.runner.set(credits=0)
            t.settle()
            assert t.runner.titles("discard") == ["Mimic"]
            trashed = [one.side for one in t.state.journal.since(0) if one.kind == "trashed"]
            assert trashed == [RUNNER]


class TestOpenForum:
    def test_another_card_comes_openly_and_one_goes_back(self) -> None:
        with before_turn("Open Forum") as t:
            t.corp.hand("Enigma").deck("Ice Wall", "Snare!", "Hedge Fund")
            t.end_turn()
            t.corp.pick("Enigma")
            t.settle()
            assert sorted(t.corp.titles("hand")) == ["Hedge Fund", "Snare!"]
            assert top(t, CORP, 2) == ["Enigma", "Ice Wall"]
            revealed = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"]
            assert revealed == ["Snare!"]

    def test_only_after_the_mandatory_draw_and_once(self) -> None:
        with Table() as t:
            t.corp.put("Open Forum", "Server 1", rezzed=True)
            t.corp.act("draw")
            assert (t.happened("drawn"), t.happened("revealed")) == (1, 0)
        with Table(
            "runner", clicks=1, cards=(asset("Thirst", "neutral_corp", Raises("draw", 1), cost=0, trash=1),)
        ) as t:
            t.corp.put("Open Forum", "Server 1", rezzed=True)
            t.corp.put("Thirst", "Server 2", rezzed=True)
            t.corp.deck("Enigma", "Ice Wall", "Snare!", "Hedge Fund")
            t.end_turn()
            t.corp.pick("Snare!")
            t.settle()
            assert (t.happened("drawn"), t.happened("revealed")) == (2, 1)
            assert sorted(t.corp.titles("hand")) == ["Hedge Fund", "Ice Wall"]


class TestQuarantineSystem:
    def system(self, *ice: str, agenda: str = "Hostile Takeover", money: int = 5) -> Table:
        t = Table()
        t.corp.put("Quarantine System", "Server 1", rezzed=True)
        for title, server in zip(ice, ("HQ", "R&D", "Archives", "Server 1"), strict=False):
            t.corp.put(title, server)
        t.corp.scored(agenda).set(credits=money)
        return t

    def test_up_to_three_pieces_of_ice_are_each_two_cheaper_a_point(self) -> None:
        with self.system("Enigma", "Hunter", "Ice Wall", "Neural Katana") as t:
            t.corp.use("Quarantine System")
            t.corp.pick("Enigma")
            assert t.corp.credits == 5 - 1
            t.corp.pick("Ice Wall")
            assert t.corp.credits == 4
            t.corp.pick("Neural Katana")
            assert t.corp.credits == 2
            assert (t.card("Hunter").rezzed, t.corp.score, t.corp.clicks) == (False, 0, 3)
            assert t.card("Quarantine System").installed

    def test_fewer_will_do(self) -> None:
        with self.system("Enigma", "Hunter") as t:
            t.corp.use("Quarantine System")
            t.corp.pick("Enigma")
            t.corp.pick()
            assert (t.card("Hunter").rezzed, t.corp.credits) == (False, 4)

    def test_two_points_are_four_credits_each(self) -> None:
        with self.system("Hadrian's Wall", "Ice Wall", agenda="Nisei MK II", money=6) as t:
            t.corp.use("Quarantine System")
            t.corp.pick("Hadrian's Wall")
            assert t.corp.credits == 0
            t.corp.pick("Ice Wall")
            assert t.card("Ice Wall").rezzed

    def test_what_only_counts_as_an_agenda_has_no_printed_points(self) -> None:
        with self.system("Enigma", "Ice Wall") as t:
            t.corp.put("Echo Chamber", "Server 2", rezzed=True)
            t.corp.use("Echo Chamber")
            t.corp.set(clicks=1)
            t.corp.use("Quarantine System")
            t.corp.pick("Echo Chamber")
            t.corp.pick("Enigma")
            assert t.corp.credits == 5 - 3
            t.corp.pick()

    def test_it_takes_an_agenda_and_ice(self) -> None:
        with Table() as t:
            t.corp.put("Quarantine System", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ")
            assert not t.corp.can("use", "Quarantine System")
        with Table() as t:
            t.corp.put("Quarantine System", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.scored("Hostile Takeover")
            assert not t.corp.can("use", "Quarantine System")

    def test_ice_that_only_the_discount_makes_affordable(self) -> None:
        with self.system("Enigma", money=1) as t:
            t.corp.use("Quarantine System")
            t.corp.pick("Enigma")
            assert (t.card("Enigma").rezzed, t.corp.credits) == (True, 0)

    def test_tokens_that_come_from_the_forfeiting_count_before_the_ice_is_rezzed(self) -> None:
        with Table(corp="Jemison Astronautics: Sacrifice. Audacity. Success.") as t:
            t.corp.put("Quarantine System", "Server 1", rezzed=True)
            t.corp.put("Wormhole", "HQ")
            t.corp.scored("Hostile Takeover")
            t.corp.use("Quarantine System")
            t.corp.pick("Wormhole")  # 2 advancement tokens
            t.corp.pick("Wormhole")
            assert t.corp.credits == 5 - 1


class TestMandatoryDrawIsKnown:
    def test_nothing_asks_as_the_runners_turn_begins(self) -> None:
        with Table(clicks=1) as t:
            t.corp.put("Open Forum", "Server 1", rezzed=True)
            t.corp.put("Clyde Van Rite", "Server 2", rezzed=True)
            t.end_turn()
            assert t.state.active == RUNNER
            assert t.happened("revealed") == 0


def test_a_turn_of_all_of_them() -> None:
    with at_turn("Net Analytics", "CPC Generator", "Synth DNA Modification") as t:
        assert t.state.active == CORP
