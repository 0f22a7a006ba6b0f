"""`sneakdoor play`: shows the most that already works."""

import typer

from sneakdoor import __version__

PLANNED = (
    "the machine: the Comprehensive Rules 1.4 as running code, timing steps, windows, costs and all",
    "the core sets as data, and starter decks for every faction",
    "a table in the terminal, with a bot to play against",
    "records to save, replay and share; views that tell each side only what it may know",
    "a page to play on, an environment for reinforcement learning, a rules reference",
)


def play() -> None:
    # A game between two random players, told step by step, takes this place once the public face can start one.
    typer.echo(f"Sneakdoor {__version__}: there is no table to sit at yet. Planned, in this order:")
    for line in PLANNED:
        typer.echo(f"  - {line}")
