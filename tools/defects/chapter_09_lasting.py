"""Abilities: what lasts, where one instruction ends, and other words of abilities (9.9 to 9.11)."""

from typing import Final

from tools.defects.planted import Defect

_LASTING: Final = (
    Defect(
        "1.4:9.9.1",
        "an effect ends with the card that made it",
        "checkpoints.lasting",
        "            if one.until in live or _endless(s, one) or prolonged(s, one, live)\n",
        "            if (one.until in live or _endless(s, one) or prolonged(s, one, live))\n"
        "            and (one.src < 0 or one.src in s.things)\n",
    ),
    Defect(
        "1.4:9.9.3",
        "another ability of the card does not know what was chosen",
        "Remembered.has",
        "        if thing.memo.get(self.name) == s.ref[cid]:\n            return True\n        # CR 1.4:9.9.3b",
        "        # CR 1.4:9.9.3b",
    ),
    Defect(
        "1.4:9.9.3a",
        "what was named for a lingering effect is forgotten",
        "NameType.run",
        '            remember(thing, "named type", name)',
        '            remember(thing, "named type", "")',
    ),
    Defect(
        "1.4:9.9.3b",
        "what was chosen as the turn began is kept for good",
        "RememberForTurn.run",
        "                end, mine = until(s, TURN), s.ref[f.src]\n",
        '                end, mine = until(s, "the game"), s.ref[f.src]\n',
    ),
    Defect(
        "1.4:9.9.3b",
        "what was chosen for the turn outlives the activity of its card",
        "deactivate",
        'if one.src != thing.cid or one.key != "chosen")',
        'if one.src != thing.cid or one.key == "chosen")',
    ),
    Defect(
        "1.4:9.9.3c",
        "a choice outlives the activity of its card",
        "deactivate",
        "for name, fact in thing.memo.items() if name not in CHOICES}",
        "for name, fact in thing.memo.items()}",
    ),
    Defect(
        "1.4:9.9.4",
        "what is tied to nothing that is under way lasts",
        "checkpoints._endless",
        "return effect.until <= FOREVER",
        "return effect.until < 0",
    ),
    Defect(
        "1.4:9.9.5",
        "what a static ability adds is prolonged too",
        "quantities.total",
        "    result = base + up + (0 if fixed else down)\n",
        '    if quantity == "strength" and PROLONGED in s.index and cid >= 0:\n'
        "        up += sum(\n"
        "            s.book.abilities[number].decl.value(s, src)\n"
        '            for src, number in s.index.get("strength", ())\n'
        "            if src == cid and not s.book.abilities[number].decl.applies(s, src)\n"
        "        )\n"
        "    result = base + up + (0 if fixed else down)\n",
    ),
)

