"""The state of a game as plain data.

Cards are numbers (`cid`); `code[cid]` is the number of the declaration. An *object* is a card for as long as
the rules remember it: `ref[cid]` changes when it becomes a new object (CR 8.2.10, 4.1.2a), which makes older
references stale. Only cards in the play area and the score areas have a `Thing`.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from sneakdoor.kernel.frames import MACHINE_FIELDS, Machine
from sneakdoor.kernel.journal import Journal
from sneakdoor.kernel.rng import Chance
from sneakdoor.model.changes import Change
from sneakdoor.model.declare import Book, CardDef
from sneakdoor.model.enums import ARCHIVES, CORP, DECK, HAND, HQ, RND, RUNNER, SIDE_NAMES, SIDES, ZONE_NAMES, Side, Zone
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.keys import Key
from sneakdoor.model.objects import Lingering, Pending, Thing

# Dirty bits: what the next checkpoint has to check again (CR 10.3.1).
D_MET: Final = 1
D_ENDED: Final = 2
D_SCORE: Final = 4
D_UNIQUE: Final = 8
D_LIMITS: Final = 16
D_GONE: Final = 32
D_WHILE: Final = 64
D_ROOT: Final = 128

_Kind = TypeVar("_Kind", bound=GameFrame)

IndexEntry = tuple[int, int]
"""An active ability: the card it is on, and its number in the book."""


class Outcome:
    """How a game ended (CR 1.7): the side that won, None for a draw, and how.

    >>> Outcome(Side.CORP, "flatline").winner
    <Side.CORP: 0>
    """

    __slots__ = ("how", "winner")

    def __init__(self, winner: int | None = None, how: str = "") -> None:
        self.winner: Side | None = None if winner is None else SIDES[winner]
        self.how = how

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and other.winner == self.winner and other.how == self.how

    def __hash__(self) -> int:
        return hash((self.winner, self.how))

    def __repr__(self) -> str:
        return f"Outcome({'None' if self.winner is None else f'Side.{self.winner.name}'}, {self.how!r})"

    def __str__(self) -> str:
        if self.winner is None:
            return f"the game is drawn ({self.how})"
        return f"{SIDE_NAMES[self.winner]} wins ({self.how})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Outcome, (self.winner, self.how))


_FIELDS: Final = (
    "active",
    "aside",
    "bad_publicity",
    "book",
    "brain",
    "bp_credits",
    "came",
    "chance",
    "clicks",
    "code",
    "credits",
    "deck",
    "dirty",
    "discard",
    "down",
    "hand",
    "handle",
    "ice",
    "index",
    "journal",
    "known",
    "lingering",
    "loop",
    "marks",
    "met",
    "named",
    "next_server",
    "outcome",
    "outside",
    "owner",
    "ref",
    "removed",
    "root",
    "rounds",
    "score",
    "serial",
    "spent_click",
    "tags",
    "things",
    "turn",
    "uses",
    "zone",
    "looked",
    "woken",
)


_NO_BOOK: Final = Book([])
"""Default for `__init__`, which a compiled class runs when it is cloned or unpickled."""


class State(Machine[GameFrame]):
    """Everything about a game at one moment."""

    __slots__ = _FIELDS

    def __init__(
        self, book: Book = _NO_BOOK, code: tuple[int, ...] = (), owner: tuple[int, ...] = (), seed: int = 0
    ) -> None:
        super().__init__()
        self.book = book  # not part of the state: the declarations all games share
        self.code = code
        self.owner = owner  # CR 1.13.1: who brought it, by card; nothing in a game changes that
        n = len(code)
        self.ref = list(range(n))
        self.zone: list[int] = [DECK] * n
        # CR 26.03:4.1.1b: by side; the play area and the other zones are shared.
        self.deck: list[list[int]] = [[], []]  # the top card is the last
        self.hand: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]  # CR 4.5.1: empty at the start
        self.score: list[list[int]] = [[], []]  # CR 4.6.1: empty at the start
        self.aside: list[int] = []
        self.came: dict[int, int] = {}  # from which zone a set-aside card came (1.4:4.8.3)
        self.removed: list[int] = []
        self.outside: list[int] = []
        self.down: frozenset[int] = frozenset()  # cards lying facedown in Archives or set aside
        self.known = [0] * n  # by card: bit mask of the sides that saw the current object
        self.things: dict[int, Thing] = {}
        # CR 8.2.2: the order of installs is the order in here, innermost first; nothing moves a card but an effect.
        # CR 3.4.2 + 4.7.6d: every server has a row for the ice that protects it, apart from what is in it.
        # CR 4.7.9a + 4.7.9b: a position is the number of ice further in; the last of the row is the outermost.
        self.ice: dict[int, tuple[int, ...]] = {HQ: (), RND: (), ARCHIVES: ()}
        # CR 4.7.7b: of a central server this is the root; what is in the server is what is in its zone.
        self.root: dict[int, tuple[int, ...]] = {HQ: (), RND: (), ARCHIVES: ()}
        self.next_server = 3
        self.credits = [0, 0]  # CR 1.10.2 + 1.13.2d: by side, each player's own pool
        self.clicks = [0, 0]
        self.tags = 0  # CR 1.13.2e: the Runner's, as bad publicity is the Corp's
        self.bad_publicity = 0
        self.brain = 0
        self.bp_credits = 0  # how much of the Runner's pool came from bad publicity this run (CR 6.3.3)
        self.spent_click = False  # has the active player spent a click this turn (CR 1.11.3)
        self.active = 0  # CR 9.2.1: the side whose turn it is; the other one is inactive
        self.turn = 0
        # In the journal: begin of this turn; begin and end of each side's last; opening of the latest paid window.
        self.marks = [0, 0, 0, 0, 0, 0]
        self.journal: Journal[Change] = Journal()
        self.index: dict[Key, tuple[IndexEntry, ...]] = {}
        self.lingering: tuple[Lingering, ...] = ()
        self.loop: tuple[int, int, tuple[int, ...]] = (0, 0, ())  # forced turns since the last free choice (CR 10.10)
        self.rounds: tuple[int, tuple[int, ...]] = (0, ())  # chosen turns since the last action began (CR 10.10.2)
        # CR 10.10.1: of a mandatory loop: which turn a number was named for, how many are left (-1: over), and between.
        self.named: tuple[int, int, int] = (0, -1, 0)
        self.met: list[Pending] = []
        self.looked = 0  # in the journal: where the latest checkpoint was
        # Cards that became active since then, each with the length of the journal, if they look back (26.03:9.6.5b).
        self.woken: tuple[tuple[int, int], ...] = ()
        self.dirty = 0
        self.uses: dict[tuple[int, int], int] = {}
        self.chance = Chance(seed)
        self.serial = n
        self.handle = 0
        self.outcome: Outcome | None = None

    # -- copying -------------------------------------------------------------------------------------

    def clone(self) -> State:
        new = State.__new__(State)
        new.stack = [frame.clone() for frame in self.stack]
        new.open = self.open
        new.asked = self.asked
        new.halted = self.halted
        new.forced = self.forced
        new.count = self.count
        new.free = self.free
        new.book = self.book
        new.code = self.code
        new.owner = self.owner
        new.ref = self.ref.copy()
        new.zone = self.zone.copy()
        new.deck = [self.deck[0].copy(), self.deck[1].copy()]
        new.hand = [self.hand[0].copy(), self.hand[1].copy()]
        new.discard = [self.discard[0].copy(), self.discard[1].copy()]
        new.score = [self.score[0].copy(), self.score[1].copy()]
        new.aside = self.aside.copy()
        new.came = self.came.copy()
        new.removed = self.removed.copy()
        new.outside = self.outside.copy()
        new.down = self.down
        new.known = self.known.copy()
        new.things = {cid: thing.clone() for cid, thing in self.things.items()}
        new.ice = self.ice.copy()
        new.root = self.root.copy()
        new.next_server = self.next_server
        new.credits = self.credits.copy()
        new.clicks = self.clicks.copy()
        new.tags = self.tags
        new.bad_publicity = self.bad_publicity
        new.brain = self.brain
        new.bp_credits = self.bp_credits
        new.spent_click = self.spent_click
        new.active = self.active
        new.turn = self.turn
        new.marks = self.marks.copy()
        new.journal = self.journal.clone()
        new.index = self.index.copy()
        new.lingering = self.lingering
        new.loop = self.loop
        new.rounds = self.rounds
        new.named = self.named
        new.met = self.met.copy()
        new.looked = self.looked
        new.woken = self.woken
        new.dirty = self.dirty
        new.uses = self.uses.copy()
        new.chance = self.chance.clone()
        new.serial = self.serial
        new.handle = self.handle
        new.outcome = self.outcome
        return new

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in STATE_FIELDS}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    # -- asking --------------------------------------------------------------------------------------

    def card(self, cid: int) -> CardDef:
        return self.book.cards[self.code[cid]]

    def alive(self, cid: int, ref: int) -> bool:
        """Is this card still the object it was?"""
        return self.ref[cid] == ref

    def place(self, cid: int) -> str:
        """The name of the zone a card is in."""
        return ZONE_NAMES[self.owner[cid]][self.zone[cid]]

    def origin(self, cid: int) -> int:
        """The zone of a card; for a set-aside card, its previous zone."""
        # CR 1.4:4.8.3: abilities that do not ask for set-aside cards see it come straight from there.
        zone = self.zone[cid]
        return self.came.get(cid, zone) if zone == Zone.ASIDE else zone

    def tokens(self, cid: int, kind: str) -> int:
        thing = self.things.get(cid)
        return thing.tokens.get(kind, 0) if thing is not None else 0

    def find(self, kind: type[_Kind]) -> _Kind | None:
        """The topmost frame of a class."""
        for frame in reversed(self.stack):
            if isinstance(frame, kind):
                return frame
        return None

    # -- small changes every verb needs ----------------------------------------------------------------

    def fresh(self) -> int:
        """Return a new serial number."""
        self.serial += 1
        return self.serial

    def forget(self, cid: int) -> int:
        """Make the card a new object (CR 8.2.10)."""
        self.serial += 1
        self.ref[cid] = self.serial
        self.known[cid] = 0
        return self.serial

    def pile(self, cid: int, zone: int) -> list[int]:
        owner = self.owner[cid]
        if zone == DECK:
            return self.deck[owner]
        if zone == HAND:
            return self.hand[owner]
        if zone == Zone.DISCARD:
            return self.discard[owner]
        if zone == Zone.ASIDE:
            return self.aside
        if zone == Zone.REMOVED:
            return self.removed
        return self.outside


STATE_FIELDS: Final = tuple(name for name in (*MACHINE_FIELDS, *_FIELDS) if name != "book")

__all__ = ["CORP", "RUNNER", "Change", "Lingering", "Outcome", "Pending", "State", "Thing"]
