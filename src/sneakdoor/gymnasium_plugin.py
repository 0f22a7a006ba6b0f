"""Make the environment known to `gymnasium.make`.

The entry point `gymnasium.envs` names this module for tools that list environments, so it loads nothing of the game.
"""

from __future__ import annotations

from typing import Final

import gymnasium
from gymnasium.envs.registration import EnvSpec

NAME: Final = "sneakdoor/Netrunner-v0"


def register() -> EnvSpec:
    """Register the environment, unless that is done, and return its specification."""
    if NAME not in gymnasium.registry:
        gymnasium.register(id=NAME, entry_point="sneakdoor.env.single:NetrunnerGym", disable_env_checker=True)
    return gymnasium.spec(NAME)
