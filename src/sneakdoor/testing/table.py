"""The table itself: a game at a chosen position, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from types import TracebackType
from typing import Any, Final, Self

from sneakdoor.cards.registry import book as all_cards
from sneakdoor.game import Game
from sneakdoor.model.abilities import Play
from sneakdoor.model.declare import Book, CardDef
from sneakdoor.model.enums import CORP, IDENTITY, PLAY, RUNNER, Side
from sneakdoor.model.kinds import ChangeKind, names
from sneakdoor.model.objects import Thing
from sneakdoor.model.ruleset import DEFAULT
from sneakdoor.model.state import State
from sneakdoor.options import Decision, Option
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.activity import activate
from sneakdoor.rules.rezzing import refill
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.turns import Turns
from sneakdoor.testing.card_lookup import HOW_TO_SAY, Card, doubt, rivals, same_title, where
from sneakdoor.testing.edits import ask_anew, begin_here, can_ask_anew
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.player import Player
from sneakdoor.testing.seen import Seen
from sneakdoor.testing.skipped_questions import PASSABLE, is_at, leave, passing, shown

BLANK_CORP: Final = CardDef("Blank Corp", CORP, "identity", "neutral_corp", min_deck=0)
BLANK_RUNNER: Final = CardDef("Blank Runner", RUNNER, "identity", "neutral_runner", min_deck=0)
FILLER: Final = {CORP: "Hedge Fund", RUNNER: "Sure Gamble"}

Fits = Callable[[Option], bool]

CHANGES: Final = names(ChangeKind)
"""What the journal may have."""

TURN_ENDS: Final = ("before corp turn ends", "before runner turn ends")
"""Roles of the last windows of the Corp's and of the Runner's turn."""

END: Final = "the end of the turn"

default_rules = DEFAULT.name
"""The rules that a table plays by if it names none."""


@lru_cache(maxsize=2)
def _with_blanks(known: Book) -> Book:
    """The cards of a table that brings none of its own: one book for all of them."""
    return Book([*known.cards, BLANK_CORP, BLANK_RUNNER], known.ruleset)


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
        rules: str = "",
    ) -> None:
        known = _with_blanks(all_cards(rules or default_rules))
        if cards:
            known = Book([*known.cards, *cards], known.ruleset)
        if turn not in ("corp", "runner"):
            raise TableError(f"it is the turn of 'corp' or 'runner', not of {turn!r}")
        codes = (_identity(known, corp, CORP), _identity(known, runner, RUNNER))
        state = State(known, codes, (int(CORP), int(RUNNER)), seed)
        state.forced = skip_forced
        self.game = Game(state, (None, None), seed)
        self._began = False
        self._turn = CORP if turn == "corp" else RUNNER
        self._clicks = clicks
        self._unnoticed: tuple[Decision, str] | None = None  # a question that nobody has seen yet, and what led to it
        # Answers without a choice, given since the last verb's own, with the kind of their question.
        self._forced: list[tuple[Side, Option, str]] = []
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
        if self._unnoticed is not None and self._unnoticed[0] is self.game.decision:
            raise TableError(f"{self._unnoticed[1]} led to a question that is not answered.\n{self.show()}")
        return self.state

    def _begin(self) -> None:
        """End the set-up and open the first window, where the open question is noticed."""
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
        ruleset = s.book.ruleset
        s.push(ruleset.turns[side](s.fresh()))
        s.stack[-1].goto("discard_phase")
        s.push(ruleset.action_phases[side](s.fresh()))
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
        """The zone of a card, by its owner's name for it."""
        return self.seen.place(self.cid(title, n))

    @property
    def run(self) -> Any:
        return current_run(self.seen)

    @property
    def outcome(self) -> Any:
        return self.seen.outcome

    def happened(self, kind: str) -> int:
        """The number of changes of a kind in the journal."""
        if kind not in CHANGES:
            raise TableError(f"there are no changes of the kind {kind!r}")
        return sum(1 for one in self.seen.journal.since(0) if one.kind == kind)

    def show(self) -> str:
        return shown(self.game) if self._began else "the table is being laid out; nobody is asked anything yet"

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
            if fitting and fitting[0].kind == "pick":  # the first cards of a set may have been picked already
                given = self._given(side, fits, d.kind)
                if given is not None:
                    return given
            if fitting:
                open_ = doubt(self.state, d, fitting) if titled and len(fitting) > 1 else ""
                if open_:
                    raise TableError(f"{wanted} {open_}")
                self.answer(fitting[0])
                return fitting[0]
            given = self._given(side, fits)
            if given is not None:
                return given
            if d.kind not in PASSABLE:
                raise TableError(f"{side.name} cannot {wanted} now.\n{self.show()}")
            self._let_pass(d)
        raise TableError(f"{side.name} never came to {wanted}.\n{self.show()}")

    def answer(self, option: Option) -> None:
        """Give an answer to the open question."""
        self.before = self.state.journal.length
        self._forced.clear()
        self._go_on_with(option)

    def _go_on_with(self, option: Option) -> None:
        """Answer, and give what answers there is no choice about, up to the end of a turn that a run has come to."""
        s = self.state
        forced, s.forced = s.forced, False
        try:
            self._choose(option, forced=forced)
            while forced and (d := self.game.decision) is not None and len(d.options) == 1 and not self._ends_turn(d):
                if d.kind not in PASSABLE:
                    self._forced.append((d.side, d.options[0], d.kind))
                self._choose(d.options[0], forced=True)
        finally:
            s.forced = forced

    def _choose(self, option: Option, *, forced: bool) -> None:
        """Give an answer. One that there is no choice about is not among the choices of a game that skips those."""
        d = self.game.decision
        alone = forced and d is not None and len(d.options) == 1
        self.game.choose(option)
        if alone:
            self.game.choices.pop()

    def _given(self, side: Side, fits: Fits, kind: str = "") -> Option | None:
        """An answer of this side that fits and was given already, because there was no other; it counts once."""
        for one in self._forced:
            if one[0] == side and fits(one[1]) and kind in ("", one[2]):
                self._forced.remove(one)
                return one[1]
        return None

    def _ends_turn(self, d: Decision) -> bool:
        """Is this the last window of a turn whose last action was a run (CR 5.6.3b, 5.7.2b)?"""
        if d.role not in TURN_ENDS:
            return False
        for change in reversed(self.state.journal.since(self.state.marks[0])):
            if change.kind in ("run ends", "clicks spent"):
                return change.kind == "run ends"
        return False

    def _let_pass(self, d: Decision) -> None:
        self._go_on_with(passing(d))

    def settle(self) -> None:
        """Pass windows until somebody must decide something else; after a run on the last click, to the turn's end."""
        self._begin()
        while (d := self.game.decision) is not None and d.kind in PASSABLE and not self._ends_turn(d):
            self._let_pass(d)

    def finish_run(self) -> None:
        """Let the run take its course: continue, access what there is, go on."""
        while current_run(self.state) is not None and (d := self.game.decision) is not None:
            if d.kind in PASSABLE:
                self._let_pass(d)
            elif d.kind in ("access", "accessed card"):
                self._go_on_with(next((o for o in d.options if o.kind == "go on"), d.options[0]))
            else:
                raise TableError(f"the run asks something.\n{self.show()}")
        self.settle()
        d = self.game.decision
        if d is not None and d.kind not in (*PASSABLE, "action") and self._playing():
            self._unnoticed = d, "the run event"

    def _playing(self) -> bool:
        """Is the card that was played for the run still being resolved?"""
        s = self.state
        decls = (s.book.abilities[one.ability].decl for one in s.stack if isinstance(one, Resolve))
        return any(isinstance(decl, Play) for decl in decls)

    def end_turn(self, stop: str = "") -> None:
        """Spend what clicks are left on credits and go to the other side's first action, or what is asked before.

        `stop` names a window on the way, even one in which nobody could do anything: "window" for the first paid
        ability window of the next turn, "reaction" and so on, or the role or number of a step (CR 5.6, 5.7). Where
        something is asked before that action, it has to be answered, or `decision` looked at: until then nothing else
        can be.
        """
        self._begin()
        s, turn = self.state, self.state.turn
        d = self.game.decision
        if d is not None and d.kind not in (*PASSABLE, "action", "discard") and len(d.options) > 1:
            raise TableError(f"the turn asks something.\n{self.show()}")
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
        if d is None or (stop and is_at(d, stop) and (next_ or (stop in (d.rule, d.role) and not s.clicks[s.active]))):
            if d is None and stop:
                raise TableError(f"the turn never came to {stop}: {self.show()}")
            return False
        if next_ and d.kind not in PASSABLE and d.kind != "discard" and not (forced and len(d.options) == 1):
            if stop:
                raise TableError(f"the next turn asks something before it comes to {stop}.\n{self.show()}")
            self._unnoticed = (d, END) if d.kind != "action" else None
            return False
        wanted = {"action": "credit", "discard": "pick"}.get(d.kind)
        option = next((option for option in d.options if option.kind == wanted), None)
        if option is not None:
            self.game.choose(option)
        elif not leave(self.game, d, forced):
            if stop:
                raise TableError(f"the turn asks something before it comes to {stop}.\n{self.show()}")
            self._unnoticed = d, END
            return False
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
