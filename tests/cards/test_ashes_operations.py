"""Operations of the Ashes cycle."""

from __future__ import annotations

import pytest
from tests.last_turns import after
from tests.verbs import damage, encounter, every_window, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


class TestNextActivationCommand:
    def locked(self, ice: str, runner: str = "Blank Runner") -> Table:
        t = Table(runner=runner)
        t.corp.put(ice, "HQ", rezzed=True)
        t.corp.hand("NEXT Activation Command", "SYNC Rerouting")
        t.corp.play("NEXT Activation Command")
        assert not t.corp.can("play", "SYNC Rerouting")
        t.end_turn()
        return t

    def test_ice_is_stronger_until_the_corps_next_turn(self) -> None:
        with self.locked("Ice Wall") as t:
            assert t.card("Ice Wall").strength == 3
            t.end_turn()
            assert t.card("Ice Wall").strength == 1
            assert t.zone("NEXT Activation Command") == "Archives"

    @pytest.mark.parametrize(
        ("ice", "runner", "card"),
        [("Ice Wall", "Quetzal: Free Spirit", "Quetzal: Free Spirit"), ("Eli 1.0", "Blank Runner", "Eli 1.0")],
    )
    def test_only_icebreakers_break(self, ice: str, runner: str, card: str) -> None:
        with self.locked(ice, runner) as t:
            encounter(every_window(t), "HQ")
            assert not t.runner.can("use", card)
            t.finish_run()
        with Table("runner", runner=runner) as t:
            t.corp.put(ice, "HQ", rezzed=True)
            encounter(t, "HQ")
            assert t.runner.can("use", card)
            t.finish_run()

    def test_icebreakers_still_do(self) -> None:
        with self.locked("Ice Wall") as t:
            breaker = t.runner.put("Corroder")
            encounter(t, "HQ")
            assert breaker.strength == 2
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.happened("successful run") == 1


class TestScapenet:
    def net(self, spent: int) -> Table:
        t = after(run="Archives", hand=("Scapenet",))
        t.runner.set(credits=9).put("Ghost Runner", tokens={"credit": 3})
        t.runner.put("Akamatsu Mem Chip")
        t.runner.put("Desperado")
        t.corp.play("Scapenet")
        t.corp.number(0)
        t.runner.number(spent)
        return t

    def test_a_chip_or_virtual_card_leaves_the_game(self) -> None:
        for title in ("Ghost Runner", "Akamatsu Mem Chip"):
            with self.net(6) as t:
                assert not t.corp.can("pick", "Desperado")
                t.corp.pick(title)
                assert [t.state.card(cid).title for cid in t.state.removed] == [title]

    def test_a_trace_that_fails_does_nothing(self) -> None:
        with self.net(7) as t:
            assert list(t.state.removed) == []

    def test_it_needs_a_successful_run(self) -> None:
        with after(hand=("Scapenet",)) as t:
            t.runner.put("Akamatsu Mem Chip")
            assert not t.corp.can("play", "Scapenet")


class TestSyncRerouting:
    def rerouted(self, money: int) -> Table:
        t = Table()
        t.corp.hand("SYNC Rerouting")
        t.corp.play("SYNC Rerouting")
        t.end_turn()
        t.runner.set(credits=money).run("Archives")
        return t

    def test_a_run_costs_four_credits_or_a_tag(self) -> None:
        with self.rerouted(5) as t:
            t.runner.mode("pay")
            assert (t.runner.credits, t.state.tags) == (1, 0)
            t.finish_run()
        with self.rerouted(5) as t:
            t.runner.mode("tag")
            assert (t.runner.credits, t.state.tags) == (5, 1)
            assert who(t, "tagged") == [RUNNER]
            t.finish_run()

    @pytest.mark.rule("9.8.5b")
    def test_who_cannot_pay_takes_the_tag(self) -> None:
        with self.rerouted(3) as t:
            assert t.state.tags == 1
            t.finish_run()

    def test_it_is_gone_in_the_corps_next_turn(self) -> None:
        with self.rerouted(3) as t:
            t.finish_run()
            t.end_turn()
            assert t.zone("SYNC Rerouting") == "Archives"


