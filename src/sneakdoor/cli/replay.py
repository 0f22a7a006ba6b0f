"""`sneakdoor replay` shows a record step by step; `sneakdoor verify` checks records."""

import json
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import typer

from sneakdoor import BadRecord, CannotPlay, Game, IllegalChoice, LogEntry, Option, Record, Side
from sneakdoor.arena import play_on as play_game_on
from sneakdoor.arena import seed_of
from sneakdoor.bots import BotFailed, NoSuchBot, find, known_as
from sneakdoor.cli.errors import CommandError

SIDES: Final[dict[str, tuple[Side | None, ...]]] = {
    "corp": (Side.CORP,),
    "runner": (Side.RUNNER,),
    "both": (Side.CORP, Side.RUNNER),
    "spectator": (None,),
}
STEPS: Final = ("decision", "click", "turn")
WIDTH: Final = 100
HELP: Final = (
    "Enter: next step. d, c, t: step by decision, click or turn. b: one step back. "
    "A number: go to that choice. v: the table. corp, runner, both, spectator: point of view. q: quit."
)


# -------------------------------------------------------------------------------------------------------------- records


def records_in(file: Path) -> list[tuple[int, str]]:
    """Return the records in a file with their numbers: one JSON document, or one per line."""
    try:
        content = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as error:
        raise CommandError(f"{file} cannot be opened: {error.strerror or error}") from error
    text = content.decode("utf-8", errors="replace")
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise CommandError(f"{file} is empty")
    if len(lines) > 1 and is_one_document(text):
        lines = [text]
    return list(enumerate(lines, 1))


