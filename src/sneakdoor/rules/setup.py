"""Starting the game (CR 1.6)."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import Frame, Table, step, table
from sneakdoor.model.declare import Book
from sneakdoor.model.objects import Thing
from sneakdoor.model.state import State
from sneakdoor.model.words import CORP, PLAY, RUNNER, SIDES
from sneakdoor.rules.activity import activate
from sneakdoor.rules.asking import NO, YES, Ask
from sneakdoor.rules.changes import happen
from sneakdoor.rules.drawing import draw
from sneakdoor.rules.moving import shuffle, shuffle_in
from sneakdoor.rules.quantities import identity
from sneakdoor.rules.scoring import keyword
from sneakdoor.rules.turns import Turns


def new_state(book: Book, corp: list[int], runner: list[int], seed: int) -> State:
    """A game about to be set up; each deck is a list of card numbers, the identity first."""
    code = tuple(corp) + tuple(runner)
    owner = (int(CORP),) * len(corp) + (int(RUNNER),) * len(runner)
    s = State(book, code, owner, seed)
    s.deck[CORP] = list(range(1, len(corp)))
    s.deck[RUNNER] = list(range(len(corp) + 1, len(code)))
    s.push(Turns())
    s.push(Setup())
    return s


class Setup(Frame):
    """CR 1.6.1 to 1.6.7."""

    __slots__ = ()

    def table(self) -> Table:
        return SETUP

    def clone(self) -> Frame:
        return Setup(self.at)

    @step("1.6.1")
    def place_identities(self, s: State) -> None:
        for side in SIDES:
            cid = identity(s, side)
            s.zone[cid] = PLAY
            s.handle += 1
            s.things[cid] = Thing(cid, side, True, handle=s.handle)
            happen(s, "identity", side, cid, rule="1.6.1")

    @step("1.6.2")
    def special_setup(self, s: State) -> None:
        """Abilities of identities that change the set-up speak through the steps they change (CR 1.6.1a)."""

    @step("1.6.3")
    def create_bank(self, s: State) -> None:
        """CR 1.9.2: the bank is unlimited, so there is nothing to count."""

    @step("1.6.4")
    def take_credits(self, s: State) -> None:
        for side in SIDES:
            s.credits[side] = 5

    @step("1.6.5")
    def shuffle_decks(self, s: State) -> None:
        for side in SIDES:
            shuffle(s, side)

    @step("1.6.6")
    def draw_hands(self, s: State) -> None:
        for side in SIDES:
            draw(s, side, self._hand(s, side), rule="1.6.6")

    @step("1.6.6a")
    def corp_mulligan(self, s: State) -> None:
        s.push(Ask(CORP, "mulligan", "1.6.6a", (NO, YES), "corp"))

    @step("1.6.6a")
    def runner_mulligan(self, s: State) -> None:
        s.push(Ask(RUNNER, "mulligan", "1.6.6a", (NO, YES), "runner"))

    @step("1.6.7")
    def start(self, s: State) -> None:
        """Cards become active as the game begins (CR 1.6.1a)."""
        for side in SIDES:
            activate(s, s.things[identity(s, side)])
        happen(s, "game starts", rule="1.6.7")

    def _hand(self, s: State, side: int) -> int:
        return keyword(s, identity(s, side), "starting hand") or 5

    def receive(self, s: State, what: str, value: Any) -> None:
        if value == YES:
            side = CORP if what == "corp" else RUNNER
            happen(s, "mulligan", side, rule="1.6.6a")
            shuffle_in(s, side, list(s.hand[side]))
            draw(s, side, self._hand(s, side), rule="1.6.6a")


SETUP: Final = table("Setup")
