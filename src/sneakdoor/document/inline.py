"""Parse inline markup: emphasis, links, symbols, references.

The text formats use little markup, so Pandoc is not needed.
"""

import html
import re
from collections.abc import Iterator
from typing import Final

from sneakdoor.document.model import SYMBOLS, Piece, Reference, Symbol, Text, Words, tidy

NUMBER: Final = r"\d+(?:\.\d+)*(?:[a-z](?:\.(?:\d+[a-z]?|[ivx]+))?)?"

_LINK: Final = re.compile(r"\[((?:[^\[\]]|\\.)*)\]\((?:#[^)]*|(?:https?|mailto):[^)]*)\)")
_TAG: Final = re.compile(r"</?(?:u|span|a|div|sup|sub|em|strong|b|i)\b[^>]*>")
_NAMED: Final = re.compile(r"\{(?:card|product):([^{}]*)\}")  # layout commands in some text formats
_SETTING: Final = re.compile(r"\s*\{\w+=[^{}]*\}")
_ESCAPED: Final = re.compile(r"\\([\\`*_{}\[\]()#+.!<>~^$@'\"|&-])")
_STYLED: Final = re.compile(r"(\*\*\*|\*\*|\*)(?=\S)(.+?)(?<=\S)\1(?!\*)")
_BRACKETED: Final = re.compile(r"(?<!plaintext: )\[([A-Za-z]+)\]")
_GIVEN: Final = re.compile(r"\(plaintext: \[([A-Za-z]+)\]\)")
_HELD: Final = "\ue000"  # marks escaped characters, so that no later step treats them as markup

_LED: Final = re.compile(
    rf"(?P<label>(?P<lead>\b(?:[Ss]ections?|[Rr]ules?|[Ss]teps?) )?@(?P<name>sec:[\w.:-]*\w))"
    rf"|§(?P<list>(?:{NUMBER}|[A-Za-z]\w*)(?:,(?:{NUMBER}|[A-Za-z]\w*))*)"
    rf"|(?P<word>\b(?:[Ss]ections?|[Rr]ules?|[Ss]teps?) )(?P<number>{NUMBER})(?![\w])"
)
_MORE: Final = re.compile(rf"(?P<between>,? (?:and|or|through|to) |, )(?P<number>\d+\.{NUMBER})(?![\w])")


def pieces(text: str, replacements: dict[str, str] | None = None) -> Text:
    """Split a line into pieces.

    >>> pieces("See [rule 3.4.7](#) for **2[c]**.")
    (Words(text='See ', strong=False, emph=False), Reference(target='3.4.7', word='rule '), \
Words(text=' for ', strong=False, emph=False), Words(text='2', strong=True, emph=False), \
Symbol(name='c', picture='', title=''), Words(text='.', strong=False, emph=False))
    """
    known = {*SYMBOLS, *(replacements or {}).values()}
    text = _SETTING.sub("", _NAMED.sub(r"\1", _LINK.sub(r"\1", text)))
    text = html.unescape(_TAG.sub("", text))
    text = _ESCAPED.sub(lambda found: f"{found[1]}{_HELD}" if found[1] in "*_" else found[1], text)
    out: list[Piece] = []
    for words in _styles(text):
        for piece in symbols_in(words, known):
            out += find_references(piece) if isinstance(piece, Words) else [piece]
    return tidy(tuple(out))


def _styles(text: str, *, strong: bool = False, emph: bool = False) -> Iterator[Words]:
    at = 0
    for found in _STYLED.finditer(text):
        if found[2].startswith(_HELD):
            continue
        yield Words(text[at : found.start()].replace(_HELD, ""), strong, emph)
        yield from _styles(found[2], strong=strong or len(found[1]) > 1, emph=emph or len(found[1]) != 2)
        at = found.end()
    yield Words(text[at:].replace(_HELD, ""), strong, emph)


def symbols_in(words: Words, known: set[str]) -> Iterator[Piece]:
    at = 0
    for found in _BRACKETED.finditer(words.text):
        if found[1] not in known:
            continue
        yield Words(words.text[at : found.start()], words.strong, words.emph)
        yield Symbol(found[1])
        at = found.end()
    yield Words(words.text[at:], words.strong, words.emph)


def find_references(words: Words) -> list[Piece]:
    """Split references out of words: `@sec:…`, `§1.9`, "rules 10.1.3 and 10.1.4".

    >>> find_references(Words("as in sections 6.3 through 6.8"))
    [Words(text='as in ', strong=False, emph=False), Reference(target='6.3', word='sections '), \
Words(text=' through ', strong=False, emph=False), Reference(target='6.8', word='')]
    >>> find_references(Words("§10.1.3, 10.1.4"))
    [Reference(target='10.1.3', word='§'), Words(text=', ', strong=False, emph=False), \
Reference(target='10.1.4', word='')]
    """
    text, at = words.text, 0
    out: list[Piece] = []

    def keep(until: int) -> None:
        if until > at:
            out.append(Words(text[at:until], words.strong, words.emph))

    while found := _LED.search(text, at):
        keep(found.start())
        at = found.end()
        if found["label"]:
            out.append(Reference(found["name"], found["lead"] or ""))
        elif found["list"]:
            for count, target in enumerate(found["list"].split(",")):
                out += [Words(", ", words.strong, words.emph)] if count else []
                out.append(Reference(target, "" if count else "§"))
        else:
            out.append(Reference(found["number"], found["word"]))
        while not found["label"] and (more := _MORE.match(text, at)):
            out += [Words(more["between"], words.strong, words.emph), Reference(more["number"])]
            at = more.end()
    keep(len(text))
    return out


def given_replacements(text: str) -> list[str]:
    """Return the plaintext replacements that a text introduces.

    >>> given_replacements("The symbol [c] (plaintext: [c]) stands for a coin")
    ['c']
    """
    return _GIVEN.findall(text)
