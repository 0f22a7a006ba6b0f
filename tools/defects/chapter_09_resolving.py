"""Abilities: their text, and how static, paid, conditional and play abilities work (9.3 to 9.7)."""

from typing import Final

from tools.defects.planted import Defect

_BETWEEN: Final = 'cause="conditional", rule="9.6.7d")\n        checkpoint(s)\n'

_TEXT: Final = (
    Defect(
        "1.4:9.3.3",
        "what may be used once per turn is used again",
        "use_refusals",
        "    if decl.once_per_turn and s.uses.get((s.ref[cid], number), 0):\n"
        "        out.append(USED_UP)  # CR 26.03:9.3.6g: not again\n",
        "",
    ),
    Defect(
        "1.4:9.3.3",
        "what was used once is used up for the rest of the game",
        "Turns.take_turn",
        "        s.uses = {}\n",
        "        s.uses = {**s.uses}\n",
    ),
    Defect(
        "1.4:9.3.3",
        "an ability is used in spite of what limits it",
        "use_refusals",
        "    if decl.only is not None and not decl.only.true(s, cid, None):\n",
        "    if False:\n",
    ),
    Defect(
        "1.4:9.3.4b",
        "targets are announced without a choice",
        "Target.run",
        '            s.push(Pick(side_of(f, self.by), "choose", "1.4:1.14.2", found, low',
        "            f.regs[self.into] = tuple((cid, s.ref[cid]) for cid in found[:n])\n"
        '            _ = (Pick(side_of(f, self.by), "choose", "1.4:1.14.2", found, low',
    ),
    Defect(
        "1.4:9.3.4c",
        "the second half of an instruction is forgotten",
        "Imminent.resolve",
        "            apply_now(s, left)\n",
        "            apply_now(s, left[:1])\n",
    ),
    Defect(
        "1.4:9.3.4d",
        "the effects of an instruction come in a fixed order",
        "apply_now",
        '    """The parts happen, those of a kind together."""\n',
        "    parts = sorted(parts, key=lambda one: one.kind)\n",
    ),
)

_STATIC: Final = (
    Defect(
        "1.4:9.4.1",
        "what lowers a value is ignored",
        "quantities.total",
        "            else:\n                down += amount\n        elif decl.op == SET:\n",
        "        elif decl.op == SET:\n",
    ),
    Defect(
        "1.4:9.4.2",
        "a static ability applies though its condition does not hold",
        "Modify.applies",
        "        # CR 1.4:9.4.2",
        "        return True\n        # CR 1.4:9.4.2",
    ),
    Defect(
        "1.4:9.4.3",
        "a card in hand cannot restrict its own playing",
        "play_refusals",
        "    if isinstance(decl, Play) and decl.only is not None and not decl.only.true(s, cid, None):\n",
        "    if False:\n",
    ),
    Defect(
        "1.4:9.4.5",
        "what is added can be prevented though the rest cannot",
        "raise_constantly",
        "                one.amount += decl.n  # CR 1.4:9.4.5",
        "                one.unpreventable = False\n                one.amount += decl.n  # CR 1.4:9.4.5",
    ),
)

