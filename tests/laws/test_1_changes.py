"""Law 1, of what happened: every change is of the class of its kind, has all its facts, and is copied with them."""

from __future__ import annotations

import pickle

import pytest
from tests.laws.games import ENOUGH, MIXED, positions

from sneakdoor.game import Game
from sneakdoor.model.causes import CAUSES
from sneakdoor.model.changes import CLASSES, SHARED, Change, FromZone, OfRun, Traced, classes
from sneakdoor.model.dump import plain, slots
from sneakdoor.model.kinds import PlainKind, RunKind


def at_the_end(seed: int) -> Game:
    *_, game = positions(seed, most=ENOUGH)
    return game


@pytest.mark.parametrize("seed", [*range(4), *range(MIXED, MIXED + 6)])
def test_what_happens_is_of_the_class_of_its_kind(seed: int) -> None:
    for one in at_the_end(seed).state.journal.since(0):
        assert type(one) is CLASSES[one.kind], one.kind
        assert slots(type(one)) == sorted((*SHARED, *one.facts))


@pytest.mark.parametrize("seed", [1, MIXED + 1])
def test_a_change_is_the_same_after_being_written_down(seed: int) -> None:
    for one in at_the_end(seed).state.journal.since(0):
        assert plain(pickle.loads(pickle.dumps(one))) == plain(one)  # noqa: S301  (our own)


def test_told_of_another_card_a_change_keeps_its_own_facts() -> None:
    one = FromZone("trashed", 2)
    one.tell(1, 5, 7, src=3, cause="cost", rule="1.18.1")
    copy = one.about(8, 9, 4)
    assert isinstance(copy, FromZone)
    assert (copy.kind, copy.zone, copy.cid, copy.ref, copy.src) == ("trashed", 2, 8, 9, 4)
    assert (copy.side, copy.cause, copy.rule) == (1, "cost", "1.18.1")
    assert (one.cid, one.ref, one.src) == (5, 7, 3)


def test_a_kind_with_two_classes_is_refused() -> None:
    with pytest.raises(TypeError, match='"approach ice" is both OfRun and Traced'):
        classes(((OfRun, RunKind), (Traced, RunKind)))


def test_a_kind_without_a_class_is_refused() -> None:
    with pytest.raises(TypeError, match=r"no class says what a change of this kind is: .*, approach ice, "):
        classes(((Change, PlainKind),))


@pytest.mark.parametrize("seed", [*range(4), *range(MIXED, MIXED + 12)])
def test_what_happens_has_a_cause_of_its_kind(seed: int) -> None:
    for one in at_the_end(seed).state.journal.since(0):
        assert not one.cause or one.cause in CAUSES.get(one.kind, ()), (one.kind, one.cause)
