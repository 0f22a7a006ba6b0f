"""Decks: build them, check them against the rules and a format, read and write common deck files.

Nothing here needs a game.
"""

from sneakdoor.decks.deck import Cards, Deck, DeckError, Problem
from sneakdoor.decks.deck_diff import Difference, difference
from sneakdoor.decks.deck_files import FILE_FORMATS, read, write
from sneakdoor.decks.facts import CardFacts, CardSet, all_sets, cards, every_card, sets
from sneakdoor.decks.groups import cost_curves, grouped
from sneakdoor.decks.legality import (
    Tally,
    Violation,
    agenda_points,
    check,
    check_for_play,
    is_starter_pack,
    pool,
    rules_for,
    unimplemented,
)
from sneakdoor.decks.named import NoSuchDeck, deck_named
from sneakdoor.decks.odds import Hands, hands, with_mulligan
from sneakdoor.decks.starter import (
    LATEST_SHELVES,
    SHELVES,
    LatestShelf,
    Shelf,
    decks_for,
    gateway_decks,
    latest_decks,
    latest_shelved_decks,
    shelved_decks,
    starter_decks,
)
from sneakdoor.decks.titles import find, nearest
from sneakdoor.decks.tournament_formats import (
    Format,
    families,
    format_named,
    format_on,
    formats,
    read_format,
    rules_only,
)

__all__ = [
    "Deck", "Cards", "DeckError", "Problem",
    "check", "check_for_play", "unimplemented", "rules_for", "is_starter_pack", "pool",
    "Violation", "Tally", "agenda_points",
    "Format", "formats", "format_named", "format_on", "families", "read_format", "rules_only",
    "read", "write", "FILE_FORMATS", "deck_named", "NoSuchDeck",
    "starter_decks", "decks_for", "shelved_decks", "gateway_decks", "SHELVES", "Shelf",
    "latest_decks", "latest_shelved_decks", "LATEST_SHELVES", "LatestShelf",
    "CardFacts", "CardSet", "cards", "every_card", "sets", "all_sets", "find", "nearest",
    "grouped", "cost_curves", "difference", "Difference", "hands", "Hands", "with_mulligan",
]  # fmt: skip
