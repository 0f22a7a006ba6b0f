"""Where the server keeps everything: people, tables with every choice, decks, records. SQLite or PostgreSQL."""

from sneakdoor.web.store.database import BadDatabase, Database
from sneakdoor.web.store.notes import KeptNote, Notes
from sneakdoor.web.store.people import People, Person, SignedIn, Taken, digest, secret
from sneakdoor.web.store.tables import GameStore, Kept, KeptTable, Overtaken, Status, choices_of

__all__ = [
    "BadDatabase", "Database", "GameStore", "Kept", "KeptNote", "KeptTable", "Notes", "Overtaken", "People", "Person",
    "SignedIn", "Status", "Taken", "choices_of", "digest", "secret",
]  # fmt: skip
