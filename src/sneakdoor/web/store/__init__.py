"""Where the server keeps everything: people, tables with every choice, decks, records. SQLite or PostgreSQL."""

from sneakdoor.web.store.database import BadDatabase, Database
from sneakdoor.web.store.people import People, Person, Session, Taken, digest, secret
from sneakdoor.web.store.tables import Kept, KeptTable, Overtaken, Status, Store, choices_of

__all__ = [
    "BadDatabase", "Database", "Kept", "KeptTable", "Overtaken", "People", "Person", "Session", "Status", "Store",
    "Taken", "choices_of", "digest", "secret",
]  # fmt: skip
