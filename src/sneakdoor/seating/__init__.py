"""Seats: convenience between the game and its player, such as passing, breaking ice and paying.

No rule is in here, and nothing is known here that the seat's own side may not know.

>>> from sneakdoor import Game, Side
>>> from sneakdoor.decks import starter_decks
>>> corp, runner, *_ = starter_decks().values()
>>> game = Game.new(corp=corp, runner=runner, seed=1)
>>> seat = Seat(game.decision.side)
>>> seat.answer(game)
Verdict(option=None, reason='a question with several answers')
"""

from sneakdoor.seating.auto_pass import Memory, Verdict, counts, suggested_first, useful, verdict, vital
from sneakdoor.seating.board import board_text
from sneakdoor.seating.break_planner import NoWay, Outlay, Way, ending, met_ice, way_to_boost, way_to_break
from sneakdoor.seating.commands import BASIC_ACTIONS, Proposal, offers, understood
from sneakdoor.seating.handover import LONG_PAUSE, NO_PAUSE, Bounds, hands_over, may_act, pause
from sneakdoor.seating.macros import Carrying, Want
from sneakdoor.seating.option_matching import Unclear, begins, fold, matching, one_title, server_named
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
from sneakdoor.seating.story import Paragraph, Storyteller, story

__all__ = [
    "Seat", "Policy", "KINDS", "WINDOW", "is_running", "stop_named", "title_named", "UnknownStop", "stopped",
    "ASKS", "answer_in_words", "asker",
    "Verdict", "Memory", "verdict", "vital", "useful", "counts", "suggested_first",
    "Proposal", "understood", "offers", "Unclear", "matching", "begins", "fold", "one_title", "server_named",
    "Carrying", "Want", "BASIC_ACTIONS",
    "Way", "Outlay", "NoWay", "way_to_break", "way_to_boost", "ending", "met_ice",
    "Paragraph", "Storyteller", "story", "hands_over", "pause", "may_act", "Bounds", "LONG_PAUSE", "NO_PAUSE",
    "board_text",
]  # fmt: skip
