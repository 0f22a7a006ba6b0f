"""What one side, or a spectator, may know at this moment, and nothing else.

A view is plain data: titles, numbers, words, and *handles*, the public numbers of what lies on the table. Piles and
places that have no order are listed by title, so that where a card stands in the engine's memory tells nothing.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from sneakdoor.log import LogEntry, tell
from sneakdoor.model.changes import Change
from sneakdoor.model.frames import GameFrame
from sneakdoor.model.objects import FACEDOWN, Lingering, Thing
from sneakdoor.model.state import State
from sneakdoor.model.words import AGENDA, CORP, IDENTITY, NOWHERE, PLAY, RUNNER, SCORE, server_name
from sneakdoor.options import Decision, Option, describe
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.access import AccessCard, AccessSet
from sneakdoor.rules.activity import CHOSEN_SERVER
from sneakdoor.rules.encounters import EncounterIce
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import (
    advancement_requirement,
    agenda_points,
    hand_size,
    identity,
    link,
    memory_limit,
    memory_used,
    score_of,
    strength,
)
from sneakdoor.rules.runs import Run
from sneakdoor.rules.structures import NEXT_RUN_ENDS, UNTIL_TURN, WHILE_REZZED
from sneakdoor.rules.traces import Trace
from sneakdoor.rules.turns import CorpTurn, RunnerTurn
from sneakdoor.rules.visibility import visible
from sneakdoor.view_parts import Card, LingeringEffect, Pile, Question, Server, Stage, Subroutine
from sneakdoor.wording import words_of

NAMES: Final = ("corp", "runner")
DECIDING: Final = "deciding"
"""The kind of a question whose very nature is not for the other side to know."""

_UNTOLD_MEMO: Final = ("aside", "expired", "gone", "loaded")
_TEXT_MEMO: Final = ("gained", "text")  # abilities
_NUMBER_MEMO: Final = ("x",)  # numbers that stand for themselves; others stand for an object


class PlayerView:
    """A player, as a side sees one. Piles are looked through when somebody asks for them."""

    __slots__ = (
        "_deck", "_discard", "_hand", "_identity", "_look", "_of", "_scored", "clicks", "credits", "hand_size", "score",
        "side",
    )  # fmt: skip

    def __init__(self, look: _Look, of: int) -> None:
        # CR 10.2.3a: credits, points and the sizes of hands and piles are for all to see.
        s = look.s
        self._look = look
        self._of = of
        self.side = NAMES[of]
        self.credits = s.credits[of]  # CR 1.10.2: open
        self.clicks = s.clicks[of]
        self.score = score_of(s, of)
        self.hand_size = hand_size(s, of)
        self._hand: Pile | None = None
        self._deck: Pile | None = None
        self._discard: Pile | None = None
        self._scored: list[Card] | None = None
        self._identity: Card | None = None

    @property
    def hand(self) -> Pile:
        if self._hand is None:
            self._hand = self._look.pile(self._look.s.hand[self._of])
        return self._hand

    @property
    def deck(self) -> Pile:
        if self._deck is None:
            self._deck = self._look.deck(self._look.s.deck[self._of])
        return self._deck

    @property
    def discard(self) -> Pile:
        if self._discard is None:
            self._discard = self._look.discard(self._look.s.discard[self._of], self._of)
        return self._discard

    @property
    def scored(self) -> list[Card]:
        if self._scored is None:
            self._scored = self._look.ordered(self._look.s.score[self._of])
        return self._scored

    @property
    def identity(self) -> Card:
        if self._identity is None:
            s = self._look.s
            mine = identity(s, self._of)
            self._identity = self._look.card(s.things[mine]) if mine in s.things else Card(title=s.card(mine).title)
        return self._identity

    def __getstate__(self) -> dict[str, Any]:
        """As a view it goes its way without the state it was taken from."""
        return {name: getattr(self, name) for name in _OF_A_PLAYER}

    def __setstate__(self, told: dict[str, Any]) -> None:
        for name, value in told.items():
            setattr(self, f"_{name}" if name in _MADE_LATE else name, value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerView) and plain(self) == plain(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<PlayerView: {plain(self)}>"


_OF_A_PLAYER: Final = (
    "side", "credits", "clicks", "score", "hand_size", "hand", "deck", "discard", "scored", "identity",
)  # fmt: skip
"""What a player is told as, in order."""


TOLD: Final = (
    "active", "aside", "bad_publicity", "brain_damage", "corp", "decision", "lingering", "link", "memory_limit",
    "memory_used", "outcome", "playing", "removed", "rig", "runner", "servers", "side", "stages", "tags", "turn",
)  # fmt: skip
"""What a view tells, but for the log."""

_MADE_LATE: Final = frozenset((
    "aside", "corp", "deck", "decision", "discard", "hand", "identity", "lingering", "link", "log", "memory_limit",
    "memory_used", "playing", "removed", "rig", "runner", "scored", "servers", "stages",
))  # fmt: skip
"""What of this, and of a player, is put together when it is asked for."""


class View:
    """Everything a side may know; a spectator (side None) what both may know.

    Its parts are put together when somebody asks for them, from a copy: a view stays what it was when it was taken.
    """

    __slots__ = (
        "_aside", "_asked", "_corp", "_decision", "_lingering", "_link", "_log", "_looked", "_memory_limit",
        "_memory_used", "_open", "_playing", "_removed", "_rig", "_runner", "_servers", "_stages", "_state", "active",
        "bad_publicity", "brain_damage", "outcome", "side", "tags", "turn",
    )  # fmt: skip

    def __init__(self, s: State, side: int | None, decision: Decision | None = None, *, lasts: bool = True) -> None:
        self.side = side
        self.turn = s.turn
        self.active = NAMES[s.active]
        self.outcome: dict[str, str | None] | None = None
        if s.outcome is not None:
            winner = s.outcome.winner
            self.outcome = {"winner": None if winner is None else NAMES[winner], "how": s.outcome.how}
        self.tags = s.tags
        self.bad_publicity = s.bad_publicity
        self.brain_damage = s.brain
        self._state = s.clone() if lasts else s
        self._open = s.open is not None
        self._asked = decision  # whose options are those of the game, while its question is open
        self._looked: _Look | None = None
        self._memory_used: int | None = None
        self._memory_limit: int | None = None
        self._link: int | None = None
        self._corp: PlayerView | None = None
        self._runner: PlayerView | None = None
        self._servers: list[Server] | None = None
        self._rig: dict[str, list[Card]] | None = None
        self._playing: list[Card] | None = None
        self._removed: Pile | None = None
        self._aside: Pile | None = None
        self._stages: list[Stage] | None = None
        self._lingering: list[LingeringEffect] | None = None
        self._decision: Question | None = None
        self._log: list[LogEntry] | None = None

    def _look(self) -> _Look:
        if self._looked is None:
            self._looked = _Look(self._state, self.side)
        return self._looked

    @property
    def memory_used(self) -> int:
        return memory_used(self._state) if self._memory_used is None else self._memory_used

    @property
    def memory_limit(self) -> int:
        return memory_limit(self._state) if self._memory_limit is None else self._memory_limit

    @property
    def link(self) -> int:
        return link(self._state) if self._link is None else self._link

    @property
    def corp(self) -> PlayerView:
        if self._corp is None:
            self._corp = self._look().player(CORP)
        return self._corp

    @property
    def runner(self) -> PlayerView:
        if self._runner is None:
            self._runner = self._look().player(RUNNER)
        return self._runner

    @property
    def servers(self) -> list[Server]:
        if self._servers is None:
            self._servers = self._look().servers()
        return self._servers

    @property
    def rig(self) -> dict[str, list[Card]]:
        if self._rig is None:
            self._rig = self._look().rig()
        return self._rig

    @property
    def playing(self) -> list[Card]:
        if self._playing is None:
            self._playing = self._look().playing()
        return self._playing

    @property
    def removed(self) -> Pile:
        if self._removed is None:
            self._removed = self._look().pile(self._state.removed)
        return self._removed

    @property
    def aside(self) -> Pile:
        if self._aside is None:
            self._aside = self._look().pile(self._state.aside)
        return self._aside

    @property
    def stages(self) -> list[Stage]:
        if self._stages is None:
            self._stages = self._look().stages()
        return self._stages

    @property
    def lingering(self) -> list[LingeringEffect]:
        if self._lingering is None:
            self._lingering = [self._look().effect(one) for one in self._state.lingering]
        return self._lingering

    @property
    def decision(self) -> Question | None:
        """The question that was open."""
        if self._decision is None and self._open:
            self._decision = self._look().question(self._asked)
        return self._decision

    @property
    def log(self) -> list[LogEntry]:
        """What this side was told, put into words when first asked for."""
        if self._log is None:
            changes: list[Change] = self._state.journal.since(0)
            self._log = tell(self._state, changes, self.side, self._state.code)
        return self._log

    def as_dict(self, *, log: bool = True) -> dict[str, Any]:
        """The view as JSON would hold it. What is empty is left out of cards and piles."""
        out = {name: plain(getattr(self, name)) for name in TOLD}
        out["side"] = None if self.side is None else NAMES[self.side]
        if log:
            out["log"] = [entry.as_dict() for entry in self.log]
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = "a spectator" if self.side is None else f"the {NAMES[self.side].capitalize()}"
        return f"<View of {who}: {self}>"

    def __str__(self) -> str:
        players = ", ".join(
            f"{NAMES[n].capitalize()} {one.score} points, {one.credits} credits, {one.hand.count} cards in hand"
            for n, one in enumerate((self.corp, self.runner))
        )
        asked = f", {self.decision.side} decides: {self.decision.kind}" if self.decision is not None else ""
        over = "" if self.outcome is None else f", over ({self.outcome['how']})"
        return f"turn {self.turn} ({self.active}), {players}{asked}{over}"

    def __getstate__(self) -> dict[str, Any]:
        """A view goes its way as what it tells; the state it was taken from stays where it is."""
        return {name: getattr(self, name) for name in (*TOLD, "log")}

    def __setstate__(self, told: dict[str, Any]) -> None:
        self._open = False
        self._asked = self._looked = None
        for name, value in told.items():
            setattr(self, f"_{name}" if name in _MADE_LATE else name, value)


def plain(value: Any) -> Any:
    kind = type(value)
    if value is None or kind is str or kind is int or kind is bool:
        return value
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, Option):
        return {**value.as_dict(), "words": str(value)}
    if kind is PlayerView:
        return {name: plain(getattr(value, name)) for name in _OF_A_PLAYER}
    if is_dataclass(value):
        names = _names.get(kind) or _names.setdefault(kind, tuple(one.name for one in fields(value)))
        if isinstance(value, Card | Pile | LingeringEffect):  # what is empty is left out of these
            parts = [(name, getattr(value, name)) for name in names]
            return {name: plain(part) for name, part in parts if part not in (None, "", [], {})}
        return {name: plain(getattr(value, name)) for name in names}
    return value


_names: dict[type, tuple[str, ...]] = {}
"""The fields of each class that a view is made of."""


class _Look:
    """One look at a state with the eyes of a side."""

    __slots__ = ("encounter", "handles", "s", "side")

    def __init__(self, s: State, side: int | None) -> None:
        self.s = s
        self.side = side
        self.encounter: EncounterIce | None = s.find(EncounterIce)
        self.handles: dict[int, int] | None = None

    def sees(self, cid: int) -> bool:
        if self.side is None:
            return visible(self.s, cid, CORP) and visible(self.s, cid, RUNNER)
        return visible(self.s, cid, self.side)

    # -- cards on the table ------------------------------------------------------------------------------

    def card(self, thing: Thing) -> Card:
        s = self.s
        cid = thing.cid
        out = Card(thing.handle, "", thing.faceup, thing.tokens)
        if thing.faceup or self.sees(cid):
            card = s.card(cid)
            out.title = card.title
            if card.strength is not None and thing.installed:
                out.strength = strength(s, cid)
            if s.zone[cid] == SCORE:
                out.points = agenda_points(s, cid)
            elif card.type == AGENDA and thing.installed:
                out.needs = advancement_requirement(s, cid)
            if thing.memo:
                out.remembers = self.memo(thing)
            if self.encounter is not None and self.encounter.ice == cid and self.encounter.is_there(s):
                out.subroutines = self.subroutines(self.encounter)
        if thing.hosted:
            out.hosted = self.ordered(thing.hosted)
        return out

    def subroutines(self, encounter: EncounterIce) -> list[Subroutine]:
        abilities = self.s.book.abilities
        return [
            Subroutine(abilities[one[0]].say().removeprefix("[subroutine] "), one in encounter.broken)
            for one in subroutines(self.s, encounter.ice)
        ]

    def memo(self, thing: Thing) -> dict[str, Any]:
        """What its abilities keep in mind is open (CR 10.2.3b): both sides are told; a card is told by its handle."""
        out: dict[str, Any] = {}
        for name, value in thing.memo.items():
            if name in _UNTOLD_MEMO:
                continue
            if name == "back":
                if self.side == thing.controller:
                    out[name] = self.s.book.cards[value].title  # CR 1.5.2a: who has chosen it knows
                continue
            if name == CHOSEN_SERVER:
                out[name] = server_name(value)
                continue
            if name in _TEXT_MEMO:
                out[name] = [self.s.book.abilities[number].say() for number in value]
                continue
            if isinstance(value, int) and not isinstance(value, bool) and name not in _NUMBER_MEMO:
                handle = self.handle(value)
                if handle:
                    out[name] = handle
            else:
                out[name] = value
        return out

    def handle(self, ref: int) -> int:
        """The handle of the object with this ref, if it lies on the table."""
        if self.handles is None:
            s = self.s
            self.handles = {s.ref[cid]: thing.handle for cid, thing in s.things.items()}
        return self.handles.get(ref, 0)

    def ordered(self, cids: Any) -> list[Card]:
        """Cards in a place without order: by title, those unseen by handle."""
        things = self.s.things
        cards = [self.card(things[cid]) for cid in cids]
        if len(cards) > 1:
            cards.sort(key=_by_title)
        return cards

    def servers(self) -> list[Server]:
        """CR 4.7.2: that a card is there, and where, is open even if its front is not."""
        s = self.s
        things = s.things
        return [
            Server(
                server_name(server),
                [self.card(things[cid]) for cid in reversed(row)],
                self.ordered(cid for cid in s.root[server] if things[cid].host < 0),  # others lie on their hosts
            )
            for server, row in s.ice.items()
        ]

    def rig(self) -> dict[str, list[Card]]:
        """The Runner's installed cards by type; what is hosted stands with its host."""
        s = self.s
        groups: dict[str, list[int]] = {"program": [], "hardware": [], "resource": [], "facedown": []}
        for cid, thing in s.things.items():
            if thing.installed and thing.host < 0 and thing.server == NOWHERE:
                kind = "facedown" if thing.form == FACEDOWN else s.card(cid).type
                groups.setdefault(kind, []).append(cid)
        return {kind: self.ordered(cids) for kind, cids in groups.items()}

    def playing(self) -> list[Card]:
        """What lies in the play area without being installed: currents, and a card being played or installed."""
        s = self.s
        return self.ordered(
            cid
            for cid, thing in s.things.items()
            if not thing.installed and s.zone[cid] == PLAY and s.card(cid).type != IDENTITY
        )

    # -- players and piles ---------------------------------------------------------------------------------

    def player(self, side: int) -> PlayerView:
        return PlayerView(self, side)

    def pile(self, cids: list[int]) -> Pile:
        out = Pile(len(cids))  # CR 4.4.4 + 4.5.3: how many there are is open, whoever looks
        for cid in cids:
            if self.sees(cid):
                out.cards.append(self.s.card(cid).title)
        out.hidden = out.count - len(out.cards)
        out.cards.sort()
        return out

    def discard(self, cids: list[int], side: int) -> Pile:
        out = self.pile(cids)
        if side == RUNNER and "ordered heap" in self.s.index:
            out.known = {place: self.s.card(cid).title for place, cid in enumerate(reversed(cids))}
        if self.s.down:
            out.facedown = sorted(self.s.card(cid).title for cid in cids if cid in self.s.down and self.sees(cid))
        return out

    def deck(self, cids: list[int]) -> Pile:
        """A deck is known by what was seen of it and has not moved since."""
        s = self.s
        out = Pile(len(cids), hidden=len(cids))  # CR 4.3.4: how many there are is open
        known, needed = s.known, 3 if self.side is None else 1 << self.side  # who looks for nobody sees what both do
        for place, cid in enumerate(reversed(cids)):
            if known[cid] & needed == needed:
                out.known[place] = s.card(cid).title
        out.hidden -= len(out.known)
        return out

    # -- time ----------------------------------------------------------------------------------------------

    def stages(self) -> list[Stage]:
        out = []
        for frame in self.s.stack:
            stage = self.stage(frame)
            if stage is not None:
                out.append(stage)
        return out

    def stage(self, frame: GameFrame) -> Stage | None:
        """What anybody can see of a frame. Windows that open only for what is pending are not shown."""
        if not frame.stage or (isinstance(frame, Resolve) and (frame.src < 0 or not self.sees(frame.src))):
            return None
        return Stage(frame.stage, frame.stage_rule(), self.details(frame))

    def details(self, frame: GameFrame) -> dict[str, Any]:
        """What it is about, as far as this side sees it."""
        if isinstance(frame, EncounterIce):
            return self.about(frame.ice, frame.ref)
        if isinstance(frame, Run):
            out: dict[str, Any] = {"server": server_name(frame.server), "position": frame.position}
            return {**out, "successful": True} if frame.successful else out
        if isinstance(frame, AccessSet):
            return {"server": server_name(frame.server)} if frame.server != NOWHERE else {}
        if isinstance(frame, AccessCard):
            return self.about(frame.cid, frame.ref)
        if isinstance(frame, Trace):
            found: dict[str, Any] = {"base": frame.base, "corp": frame.corp, "runner": frame.runner}
            return {**found, "runner first": True} if frame.first == RUNNER else found
        if isinstance(frame, Resolve):
            return {"card": self.s.card(frame.src).title}
        return {"side": NAMES[self.s.active]} if isinstance(frame, CorpTurn | RunnerTurn) else {}

    def about(self, cid: int, ref: int) -> dict[str, Any]:
        """The card that something is about, while it is that object: then it cannot be told where it went."""
        s = self.s
        out: dict[str, Any] = {}
        if s.ref[cid] != ref:
            return out
        thing = s.things.get(cid)
        if thing is not None:
            out["handle"] = thing.handle
        if self.sees(cid):
            out["card"] = s.card(cid).title
        return out

    # -- effects and the question ------------------------------------------------------------------------------

    def effect(self, one: Lingering) -> LingeringEffect:
        s = self.s
        if one.src >= 0 and not self.sees(one.src):
            return LingeringEffect("an effect", until=self.until(one))
        source = s.card(one.src).title if one.src >= 0 else ""
        return LingeringEffect(
            words_of(s, one), source, self.until(one), self.handle(one.target) if one.target >= 0 else 0
        )

    def until(self, one: Lingering) -> str:
        if one.until == -2:
            return "the game ends"
        if one.until == NEXT_RUN_ENDS:
            return "the next run ends"
        if one.until == WHILE_REZZED:
            return "it is derezzed"
        if one.until in UNTIL_TURN:
            return f"the {'Corp' if one.until == UNTIL_TURN[CORP] else 'Runner'}'s next turn begins"
        for frame in self.s.stack:
            if frame.structure() == one.until:
                return f"the {frame.lasts} ends"
        return "now"

    def question(self, decision: Decision | None) -> Question | None:
        s = self.s
        if s.open is None:
            return None
        if s.asked == self.side:
            if decision is None or not decision.is_open():
                decision = Decision(s)
            asked = (decision.kind, decision.rule, decision.prompt, decision.options, decision.card, decision.text)
            return Question(NAMES[s.asked], *asked)
        if s.stack[-1].is_public():
            kind, rule = describe(s)
            return Question(NAMES[s.asked], kind, rule)
        return Question(NAMES[s.asked], DECIDING)


def _by_title(card: Card) -> tuple[str, int]:
    return card.title, card.handle


def view(s: State, side: int | None, decision: Decision | None = None) -> View:
    """What a side may know now."""
    return View(s, side, decision)


__all__ = ["Card", "LingeringEffect", "Pile", "PlayerView", "Question", "Server", "Stage", "Subroutine", "View", "view"]
