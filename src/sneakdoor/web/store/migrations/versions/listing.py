"""Whether a table is public as a column of its own, and indexes for the lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute(
        sa.text("UPDATE tables SET public = :no WHERE settings LIKE :private").bindparams(
            sa.bindparam("no", False, sa.Boolean), private='%"public":false%'
        )
    )
    op.create_index("tables_in_lobby", "tables", ["public", "status", "changed", "id"])
    op.create_index("tables_by_corp", "tables", ["corp", "changed"])
    op.create_index("tables_by_runner", "tables", ["runner", "changed"])
    op.create_index("ix_records_person", "records", ["person"])


def downgrade() -> None:
    op.drop_index("ix_records_person", "records")
    for name in ("tables_by_runner", "tables_by_corp", "tables_in_lobby"):
        op.drop_index(name, "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("public")
