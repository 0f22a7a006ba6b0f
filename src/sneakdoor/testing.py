"""Any position in a few lines, and players who act by verbs.

    with Table(turn="runner") as t:
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.runner.use("Corroder", "Break")
        t.finish_run()

Verbs look ahead through paid ability windows (passing them) and forced answers for the option they name.
Anything else that is asked on the way, and anything still open at the end, fails and shows the question.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

from sneakdoor.cards.registry import book as all_cards
from sneakdoor.game import Game
from sneakdoor.model.declare import Book, CardDef, plain_quotes
from sneakdoor.model.objects import ICE_SLOT, NO_SLOT, ROOT, Thing
from sneakdoor.model.state import State
from sneakdoor.model.words import (
    CORP,
    DECK,
    DISCARD,
    HAND,
    ICE,
    NEW_REMOTE,
    OUTSIDE,
    PLAY,
    RUNNER,
    SERVER_NAMES,
    Side,
    server_name,
)
from sneakdoor.options import Decision, Option
from sneakdoor.rules.activity import activate, enter_zone
from sneakdoor.rules.moving import settle, to_play, to_score
from sneakdoor.rules.quantities import hand_size, link, memory_limit, memory_used, score_of, strength
from sneakdoor.rules.rezzing import refill, turn_faceup
from sneakdoor.rules.runs import current_run
from sneakdoor.rules.turns import CorpActions, CorpTurn, RunnerActions, RunnerTurn, Turns

BLANK_CORP = CardDef("Blank Corp", CORP, "identity", "neutral_corp", min_deck=0)
BLANK_RUNNER = CardDef("Blank Runner", RUNNER, "identity", "neutral_runner", min_deck=0)
FILLER = {CORP: "Hedge Fund", RUNNER: "Sure Gamble"}

_PASSABLE = ("paid ability window", "jack out")


def said(option: Option, words: str) -> bool:
    """Does an option have these words, at the beginning of a sentence or in its middle?"""
    return words.lower() in option.words.lower()


class TableError(AssertionError):
    """The table cannot do what was asked; the message shows the open question."""


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
        known = Book([*all_cards().cards, BLANK_CORP, BLANK_RUNNER, *cards])
        codes = (known.by_title[corp], known.by_title[runner])
        state = State(known, codes, (int(CORP), int(RUNNER)), seed)
        state.forced = skip_forced
        self.game = Game(state, (None, None), seed)
        self._began = False
        self._turn = CORP if turn == "corp" else RUNNER
        self._clicks = clicks
        for cid, side in enumerate((CORP, RUNNER)):
            state.zone[cid] = PLAY
            state.handle += 1
            state.things[cid] = Thing(cid, side, True, handle=state.handle)
        self.corp = Player(self, CORP)
        self.runner = Player(self, RUNNER)
        for player in (self.corp, self.runner):
            player.set(credits=5)
            player.deck(*([FILLER[player.side]] * deck))

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        self._begin()
        return self.game.decision

    def _begin(self) -> None:
        """The set-up is over: identities are active and the first window opens."""
        if self._began:
            return
        self._began = True
        s = self.state
        for cid in (0, 1):
            activate(s, s.things[cid])
        side = self._turn
        s.active = side
        s.turn = 1 if side == CORP else 2
        s.clicks[side] = self._clicks if self._clicks is not None else 3 if side == CORP else 4
        s.push(Turns(1 - side))
        s.push(CorpTurn(s.fresh()) if side == CORP else RunnerTurn(s.fresh()))
        s.stack[-1].at = 2 if side == CORP else 1
        s.push(CorpActions(s.fresh()) if side == CORP else RunnerActions(s.fresh()))
        s.stack[-1].at = 0 if side == CORP else 4
        s.marks[0] = s.journal.length
        s.advance()

    # -- looking ---------------------------------------------------------------------------------------

    def cid(self, title: str, n: int = 0) -> int:
        """A card by title; `n` picks among copies, cards in play first."""
        s = self.state
        found = [cid for cid in range(len(s.code)) if plain_quotes(s.card(cid).title) == plain_quotes(title)]
        found.sort(key=lambda cid: (cid not in s.things, cid))
        if n >= len(found):
            raise TableError(f"there is no card {title!r} ({n + 1}. copy) at this table")
        return found[n]

    def card(self, title: str, n: int = 0) -> Seen:
        return Seen(self, self.cid(title, n))

    def zone(self, title: str, n: int = 0) -> str:
        """Where a card is: the zone's name for its owner."""
        return self.state.place(self.cid(title, n))

    @property
    def run(self) -> Any:
        return current_run(self.state)

    @property
    def outcome(self) -> Any:
        return self.game.outcome

    def happened(self, kind: str) -> int:
        """How many changes of a kind the journal has."""
        return sum(1 for one in self.state.journal.entries[: self.state.journal.length] if one.kind == kind)

    def show(self) -> str:
        d = self.game.decision
        if d is None:
            return f"the game is over: {self.outcome and self.outcome.how}"
        options = "\n".join(f"  {option!r}  {option}" for option in d.options)
        return f"{d.side.name} is asked ({d.kind}, CR {d.rule}): {d.prompt}\n{options}"

    # -- acting ----------------------------------------------------------------------------------------

    def choose(self, side: Side, fits: Any, wanted: str) -> Option:
        """Go on to a question of this side that has a fitting option, and choose it."""
        self._begin()
        for _ in range(200):
            d = self.game.decision
            if d is None:
                raise TableError(f"{side.name} cannot {wanted}: {self.show()}")
            if d.side == side:
                for option in d.options:
                    if fits(option):
                        self.game.choose(option)
                        return option
            if d.kind not in _PASSABLE:
                raise TableError(f"{side.name} cannot {wanted} now.\n{self.show()}")
            self._let_pass(d)
        raise TableError(f"{side.name} never came to {wanted}.\n{self.show()}")

    def _let_pass(self, d: Decision) -> None:
        wanted = "pass" if d.kind == "paid ability window" else "continue"
        self.game.choose(next(option for option in d.options if option.kind == wanted))

    def settle(self) -> None:
        """Pass windows until somebody must decide something else."""
        self._begin()
        while (d := self.game.decision) is not None and d.kind in _PASSABLE:
            self._let_pass(d)

    def finish_run(self) -> None:
        """Let the run take its course: continue, access what there is, go on."""
        while self.run is not None and (d := self.game.decision) is not None:
            if d.kind in _PASSABLE:
                self._let_pass(d)
            elif d.kind in ("access", "accessed card"):
                self.game.choose(next((o for o in d.options if o.kind == "go on"), d.options[0]))
            else:
                raise TableError(f"the run asks something.\n{self.show()}")
        self.settle()

    def end_turn(self) -> None:
        """Spend what clicks are left on credits and go to the other side's first action, or what is asked before."""
        self._begin()
        turn = self.state.turn
        while self.state.turn == turn or self.state.clicks[self.state.active] == 0:
            d = self.game.decision
            if d is None:
                return
            if d.kind in _PASSABLE:
                self._let_pass(d)
            elif d.kind == "action" and self.state.turn == turn:
                self.game.choose(next(option for option in d.options if option.kind == "credit"))
            elif d.kind == "discard":
                self.game.choose(d.options[0])
            elif self.state.turn != turn:
                return
            else:
                raise TableError(f"the turn asks something.\n{self.show()}")
        self.settle()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        if kind is None:
            self.done()

    def done(self) -> None:
        """Nothing unasked is left open."""
        d = self.decision
        if d is not None and d.kind not in (*_PASSABLE, "action"):
            raise TableError(f"a question is left open.\n{self.show()}")


