"""Rounds of a tournament: pairing, results, and the cut."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Final, Literal

MOST_PLAYERS: Final = 1000
WIN: Final = 3
TIE: Final = 1
BYE: Final = 2 * WIN
CUTS: Final = (2, 4, 8, 16)
TO_LOSE: Final = 2  # in the cut: losses until elimination

Result = Literal["", "corp", "runner", "tie"]
RESULTS: Final[tuple[Result, ...]] = ("corp", "runner", "tie")


class TournamentError(ValueError):
    """What was asked is not possible now; the message says why."""


@dataclass(slots=True)
class Entrant:
    """Somebody who plays, with two decks; with a bot's name it is a bot."""

    name: str
    corp: str = ""
    runner: str = ""
    bot: str = ""
    dropped_after: int | None = None  # the last round played


@dataclass(slots=True)
class Bout:
    """One game: who is the Corp, who the Runner, and who won."""

    corp: str
    runner: str
    result: Result = ""

    @property
    def winner(self) -> str:
        return self.corp if self.result == "corp" else self.runner if self.result == "runner" else ""

    @property
    def loser(self) -> str:
        return self.runner if self.result == "corp" else self.corp if self.result == "runner" else ""


@dataclass(slots=True)
class Pairing:
    """Two who meet in a round; each is the Corp once. Nobody on the other side is a bye."""

    first: str
    second: str
    games: list[Bout] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return all(game.result for game in self.games)

    def points(self, name: str) -> int:
        """A player's points at this table."""
        if not self.second:
            return BYE if name == self.first else 0
        ties = sum(TIE for game in self.games if game.result == "tie")
        return ties + sum(WIN for game in self.games if game.winner == name)


