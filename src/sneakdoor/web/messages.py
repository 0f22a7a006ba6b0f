"""Every message between the server and a viewer: docs/protocol.md describes them, the page's types are made from them.

What the server says has a `type`. What a viewer says is one object with one thing in it, as in the seat for programs.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from msgspec import UNSET, Struct, UnsetType

PROTOCOL: Final = 2
"""The seat for programs speaks 1; this is the same language with more words."""

Role = Literal["corp", "runner", "spectator"]
SideWord = Literal["corp", "runner"]
Patch = list[list[Any]]
"""[path, value] puts a value there, [path] removes what is there; a path is a list of keys and places."""


# ------------------------------------------------------------------------------------------------- what a view holds


class SeenSubroutine(TypedDict):
    words: str
    broken: bool


class SeenCard(TypedDict, total=False):
    handle: int
    title: str
    faceup: bool
    tokens: dict[str, int]
    strength: int
    points: int
    needs: int
    subroutines: list[SeenSubroutine]
    hosted: list[SeenCard]
    remembers: dict[str, Any]


class SeenPile(TypedDict, total=False):
    count: int
    cards: list[str]
    facedown: list[str]
    hidden: int
    known: dict[str, str]


class SeenServer(TypedDict):
    name: str
    ice: list[SeenCard]
    root: list[SeenCard]


class SeenPlayer(TypedDict):
    side: SideWord
    credits: int
    clicks: int
    score: int
    hand_size: int
    hand: SeenPile
    deck: SeenPile
    discard: SeenPile
    scored: list[SeenCard]
    identity: SeenCard


class SeenStage(TypedDict):
    what: str
    step: str
    details: dict[str, Any]


class SeenEffect(TypedDict, total=False):
    words: str
    source: str
    until: str
    on: int


class SeenOutcome(TypedDict):
    winner: SideWord | None
    how: str


class SeenPlace(TypedDict):
    """A structure under way, and the step of it that lights up."""

    structure: str
    step: str
    words: str


class SeenTable(TypedDict):
    """What `View.as_dict` gives without log and question; `where` is the place on the timing bar."""

    side: SideWord | None
    turn: int
    active: SideWord
    outcome: SeenOutcome | None
    tags: int
    bad_publicity: int
    brain_damage: int
    memory_used: int
    memory_limit: int
    link: int
    corp: SeenPlayer
    runner: SeenPlayer
    servers: list[SeenServer]
    rig: dict[str, list[SeenCard]]
    playing: list[SeenCard]
    removed: SeenPile
    aside: SeenPile
    stages: list[SeenStage]
    lingering: list[SeenEffect]
    where: list[SeenPlace]


# ------------------------------------------------------------------------------------------------- parts of messages


class ClockSetting(Struct, forbid_unknown_fields=True):
    """Minutes for the whole game and seconds that come back with each answer."""

    minutes: int
    increment: int = 0


class Settings(Struct):
    """How a table was opened."""

    format: str | None = None
    clock: ClockSetting | None = None
    public: bool = True
    spectators: bool = True
    delay: int = 0
    open_hands: bool = False


class Pair(Struct):
    """Something for each side."""

    corp: str | None = None
    runner: str | None = None


class TableInfo(Struct):
    """A table as everybody may know it."""

    id: str
    status: Literal["open", "playing", "over"]
    names: Pair
    identities: Pair
    bots: Pair
    settings: Settings
    opened: float = 0.0
    turn: int = 0
    watching: int = 0
    seat: SideWord | None = None
    host: bool = False
    key: str | None = None
    next: str | None = None


class DeckTold(Struct):
    name: str
    identity: str
    cards: dict[str, int]


class OptionTold(Struct, omit_defaults=True):
    """An option as the seat for programs tells it."""

    index: int
    kind: str
    words: str
    card: str = ""
    handle: int = 0
    ability: int = -1
    server: str = ""
    number: int = -1
    zone: str = ""


class ProposalTold(Struct):
    """What a seat can do in one go: say `command`, and it is done at this price."""

    words: str
    command: str
    price: str = ""


class SeatTold(Struct):
    """The wishes of a seat (`sneakdoor.seating.Policy`)."""

    auto: bool
    stops: list[str]
    leave: list[str]
    hold: bool


class EntryTold(TypedDict, total=False):
    turn: int
    side: Literal["corp", "runner", "rules"]
    rule: str
    words: str
    kind: str
    card: str
    source: str
    server: str


class ParagraphTold(Struct):
    """A line of the story: its words, and which entries of the log (from, to) it tells."""

    words: str
    heading: bool
    first: int
    last: int
    turn: int = 0


class RefusalTold(Struct):
    rule: str
    words: str


# ------------------------------------------------------------------------------------------------- server to viewer


class Hello(Struct, tag="hello", tag_field="type"):
    protocol: int
    version: str
    role: Role
    table: TableInfo
    deck: DeckTold | None = None
    seat: SeatTold | None = None


class State(Struct, tag="state", tag_field="type"):
    n: int
    view: SeenTable


class Change(Struct, tag="change", tag_field="type"):
    n: int
    patch: Patch


class Log(Struct, tag="log", tag_field="type"):
    start: int
    entries: list[EntryTold]
    story_start: int
    story: list[ParagraphTold]


class Decision(Struct, tag="decision", tag_field="type"):
    id: int
    kind: str
    rule: str
    prompt: str
    card: str
    options: list[OptionTold]
    text: bool = False
    default: int | None = None
    proposals: list[ProposalTold] = []
    thinking: bool = False
    undo: bool = False
    seat: SeatTold | None = None
    notes: list[str] = []


class Proposals(Struct, tag="proposals", tag_field="type"):
    """What was still being worked out when the question was asked."""

    id: int
    proposals: list[ProposalTold]


class Waiting(Struct, tag="waiting", tag_field="type"):
    side: SideWord | None
    kind: str
    rule: str = ""
    undo: bool = False


class Why(Struct, tag="why", tag_field="type"):
    option: dict[str, Any]
    refusals: list[RefusalTold]


class Complete(Struct, tag="complete", tag_field="type"):
    complete: str
    titles: list[str]


class Clock(Struct, tag="clock", tag_field="type"):
    """Seconds that are left to each, and whose are running."""

    corp: float
    runner: float
    running: SideWord | None


class Chat(Struct, tag="chat", tag_field="type"):
    who: str
    role: Role
    words: str
    at: float


class Presence(Struct, tag="presence", tag_field="type"):
    corp: bool
    runner: bool
    watching: int


class Offer(Struct, tag="offer", tag_field="type"):
    what: str
    side: SideWord
    answer: bool | None = None


class Over(Struct, tag="over", tag_field="type"):
    winner: SideWord | None
    how: str
    points: dict[str, int]
    replay: str


class Note(Struct, tag="note", tag_field="type"):
    """Words of the seat for its player."""

    words: str


class Seated(Struct, tag="seat", tag_field="type"):
    """The wishes of the seat, after they were changed."""

    seat: SeatTold


class Next(Struct, tag="next", tag_field="type"):
    """Both want a rematch: the table to go to."""

    table: str


class Error(Struct, tag="error", tag_field="type"):
    message: str
    id: int | None = None


class Pong(Struct, tag="pong", tag_field="type"):
    pong: Any


class Tables(Struct, tag="tables", tag_field="type"):
    """The lobby: all public tables."""

    tables: list[TableInfo]


ToViewer = (
    Hello | State | Change | Log | Decision | Proposals | Waiting | Why | Complete | Clock | Chat | Presence | Offer
    | Over | Note | Seated | Next | Error | Pong | Tables
)  # fmt: skip


# ------------------------------------------------------------------------------------------------- viewer to server


class FromViewer(Struct, forbid_unknown_fields=True):
    """One thing at a time; `id` is the question that is meant."""

    id: int | UnsetType = UNSET
    choice: int | dict[str, Any] | UnsetType = UNSET
    why: dict[str, Any] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    complete: str | UnsetType = UNSET
    concede: bool | UnsetType = UNSET
    command: str | UnsetType = UNSET
    policy: dict[str, Any] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    offer: str | UnsetType = UNSET
    answer: str | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    chat: str | UnsetType = UNSET
    resync: bool | UnsetType = UNSET
    ping: int | float | str | UnsetType | None = UNSET


THINGS: Final = (
    "choice", "why", "text", "complete", "concede", "command", "policy", "undo", "offer", "answer", "chat", "resync",
    "ping",
)  # fmt: skip
"""Of these, one stands in each message of a viewer; `id` and `yes` go with some of them."""

LEAST_DELAY = 60
"""Seconds by which spectators have to be behind where they see hands: else they could tell a player."""

OFFERS: Final = ("draw", "undo", "rematch", "open hands")
