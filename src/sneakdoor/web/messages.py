"""Every message between the server and a viewer; see docs/protocol.md. The page's types are made from them.

Messages of the server have a `type`. Messages of a viewer are told apart by their key, as in the seat for programs.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType

from sneakdoor import LogEntryJson, OptionJson, QuestionKind, SideWord, StepRole
from sneakdoor.rulebook import DEFAULT_RULES, RulesetName

PROTOCOL: Final = 2
"""The seat for programs speaks version 1; this is the same protocol with more messages."""

Role = Literal["corp", "runner", "spectator"]
Patch = list[list[Any]]
"""[path, value] sets a value, [path] removes one; a path is a list of keys and indices."""


SeenTable = Annotated[dict[str, Any], Meta(extra={"typescript": "SeenTable"})]
"""`View.as_dict` without log and question, and `where`, the place on the timing bar."""


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


class Result(Struct):
    """How a finished game ended."""

    winner: SideWord | None
    how: str
    points: dict[str, int]
    minutes: int = 0  # time played; 0 if it is not known


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
    result: Result | None = None
    ended: float = 0.0
    deck: str | None = None
    rules: RulesetName = DEFAULT_RULES


class DeckData(Struct):
    name: str
    identity: str
    cards: dict[str, int]


class ProposalData(Struct):
    """What a seat can do in one go: say `command`, and it is done at this price."""

    words: str
    command: str
    price: str = ""


class SeatData(Struct):
    """The wishes of a seat (`sneakdoor.seating.Policy`)."""

    auto: bool
    stops: list[str]
    leave: list[str]
    hold: bool


class ParagraphData(Struct):
    """A line of the story: its words, and which entries of the log (from, to) it tells."""

    words: str
    heading: bool
    first: int
    last: int
    turn: int = 0


class RefusalData(Struct):
    rule: str
    words: str


# ------------------------------------------------------------------------------------------------- server to viewer


class Hello(Struct, tag="hello", tag_field="type"):
    protocol: int
    version: str
    role: Role
    table: TableInfo
    deck: DeckData | None = None
    seat: SeatData | None = None


class State(Struct, tag="state", tag_field="type"):
    n: int
    view: SeenTable


class Change(Struct, tag="change", tag_field="type"):
    n: int
    patch: Patch


class Log(Struct, tag="log", tag_field="type"):
    start: int
    entries: list[LogEntryJson]
    story_start: int
    story: list[ParagraphData]


class Decision(Struct, tag="decision", tag_field="type"):
    id: int
    kind: QuestionKind
    rule: str
    prompt: str
    card: str
    options: list[OptionJson]
    text: bool = False
    default: int | None = None
    proposals: list[ProposalData] = []
    thinking: bool = False
    undo: bool = False
    seat: SeatData | None = None
    notes: list[str] = []
    situation: str = ""
    choice: str = ""
    main: int | None = None
    most: int | None = None
    prices: dict[str, str] = {}
    facts: list[str] = []
    role: StepRole = ""
    idle: list[OptionJson] = []
    vain: list[int] = []


class Proposals(Struct, tag="proposals", tag_field="type"):
    """What was still being worked out when the question was asked."""

    id: int
    proposals: list[ProposalData]


class Waiting(Struct, tag="waiting", tag_field="type"):
    """Nothing is asked of this viewer: `side`, the other one, may act; for a spectator either of them."""

    side: SideWord | None
    kind: Literal["may act", "over"]
    undo: bool = False


class Why(Struct, tag="why", tag_field="type"):
    option: dict[str, Any]
    refusals: list[RefusalData]


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


class Withdrawn(Struct, tag="withdrawn", tag_field="type"):
    """An offer is no longer open: its side took it back, or made another choice first (`lapsed`)."""

    what: str
    side: SideWord
    lapsed: bool = False


class Over(Struct, tag="over", tag_field="type"):
    winner: SideWord | None
    how: str
    points: dict[str, int]
    replay: str
    minutes: int = 0  # time played, in whole minutes: seconds would tell more than players see; 0 if not known


class Note(Struct, tag="note", tag_field="type"):
    """Words of the seat for its player."""

    words: str


class Hint(Struct, tag="hint", tag_field="type"):
    """What the bot would answer to question `id`, by the option's index, and why."""

    id: int
    option: int | None
    words: str