@dataclass(slots=True)
class Tournament:
    """A tournament: Swiss rounds, then a double elimination among the best."""

    name: str
    entrants: list[Entrant]
    swiss: int
    cut: int = 0
    format: str = "standard"
    seed: int = 0
    rounds: list[list[Pairing]] = field(default_factory=list)
    seeds: list[str] = field(default_factory=list)  # who is in the cut, the best first
    bracket: list[list[Pairing]] = field(default_factory=list)  # of the cut: one game a table

    @staticmethod
    def begin(
        name: str,
        entrants: list[Entrant],
        *,
        rounds: int = 0,
        cut: int = 0,
        format: str = "standard",  # noqa: A002  (the game's own word)
        seed: int = 0,
    ) -> Tournament:
        """A new tournament; without a number of rounds, as many as one winner takes."""
        if len(entrants) > MOST_PLAYERS:
            raise TournamentError(f"{len(entrants)} players are too many: at most {MOST_PLAYERS}")
        names = [one.name for one in entrants]
        twice = sorted({one for one in names if names.count(one) > 1})
        if twice:
            raise TournamentError(f"each player has a name of their own; these are there twice: {', '.join(twice)}")
        if len(names) < 2 or "" in names:
            raise TournamentError("a tournament has at least two players, each with a name")
        if cut and (cut not in CUTS or cut > len(names)):
            raise TournamentError(f"a cut is to {', '.join(map(str, CUTS))} players, and to no more than there are")
        return Tournament(name, entrants, rounds or math.ceil(math.log2(len(names))), cut, format, seed)

    # -- where it stands ------------------------------------------------------------------------------------

    def entrant(self, name: str) -> Entrant:
        found = next((one for one in self.entrants if one.name == name), None)
        if found is None:
            raise TournamentError(f"nobody here is called {name!r}")
        return found

    @property
    def current(self) -> list[Pairing]:
        """The tables of the round under way; none before the first."""
        return self.bracket[-1] if self.bracket else self.rounds[-1] if self.rounds else []

    @property
    def open_games(self) -> list[Bout]:
        return [game for table in self.current for game in table.games if not game.result]

    @property
    def winner(self) -> str:
        """The winner of the tournament, once it is decided."""
        if self.seeds:
            left = self.left()
            return left[0] if len(left) == 1 else ""
        if self.cut or len(self.rounds) < self.swiss or self.open_games:
            return ""
        from sneakdoor.tournament.standings import standings  # noqa: PLC0415  (it counts what this module has)

        return standings(self)[0].name

    def left(self) -> list[str]:
        """The players still in the cut, the best seed first."""
        lost = [game.loser for tables in self.bracket for table in tables for game in table.games]
        return [name for name in self.seeds if lost.count(name) < TO_LOSE]

    # -- going on --------------------------------------------------------------------------------------------

    def pair(self) -> None:
        """Begin the next round, of Swiss or of the cut."""
        if self.open_games:
            raise TournamentError(f"{len(self.open_games)} games of this round have no result yet")
        if self.winner:
            raise TournamentError(f"it is over: {self.winner} has won")
        if len(self.rounds) < self.swiss:
            self.rounds.append(self._swiss_round())
            return
        if not self.seeds:
            from sneakdoor.tournament.standings import standings  # noqa: PLC0415  (as above)

            self.seeds = [one.name for one in standings(self) if not one.dropped][: self.cut]
        self.bracket.append(self._cut_round())

    def report(self, table: int, corp: str, result: str) -> None:
        """Note how the game went in which this player was the Corp."""
        if not 1 <= table <= len(self.current):
            raise TournamentError(f"there is no table {table} in this round; there are {len(self.current)}")
        there = self.current[table - 1]
        if not there.games:
            raise TournamentError(f"table {table} has a bye, and nothing to report")
        game = next((one for one in there.games if one.corp == corp), None)
        if game is None:
            known = " or ".join(one.corp for one in there.games)
            raise TournamentError(f"{corp or 'nobody'} is not the Corp at table {table}: name {known}")
        wanted = next((one for one in RESULTS if one == result), None)
        if wanted is None:
            raise TournamentError(f"{result!r} is no result; say {', '.join(RESULTS)}")
        if wanted == "tie" and self.bracket:
            raise TournamentError("a game of the cut has a winner")
        game.result = wanted

    def drop(self, name: str) -> None:
        """A player leaves; what was played stays."""
        if self.entrant(name).dropped_after is not None:
            raise TournamentError(f"{name} has left already")
        self.entrant(name).dropped_after = len(self.rounds)

    # -- Swiss ------------------------------------------------------------------------------------------------

    def _swiss_round(self) -> list[Pairing]:
        here = [one.name for one in self.entrants if one.dropped_after is None]
        if len(here) < 2:
            raise TournamentError("there are fewer than two players left")
        chance = random.Random(f"{self.seed} {len(self.rounds)}")  # noqa: S311  (the same file pairs the same way)
        chance.shuffle(here)
        points = {name: sum(table.points(name) for one in self.rounds for table in one) for name in here}
        here.sort(key=lambda name: -points[name])
        tables = []
        if len(here) % 2:
            resting = self._rests(here)
            here.remove(resting)
            tables = [Pairing(resting, "")]
        met = {frozenset((table.first, table.second)) for one in self.rounds for table in one}
        pairs = _matched(here, met) or _matched(here, set())  # where all have met, they meet again
        assert pairs is not None
        return [_both_sides(one, two) for one, two in pairs] + tables

    def _rests(self, here: list[str]) -> str:
        """The player with the bye: the lowest ranked of those who had the fewest."""
        rested = [table.first for one in self.rounds for table in one if not table.second]
        return min(reversed(here), key=rested.count)

    # -- the cut ----------------------------------------------------------------------------------------------

    def _cut_round(self) -> list[Pairing]:
        """Best against worst, among those with as many losses; one game each."""
        lost = [game.loser for tables in self.bracket for table in tables for game in table.games]
        left = self.left()
        groups = [[name for name in left if lost.count(name) == n] for n in range(TO_LOSE)]
        waits = groups[0].pop() if len(groups[0]) % 2 and len(left) > 2 else ""
        if len(left) == 2:
            groups = [left]
        elif waits and len(groups[1]) % 2:
            groups[1].append(waits)  # both halves are odd, so one from each half meet
        elif len(groups[1]) % 2:
            groups[1].pop(0)  # the best of them waits
        return [self._cut_table(one, two) for group in groups for one, two in _outside_in(group)]

    def _cut_table(self, one: str, two: str) -> Pairing:
        """Pair a table of the cut: the Corp is who had that side less often, or else the better seed."""
        been = [game.corp for tables in self.bracket for table in tables for game in table.games]
        corp, runner = (two, one) if been.count(two) < been.count(one) else (one, two)
        return Pairing(one, two, [Bout(corp, runner)])


def _both_sides(one: str, two: str) -> Pairing:
    return Pairing(one, two, [Bout(one, two), Bout(two, one)])


def _outside_in(names: list[str]) -> list[tuple[str, str]]:
    half = len(names) // 2
    return list(zip(names[:half], reversed(names[half:]), strict=True))


def _matched(here: list[str], met: set[frozenset[str]], patience: int = 20_000) -> list[tuple[str, str]] | None:
    """Pairs from the top down, each with the nearest they have not met; None where there is no such pairing."""
    left = [patience]

    def go_on(rest: tuple[str, ...]) -> list[tuple[str, str]] | None:
        if not rest:
            return []
        left[0] -= 1
        if left[0] < 0:
            return None
        first = rest[0]
        for n in range(1, len(rest)):
            if frozenset((first, rest[n])) in met:
                continue
            others = go_on(rest[1:n] + rest[n + 1 :])
            if others is not None:
                return [(first, rest[n]), *others]
        return None

    return go_on(tuple(here))
