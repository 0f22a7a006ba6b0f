"""Names by how they look, recovery codes, mail addresses; who has said what."""

import secrets

import sqlalchemy as sa
from alembic import op

from sneakdoor.web.names import keys

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _person(**more: object) -> sa.Column[str]:
    key = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Text, key, **{"nullable": False, "index": True, **more})  # type: ignore[arg-type]


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.Text))
    op.add_column("chats", sa.Column("person", sa.Text))
    op.create_index("ix_chats_person", "chats", ["person"])
    op.create_table("account_names", sa.Column("key", sa.Text, primary_key=True), _person())
    op.create_table("guest_names", sa.Column("key", sa.Text, primary_key=True), _person(primary_key=True))
    op.create_table("recovery_codes", sa.Column("digest", sa.Text, primary_key=True), _person())
    op.create_table(
        "mail_codes",
        sa.Column("digest", sa.Text, primary_key=True),
        _person(),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    _fill(op.get_bind())


def _fill(db: sa.Connection) -> None:
    """Write down how the names look that are there. Older accounts keep theirs, even if two look alike."""
    taken: set[str] = set()
    accounts, guests = [], []
    for id_, name, login in db.execute(sa.text("SELECT id, name, login FROM people ORDER BY created")).all():
        if login is None:
            guests += [{"key": key, "person": id_} for key in keys(name) if not name.startswith("Guest ")]
        else:
            fresh = keys(name) - taken
            taken |= fresh
            accounts += [{"key": key, "person": id_} for key in fresh]
    names = "(key, person) VALUES (:key, :person)"
    if accounts:
        db.execute(sa.text(f"INSERT INTO account_names {names}"), accounts)
    if guests:
        db.execute(sa.text(f"INSERT INTO guest_names {names}"), guests)
    # The link by which an account came as a guest was never taken back: nobody knows the secret of the new one.
    for (id_,) in db.execute(sa.text("SELECT id FROM people WHERE login IS NOT NULL")).all():
        db.execute(sa.text("UPDATE people SET link = :link WHERE id = :id"), {"link": secrets.token_hex(32), "id": id_})


def downgrade() -> None:
    for name in ("mail_codes", "recovery_codes", "guest_names", "account_names"):
        op.drop_table(name)
    op.drop_index("ix_chats_person", "chats")
    op.drop_column("chats", "person")
    op.drop_column("people", "email")
