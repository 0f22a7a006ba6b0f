"""Assets of the Spin cycle."""

from __future__ import annotations

from typing import Any

import pytest
from tests.corp_turns import at_turn, before_turn
from tests.verbs import damage, go_on, last, removed

from sneakdoor.cards.vocabulary import BadPublicity, operation, play
from sneakdoor.testing import Table


class TestIsabelMcGuire:
    def test_one_of_the_corps_installed_cards_comes_back(self) -> None:
        with Table() as t:
            t.corp.put("Isabel McGuire", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.put("Corroder")
            t.corp.use("Isabel McGuire")
            assert not t.corp.can("pick", "Corroder")
            t.corp.pick("Enigma")
            assert (t.corp.titles("hand"), t.corp.clicks) == (["Enigma"], 2)
            t.corp.use("Isabel McGuire")
            t.corp.pick("Isabel McGuire")
            assert t.corp.titles("hand") == ["Enigma", "Isabel McGuire"]

    def test_not_in_the_runners_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("Isabel McGuire", "Server 1", rezzed=True)
            t.runner.run("Archives")
            assert not t.corp.can("use", "Isabel McGuire")
            t.finish_run()


class TestRexCampaign:
    def test_three_counters_that_go_one_each_turn(self) -> None:
        with Table() as t:
            rex = t.corp.put("Rex Campaign", "Server 1")
            t.corp.rez("Rex Campaign")
            assert rex.tokens("power") == 3
            t.end_turn()
            t.end_turn()
            assert rex.tokens("power") == 2

    def test_other_cards_that_are_rezzed_load_nothing_onto_it(self) -> None:
        with Table() as t:
            rex = t.corp.put("Rex Campaign", "Server 1", rezzed=True, tokens={"power": 1})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert rex.tokens("power") == 1

    def test_when_the_last_one_goes_it_pays_and_is_trashed(self) -> None:
        with before_turn("Rex Campaign", power=1) as t:
            t.corp.set(credits=0, bad_publicity=2)
            t.end_turn()
            t.corp.mode("Gain")
            t.settle()
            assert t.zone("Rex Campaign") == "Archives"
            assert (t.corp.credits, t.state.bad_publicity) == (5, 2)

    def test_or_it_takes_a_bad_publicity_away(self) -> None:
        with before_turn("Rex Campaign", power=1) as t:
            t.corp.set(credits=0, bad_publicity=2)
            t.end_turn()
            t.corp.mode("Remove")
            t.settle()
            assert t.zone("Rex Campaign") == "Archives"
            assert (t.corp.credits, t.state.bad_publicity) == (0, 1)

    def test_without_bad_publicity_there_is_nothing_to_choose(self) -> None:
        with before_turn("Rex Campaign", power=1) as t:
            t.corp.set(credits=0)
            t.end_turn()
            t.settle()
            assert (t.corp.credits, t.zone("Rex Campaign")) == (5, "Archives")

    def test_the_runner_who_trashes_it_leaves_nothing_of_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Rex Campaign", "Server 1", rezzed=True, tokens={"power": 1})
            t.corp.set(credits=0)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.corp.credits == 0


class TestShock:
    @pytest.mark.parametrize("server", ["Server 1", "HQ", "R&D", "Archives"])
    def test_it_hurts_wherever_it_is_accessed(self, server: str) -> None:
        with Table("runner") as t:
            if server == "Server 1":
                t.corp.put("Shock!", server)
            elif server == "HQ":
                t.corp.hand("Shock!")
            elif server == "R&D":
                t.corp.deck("Shock!")
            else:
                t.corp.discard("Shock!")
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run(server)
            t.settle()
            assert damage(t) == [("net", 1)]
            access: Any = last(t, "accessed")
            assert access.seen == 3  # CR 7.2.2: by both, in R&D too
            go_on(t)
            t.finish_run()


class TestCitySurveillance:
    @pytest.mark.parametrize(("pays", "tags", "money"), [(True, 0, 4), (False, 1, 5)])
    def test_a_credit_or_a_tag(self, pays: bool, tags: int, money: int) -> None:
        with Table() as t:
            t.corp.put("City Surveillance", "Server 1", rezzed=True)
            t.end_turn()
            t.runner.yes() if pays else t.runner.no()
            t.settle()
            assert (t.state.tags, t.runner.credits) == (tags, money)

    def test_who_cannot_pay_is_tagged(self) -> None:
        with Table() as t:
            t.corp.put("City Surveillance", "Server 1", rezzed=True)
            t.runner.set(credits=0)
            t.end_turn()
            t.settle()
            assert t.state.tags == 1

    def test_not_as_the_corps_turn_begins(self) -> None:
        with at_turn("City Surveillance") as t:
            t.settle()
            assert t.state.tags == 0


class TestJacksonHoward:
    def test_two_cards_for_a_click(self) -> None:
        with Table() as t:
            t.corp.put("Jackson Howard", "Server 1", rezzed=True)
            t.corp.use("Jackson Howard", "Draw")
            assert (len(t.corp.titles("hand")), t.corp.clicks) == (2, 2)

    def test_out_of_the_game_he_takes_up_to_three_cards_back(self) -> None:
        with Table("runner") as t:
            t.corp.put("Jackson Howard", "Server 1", rezzed=True)
            t.corp.discard("Nisei MK II", "Snare!", "Braintrust", "Enigma")
            t.runner.discard("Corroder")
            t.corp.use("Jackson Howard", "Shuffle")
            assert not t.corp.can("pick", "Corroder")
            for title in ("Nisei MK II", "Snare!", "Braintrust"):
                t.corp.act("pick", title)
            assert t.corp.titles("discard") == ["Enigma"]
            assert removed(t) == ["Jackson Howard"]
            assert {"Nisei MK II", "Snare!", "Braintrust"} <= set(t.corp.titles("deck"))
            assert t.happened("trashed") == 0

    def test_fewer_are_enough(self) -> None:
        with Table() as t:
            t.corp.put("Jackson Howard", "Server 1", rezzed=True)
            t.corp.discard("Nisei MK II", "Snare!")
            t.corp.use("Jackson Howard", "Shuffle")
            t.corp.pick("Nisei MK II")
            assert t.corp.titles("discard") == ["Snare!"]

    def test_he_helps_while_he_is_accessed(self) -> None:
        with Table("runner") as t:
            t.corp.put("Jackson Howard", "Server 1")
            t.corp.discard("Nisei MK II", faceup=False)
            t.runner.run("Server 1")
            t.corp.rez("Jackson Howard")
            t.corp.use("Jackson Howard", "Shuffle")
            t.corp.pick("Nisei MK II")
            t.finish_run()
            assert (t.happened("accessed"), t.corp.titles("discard")) == (0, [])

    def test_unrezzed_he_does_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Jackson Howard", "Server 1")
            assert not t.corp.can("use", "Jackson Howard")


class TestBroadcastSquare:
    def taken(self, link: int, n: int = 1) -> Table:
        """The Corp plays a card for which it takes bad publicity, and traces against it."""
        t = Table()
        t.corp.put("Broadcast Square", "Server 1", rezzed=True)
        t.corp.hand("Too Big to Fail").set(credits=5)
        t.runner.set(credits=5)
        t.corp.play("Too Big to Fail")
        t.corp.number(0)
        t.runner.number(link)
        t.settle()
        return t

    def test_a_trace_that_succeeds_keeps_the_name_clean(self) -> None:
        with self.taken(2) as t:
            assert t.state.bad_publicity == 0

    def test_one_that_fails_does_not(self) -> None:
        with self.taken(3) as t:
            assert t.state.bad_publicity == 1

    def test_unrezzed_it_traces_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Broadcast Square", "Server 1")
            t.corp.hand("Too Big to Fail").play("Too Big to Fail")
            assert (t.state.bad_publicity, t.happened("trace initiated")) == (1, 0)

    @pytest.mark.rule("10.6.1")
    def test_removing_bad_publicity_starts_no_trace(self) -> None:
        with Table() as t:
            t.corp.put("Broadcast Square", "Server 1", rezzed=True)
            t.corp.put("Elizabeth Mills", "Server 2")
            t.corp.set(bad_publicity=1)
            t.corp.rez("Elizabeth Mills")
            t.settle()
            assert (t.state.bad_publicity, t.happened("trace initiated")) == (0, 0)

    def test_all_of_it_is_avoided(self) -> None:
        deal = operation("Bad Deal", "neutral_corp", play(BadPublicity(3)), cost=0)
        with Table(cards=(deal,)) as t:
            t.corp.put("Broadcast Square", "Server 1", rezzed=True)
            t.corp.hand("Bad Deal").play("Bad Deal")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.state.bad_publicity == 0


class TestToshiyukiSakai:
    def access(self, *hand: str, tokens: int = 2) -> Table:
        t = Table("runner")
        t.corp.put("Toshiyuki Sakai", "Server 1", tokens={"advancement": tokens})
        t.corp.hand(*hand)
        t.runner.hand(*["Sure Gamble"] * 5).run("Server 1")
        t.settle()
        return t

    def test_he_gives_his_place_and_his_tokens_to_another_card(self) -> None:
        with self.access("Project Junebug", "Hedge Fund", "Enigma", "Ash 2X3ZB9CY") as t:
            t.corp.accept()
            for title in ("Hedge Fund", "Enigma", "Ash 2X3ZB9CY"):
                assert not t.corp.can("pick", title)
            t.settle()
            t.runner.no()
            t.finish_run()
            bug = t.card("Project Junebug")
            assert (bug.server, bug.rezzed, bug.tokens("advancement")) == ("Server 1", False, 2)
            assert "Toshiyuki Sakai" in t.corp.titles("hand")
            assert damage(t) == []

    def test_the_runner_may_access_it(self) -> None:
        with self.access("Project Junebug") as t:
            t.corp.accept()
            t.settle()
            t.runner.yes()
            t.corp.accept()
            assert damage(t) == [("net", 4)]
            go_on(t)
            t.finish_run()

    def test_an_agenda_that_comes_may_be_stolen(self) -> None:
        with self.access("Hostile Takeover") as t:
            t.corp.accept()
            t.settle()
            t.runner.yes()
            t.finish_run()
            assert t.runner.score == 1

    def test_nobody_must_and_without_such_a_card_nobody_can(self) -> None:
        with self.access("Project Junebug") as t:
            t.corp.decline()
            go_on(t)
            t.finish_run()
            assert t.card("Toshiyuki Sakai").installed
        with self.access("Hedge Fund") as t:
            go_on(t)
            t.finish_run()
            assert t.card("Toshiyuki Sakai").installed

    def test_only_while_he_is_installed(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Toshiyuki Sakai", "Toshiyuki Sakai").put("Project Junebug", "Server 1")
            t.runner.run("HQ")
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.corp.titles("hand") == ["Toshiyuki Sakai"] * 2

    def test_he_can_be_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Toshiyuki Sakai", "Server 1")
            t.corp.advance("Toshiyuki Sakai")
