"""Planted defects: each breaks one rule, by a small replacement in one file.

A text must occur exactly once in its file. `tools/mutate.py` plants them one after the other, and expects that a test
which names the rule fails.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Defect:
    """The rule that is broken, what goes wrong, and the replacement that does it."""

    rule: str
    what: str
    file: str
    text: str
    instead: str


NOTHING: Final = "return"


def _window(rule: str, name: str, line: str, file: str) -> Defect:
    """Skip a window: the step stays and does nothing."""
    return Defect(rule, f"skip the window {name}", file, line, line.partition("s.push")[0] + NOTHING)


CHECKPOINT: Final = "rules/checkpoints.py"
RUNS: Final = "rules/runs.py"
ENCOUNTERS: Final = "rules/encounters.py"
TURNS: Final = "rules/turns.py"
ACCESS: Final = "rules/access.py"
COSTS: Final = "rules/costs.py"
WINDOWS: Final = "rules/windows.py"

CHECKPOINTS: Final = (
    Defect(
        "10.3.1a",
        "what was met never becomes pending",
        CHECKPOINT,
        "            self.pending = tuple(s.met)\n",
        "            self.pending = ()\n",
    ),
    Defect(
        "10.3.1b",
        "forget durations: effects that should be over stay",
        CHECKPOINT,
        "if one.until in live or one.until == -2)",
        "if one.until in live or one.until)",
    ),
    Defect(
        "10.3.1b",
        "currents are never trashed",
        CHECKPOINT,
        '            expired = [cid for cid, thing in s.things.items() if "expired" in thing.memo]\n',
        "            expired: list[int] = []\n",
    ),
    Defect(
        "10.3.1c",
        "nobody wins by points",
        CHECKPOINT,
        "            if corp or runner:\n",
        "            if corp and runner:\n",
    ),
    Defect(
        "10.3.1d",
        "unique cards may be there twice",
        CHECKPOINT,
        "        if not self.look & D_UNIQUE:\n",
        "        if True:\n",
    ),
    Defect(
        "10.3.1d",
        "the newer of two unique cards goes",
        CHECKPOINT,
        "                elif s.things[rival].since < thing.since:\n",
        "                elif s.things[rival].since > thing.since:\n",
    ),
    Defect("10.3.1e", "restrictions are not looked at", CHECKPOINT, "elif self.look & D_LIMITS:", "elif False:"),
    Defect(
        "10.3.1g",
        "cards stay when their host is gone",
        CHECKPOINT,
        '        if orphans:\n            apply_now(s, [Part("trash", RULES, cid, cause="host gone"',
        '        if not orphans:\n            apply_now(s, [Part("trash", RULES, cid, cause="host gone"',
    ),
    Defect(
        "10.3.1h",
        "empty remote servers stay",
        CHECKPOINT,
        "            if not s.ice[server] and not s.root[server]:\n",
        "            if False:\n",
    ),
    Defect(
        "10.3.2",
        "no reaction window follows a checkpoint",
        CHECKPOINT,
        "        if self.pending:\n            # CR 10.3.2",
        "        if not self.pending:\n            # CR 10.3.2",
    ),
    Defect(
        "1.7.1a", "both at seven points is no draw", CHECKPOINT, "None if corp and runner else", "RUNNER if runner else"
    ),
    Defect("1.7.2a", "six points are enough", CHECKPOINT, "score_of(s, CORP) >= 7,", "score_of(s, CORP) >= 6,"),
)

DAMAGE_AND_TAGS: Final = (
    Defect(
        "10.4.4",
        "a Runner without enough cards survives",
        "rules/damage.py",
        "    if n > len(s.hand[RUNNER]):\n",
        "    if False:\n",
    ),
    Defect(
        "10.4.2b",
        "brain damage leaves the hand size alone",
        "rules/damage.py",
        "        s.brain += n  #",
        "        s.brain += 0  #",
    ),
    Defect(
        "10.4.1",
        "whoever suffers damage did it",
        "rules/damage.py",
        '    happen(s, "damaged", one.by, amount=n, src=one.src, cause=one.what, rule="10.4.1")\n    by =',
        '    happen(s, "damaged", CORP, amount=n, src=one.src, cause=one.what, rule="10.4.1")\n    by =',
    ),
    Defect(
        "10.4.3a",
        "what was looked at for damage stays known",
        "rules/damage.py",
        "            unshow(s, cid, self.side)\n",
        "            pass\n",
    ),
    Defect("10.5.1", "tags come twice", "rules/tags.py", "s.tags += one.amount", "s.tags += 2 * one.amount"),
    Defect("10.1.1", "purging leaves the counters", "rules/tags.py", "place_tokens(s, thing, VIRUS, -n)", "pass"),
    Defect(
        "10.8.4",
        "a trace that is only equal succeeds",
        "rules/traces.py",
        '        result = "successful" if over > 0 else "unsuccessful"\n',
        '        over += 1\n        result = "successful" if over > 0 else "unsuccessful"\n',
    ),
    Defect(
        "10.8.3",
        "link does not count in a trace",
        "rules/traces.py",
        "        against = link(s) + self.runner\n",
        "        against = self.runner\n",
    ),
    Defect(
        "1.4:10.8.5",
        "what hangs on a trace's result never happens",
        "rules/traces.py",
        "            if ability >= 0:\n",
        "            if False:\n",
    ),
)

TURNS_AND_ACTIONS: Final = (
    _window(
        "5.6.1b",
        "of the draw phase",
        '        s.push(PaidWindow("5.6.1b", s.active, rez=True, score=True))\n'.rstrip("\n"),
        TURNS,
    ),
    _window("5.6.3b", "of the discard phase", '        s.push(PaidWindow("5.6.3b", s.active, rez=True))', TURNS),
    _window(
        "5.7.1b", "before the Runner's turn begins", '        s.push(PaidWindow("5.7.1b", s.active, rez=True))', TURNS
    ),
    _window(
        "5.7.2b", "of the Runner's discard phase", '        s.push(PaidWindow("5.7.2b", s.active, rez=True))', TURNS
    ),
    Defect(
        "5.6.1f",
        "no mandatory draw",
        TURNS,
        'perform(s, [Part("draw", CORP, amount=1,',
        'perform(s, [Part("draw", CORP, amount=0,',
    ),
    Defect(
        "5.6.1c",
        "recurring credits of the Corp stay spent",
        TURNS,
        "        refill_recurring(s, CORP)\n",
        "        return\n",
    ),
    Defect(
        "5.7.1c",
        "recurring credits of the Runner stay spent",
        TURNS,
        "        refill_recurring(s, RUNNER)\n",
        "        return\n",
    ),
    Defect(
        "5.5.2",
        "nobody discards down to the hand size",
        TURNS,
        "    if len(s.hand[side]) > max(0, hand_size(s, side)):\n",
        "    if False:\n",
    ),
    Defect(
        "1.7.2b",
        "a hand size below zero does not matter",
        TURNS,
        "        if hand_size(s, RUNNER) < 0:\n",
        "        if False:\n",
    ),
    Defect(
        "5.4.3b",
        "what was resolving goes on after the end of the action phase",
        TURNS,
        "        del s.stack[at + 1 :]\n        for frame in cut:\n",
        "        for frame in cut:\n",
    ),
    Defect(
        "5.4.3c",
        "a played card hangs in the play area",
        TURNS,
        "        if left:\n            # CR 5.4.3c",
        "        if not left:\n            # CR 5.4.3c",
    ),
    Defect(
        "1.7.2c",
        "an empty R&D does no harm",
        "rules/drawing.py",
        "            if side == CORP:\n                # CR 1.7.2c",
        "            if False:\n                # CR 1.7.2c",
    ),
    Defect(
        "1.6.6a",
        "a mulligan draws nothing",
        "rules/setup.py",
        '            draw(s, side, self._hand(s, side), rule="1.6.6a")\n',
        "            return\n",
    ),
    Defect("1.6.4", "six starting credits", "rules/setup.py", '"starting credits") or 5', '"starting credits") or 6'),
)

RUN: Final = (
    Defect(
        "6.1.5b",
        "jacking out at the first piece of ice",
        ENCOUNTERS,
        "        if not LATE.current_run(s).approached:\n            self.at = 4\n",
        "        return\n",
    ),
    Defect(
        "6.9.2e",
        "no window to rez the approached ice",
        ENCOUNTERS,
        's.push(PaidWindow("6.9.2e", s.active, rez=True, approached=run.ice(s)))',
        's.push(PaidWindow("6.9.2e", s.active, approached=run.ice(s)))',
    ),
    Defect(
        "6.4.5",
        "unrezzed ice is encountered",
        ENCOUNTERS,
        'run.next = "encounter" if ice >= 0 and s.things[ice].faceup else "pass"',
        'run.next = "encounter" if ice >= 0 else "pass"',
    ),
    Defect(
        "6.5.5",
        "subroutines resolve backwards",
        ENCOUNTERS,
        "s.push(SubroutineWindow(pending, self.ice, s.ref[self.ice]))",
        "s.push(SubroutineWindow(pending[::-1], self.ice, s.ref[self.ice]))",
    ),
    Defect(
        "6.9.3c",
        "broken subroutines resolve as well",
        ENCOUNTERS,
        "tuple(one for one in subroutines(s, self.ice) if one not in self.broken)",
        "tuple(subroutines(s, self.ice))",
    ),
    Defect(
        "6.8.2a",
        "a paid ability window outlives the run",
        ENCOUNTERS,
        "            if end:\n                frame.leave()  # CR 6.8.2a",
        "            if not end:\n                frame.leave()  # CR 6.8.2a",
    ),
    Defect(
        "6.8.2c",
        "what began with the encounter outlives the run",
        ENCOUNTERS,
        "            if frame.opened_by in leaving:\n",
        "            if False:\n",
    ),
    Defect(
        "6.8.2b",
        "subroutines go on after the end of the run",
        ENCOUNTERS,
        "        elif isinstance(frame, SubroutineWindow):\n            frame.pending = ()\n",
        "        elif isinstance(frame, SubroutineWindow):\n            continue\n",
    ),
    Defect(
        "6.8.2d",
        "an open window is dropped with the run",
        ENCOUNTERS,
        "                frame.detached = True  #",
        "                frame.pending = ()  #",
    ),
    Defect(
        "6.5.3c",
        "ice without subroutines is never all broken",
        ENCOUNTERS,
        "        if not subroutines(s, self.ice):\n",
        "        if False:\n",
    ),
    Defect(
        "6.5.3a",
        "bypassed ice is encountered to the end",
        ENCOUNTERS,
        "            abandon(s, frame)\n",
        "            pass\n",
    ),
    Defect(
        "6.2.4b",
        "an encounter goes on without its ice",
        ENCOUNTERS,
        "            run.lost = not derezzed\n        abandon(s, self)\n",
        "            run.lost = not derezzed\n",
    ),
    Defect(
        "6.2.3b",
        "ice that comes inside does not shift the Runner",
        RUNS,
        "                self.position += 1\n",
        "                self.position += 0\n",
    ),
    Defect(
        "6.8.3",
        "credits of bad publicity stay after the run",
        RUNS,
        "        s.credits[RUNNER] -= lost\n",
        "        s.credits[RUNNER] -= 0\n",
    ),
    Defect(
        "6.3.3",
        "bad publicity gives nothing",
        RUNS,
        "            s.credits[RUNNER] += n\n",
        "            s.credits[RUNNER] += 0\n",
    ),
    Defect(
        "6.3.2b",
        "ignore the additional cost of a run that a card makes",
        RUNS,
        '            if bill:\n                pay(s, RUNNER, bill, ("run", run.server), run.src)\n',
        "            return\n",
    ),
    Defect(
        "6.7.2",
        "a run is not declared successful",
        RUNS,
        "        run.reached = True\n        declare_success(s)\n",
        "        run.reached = True\n",
    ),
    Defect(
        "6.8.4a",
        "what a card kept from success is unsuccessful",
        RUNS,
        '("neither" if self.reached or self.gone else "unsuccessful")',
        '"unsuccessful"',
    ),
    Defect(
        "6.8.5",
        "the end of a run is seen inside it",
        RUNS,
        '        """Whether the run was unsuccessful is judged from what it reached (CR 6.8.4) and',
        '        LATE.current_run(s).ended(s)\n        """',
    ),
    Defect(
        "6.7.3a",
        "a run moved elsewhere counts as a run there",
        RUNS,
        "    return server in run.permitted or (REMOTES in run.permitted and server not in CENTRALS)\n",
        "    return True\n",
    ),
)

