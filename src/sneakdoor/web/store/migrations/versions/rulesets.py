"""The rules that a table is played by; tables from before are played by 1.4."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Text, nullable=False, server_default="1.4"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("rules")
