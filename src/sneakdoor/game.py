"""The public face: a game, from set-up to outcome."""

from __future__ import annotations

import pickle
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sneakdoor import __version__
from sneakdoor.aftermath import Aftermath, aftermath
from sneakdoor.cards.registry import book as all_cards
from sneakdoor.decks.named import NoSuchDeck, deck_named
from sneakdoor.grammar.typed_words import matching
from sneakdoor.kernel.rng import Chance
from sneakdoor.log import Listener, LogEntry
from sneakdoor.model.declare import Book, CardDef
from sneakdoor.model.enums import CORP, IDENTITY, RUNNER, SIDE_WORDS, SIDES, Side, SideWord
from sneakdoor.model.refusal import Refusal
from sneakdoor.model.ruleset import DEFAULT, ruleset_named
from sneakdoor.model.state import Outcome, State
from sneakdoor.move_options import distinct
from sneakdoor.options import Decision, Option
from sneakdoor.record import MOST_CARDS, BadRecord, Counts, DeckList, Record, RecordedDeck
from sneakdoor.rulebook.index import UnknownRuleset
from sneakdoor.rules.checkpoints import win
from sneakdoor.rules.quantities import score_of
from sneakdoor.rules.setup import new_state
from sneakdoor.rules.visibility import visible
from sneakdoor.sampling import sample
from sneakdoor.view import View
from sneakdoor.why_not import why_not


class IllegalChoice(Exception):
    """A choice that is not allowed; the state is untouched."""

    def __init__(self, option: Option, refusals: tuple[Refusal, ...]) -> None:
        self.option = option
        self.refusals = refusals
        why = "; ".join(str(one) for one in refusals) or "it is not one of the options"
        super().__init__(f"{option}: {why}")

    def __reduce__(self) -> tuple[Any, ...]:
        return (IllegalChoice, (self.option, self.refusals))


class UnclearChoice(ValueError):
    """Words or a number that name no option of the open question, or several; the message lists what there is."""


class CannotPlay(ValueError):
    """A deck with which no game can be played, and why."""


class NothingToUndo(ValueError):
    """There is no choice to take back."""


MOST_SHOWN: Final = 12
"""Number of options that an error lists."""

MOST_DECKS: Final = 200
"""Number of deck lists cached as card numbers."""

NOT_A_DECK: Final = "a deck has an identity, and cards with how many there are of each"

_LEARNT: Final = frozenset((
    "drawn", "accessed", "revealed", "looked at", "exposed", "rezzed", "bids revealed", "archives turned faceup",
    "game over",
))  # fmt: skip
"""Changes that tell a player something, even if no card is seen any more: they cannot be taken back unseen."""


POLICIES: Final = ("random",)
"""By what the engine can play on alone."""


class Rollout:
    """How a game went on to its end."""

    __slots__ = ("choices", "decisions", "outcome", "turns")

    def __init__(self, outcome: Outcome, choices: tuple[int, ...], turns: int, decisions: int) -> None:
        self.outcome = outcome
        self.choices = choices  # of each question that left one: the place of the answer among its options
        self.turns = turns  # how many there were in all
        self.decisions = decisions  # how often somebody was asked, in the whole game

    def __repr__(self) -> str:
        return f"<Rollout: {self.outcome}, {len(self.choices)} choices, turn {self.turns}>"


