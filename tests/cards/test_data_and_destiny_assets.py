"""Assets of Data and Destiny."""

from __future__ import annotations

from typing import Any

import pytest
from tests.corp_turns import before_turn
from tests.verbs import doers, go_on, last, top

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestLilyLockwell:
    def test_rezzed_she_draws_three(self) -> None:
        with Table() as t:
            t.corp.put("Lily Lockwell", "Server 1")
            t.corp.rez("Lily Lockwell")
            assert (len(t.corp.titles("hand")), t.corp.credits) == (3, 3)

    def test_a_tag_finds_an_operation(self) -> None:
        with Table() as t:
            t.corp.put("Lily Lockwell", "Server 1", rezzed=True)
            t.corp.deck("SEA Source", "Snare!").set(tags=2)
            t.corp.use("Lily Lockwell")
            assert not t.corp.can("pick", "Snare!")
            t.corp.pick("SEA Source")
            assert (top(t, CORP), t.state.tags, t.corp.clicks) == (["SEA Source"], 1, 2)
            assert (t.happened("revealed"), t.happened("shuffled")) == (1, 1)

    def test_other_cards_that_are_rezzed_draw_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Lily Lockwell", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert t.corp.titles("hand") == []

    def test_without_a_tag_she_finds_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Lily Lockwell", "Server 1", rezzed=True)
            assert not t.corp.can("use", "Lily Lockwell")


class TestNewsTeam:
    def access(self, server: str) -> Table:
        t = Table("runner")
        if server == "Server 1":
            t.corp.put("News Team", server)
        else:
            {"HQ": t.corp.hand, "R&D": t.corp.deck, "Archives": t.corp.discard}[server]("News Team")
        t.runner.run(server)
        t.settle()
        access: Any = last(t, "accessed")
        assert access.seen == 3  # CR 7.2.2: in R&D too
        return t

    @pytest.mark.parametrize("server", ["Server 1", "HQ", "R&D", "Archives"])
    def test_two_tags(self, server: str) -> None:
        with self.access(server) as t:
            t.runner.mode("tags")
            go_on(t)
            t.finish_run()
            assert (t.state.tags, t.runner.score) == (2, 0)
            assert doers(t, "tagged") == ["RUNNER 2"]

    @pytest.mark.parametrize("server", ["Server 1", "HQ", "R&D", "Archives"])
    def test_or_a_point_less(self, server: str) -> None:
        with self.access(server) as t:
            t.runner.mode("score area")
            t.finish_run()
            assert (t.state.tags, t.runner.score, t.runner.titles("score")) == (0, -1, ["News Team"])