class Seen:
    """A card at the table, for assertions."""

    def __init__(self, table: Table, cid: int) -> None:
        self._table = table
        self.cid = cid

    @property
    def thing(self) -> Thing:
        thing = self._table.state.things.get(self.cid)
        if thing is None:
            raise TableError(f"{self._table.state.card(self.cid).title} is not in play but in {self.zone}")
        return thing

    @property
    def zone(self) -> str:
        return self._table.state.place(self.cid)

    @property
    def installed(self) -> bool:
        thing = self._table.state.things.get(self.cid)
        return thing is not None and thing.installed

    @property
    def rezzed(self) -> bool:
        return self.installed and self.thing.faceup

    @property
    def strength(self) -> int:
        return strength(self._table.state, self.cid)

    @property
    def server(self) -> str:
        return server_name(self.thing.server)

    def tokens(self, kind: str) -> int:
        return self._table.state.tokens(self.cid, kind)


class Player:
    """One side of a table: set-up before the first verb, verbs afterwards."""

    def __init__(self, table: Table, side: Side) -> None:
        self.table = table
        self.side = side

    # -- setting up ------------------------------------------------------------------------------------

    def _new(self, title: str, zone: int) -> int:
        s = self.table.state
        if title not in s.book.by_title:
            raise TableError(f"there is no card {title!r}")
        cid = len(s.code)
        s.code = (*s.code, s.book.by_title[title])
        s.owner = (*s.owner, int(self.side))
        s.ref.append(s.fresh())
        s.zone.append(zone)
        s.pile(cid, zone).append(cid)
        enter_zone(s, cid, zone)
        return cid

    def set(self, **values: int) -> Player:
        """credits, clicks, tags, bad_publicity, brain."""
        s = self.table.state
        for name, value in values.items():
            if name in ("credits", "clicks"):
                getattr(s, name)[self.side] = value
                if name == "clicks":
                    self.table._clicks = value
            else:
                setattr(s, name, value)
        return self

    def hand(self, *titles: str) -> Player:
        for title in titles:
            self._new(title, HAND)
        return self

    def deck(self, *titles: str) -> Player:
        """Cards on the deck, the last one on top."""
        for title in titles:
            self._new(title, DECK)
        return self

    def discard(self, *titles: str, faceup: bool = True) -> Player:
        for title in titles:
            cid = self._new(title, DISCARD)
            if not faceup:
                self.table.state.down = self.table.state.down | {cid}
        return self

    def outside(self, *titles: str) -> Player:
        """Cards brought along that wait outside the game."""
        for title in titles:
            self._new(title, OUTSIDE)
        return self

    def scored(self, *titles: str) -> Player:
        """Agendas in this side's score area."""
        owner = self.table.corp
        for title in titles:
            cid = owner._new(title, HAND)
            to_score(self.table.state, cid, self.side)
        return self

    def put(
        self,
        title: str,
        server: str = "",
        *,
        rezzed: bool = False,
        tokens: dict[str, int] | None = None,
        on: str = "",
        facedown: bool = False,
    ) -> Seen:
        """Set up an installed card. Servers by name; a remote server that does not exist yet is made."""
        s = self.table.state
        cid = self._new(title, HAND)
        thing = to_play(s, cid, self.side, faceup=self.side == RUNNER and not facedown)
        host = self.table.cid(on) if on else -1
        if self.side == CORP:
            slot = ICE_SLOT if s.card(cid).type == ICE else ROOT
            settle(s, thing, s.things[host].server if on else self._server(server), slot, host)
        else:
            thing.form = 1 if facedown else 0
            if not facedown:
                refill(s, thing)
            settle(s, thing, -1, NO_SLOT, host)
        if rezzed:
            turn_faceup(s, thing)
        for kind, n in (tokens or {}).items():
            thing.tokens = {**thing.tokens, kind: n}
        return Seen(self.table, cid)

    def _server(self, name: str) -> int:
        s = self.table.state
        if name in SERVER_NAMES:
            return SERVER_NAMES.index(name)
        if not name.startswith("Server "):
            raise TableError(f"there is no server {name!r}")
        server = int(name[7:]) + 2
        if server not in s.ice:
            s.ice[server] = ()
            s.root[server] = ()
            s.next_server = max(s.next_server, server + 1)
        return server

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def credits(self) -> int:
        return self.table.state.credits[self.side]

    @property
    def clicks(self) -> int:
        return self.table.state.clicks[self.side]

    @property
    def score(self) -> int:
        return score_of(self.table.state, self.side)

    @property
    def link(self) -> int:
        return link(self.table.state)

    @property
    def hand_size(self) -> int:
        return hand_size(self.table.state, self.side)

    @property
    def memory(self) -> tuple[int, int]:
        return memory_used(self.table.state), memory_limit(self.table.state)

    def titles(self, zone: str) -> list[str]:
        """Titles in hand, deck, discard or score."""
        s = self.table.state
        return sorted(s.card(cid).title for cid in getattr(s, zone)[self.side])

    # -- verbs -----------------------------------------------------------------------------------------

    def act(self, kind: str, card: str = "", **fields: Any) -> Option:
        """Choose the option of this kind (about this card)."""
        about = f"{kind} {card or fields or ''}".strip()

        def fits(option: Option) -> bool:
            return (
                option.kind == kind
                and (not card or plain_quotes(option.card) == plain_quotes(card))
                and all(getattr(option, name) == value for name, value in fields.items())
            )

        return self.table.choose(self.side, fits, about)

    def play(self, title: str) -> Option:
        return self.act("play", title)

    def install(self, title: str, server: str = "", *, on: str = "") -> None:
        """Install from hand with the basic action; the destination is named or the only one."""
        self.act("install", title)
        self.destination(server, on=on)

    def destination(self, server: str = "", *, on: str = "") -> None:
        if not self._asked("install destination"):
            return  # there was only one
        if server:
            name = server_name(NEW_REMOTE) if server == "new" else server
            self.act("server", server=name)
        elif on:
            self.act("host", on)
        else:
            self.act("rig")

    def _asked(self, kind: str) -> bool:
        d = self.table.game.decision
        return d is not None and d.kind == kind and d.side == self.side

    def run(self, server: str) -> Option:
        return self.act("run", server=server)

    def use(self, title: str, says: str = "") -> Option:
        """Use an ability of a card: a paid ability, an action, a permission."""

        def fits(option: Option) -> bool:
            return (
                option.kind in ("use", "action", "permit")
                and plain_quotes(option.card) == plain_quotes(title)
                and said(option, says)
            )

        return self.table.choose(self.side, fits, f"use {title} {says}")

    def trigger(self, title: str, says: str = "") -> Option:
        def fits(option: Option) -> bool:
            return option.kind == "trigger" and plain_quotes(option.card) == plain_quotes(title) and said(option, says)

        return self.table.choose(self.side, fits, f"trigger {title}")

    def break_subroutines(self, title: str, *positions: int) -> None:
        """Break subroutines one use at a time; without positions, every one that is left."""
        wanted = list(positions) or [-1] * 20
        for n, position in enumerate(wanted):
            if n and position < 0 and not self._can_break(title):
                return
            self.use(title, "Break")
            d = self.table.game.decision
            if d is not None and d.kind == "break" and d.side == RUNNER:
                option = next((o for o in d.options if o.number == position), d.options[0])
                self.table.game.choose(option)
                if self._asked("break"):
                    self.act("done")

    def _can_break(self, title: str) -> bool:
        d = self.table.game.decision
        return d is not None and any(
            o.kind == "use" and plain_quotes(o.card) == plain_quotes(title) and "Break" in o.words for o in d.options
        )

    def rez(self, title: str) -> Option:
        return self.act("rez", title)

    def score_agenda(self, title: str) -> Option:
        return self.act("score", title)

    def advance(self, title: str) -> Option:
        return self.act("advance", title)

    def jack_out(self) -> Option:
        return self.act("jack out")

    def continue_run(self) -> Option:
        return self.act("continue")

    def pass_(self) -> Option:
        return self.act("pass")

    def pick(self, *titles: str) -> None:
        """Choose cards by title, then say done if that is asked."""
        for title in titles:
            self.act("pick", title)
        d = self.table.game.decision
        begun = not titles or bool(getattr(self.table.state.stack[-1], "chosen", ()))
        if begun and d is not None and d.side == self.side and d.kind not in _PASSABLE:
            done = next((option for option in d.options if option.kind == "done"), None)
            if done is not None:
                self.table.game.choose(done)

    def number(self, n: int) -> Option:
        return self.act("number", number=n)

    def yes(self) -> Option:
        return self.act("yes")

    def no(self) -> Option:
        return self.act("no")

    def mode(self, says: str) -> Option:
        return self.table.choose(self.side, lambda o: o.kind == "mode" and said(o, says), f"choose {says}")

    def can(self, kind: str, card: str = "", **fields: Any) -> bool:
        """Is such an option offered to this side right now? Windows of the other side are passed first."""
        self.table._begin()
        d = self.table.game.decision
        while d is not None and d.side != self.side and d.kind in _PASSABLE:
            self.table._let_pass(d)
            d = self.table.game.decision
        return (
            d is not None
            and d.side == self.side
            and any(
                option.kind == kind
                and (not card or plain_quotes(option.card) == plain_quotes(card))
                and all(getattr(option, name) == value for name, value in fields.items())
                for option in d.options
            )
        )


__all__ = ["Player", "Seen", "Table", "TableError"]