class TestRedLevelClearance:
    def test_two_different_things_in_any_order(self) -> None:
        with Table() as t:
            t.corp.hand("Red Level Clearance", "Snare!", "Hostile Takeover")
            t.corp.play("Red Level Clearance")
            t.corp.mode("[click]")
            assert not t.corp.can("mode", says="[click]")
            t.corp.mode("install")
            assert not t.corp.can("pick", "Hostile Takeover")
            t.corp.pick("Snare!")
            t.corp.destination("new")
            assert (t.corp.clicks, t.corp.credits) == (3, 4)
            assert t.corp.titles("hand") == ["Hostile Takeover"]

    def test_cards_and_credits(self) -> None:
        with Table() as t:
            t.corp.hand("Red Level Clearance")
            t.corp.play("Red Level Clearance")
            t.corp.mode("draw")
            t.corp.mode("gain 2")
            assert (t.corp.clicks, t.corp.credits) == (2, 6)
            assert len(t.corp.titles("hand")) == 2

    def test_the_install_may_be_left(self) -> None:
        with Table() as t:
            t.corp.hand("Red Level Clearance", "Snare!")
            t.corp.play("Red Level Clearance")
            t.corp.mode("install")
            t.corp.pick()
            t.corp.mode("draw")
            assert "Snare!" in t.corp.titles("hand")


class TestCompleteImage:
    def image(self, points: int, *hand: str) -> Table:
        t = after(run="Archives", hand=("Complete Image",))
        t.runner.scored(*["Hostile Takeover"] * points)
        t.runner.hand(*hand)
        return t

    @pytest.mark.rule("9.8.6a")
    def test_each_right_name_goes_on(self) -> None:
        with self.image(3, "Sure Gamble", "Sure Gamble") as t:
            t.corp.play("Complete Image")
            t.corp.act("name", "Sure Gamble")
            t.corp.act("name", "Sure Gamble")
            assert t.runner.titles("hand") == []
            t.corp.act("name", "Diesel")
            t.settle()
            assert t.outcome is not None  # the third damage found no card

    @pytest.mark.rule("9.8.6a")
    def test_a_wrong_name_ends_it(self) -> None:
        with self.image(3, "Sure Gamble", "Sure Gamble") as t:
            t.corp.play("Complete Image")
            t.corp.act("name", "Diesel")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]
            assert damage(t) == [("net", 1)]
            assert t.state.active == RUNNER

    def test_it_needs_three_points_and_a_successful_run(self) -> None:
        with self.image(2, "Sure Gamble") as t:
            assert not t.corp.can("play", "Complete Image")
        with after(hand=("Complete Image",)) as t:
            t.runner.scored(*["Hostile Takeover"] * 3).hand("Sure Gamble")
            assert not t.corp.can("play", "Complete Image")


