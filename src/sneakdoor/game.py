"""The public face: a game, from set-up to outcome."""

from __future__ import annotations

from typing import Any

from sneakdoor.cards.registry import book as all_cards
from sneakdoor.model.declare import Book
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.state import Outcome, State
from sneakdoor.model.words import CORP, Side
from sneakdoor.options import Decision, Option
from sneakdoor.rules.checkpoints import win
from sneakdoor.rules.setup import new_state


class IllegalChoice(Exception):
    """A choice that is not allowed; the state is untouched."""

    def __init__(self, option: Option, refusals: tuple[Refusal, ...]) -> None:
        self.option = option
        self.refusals = refusals
        why = "; ".join(str(one) for one in refusals) or "it is not one of the options"
        super().__init__(f"{option}: {why}")


class CannotPlay(ValueError):
    """A deck with which no game can be played, and why."""


class Game:
    """A game between a Corp and a Runner.

    Ask `decision`, answer with `choose`, until `outcome` is set.
    """

    __slots__ = ("_decision", "_past", "choices", "decks", "seed", "state")

    def __init__(self, state: State, decks: tuple[Any, Any], seed: int) -> None:
        self.state = state
        self.decks = decks
        self.seed = seed
        self.choices: list[Option] = []
        self._past: list[State] = []
        self._decision: Decision | None = None

    @staticmethod
    def new(*, corp: Any, runner: Any, seed: int = 0, book: Book | None = None, skip_forced: bool = False) -> Game:
        """Set up a game (CR 1.6) and go on to the first question."""
        known = all_cards() if book is None else book
        state = new_state(known, _codes(known, corp, Side.CORP), _codes(known, runner, Side.RUNNER), seed)
        state.forced = skip_forced
        game = Game(state, (corp, runner), seed)
        state.advance()
        return game

    @property
    def decision(self) -> Decision | None:
        """The open question; None once the game is over."""
        if self._decision is None and self.state.open is not None:
            self._decision = Decision(self.state)
        return self._decision

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def choose(self, option: Option) -> None:
        """Answer the open question."""
        decision = self.decision
        move = decision.move(option) if decision is not None else None
        if move is None:
            raise IllegalChoice(option, self.why_not(option))
        self._decision = None
        self.choices.append(option)
        self.state.reply(move)

    def concede(self, side: Side) -> None:
        """Give up."""
        win(self.state, 1 - side, "concession")
        self.state.open = None
        self._decision = None

    def clone(self) -> Game:
        """A copy that goes its own way."""
        new = Game(self.state.clone(), self.decks, self.seed)
        new.choices = self.choices.copy()
        return new

    def why_not(self, option: Option) -> tuple[Refusal, ...]:
        """Every rule that stops an option now, in a fixed order; empty if it is allowed."""
        return ()


def _codes(book: Book, deck: Any, side: Side) -> list[int]:
    """The deck as card numbers, the identity first; a card the engine does not know is refused by name."""
    wanted = [deck.identity, *(title for title, n in dict(deck.cards).items() for _ in range(n))]
    missing = sorted({title for title in wanted if title not in book.by_title})
    if missing:
        raise CannotPlay(f"these cards are not implemented yet: {', '.join(missing)}")
    codes = [book.by_title[title] for title in wanted]
    wrong = sorted({book.cards[code].title for code in codes if book.cards[code].side != side})
    if wrong:
        word = "Corp" if side == CORP else "Runner"
        raise CannotPlay(f"these are not {word} cards: {', '.join(wrong)}")
    if book.cards[codes[0]].type != "identity":
        raise CannotPlay(f"{wanted[0]} is not an identity")
    return codes
