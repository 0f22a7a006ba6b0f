"""The tables of the database. What is in here is also in the migrations; a test compares them."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, true

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("link", Text, unique=True, nullable=False),  # the digest of the secret in the link
    Column("login", Text, unique=True),  # the name of an account, folded; none: a guest
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("email", Text),  # confirmed; for resetting the password
)

account_names = Table(
    "account_names",
    metadata,
    Column("key", Text, primary_key=True),  # what the name looks like (web/names.py): no two accounts look alike
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

guest_names = Table(
    "guest_names",
    metadata,
    Column("key", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, nullable=False, index=True),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
)

mail_codes = Table(
    "mail_codes",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", Text, nullable=False),  # confirm, reset
    Column("email", Text, nullable=False),
    Column("expires", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # the digest of what the cookie holds
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("csrf", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False, index=True),  # open, playing, over
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("host", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("owner", Text),  # the process in which it lives
    Column("fence", BigInteger, nullable=False, server_default="0"),  # grows whenever a process takes it over
    Column("seed", BigInteger, nullable=False),
    Column("skip_forced", Boolean, nullable=False),
    Column("corp", Text),  # a person
    Column("runner", Text),
    Column("corp_name", Text),
    Column("runner_name", Text),
    Column("corp_bot", Text),
    Column("runner_bot", Text),
    Column("corp_deck", Text),
    Column("runner_deck", Text),
    Column("settings", Text, nullable=False),
    Column("wishes", Text, nullable=False),  # of both seats
    Column("clock", Text),
    Column("result", Text),
    Column("next", Text),  # the rematch
    Column("public", Boolean, nullable=False, server_default=true()),  # listed in the lobby
    Column("start", Text),  # choices that were there before the first event: a game played on from a record
    Column("rules", Text, nullable=False, server_default="1.4"),  # the version that it is played by
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", Text, nullable=False),  # choice, undo
    Column("side", Integer, nullable=False),
    Column("by", Text, nullable=False),  # person, seat, bot
    Column("data", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("who", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("person", Text, index=True),
)

decks = Table(
    "decks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("finished", Float, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("record", Text, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("replay", Text, nullable=False, index=True),  # a table or a record
    Column("at", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("created", Float, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("lock", BigInteger, nullable=False),
    Column("seen", Float, nullable=False),
)

relay = Table(
    "relay",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("process", Text, nullable=False),
    Column("body", Text, nullable=False),
)

Index("tables_by_status_and_time", tables.c.status, tables.c.changed)
Index("tables_in_lobby", tables.c.public, tables.c.status, tables.c.changed, tables.c.id)
Index("tables_by_corp", tables.c.corp, tables.c.changed)
Index("tables_by_runner", tables.c.runner, tables.c.changed)
