"""Compare two versions of a document rule by rule: added, removed, moved, reworded.

Rules are matched by text, not by number: unchanged text under a new number has moved. Letter case, quotes, markup and
spaces are ignored; a reference that follows its moved target is unchanged.
"""

import difflib
import re
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from sneakdoor.document.model import Clause, Document, Reference, Text, above, order, plain

KINDS: Final = ("added", "removed", "moved", "reworded")

ALIKE: Final = 0.55  # minimum share of equal words to match a rule under another number
STILL: Final = 0.35  # the same under its own number

_TOKEN: Final = re.compile(r"\[\w+\]|\w+(?:['-]\w+)*|[^\w\s]")
_QUOTES: Final = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "—": "-", "–": "-", "\u00a0": " "})
_REFERENCE: Final = "§"
_SEPARATOR: Final = re.compile(r"(?<=§)\s*(?:, and|,|and)\s*(?=§)")  # versions write lists of references differently


@dataclass(frozen=True, slots=True)
class RuleChange:
    """A changed rule. `was` is its old number, and `pairs` are the replaced words."""

    kind: str
    rule: str
    was: str
    line: int
    words: str
    pairs: tuple[tuple[str, str], ...] = ()
    parts: tuple[str, ...] = ()  # changed parts: text, example, note, reference

    @property
    def moved(self) -> bool:
        return bool(self.rule and self.was) and self.rule != self.was

    def as_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "rule": self.rule,
            "was": self.was,
            "moved": self.moved,
            "line": self.line,
            "words": self.words,
            "parts": list(self.parts),
            "changes": [{"old": old, "new": new} for old, new in self.pairs],
        }


@dataclass(slots=True)
class _Side:
    """One of the two documents, prepared for comparison."""

    entries: dict[str, Clause]
    labels: dict[str, Clause]
    tokens: dict[str, tuple[str, ...]]

    @classmethod
    def of(cls, document: Document) -> "_Side":
        entries = document.numbers()
        return cls(entries, document.labels(), {number: tokens(entry.text) for number, entry in entries.items()})

    def number(self, reference: Reference) -> str:
        target = (self.labels if reference.by_label else self.entries).get(reference.target)
        return target.number if target else reference.target


def tokens(text: Text) -> tuple[str, ...]:
    """Split a text into words for comparison, with one token for every reference.

    >>> from sneakdoor.document.inline import pieces
    >>> tokens(pieces("Gain 2[c] (see rule 1.2.3).")) == tokens(pieces("GAIN 2 [c](see section 4.5) ."))
    True
    >>> tokens(pieces("See rules 1.2.3 and 1.2.4.")) == tokens(pieces("See §1.2.3, 1.2.4."))
    True
    """
    words = "".join(f" {_REFERENCE} " if isinstance(piece, Reference) else plain((piece,)) for piece in text)
    words = _SEPARATOR.sub(" , ", words.translate(_QUOTES).replace("--", "-").casefold())
    return tuple(_TOKEN.findall(words))


def diff(old: Document, new: Document) -> list[RuleChange]:
    """Return the changed rules in the order of the new document; removed rules are at their old position."""
    before, after = _Side.of(old), _Side.of(new)
    partner = _match(before, after)
    back = {there: here for here, there in partner.items()}
    found: list[RuleChange] = []
    for number, entry in after.entries.items():
        if number not in back:
            found.append(RuleChange("added", number, "", entry.line, plain(entry.text)))
        elif change := _compared(before, after, back[number], number, partner):
            found.append(change)
    for number, entry in before.entries.items():
        if number not in partner:
            found.append(RuleChange("removed", "", number, entry.line, plain(entry.text)))
    return sorted(found, key=lambda change: (order(change.rule or change.was), change.kind == "added"))


# ------------------------------------------------------------------------------------------------------------- matching


def _match(before: _Side, after: _Side) -> dict[str, str]:
    """Match old to new rules, by old number."""
    partner = {number: number for number, said in before.tokens.items() if said and after.tokens.get(number) == said}
    _match_same_words(before, after, partner)
    _match_alike(before, after, partner)
    return partner


