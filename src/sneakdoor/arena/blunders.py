"""Count moves that no sensible player makes, from the events of a game.

Cards are told apart by what they are (an agenda, ice), never by title, so that the counters hold for every deck.
"""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from typing import Final

from sneakdoor import Game, LogEntry, Side, View
from sneakdoor.catalogue import traits

CENTRALS: Final = ("HQ", "R&D", "Archives")
PAYING: Final = frozenset({"credits spent", "clicks spent", "tokens spent"})
AFTER_A_PURGE: Final = frozenset({"action", "turn ends", "game over"})
"""Entries that end what an action brought about."""


@dataclass(slots=True)
class Blunders:
    """Counts for one game or, added up, for many."""

    empty_purges: int = 0
    agendas_overwritten: int = 0
    naked_agendas: int = 0
    corp_discards: int = 0
    jack_outs_after_paying: int = 0
    runner_discards: int = 0

    def add(self, other: "Blunders") -> None:
        for name in NAMES:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def of(self, side: Side) -> dict[str, int]:
        """The counts of one side."""
        return {name: number for name, number in asdict(self).items() if SIDES[name] == side}


NAMES: Final = tuple(one.name for one in fields(Blunders))
SIDES: Final = {
    name: Side.RUNNER if name in ("jack_outs_after_paying", "runner_discards") else Side.CORP for name in NAMES
}
WORDS: Final = {
    "empty_purges": "Purges that removed nothing",
    "agendas_overwritten": "Own agendas trashed to install",
    "naked_agendas": "Agendas without ice, Runner running",
    "corp_discards": "Cards discarded for hand size (Corp)",
    "jack_outs_after_paying": "Jack-outs after paying to break",
    "runner_discards": "Cards discarded for hand size (Runner)",
}


def total(counted: Iterable[Blunders]) -> Blunders:
    """Add up the counts of many games."""
    found = Blunders()
    for one in counted:
        found.add(one)
    return found


@dataclass(slots=True)
class BlunderWatch:
    """Follows a game and counts; call `look` after every choice."""

    counts: Blunders = field(default_factory=Blunders)
    turn: int = 0
    read: int = 0  # log entries that were counted
    there: frozenset[int] = frozenset()  # handles of the agendas in open servers when the Corp's turn began
    ran: bool = False  # the Runner ran in its last turn
    broke: bool = False  # the Runner broke a subroutine in this run
    paid: bool = False  # and paid something since the encounter began
    met: bool = False  # ice was encountered in this run
    purging: bool = False  # an action to purge, which has changed nothing so far

    def look(self, game: Game) -> None:
        """Count what happened since the last turn began; between turns this costs nothing."""
        if game.turn == self.turn and game.outcome is None:
            return
        for entry in game.log(Side.CORP, self.read):
            self.read += 1
            self._hear(entry)
        if game.turn != self.turn:
            self._turn_begins(game)
            self.turn = game.turn

    def _turn_begins(self, game: Game) -> None:
        """Compare the open agendas of two moments: those that are new were installed in the Corp's turn."""
        found = open_agendas(game.glance(Side.CORP))
        if game.active == Side.RUNNER:
            if self.ran:
                self.counts.naked_agendas += len(found - self.there)
            self.ran = False
        self.there = found

    def _hear(self, entry: LogEntry) -> None:
        counts, kind = self.counts, entry.kind
        if self.purging and kind in AFTER_A_PURGE:
            counts.empty_purges += 1
            self.purging = False
        if kind == "action" and entry.cause == "purge":
            self.purging = True
        elif self.purging and (kind != "purged" or entry.amount):
            self.purging = False  # counters went, or a card answered
        if kind == "trashed" and entry.cause == "install" and traits(entry.card).type == "agenda":
            counts.agendas_overwritten += 1
        elif kind == "discarded":
            if entry.side == Side.CORP:
                counts.corp_discards += 1
            else:
                counts.runner_discards += 1
        else:
            self._hear_run(entry)

    def _hear_run(self, entry: LogEntry) -> None:
        kind = entry.kind
        if kind == "run begins":
            self.ran = True
            self.met = self.broke = self.paid = False
        elif kind == "encounter":
            self.met = True
        elif kind == "broken":
            self.broke = True
        elif kind in PAYING and self.met and entry.side == Side.RUNNER:
            self.paid = True
        elif kind == "jacked out" and self.broke and self.paid:
            self.counts.jack_outs_after_paying += 1


def open_agendas(corp: View) -> frozenset[int]:
    """The agendas in remote servers without ice, by handle."""
    return frozenset(
        card.handle
        for server in corp.servers
        if server.name not in CENTRALS and not server.ice
        for card in server.root
        if card.title and traits(card.title).type == "agenda"
    )
