"""Read and write decks in all supported file formats."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from sneakdoor.decks import api_json, octgn, text_formats
from sneakdoor.decks.deck import MOST_NEAREST, Deck, DeckError, Problem, shortened
from sneakdoor.decks.facts import every_card
from sneakdoor.decks.titles import nearest
from sneakdoor.model.ruleset import LATEST


def _read_lines(text: str) -> Deck:
    return text_formats.LineReader(text).read()


def _read_octgn(text: str) -> Deck:
    return octgn.OctgnReader().read(text)


Form = tuple[Callable[[str], Deck], Callable[[Deck], str], str]

FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        "text": (_read_lines, text_formats.write_text, "plain text, a card a line: 3 Diesel"),
        "nrdb": (_read_lines, text_formats.write_nrdb, "NetrunnerDB's text export"),
        "markdown": (_read_lines, text_formats.write_markdown, "NetrunnerDB's Markdown export"),
        "jinteki": (_read_lines, text_formats.write_jinteki, "jinteki.net's deck editor, with ;; lines"),
        "octgn": (_read_octgn, octgn.write_octgn, "OCTGN's .o8d"),
        "json": (api_json.read_json, api_json.write_json, "NetrunnerDB's API"),
    }
)
FILE_FORMATS: Final = tuple(FORMS)
ADDRESS: Final = re.compile(r"(https?://|www\.|netrunnerdb\.com/)\S+", re.IGNORECASE)
PASTE_THE_LIST: Final = "is an address, not a list: open it, choose a text export there and paste what it shows"


def read(text: str | bytes, format: str | None = None) -> Deck:  # noqa: A002  (the file's, as in write)
    """Read a deck; the file format is detected unless it is given.

    Raises `DeckError` with every line that cannot be understood.

    >>> deck = read("Noise\\n3 Déjà Vu\\n2x sure gamble\\n1 Sure Gamble (Core Set)")
    >>> deck.identity, dict(deck.cards)
    ('Noise: Hacker Extraordinaire', {'Déjà Vu': 3, 'Sure Gamble': 3})
    """
    text = decoded(text) if isinstance(text, bytes) else text.removeprefix("\ufeff")
    if not text.strip():
        raise DeckError([Problem(0, "", "there is nothing in it: a deck has an identity and cards")])
    if ADDRESS.fullmatch(text.strip()):
        raise DeckError([Problem(0, shortened(text.strip()), PASTE_THE_LIST)])
    reader, _, _ = _form(format or seen(text))
    return reader(text)


def write(deck: Deck, format: str) -> str:  # noqa: A002  (the file's, as in read)
    """Write a deck in one of `FILE_FORMATS`; `read` returns an equal deck.

    >>> print(write(Deck.of("Noise", {"Sure Gamble": 3}), "jinteki"), end="")
    ;; identity: Noise: Hacker Extraordinaire
    3 Sure Gamble
    """
    _, writer, _ = _form(format)
    known = every_card()
    titles = (deck.identity, *deck.cards, *deck.extras)
    unknown = [title for title in titles if title not in known]
    problems = [
        Problem(0, shortened(title), "is no card that I know", _nearest(title) if n < MOST_NEAREST else ())
        for n, title in enumerate(unknown)
    ]
    if not problems and not known[deck.identity].is_identity:
        problems.append(Problem(0, deck.identity, "is not an identity"))
    if problems:
        raise DeckError(problems)
    return writer(deck)


def seen(text: str) -> str:
    """Detect the file format: whole JSON or XML first, then typical lines, then a typical beginning."""
    whole = text.strip()
    if api_json.is_json(whole):
        return "json"
    if octgn.is_xml(whole):
        return "octgn"
    if re.search(r"^[ \t]*;;", text, re.MULTILINE):
        return "jinteki"
    if "](http" in text:
        return "markdown"
    if re.search(r"^\d+ cards \(min", text, re.MULTILINE):
        return "nrdb"
    if re.match(r'\{\s*"|\[\s*\{', whole):
        return "json"
    return "octgn" if whole.startswith("<") else "text"


def decoded(content: bytes) -> str:
    """Decode a file in any encoding that deck programs write."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace").removeprefix("\ufeff")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _form(name: str) -> Form:
    try:
        return FORMS[name]
    except KeyError:
        raise ValueError(f'there is no file format "{name}"; there are {", ".join(FORMS)}') from None


def _nearest(title: str) -> tuple[str, ...]:
    return nearest(title, rules=LATEST.name)