ACCESSING: Final = (
    Defect(
        "7.6.3", "the number of accesses is one", ACCESS, "            n += there\n", "            n += min(1, there)\n"
    ),
    Defect(
        "7.6.4",
        "Archives stay facedown",
        ACCESS,
        "            s.down = s.down - frozenset(s.discard[0])\n",
        "            s.down = s.down | frozenset()\n",
    ),
    Defect(
        "7.1.2a",
        "no access is kept for the root",
        ACCESS,
        "        return self.left > max(0, owed - self.spare)\n",
        "        return self.left > 0\n",
    ),
    Defect(
        "7.1.6",
        "an object may be accessed again",
        ACCESS,
        "        self.done = (*self.done, s.ref[cid])\n",
        "        self.done = (*self.done,)\n",
    ),
    Defect("7.2.1", "R&D is accessed from below", ACCESS, "else reversed(s.deck[0])", "else s.deck[0]"),
    Defect(
        "1.15.9b",
        "ignore the additional costs to steal",
        ACCESS,
        '    for component, src in additional_costs(s, "steal", cid, server):\n',
        "    for component, src in ():\n",
    ),
)

COSTS_AND_WINDOWS: Final = (
    Defect(
        "1.15.1b",
        "damage that would be prevented pays a cost",
        COSTS,
        "            if _damage_prevented(s, item[1]):\n",
        "            if False:\n",
    ),
    Defect(
        "1.15.9b",
        "two costs are paid with one card",
        COSTS,
        "    if len(choices) > 1 and not",
        "    if len(choices) > 9 and not",
    ),
    Defect("10.5.5", "a cost of tags is free", COSTS, '(("tags", s.tags, NO_TAGS)', '(("tags", 99, NO_TAGS)'),
    Defect(
        "9.2.8b",
        "the inactive player gets no priority in a reaction window",
        WINDOWS,
        "        if not self.turned:\n            # CR 9.2.8b",
        "        if False:\n            # CR 9.2.8b",
    ),
    Defect(
        "9.2.8e",
        "mandatory abilities may be passed over",
        WINDOWS,
        "        if not must:\n            out.append(PASS)  # CR 9.2.8e",
        "        if True:\n            out.append(PASS)  # CR 9.2.8e",
    ),
    Defect(
        "9.6.5",
        "look at activity too late: what is gone stays pending",
        WINDOWS,
        "        self.pending = tuple(one for one in self.pending if still_pending(s, one))\n",
        "        self.pending = tuple(self.pending)\n",
    ),
    Defect(
        "9.1.6b",
        "abilities never work from another zone",
        "rules/activity.py",
        "        if at == zone:\n            file(s, cid, (entry,))\n",
        "        if at != zone:\n            file(s, cid, (entry,))\n",
    ),
    Defect(
        "1.8.4",
        "an inactive card's abilities go on",
        "rules/activity.py",
        "    unfile(s, thing.cid, text_of(s, thing))\n",
        "    text_of(s, thing)\n",
    ),
)

