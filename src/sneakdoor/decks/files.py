"""Decks from and to the forms in which players have them."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from sneakdoor.decks import api_json, lines, octgn
from sneakdoor.decks.deck import Deck, DeckError, Problem
from sneakdoor.decks.facts import cards
from sneakdoor.decks.titles import nearest


def _read_lines(text: str) -> Deck:
    return lines.LineReader(text).read()


def _read_octgn(text: str) -> Deck:
    return octgn.OctgnReader().read(text)


Form = tuple[Callable[[str], Deck], Callable[[Deck], str], str]

FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        "text": (_read_lines, lines.write_text, "plain text, a card a line: 3 Diesel"),
        "nrdb": (_read_lines, lines.write_nrdb, "NetrunnerDB's text export"),
        "markdown": (_read_lines, lines.write_markdown, "NetrunnerDB's Markdown export"),
        "jinteki": (_read_lines, lines.write_jinteki, "jinteki.net's deck editor, with ;; lines"),
        "octgn": (_read_octgn, octgn.write_octgn, "OCTGN's .o8d"),
        "json": (api_json.read_json, api_json.write_json, "NetrunnerDB's API"),
    }
)
FILE_FORMATS: Final = tuple(FORMS)


def read(text: str | bytes, format: str | None = None) -> Deck:  # noqa: A002  (the file's, as in write)
    """The deck in this text; the form is seen by itself unless it is named.

    Raises `DeckError` with every line that cannot be understood.

    >>> deck = read("Noise\\n3 Déjà Vu\\n2x sure gamble\\n1 Sure Gamble (Core Set)")
    >>> deck.identity, dict(deck.cards)
    ('Noise: Hacker Extraordinaire', {'Déjà Vu': 3, 'Sure Gamble': 3})
    """
    text = decoded(text) if isinstance(text, bytes) else text.removeprefix("\ufeff")
    if not text.strip():
        raise DeckError([Problem(0, "", "there is nothing in it: a deck has an identity and cards")])
    reader, _, _ = _form(format or seen(text))
    return reader(text)


def write(deck: Deck, format: str) -> str:  # noqa: A002  (the file's, as in read)
    """The deck as text in one of `FILE_FORMATS`; `read` gives the same deck back.

    >>> print(write(Deck.of("Noise", {"Sure Gamble": 3}), "jinteki"), end="")
    ;; identity: Noise: Hacker Extraordinaire
    3 Sure Gamble
    """
    _, writer, _ = _form(format)
    known = cards()
    titles = (deck.identity, *deck.cards, *deck.extras)
    problems = [Problem(0, title, "is no card that I know", nearest(title)) for title in titles if title not in known]
    if not problems and not known[deck.identity].is_identity:
        problems.append(Problem(0, deck.identity, "is not an identity"))
    if problems:
        raise DeckError(problems)
    return writer(deck)


def seen(text: str) -> str:
    """The form that a text has, by how it looks: what is whole first, then what has a sign, then what began as one."""
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
    """The characters of a file, whatever program wrote it."""
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
