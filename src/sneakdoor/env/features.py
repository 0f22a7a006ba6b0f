"""Observations: what a side may know, as one row of numbers.

All of it is read off the side's own view, so nothing that is hidden from it can be in there. `table` says what each
number means; `SECTIONS` says where each part of the row begins and ends, and `section` cuts one out.

- *globals*: one number for each name of `GLOBALS`;
- *question*: which of `QUESTIONS` is asked (1 at its place), as far as the side may know; all 0 once the game is over;
- *cards*: for every place of the table (`places`) the numbers of `OF_A_CARD`;
- *hand*, *my discard*, …: titles by code, in order of the alphabet, 0 where the pile ends. The sizes of the piles are
  among the globals, so that a pile with more cards than there is room for can be told.

A code is 0 for no card, 1 for a card whose front is not seen, and from 2 on a title (`titles.title_of`). The log, what
lingers and what cards remember are not in an observation; `Game.view` has them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sneakdoor import Card, PlayerView, Side, View
from sneakdoor.env.places import PLACES, Layout, Lying, lay_out, place_name, server_number
from sneakdoor.env.titles import codes

LIMIT: Final = 10_000.0
"""No number in an observation is further from 0; what would be is cut off there."""

OF_A_PLAYER: Final = (
    "credits", "clicks", "agenda points", "maximum hand size", "cards in hand", "cards in deck",
    "cards in discard pile", "unseen cards in discard pile",
)  # fmt: skip
GLOBALS: Final = (
    "I am the Runner", "it is my turn", "I am asked", "turn",
    *(f"my {name}" for name in OF_A_PLAYER),
    *(f"the other's {name}" for name in OF_A_PLAYER),
    "tags", "bad publicity", "brain damage", "link", "memory used", "memory limit",
    "servers", "a run is on", "server of the run, from 0, -1 for none", "position in the run", "the run is successful",
    "ice is encountered", "place of the ice that is encountered, from 1", "its subroutines", "those unbroken",
    "a trace is on", "base strength of the trace", "added by the Corp", "added by the Runner",
    "code of the card that asks", "code of the card that is accessed", "code of the ability's card that resolves",
    "cards on the table without a place",
)  # fmt: skip
OTHER: Final = "another question"
PAID: Final = "pay with cards"
QUESTIONS: Final = (
    "access", "accessed card", "action", "additional accesses", "arrange", "break", "choose", "choose X",
    "choose a number", "choose a server", "choose a subtype", "choose a version", "choose of them", "choose one",
    "credits from", "damage: trash", "deciding", "discard", "find", "guess even or odd",
    "guess how much was spent", "how many accesses", "install", "install destination", "instead", "interrupt",
    "jack out", "keep a remote server", "may", "move tokens from", "move tokens to", "mulligan", "name a card",
    "name a card type", "paid ability window", "pay", "pay X", "pay for", "pay instead of the rez cost",
    "pay the additional cost", "pay the additional cost to jack out", "pay the additional cost to run",
    "pay with cards", "play", "prevent how much", "reaction", "resolve a subroutine", "secretly spend", "swap",
    "tokens from", "trace: spend", "trash like cards", "where the trashed card goes", OTHER,
)  # fmt: skip
"""Kinds of questions. The list is closed, so that numbers stay: every kind that is not in it is another question."""
TOKENS: Final = ("advancement", "credit", "power", "virus", "agenda", "condition")
OF_A_CARD: Final = (
    "code", "faceup", *(f"{token} counters" for token in TOKENS), "strength", "agenda points",
    "advancement it needs", "subroutines", "those unbroken", "server, from 1", "position among the ice, from 1",
    "place of its host, from 1", "cards on it",
)  # fmt: skip
PILES: Final = {
    "hand": 16, "the other's hand": 16, "my discard": 60, "the other's discard": 60, "known top of my deck": 10,
    "known top of the other's deck": 10, "set aside": 16,
}  # fmt: skip
"""Piles and how many of their cards there is room for."""

_WIDTH: Final = len(OF_A_CARD)
_QUESTION: Final = {kind: n for n, kind in enumerate(QUESTIONS)}
Numbers = NDArray[np.float32]


def _sections() -> dict[str, slice]:
    sizes = {"globals": len(GLOBALS), "question": len(QUESTIONS), "cards": PLACES * _WIDTH, **PILES}
    out, start = {}, 0
    for name, size in sizes.items():
        out[name] = slice(start, start + size)
        start += size
    return out


SECTIONS: Final = _sections()
SIZE: Final = max(part.stop for part in SECTIONS.values())
"""How many numbers an observation has."""
_CARDS: Final = SECTIONS["cards"].start


def section(observation: Numbers, name: str) -> Numbers:
    """One part of an observation; the cards as a table with a row for each place.

    >>> section(np.zeros(SIZE, np.float32), "cards").shape == (PLACES, len(OF_A_CARD))
    True
    """
    if name not in SECTIONS:
        raise KeyError(f"an observation has no section {name!r}, only: {', '.join(SECTIONS)}")
    part = observation[SECTIONS[name]]
    return part.reshape(PLACES, _WIDTH) if name == "cards" else part


def table() -> Iterator[tuple[int, str, str]]:
    """Every number of an observation: its index, its section and what it means.

    >>> rows = list(table())
    >>> rows[0], len(rows) == SIZE
    ((0, 'globals', 'I am the Runner'), True)
    """
    for name, part in SECTIONS.items():
        for n in range(part.stop - part.start):
            if name == "globals":
                words = GLOBALS[n]
            elif name == "question":
                words = QUESTIONS[n]
            elif name == "cards":
                words = f"{place_name(n // _WIDTH)}: {OF_A_CARD[n % _WIDTH]}"
            else:
                words = f"code of card {n + 1}"
            yield part.start + n, name, words


def sort_of_question(kind: str) -> str:
    """The one of `QUESTIONS` that a question belongs to.

    >>> [sort_of_question(kind) for kind in ("action", "pay: forfeit", "look and select", "sing")]
    ['action', 'pay with cards', 'another question', 'another question']
    """
    kind = PAID if kind.startswith("pay: ") else kind
    return kind if kind in _QUESTION else OTHER


# ---------------------------------------------------------------------------------------------------- observing


def observe(view: View) -> Numbers:
    """Encode what a side may know as a row of numbers."""
    assert view.side is not None, "a spectator plays no game"
    out = np.zeros(SIZE, np.float32)
    layout = lay_out(view)
    me, other = (view.corp, view.runner) if view.side == Side.CORP else (view.runner, view.corp)
    out[:_CARDS] = summary(view, layout)
    for one in layout.lying:
        at = _CARDS + one.place * _WIDTH
        out[at : at + _WIDTH] = _card(one)
    _piles(out, view, me, other)
    return out.clip(-LIMIT, LIMIT, out=out)


def summary(view: View, layout: Layout) -> Numbers:
    """Encode the globals and the question, without the cards."""
    out = np.zeros(_CARDS, np.float32)
    me, other = (view.corp, view.runner) if view.side == Side.CORP else (view.runner, view.corp)
    row = [
        float(view.side == Side.RUNNER),
        float(view.active == me.side),
        0.0,
        float(view.turn),
        *_player(me),
        *_player(other),
        float(view.tags),
        float(view.bad_publicity),
        float(view.brain_damage),
        float(view.link),
        float(view.memory_used),
        float(view.memory_limit),
        float(len(view.servers)),
        *_moment(view, layout.of, layout.lying),
        float(layout.left_out),
    ]
    question = view.decision
    if question is not None:
        row[2] = float(question.side == me.side)
        out[SECTIONS["question"].start + _QUESTION[sort_of_question(question.kind)]] = 1.0
    out[: len(row)] = row
    return out.clip(-LIMIT, LIMIT, out=out)


def _player(one: PlayerView) -> list[float]:
    discard = one.discard
    return [
        float(number)
        for number in (
            one.credits, one.clicks, one.score, one.hand_size, one.hand.count, one.deck.count, discard.count,
            discard.hidden,
        )
    ]  # fmt: skip


def _moment(view: View, places: dict[int, int], lying: Sequence[Lying]) -> list[float]:
    """Encode the moment, from the run to the card that asks."""
    stages: dict[str, dict[str, Any]] = {stage.what: stage.details for stage in view.stages}  # the innermost of a sort
    run, ice, trace = (stages.get(name) for name in ("run", "encounter ice", "trace"))
    out = [0.0, -1.0, 0.0, 0.0]
    if run is not None:
        out = [1.0, float(server_number(run["server"])), float(run["position"]), float("successful" in run)]
    met = places.get(ice.get("handle", 0), -1) if ice is not None else -1
    card = next((one.card for one in lying if one.place == met), None)
    subroutines = card.subroutines if card is not None else []
    out += [float(ice is not None), float(met + 1), float(len(subroutines)), float(_unbroken(card))]
    out += [1.0, *(float(trace[name]) for name in ("base", "corp", "runner"))] if trace is not None else [0.0] * 4
    asking = view.decision.card if view.decision is not None else ""
    accessed = stages.get("accessed card", {}).get("card", "")
    resolving = stages.get("ability", {}).get("card", "")
    return out + [float(codes()[title]) if title else 0.0 for title in (asking, accessed, resolving)]


def _unbroken(card: Card | None) -> int:
    return 0 if card is None else sum(not one.broken for one in card.subroutines)


def _card(one: Lying) -> list[float]:
    card = one.card
    tokens = card.tokens
    return [
        float(codes()[card.title]),
        float(card.faceup),
        *([float(tokens.get(name, 0)) for name in TOKENS] if tokens else _NO_TOKENS),
        float(card.strength or 0),
        float(card.points or 0),
        float(card.needs or 0),
        float(len(card.subroutines)),
        float(_unbroken(card)),
        float(one.server + 1),
        float(one.ice + 1),
        float(one.host + 1),
        float(len(card.hosted)),
    ]


_NO_TOKENS: Final = [0.0] * len(TOKENS)


def _piles(out: Numbers, view: View, me: PlayerView, other: PlayerView) -> None:
    known = codes()
    heaps = {
        "hand": me.hand.cards,
        "the other's hand": other.hand.cards,
        "my discard": me.discard.cards,
        "the other's discard": other.discard.cards,
        "set aside": view.aside.cards,
    }
    for name, listed in heaps.items():
        if listed:
            start, room = SECTIONS[name].start, PILES[name]
            seen = [float(known[title]) for title in listed[:room]]
            out[start : start + len(seen)] = seen
    for name, deck in (("known top of my deck", me.deck), ("known top of the other's deck", other.deck)):
        for place, title in deck.known.items():
            if place < PILES[name]:
                out[SECTIONS[name].start + place] = known[title]
