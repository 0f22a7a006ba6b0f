"""`sneakdoor campaign …`: two players, game after game, out of one file that knows what each game has left behind."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from sneakdoor.cli.errors import CommandError

if TYPE_CHECKING:
    from sneakdoor import Deck, Game, Side
    from sneakdoor.campaign import Campaign, Fought

campaign = typer.Typer(
    name="campaign",
    help="Play a campaign out of one file: games, sets that are revealed, cards that are destroyed.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the campaign.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")]
ContentsFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help='Which cards the sets hold, in JSON: {"1": ["Title", …], …}.')
]
SIDES = ("corp", "runner")


@campaign.command()
def new(
    file: File,
    corp: Annotated[str, typer.Option(help="Who plays the Corp.")] = "Corp",
    runner: Annotated[str, typer.Option(help="Who plays the Runner.")] = "Runner",
    corp_deck: Annotated[str | None, typer.Option(metavar="DECK", help="A deck that comes along, or a file.")] = None,
    runner_deck: Annotated[str | None, typer.Option(metavar="DECK", help="The Runner's, in the same way.")] = None,
    corp_bot: Annotated[str, typer.Option(metavar="BOT", help="The bot that plays the Corp, if one does.")] = "",
    runner_bot: Annotated[str, typer.Option(metavar="BOT", help="The bot that plays the Runner.")] = "",
    name: Annotated[str, typer.Option(help="What it is called.")] = "Campaign",
    format_: Annotated[str, typer.Option("--format", "-f", help="The format that decks are held to.")] = "campaign",
    contents: ContentsFile = None,
    revealed: Annotated[
        list[int] | None, typer.Option("--reveal", metavar="SET", help="A set that is revealed from the start.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed shuffles the same games.")] = 0,
) -> None:
    """Begin a campaign; decks that cannot be played in it are told, with all that is wrong with them."""
    from sneakdoor import Side
    from sneakdoor.campaign import Campaign, CampaignError, Contender, contents_in

    if file.exists():
        raise CommandError(f"{file} is there already; a campaign is begun in a new file")
    try:
        sets = contents_in(contents) if contents is not None else {}
        players = [
            Contender(who, deck_of(named, side), bot_of(bot))
            for who, named, bot, side in (
                (corp, corp_deck, corp_bot, Side.CORP),
                (runner, runner_deck, runner_bot, Side.RUNNER),
            )
        ]
        begun = Campaign.begin(
            name, players[0], players[1], format=format_, seed=seed, contents=sets, revealed=revealed or ()
        )
    except CampaignError as error:
        fail(error)
    kept(begun, file)
    typer.echo(heading(begun))


@campaign.command()
def show(file: File, as_json: AsJson = False) -> None:
    """How it stands: the players, every game, what is revealed, and what is destroyed."""
    told = opened(file)
    if as_json:
        typer.echo(json.dumps(as_dict(told), ensure_ascii=False))
        return
    typer.echo(heading(told))
    for number, game in enumerate(told.games, 1):
        typer.echo(f"{number:>3}  " + "\n     ".join(game_lines(told, game)))
    typer.echo("Revealed: " + (", ".join(f"set {number}" for number in sorted(told.revealed)) or "no set yet"))
    gone = told.destroyed
    typer.echo("Destroyed: " + (", ".join(f"{title} ×{n}" for title, n in sorted(gone.items())) or "nothing yet"))
    if told.open:
        typer.echo(f"A game is under way ({told.open}): `campaign play` goes on with it.")


@campaign.command()
def deck(
    file: File,
    side: Annotated[str, typer.Argument(help="Whose deck it is: corp or runner.")],
    named: Annotated[str, typer.Argument(metavar="DECK", help="A deck that comes along, or a file.")],
) -> None:
    """Play another deck from the next game on."""
    from sneakdoor import Side
    from sneakdoor.campaign import CampaignError

    if side.lower() not in SIDES:
        raise CommandError(f'a deck is for the corp or the runner, not for "{side}"')
    told, whose = opened(file), Side[side.upper()]
    if told.open:
        raise CommandError(f"a game is under way ({told.open}); decks are changed between games")
    try:
        told.take_deck(whose, deck_of(named, whose))
    except CampaignError as error:
        fail(error)
    kept(told, file)
    typer.echo(f"{told.player(whose).name} plays {named_deck(told.player(whose).deck)} from now on.")


@campaign.command()
def play(
    file: File,
    anew: Annotated[
        bool, typer.Option("--anew", help="Leave the game under way uncounted, and begin another.")
    ] = False,
    brief: Annotated[bool, typer.Option("--brief", help="Figures at each prompt instead of the whole table.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    width: Annotated[int | None, typer.Option(min=40, help="Columns to write in; else the terminal's.")] = None,
) -> None:
    """Play the next game of it, or go on with the one that was left, at the table of `sneakdoor play`."""
    from sneakdoor.cli.table.saving import HUMAN, Seating
    from sneakdoor.cli.table.session import Session
    from sneakdoor.cli.table.terminal import Terminal

    told = opened(file)
    if told.open and not anew:
        path = file.parent / told.open
        game, seating = resumed(path)
    else:
        bots = (told.players[0].bot, told.players[1].bot)
        game = set_up(told)
        if all(bots):
            between_bots(told, game, bots, file)
            return
        path = game_path(file, told)
        seating = Seating((bots[0] or HUMAN, bots[1] or HUMAN), brief=brief)
        begin_in(path, game, seating)
        told.open = path.name
        kept(told, file)
    if game.outcome is None:
        terminal = Terminal(width=width, colour=not plain)
        terminal.say(heading(told))
        session = Session(game, seating, terminal, path)
        try:
            finished = session.play()
        finally:
            terminal.leave_screen()
        if not finished:
            typer.echo("The campaign waits for this game: `campaign play` goes on with it.")
            return
        game = session.game
    finish(told, game, file)


@campaign.command()
def record(
    file: File,
    played: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game that is over.")],
    as_json: AsJson = False,
) -> None:
    """Count a game that was played elsewhere; it is played again from its record, and what it leaves is noted."""
    from sneakdoor.campaign import CampaignError, record_in

    told = opened(file)
    try:
        game = record_in(played)
        if told.open and (file.parent / told.open).resolve() == played.resolve() and game.outcome is not None:
            told.open = ""
        fought = told.count(game)
    except CampaignError as error:
        fail(error)
    kept(told, file)
    if as_json:
        typer.echo(json.dumps({"game": len(told.games), **fought.as_dict()}, ensure_ascii=False))
    else:
        tell(told, fought)


@campaign.command()
def sets(
    file: File,
    contents: ContentsFile = None,
    revealed: Annotated[
        list[int] | None, typer.Option("--reveal", metavar="SET", help="Reveal a set for another reason than a game.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """What is revealed, and which of the campaign's cards it holds, as far as that was told."""
    from sneakdoor.campaign import CampaignError, contents_in

    told = opened(file)
    try:
        if contents is not None:
            told.contents = contents_in(contents)
        for number in revealed or ():
            told.reveal(number)
    except CampaignError as error:
        fail(error)
    if contents is not None or revealed:
        kept(told, file)
    listed, loose = sets_of(told)
    if as_json:
        typer.echo(json.dumps({"sets": listed, "in_no_set": loose}, ensure_ascii=False))
        return
    for one in listed:
        typer.echo(set_line(told, one))
    if not listed:
        typer.echo("No set is revealed yet.")
    if loose:
        typer.echo(f"In no set that was told of: {', '.join(card_said(told, title) for title in loose)}.")


