"""One sentence, one instruction (CR 9.8.1; 1.4:9.10.3): all halves of it are imminent before any of it happens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from sneakdoor.grammar.sentences import lower, together
from sneakdoor.kernel.values import dataclass
from sneakdoor.language.amounts import Each
from sneakdoor.language.instructions.card_moves import LookAtTop, TrashTop
from sneakdoor.language.instructions.control import Target
from sneakdoor.language.instructions.effects import (
    BadPublicity,
    Damage,
    Draw,
    Gain,
    GainClicks,
    Lose,
    LoseClicks,
    Tag,
)
from sneakdoor.model.declare import Amount, Branch, Closing, Instruction, flat
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.parts import Part
from sneakdoor.model.sentence_parts import Half
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.imminence import EACH, answerable, happens, perform, take_place


@dataclass(frozen=True, slots=True)
class Together(Instruction):
    """A composite effect (CR 9.8.1a): its halves are imminent together, and happen in one act."""

    # CR 1.4:9.10.3: what one sentence says is one instruction.

    of: tuple[Instruction, ...]

    def run(self, s: State, f: Resolving) -> None:
        halves: list[list[Part] | None] = []
        expected: list[Part] = []
        several = False
        for one in self.of:
            parts = one.expects(s, f)
            halves.append(parts)
            if parts:
                several = bool(expected)
                expected += parts
        if several or answerable(s, expected) or not s.index.keys().isdisjoint(EACH):
            perform(s, self._whole(halves, f))
            return
        for one, parts in zip(self.of, halves, strict=True):  # what nothing can respond to need not wait
            if parts is None:
                one.run(s, f)
            elif parts:
                take_place(s, parts)

    def _whole(self, halves: list[list[Part] | None], f: Resolving) -> list[Part]:
        whole: list[Part] = []
        for n, half in enumerate(halves):
            if half is None:
                whole.append(Half(f.side, n, f.pc, f.src))
            else:
                whole += half
        return whole

    def half(self, s: State, nth: int) -> Instruction:
        """The instruction that a half stands for while it is imminent."""
        return self.of[nth]

    def could_change(self, s: State, f: Resolving) -> bool:
        # CR 9.8.1b: the halves do not depend on each other, so one of them is enough.
        return any(one.could_change(s, f) for one in self.of)

    def resolvable(self, s: State, f: Resolving) -> bool:
        return all(one.resolvable(s, f) for one in self.of)

    def breaks(self) -> bool:
        return all(one.breaks() for one in self.of)

    def names_its_card(self) -> bool:
        return any(one.names_its_card() for one in self.of)

    def say(self) -> str:
        said = [lower(words) for words in (one.say() for one in self.of) if words]
        return f"{said[0]}, and {said[1]}" if len(said) == 2 and ", " in said[0] else together(said)


SUMMED: Final = (BadPublicity, Damage, Draw, Gain, GainClicks, LookAtTop, Lose, LoseClicks, Tag, TrashTop)
"""Effects that are summed where they are done for each of something (CR 26.03:9.12.2c)."""


@dataclass(frozen=True, slots=True)
class _ForEachTogether(Together):
    """Effects done together for each of something, one of which is not summed: then none is (CR 26.03:9.12.2b)."""

    count: Amount
    once: tuple[Instruction, ...]  # what is done for one of them

    def run(self, s: State, f: Resolving) -> None:
        if not s.book.ruleset.separate_instances:
            Together.run(self, s, f)
            return
        whole: list[Part] = []
        for _ in range(self.count.of(s, f.src, f)):
            whole += self._whole([one.expects(s, f) for one in self.once], f)
        perform(s, whole)

    def half(self, s: State, nth: int) -> Instruction:
        return self.once[nth] if s.book.ruleset.separate_instances else self.of[nth]


def joined(of: tuple[Instruction, ...]) -> Together:
    """The instruction that a sentence with these halves is."""
    eaches = [each for each in (getattr(one, "n", None) for one in of) if isinstance(each, Each)]
    plain = len(eaches) == len(of) and all(each == Each(each.per, eaches[0].what) for each in eaches)
    if len(of) < 2 or not plain or all(isinstance(one, SUMMED) for one in of):
        return Together(of)
    once = tuple(replace(cast("Any", one), n=each.per) for one, each in zip(of, eaches, strict=True))
    return _ForEachTogether(of, eaches[0].what, once)


@dataclass(frozen=True, slots=True)
class AsOne(Together):
    """What one sentence tells, in the order of the text: choices first, then everything together."""

    def flatten(self, out: list[Instruction]) -> None:
        whole: list[Instruction] = []
        after: list[Instruction] = []
        chosen: set[str] = set()
        for one in flat(self.of):
            if isinstance(one, Target):
                if one.into in chosen:  # the first choice would be forgotten before anything is done to it
                    raise TypeError(f"two choices of one sentence cannot both be kept in {one.into!r}")
                chosen.add(one.into)
            if isinstance(one, Branch) or one.alters():
                # What alters the imminent looks for that where this sentence would be imminent itself.
                raise TypeError(f"{type(one).__name__} cannot be a half of a sentence")
            if isinstance(one, Closing):
                after.append(one)
            elif one.quiet():
                out.append(one)  # CR 1.4:1.14.2: all of it is chosen before any of it is imminent.
            else:
                whole.append(one)
        out.append(joined(tuple(whole)))
        out.extend(after)


@happens(Half)
def apply_half(s: State, them: list[Half]) -> None:
    """Halves that waited are carried out by the ability that they are instructions of."""
    for one in them:
        for frame in reversed(s.stack):
            # Frames that this act pushed are at their beginning; the ability itself is past an instruction.
            if isinstance(frame, Resolve) and frame.pc == one.pc:
                whole = s.book.abilities[frame.ability].program[frame.pc - 1]
                assert isinstance(whole, Together)
                whole.half(s, one.nth).run(s, frame)
                break
