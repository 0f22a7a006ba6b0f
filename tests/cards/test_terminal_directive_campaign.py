"""Corp cards of the Terminal Directive campaign: agendas that a campaign reads, two investigators, ice, ambush."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, break_once, damage, encounter, facing, removed, result, score, steal, story, told

from sneakdoor import Aftermath, Side
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


def won(t: Table, winner: Side) -> Aftermath:
    """The other side gives up: what the game leaves behind."""
    t.settle()
    t.game.concede(winner.other)
    assert t.game.aftermath is not None
    return t.game.aftermath


class TestCorporateOversight:
    @pytest.mark.parametrize(
        ("title", "server", "other"),
        [("Corporate Oversight A", "Server 1", "HQ"), ("Corporate Oversight B", "HQ", "Server 1")],
    )
    def test_ice_comes_out_of_r_and_d_rezzed_and_for_nothing(self, title: str, server: str, other: str) -> None:
        with Table() as t:
            t.corp.put("Adonis Campaign", "Server 1")
            t.corp.deck("Tollbooth", "Adonis Campaign").set(credits=0)
            score(t, title, 2)
            t.corp.accept(title)
            assert not t.corp.can("pick", "Adonis Campaign")
            t.corp.pick("Tollbooth")
            assert not t.corp.can("server", server=other)
            t.corp.destination(server)
            t.settle()
            assert (t.card("Tollbooth").rezzed, t.card("Tollbooth").server) == (True, server)
            assert (t.corp.credits, t.corp.score) == (0, 0)

    def test_without_a_remote_server_one_is_made_for_it(self) -> None:
        with Table() as t:
            t.corp.deck("Tollbooth")
            score(t, "Corporate Oversight A", 2)
            t.corp.accept("Corporate Oversight A")
            t.corp.pick("Tollbooth")
            t.settle()
            assert t.card("Tollbooth").server.startswith("Server ")

    @pytest.mark.parametrize("title", ["Corporate Oversight A", "Corporate Oversight B"])
    def test_it_may_be_left_and_the_search_may_find_nothing(self, title: str) -> None:
        with Table() as t:
            t.corp.deck("Tollbooth")
            score(t, title, 2)
            t.corp.decline()
            t.settle()
            assert (t.zone("Tollbooth"), t.happened("search")) == ("R&D", 0)
        with Table() as t:
            t.corp.deck("Tollbooth")
            score(t, title, 2)
            t.corp.accept(title)
            t.corp.act("done")
            t.settle()
            assert (t.zone("Tollbooth"), t.happened("shuffled")) == ("R&D", 1)

    @pytest.mark.parametrize("title", ["Corporate Oversight A", "Corporate Oversight B"])
    def test_won_with_it_is_destroyed(self, title: str) -> None:
        with Table() as t:
            t.corp.scored(title, "Hostile Takeover")
            assert won(t, Side.CORP).destroyed == ((Side.CORP, title),)
        with Table() as t:
            t.corp.scored(title)
            assert won(t, Side.RUNNER).destroyed == ()
        with Table() as t:
            t.runner.scored(title)
            assert won(t, Side.RUNNER).destroyed == ()

    @pytest.mark.parametrize("title", ["Corporate Oversight A", "Corporate Oversight B"])
    def test_another_agenda_that_is_scored_brings_no_ice(self, title: str) -> None:
        with Table() as t:
            t.corp.scored(title).deck("Tollbooth")
            score(t, "Private Security Force", 4)
            t.settle()
            assert t.happened("search") == 0


class TestEvidenceCollection:
    @pytest.mark.parametrize(
        ("title", "n"), [("Evidence Collection", 2), ("Evidence Collection 2", 5), ("Evidence Collection 3", 8)]
    )
    def test_won_with_it_reveals_a_set(self, title: str, n: int) -> None:
        with Table() as t:
            score(t, title, 3)
            assert t.corp.score == 2
            left = won(t, Side.CORP)
            assert (left.reveals, left.destroyed) == ((n,), ())
            assert left.score_areas == ((title,), ())
            assert (left.winner, left.how) == (Side.CORP, "concession")

    def test_two_of_one_kind_reveal_one_set(self) -> None:
        with Table() as t:
            t.corp.scored("Evidence Collection", "Evidence Collection", "Evidence Collection 3")
            assert won(t, Side.CORP).reveals == (2, 8)

    def test_stolen_or_lost_with_it_reveals_nothing(self) -> None:
        with Table() as t:
            t.runner.scored("Evidence Collection")
            assert won(t, Side.RUNNER).reveals == ()
        with Table() as t:
            t.corp.scored("Evidence Collection")
            assert won(t, Side.RUNNER).reveals == ()
        with Table() as t:
            t.corp.put("Evidence Collection", "Server 1")
            assert won(t, Side.CORP).reveals == ()

    def test_a_game_that_goes_on_has_left_nothing(self) -> None:
        with Table() as t:
            t.corp.scored("Evidence Collection")
            t.settle()
            assert t.game.aftermath is None

    def test_what_is_left_is_plain_data(self) -> None:
        with Table() as t:
            t.corp.scored("Evidence Collection", "Corporate Oversight A")
            t.runner.scored("Hostile Takeover")
            assert won(t, Side.CORP).as_dict() == {
                "winner": "corp",
                "how": "concession",
                "score_areas": {
                    "corp": ["Evidence Collection", "Corporate Oversight A"],
                    "runner": ["Hostile Takeover"],
                },
                "reveals": [2],
                "destroyed": [{"side": "corp", "title": "Corporate Oversight A"}],
            }

    def test_the_fourth_is_worth_less_to_the_runner(self) -> None:
        with Table("runner") as t:
            steal(t, "Evidence Collection 4")
            assert t.runner.score == 1
        with Table() as t:
            score(t, "Evidence Collection 4", 3)
            assert t.corp.score == 2
            assert won(t, Side.CORP).reveals == ()

    def test_the_fourth_leaves_the_worth_of_others_alone(self) -> None:
        with Table("runner") as t:
            t.runner.scored("Evidence Collection 4")
            steal(t, "Private Security Force")
            assert t.runner.score == 3


class TestInvestigatorInezDelgadoA:
    def start(self, *scored: str) -> Table:
        t = Table()
        t.corp.put("Investigator Inez Delgado A", "Server 1", rezzed=True)
        t.corp.set(credits=0)
        t.runner.scored(*scored)
        return t

    def test_the_agendas_change_places_and_the_other_one_says_its_piece(self) -> None:
        with self.start("Hostile Takeover", "Private Security Force") as t:
            score(t, "Priority Requisition", 5)
            t.corp.accept("Investigator Inez Delgado A")
            t.corp.pick("Hostile Takeover")
            t.settle()
            assert t.corp.titles("score") == ["Hostile Takeover"]
            assert t.runner.titles("score") == ["Priority Requisition", "Private Security Force"]
            assert (t.corp.credits, t.state.bad_publicity) == (7, 1)

    def test_an_optional_ability_may_be_left_and_one_with_a_choice_asks(self) -> None:
        with self.start("Priority Requisition") as t:
            t.corp.put("Tollbooth", "HQ")
            t.corp.put("Ice Wall", "HQ")
            score(t, "Private Security Force", 4)
            t.corp.accept("Investigator Inez Delgado A")
            t.corp.accept("Priority Requisition")
            t.corp.pick("Tollbooth")
            t.settle()
            assert t.card("Tollbooth").rezzed
        with self.start("Priority Requisition") as t:
            t.corp.put("Tollbooth", "HQ")
            score(t, "Private Security Force", 4)
            t.corp.accept("Investigator Inez Delgado A")
            t.corp.decline()
            t.settle()
            assert not t.card("Tollbooth").rezzed

    @pytest.mark.rule("9.6.5")
    def test_what_the_scored_agenda_has_to_say_is_lost_where_it_goes_first(self) -> None:
        with self.start("Private Security Force") as t:
            score(t, "Hostile Takeover", 2)
            t.corp.trigger("Investigator Inez Delgado A")
            t.settle()
            assert (t.corp.credits, t.state.bad_publicity) == (0, 0)
        with self.start("Private Security Force") as t:
            score(t, "Hostile Takeover", 2)
            t.corp.trigger("Hostile Takeover")
            t.corp.accept("Investigator Inez Delgado A")
            t.settle()
            assert (t.corp.credits, t.state.bad_publicity) == (7, 1)
            assert t.corp.titles("score") == ["Private Security Force"]

    def test_it_may_be_left(self) -> None:
        with self.start("Hostile Takeover") as t:
            score(t, "Private Security Force", 4)
            t.corp.decline()
            t.settle()
            assert t.corp.titles("score") == ["Private Security Force"]

    def test_an_agenda_worth_nothing_is_not_swapped(self) -> None:
        with self.start("Corporate Oversight A") as t:
            score(t, "Private Security Force", 4)
            t.settle()
            assert t.corp.titles("score") == ["Private Security Force"]

    def test_not_for_what_the_runner_steals_nor_while_it_is_not_rezzed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Investigator Inez Delgado A", "Server 1", rezzed=True)
            t.corp.scored("Private Security Force")
            steal(t, "Hostile Takeover")
            t.settle()
            assert t.runner.titles("score") == ["Hostile Takeover"]
        with Table() as t:
            t.corp.put("Investigator Inez Delgado A", "Server 1")
            t.corp.set(credits=0)
            t.runner.scored("Hostile Takeover")
            t.state.forced = True
            score(t, "Private Security Force", 4)
            assert not t.corp.can("trigger", "Investigator Inez Delgado A")

    def test_tokens_count_as_they_lie_on_the_agenda_and_not_as_they_once_did(self) -> None:
        with self.start("Project Atlas") as t:
            score(t, "Private Security Force", 6)
            t.corp.accept("Investigator Inez Delgado A")
            t.settle()
            assert t.card("Project Atlas").tokens("agenda") == 0


class TestInvestigatorInezDelgadoA2:
    def start(self, *scored: str) -> Table:
        t = Table("runner")
        t.corp.put("Investigator Inez Delgado A 2", "Server 1", rezzed=True)
        t.corp.scored(*scored).set(credits=0)
        return t

    def test_the_stolen_agenda_says_its_piece_and_changes_places(self) -> None:
        with self.start("Private Security Force") as t:
            steal(t, "Hostile Takeover")
            t.corp.accept("Investigator Inez Delgado A 2")
            t.settle()
            assert (t.corp.credits, t.state.bad_publicity) == (7, 1)
            assert (t.corp.titles("score"), t.runner.titles("score")) == (
                ["Hostile Takeover"],
                ["Private Security Force"],
            )

    def test_without_anything_to_say_it_changes_places_all_the_same(self) -> None:
        with self.start("Hostile Takeover", "Corporate Oversight B") as t:
            steal(t, "Private Security Force")
            t.corp.accept("Investigator Inez Delgado A 2")
            t.corp.pick("Corporate Oversight B")
            t.settle()
            assert t.runner.titles("score") == ["Corporate Oversight B"]
            assert t.corp.titles("score") == ["Hostile Takeover", "Private Security Force"]

    def test_without_an_agenda_to_swap_the_ability_resolves_all_the_same(self) -> None:
        with self.start() as t:
            steal(t, "Hostile Takeover")
            t.corp.accept("Investigator Inez Delgado A 2")
            t.settle()
            assert (t.corp.credits, t.runner.titles("score")) == (7, ["Hostile Takeover"])

    def test_it_may_be_left_and_without_either_it_is_not_offered(self) -> None:
        with self.start("Private Security Force") as t:
            steal(t, "Hostile Takeover")
            t.corp.decline()
            t.settle()
            assert (t.corp.credits, t.runner.titles("score")) == (0, ["Hostile Takeover"])
        with self.start() as t:
            steal(t, "Private Security Force")
            assert not t.corp.can("trigger", "Investigator Inez Delgado A 2")

    def test_not_for_what_the_corp_scores(self) -> None:
        with Table() as t:
            t.corp.put("Investigator Inez Delgado A 2", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            t.runner.scored("Private Security Force")
            score(t, "Hostile Takeover", 2)
            t.settle()
            assert (t.corp.credits, t.corp.titles("score")) == (7, ["Hostile Takeover"])


class TestLtTodachine:
    @pytest.mark.parametrize("title", ["Lt. Todachine", "Lt. Todachine 2"])
    def test_every_rezzed_piece_of_ice_gives_a_tag(self, title: str) -> None:
        with Table("runner") as t:
            t.corp.put(title, "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.corp.put("Wall of Static", "HQ")
            t.corp.put("Adonis Campaign", "Server 2")
            t.corp.set(credits=20)
            t.runner.run("HQ")
            t.corp.rez("Wall of Static")
            t.finish_run()
            assert t.state.tags == 1
            t.runner.run("HQ")
            t.corp.rez("Adonis Campaign")
            t.finish_run()
            assert t.state.tags == 1
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.state.tags == 2

    def test_not_while_it_is_unrezzed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Lt. Todachine", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=1)
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.state.tags == 0


class TestLtTodachine2:
    def accesses(self, server: str, *, tags: int = 1, more: int = 0, rezzed: bool = True, title: str = " 2") -> int:
        with Table("runner") as t:
            t.corp.put(f"Lt. Todachine{title}", "Server 1", rezzed=rezzed)
            t.corp.hand(*["Hedge Fund"] * 5).discard(*["Hedge Fund"] * 3)
            t.corp.put("Adonis Campaign", "Server 2")
            t.corp.put("Ash 2X3ZB9CY", "Server 2")
            for _ in range(more):
                t.runner.put("R&D Interface")
            t.runner.set(tags=tags, credits=0)
            t.runner.run(server)
            t.finish_run()
            return len(accessed(t))

    @pytest.mark.rule("7.1.2")
    def test_a_tagged_runner_accesses_one_card_fewer(self) -> None:
        assert self.accesses("R&D", more=2) == 2
        assert self.accesses("R&D", more=2, tags=0) == 3
        assert self.accesses("R&D", more=2, rezzed=False) == 3
        assert self.accesses("R&D", more=2, title="") == 3
        assert self.accesses("Archives") == 2
        assert self.accesses("Server 2") == 1

    def test_but_never_fewer_than_one(self) -> None:
        assert self.accesses("R&D") == 1
        assert self.accesses("HQ") == 1
        assert self.accesses("HQ", tags=9) == 1

    @pytest.mark.rule("7.1.2")
    def test_another_reduction_is_not_made_up_for(self) -> None:
        for cards, seen in ((1, 0), (2, 1), (3, 1), (4, 2)):
            with Table("runner") as t:
                t.corp.put("Lt. Todachine 2", "Server 1", rezzed=True)
                t.corp.put("SYNC BRE", "Archives", rezzed=True)
                t.corp.set(credits=0).discard(*["Hedge Fund"] * cards)
                t.runner.set(tags=1, credits=0)
                t.runner.run("Archives")
                t.finish_run()
                assert len(accessed(t)) == seen, cards

    @pytest.mark.rule("7.1.2")
    def test_of_up_to_so_many_it_is_one_fewer_too(self) -> None:
        with Table("runner") as t:
            t.corp.put("Lt. Todachine 2", "Server 1", rezzed=True)
            t.runner.put("Counter Surveillance")
            t.runner.set(tags=3, credits=3)
            t.runner.use("Counter Surveillance")
            t.runner.act("server", server="R&D")
            t.settle()
            assert not t.runner.can("number", number=3)
            t.runner.number(2)
            t.finish_run()
            assert len(accessed(t)) == 2


class TestMachicolation:
    @pytest.mark.both
    def test_a_trashes_programs_and_hardware_and_costs_three_credits(self) -> None:
        with Table("runner") as t:
            t.corp.put("Machicolation A", "HQ", rezzed=True)
            for title in ("Corroder", "Medium", "Imp", "Grimoire", "Akamatsu Mem Chip"):
                t.runner.put(title)
            t.runner.put("Kati Jones")
            t.runner.set(credits=5)
            t.runner.run("HQ")
            assert not t.corp.can("pick", "Grimoire")
            t.corp.pick("Corroder")
            t.corp.pick("Imp")
            assert not t.corp.can("pick", "Medium")
            t.corp.pick("Akamatsu Mem Chip")
            t.finish_run()
            assert t.runner.titles("discard") == ["Akamatsu Mem Chip", "Corroder", "Imp"]
            assert (t.runner.credits, result(t)) == (2, "unsuccessful")

    @pytest.mark.rule("1.2.3")
    def test_with_two_credits_nothing_is_lost_and_the_run_ends(self) -> None:
        for had, left in ((2, 2), (3, 0)):
            t = facing("Machicolation A", corp_credits=9, credits=had)
            t.finish_run()
            assert (t.runner.credits, result(t)) == (left, "unsuccessful")

    def test_b_trashes_resources_hurts_and_costs_a_click(self) -> None:
        t = Table("runner")
        t.corp.put("Machicolation B", "HQ", rezzed=True)
        t.runner.hand(*["Sure Gamble"] * 5)
        for title in ("Kati Jones", "Armitage Codebusting", "Aesop's Pawnshop"):
            t.runner.put(title)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.settle()
        assert not t.corp.can("pick", "Corroder")
        t.corp.pick("Kati Jones")
        t.corp.pick("Aesop's Pawnshop")
        t.finish_run()
        assert t.card("Armitage Codebusting").installed
        assert len(t.runner.titles("discard")) == 3
        assert (damage(t), t.runner.clicks, result(t)) == ([("net", 1)], 2, "unsuccessful")

    def test_without_a_click_left_b_ends_the_run_all_the_same(self) -> None:
        t = facing("Machicolation B", clicks=1)
        t.finish_run()
        assert (t.runner.clicks, result(t)) == (0, "unsuccessful")


class TestNetWatchlist:
    def start(self, title: str = "Corroder", **numbers: int) -> Table:
        t = Table()
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.runner.put(title)
        t.corp.hand("Net Watchlist").play("Net Watchlist")
        t.end_turn()
        t.runner.set(**numbers)
        return t

    @pytest.mark.rule("1.15.9")
    def test_every_use_of_an_icebreaker_costs_two_more(self) -> None:
        with self.start(credits=7) as t:
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            assert t.runner.credits == 4
            break_once(t, "Corroder")
            assert t.runner.credits == 1
            t.finish_run()

    def test_who_cannot_pay_it_cannot_use_it(self) -> None:
        with self.start(credits=2) as t:
            t.runner.run("HQ")
            assert not t.runner.can("use", "Corroder")
            t.finish_run()
            assert result(t) == "unsuccessful"

    def test_other_programs_cost_what_they_did(self) -> None:
        with self.start("Magnum Opus", credits=0) as t:
            t.runner.use("Magnum Opus")
            assert t.runner.credits == 2

    @pytest.mark.rule("9.1.3b", "1.15.9")
    def test_an_optional_ability_that_waits_is_a_use_as_well(self) -> None:
        for had, grown in ((3, True), (2, False)):
            with Table() as t:
                darwin = t.runner.put("Darwin")
                t.runner.set(credits=had)
                t.corp.hand("Net Watchlist").play("Net Watchlist")
                t.end_turn()
                assert t.runner.can("trigger", "Darwin") == grown
                if grown:
                    t.runner.accept("Darwin")
                    t.settle()
                assert (darwin.tokens("virus"), t.runner.credits) == (int(grown), 0 if grown else 2)

    def test_it_is_gone_when_an_agenda_is_stolen_or_another_current_is_played(self) -> None:
        with self.start(credits=3) as t:
            steal(t, "Hostile Takeover")
            t.settle()
            assert t.zone("Net Watchlist") == "Archives"
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            assert t.runner.credits == 2
            t.finish_run()
        with self.start(credits=3) as t:
            t.runner.hand("Security Leak").play("Security Leak")
            assert t.zone("Net Watchlist") == "Archives"

    def test_other_additional_costs_come_on_top(self) -> None:
        with self.start(credits=6) as t:
            t.corp.put("Interrupt 0", "HQ", rezzed=True)
            t.runner.run("HQ")
            encounter(t)
            t.runner.pass_()
            encounter(t)
            t.runner.use("Corroder", "strength")
            assert t.runner.credits == 3
            assert not t.runner.can("use", "Corroder", says="Break")
            t.finish_run()


class TestTrojan:
    @pytest.mark.parametrize("server", ["HQ", "R&D", "Server 1"])
    def test_whoever_looks_at_it_costs_the_corp_dear(self, server: str) -> None:
        with Table("runner") as t:
            t.corp.set(credits=5).hand(*["Hedge Fund"] * 2)
            if server == "Server 1":
                t.corp.put("Trojan", server)
            elif server == "R&D":
                t.corp.deck("Trojan")
            else:
                t.corp.hand("Trojan").discard()
                t.runner.put("HQ Interface")
                t.runner.put("HQ Interface")
            t.runner.run(server)
            t.finish_run()
            assert (t.corp.credits, removed(t)) == (3, ["Trojan"])
            assert len(t.corp.titles("discard")) == 1
            assert story(t, "revealed", "trashed", "removed from game")[-1] == "removed from game"
            assert "Trojan is destroyed" in told(t, RUNNER)
            assert won(t, Side.RUNNER).destroyed == ((Side.CORP, "Trojan"),)

    def test_in_archives_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.set(credits=5).hand("Hedge Fund").discard("Trojan")
            t.runner.run("Archives")
            t.finish_run()
            assert (t.corp.credits, removed(t), t.corp.titles("hand")) == (5, [], ["Hedge Fund"])

    def test_the_corp_loses_what_it_has(self) -> None:
        with Table("runner") as t:
            t.corp.set(credits=1)
            t.corp.put("Trojan", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert (t.corp.credits, removed(t)) == (0, ["Trojan"])

    @pytest.mark.rule("7.2.2")
    def test_in_r_and_d_it_is_shown(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Trojan")
            t.runner.run("R&D")
            t.finish_run()
            assert "accesses Trojan" in told(t, CORP)
