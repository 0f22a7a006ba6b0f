"""The value of a position rises with what players work for: tokens, points, agendas out of reach."""

import pytest

from sneakdoor import Side
from sneakdoor.bots.evaluation import NAMES, SIGNS, corp_chance, numbers
from sneakdoor.bots.weights import WEIGHTS
from sneakdoor.testing import Table

AGENDA = "Private Security Force"


def table(turn: str = "corp") -> Table:
    """Ice everywhere, and a Runner without breakers."""
    t = Table(turn)
    for server in ("HQ", "R&D", "Server 1"):
        t.corp.put("Wall of Static", server, rezzed=True)
    t.corp.set(credits=2).hand("Hedge Fund", "Ice Wall")
    t.runner.set(credits=5).hand("Diesel", "Sure Gamble", "Easy Mark")
    return t


def chance(t: Table) -> float:
    t.settle()
    return corp_chance(t.game)


@pytest.mark.parametrize("turn", ["corp", "runner"])
def test_an_agenda_is_worth_more_at_every_stage(turn: str) -> None:
    in_hand = table(turn)
    in_hand.corp.hand(AGENDA)
    stages = [chance(in_hand)]
    for tokens in (0, 1, 2, 3):
        t = table(turn)
        t.corp.put(AGENDA, "Server 1", tokens={"advancement": tokens})
        stages.append(chance(t))
    scored = table(turn)
    scored.corp.scored(AGENDA)
    stages.append(chance(scored))

    assert stages == sorted(stages)
    assert stages[0] + 0.01 < stages[1]
    assert stages[1] + 0.01 < stages[-1]
    assert stages[-2] < stages[-1]


def test_an_agenda_in_archives_is_worse_than_one_in_hq() -> None:
    hand, archives = table(), table()
    hand.corp.hand(AGENDA)
    archives.corp.discard(AGENDA, faceup=False)

    assert chance(archives) + 0.02 < chance(hand)


def test_ice_in_front_of_hq_is_worth_something() -> None:
    bare, iced = Table("corp"), Table("corp")
    iced.corp.put("Wall of Static", "HQ", rezzed=True)
    for t in (bare, iced):
        t.corp.set(credits=5).hand(AGENDA, "Hedge Fund")
        t.runner.hand("Diesel", "Sure Gamble")

    assert chance(bare) + 0.02 < chance(iced)


def test_an_open_agenda_is_worth_less_than_a_safe_one() -> None:
    safe, open_ = table(), table()
    safe.corp.put(AGENDA, "Server 1")
    open_.corp.put(AGENDA, "Server 2")

    assert chance(open_) + 0.02 < chance(safe)


def test_every_weight_has_the_sign_that_is_declared() -> None:
    for column in WEIGHTS:
        assert len(column) == len(NAMES)
        for name, weight in zip(NAMES, column, strict=True):
            assert weight * SIGNS[name] >= 0, name
            assert SIGNS[name] or name == "one"


def test_there_is_a_number_for_each_name() -> None:
    t = table()
    t.settle()
    assert len(numbers(t.game.glance(Side.CORP), t.game.glance(Side.RUNNER), 0.4)) == len(NAMES)
