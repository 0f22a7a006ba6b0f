"""NBN cards of the core sets."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestBerniceMai:
    def run(self, corp: int, runner: int) -> Table:
        t = Table("runner")
        t.corp.put("Bernice Mai", "Server 1", rezzed=True)
        t.corp.set(credits=corp)
        t.runner.set(credits=runner)
        t.runner.run("Server 1")
        if corp:
            t.corp.number(0)
        if runner:
            t.runner.number(runner)
        t.finish_run()
        return t

    def test_a_successful_trace_gives_a_tag(self) -> None:
        with self.run(0, 0) as t:
            assert t.state.tags == 1
            assert t.card("Bernice Mai").installed

    @pytest.mark.rule("1.4:10.8.5")
    def test_an_unsuccessful_trace_trashes_it_before_it_can_be_accessed(self) -> None:
        with self.run(0, 5) as t:
            assert t.state.tags == 0
            assert t.zone("Bernice Mai") == "Archives"
            assert t.happened("accessed") == 0


def test_closed_accounts_takes_all_credits_of_a_tagged_runner() -> None:
    with Table("corp") as t:
        t.corp.hand("Closed Accounts")
        t.runner.set(credits=13, tags=1)
        t.corp.play("Closed Accounts")
        assert t.runner.credits == 0


def test_closed_accounts_needs_a_tag() -> None:
    with Table("corp") as t:
        t.corp.hand("Closed Accounts")
        assert not t.corp.can("play", "Closed Accounts")


@pytest.mark.parametrize("place", ["HQ", "Archives", "R&D", "Server 1"])
def test_explode_a_palooza_pays_its_owner_wherever_it_is_accessed(place: str) -> None:
    with Table("runner") as t:
        if place == "HQ":
            t.corp.hand("Explode-a-palooza")
        elif place == "Archives":
            t.corp.discard("Explode-a-palooza")
        elif place == "R&D":
            t.corp.deck("Explode-a-palooza")
        else:
            t.corp.put("Explode-a-palooza", place)
        t.runner.run(place)
        t.corp.trigger("Explode-a-palooza")
        t.finish_run()
        assert t.corp.credits == 10
        assert t.runner.score == 2


class TestGhostBranch:
    def test_it_gives_a_tag_for_each_advancement_token(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ghost Branch", "Server 1", tokens={"advancement": 3})
            t.runner.run("Server 1")
            t.corp.trigger("Ghost Branch")
            t.finish_run()
            assert t.state.tags == 3

    def test_the_corp_may_let_it_be(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ghost Branch", "Server 1", tokens={"advancement": 3})
            t.runner.run("Server 1")
            t.settle()
            t.corp.pass_()
            t.finish_run()
            assert t.state.tags == 0


def test_marked_accounts_are_filled_by_a_click_and_pay_each_turn() -> None:
    with Table("corp") as t:
        t.corp.put("Marked Accounts", "Server 1", rezzed=True)
        t.corp.use("Marked Accounts")
        assert t.card("Marked Accounts").tokens("credit") == 3
        t.end_turn()
        before = t.corp.credits
        t.end_turn()
        assert t.corp.credits == before + 1
        assert t.card("Marked Accounts").tokens("credit") == 2


class TestPopUpWindow:
    def test_the_corp_gains_a_credit_and_the_runner_pays_one(self) -> None:
        with Table("runner") as t:
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.yes()
            t.finish_run()
            assert (t.corp.credits, t.runner.credits) == (6, 4)
            assert t.happened("successful run") == 1

    def test_who_does_not_pay_is_kept_out(self) -> None:
        with Table("runner") as t:
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.no()
            t.finish_run()
            assert t.happened("successful run") == 0


@pytest.mark.parametrize(("place", "credits_"), [("HQ", 7), ("Archives", 5), ("R&D", 7)])
def test_product_placement_pays_anywhere_but_in_archives(place: str, credits_: int) -> None:
    with Table("runner") as t:
        if place == "HQ":
            t.corp.hand("Product Placement")
        elif place == "Archives":
            t.corp.discard("Product Placement")
        else:
            t.corp.deck("Product Placement")
        t.runner.run(place)
        t.finish_run()
        assert t.corp.credits == credits_


class TestProjectBeale:
    @pytest.mark.parametrize(("tokens", "points"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
    def test_two_advancement_tokens_over_three_are_a_point(self, tokens: int, points: int) -> None:
        with Table("corp") as t:
            t.corp.put("Project Beale", "Server 1", tokens={"advancement": tokens})
            t.corp.score_agenda("Project Beale")
            assert t.corp.score == points

    @pytest.mark.rule("1.7.2a")
    def test_its_additional_points_can_win(self) -> None:
        t = Table("corp")
        t.corp.scored("Priority Requisition")
        t.corp.put("Project Beale", "Server 1", tokens={"advancement": 7})
        t.corp.score_agenda("Project Beale")
        assert t.outcome is not None

    @pytest.mark.rule("1.16.5")
    def test_the_runner_steals_it_for_what_is_printed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Project Beale", "Server 1", tokens={"advancement": 7})
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 2


class TestReversedAccounts:
    def test_each_advancement_token_takes_four_credits(self) -> None:
        with Table("corp") as t:
            t.corp.put("Reversed Accounts", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.runner.set(credits=10)
            t.corp.use("Reversed Accounts")
            assert t.runner.credits == 2
            assert t.zone("Reversed Accounts") == "Archives"

    @pytest.mark.rule("1.2.5")
    def test_without_advancement_tokens_it_cannot_be_used(self) -> None:
        with Table("corp") as t:
            t.corp.put("Reversed Accounts", "Server 1", rezzed=True)
            assert not t.corp.can("action", "Reversed Accounts")


class TestSeaSource:
    def after(self, server: str) -> Table:
        t = Table("runner", clicks=1)
        t.corp.hand("SEA Source")
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.runner.run(server)
        t.finish_run()
        assert t.decision is not None  # the Corp's turn has begun
        return t

    def test_it_needs_a_successful_run_in_the_last_turn(self) -> None:
        with self.after("HQ") as t:
            assert not t.corp.can("play", "SEA Source")

    def test_the_trace_gives_a_tag(self) -> None:
        with self.after("Archives") as t:
            t.corp.play("SEA Source")
            t.corp.number(3)
            t.runner.number(5)
            assert t.state.tags == 1


class TestSparkAgency:
    def test_the_first_advertisement_of_a_turn_costs_the_runner_a_credit(self) -> None:
        with Table("corp", corp="Spark Agency: Worldswide Reach") as t:
            first, second = (t.corp.put("PAD Campaign", server) for server in ("Server 1", "Server 2"))
            t.corp.rez(first)
            assert t.runner.credits == 4
            t.corp.rez(second)
            assert t.runner.credits == 4

    def test_other_cards_do_not_count(self) -> None:
        with Table("corp", corp="Spark Agency: Worldswide Reach") as t:
            t.corp.put("Melange Mining Corp.", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("Melange Mining Corp.")
            assert t.runner.credits == 5
            t.corp.rez("PAD Campaign")
            assert t.runner.credits == 4


def test_tgtbt_gives_a_tag_to_whoever_accesses_it() -> None:
    with Table("runner") as t:
        t.corp.discard("TGTBT")
        t.runner.run("Archives")
        t.finish_run()
        assert t.state.tags == 1
        assert t.runner.score == 1


def test_wraparound_is_strong_while_no_fracter_is_installed() -> None:
    with Table("runner") as t:
        t.corp.put("Wraparound", "HQ", rezzed=True)
        t.runner.hand("Corroder")
        assert t.decision is not None
        assert t.card("Wraparound").strength == 7
        t.runner.install("Corroder")
        assert t.card("Wraparound").strength == 0


class TestDailyBusinessShow:
    def table(self, shows: int = 1) -> Table:
        t = Table("corp", deck=5)
        for n in range(shows):
            t.corp.put("Daily Business Show", f"Server {n + 1}", rezzed=True)
        t.corp.deck("Wall of Static", "Snare!", "Enigma")
        return t

    def test_the_first_draw_of_a_turn_is_one_of_two_cards(self) -> None:
        with self.table() as t:
            t.corp.act("draw")
            assert not t.corp.can("pick", "Wall of Static")
            t.corp.pick("Enigma")
            assert t.corp.titles("hand") == ["Snare!"]
            assert t.state.card(t.state.deck[0][0]).title == "Enigma"

    def test_other_draws_are_as_they_are(self) -> None:
        with self.table() as t:
            t.corp.act("draw")
            t.corp.pick("Enigma")
            t.corp.act("draw")
            assert t.corp.titles("hand") == ["Snare!", "Wall of Static"]

    def test_the_mandatory_draw_is_the_first_of_its_turn(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Daily Business Show", "Server 1", rezzed=True)
            t.corp.deck("Snare!", "Enigma")
            t.end_turn()
            t.corp.pick("Snare!")
            t.settle()
            assert t.corp.titles("hand") == ["Enigma"]

    def test_an_effect_that_draws_more_draws_one_more(self) -> None:
        with self.table() as t:
            t.corp.hand("Anonymous Tip")
            t.corp.play("Anonymous Tip")
            t.corp.pick("Snare!")
            assert t.corp.titles("hand") == ["Enigma", "Hedge Fund", "Wall of Static"]
            assert t.happened("drawn") == 3

    def test_two_shows_choose_from_three_cards(self) -> None:
        with self.table(2) as t:
            t.corp.act("draw")
            t.corp.trigger(t.card("Daily Business Show", 0))
            t.corp.pick("Wall of Static")
            t.corp.pick("Enigma")
            assert t.corp.titles("hand") == ["Snare!"]
            assert t.happened("drawn") == 1

    @pytest.mark.rule("4.3.7b")
    def test_a_last_card_is_drawn_after_it_was_put_on_the_bottom(self) -> None:
        with Table("corp", deck=0) as t:
            t.corp.put("Daily Business Show", "Server 1", rezzed=True)
            t.corp.deck("Enigma")
            t.corp.act("draw")
            assert t.corp.titles("hand") == ["Enigma"]
            assert t.outcome is None

    def test_the_runners_draws_are_no_business_of_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Daily Business Show", "Server 1", rezzed=True)
            t.runner.act("draw")
            assert t.happened("drawn") == 1
            assert len(t.runner.titles("hand")) == 1


@pytest.mark.rule("11.2.3", "1.17.1a")
def test_astroscript_turns_its_counter_into_an_advancement_token() -> None:
    with Table("corp") as t:
        t.corp.put("AstroScript Pilot Program", "Server 1", tokens={"advancement": 3})
        t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
        t.corp.put("PAD Campaign", "Server 3")
        t.corp.score_agenda("AstroScript Pilot Program")
        assert t.card("AstroScript Pilot Program").tokens("agenda") == 1
        t.corp.use("AstroScript Pilot Program")
        assert t.card("Hostile Takeover").tokens("advancement") == 2
        assert t.happened("advanced") == 0
        t.corp.score_agenda("Hostile Takeover")
        t.settle()
        assert t.corp.score == 3
