"""A tournament as one file: players with two decks each, rounds in which everybody plays both sides, and a cut.

>>> event = Tournament.begin("Evening", [Entrant("Ada"), Entrant("Bo"), Entrant("Cy")], rounds=1, seed=3)
>>> event.pair()
>>> [(one.first, one.second) for one in event.rounds[0]]
[('Ada', 'Bo'), ('Cy', '')]
>>> event.report(1, "Bo", "runner")
>>> event.report(2, "", "")
Traceback (most recent call last):
sneakdoor.tournament.rounds.TournamentError: table 2 has a bye, and nothing to report
"""

from sneakdoor.tournament.rounds import Bout, Entrant, Pairing, Tournament, TournamentError
from sneakdoor.tournament.standings import Rank, standings
from sneakdoor.tournament.tournament_file import players_in, read, write

__all__ = [
    "Tournament", "Entrant", "Pairing", "Bout", "TournamentError",
    "Rank", "standings",
    "read", "write", "players_in",
]  # fmt: skip
