"""The table itself: a game at a chosen position, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from types import TracebackType
from typing import Any, Final, Self

from sneakdoor.cards.registry import book as all_cards
from sneakdoor.game import Game
from sneakdoor.model.declare import Book, CardDef
from sneakdoor.model.objects import Thing
from sneakdoor.model.state import State
from sneakdoor.model.words import CORP, IDENTITY, PLAY, RUNNER, Side
from sneakdoor.options import Decision, Option
from sneakdoor.rules.activity import activate
from sneakdoor.rules.rezzing import refill
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.turns import (
    CorpActions,
    CorpTurn,
    RunnerActions,
    RunnerTurn,
    Turns,
)
from sneakdoor.testing.changing import ask_anew, begin_here, can_ask_anew
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.naming import HOW_TO_SAY, Card, doubt, rivals, same_title, where
from sneakdoor.testing.passing import PASSABLE, is_at, leave, let_pass, shown
from sneakdoor.testing.player import Player
from sneakdoor.testing.seen import Seen

BLANK_CORP: Final = CardDef("Blank Corp", CORP, "identity", "neutral_corp", min_deck=0)
BLANK_RUNNER: Final = CardDef("Blank Runner", RUNNER, "identity", "neutral_runner", min_deck=0)
FILLER: Final = {CORP: "Hedge Fund", RUNNER: "Sure Gamble"}

Fits = Callable[[Option], bool]


@lru_cache(maxsize=1)
def _with_blanks(known: Book) -> Book:
    """The cards of a table that brings none of its own: one book for all of them."""
    return Book([*known.cards, BLANK_CORP, BLANK_RUNNER])


def _identity(known: Book, title: str, side: Side) -> int:
    code = known.by_title.get(title, -1)
    if code < 0 or known.cards[code].type != IDENTITY or known.cards[code].side != side:
        raise TableError(f"{title!r} is no identity of the {side.name.title()}")
    return code


class Table:
    """A game at a chosen position, at an action window of the side whose turn it is."""

    def __init__(
        self,
        turn: str = "corp",
        *,
        corp: str = "Blank Corp",
        runner: str = "Blank Runner",
        cards: tuple[CardDef, ...] = (),
        seed: int = 1,
        deck: int = 12,
        clicks: int | None = None,
        skip_forced: bool = True,
    ) -> None:
        known = _with_blanks(all_cards())
        if cards:
            known = Book([*known.cards, *cards])
        if turn not in ("corp", "runner"):
            raise TableError(f"it is the turn of 'corp' or 'runner', not of {turn!r}")
        codes = (_identity(known, corp, CORP), _identity(known, runner, RUNNER))
        state = State(known, codes, (int(CORP), int(RUNNER)), seed)
        state.forced = skip_forced
        self.game = Game(state, (None, None), seed)
        self._began = False
        self._turn = CORP if turn == "corp" else RUNNER
        self._clicks = clicks
        self._unnoticed: Decision | None = None  # where the end of a turn led, before anybody has seen it
        self.before = 0  # in the journal: where the last answer of a verb was given
        for cid, side in enumerate((CORP, RUNNER)):
            state.zone[cid] = PLAY
            state.handle += 1
            identity = state.things[cid] = Thing(cid, side, True, handle=state.handle)
            refill(state, identity)  # CR 1.10.5a: there before it becomes active
            activate(state, identity)  # CR 3.1.1: active from the first, so also while the rest is laid out
        self.corp = Player(self, CORP)
        self.runner = Player(self, RUNNER)
        for player in (self.corp, self.runner):
            player.set(credits=5)
            player.deck(*([FILLER[player.side]] * deck))
        self._filler = range(2, len(state.code))

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        self._begin()
        return self.game.decision

    @property
    def seen(self) -> State:
        """The state as tests look at it: not while a question is open that nobody has noticed."""
        d = self._unnoticed
        if d is not None and d is self.game.decision:
            raise TableError(f"the end of the turn led to a question that is not answered.\n{self.show()}")
        return self.state

    def _begin(self) -> None:
        """The set-up is over, and the first window opens. Whoever comes here notices the open question."""
        self._unnoticed = None
        if self._began:
            return
        self._began = True
        s = self.state
        side = self._turn
        s.active = side
        s.turn = 1 if side == CORP else 2
        s.clicks[side] = self._clicks if self._clicks is not None else 3 if side == CORP else 4
        s.push(Turns(1 - side))
        s.push(CorpTurn(s.fresh()) if side == CORP else RunnerTurn(s.fresh()))
        s.stack[-1].goto("discard_phase")
        s.push(CorpActions(s.fresh()) if side == CORP else RunnerActions(s.fresh()))
        s.stack[-1].goto("window")
        s.marks[0] = s.journal.length
        s.advance()
        begin_here(self.game)

    @contextmanager
    def changing(self) -> Iterator[State]:
        """Lay out cards or set numbers. Once a question is open, it is asked anew, or nothing is changed."""
        if self._began and not can_ask_anew(self.game):
            raise TableError(f"the table cannot be changed while this is open: its answers are fixed.\n{self.show()}")
        try:
            yield self.state
        finally:
            if self._began:
                ask_anew(self.game)

    # -- looking ---------------------------------------------------------------------------------------

    def cid(self, title: Card, n: int | None = None) -> int:
        """A card by title; `n` picks among copies, cards in play first.

        Without `n` it is the only copy in play, or if there is none, the only one that does not just fill a deck. Where
        copies that can be told apart leave open which is meant, that is an error.
        """
        if isinstance(title, Seen):
            return title.cid
        s = self.state
        found = [cid for cid in range(len(s.code)) if same_title(s.card(cid).title, title)]
        found.sort(key=lambda cid: (cid not in s.things, cid))
        if (n or 0) >= len(found):
            raise TableError(f"there is no card {title!r} ({(n or 0) + 1}. copy) at this table")
        if n is not None:
            return found[n]
        near = [cid for cid in found if cid in s.things] or [cid for cid in found if cid not in self._filler] or found
        different = rivals(s, near)
        if len(different) > 1:
            places = "; ".join(where(s, cid) for cid in different)
            raise TableError(f"there are {len(different)} cards {title!r} that differ: {places}. {HOW_TO_SAY}")
        return near[0]

    def card(self, title: Card, n: int | None = None) -> Seen:
        return Seen(self, self.cid(title, n))

    def zone(self, title: Card, n: int | None = None) -> str:
        """Where a card is: the zone's name for its owner."""
        return self.seen.place(self.cid(title, n))

    @property
    def run(self) -> Any:
        return current_run(self.seen)

    @property
    def outcome(self) -> Any:
        return self.seen.outcome

    def happened(self, kind: str) -> int:
        """How many changes of a kind the journal has."""
        return sum(1 for one in self.seen.journal.since(0) if one.kind == kind)

    def show(self) -> str:
        return shown(self.game)

    # -- acting ----------------------------------------------------------------------------------------

    def choose(self, side: Side, fits: Fits, wanted: str, *, titled: bool = False) -> Option:
        """Go on to a question of this side that has a fitting option, and choose it.

        With `titled`, what fits must be about one card and one ability of it, or about copies that are alike.
        """
        self._begin()
        for _ in range(200):
            d = self.game.decision
            if d is None:
                raise TableError(f"{side.name} cannot {wanted}: {self.show()}")
            fitting = [option for option in d.options if fits(option)] if d.side == side else []
            if fitting:
                open_ = doubt(self.state, d, fitting) if titled and len(fitting) > 1 else ""
                if open_:
                    raise TableError(f"{wanted} {open_}")
                self.answer(fitting[0])
                return fitting[0]
            if d.kind not in PASSABLE:
                raise TableError(f"{side.name} cannot {wanted} now.\n{self.show()}")
            self._let_pass(d)
        raise TableError(f"{side.name} never came to {wanted}.\n{self.show()}")

    def answer(self, option: Option) -> None:
        """Give an answer to the open question."""
        self.before = self.state.journal.length
        self.game.choose(option)

    def _let_pass(self, d: Decision) -> None:
        let_pass(self.game, d)

    def settle(self) -> None:
        """Pass windows until somebody must decide something else."""
        self._begin()
        while (d := self.game.decision) is not None and d.kind in PASSABLE:
            self._let_pass(d)

    def finish_run(self) -> None:
        """Let the run take its course: continue, access what there is, go on."""
        while current_run(self.state) is not None and (d := self.game.decision) is not None:
            if d.kind in PASSABLE:
                self._let_pass(d)
            elif d.kind in ("access", "accessed card"):
                self.game.choose(next((o for o in d.options if o.kind == "go on"), d.options[0]))
            else:
                raise TableError(f"the run asks something.\n{self.show()}")
        self.settle()

    def end_turn(self, stop: str = "") -> None:
        """Spend what clicks are left on credits and go to the other side's first action, or what is asked before.

        `stop` names a window on the way, even one in which nobody could do anything: "window" for the first paid
        ability window of the next turn, "reaction" and so on, or the number of a step (CR 5.6, 5.7). Where something
        is asked before that action, it has to be answered, or `decision` looked at: until then nothing else can be.
        """
        self._begin()
        s, turn = self.state, self.state.turn
        forced, s.forced = s.forced, s.forced and not stop  # so that windows with nothing to do are met too
        try:
            while self._goes_on(turn, stop, forced):
                pass
        finally:
            s.forced = forced

    def _goes_on(self, turn: int, stop: str, forced: bool) -> bool:
        """One step of ending a turn; False where it is to stop."""
        d, s = self.game.decision, self.state
        next_ = s.turn != turn
        if d is None or (stop and is_at(d, stop) and (next_ or (d.rule == stop and not s.clicks[s.active]))):
            if d is None and stop:
                raise TableError(f"the turn never came to {stop}: {self.show()}")
            return False
        if next_ and d.kind not in PASSABLE and d.kind != "discard" and not (forced and len(d.options) == 1):
            if stop:
                raise TableError(f"the next turn asks something before it comes to {stop}.\n{self.show()}")
            self._unnoticed = d if d.kind != "action" else None
            return False
        wanted = {"action": "credit", "discard": "pick"}.get(d.kind)
        option = next((option for option in d.options if option.kind == wanted), None)
        if option is not None:
            self.game.choose(option)
        elif not leave(self.game, d, forced):
            raise TableError(f"the turn asks something.\n{self.show()}")
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        if kind is None:
            self.done()

    def done(self) -> None:
        """Nothing unasked is left open."""
        d = self.decision
        if d is not None and d.kind not in (*PASSABLE, "action"):
            raise TableError(f"a question is left open.\n{self.show()}")
