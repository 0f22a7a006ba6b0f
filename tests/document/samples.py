"""Small documents of our own, in each form, and the way to the shared ones.

The official texts are not part of the repository. Tests that need them ask `shared`: SNEAKDOOR_SHARED names the folder,
otherwise a folder `shared` beside the checkout is looked into, and where there is none the test says so and is skipped.
"""

import os
from functools import cache
from pathlib import Path

import pytest

from sneakdoor.document import Document, read, read_bytes

ROOT = Path(__file__).resolve().parents[2]

SOURCE = """\
---
title: Rules of Lanterns
version: "0.1"
---

## What changed

Nothing yet.

# The Game {#sec:game}

## Players {#sec:players}

*A game about light.*

### Two players sit at the table. Each has a can as told in section @sec:oil. {#sec:two}

### A player may light a lantern. See rule @sec:dark for the dark.

a. Lighting costs 1![](pictures/coin.png "coins"){ width=10px }.
b. A lit lantern **burns**.

*Example: Ada lights a lantern and pays 1![](pictures/coin.png "coins"){ width=10px }.*

c. A lantern can be doused.

## Oil and Coins {#sec:oil}

### The symbol ![](pictures/coin.png "coins"){ width=10px } (plaintext: [c]) stands for a coin.

### Darkness falls when no lantern burns. {#sec:dark}

*Example 1: All lanterns were doused.*

*Example 2: The oil ran out.*
"""

MARKDOWN = """\
Rules of Lanterns

This is **version 0.1** of this document.

Table of Contents

1 The Game

1.1\tPlayers\t1
1.2\tOil and Coins\t1

1 The Game

1.1 Players

A game about light.

- 1.1.1 Two players sit at the table. Each has a can as told in [section 1.2](#).
- 1.1.2 A player may light a lantern. See [rule 1.2.2](#) for the dark.
 - a. Lighting costs 1[c].
 - b. A lit lantern **burns**.

*Example: Ada lights a lantern and pays 1[c].*

 - c. A lantern can be doused.

1.2 Oil and Coins

- 1.2.1 The symbol [c] (plaintext: [c]) stands for a coin.
- 1.2.2 Darkness falls when no lantern burns.

Example 1: All lanterns were doused.

Example 2: The oil ran out.
"""

TEXT = """\
1 The Game
  1.1 Players
    A game about light.
    1.1.1 Two players sit at the table. Each has a can as told in §1.2.
    1.1.2 A player may light a lantern. See §1.2.2 for the dark.
      1.1.2a Lighting costs 1[c].
      1.1.2b A lit lantern burns.
         EX: Ada lights a lantern and pays 1[c].
      1.1.2c A lantern can be doused.
  1.2 Oil and Coins
    1.2.1 The symbol [c] (plaintext: [c]) stands for a coin.
    1.2.2 Darkness falls when no lantern burns.
       EX: All lanterns were doused.
       EX: The oil ran out.
"""


def source(text: str = SOURCE) -> Document:
    return read_bytes(text.encode(), "lanterns.md", "pandoc")


def text(words: str, name: str = "lanterns.txt") -> Document:
    return read_bytes(words.encode(), name, "text")


def section(*lines: str) -> Document:
    """A document of one section, with these lines from line 5 on."""
    return text("\n".join(["1. The Game", "", "1.1. Players", "", *lines, ""]))


def shared(name: str) -> Path:
    """One of the shared documents, or a skipped test."""
    for folder in (os.environ.get("SNEAKDOOR_SHARED"), ROOT.parent / "shared"):
        if folder and (path := Path(folder, "rules", name)).is_file():
            return path
    pytest.skip(f"{name} is not at hand: set SNEAKDOOR_SHARED to the folder that has rules/")


@cache
def _read(path: Path) -> Document:
    return read(path)


def shared_document(name: str) -> Document:
    """One of the shared documents, read once for all tests; nobody may change it."""
    return _read(shared(name))
