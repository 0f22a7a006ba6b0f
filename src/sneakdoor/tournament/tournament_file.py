"""The file of a tournament, and lists of players from elsewhere."""

from __future__ import annotations

import csv
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from sneakdoor.tournament.rounds import RESULTS, Bout, Entrant, Pairing, Tournament, TournamentError
from sneakdoor.user_data import keep, load_json, read_text

VERSION: Final = 1
COLUMNS: Final = ("name", "corp", "runner", "bot")


def write(event: Tournament, path: Path) -> None:
    """Keep a tournament; what was there before stays whole until the new one is written."""
    keep(path, json.dumps({"version": VERSION, **asdict(event)}, indent=1, ensure_ascii=False))


def read(path: Path) -> Tournament:
    """A tournament from its file; what is wrong with the file is said with its place."""
    data = load_json(path, "tournament", VERSION, TournamentError)
    try:
        return _event(data)
    except (KeyError, TypeError, AttributeError) as error:
        raise TournamentError(f"{path} lacks something that a tournament has: {error}") from None


def _event(data: dict[str, Any]) -> Tournament:
    event = Tournament(
        str(data["name"]), [Entrant(**one) for one in data["entrants"]], int(data["swiss"]), int(data["cut"]),
        str(data["format"]), int(data["seed"]), [], [str(name) for name in data["seeds"]],
    )  # fmt: skip
    event.rounds = [[_table(event, one) for one in tables] for tables in data["rounds"]]
    event.bracket = [[_table(event, one) for one in tables] for tables in data["bracket"]]
    return event


def _table(event: Tournament, data: dict[str, Any]) -> Pairing:
    games = [Bout(**one) for one in data["games"]]
    for name in (data["first"], data["second"], *(name for game in games for name in (game.corp, game.runner))):
        if name:
            event.entrant(name)
    if any(game.result not in ("", *RESULTS) for game in games):
        raise TournamentError(f"a result is one of {', '.join(RESULTS)}")
    return Pairing(data["first"], data["second"], games)


def players_in(path: Path) -> list[Entrant]:
    """Players from a list: JSON, or lines with name, Corp deck, Runner deck and, for a bot, its name.

    The first line may name the columns, in any order; commas, semicolons and tabs part them.
    """
    text = read_text(path, TournamentError)
    if path.suffix == ".json":
        return _from_json(path, text)
    mark = next((one for one in ("\t", ";") if one in text), ",")
    rows = [row for row in csv.reader(text.splitlines(), delimiter=mark) if any(cell.strip() for cell in row)]
    columns: tuple[str, ...] = COLUMNS
    if rows and "name" in {cell.strip().lower() for cell in rows[0]}:
        columns = tuple(cell.strip().lower() for cell in rows.pop(0))
    out = []
    for row in rows:
        data = {column: cell.strip() for column, cell in zip(columns, row, strict=False) if column in COLUMNS}
        if not data.get("name"):
            raise TournamentError(f"{path}: a line without a name: {mark.join(row)}")
        out.append(_entrant(data))
    return out


def _entrant(data: dict[str, str]) -> Entrant:
    name, corp, runner, bot = (data.get(column, "") for column in COLUMNS)
    return Entrant(name, corp, runner, bot)


def _from_json(path: Path, text: str) -> list[Entrant]:
    try:
        data = json.loads(text)
        data = data.get("players", data) if isinstance(data, dict) else data
        return [_entrant({key: str(one.get(key, "")) for key in COLUMNS}) for one in data]
    except (ValueError, AttributeError, TypeError) as error:
        raise TournamentError(f"{path} is no list of players: {error}") from None
