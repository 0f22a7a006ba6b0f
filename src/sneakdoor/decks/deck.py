"""Decks as immutable values, and the errors of reading them."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import ItemsView, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sneakdoor.decks.facts import every_card
from sneakdoor.decks.titles import find, nearest, or_list
from sneakdoor.model.enums import Side
from sneakdoor.model.ruleset import LATEST

MOST: Final = 999
"""Most copies of a card in a list; more are taken for a typing error."""
MOST_IN_LIST: Final = 25_000
"""Most cards in a list that can be read: enough for a whole collection, more than any game is played with."""
MOST_NEAREST: Final = 40
"""Most unknown titles for which suggestions are looked up, as each look-up goes through all cards."""

_NEVER: Final = "\ufeff\ufffe\uffff"
_NO: Final = frozenset({"Cc", "Cs"})


class Cards(Mapping[str, int]):
    """A frozen, hashable mapping from titles to numbers of copies, always in the order of titles.

    The order is fixed so that equal decks are written identically and give the same game for the same seed.

    >>> Cards({"Sure Gamble": 3, "Diesel": 2})
    Cards({'Diesel': 2, 'Sure Gamble': 3})
    >>> Cards({"Diesel": 2}).total
    2
    """

    __slots__ = ("_counts",)

    def __init__(self, counts: Mapping[str, int] | Iterable[tuple[str, int]] = ()) -> None:
        pairs = counts.items() if isinstance(counts, Mapping) else counts
        summed: dict[str, int] = {}
        for title, count in pairs:
            if not isinstance(title, str) or not isinstance(count, int) or isinstance(count, bool):
                raise TypeError(f"cards are titles with whole numbers, not {title!r}: {count!r}")
            if count < 1:
                raise ValueError(f"{title}: there is no deck with {count} copies of a card")
            summed[title] = summed.get(title, 0) + count
        if wrong := too_many(summed):
            raise ValueError(wrong)
        self._counts: dict[str, int] = dict(sorted(summed.items()))

    @property
    def total(self) -> int:
        """The number of cards, counting copies."""
        return sum(self._counts.values())

    def __getitem__(self, title: str) -> int:
        return self._counts[title]

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __len__(self) -> int:
        return len(self._counts)

    def items(self) -> ItemsView[str, int]:
        return self._counts.items()

    def __eq__(self, other: object) -> bool:
        return self._counts == dict(other) if isinstance(other, Mapping) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self._counts.items()))

    def __repr__(self) -> str:
        return f"Cards({self._counts})"

    def __reduce__(self) -> tuple[type[Cards], tuple[dict[str, int]]]:
        return Cards, (self._counts,)


def too_many(counts: Mapping[str, int]) -> str:
    """Why these counts are larger than any deck, in words; empty if they are not."""
    for title, count in counts.items():
        if count > MOST:
            return f"{shortened(title)}: {count if count < 10**9 else 'far too many'} copies, and 1 to {MOST} can be"
    total = sum(counts.values())
    return f"{total} cards, and a list has at most {MOST_IN_LIST}" if total > MOST_IN_LIST else ""


NO_CARDS: Final = Cards()


@dataclass(frozen=True, slots=True)
class Deck:
    """An identity and the cards of its deck, by title.

    `extras` are the cards that begin outside the deck (CR 1.5.1). A deck need not be legal: `check`
    says whether it is.
    """

    name: str
    side: Side
    identity: str
    cards: Cards
    extras: Cards = NO_CARDS
    notes: str = ""

    def __post_init__(self) -> None:
        for given in ("cards", "extras"):
            if not isinstance(getattr(self, given), Cards):
                object.__setattr__(self, given, Cards(getattr(self, given)))
        object.__setattr__(self, "name", " ".join(clean(self.name).split()))
        object.__setattr__(self, "notes", clean(self.notes).strip("\n"))

    @classmethod
    def of(
        cls,
        identity: str,
        counts: Mapping[str, int],
        *,
        name: str = "",
        extras: Mapping[str, int] = NO_CARDS,
        notes: str = "",
    ) -> Deck:
        """Make a deck from titles in any spelling; the side is that of the identity.

        >>> Deck.of("noise", {"sure gamble": 3}).identity
        'Noise: Hacker Extraordinaire'
        """
        draft = Draft(name=name, notes=[notes])
        draft.name_identity(0, identity)
        draft.counts = [(title, n) for words, n in counts.items() if (title := draft.match(0, words))]
        draft.extras = [(title, n) for words, n in extras.items() if (title := draft.match(0, words))]
        return draft.finish()

    def __str__(self) -> str:
        name = f"{self.name}: " if self.name else ""
        return f"{name}{self.identity}, {self.size} cards"

    @property
    def size(self) -> int:
        """The number of cards in the deck, without the identity and what begins outside (CR 1.4.3a)."""
        return self.cards.total

    def as_json(self) -> dict[str, Any]:
        """The deck as plain data for JSON."""
        return {
            "name": self.name,
            "side": self.side.name.lower(),
            "identity": self.identity,
            "cards": dict(self.cards),
            "extras": dict(self.extras),
            "notes": self.notes,
        }


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a line cannot be read, with suggested titles; line 0 means the deck as a whole."""

    line: int
    text: str
    words: str
    nearest: tuple[str, ...] = ()

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        what = f'"{self.text}" ' if self.text else ""
        meant = f"; did you mean {or_list(self.nearest)}?" if self.nearest else ""
        return f"{where}{what}{self.words}{meant}"

    def as_json(self) -> dict[str, Any]:
        return {"line": self.line, "text": self.text, "words": self.words, "nearest": list(self.nearest)}


