"""Assets of the Kitara cycle."""

from __future__ import annotations

import pytest
from tests.corp_turns import at_turn, before_turn
from tests.verbs import damage, encounter, every_window, got_in, score, steal, strike

from sneakdoor.model.enums import NET, RUNNER
from sneakdoor.rules.ice import subroutines
from sneakdoor.testing import Table


class TestKuwindaK4H1U3:
    def hunt(self, link: int, power: int = 2) -> Table:
        t = before_turn("Kuwinda K4H1U3", power=power)
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.end_turn()
        t.corp.accept()
        t.corp.number(1)
        t.runner.number(link)
        return t

    def test_a_trace_that_succeeds_is_brain_damage_and_the_end_of_it(self) -> None:
        with self.hunt(2) as t:
            assert damage(t) == [("brain", 1)]
            assert t.zone("Kuwinda K4H1U3") == "Archives"
            t.settle()

    def test_a_trace_that_fails_makes_it_stronger(self) -> None:
        with self.hunt(3) as t:
            assert damage(t) == []
            assert t.card("Kuwinda K4H1U3").tokens("power") == 3
            t.settle()

    def test_with_no_counter_the_base_is_nothing_and_nobody_must_trace(self) -> None:
        with self.hunt(0, power=0) as t:
            assert damage(t) == [("brain", 1)]
            t.settle()
        with at_turn("Kuwinda K4H1U3") as t:
            t.corp.decline()
            t.settle()
            assert (t.happened("trace initiated"), t.card("Kuwinda K4H1U3").tokens("power")) == (0, 0)


class TestWardenFatuma:
    def test_rezzed_bioroids_take_a_click_first(self) -> None:
        with Table("runner") as t:
            t.corp.put("Warden Fatuma", "Server 1", rezzed=True)
            eli = t.corp.put("Eli 1.0", "HQ", rezzed=True)
            encounter(t, "HQ")
            said = [t.state.book.abilities[one[0]].say() for one in subroutines(t.state, eli.cid)]
            assert len(said) == 3
            assert "[click]" in said[0]
            clicks = t.runner.clicks
            t.finish_run()
            assert t.runner.clicks == clicks - 1

    def test_neither_other_ice_nor_an_unrezzed_bioroid_nor_without_her(self) -> None:
        with Table("runner") as t:
            t.corp.put("Warden Fatuma", "Server 1", rezzed=True)
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            eli = t.corp.put("Eli 1.0", "R&D")
            ichi = t.corp.put("Ichi 1.0", "Archives", rezzed=True)
            assert [len(subroutines(t.state, one.cid)) for one in (wall, eli)] == [1, 2]
            before = len(subroutines(t.state, ichi.cid))
            t.runner.set(credits=9).run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert len(subroutines(t.state, ichi.cid)) == before - 1

    @pytest.mark.parametrize("refit_first", [True, False])
    @pytest.mark.rule("1.4:9.1.9")
    def test_the_card_that_came_last_stands_first(self, refit_first: bool) -> None:
        with Table() as t:
            eli = t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.corp.put("Warden Fatuma", "Server 1", rezzed=not refit_first)
            t.corp.hand("Wetwork Refit").play("Wetwork Refit")
            if refit_first:
                t.corp.rez("Warden Fatuma")
            said = [t.state.book.abilities[one[0]].say() for one in subroutines(t.state, eli.cid)]
            assert "brain" in said[1 if refit_first else 0]
            assert "[click]" in said[0 if refit_first else 1]

    def test_ice_that_imitates_a_bioroid_takes_a_click_twice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Warden Fatuma", "Server 1", rezzed=True)
            t.corp.put("Eli 1.0", "R&D", rezzed=True)
            loki = t.corp.put("Loki", "HQ", rezzed=True)
            every_window(t).runner.run("HQ")
            t.corp.trigger("Loki")
            t.corp.pick("Eli 1.0")
            encounter(t)
            said = [t.state.book.abilities[one[0]].say() for one in subroutines(t.state, loki.cid)]
            assert sum("[click]" in one for one in said) == 2
            t.finish_run()


