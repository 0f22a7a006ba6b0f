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

IMPORT = "import time; start = time.perf_counter(); import sneakdoor; print(time.perf_counter() - start)"


def bench(*, seconds: float, as_json: bool) -> None:
    figures = {
        "import_s": import_seconds(),
        "chess_games_per_cpu_s": chess_games_per_cpu_second(seconds),
    }
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, figure in figures.items():
        typer.echo(f"{name:24}" + ("  not measured: pip install chess" if figure is None else f"{figure:12.4f}"))


def import_seconds(times: int = 5) -> float:
    """How long `import sneakdoor` takes in a fresh process: the best of some."""
    command = [sys.executable, "-c", IMPORT]
    return min(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)  # noqa: S603  (our own words)
        for _ in range(times)
    )


def chess_games_per_cpu_second(seconds: float) -> float | None:
    """Random games of chess, from the first move to the end or to move 300; None where there is no python-chess."""
    try:
        import chess
    except ModuleNotFoundError:
        return None
    source = random.Random(7)  # noqa: S311  (a game, no secret)
    games, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 600:
            board.push(source.choice(list(board.legal_moves)))
        games += 1
    return games / spent
