"""When things happen: the timing structures as plain data, made from the step tables that the engine walks.

Nothing here is written a second time. The order of steps, their rules, the windows with what they allow, branches and
loops, and the nesting come from the tables; the words are the summaries of the rulebook. So a drawing of a
turn cannot disagree with what the engine does.

>>> from sneakdoor.timing import structure
>>> [step.letter for step in structure("corp-draw").steps]
['a', 'b', 'c', 'd', 'e', 'f', 'g']
>>> structure("corp-draw").steps[1].window.letters
('P', 'R', 'S')
"""

from sneakdoor.timing.current_step import Whereabouts, step_of, where
from sneakdoor.timing.diagram import STYLE, bare, drawing, legend
from sneakdoor.timing.structures import (
    NoSuchStructure,
    Step,
    StepBranch,
    TimingStructure,
    Window,
    between,
    find_step,
    structure,
    structures,
)

__all__ = [
    "STYLE",
    "StepBranch",
    "NoSuchStructure",
    "Whereabouts",
    "Step",
    "TimingStructure",
    "Window",
    "bare",
    "between",
    "drawing",
    "find_step",
    "legend",
    "step_of",
    "structure",
    "structures",
    "where",
]
