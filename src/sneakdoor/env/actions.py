"""The action table: a number for every answer that a game can offer.

The table has a fixed size and a fixed layout. A number means the same in every game: "run HQ", "install Ice Wall
from hand", "rez the card at the place HQ, ice 1". Installed cards go by their places (`places`), others by title.

An answer that the table has no line for (a third region of a strange card, a place that is full) is not dropped: it
goes to one of the spare lines at the end, which mean "the first, second, … of the answers without a line of their own
in this question". A question with more of them than there are spare lines raises `NoLine`.

Numbers are only ever added: by later rules the table of 1.4 is followed by the lines of newer titles.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from sneakdoor import MOVE_KINDS, Game, Option
from sneakdoor.env.places import PLACES, lay_out, place_name
from sneakdoor.env.titles import numbers, titles
from sneakdoor.rulebook import DEFAULT_RULES

KINDS: Final = MOVE_KINDS[:36]
"""Kinds of answers of 1.4. Each has a line for the answer that names nothing else."""
NEWER_KINDS: Final = MOVE_KINDS[36:]
SERVERS: Final = ("HQ", "R&D", "Archives", "New remote", *(f"Server {n}" for n in range(1, 29)))
TO_SERVERS: Final = ("run", "server", "access")
COUNTS: Final = {"number": 256, "mode": 32, "subroutine": 32}
BY_TITLE: Final = (
    ("install", ""), ("play", ""), ("pick", ""), ("pick", "discard"), ("pick", "facedown discard"), ("pick", "deck"),
    ("pick", "aside"), ("access", "discard"), ("access", "deck"), ("name", ""),
)  # fmt: skip
"""Answers about a card that is not installed, with its zone; no zone means the hand of the side to decide."""
ELSEWHERE: Final = 4
"""Maximum number of triggerable abilities of a card that is not installed."""
AT_PLACES: Final = (
    "access", "advance", "decline", "host", "install", "instead", "pick", "play", "rez", "score", "trash",
    "trash resource",
)  # fmt: skip
WITH_ABILITIES: Final = ("use", "action", "permit", "trigger")
ABILITIES: Final = (*range(6), *range(100, 104))
"""Abilities by their places on the card; from 100 on those that it has from elsewhere."""
INSTANCES: Final = 3
"""Maximum number of distinct pending instances of one conditional ability."""
SPARE: Final = 64
NEWER: Final = "newer titles: "
"""Begins the names of blocks for titles that 1.4 does not have."""
TRIGGER: Final = "trigger elsewhere"
NEWER_PLAIN: Final = "newer kinds"


class NoLine(OverflowError):
    """A question has more answers without a line of their own than there are spare lines."""


@dataclass(frozen=True, slots=True)
class ActionMeaning:
    """The meaning of an action number, the same in every game."""

    kind: str
    title: str = ""
    zone: str = ""
    server: str = ""
    number: int = -1
    place: int = -1
    ability: int = -1
    spare: int = -1

    def __str__(self) -> str:
        if self.spare >= 0:
            return f"answer {self.spare + 1} of those without a line of their own"
        where = f"the card at {place_name(self.place)}" if self.place >= 0 else self.title
        parts = [
            self.kind,
            f"ability {self.ability} of" if self.ability >= 0 else "",
            where,
            f"({self.zone})" if self.zone else "",
            self.server,
            str(self.number) if self.number >= 0 else "",
        ]
        return " ".join(part for part in parts if part)


def _at_a_place() -> list[ActionMeaning]:
    """The lines that every place has, as what they mean."""
    lines = [ActionMeaning(kind) for kind in AT_PLACES]
    lines += [ActionMeaning(kind, ability=ability) for kind in WITH_ABILITIES for ability in ABILITIES]
    lines += [
        ActionMeaning("trigger", ability=ability, number=number)
        for number in range(1, INSTANCES)
        for ability in ABILITIES
    ]
    return lines


class Actions:
    """The table: from answers to numbers and back."""

    def __init__(self, rules: str = DEFAULT_RULES) -> None:
        self.titles = titles()
        self.newer = titles(rules)[len(self.titles) :]
        self._numbers = numbers()
        self._at_place = _at_a_place()
        self.blocks: dict[str, range] = {}
        """The layout of the actions, block by block."""
        self._block("plain", len(KINDS))
        self._block("servers", len(TO_SERVERS) * len(SERVERS))
        for kind, size in COUNTS.items():
            self._block(kind, size)
        for kind, zone in BY_TITLE:
            self._block(_named(kind, zone), len(self.titles))
        self._block(TRIGGER, ELSEWHERE * len(self.titles))
        self._block("places", PLACES * len(self._at_place))
        self._block("spare", SPARE)
        if self.newer:
            for kind, zone in BY_TITLE:
                self._block(NEWER + _named(kind, zone), len(self.newer))
            self._block(NEWER + TRIGGER, ELSEWHERE * len(self.newer))
            self._block(NEWER_PLAIN, len(NEWER_KINDS))
        self.size = max(block.stop for block in self.blocks.values())
        self._first_place = self.blocks["places"].start
        self._first_spare = self.blocks["spare"].start
        self._of_place = {(one.kind, one.ability, one.number): n for n, one in enumerate(self._at_place)}
        self._of_place |= {  # the first of several instances, and the only one
            ("trigger", ability, 0): self._of_place["trigger", ability, -1] for ability in ABILITIES
        }
        self._known: dict[Option, int] = {}  # answers that mean the same in every game

    def _block(self, name: str, size: int) -> None:
        start = max((block.stop for block in self.blocks.values()), default=0)
        self.blocks[name] = range(start, start + size)

    # -- to numbers ----------------------------------------------------------------------------------------

    def number(self, option: Option, places: Mapping[int, int]) -> int:
        """The line of an answer, given the places of the cards on the table by handle; -1 if it has none."""
        if option.handle:
            place = places.get(option.handle, -1)
            line = self._of_place.get((option.kind, option.ability, option.number), -1)
            if place < 0 or line < 0 or option.server or option.zone:
                return -1
            return self._first_place + place * len(self._at_place) + line
        known = self._known.get(option)
        if known is None:
            known = self._known[option] = self._fixed(option)
        return known

    def _fixed(self, option: Option) -> int:
        """The line of an answer that names no card on the table."""
        kind, title = option.kind, self._numbers.get(option.card, -1)
        if option.card:
            if title < 0 or option.server or option.number > 0:
                return -1
            if option.ability >= 0:
                fits = kind == "trigger" and option.ability < ELSEWHERE
                return self._of_title(TRIGGER, title, ELSEWHERE, option.ability) if fits else -1
            return self._of_title(_named(kind, option.zone), title) if (kind, option.zone) in BY_TITLE else -1
        if option.zone or option.ability >= 0:
            return -1
        if option.server:
            fits = kind in TO_SERVERS and option.server in SERVERS and option.number < 0
            place = TO_SERVERS.index(kind) * len(SERVERS) + SERVERS.index(option.server) if fits else -1
            return self.blocks["servers"][place] if fits else -1
        if option.number >= 0:
            return self.blocks[kind][option.number] if option.number < COUNTS.get(kind, 0) else -1
        if kind in NEWER_KINDS and NEWER_PLAIN in self.blocks:
            return self.blocks[NEWER_PLAIN][NEWER_KINDS.index(kind)]
        return self.blocks["plain"][KINDS.index(kind)] if kind in KINDS else -1

    def _of_title(self, name: str, title: int, each: int = 1, nth: int = 0) -> int:
        """A line of a title in the block of this name, or in that of newer titles; -1 if these rules lack the title."""
        old = len(self.titles)
        if title < old:
            return self.blocks[name][title * each + nth]
        return self.blocks[NEWER + name][(title - old) * each + nth] if title - old < len(self.newer) else -1

    def lines(self, game: Game) -> dict[int, Option]:
        """Every answer to the open question of a game by its number; nothing once the game is over."""
        decision = game.decision
        if decision is None:
            return {}
        options = list(tuple.__iter__(decision.options))  # as they are: what they cost now takes long to say
        places = lay_out(game.glance(decision.side)).of if any(one.handle for one in options) else {}
        return self.numbered(options, places)

    def numbered(self, options: Iterable[Option], places: Mapping[int, int]) -> dict[int, Option]:
        """Answers by their numbers, given the places of the cards on the table by handle."""
        out: dict[int, Option] = {}
        spare: list[Option] = []
        for option in options:
            number = self.number(option, places)
            if number < 0 or out.setdefault(number, option) is not option:
                spare.append(option)
        if len(spare) > SPARE:
            raise NoLine(
                f"the question has {len(spare)} answers without a line of their own in the table of actions, and "
                f"{SPARE} spare lines, the first of them for {spare[0]!r}"
            )
        for n, option in enumerate(spare):
            out[self._first_spare + n] = option
        return out

    # -- and back ------------------------------------------------------------------------------------------

    def meaning(self, number: int) -> ActionMeaning:
        """The meaning of an action number.

        >>> [str(actions().meaning(n)) for n in (0, 36, 38)]
        ['access', 'run HQ', 'run Archives']
        """
        found = next(((name, block) for name, block in self.blocks.items() if number in block), None)
        if found is None:
            raise IndexError(f"{number} is no action: they are numbered from 0 to {self.size - 1}")
        name, at = found[0], number - found[1].start
        listed = self.newer if name.startswith(NEWER) else self.titles
        name = name.removeprefix(NEWER)
        if name == NEWER_PLAIN:
            return ActionMeaning(NEWER_KINDS[at])
        if name == "plain":
            return ActionMeaning(KINDS[at])
        if name == "servers":
            kind, server = divmod(at, len(SERVERS))
            return ActionMeaning(TO_SERVERS[kind], server=SERVERS[server])
        if name in COUNTS:
            return ActionMeaning(name, number=at)
        if name == TRIGGER:
            title, ability = divmod(at, ELSEWHERE)
            return ActionMeaning("trigger", listed[title], ability=ability)
        if name == "places":
            place, line = divmod(at, len(self._at_place))
            one = self._at_place[line]
            return ActionMeaning(one.kind, number=one.number, place=place, ability=one.ability)
        if name == "spare":
            return ActionMeaning("", spare=at)
        kind_of, zone = next(both for both in BY_TITLE if _named(*both) == name)
        return ActionMeaning(kind_of, listed[at], zone)


def _named(kind: str, zone: str) -> str:
    return f"{kind} from {zone or 'hand'}" if kind != "name" else kind


@cache
def actions(rules: str = DEFAULT_RULES) -> Actions:
    """The table of these rules; that of 1.4 begins every other one.

    >>> actions("26.03").meaning(38) == actions().meaning(38), actions("26.03").size > actions().size
    (True, True)
    """
    return Actions(rules)
