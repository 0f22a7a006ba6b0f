"""The result of a finished game as a campaign needs it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sneakdoor.language.campaigns import AfterWin
from sneakdoor.model.enums import SIDES, Side
from sneakdoor.model.state import State
from sneakdoor.rules.trashing import DESTROYED


@dataclass(frozen=True, slots=True)
class Aftermath:
    """Winner, kind of ending, score areas, and the consequences for a campaign."""

    winner: Side | None
    how: str
    score_areas: tuple[tuple[str, ...], tuple[str, ...]]  # titles by side, in order of arrival
    reveals: tuple[int, ...] = ()  # numbers of campaign sets
    destroyed: tuple[tuple[Side, str], ...] = ()  # owner and title, one entry per copy

    def as_dict(self) -> dict[str, Any]:
        return {
            "winner": None if self.winner is None else self.winner.name.lower(),
            "how": self.how,
            "score_areas": {side.name.lower(): list(self.score_areas[side]) for side in SIDES},
            "reveals": list(self.reveals),
            "destroyed": [{"side": side.name.lower(), "title": title} for side, title in self.destroyed],
        }


def aftermath(s: State) -> Aftermath | None:
    """Return the result of a finished game, or None."""
    if s.outcome is None:
        return None
    gone = [one.cid for one in s.journal.since(0) if one.kind == "removed from game" and one.cause == DESTROYED]
    winner = None if s.outcome.winner is None else Side(s.outcome.winner)
    revealed: set[int] = set()
    for cid in s.score[winner] if winner is not None else ():
        if s.owner[cid] != winner:
            continue  # such a card only applies if its owner won
        for said in s.card(cid).abilities:
            if isinstance(said, AfterWin) and said.reveals:
                revealed.add(said.reveals)
            elif isinstance(said, AfterWin):
                gone.append(cid)
    titles = [tuple(s.card(cid).title for cid in s.score[side]) for side in SIDES]
    destroyed = tuple((Side(s.owner[cid]), s.card(cid).title) for cid in gone)
    return Aftermath(winner, s.outcome.how, (titles[0], titles[1]), tuple(sorted(revealed)), destroyed)
