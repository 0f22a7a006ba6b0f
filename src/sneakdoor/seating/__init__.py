"""Between the public face and whoever sits there: a seat that passes, breaks and pays for its player.

No rule is in here, and nothing is known here that the seat's own side may not know.

>>> from sneakdoor import Game, Side
>>> from sneakdoor.decks import starter_decks
>>> corp, runner, *_ = starter_decks().values()
>>> game = Game.new(corp=corp, runner=runner, seed=1)
>>> seat = Seat(game.decision.side)
>>> seat.answer(game)
Verdict(option=None, reason='a question with several answers')
"""

from sneakdoor.seating.breaking import NoWay, Outlay, Way, ending, met_ice, way_to_boost, way_to_break
from sneakdoor.seating.carrying import Carrying, Want
from sneakdoor.seating.handing import hands_over, pause
from sneakdoor.seating.passing import Memory, Verdict, counts, suggested_first, useful, verdict, vital
from sneakdoor.seating.policy import (
    ASKS,
    KINDS,
    WINDOW,
    Policy,
    UnknownStop,
    answer_in_words,
    asker,
    is_running,
    stop_named,
    stopped,
    title_named,
)
from sneakdoor.seating.seat import Seat
from sneakdoor.seating.story import Paragraph, story
from sneakdoor.seating.wishes import BASIC_ACTIONS, Proposal, offers, understood
from sneakdoor.seating.words import Unclear, begins, fold, matching, one_title, server_named

__all__ = [
    "Seat", "Policy", "KINDS", "WINDOW", "is_running", "stop_named", "title_named", "UnknownStop", "stopped",
    "ASKS", "answer_in_words", "asker",
    "Verdict", "Memory", "verdict", "vital", "useful", "counts", "suggested_first",
    "Proposal", "understood", "offers", "Unclear", "matching", "begins", "fold", "one_title", "server_named",
    "Carrying", "Want", "BASIC_ACTIONS",
    "Way", "Outlay", "NoWay", "way_to_break", "way_to_boost", "ending", "met_ice",
    "Paragraph", "story", "hands_over", "pause",
]  # fmt: skip
