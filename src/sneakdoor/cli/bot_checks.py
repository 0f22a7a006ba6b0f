"""`sneakdoor puzzles` and `sneakdoor check-bot`: what a bot answers in chosen positions, and against nobody."""

import json
from collections.abc import Sequence

import typer

from sneakdoor import Side
from sneakdoor.arena.checks import Agreement, IdleResult, agreement, beat_idle
from sneakdoor.arena.puzzles import Puzzle, Solved, puzzles, solve
from sneakdoor.arena.workers import collect
from sneakdoor.bots import BotFailed, NoSuchBot, find, known_as
from sneakdoor.cli.errors import CommandError


class Asking:
    """Ask one bot the puzzle with a number; a task for worker processes."""

    def __init__(self, bot: str, seed: int, chosen: Sequence[Puzzle]) -> None:
        self.bot, self.seed, self.chosen = bot, seed, chosen

    def __call__(self, number: int) -> Solved:
        return solve(self.chosen[number], self.bot, self.seed)


def ask_puzzles(*, bot: str, theme: str | None, seed: int, workers: int, as_json: bool) -> None:
    name = found(bot)
    every = puzzles()
    chosen = [one for one in every if theme is None or one.theme == theme.lower().strip()]
    if not chosen:
        themes = ", ".join(sorted({one.theme for one in every}))
        raise CommandError(f'there is no theme "{theme}"; there are {themes}')
    try:
        answers = collect(Asking(name, seed, chosen), range(len(chosen)), workers=workers)
    except BotFailed as error:
        raise CommandError(str(error)) from error
    solved = sum(one.right for one in answers)
    if as_json:
        listed = [one.as_json() for one in answers]
        typer.echo(json.dumps({"total": len(answers), "solved": solved, "puzzles": listed}, ensure_ascii=False))
        return
    tell_puzzles(name, answers, solved)


def tell_puzzles(bot: str, answers: Sequence[Solved], solved: int) -> None:
    for one in answers:
        if not one.right:
            best = " or ".join(str(option) for option in one.best)
            typer.echo(f"{one.puzzle.name}: {bot} answers “{one.answer}”; best is “{best}”. {one.puzzle.reason}\n")
    themes = dict.fromkeys(one.puzzle.theme for one in answers)
    for theme in themes:
        mine = [one.right for one in answers if one.puzzle.theme == theme]
        typer.echo(f"{theme:<20}{sum(mine):>4} of {len(mine)}")
    typer.echo(f"{'all':<20}{solved:>4} of {len(answers)}  ({solved / len(answers):.0%})")


def check(*, bot: str, games: int, positions: int, seed: int, workers: int, as_json: bool) -> None:
    name = found(bot)
    idle = {side: beat_idle(name, side, games, seed, workers) for side in Side} if games else {}
    agreed = {side: agreement(name, side, positions, seed) for side in Side} if positions else {}
    if as_json:
        typer.echo(
            json.dumps(
                {
                    "idle": {side.word: one.as_json() for side, one in idle.items()},
                    "agreement": {side.word: one.as_json() for side, one in agreed.items()},
                }
            )
        )
        return
    for side in Side:
        if side in idle:
            typer.echo(idle_line(name, side, idle[side]))
        if side in agreed:
            typer.echo(agreement_line(name, side, agreed[side]))


def idle_line(bot: str, side: Side, result: IdleResult) -> str:
    other = Side.RUNNER if side == Side.CORP else Side.CORP
    rounds = ", ".join(map(str, sorted(result.rounds))) or "none"
    won = f"{len(result.rounds)} of {result.games} won, in rounds {rounds}"
    return f"{bot} as the {side.word.capitalize()} against an idle {other.word.capitalize()}: {won}"


def agreement_line(bot: str, side: Side, found_: Agreement) -> str:
    all_ = f"{found_.same} of {found_.positions} actions"
    clear = f"{found_.clear_same} of {found_.clear} where the best two differ by more than a point"
    return f"{bot} as the {side.word.capitalize()}, asked twice: the same answer for {all_}, {clear}"


def found(bot: str) -> str:
    """Normalise the name of a bot that exists."""
    try:
        find(bot)
    except NoSuchBot as error:
        raise CommandError(str(error)) from error
    return known_as(bot)
