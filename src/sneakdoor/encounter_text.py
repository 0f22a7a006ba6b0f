"""What unbroken subroutines do to the Runner, composed from the declared subroutines for the Runner's prompt."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from sneakdoor.grammar.sentences import lower
from sneakdoor.model.enums import RUNNER
from sneakdoor.model.state import State
from sneakdoor.option_text import subroutine_words
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.rules.ice import subroutines

RUN_ENDS: Final = "the run ends"
# From what the ice does to what the Runner suffers, applied in order.
_SUFFERED: Final = tuple(
    (re.compile(before, re.IGNORECASE), after)
    for before, after in (
        (r"\bthe Corp traces\[(\w+)\]\. If successful, ", r"trace \1: "),
        (r"\bthe Corp gives you (\d+ tags?)\b", r"you take \1"),
        (r"\bthe Corp does (\d+ \w+ damage)\b", r"you take \1"),
        (r"\b(and|or) does (\d+ \w+ damage)\b", r"\1 \2"),
        (r"\b(?:ends|end) the run\b", RUN_ENDS),
        (r"\b(\d+) installed\b", r"\1"),
        (r"\b(an|another) installed\b", "a"),
        (r" for the remainder of (?:this|the) (run|encounter|turn)\b", r" this \1"),
    )
)
_TIMES: Final = {2: "twice"}


def unbroken_effects(s: State) -> list[str]:
    """What resolves if the Runner breaks nothing more, in order; repeats are merged.

    CR 6.8.2b: no more subroutines resolve once one has ended the run.
    """
    encounter = current_encounter(s)
    if encounter is None or encounter.ice not in s.things:
        return []
    left = [number for number, *_ in (one for one in subroutines(s, encounter.ice) if one not in encounter.broken)]
    phrases = [suffered(subroutine_words(s, number, encounter.ice, RUNNER)) for number in left]
    if RUN_ENDS in phrases:
        del phrases[phrases.index(RUN_ENDS) + 1 :]
    return [_times(words, len(list(group))) for words, group in groupby(phrases)]


def suffered(subroutine: str) -> str:
    """A subroutine addressed to the Runner, as what happens to them: "the run ends", "you take 2 net damage"."""
    parts = lower(subroutine.strip()).removesuffix(".").split('"')
    for pattern, after in _SUFFERED:
        parts[::2] = [pattern.sub(after, part) for part in parts[::2]]  # what is in quotes belongs to other ice
    return '"'.join(parts)


def _times(words: str, n: int) -> str:
    return f"{words}, {_TIMES.get(n, f'{n} times')}" if n > 1 else words


__all__ = ["RUN_ENDS", "suffered", "unbroken_effects"]