_PAUSES: Final = (
    Defect(
        "1.4:9.10.2",
        "what a step of a run does cannot be answered",
        "runs.declare_success",
        "        perform(s, [success])\n",
        "        apply_success(s, [success])\n",
    ),
    Defect(
        "1.4:9.10.1",
        "the next instruction begins before what this one started is over",
        "Resolve.next_instruction",
        "        if instruction.quiet():\n            self.repeat()\n",
        "        if instruction.quiet():\n            self.repeat()\n"
        '        elif s.stack[-1] is not self and hasattr(s.stack[-1], "position"):\n'
        "            s.stack.insert(s.stack.index(self), s.stack.pop())\n",
    ),
    Defect(
        "1.4:9.10.1a",
        "no checkpoint after a cost",
        "pay",
        "            checkpoint(s)  # CR 1.15.2 + 10.3.4 + 1.4:9.10.1a",
        "            pass  # CR 1.15.2 + 10.3.4 + 1.4:9.10.1a",
    ),
    Defect(
        "1.4:9.10.1b",
        "no checkpoint in a run that an instruction has made",
        "checkpoints.checkpoint",
        "        if not is_quiet(s, s.dirty):\n",
        '        if not is_quiet(s, s.dirty) and all(getattr(one, "basic", True) for one in s.stack):\n',
    ),
    Defect(
        "1.4:9.10.1d",
        "no checkpoint when a card has been played",
        "PlayCard.look",
        "        checkpoint(s)  # CR 1.4:9.10.1d",
        "        return  # CR 1.4:9.10.1d",
    ),
    Defect(
        "1.4:9.10.1e",
        "no checkpoint when a trace has been initiated",
        "Trace.look",
        "        checkpoint(s)  # CR 1.4:9.10.1e",
        "        return  # CR 1.4:9.10.1e",
    ),
    Defect(
        "1.4:9.10.2a",
        "a checkpoint between the steps of installing",
        "Install.answer",
        "        else:  # done with trashing\n            if self.marked:\n                perform(",
        "        else:  # done with trashing\n            if self.marked:\n"
        "                from sneakdoor.rules.checkpoints import Checkpoint\n\n"
        "                s.push(Checkpoint(~0))\n                perform(",
    ),
    Defect(
        "1.4:9.10.4b",
        "several cards are installed by one instruction",
        "InstallFound.resolvable",
        "    def resolvable(self, s: State, f: Resolving) -> bool:\n"
        "        for cid in cards_in(s, f, self.register)[:1]:\n",
        "    def quiet(self) -> bool:\n        return True\n\n"
        "    def resolvable(self, s: State, f: Resolving) -> bool:\n"
        "        for cid in cards_in(s, f, self.register)[:1]:\n",
    ),
    Defect(
        "1.4:9.10.4c",
        "a checkpoint between the choice of targets and what is done to them",
        "Target.quiet",
        "        return True  # CR 1.4:9.10.4c",
        "        return False  # CR 1.4:9.10.4c",
    ),
    Defect(
        "1.4:9.10.4g",
        "what was chosen among effects cannot be answered by itself",
        "Imminent.window",
        "        pending = pending_interrupts(s, self)\n",
        '        if any("mode" in getattr(one, "regs", ()) for one in s.stack):\n'
        "            return\n"
        "        pending = pending_interrupts(s, self)\n",
    ),
    Defect(
        "1.4:9.10.5",
        "what is linked to a run is done before the run",
        "_Run.run",
        "                attach(s, ability, f, sid)  # CR 1.4:6.7.3b",
        "                for one in ability.program():\n"
        "                    one.run(s, f)\n"
        "                continue  # CR 1.4:6.7.3b",
    ),
)

_SUMS: Final = (
    Defect(
        "1.4:9.11.1a",
        "what lowers a value comes before what sets it",
        "quantities.total",
        "        elif decl.op == SET:\n            base = amount\n",
        "        elif decl.op == SET:\n            base, down = amount, 0\n",
    ),
    Defect(
        "1.4:9.11.1a",
        "a value that cannot be lowered is lowered",
        "quantities.total",
        "    result = base + up + (0 if fixed else down)\n",
        "    result = base + up + down\n",
    ),
    Defect(
        "1.4:9.11.1b",
        "a subtype that was taken is gone, however often it was given",
        "has_subtype",
        "                    n += decl.by\n            elif",
        "                    n = max(n, 0) + decl.by if decl.by > 0 else -9\n            elif",
    ),
    Defect(
        "1.4:9.11.1b",
        "a subtype that was given stays, however often it was taken",
        "has_subtype",
        "            n += effect.amount\n    return n > 0\n",
        "            n = max(n, 0) + effect.amount\n    return n > 0\n",
    ),
    Defect(
        "1.4:9.11.1c",
        "the inactive player makes a choice that both are told to make",
        "selection",
        "    found.sort(key=lambda each: each[1].by != s.active)\n",
        "    found.sort(key=lambda each: each[1].by == s.active)\n",
    ),
    Defect(
        "1.4:9.11.2a",
        "a set of cards is acted on one by one",
        "trashing",
        "    _trash(s, going)\n\n\ndef _faceup",
        "    for one in going:\n        _trash(s, [one])\n\n\ndef _faceup",
    ),
    Defect(
        "1.4:9.11.2b",
        "damage for each of something comes one by one",
        "Damage.parts",
        "        return [parts.Damage(by, n, self.kind, f.src, unpreventable=self.unpreventable)] if n > 0 else []\n",
        "        return [parts.Damage(by, 1, self.kind, f.src, unpreventable=self.unpreventable) for _ in range(n)]\n",
    ),
    Defect(
        "1.4:9.11.2b",
        "for each of nothing is an effect all the same",
        "Damage.parts",
        "        return [parts.Damage(by, n, self.kind, f.src, unpreventable=self.unpreventable)] if n > 0 else []\n",
        "        return [parts.Damage(by, max(n, 1), self.kind, f.src, unpreventable=self.unpreventable)]\n",
    ),
    Defect(
        "1.4:9.11.2c",
        "all of no subroutines are broken before that could be",
        "EncounterIce.all_broken",
        "        return self.reached and all(",
        "        return all(",
    ),
    Defect(
        "1.4:9.11.2c",
        "all of no subroutines are never broken",
        "EncounterIce.window",
        "        if not subroutines(s, self.ice):\n",
        "        if False:\n",
    ),
)

