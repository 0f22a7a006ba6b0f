"""Abilities: interrupts, imminent values, prevention and replacement (9.8)."""

from typing import Final

from tools.defects.planted import Defect

_RELEVANT: Final = (
    Defect(
        "9.8.1a",
        "of two effects in one instruction only the first can be answered",
        "paid_interrupts",
        "    out: list[tuple[int, int]] = []\n    for kind in dict.fromkeys(one.kind for one in frame.parts):\n",
        "    out: list[tuple[int, int]] = []\n    for kind in dict.fromkeys(one.kind for one in frame.parts[:1]):\n",
    ),
    Defect(
        "9.8.1b",
        "what is prevented in part does not happen at all",
        "Imminent.resolve",
        "        left = [one for one in self.parts if not one.is_void()]\n",
        "        left = [] if any(one.prevented for one in self.parts) else self.parts\n",
    ),
    Defect(
        "1.4:9.8.2",
        "preventing leaves the expected effects as they were",
        "Prevent._lower",
        "        one.amount -= n  # CR 1.4:9.8.7a",
        "        one.amount -= 0  # CR 1.4:9.8.7a",
    ),
    Defect(
        "1.4:9.8.2a",
        "a value of 0 or less takes the whole instruction away",
        "Imminent.resolve",
        "        if left:\n            # CR 1.4:9.3.4c",
        "        if len(left) == len(self.parts):\n            # CR 1.4:9.3.4c",
    ),
    Defect(
        "1.4:9.8.3",
        "a paid interrupt answers whatever is imminent",
        "relevant",
        "    if any(instruction.answers(s, one, src) for one in frame.parts for instruction in decl.do):\n",
        "    if any(one.kind in decl.interrupts for one in frame.parts):\n",
    ),
    Defect(
        "1.4:9.8.3a",
        "what cannot be prevented is prevented",
        "Prevent.answers",
        "        if part.kind != self.kind or part.unpreventable:\n",
        "        if part.kind != self.kind:\n",
    ),
    Defect(
        "1.4:9.8.3a",
        "any kind of damage is prevented",
        "Prevent.answers",
        "        if self.what and part.sort() not in self.what:\n            return False\n",
        "",
    ),
    Defect(
        "1.4:9.8.3b",
        "a value is changed to what it is",
        "ChangeImminent.answers",
        "        return part.value() != self.to\n",
        "        return True\n",
    ),
    Defect(
        "1.4:9.8.3b",
        "a value at 0 is lowered",
        "ChangeImminent.answers",
        "            return self.n > 0 or part.value() > 0 or s.book.ruleset.below_zero\n",
        "            return True\n",
    ),
    Defect(
        "1.4:9.8.3c",
        "what is not there any more is replaced",
        "ReplaceImminent.answers",
        "        return part.value() > 0 and src not in part.put_by\n",
        "        return src not in part.put_by\n",
    ),
    Defect(
        "1.4:9.8.3d",
        "a would is answered though it is expected no more",
        "relevant",
        "    return any(one.kind in decl.interrupts and is_expected(s, one) for one in frame.parts)\n",
        "    return any(one.kind in decl.interrupts for one in frame.parts)\n",
    ),
)

_WINDOWS: Final = (
    Defect(
        "1.4:9.8.4",
        "nothing opens a window for a delayed interrupt",
        "answerable",
        "    return bool(s.lingering) and any(is_awaited(s, one) for one in parts)\n",
        "    return False\n",
    ),
    Defect(
        "1.4:9.8.4a",
        "what replaces an effect waits in vain",
        "Imminent.replace",
        "        for one in self.parts:\n            waiting =",
        "        for one in self.parts[:0]:\n            waiting =",
    ),
    Defect(
        "1.4:9.8.4b",
        "a conditional interrupt comes in time though it came later",
        "InterruptWindow.priority",
        "    def priority(self, s: State) -> None:\n",
        "    def priority(self, s: State) -> None:\n"
        "        from sneakdoor.rules.imminence import pending_interrupts\n\n"
        "        known = {(one.src, one.ability) for one in self.pending}\n"
        "        new = pending_interrupts(s, self._imminent(s))\n"
        "        self.pending = (*self.pending, *(one for one in new if (one.src, one.ability) not in known))\n",
    ),
    Defect(
        "1.4:9.8.4c",
        "a pending interrupt need not be relevant any more",
        "InterruptWindow.moves",
        "            if not relevant(s, decl, one.src, frame):\n",
        "            if False:\n",
    ),
    Defect(
        "1.4:9.8.4d",
        "a paid interrupt has to be there when the window opens",
        "paid_interrupts",
        "            if isinstance(decl, Paid) and s.things[cid].controller == side and",
        "            late = s.things[cid].born > frame.since\n"
        "            if isinstance(decl, Paid) and not late and s.things[cid].controller == side and",
    ),
)