_PAID: Final = (
    Defect(
        "1.4:9.5.1",
        "a paid ability costs nothing",
        "UsePaid.pay_trigger_cost",
        '        pay(s, self.side, bill, ("use", self.src), self.src, SPENT)\n',
        "",
    ),
    Defect(
        "1.4:9.5.3",
        "what can be used has to be used",
        "PaidWindow.moves",
        "        out.append(PASS)  # CR 1.4:9.2.4b",
        "        if not out:\n            out.append(PASS)  # CR 1.4:9.2.4b",
    ),
    Defect(
        "1.4:9.5.6c",
        "the target is announced by the other player",
        "Target.run",
        's.push(Pick(side_of(f, self.by), "choose", "1.4:1.14.2"',
        's.push(Pick(1 - side_of(f, self.by), "choose", "1.4:1.14.2"',
    ),
    Defect(
        "1.4:9.5.6e",
        "what a paid ability was kept from doing it does",
        "Prevent._save",
        "        frame.parts = [one for one in frame.parts if one not in gone]\n",
        "        frame.parts = [*frame.parts]\n",
    ),
    Defect(
        "1.4:9.5.2",
        "only the active player has paid abilities",
        "PaidWindow._usable",
        "<= most and refuse_use(",
        "<= most and side == s.active and refuse_use(",
    ),
    Defect(
        "1.4:9.5.2a",
        "a click ability can be used in paid ability windows",
        "Paid.keys",
        "            return (ACTION[user],)\n",
        "            return (ACTION[user], PAID[user])\n",
    ),
    Defect(
        "1.4:9.5.2b",
        "a paid interrupt is used once per turn",
        "paid_interrupts",
        "                if relevant(s, decl, cid, frame):\n",
        "                if not s.uses.get((s.ref[cid], number)) and relevant(s, decl, cid, frame):\n",
    ),
    Defect(
        "1.4:9.5.2e",
        "a paid ability is used once per turn",
        "PaidWindow._usable",
        "<= most and refuse_use(",
        "<= most and not s.uses.get((s.ref[cid], number)) and refuse_use(",
    ),
    Defect(
        "1.4:9.5.4",
        "what was paid for is lost with its card",
        "UsePaid.become_imminent",
        "        s.push(Resolve(self.ability, self.src, self.side, self.ref, None, lki, regs, 0, USED))\n",
        "        if not gone:\n"
        "            s.push(Resolve(self.ability, self.src, self.side, self.ref, None, lki, regs, 0, USED))\n",
    ),
    Defect(
        "1.4:9.5.6b",
        "no checkpoint after the trigger cost",
        "pay",
        "            checkpoint(s)  # CR 1.15.2 + 10.3.4 + 1.4:9.10.1a",
        "            pass  # CR 1.15.2 + 10.3.4 + 1.4:9.10.1a",
    ),
    Defect(
        "1.4:9.5.6d",
        "no interrupt window for what a paid ability does",
        "Imminent.window",
        "        pending = pending_interrupts(s, self)\n",
        '        if any(getattr(one, "using", 0) == 2 for one in s.stack):\n'
        "            return\n"
        "        pending = pending_interrupts(s, self)\n",
    ),
    Defect(
        "1.4:9.5.6f",
        "no checkpoint between the instructions of a paid ability",
        "Resolve.between",
        _BETWEEN,
        _BETWEEN.replace(
            "        checkpoint(s)\n", "        elif self.using == USED:\n            return\n        checkpoint(s)\n"
        ),
    ),
    Defect(
        "1.4:9.5.6g",
        "only the first instruction of a paid ability resolves",
        "Resolve.next_instruction",
        "        if pc >= len(program):\n",
        "        if pc >= (1 if self.using == USED and self.change is None else len(program)):\n",
    ),
)

