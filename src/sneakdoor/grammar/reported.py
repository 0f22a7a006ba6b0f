"""Reported speech: the instructions of a card as its opponent reads them."""

from __future__ import annotations

import re
from typing import Final

from sneakdoor.grammar.sentences import capital
from sneakdoor.grammar.verbs import BASE, third

_VERBS: Final = "|".join(sorted((BASE | {"give"}) - {"bypass"}, key=len, reverse=True))
_THIRDS: Final = {third(verb): verb for verb in BASE}
_AND_THEN: Final = re.compile(rf"\b(and|or|then) ({'|'.join(sorted(_THIRDS, key=len, reverse=True))})\b")
_SUBJECT: Final = re.compile(r"The (?:Corp|Runner) ")
_ORDER: Final = re.compile(rf"(^|[.;:,] |, then )(secretly )?({_VERBS})\b(?! (?:counter|cost)s?\b)", re.IGNORECASE)
_MORE: Final = re.compile(rf"\b(and|or|then) ({_VERBS}|end|let)\b")
_YOU_DO: Final = re.compile(rf"\b([Yy])ou ({_VERBS})\b")
_CLAUSE: Final = re.compile(r"(?<=\.) ")


def reported(text: str, who: str) -> str:
    """Orders and "you" as something that `who` does.

    >>> reported("Choose 1 program and trash it. You may draw 1 card.", "the Corp")
    'The Corp chooses 1 program and trashes it. The Corp may draw 1 card.'
    >>> reported("If successful, do 1 net damage to the Runner.", "the Corp")
    'If successful, the Corp does 1 net damage to the Runner.'
    >>> reported("The Runner loses 1 credit and you gain your share.", "the Corp")
    "The Runner loses 1 credit and the Corp gains the Corp's share."
    """
    return " ".join(_sentence(one, who) for one in _CLAUSE.split(text))


def _sentence(text: str, who: str) -> str:
    if not _SUBJECT.match(text) and (order := _ORDER.search(text)):  # else what is done has its subject already
        before, after = text[: order.start()], text[order.start() :]
        after = _ORDER.sub(lambda found: f"{found[1]}{_named(found, who)}{third(found[3].lower())}", after)
        # The verbs that follow have the same subject.
        text = before + _MORE.sub(lambda found: f"{found[1]} {third(found[2])}", after)
    text = _YOU_DO.sub(lambda found: f"{capital(who) if found[1] == 'Y' else who} {third(found[2])}", text)
    text = re.sub(r"\bYour\b", capital(f"{who}'s"), text)
    text = re.sub(r"\byour\b", f"{who}'s", text)
    text = re.sub(r"\bYou\b", capital(who), text)
    return re.sub(r"\byou\b", who, text)


def same_person(text: str) -> str:
    """Let what follows "you" agree with it.

    >>> same_person("You trash it and gains 1 credit. It stays and gains strength. You add it to their score area.")
    'You trash it and gain 1 credit. It stays and gains strength. You add it to your score area.'
    """
    return " ".join(_to_you(one) if one.startswith(("You ", "you ")) else one for one in _CLAUSE.split(text))


def _to_you(sentence: str) -> str:
    agreed = _AND_THEN.sub(lambda found: f"{found[1]} {_THIRDS[found[2]]}", sentence)
    return re.sub(r"\btheir\b", "your", agreed)


def _named(found: re.Match[str], who: str) -> str:
    begins = not found[1] or found[1] == ". "
    return f"{capital(who) if begins else who} {(found[2] or '').lower()}"


__all__ = ["reported", "same_person"]
