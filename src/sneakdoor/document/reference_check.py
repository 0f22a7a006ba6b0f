"""Find references to a rule that is not about what the sentence says.

A sentence that cites a rule says what the rule is about ("see section 3.6.5 for rules governing regions"). The words of
that clause are looked up in the cited rule and its neighbours. Rare words have a higher weight, and so do words in
titles and defined terms. If a neighbour matches much better than the cited rule, or if the cited rule does not match at
all while the title of another entry does, the number is probably wrong.

The thresholds are chosen for few false alarms on a document with generated numbers, so most wrong numbers are missed.
docs/document.md has the figures, measured on the documents for which the thresholds were chosen. `BLIND` lists what the
method cannot find.
"""

import math
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from sneakdoor.document.model import Clause, Document, Piece, Reference, Symbol, Text, Words, above, parts, plain

BLIND: Final = (
    "a wrong number whose rule is about the same topic (a neighbouring letter, a step of the same phase)",
    "a reference whose sentence does not say what it is about, or uses other words than the rule",
    "a mistaken reference to a whole chapter, or in a title, a list of changes or an example",
    "letters in brackets inside a list of steps, such as “return to (a)”",
    "a rule that contradicts another or is wrong",
    "words that were lost without leaving a gap in numbers or letters",
)

NOTHING: Final = 0.12  # maximum match of a cited rule that does not match
ENOUGH: Final = 0.36  # minimum match of an entry elsewhere

IN_TITLE, IN_TEXT, BENEATH, ABOVE = 1.3, 1.0, 0.7, 0.3

_COMMON: Final = frozenset(
    re.findall(
        r"\w+",
        """a an the of to in on for and or if is are be by as at it its this that these those with from their they them
        than then see also can may when while which who whose such not no any each other into has have had do does did
        was were will would been being there only more about under over out up so must during after before until unless
        through described discussed details detail explain explains explained defined listed further information but
        how section sections rule rules""",
    )
)
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z'&-]*")
_TERM: Final = re.compile(r"\b[A-Z][A-Z]+(?: [A-Z][A-Z]+)*\b")
_SENTENCE: Final = re.compile(r"(?<=[.!?])[\"”’)]*\s+(?=[A-Z“\"\[(])")
_CLAUSE: Final = re.compile(r"[,;]|\band\b")
_LIST: Final = re.compile(r"^,? ?(?:and|or|through|to)? ?$")
_ENDINGS: Final = (("ies", "y"), ("sses", "ss"), ("ing", ""), ("edly", ""), ("ed", ""), ("es", ""), ("s", ""))


@dataclass(frozen=True, slots=True)
class Limits:
    """Thresholds: how much better a neighbour must match, relative to a full match."""

    clause: float = 0.3
    loose: float = 0.4  # if the clause is empty and the preceding sentence is used
    sentence: float = 0.2  # the same for the whole sentence


SURE: Final = Limits()
THOROUGH: Final = Limits(0.2, 0.2, 0.1)  # finds twice as many, with three to seven times as many reports


@dataclass(frozen=True, slots=True)
class Doubt:
    """A reference that is probably wrong, and its probable target."""

    entry: Clause
    reference: Reference
    better: Clause
    about: tuple[str, ...]  # words of the clause that the better entry matches, rarest first


@cache
def stem(word: str) -> str:
    """Remove the endings of a word, so that “rezzed” matches “rez”.

    >>> [stem(word) for word in ("Regions", "rezzed", "abilities", "Corp's", "accesses")]
    ['region', 'rez', 'ability', 'corp', 'access']
    """
    word = word.lower().removesuffix("'s")
    for ending, instead in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)] + instead
            break
    if len(word) > 4 and word.endswith("e"):
        word = word[:-1]
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "sl" else word


def stems(text: str) -> set[str]:
    return {stem(word) for word in _WORD.findall(text.replace("’", "'")) if word.lower() not in _COMMON}


