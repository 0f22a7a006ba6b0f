"""Loki, Wormhole and Magnet: ice that has the text of other ice, or takes that of programs away."""

from __future__ import annotations

import pytest
from tests.verbs import damage, every_window, kinds, now, walk_to

from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table

# -- Loki --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "subtypes", "count"),
    [
        ("Wall of Static", {"Barrier"}, 2),
        ("Enigma", {"Code Gate"}, 3),
        ("Neural Katana", {"Sentry", "AP"}, 2),
        ("Eli 1.0", {"Barrier", "Bioroid"}, 3),
        ("Archer", {"Sentry", "Destroyer"}, 5),
        ("Hive", {"Barrier"}, 6),
        ("Hunter", {"Sentry", "Tracer"}, 2),
        ("Data Loop", {"Barrier"}, 3),
        ("Swordsman", {"Sentry", "AP", "Destroyer"}, 3),
        ("Mother Goddess", {"Mythic", "Bioroid"}, 2),  # which has the subtypes of Loki in turn
        ("Komainu", {"Sentry", "AP"}, 1),  # it has none until it is encountered
        ("Chum", {"Code Gate"}, 2),
    ],
)
def test_loki_has_the_subtypes_and_subroutines_of_the_other(other: str, subtypes: set[str], count: int) -> None:
    t = Table("runner")
    t.corp.put(other, "R&D", rezzed=True)
    loki = t.corp.put("Loki", "HQ", rezzed=True)
    t.runner.hand(*["Diesel"] * 3)
    every_window(t)
    t.runner.run("HQ")
    walk_to(t, "6.9.3b", "runner")
    asked = {"Barrier", "Code Gate", "Sentry", "AP", "Destroyer", "Tracer", "Mythic", "Bioroid"}
    assert {one for one in asked if has_subtype(t.state, loki.cid, one)} == subtypes | {"Bioroid"}
    assert len(subroutines(t.state, loki.cid)) == count
    assert loki.strength == 3


# -- Wormhole ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "seen"),
    [
        ("Wall of Static", ("unsuccessful run", 1)),
        ("Quandary", ("unsuccessful run", 1)),
        ("Neural Katana", ("damaged", 1)),
        ("Data Mine", ("damaged", 1)),
        ("Aimor", ("trashed", 4)),  # three cards and that ice
        ("Pop-up Window", ("unsuccessful run", 1)),  # nobody pays
        ("Yagura", ("successful run", 1)),
        ("Salvage", ("tagged", 1)),
        ("Turing", ("unsuccessful run", 1)),
        ("Susanoo-no-Mikoto", ("run moved", 0)),  # which is not the ice that is passed
        ("Crick", ("successful run", 1)),
    ],
)
def test_wormhole_resolves_what_the_other_ice_says(other: str, seen: tuple[str, int]) -> None:
    t = Table("runner")
    tokens = {"advancement": 1} if other == "Salvage" else {}
    t.corp.put(other, "R&D", rezzed=True, tokens=tokens)
    t.corp.put("Wormhole", "HQ", rezzed=True)
    t.corp.set(credits=0)
    t.runner.hand(*["Diesel"] * 5).set(credits=0)
    t.runner.run("HQ")
    for _ in range(20):
        t.settle()
        if now(t).kind in ("action", "accessed card") or t.run is None:
            break
        options = now(t).options
        t.game.choose(next((o for o in options if o.kind in ("no", "done", "pass")), options[0]))
    kind, times = seen
    assert t.happened(kind) == times


# -- Magnet ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("program", "tokens", "strength"),
    [
        ("Parasite", {"virus": 5}, 3),
        ("Egret", {}, 3),
        ("Trypano", {"virus": 4}, 3),
        ("Chisel", {"virus": 3}, 3),
        ("Kyuban", {}, 3),
        ("Pawn", {}, 3),
        ("Rook", {}, 3),
        ("Bishop", {}, 3),
        ("Knight", {}, 3),
    ],
)
def test_a_program_on_magnet_does_nothing(program: str, tokens: dict[str, int], strength: int) -> None:
    t = Table("runner")
    magnet = t.corp.put("Magnet", "HQ")
    t.corp.put("Wotan", "R&D", rezzed=True)
    held = t.runner.put(program, on="Wotan", tokens=tokens)
    t.runner.set(credits=0).run("HQ")
    t.corp.rez("Magnet")
    t.settle()
    assert held.thing.host == magnet.cid
    assert magnet.strength == strength
    assert not has_subtype(t.state, magnet.cid, "Barrier")
    t.finish_run()
    t.end_turn()
    t.runner.set(credits=0)
    t.end_turn()
    assert (held.thing.host, magnet.strength) == (magnet.cid, 3)
    assert t.runner.credits == 0
    assert "use" not in kinds(t)
    assert damage(t) == []


# -- "this ice" on Loki ------------------------------------------------------------------------------------


@pytest.mark.rule("10.12.2")
@pytest.mark.parametrize(
    ("other", "trashed"), [("Universal Connectivity Fee", True), ("Loot Box", True), ("Data Mine", False)]
)
def test_this_ice_on_loki_is_loki_and_the_name_of_other_ice_is_nothing(other: str, trashed: bool) -> None:
    with Table("runner") as t:
        t.corp.put(other, "R&D", rezzed=True)
        t.corp.put("Loki", "HQ", rezzed=True)
        t.runner.hand("Diesel").deck(*["Diesel"] * 6).set(tags=1, credits=9)
        t.runner.run("HQ")
        while (question := now(t)).kind != "action":
            t.answer(question.options[0])
        assert t.zone("Loki") == ("Archives" if trashed else "the play area")
        assert t.zone(other) == "the play area"
