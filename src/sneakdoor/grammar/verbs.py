"""Verbs and grammatical persons."""

from __future__ import annotations

import re
from typing import Final

_BASE: Final = (
    "access add advance approach arrange avoid breach break bypass charge choose complete control create derez "
    "discard do draw encounter expose find finish flip forfeit gain guess have host identify initiate install "
    "jack look lose make move name need pass pay place play prevent purge put raise remove resolve reveal rez run "
    "sabotage score search shuffle skip sort spend start steal suffer swap switch take trace trash turn use win"
)
BASE: Final = frozenset(_BASE.split())
"""Verbs that cards use."""
_IRREGULAR: Final = {"be": "is", "have": "has", "do": "does", "rez": "rezzes", "derez": "derezzes"}
_SAME: Final = ("may", "must", "can", "cannot", "would", "did", "made", "had", "stole", "used", "broke", "played")
"""What does not change with the person."""
_BETWEEN: Final = "first|next|already|secretly|fully|then|also|each|either"


def third(verb: str) -> str:
    """As somebody does it who is not addressed.

    >>> third("make"), third("trash"), third("have"), third("jack out")
    ('makes', 'trashes', 'has', 'jacks out')
    """
    word, space, rest = verb.partition(" ")
    if word in _IRREGULAR:
        found = _IRREGULAR[word]
    elif word in _SAME:
        found = word
    elif word.endswith("y") and word[-2:-1] not in "aeiou":
        found = word[:-1] + "ies"
    else:
        found = word + ("es" if word.endswith(("s", "sh", "x", "ch")) else "s")
    return found + space + rest


_PLAIN: Final = {third(verb): verb for verb in _BASE.split()} | {"is": "are", "has": "have", "does": "do"}
_THIRD: Final = "|".join(sorted([*_PLAIN, *_SAME], key=len, reverse=True))


def does(who: str, verb: str) -> str:
    """Somebody does something: "you make", "the Runner makes"; without a subject it is an order.

    >>> does("you", "draw"), does("the Corp", "draw"), does("", "draw")
    ('you draw', 'the Corp draws', 'draw')
    """
    if not who:
        return verb
    return f"{who} {verb if who in ('you', 'they') else third(verb)}"


def plain(text: str) -> str:
    """What somebody does as an order to do it: "trash it" for "trashes it"."""
    return re.sub(r"^[A-Za-z]+", lambda found: _PLAIN.get(found[0], found[0]), text)


def bare_of(text: str, who: str) -> str:
    """`trash it` for `the Runner trashes it`, where the subject has been named already."""
    return plain(text.removeprefix(f"{who} ")) if who and text.startswith(f"{who} ") else text


def address(text: str, own: str, other: str) -> str:
    """Say it to one of two players: their own name becomes "you", and "your opponent" gets the other name.

    >>> address(
    ...     "The Runner trashes or rezzes it. The Runner's grip is hidden from the Runner.", "the Runner", "the Corp"
    ... )
    'You trash or rez it. Your grip is hidden from you.'
    >>> address("Whenever your opponent draws, you gain 1.", "the Corp", "the Runner")
    'Whenever the Runner draws, you gain 1.'
    >>> address("You may have the Runner draw 1 card.", "the Runner", "the Corp")
    'You may draw 1 card.'
    """
    text = re.sub(r"\b(y)our opponent\b", other, text, flags=re.IGNORECASE)
    text = text.replace(f"you may have {own} ", "you may ")
    name = own.partition(" ")[2]
    verbs = rf" ((?:{_BETWEEN}) )?({_THIRD})\b(?:( or | and )({_THIRD})\b)?"
    said = re.sub(rf"\b([Tt])he {name}(?:('s)|{verbs})?", _to_you, text)
    return re.sub(r"\b([Yy]ou may) have you\b", r"\1", said)


def _to_you(found: re.Match[str]) -> str:
    you = "You" if found[1] == "T" else "you"
    if found[2]:
        return you + "r"
    if not found[4]:
        return you
    first = _PLAIN.get(found[4], found[4])
    second = f"{found[5]}{_PLAIN.get(found[6], found[6])}" if found[5] else ""
    return f"{you} {found[3] or ''}{first}{second}"
