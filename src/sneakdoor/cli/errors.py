"""Errors of the command line."""


class CommandError(Exception):
    """An error for the user: one line that says what is wrong and what to do."""
