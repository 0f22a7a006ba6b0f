"""Runs."""

from typing import Final

from tools.defects.planted import Defect

DEFECTS: Final[tuple[Defect, ...]] = (
    Defect(
        "6.1.2b",
        "the attacked server does not change",
        "ChangeServer.run",
        "            run.server = server\n",
        "            pass\n",
    ),
    Defect(
        "6.1.2c",
        "the innermost ice of the new server is approached",
        "MoveRun.run",
        'move_run(s, server, len(row) - 1, phase if row else "server")',
        'move_run(s, server, 0, phase if row else "server")',
    ),
    Defect(
        "6.1.3a",
        "the phase is left and the ice is not approached",
        "ApproachNew.run",
        "s.ice[thing.server].index(cid), phase)",
        's.ice[thing.server].index(cid), "encounter")',
    ),
    Defect(
        "6.1.3b",
        "a forced encounter takes the Runner to the position of its ice",
        "ForceEncounter.run",
        "            s.push(s.book.ruleset.encounter(cid, s.fresh(), True))",
        (
            "            run = current_run(s)\n"
            "            if run is not None:\n"
            "                run.position = s.ice[run.server].index(cid) if cid in s.ice[run.server] else -1\n"
            "            s.push(s.book.ruleset.encounter(cid, s.fresh(), True))"
        ),
    ),
    Defect(
        "6.1.3c",
        "the phase that was left goes on",
        "move_run",
        '        unwind(s, run, end=False, top=forced)\n        happen(s, "run moved", CORP',
        '        happen(s, "run moved", CORP',
    ),
    Defect(
        "6.1.3c",
        "the open window closes when the run goes elsewhere",
        "move_run",
        '        unwind(s, run, end=False, top=forced)\n        happen(s, "run moved", CORP',
        '        unwind(s, run, end=True)\n        happen(s, "run moved", CORP',
    ),
    Defect("6.1.4", "the phase that was left goes on", "end_run", "    unwind(s, run, end=True)\n", "    return\n"),
    Defect(
        "6.1.5",
        "what forbids jacking out is ignored",
        "refuse_jack_out",
        '    if forbidden(s, "jack out", server=run.server):\n',
        "    if False:\n",
    ),
    Defect(
        "6.1.5",
        "jacking out costs nothing",
        "JackingOut.pay_costs",
        "        bill = jack_out_bill(s)\n        if bill:\n",
        "        bill = jack_out_bill(s)\n        if False:\n",
    ),
    Defect(
        "6.1.5a",
        "the Runner is never asked whether to jack out",
        "ask_jack_out",
        "else [CONTINUE, JACK_OUT]",
        "else [CONTINUE]",
    ),
    Defect(
        "6.1.5b",
        "jacking out at the first piece of ice",
        "ApproachIce.first_approach",
        '        if not HOOKS.run(s).approached:\n            self.goto("rez_window")\n',
        "        return\n",
    ),
    Defect(
        "6.2.1",
        "ice is met from the inside",
        "Initiation.complete",
        "        run.position = len(row) - 1\n",
        "        run.position = 0\n",
    ),
    Defect(
        "6.2.1a",
        "the Runner begins at the innermost ice",
        "Initiation.complete",
        "        run.position = len(row) - 1\n",
        "        run.position = 0\n",
    ),
    Defect(
        "6.2.2",
        "a position is left out",
        "PassIce.complete",
        "        run.position -= 1  #",
        "        run.position -= 2  #",
    ),
    Defect(
        "6.2.3",
        "ice that comes or goes is ignored",
        "Run.ice_moved",
        "        if server == self.server and self.position >= 0:\n",
        "        if False:\n",
    ),
    Defect(
        "6.2.3a",
        "ice that leaves further out shifts the Runner",
        "Run.ice_moved",
        "            elif by < 0 and at < self.position:\n",
        "            elif by < 0 and at != self.position:\n",
    ),
    Defect(
        "6.2.3a",
        "ice that comes further out shifts the Runner",
        "Run.ice_moved",
        "(at < self.position if self.lost else at <= self.position)",
        "at >= 0",
    ),
    Defect(
        "6.2.3b",
        "ice that comes inside does not shift the Runner",
        "Run.ice_moved",
        "                self.position += 1\n",
        "                self.position += 0\n",
    ),
    Defect(
        "6.2.3c",
        "ice that leaves further in does not shift the Runner",
        "Run.ice_moved",
        "                self.position -= 1  #",
        "                self.position -= 0  #",
    ),
    Defect(
        "6.2.4",
        "an approached piece of ice that is swapped away is followed",
        "positions._follow",
        "        if isinstance(frame, EncounterIce) and frame.ice == cid and not frame.forced:\n",
        "        if isinstance(frame, EncounterIce) or frame.is_approach:\n",
    ),
    Defect(
        "6.2.4a",
        "approached ice that is gone is approached to the end",
        "ApproachIce.card_lost",
        "            run.pass_lost()\n            abandon(s, self)\n",
        "            return\n",
    ),
    Defect(
        "6.2.4b",
        "an encounter goes on without its ice",
        "EncounterIce.card_lost",
        "        abandon(s, self, complete=self.ice in s.things)\n",
        "",
    ),
    Defect(
        "6.2.4b",
        "derezzed ice is encountered to the end",
        "apply_derez",
        "            tell_lost(s, (one.cid,), derezzed=True)\n",
        "",
    ),
    Defect(
        "6.2.4c",
        "the run does not follow the ice",
        "positions._follow",
        "            HOOKS.run(s).follow(s, cid)",
        "            pass",
    ),
    Defect(
        "6.2.4c",
        "the attacked server stays when the encountered ice goes to another",
        "Run.follow",
        "        if server != self.server:\n            self.server = server\n",
        "        if server != self.server:\n",
    ),
    Defect(
        "6.2.4d",
        "the ice that was swapped away is still the approached one",
        "swap_ice",
        "            frame.approached = HOOKS.run(s).ice(s)",
        "            continue",
    ),
    Defect(
        "6.2.4e",
        "the Runner goes along with ice that is swapped while it is passed",
        "swap_ice",
        "    _follow(s, two)\n",
        (
            "    _follow(s, two)\n"
            '    if any(frame.stage == "pass ice" for frame in s.stack):\n'
            "        HOOKS.run(s).follow(s, two)\n"
        ),
    ),
    Defect(
        "6.3.2",
        "a card's run may be made on any server",
        "_ChooseAttacked.servers",
        "return [one for one in self.permitted(s) if refuse_run(s, one) is None]",
        "return list(s.ice)",
    ),
    Defect(
        "6.3.2a",
        "a server that cannot be run on is run on",
        "refuse_run",
        '    if forbidden(s, "run", server=server):\n',
        "    if False:\n",
    ),
    Defect(
        "6.3.2b",
        "ignore the additional cost of a run that a card makes",
        "Initiation.declare",
        '            if bill:\n                pay(s, RUNNER, bill, ("run", run.server), run.src)\n',
        "            return\n",
    ),
    Defect(
        "6.3.2b",
        "the basic action ignores additional costs",
        "refuse_run",
        "        bill = (*ONE_CLICK, *bill) if bill else ONE_CLICK\n",
        "        bill = ONE_CLICK\n",
    ),
    Defect(
        "6.3.2c",
        "the run has begun before it is declared",
        "Run.__init__",
        "        self.begun = begun  #",
        "        self.begun = True  #",
    ),
    Defect(
        "6.3.3",
        "bad publicity gives nothing",
        "Initiation.bad_publicity_credits",
        "            s.credits[RUNNER] += n\n",
        "            s.credits[RUNNER] += 0\n",
    ),
    Defect(
        "6.3.3a",
        "bad publicity credits pay for the run",
        "Initiation.declare",
        "            bill = run_bill(s, run.server, basic=False)\n",
        (
            "            s.credits[RUNNER] += bad_publicity(s)\n"
            "            bill = run_bill(s, run.server, basic=False)\n"
        ),
    ),
    Defect(
        "6.3.3a",
        "with bad publicity the cost of a run is not looked at",
        "refuse_run",
        '    return short(s, RUNNER, bill, ("run", server), less) if bill else None\n',
        '    return short(s, RUNNER, bill, ("run", server), less) if bill and not bad_publicity(s) else None\n',
    ),
    Defect(
        "6.3.3b",
        "bad publicity credits are spent last",
        "take_from_pool",
        "        s.bp_credits = max(0, s.bp_credits - n)\n",
        "        s.bp_credits = min(s.bp_credits, s.credits[side])\n",
    ),
    Defect(
        "6.3.3c",
        "more is lost than bad publicity gave",
        "lose_run_credits",
        "lost, s.bp_credits = min(s.bp_credits, s.credits[RUNNER]), 0",
        "lost, s.bp_credits = min(bad_publicity(s), s.credits[RUNNER]), 0",
    ),
    Defect(
        "6.3.4",
        "the server is approached past its ice",
        "Initiation.complete",
        '        run.next = "approach" if row else "direct"\n',
        '        run.next = "direct"\n',
    ),
    Defect(
        "6.4.1",
        "the Runner may jack out at the first piece of ice",
        "ApproachIce.first_approach",
        '        if not HOOKS.run(s).approached:\n            self.goto("rez_window")\n',
        "        return\n",
    ),
    Defect(
        "6.4.2",
        "the innermost ice is approached, whichever was named",
        "ApproachNew.run",
        "s.ice[thing.server].index(cid), phase)",
        '0, "approach")',
    ),
    Defect("6.4.2a", "the position stays", "move_run", "        run.position = position  #", "        #"),
    Defect(
        "6.4.2b",
        "the attacked server stays",
        "move_run",
        "        run.server = server  # CR 6.4.2b",
        "        # CR 6.4.2b",
    ),
    Defect(
        "6.4.3",
        "any ice can be rezzed in a window",
        "rez_moves",
        "    for row in s.root.values():\n",
        "    for row in (*s.root.values(), *s.ice.values()):\n",
    ),
    Defect(
        "6.4.4",
        "rezzed ice is passed",
        "ApproachIce.complete",
        'run.next = "encounter" if ice >= 0 and s.things[ice].faceup else "pass"',
        'run.next = "pass"',
    ),
    Defect(
        "6.4.5",
        "unrezzed ice is encountered",
        "ApproachIce.complete",
        'run.next = "encounter" if ice >= 0 and s.things[ice].faceup else "pass"',
        'run.next = "encounter" if ice >= 0 else "pass"',
    ),
    Defect(
        "6.5.1",
        "subroutines come before the window",
        "EncounterIce",
        "        checkpoint(s)\n\n    def _waited_for",
        '        self.goto("resolve_subroutines")\n\n    def _waited_for',
    ),
    Defect(
        "6.5.2a",
        "a forced encounter takes the Runner to the position of its ice",
        "ForceEncounter.run",
        "            s.push(s.book.ruleset.encounter(cid, s.fresh(), True))",
        (
            "            run = current_run(s)\n"
            "            if run is not None:\n"
            "                run.position = s.ice[run.server].index(cid) if cid in s.ice[run.server] else -1\n"
            "            s.push(s.book.ruleset.encounter(cid, s.fresh(), True))"
        ),
    ),
    Defect(
        "6.5.2b",
        "a forced encounter outside of a run goes on",
        "end_run",
        "            unwind(s, encounter, end=True)\n            encounter.leave()\n",
        "            pass\n",
    ),
    Defect(
        "6.5.2c",
        "a forced encounter is an approach too",
        "EncounterIce.encounter",
        '        happen(s, OfEncounter("encounter", self.sid)',
        (
            "        if self.forced:\n"
            '            happen(s, OfRun("approach ice", self.sid), RUNNER, self.ice, server=server, rule="6.9.2a")\n'
            '        happen(s, OfEncounter("encounter", self.sid)'
        ),
    ),
    Defect(
        "6.5.3",
        "bypassed ice is encountered again",
        "bypass",
        '            if run is not None and not frame.forced:\n                run.next = "pass"\n',
        '            if run is not None and not frame.forced:\n                run.next = "approach"\n',
    ),
    Defect(
        "6.5.3a",
        "bypassed ice is encountered to the end",
        "bypass",
        "            abandon(s, frame)\n",
        "            pass\n",
    ),
    Defect(
        "6.5.3b",
        "ice bypassed at the beginning is encountered to the end",
        "bypass",
        "            abandon(s, frame)\n",
        "            pass\n",
    ),
    Defect(
        "6.5.3c",
        "ice without subroutines is never all broken",
        "EncounterIce.window",
        "        if not subroutines(s, self.ice):\n",
        "        if False:\n",
    ),
    Defect(
        "6.5.3c",
        "all are broken before the window is reached",
        "EncounterIce.all_broken",
        "        return self.reached and all(",
        "        return all(",
    ),
    Defect(
        "6.5.4",
        "the next break undoes the last",
        "apply_break",
        "    encounter.broken = (*encounter.broken, *chosen)\n",
        "    encounter.broken = tuple(chosen)\n",
    ),
    Defect(
        "6.5.5",
        "subroutines resolve backwards",
        "EncounterIce.resolve_subroutines",
        "s.push(SubroutineWindow(pending, self.ice, self.ref))",
        "s.push(SubroutineWindow(pending[::-1], self.ice, self.ref))",
    ),
    Defect(
        "6.5.5",
        "with a broken subroutine all like it are broken",
        "EncounterIce.resolve_subroutines",
        "tuple(one for one in subroutines(s, self.ice) if one not in self.broken)",
        "tuple(one for one in subroutines(s, self.ice) if one[0] not in [old[0] for old in self.broken])",
    ),
    Defect(
        "6.5.5a",
        "the next subroutine resolves after the end",
        "unwind",
        "        elif isinstance(frame, SubroutineWindow):\n            frame.pending = ()\n",
        "        elif isinstance(frame, SubroutineWindow):\n            continue\n",
    ),
    Defect(
        "8.2.9",
        "the Runner is put back to the ice further out",
        "Run.pass_lost",
        '        self.lost = True\n        self.next = "pass"\n',
        '        self.next = "pass"\n',
    ),
)
