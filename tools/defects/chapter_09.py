"""Abilities: what they are, when they are active, and the windows they are used in (9.1, 9.2)."""

from typing import Final

from tools.defects.planted import Defect

_BASICS: Final = (
    Defect(
        "1.4:9.1.1b",
        "a basic action cannot be answered",
        "BasicAction.carry_out",
        "            perform(s, [parts.Draw(side, 1 + more, cause=BASIC)])\n",
        "            from sneakdoor.rules.imminence import apply_now\n\n"
        "            apply_now(s, [parts.Draw(side, 1 + more, cause=BASIC)])\n",
    ),
    Defect(
        "1.4:9.1.2",
        "instructions are resolved from the last to the first",
        "Resolve.next_instruction",
        "        instruction = program[pc]\n",
        "        instruction = program[len(program) - 1 - pc]\n",
    ),
    Defect(
        "1.4:9.1.2a",
        "the oldest condition that was met resolves first",
        "Checkpoint.finish",
        "            s.push(HOOKS.reaction_window(self.pending, s.active, opened_by(s)))\n",
        '            older = [one for one in s.stack if hasattr(one, "turned")]\n'
        "            if older:\n"
        "                older[0].pending = (*older[0].pending, *self.pending)\n"
        "            else:\n"
        "                s.push(HOOKS.reaction_window(self.pending, s.active, opened_by(s)))\n",
    ),
)

_SOURCES: Final = (
    Defect(
        "1.4:9.1.3a",
        "another copy is the source of a printed ability",
        "UsePaid.become_imminent",
        "        gone = thing is None or s.ref[self.src] != self.ref\n",
        "        gone = thing is None or s.ref[self.src] != self.ref\n"
        "        self.src = [self.src, *(cid for cid in s.things if s.code[cid] == s.code[self.src])][-1]\n",
    ),
    Defect(
        "1.4:9.1.3b",
        "who grants an ability is its source, instead of who gained it",
        "_granted",
        "                        out.append((cid, one))\n",
        "                        out.append((src, one))\n",
    ),
    Defect(
        "1.4:9.1.3c",
        "the source of a delayed ability is the Corp's identity",
        "lasting_effects.attach",
        "linger(s, key, end, ability=number, src=f.src, side=f.side, target=target, once=once, regs=regs)",
        "linger(s, key, end, ability=number, src=0, side=f.side, target=target, once=once, regs=regs)",
    ),
    Defect(
        "1.4:9.1.4",
        "a conditional ability stops when its card is gone",
        "Resolve.next_instruction",
        "        if pc >= len(program):\n",
        "        if pc >= len(program) or (self.change is not None and s.ref[self.src] != self.ref):\n",
    ),
    Defect(
        "9.1.7",
        "what was trashed for a cost is forgotten",
        "UsePaid.become_imminent",
        "still_known(s, self.lki, self.with_card) if gone and self.lki is not None else None",
        "None",
    ),
    Defect(
        "9.1.7",
        "what was hosted on a card trashed for a cost is out of reach",
        "UsePaid.become_imminent",
        '        regs: Registers = {"hosted": self.kept} if self.kept else {}\n',
        "        regs: Registers = {}\n",
    ),
)

_USING: Final = (
    Defect(
        "1.4:9.1.5b",
        "an ability that can do nothing is judged by its cost",
        "potential.could_change",
        "    return False\n",
        "    return bool(program)\n",
    ),
    Defect(
        "1.4:9.1.6",
        "an optional part may be taken of a card that cannot be used",
        "may_use",
        "    return side_of(f, who) != f.side or not unusable(s, f.src)\n",
        "    return True\n",
    ),
    Defect(
        "1.4:9.1.6a",
        "paying for an ability does not use it",
        "UsePaid.bill_chosen",
        'src=self.src, cause=cause, rule="1.4:9.5.6b")',
        'src=self.src, cause=cause, rule="1.4:9.5.6b") if not bill and not trashes else None',
    ),
    Defect(
        "1.4:9.1.6b",
        "a conditional ability is never used",
        "Resolve.between",
        "        if self.using == 1:\n",
        "        if self.using > USED:\n",
    ),
    Defect(
        "1.4:9.1.6c",
        "credits spent from a card do not use it",
        "Payment.settle",
        '                happen(s, OfAbility("used"), self.side, cid, n, cid, cause="credits", rule="1.10.4d")\n',
        "",
    ),
    Defect(
        "1.4:9.1.6d",
        "what could change nothing may be used",
        "use_refusals",
        "    if not could_change(s, known.program, probe):\n        out.append(NO_EFFECT)",
        "    if False:\n        out.append(NO_EFFECT)",
    ),
)

