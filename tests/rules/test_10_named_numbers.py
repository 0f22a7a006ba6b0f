"""The number that ends a mandatory loop (CR 10.10.1) is how often it goes round from then on."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import POWER, VIRUS, Credits, On, Place, Remove, asset, paid, when
from sneakdoor.rules.loops import ENOUGH, UNNAMED
from sneakdoor.testing import Table

PING = asset(
    "Ping",
    "neutral_corp",
    when(On("tokens placed"), Place(VIRUS, 1)),
    paid(Credits(1), Place(VIRUS, 1)),
    cost=0,
    trash=1,
)
SWING = asset(
    "Swing",
    "neutral_corp",
    when(On("tokens placed"), Remove(POWER, 1)),
    when(On("tokens removed"), Place(POWER, 1)),
    paid(Credits(1), Place(POWER, 1)),
    cost=0,
    trash=1,
)


def asked(t: Table) -> bool:
    return t.decision is not None and t.decision.kind == "infinite loop: how many times"


class TestNamedNumbers:
    @pytest.mark.both
    @pytest.mark.rule("10.10.1")
    @pytest.mark.parametrize("n", [0, 1, 7, 50])
    def test_what_grows_with_each_turn_grows_that_often(self, n: int) -> None:
        with Table(cards=(PING,)) as t:
            t.corp.put("Ping", "Server 1", rezzed=True)
            t.corp.use("Ping")
            assert asked(t)
            before = t.card("Ping").tokens("virus")
            assert before >= ENOUGH
            t.corp.number(n)
            assert not asked(t)
            assert t.card("Ping").tokens("virus") == before + n

    @pytest.mark.rule("10.10.1")
    @pytest.mark.parametrize("n", [0, 1, 7])
    def test_a_turn_is_all_that_lies_between_two_uses_of_the_same_ability(self, n: int) -> None:
        with Table(cards=(SWING,)) as t:
            t.corp.put("Swing", "Server 1", rezzed=True)
            t.corp.use("Swing")
            assert asked(t)
            before = {kind: t.happened(kind) for kind in ("tokens placed", "tokens removed")}
            t.corp.number(n)
            assert not asked(t)
            after = {kind: t.happened(kind) - before[kind] for kind in before}
            assert after == {"tokens placed": n, "tokens removed": n}

    @pytest.mark.rule("10.10.1", example=97)
    @pytest.mark.parametrize("n", [0, 1, 9])
    def test_two_wormholes_resolve_each_other_that_often_and_the_run_goes_on(self, n: int) -> None:
        with Table("runner") as t:
            t.corp.put("Wormhole", "HQ", rezzed=True)
            t.corp.put("Wormhole", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert asked(t)
            before = t.happened("subroutine")
            t.corp.number(n)
            assert t.happened("subroutine") - before == 2 * n
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("10.10.1")
    def test_a_number_is_for_one_action(self) -> None:
        with Table(cards=(SWING,)) as t:
            t.corp.put("Swing", "Server 1", rezzed=True)
            for _ in range(2):
                t.corp.use("Swing")
                assert asked(t)
                t.corp.number(2)
                t.corp.act("credit")
                assert t.state.named == UNNAMED

    @pytest.mark.rule("10.10.1")
    def test_a_loop_that_branches_asks_once(self) -> None:
        """Two cards that answer each other double with each turn: what is left over when the loop ends is over too."""
        with Table(cards=(PING,)) as t:
            first = t.corp.put("Ping", "Server 1", rezzed=True)
            t.corp.put("Ping", "Server 2", rezzed=True)
            t.corp.use(first)
            questions = 0
            while t.decision is not None and t.decision.kind != "action" and t.decision.kind != "paid ability window":
                questions += asked(t)
                t.game.choose(t.decision.options[-1])
            assert questions <= 1
