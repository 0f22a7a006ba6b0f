"""Objects that copy themselves field by field, without a copy method written by hand."""

from __future__ import annotations

from typing import Self

from sneakdoor.kernel.class_code import derive_clone


class Cloneable:
    """An object whose clone has the same values in all its slots.

    `clone` is generated for each class: when it is first called, or by `tools/native.py` before compiling.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        derive_clone(cls)

    def clone(self) -> Self:
        """Copy this object. Values are shared with the copy unless `unshare` replaces them."""
        raise NotImplementedError

    def unshare(self) -> None:
        """Called on a new clone: replace what it must not share with its original, such as lists."""
