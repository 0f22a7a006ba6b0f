"""Saved games in the user's data folder, written after every choice.

A saved game is a record with an additional field, `table`: the players and the settings of the prompt.
"""

import json
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sneakdoor import BadRecord, CannotPlay, Game, Record
from sneakdoor.catalogue import data_folder
from sneakdoor.seating import Policy

HUMAN = "human"
FOLDER = "games"
LARGEST = 16 * 1024 * 1024


@dataclass
class Seating:
    """The players of a game and the settings of the prompt."""

    seats: tuple[str, str] = (HUMAN, HUMAN)  # Corp and Runner: `human` or the name of a bot
    policies: tuple[Policy, Policy] = field(default_factory=lambda: (Policy(), Policy()))  # automatic passing
    brief: bool = False
    chosen: list[int] = field(default_factory=list)  # indexes of the choices that started a typed command

    @property
    def hotseat(self) -> bool:
        return self.seats == (HUMAN, HUMAN)

    def as_dict(self) -> dict[str, Any]:
        policies = [one.as_dict() for one in self.policies]
        return {"seats": list(self.seats), "policies": policies, "brief": self.brief, "chosen": self.chosen}

    @staticmethod
    def from_dict(data: object) -> "Seating":
        if not isinstance(data, dict):
            raise BadRecord("it does not name the players (no field `table`)")
        seats, chosen = data.get("seats"), data.get("chosen", [])
        older = {
            "auto": data.get("auto", True),
            "stops": data.get("stops", []),
        }  # files of earlier versions
        policies = data.get("policies", [older, older])
        good = (
            isinstance(seats, list) and len(seats) == 2 and all(isinstance(one, str) for one in seats)
            and HUMAN in seats and isinstance(policies, list) and len(policies) == 2
            and isinstance(chosen, list) and all(type(one) is int for one in chosen)
        )  # fmt: skip
        if not good:
            raise BadRecord("the field `table` is damaged")
        assert isinstance(seats, list)
        corp, runner = (Policy.from_dict(one) for one in policies)
        return Seating((seats[0], seats[1]), (corp, runner), bool(data.get("brief")), chosen)


def games_folder() -> Path:
    return data_folder() / FOLDER


def new_path(seed: int) -> Path:
    """Return an unused file name for a new game."""
    stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{seed}"
    folder = games_folder()
    path, number = folder / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def write(path: Path, text: str, *, sure: bool = False) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, made = tempfile.mkstemp(prefix=path.name, suffix=".new", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            if sure:
                file.flush()
                os.fsync(file.fileno())
        Path(made).replace(path)
    except BaseException:
        Path(made).unlink(missing_ok=True)
        raise


def to_json(game: Game, seating: Seating) -> str:
    fields = json.loads(game.record.to_json())
    fields["table"] = seating.as_dict()
    fields["over"] = game.outcome is not None
    return json.dumps(fields, ensure_ascii=False)


def read(path: Path) -> tuple[Game, Seating]:
    """Load a saved game; raise BadRecord with the problem."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord("it is too large for a saved game")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"it cannot be opened: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadRecord("it is not text") from None
    record = Record.from_json(text)
    seating = Seating.from_dict(json.loads(text).get("table"))
    try:
        game = Game.replay(record)
    except CannotPlay as error:
        raise BadRecord(str(error)) from None
    seating.chosen = [one for one in seating.chosen if 0 <= one < len(game.choices)]
    return game, seating


def saved_games() -> Iterator[Path]:
    """Return the saved games, latest first."""
    try:
        found = [(path.stat().st_mtime, path) for path in games_folder().glob("*.json")]
    except OSError:
        return
    for _, path in sorted(found, reverse=True):
        yield path


def is_over(path: Path) -> bool:
    """Return whether the saved game has ended; False for a damaged file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(data, dict) and data.get("over") is True