_MUST: Final = (
    Defect(
        "1.4:9.11.3a",
        "who must trash the card may leave it",
        "AccessCard.moves",
        "            if demanded:\n                return demanded\n",
        "            if demanded:\n                return [*demanded, GO_ON]\n",
    ),
    Defect(
        "1.4:9.11.3b",
        "other means are asked than those stated",
        "AccessCard._demanded",
        "            return [PAY_TRASH]\n        if not any(not one.amount for one in musts):\n            return []\n",
        "            return [PAY_TRASH]\n",
    ),
    Defect(
        "1.4:9.11.3b",
        "what cannot be done by the means named has to be done nevertheless",
        "obligations.bound",
        "        if meant:  # CR 9.8.5e",
        "        if True:  # CR 9.8.5e",
    ),
    Defect(
        "1.4:9.11.3c",
        "an effect is chosen that cannot fully resolve",
        "Decide._fits",
        "(not must or all(one.resolvable(s, f) for one in body)) and could_change(s, body, f)",
        "could_change(s, body, f)",
    ),
    Defect(
        "1.4:9.11.3d",
        "what is chosen cannot be changed any more",
        "Imminent.window",
        "        pending = pending_interrupts(s, self)\n",
        '        if any("mode" in getattr(one, "regs", ()) for one in s.stack):\n'
        "            return\n"
        "        pending = pending_interrupts(s, self)\n",
    ),
    Defect(
        "1.4:9.11.3e",
        "who must act has to pay an additional cost",
        "obligations.bound",
        '                meant.append(("decline", src))',
        "                pass",
    ),
    Defect(
        "1.4:9.11.3e",
        "a must can be declined though one way has no additional cost",
        "obligations.bound",
        "            if all(costs_more(s, move) for move in meant):\n",
        "            if any(costs_more(s, move) for move in meant):\n",
    ),
    Defect(
        "1.4:9.11.3e",
        "who chose to rez may decline to pay for it",
        "RezTarget.run",
        'forced="mode" not in f.regs, src=f.src))',
        'forced="mode" in f.regs, src=f.src))',
    ),
)

_REPEATED: Final = (
    Defect(
        "1.4:9.11.4a",
        "a process is repeated at most once",
        "Repeat.run",
        "            again = self.condition is None or self.condition.true(s, f.src, f)\n",
        "            again = self.condition is None or self.condition.true(s, f.src, f)\n"
        '            again = again and not f.regs.get("again")\n'
        '            f.regs["again"] = 1\n',
    ),
    Defect(
        "1.4:9.11.4b",
        "the number of repetitions is counted anew each time",
        "Repeat.run",
        "            left = self.times.of(s, f.src, f) if left < 0 else left\n",
        '            done = f.regs.get("done so often", 0)\n'
        '            f.regs["done so often"] = done + 1\n'
        "            left = self.times.of(s, f.src, f) - done\n",
    ),
    Defect(
        "1.4:9.11.4b",
        "one repetition too few",
        "Repeat.run",
        "            again = left > 0\n",
        "            again = left > 1\n",
    ),
    Defect(
        "1.4:9.11.4c",
        "no checkpoint while a process is repeated",
        "Resolve",
        "        checkpoint(s)\n\n    def finish",
        '        if not any(hasattr(one, "times") for one in s.book.abilities[self.ability].program):\n'
        "            checkpoint(s)\n\n    def finish",
    ),
    Defect(
        "1.4:9.11.4d",
        "what was chosen the first time is chosen each time",
        "Decide.run",
        "        pc = f.pc\n        options: tuple[Move, ...] = ()\n",
        '        if "mode" in f.regs:\n            return\n        pc = f.pc\n        options: tuple[Move, ...] = ()\n',
    ),
)

DEFECTS: Final[tuple[Defect, ...]] = (*_LASTING, *_PAUSES, *_SUMS, *_MUST, *_REPEATED)
