"""`sneakdoor play --from FILE`: start from a position that `sneakdoor timing ask` has written, or from a record."""

from pathlib import Path

from sneakdoor import BadRecord, Game, Record, Side
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.terminal import saved_games
from sneakdoor.cli.terminal.console import Terminal
from sneakdoor.cli.terminal.opponents import DEFAULT
from sneakdoor.cli.terminal.saved_games import HUMAN, Seating
from sneakdoor.cli.terminal.session import Session
from sneakdoor.cli.terminal.setup import bot_called, side_named
from sneakdoor.testing.position import BadPosition, Position


def play_from(path: Path, side: str | None, bot: str | None, *, hotseat: bool, terminal: Terminal) -> None:
    """Play from a position or record; by default you play the side that is asked there."""
    game, note = begun(path)
    asked = game.decision.side if game.decision is not None else Side.CORP
    try:
        mine = asked if side is None else side_named(side)
        other = bot_called(bot if bot is not None else DEFAULT)
    except ValueError as error:
        raise CommandError(str(error)) from None
    seats = (HUMAN, HUMAN) if hotseat else (HUMAN, other) if mine == Side.CORP else (other, HUMAN)
    terminal.say(f"A position from {path}{f' ({note})' if note else ''}. `help` lists the commands.")
    kept = saved_games.new_path(game.seed) if game.decks[0] is not None else None
    if kept is None:
        terminal.say("A position has no decks, so this game is not saved; the file stays unchanged.")
    session = Session(game, Seating(seats), terminal, kept)
    session.go_on()
    session.play()


def begun(path: Path) -> tuple[Game, str]:
    """Load a position or a record; return the game and its note."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{path} cannot be opened: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{path} is not text") from None
    try:
        position = Position.from_json(text)
        return position.table().game, position.note
    except BadPosition as error:
        if '"position"' in text:
            raise CommandError(f"{path} is not a valid position: {error}") from None
    try:
        return Game.replay(Record.from_json(text)), ""
    except (BadRecord, ValueError) as error:
        raise CommandError(f"{path} is neither a position nor a record: {error}") from None
