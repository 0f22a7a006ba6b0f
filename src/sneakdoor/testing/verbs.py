"""Acting by verbs."""

from __future__ import annotations

from typing import Any

from sneakdoor.model.declare import plain_quotes
from sneakdoor.model.words import NEW_REMOTE, RUNNER, server_name
from sneakdoor.options import Option
from sneakdoor.testing.passing import PASSABLE, let_pass, said
from sneakdoor.testing.seat import Seat


class Acting(Seat):
    """What a side can do, each by its own word."""

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
        if begun and d is not None and d.side == self.side and d.kind not in PASSABLE:
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