class Game:
    """A game between a Corp and a Runner.

    Ask `decision`, answer with `choose`, until `outcome` is set.
    """

    __slots__ = ("_decision", "_listeners", "_start", "choices", "decks", "seed", "state", "undone")

    def __init__(
        self,
        state: State,
        decks: tuple[DeckList, DeckList] | tuple[None, None],
        seed: int,
        choices: list[Option] | None = None,
        undone: int = 0,
        start: State | None = None,
    ) -> None:
        self.state = state
        self.decks = decks
        self.seed = seed
        self.choices: list[Option] = [] if choices is None else choices
        self.undone = undone
        self._start = state.clone() if start is None else start
        self._decision: Decision | None = None
        self._listeners: dict[int | None, Listener] = {}

    @staticmethod
    def new(
        *,
        corp: DeckList | str,
        runner: DeckList | str,
        seed: int = 0,
        rules: str = DEFAULT.name,
        book: Book | None = None,
        skip_forced: bool = False,
    ) -> Game:
        """Set up a game (CR 1.6) by a version of the rules and go on to the first question.

        A deck may be named: one that comes with the package, or a file with a deck list.

        >>> game = Game.new(corp="Closed Doors", runner="Inside People", seed=7)
        >>> game.decision
        <CORP mulligan (1.6.6a): 2 options>
        """
        corp, runner = _deck(corp, Side.CORP, rules), _deck(runner, Side.RUNNER, rules)
        known = all_cards(rules) if book is None else book
        if known.ruleset is not ruleset_named(rules):
            raise ValueError(f"the book is for the rules {known.ruleset.name}, not {rules}")
        extras = (_extras(known, corp, Side.CORP), _extras(known, runner, Side.RUNNER))
        state = new_state(known, _codes(known, corp, Side.CORP), _codes(known, runner, Side.RUNNER), seed, extras)
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

    @property
    def turn(self) -> int:
        """The number of the turn, counted from 1 for both sides together; 0 during set-up."""
        return self.state.turn

    @property
    def rules(self) -> str:
        """The version of the rules that it is played by."""
        return self.state.book.ruleset.name

    @property
    def active(self) -> Side:
        """The side whose turn it is."""
        return SIDES[self.state.active]

    @property
    def changes(self) -> int:
        """How many changes the game has seen, open and hidden; a log can only grow with it."""
        return len(self.state.journal.entries)

    @property
    def points(self) -> tuple[int, int]:
        """The agenda points of the Corp and of the Runner (CR 1.18)."""
        return score_of(self.state, CORP), score_of(self.state, RUNNER)

    @property
    def aftermath(self) -> Aftermath | None:
        """What the game leaves behind for a campaign; None while it goes on."""
        return aftermath(self.state)

    def choose(self, option: Option | int | str) -> None:
        """Answer the open question with one of its options, its index, or words that mean one option only.

        Words are compared as players type them: each begins a word of the option, in order, and capitals and
        punctuation do not count. Raises UnclearChoice where no option or several are meant, and IllegalChoice for an
        option that the question does not have; the game is unchanged then.

        >>> game = Game.new(corp="Closed Doors", runner="Inside People", seed=7, skip_forced=True)
        >>> game.decision.prompt
        'This is your starting hand. Take a mulligan?'
        >>> game.choose("no")
        >>> game.choose(0)  # the Runner keeps as well
        >>> game.choose("credit")
        >>> game.choose("run HQ")
        Traceback (most recent call last):
        sneakdoor.game.UnclearChoice: ...
        """
        if not isinstance(option, Option):
            option = self._meant(option)
        if option.kind == "concede" and self.outcome is None and option.number in (CORP, RUNNER):
            self.concede(Side(option.number))
            return
        decision = self._decision or self.decision
        move = decision.move(option) if decision is not None else None
        if move is None:
            raise IllegalChoice(option, self.why_not(option))
        self._decision = None
        self.choices.append(option)
        self.state.reply(move)

    def _meant(self, named: int | str) -> Option:
        """The option of the open question with this index, or the one that these words mean."""
        decision = self.decision
        if decision is None:
            raise UnclearChoice("the game is over: there is nothing to choose")
        options = decision.options
        if isinstance(named, str):
            found = [option for _, option in matching(named, [(str(option), option) for option in options])]
            if len(found) == 1:
                return found[0]
            shown = f'"{named}"'
            if found:
                raise UnclearChoice(f"{shown} can mean: {_listed_options(found)}")
        elif isinstance(named, int):
            if 0 <= named < len(options):
                return options[named]
            shown = f"option {named} (they are numbered from 0)"
        else:
            raise TypeError(f"an option, its index or words for it are needed, not {type(named).__name__}")
        raise UnclearChoice(f"{shown} is none of the options: {_listed_options(options)}")

    def concede(self, side: Side) -> None:
        """Give up. A game that is over stays as it ended."""
        if self.state.outcome is not None:
            return
        self.choices.append(Option("concede", number=int(side), words="Concede"))  # a choice like any other
        win(self.state, 1 - side, "concession")
        self.state.open = None
        self._decision = None

    def rollout(self, seed: int, policy: str = "random") -> Rollout:
        """Play a copy on to its end, without building a question or an option: one way that this game could go.

        The policy "random" takes any of the options that the game would offer, each as likely as the others.
        """
        if policy not in POLICIES:
            raise ValueError(f"there is no policy {policy!r} to play on by, only: {', '.join(POLICIES)}")
        return _played_out(self.state.clone(), Chance(seed))

    def clone(self) -> Game:
        """A copy that goes its own way."""
        return Game(self.state.clone(), self.decks, self.seed, self.choices.copy(), self.undone, self._start)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        # State does not hold the declarations (law 1), so the game says which cards and rules it is played with.
        parts = (self.state, self._start, self.decks, self.seed, self.choices, self.undone)
        return (_unpickled, (__version__, self.rules, _named(self.state.book), *parts))

    def __repr__(self) -> str:
        identities = " against ".join(deck.identity for deck in self.decks if deck is not None) or "a position"
        now = str(self.outcome) if self.outcome is not None else f"turn {self.state.turn}"
        return f"<Game {self.seed}: {identities}, {now}, {len(self.choices)} choices>"

    def why_not(self, option: Option, side: Side | None = None) -> tuple[Refusal, ...]:
        """Every rule that stops an option now, in a fixed order; empty if it is allowed."""
        decision = self.decision
        asking = side if side is not None else decision.side if decision is not None else Side.CORP
        if decision is not None and asking == decision.side and (option in decision.options or option in decision.idle):
            return ()
        cite = self.state.book.ruleset.cite
        return tuple(Refusal(cite(one.rule), one.words) for one in why_not(self.state, option, asking))

    # -- what players may know -----------------------------------------------------------------------------

    def view(self, side: Side | SideWord | None) -> View:
        """Everything a side may know now, nothing else; None for a spectator, who sees what both may see.

        >>> Game.new(corp="Closed Doors", runner="Inside People", seed=7).view("runner").runner.credits
        5
        """
        return View(self.state, _side(side), self._decision or self.decision)

    def glance(self, side: Side | SideWord | None) -> View:
        """A view that is true only until the next choice is made, and cheaper to have."""
        if isinstance(side, str):
            side = _side(side)
        return View(self.state, side, self._decision or self.decision, lasts=False)

    def log(self, side: Side | SideWord | None, start: int = 0) -> list[LogEntry]:
        """What a side was told, from the entry with this number on."""
        if isinstance(side, str):
            side = _side(side)
        listener = self._listeners.get(side)
        if listener is None:
            listener = self._listeners[side] = Listener(side)
        return listener.listen(self.state)[start:]

    def sample(self, side: Side | SideWord, seed: int, *, skip_forced: bool | None = None) -> Game:
        """A whole game that this side could be in: what it may not know is dealt anew.

        It asks as this game does where there is only one answer, or as `skip_forced` says.
        """
        knowing = _side(side)
        assert knowing is not None, "a side, not a spectator"
        state = sample(self.state, knowing, seed)
        if skip_forced is not None:
            state.forced = skip_forced
        return Game(state, self.decks, seed)

    # -- records -----------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """Seed, decks and choices so far."""
        corp, runner = self.decks
        if corp is None or runner is None:
            raise BadRecord("a game that was not begun with decks has no record")
        decks = RecordedDeck.of(corp), RecordedDeck.of(runner)
        return Record(self.seed, *decks, tuple(self.choices), self._start.forced, self.undone, __version__, self.rules)

    @staticmethod
    def replay(record: Record, *, book: Book | None = None) -> Game:
        """Play a record again by its rules; a choice that is not possible is said with its number."""
        try:
            rules = ruleset_named(record.rules).name
        except UnknownRuleset as unknown:
            raise BadRecord(str(unknown)) from None
        game = Game.new(
            corp=record.corp,
            runner=record.runner,
            seed=record.seed,
            rules=rules,
            book=book,
            skip_forced=record.skip_forced,
        )
        game.undone = record.undone
        for n, option in enumerate(record.choices):
            try:
                game.choose(option)
            except IllegalChoice as wrong:
                raise BadRecord(f"choice {n + 1} is not possible: {wrong}") from None
        return game

    def undo(self) -> Option:
        """Take the last choice back; the record remembers that it happened."""
        if not self.choices:
            raise NothingToUndo("no choice was made yet")
        option = self.choices[-1]
        self.state = self._state_after(len(self.choices) - 1)
        del self.choices[-1]
        self.undone += 1
        self._decision = None
        self._listeners = {}
        return option

    @property
    def reversible(self) -> bool:
        """Could the last choice be taken back without anybody having learned anything?"""
        return bool(self.choices) and _nothing_learnt(self._state_after(len(self.choices) - 1), self.state)

    def reversible_to(self, before: Game) -> bool:
        """The same for the choice that was made since `before`, a clone: nothing has to be played again for it."""
        return _nothing_learnt(before.state, self.state)

    def _state_after(self, n: int) -> State:
        state = self._start.clone()
        state.advance()
        for option in self.choices[:n]:  # a concession is the last choice, so never among these
            move = Decision(state).move(option)
            assert move is not None, "a choice that was made can be made again"
            state.reply(move)
        return state


