"""What the ice on the way costs, as the Runner can know it before a run."""

import pytest

from sneakdoor import Side
from sneakdoor.seating.way_prices import boosts_in_vain, rez_facts, way_prices
from sneakdoor.testing import Table


def prices(t: Table) -> dict[str, str]:
    assert t.decision is not None
    return way_prices(t.game.view(Side.RUNNER))


def test_breaking_and_raising_strength_are_added_up() -> None:
    t = Table("runner")
    t.runner.put("Corroder")
    t.corp.put("Wall of Static", "HQ", rezzed=True)  # strength 3, one subroutine
    assert prices(t)["HQ"] == "Costs you about 2[credit]"


def test_each_subroutine_counts_and_each_ice() -> None:
    t = Table("runner")
    t.runner.put("Mimic")
    t.runner.put("Gordian Blade")
    t.corp.put("Enigma", "R&D", rezzed=True)
    t.corp.put("Rototurret", "R&D", rezzed=True)
    assert prices(t)["R&D"] == "Costs you about 4[credit]"


def test_ice_that_nothing_breaks_is_named() -> None:
    t = Table("runner")
    t.runner.put("Corroder")
    t.corp.put("Enigma", "HQ", rezzed=True)
    assert prices(t)["HQ"] == "Nothing of yours breaks Enigma"


def test_a_breaker_of_fixed_strength_does_not_reach_stronger_ice() -> None:
    t = Table("runner")
    t.runner.put("Mimic")
    t.corp.put("Archer", "HQ", rezzed=True)
    assert prices(t)["HQ"] == "Nothing of yours breaks Archer"


def test_hidden_ice_has_no_say_in_it() -> None:
    told = []
    for title in ("Archer", "Ice Wall"):
        t = Table("runner")
        t.runner.put("Corroder")
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.corp.put(title, "HQ")
        t.corp.put(title, "R&D")
        told.append(prices(t))
    assert told[0] == told[1]
    assert told[0]["HQ"].endswith("plus what is hidden")
    assert told[0]["R&D"] == "All ice here is unrezzed"
    assert "Archives" not in told[0]


def rez_weighed(*programs: str) -> list[str]:
    t = Table("runner")
    for title in programs:
        t.runner.put(title)
    t.runner.set(credits=6)
    t.corp.put("Wall of Static", "HQ")
    assert t.decision is not None
    view = t.game.view(Side.CORP)
    (ice,) = next(server.ice for server in view.servers if server.name == "HQ")
    return rez_facts(view, ice.handle)


def test_the_corp_weighs_what_breaking_would_cost() -> None:
    assert rez_weighed("Corroder", "Mimic") == ["Corroder breaks it for 2[credit]; the Runner has 6[credit]."]


def test_the_corp_weighs_that_nothing_breaks_it() -> None:
    assert rez_weighed("Mimic") == ["No installed breaker beats it on credits alone."]


@pytest.mark.parametrize(
    ("ice", "vain"), [("Ichi 1.0", {"Corroder", "Gordian Blade"}), ("Wall of Static", {"Gordian Blade"})]
)
def test_a_boost_of_a_breaker_for_other_ice_is_in_vain(ice: str, vain: set[str]) -> None:
    t = Table("runner")
    t.corp.put(ice, "HQ", rezzed=True)
    for title in ("Corroder", "Gordian Blade", "Crypsis"):
        t.runner.put(title)
    t.runner.run("HQ")
    while (asked := t.game.decision) is not None and asked.role != "break":
        t.game.choose(next(one for one in asked.options if one.kind in ("pass", "continue")))
    assert asked is not None
    view = t.game.glance(Side.RUNNER)
    assert {one.card for one in asked.options if boosts_in_vain(view, one)} == vain
