"""The potential of an ability to change the game state (CR 1.2.5)."""

from __future__ import annotations

from sneakdoor.model.declare import Branch, Program
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.state import State
from sneakdoor.rules.copying import COPIED, works_copied
from sneakdoor.rules.questions import as_refs


def could_change(s: State, program: Program, frame: Resolving) -> bool:
    """CR 1.2.5: does any instruction have the potential to change the game state?"""
    # CR 1.4:9.1.5b: the instructions alone are asked, neither the cost nor what others would do about it.
    past = 0
    leading = True  # nothing that is done before it could change what it asks
    copied = COPIED in frame.regs
    for at, one in enumerate(program):
        if at < past:
            continue  # behind a cost that cannot be paid, or an "if you do" of what could not be done
        if copied and not works_copied(s, one):
            past = at + 1 + (one.denied() if isinstance(one, Branch) else 0)  # CR 10.12.2: it will do nothing
            continue
        if one.could_change(s, frame) and _reaches_targets(s, program, at, frame):
            return True
        if isinstance(one, Branch):
            over = one.skips(s, frame) if leading else -1  # CR 9.6.2e: a condition that comes first is asked as of now
            past = at + 1 + (over if over >= 0 else one.unreachable(s, frame))
            leading = over >= 0
        else:
            leading = False
    return False


def _reaches_targets(s: State, program: Program, at: int, frame: Resolving) -> bool:
    """Where targets are announced: could the instruction that acts on them change anything about one of those?"""
    register = program[at].announces()
    if not register or at + 1 >= len(program) or program[at + 1].acts_on() != register:
        return True
    before = frame.regs.get(register)
    frame.regs[register] = as_refs(s, program[at].candidates(s, frame) or ())
    found = program[at + 1].could_change(s, frame)
    if before is None:
        del frame.regs[register]
    else:
        frame.regs[register] = before
    return found
