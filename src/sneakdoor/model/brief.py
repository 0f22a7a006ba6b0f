"""One-line summaries of cards, composed from their declarations, for card images too small for the text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sneakdoor.model.declare import CardDef

LONGEST: Final = 84
"""Characters that fit: three lines of 13 px on a card 146 px wide."""
JOINT: Final = " · "
MARK: Final = "[subroutine]"
_WHOLE: Final = 0.6  # minimum share of the room that a cut sentence fills

# Left out: deck building, and what is shown elsewhere on the card.
_SILENT: Final = re.compile(
    r"^(Limit \d|Use (this|these)|Install only|Play only|This \w+ is not trashed until|\+?\d\[(mu|link)\]$"
    r"|If this \w+ was used this turn|An additional cost to play|This (event|operation) stays until"
    r"|While the Runner is accessing this \w+ in R&D, it is revealed)"
)
# Matters before the game only; a card that says nothing else has no brief line.
_DECK: Final = re.compile(r"^(For drafts only\.|Your deck (may|cannot) )")
_PAST: Final = {"score": "scored", "rez": "rezzed", "steal": "stolen", "install": "installed"}
_RUN: Final = "a successful run"
# Abbreviations of the composed text, applied in order.
_SHORTER: Final = tuple(
    (re.compile(before), after)
    for before, after in (
        (r"^\[subroutine\] ", ""),
        (r"^When your turn begins, ", "Each turn: "),
        (r"^When the Runner's turn begins, ", "Each Runner turn: "),
        (r"^When the Corp's turn begins, ", "Each Corp turn: "),
        (r"^(When|Whenever|The first time each turn) the Runner encounters this ice, ", "When met: "),
        (r"^While this ice is encountered, the Runner may spend \[click\] to break", "Runner may spend [click]: break"),
        (r"^Whenever you make a successful run on ([^,]+), ", r"Successful run on \1: "),
        (r"^Whenever you make a successful run, ", "Successful run: "),
        (rf"^The first time each turn you make {_RUN}", "First successful run each turn"),
        (r"^(First successful run each turn[^,]*), ", r"\1: "),
        (r"^The first time each (turn|run) ([^,]+), ", r"First time each \1 \2: "),
        (rf"^Whenever the Runner makes {_RUN} on this server, ", "Successful run here: "),
        (r"^When you (score|rez|steal|install) this \w+, ", lambda found: f"When {_PAST[found[1]]}: "),
        (r"^When the Runner accesses this \w+ anywhere but in Archives, ", "Accessed, not in Archives: "),
        (r"^When the Runner accesses this \w+( while it is installed)?, ", "When accessed: "),
        (r"^(?:When|Whenever) ([^,:]+), ", r"When \1: "),
        (r"[Hh]osted ([aeiou]\w+) counter: ", r"Spend an \1 counter: "),
        (r"[Hh]osted (\w+) counter: ", r"Spend a \1 counter: "),
        (r"\b(an? )?pieces? of ((?:\w+ )?ice)\b", r"\2"),
        (r"\b([Ss])earch (your stack|R&D|your heap) for ", r"\1earch \2: "),
        (r"\bthe top (card|\d cards) of\b", r"the top \1 of"),
        (r"\b(\d) installed ", r"\1 "),
        (r"\ban installed ", "a "),
        (r"\. Use this ability only once per turn\.$", ", once per turn."),
        (r"\bfrom (HQ|your grip|your heap|your stack|Archives) in (a|the) \b", r"from \1 in \2 "),
        (r" for the remainder of (this|the) (run|encounter|turn)", r" this \2"),
        (r" until the end of the (run|turn|encounter)", r" this \1"),
        (r"\bthe rezzed ice being encountered\b", "the ice met"),
        (r"\bThe rezzed ice being encountered\b", "The ice met"),
        (r"\bgive the Runner (\d+ tags?)", r"\1"),
        (r"\bGive the Runner (\d+ tags?)", r"\1"),
        (r"\bthe Runner takes (\d+ tags?)", r"\1"),
        (r"\bthe Runner must either\b", "Runner must"),
        (r"\b([Tt])he Runner\b", "Runner"),
        (r"\bthe Corp\b", "Corp"),
        (r"\bThe Corp\b", "Corp"),
        (r"\bsubroutines\b", "subs"),
        (r"\bsubroutine\b", "sub"),
        (r"\b(on|from|onto) this (asset|resource|program|hardware|upgrade|ice|agenda|identity)\b", r"\1 it"),
        (r"\bthis (asset|resource|program|hardware|upgrade|agenda)\b", "it"),
        (r"\bload (\d+\[credit\]) onto it", r"load \1"),
        (r"\btake (\d+\[credit\]) from it", r"take \1"),
        (r"\bPlace (\d+\[credit\]) on it", r"load \1"),
        (r"\b([Tt])race\[(\d+)\]\. If successful, ", r"\1race \2: "),
        (r"\b([Tt])race\[(\w+)\]", r"\1race \2"),
        (r"\binstalled Corp card that can be advanced", "card"),
        (r"\badvancement token", "advancement"),
        (r"\bits? controller\b", "you"),
        (r"(, |: )you may ", ": may "),
        (r": (?!Runner|Corp)([A-Z])(?=[a-z])", lambda found: f": {found[1].lower()}"),
        (r"\. If you do, ", ": "),
        (r"^Use hosted credits (during|to|for)", r"Use them \1"),
        (r"\bone of\b", "1 of"),
        (r"\bcredits\b", "[credit]"),
        (r"\s+", " "),
    )
)
_BREAKER: Final = re.compile(r"^(.*?): Break (\d|up to \d|any number of|all) ?(.*?)subroutines?( on .*)?\.$")
_PUMP: Final = re.compile(r"^(.*?): (\+\d+ strength)( for the remainder of .*)?\.$")


def brief(card: CardDef) -> str:
    """Summarise the card in at most `LONGEST` characters; empty for a card without abilities during a game."""
    lines = [line for line in card.text.split("\n") if line and not _DECK.match(line)]
    subs = [line for line in lines if line.startswith(MARK)]
    others = [line for line in lines if line not in subs and not _SILENT.match(line)]
    parts = [shorter(line) for line in others]
    if subs:
        parts = [*_first(parts), *_together([shorter(line) for line in subs]), *parts[1:]]
    if not parts and lines:
        parts = [shorter(lines[0])]
    return fitted(parts)


def shorter(line: str) -> str:
    """Shorten a sentence of the composed text by what the position of the card implies."""
    if found := _BREAKER.match(line):
        price, n, what = found[1], found[2], found[3].strip()
        return f"{price}: break {n} {what + ' ' if what else ''}{'sub' if n == '1' else 'subs'}"
    if found := _PUMP.match(line):
        return f"{found[1]}: {found[2]}"
    for pattern, after in _SHORTER:
        line = pattern.sub(after, line)
    line = line.strip().removesuffix(".")
    return line[:1].upper() + line[1:]


def _first(parts: Sequence[str]) -> Sequence[str]:
    """Abilities that happen before the subroutines: those on encounter."""
    return parts[:1]


def _together(subs: Sequence[str]) -> list[str]:
    """Subroutines with repeats merged: "Trash 1 installed program ×2"."""
    counted = [(words, len(list(group))) for words, group in groupby(subs)]
    return [f"{words} ×{n}" if n > 1 else words for words, n in counted]


def fitted(parts: Sequence[str]) -> str:
    """Join as many parts as fit; a part that is cut ends with an ellipsis."""
    out = ""
    for part in parts:
        longer = f"{out}{JOINT}{part}" if out else part
        if len(longer) > LONGEST:
            return out if len(out) > LONGEST * _WHOLE else _cut(longer)
        out = longer
    return out


def _cut(words: str) -> str:
    room = words[: LONGEST - 1]
    last = max(room.rfind(mark) for mark in (". ", ", ", ": ", JOINT))
    place = last if last > LONGEST * _WHOLE else room.rfind(" ")
    if room.rfind("[") > room.rfind("]"):
        place = min(place, room.rfind("["))  # do not cut a symbol in two
    return room[:place].rstrip(" ,.:·") + "…"


__all__ = ["LONGEST", "brief", "fitted", "shorter"]
