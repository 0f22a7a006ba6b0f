"""Environments to learn in (extra `rl`): PettingZoo for two learners, Gymnasium for one against a bot.

Answers are numbers of a fixed table (`actions`), observations are rows of numbers (`features`) that are made when
somebody asks for them, and nothing in them is hidden from the side that gets them.
"""

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401, ICN001
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"sneakdoor.env needs {missing.name}, which the extra `rl` brings: pip install 'sneakdoor[rl]'",
        name=missing.name,
    ) from None

from sneakdoor.env.actions import ActionMeaning, Actions, NoLine, actions
from sneakdoor.env.aec import NetrunnerAEC, aec_env
from sneakdoor.env.batch import BatchEnv, batch_env
from sneakdoor.env.episode import IllegalAction
from sneakdoor.env.rewards import REWARDS, Reward
from sneakdoor.env.single import NetrunnerGym, gym_env
from sneakdoor.gymnasium_plugin import register

register()

__all__ = [
    "aec_env", "NetrunnerAEC", "gym_env", "NetrunnerGym", "register", "batch_env", "BatchEnv",
    "actions", "Actions", "ActionMeaning", "NoLine", "IllegalAction",
    "Reward", "REWARDS",
]  # fmt: skip
