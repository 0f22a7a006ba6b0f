"""The index of the rules, and the citations that lead to it.

Nothing is read until somebody asks:

>>> from sneakdoor.rulebook import find, step_numbers
>>> find("6.9.3c").summary
'Unbroken subroutines resolve, in order'
>>> step_numbers("6.9.3")
('6.9.3a', '6.9.3b', '6.9.3c', '6.9.3d')

A bare number is version 1.3's; a number that is new in 1.4, or means something else there, is written `1.4:9.8.1`.
The scanner of citations is `sneakdoor.rulebook.citations`.
"""

from sneakdoor.rulebook.index import (
    STEP_SECTIONS,
    Evidence,
    Kind,
    Rule,
    UnknownRule,
    Version,
    children,
    find,
    in_force,
    rules,
    search,
    step_numbers,
)

__all__ = [
    "STEP_SECTIONS",
    "Evidence",
    "Kind",
    "Rule",
    "UnknownRule",
    "Version",
    "children",
    "find",
    "in_force",
    "rules",
    "search",
    "step_numbers",
]
