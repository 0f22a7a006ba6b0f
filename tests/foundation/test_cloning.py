"""The generated `clone` copies every field, and `unshare` separates what may change."""

from __future__ import annotations

import pytest

import sneakdoor.rules.procedures  # noqa: F401  (loads the frames of all rules modules)
from sneakdoor.kernel.cloning import Cloneable
from sneakdoor.kernel.frames import Frame
from sneakdoor.model.dump import slots
from sneakdoor.model.objects import Thing
from sneakdoor.model.parts import Part


def below(cls: type[Cloneable]) -> list[type[Cloneable]]:
    return [cls, *(one for child in cls.__subclasses__() for one in below(child))]


CLASSES = [one for root in (Frame, Part, Thing) for one in below(root) if one.__module__.startswith("sneakdoor.")]


@pytest.mark.interpreted
@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: f"{cls.__module__}.{cls.__name__}")
def test_a_clone_has_every_field(cls: type[Cloneable]) -> None:
    original = cls()
    own = {"regs", "parts", "before", "after", "unfinished", "one", "draws"}  # copied by `unshare`
    for name in slots(cls):
        if name not in own or not hasattr(original, name):
            setattr(original, name, {} if name == "regs" else object())
    clone = original.clone()

    assert type(clone) is cls
    for name in slots(cls):
        if name not in own:
            assert getattr(clone, name) is getattr(original, name)


@pytest.mark.interpreted
class TestGenerated:
    class Pair(Cloneable):
        __slots__ = ("left", "right")

        def __init__(self, left: int, right: list[int]) -> None:
            self.left = left
            self.right = right

    class Triple(Pair):
        __slots__ = ("middle",)

        def __init__(self, left: int, middle: int, right: list[int]) -> None:
            super().__init__(left, right)
            self.middle = middle

        def unshare(self) -> None:
            self.right = self.right.copy()

    class Twin(Triple):
        __slots__ = ()

    def test_values_are_shared_where_nothing_says_otherwise(self) -> None:
        pair = self.Pair(1, [2])
        assert pair.clone().right is pair.right

    def test_a_derived_class_has_its_own(self) -> None:
        self.Pair(1, [2]).clone()
        triple = self.Triple(1, 2, [3]).clone()
        assert (type(triple), triple.left, triple.middle, triple.right) == (self.Triple, 1, 2, [3])

    @pytest.mark.parametrize("cls", [Triple, Twin])
    def test_what_is_unshared_is_separate(self, cls: type[Triple]) -> None:
        one = cls(1, 2, [3])
        two = one.clone()
        two.right.append(4)
        assert (type(two), one.right, two.right) == (cls, [3], [3, 4])
