"""The catalogue: facts, state, text and checks of every card.

Texts are composed from declarations. With NetrunnerDB's card file imported, printed texts can be shown instead.
"""

from sneakdoor.catalogue.coverage import CardTally, Coverage, coverage
from sneakdoor.catalogue.entries import STATES, Entry, UnknownCard, card, cards, search
from sneakdoor.catalogue.lint import Finding, lint, lint_card, printed_subroutines
from sneakdoor.catalogue.official import BadCardFile, Official, Texts, official, read, store
from sneakdoor.catalogue.page import compare_page
from sneakdoor.catalogue.timing import ALWAYS, Moment, commutes, inert, rez_counts, use_counts, windows_before
from sneakdoor.catalogue.traits import AbilityTraits, Traits, deed_in_words, traits
from sneakdoor.catalogue.truth import Truth, truth
from sneakdoor.catalogue.vocabulary import Word, vocabulary, vocabulary_page
from sneakdoor.user_data import DataTrouble, data_folder

__all__ = [
    "Entry", "cards", "card", "search", "UnknownCard", "STATES",
    "coverage", "Coverage", "CardTally",
    "lint", "lint_card", "Finding", "printed_subroutines",
    "official", "Official", "Texts", "read", "store", "data_folder", "BadCardFile", "DataTrouble",
    "compare_page",
    "truth", "Truth",
    "vocabulary", "vocabulary_page", "Word",
    "traits", "Traits", "AbilityTraits", "deed_in_words",
    "Moment", "ALWAYS", "use_counts", "rez_counts", "windows_before", "commutes", "inert",
]  # fmt: skip