_MET: Final = (
    Defect(
        "1.4:9.6.5",
        "who did it does not matter",
        "On._around",
        "            if change.side != who:\n",
        "            if False:\n",
    ),
    Defect(
        "1.4:9.6.5",
        "where it happened does not matter",
        "On._around",
        "        if self.server and not self._server(s, change, src):\n",
        "        if False:\n",
    ),
    Defect(
        "9.6.4",
        "only the first subroutine resolves",
        "SubroutineWindow.next_subroutine",
        "        self.pending = self.pending[1:]\n",
        "        self.pending = ()\n",
    ),
    Defect(
        "1.4:9.6.2",
        "of all that was met only the first becomes pending",
        "Checkpoint.mark_pending",
        "            self.pending = tuple(s.met)\n",
        "            self.pending = tuple(s.met[:1])\n",
    ),
    Defect(
        "1.4:9.6.4",
        "an ability is pending once, however often it was met",
        "changes.match",
        "    if side < 0:\n        thing = s.things.get(cid)\n        side = decl.by",
        "    if any(one.ability == number and one.src == cid for one in s.met):\n        return\n"
        "    if side < 0:\n        thing = s.things.get(cid)\n        side = decl.by",
    ),
    Defect(
        "1.4:9.6.4a",
        "while an ability resolves it is not met again",
        "changes.match",
        "    if side < 0:\n        thing = s.things.get(cid)\n        side = decl.by",
        '    if any(getattr(one, "ability", -1) == number and getattr(one, "src", -1) == cid for one in s.stack):\n'
        "        return\n"
        "    if side < 0:\n        thing = s.things.get(cid)\n        side = decl.by",
    ),
    Defect(
        "1.4:9.6.4b",
        "of several times between two checkpoints only the first counts",
        "changes.match",
        "        decl.per_batch\n        and change.batch\n        and any(\n",
        "        change.batch\n        and any(\n",
    ),
    Defect(
        "1.4:9.6.5a",
        "nobody looks for what was met",
        "changes.match",
        "    s.dirty |= D_MET\n",
        "",
    ),
    Defect(
        "1.4:9.6.5c",
        "what else a condition asks for is not looked at",
        "changes.match",
        "    if decl.where is not None and not decl.where.true(s, cid, None):\n        return  # CR 9.6.2d",
        "    if False:\n        return  # CR 9.6.2d",
    ),
    Defect(
        "1.4:9.6.5d",
        "a requirement in the effect is looked at as the condition is met",
        "changes.match",
        "    if decl.first and occurred_before(s, decl, change, cid, regs):\n        return\n",
        "    if decl.first and occurred_before(s, decl, change, cid, regs):\n"
        "        return\n"
        "    for part in s.book.abilities[number].program:\n"
        '        asked = getattr(part, "condition", None)\n'
        "        if asked is not None and not asked.true(s, cid, None):\n"
        "            return\n",
    ),
    Defect(
        "1.4:9.6.5d",
        "a requirement in the effect is not looked at",
        "Unless.run",
        "        if not self.condition.true(s, f.src, f):\n            f.pc += self.by\n",
        "        return\n",
    ),
    Defect(
        "1.4:9.6.6",
        "one or more counts the cards and not the act",
        "changes.match",
        "        decl.per_batch\n        and change.batch\n        and any(\n",
        "        False\n        and any(\n",
    ),
)

_STATES: Final = (
    Defect(
        "1.4:9.6.7b",
        "a state has to hold still when its ability resolves",
        "rules.abilities.begin",
        "    key = (one.ref, one.ability)\n",
        "    if isinstance(decl, While) and not decl.condition.true(s, one.src, None):\n        return\n"
        "    key = (one.ref, one.ability)\n",
    ),
    Defect(
        "1.4:9.6.7",
        "a state calls for something only if something was met as well",
        "Checkpoint.mark_pending",
        '        if "while" in s.index:\n            self._states(s)\n',
        '        if "while" in s.index and self.pending:\n            self._states(s)\n',
    ),
    Defect(
        "1.4:9.6.7a",
        "a state is not looked at again when its ability has resolved",
        "Resolve.finish",
        "            s.dirty |= D_WHILE  # CR 1.4:9.6.7a",
        "            s.dirty |= 0  # CR 1.4:9.6.7a",
    ),
    Defect(
        "1.4:9.6.7c",
        "an instance of another copy is in the way",
        "Resolve.resolves",
        "        return self.ability == ability and self.src == src\n",
        "        return self.ability == ability\n",
    ),
    Defect(
        "1.4:9.6.3",
        "a second instance waits beside the first",
        "checkpoints._under_way",
        "            if one.ability == number and one.src == cid:\n",
        "            if False:\n",
    ),
    Defect(
        "1.4:9.6.7d",
        "a state that nothing can be done about comes back again and again",
        "Checkpoint._states",
        "                if not HOOKS.could_change(s, number, cid, controller):\n",
        "                if False:\n",
    ),
)

