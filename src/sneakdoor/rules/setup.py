"""Starting the game (CR 1.6)."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.kernel.frames import StepTable, step, table
from sneakdoor.model.abilities import AtStart
from sneakdoor.model.declare import Book
from sneakdoor.model.enums import CORP, IDENTITY, OUTSIDE, PLAY, RUNNER, SIDES
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.objects import Thing
from sneakdoor.model.roles import SetupRole
from sneakdoor.model.state import State
from sneakdoor.rules.abilities import resolve
from sneakdoor.rules.activity import activate
from sneakdoor.rules.changes import happen
from sneakdoor.rules.drawing import draw
from sneakdoor.rules.moving import shuffle, shuffle_in
from sneakdoor.rules.quantities import identity
from sneakdoor.rules.questions import NO, YES, Ask
from sneakdoor.rules.rezzing import refill
from sneakdoor.rules.scoring import keyword
from sneakdoor.rules.turns import Turns


def new_state(
    book: Book,
    corp: list[int],
    runner: list[int],
    seed: int,
    extras: tuple[list[int], list[int]] = ([], []),
) -> State:
    """A game about to be set up; each deck is a list of card numbers, the identity first.

    Extra cards wait outside the game (CR 1.5.1).
    """
    extras = (at_hand(book, corp[0], extras[CORP]), at_hand(book, runner[0], extras[RUNNER]))
    dealt = len(corp) + len(runner)
    code = (*corp, *runner, *extras[CORP], *extras[RUNNER])
    owner = (int(CORP),) * len(corp) + (int(RUNNER),) * len(runner)
    owner = (*owner, *(int(CORP),) * len(extras[CORP]), *(int(RUNNER),) * len(extras[RUNNER]))
    s = State(book, code, owner, seed)
    # CR 4.3.1: the deck without the identity is the draw pile.
    s.deck[CORP] = list(range(1, len(corp)))
    s.deck[RUNNER] = list(range(len(corp) + 1, dealt))
    s.outside = list(range(dealt, len(code)))
    for cid in s.outside:
        s.zone[cid] = OUTSIDE
    s.push(Turns())
    s.push(Setup())
    return s


def at_hand(book: Book, code: int, named: list[int]) -> list[int]:
    """The extra cards that were named; where none but identities were, those that this identity cannot do without."""
    if any(book.cards[one].type != IDENTITY for one in named):
        return named
    # CR 1.5.3a: there have to be some.
    decls = (book.abilities[number].decl for number in book.own[code])
    titles = [title for decl in decls if isinstance(decl, AtStart) for title in decl.brings]
    return [*named, *(book.by_title[title] for title in titles if title in book.by_title)]


class Setup(GameFrame):
    """CR 1.6.1 to 1.6.7."""

    __slots__ = ()

    def table(self) -> StepTable:
        return SETUP

    @step("1.6.1")
    def place_identities(self, s: State) -> None:
        for side in SIDES:
            cid = identity(s, side)
            s.zone[cid] = PLAY
            s.handle += 1
            # CR 1.4:1.6.1b: the number of a double-sided card in a list is that of its front.
            # CR 3.1.1 + 1.4:3.1.1b: each side begins with one identity, in play but not installed.
            s.things[cid] = Thing(cid, side, True, handle=s.handle)
            happen(s, "identity", side, cid, rule="1.6.1")

    @step("1.6.2", role="set up")
    def special_setup(self, s: State) -> None:
        """What belongs to no other step of the set-up is done now, the Corp's first."""
        for side in reversed(SIDES):
            self._resolve(s, side, "set up")

    @step("1.6.3")
    def create_bank(self, s: State) -> None:
        """CR 1.9.2: the bank is unlimited, so there is nothing to count."""

    @step("1.6.4")
    def take_credits(self, s: State) -> None:
        for side in SIDES:
            who = identity(s, side)
            s.credits[side] = keyword(s, who, "starting credits") or 5
            s.bad_publicity += keyword(s, who, "starting bad publicity")

    @step("1.6.5")
    def shuffle_decks(self, s: State) -> None:
        for side in SIDES:
            shuffle(s, side)

    @step("1.6.1a", role="before starting hands")
    def before_hands(self, s: State) -> None:
        """Some identities have a say in this step too."""
        for side in reversed(SIDES):
            self._resolve(s, side, "before starting hands")

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

    @step("1.6.7a", role="before first turn")
    def before_first_turn(self, s: State) -> None:
        self._resolve(s, CORP, "before first turn")

    @step("1.6.7")
    def start(self, s: State) -> None:
        """Cards become active as the game begins (CR 1.6.1a)."""
        s.looked = s.journal.length  # CR 1.6.1a + 26.03:9.6.5b: nothing of the setup is seen by what becomes active now
        for thing in s.things.values():
            if thing.faceup:
                # CR 4.7.4a + 1.5.3b + 26.03:1.8.3d: identities, which stay so, and what begins the game installed.
                refill(s, thing)
                activate(s, thing)
        s.met.clear()  # CR 1.6.1a: drawing during setup triggers nothing
        happen(s, "game starts", rule="1.6.7")

    def _resolve(self, s: State, side: int, when: SetupRole) -> None:
        """CR 1.6.1a: these abilities work although no card is active yet."""
        cid = identity(s, side)
        for number in s.book.own[s.code[cid]]:
            decl = s.book.abilities[number].decl
            if isinstance(decl, AtStart) and decl.step == when:
                resolve(s, number, cid, side)

    def _hand(self, s: State, side: int) -> int:
        return keyword(s, identity(s, side), "starting hand") or 5

    def receive(self, s: State, what: str, value: Any) -> None:
        if value == YES:
            side = CORP if what == "corp" else RUNNER
            happen(s, "mulligan", side, rule="1.6.6a")
            shuffle_in(s, side, list(s.hand[side]))
            draw(s, side, self._hand(s, side), rule="1.6.6a")


SETUP: Final = table("Setup")
