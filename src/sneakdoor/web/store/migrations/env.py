"""Alembic asks here for the connection."""

from alembic import context

from sneakdoor.web.store.schema import metadata


def migrate() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # read by Alembic, and not by somebody who looks for examples in docstrings
    migrate()