def _side(side: Side | SideWord | None) -> Side | None:
    if not isinstance(side, str):
        return side
    if side not in SIDE_WORDS:
        raise ValueError(f"there is no side {side!r}, only: {', '.join(SIDE_WORDS)}")
    return SIDES[SIDE_WORDS.index(side)]


def _deck(deck: DeckList | str, side: Side, rules: str) -> DeckList:
    if not isinstance(deck, str):
        return deck
    try:
        return deck_named(deck, side, rules)
    except NoSuchDeck as missing:
        raise CannotPlay(str(missing)) from None


def _listed_options(options: Sequence[Option]) -> str:
    shown = ", ".join(str(option) for option in options[:MOST_SHOWN])
    more = len(options) - MOST_SHOWN
    return f"{shown} and {more} more" if more > 0 else shown


def _nothing_learnt(before: State, now: State) -> bool:
    """Has nobody learnt anything between these two states?"""
    if before.chance.counter != now.chance.counter:
        return False
    if any(one.kind in _LEARNT for one in now.journal.since(before.journal.length)):
        return False
    cards = range(len(now.code))
    return not any(visible(now, cid, side) and not visible(before, cid, side) for side in SIDES for cid in cards)


def _played_out(s: State, chance: Chance) -> Rollout:
    s.forced = True
    picked: list[int] = []
    while (moves := s.open) is not None:
        at = 0
        if len(moves) > 1:
            moves = distinct(s, moves)
            if len(moves) > 1:
                at = chance.below(len(moves))
                picked.append(at)
        s.reply(moves[at])
    assert s.outcome is not None, "a game in which nobody is asked is over"
    return Rollout(s.outcome, tuple(picked), s.turn, s.count)


