"""Operations of the Mumbad cycle."""

from __future__ import annotations

import pytest
from tests.verbs import top

from sneakdoor.model.words import CORP
from sneakdoor.testing import Table


class TestClonesAreNotPeople:
    def test_it_becomes_an_agenda_when_one_is_scored(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.hand('"Clones are not People"', "Enforced Curfew")
            t.corp.play('"Clones are not People"')
            assert t.corp.credits == 2
            t.corp.score_agenda("Hostile Takeover")
            t.corp.trigger('"Clones are not People"')
            assert t.corp.score == 2
            assert sorted(t.corp.titles("score")) == ['"Clones are not People"', "Hostile Takeover"]
            t.corp.play("Enforced Curfew")  # another current does not touch it there
            assert t.corp.score == 2

    def test_a_stolen_agenda_ends_it(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.hand('"Clones are not People"')
            t.corp.play('"Clones are not People"')
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.zone('"Clones are not People"') == "Archives"
            assert (t.corp.score, t.runner.score) == (0, 1)


class TestHeritageCommittee:
    def test_three_are_drawn_and_one_goes_on_top(self) -> None:
        with Table() as t:
            t.corp.hand("Heritage Committee", "Snare!")
            t.corp.play("Heritage Committee")
            t.corp.pick("Snare!")
            assert t.corp.credits == 4
            assert t.corp.titles("hand") == ["Hedge Fund"] * 3
            assert top(t, CORP) == ["Snare!"]


class TestVoterIntimidation:
    def bid(self, corp: int, runner: int) -> Table:
        t = Table()
        t.runner.scored("Hostile Takeover")
        t.runner.put("Kati Jones")
        t.runner.put("Desperado")
        t.corp.hand("Voter Intimidation")
        t.corp.play("Voter Intimidation")
        t.corp.number(corp)
        t.runner.number(runner)
        return t

    def test_different_bids_trash_a_resource(self) -> None:
        with self.bid(1, 0) as t:
            assert t.runner.titles("discard") == ["Kati Jones"]
            assert t.corp.credits == 5 - 1 - 1

    def test_like_bids_do_not(self) -> None:
        with self.bid(2, 2) as t:
            assert t.runner.titles("discard") == []

    def test_the_runner_must_have_an_agenda(self) -> None:
        with Table() as t:
            t.runner.put("Kati Jones")
            t.corp.hand("Voter Intimidation").scored("Hostile Takeover")
            assert not t.corp.can("play", "Voter Intimidation")


class TestElectionDay:
    def test_everything_in_hq_makes_room_for_five(self) -> None:
        with Table() as t:
            t.corp.hand("Election Day", "Snare!", "Enigma")
            t.corp.play("Election Day")
            assert sorted(t.corp.titles("discard")) == ["Election Day", "Enigma", "Snare!"]
            assert t.corp.titles("hand") == ["Hedge Fund"] * 5

    @pytest.mark.rule("9.1.6c")
    def test_there_must_be_something_to_trash(self) -> None:
        with Table() as t:
            t.corp.hand("Election Day")
            assert not t.corp.can("play", "Election Day")
