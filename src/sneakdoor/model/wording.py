"""The words of version 26.03 in composed texts.

Texts are composed in the words of 1.4. Here is what today's cards say in their place: counters, core damage, breaches,
and flags before an arrow (CR 26.03:9.3.6).
"""

from __future__ import annotations

import re
from typing import Final

from sneakdoor.grammar.sentences import capital

PERSISTING: Final = " This goes on for the remainder of a run in which the Runner trashes this card."
"""What 1.4 says after a persistent conditional ability …"""

PERSISTING_TOO: Final = ", also for the remainder of a run in which the Runner trashes this card"
"""… and in a static one."""

_ONCE: Final = "Once per turn, "
_ONLY_ONCE: Final = " Use this ability only once per turn."
_ONCE_AND: Final = " Use this ability only once per turn and only "

_PHRASES: Final = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        (r"\btoken(s?)\b", r"counter\1"),
        (r"\bbrain\b", "core"),
        (r"\binstead of accessing cards\b", "instead of breaching that server"),
        (r"\baccess cards from\b", "breach"),
        (r"\baccesses cards from\b", "breaches"),
        (r"\baccessing cards from\b", "breaching"),
        (r"\baccesses cards,", "breaches a server,"),
        (r"\bfinish accessing cards\b", "finish breaching a server"),
        (r"\bfinishes accessing cards\b", "finishes breaching a server"),
        (r"\balready in this access\b", "already in this breach"),
        (r"\bMake a run on ", "Run "),
        (r"\bMake a run\b", "Run any server"),
        (r"\bmake a run on ", "run "),
        (r"\bmake a run with\b", "run with"),
        (r"\bmake a run\b", "run a server"),
        (r"\bmakes a run on ", "runs "),
        (r"\bmakes a run\b", "runs a server"),
        (r"\bcannot use paid abilities of\b", "cannot use paid abilities, except for mid-access abilities, of"),
        (r"\[interrupt\] - ", "[interrupt] → "),
        (r"\b([Ii]nstall and rez [^.]*, paying) (?=\d+\[credit\] less)", r"\1 a total of "),
    )
)
"""Phrases of 1.4 as patterns, and what takes their place."""


def worded(text: str) -> str:
    """A composed text in the words of 26.03.

    >>> worded("[click]: Make a run on HQ. Use this ability only once per turn.")
    'Once per turn → [click]: Run HQ.'
    >>> worded("Whenever you access cards from HQ, place 1 advancement token on this card.")
    'Whenever you breach HQ, place 1 advancement counter on this card.'
    """
    for pattern, words in _PHRASES:
        text = pattern.sub(words, text)
    return "\n".join(_flagged(line) for line in text.split("\n")) if "\n" in text else _flagged(text)


def _flagged(line: str) -> str:
    """Say by a flag what 1.4 says by a clause."""
    flags = ""
    if PERSISTING in line or PERSISTING_TOO in line:
        line = line.replace(PERSISTING, "").replace(PERSISTING_TOO, "")
        flags = "Persistent → "
    threat, arrow, rest = line.partition(" → ") if line.startswith("Threat ") else ("", "", line)
    if _ONLY_ONCE in rest or _ONCE_AND in rest:
        rest = rest.replace(_ONLY_ONCE, "").replace(_ONCE_AND, " Use this ability only ")
        flags += "Once per turn → "
    elif rest.startswith(_ONCE):
        rest = capital(rest.removeprefix(_ONCE))
        flags += "Once per turn → "
    return f"{threat}{arrow}{flags}{rest}"


__all__ = ["PERSISTING", "PERSISTING_TOO", "worded"]
