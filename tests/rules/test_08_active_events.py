"""A played card is active from the moment its cost is paid until it is trashed (CR 1.4:8.6.3, 8.5.4)."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor.cards.vocabulary import MINE, Choose, Draw, Gain, On, resource, when
from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table

WAITER = resource(
    "Waiter",
    "neutral_runner",
    when(On("credits spent", by=MINE), Choose(((Gain(1),), (Draw(1),)))),
    cost=0,
)


class TestActiveEvents:
    @pytest.mark.both
    @pytest.mark.rule("1.4:8.6.1", "1.4:8.6.2", "1.4:8.6.3")
    def test_it_lies_in_play_inactive_until_its_cost_is_paid(self) -> None:
        with Table("runner", cards=(WAITER,)) as t:
            t.runner.put("Waiter")
            t.runner.hand("Demolition Run")
            t.corp.hand("Hedge Fund")
            t.runner.play("Demolition Run")
            assert now(t).side == RUNNER  # the checkpoint of the payment has come to the Waiter
            event = t.card("Demolition Run").thing
            assert event.faceup
            assert not event.active
            assert not event.installed
            t.game.choose(now(t).options[0])
            assert t.card("Demolition Run").thing.active
            t.runner.act("server", server="HQ")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.6.3", "8.5.4")
    def test_so_its_other_abilities_work_during_the_run_it_makes(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Demolition Run")
            t.runner.play("Demolition Run")
            t.runner.act("server", server="HQ")
            t.settle()
            t.runner.use("Demolition Run")
            t.settle()
            assert t.corp.titles("discard") == ["Hedge Fund"]
            assert t.zone("Demolition Run") == "the heap"

    @pytest.mark.rule("8.5.4")
    def test_and_not_in_the_next_run(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Demolition Run")
            t.runner.play("Demolition Run")
            t.runner.act("server", server="HQ")
            t.finish_run()
            t.runner.run("HQ")
            t.settle()
            assert not t.runner.can("permit", "Demolition Run")
            t.finish_run()
            assert t.corp.titles("discard") == []
