"""Operations of the Lunar cycle."""

from __future__ import annotations

import pytest
from tests.verbs import elsewhere, encounter, got_in, traced, who

from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestPeakEfficiency:
    @pytest.mark.parametrize("n", [1, 3])
    def test_a_credit_for_each_rezzed_piece_of_ice(self, n: int) -> None:
        with Table() as t:
            for server in ("HQ", "R&D", "Server 1")[:n]:
                t.corp.put("Enigma", server, rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            t.corp.hand("Peak Efficiency").play("Peak Efficiency")
            assert t.corp.credits == 5 - 1 + n

    def test_not_without_any(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Peak Efficiency")
            assert not t.corp.can("play", "Peak Efficiency")


class TestManhunt:
    def running(self, *, eyes: bool = False) -> Table:
        t = Table(clicks=1, cards=(elsewhere(),))
        t.corp.hand("Manhunt").set(credits=3).play("Manhunt")
        if eyes:
            t.runner.put("Averted Eyes")
        t.runner.set(credits=9)
        return t

    @pytest.mark.parametrize(("spent", "tags"), [(1, 1), (2, 0)])
    def test_a_trace_for_the_first_successful_run_each_turn(self, spent: int, tags: int) -> None:
        with self.running() as t:
            t.runner.run("Archives")
            traced(t, 0, spent)
            t.finish_run()
            assert t.state.tags == tags
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("traced") == 1

    def test_an_unsuccessful_run_is_none(self) -> None:
        with self.running() as t:
            t.runner.run("Archives")
            t.runner.jack_out()
            assert t.happened("traced") == 0
            t.runner.run("Archives")
            traced(t)
            t.finish_run()
            assert t.state.tags == 1

    def test_a_success_without_an_access_will_do(self) -> None:
        with self.running(eyes=True) as t:
            t.runner.run("Archives")
            traced(t)
            t.finish_run()
            assert t.state.tags == 1

    @pytest.mark.rule("3.5.1b")
    def test_it_goes_when_an_agenda_is_stolen(self) -> None:
        with self.running() as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            traced(t)
            t.settle()
            t.finish_run()
            assert t.zone("Manhunt") == "Archives"


class TestLagTime:
    def test_all_ice_is_stronger_while_it_is_there(self) -> None:
        with Table() as t:
            wall, enigma = t.corp.put("Ice Wall", "HQ", rezzed=True), t.corp.put("Enigma", "R&D", rezzed=True)
            breaker = t.runner.put("Corroder")
            t.corp.hand("Lag Time", "Paywall Implementation").play("Lag Time")
            assert (wall.strength, enigma.strength, breaker.strength, t.corp.credits) == (2, 3, 2, 3)
            t.corp.play("Paywall Implementation")
            assert (wall.strength, t.zone("Lag Time")) == (1, "Archives")

    def test_a_stolen_agenda_ends_it_and_a_scored_one_does_not(self) -> None:
        with Table() as t:
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            ready = t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.put("Nisei MK II", "Server 2")
            t.corp.hand("Lag Time").play("Lag Time")
            t.corp.score_agenda(ready)
            assert wall.strength == 2
            t.end_turn()
            t.runner.run("Server 2")
            t.settle()
            t.finish_run()
            assert wall.strength == 1


class TestSnatchAndGrab:
    def played(self, spent: int = 0) -> Table:
        t = Table()
        t.corp.hand("Snatch and Grab").set(credits=0)
        for title in ("Kati Jones", "Armitage Codebusting", "Rachel Beckman"):
            t.runner.put(title)
        t.runner.set(credits=5)
        t.corp.play("Snatch and Grab")
        traced(t, 0, spent)
        return t

    def test_a_connection_is_trashed(self) -> None:
        with self.played(2) as t:
            assert not t.corp.can("pick", "Armitage Codebusting")
            t.corp.pick("Kati Jones")
            t.runner.no()
            assert (t.zone("Kati Jones"), t.state.tags) == ("the heap", 0)

    @pytest.mark.rule("1.15.1a")
    def test_unless_the_runner_takes_a_tag(self) -> None:
        with self.played(2) as t:
            t.corp.pick("Kati Jones")
            t.runner.yes()
            assert (t.card("Kati Jones").installed, t.state.tags) == (True, 1)

    def test_not_if_the_trace_fails(self) -> None:
        with self.played(3) as t:
            assert (t.card("Kati Jones").installed, t.state.tags) == (True, 0)


class TestPaywallImplementation:
    def test_a_credit_for_each_successful_run(self) -> None:
        with Table(clicks=1, cards=(elsewhere(),)) as t:
            t.corp.hand("Paywall Implementation").set(credits=0).play("Paywall Implementation")
            for n in (1, 2):
                t.runner.run("Archives")
                t.finish_run()
                assert t.corp.credits == n
            t.runner.run("HQ")
            t.runner.jack_out()
            assert t.corp.credits == 2
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 3
        assert t.zone("Paywall Implementation") != "Archives"

    def test_it_goes_when_an_agenda_is_stolen(self) -> None:
        with Table(clicks=1) as t:
            t.corp.hand("Paywall Implementation").play("Paywall Implementation")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            t.finish_run()
            assert t.zone("Paywall Implementation") == "Archives"


class TestReuse:
    @pytest.mark.parametrize("n", [1, 3])
    def test_two_credits_for_each_card_of_the_hand(self, n: int) -> None:
        with Table() as t:
            hand = ("Enigma", "Ice Wall", "PAD Campaign")
            t.corp.hand("Reuse", *hand).play("Reuse")
            t.corp.pick(*hand[:n])
            assert (t.corp.credits, t.corp.clicks) == (5 + 2 * n, 1)
            assert len(t.state.down) == n

    def test_not_with_an_empty_hand(self) -> None:
        with Table() as t:
            t.corp.hand("Reuse")
            assert not t.corp.can("play", "Reuse")


class TestShootTheMoon:
    @pytest.mark.parametrize("tags", [1, 2])
    def test_as_many_pieces_of_ice_as_the_runner_has_tags(self, tags: int) -> None:
        with Table() as t:
            wall = t.corp.put("Hadrian's Wall", "HQ")
            archer = t.corp.put("Archer", "R&D")
            third = t.corp.put("Enigma", "Server 1")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.set(tags=tags)
            t.corp.hand("Shoot the Moon").set(credits=3).play("Shoot the Moon")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick(*("Hadrian's Wall", "Archer")[:tags])
            assert (wall.rezzed, archer.rezzed, third.rezzed) == (True, tags == 2, False)
            assert (t.corp.credits, t.corp.clicks) == (0, 1)  # not even an agenda is forfeited

    def test_not_without_a_tag_nor_without_unrezzed_ice(self) -> None:
        with Table() as t:
            t.corp.hand("Shoot the Moon").put("Enigma", "HQ")
            assert not t.corp.can("play", "Shoot the Moon")
        with Table() as t:
            t.corp.hand("Shoot the Moon").put("Enigma", "HQ", rezzed=True)
            t.runner.set(tags=1)
            assert not t.corp.can("play", "Shoot the Moon")

    def test_more_tags_than_ice(self) -> None:
        with Table() as t:
            wall = t.corp.put("Ice Wall", "HQ")
            t.runner.set(tags=5)
            t.corp.hand("Shoot the Moon").play("Shoot the Moon")
            assert wall.rezzed


def test_stronger_ice_asks_more_of_an_icebreaker() -> None:
    with Table(clicks=1) as t:
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.corp.hand("Lag Time").play("Lag Time")
        t.runner.put("Corroder")
        t.runner.set(credits=9)
        encounter(t, "HQ")
        t.runner.use("Corroder", "strength")
        assert not t.runner.can("use", "Corroder", says="Break")
        t.runner.use("Corroder", "strength")
        t.runner.break_subroutines("Corroder")
        assert got_in(t)


class TestMutate:
    def row(self, t: Table, server: int) -> list[str]:
        return [t.state.card(cid).title for cid in t.state.ice[server]]

    def test_the_first_ice_of_rnd_takes_the_place_of_a_rezzed_one(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Vanilla", "HQ")
            t.corp.put("Pup", "R&D")
            t.corp.deck("Neural Katana", "Archer", "Hedge Fund", "PAD Campaign")
            t.corp.hand("Mutate").set(credits=2).play("Mutate")
            assert not any(t.corp.can("pick", title) for title in ("Vanilla", "Pup"))
            t.corp.pick("Enigma")
            t.corp.act("done")  # no other ice is trashed for it
            assert self.row(t, 0) == ["Ice Wall", "Archer", "Vanilla"]
            assert (t.card("Archer").rezzed, t.corp.credits) == (True, 0)  # not even an agenda is forfeited
            assert t.corp.titles("discard") == ["Enigma", "Mutate"]
            assert (t.happened("revealed"), who(t, "shuffled")) == (3, [CORP])
            assert "PAD Campaign" in t.corp.titles("deck")

    def test_not_without_rezzed_ice(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.deck("Neural Katana").hand("Mutate")
            assert not t.corp.can("play", "Mutate")

    def test_without_ice_in_rnd_all_of_it_is_shown(self) -> None:
        with Table(deck=3) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Mutate").play("Mutate")
            assert (self.row(t, 0), t.happened("revealed"), t.happened("shuffled")) == ([], 3, 1)

    def test_a_server_that_is_gone_has_no_such_place(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.deck("Neural Katana").hand("Mutate").play("Mutate")
            assert "Neural Katana" in t.corp.titles("deck")

    def test_in_a_remote_server(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.deck("Neural Katana").hand("Mutate").play("Mutate")
            assert (t.card("Neural Katana").server, t.card("Neural Katana").rezzed) == ("Server 1", True)

    def test_played_without_its_additional_cost_it_installs_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Accelerated Diagnostics").deck("Neural Katana", "Enigma", "Mutate").set(credits=9)
            t.corp.play("Accelerated Diagnostics")
            t.corp.pick("Mutate")
            assert (self.row(t, 0), t.happened("installed")) == (["Ice Wall"], 0)