class TestDigitalRightsManagement:
    def test_an_agenda_is_found_a_card_installed_and_nothing_scored(self) -> None:
        with after(run="Archives", hand=("Digital Rights Management", "Ice Wall")) as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.deck("Braintrust", "Snare!")
            t.corp.play("Digital Rights Management")
            assert not t.corp.can("pick", "Snare!")
            t.corp.pick("Braintrust")
            assert not t.corp.can("pick", "Ice Wall")
            t.corp.pick("Braintrust")
            t.corp.destination("new")
            assert t.card("Braintrust").installed
            assert t.happened("revealed") == 1
            assert not t.corp.can("score", "Hostile Takeover")
            assert t.corp.credits == 9
            t.end_turn()
            t.end_turn()
            t.corp.act("credit")
            assert t.corp.can("score", "Hostile Takeover")

    def test_not_after_a_run_on_hq_nor_in_the_first_turn(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.deck("Digital Rights Management")
            t.runner.run("HQ")  # where there is nothing to access
            t.finish_run()
            t.end_turn()
            assert "Digital Rights Management" in t.corp.titles("hand")
            assert not t.corp.can("play", "Digital Rights Management")
        with Table() as t:
            t.corp.hand("Digital Rights Management")
            assert not t.corp.can("play", "Digital Rights Management")


class TestArgusCrackdown:
    def crack(self, server: str) -> Table:
        t = Table()
        t.corp.put("Pop-up Window", "HQ")
        t.corp.hand("Argus Crackdown")
        t.corp.play("Argus Crackdown")
        t.end_turn()
        t.runner.hand(*["Sure Gamble"] * 3)
        t.runner.run(server)
        t.finish_run()
        return t

    def test_a_protected_server_hurts(self) -> None:
        with self.crack("HQ") as t:
            assert damage(t) == [("meat", 2)]

    def test_another_does_not(self) -> None:
        with self.crack("Archives") as t:
            assert damage(t) == []


class TestSecureAndProtect:
    def test_ice_from_rnd_protects_a_central_server_for_less(self) -> None:
        with Table() as t:
            for title in ("Enigma", "Hunter", "Wall of Static", "Archer"):
                t.corp.put(title, "HQ")
            t.corp.deck("Ice Wall", "Snare!")
            t.corp.hand("Secure and Protect")
            t.corp.play("Secure and Protect")
            assert not t.corp.can("pick", "Snare!")
            t.corp.pick("Ice Wall")
            assert not t.corp.can("server", server="new remote")
            t.corp.destination("HQ")
            t.corp.pick()
            assert t.card("Ice Wall").server == "HQ"
            assert t.corp.credits == 5 - 1 - (4 - 3)
            assert t.corp.clicks == 1
            assert t.happened("revealed") == 1


class TestKakurenbo:
    def hide(self) -> Table:
        t = Table(clicks=4)
        t.corp.hand("Kakurenbo", "Snare!", "Enigma").discard("Braintrust", "Hedge Fund", "Ice Wall", "Crisium Grid")
        t.corp.put("Adonis Campaign", "Server 1")
        t.corp.play("Kakurenbo")
        t.corp.pick("Snare!")
        return t

    @pytest.mark.rule("4.5.6")
    def test_archives_is_hidden_and_a_card_comes_out_advanced(self) -> None:
        with self.hide() as t:
            assert not any(visible(t.state, cid, RUNNER) for cid in t.state.discard[CORP])
            for title in ("Hedge Fund", "Ice Wall"):
                assert not t.corp.can("pick", title)
            for title in ("Snare!", "Crisium Grid"):
                assert t.corp.can("pick", title)
            t.corp.pick("Braintrust")
            assert not t.corp.can("server", server="HQ")
            assert t.corp.can("server", server="Server 1")
            t.corp.destination("new")
            assert t.card("Braintrust").tokens("advancement") == 2
            assert (t.corp.credits, t.corp.clicks) == (3, 1)
            assert t.corp.titles("hand") == ["Enigma"]
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Kakurenbo"]

    def test_nothing_need_be_installed(self) -> None:
        with self.hide() as t:
            t.corp.pick()
            assert len(t.corp.titles("discard")) == 5


class TestFocusGroup:
    def group(self, kind: str, *hand: str) -> Table:
        t = after(run="Archives", hand=("Focus Group",))
        t.runner.hand("Sure Gamble", "Diesel", "Corroder")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.corp.play("Focus Group")
        t.corp.mode(kind)
        return t

    def test_as_many_credits_as_revealed_cards_buy_tokens(self) -> None:
        with self.group("event") as t:
            assert not t.corp.can("number", number=3)
            t.corp.number(2)
            t.corp.pick("PAD Campaign")
            assert t.card("PAD Campaign").tokens("advancement") == 2
            assert t.corp.credits == 10 - 3 - 2
            assert t.happened("revealed") == 3

    def test_fewer_or_none_may_be_paid(self) -> None:
        with self.group("program") as t:
            t.corp.number(0)
            assert t.corp.credits == 7
            assert t.happened("tokens placed") == 0

    def test_it_needs_a_successful_run(self) -> None:
        with after(hand=("Focus Group",)) as t:
            t.runner.hand("Sure Gamble")
            t.corp.put("PAD Campaign", "Server 1")
            assert not t.corp.can("play", "Focus Group")


class TestGameOver:
    def over(self, money: int) -> Table:
        t = Table("runner", clicks=1)
        t.corp.put("Hostile Takeover", "Server 1")
        t.corp.hand("Game Over").set(credits=10)
        t.runner.run("Server 1")
        t.finish_run()
        for title in ("Corroder", "Datasucker", "Medium", "Desperado"):
            t.runner.put(title)
        t.runner.set(credits=money)
        t.corp.play("Game Over")
        assert t.corp.can("mode", says="event")  # of which none can be installed
        assert not t.corp.can("mode", says="agenda")
        t.corp.mode("program")
        return t

    def test_programs_that_break_no_ice_are_trashed_unless_they_are_paid_for(self) -> None:
        with self.over(5) as t:
            assert not t.runner.can("pick", "Corroder")
            t.runner.act("pick", "Medium")  # five credits save one
            assert t.runner.titles("discard") == ["Datasucker"]
            assert (t.runner.credits, t.state.bad_publicity, t.corp.credits) == (2, 1, 6)
            assert t.card("Medium").installed

    def test_nobody_who_cannot_pay_is_asked(self) -> None:
        with self.over(2) as t:
            assert sorted(t.runner.titles("discard")) == ["Datasucker", "Medium"]

    def test_an_agenda_must_have_been_stolen(self) -> None:
        with after(run="HQ", hand=("Game Over",)) as t:
            t.runner.put("Medium")
            assert not t.corp.can("play", "Game Over")