class LessonStep(Struct, tag="lesson", tag_field="type"):
    """Where a lesson is: the number of the step, its key in the catalogue of words, and what to look at.

    `reads`: the step is only to be read, and {"lesson": "next"} goes on. `other`: a choice was not the one asked for.
    `option`: the index of the answer that leads on, if the step asks for one. A step beyond the last means that the
    lesson is finished.
    """

    lesson: str
    step: int
    steps: int
    key: str = ""
    at: str = ""
    reads: bool = False
    other: bool = False
    option: int | None = None


class LessonGoal(Struct):
    """Something to do in a lesson: the number of its step, the kind of deed, and the card or server it is about."""

    step: int
    deed: str
    about: str = ""


class LessonInfo(Struct):
    """A lesson in the list; its words are in the page's catalogue."""

    id: str
    side: SideWord
    done: bool
    goals: list[LessonGoal] = []


class Seated(Struct, tag="seat", tag_field="type"):
    """The wishes of the seat, after they were changed."""

    seat: SeatData


class Next(Struct, tag="next", tag_field="type"):
    """Both want a rematch: the table to go to."""

    table: str


class Error(Struct, tag="error", tag_field="type"):
    message: str
    id: int | None = None


class Pong(Struct, tag="pong", tag_field="type"):
    pong: Any


class Tables(Struct, tag="tables", tag_field="type"):
    """The lobby: the first page of the public tables; `more` is where the next page begins."""

    tables: list[TableInfo]
    more: str | None = None


ToViewer = (
    Hello | State | Change | Log | Decision | Proposals | Waiting | Why | Complete | Clock | Chat | Presence | Offer
    | Withdrawn | Over | Note | Hint | LessonStep | Seated | Next | Error | Pong | Tables
)  # fmt: skip


# ------------------------------------------------------------------------------------------------- viewer to server


OfferKind = Literal["draw", "undo", "rematch", "rematch same sides", "open hands"]


class _Said(Struct, forbid_unknown_fields=True, kw_only=True):
    """`id` is the question that a message is about."""

    id: int | UnsetType = UNSET


class _Answered(Struct, forbid_unknown_fields=True, kw_only=True):
    """A message that needs the question that it answers."""

    id: int


class Choose(_Answered):
    """Answer question `id` with an option, by its index or by its meaning."""

    choice: int | dict[str, Any]


class TypeText(_Answered):
    """Answer question `id` with a title, or the beginning of one."""

    text: str


class CommandLine(_Said):
    """Do what the words mean: an option, a command for many choices, or a setting of the seat."""

    command: str


class AskWhy(_Said):
    """Ask why an option is not allowed."""

    why: dict[str, Any]


class CompleteTitle(_Said):
    """Ask for the titles that some letters can mean."""

    complete: str


class AskHint(_Said):
    """Ask what a bot would do."""

    hint: bool


class SetPolicy(_Said):
    """Change the settings of the seat; those that are not given stay."""

    policy: dict[str, Any]


class TakeBack(_Said):
    """Take back my last decision."""

    undo: bool


class MakeOffer(_Said):
    """Offer something to the other player."""

    offer: OfferKind


class AnswerOffer(_Said):
    """Accept or decline an offer."""

    answer: OfferKind
    yes: bool


class WithdrawOffer(_Said):
    """Take back an offer of mine."""

    withdraw: OfferKind


class GiveUp(_Said):
    """Concede the game."""

    concede: bool


class Say(_Said):
    """Say something to everybody at the table."""

    chat: str


class LessonControl(_Said):
    """Go on after a step that is only to be read, or begin the lesson again."""

    lesson: Literal["next", "again"]


class Resync(_Said):
    """Ask for everything again."""

    resync: bool


class Ping(_Said):
    ping: int | float | str | None


FromViewer = (
    Choose | AskWhy | TypeText | CompleteTitle | GiveUp | CommandLine | SetPolicy | TakeBack | MakeOffer | AnswerOffer
    | WithdrawOffer | Say | AskHint | LessonControl | Resync | Ping
)  # fmt: skip

KEYS: Final[dict[str, type[FromViewer]]] = {
    next(name for name in kind.__struct_fields__ if name not in {"id", "yes"}): kind for kind in get_args(FromViewer)
}
"""The messages of a viewer by the key that tells them apart."""

LEAST_DELAY = 60
"""Minimum delay in seconds for spectators who see both hands; less would let them tell a player."""
