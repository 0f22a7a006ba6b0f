"""Lessons that people have finished."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("lesson", sa.Text, primary_key=True),
        sa.Column("finished", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lessons")
