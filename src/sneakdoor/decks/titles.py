"""Find the title of a card from any spelling of it."""

import difflib
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Final

from sneakdoor.decks.facts import CardFacts, by_code, cards
from sneakdoor.model.ruleset import DEFAULT

LONGEST: Final = 80
"""Longest part of a line that is searched for a title; no title with its annotations is longer."""

# Annotations of titles in lists: a parameter in brackets (jinteki.net), dots and signs (NetrunnerDB), a set.
_PARAMETERS: Final = re.compile(r"\s*\[[^\]]*\]\s*$")
_SIGNS: Final = re.compile(r"[\s•●○◦⚬☆★♘♞🦄*_]+$")
_SET: Final = re.compile(r"[\s_*]*\([^()]*\)[\s_*]*$")
_CODE: Final = re.compile(r"(?<!\d)\d{5}(?!\d)")


def fold(title: str) -> str:
    """Normalise a title: no case, accents, quotes or other signs. Folded titles are unique."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", title).casefold() if letter.isalnum())


def find(words: str, rules: str = DEFAULT.name) -> tuple[str, ...]:
    """The titles that these words can mean; several if identities share a name, none if there is no such card.

    >>> find("DEJA VU")
    ('Déjà Vu',)
    >>> find("Aesop’s pawnshop (System Core 2019) ••")
    ('Aesop’s Pawnshop',)
    >>> find("Andromeda")
    ('Andromeda: Dispossessed Ristie',)
    >>> find("Tithe"), find("Tithe", "26.03")
    ((), ('Tithe',))
    >>> find("NBN")
    ('NBN: Controlling the Message', 'NBN: Making News', 'NBN: The World is Yours*')
    """
    for bare in _bare(words[:LONGEST]):
        folded = fold(bare)
        if title := _by_fold(rules).get(folded):
            return (title,)
        if identities := _by_name(rules).get(folded):
            return identities
    return ()


def find_code(words: str) -> str | None:
    """The title for a NetrunnerDB code in these words, if there is one.

    >>> find_code("[id: 01034]")
    'Diesel'
    """
    known: Mapping[str, CardFacts] = by_code()
    return next((known[code].title for code in _CODE.findall(words) if code in known), None)


@lru_cache(maxsize=1024)
def nearest(words: str, count: int = 3, *, identities: bool = False, rules: str = DEFAULT.name) -> tuple[str, ...]:
    """The most similar titles.

    >>> nearest("Sure Gambel")[0]
    'Sure Gamble'
    >>> nearest("Gamble")[0]
    'Sure Gamble'
    """
    *_, bare = _bare(words[:LONGEST])
    folded = fold(bare)
    if not folded:
        return ()
    pool = {key: title for key, title in _by_fold(rules).items() if cards(rules)[title].is_identity or not identities}
    pool |= {key: titles[0] for key, titles in _by_name(rules).items() if len(titles) == 1}
    inside = sorted((key for key in pool if len(folded) >= 4 and folded in key), key=len)
    alike = difflib.get_close_matches(folded, pool, n=count, cutoff=0.6)
    return tuple(dict.fromkeys(pool[key] for key in [*inside[:2], *alike, *inside]))[:count]


def or_list(words: tuple[str, ...] | list[str]) -> str:
    """The words as "a", "a or b", "a, b or c"."""
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def _bare(words: str) -> Iterator[str]:
    """Yield the words, then the words with more and more annotations removed."""
    words = words.strip()
    yield words
    for cover in (_PARAMETERS, _SIGNS, _SET, _SIGNS):
        shorter = cover.sub("", words)
        if shorter != words:
            words = shorter
            yield words


@cache
def _by_fold(rules: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for card in cards(rules).values():
        found[fold(card.plain)] = card.title
    for card in cards(rules).values():
        found[fold(card.title)] = card.title
    return found


@cache
def _by_name(rules: str) -> Mapping[str, tuple[str, ...]]:
    """Identities by the part of their title before the colon."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for card in cards(rules).values():
        if card.is_identity:
            found[fold(card.title.partition(":")[0])].append(card.title)
    return {name: tuple(titles) for name, titles in found.items()}
