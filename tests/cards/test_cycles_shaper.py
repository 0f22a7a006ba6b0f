"""What Shaper cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


@pytest.mark.rule("1.4:8.3.5")
def test_astrolabe_draws_for_each_server_the_corp_creates() -> None:
    with Table() as t:
        t.runner.put("Astrolabe")
        t.corp.hand("PAD Campaign", "Ice Wall", "Ice Wall")
        t.corp.install("PAD Campaign", "new")
        assert len(t.runner.titles("hand")) == 1
        t.corp.install("Ice Wall", "Server 1")
        assert len(t.runner.titles("hand")) == 1
        t.corp.install("Ice Wall", "new")
        assert len(t.runner.titles("hand")) == 2


def test_order_of_sol_helps_once_a_turn_whoever_it_is() -> None:
    with Table(turn="runner") as t:
        t.runner.put("Order of Sol")
        t.runner.set(credits=5).hand("Sure Gamble", "Sure Gamble")
        t.runner.play("Sure Gamble")
        assert t.runner.credits == 10
        t.state.credits[1] = 5
        t.runner.play("Sure Gamble")
        assert t.runner.credits == 9
        t.runner.act("draw")
        t.state.credits[1] = 0
        t.runner.act("draw")
        t.settle()
        assert t.state.turn == 3
        assert t.runner.credits == 1  # a turn that begins with nothing


def test_order_of_sol_may_cost_the_last_credits() -> None:
    with Table(turn="runner") as t:
        t.runner.set(credits=2).hand("Order of Sol")
        t.runner.install("Order of Sol")
        assert t.runner.credits == 1


@pytest.mark.rule("9.8.3a")
@pytest.mark.parametrize("cost", ["3[credit]", "[trash]"])
def test_llds_energy_regulator_keeps_hardware_for_credits_or_for_itself(cost: str) -> None:
    with Table(turn="runner", clicks=1) as t:
        t.runner.set(credits=9).hand("Sure Gamble", "Sure Gamble")
        t.runner.put("LLDS Energy Regulator")
        t.runner.put("Clone Chip")
        t.corp.put("Flare", "HQ", rezzed=True)
        t.runner.run("HQ")
        t.corp.number(5)
        t.runner.number(0)
        t.runner.use("LLDS Energy Regulator", cost)
        t.settle()
        assert t.card("Clone Chip").installed
        assert t.card("LLDS Energy Regulator").installed == (cost != "[trash]")
        assert t.runner.credits == (6 if cost != "[trash]" else 9)
