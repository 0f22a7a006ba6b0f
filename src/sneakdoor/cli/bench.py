"""`sneakdoor bench`: figures in CPU time of one process, beside a yardstick that people know.

Machines differ and so do days; python-chess playing random games on the same machine in the same run tells how much of
a figure is the machine's.
"""

import json
import random
import subprocess
import sys
import time

import typer

from sneakdoor.cli.errors import CommandError

IMPORT = "import time; start = time.perf_counter(); import sneakdoor; print(time.perf_counter() - start)"


def bench(*, seconds: float, as_json: bool) -> None:
    figures = {
        "import_s": round(import_seconds(), 4),
        "chess_games_per_cpu_s": round(chess_games_per_cpu_second(seconds), 2),
    }
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        for name, figure in figures.items():
            typer.echo(f"{name:24} {figure:>12}")


def import_seconds(times: int = 5) -> float:
    """How long `import sneakdoor` takes in a fresh process: the best of some."""
    command = [sys.executable, "-c", IMPORT]
    return min(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)  # noqa: S603  (our own words)
        for _ in range(times)
    )


def chess_games_per_cpu_second(seconds: float) -> float:
    """Random games of chess, from the first move to the end or to move 300, per second of CPU time."""
    try:
        import chess
    except ModuleNotFoundError as missing:
        raise CommandError("the yardstick needs python-chess: pip install chess") from missing
    source = random.Random(7)  # noqa: S311  (a game, no secret)
    games, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 600:
            board.push(source.choice(list(board.legal_moves)))
        games += 1
    return games / spent