class TestGeneSplicer:
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_each_token_is_a_net_damage_to_whoever_looks(self, rezzed: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Gene Splicer", "Server 1", rezzed=rezzed, tokens={"advancement": 2})
            t.runner.hand(*["Sure Gamble"] * 4)
            t.runner.run("Server 1")
            t.finish_run()
            assert damage(t) == [("net", 2)]

    def test_without_a_token_it_does_nothing_anywhere(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Gene Splicer").discard("Gene Splicer")
            t.runner.hand("Sure Gamble")
            for server in ("HQ", "Archives"):
                t.runner.run(server)
                t.finish_run()
            assert damage(t) == []

    def test_three_tokens_and_a_click_make_it_an_agenda(self) -> None:
        with Table() as t:
            t.corp.put("Gene Splicer", "Server 1", rezzed=True, tokens={"advancement": 3})
            t.corp.use("Gene Splicer")
            assert (t.corp.score, t.corp.clicks, t.zone("Gene Splicer")) == (1, 2, "the Corp's score area")

    def test_two_tokens_are_too_few_and_it_can_be_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Gene Splicer", "Server 1", rezzed=True, tokens={"advancement": 2})
            assert not t.corp.can("action", "Gene Splicer")
            t.corp.advance("Gene Splicer")
            assert t.corp.can("action", "Gene Splicer")

    def test_unrezzed_it_is_not_used(self) -> None:
        with Table() as t:
            t.corp.put("Gene Splicer", "Server 1", tokens={"advancement": 3})
            assert not t.corp.can("action", "Gene Splicer")


class TestAmaniSenai:
    def scored(self, spent: int) -> Table:
        t = Table()
        t.corp.put("Amani Senai", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 2", rezzed=True)
        t.runner.put("Desperado")
        score(t, "Hostile Takeover", 2)
        t.corp.trigger("Hostile Takeover")
        t.corp.accept()
        t.corp.number(0)
        t.runner.number(spent)
        return t

    def test_a_scored_agenda_traces_for_its_requirement(self) -> None:
        with self.scored(1) as t:
            assert t.runner.titles("hand") == ["Desperado"]
        with self.scored(2) as t:
            assert t.runner.titles("hand") == []

    def test_a_stolen_one_does_as_well(self) -> None:
        with Table("runner") as t:
            t.corp.put("Amani Senai", "Server 1", rezzed=True)
            t.runner.put("Desperado")
            t.runner.put("Corroder")
            steal(t, "Priority Requisition")  # 5 to score
            t.corp.accept()
            t.corp.number(0)
            t.runner.number(4)
            t.corp.pick("Corroder")
            assert t.runner.titles("hand") == ["Corroder"]
            t.finish_run()

    def test_nobody_must_trace(self) -> None:
        with Table() as t:
            t.corp.put("Amani Senai", "Server 1", rezzed=True)
            t.runner.put("Desperado")
            score(t, "Nisei MK II", 4)
            t.corp.trigger("Nisei MK II")
            t.corp.decline()
            assert t.happened("trace initiated") == 0


class TestEchoChamber:
    def test_a_turn_makes_it_an_agenda(self) -> None:
        with Table() as t:
            t.corp.put("Echo Chamber", "Server 1", rezzed=True)
            t.corp.use("Echo Chamber")
            assert (t.corp.score, t.corp.clicks) == (1, 0)
            assert t.corp.titles("score") == ["Echo Chamber"]

    def test_two_clicks_are_too_few(self) -> None:
        with Table(clicks=2) as t:
            t.corp.put("Echo Chamber", "Server 1", rezzed=True)
            assert not t.corp.can("action", "Echo Chamber")


class TestPersonalizedPortal:
    @pytest.mark.parametrize(("hand", "gained"), [(0, 0), (2, 1), (4, 2)])
    def test_the_runner_draws_and_each_pair_of_cards_pays(self, hand: int, gained: int) -> None:
        with before_turn("Personalized Portal") as t:
            t.runner.hand(*["Sure Gamble"] * hand)
            t.end_turn()
            if gained:
                t.corp.yes()
            t.settle()
            assert len(t.runner.titles("hand")) == hand + 1
            assert t.corp.credits == 5 + gained

    def test_the_credits_may_be_left_and_the_card_not(self) -> None:
        with before_turn("Personalized Portal") as t:
            t.runner.hand("Sure Gamble")
            t.end_turn()
            t.corp.no()
            t.settle()
            assert (t.corp.credits, len(t.runner.titles("hand"))) == (5, 2)


class TestNGOFront:
    @pytest.mark.parametrize(("tokens", "words", "gained"), [(1, "Gain 5", 5), (2, "Gain 8", 8), (3, "Gain 5", 5)])
    def test_one_token_or_two(self, tokens: int, words: str, gained: int) -> None:
        with Table() as t:
            t.corp.put("NGO Front", "Server 1", rezzed=True, tokens={"advancement": tokens})
            t.corp.use("NGO Front", words)
            assert (t.corp.credits, t.corp.clicks) == (5 + gained, 3)
            assert t.zone("NGO Front") == "Archives"

    def test_it_is_as_good_as_its_tokens(self) -> None:
        with Table() as t:
            t.corp.put("NGO Front", "Server 1", rezzed=True)
            assert not t.corp.can("use", "NGO Front")
            t.corp.advance("NGO Front")
            assert t.corp.can("use", "NGO Front", says="Gain 5")
            assert not t.corp.can("use", "NGO Front", says="Gain 8")

    def test_unrezzed_it_pays_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("NGO Front", "Server 1", tokens={"advancement": 2})
            t.runner.run("Server 1")
            assert not t.corp.can("use", "NGO Front")
            t.corp.rez("NGO Front")
            t.corp.use("NGO Front", "Gain 8")
            assert t.corp.credits == 13
            t.finish_run()


class TestRashidaJaheem:
    def test_three_credits_and_three_cards_for_her(self) -> None:
        with at_turn("Rashida Jaheem") as t:
            t.corp.accept()
            t.settle()
            assert (t.corp.credits, t.happened("drawn")) == (8, 4)
            assert t.zone("Rashida Jaheem") == "Archives"

    def test_she_may_stay(self) -> None:
        with at_turn("Rashida Jaheem") as t:
            t.corp.decline()
            t.settle()
            assert (t.corp.credits, t.happened("drawn")) == (5, 1)
            assert t.card("Rashida Jaheem").installed


class TestTechnoCo:
    @pytest.mark.parametrize(("title", "cost"), [("Corroder", 2), ("Akamatsu Mem Chip", 1), ("Ghost Runner", 1)])
    @pytest.mark.parametrize("wanted", [True, False])
    def test_technology_costs_one_more_and_may_pay_the_corp(self, title: str, cost: int, wanted: bool) -> None:
        with Table("runner") as t:
            t.corp.put("TechnoCo", "Server 1", rezzed=True)
            t.runner.hand(title).install(title)
            if wanted:
                t.corp.accept()
            else:
                t.corp.decline()
            assert (t.runner.credits, t.corp.credits) == (5 - cost - 1, 6 if wanted else 5)

    def test_other_resources_are_none_and_so_are_corp_cards(self) -> None:
        with Table("runner") as t:
            t.corp.put("TechnoCo", "Server 1", rezzed=True)
            t.runner.hand("Kati Jones").install("Kati Jones")
            assert (t.runner.credits, t.corp.credits) == (3, 5)

    def test_unrezzed_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("TechnoCo", "Server 1")
            t.runner.hand("Corroder").install("Corroder")
            assert (t.runner.credits, t.corp.credits) == (3, 5)

    def test_a_program_that_costs_nothing_costs_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("TechnoCo", "Server 1", rezzed=True)
            t.runner.set(credits=0).hand("Self-modifying Code")
            assert not t.runner.can("install", "Self-modifying Code")


class TestFalseFlag:
    @pytest.mark.parametrize(("tokens", "tags"), [(1, 0), (2, 1), (5, 2)])
    def test_every_two_tokens_are_a_tag(self, tokens: int, tags: int) -> None:
        with Table("runner") as t:
            t.corp.put("False Flag", "Server 1", tokens={"advancement": tokens})
            t.runner.run("Server 1")
            t.finish_run()
            assert t.state.tags == tags

    def test_in_archives_there_are_no_tokens(self) -> None:
        with Table("runner") as t:
            t.corp.discard("False Flag")
            t.runner.run("Archives")
            t.finish_run()
            assert t.state.tags == 0

    def test_seven_tokens_make_it_an_agenda_of_three_points(self) -> None:
        with Table() as t:
            t.corp.put("False Flag", "Server 1", rezzed=True, tokens={"advancement": 6})
            assert not t.corp.can("action", "False Flag")
            t.corp.advance("False Flag")
            t.corp.use("False Flag")
            assert (t.corp.score, t.corp.clicks) == (3, 1)
            assert t.corp.titles("score") == ["False Flag"]


class TestReconstructionContract:
    def hurt(self, *, accept: bool = True, n: int = 2) -> Table:
        t = Table(cards=(strike(n),))
        t.corp.put("Reconstruction Contract", "Server 1", rezzed=True)
        t.corp.hand("Strike", "Strike")
        t.runner.hand(*["Sure Gamble"] * 5)
        t.corp.play("Strike")
        if accept:
            t.corp.accept()
        else:
            t.corp.decline()
        return t

    def test_any_amount_of_meat_damage_is_one_token(self) -> None:
        with self.hurt() as t:
            assert t.card("Reconstruction Contract").tokens("advancement") == 1
            t.corp.play("Strike")
            t.corp.accept()
            assert t.card("Reconstruction Contract").tokens("advancement") == 2

    def test_it_may_be_left(self) -> None:
        with self.hurt(accept=False) as t:
            assert t.card("Reconstruction Contract").tokens("advancement") == 0

    def test_other_damage_does_not_count(self) -> None:
        with Table(cards=(strike(1, NET),)) as t:
            t.corp.put("Reconstruction Contract", "Server 1", rezzed=True)
            t.corp.hand("Strike")
            t.runner.hand("Sure Gamble")
            t.corp.play("Strike")
            assert t.card("Reconstruction Contract").tokens("advancement") == 0

    @pytest.mark.parametrize("moved", [3, 2, 0])
    def test_trashed_it_leaves_its_tokens_to_another_card(self, moved: int) -> None:
        with Table() as t:
            t.corp.put("Reconstruction Contract", "Server 1", rezzed=True, tokens={"advancement": 3})
            agenda = t.corp.put("Priority Requisition", "Server 2")
            t.corp.put("PAD Campaign", "Server 3")
            wall = t.corp.put("Ice Wall", "HQ")
            t.corp.use("Reconstruction Contract")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Priority Requisition")
            t.corp.number(moved)
            assert (agenda.tokens("advancement"), wall.tokens("advancement")) == (moved, 0)
            assert t.zone("Reconstruction Contract") == "Archives"
            assert t.happened("advanced") == 0

    def test_without_tokens_or_a_card_to_take_them_it_stays(self) -> None:
        with Table() as t:
            t.corp.put("Reconstruction Contract", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            assert not t.corp.can("use", "Reconstruction Contract")
        with Table() as t:
            t.corp.put("Reconstruction Contract", "Server 1", rezzed=True, tokens={"advancement": 3})
            assert not t.corp.can("use", "Reconstruction Contract")


class TestUrbanRenewal:
    def test_on_the_third_turn_it_is_four_meat_damage(self) -> None:
        with Table() as t:
            renewal = t.corp.put("Urban Renewal", "Server 1")
            t.corp.rez("Urban Renewal")
            assert renewal.tokens("power") == 3
            t.runner.hand(*["Sure Gamble"] * 5)
            for left in (2, 1):
                t.end_turn()
                t.end_turn()
                assert renewal.tokens("power") == left
            assert damage(t) == []
            t.end_turn()
            t.end_turn()
            assert damage(t) == [("meat", 4)]
            assert t.zone("Urban Renewal") == "Archives"
            assert len(t.runner.titles("hand")) == 1
            assert t.state.active != RUNNER

    def test_another_card_that_is_rezzed_loads_nothing_and_the_runners_turn_takes_nothing(self) -> None:
        with Table() as t:
            renewal = t.corp.put("Urban Renewal", "Server 1", rezzed=True, tokens={"power": 3})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert renewal.tokens("power") == 3
            t.end_turn()
            assert renewal.tokens("power") == 3

    def test_trashed_before_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Urban Renewal", "Server 1", rezzed=True, tokens={"power": 1})
            t.runner.hand("Sure Gamble").run("Server 1")
            t.runner.accept()
            assert not got_in(t)
            t.end_turn()
            assert damage(t) == []
