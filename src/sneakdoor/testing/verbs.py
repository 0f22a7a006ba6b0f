"""Acting by verbs."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.model.declare import plain_quotes
from sneakdoor.model.words import RUNNER
from sneakdoor.options import Option
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.naming import Card, called, is_such, means
from sneakdoor.testing.passing import PASSABLE, let_pass, said
from sneakdoor.testing.places import expect_place, server_option
from sneakdoor.testing.seat import Seat

USING: Final = ("use", "action", "permit")
"""The kinds of options by which an ability of a card is used."""


class Acting(Seat):
    """What a side can do, each by its own word."""

    def act(self, kind: str, card: Card = "", **fields: Any) -> Option:
        """Choose the option of this kind (about this card)."""
        about = f"{kind} {called(card) or fields or ''}".strip()
        return self._choose(about, card, (kind,), fields=fields)

    def _choose(
        self, about: str, card: Card, kinds: tuple[str, ...], says: str = "", fields: dict[str, Any] | None = None
    ) -> Option:
        def fits(option: Option) -> bool:
            return is_such(option, card, kinds, says, fields or {})

        return self.table.choose(self.side, fits, about, titled=bool(card))

    def play(self, title: Card) -> Option:
        return self.act("play", title)

    def install(self, title: Card, server: str = "", *, on: Card = "") -> None:
        """Install from hand with the basic action; the destination is named or the only one."""
        self.act("install", title)
        self.destination(server, on=on)

    def destination(self, server: str = "", *, on: Card = "") -> None:
        """Say where the card that is being installed goes: a server by name or "new", a host, or nothing for the rig.

        With one place there is no question; if another was named, that is an error all the same.
        """
        if server and on:
            raise TableError(f"a card cannot go both to {server} and onto {called(on)}: name one of them")
        if not self._asked("install destination"):
            if server or on:
                expect_place(self.table, self.side, server, on)
        elif server:
            self.act("server", server=server_option(self.table.state, server))
        elif on:
            self.act("host", on)
        else:
            self.act("rig")

    def _asked(self, kind: str) -> bool:
        d = self.table.game.decision
        return d is not None and d.kind == kind and d.side == self.side

    def run(self, server: str) -> Option:
        return self.act("run", server=server)

    def use(self, title: Card, says: str = "") -> Option:
        """Use an ability of a card: a paid ability, an action, a permission."""
        return self._choose(f"use {called(title)} {says}".strip(), title, USING, says)

    def trigger(self, title: Card, says: str = "") -> Option:
        return self._choose(f"trigger {called(title)} {says}".strip(), title, ("trigger",), says)

    def break_subroutines(self, title: Card, *positions: int) -> None:
        """Break subroutines one use at a time; without positions, every one that is left."""
        wanted = list(positions) or [-1] * 20
        for n, position in enumerate(wanted):
            if n and position < 0 and not self._can_break(title):
                return
            self.use(title, "Break")
            d = self.table.game.decision
            if d is not None and d.kind == "break" and d.side == RUNNER:
                option = next((o for o in d.options if o.number == position), d.options[0])
                self.table.answer(option)
                if self._asked("break"):
                    self.act("done")

    def _can_break(self, title: Card) -> bool:
        d = self.table.game.decision
        return d is not None and any(o.kind == "use" and means(o, title) and "Break" in o.words for o in d.options)

    def rez(self, title: Card) -> Option:
        return self.act("rez", title)

    def score_agenda(self, title: Card) -> Option:
        return self.act("score", title)

    def advance(self, title: Card) -> Option:
        return self.act("advance", title)

    def jack_out(self) -> Option:
        return self.act("jack out")

    def continue_run(self) -> Option:
        return self.act("continue")

    def pass_(self) -> Option:
        return self.act("pass")

    def pick(self, *titles: Card) -> None:
        """Choose cards by title, then say done if that is asked."""
        for title in titles:
            self.act("pick", title)
        d = self.table.game.decision
        begun = not titles or bool(getattr(self.table.state.stack[-1], "chosen", ()))
        if begun and d is not None and d.side == self.side and d.kind not in PASSABLE:
            done = next((option for option in d.options if option.kind == "done"), None)
            if done is not None:
                self.table.answer(done)

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
        while d is not None and d.side != self.side and d.kind in PASSABLE:
            let_pass(self.table.game, d)
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
