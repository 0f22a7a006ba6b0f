"""What Jinteki cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.rules.rezzing import FORBIDDEN, refuse_rez
from sneakdoor.testing import Table


@pytest.mark.rule("1.2.2")
def test_what_mushin_no_shin_installs_waits_for_the_next_turn() -> None:
    with Table() as t:
        t.corp.hand("Mushin No Shin", "Project Junebug").set(credits=10)
        t.corp.play("Mushin No Shin")
        assert t.card("Project Junebug").server == "Server 1"
        assert refuse_rez(t.state, t.cid("Project Junebug")) is FORBIDDEN
        t.end_turn()
        assert refuse_rez(t.state, t.cid("Project Junebug")) is FORBIDDEN
        t.end_turn()
        assert refuse_rez(t.state, t.cid("Project Junebug")) is None


def test_an_agenda_under_mushin_no_shin_is_scored_a_turn_later() -> None:
    with Table() as t:
        t.corp.hand("Mushin No Shin", "Nisei MK II")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.play("Mushin No Shin")
        assert t.card("Nisei MK II").server == "Server 2"
        t.corp.act("credit")
        t.end_turn()
        t.end_turn()
        t.corp.advance("Nisei MK II")
        t.corp.score_agenda("Nisei MK II")
        assert t.corp.score == 2


@pytest.mark.rule("7.7.3")
@pytest.mark.parametrize("steals", [True, False])
def test_ben_musashi_makes_stealing_painful_even_after_he_is_trashed(steals: bool) -> None:
    with Table(turn="runner") as t:
        t.corp.put("Ben Musashi", "Server 1", rezzed=True)
        t.corp.put("Hostile Takeover", "Server 1")
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.runner.run("Server 1")
        t.runner.act("access", "Ben Musashi")
        t.runner.act("trash")
        t.runner.act("steal" if steals else "go on")
        t.finish_run()
        assert t.runner.score == int(steals)
        assert len(t.runner.titles("hand")) == (0 if steals else 2)
