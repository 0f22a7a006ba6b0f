"""Registration: check decks against the format, and fill the field with bots."""

from __future__ import annotations

from itertools import cycle

from sneakdoor import Side
from sneakdoor.arena import deck_named
from sneakdoor.decks import Format, check, format_named, latest_shelved_decks, shelved_decks
from sneakdoor.rulebook import LATEST_RULES
from sneakdoor.tournament.rounds import Entrant, Tournament, TournamentError


def admit(event: Tournament) -> None:
    """Refuse a tournament with decks that are not legal in it."""
    problems = refused(event)
    if problems:
        raise TournamentError("; ".join(problems))


def refused(event: Tournament) -> list[str]:
    """All that is wrong with the decks that were named; a player without decks brings them along."""
    chosen = chosen_format(event.format)
    out: list[str] = []
    for one in event.entrants:
        for name, side in ((one.corp, Side.CORP), (one.runner, Side.RUNNER)):
            if not name:
                continue
            try:
                deck = deck_named(name, side, chosen.rules)
            except LookupError as error:
                out.append(f"{one.name}: {error}")
                continue
            out += [f"{one.name}, {name}: {violation}" for violation in check(deck, chosen)]
    return out


def chosen_format(name: str) -> Format:
    """The format of a tournament, which knows the rules it is played by."""
    try:
        return format_named(name)
    except ValueError as error:
        raise TournamentError(str(error)) from None


def bots_of(many: int, bot: str, format_: str) -> list[Entrant]:
    """Create n bots, each with a pair of legal bundled decks."""
    if not many:
        return []
    played = chosen_format(format_)
    known = shelved_decks() | (latest_shelved_decks() if played.rules == LATEST_RULES else {})
    legal = {name: deck for name, deck in known.items() if not check(deck, played)}
    corps, runners = ([name for name, deck in legal.items() if deck.side == side] for side in Side)
    if not corps or not runners:
        raise TournamentError(f"no decks that come along are legal in {format_}, so bots have none to play")
    pairs = zip(cycle(corps), cycle(runners), range(many))
    return [Entrant(f"{bot} {n + 1}", corp, runner, bot) for corp, runner, n in pairs]