_ACTIVE: Final = (
    Defect(
        "1.4:9.1.8",
        "a card that was removed from the game works on",
        "leave_zone",
        "        if at == zone:\n            unfile(s, cid, (entry,))\n",
        "        if at < 0:\n            unfile(s, cid, (entry,))\n",
    ),
    Defect(
        "1.4:9.1.7",
        "unrezzed cards are active",
        "moving.settle",
        "    if active and thing.faceup and thing.form != FACEDOWN:\n",
        "    if active and thing.form != FACEDOWN:\n",
    ),
    Defect(
        "1.4:9.1.7",
        "a pending ability outlives its blanked text box",
        "still_pending",
        '    if "blank" in s.index and blanked(s, one.src) and in_text(s, one.src, one.ability):\n',
        "    if False:\n",
    ),
    Defect(
        "1.4:9.1.8a",
        "abilities about being accessed need an active card",
        "changes.own",
        "        if isinstance(decl, When) and decl.anywhere and change.kind in decl.event.kinds():\n",
        "        if False and isinstance(decl, When):\n",
    ),
    Defect(
        "9.1.6b",
        "abilities never work from another zone",
        "enter_zone",
        "        if at == zone:\n            file(s, cid, (entry,))\n",
        "        if at != zone:\n            file(s, cid, (entry,))\n",
    ),
    Defect(
        "1.4:9.1.8b",
        "an ability goes on working when its card has left the zone that it names",
        "leave_zone",
        "        if at == zone:\n            unfile(s, cid, (entry,))\n",
        "        if at != zone:\n            unfile(s, cid, (entry,))\n",
    ),
    Defect(
        "1.4:9.1.8c",
        "a card in hand cannot restrict its own installing",
        "_not_yet",
        "    return any(not decl.only.true(s, cid, None)",
        "    return any(cid in s.things and not decl.only.true(s, cid, None)",
    ),
    Defect(
        "1.4:9.1.8d",
        "an inactive card does not change its own cost",
        "_valued",
        "    if quantity in s.book.about[s.code[cid]]:\n",
        "    if False:\n",
    ),
    Defect(
        "1.4:9.1.8e",
        "an inactive agenda does not change its own requirement",
        "advancement_requirement",
        '_valued(s, "advancement requirement", cid, s.card(cid).advancement)',
        'total(s, "advancement requirement", cid, s.card(cid).advancement)',
    ),
    Defect(
        "1.4:9.1.8e",
        "an agenda asks for its own cost only while it is active",
        "additional_costs",
        "        if cost.applies(s, cid):\n",
        "        if cid in s.things and s.things[cid].active:\n",
    ),
    Defect(
        "1.4:9.1.8f",
        "only rezzed cards can be advanced by what they say",
        "unadvanceable",
        '    if type_of(s, cid) == AGENDA or said_of(s, cid, "can be advanced"):\n',
        '    if type_of(s, cid) == AGENDA or (thing.active and said_of(s, cid, "can be advanced")):\n',
    ),
    Defect(
        "1.4:9.1.8g",
        "what a card met by leaving is lost with it",
        "changes.match",
        "decl.optional, leaves(change, cid), change, regs",
        "decl.optional, False, change, regs",
    ),
    Defect(
        "1.4:9.1.8g",
        "of cards that leave together each sees only itself go",
        "_outlive",
        "        if one.src in cids and not one.survives and",
        "        if one.src not in cids and not one.survives and",
    ),
    Defect(
        "1.4:9.1.8h",
        "subroutines of uninstalled ice do not resolve",
        "SubroutineWindow.next_subroutine",
        "        if s.ref[self.ice] == self.ref and one in subroutines(s, self.ice):\n",
        "        if s.ref[self.ice] == self.ref and self.ice in s.things and one in subroutines(s, self.ice):\n",
    ),
    Defect(
        "1.4:9.1.9",
        "only subroutines are gained, no other abilities",
        "changes.entries",
        '    if "grant" in index and (granted',
        '    if "grant" in index and key in () and (granted',
    ),
    Defect(
        "1.4:9.1.9a",
        "a lost ability works on",
        "changes.entries",
        "        found = tuple(entry for entry in found if not blanked(s, entry[0]))\n",
        "        found = tuple(found)\n",
    ),
    Defect(
        "1.4:9.1.9a",
        "what a blank card would grant is granted",
        "_granted",
        "if not blanked(s, src) and is_threat(s, number) and decl.applies(s, src):",
        "if is_threat(s, number) and decl.applies(s, src):",
    ),
    Defect(
        "1.4:9.1.9a",
        "lost subroutines count",
        "ice.subroutines",
        '            mine = mine[: max(0, total(s, "subroutines", cid, len(mine)))]\n',
        "            mine = [*mine]\n",
    ),
)

