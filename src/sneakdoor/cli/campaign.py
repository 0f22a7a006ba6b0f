"""`sneakdoor campaign …`: a series of games between two players, stored in one file with the results of each game."""

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
    help="Play a campaign stored in one file: games, revealed sets, destroyed cards.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="The campaign file.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of lines.")]
ContentsFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help='The cards of each set, in JSON: {"1": ["Title", …], …}.')
]
SIDES = ("corp", "runner")


@campaign.command()
def new(
    file: File,
    corp: Annotated[str, typer.Option(help="Name of the Corp player.")] = "Corp",
    runner: Annotated[str, typer.Option(help="Name of the Runner player.")] = "Runner",
    corp_deck: Annotated[str | None, typer.Option(metavar="DECK", help="An included deck, or a file.")] = None,
    runner_deck: Annotated[str | None, typer.Option(metavar="DECK", help="The Runner's deck, likewise.")] = None,
    corp_bot: Annotated[str, typer.Option(metavar="BOT", help="Let this bot play the Corp.")] = "",
    runner_bot: Annotated[str, typer.Option(metavar="BOT", help="Let this bot play the Runner.")] = "",
    name: Annotated[str, typer.Option(help="Name of the campaign.")] = "Campaign",
    format_: Annotated[str, typer.Option("--format", "-f", help="The format for decks.")] = "campaign",
    contents: ContentsFile = None,
    revealed: Annotated[
        list[int] | None, typer.Option("--reveal", metavar="SET", help="A set that is revealed from the start.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
) -> None:
    """Create a campaign. Illegal decks are refused with a list of their problems."""
    from sneakdoor import Side
    from sneakdoor.campaign import Campaign, CampaignError, Contender, contents_in

    if file.exists():
        raise CommandError(f"{file} already exists; name a new file for the campaign")
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
    """Show the players, all games, the revealed sets and the destroyed cards."""
    current = opened(file)
    if as_json:
        typer.echo(json.dumps(as_dict(current), ensure_ascii=False))
        return
    typer.echo(heading(current))
    for number, game in enumerate(current.games, 1):
        typer.echo(f"{number:>3}  " + "\n     ".join(game_lines(current, game)))
    typer.echo("Revealed: " + (", ".join(f"set {number}" for number in sorted(current.revealed)) or "no set yet"))
    gone = current.destroyed
    typer.echo("Destroyed: " + (", ".join(f"{title} ×{n}" for title, n in sorted(gone.items())) or "nothing yet"))
    if current.open:
        typer.echo(f"A game is in progress ({current.open}); continue it with `campaign play`.")


@campaign.command()
def deck(
    file: File,
    side: Annotated[str, typer.Argument(help="The side of the deck: corp or runner.")],
    named: Annotated[str, typer.Argument(metavar="DECK", help="An included deck, or a file.")],
) -> None:
    """Change a deck from the next game on."""
    from sneakdoor import Side
    from sneakdoor.campaign import CampaignError

    if side.lower() not in SIDES:
        raise CommandError(f'the side must be corp or runner, not "{side}"')
    current, whose = opened(file), Side[side.upper()]
    if current.open:
        raise CommandError(f"a game is in progress ({current.open}); change decks between games")
    try:
        current.take_deck(whose, deck_of(named, whose))
    except CampaignError as error:
        fail(error)
    kept(current, file)
    typer.echo(f"{current.player(whose).name} plays {named_deck(current.player(whose).deck)} from now on.")


@campaign.command()
def play(
    file: File,
    anew: Annotated[
        bool, typer.Option("--anew", help="Abandon the game in progress without counting it, and start another.")
    ] = False,
    brief: Annotated[bool, typer.Option("--brief", help="Show figures at each prompt, not the whole table.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colour.")] = False,
    width: Annotated[int | None, typer.Option(min=40, help="Columns to write in; else the terminal's.")] = None,
) -> None:
    """Play the next game in the terminal, or continue the one in progress."""
    from sneakdoor.cli.terminal.console import Terminal
    from sneakdoor.cli.terminal.saved_games import HUMAN, Seating
    from sneakdoor.cli.terminal.session import Session

    current = opened(file)
    if current.open and not anew:
        path = file.parent / current.open
        game, seating = resumed(path)
    else:
        bots = (current.players[0].bot, current.players[1].bot)
        game = set_up(current)
        if all(bots):
            between_bots(current, game, bots, file)
            return
        path = game_path(file, current)
        seating = Seating((bots[0] or HUMAN, bots[1] or HUMAN), brief=brief)
        begin_in(path, game, seating)
        current.open = path.name
        kept(current, file)
    if game.outcome is None:
        terminal = Terminal(width=width, colour=not plain)
        terminal.say(heading(current))
        session = Session(game, seating, terminal, path)
        try:
            finished = session.play()
        finally:
            terminal.leave_screen()
        if not finished:
            typer.echo("The game is saved; continue it with `campaign play`.")
            return
        game = session.game
    finish(current, game, file)


@campaign.command()
def record(
    file: File,
    played: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    as_json: AsJson = False,
) -> None:
    """Count a game that was played elsewhere, by replaying its record."""
    from sneakdoor.campaign import CampaignError, record_in

    current = opened(file)
    try:
        game = record_in(played)
        if current.open and (file.parent / current.open).resolve() == played.resolve() and game.outcome is not None:
            current.open = ""
        fought = current.count(game)
    except CampaignError as error:
        fail(error)
    kept(current, file)
    if as_json:
        typer.echo(json.dumps({"game": len(current.games), **fought.as_dict()}, ensure_ascii=False))
    else:
        tell(current, fought)


@campaign.command()
def sets(
    file: File,
    contents: ContentsFile = None,
    revealed: Annotated[
        list[int] | None, typer.Option("--reveal", metavar="SET", help="Reveal a set manually.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Show which sets are revealed, and the cards in them as far as they are known."""
    from sneakdoor.campaign import CampaignError, contents_in

    current = opened(file)
    try:
        if contents is not None:
            current.contents = contents_in(contents)
        for number in revealed or ():
            current.reveal(number)
    except CampaignError as error:
        fail(error)
    if contents is not None or revealed:
        kept(current, file)
    listed, loose = sets_of(current)
    if as_json:
        typer.echo(json.dumps({"sets": listed, "in_no_set": loose}, ensure_ascii=False))
        return
    for one in listed:
        typer.echo(set_line(current, one))
    if not listed:
        typer.echo("No set is revealed yet.")
    if loose:
        typer.echo(f"In no known set: {', '.join(card_said(current, title) for title in loose)}.")


# ------------------------------------------------------------------------------------------------------------- in words


def heading(campaign: "Campaign") -> str:
    from sneakdoor import Side

    corp, runner = (
        f"{one.name}{f' (the bot {one.bot})' if one.bot else ''} with {named_deck(one.deck)}"
        for one in campaign.players
    )
    games = len(campaign.games)
    score = f"{campaign.wins(Side.CORP)} to {campaign.wins(Side.RUNNER)}"
    stand = f"{games} game{'' if games == 1 else 's'}, {score}" if games else "no game yet"
    return f"{campaign.name}: {corp} against {runner}; {stand}."


def named_deck(deck: "Deck") -> str:
    return f"{deck.name} ({deck.identity})" if deck.name else deck.identity


def game_lines(campaign: "Campaign", game: "Fought") -> list[str]:
    by_name = {name: f"{campaign.players[side].name} ({name.title()})" for side, name in enumerate(SIDES)}
    lines = [f"{by_name[game.winner]} won: {game.how}" if game.winner else f"nobody won: {game.how}"]
    for side, name in enumerate(SIDES):
        if game.score_areas[side]:
            lines.append(f"in the {name.title()}'s score area: {', '.join(game.score_areas[side])}")
    if game.reveals:
        lines.append("revealed: " + ", ".join(f"set {number}" for number in game.reveals))
    if game.destroyed:
        lines.append("destroyed: " + ", ".join(title for _, title in game.destroyed))
    return lines


def tell(campaign: "Campaign", game: "Fought") -> None:
    typer.echo(f"Game {len(campaign.games)} is counted: " + "; ".join(game_lines(campaign, game)) + ".")


def as_dict(campaign: "Campaign") -> dict[str, Any]:
    from sneakdoor import Side

    players = {
        name: {"name": one.name, "bot": one.bot, "deck": one.deck.name, "identity": one.deck.identity}
        for name, one in zip(SIDES, campaign.players, strict=True)
    }
    return {
        "name": campaign.name,
        "format": campaign.format,
        "players": players,
        "wins": {side.name.lower(): campaign.wins(side) for side in Side},
        "games": [game.as_dict() for game in campaign.games],
        "revealed": sorted(campaign.revealed),
        "destroyed": dict(sorted(campaign.destroyed.items())),
        "open": campaign.open or None,
    }


def sets_of(campaign: "Campaign") -> tuple[list[dict[str, Any]], list[str]]:
    """Return every revealed or known set, and the cards that are in none of them."""
    from sneakdoor.campaign import campaign_cards

    listed = [
        {
            "set": number,
            "revealed": number in campaign.revealed,
            "after_game": campaign.revealed.get(number) or None,
            "cards": list(campaign.contents[number]) if number in campaign.contents else None,
        }
        for number in sorted({*campaign.revealed, *campaign.contents})
    ]
    held = {title for titles in campaign.contents.values() for title in titles}
    return listed, [title for title in campaign_cards() if title not in held]


def set_line(campaign: "Campaign", one: dict[str, Any]) -> str:
    state = "not revealed"
    if one["revealed"]:
        state = f"revealed after game {one['after_game']}" if one["after_game"] else "revealed"
    if one["cards"] is None:
        return f"Set {one['set']}, {state}: unknown contents; add them with --contents FILE."
    return f"Set {one['set']}, {state}: {', '.join(card_said(campaign, title) for title in one['cards']) or 'no card'}."


def card_said(campaign: "Campaign", title: str) -> str:
    gone = campaign.destroyed[title]
    return f"{title} ({gone} destroyed)" if gone else title


# -------------------------------------------------------------------------------------------------------------- helpers


def opened(file: Path) -> "Campaign":
    from sneakdoor.campaign import CampaignError, read

    try:
        return read(file)
    except CampaignError as error:
        fail(error)


def kept(campaign: "Campaign", file: Path) -> None:
    from sneakdoor.campaign import write

    try:
        write(campaign, file)
    except OSError as error:
        raise CommandError(str(error)) from error


def fail(error: Exception) -> NoReturn:
    raise CommandError(str(error)) from error


def deck_of(named: str | None, side: "Side") -> "Deck":
    """Return the deck of this name or in this file; by default the side's first included deck."""
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


def set_up(campaign: "Campaign") -> "Game":
    from sneakdoor.campaign import CampaignError

    try:
        return campaign.next_game()
    except CampaignError as error:
        fail(error)


def game_path(file: Path, campaign: "Campaign") -> Path:
    """Return a new file for the next game, next to the campaign file."""
    stem = f"{file.stem}-game-{len(campaign.games) + 1}"
    path, again = file.with_name(f"{stem}.json"), 1
    while path.exists():
        again += 1
        path = file.with_name(f"{stem}-{again}.json")
    return path


def begin_in(path: Path, game: "Game", seating: Any) -> None:
    """Save the game before the campaign refers to it, so that neither is ever lost."""
    from sneakdoor.cli.terminal import saved_games

    try:
        saved_games.write(path, saved_games.to_json(game, seating), sure=True)
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror or error}") from error


def resumed(path: Path) -> tuple["Game", Any]:
    from sneakdoor import BadRecord
    from sneakdoor.cli.terminal import saved_games

    try:
        return saved_games.read(path)
    except BadRecord as error:
        raise CommandError(
            f"the game in progress, {path}, cannot be read: {error}; the file is unchanged, and --anew starts another"
        ) from error


def between_bots(campaign: "Campaign", game: "Game", bots: tuple[str, str], file: Path) -> None:
    """Let two bots play the game."""
    from sneakdoor.arena.match import play_on, seed_of

    play_on(game, bots, (seed_of(game.seed, 0, "CORP"), seed_of(game.seed, 0, "RUNNER")))
    if game.outcome is None:
        raise CommandError("the bots did not finish the game; it is not counted")
    campaign.open = ""
    finish(campaign, game, file)


def finish(campaign: "Campaign", game: "Game", file: Path) -> None:
    """Count a finished game, unless it was counted before."""
    from sneakdoor.campaign import CampaignError, is_counted

    campaign.open = ""
    if is_counted(campaign, game):
        kept(campaign, file)
        typer.echo("The game in progress was counted already; start the next with `campaign play`.")
        return
    try:
        fought = campaign.count(game)
    except CampaignError as error:
        fail(error)
    kept(campaign, file)
    tell(campaign, fought)
