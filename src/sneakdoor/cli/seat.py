"""`sneakdoor seat`: a program plays over standard input and output."""

import sys
from collections.abc import Callable
from pathlib import Path

from sneakdoor import Side
from sneakdoor.arena.program_seat import Seat
from sneakdoor.bots import BotFailed
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.simulate import match_of


def seat(
    *,
    side: str,
    decks: tuple[str, str],
    bot: str,
    seed: int,
    games: int,
    log: bool,
    forced: bool,
    record: Path | None,
    passing: bool = False,
    mcp: bool = False,
) -> None:
    if side.lower() not in {"corp", "runner"}:
        raise CommandError(f'the side must be corp or runner, not "{side}"')
    mine = Side[side.upper()]
    match = match_of(*decks, (bot, bot), seed)
    keep = keeping(record) if record is not None else None
    if mcp:
        from sneakdoor.cli.desk import CannotDo, Desk
        from sneakdoor.cli.mcp_seat import serve

        try:
            desk = Desk(match, mine, games=games, forced=forced, passing=passing, keep=keep)
        except CannotDo as error:  # the bot failed at its first question
            raise CommandError(str(error)) from error
        serve(desk)
        return
    streams = (sys.stdin.buffer, sys.stdout.buffer)
    try:
        Seat(match, mine, *streams, log=log, forced=forced, passing=passing, keep=keep).play(games)
    except BotFailed as error:
        raise CommandError(f"the game cannot continue: {error}") from error


def keeping(file: Path) -> Callable[[str], None]:
    """Return a function that appends a line to a file; raise at once if the file is not writable."""
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror or error}") from error

    def keep(record: str) -> None:
        with file.open("ab") as out:
            out.write(record.encode() + b"\n")

    return keep
