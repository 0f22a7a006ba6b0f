"""Notes on the moments of replays."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("replay", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
