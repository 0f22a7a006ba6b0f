"""Set up a side of the table: cards in their places, and numbers."""

from __future__ import annotations

from typing import Final, Self, get_args

from sneakdoor.language.instructions.effects import Load
from sneakdoor.model.enums import (
    CORP,
    DECK,
    DISCARD,
    EVENT,
    HAND,
    ICE,
    IDENTITY,
    OPERATION,
    OUTSIDE,
    RUNNER,
    SERVER_NAMES,
    Token,
)
from sneakdoor.model.objects import FACEDOWN, ICE_SLOT, NO_SLOT, PRINTED, ROOT
from sneakdoor.model.state import D_WHILE, State
from sneakdoor.rules.activity import activate, enter_zone
from sneakdoor.rules.moving import place_tokens, remember, settle, to_play, to_score
from sneakdoor.rules.rezzing import refill, turn_faceup
from sneakdoor.testing.card_lookup import Card
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.seen import Seen
from sneakdoor.testing.table_side import TableSide

_NUMBERS: Final = ("credits", "clicks", "tags", "bad_publicity", "brain")
STAYING: Final = frozenset({"current", "lockdown"})
"""What a card is called that stays in the play area once it was played (CR 3.5.1b, 1.4:3.5.1c)."""


def loads(s: State, cid: int) -> set[str]:
    """The kinds of tokens that a card's own text loads onto it."""
    programs = (s.book.abilities[number].program for number in s.book.own[s.code[cid]])
    return {one.kind for program in programs for one in program if isinstance(one, Load)}


class SettingUp(TableSide):
    """The verbs with which a side of the table is laid out."""

    def _new(self, title: str, zone: int) -> int:
        s = self.table.state
        cid = len(s.code)
        s.code = (*s.code, self._known(title))
        s.owner = (*s.owner, int(self.side))
        s.ref.append(s.fresh())
        s.known.append(0)
        s.zone.append(zone)
        s.pile(cid, zone).append(cid)
        enter_zone(s, cid, zone)
        return cid

    def _known(self, title: str) -> int:
        codes = self.table.state.book.by_title
        if title not in codes:
            raise TableError(f"there is no card {title!r}")
        return codes[title]

    def set(self, **values: int) -> Self:
        """credits, clicks, tags, bad_publicity, brain."""
        unknown = [name for name in values if name not in _NUMBERS]
        if unknown:
            raise TableError(f"a table has no {unknown[0]!r} to set; it has {', '.join(_NUMBERS)}")
        with self.table.changing() as s:
            s.dirty |= D_WHILE  # so that abilities that look for such a state find it
            for name, value in values.items():
                if name not in ("credits", "clicks"):
                    setattr(s, name, value)
                    continue
                getattr(s, name)[self.side] = value
                if name == "clicks" and self.side == self.table._turn:
                    self.table._clicks = value
        return self

    def hand(self, *titles: str) -> Self:
        return self._pile(titles, HAND)

    def deck(self, *titles: str) -> Self:
        """Cards on the deck, the last one on top."""
        return self._pile(titles, DECK)

    def discard(self, *titles: str, faceup: bool = True) -> Self:
        with self.table.changing() as s:
            for title in titles:
                cid = self._new(title, DISCARD)
                if not faceup:
                    s.down = s.down | {cid}
        return self

    def outside(self, *titles: str) -> Self:
        """Cards brought along that wait outside the game."""
        return self._pile(titles, OUTSIDE)

    def _pile(self, titles: tuple[str, ...], zone: int) -> Self:
        with self.table.changing():
            for title in titles:
                self._new(title, zone)
        return self

    def scored(self, *titles: str) -> Self:
        """Agendas in this side's score area."""
        owner = self.table.corp
        with self.table.changing() as s:
            for title in titles:
                cid = owner._new(title, HAND)
                to_score(s, cid, self.side)
        return self

    def put(
        self,
        title: str,
        server: str = "",
        *,
        rezzed: bool = False,
        tokens: dict[str, int] | None = None,
        on: Card = "",
        facedown: bool = False,
    ) -> Seen:
        """Set up an installed card. Servers by name; a remote server that does not exist yet is made.

        A current, or another card that stays after it was played, comes into the play area without being installed.
        Nobody asks whether it could be installed there; what the rules correct, a checkpoint corrects (CR 10.3.1).
        It has exactly these tokens of each kind that is named. A card that loads such tokens itself counts as loaded
        with them: when none is left it is empty (CR 1.4:10.9.2).
        """
        with self.table.changing() as s:
            played = self._to_be_played(title, facedown=facedown)
            if played and (server or on or rezzed):
                raise TableError(f"{title} is played, not installed: it goes to no server and on no card")
            if self.side == RUNNER and server:
                raise TableError(f"{title} is the Runner's, and goes to no server")
            if server and on:
                raise TableError(f"a card cannot be both in {server} and on another: name one of them")
            for kind in tokens or {}:
                if kind not in get_args(Token):
                    raise TableError(f"there are no tokens {kind!r}, only {', '.join(get_args(Token))}")
            host = self.table.cid(on) if on else -1
            place = -1 if self.side == RUNNER or played else s.things[host].server if on else self._server(server)
            cid = self._new(title, HAND)
            thing = to_play(s, cid, self.side, faceup=played or (self.side == RUNNER and not facedown))
            if played:
                activate(s, thing)
            elif self.side == CORP:
                # CR 4.7.9: ice on another card protects nothing; it is in the server of its host.
                settle(s, thing, place, ICE_SLOT if s.card(cid).type == ICE and not on else ROOT, host)
            else:
                thing.form = FACEDOWN if facedown else PRINTED
                if not facedown:
                    refill(s, thing)
                settle(s, thing, place, NO_SLOT, host)
            if rezzed:
                turn_faceup(s, thing)
            for kind, n in (tokens or {}).items():
                place_tokens(s, thing, kind, n - thing.get(kind))
                if kind in loads(s, cid):
                    remember(thing, "loaded", kind)
        return Seen(self.table, cid)

    def _to_be_played(self, title: str, *, facedown: bool) -> bool:
        """Whether the card stays in the play area after it was played; a card that never lies there is refused."""
        card = self.table.state.book.cards[self._known(title)]
        if card.side != self.side:
            raise TableError(f"{title} is the {card.side.word.capitalize()}'s card")
        if card.type == IDENTITY:
            raise TableError(f"{title} is an identity: name it when you make the table")
        if card.type not in (EVENT, OPERATION) or (facedown and self.side == RUNNER):  # any card can lie facedown
            return False
        if STAYING.isdisjoint(self.table.state.book.about[self._known(title)]):
            raise TableError(f"{title} is an {card.type}, which is never installed: put it in hand and play it")
        return True

    def _server(self, name: str) -> int:
        s = self.table.state
        if name in SERVER_NAMES:
            return SERVER_NAMES.index(name)
        number = name.removeprefix("Server ")
        if number == name or not number.isdecimal() or not int(number):
            raise TableError(f"there is no server {name!r}")
        server = int(number) + 2
        if server not in s.ice:
            s.ice[server] = ()
            s.root[server] = ()
            s.next_server = max(s.next_server, server + 1)
        return server
