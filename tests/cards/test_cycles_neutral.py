"""What neutral cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


def test_biometric_spoofing_prevents_two_damage_of_any_kind() -> None:
    with Table(turn="runner") as t:
        t.corp.hand("Snare!")
        t.runner.put("Biometric Spoofing")
        t.runner.hand("Sure Gamble", "Sure Gamble")
        t.runner.run("HQ")
        t.corp.act("trigger", "Snare!")
        t.runner.use("Biometric Spoofing", "Prevent")
        t.finish_run()
        assert len(t.runner.titles("hand")) == 1
        assert t.zone("Biometric Spoofing") == "the heap"


def test_injection_attack_strengthens_one_icebreaker_for_its_run() -> None:
    with Table(turn="runner") as t:
        t.runner.hand("Injection Attack")
        chosen, other = t.runner.put("Corroder"), t.runner.put("Gordian Blade")
        t.runner.play("Injection Attack")
        t.runner.pick("Corroder")
        t.runner.act("server", server="Archives")
        assert (chosen.strength, other.strength) == (4, 2)
        t.finish_run()
        assert (chosen.strength, other.strength) == (2, 2)


@pytest.mark.parametrize("trashes", [True, False])
def test_tech_startup_may_be_trashed_for_an_asset(trashes: bool) -> None:
    with Table(turn="runner") as t:
        t.corp.put("Tech Startup", "Server 1", rezzed=True)
        t.corp.deck("PAD Campaign", "Ice Wall")
        t.end_turn()
        if trashes:
            t.corp.act("trigger", "Tech Startup")
            t.corp.pick("PAD Campaign")
            t.settle()
            assert t.card("PAD Campaign").installed
        else:
            t.corp.pass_()
        assert t.zone("Tech Startup") == ("Archives" if trashes else "the play area")
        t.settle()
