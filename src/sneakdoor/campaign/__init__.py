"""A campaign in one file: two players, their decks, and the result of each game.

>>> from sneakdoor import Side
>>> from sneakdoor.decks import starter_decks
>>> corp, runner = (next(one for one in starter_decks().values() if one.side == side) for side in Side)
>>> campaign = Campaign.begin("Directive", Contender("Ada", corp), Contender("Bo", runner, bot="greedy"))
>>> campaign.player(Side.RUNNER).name, len(campaign.games), campaign.revealed
('Bo', 0, {})
"""

from sneakdoor.campaign.box import CampaignError, campaign_cards, check_contents, there_are
from sneakdoor.campaign.campaign_file import contents_in, read, record_in, write
from sneakdoor.campaign.progress import Campaign, Contender, Fought, is_counted

__all__ = [
    "Campaign", "Contender", "Fought", "CampaignError", "is_counted",
    "campaign_cards", "check_contents", "there_are",
    "read", "write", "contents_in", "record_in",
]  # fmt: skip
