"""What Weyland cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


def test_boom_is_a_double_for_a_runner_with_two_tags() -> None:
    with Table() as t:
        t.corp.hand("BOOM!").set(credits=10)
        t.runner.set(tags=1).hand(*["Sure Gamble"] * 8)
        assert not t.corp.can("play", "BOOM!")
        t.state.tags = 2
        t.corp.act("credit")
        t.corp.play("BOOM!")
        t.settle()
        assert t.runner.titles("hand") == ["Sure Gamble"]
        assert t.state.clicks[0] == 0 or t.state.active == 1


def test_back_channels_pays_for_tokens_on_a_card_in_a_server_and_trashes_it() -> None:
    with Table() as t:
        t.corp.hand("Back Channels")
        t.corp.put("Ice Wall", "HQ", tokens={"advancement": 5})
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        t.corp.play("Back Channels")
        t.settle()
        assert t.corp.credits == 11
        assert t.zone("Hostile Takeover") == "Archives"
        assert t.card("Ice Wall").installed


@pytest.mark.rule("9.1.3")
def test_the_program_that_wendigo_chooses_cannot_be_used_for_the_rest_of_the_run() -> None:
    with Table(turn="runner") as t:
        t.corp.put("Ice Wall", "R&D", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.corp.put("Wendigo", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.settle()
        assert not t.happened("broken")
        assert t.run is None  # Ice Wall, which Corroder could have broken
        t.runner.run("R&D")
        t.runner.use("Corroder", "Break")
        t.finish_run()
        assert t.happened("broken")