def _named(book: Book) -> list[str | CardDef] | None:
    """A book as what a pickle can hold: nothing for the usual one, else its cards, those of the usual one by title."""
    usual = all_cards(book.ruleset.name)
    if book is usual:
        return None
    ours = {id(card): card.title for card in usual.cards[: usual.fronts]}
    return [ours.get(id(card), card) for card in book.cards[: book.fronts]]


def _unpickled(
    version: str,
    rules: str,
    named: list[str | CardDef] | None,
    state: State,
    start: State,
    decks: tuple[DeckList, DeckList],
    seed: int,
    choices: list[Option],
    undone: int,
) -> Game:
    """A game out of a pickle: the same game, with its book."""
    if version != __version__:
        raise pickle.UnpicklingError(
            f"this game was pickled by sneakdoor {version}, and this is {__version__}; a record can be replayed"
        )
    book = usual = all_cards(rules)
    if named is not None:
        numbers = usual.by_title
        cards = [usual.cards[numbers[card]] if isinstance(card, str) else card for card in named]
        book = Book(cards, usual.ruleset)
    state.book = start.book = book
    return Game(state, decks, seed, choices, undone, start)


def _codes(book: Book, deck: DeckList, side: Side) -> list[int]:
    """The deck as card numbers, the identity first; a card the engine does not know is refused by name."""
    identity = getattr(deck, "identity", None)
    if not isinstance(identity, str):
        raise CannotPlay(NOT_A_DECK)
    pile = _counted(getattr(deck, "cards", None))
    if any(type(n) is not int for n in pile.values()):
        _listed(pile)  # says what is wrong
    key = (int(side), ((identity, 1), *pile.items()))
    found = book.codes.get(key)
    if found is None:
        if len(book.codes) > MOST_DECKS:
            book.codes.clear()
        found = book.codes[key] = _sound(book, identity, pile, side)
    return found


