"""Rezzed Corp cards as a turn of the Corp is about to begin."""

from __future__ import annotations

from sneakdoor.testing import Table


def before_turn(*titles: str, clicks: int = 1, deck: int = 12, **tokens: int) -> Table:
    """The Runner's last click, with these cards rezzed in remote servers of their own, each with these tokens."""
    t = Table("runner", clicks=clicks, deck=deck)
    for n, title in enumerate(titles, 1):
        t.corp.put(title, f"Server {n}", rezzed=True, tokens=tokens or None)
    return t


def at_turn(*titles: str, deck: int = 12, **tokens: int) -> Table:
    """The Corp's turn begins with these cards rezzed; what they ask is still to be answered."""
    t = before_turn(*titles, deck=deck, **tokens)
    t.end_turn()
    return t
