"""What the older agendas of the Core Set do."""

from __future__ import annotations

import pytest
from tests.verbs import score, steal

from sneakdoor.testing import Table


class TestBreakingNews:
    def test_two_tags_for_the_turn_in_which_it_was_scored(self) -> None:
        with Table() as t:
            score(t, "Breaking News", 2)
            assert t.state.tags == 2
            t.end_turn()
            assert t.state.tags == 0

    def test_two_go_whichever_they_are_and_only_once(self) -> None:
        with Table() as t:
            t.runner.set(tags=3)
            score(t, "Breaking News", 2)
            assert t.state.tags == 5
            t.end_turn()
            assert t.state.tags == 3
            t.end_turn()
            t.end_turn()
            assert t.state.tags == 3

    def test_if_there_is_one_left_that_one_goes(self) -> None:
        with Table() as t:
            score(t, "Breaking News", 2)
            t.runner.set(tags=1)
            t.end_turn()
            assert t.state.tags == 0

    def test_forfeited_it_leaves_the_tags(self) -> None:
        with Table() as t:
            t.corp.hand("Success").put("Ice Wall", "HQ")
            score(t, "Breaking News", 2)
            t.corp.play("Success")
            assert t.corp.titles("score") == []
            t.end_turn()
            assert t.state.tags == 2

    def test_stolen_it_does_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.set(tags=2)
            steal(t, "Breaking News")
            t.end_turn()
            assert t.state.tags == 2


class TestPostedBounty:
    def test_forfeited_it_is_a_tag_and_bad_publicity(self) -> None:
        with Table() as t:
            score(t, "Posted Bounty", 3)
            t.corp.accept()
            assert (t.state.tags, t.state.bad_publicity, t.corp.score) == (1, 1, 0)
            assert t.corp.titles("score") == []

    def test_it_may_be_kept(self) -> None:
        with Table() as t:
            score(t, "Posted Bounty", 3)
            t.corp.decline()
            assert (t.state.tags, t.state.bad_publicity, t.corp.score) == (0, 0, 1)

    @pytest.mark.parametrize("other", ["Vanity Project", "Posted Bounty"])
    def test_no_other_agenda_will_do(self, other: str) -> None:
        with Table() as t:
            t.corp.scored(other)
            score(t, "Posted Bounty", 3)
            t.corp.accept()
            assert t.corp.titles("score") == [other]
