"""Where the server keeps everything: people, tables with every choice, decks, records. SQLite or PostgreSQL."""

from sneakdoor.web.store.accounts import Account, Accounts, Taken
from sneakdoor.web.store.database import BadDatabase, Database, create_private
from sneakdoor.web.store.lessons import FinishedLessons
from sneakdoor.web.store.notes import KeptNote, Notes
from sneakdoor.web.store.people import People, Person, SignedIn, digest, secret
from sneakdoor.web.store.table_lists import BadCursor, Cursor, Listing
from sneakdoor.web.store.tables import (
    MOST_RECORDS,
    GameStore,
    KeptEvent,
    KeptTable,
    Overtaken,
    Status,
    TableClaim,
    choices_of,
)

__all__ = [
    "MOST_RECORDS", "Account", "Accounts", "BadCursor", "BadDatabase", "TableClaim", "Cursor", "Database",
    "FinishedLessons", "GameStore", "KeptEvent", "KeptNote", "KeptTable", "Listing", "Notes", "Overtaken", "People",
    "Person", "SignedIn", "Status", "Taken", "choices_of", "create_private", "digest", "secret",
]  # fmt: skip
