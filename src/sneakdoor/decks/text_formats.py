"""Line-based deck formats: plain text, NetrunnerDB's text and Markdown, and the format of jinteki.net's editor.

One reader serves all of them, since what people paste is often a mixture. It understands

- `3 Title`, `3x Title`, `3 × Title`, `Title x3`, with bullets, links, dots and sets around the title,
- `Name: …`, `Identity: …`, `Outside the deck: 1 Title`, `Notes: …`, also behind `;;`, `#` or `//`, and jinteki.net's
  words for the same (`title`, `identity-code`),
- the first line as the name if it is nothing else, and an identity on a line of its own,
- headings, totals and comments, which are skipped.

Every other line is reported with its number.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from sneakdoor.decks.deck import MOST, Deck, Draft
from sneakdoor.decks.facts import CardFacts, all_sets, every_card
from sneakdoor.decks.groups import grouped
from sneakdoor.decks.legality import Tally, agenda_points
from sneakdoor.decks.titles import find, find_code
from sneakdoor.model.enums import CORP
from sneakdoor.model.ruleset import LATEST

CARD_PAGE: Final = "https://netrunnerdb.com/en/card/"

_META: Final = re.compile(
    r"\s*(?:(?:;;|#|//)\s*)?(name|title|identity|identity-code|outside the deck|outside|extras?|notes?)\s*:(.*)",
    re.IGNORECASE | re.DOTALL,
)
_COMMENT: Final = re.compile(r";|#|//|https?://|[-=*_]{3,}$")
_HEADING: Final = re.compile(
    r"(?:identit(?:y|ies)|sentr(?:y|ies)|(?:agenda|asset|upgrade|operation|ice|barrier|code gate|multi|mythic|trap|"
    r"other|event|hardware|resource|icebreaker|program|card|deck)s?)\s*(?:\(\d+\))?:?",
    re.IGNORECASE,
)
_TOTAL: Final = re.compile(
    r"\d+ influence spent\b|\d+ agenda points\b|\d+ cards? \(min|cards up to\b|warning:|"
    r"deck(?:list)? (?:built|published) (?:on|at)\b",
    re.IGNORECASE,
)
_COUNTED: Final = (
    re.compile(r"(\d+)\s*[xX×]?\s+(.+)"),
    re.compile(r"(\d+)[xX×](.+)"),
    re.compile(r"(?P<title>.+?)\s+[xX×]\s?(?P<count>\d+)"),
)
_LINK: Final = re.compile(r"\[([^\]]+)\]\((\S*?)\)")
_BBCODE: Final = re.compile(r"\[/?(?:b|i|u|url|color)(?:=[^\]]*)?\]", re.IGNORECASE)
_DOT_GROUP: Final = 5
_LONGEST: Final = 400
"""Longest card line; of a longer line only the beginning is read."""


class LineReader:
    """Reads the lines of a list once, into a deck or a list of problems."""

    def __init__(self, text: str) -> None:
        self.lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        self.draft = Draft()
        self.outside = False

    def read(self) -> Deck:
        start = self._name_first()
        for number, line in enumerate(self.lines[start:], start + 1):
            self._line(number, line)
        return self.draft.finish()

    def _name_first(self) -> int:
        """Take the first line as the name if the identity follows, as in exports, even if it looks like a card.

        Returns the number of lines that are consumed.
        """
        said = [(at, line) for at, line in enumerate(self.lines[:200]) if line.strip()][:2]
        if len(said) < 2:
            return 0
        (at, first), (after, second) = said
        bare = unmarked(second)
        if _counted(bare) or not any(every_card()[title].is_identity for title in find(bare, LATEST.name)):
            return 0
        if after == at + 1 and self._is_more_than_a_name(first):
            return 0
        name = first.strip()
        if _LINK.search(second[:_LONGEST]):
            name = re.sub(r"^#{1,2}", "", name)
        if _BBCODE.search(second[:_LONGEST]):
            name = _BBCODE.sub("", name)
        self.draft.name = name
        return at + 1

    def _is_more_than_a_name(self, line: str) -> bool:
        bare = unmarked(line)
        counted = _counted(bare)
        if counted and find(counted[1], LATEST.name):
            return True
        return bool(_META.match(line) or _HEADING.fullmatch(bare) or (bare[:1] != "#" and _COMMENT.match(bare)))

    def _line(self, number: int, line: str) -> None:
        if match := _META.match(line):
            self._meta(number, match[1].lower(), match[2])
            return
        bare = unmarked(line)
        if _COMMENT.match(line.strip()):
            self._comment(line.strip()[:_LONGEST])
        elif not bare or _TOTAL.match(bare) or _HEADING.fullmatch(bare):
            self.outside = False
        elif counted := _counted(bare):
            self._card(number, *counted, line[:_LONGEST])
        else:
            self._uncounted(number, bare, line[:_LONGEST])

    def _comment(self, line: str) -> None:
        """A comment or a Markdown heading; the first heading may be the name."""
        if not self.draft.name and (match := re.fullmatch(r"#{1,2}\s+([^#].*)", line)):
            self.draft.name = match[1]

    def _meta(self, number: int, key: str, value: str) -> None:
        words = value.strip()
        if key in {"note", "notes"}:
            self.draft.notes.append(value.removeprefix(" "))
        elif key in {"name", "title"}:
            self.draft.name = words
        elif key == "identity":
            self.draft.name_identity(number, words)
        elif key == "identity-code":
            self.draft.name_identity(number, find_code(words) or words)
        elif words:
            count, title = _counted(unmarked(words)) or (1, unmarked(words))
            self._card(number, count, title, words, outside=True)
        else:
            self.outside = True

    def _card(self, number: int, count: int, words: str, line: str, *, outside: bool = False) -> None:
        if not 1 <= count <= MOST:
            self.draft.complain(number, line, f"has {_number(count)} copies, and 1 to {MOST} can be")
            return
        title = _by_code(words, line) or self.draft.match(number, words)
        if title:
            (self.draft.extras if outside or self.outside else self.draft.counts).append((title, count))

    def _uncounted(self, number: int, words: str, line: str) -> None:
        """A line without a number: the identity, or the name if it comes first."""
        words = _by_code(words, line) or words
        titles = find(words, LATEST.name)
        if titles and every_card()[titles[0]].is_identity:
            if not self.draft.identity:
                self.draft.name_identity(number, words)
            elif titles != (self.draft.identity,):
                said = f"is a second identity beside {self.draft.identity}: keep one"
                self.draft.complain(number, words, said)
        elif titles:
            self.draft.complain(number, words, f'does not say how many: write "1 {titles[0]}"')
        elif not self.draft.name and not self.draft.counts and not self.draft.identity:
            self.draft.name = words
        else:
            self.draft.miss(number, words)


def unmarked(line: str) -> str:
    """A line without bullets, links and emphasis.

    >>> unmarked("* 3x [Diesel](https://netrunnerdb.com/en/card/01034) _(Core Set)_ ●●")
    '3x Diesel _(Core Set)_ ●●'
    """
    line = _BBCODE.sub("", _LINK.sub(r"\1", line.strip()[:_LONGEST])).strip()
    line = re.sub(r"^(?:[-*+•]\s+|#{3,}\s*)", "", line)
    return re.sub(r"^\*\*(.+?)\*\*", r"\1", line).strip()


def _counted(line: str) -> tuple[int, str] | None:
    """The number of copies and the words of a line; None if it has no number."""
    if _TOTAL.match(line):
        return None
    for form in _COUNTED:
        if found := form.fullmatch(line):
            match = found.groupdict() or {"count": found[1], "title": found[2]}
            return (int(match["count"]) if len(match["count"]) <= 9 else MOST + 1), match["title"]
    return None


def _number(count: int) -> str:
    return str(count) if count <= MOST else f"more than {MOST}"


def _by_code(words: str, line: str) -> str | None:
    """The title for a code in the line (a link, a parameter), if the words do not name exactly one card."""
    return None if len(find(words, LATEST.name)) == 1 else find_code(line)


# ------------------------------------------------------------------------------------------------------------- writing


def write_text(deck: Deck) -> str:
    """Plain text: headers, then a card per line."""
    lines = [f"Name: {deck.name}"] if deck.name else []
    lines += [f"Identity: {deck.identity}", ""]
    lines += [f"{count} {title}" for title, count in deck.cards.items()]
    return _ended(lines, _behind(deck))


def write_jinteki(deck: Deck) -> str:
    """The format of jinteki.net's deck editor, which ignores unknown lines with `;;`."""
    lines = [f";; title: {deck.name}"] if deck.name else []
    lines.append(f";; identity: {deck.identity}")
    lines += [f";; {line}" for line in _behind(deck)]
    lines += [f"{count} {title}" for title, count in deck.cards.items()]
    return _ended(lines)