_PREVENTED: Final = (
    Defect(
        "1.4:9.8.5",
        "the Corp chooses which card is kept from being trashed",
        "_Which.run",
        "            s.push(Pick(f.side, ONE_BY_ONE",
        "            s.push(Pick(1 - f.side, ONE_BY_ONE",
    ),
    Defect(
        "1.4:9.8.5",
        "of up to so many all are prevented",
        "Prevent._lower",
        "chosen[1] if self.up_to and chosen is not None else value(self.n, s, f)\n",
        "value(self.n, s, f)\n",
    ),
    Defect(
        "1.4:9.8.5a",
        "a first time that nobody could answer does not count",
        "take_place",
        "        if one.counted:\n            would(s, one)\n",
        "        if False:\n            would(s, one)\n",
    ),
    Defect(
        "1.4:9.8.5a",
        "a first time that was prevented does not count",
        "occurred_before",
        "        if old.kind in kinds and decl.event.was(s, old, cid) and _is_of_chosen(s, decl, old, regs):\n",
        '        if old.kind.startswith("would ") and not any(\n'
        '            each.kind == old.kind[6:] + "d" for each in s.journal.since(s.marks[0])\n'
        "        ):\n"
        "            continue\n"
        "        if old.kind in kinds and decl.event.was(s, old, cid) and _is_of_chosen(s, decl, old, regs):\n",
    ),
    Defect(
        "1.4:9.8.5b",
        "damage that was prevented is noticed",
        "Imminent.resolve",
        "        left = [one for one in self.parts if not one.is_void()]\n",
        "        left = [one for one in self.parts if not one.is_void()]\n"
        "        for one in self.parts:\n"
        "            if one not in left:\n"
        '                happen(s, {"damage": "damaged", "tag": "tagged"}.get(one.kind, ""), one.by)\n',
    ),
    Defect(
        "1.4:9.8.5c",
        "a constant prevention asks to be triggered",
        "Imminent",
        "            prevent_constantly(s, one)\n\n",
        "            pass\n\n",
    ),
    Defect(
        "1.4:9.8.5c",
        "a constant prevention ignores its condition",
        "prevent_constantly",
        "            if decl.only is None or decl.only.true(s, src, None):\n                one.prevented",
        "            if True:\n                one.prevented",
    ),
)

_VALUES: Final = (
    Defect(
        "1.4:9.8.6",
        "a value that is raised stays as it is",
        "ChangeImminent.run",
        "            one.amount = old + self.n if self.to is None else self.to\n",
        "            one.amount = old if self.to is None else self.to\n",
    ),
    Defect(
        "1.4:9.8.6a",
        "avoided tags are taken if any is left",
        "apply_tags",
        "            s.tags += one.amount\n",
        "            s.tags += one.amount + one.prevented\n",
    ),
    Defect(
        "1.4:9.8.6b",
        "the amount of damage is no value to be changed",
        "ChangeImminent.answers",
        "        if part.kind != self.kind or part.gone or (self.what and part.sort() not in self.what):\n"
        "            return False\n        if self.to is None:\n",
        '        if part.kind in ("damage", "") or part.kind != self.kind or part.gone:\n'
        "            return False\n        if self.to is None:\n",
    ),
    Defect(
        "1.4:9.8.6c",
        "a lowered cost is paid in full",
        "apply_cost",
        "Credits(max(0, one.amount)), *bill[at + 1 :])",
        "Credits(base_cost(bill)), *bill[at + 1 :])",
    ),
    Defect(
        "1.4:9.8.6d",
        "a base trace strength of 0 makes no trace",
        "parts.Trace",
        "    counted: ClassVar[bool] = True\n",
        "    counted: ClassVar[bool] = True\n    needs_value: ClassVar[bool] = True\n",
    ),
    Defect(
        "1.4:9.8.7",
        "a raise begins again with what was expected at first",
        "ChangeImminent.run",
        "            one.amount = old + self.n if self.to is None else self.to\n",
        "            one.amount = old + one.prevented + self.n if self.to is None else self.to\n",
    ),
    Defect(
        "1.4:9.8.7a",
        "a value never sinks below 0",
        "Prevent._lower",
        "        one.amount -= n  # CR 1.4:9.8.7a",
        "        one.amount -= done  # CR 1.4:9.8.7a",
    ),
    Defect(
        "1.4:9.8.7b",
        "what was prevented altogether can be raised",
        "Prevent._lower",
        "        if removes:\n            one.gone",
        "        if False:\n            one.gone",
    ),
    Defect(
        "1.4:9.8.7c",
        "preventing all but 1 prevents all",
        "Prevent._lower",
        "            n = one.amount - self.but  # CR 1.4:9.8.7c",
        "            n = one.amount  # CR 1.4:9.8.7c",
    ),
    Defect(
        "1.4:9.8.7d",
        "a part whose value has sunk to 0 happens",
        "Imminent.resolve",
        "        left = [one for one in self.parts if not one.is_void()]\n",
        "        left = [one for one in self.parts if not (one.is_void() and one.value() < 0)]\n",
    ),
    Defect(
        "1.4:9.8.7e",
        "what is raised can be prevented though the rest could not",
        "ChangeImminent.run",
        "            change = one.amount - old\n",
        "            one.unpreventable = False\n            change = one.amount - old\n",
    ),
)