_PRIORITY: Final = (
    Defect(
        "1.4:9.2.4a",
        "with priority a player uses the other's abilities as well",
        "PaidWindow.moves",
        "        side, role, index = self.side, self.role, s.index\n",
        "        side, role, index = self.side, self.role, s.index\n        self._usable(s, PAID[1 - side], out)\n",
    ),
    Defect(
        "1.4:9.2.4b",
        "who could do something may not pass",
        "PaidWindow.moves",
        "        out.append(PASS)  # CR 1.4:9.2.4b",
        "        if not out:\n            out.append(PASS)  # CR 1.4:9.2.4b",
    ),
    Defect(
        "9.2.6",
        "no action window opens for the last click",
        "CorpActions.take_action",
        "        if s.clicks[CORP] > 0:  # CR 5.4.2",
        "        if s.clicks[CORP] > 1:  # CR 5.4.2",
    ),
    Defect(
        "9.2.6a",
        "the inactive player takes the action",
        "ActionWindow.priority",
        "        s.ask(self.side, self.moves(s))\n",
        "        s.ask(1 - self.side, self.moves(s))\n",
    ),
    Defect(
        "9.2.6b",
        "the active player may pass instead of acting",
        "ActionWindow.moves",
        "            return bound(s, self.side, moves)\n        return moves\n",
        '            return bound(s, self.side, moves)\n        return [*moves, ("pass",)]\n',
    ),
    Defect(
        "9.2.6d",
        "the Runner has an action less",
        "RunnerActions.take_action",
        "        if s.clicks[RUNNER] > 0:  # CR 5.4.2",
        "        if s.clicks[RUNNER] > 1:  # CR 5.4.2",
    ),
    Defect(
        "9.2.7",
        "no window counts as the next one",
        "PaidWindow.note_place",
        "        self.span = (marks[LAST_WINDOW], opened)\n",
        "        self.span = (opened, opened)\n",
    ),
    Defect(
        "9.2.2",
        "no checkpoint when a timing structure has ended",
        "Structure.finish",
        "        if s.dirty:\n            HOOKS.checkpoint(s)\n",
        "        return\n",
    ),
    Defect(
        "1.4:9.2.4c",
        "priority goes over after each ability",
        "PaidWindow",
        "            s.push(UsePermit(move[2], move[1], self.side))\n\n",
        "            s.push(UsePermit(move[2], move[1], self.side))\n        self.side = 1 - self.side\n\n",
    ),
    Defect(
        "1.4:9.2.4d",
        "what an ability leads to waits for the older window",
        "Checkpoint.finish",
        "        if self.pending:\n            # CR 10.3.2 + 9.2.8a",
        '        older = [one for one in s.stack if hasattr(one, "turned")]\n'
        "        for window in older[-1:]:\n"
        "            window.pending = (*window.pending, *self.pending)\n"
        "        if self.pending and not older:\n            # CR 10.3.2 + 9.2.8a",
    ),
    Defect(
        "1.4:9.2.4e",
        "no checkpoint before priority in a reaction window",
        "ReactionWindow.before_priority",
        "                    break\n            return\n        checkpoint(s)\n",
        "                    break\n            return\n",
    ),
    Defect(
        "9.2.6c",
        "an action window stays open for a second action",
        "ActionWindow.answer",
        '        self.sid = s.fresh()\n        if move[0] == "action":\n',
        "        if self.sid < 0 and s.clicks[self.side] > 1:\n"
        '            self.goto("before_priority")\n'
        '        self.sid = s.fresh()\n        if move[0] == "action":\n',
    ),
    Defect(
        "9.2.7a",
        "the first pass closes a paid ability window",
        "PaidWindow.answer",
        '        if what == "pass":\n            if self.passed:\n',
        '        if what == "pass":\n            if True:\n',
    ),
    Defect(
        "9.2.7a",
        "a pass counts although something was done after it",
        "PaidWindow.answer",
        "        self.passed = False\n        # CR 1.4:9.2.4c",
        "        # CR 1.4:9.2.4c",
    ),
    Defect(
        "9.2.7b",
        "no paid abilities in paid ability windows",
        "PaidWindow.moves",
        "            self._usable(s, PAID[side], out)\n",
        "            pass\n",
    ),
    Defect(
        "9.2.7c",
        "the Corp may rez in every window",
        "PaidWindow.moves",
        "            if self.rez:\n",
        "            if True:\n",
    ),
    Defect(
        "9.2.7d",
        "the Corp may score in every window",
        "PaidWindow.moves",
        "            if self.score:\n",
        "            if True:\n",
    ),
    Defect(
        "9.2.7e",
        "any ice may be rezzed as one is approached",
        "PaidWindow.moves",
        "                rez_moves(s, self.approached, out, ",
        "                rez_moves(s, -1, out, ",
    ),
    Defect(
        "9.2.7f",
        "an ability closes the window",
        "PaidWindow.answer",
        '        self.goto("before_priority")\n        if what == "use":\n',
        '        self.leave()\n        if what == "use":\n',
    ),
)