_TRIGGERED: Final = (
    Defect(
        "1.4:9.6.8",
        "the inactive player's pending abilities are lost before they can be triggered",
        "ReactionWindow._pass",
        "            self.pending = tuple(one for one in self.pending if one.controller == self.side)\n",
        "            self.pending = ()\n",
    ),
    Defect(
        "1.4:9.6.9",
        "every conditional ability is optional",
        "changes.match",
        "side, decl.optional, leaves(change, cid),",
        "side, True, leaves(change, cid),",
    ),
    Defect(
        "1.4:9.6.14a",
        "another ability is triggered than the one that was named",
        "ReactionWindow.answer",
        "            if one.serial == move[3]:\n                # CR 1.4:9.6.14a",
        "            if one.controller == self.side:\n                # CR 1.4:9.6.14a",
    ),
    Defect(
        "1.4:9.6.14b",
        "the target is announced by the other player",
        "Target.run",
        's.push(Pick(side_of(f, self.by), "choose", "1.4:1.14.2"',
        's.push(Pick(1 - side_of(f, self.by), "choose", "1.4:1.14.2"',
    ),
    Defect(
        "1.4:9.6.8a",
        "triggering one instance takes all of the ability",
        "ReactionWindow.answer",
        "                self.pending = tuple(other for other in self.pending if other is not one)\n"
        "                # CR 1.4:9.2.4d",
        "                self.pending = tuple(other for other in self.pending if other.ability != one.ability)\n"
        "                # CR 1.4:9.2.4d",
    ),
    Defect(
        "1.4:9.6.8b",
        "a conditional interrupt is pending in a reaction window too",
        "When.keys",
        "        kinds = self.interrupts or self.event.kinds()\n",
        "        kinds = (*self.interrupts, *self.event.kinds())\n",
    ),
    Defect(
        "1.4:9.6.9a",
        "optional abilities must be triggered",
        "ReactionWindow.moves",
        "                if not one.optional:\n                    must = True\n",
        "                if True:\n                    must = True\n",
    ),
    Defect(
        "1.4:9.6.9b",
        "a mandatory ability is declined like an optional one",
        "ReactionWindow.moves",
        "                if not one.optional:\n                    must = True\n",
        "                if not one.optional:\n                    must = False\n",
    ),
    Defect(
        "1.4:9.6.9c",
        "an optional part cannot be declined",
        "AskMay.run",
        '"may", "9.6.3c", (YES, NO)',
        '"may", "9.6.3c", (YES,)',
    ),
    Defect(
        "1.4:9.6.9d",
        "a part that the other player takes uses the card",
        "take_part",
        "    if side_of(f, who) == f.side and not f.using:\n",
        "    if not f.using:\n",
    ),
    Defect(
        "1.4:9.6.9d",
        "each optional part uses the card anew",
        "take_part",
        "    if side_of(f, who) == f.side and not f.using:\n",
        "    if side_of(f, who) == f.side:\n",
    ),
    Defect(
        "1.4:9.6.10",
        "a pending interrupt outlives its card",
        "InterruptWindow.moves",
        "not isinstance(decl, When) or not still_pending(s, one):\n",
        "not isinstance(decl, When):\n",
    ),
    Defect(
        "1.4:9.6.11",
        "what was pending in a closed window is done later",
        "abandon",
        "(isinstance(frame, ReactionWindow) and frame.opened_by == phase.sid):\n            frame.pending = ()\n",
        "(isinstance(frame, ReactionWindow) and frame.opened_by == phase.sid):\n"
        "            from sneakdoor.model.state import D_MET\n\n"
        "            if isinstance(frame, ReactionWindow):\n"
        "                s.met.extend(frame.pending)\n"
        "                s.dirty |= D_MET\n"
        "            frame.pending = ()\n",
    ),
    Defect(
        "1.4:9.6.12",
        "a resolving ability stops when its card is gone",
        "Resolve.next_instruction",
        "        if pc >= len(program):\n",
        "        if pc >= len(program) or (pc and s.ref[self.src] != self.ref):\n",
    ),
    Defect(
        "1.4:9.6.13",
        "a delayed ability forgets what it was made with",
        "lasting_effects.attach",
        '    regs = tuple(f.regs.items()) or (("#", 1),)\n',
        '    regs = (("#", 1),)\n',
    ),
    Defect(
        "1.4:9.6.13b",
        "a delayed ability works once, whatever its duration",
        "lasting_effects.attach",
        "    once = ability.next_only if isinstance(ability, When) else",
        "    once = True if isinstance(ability, When) else",
    ),
    Defect(
        "1.4:9.6.13c",
        "a delayed ability without a duration works on and on",
        "changes._notice",
        "            if effect.once and len(s.met) > before:\n",
        "            if False:\n",
    ),
    Defect(
        "1.4:9.6.14c",
        "no interrupt window for what a conditional ability does",
        "Imminent.window",
        "        pending = pending_interrupts(s, self)\n",
        '        if any(getattr(one, "change", None) is not None for one in s.stack):\n'
        "            return\n"
        "        pending = pending_interrupts(s, self)\n",
    ),
    Defect(
        "1.4:9.6.14d",
        "an ability that was prevented resolves",
        "Triggered.resolve",
        "        if self.expected:\n            begin(s, self.one)\n",
        "        begin(s, self.one)\n",
    ),
    Defect(
        "1.4:9.6.14e",
        "no checkpoint between the instructions of a conditional ability",
        "Resolve.between",
        _BETWEEN,
        _BETWEEN.replace("        checkpoint(s)\n", "        if self.change is None:\n            checkpoint(s)\n"),
    ),
    Defect(
        "1.4:9.6.14f",
        "only the first instruction of a conditional ability resolves",
        "Resolve.next_instruction",
        "        if pc >= len(program):\n",
        "        if pc >= (1 if self.change is not None else len(program)):\n",
    ),
    Defect(
        "1.4:9.6.14g",
        "the next one is triggered before this is complete",
        "Resolve.next_instruction",
        "        if instruction.quiet():\n            self.repeat()\n",
        "        if instruction.quiet():\n            self.repeat()\n"
        '        elif self.change is not None and len(s.stack) > 1 and hasattr(s.stack[-2], "turned"):\n'
        "            s.stack.insert(-2, s.stack.pop())\n",
    ),
)

