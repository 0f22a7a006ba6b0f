"""Accessed cards lie where they were (CR 7.1.6a), and what a run's card says of accessing ends with it (CR 6.7.3)."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, go_on, now

from sneakdoor.testing import Table


def legwork_on(*hand: str, first: str) -> Table:
    """A run with Legwork in which this card of HQ is the first to be accessed."""
    for seed in range(40):
        t = Table("runner", seed=seed)
        t.corp.hand(*hand)
        t.runner.hand("Legwork").set(credits=9)
        t.runner.play("Legwork")
        t.state.forced = False  # what has one answer is asked too, so that the first card can be looked at
        while not accessed(t):
            t.settle()
            t.game.choose(now(t).options[0])
        t.state.forced = True
        if accessed(t) == [first]:
            return t
    raise AssertionError(f"no seed begins with {first}")


class TestSetAside:
    @pytest.mark.rule("7.1.6a", "7.1.6")
    def test_a_card_that_was_accessed_is_still_in_hq(self) -> None:
        """So what is done to HQ later in the same access is done to it as well."""
        t = legwork_on("Ice Wall", "Disposable HQ", first="Ice Wall")
        wall = t.cid("Ice Wall")
        go_on(t)
        assert accessed(t) == ["Ice Wall", "Disposable HQ"]
        assert t.zone("Ice Wall") == "HQ"
        assert wall in t.state.hand[0]
        t.corp.trigger("Disposable HQ")
        t.corp.pick("Ice Wall")
        assert t.zone("Ice Wall") == "R&D"

    @pytest.mark.rule("7.1.6a", "7.1.6", "7.7.4")
    def test_but_it_is_not_accessed_again(self) -> None:
        t = legwork_on("Ice Wall", "Enigma", first="Ice Wall")
        go_on(t)
        t.finish_run()
        assert accessed(t) == ["Ice Wall", "Enigma"]
        assert sorted(t.corp.titles("hand")) == ["Enigma", "Ice Wall"]


class TestWhatARunCardSaysOfAccessing:
    @pytest.mark.both
    @pytest.mark.rule("1.4:6.7.3b")
    def test_it_holds_for_the_access_of_its_run_and_ends_with_the_run(self) -> None:
        t = legwork_on("Ice Wall", "Enigma", "Hunter", "Pup", first="Ice Wall")
        t.finish_run()
        assert len(accessed(t)) == 3
        assert t.state.lingering == ()
        t.runner.run("HQ")
        t.finish_run()
        assert len(accessed(t)) == 4

    @pytest.mark.both
    @pytest.mark.rule("1.4:6.7.3b")
    def test_it_does_not_wait_for_another_run_if_its_own_is_unsuccessful(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.hand("Enigma", "Hunter", "Pup")
            t.runner.hand("Legwork").set(credits=9)
            t.runner.play("Legwork")
            t.finish_run()
            assert accessed(t) == []
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert len(accessed(t)) == 1
