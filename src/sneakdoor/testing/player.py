"""A player at the table."""

from __future__ import annotations

from sneakdoor.testing.inspection import Looking
from sneakdoor.testing.layout import SettingUp
from sneakdoor.testing.verbs import Acting


class Player(SettingUp, Looking, Acting):
    """One side of a table: set-up before the first verb, verbs afterwards."""
