"""What a planted defect is."""

from dataclasses import dataclass
from typing import Final

CHECKPOINT: Final = "rules/checkpoints.py"
RUNS: Final = "rules/runs.py"
ENCOUNTERS: Final = "rules/encounters.py"
TURNS: Final = "rules/turns.py"
ACCESS: Final = "rules/access.py"
COSTS: Final = "rules/costs.py"
WINDOWS: Final = "rules/windows.py"


@dataclass(frozen=True, slots=True)
class Defect:
    """The rule that is broken, what goes wrong, and the replacement that does it."""

    rule: str
    what: str
    file: str
    text: str
    instead: str


def window(rule: str, name: str, line: str, file: str) -> Defect:
    """Skip a window: the step stays and does nothing."""
    return Defect(rule, f"skip the window {name}", file, line, line.partition("s.push")[0] + "return")
