"""A game as seed, decks and choices: enough to play it again, anywhere, byte for byte."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sneakdoor.options import Option

FORMAT: Final = 1


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the message says where."""


Counts = Mapping[str, int] | Iterable[tuple[str, int]]
"""Titles and how many of each."""


class DeckList(Protocol):
    """What a game is begun with: the title of an identity, and how many there are of each card.

    `sneakdoor.decks.Deck` is one, and so is anything of this shape. Where it has `extras` too, those are the cards that
    wait outside the game (CR 1.5).
    """

    @property
    def identity(self) -> str: ...

    @property
    def cards(self) -> Counts: ...


@dataclass(frozen=True, slots=True)
class RecordedDeck:
    """What a record keeps of a deck: enough to play with it."""

    identity: str
    cards: tuple[tuple[str, int], ...]
    extras: tuple[tuple[str, int], ...] = ()  # cards that wait outside the game (CR 1.5)

    def __str__(self) -> str:
        return f"{self.identity}, {sum(n for _, n in self.cards)} cards"

    @staticmethod
    def of(deck: DeckList) -> RecordedDeck:
        extras: Counts = getattr(deck, "extras", None) or {}
        return RecordedDeck(deck.identity, tuple(dict(deck.cards).items()), tuple(dict(extras).items()))


@dataclass(frozen=True, slots=True)
class Record:
    """A game's seed, decks and choices. Choices are kept by meaning, not by index."""

    seed: int
    corp: RecordedDeck
    runner: RecordedDeck
    choices: tuple[Option, ...] = ()
    skip_forced: bool = False
    undone: int = 0  # how many choices were taken back on the way
    version: str = ""

    def __str__(self) -> str:
        undone = f", {self.undone} taken back" if self.undone else ""
        played = f"{len(self.choices)} choice{'' if len(self.choices) == 1 else 's'}{undone}"
        return f"seed {self.seed}: {self.corp.identity} against {self.runner.identity}, {played}"

    def __repr__(self) -> str:
        return f"<Record of {self}>"

    def to_json(self) -> str:
        decks = {
            name: {"identity": deck.identity, "cards": dict(deck.cards), "extras": dict(deck.extras)}
            for name, deck in (("corp", self.corp), ("runner", self.runner))
        }
        fields = {
            "format": FORMAT,
            "version": self.version,
            "seed": self.seed,
            **decks,
            "skip_forced": self.skip_forced,
            "undone": self.undone,
            "choices": [option.as_dict() for option in self.choices],
        }
        return json.dumps(fields, ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> Record:
        """Read a record; anything wrong is said with its place."""
        try:
            fields = json.loads(text)
        except json.JSONDecodeError as wrong:
            raise BadRecord(f"not JSON: {wrong.msg} (line {wrong.lineno}, column {wrong.colno})") from None
        except (ValueError, RecursionError):
            raise BadRecord("not JSON that can be read: a number too long, or lists too deep in each other") from None
        if not isinstance(fields, dict):
            raise BadRecord("a record is a JSON object")
        if fields.get("format") != FORMAT:
            raise BadRecord(f"format {fields.get('format')!r} is not {FORMAT}")
        seed, skip, undone = fields.get("seed"), fields.get("skip_forced", False), fields.get("undone", 0)
        if type(seed) is not int or type(skip) is not bool or type(undone) is not int or undone < 0:
            raise BadRecord("seed, skip_forced or undone is missing or of the wrong kind")
        choices = fields.get("choices", [])
        if not isinstance(choices, list):
            raise BadRecord("choices must be a list")
        return Record(
            seed,
            _deck(fields, "corp"),
            _deck(fields, "runner"),
            tuple(_option(n, one) for n, one in enumerate(choices)),
            skip,
            undone,
            str(fields.get("version", "")),
        )


def _deck(fields: dict[str, Any], name: str) -> RecordedDeck:
    deck = fields.get(name)
    if not isinstance(deck, dict) or not isinstance(deck.get("identity"), str):
        raise BadRecord(f"{name}: a deck needs an identity")
    piles = [deck.get(pile, {}) for pile in ("cards", "extras")]
    for pile in piles:
        if not isinstance(pile, dict) or not all(type(n) is int and n > 0 for n in pile.values()):
            raise BadRecord(f"{name}: cards and extras must map titles to numbers above 0")
    return RecordedDeck(deck["identity"], tuple(piles[0].items()), tuple(piles[1].items()))


def _option(n: int, one: Any) -> Option:
    if not isinstance(one, dict):
        raise BadRecord(f"choice {n + 1}: not an object")
    try:
        return Option.from_dict(one)
    except ValueError as wrong:
        raise BadRecord(f"choice {n + 1}: {wrong}") from None
