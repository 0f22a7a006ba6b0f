"""What all pages share: the frame around them, addresses, lists and links."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from typing import Final

from sneakdoor import __version__
from sneakdoor.catalogue import cards
from sneakdoor.reference.evidence import Shown
from sneakdoor.rulebook import find, rules
from sneakdoor.timing import find_step

NAV: Final = (
    ("timing/index.html", "Timing"),
    ("rules/index.html", "Rules"),
    ("cards/index.html", "Cards"),
    ("examples/index.html", "Examples"),
    ("glossary.html", "Glossary"),
    ("ledger/index.html", "Ledger"),
    ("interpretations.html", "Readings"),
    ("changes.html", "1.3 and 1.4"),
)
LATER: Final = "1.4:"
FEW: Final = 12
_NUMBER: Final = re.compile(r"(?<![\w.:])((?:1\.4:)?\d{1,2}\.\d{1,2}(?:\.\d{1,2})?[a-z]?)(?![\w])")


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its path below the folder, its title, its body, and the words by which it is found."""

    path: str
    title: str
    body: str

    def html(self) -> str:
        up = "../" * self.path.count("/")
        nav = "".join(
            f'<li><a href="{up}{path}"{_here(self.path, path)}>{escape(words)}</a></li>' for path, words in NAV
        )
        return f"""<!DOCTYPE html>
<html lang="en" data-root="{up}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(self.title)} · Sneakdoor</title>
<link rel="stylesheet" href="{up}style.css">
<script src="{up}reference.js" defer></script>
</head>
<body>
<a class="skip" href="#main">To the page</a>
<header>
<p class="brand"><a href="{up}index.html">Sneakdoor</a></p>
<form class="search" role="search">
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" placeholder="a card, 6.9.3c, words …">
<div id="found" hidden></div>
<p id="count" role="status"></p>
</form>
<nav aria-label="Parts"><ul>{nav}</ul></nav>
</header>
<main id="main">
<h1>{escape(self.title)}</h1>
{self.body}
</main>
<footer><p>Made by Sneakdoor {escape(__version__)} from its engine. The words are our own.</p></footer>
</body>
</html>
"""


def _here(path: str, link: str) -> str:
    folder = link.rpartition("/")[0]
    at_it = path == link or (folder and path.startswith(f"{folder}/"))
    return ' aria-current="page"' if at_it else ""


# ----------------------------------------------------------------------------------------------------------- addresses


def slug(text: str) -> str:
    """A title as the name of a file.

    >>> slug("Ken “Express” Tenma: Disappeared Clone")
    'ken-express-tenma-disappeared-clone'
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(one if one.isascii() and one.isalnum() else "" if one in "'’‘." else " " for one in plain)
    return "-".join(kept.split())


_slugs: dict[str, str] = {}


def card_path(title: str) -> str:
    """Where the page of a card is; titles that would share a name are told apart."""
    if not _slugs:
        taken: set[str] = set()
        for one in cards():
            name = slug(one) or "card"
            while name in taken or name in INDEXES:
                name += "-2"
            taken.add(name)
            _slugs[one] = name
    return f"cards/{_slugs[title]}.html"


INDEXES: Final = frozenset({
    "index", "agenda", "asset", "event", "hardware", "ice", "identity", "operation", "program", "resource", "upgrade",
})  # fmt: skip


def section_of(number: str) -> str:
    """The section on whose page a rule stands: chapter and section of its number."""
    bare = number.removeprefix(LATER)
    parts = re.findall(r"\d+", bare)
    return ".".join(parts[:2])


def anchor(number: str) -> str:
    return f"r{number.replace(':', '-')}"


def rule_path(number: str) -> str:
    return f"rules/{section_of(number)}.html#{anchor(number)}"


# --------------------------------------------------------------------------------------------------------------- links


def rule_link(up: str, number: str) -> str:
    if number not in rules():
        return escape(number)
    return f'<a href="{up}{rule_path(number)}" title="{escape(find(number).summary)}">{escape(number)}</a>'


def step_link(up: str, number: str) -> str:
    """To the step in the drawing of its structure, else to the rule."""
    found = find_step(number)
    if found is None:
        return rule_link(up, number)
    return f'<a href="{up}timing/{found[0]}.html#{anchor(number)}">{escape(number)}</a>'


def card_link(up: str, title: str) -> str:
    return f'<a href="{up}{card_path(title)}">{escape(title)}</a>' if title in cards() else escape(title)


def linked(up: str, words: str) -> str:
    """Text of ours with the numbers of rules as links."""
    out, at = [], 0
    for found in _NUMBER.finditer(words):
        if found[1] in rules() and found[1].count(".") > 1:
            out += [escape(words[at : found.start()]), rule_link(up, found[1])]
            at = found.end()
    return "".join([*out, escape(words[at:])])


def listed(items: Iterable[str], kind: str = "") -> str:
    rows = "".join(f"<li>{item}</li>" for item in items)
    return f"<ul{f' class={chr(34)}{kind}{chr(34)}' if kind else ''}>{rows}</ul>" if rows else ""


def folded(words: str, inside: str) -> str:
    return f"<details><summary>{escape(words)}</summary>{inside}</details>"


def test_items(shown: Iterable[Shown | str]) -> list[str]:
    """Tests by their names, which are sentences, with the file they stand in."""
    out = []
    for one in shown:
        file, _, name = (one.id if isinstance(one, Shown) else one).partition("::")
        sentence = name.rpartition("::")[2].removeprefix("test_").replace("_", " ") or name
        out.append(f"{escape(sentence)} <small>{escape(file.removeprefix('tests/').removesuffix('.py'))}</small>")
    return out


def several(items: list[str], words: str) -> str:
    """A few at once, the others folded away."""
    if len(items) <= FEW:
        return listed(items)
    return listed(items[:FEW]) + folded(f"{len(items) - FEW} more {words}", listed(items[FEW:]))


def counted(n: int, word: str) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"