# ------------------------------------------------------------------------------------------------------------- in words


def heading(told: "Campaign") -> str:
    from sneakdoor import Side

    corp, runner = (
        f"{one.name}{f' (the bot {one.bot})' if one.bot else ''} with {named_deck(one.deck)}" for one in told.players
    )
    games = len(told.games)
    score = f"{told.wins(Side.CORP)} to {told.wins(Side.RUNNER)}"
    stand = f"{games} game{'' if games == 1 else 's'}, {score}" if games else "no game yet"
    return f"{told.name}: {corp} against {runner}; {stand}."


def named_deck(deck: "Deck") -> str:
    return f"{deck.name} ({deck.identity})" if deck.name else deck.identity


def game_lines(told: "Campaign", game: "Fought") -> list[str]:
    by_name = {name: f"{told.players[side].name} ({name.title()})" for side, name in enumerate(SIDES)}
    lines = [f"{by_name[game.winner]} won: {game.how}" if game.winner else f"nobody won: {game.how}"]
    for side, name in enumerate(SIDES):
        if game.score_areas[side]:
            lines.append(f"in the {name.title()}'s score area: {', '.join(game.score_areas[side])}")
    if game.reveals:
        lines.append("revealed: " + ", ".join(f"set {number}" for number in game.reveals))
    if game.destroyed:
        lines.append("destroyed: " + ", ".join(title for _, title in game.destroyed))
    return lines


def tell(told: "Campaign", game: "Fought") -> None:
    typer.echo(f"Game {len(told.games)} is counted: " + "; ".join(game_lines(told, game)) + ".")