class DeckError(ValueError):
    """A list cannot be read as a deck; `problems` has every line that is wrong."""

    problems: tuple[Problem, ...]

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[type[DeckError], tuple[tuple[Problem, ...]]]:
        return DeckError, (self.problems,)


@dataclass(slots=True)
class Draft:
    """What a reader has collected so far."""

    name: str = ""
    identity: str = ""
    counts: list[tuple[str, int]] = field(default_factory=list)
    extras: list[tuple[str, int]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    identity_missed: bool = False

    def complain(self, line: int, text: str, words: str, titles: tuple[str, ...] = ()) -> None:
        self.problems.append(Problem(line, shortened(text), words, titles))

    def miss(self, line: int, text: str) -> None:
        """Report words that are no title, with suggestions for the first few."""
        titles = nearest(text, rules=LATEST.name) if len(self.problems) < MOST_NEAREST else ()
        self.complain(line, text, "is no card that I know", titles)

    def match(self, line: int, text: str) -> str | None:
        """The title that these words name; None, and a problem, if there is none."""
        titles = find(text, LATEST.name)
        if len(titles) == 1:
            return titles[0]
        if titles:
            self.complain(line, text, "is the name of several identities", titles)
        else:
            self.miss(line, text)
        return None

    def name_identity(self, line: int, text: str) -> None:
        """Take these words as the identity."""
        title = self.match(line, text)
        if title and not every_card()[title].is_identity:
            self.complain(line, text, "is not an identity", nearest(text, identities=True, rules=LATEST.name))
            title = None
        self.identity_missed = title is None
        self.identity = title or self.identity

    def finish(self) -> Deck:
        """The finished deck; raises DeckError if there were problems."""
        if not self.identity and not self.identity_missed:
            self._find_identity()
        for pile in (self.counts, self.extras):
            summed: Counter[str] = Counter()
            for title, count in pile:
                summed[title] += count
            if wrong := too_many(summed):
                self.complain(0, "", wrong)
        if self.problems:
            raise DeckError(sorted(self.problems, key=lambda problem: problem.line))
        return Deck(
            self.name,
            every_card()[self.identity].side,
            self.identity,
            Cards(self.counts),
            Cards(self.extras),
            "\n".join(self.notes),
        )

    def _find_identity(self) -> None:
        """Take the identity from the counted cards if no line of its own named it."""
        for at, (title, count) in enumerate(self.counts):
            if every_card()[title].is_identity:
                self.identity = title
                self.counts[at : at + 1] = [(title, count - 1)] if count > 1 else []
                return
        titles = find(self.name, LATEST.name)
        if self.name and not titles:
            titles = nearest(self.name, identities=True, rules=LATEST.name)
        meant = f' (the first line, "{shortened(self.name)}", was taken as the name)' if self.name else ""
        self.complain(
            0, "", f'no identity found{meant}: add a line "Identity: …" with the title of one', titles if meant else ()
        )


def clean(text: str) -> str:
    """Remove control characters, surrogates and byte order marks, which not every file format can hold."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(one for one in text if one in "\n\t" or not (one in _NEVER or unicodedata.category(one) in _NO))


def shortened(text: str, length: int = 60) -> str:
    text = " ".join(text.split())
    return text if len(text) <= length else text[: length - 1] + "…"
