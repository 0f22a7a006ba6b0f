"""Identities, and those with two sides (CR 3.1)."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table

EARTH = "Earth Station: SEA Headquarters"
HOSHIKO = "Hoshiko Shiro: Untold Protagonist"


class TestIdentities:
    @pytest.mark.rule("3.1.1", "3.1.1a", "4.7.4a")
    def test_an_identity_is_active_in_the_play_area_and_not_installed(self) -> None:
        with Table() as t:
            assert t.decision is not None
            for cid in (0, 1):
                assert t.state.things[cid].active
                assert not t.state.things[cid].installed
                assert t.state.place(cid) == "the play area"

    @pytest.mark.both
    @pytest.mark.rule("3.1.3")
    def test_the_base_link_is_the_identitys(self) -> None:
        with Table(runner="Andromeda: Dispossessed Ristie") as t:
            assert t.decision is not None
            assert t.runner.link == 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:3.1.1a", "1.4:1.6.1b")
    def test_only_the_side_that_is_up_works(self) -> None:
        with Table(turn="runner", corp=EARTH) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("HQ")
            assert t.runner.credits == 4  # the front makes running on HQ dearer
            t.finish_run()
            t.runner.set(credits=5)
            t.runner.run("Server 1")
            assert t.runner.credits == 5
            t.finish_run()

    @pytest.mark.rule("1.4:3.1.1a")
    def test_turned_over_the_other_side_works_and_the_first_does_not(self) -> None:
        with Table(corp=EARTH) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.use(EARTH)
            assert t.corp.clicks == 2
            assert not t.corp.can("action")  # under neither name
            t.end_turn()
            assert not t.runner.can("run", server="Server 1")
            t.runner.run("HQ")
            assert t.happened("credits spent") == 0
            t.finish_run()
            t.settle()
            assert t.happened("flipped") == 2  # a successful run on HQ turned it back
            t.end_turn()
            assert t.corp.can("action", EARTH)

    @pytest.mark.rule("1.4:3.1.1a")
    def test_a_copy_of_the_game_keeps_its_own_side_up(self) -> None:
        with Table(corp=EARTH) as t:
            assert t.decision is not None
            copy = t.game.clone()
            t.corp.use(EARTH)
            assert copy.state.code != t.state.code
            assert copy.state.index != t.state.index

    @pytest.mark.rule("1.4:3.1.1a")
    def test_hoshiko_turns_over_when_she_has_accessed(self) -> None:
        with Table(turn="runner", runner=HOSHIKO) as t:
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.runner.link, t.state.card(RUNNER).subtypes) == (0, ("Natural",))
            t.end_turn()
            t.settle()
            assert t.happened("flipped") == 1
            hand = len(t.runner.titles("hand"))
            t.end_turn()
            assert len(t.runner.titles("hand")) == hand + 1
            t.end_turn()
            assert t.happened("flipped") == 2

    @pytest.mark.rule("1.4:3.1.1a")
    def test_each_side_has_facts_of_its_own(self) -> None:
        with Table(turn="runner", corp=EARTH, runner=HOSHIKO) as t:
            t.corp.hand("Enigma")
            t.runner.run("HQ")
            t.finish_run()
            t.end_turn()
            t.settle()
            assert t.zone("Hoshiko Shiro: Mahou Shoujo") == "the play area"
            assert t.runner.link == 1
            assert t.game.view(RUNNER).link == 1
            assert has_subtype(t.state, RUNNER, "Digital")
            assert not has_subtype(t.state, RUNNER, "Natural")
            t.corp.use(EARTH)
            assert t.state.card(CORP).title == "Earth Station: Ascending to Orbit"
            assert t.state.card(CORP).min_deck == 0  # of these the front has numbers
