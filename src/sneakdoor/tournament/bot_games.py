"""Play the games of bots in a tournament, in parallel."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from sneakdoor import Deck, Side
from sneakdoor.arena import Match, deck_named
from sneakdoor.arena.match import finish, seed_of
from sneakdoor.bots import find, known_as
from sneakdoor.tournament.registration import chosen_format
from sneakdoor.tournament.rounds import Bout, Result, Tournament, TournamentError

Tell = Callable[[str], None]


def between_bots(event: Tournament, game: Bout) -> bool:
    return bool(event.entrant(game.corp).bot and event.entrant(game.runner).bot)


def match_of(event: Tournament, game: Bout) -> Match:
    """The game as a match; its seed follows from the tournament's, the round and the players."""
    corp, runner = event.entrant(game.corp), event.entrant(game.runner)
    words = f"{len(event.rounds)} {len(event.bracket)} {game.corp} {game.runner}"
    rules = chosen_format(event.format).rules
    return Match(
        _deck(corp.name, corp.corp, Side.CORP, rules), _deck(runner.name, runner.runner, Side.RUNNER, rules),
        known_as(corp.bot), known_as(runner.bot), seed_of(event.seed, 0, words), rules,
    )  # fmt: skip


def _deck(who: str, name: str, side: Side, rules: str) -> Deck:
    if not name:
        raise TournamentError(f"{who} has no deck for the {side.name.title()}")
    try:
        return deck_named(name, side, rules)
    except LookupError as error:
        raise TournamentError(f"{who}: {error}") from None


def check_entrants(event: Tournament) -> None:
    """That every bot is there, and has two decks that can be played."""
    rules = chosen_format(event.format).rules
    for one in event.entrants:
        if one.bot:
            try:
                find(one.bot)
            except LookupError as error:
                raise TournamentError(f"{one.name}: {error}") from None
            _deck(one.name, one.corp, Side.CORP, rules)
            _deck(one.name, one.runner, Side.RUNNER, rules)


def play_open(event: Tournament, workers: int, tell: Tell | None = None) -> int:
    """Play the open games of the round that are between bots; how many they were."""
    games = [game for game in event.open_games if between_bots(event, game)]
    matches = [match_of(event, game) for game in games]
    for game, result in zip(games, _results(matches, workers, cut=bool(event.bracket)), strict=True):
        game.result = result
        if tell is not None:
            won = f"{game.winner} wins" if game.winner else "a tie"
            tell(f"{game.corp} (Corp) against {game.runner} (Runner): {won}")
    return len(games)


def _results(matches: list[Match], workers: int, *, cut: bool) -> list[Result]:
    jobs = [(match, cut) for match in matches]
    if workers <= 1 or len(jobs) <= 1:
        return [_play(job) for job in jobs]
    with ProcessPoolExecutor(min(workers, len(jobs)), get_context("spawn")) as pool:
        return list(pool.map(_play, jobs))


def _play(job: tuple[Match, bool]) -> Result:
    """One game; where the cut wants a winner, a drawn one is played again."""
    match, cut = job
    for number in range(10):
        winner = finish(match, number).played.winner
        if winner or not cut:
            return "corp" if winner == "corp" else "runner" if winner == "runner" else "tie"
    raise TournamentError("ten games in a row were drawn")
