"""Errors of the command line."""

from sneakdoor.rulebook import PLAYED, UnknownRuleset


class CommandError(Exception):
    """An error for the user: one line that says what is wrong and what to do."""


def known_rules(name: str) -> str:
    """Refuse the name of rules that nobody can play by; no name is fine where a command has a default."""
    if name and name not in PLAYED:
        raise CommandError(str(UnknownRuleset(name)))
    return name
