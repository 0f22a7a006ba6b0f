"""A table as plain data: what was laid out and what was chosen since, so that a position can be written down.

A record begins with two decks; a position begins in the middle. It is kept as the words that lay it out, so that it
can be read and changed by hand, and it leads to the same game wherever it is built.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sneakdoor.game import IllegalChoice
from sneakdoor.options import Option
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.player import Player
from sneakdoor.testing.table import BLANK_CORP, BLANK_RUNNER, Table

FORMAT: Final = 1
SIDES: Final = ("corp", "runner")
PILES: Final = ("hand", "deck", "discard", "scored", "outside")
VERBS: Final = ("put", *PILES, "set")
_HOW: Final = {"server": str, "rezzed": bool, "tokens": dict, "on": str, "facedown": bool}


class BadPosition(ValueError):
    """A position that cannot be read or built; the message says where."""


@dataclass(frozen=True, slots=True)
class Laid:
    """One thing that was laid out: whose it is, the word for it, titles, and how."""

    side: str
    verb: str
    titles: tuple[str, ...] = ()
    how: Mapping[str, Any] = field(default_factory=dict)

    def lay(self, player: Player) -> None:
        if self.verb == "put":
            player.put(self.titles[0], **self.how)
        elif self.verb == "set":
            player.set(**self.how)
        else:
            getattr(player, self.verb)(*self.titles, **self.how)

    def as_list(self) -> list[Any]:
        return [self.side, self.verb, list(self.titles), dict(self.how)]


@dataclass(frozen=True, slots=True)
class Position:
    """A table, and the choices that were made at it."""

    turn: str = "corp"
    laid: tuple[Laid, ...] = ()
    corp: str = ""
    runner: str = ""
    clicks: int | None = None
    seed: int = 1
    choices: tuple[Option, ...] = ()
    note: str = ""

    def table(self, *, skip_forced: bool = False) -> Table:
        """The table, with the choices made."""
        corp, runner = self.corp or BLANK_CORP.title, self.runner or BLANK_RUNNER.title
        try:
            table = Table(
                self.turn, corp=corp, runner=runner, seed=self.seed, clicks=self.clicks, skip_forced=skip_forced
            )
            for number, one in enumerate(self.laid):
                try:
                    one.lay(table.corp if one.side == "corp" else table.runner)
                except (TableError, TypeError, LookupError, ValueError) as error:
                    raise BadPosition(f"what is laid out, {number + 1}: {error}") from None
            _ = table.decision
        except TableError as error:
            raise BadPosition(str(error)) from None
        for number, option in enumerate(self.choices):
            try:
                table.game.choose(option)
            except IllegalChoice as error:
                raise BadPosition(f"choice {number + 1} is not possible: {error}") from None
        return table

    def after(self, choices: tuple[Option, ...], note: str = "") -> Position:
        return replace(self, choices=choices, note=note or self.note)

    def to_json(self) -> str:
        fields: dict[str, Any] = {"format": FORMAT, "position": True, "turn": self.turn, "seed": self.seed}
        fields |= {name: title for name, title in zip(SIDES, (self.corp, self.runner), strict=True) if title}
        if self.clicks is not None:
            fields["clicks"] = self.clicks
        if self.note:
            fields["note"] = self.note
        fields["laid"] = [one.as_list() for one in self.laid]
        fields["choices"] = [option.as_dict() for option in self.choices]
        return json.dumps(fields, ensure_ascii=False)

    @staticmethod
    def from_json(text: str) -> Position:
        """Read a position; anything wrong is said with its place."""
        try:
            fields = json.loads(text)
        except (ValueError, RecursionError):
            raise BadPosition("not JSON") from None
        if not isinstance(fields, dict) or fields.get("format") != FORMAT or fields.get("position") is not True:
            raise BadPosition(f"not a position of format {FORMAT}")
        turn, clicks, seed = fields.get("turn"), fields.get("clicks"), fields.get("seed", 1)
        if turn not in SIDES or type(seed) is not int or (clicks is not None and type(clicks) is not int):
            raise BadPosition("turn, seed or clicks is missing or of the wrong kind")
        titles = [fields.get(name, "") for name in (*SIDES, "note")]
        laid, choices = fields.get("laid", []), fields.get("choices", [])
        if (
            not all(isinstance(one, str) for one in titles)
            or not isinstance(laid, list)
            or not isinstance(choices, list)
        ):
            raise BadPosition("corp, runner, note, laid or choices is of the wrong kind")
        try:
            chosen = tuple(Option.from_dict(one if isinstance(one, dict) else {}) for one in choices)
        except ValueError as error:
            raise BadPosition(f"choices: {error}") from None
        things = tuple(_laid(number, one) for number, one in enumerate(laid))
        return Position(turn, things, titles[0], titles[1], clicks, seed, chosen, titles[2])


def _laid(number: int, one: Any) -> Laid:
    where = f"what is laid out, {number + 1}"
    if not isinstance(one, list) or len(one) != 4 or one[0] not in SIDES or one[1] not in VERBS:
        raise BadPosition(f"{where}: [side, one of {', '.join(VERBS)}, titles, how] is expected")
    side, verb, titles, how = one
    if not isinstance(titles, list) or not all(isinstance(title, str) for title in titles) or not isinstance(how, dict):
        raise BadPosition(f"{where}: titles must be a list of texts, and how an object")
    if verb == "put" and (len(titles) != 1 or any(not isinstance(how[name], _HOW.get(name, ())) for name in how)):
        raise BadPosition(f"{where}: one title, and of {', '.join(_HOW)} what is wanted")
    return Laid(side, verb, tuple(titles), how)