class Matter:
    """The topics of each entry, as stems."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.entries = document.numbers()
        self.labels = document.labels()
        self.own = {number: stems(plain(entry.text)) for number, entry in self.entries.items()}
        self.title = {number: self._title(entry) for number, entry in self.entries.items()}
        self.whole: dict[str, set[str]] = {}
        for number, entry in self.entries.items():
            self.whole[number] = set().union(*(self.own[one.number] for one in entry.walk()))
        self.count = Counter(one for found in self.own.values() for one in found)

    @staticmethod
    def _title(entry: Clause) -> set[str]:
        words = plain(entry.text)
        return stems(words if entry.heading else " ".join(_TERM.findall(words)))

    def target(self, reference: Reference) -> Clause | None:
        return (self.labels if reference.by_label else self.entries).get(reference.target)

    def rarity(self, word: str) -> float:
        return math.log((len(self.own) + 1) / (self.count[word] + 0.5)) if word in self.count else 0.0

    def treated(self, words: set[str], number: str) -> float:
        """Return how well an entry matches these words: 1 if its text has all, more if they are its title."""
        total = sum(map(self.rarity, words))
        return sum(self.rarity(word) * self._weight(word, number) for word in words) / total if total else 0.0

    def _weight(self, word: str, number: str) -> float:
        if word in self.title[number]:
            return IN_TITLE
        if word in self.own[number]:
            return IN_TEXT
        if word in self.whole[number]:
            return BENEATH
        return ABOVE if word in self.title.get(above(number), ()) else 0.0

    def missed(self, claim: "Claim", target: Clause, better: str) -> tuple[str, ...]:
        """Return the words of the clause that the better entry matches better."""
        missed = [word for word in claim.clause if self._weight(word, better) > self._weight(word, target.number)]
        return tuple(claim.written.get(word, word) for word in sorted(missed, key=self.rarity, reverse=True))

    def beside(self, number: str) -> list[str]:
        upper = self.entries.get(above(number))
        return [one.number for one in (upper.children if upper else self.document.chapters)]


@dataclass(frozen=True, slots=True)
class Claim:
    """What a sentence says about the entry it cites."""

    reference: Reference
    clause: frozenset[str]
    sentence: frozenset[str]
    loose: bool  # the clause was empty, so the preceding sentence was used
    listed: frozenset[str]  # other references of the same list
    written: dict[str, str]  # stems to words of the text


def doubts(document: Document, limits: Limits = SURE) -> list[Doubt]:
    """Return the references that are probably wrong."""
    matter = Matter(document)
    found: list[Doubt] = []
    for entry in document.walk():
        if entry.heading:
            continue
        for claim in claims(entry.text):
            target = matter.target(claim.reference)
            if target is None or target.kind == "chapter" or related(target.number, entry.number):
                continue
            better = _better(matter, claim, target, entry, limits)
            if better:
                missed = matter.missed(claim, target, better)
                found.append(Doubt(entry, claim.reference, matter.entries[better], missed))
    return found


def _better(matter: Matter, claim: Claim, target: Clause, here: Clause, limits: Limits) -> str | None:
    near, far = _neighbour(matter, claim, target, here, limits), _stranger(matter, claim, target, here)
    words = set(claim.clause)
    if near and far:
        return max(near, far, key=lambda number: matter.treated(words, number))
    return near or far


def _neighbour(matter: Matter, claim: Claim, target: Clause, here: Clause, limits: Limits) -> str | None:
    """Find a neighbour of the cited rule that matches the clause much better."""
    beside = [
        number
        for number in matter.beside(target.number)
        if number != target.number and not related(number, here.number) and number not in claim.listed
    ]
    if not beside or not any(map(matter.rarity, claim.clause)):
        return None
    words, sentence = set(claim.clause), set(claim.sentence)
    best = max(beside, key=lambda number: matter.treated(words, number))
    margin = matter.treated(words, best) - matter.treated(words, target.number)
    whole = matter.treated(sentence, best) - matter.treated(sentence, target.number)
    enough = limits.loose if claim.loose else limits.clause
    return best if margin >= enough and whole >= limits.sentence else None


def _stranger(matter: Matter, claim: Claim, target: Clause, here: Clause) -> str | None:
    """Find an entry elsewhere whose title matches the clause, while the cited one does not match."""
    if claim.loose or matter.treated(set(claim.clause), target.number) > NOTHING:
        return None
    titled = [
        (matter.treated(set(claim.clause), number), number)
        for number, entry in matter.entries.items()
        if entry.heading and entry.kind == target.kind and not related(number, here.number)
        if claim.clause & matter.title[number]
    ]
    treated, number = max(titled, default=(0.0, ""))
    return number if treated >= ENOUGH else None


def related(one: str, other: str) -> bool:
    """Return whether two numbers are equal or one contains the other."""
    first, second = parts(one), parts(other)
    return first[: len(second)] == second or second[: len(first)] == first


# --------------------------------------------------------------------------------------------------------------- claims


def claims(text: Text) -> Iterator[Claim]:
    """Yield what a text says about each entry that it cites."""
    before: list[Piece] = []
    for sentence in sentences(text):
        places = [at for at, piece in enumerate(sentence) if isinstance(piece, Reference)]
        for order, at in enumerate(places):
            words = _clause(sentence, places, order)
            loose = len(words) < 2 and bool(before)
            if loose:
                words |= stems(_words(before))
            listed = frozenset(piece.target for piece in _in_one_breath(sentence, at) if isinstance(piece, Reference))
            reference = sentence[at]
            assert isinstance(reference, Reference)
            whole = words | stems(_words(sentence))
            written = {stem(word): word for word in _WORD.findall(_words([*before, *sentence]).replace("’", "'"))}
            yield Claim(reference, frozenset(words), frozenset(whole), loose, listed, written)
        before = sentence


def _clause(sentence: list[Piece], places: list[int], order: int) -> set[str]:
    """Return the words around a reference, up to the references before and after it."""
    at = places[order]
    start = places[order - 1] + 1 if order else 0
    end = places[order + 1] if order + 1 < len(places) else len(sentence)
    before, after = _words(sentence[start:at]), _words(sentence[at + 1 : end])
    if order and (cut := _CLAUSE.search(before)):
        before = before[cut.end() :]
    if order + 1 < len(places):
        after = _CLAUSE.split(after)[0]
    return stems(f"{before} {after}")


def _in_one_breath(sentence: list[Piece], at: int) -> list[Piece]:
    """Return the references that form a list with this one, separated by commas and “and” only."""
    found = [sentence[at]]
    for step in (-2, 2):
        other = at + step
        while 0 <= other < len(sentence) and isinstance(sentence[other], Reference):
            if not _LIST.match(_words([sentence[other - step // 2]])):
                break
            found.append(sentence[other])
            other += step
    return found


def sentences(text: Text) -> list[list[Piece]]:
    out: list[list[Piece]] = [[]]
    for piece in text:
        if not isinstance(piece, Words):
            out[-1].append(piece)
            continue
        for number, part in enumerate(_SENTENCE.split(piece.text)):
            if number:
                out.append([])
            if part:
                out[-1].append(Words(part))
    return out


def _words(piece: list[Piece]) -> str:
    return " ".join(
        one.text if isinstance(one, Words) else one.name if isinstance(one, Symbol) else "" for one in piece
    )
