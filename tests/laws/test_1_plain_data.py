"""Law 1: state is plain data. Definitions are referred to by id."""

from __future__ import annotations

from typing import Any

import pytest
from tests.laws.games import ENOUGH, MIXED, positions

from sneakdoor.cards.registry import book
from sneakdoor.kernel.frames import Frame
from sneakdoor.kernel.journal import Journal
from sneakdoor.kernel.rng import Chance
from sneakdoor.model.bills import Item
from sneakdoor.model.changes import Change
from sneakdoor.model.dump import slots
from sneakdoor.model.enums import Side, Zone
from sneakdoor.model.objects import Lingering, Pending, Thing
from sneakdoor.model.parts import Part
from sneakdoor.model.state import STATE_FIELDS, Outcome, State

ATOMS = (int, str, bool, type(None), Side, Zone)
OBJECTS = (Frame, Thing, Change, Pending, Lingering, Part, Item, Journal, Chance, Outcome)


def intruders(s: State) -> list[str]:
    """Where in the object graph of a state something stands that is not plain data."""
    out: list[str] = []
    seen: set[int] = set()
    todo: list[tuple[str, Any]] = [(name, getattr(s, name)) for name in STATE_FIELDS]
    while todo:
        where, value = todo.pop()
        if type(value) in ATOMS or id(value) in seen:
            continue
        seen.add(id(value))
        if type(value) in (tuple, list, frozenset):
            todo.extend((f"{where}[]", one) for one in value)
        elif type(value) is dict:
            todo.extend((f"{where}.keys", key) for key in value)
            todo.extend((f"{where}[{key!r}]", one) for key, one in value.items())
        elif isinstance(value, OBJECTS) and not hasattr(value, "__dict__"):
            todo.extend((f"{where}.{name}", getattr(value, name)) for name in slots(type(value)))
        else:
            out.append(f"{where}: {type(value).__name__}")
    return out


@pytest.mark.both
@pytest.mark.parametrize("seed", [*range(4), *range(MIXED, MIXED + 4)])
def test_random_games_hold_nothing_but_plain_data(seed: int) -> None:
    for n, game in enumerate(positions(seed, most=ENOUGH)):
        if n % 7 == 0 or game.outcome is not None:
            assert intruders(game.state) == []


class Bag:
    """An object with a dictionary, as nothing in a state may be."""


@pytest.mark.interpreted
@pytest.mark.parametrize("planted", [lambda: None, book().cards[0], book().abilities[0], Bag(), {1, 2}, 0.5])
def test_what_is_not_plain_data_is_found_wherever_it_hides(planted: Any) -> None:
    game = next(positions(1))
    for hide in (_in_a_memo, _in_a_frame, _in_the_journal, _among_the_lingering):
        state = game.state.clone()
        hide(state, planted)
        assert intruders(state), hide.__name__


def _in_a_memo(s: State, planted: Any) -> None:
    s.things[0].memo = {"chosen": (planted,)}


def _in_a_frame(s: State, planted: Any) -> None:
    s.stack[-1].at = planted


def _in_the_journal(s: State, planted: Any) -> None:
    s.journal.append(Change("revealed", cause=planted))


def _among_the_lingering(s: State, planted: Any) -> None:
    s.lingering = (Lingering("strength", regs=(("found", planted),)),)
