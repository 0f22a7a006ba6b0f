"""Compare printed sentences with instructions: what a sentence joins is one instruction (CR 9.8.1a; 1.4:9.10.3).

The printed texts are not part of the repository; this runs where they were imported.
"""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import Any, Final

from sneakdoor.language.instructions.sentences import Together
from sneakdoor.model.declare import Book, CardDef, Instruction

# Verbs that can be half of a joined sentence.
_VERBS: Final = (
    "add", "arrange", "derez", "do", "draw", "end", "expose", "flip", "gain", "give", "host", "install", "look", "lose",
    "place", "remove", "return", "rez", "run", "shuffle", "suffer", "swap", "take", "trash", "turn",
)  # fmt: skip
_ALSO: Final = {"run": "|make a run"}
_SAID: Final = {verb: re.compile(rf"\b(?:{verb}(?:e?s)?{_ALSO.get(verb, '')})\b", re.IGNORECASE) for verb in _VERBS}
_IN_TURN: Final = frozenset({("expose", "run")})
"""Joined in a sentence but done in order: the server is chosen after the exposed card was seen."""
_MARKUP: Final = re.compile(r"<trace>.*?</trace>|<errata>.*?</errata>|</?\w+>|\([^)]*\)")
_SENTENCE: Final = re.compile(r'(?<=[.:;"“”])\s+|\n|(?<=[.:])(?=[A-Z])')
_JOINT: Final = re.compile(r",? and (?:then )?|, then (?:and )?", re.IGNORECASE)
_WHO: Final = re.compile(r"(?:(?:you|they|he or she|the runner|the corp)\s+)?(?:may |must |can )?", re.IGNORECASE)
_SEARCHES: Final = re.compile(r"\bsearch", re.IGNORECASE)
_LOOKS: Final = re.compile(r"\b(?:look|looks) at\b|\breveal", re.IGNORECASE)


def joined_verbs(text: str) -> Iterator[tuple[str, str]]:
    """Pairs of verbs that a sentence of a printed text joins.

    >>> list(joined_verbs("When you score this, gain 1[credit] and draw 2 cards. Take 1 tag."))
    [('gain', 'draw')]
    """
    for sentence in _SENTENCE.split(_MARKUP.sub("", text)):
        if _SEARCHES.search(sentence):
            continue  # CR 1.4:9.10.4d: what was searched for is dealt with by the next instruction.
        clauses = _JOINT.split(sentence)
        for n, (one, other) in enumerate(pairwise(clauses)):
            second = _leading(other)
            first = _last(one) if n == 0 else _leading(one) or _last(one)
            if not first or not second or first == second == "install":
                continue  # CR 1.4:9.10.4b: each install is an instruction.
            if _LOOKS.search(one) and first == "look":
                continue  # CR 1.4:9.10.4e: so is what was looked at.
            yield first, second


def _leading(clause: str) -> str:
    words = _WHO.sub("", clause, count=1)
    return next((verb for verb in _VERBS if _SAID[verb].match(words)), "")


def _last(clause: str) -> str:
    """The verb of the last action in a clause."""
    tail = re.split(r",\s", clause)[-1]
    found = [(at.start(), verb) for verb in _VERBS for at in _SAID[verb].finditer(tail)]
    return min(found)[1] if found else ""


def split_sentences(card: CardDef, text: str) -> Iterator[str]:
    """Report what a printed sentence joins but the declaration splits into two instructions."""
    steps = [do for known in Book([card]).abilities for do in sequences(known.decl.program())]
    for first, second in dict.fromkeys(joined_verbs(text)):
        if (first, second) not in _IN_TURN and any(_splits(do, first, second) for do in steps):
            yield f"does two things in one sentence, {first} and {second}, and has two instructions for them"


def sequences(do: tuple[Instruction, ...]) -> Iterator[tuple[Instruction, ...]]:
    """Sequences of instructions, including those of branches."""
    yield tuple(one for one in do if not list(_inside(one)))
    for one in do:
        for inner in _inside(one):
            yield from sequences(inner)


def _inside(one: Any) -> Iterator[tuple[Instruction, ...]]:
    for field in fields(one) if is_dataclass(one) and not isinstance(one, Together) else ():
        value = getattr(one, field.name)
        for inner in (value, *value) if isinstance(value, tuple) else ():
            if isinstance(inner, tuple) and inner and all(isinstance(each, Instruction) for each in inner):
                yield inner


def _splits(do: tuple[Instruction, ...], first: str, second: str) -> bool:
    """Are the two actions in different instructions of a sequence, with none that does both?"""
    steps = [(one, one.say().partition(". ")[0]) for one in do if not one.quiet() and not one.alters()]
    if any(
        isinstance(one, Together) and all(_SAID[verb].search(said) for verb in (first, second)) for one, said in steps
    ):
        return False
    firsts = [one for one, said in steps if _SAID[first].search(said)]
    return any(one is not other for other, said in steps if _SAID[second].search(said) for one in firsts)


__all__ = ["joined_verbs", "sequences", "split_sentences"]