class TestRealityThreedee:
    def test_other_cards_that_are_rezzed_harm_nobody(self) -> None:
        with Table() as t:
            t.corp.put("Reality Threedee", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert t.state.bad_publicity == 0

    def test_rezzing_it_gives_a_bad_name(self) -> None:
        with Table() as t:
            t.corp.put("Reality Threedee", "Server 1")
            t.corp.rez("Reality Threedee")
            assert t.state.bad_publicity == 1

    @pytest.mark.parametrize(("tags", "money"), [(0, 6), (1, 7), (3, 7)])
    def test_a_credit_each_turn_or_two_of_a_tagged_runner(self, tags: int, money: int) -> None:
        with before_turn("Reality Threedee") as t:
            t.runner.set(tags=tags)
            t.end_turn()
            t.settle()
            assert t.corp.credits == money


class TestShannonClaire:
    def test_a_click_draws_from_the_bottom(self) -> None:
        with Table(deck=0) as t:
            t.corp.deck("Snare!", "Enigma", "Hedge Fund")
            t.corp.put("Shannon Claire", "Server 1", rezzed=True)
            t.corp.use("Shannon Claire", "Draw")
            assert (t.corp.titles("hand"), t.corp.clicks) == (["Snare!"], 2)
            t.corp.act("draw")
            assert t.corp.titles("hand") == ["Hedge Fund", "Snare!"]

    def test_what_looks_at_every_card_looks_at_that_one(self) -> None:
        with Table(deck=0) as t:
            t.corp.deck("Nisei MK II", "Enigma", "Hedge Fund")
            t.corp.put("Shannon Claire", "Server 1", rezzed=True)
            t.corp.put("Political Dealings", "Server 2", rezzed=True)
            t.corp.use("Shannon Claire", "Draw")
            t.corp.accept()
            t.corp.destination("new")
            assert t.card("Nisei MK II").installed

    def test_an_agenda_of_the_deck_goes_under_it(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Nisei MK II", "Snare!")
            t.corp.discard("Braintrust")
            t.corp.put("Shannon Claire", "Server 1", rezzed=True)
            t.runner.run("Archives")
            t.corp.use("Shannon Claire", "Choose one")
            t.corp.mode("R&D for")
            assert not t.corp.can("pick", "Snare!")
            t.corp.pick("Nisei MK II")
            assert t.state.card(t.state.deck[CORP][0]).title == "Nisei MK II"
            assert (t.happened("shuffled"), t.happened("revealed")) == (1, 1)
            assert "Shannon Claire" in t.corp.titles("discard")
            t.finish_run()

    def test_or_one_of_archives_and_then_nothing_is_shuffled(self) -> None:
        with Table() as t:
            t.corp.deck("Nisei MK II", "Snare!")
            t.corp.discard("Braintrust", "Enigma")
            t.corp.put("Shannon Claire", "Server 1", rezzed=True)
            t.corp.use("Shannon Claire", "Choose one")
            t.corp.mode("Archives")
            for title in ("Enigma", "Shannon Claire"):
                assert not t.corp.can("pick", title)
            t.corp.pick("Braintrust")
            assert t.state.card(t.state.deck[CORP][0]).title == "Braintrust"
            assert (t.happened("shuffled"), t.happened("revealed")) == (0, 1)
            assert top(t, CORP) == ["Snare!"]


class TestVictoriaJenkins:
    def test_the_runner_has_a_click_less(self) -> None:
        with Table() as t:
            t.corp.put("Victoria Jenkins", "Server 1", rezzed=True)
            t.end_turn()
            assert t.runner.clicks == 3
            t.end_turn()
            assert t.corp.clicks == 3

    def test_trashed_while_accessed_she_is_worth_two_points(self) -> None:
        with Table("runner") as t:
            t.corp.put("Victoria Jenkins", "Server 1", rezzed=True)
            t.runner.set(credits=5).run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert (t.runner.score, t.runner.titles("score")) == (2, ["Victoria Jenkins"])


def test_other_cards_of_the_corp_and_other_ways_out_of_play_are_worth_nothing() -> None:
    with Table("runner") as t:
        t.corp.put("Victoria Jenkins", "Server 1", rezzed=True)
        t.corp.put("PAD Campaign", "Server 2")
        t.runner.run("Server 2")
        t.runner.act("trash")
        t.finish_run()
        assert (t.runner.score, t.card("Victoria Jenkins").installed) == (0, True)
    with Table() as t:
        t.corp.put("Victoria Jenkins", "Server 1", rezzed=True)
        t.corp.hand("Liquidation").set(credits=1).play("Liquidation")
        t.corp.pick("Victoria Jenkins")
        assert (t.runner.score, t.zone("Victoria Jenkins")) == (0, "Archives")


class TestLaunchCampaign:
    def test_other_cards_that_are_rezzed_load_nothing_onto_it(self) -> None:
        with Table() as t:
            loaded = t.corp.put("Launch Campaign", "Server 1", rezzed=True, tokens={"credit": 4})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert loaded.tokens("credit") == 4

    def test_six_credits_two_at_a_time(self) -> None:
        with Table() as t:
            launch = t.corp.put("Launch Campaign", "Server 1")
            t.corp.rez("Launch Campaign")
            assert (launch.tokens("credit"), t.corp.credits) == (6, 4)

    def test_empty_it_is_trashed(self) -> None:
        with before_turn("Launch Campaign", credit=4) as t:
            t.end_turn()
            t.settle()
            assert (t.card("Launch Campaign").tokens("credit"), t.corp.credits) == (2, 7)
        with before_turn("Launch Campaign", credit=2) as t:
            t.end_turn()
            t.settle()
            assert (t.zone("Launch Campaign"), t.corp.credits) == ("Archives", 7)
