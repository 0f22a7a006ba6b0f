"""What a planted defect is."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Defect:
    """The rule that is broken, what goes wrong, and the replacement that does it.

    `where` names the function, step, class or constant in which the text is, once: `AccessSet.fix_number`. As much
    of the dotted name is given as makes it the only one, so that it holds wherever the module goes.
    """

    rule: str
    what: str
    where: str
    text: str
    instead: str


def window(rule: str, name: str, line: str, where: str) -> Defect:
    """Skip a window: the step stays and does nothing."""
    return Defect(rule, f"skip the window {name}", where, line, line.partition("open_window")[0] + "return")
