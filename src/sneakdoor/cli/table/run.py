"""The two commands: a new game, and one that was left."""

from pathlib import Path

from sneakdoor import BadRecord, __version__
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.program import command
from sneakdoor.cli.table import saving
from sneakdoor.cli.table.session import Session
from sneakdoor.cli.table.setup import Wishes, sit_down
from sneakdoor.cli.table.terminal import InputEnded, Terminal

__all__ = ["Terminal", "Wishes", "list_games", "play", "resume"]


def play(wishes: Wishes, terminal: Terminal) -> None:
    terminal.say(f"Sneakdoor {__version__}. Enter takes what stands in brackets.")
    try:
        game, seating = sit_down(terminal, wishes)
    except InputEnded:
        # Leaving before anything was begun is no error.
        terminal.say("\nThe input ended before the game began; --defaults starts one without questions.")
        return
    try:
        Session(game, seating, terminal, saving.new_path(game.seed)).play()
    finally:
        terminal.leave_screen()


def resume(file: Path | None, terminal: Terminal) -> None:
    """Go on with this game, or with the latest that is not over."""
    for path in [file] if file is not None else saving.saved_games():
        if file is None and saving.is_over(path):
            continue
        try:
            game, seating = saving.read(path)
            session = Session(game, seating, terminal, path)
        except (BadRecord, LookupError) as error:
            words = f"{path} cannot be resumed: {error}; the file was left as it is"
            if file is not None:
                raise CommandError(words) from None
            terminal.say(words + ".")
            continue
        terminal.say(f"Resuming {path}")
        session.go_on()
        try:
            session.play()
        finally:
            terminal.leave_screen()
        return
    raise CommandError(f"there is no game to go on with; `{command('play')}` begins one")


def list_games(terminal: Terminal) -> None:
    found = list(saving.saved_games())
    for path in found:
        terminal.line(f"{'over' if saving.is_over(path) else 'open'}  {path}")
    if not found:
        terminal.say("No game is kept here yet.")
