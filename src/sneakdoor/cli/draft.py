"""`sneakdoor draft …`: drafts and sealed decks for people and bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sneakdoor.cli.errors import CommandError

if TYPE_CHECKING:
    from sneakdoor.draft import Pod

draft = typer.Typer(
    name="draft",
    help="Draft in a pod of people and bots, or open sealed packs.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The draft file.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="Your name in the draft.")]


@draft.command()
def new(
    file: File,
    player: Annotated[list[str] | None, typer.Option("--player", "-p", help="A person; repeatable.")] = None,
    bots: Annotated[int, typer.Option(min=0, max=8, help="Number of bots in addition.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same packs.")] = 0,
    cube: Annotated[Path | None, typer.Option(help="A file with a title per line, instead of all cards.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Packs for each drafter and side.")] = 4,
    size: Annotated[int, typer.Option(min=1, help="Cards in a pack.")] = 10,
    sealed: Annotated[bool, typer.Option("--sealed", help="Open all packs at once; nothing is passed.")] = False,
) -> None:
    """Create a draft. The Corp's packs come first, then the Runner's."""
    from sneakdoor.draft import Drafter, Pod, cube_in, write

    if file.exists():
        raise CommandError(f"{file} already exists; name a new file for the draft")
    drafters = [*(Drafter(name) for name in player or []), *(Drafter(f"Bot {n + 1}", bot=True) for n in range(bots))]
    try:
        cards = cube_in(cube) if cube is not None else None
        pod = Pod.begin(drafters, seed=seed, cube=cards, rounds=rounds, size=size, sealed=sealed)
    except ValueError as error:
        raise CommandError(str(error)) from error
    write(pod, file)
    what = "opened" if sealed else "to take from"
    typer.echo(f"{len(drafters)} in the pod, {rounds} packs of {size} cards {what} for each side.")


@draft.command()
def show(file: File, name: Name) -> None:
    """Show your current pack and your picks."""
    pod = opened(file)
    try:
        pack = pod.pack(name)
        mine = pod.drafter(name)
    except ValueError as error:
        raise CommandError(str(error)) from error
    if pack:
        typer.echo(f"{pod.side.name.title()}, round {pod.round} of {pod.rounds}:")
        for number, title in enumerate(pack, 1):
            typer.echo(f"  {number:>2}  {title}{facts_after(title)}")
    else:
        typer.echo("The draft is over." if pod.over else "The others have yet to take a card.")
    for side, picks in mine.picks.items():
        if picks:
            typer.echo(f"\nYours for the {side.name.title()} ({len(picks)}): {', '.join(sorted(picks))}")


@draft.command()
def pick(
    file: File, name: Name, card: Annotated[str, typer.Argument(help="Its number, or the start of its title.")]
) -> None:
    """Pick a card."""
    from sneakdoor.draft import write

    pod = opened(file)
    try:
        title = meant(pod.pack(name), card)
        pod.pick(name, title)
    except ValueError as error:
        raise CommandError(str(error)) from error
    write(pod, file)
    typer.echo(f"{title} is yours.")


@draft.command()
def sit(file: File, name: Name) -> None:
    """Pick interactively, until the draft is over or the others have to pick."""
    from sneakdoor.draft import write

    pod = opened(file)
    try:
        while pack := pod.pack(name):
            typer.echo(f"\n{pod.side.name.title()}, round {pod.round} of {pod.rounds}, {len(pack)} cards:")
            for number, title in enumerate(pack, 1):
                typer.echo(f"  {number:>2}  {title}{facts_after(title)}")
            typed = typer.prompt("Take which").strip()
            try:
                pod.pick(name, meant(pack, typed))
            except ValueError as error:
                typer.echo(str(error))
                continue
            write(pod, file)
    except ValueError as error:
        raise CommandError(str(error)) from error
    typer.echo("The draft is over." if pod.over else "The others have yet to take a card.")


@draft.command()
def deck(
    file: File,
    name: Name,
    side: Annotated[str, typer.Argument(help="corp or runner.")],
    identity: Annotated[str, typer.Option(help="A draft identity (default: the neutral one).")] = "",
    pool: Annotated[bool, typer.Option("--pool", help="List all your cards instead of building a deck.")] = False,
) -> None:
    """Print a legal deck from your picks as text. Check your changes with `deck check -f draft`."""
    from sneakdoor.decks import find, write
    from sneakdoor.draft import Side, build, pool_of

    pod = opened(file)
    wanted = next((one for one in Side if one.name.lower() == side.lower()), None)
    if wanted is None:
        raise CommandError(f'there is no side "{side}"; there are corp and runner')
    try:
        mine = pod.drafter(name)
        if pool:
            for title, n in sorted(pool_of(mine, wanted).items()):
                typer.echo(f"{n} {title}")
            return
        named = find(identity) if identity else [""]
        if len(named) != 1:
            raise CommandError(f'"{identity}" is not a known identity')
        typer.echo(write(build(mine, wanted, named[0]), "text"), nl=False)
    except ValueError as error:
        raise CommandError(str(error)) from error


# -------------------------------------------------------------------------------------------------------------- helpers


def opened(file: Path) -> "Pod":
    from sneakdoor.draft import DraftError, read

    try:
        return read(file)
    except DraftError as error:
        raise CommandError(str(error)) from error


def meant(pack: list[str], words: str) -> str:
    """Return the card of a pack that a number or the start of a title means."""
    from sneakdoor.seating import fold

    if not pack:
        raise ValueError("there is no pack in front of you")
    if words.isascii() and words.isdigit() and 1 <= int(words) <= len(pack):
        return pack[int(words) - 1]
    found = [title for title in pack if words and fold(title).startswith(fold(words))]
    exact = [title for title in found if fold(title) == fold(words)]
    if len(set(exact or found)) != 1:
        could = "; ".join(sorted(set(found))) or "; ".join(pack)
        raise ValueError(f'"{words}" does not mean one of: {could}')
    return (exact or found)[0]


def facts_after(title: str) -> str:
    """Describe a card by faction and type."""
    from sneakdoor.catalogue import card

    entry = card(title)
    kinds = f": {', '.join(entry.subtypes)}" if entry.subtypes else ""
    return f"  ({entry.facts.faction_name} {entry.facts.type}{kinds})"
