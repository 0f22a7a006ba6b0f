"""Observations as tables: a row for every visible card and a row for every legal option.

This is the encoding to prefer for a pointer network or a transformer. An action is the number of a legal option, so a
policy scores the rows of `options` and needs no output per title or place. Cards are described by their traits
(`card_traits`), not only by their code, so that a policy can judge cards it has never seen.

- *globals*: the globals and the question of the flat observation (`features`), then `cards left out`;
- *entities*: a row of `OF_AN_ENTITY` for every card that the side sees, at most `MOST_ENTITIES`;
- *entity_mask*: 1 for each row in use;
- *options*: a row of `OF_AN_OPTION` for every legal option, at most `MOST_OPTIONS`;
- *option_mask*: 1 for each row in use; the action mask is the same.

A question with more options than there are rows is asked in pages: the last row of each page except the last one is
`MORE`, which turns the page and changes nothing in the game. Columns and kinds are only ever added at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sneakdoor import MOVE_KINDS, Card, Option, PlayerView, Side, View
from sneakdoor.catalogue import traits
from sneakdoor.env import features
from sneakdoor.env.card_traits import TRAITS, traits_row
from sneakdoor.env.places import Layout, Lying, lay_out, server_number
from sneakdoor.env.titles import codes

Table = NDArray[np.float32]
Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]

MOST_ENTITIES: Final = 160
MOST_OPTIONS: Final = 128
MORE: Final = MOST_OPTIONS - 1
"""The action that turns to the next page of a long list of options."""
KIND_ROOM: Final = 64
"""Columns for kinds of options; those that no kind uses yet are 0."""
ZONES: Final = (
    "Corp identity", "Runner identity", "ice", "root", "rig", "my score area", "the other's score area", "play area",
    "hosted", "my hand", "the other's hand", "my discard", "the other's discard", "top of my deck",
    "top of the other's deck", "set aside",
)  # fmt: skip
OF_AN_ENTITY: Final = (
    *(f"zone: {name}" for name in ZONES),
    "code", "faceup",
    *(f"{token} counters" for token in features.TOKENS),
    "strength", "agenda points", "advancement it needs", "subroutines", "those unbroken",
    "server, from 1", "position among the ice, from 1", "row of its host, from 1", "position in its deck, from 1",
    "is encountered", "is accessed", "asks",
    *TRAITS,
)  # fmt: skip
OF_AN_OPTION: Final = (
    *(f"kind {n}" for n in range(KIND_ROOM)),
    "row of its card, from 1", "code of its card", "ability, from 1", "server, from 1", "number, from 1",
    "price in credits", "price in clicks", "turns the page",
    "gains credits", "draws", "damage", "tags", "breaks subroutines", "adds strength", "makes a run",
    *TRAITS,
)  # fmt: skip
_GLOBALS: Final = features.SECTIONS["question"].stop + 1
_AT: Final = {name: n for n, name in enumerate(OF_AN_ENTITY)}
_ENTITY_TRAITS: Final = len(OF_AN_ENTITY) - len(TRAITS)
_OPTION_TRAITS: Final = len(OF_AN_OPTION) - len(TRAITS)
_TURNS_PAGE: Final = OF_AN_OPTION.index("turns the page")
_KIND: Final = {kind: n for n, kind in enumerate(MOVE_KINDS)}
_CREDITS: Final = re.compile(r"(\d+) credits?\b")
_CLICKS: Final = re.compile(r"(\d+) clicks?\b")
_CREDIT_SYMBOLS: Final = re.compile(r"(\d+)\[credit\]")


def entity_space() -> spaces.Dict:
    """Return the observation space of the tables."""

    def numbers(*shape: int) -> spaces.Box:
        return spaces.Box(-features.LIMIT, features.LIMIT, shape, np.float32)

    def flags(n: int) -> spaces.Box:
        return spaces.Box(0, 1, (n,), np.int8)

    return spaces.Dict({
        "globals": numbers(_GLOBALS),
        "entities": numbers(MOST_ENTITIES, len(OF_AN_ENTITY)),
        "entity_mask": flags(MOST_ENTITIES),
        "options": numbers(MOST_OPTIONS, len(OF_AN_OPTION)),
        "option_mask": flags(MOST_OPTIONS),
    })  # fmt: skip


class Pages:
    """The options of one question in pages of at most `MOST_OPTIONS` actions."""

    __slots__ = ("first", "options")

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = options
        self.first = 0

    @property
    def has_more(self) -> bool:
        return len(self.options) - self.first > MOST_OPTIONS

    def shown(self) -> Sequence[Option]:
        """The options of this page; behind them stands `MORE` if there are others."""
        return self.options[self.first : self.first + (MORE if self.has_more else MOST_OPTIONS)]

    def turn(self) -> None:
        assert self.has_more
        self.first += MORE

    def mask(self) -> NDArray[np.int8]:
        """1 for each action that is legal on this page."""
        out = np.zeros(MOST_OPTIONS, np.int8)
        out[: len(self.shown())] = 1
        out[MORE] |= self.has_more
        return out


class Tables:
    """The arrays of a number of observations, to be written one by one and then finished together."""

    __slots__ = ("entities", "globals", "option_mask", "options")

    def __init__(self, many: int) -> None:
        self.globals = np.zeros((many, _GLOBALS), np.float32)
        self.entities = np.zeros((many, MOST_ENTITIES, len(OF_AN_ENTITY)), np.float32)
        self.options = np.zeros((many, MOST_OPTIONS, len(OF_AN_OPTION)), np.float32)
        self.option_mask = np.zeros((many, MOST_OPTIONS), np.int8)

    def write(self, n: int, view: View, pages: Pages | None) -> None:
        """Encode what a side may know, with the options of the open question if this side is asked."""
        assert view.side is not None, "a spectator plays no game"
        layout = lay_out(view)
        rows, left_out = _fill(self.entities[n], view, layout)
        row = self.globals[n]
        row[:-1] = features.summary(view, layout)
        row[-1] = left_out
        if pages is not None:
            options = self.options[n]
            for at, option in enumerate(pages.shown()):
                _option(options[at], option, rows)
            options[MORE, _TURNS_PAGE] = float(pages.has_more)
            self.option_mask[n] = pages.mask()

    def finish(self) -> Observation:
        """Return the observations, with the number of each as first axis."""
        limit = features.LIMIT
        used = np.zeros(self.entities.shape[:2], np.int8)
        used[self.entities[:, :, : len(ZONES)].any(axis=2)] = 1
        return {
            "globals": self.globals,
            "entities": self.entities.clip(-limit, limit, out=self.entities),
            "entity_mask": used,
            "options": self.options.clip(-limit, limit, out=self.options),
            "option_mask": self.option_mask,
        }


def observe(view: View, pages: Pages | None) -> Observation:
    """Encode what a side may know, with the options of the open question if this side is asked."""
    one = Tables(1)
    one.write(0, view, pages)
    return {name: part[0] for name, part in one.finish().items()}


# ----------------------------------------------------------------------------------------------------- entities


def _fill(out: Table, view: View, layout: Layout) -> tuple[dict[int, int], int]:
    """Write a row for each visible card; return rows by handle and the number of cards without a row."""
    stages = {stage.what: stage.details for stage in view.stages}
    met = stages.get("encounter ice", {}).get("handle", 0)
    accessed = stages.get("accessed card", {})
    asking = view.decision.card if view.decision is not None else ""
    by_place: dict[int, int] = {}
    rows: dict[int, int] = {}
    used = left_out = 0
    for one in layout.lying:
        if used == MOST_ENTITIES:
            left_out += 1
            continue
        row, card = out[used], one.card
        _installed(row, one, view)
        row[_AT["row of its host, from 1"]] = by_place.get(one.host, -1) + 1
        row[_AT["is encountered"]] = card.handle == met != 0
        row[_AT["is accessed"]] = card.handle == accessed.get("handle", 0) != 0
        row[_AT["asks"]] = bool(asking) and card.title == asking
        by_place[one.place] = rows[card.handle] = used
        used += 1
    for zone, place, title in _elsewhere(view):
        if used == MOST_ENTITIES:
            left_out += 1
            continue
        row = out[used]
        row[ZONES.index(zone)] = 1.0
        row[_AT["code"]] = codes()[title]
        row[_AT["position in its deck, from 1"]] = place
        row[_AT["is accessed"]] = bool(title) and title == accessed.get("card", "") and "deck" in zone
        row[_ENTITY_TRAITS:] = traits_row(title)
        used += 1
    return rows, left_out + layout.left_out


def _installed(row: Table, one: Lying, view: View) -> None:
    card = one.card
    row[ZONES.index(_zone(one, view))] = 1.0
    row[_AT["code"]] = codes()[card.title]
    row[_AT["faceup"]] = card.faceup
    if card.tokens:
        for token in features.TOKENS:
            row[_AT[f"{token} counters"]] = card.tokens.get(token, 0)
    first = _AT["strength"]
    row[first : first + 7] = (
        card.strength or 0, card.points or 0, card.needs or 0, len(card.subroutines),
        sum(not one.broken for one in card.subroutines), one.server + 1, one.ice + 1,
    )  # fmt: skip
    row[_ENTITY_TRAITS:] = traits_row(card.title)


def _zone(one: Lying, view: View) -> str:
    card = one.card
    if one.host >= 0:
        return "hosted"
    if one.ice >= 0:
        return "ice"
    if one.server >= 0:
        return "root"
    if card is view.corp.identity or card is view.runner.identity:
        return "Corp identity" if card is view.corp.identity else "Runner identity"
    for owner in (view.corp, view.runner):
        if _among(card, owner.scored):
            return "my score area" if Side[owner.side.upper()] == view.side else "the other's score area"
    return "play area" if _among(card, view.playing) else "rig"


def _among(card: Card, cards: Sequence[Card]) -> bool:
    return any(one is card for one in cards)


def _elsewhere(view: View) -> Iterator[tuple[str, int, str]]:
    """Cards that the side sees off the table: zone, position in a deck (0 for none) and title."""
    me, other = (view.corp, view.runner) if view.side == Side.CORP else (view.runner, view.corp)
    yield from (("set aside", 0, title) for title in view.aside.cards)
    for whose, one in (("my", me), ("the other's", other)):
        yield from _of_player(whose, one)


def _of_player(whose: str, one: PlayerView) -> Iterator[tuple[str, int, str]]:
    yield from ((f"{whose} hand", 0, title) for title in one.hand.cards)
    yield from ((f"top of {whose} deck", place + 1, title) for place, title in sorted(one.deck.known.items()))
    yield from ((f"{whose} discard", 0, title) for title in one.discard.cards)


# ------------------------------------------------------------------------------------------------------ options


def _option(row: Table, option: Option, rows: dict[int, int]) -> None:
    row[_KIND[option.kind]] = 1.0
    due = price(option.words)
    row[KIND_ROOM : KIND_ROOM + 7] = (
        rows.get(option.handle, -1) + 1, codes()[option.card] if option.card else 0, option.ability + 1,
        server_number(option.server) + 1, option.number + 1, *due,
    )  # fmt: skip
    if option.card:
        row[_OPTION_TRAITS - 7 : _OPTION_TRAITS] = _deed(option.card, option.kind, option.ability)
        row[_OPTION_TRAITS:] = traits_row(option.card)


@lru_cache(maxsize=4096)
def price(words: str) -> tuple[int, int]:
    """Return the credits and clicks that an option costs now, as its words say it.

    A price that depends on the moment stands in brackets at the end, that of an ability before its colon.

    >>> price("Rez Ice Wall (1 credit)"), price("Gordian Blade: 1[credit]: +1 strength."), price("Gain 1 credit")
    ((1, 0), (1, 0), (0, 0))
    """
    _, bracket, cost = words.rpartition(" (")
    if bracket and cost.endswith(")"):
        found = _CREDITS.search(cost), _CLICKS.search(cost)
        in_credits, in_clicks = (int(one[1]) if one else 0 for one in found)
        return in_credits, in_clicks
    cost = words.rpartition(": ")[0]
    return sum(map(int, _CREDIT_SYMBOLS.findall(cost))), cost.count("[click]")


@lru_cache(maxsize=8192)
def _deed(title: str, kind: str, ability: int) -> tuple[float, ...]:
    """What the ability that an option uses does; for playing a card, what the card does when it is played."""
    deeds = traits(title).deeds
    if 0 <= ability < len(deeds):
        used = deeds[ability : ability + 1]
    else:
        used = tuple(one for one in deeds if one.kind == "play") if kind == "play" else ()
    return (
        tuple(
            float(min(99, sum(values)))
            for values in zip(
                *((one.gain, one.draw, one.damage, one.tags, one.breaks, one.boosts, bool(one.runs)) for one in used),
                strict=True,
            )
        )
        or (0.0,) * 7
    )
