"""Bad news for the person at the terminal."""


class CommandError(Exception):
    """A command cannot do what was asked; the message says why in one line, and what to do about it."""
