"""The arena: bots play many games in parallel, reproducibly from a seed.

>>> from sneakdoor.arena import Match, deck_named, simulate
>>> match = Match(deck_named("Closed Doors"), deck_named("inside people"), "random", "random", seed=7)
>>> summary = simulate(match, games=3)
>>> summary.games, summary.corp_wins + summary.runner_wins + summary.draws
(3, 3)
"""

from sneakdoor.arena.analysis import Analysis, TurningPoint, analyse
from sneakdoor.arena.analysis_tasks import Better, Chances, Depth
from sneakdoor.arena.dataset import Dataset, decisions
from sneakdoor.arena.ladder import BadLadder, Ladder
from sneakdoor.arena.match import Match, Played, play_game, play_on, seed_of
from sneakdoor.arena.rating import Rating, Ratings, rate
from sneakdoor.arena.simulation import GameBroke, simulate
from sneakdoor.arena.store import Store, StoreTrouble
from sneakdoor.arena.summary import Summary, interval
from sneakdoor.arena.workers import JobFailed, collect, cores, spread
from sneakdoor.decks import NoSuchDeck, deck_named

__all__ = [
    "Match", "Played", "play_game", "play_on", "seed_of", "deck_named", "NoSuchDeck",
    "simulate", "GameBroke", "Summary", "interval", "Store", "StoreTrouble", "Dataset", "decisions",
    "Ladder", "BadLadder", "rate", "Rating", "Ratings", "spread", "collect", "JobFailed", "cores",
    "analyse", "Analysis", "Depth", "Chances", "TurningPoint", "Better",
]  # fmt: skip