CARDS_IN_PLAY: Final = (
    Defect(
        "1.4:8.6.7",
        "a played card stays",
        "rules/playing.py",
        '            perform(s, [Part("trash", self.side, self.cid, cause="played", ref=s.ref[self.cid])])\n',
        "            return\n",
    ),
    Defect(
        "1.11.3",
        "a priority is played with any click",
        "rules/playing.py",
        '    if "Priority" in card.subtypes and',
        '    if "Nothing" in card.subtypes and',
    ),
    Defect(
        "1.2.5",
        "a card without effect may be played",
        "rules/playing.py",
        "        if not could_change(s, s.book.abilities[number].program, probe):\n            yield NO_EFFECT\n",
        "        could_change(s, s.book.abilities[number].program, probe)\n",
    ),
    Defect(
        "1.12.5a",
        "a host takes any number",
        "rules/installing.py",
        "                if not decl.limit or cards_on(s, src) < decl.limit:\n",
        "                if True:\n",
    ),
    Defect(
        "1.12.5c",
        "a card that insists on a host goes anywhere",
        "rules/installing.py",
        "            return decl.what.all(s, cid)\n",
        "            return None\n",
    ),
    Defect(
        "8.2.1b",
        "agendas in central servers",
        "rules/installing.py",
        "    if kind in (AGENDA, ASSET):\n        servers =",
        "    if kind in ():\n        servers =",
    ),
    Defect(
        "3.8.5d",
        "two consoles",
        "rules/installing.py",
        'and "Console" in card.subtypes and console(s) >= 0:',
        'and "Console" in card.subtypes and False:',
    ),
    Defect(
        "3.9.3b",
        "programs need no memory to be installed",
        "rules/installing.py",
        "        moves = [move for move in moves if fits_memory(s, cid, move)]\n",
        "        moves = list(moves)\n",
    ),
    Defect(
        "1.16.3a",
        "agendas are scored without advancement",
        "rules/scoring.py",
        "        yield NOT_ENOUGH\n",
        "        return\n",
    ),
    Defect(
        "1.17.2", "every card can be advanced", "rules/scoring.py", "    return NOT_ADVANCEABLE\n", "    return None\n"
    ),
    Defect(
        "10.1.2",
        "forfeited agendas stay",
        "rules/scoring.py",
        "        to_pile(s, one.cid, REMOVED)\n",
        "        continue\n",
    ),
    Defect(
        "4.5.6c",
        "the Runner sees facedown cards in Archives",
        "rules/visibility.py",
        "return cid not in s.down or side == CORP  #",
        "return True  #",
    ),
    Defect(
        "4.4.2",
        "hands lie open",
        "rules/visibility.py",
        "        return s.owner[cid] == side  # CR 4.4.2",
        "        return True  # CR 4.4.2",
    ),
    Defect(
        "10.11.2",
        "anything is swapped with anything",
        "rules/swapping.py",
        "            return ROOM\n",
        "            continue\n",
    ),
    Defect(
        "10.11.4c",
        "swapped agendas stay with their players",
        "rules/swapping.py",
        "    first.controller, second.controller = second.controller, first.controller\n",
        "    first.controller, second.controller = first.controller, second.controller\n",
    ),
    Defect(
        "6.2.4c",
        "the run does not follow the ice",
        "rules/positions.py",
        "            LATE.current_run(s).follow(s, cid)",
        "            pass",
    ),
)

DEFECTS: Final = (
    *CHECKPOINTS,
    *DAMAGE_AND_TAGS,
    *TURNS_AND_ACTIONS,
    *RUN,
    *ACCESSING,
    *COSTS_AND_WINDOWS,
    *CARDS_IN_PLAY,
)
