"""The folder that a simulation writes: games are appended as they end, so that killing it loses none of them.

`match.json` (for a ladder `ladder.json`) says what was played, `records.jsonl` holds a record a line, `games.csv` a
row a game. A row follows its record, and a line that was cut short is not counted. Once all is done, both are put in
the order of the games, so that the files are the same however many processes played.
"""

import csv
import io
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import IO, Any, Final

from sneakdoor.arena.blunders import NAMES as BLUNDERS
from sneakdoor.arena.blunders import Blunders
from sneakdoor.arena.match import Contest, Played

COLUMNS: Final = (*(one.name for one in fields(Played) if one.name != "blunders"), *BLUNDERS)
NUMBERS: Final = ("game", "seed", "turns", "decisions", "corp_points", "runner_points", *BLUNDERS)


class StoreTrouble(Exception):
    """The folder cannot be used; the message says why."""


class Store:
    """One folder with the games of one match, or of one ladder."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self.records = folder / "records.jsonl"
        self.rows = folder / "games.csv"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._claim(contest)
            self._refuse_other_columns()
            self.finished = self._found(contest)
            if not self.rows.exists():
                append(self.rows, line(COLUMNS))
        except OSError as error:
            raise StoreTrouble(f"{folder} cannot be used: {error.strerror or error}") from error

    def _claim(self, contest: Contest) -> None:
        """Whatever is there already must be of the same contest: then it is gone on with."""
        text = json.dumps(contest.as_json(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"
        file = self.folder / f"{contest.kind}.json"
        if file.exists():
            if file.read_text(encoding="utf-8") != text:
                raise StoreTrouble(
                    f"{self.folder} holds the games of another {contest.kind} (see {file.name}); name a new folder"
                )
        elif self.records.exists() or self.rows.exists():
            raise StoreTrouble(f"{self.folder} holds games of an unknown {contest.kind}; name a new folder")
        else:
            replace(file, [text.encode()])

    def _refuse_other_columns(self) -> None:
        """Leave a table with other columns alone: its games would be played again and its rows be lost."""
        headings = next(whole_lines(self.rows), None)
        if headings is not None and headings != line(COLUMNS):
            raise StoreTrouble(f"{self.rows} was written by another version; name a new folder")

    def _found(self, contest: Contest) -> list[Played]:
        """The games that were finished before; anything cut short is taken away."""
        kept = {record_seed(text): text for text in whole_lines(self.records)}
        kept.pop(None, None)
        found = {one.game: one for one in map(row, whole_lines(self.rows)) if one is not None}
        good = [
            one for number, one in sorted(found.items()) if one.seed == contest.game_seed(number) and one.seed in kept
        ]
        if self.records.exists():
            replace(self.records, (kept[one.seed] for one in good))
        if self.rows.exists():
            replace(self.rows, (line(COLUMNS), *(line(one.as_row().values()) for one in good)))
        return good

    def add(self, played: Played, record: str) -> None:
        """Keep a game; when this returns, it is on its way to the disk and survives this process."""
        append(self.records, record.encode() + b"\n")
        append(self.rows, line(played.as_row().values()))

    def with_records(self, games: Iterable[Played]) -> Iterator[tuple[Played, str]]:
        """Yield finished games with their records."""
        if not self.records.exists():
            return
        places = dict(places_of(self.records))
        with self.records.open("rb") as file:
            for one in games:
                yield one, at(file, places[one.seed]).decode()

    def keep_unfinished(self, record: str) -> Path:
        """A game that a bot did not finish: it can be looked at, and played on."""
        file = self.folder / "unfinished.json"
        replace(file, [record.encode() + b"\n"])
        return file

    def close(self, summary: dict[str, Any], pictures: dict[str, str]) -> None:
        """Put the games in order, and write what they tell."""
        self.records.touch()
        places = dict(places_of(self.records))
        games = sorted((one for one in map(row, whole_lines(self.rows)) if one is not None), key=lambda one: one.game)
        with self.records.open("rb") as file:
            replace(self.records, (at(file, places[one.seed]) for one in games if one.seed in places))
        replace(self.rows, (line(COLUMNS), *(line(one.as_row().values()) for one in games)))
        replace(self.folder / "summary.json", [json.dumps(summary, indent=1).encode() + b"\n"])
        for name, text in pictures.items():
            replace(self.folder / f"{name}.svg", [text.encode()])


def whole_lines(file: Path) -> Iterator[bytes]:
    """The lines that were written to their end."""
    if not file.exists():
        return
    with file.open("rb") as lines:
        for one in lines:
            if one.endswith(b"\n"):
                yield one


def places_of(file: Path) -> Iterator[tuple[int, int]]:
    """The offset of each record in the file, by seed."""
    place = 0
    for one in whole_lines(file):
        seed = record_seed(one)
        if seed is not None:
            yield seed, place
        place += len(one)


def at(file: IO[bytes], place: int) -> bytes:
    file.seek(place)
    return file.readline()


def record_seed(text: bytes) -> int | None:
    try:
        seed = json.loads(text)["seed"]
    except (ValueError, KeyError, TypeError):
        return None
    return seed if type(seed) is int else None


def row(text: bytes) -> Played | None:
    """A row of the table; None for the headings and whatever else is no game."""
    try:
        values: dict[str, Any] = dict(zip(COLUMNS, next(csv.reader([text.decode().rstrip("\r\n")])), strict=True))
        values |= {name: int(values[name]) for name in NUMBERS}
        counted = Blunders(**{name: values.pop(name) for name in BLUNDERS})
        return Played(**values, blunders=counted)
    except (ValueError, StopIteration):
        return None


def line(values: Any) -> bytes:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerow(values)
    return out.getvalue().encode()


def append(file: Path, text: bytes) -> None:
    with file.open("ab") as out:
        out.write(text)


def replace(file: Path, parts: Any) -> None:
    """Write a file anew: all of it or, should we be killed, nothing."""
    half = file.with_suffix(file.suffix + ".part")
    with half.open("wb") as out:
        out.writelines(parts)
    os.replace(half, file)  # noqa: PTH105  (of a file that is open for reading elsewhere)