_PLAYED: Final = (
    Defect(
        "1.4:9.7.2a",
        "the target is announced by the other player",
        "Target.run",
        's.push(Pick(side_of(f, self.by), "choose", "1.4:1.14.2"',
        's.push(Pick(1 - side_of(f, self.by), "choose", "1.4:1.14.2"',
    ),
    Defect(
        "1.4:9.7.2c",
        "what an event or operation was kept from doing it does",
        "Prevent._save",
        "        frame.parts = [one for one in frame.parts if one not in gone]\n",
        "        frame.parts = [*frame.parts]\n",
    ),
    Defect(
        "1.4:9.7.2e",
        "only the first instruction of an event or operation resolves",
        "Resolve.next_instruction",
        "        if pc >= len(program):\n",
        "        if pc >= (len(program) if self.using or self.change is not None else 1):\n",
    ),
    Defect(
        "1.4:9.7.2b",
        "no interrupt window for what an event or operation does",
        "Imminent.window",
        "        pending = pending_interrupts(s, self)\n",
        '        if any(hasattr(one, "bill_now") for one in s.stack):\n'
        "            return\n"
        "        pending = pending_interrupts(s, self)\n",
    ),
    Defect(
        "1.4:9.7.2d",
        "no checkpoint between the instructions of an event or operation",
        "Resolve.between",
        _BETWEEN,
        _BETWEEN.replace(
            "        checkpoint(s)\n", "        if self.using or self.change is not None:\n            checkpoint(s)\n"
        ),
    ),
    Defect(
        "1.4:9.7.2f",
        "an event or operation is trashed before it has resolved",
        "PlayCard.resolve_play_abilities",
        "            s.push(Resolve(number, self.cid, self.side, s.ref[self.cid], None, None, regs))\n",
        "            later = Resolve(number, self.cid, self.side, s.ref[self.cid], None, None, regs)\n"
        "            s.stack.insert(-1, later)\n",
    ),
)

DEFECTS: Final[tuple[Defect, ...]] = (*_TEXT, *_STATIC, *_PAID, *_MET, *_STATES, *_TRIGGERED, *_PLAYED)
