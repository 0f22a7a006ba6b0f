"""Noun phrases: articles, number, lists, where a thing is taken from."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

# Words with which the description of a thing goes on after its noun: "card | in HQ", "piece | of ice".
_AFTER_NOUN: Final = re.compile(
    "about|accessed|after|among|and|at|before|chosen|directly|from|hosted|in|installed|lost|of|on|or|other|paid|placed"
    "|protecting|removed|revealed|scored|set|stolen|that|the|this|they|to|trashed|unless|which|while|whose|with|without"
    "|you"
)
_BEFORE_NOUN: Final = frozenset({"other", "installed", "hosted", "or", "and"})
_UNCOUNTED: Final = frozenset({"ice", "hardware", "damage", "publicity", "MU", "them", "those"})
_PROPER: Final = frozenset({"Caïssa", "G-mod"})
_ONES: Final = re.compile(r"^(?:an?|1|one) (?=\S)")
_VOWEL: Final = re.compile(r"[aeio]|AI\b|AP\b|un(?!i)|up|[AEIO]")
_DEFINITE: Final = ("another ", "the ", "this ", "that ", "host ", "it", "them")
_FEW: Final = 3
_OF_TWO_KINDS: Final = re.compile(r"(?!installed|rezzed|faceup|facedown)[a-z-]+ or [a-z-]+ card\b")


def joined(words: list[str], last: str = "and") -> str:
    """The words as "a", "a and b", "a, b, and c"."""
    if len(words) < _FEW:
        return f" {last} ".join(words)
    return f"{', '.join(words[:-1])}, {last} {words[-1]}"


def bare(phrase: str) -> str:
    """A thing without its article or number: "card in HQ" for "a card in HQ"."""
    return _ONES.sub("", phrase)


def a(phrase: str) -> str:
    """The phrase with an article, unless it has one.

    >>> a("icebreaker"), a("unique card"), a("another card")
    ('an icebreaker', 'a unique card', 'another card')
    """
    if phrase.startswith(("a ", "an ", "one ", "1 ", "each ", "all ", *_DEFINITE)):
        return phrase
    return f"{'an' if _VOWEL.match(phrase) else 'a'} {phrase}"


def each(phrase: str) -> str:
    """Whatever fits: "each piece of ice", "the host card", "another card"."""
    if phrase.startswith(("each ", "all ", *_DEFINITE)):
        return phrase
    return f"each {re.sub(' or an? ', ' or ', bare(phrase))}"


@lru_cache(1000)
def several(phrase: str) -> str:
    """More than one of a thing: its noun in the plural, and what follows as it was.

    >>> several("card in HQ"), several("piece of ice"), several("copy of this card"), several("virus or weapon")
    ('cards in HQ', 'pieces of ice', 'copies of this card', 'viruses or weapons')
    >>> several("another installed piece of ice"), several("installed agenda, asset, or upgrade")
    ('other installed pieces of ice', 'installed agendas, assets, or upgrades')
    >>> several("virus or weapon card")
    'virus or weapon cards'
    """
    if _OF_TWO_KINDS.match(bare(phrase)):
        return bare(phrase).replace(" card", " cards", 1)
    words = bare(phrase).split(" ")
    if words[0] == "another":
        words[0] = "other"
    first = next((n for n, word in enumerate(words) if word not in _BEFORE_NOUN), 0)
    head = first
    while head + 1 < len(words) and not words[head].endswith(",") and not _AFTER_NOUN.fullmatch(words[head + 1]):
        head += 1
    comma = "," if words[head].endswith(",") else ""
    words[head] = _plural(words[head].rstrip(",")) + comma
    joins = next((n for n in (head + 1, head + 2) if words[n - 1 : n] in (["or"], ["and"])), head + 1 if comma else 0)
    if joins and joins < len(words):
        return " ".join([*words[:joins], several(" ".join(words[joins:]))])
    return " ".join(words)


def all_of(phrase: str) -> str:
    """All there are of a thing, or of several.

    >>> all_of("installed job or connection"), all_of("card in or protecting this server")
    ('all installed jobs and connections', 'all cards in or protecting this server')
    """
    return "all " + re.sub(r"(?<! in) or ", " and ", several(phrase))


def _plural(word: str) -> str:
    if word in _UNCOUNTED or word.endswith("]") or (word.endswith("s") and not word.endswith(("us", "ss"))):
        return word
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + ("es" if word.endswith(("s", "x", "ch", "sh")) else "s")


def how_many(n: int, noun: str, plural: str = "") -> str:
    """A number of things.

    >>> how_many(1, "card"), how_many(0, "agenda point"), how_many(2, "choice was", "choices were")
    ('1 card', '0 agenda points', '2 choices were')
    """
    return f"{n} {noun if n == 1 else plural or several(noun)}"


def is_definite(phrase: str) -> bool:
    """Is it one known thing, which is not counted?"""
    return phrase.startswith(_DEFINITE)


def taken(phrase: str, whose: str = "the") -> str:
    """Things that leave their place: "a card from HQ" for "a card in HQ"."""
    phrase = re.sub(r" in (?=HQ|Archives|R&D)", " from ", phrase)
    return re.sub(r" in the (?=grip|heap|stack)", f" from {whose} ", phrase)


def kinds(subtypes: tuple[str, ...], last: str = "or") -> str:
    """Subtypes in running text: small letters, except for names and abbreviations."""
    return joined([one if one.isupper() or one in _PROPER else one.lower() for one in subtypes], last)


def ordinal(n: int) -> str:
    """A place in a row, in words where they are short."""
    return {1: "first", 2: "second", 3: "third"}.get(n, f"{n}th")
