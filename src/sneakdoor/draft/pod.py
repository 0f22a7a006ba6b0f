"""A pod: its players, the packs that are passed, and who picks next."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from sneakdoor import Side
from sneakdoor.draft.card_ratings import best
from sneakdoor.draft.packs import Cube, Pack, every_card, packs

FEWEST: Final = 2
MOST: Final = 8
MOST_PICKS: Final = 1000
"""Cards that a drafter is offered for one side: no deck can hold more."""
ROUNDS: Final = 4
SIZE: Final = 10


class DraftError(ValueError):
    """What was asked is not possible now; the message says why."""


@dataclass(slots=True)
class Drafter:
    """Somebody in the pod, with what was taken so far."""

    name: str
    bot: bool = False
    picks: dict[Side, list[str]] = field(default_factory=lambda: {Side.CORP: [], Side.RUNNER: []})


@dataclass(slots=True)
class Pod:
    """A draft: for the Corp first, then for the Runner, in rounds of one pack each; sealed: all packs at once.

    Packs pass to the left in odd rounds and to the right in even ones. They follow from the seed, so what happens is
    told by the picks alone.
    """

    drafters: list[Drafter]
    cube: Cube
    seed: int = 0
    rounds: int = ROUNDS
    size: int = SIZE
    sealed: bool = False
    taken: int = 0  # cards that everybody has taken so far, of both sides
    table: list[Pack] = field(default_factory=list)  # by seat: the pack in front of it
    waiting: set[str] = field(default_factory=set)  # who has not taken a card from the pack in front of them

    @staticmethod
    def begin(
        drafters: list[Drafter],
        *,
        seed: int = 0,
        cube: Cube | None = None,
        rounds: int = ROUNDS,
        size: int = SIZE,
        sealed: bool = False,
    ) -> Pod:
        """Sit down; the first packs are opened."""
        names = [one.name for one in drafters]
        if not FEWEST <= len(names) <= MOST and not (sealed and names):
            raise DraftError(f"a pod has {FEWEST} to {MOST} drafters, and here are {len(names)}")
        if len(set(names)) < len(names) or "" in names:
            raise DraftError("each drafter has a name of their own")
        if rounds < 1 or size < 1:
            raise DraftError("there is at least one pack, with at least one card in it")
        if rounds * size > MOST_PICKS:
            raise DraftError(f"{rounds} packs of {size} cards are too many: at most {MOST_PICKS} cards for each side")
        pod = Pod(drafters, cube if cube is not None else every_card(), seed, rounds, size, sealed)
        if sealed:
            pod._open_all()
        else:
            pod._open_next()
        return pod

    # -- where it stands ------------------------------------------------------------------------------------

    def drafter(self, name: str) -> Drafter:
        found = next((one for one in self.drafters if one.name == name), None)
        if found is None:
            raise DraftError(
                f"nobody here is called {name!r}; there are {', '.join(one.name for one in self.drafters)}"
            )
        return found

    @property
    def over(self) -> bool:
        return not self.table

    @property
    def side(self) -> Side:
        """The side for which cards are taken now."""
        return Side.CORP if self.taken < self.rounds * self.size else Side.RUNNER

    @property
    def round(self) -> int:
        """The round of this side, from 1."""
        return self.taken % (self.rounds * self.size) // self.size + 1

    def pack(self, name: str) -> Pack:
        """The pack in front of a player who has yet to pick; empty for one who waits for the others."""
        seat = self.drafters.index(self.drafter(name))
        return self.table[seat].copy() if name in self.waiting else []

    # -- taking cards ------------------------------------------------------------------------------------------

    def pick(self, name: str, title: str) -> None:
        """Take a card; when everybody has, the packs go on."""
        there = self.pack(name)
        if not there:
            raise DraftError("the draft is over" if self.over else f"{name} waits for the others")
        if title not in there:
            raise DraftError(f"{title!r} is not in the pack; there are {'; '.join(there)}")
        self._take(self.drafter(name), title)
        if not self.waiting:
            self._pass_on()

    def _take(self, drafter: Drafter, title: str) -> None:
        self.table[self.drafters.index(drafter)].remove(title)
        drafter.picks[self.side].append(title)
        self.waiting.discard(drafter.name)

    def _pass_on(self) -> None:
        left = self.round % 2 == 1
        self.taken += 1
        if self.taken % self.size == 0:
            self._open_next()
            return
        self.table = self.table[-1:] + self.table[:-1] if left else self.table[1:] + self.table[:1]
        self._ask()

    def _ask(self) -> None:
        """People are asked; bots take theirs at once."""
        self.waiting = {one.name for one in self.drafters}
        for one in self.drafters:
            if one.bot:
                pack = self.table[self.drafters.index(one)]
                self._take(one, best(pack, one.picks[self.side]))
        if not self.waiting:
            self._pass_on()

    # -- packs ------------------------------------------------------------------------------------------------

    def _dealt(self, side: Side) -> list[Pack]:
        chance = random.Random(f"{self.seed} {side.name}")  # noqa: S311  (the same seed makes the same packs)
        return packs(self.cube, side, self.rounds * len(self.drafters), self.size, chance)

    def _open_next(self) -> None:
        if self.taken >= 2 * self.rounds * self.size:
            self.table, self.waiting = [], set()
            return
        first = (self.round - 1) * len(self.drafters)
        self.table = self._dealt(self.side)[first : first + len(self.drafters)]
        self._ask()

    def _open_all(self) -> None:
        for side in (Side.CORP, Side.RUNNER):
            dealt = self._dealt(side)
            for seat, one in enumerate(self.drafters):
                mine = dealt[seat * self.rounds : (seat + 1) * self.rounds]
                one.picks[side] = sorted(title for pack in mine for title in pack)
        self.taken = 2 * self.rounds * self.size