def is_one_document(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


class Playback:
    """A record that is replayed choice by choice."""

    def __init__(self, text: str) -> None:
        try:
            self.record = Record.from_json(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(str(error)) from error
        self.game = self.start()
        self.done = 0

    def start(self) -> Game:
        try:
            return Game.replay(replace(self.record, choices=(), undone=0))
        except CannotPlay as error:
            raise BadRecord(str(error)) from error

    @property
    def over(self) -> bool:
        return self.done >= len(self.record.choices)

    def step(self) -> tuple[Side, Option]:
        """Make the next choice; return its side and the option with its words at that moment."""
        option, decision = self.record.choices[self.done], self.game.decision
        number = self.done + 1
        conceding = option.kind == "concede" and option.number in tuple(Side)
        if decision is None and not conceding:
            raise BadRecord(f"choice {number} comes after the end of the game")
        if conceding:
            side, said = Side(option.number), Option("concede", words="Concede")
        else:
            assert decision is not None
            side = decision.side
            said = next((one for one in decision.options if one == option), option)
        try:
            self.game.choose(option)
        except IllegalChoice as wrong:
            raise BadRecord(f"choice {number} is not possible: {wrong}") from None
        self.done = number
        return side, said

    def go_to(self, number: int) -> None:
        """Rebuild the game as it was after this number of choices."""
        self.game, self.done = self.start(), 0
        while self.done < min(number, len(self.record.choices)):
            self.step()


# --------------------------------------------------------------------------------------------------------------- replay


def replay(
    file: Path,
    *,
    game: int,
    side: str,
    by: str,
    until: int | None,
    stepping: bool | None,
    bots: tuple[str, str] | None = None,
    save: Path | None = None,
) -> None:
    if side not in SIDES:
        raise CommandError(f'there is no side "{side}"; use {", ".join(SIDES)}')
    if by not in STEPS:
        raise CommandError(f'unknown step "{by}"; use {", ".join(STEPS)}')
    found = records_in(file)
    if game > len(found):
        raise CommandError(f"{file} holds {len(found)} record{'s' if len(found) > 1 else ''}; there is no {game}")
    if bots is None and save is not None:
        raise CommandError("--save needs --play-on")
    if bots is not None and stepping:
        raise CommandError("--play-on and --step cannot be combined")
    if stepping is None:
        stepping = until is None and sys.stdin.isatty() and sys.stdout.isatty()
    try:
        teller = Teller(Playback(found[game - 1][1]), side, by)
        if bots is not None:
            teller.play_on(until, bots, save)
        elif stepping:
            teller.interact()
        else:
            teller.print(until)
    except BadRecord as wrong:
        raise CommandError(f"{file}{f', record {game}' if len(found) > 1 else ''}: {wrong}") from wrong


class Teller:
    """Print a game from the point of view of one side, both sides, or a spectator."""

    def __init__(self, player: Playback, side: str, by: str) -> None:
        self.player = player
        self.side, self.by = side, by
        self.logged = 0

    def print(self, until: int | None) -> None:
        """Print everything, or up to a choice and then the table."""
        last = len(self.player.record.choices) if until is None else until
        self.introduce()
        while not self.player.over and self.player.done < last:
            self.one()
        if until is not None or self.player.game.outcome is None:
            self.table()
        self.end()

    def play_on(self, until: int | None, bots: tuple[str, str], save: Path | None) -> None:
        """Let bots play from a choice on, and print only what they do."""
        for name in bots:
            try:
                find(name)
            except NoSuchBot as error:
                raise CommandError(str(error)) from error
        player = self.player
        player.go_to(len(player.record.choices) if until is None else until)
        game, start = player.game, player.done
        if game.decision is None:
            raise CommandError(f"the game is over after choice {start}; use --until to play on from an earlier one")
        self.logged = len(self.entries(0))
        corp, runner = map(known_as, bots)
        typer.echo(f"After choice {start}, {corp} plays the Corp and {runner} the Runner.")
        self.table()
        corp_seed, runner_seed = (seed_of(game.seed, start, one.name) for one in Side)
        failure = ""
        try:
            play_game_on(game, (corp, runner), (corp_seed, runner_seed), self.chose)
        except BotFailed as error:
            failure = str(error)
        if save is not None:
            keep(save, game.record.to_json())
        if failure:
            kept = f"; the game so far is saved in {save}" if save is not None else ""
            raise CommandError(f"after choice {len(game.choices)}: {failure}{kept}")
        self.end()

    def chose(self, side: Side, option: Option) -> None:
        """Print a choice, if this point of view may know it, and what followed."""
        if self.side == "both" or SIDES[self.side] == (side,):  # choices may be secret
            typer.echo(f"{len(self.player.game.choices):>5}. {side.name.title()}: {option}")
        self.tell()

    def interact(self) -> None:
        self.introduce()
        typer.echo(HELP)
        while True:
            where = f"{self.player.done}/{len(self.player.record.choices)} {self.by}, {self.side}> "
            typer.echo(where, nl=False)
            line = sys.stdin.readline()
            if not line or line.strip().lower() in {"q", "quit", "exit"}:
                typer.echo("")
                return
            self.obey(line.strip().lower())

    def obey(self, word: str) -> None:
        steps = {one[0]: one for one in STEPS} | {one: one for one in STEPS}
        if word in steps:
            self.by, word = steps[word], ""
        if not word:
            self.forward()
        elif word in {"b", "back"}:
            self.back()
        elif word in {"v", "view", "table"}:
            self.table()
        elif word in SIDES:
            self.side = word
            self.table()
        elif word.isdecimal() and len(word) < 9:
            self.player.go_to(int(word))
            self.logged = len(self.entries(0))
            self.table()
        else:
            typer.echo(HELP)

    # -- steps ---------------------------------------------------------------------------------------------

    def one(self) -> None:
        """Replay one choice and print what follows."""
        self.chose(*self.player.step())

    def forward(self) -> None:
        if self.player.over:
            self.end()
            return
        self.one()
        while not self.arrived():
            self.one()
        if self.player.game.outcome is not None:
            self.end()

    def arrived(self) -> bool:
        """Return whether a step ends here: at every question, every action, or the first action of a turn."""
        decision = self.player.game.decision
        if self.by == "decision" or decision is None or self.player.over:
            return True
        if decision.kind != "action":
            return False
        return self.by == "click" or self.first_action()

    def first_action(self) -> bool:
        entries = self.player.game.log(None)
        turn = [entry for entry in entries if entry.turn == entries[-1].turn]
        return not any(" spends a click" in entry.words or "takes an action" in entry.words for entry in turn)

    def back(self) -> None:
        marks = [0]
        goal = self.player.done
        self.player.go_to(0)
        while self.player.done < goal:
            self.player.step()
            if self.arrived():
                marks.append(self.player.done)
        self.player.go_to(max((mark for mark in marks if mark < goal), default=0))
        self.logged = len(self.entries(0))
        self.table()

    # -- words ---------------------------------------------------------------------------------------------

    def introduce(self) -> None:
        record = self.player.record
        typer.echo(f"{record.corp.identity} against {record.runner.identity}, {len(record.choices)} choices.")
        self.tell()

    def entries(self, start: int) -> list[LogEntry]:
        """Return the log for this point of view; with both sides, each entry as its actor knows it."""
        logs = [self.player.game.log(side, start) for side in SIDES[self.side]]
        if len(logs) == 1:
            return logs[0]
        corp, runner = logs
        return [two if one.side == Side.RUNNER else one for one, two in zip(corp, runner, strict=True)]

    def tell(self) -> None:
        entries = self.entries(self.logged)
        self.logged += len(entries)
        for entry in entries:
            turn = entry.kind == "turn"
            text = f"{entry.words} (CR {entry.rule})" if entry.rule else entry.words
            indent = "" if turn else "       "
            lead = "\n" if turn else ""
            typer.echo(lead + textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  "))

    def table(self) -> None:
        """Print the table for each side whose point of view is shown."""
        from sneakdoor.seating.board import table_lines

        for side in SIDES[self.side]:
            if len(SIDES[self.side]) > 1 and side is not None:
                typer.echo(f"\nWhat the {side.name.title()} sees:")
            for line in table_lines(self.player.game.view(side), WIDTH):
                typer.echo(line)

    def end(self) -> None:
        outcome = self.player.game.outcome
        if outcome is None:
            typer.echo("The game is not over." if self.player.over else f"That was choice {self.player.done}.")
            return
        winner = "Nobody" if outcome.winner is None else f"The {Side(outcome.winner).name.title()}"
        typer.echo(f"{winner} wins: {outcome.how}.")


def keep(file: Path, record: str) -> None:
    try:
        file.write_text(record + "\n", encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror or error}") from error


# --------------------------------------------------------------------------------------------------------------- verify


def verify(files: list[Path], *, as_json: bool) -> None:
    bad = 0
    for file in files:
        good = choices = 0
        for number, text, problem in checked(file):
            if problem:
                bad += 1
            else:
                good += 1
                choices += number_of_choices(text)
            if as_json:
                data = {"file": str(file), "record": number, "good": not problem, "problem": problem or None}
                typer.echo(json.dumps(data, ensure_ascii=False))
            elif problem:
                typer.echo(f"{file}, record {number}: {problem}", err=True)
        if good and not as_json:
            typer.echo(f"{file}: {good} record{'s' * (good > 1)} good, {choices} choices replayed")
    if bad:
        raise typer.Exit(1)


def number_of_choices(text: str) -> int:
    return len(Record.from_json(text).choices)


def checked(file: Path) -> Iterator[tuple[int, str, str]]:
    """Yield every record of a file with its problem, or an empty string."""
    for number, text in records_in(file):
        try:
            player = Playback(text)
            while not player.over:
                player.step()
        except BadRecord as wrong:
            yield number, text, str(wrong)
        else:
            yield number, text, ""
