"""Verbs with which a side acts."""

from __future__ import annotations

from typing import Any, Final

from sneakdoor.language.instructions.control import Decide
from sneakdoor.model.enums import RUNNER
from sneakdoor.model.kinds import names
from sneakdoor.model.moves import OptionKind
from sneakdoor.options import Decision, Option
from sneakdoor.rules.questions import Pick
from sneakdoor.testing.card_lookup import Card, called, doubt, is_host, is_such, means
from sneakdoor.testing.errors import TableError
from sneakdoor.testing.lookahead import can_at, can_now
from sneakdoor.testing.places import expect_place, server_option
from sneakdoor.testing.skipped_questions import PASSABLE, said
from sneakdoor.testing.table_side import TableSide

USING: Final = ("use", "action", "permit")
"""The kinds of options by which an ability of a card is used."""


KINDS: Final = names(OptionKind)
"""Every kind of option."""


DECLINING: Final = ("no", "pass", "done", "go on", "normally", "decline")
"""Answers that leave what may be left."""


HOW_MANY: Final = ("pay X", "choose a number", "prevent how much", "additional accesses", "how many accesses")
"""Questions to which 0 is to leave it."""


def _declines(d: Decision, option: Option) -> bool:
    """Does this answer leave what may be left?"""
    return option.kind in DECLINING or (option.kind == "number" and option.number == 0 and d.kind in HOW_MANY)


class Acting(TableSide):
    """The actions of a side, a method for each."""

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
        if server and self._asked("choose a server"):
            self.act("server", server=server_option(self.table.state, server))  # the ice that an effect installs
        elif not self._asked("install destination"):
            if server or (on and self.table._given(self.side, lambda o: o.kind == "host" and is_host(o, on)) is None):
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
                named: dict[str, Any] = {"number": position} if position >= 0 else {}
                self.act("subroutine", **named)
                if self._asked("break"):
                    self.act("done")
            elif position >= 0:
                self.act("subroutine", number=position)  # the only one, if it was this

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
        top = self.table.state.stack[-1]
        begun = not titles or (isinstance(top, Pick) and bool(top.chosen))
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
        """Choose one of several effects, by words of its option, or where no option has them, of the card."""

        def fits(option: Option) -> bool:
            if option.kind != "mode":
                return False
            d = self.table.game.decision
            by_option = d is not None and any(one.kind == "mode" and said(one, says) for one in d.options)
            words = option.words if by_option else self._declared(option)
            return says.lower() in words.lower()

        return self.table.choose(self.side, fits, f"choose {says}", titled=True)

    def _declared(self, option: Option) -> str:
        """An effect as its card says it."""
        d = self.table.game.decision
        move = d.move(option) if d is not None else None
        if move is None:
            return ""
        decide = self.table.state.book.abilities[move[2]].program[move[3]]
        return decide.words[move[1]] if isinstance(decide, Decide) else ""

    def accept(self, title: Card = "", says: str = "") -> Option:
        """Do what may be done: say yes, trigger it, pay it, trash it, take it. Of several, name the card, or words."""
        d = self._optional("accept")
        about = bool(title) and called(title) in d.prompt  # a yes names no card; its question does
        fitting = [
            o
            for o in d.options
            if not _declines(d, o) and (means(o, title) or (about and not o.card)) and said(o, says)
        ]
        if not fitting:
            raise TableError(f"{self.side.name} cannot accept {called(title)} {says} here.\n{self.table.show()}")
        if len(fitting) > 1:
            one_title = fitting[0].card and len({option.card for option in fitting}) == 1
            unclear = doubt(self.table.state, d, fitting) if one_title else "leaves open what; name it."
            if unclear:
                raise TableError(f"accept {unclear}\n{self.table.show()}")
        self.table.answer(fitting[0])
        return fitting[0]

    def decline(self) -> Option:
        """Leave what may be left: say no, pass, be done, go on without it."""
        d = self._optional("decline")
        leaving = [o for o in d.options if _declines(d, o)]
        if len(leaving) > 1:
            raise TableError(f"decline leaves open what.\n{self.table.show()}")
        self.table.answer(leaving[0])
        return leaving[0]

    def _optional(self, wanted: str) -> Decision:
        """Go on, as verbs do, to the next question that is no window; it has to be this side's, and optional."""
        self.table.settle()
        d = self.table.game.decision
        if d is None or d.side != self.side or not any(_declines(d, option) for option in d.options):
            raise TableError(f"{self.side.name} has nothing to {wanted}.\n{self.table.show()}")
        return d

    def can(self, kind: str, card: Card = "", *, says: str = "", at: str = "", **fields: Any) -> bool:
        """Would the verb of this kind do such a thing now? Nothing moves.

        As verbs do, it looks ahead through windows, but no further than this moment: the turn, in a run the position,
        in an encounter that encounter. `at` names another window: "window" for the next paid ability window, "action",
        "reaction" and so on, or the number of a step. If nothing but the open question is in the way, that is an error.
        """
        if kind not in KINDS:
            raise TableError(f"there are no options of the kind {kind!r}")
        self.table._begin()
        kinds = USING if kind == "use" else (kind,)

        def fits(option: Option) -> bool:
            return is_such(option, card, kinds, says, fields)

        if at:
            return can_at(self.table.game, self.side, at, fits)
        return can_now(self.table.game, self.side, kinds, fits)
