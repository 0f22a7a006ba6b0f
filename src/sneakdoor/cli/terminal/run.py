"""The commands `play` and `resume`."""

from pathlib import Path

from sneakdoor import BadRecord, __version__
from sneakdoor.cli.errors import CommandError
from sneakdoor.cli.program import command
from sneakdoor.cli.terminal import saved_games
from sneakdoor.cli.terminal.console import InputEnded, Terminal
from sneakdoor.cli.terminal.session import Session
from sneakdoor.cli.terminal.setup import Wishes, sit_down

__all__ = ["Terminal", "Wishes", "list_games", "play", "resume"]


def play(wishes: Wishes, terminal: Terminal) -> None:
    terminal.say(f"Sneakdoor {__version__}. Enter accepts the default in brackets.")
    try:
        game, seating = sit_down(terminal, wishes)
    except InputEnded:
        # Leaving before the game starts is not an error.
        terminal.say("\nThe input ended before the game started; --defaults starts one without questions.")
        return
    try:
        Session(game, seating, terminal, saved_games.new_path(game.seed)).play()
    finally:
        terminal.leave_screen()


def resume(file: Path | None, terminal: Terminal) -> None:
    """Continue this game, or the latest unfinished one."""
    for path in [file] if file is not None else saved_games.saved_games():
        if file is None and saved_games.is_over(path):
            continue
        try:
            game, seating = saved_games.read(path)
            session = Session(game, seating, terminal, path)
        except (BadRecord, LookupError) as error:
            words = f"{path} cannot be resumed: {error}; the file is unchanged"
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
    raise CommandError(f"there is no saved game to continue; start one with `{command('play')}`")


def list_games(terminal: Terminal) -> None:
    found = list(saved_games.saved_games())
    for path in found:
        terminal.line(f"{'over' if saved_games.is_over(path) else 'open'}  {path}")
    if not found:
        terminal.say("There are no saved games yet.")
