"""What one side, or a spectator, may know at this moment, and nothing else.

A view is plain data: titles, numbers, words, and *handles*, the public numbers of cards on the table. Piles and places
without an order are sorted by title, so that the order in memory gives nothing away.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final

from sneakdoor.log import LogEntry, tell
from sneakdoor.model.changes import CORP_SAW, RUNNER_SAW, Change
from sneakdoor.model.enums import (
    AGENDA,
    CORP,
    IDENTITY,
    NOWHERE,
    PLAY,
    RUNNER,
    SCORE,
    SERVER_NAMES,
    SIDE_WORDS,
    SIDES,
    Side,
    SideWord,
    server_name,
)
from sneakdoor.model.game_frame import GameFrame
from sneakdoor.model.objects import FACEDOWN, Lingering, Thing
from sneakdoor.model.state import State
from sneakdoor.option_text import words_of
from sneakdoor.options import Decision, describe
from sneakdoor.rulebook.index import ruleset_of
from sneakdoor.rules.abilities import Resolve
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.activity import CHOSEN_SERVER
from sneakdoor.rules.encounters import EncounterIce
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.memory import memory_limit, memory_used
from sneakdoor.rules.quantities import (
    advancement_requirement,
    agenda_points,
    hand_size,
    identity,
    link,
    score_of,
    strength,
)
from sneakdoor.rules.runs import Run
from sneakdoor.rules.structures import NEXT_RUN_ENDS, UNTIL_TURN, WHILE_REZZED, BreachFrame
from sneakdoor.rules.traces import Trace
from sneakdoor.rules.visibility import in_sight, knows_back, visible
from sneakdoor.view_json import as_json, fields_of
from sneakdoor.view_parts import (
    DECIDING,
    Card,
    LingeringEffect,
    OutcomeSeen,
    Pile,
    Question,
    Server,
    Stage,
    Subroutine,
    cached_property,
)

_HIDDEN_MEMO: Final = ("aside", "back seen", "expired", "gone", "loaded")
_TEXT_MEMO: Final = ("gained", "text")  # abilities
_NUMBER_MEMO: Final = ("x",)  # plain numbers; other numbers refer to an object
_CENTRALS: Final = len(SERVER_NAMES)
_DETAILED: Final = (EncounterIce, Run, BreachFrame, AccessCard, Trace, Resolve)
"""Frames that are about something; so is a turn."""
_BY_TITLE: Final = attrgetter("title", "handle")


class PlayerView:
    """A player as a side sees them. Piles are looked through when they are first read."""

    side: SideWord
    credits: int
    clicks: int
    score: int
    hand_size: int

    def __init__(self, look: _Look, of: int) -> None:
        # CR 10.2.3a: credits, points and the sizes of hands and piles are open.
        s = look.s
        self._look = look
        self._of = of
        self.side = SIDE_WORDS[of]
        self.credits = s.credits[of]  # CR 1.10.2: open
        self.clicks = s.clicks[of]
        self.score = score_of(s, of)
        self.hand_size = hand_size(s, of)

    @cached_property
    def hand(self) -> Pile:
        return self._look.hand(self._look.s.hand[self._of])

    @cached_property
    def deck(self) -> Pile:
        return self._look.deck(self._look.s.deck[self._of])

    @cached_property
    def discard(self) -> Pile:
        return self._look.discard(self._look.s.discard[self._of], self._of)

    @cached_property
    def scored(self) -> list[Card]:
        cids = self._look.s.score[self._of]
        return self._look.ordered(cids) if cids else []

    @cached_property
    def identity(self) -> Card:
        s = self._look.s
        mine = identity(s, self._of)
        return self._look.card(s.things[mine]) if mine in s.things else Card(title=s.card(mine).title)

    def __getstate__(self) -> dict[str, Any]:
        """A pickle holds what is seen, without the state behind it."""
        return {name: getattr(self, name) for name in fields_of(PlayerView)}

    def __setstate__(self, seen: dict[str, Any]) -> None:
        for name, value in seen.items():
            setattr(self, name, value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlayerView) and as_json(self) == as_json(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<PlayerView: {as_json(self)}>"


fields_of(PlayerView)  # a part of a view that is no dataclass


class View:
    """Everything a side may know; a spectator (side None) sees what both sides may know.

    The annotations and properties here, and the classes of `view_parts`, are the one description of a view: its JSON,
    its pickles and the types of the page are made from them. Parts are put together when they are first read, from a
    copy of the state, so a view stays as it was when it was taken.
    """

    side: Side | None
    turn: int
    active: SideWord
    outcome: OutcomeSeen | None
    tags: int
    bad_publicity: int
    brain_damage: int
    rules: str

    def __init__(self, s: State, side: int | None, decision: Decision | None = None, *, lasts: bool = True) -> None:
        self.side = None if side is None else SIDES[side]
        self.turn = s.turn
        self.active = SIDE_WORDS[s.active]
        ended = s.outcome
        self.outcome = None
        if ended is not None:
            self.outcome = {"winner": None if ended.winner is None else SIDE_WORDS[ended.winner], "how": ended.how}
        self.tags = s.tags
        self.bad_publicity = s.bad_publicity
        self.brain_damage = s.brain
        self.rules = s.book.ruleset.name  # the version of the rules that the game is played by
        self._state = s.clone() if lasts else s
        self._open = s.open is not None
        self._asked = decision  # its options can be shared while the question is open
        self._rule: str | None = None

    @cached_property
    def _look(self) -> _Look:
        return _Look(self._state, self.side)

    @cached_property
    def memory_used(self) -> int:
        return memory_used(self._state)

    @cached_property
    def memory_limit(self) -> int:
        return memory_limit(self._state)

    @cached_property
    def link(self) -> int:
        return link(self._state)

    @cached_property
    def corp(self) -> PlayerView:
        return self._look.player(CORP)

    @cached_property
    def runner(self) -> PlayerView:
        return self._look.player(RUNNER)

    @cached_property
    def servers(self) -> list[Server]:
        return self._look.servers()

    @cached_property
    def rig(self) -> dict[str, list[Card]]:
        return self._look.rig()

    @cached_property
    def playing(self) -> list[Card]:
        return self._look.playing()

    @cached_property
    def removed(self) -> Pile:
        return self._look.pile(self._state.removed) if self._state.removed else Pile()

    @cached_property
    def aside(self) -> Pile:
        return self._look.pile(self._state.aside) if self._state.aside else Pile()

    @cached_property
    def stages(self) -> list[Stage]:
        return self._look.stages()

    @cached_property
    def lingering(self) -> list[LingeringEffect]:
        return [self._look.effect(lasting) for lasting in self._state.lingering]

    @cached_property
    def decision(self) -> Question | None:
        """The question that was open."""
        return self._look.question(self._asked) if self._open else None

    @cached_property
    def _under_way(self) -> frozenset[str]:
        return self._look.under_way()

    def is_under_way(self, what: str) -> bool:
        """Whether one of the `stages` is called this; cheaper than making them."""
        return what in self._under_way

    @cached_property
    def log(self) -> list[LogEntry]:
        """What happened, as far as this side may know it."""
        changes: list[Change] = self._state.journal.since(0)
        return tell(self._state, changes, self.side, self._state.code)

    def asked_by(self) -> str:
        """The rule of the open question, "" if this side may not know it; cheaper than `decision.rule`."""
        if self._rule is None:
            self._rule = self._look.rule(self._asked) if self._open else ""
        return self._rule

    def as_dict(self, *, log: bool = True, decision: bool = True) -> dict[str, Any]:
        """The view as JSON would hold it. Empty parts of cards and piles are left out."""
        left_out = {"log"} if decision else {"log", "decision"}
        out = as_json(self, left_out)
        if log:
            out["log"] = [entry.as_dict() for entry in self.log]
        return out

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = "a spectator" if self.side is None else f"the {SIDE_WORDS[self.side].capitalize()}"
        return f"<View of {who}: {self}>"

    def __str__(self) -> str:
        players = ", ".join(
            f"{player.side.capitalize()} {player.score} points, {player.credits} credits, "
            f"{player.hand.count} cards in hand"
            for player in (self.corp, self.runner)
        )
        asked = f", {self.decision.side} decides: {self.decision.kind}" if self.decision is not None else ""
        over = "" if self.outcome is None else f", over ({self.outcome['how']})"
        return f"turn {self.turn} ({self.active}), {players}{asked}{over}"

    def __getstate__(self) -> dict[str, Any]:
        """A pickle holds what is seen, without the state behind it."""
        return {name: getattr(self, name) for name in fields_of(View)}

    def __setstate__(self, seen: dict[str, Any]) -> None:
        for name, value in seen.items():
            setattr(self, name, value)
        self._under_way = frozenset(stage.what for stage in self.stages)
        self._rule = self.decision.rule if self.decision is not None else ""


class _Look:
    """Reads a state as one side may see it."""

    __slots__ = ("encounter", "handles", "mask", "s", "side")

    def __init__(self, s: State, side: int | None) -> None:
        self.s = s
        self.side = side
        self.encounter: EncounterIce | None = s.find(EncounterIce)
        self.handles: dict[int, int] | None = None
        self.mask = CORP_SAW | RUNNER_SAW if side is None else 1 << side  # a spectator sees what both sides see

    def sees(self, cid: int) -> bool:
        if self.s.known[cid] & self.mask == self.mask:  # nearly always decides; a call less for each card
            return True
        if self.side is None:
            return visible(self.s, cid, CORP) and visible(self.s, cid, RUNNER)
        return in_sight(self.s, cid, self.side)

    # -- cards on the table ------------------------------------------------------------------------------

    def card(self, thing: Thing) -> Card:
        s = self.s
        cid = thing.cid
        out = Card(thing.handle, "", thing.faceup, thing.tokens)
        if thing.faceup or self.sees(cid):
            card = s.book.cards[s.code[cid]]
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
            # CR 26.03:1.13.7c: in the order in which they came, which is open.
            out.hosted = self.ordered(thing.hosted)
        return out

    def subroutines(self, encounter: EncounterIce) -> list[Subroutine]:
        abilities = self.s.book.abilities
        return [
            Subroutine(abilities[one[0]].say().removeprefix("[subroutine] "), one in encounter.broken)
            for one in subroutines(self.s, encounter.ice)
        ]

    def memo(self, thing: Thing) -> dict[str, Any]:
        """What its abilities keep in mind is open to both sides (CR 10.2.3b); cards are named by their handles."""
        out: dict[str, Any] = {}
        for name, value in thing.memo.items():
            if name in _HIDDEN_MEMO:
                continue
            if name == "back":
                if knows_back(self.s, thing, self.side):
                    out[name] = self.s.book.cards[value].title
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
        """The handle of the object with this ref; 0 if it is not on the table."""
        if self.handles is None:
            s = self.s
            self.handles = {s.ref[cid]: thing.handle for cid, thing in s.things.items()}
        return self.handles.get(ref, 0)

    def ordered(self, cids: Sequence[int]) -> list[Card]:
        """Cards of a place without order, by title; unseen cards by handle."""
        things = self.s.things
        cards: list[Card] = []
        for cid in cids:
            cards.append(self.card(things[cid]))
        if len(cards) > 1:
            cards.sort(key=_BY_TITLE)
        return cards

    def servers(self) -> list[Server]:
        """CR 4.7.2: that a card is there, and where, is open even if its front is not."""
        s = self.s
        things = s.things
        out: list[Server] = []
        for server, row in s.ice.items():
            ice = [self.card(things[cid]) for cid in reversed(row)] if row else []
            inside = s.root[server]
            root = self.ordered([cid for cid in inside if things[cid].host < 0]) if inside else []  # others: with hosts
            out.append(Server(SERVER_NAMES[server] if server < _CENTRALS else server_name(server), ice, root))
        return out

    def rig(self) -> dict[str, list[Card]]:
        """The Runner's installed cards by type; hosted cards are listed with their hosts."""
        s = self.s
        book, code = s.book.cards, s.code
        out: dict[str, list[Card]] = {"program": [], "hardware": [], "resource": [], "facedown": []}
        for cid, thing in s.things.items():
            if thing.installed and thing.host < 0 and thing.server == NOWHERE:
                kind = "facedown" if thing.form == FACEDOWN else book[code[cid]].type
                out.setdefault(kind, []).append(self.card(thing))
        for cards in out.values():
            if len(cards) > 1:
                cards.sort(key=_BY_TITLE)
        return out

    def playing(self) -> list[Card]:
        """Cards in the play area that are not installed: currents, and a card being played or installed."""
        s = self.s
        book, code, zone = s.book.cards, s.code, s.zone
        found: list[int] = []
        for cid, thing in s.things.items():
            if not thing.installed and zone[cid] == PLAY and book[code[cid]].type != IDENTITY:
                found.append(cid)
        return self.ordered(found) if found else []

    # -- players and piles ---------------------------------------------------------------------------------

    def player(self, side: int) -> PlayerView:
        return PlayerView(self, side)

    def hand(self, cids: list[int]) -> Pile:
        # CR 4.4.2: whether a side may look at a card in hand depends on whose hand it is, not on the card.
        sight = 0
        for side in (CORP, RUNNER) if cids else ():
            if self.mask & 1 << side and in_sight(self.s, cids[0], side):
                sight |= 1 << side
        return self.pile(cids, sight)

    def pile(self, cids: list[int], sight: int = -1) -> Pile:
        """A pile; `sight` has a bit for each side that may look at all of it, -1: that differs from card to card."""
        out = Pile(len(cids))  # CR 4.4.4 + 4.5.3: the number of cards is open
        known, mask, book, code = self.s.known, self.mask, self.s.book.cards, self.s.code
        for cid in cids:
            if (known[cid] | sight) & mask == mask if sight >= 0 else self.sees(cid):
                out.cards.append(book[code[cid]].title)
        out.hidden = out.count - len(out.cards)
        out.cards.sort()
        return out

    def discard(self, cids: list[int], side: int) -> Pile:
        down = self.s.down
        seen = [cid for cid in cids if cid not in down or self.sees(cid)] if down else cids
        out = self.pile(seen, CORP_SAW | RUNNER_SAW)  # CR 4.5.6: only facedown ones are hidden
        if side == RUNNER and "ordered heap" in self.s.index:
            out.known = {place: self.s.card(cid).title for place, cid in enumerate(reversed(cids))}
        if down:
            out.count, out.hidden = len(cids), len(cids) - len(seen)
            out.facedown = sorted([self.s.card(cid).title for cid in seen if cid in down])
        return out

    def deck(self, cids: list[int]) -> Pile:
        """Cards of a deck are known if they were seen and have not moved since."""
        s = self.s
        out = Pile(len(cids), hidden=len(cids))  # CR 4.3.4: the number of cards is open
        known, mask = s.known, self.mask
        for place, cid in enumerate(reversed(cids)):
            if known[cid] & mask == mask:
                out.known[place] = s.card(cid).title
        out.hidden -= len(out.known)
        return out

    # -- time ----------------------------------------------------------------------------------------------

    def stages(self) -> list[Stage]:
        ruleset = self.s.book.ruleset
        out: list[Stage] = []
        for frame in self.shown_frames():
            rule = frame.stage_rule()
            details = self.details(frame) if frame.is_turn or isinstance(frame, _DETAILED) else {}
            out.append(Stage(frame.stage, self.cited(frame, rule) if ruleset.renumbers else rule, details))
        return out

    def cited(self, frame: GameFrame, rule: str) -> str:
        """The rule of a step by the game's version; where that has no such step, of the one before it."""
        ruleset = self.s.book.ruleset
        for one in (rule, *reversed(frame.table().rules[: frame.at])):
            number = ruleset.cite(one)
            if ruleset_of(number) == ruleset.numbers:
                return number
        return ""

    def under_way(self) -> frozenset[str]:
        return frozenset([frame.stage for frame in self.shown_frames()])

    def shown_frames(self) -> list[GameFrame]:
        """The frames that this side sees. Windows that open only for pending abilities are not shown."""
        out: list[GameFrame] = []
        for frame in self.s.stack:
            if frame.stage and (not isinstance(frame, Resolve) or (frame.src >= 0 and self.sees(frame.src))):
                out.append(frame)
        return out

    def details(self, frame: GameFrame) -> dict[str, Any]:
        """What the frame is about, as far as this side sees it."""
        if isinstance(frame, EncounterIce):
            return self.about(frame.ice, frame.ref)
        if isinstance(frame, Run):
            out: dict[str, Any] = {"server": server_name(frame.server), "position": frame.position}
            return {**out, "successful": True} if frame.successful else out
        if isinstance(frame, BreachFrame):
            return {"server": server_name(frame.server)} if frame.server != NOWHERE else {}
        if isinstance(frame, AccessCard):
            return self.about(frame.cid, frame.ref)
        if isinstance(frame, Trace):
            found: dict[str, Any] = {"base": frame.base, "corp": frame.corp, "runner": frame.runner}
            return {**found, "runner first": True} if frame.first == RUNNER else found
        if isinstance(frame, Resolve):
            return {"card": self.s.card(frame.src).title}
        return {"side": SIDE_WORDS[self.s.active]}

    def about(self, cid: int, ref: int) -> dict[str, Any]:
        """The card that something is about, unless it has become another object: where it went may be hidden."""
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

    def effect(self, lasting: Lingering) -> LingeringEffect:
        s = self.s
        if lasting.src >= 0 and not self.sees(lasting.src):
            return LingeringEffect("an effect", until=self.until(lasting))
        source = s.card(lasting.src).title if lasting.src >= 0 else ""
        return LingeringEffect(
            words_of(s, lasting), source, self.until(lasting), self.handle(lasting.target) if lasting.target >= 0 else 0
        )

    def until(self, lasting: Lingering) -> str:
        if lasting.until == -2:
            return "the game ends"
        if lasting.until == NEXT_RUN_ENDS:
            return "the next run ends"
        if lasting.until == WHILE_REZZED:
            return "it is derezzed"
        if lasting.until in UNTIL_TURN:
            return f"the {'Corp' if lasting.until == UNTIL_TURN[CORP] else 'Runner'}'s next turn begins"
        for frame in self.s.stack:
            if frame.structure() == lasting.until:
                return f"the {frame.lasts} ends"
        return "now"

    def rule(self, decision: Decision | None) -> str:
        s = self.s
        if s.asked != self.side and not s.stack[-1].is_public():
            return ""
        return decision.rule if decision is not None else describe(s)[1]

    def question(self, decision: Decision | None) -> Question | None:
        s = self.s
        if s.open is None:
            return None
        if s.asked == self.side:
            if decision is None or not decision.is_open():
                decision = Decision(s)
            return Question(
                SIDE_WORDS[s.asked],
                decision.kind,
                decision.rule,
                decision.prompt,
                decision.options,
                decision.card,
                decision.text,
                decision.situation,
                decision.choice,
                decision.main,
                decision.most,
                decision.role,
            )
        if s.stack[-1].is_public():
            kind, rule = describe(s)
            return Question(SIDE_WORDS[s.asked], kind, rule, role=s.stack[-1].question_role())
        return Question(SIDE_WORDS[s.asked], DECIDING)


def view(s: State, side: int | None, decision: Decision | None = None) -> View:
    """What a side may know now."""
    return View(s, side, decision)


__all__ = ["Card", "LingeringEffect", "Pile", "PlayerView", "Question", "Server", "Stage", "Subroutine", "View", "view"]
