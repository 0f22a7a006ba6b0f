"""A dataset of decisions: what the deciding side knew, its options, its choice, and how the game ended.

`dataset.json` says what was played, `game-000000.jsonl` has a line for each decision of game 0, and so on. What a side
sees is its view, so nothing hidden from it is in its lines; `winner`, `how` and `result` are known only after the game.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sneakdoor import Game, Record
from sneakdoor.arena.match import Contest, Played
from sneakdoor.arena.store import StoreTrouble, replace
from sneakdoor.bots.wire import question

FORMAT: Final = 1
_QUESTION: Final = ("kind", "rule", "role", "prompt", "situation", "card")


def asked(game: Game) -> dict[str, Any]:
    """Return the open question, its options and the view of the side that is asked, as JSON values."""
    decision = game.decision
    assert decision is not None, "the game is over"
    message = question(game.view(decision.side), 0, 0)
    return {
        "side": decision.side.word,
        "question": {name: message[name] for name in _QUESTION},
        "options": message["options"],
        "view": message["view"],
    }


def decisions(record: Record) -> Iterator[tuple[dict[str, Any], int]]:
    """Replay a record; yield each question as it was asked, with the index of the option that was chosen.

    >>> game = Game.new(corp="Closed Doors", runner="Inside People", seed=7, skip_forced=True)
    >>> game.choose("no")
    >>> [(row["side"], row["options"][chosen]["words"]) for row, chosen in decisions(game.record)]
    [('corp', 'No')]
    """
    game = Game.new(
        corp=record.corp, runner=record.runner, seed=record.seed, rules=record.rules, skip_forced=record.skip_forced
    )
    for option in record.choices:
        decision = game.decision
        if decision is not None and option in decision.options:  # a concession answers no question
            yield asked(game), decision.options.index(option)
        game.choose(option)


def rows(record: Record, played: Played) -> Iterator[dict[str, Any]]:
    """The lines of a finished game: its decisions with what came of them."""
    for number, (row, chosen) in enumerate(decisions(record)):
        result = 0 if not played.winner else 1 if played.winner == row["side"] else -1
        yield {
            "game": played.game,
            "decision": number,
            **row,
            "chosen": chosen,
            "winner": played.winner or None,
            "how": played.how,
            "result": result,
        }


def encode(record: str, played: Played) -> bytes:
    """Return the lines of a finished game as JSON."""
    found = rows(Record.from_json(record), played)
    return b"".join(json.dumps(row, separators=(",", ":")).encode() + b"\n" for row in found)


class Dataset:
    """The folder of a dataset; games that are in it already are not written again."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        about = {"format": FORMAT, contest.kind: contest.as_json()}
        text = json.dumps(about, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
        file = folder / "dataset.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if file.exists() and file.read_text(encoding="utf-8") != text:
                raise StoreTrouble(f"{folder} holds the decisions of another {contest.kind}; name a new folder")
            if not file.exists() and any(folder.glob("game-*.jsonl")):
                raise StoreTrouble(f"{folder} holds decisions of an unknown {contest.kind}; name a new folder")
            replace(file, [text.encode()])
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            raise StoreTrouble(f"{folder} cannot be used: {reason or error}") from error

    def file(self, game: int) -> Path:
        return self.folder / f"game-{game:06}.jsonl"

    def has(self, game: int) -> bool:
        return self.file(game).exists()

    def add(self, game: int, lines: bytes) -> None:
        """Write the lines of a game: all of them or, if the process is killed, none."""
        try:
            replace(self.file(game), [lines])
        except OSError as error:
            raise StoreTrouble(f"{self.file(game)} cannot be written: {error.strerror or error}") from error
