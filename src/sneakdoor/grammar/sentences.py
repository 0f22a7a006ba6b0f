"""Sentences: capitals and full stops, connectives, first and later mention."""

from __future__ import annotations

import re
from typing import Final

from sneakdoor.grammar.nouns import joined
from sneakdoor.grammar.verbs import bare_of

_IT: Final = re.compile(r"\bit\b")
_CHOSEN_ONES: Final = re.compile(r"Choose (?:up to )?(?:any number of|[2-9]|X|all) ")
_FOUND_ONES: Final = re.compile(r"Search .* for (?:up to )?(?:any number of|[2-9]|X) ")
_DOER: Final = re.compile(r"The (Corp|Runner) ")
_CANNOT: Final = re.compile(r"(.* cannot be )(\w+)( .*|)")
_DONE_TO_IT: Final = re.compile(r"(?:[A-Za-z]+ and )?[A-Za-z]+ (?:it|them|those)\b(?!.* and )")


def as_sentences(parts: list[str]) -> str:
    """What is done, as sentences; what is done to a chosen card joins the choice."""
    out: list[str] = []
    for words in parts:
        if not words:
            continue
        before = out[-1] if out else ""
        if _CHOSEN_ONES.match(before):
            fitted = "they have " + words[7:] if words.startswith("it has ") else _IT.sub("them", words, count=1)
            words = fitted  # noqa: PLW2901  (the same words, fitted to those before)
        elif "Shuffle " in before:
            found = "those cards" if _FOUND_ONES.search(before) else "that card"
            words = _IT.sub(found, words, count=1)  # noqa: PLW2901
        if words.startswith("if you do") and (doer := _DOER.match(before)):
            words = f"if the {doer[1]} does{words.removeprefix('if you do')}"  # noqa: PLW2901
        if before.startswith("Choose ") and _DONE_TO_IT.match(words) and ". " not in before and " and " not in before:
            out[-1] = f"{before[:-1]} and {words[:1].lower()}{stopped(words[1:])}"
        else:
            out.append(stopped(capital(words)))
    return " ".join(out)


def stopped(words: str) -> str:
    """With a full stop, unless there is one."""
    return words + ("" if words.endswith((".", ")", '."', ".'\"")) else ".")


def capital(text: str) -> str:
    """The text with a capital letter at its beginning; titles such as eXer keep theirs."""
    return text if _OWN_SPELLING.match(text) else text[:1].upper() + text[1:]


_OWN_SPELLING: Final = re.compile("[a-z][A-Z0-9]")


_SIDES: Final = ("Runner ", "Corp ")
"""Names of players, which have a capital everywhere."""


def lower(text: str) -> str:
    """The text as it goes on in the middle of a sentence."""
    return text if text.startswith(_SIDES) else text[:1].lower() + text[1:]


def if_you_do(body: str) -> str:
    """What may be done, with all that follows from it: the second sentence says that it follows."""
    first, dot, rest = body.partition(". ")
    if not dot or rest.startswith(("If ", "Otherwise", "Use this", "This cannot ")):
        return body
    return f"{first}. If you do, {rest[:1].lower()}{rest[1:]}"


def mentioned(text: str, noun: str, now: str = "that") -> str:
    """Of a thing that was named before: "that run" for "a run". It happens once, and then it is told how it was.

    >>> mentioned("Whenever a successful run ends, gain 1.", "run")
    'When that run ends, if it was successful, gain 1.'
    """
    text = re.sub(rf"\ban? ((?:un)?successful) {noun} ends\b", rf"{now} {noun} ends, if it was \1", text)
    text = re.sub(rf"\ban? {noun}\b", f"{now} {noun}", text)
    return re.sub(rf"\b([Ww])henever (?={now} {noun})|\b([Tt])he next time (?={now} {noun})", _once, text)


def _once(found: re.Match[str]) -> str:
    return "When " if (found[1] or found[2]).isupper() else "when "


def allowed(who: str, body: str) -> str:
    """What somebody may do, or may have somebody else do.

    >>> allowed("you", "draw 1 card"), allowed("you", "the Corp draws 1 card")
    ('you may draw 1 card', 'you may have the Corp draw 1 card')
    """
    for other in ("the Corp", "the Runner"):
        if body.startswith(f"{other} ") and who != other:
            return f"{who} may have {other} {bare_of(body, other)}"
    return f"{who} may {body}"


def together(deeds: list[str]) -> str:
    """Several things done in one sentence; who does the rest is said where somebody else did the first."""
    if len(deeds) == 2 and (one := _CANNOT.fullmatch(deeds[0])) and (two := _CANNOT.fullmatch(deeds[1])):
        if (one[1], one[3]) == (two[1], two[3]):
            return f"{one[1]}{one[2]} or {two[2]}{one[3]}"
    named = deeds[0].startswith(("the Corp ", "the Runner "))
    rest = [f"you {one}" if named and not one.startswith(("the ", "this ", "you ")) else one for one in deeds[1:]]
    who = next((who for who in ("the Corp ", "the Runner ") if all(one.startswith(who) for one in deeds)), "")
    if any(" whenever " in one for one in deeds):
        who = ""  # what has a clause of its own keeps its subject
    return joined([deeds[0], *(one.removeprefix(who) for one in rest)])