_REACTIONS: Final = (
    Defect(
        "9.2.8",
        "no window opens for a single pending ability",
        "Checkpoint.finish",
        "        if self.pending:\n            # CR 10.3.2 + 9.2.8a",
        "        if len(self.pending) > 1:\n            # CR 10.3.2 + 9.2.8a",
    ),
    Defect(
        "9.2.8a",
        "what becomes pending joins the window that is open",
        "Checkpoint.finish",
        "            s.push(HOOKS.reaction_window(self.pending, s.active, opened_by(s)))\n",
        '            older = [one for one in s.stack if hasattr(one, "turned")]\n'
        "            if older:\n"
        "                older[-1].pending = (*older[-1].pending, *self.pending)\n"
        "            else:\n"
        "                s.push(HOOKS.reaction_window(self.pending, s.active, opened_by(s)))\n",
    ),
    Defect(
        "9.2.8b",
        "the inactive player gets no priority in a reaction window",
        "ReactionWindow._pass",
        "        if not self.turned:\n            # CR 9.2.8b",
        "        if False:\n            # CR 9.2.8b",
    ),
    Defect(
        "9.2.8b",
        "the inactive player reacts first",
        "Checkpoint.finish",
        "            s.push(HOOKS.reaction_window(self.pending, s.active, opened_by(s)))\n",
        "            s.push(HOOKS.reaction_window(self.pending, 1 - s.active, opened_by(s)))\n",
    ),
    Defect(
        "9.2.8c",
        "a player triggers the other's abilities",
        "ReactionWindow.moves",
        "            if one.controller == self.side:\n                if not one.optional:\n",
        "            if True:\n                if not one.optional:\n",
    ),
    Defect(
        "9.2.8d",
        "pending abilities come in a fixed order",
        "ReactionWindow.moves",
        "        if not must:\n            # CR 9.2.8e",
        "        out = out[:1]\n        if not must:\n            # CR 9.2.8e",
    ),
    Defect(
        "9.2.8e",
        "mandatory abilities may be passed over",
        "ReactionWindow.moves",
        "        if not must:\n            # CR 9.2.8e",
        "        if True:\n            # CR 9.2.8e",
    ),
    Defect(
        "9.2.8f",
        "a window stays open though the structure whose beginning opened it ends",
        "unwind",
        "            if frame.opened_by in leaving:\n",
        "            if False:\n",
    ),
    Defect(
        "9.2.8f",
        "bypassing leaves the encounter's first window open",
        "abandon",
        "(isinstance(frame, ReactionWindow) and frame.opened_by == phase.sid)",
        "(isinstance(frame, ReactionWindow) and frame.opened_by == -2)",
    ),
)