def _sound(book: Book, identity: str, pile: dict[Any, Any], side: Side) -> list[int]:
    codes = _numbers(book, [identity, *_listed(pile)], side)
    if book.cards[codes[0]].type != IDENTITY:
        raise CannotPlay(f"{book.cards[codes[0]].title} is not an identity")
    # CR 1.4.4: the identity lies beside the deck, and no other is in it.
    inside = sorted({book.cards[code].title for code in codes[1:] if book.cards[code].type == IDENTITY})
    if inside:
        raise CannotPlay(f"identities are no part of a deck: {', '.join(inside)}")
    return codes


def _extras(book: Book, deck: DeckList, side: Side) -> list[int]:
    """The cards a player brings beside the deck, as card numbers (CR 1.5.1)."""
    extras = getattr(deck, "extras", None)
    return _numbers(book, _listed(_counted(extras)), side) if extras else []


def _counted(pile: Counts | None) -> dict[Any, Any]:
    """A list as titles and numbers, or whatever else somebody takes for them."""
    if pile is None:
        raise CannotPlay(NOT_A_DECK)
    try:
        return dict(pile.items() if isinstance(pile, Mapping) else pile)
    except (TypeError, ValueError):
        raise CannotPlay(NOT_A_DECK) from None


def _listed(counted: dict[Any, Any]) -> list[Any]:
    """Each card as often as a list says."""
    for title, n in counted.items():
        if type(n) is not int or not 0 <= n <= MOST_CARDS:
            raise CannotPlay(f"{title}: {n!r} is not a number of cards")
    if sum(counted.values()) > MOST_CARDS:
        raise CannotPlay(f"a deck with more than {MOST_CARDS} cards")
    return [title for title, n in counted.items() for _ in range(n)]


def _numbers(book: Book, wanted: list[Any], side: Side) -> list[int]:
    known = book.by_title
    missing = sorted({str(title) for title in wanted if title not in known or book.cards[known[title]].partial})
    if missing:
        raise CannotPlay(f"these cards are not implemented yet: {', '.join(missing)}")
    codes = [book.by_title[title] for title in wanted]
    wrong = sorted({book.cards[code].title for code in codes if book.cards[code].side != side})
    if wrong:
        word = "Corp" if side == CORP else "Runner"
        raise CannotPlay(f"these are not {word} cards: {', '.join(wrong)}")
    return codes