def as_dict(told: "Campaign") -> dict[str, Any]:
    from sneakdoor import Side

    players = {
        name: {"name": one.name, "bot": one.bot, "deck": one.deck.name, "identity": one.deck.identity}
        for name, one in zip(SIDES, told.players, strict=True)
    }
    return {
        "name": told.name,
        "format": told.format,
        "players": players,
        "wins": {side.name.lower(): told.wins(side) for side in Side},
        "games": [game.as_dict() for game in told.games],
        "revealed": sorted(told.revealed),
        "destroyed": dict(sorted(told.destroyed.items())),
        "open": told.open or None,
    }


def sets_of(told: "Campaign") -> tuple[list[dict[str, Any]], list[str]]:
    """Every set that is revealed or told of, and the cards that are in none of those."""
    from sneakdoor.campaign import campaign_cards

    listed = [
        {
            "set": number,
            "revealed": number in told.revealed,
            "after_game": told.revealed.get(number) or None,
            "cards": list(told.contents[number]) if number in told.contents else None,
        }
        for number in sorted({*told.revealed, *told.contents})
    ]
    held = {title for titles in told.contents.values() for title in titles}
    return listed, [title for title in campaign_cards() if title not in held]


def set_line(told: "Campaign", one: dict[str, Any]) -> str:
    state = "not revealed"
    if one["revealed"]:
        state = f"revealed after game {one['after_game']}" if one["after_game"] else "revealed"
    if one["cards"] is None:
        return f"Set {one['set']}, {state}: which cards it holds was not told; --contents FILE tells."
    return f"Set {one['set']}, {state}: {', '.join(card_said(told, title) for title in one['cards']) or 'no card'}."


def card_said(told: "Campaign", title: str) -> str:
    gone = told.destroyed[title]
    return f"{title} ({gone} destroyed)" if gone else title


# -------------------------------------------------------------------------------------------------------------- helpers


def opened(file: Path) -> "Campaign":
    from sneakdoor.campaign import CampaignError, read

    try:
        return read(file)
    except CampaignError as error:
        fail(error)


def kept(told: "Campaign", file: Path) -> None:
    from sneakdoor.campaign import write

    try:
        write(told, file)
    except OSError as error:
        raise CommandError(str(error)) from error


def fail(error: Exception) -> NoReturn:
    raise CommandError(str(error)) from error


def deck_of(named: str | None, side: "Side") -> "Deck":
    """The deck of this name or in this file, or else the side's first that comes along."""
    from sneakdoor.arena import NoSuchDeck, deck_named
    from sneakdoor.decks import decks_for

    if named is None:
        return decks_for(side)[0]
    try:
        return deck_named(named, side)
    except NoSuchDeck as error:
        fail(error)


def bot_of(name: str) -> str:
    from sneakdoor.bots import NoSuchBot, find, known_as

    if not name:
        return ""
    try:
        find(name)
    except NoSuchBot as error:
        fail(error)
    return known_as(name)


def set_up(told: "Campaign") -> "Game":
    from sneakdoor.campaign import CampaignError

    try:
        return told.next_game()
    except CampaignError as error:
        fail(error)


def game_path(file: Path, told: "Campaign") -> Path:
    """A file of its own for the next game, beside that of the campaign."""
    stem = f"{file.stem}-game-{len(told.games) + 1}"
    path, again = file.with_name(f"{stem}.json"), 1
    while path.exists():
        again += 1
        path = file.with_name(f"{stem}-{again}.json")
    return path


def begin_in(path: Path, game: "Game", seating: Any) -> None:
    """The game is kept before the campaign speaks of it, so that neither is ever lost."""
    from sneakdoor.cli.table import saving

    try:
        saving.write(path, saving.to_json(game, seating), sure=True)
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror or error}") from error


def resumed(path: Path) -> tuple["Game", Any]:
    from sneakdoor import BadRecord
    from sneakdoor.cli.table import saving

    try:
        return saving.read(path)
    except BadRecord as error:
        raise CommandError(
            f"the game under way, {path}, cannot be read: {error}; it was left as it is, and --anew begins another"
        ) from error


def between_bots(told: "Campaign", game: "Game", bots: tuple[str, str], file: Path) -> None:
    """Two bots play it at once."""
    from sneakdoor.arena.match import play_on, seed_of

    play_on(game, bots, (seed_of(game.seed, 0, "CORP"), seed_of(game.seed, 0, "RUNNER")))
    if game.outcome is None:
        raise CommandError("the bots went in circles, and the game was given up; it is not counted")
    told.open = ""
    finish(told, game, file)


def finish(told: "Campaign", game: "Game", file: Path) -> None:
    """Count a game that is over; one that was counted before is only taken off the table."""
    from sneakdoor.campaign import CampaignError, is_counted

    told.open = ""
    if is_counted(told, game):
        kept(told, file)
        typer.echo("The game that was under way is counted already; `campaign play` begins the next.")
        return
    try:
        fought = told.count(game)
    except CampaignError as error:
        fail(error)
    kept(told, file)
    tell(told, fought)