_REPLACED: Final = (
    Defect(
        "1.4:9.8.9b",
        "a replacement comes too late for the window",
        "Imminent.replace",
        "        for one in self.parts:\n            waiting =",
        "        for one in self.parts[:0]:\n            waiting =",
    ),
    Defect(
        "1.4:9.8.8",
        "a replaced effect happens as well",
        "replace_part",
        "    frame.parts = [other for other in frame.parts if other is not one]\n",
        "    frame.parts = [*frame.parts]\n",
    ),
    Defect(
        "1.4:9.8.8c",
        "a replacement that was set up replaces every time",
        "replace_part",
        "    if effect.once:\n",
        "    if False:\n",
    ),
    Defect(
        "1.4:9.8.9a",
        "a replaced duration is replaced for good",
        "prolonged",
        "    return cid >= 0 and total(s, PROLONGED if run is None else PROLONGED_RUN, cid, 0) > 0\n",
        "    return cid >= 0\n",
    ),
    Defect(
        "1.4:9.8.9c",
        "a replacement applies to what it has itself put there",
        "ReplaceImminent.answers",
        "        return part.value() > 0 and src not in part.put_by\n",
        "        return part.value() > 0\n",
    ),
    Defect(
        "1.4:9.8.10",
        "what an interrupt puts in place of an effect comes beside it",
        "ReplaceImminent.run",
        "            frame.parts = [*frame.parts[:at], *instead, *frame.parts[at + 1 :]]\n",
        "            frame.parts = [*frame.parts[:at], *instead, *frame.parts[at:]]\n",
    ),
    Defect(
        "1.4:9.8.11",
        "the active player puts replacements in order",
        "imminence.chooser",
        "    if thing is not None:\n        return thing.controller\n",
        "    if thing is not None:\n        return s.active\n",
    ),
    Defect(
        "1.4:9.8.11",
        "the other player puts replacements of one's own effect in order",
        "imminence.chooser",
        "    return s.active if one.by == RULES else one.by\n",
        "    return s.active if one.by == RULES else 1 - one.by\n",
    ),
    Defect(
        "1.4:9.8.11a",
        "what is replaced already is replaced again",
        "InsteadOfAccess.could_change",
        '        if any(one.key == "replace:access" for one in s.lingering):\n',
        "        if False:\n",
    ),
    Defect(
        "1.4:9.8.11a",
        "a drawn card that goes elsewhere is sent elsewhere once more",
        "InsteadOfAdding._part",
        "if isinstance(one, parts.DrawCard) and one.instead is None and to_be_drawn(s, one) == cid:\n",
        "if isinstance(one, parts.DrawCard) and to_be_drawn(s, one) == cid:\n",
    ),
)

DEFECTS: Final[tuple[Defect, ...]] = (*_RELEVANT, *_WINDOWS, *_PREVENTED, *_VALUES, *_REPLACED)