_INTERRUPTS: Final = (
    Defect(
        "1.4:9.2.9",
        "no window opens for paid interrupts alone",
        "Imminent.window",
        "        if pending or paid_interrupts(s, self, 0) or paid_interrupts(s, self, 1):\n",
        "        if pending:\n",
    ),
    Defect(
        "1.4:9.2.9a",
        "conditional interrupts become pending all the while the window is open",
        "InterruptWindow.priority",
        "    def priority(self, s: State) -> None:\n",
        "    def priority(self, s: State) -> None:\n"
        "        from sneakdoor.rules.imminence import pending_interrupts\n\n"
        "        self.pending = pending_interrupts(s, self._imminent(s))\n",
    ),
    Defect(
        "1.4:9.2.9b",
        "replacements apply only after the window",
        "Imminent.replace",
        "        for one in self.parts:\n            waiting =",
        "        for one in self.parts[:0]:\n            waiting =",
    ),
    Defect(
        "1.4:9.2.9c",
        "an interrupt window closes after one pass of each, whatever was done between",
        "InterruptWindow.answer",
        '        self.passed = False\n        self.goto("before_priority")  # CR 1.4:9.2.9e',
        '        self.goto("before_priority")  # CR 1.4:9.2.9e',
    ),
    Defect(
        "1.4:9.2.9d",
        "paid interrupts are used by the wrong player",
        "InterruptWindow.moves",
        "paid_interrupts(s, frame, self.side))\n",
        "paid_interrupts(s, frame, 1 - self.side))\n",
    ),
    Defect(
        "1.4:9.2.9e",
        "the first interrupt closes the window",
        "InterruptWindow.answer",
        '        self.goto("before_priority")  # CR 1.4:9.2.9e',
        "        self.leave()  # CR 1.4:9.2.9e",
    ),
    Defect(
        "1.4:9.2.9f",
        "a mandatory interrupt may be passed over",
        "InterruptWindow.moves",
        "        if not must:\n            out.append(PASS)  # CR 1.4:9.2.9f",
        "        if True:\n            out.append(PASS)  # CR 1.4:9.2.9f",
    ),
    Defect(
        "9.6.5",
        "look at activity too late: what is gone stays pending",
        "ReactionWindow.priority",
        "        self.pending = tuple(one for one in self.pending if still_pending(s, one))\n",
        "        self.pending = tuple(self.pending)\n",
    ),
)

DEFECTS: Final[tuple[Defect, ...]] = (*_BASICS, *_SOURCES, *_USING, *_ACTIVE, *_PRIORITY, *_REACTIONS, *_INTERRUPTS)
