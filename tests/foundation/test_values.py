"""Values that are made quickly are what the standard library would have made."""

from __future__ import annotations

import dataclasses
import pickle
from typing import Any

import pytest

values = pytest.importorskip("sneakdoor.kernel.values", reason="compiled classes have the original decorator")
quick = values.dataclass


def made(decorate: Any) -> tuple[type, type]:
    @decorate(frozen=True, slots=True)
    class Point:
        """Somewhere."""

        x: int
        y: int = 2

        def far(self) -> int:
            return self.x + self.y

    @decorate(frozen=True, slots=True)
    class Named(Point):
        name: str = "here"
        y: int = 3

    return Point, Named


@quick(frozen=True, slots=True)
class Quick:
    x: int
    y: tuple[int, ...] = ()


MAKE: Any = Quick
BOTH = list(zip(made(dataclasses.dataclass), made(quick), strict=True))


@pytest.mark.parametrize(("usual", "ours"), BOTH)
def test_fields_defaults_and_slots(usual: Any, ours: Any) -> None:
    assert [one.name for one in dataclasses.fields(usual)] == [one.name for one in dataclasses.fields(ours)]
    assert [one.default for one in dataclasses.fields(usual)] == [one.default for one in dataclasses.fields(ours)]
    assert (usual.__slots__, usual.__match_args__) == (ours.__slots__, ours.__match_args__)
    assert ours.__doc__ == usual.__doc__ or ours.__name__ == "Named"  # the library writes one where there is none
    assert not hasattr(ours(1), "__dict__")


@pytest.mark.parametrize(("usual", "ours"), BOTH)
def test_making_showing_comparing(usual: Any, ours: Any) -> None:
    assert repr(ours(1)) == repr(usual(1))
    assert repr(ours(x=1, y=5)) == repr(usual(x=1, y=5))
    assert ours(1) == ours(1)
    assert ours(1) != ours(2)
    assert ours(1) != usual(1)
    assert hash(ours(1, 4)) == hash(usual(1, 4))
    assert ours(1, 4).far() == 5
    assert dataclasses.replace(ours(1), y=9) == ours(1, 9)
    assert dataclasses.is_dataclass(ours)


def test_a_class_derived_from_another_is_told_from_it() -> None:
    point, named = made(quick)

    assert point(1, 3) != named(1)
    assert repr(named(1)).endswith("Named(x=1, y=3, name='here')")


@pytest.mark.parametrize("wrong", [(), (1, 2, 3, 4)])
def test_what_does_not_fit_is_refused(wrong: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="__init__"):
        made(quick)[0](*wrong)


def test_nothing_changes_once_it_is_made() -> None:
    one = MAKE(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="'x'"):
        one.x = 2
    with pytest.raises(dataclasses.FrozenInstanceError, match="'x'"):
        del one.x
    assert one.x == 1


def test_a_pickle_is_the_same_value() -> None:
    assert pickle.loads(pickle.dumps(MAKE(1, (2, 3)))) == MAKE(1, (2, 3))  # noqa: S301  (our own)


def test_a_field_without_default_cannot_stand_behind_one_that_has() -> None:
    with pytest.raises(TypeError, match="late has no default"):

        @quick(frozen=True, slots=True)
        class Wrong:
            soon: int = 1
            late: int


def test_only_frozen_values_with_slots_are_made() -> None:
    with pytest.raises(TypeError, match="frozen"):
        quick(frozen=False, slots=True)
