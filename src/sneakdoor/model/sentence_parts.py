"""The part for half of a sentence whose halves resolve together."""

from __future__ import annotations

from typing import ClassVar

from sneakdoor.model.kinds import PartKind
from sneakdoor.model.parts import Part


class Half(Part):
    """Half of a sentence that nothing responds to; it resolves together with the other halves."""

    __slots__ = ("nth", "pc")
    kind: ClassVar[PartKind] = "half"

    def __init__(self, by: int = 0, nth: int = 0, pc: int = 0, src: int = -1) -> None:
        super().__init__(by, src)
        self.nth = nth  # index of the half
        self.pc = pc  # program counter after the sentence
