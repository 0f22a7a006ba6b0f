"""Read and write OCTGN deck files (`.o8d`): XML with cards by OCTGN ids, which end in NetrunnerDB codes.

The format has no field for the name of the deck and for cards that begin outside it. They are written where OCTGN and
other readers do not look: an attribute of `deck`, and an element `outside`.
"""

from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape, quoteattr

from sneakdoor.decks.deck import MOST, Deck, DeckError, Draft, Problem
from sneakdoor.decks.facts import every_card
from sneakdoor.decks.titles import find_code

GAME: Final = "0f38e453-26df-4c04-9d67-6d43de939c77"
CARD: Final = "bc0f047c-01b1-427f-a439-d451eda"


def is_xml(text: str) -> bool:
    """Is the whole text XML without a document type?"""
    parser = expat.ParserCreate("utf-8")
    parser.StartDoctypeDeclHandler = _no_doctype
    try:
        parser.Parse(text.encode("utf-8", errors="replace"), True)
    except (expat.ExpatError, DeckError):
        return False
    return True


def _no_doctype(*_: object) -> None:
    # Its entities could expand without bounds, and no program writes one into a deck file.
    raise DeckError([Problem(1, "", "a deck file declares no document type")])


class OctgnReader:
    """Collects the elements of the file into a `Draft`, which validates them."""

    def __init__(self) -> None:
        self.draft = Draft()
        self.parser = expat.ParserCreate("utf-8")  # the text was decoded before, so a declared encoding is ignored
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters
        self.parser.StartDoctypeDeclHandler = _no_doctype
        self.outside = False
        self.section = ""
        self.text: list[str] = []
        self.card: dict[str, str] = {}

    def read(self, text: str) -> Deck:
        try:
            self.parser.Parse(text.encode("utf-8", errors="replace"), True)
        except expat.ExpatError as error:
            raise DeckError([Problem(error.lineno, "", f"this is not XML: {expat.ErrorString(error.code)}")]) from error
        return self.draft.finish()

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self.text = []
        if name == "deck":
            self.draft.name = attributes.get("name", "")
        elif name in {"section", "outside"}:
            self.section, self.outside = attributes.get("name", ""), name == "outside"
        elif name == "card":
            self.card = attributes

    def _characters(self, text: str) -> None:
        self.text.append(text)

    def _end(self, name: str) -> None:
        if name == "card":
            self._card("".join(self.text).strip())
        elif name == "notes":
            self.draft.notes = ["".join(self.text)]
        self.text = []

    def _card(self, words: str) -> None:
        line = self.parser.CurrentLineNumber
        count = self.card.get("qty", "1").strip()
        if not (count.isascii() and count.isdigit() and len(count) <= 3 and int(count) > 0):
            self.draft.complain(line, words, f'has "{count[:20]}" copies, and 1 to {MOST} can be')
            return
        title = find_code(self.card.get("id", "")[-5:]) or self.draft.match(line, words)
        if title is None:
            return
        if self.outside:
            self.draft.extras.append((title, int(count)))
        elif self.section.casefold() == "identity" and every_card()[title].is_identity and not self.draft.identity:
            self.draft.identity = title
            if int(count) > 1:
                self.draft.counts.append((title, int(count) - 1))
        else:
            self.draft.counts.append((title, int(count)))


def write_octgn(deck: Deck) -> str:
    lines = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{GAME}"' + (f" name={quoteattr(deck.name)}>" if deck.name else ">"),
        '  <section name="Identity">',
        _card(deck.identity, 1),
        "  </section>",
        '  <section name="R&amp;D / Stack">',
        *(_card(title, count) for title, count in deck.cards.items()),
        "  </section>",
    ]
    if deck.extras:
        lines += ["  <outside>", *(_card(title, count) for title, count in deck.extras.items()), "  </outside>"]
    if deck.notes:
        lines.append(f"  <notes>{escape(deck.notes)}</notes>")
    return "\n".join([*lines, "</deck>", ""])


def _card(title: str, count: int) -> str:
    return f'    <card qty="{count}" id="{CARD}{every_card()[title].printing.code}">{escape(title)}</card>'
