"""A game as seed, decks and choices, which replays to the same game on every machine."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sneakdoor.options import Option

FORMATS: Final = (1, 2)
"""The second names its rules: a reader of the first refuses such a record instead of replaying it by other rules."""
FIRST_RULES: Final = "1.4"
"""The rules of a record that names none."""
MOST_CARDS: Final = 1000
"""Maximum size of a deck that can be read or played."""


class BadRecord(ValueError):
    """A record that cannot be read or replayed; the message says where the problem is."""


Counts = Mapping[str, int] | Iterable[tuple[str, int]]
"""Titles with their number of copies."""


class DeckList(Protocol):
    """A deck for `Game.new`: the title of an identity, and the number of copies of each card.

    `sneakdoor.decks.Deck` implements this protocol. An optional attribute `extras` has the cards that start outside the
    game (CR 1.5).
    """

    @property
    def identity(self) -> str: ...

    @property
    def cards(self) -> Counts: ...


@dataclass(frozen=True, slots=True)
class RecordedDeck:
    """A deck as stored in a record."""

    identity: str
    cards: tuple[tuple[str, int], ...]
    extras: tuple[tuple[str, int], ...] = ()  # cards that start outside the game (CR 1.5)

    def __str__(self) -> str:
        return f"{self.identity}, {sum(n for _, n in self.cards)} cards"

    @staticmethod
    def of(deck: DeckList) -> RecordedDeck:
        extras: Counts = getattr(deck, "extras", None) or {}
        return RecordedDeck(deck.identity, tuple(dict(deck.cards).items()), tuple(dict(extras).items()))


@dataclass(frozen=True, slots=True)
class Record:
    """Seed, decks and choices of a game. Choices are stored by meaning, not by index."""

    seed: int
    corp: RecordedDeck
    runner: RecordedDeck
    choices: tuple[Option, ...] = ()
    skip_forced: bool = False
    undone: int = 0  # number of choices taken back during the game
    version: str = ""
    rules: str = FIRST_RULES  # the version of the rules that it was played by

    def __str__(self) -> str:
        undone = f", {self.undone} taken back" if self.undone else ""
        played = f"{len(self.choices)} choice{'' if len(self.choices) == 1 else 's'}{undone}"
        return f"seed {self.seed}: {self.corp.identity} against {self.runner.identity}, {played}"

    def __repr__(self) -> str:
        return f"<Record of {self}>"

    @staticmethod
    def of(
        corp: DeckList,
        runner: DeckList,
        seed: int,
        choices: Iterable[Option] = (),
        *,
        skip_forced: bool = False,
        undone: int = 0,
        rules: str = FIRST_RULES,
    ) -> Record:
        """Create a record; the decks may be any `DeckList`."""
        decks = RecordedDeck.of(corp), RecordedDeck.of(runner)
        return Record(seed, *decks, tuple(choices), skip_forced, undone, rules=rules)

    def to_json(self) -> str:
        decks = {
            name: {"identity": deck.identity, "cards": dict(deck.cards), "extras": dict(deck.extras)}
            for name, deck in (("corp", self.corp), ("runner", self.runner))
        }
        named = self.rules != FIRST_RULES
        fields = {
            "format": FORMATS[named],
            **({"rules": self.rules} if named else {}),
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
        """Parse a record; raise `BadRecord` with the place of the problem."""
        try:
            fields = json.loads(text)
        except json.JSONDecodeError as wrong:
            raise BadRecord(f"not JSON: {wrong.msg} (line {wrong.lineno}, column {wrong.colno})") from None
        except (ValueError, RecursionError):
            raise BadRecord("not JSON that can be read: a number too long, or lists too deep in each other") from None
        if not isinstance(fields, dict):
            raise BadRecord("a record is a JSON object")
        if fields.get("format") not in FORMATS:
            raise BadRecord(f"format {fields.get('format')!r} is not {' or '.join(map(str, FORMATS))}")
        seed, skip, undone = fields.get("seed"), fields.get("skip_forced", False), fields.get("undone", 0)
        if type(seed) is not int or type(skip) is not bool or type(undone) is not int or undone < 0:
            raise BadRecord("seed, skip_forced or undone is missing or of the wrong kind")
        rules = fields.get("rules", FIRST_RULES)
        if not isinstance(rules, str):
            raise BadRecord("rules must be the name of a version")
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
            rules,
        )


def _deck(fields: dict[str, Any], name: str) -> RecordedDeck:
    deck = fields.get(name)
    if not isinstance(deck, dict) or not isinstance(deck.get("identity"), str):
        raise BadRecord(f"{name}: a deck needs an identity")
    piles = [deck.get(pile, {}) for pile in ("cards", "extras")]
    for pile in piles:
        if not isinstance(pile, dict) or not all(type(n) is int and n > 0 for n in pile.values()):
            raise BadRecord(f"{name}: cards and extras must map titles to numbers above 0")
    if sum(n for pile in piles for n in pile.values()) > MOST_CARDS:
        raise BadRecord(f"{name}: a deck with more than {MOST_CARDS} cards")
    return RecordedDeck(deck["identity"], tuple(piles[0].items()), tuple(piles[1].items()))


def _option(n: int, one: Any) -> Option:
    if not isinstance(one, dict):
        raise BadRecord(f"choice {n + 1}: not an object")
    try:
        return Option.from_dict(one)
    except ValueError as wrong:
        raise BadRecord(f"choice {n + 1}: {wrong}") from None