def write_nrdb(deck: Deck) -> str:
    """NetrunnerDB's text export."""
    tally = Tally(deck)
    lines = [deck.name, "", _with_set(every_card()[deck.identity], deck.identity)]
    for heading, members in grouped(deck):
        lines += ["", heading]
        lines += [f"{count}x {_with_set(card, card.title)}{_dots(tally, card)}" for card, count in members]
    return _ended([*lines, ""], [*_totals(deck, tally), *_behind(deck)])


def write_markdown(deck: Deck) -> str:
    """NetrunnerDB's Markdown export."""
    tally = Tally(deck)
    lines = [f"## {deck.name}", "", _linked(every_card()[deck.identity])]
    for heading, members in grouped(deck):
        lines += ["", f"### {heading}"]
        lines += [f"* {count}x {_linked(card)}{_dots(tally, card)}" for card, count in members]
    return _ended([*lines, ""], [f"{line}  " for line in _totals(deck, tally)], _behind(deck))


def _behind(deck: Deck) -> list[str]:
    """Cards outside the deck and notes, as lines that no other program takes for cards of the deck."""
    lines = [f"Outside the deck: {count} {title}" for title, count in deck.extras.items()]
    if deck.notes:
        lines += [f"Notes: {line}" if line else "Notes:" for line in deck.notes.split("\n")]
    return lines


def _totals(deck: Deck, tally: Tally) -> Iterator[str]:
    identity = every_card()[deck.identity]
    spent, most = tally.influence, identity.influence_limit
    yield f"{spent} influence spent (max {'infinite' if most is None else most}, available {(most or spent) - spent})"
    if deck.side is CORP:
        least, most = agenda_points(max(deck.size, identity.minimum))
        yield f"{tally.points} agenda points (between {least} and {most})"
    yield f"{deck.size} cards (min {identity.minimum})"


def _with_set(card: CardFacts, title: str) -> str:
    return f"{title} ({all_sets()[card.printing.set].name})" if card.printings else title


def _linked(card: CardFacts) -> str:
    if not card.printings:
        return card.title
    return f"[{card.title}]({CARD_PAGE}{card.printing.code}) _({all_sets()[card.printing.set].name})_"


def _dots(tally: Tally, card: CardFacts) -> str:
    count = next((spent.total for spent in tally.spending if spent.card.title == card.title), 0)
    groups = [min(_DOT_GROUP, count - done) for done in range(0, count, _DOT_GROUP)]
    return "".join(" " + "●" * length for length in groups)


def _ended(*parts: Iterable[str]) -> str:
    return "".join(f"{line}\n" for part in parts for line in part)
