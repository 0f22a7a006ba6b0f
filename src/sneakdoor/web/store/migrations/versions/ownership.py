"""A fencing token for every table, and 64 bits for the numbers of relayed messages."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "postgresql":  # SQLite's row ids have 64 bits anyway
        op.alter_column("relay", "id", type_=sa.BigInteger)
        op.execute("ALTER SEQUENCE relay_id_seq AS bigint")  # it does not follow the type of its column


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER SEQUENCE relay_id_seq AS integer")
        op.alter_column("relay", "id", type_=sa.Integer)
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("fence")
