"""What programs of the Core Set do."""

from __future__ import annotations

import pytest
from tests.breakers import can_break, used_once

from sneakdoor.cards.vocabulary import program
from sneakdoor.testing import Table


class TestYog0:
    def test_code_gates_for_nothing_as_long_as_they_are_weak(self) -> None:
        assert used_once("Yog.0", "Code Gate", 3) == (0, 1)
        assert not can_break("Yog.0", "Code Gate", 4)
        assert not can_break("Yog.0", "Barrier - Sentry", 0)


class TestDjinn:
    def test_programs_on_it_take_up_no_memory(self) -> None:
        with Table("runner") as t:
            t.runner.put("Djinn")
            t.runner.hand("Datasucker", "Medium").set(credits=9)
            t.runner.install("Datasucker", on="Djinn")
            assert t.runner.memory == (1, 4)
            t.runner.install("Medium")
            t.runner.act("done")
            assert t.runner.memory == (2, 4)

    def test_no_icebreakers(self) -> None:
        with Table("runner") as t:
            t.runner.put("Djinn")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            if t.runner.can("done"):
                t.runner.act("done")
            assert (t.runner.memory, t.card("Corroder").thing.host) == ((2, 4), -1)

    @pytest.mark.both
    @pytest.mark.rule("1.12.4")
    def test_three_mu_and_not_more(self) -> None:
        with Table("runner") as t:
            djinn = t.runner.put("Djinn")
            for title in ("Datasucker", "Medium"):
                t.runner.put(title, on=djinn)
            t.runner.hand("Imp", "Keyhole", "Hyperdriver", "Magnum Opus").set(credits=20, clicks=9)
            t.runner.install("Imp", on="Djinn")
            t.runner.act("done")
            assert (len(djinn.thing.hosted), t.runner.memory) == (3, (1, 4))
            t.runner.act("install", "Keyhole")
            t.runner.destination(on="Djinn")
            assert not t.runner.can("done")
            t.runner.act("trash", "Imp")
            assert not t.runner.can("done")
            t.runner.act("trash", "Medium")
            t.runner.act("done")
            assert sorted(t.state.card(cid).title for cid in djinn.thing.hosted) == ["Datasucker", "Keyhole"]

    def test_a_large_program_fills_it_alone(self) -> None:
        with Table("runner") as t:
            djinn = t.runner.put("Djinn")
            t.runner.hand("Hyperdriver")
            t.runner.install("Hyperdriver", on="Djinn")
            t.runner.hand("Keyhole").set(credits=9)
            t.runner.act("install", "Keyhole")
            t.runner.destination()
            t.runner.act("done")
            assert (len(djinn.thing.hosted), t.runner.memory) == (1, (3, 4))

    def test_too_large_is_too_large(self) -> None:
        giant = program("Giant", "neutral_runner", cost=0, memory=4)
        with Table("runner", cards=(giant,)) as t:
            t.runner.put("Djinn")
            t.runner.put("Akamatsu Mem Chip")
            t.runner.hand("Giant")
            t.runner.install("Giant")
            t.settle()
            if t.runner.can("done"):
                t.runner.act("done")
            assert t.card("Giant").thing.host == -1

    @pytest.mark.rule("10.3.1e")
    def test_what_is_too_much_goes(self) -> None:
        with Table("runner") as t:
            djinn = t.runner.put("Djinn")
            for title in ("Datasucker", "Medium", "Hyperdriver"):
                t.runner.put(title, on=djinn)
            t.runner.pick("Hyperdriver")
            assert (t.zone("Hyperdriver"), len(djinn.thing.hosted)) == ("the heap", 2)
        with Table("runner") as t:
            djinn = t.runner.put("Djinn")
            for title in ("Datasucker", "Medium", "Hyperdriver"):
                t.runner.put(title, on=djinn)
            t.runner.act("pick", "Medium")
            t.settle()
            assert [t.state.card(cid).title for cid in djinn.thing.hosted] == ["Hyperdriver"]

    def test_a_click_and_a_credit_find_a_virus(self) -> None:
        with Table("runner") as t:
            t.runner.deck("Sure Gamble", "Medium", "Corroder")
            t.runner.put("Djinn")
            t.runner.use("Djinn")
            t.runner.pick("Medium")
            assert (t.runner.titles("hand"), t.runner.credits, t.runner.clicks) == (["Medium"], 4, 3)
            assert (t.happened("revealed"), t.happened("shuffled")) == (1, 1)
