"""The potential of an ability to change the game state (CR 1.2.5).

By 26.03 what could change nothing is legal all the same (CR 26.03:1.2.4). The same test then decides which options are
idle: they may be chosen, but are left out where nobody asks for them, so that games end.
"""

from __future__ import annotations

from typing import Final

from sneakdoor.model.declare import Branch, Program
from sneakdoor.model.game_frame import Resolving
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import State
from sneakdoor.rules.copying import COPIED, works_copied
from sneakdoor.rules.questions import as_refs

NO_EFFECT: Final = Refusal("1.2.5", "It could not change the game state.")
EMPTY_STACK: Final = Refusal("1.2.5", "There is no card to draw.")
NO_DRAW: Final = Refusal("1.2.2", "A card says that no cards can be drawn.")
NO_TAG: Final = Refusal("10.5.4", "There is no tag to remove.")

USELESS: Final = frozenset({NO_EFFECT, EMPTY_STACK, NO_DRAW, NO_TAG})
"""Refusals of what would be allowed if it could change anything."""


def asks_about_idle(s: State) -> bool:
    """Is a question asked whose only answer that could change anything is to leave it?"""
    # CR 26.03:1.2.4: it is the player's to choose. Where forced answers are given at once, nobody is asked.
    return not s.forced and not s.book.ruleset.potential


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