def _match_same_words(before: _Side, after: _Side, partner: dict[str, str]) -> None:
    taken = set(partner.values())
    waiting: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    for number, said in after.tokens.items():
        if number not in taken:
            waiting[said].append(number)
    for number, said in before.tokens.items():
        if number in partner or not waiting[said]:
            continue
        near = [one for one in waiting[said] if above(one) == partner.get(above(number), above(number))]
        chosen = (near or waiting[said])[0]
        waiting[said].remove(chosen)
        partner[number] = chosen


def _match_alike(before: _Side, after: _Side, partner: dict[str, str]) -> None:
    taken = set(partner.values())
    rest = [(number, frozenset(said)) for number, said in after.tokens.items() if number not in taken]
    pairs: list[tuple[float, str, str]] = []
    for number, said in before.tokens.items():
        if number in partner:
            continue
        words = frozenset(said)
        for other, others in rest:
            same = number == other
            if not same and len(words & others) < ALIKE * max(len(words), len(others)):
                continue
            if before.entries[number].kind != after.entries[other].kind:
                continue
            alike = difflib.SequenceMatcher(None, said, after.tokens[other], autojunk=False).ratio()
            if alike >= (STILL if same else ALIKE):
                pairs.append((alike + 0.15 * same, number, other))
    for _, number, other in sorted(pairs, key=lambda pair: (-pair[0], order(pair[1]), order(pair[2]))):
        if number not in partner and other not in taken:
            partner[number] = other
            taken.add(other)


# ------------------------------------------------------------------------------------------------------------ comparing


def _compared(before: _Side, after: _Side, was: str, number: str, partner: dict[str, str]) -> RuleChange | None:
    old, new = before.entries[was], after.entries[number]
    found: list[tuple[str, Text, Text]] = [("text", old.text, new.text)]
    shown = {"example": ([it.text for it in old.examples], [it.text for it in new.examples])}
    shown["note"] = (old.notes, new.notes)
    for name, (olds, news) in shown.items():
        found += [(name, one, other) for one, other in _paired(olds, news)]
    pairs: list[tuple[str, str]] = []
    changed: list[str] = []
    for name, one, other in found:
        if tokens(one) != tokens(other):
            changed.append(name)
            pairs += _exchanged(one, other)
        elif moved := _moved_references(before, after, one, other, partner):
            changed.append("reference")
            pairs += moved
    kind = "reworded" if changed else "moved"
    if not changed and was == number:
        return None
    return RuleChange(kind, number, was, new.line, plain(new.text), tuple(pairs), tuple(dict.fromkeys(changed)))


def _paired(olds: list[Text], news: list[Text]) -> list[tuple[Text, Text]]:
    """Pair examples: first those with equal words, then the rest in order."""
    left = [text for text in olds if tokens(text) not in {tokens(one) for one in news}]
    right = [text for text in news if tokens(text) not in {tokens(one) for one in olds}]
    longest = max(len(left), len(right))
    pairs = list(zip(left + [()] * (longest - len(left)), right + [()] * (longest - len(right)), strict=True))
    same = {tokens(text): text for text in olds}
    return pairs + [(same[tokens(text)], text) for text in news if tokens(text) in same]


def _moved_references(
    before: _Side, after: _Side, old: Text, new: Text, partner: dict[str, str]
) -> list[tuple[str, str]]:
    """Return references that changed, except those that followed their rule to its new number."""
    out = []
    olds = [piece for piece in old if isinstance(piece, Reference)]
    news = [piece for piece in new if isinstance(piece, Reference)]
    for one, other in zip(olds, news, strict=True):
        was, now = before.number(one), after.number(other)
        if was != now and partner.get(was) != now and one.target != other.target:
            out.append((one.word + was, other.word + now))
    return out


def _exchanged(old: Text, new: Text) -> list[tuple[str, str]]:
    """Return the replaced words as short pairs."""
    one, other = _spoken(old), _spoken(new)
    lower = [word.translate(_QUOTES).casefold() for word in one], [word.translate(_QUOTES).casefold() for word in other]
    out = []
    for what, a, b, c, d in difflib.SequenceMatcher(None, *lower, autojunk=False).get_opcodes():
        if what != "equal":
            out.append((" ".join(one[a:b]), " ".join(other[c:d])))
    return out


def _spoken(text: Text) -> list[str]:
    return re.findall(r"\[\w+\]|[^\s\[]+|\[", plain(text))
