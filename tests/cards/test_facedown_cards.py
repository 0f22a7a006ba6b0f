"""Facedown Runner cards have no name, type or subtypes, and had none once they are trashed."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import Gain, Is, On, resource, when
from sneakdoor.testing import Table


@pytest.mark.rule("8.4.2", "9.1.7")
@pytest.mark.parametrize(("facedown", "drawn"), [(True, 1), (False, 2)])
def test_a_facedown_directive_is_no_directive_for_independent_thinking(facedown: bool, drawn: int) -> None:
    with Table("runner") as t:
        t.runner.hand("Independent Thinking").deck(*["Diesel"] * 12)
        t.runner.put("Safety First", facedown=facedown)
        t.runner.put("Bank Job")
        t.runner.play("Independent Thinking")
        t.runner.act("pick", "Safety First")
        t.runner.act("done")
        t.settle()
        assert t.zone("Safety First") == "the heap"
        assert len(t.runner.titles("hand")) == drawn


MOURNER = resource(
    "Mourner",
    "neutral_runner",
    when(On("trashed", what=Is(subtypes=("Directive",))), Gain(1)),
    cost=0,
    influence=0,
)


@pytest.mark.rule("8.4.2")
@pytest.mark.parametrize(("facedown", "gained"), [(True, 0), (False, 1)])
def test_a_trashed_facedown_card_had_no_subtype(facedown: bool, gained: int) -> None:
    with Table("runner", cards=(MOURNER,)) as t:
        t.runner.hand("Independent Thinking")
        t.runner.put("Safety First", facedown=facedown)
        t.runner.put("Mourner")
        t.runner.play("Independent Thinking")
        t.runner.act("pick", "Safety First")
        t.runner.act("done")
        t.settle()
        assert t.runner.credits == 4 + gained
