"""Search budget per decision, in iterations or seconds."""

import re
from dataclasses import dataclass
from typing import Final

MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
FORM: Final = "say how long: search:500 for iterations, search:1s or search:0.3s for seconds"

_NUMBER: Final = re.compile(r"(?P<iterations>[0-9]+)|(?P<seconds>[0-9]+(\.[0-9]+)?) ?s", re.ASCII)


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations, seconds, or both: whichever ends first. With iterations alone the machine does not matter."""

    iterations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        both = [str(self.iterations)] * bool(self.iterations) + [f"{self.seconds:g}s"] * bool(self.seconds)
        return " within ".join(both)


def budget_named(words: str) -> Budget:
    """A budget as it is said in the name of a bot.

    >>> budget_named("500"), budget_named("0.3s")
    (Budget(iterations=500, seconds=0.0), Budget(iterations=0, seconds=0.3))
    >>> budget_named("long")
    Traceback (most recent call last):
    ValueError: say how long: search:500 for iterations, search:1s or search:0.3s for seconds
    """
    found = _NUMBER.fullmatch(words.strip())
    if found is None:
        raise ValueError(FORM)
    iterations, seconds = found["iterations"], found["seconds"]
    if iterations is not None:
        if not 1 <= int(iterations[:12]) <= MOST_ITERATIONS:
            raise ValueError(f"it can have 1 to {MOST_ITERATIONS} iterations")
        return Budget(iterations=int(iterations))
    if not 0 < float(seconds[:20]) <= MOST_SECONDS:
        raise ValueError(f"it can have up to {MOST_SECONDS:.0f} seconds, and more than none")
    return Budget(seconds=float(seconds))
