"""What a game leaves behind for a campaign: plain facts about the way it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.language.campaigns import AfterWin
from sneakdoor.model.state import State
from sneakdoor.model.words import SIDES, Side
from sneakdoor.rules.trashing import DESTROYED


@dataclass(frozen=True, slots=True)
class Aftermath:
    """Who won and how, with what in the score areas, and what the cards say follows for a campaign."""

    winner: Side | None
    how: str
    score_areas: tuple[tuple[str, ...], tuple[str, ...]]  # by side: titles, in the order in which they came
    reveals: tuple[int, ...] = ()  # sets of the campaign, by their numbers
    destroyed: tuple[tuple[Side, str], ...] = ()  # whose card, and its title: one entry for each copy

    def as_dict(self) -> dict[str, Any]:
        return {
            "winner": None if self.winner is None else self.winner.name.lower(),
            "how": self.how,
            "score_areas": {side.name.lower(): list(self.score_areas[side]) for side in SIDES},
            "reveals": list(self.reveals),
            "destroyed": [{"side": side.name.lower(), "title": title} for side, title in self.destroyed],
        }


def aftermath(s: State) -> Aftermath | None:
    """The facts of a game that is over; none of one that is not."""
    if s.outcome is None:
        return None
    gone = [one.cid for one in s.journal.since(0) if one.kind == "removed from game" and one.cause == DESTROYED]
    winner = None if s.outcome.winner is None else Side(s.outcome.winner)
    revealed: set[int] = set()
    for cid in s.score[winner] if winner is not None else ():
        if s.owner[cid] != winner:
            continue  # who won is not who such a card speaks to
        for said in s.card(cid).abilities:
            if isinstance(said, AfterWin) and said.reveals:
                revealed.add(said.reveals)
            elif isinstance(said, AfterWin):
                gone.append(cid)
    titles = [tuple(s.card(cid).title for cid in s.score[side]) for side in SIDES]
    destroyed = tuple((Side(s.owner[cid]), s.card(cid).title) for cid in gone)
    return Aftermath(winner, s.outcome.how, (titles[0], titles[1]), tuple(sorted(revealed)), destroyed)
