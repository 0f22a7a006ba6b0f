"""`sneakdoor play --from FILE`: begin in the middle, at a position that `sneakdoor timing ask` has written."""

from pathlib import Path

from sneakdoor import BadRecord, Game, Record, Side
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.table import saving
from sneakdoor.cli.table.opponents import DEFAULT
from sneakdoor.cli.table.saving import HUMAN, Seating
from sneakdoor.cli.table.session import Session
from sneakdoor.cli.table.setup import bot_called, side_named
from sneakdoor.cli.table.terminal import Terminal
from sneakdoor.testing.position import BadPosition, Position


def play_from(path: Path, side: str | None, bot: str | None, *, hotseat: bool, terminal: Terminal) -> None:
    """Sit down at a position, or at the game of a record; who is asked there plays, unless another side is named."""
    game, note = begun(path)
    asked = game.decision.side if game.decision is not None else Side.CORP
    try:
        mine = asked if side is None else side_named(side)
        other = bot_called(bot if bot is not None else DEFAULT)
    except ValueError as error:
        raise CommandError(str(error)) from None
    seats = (HUMAN, HUMAN) if hotseat else (HUMAN, other) if mine == Side.CORP else (other, HUMAN)
    terminal.say(f"A position from {path}{f' ({note})' if note else ''}. `help` lists the commands.")
    kept = saving.new_path(game.seed) if game.decks[0] is not None else None
    if kept is None:
        terminal.say("A position has no decks, so this game is not kept; the file stays as it is.")
    session = Session(game, Seating(seats), terminal, kept)
    session.go_on()
    session.play()


def begun(path: Path) -> tuple[Game, str]:
    """The game in a file, a position or a record, and what it says of itself."""
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
            raise CommandError(f"{path} is no position to play from: {error}") from None
    try:
        return Game.replay(Record.from_json(text)), ""
    except (BadRecord, ValueError) as error:
        raise CommandError(f"{path} is neither a position nor a record: {error}") from None
