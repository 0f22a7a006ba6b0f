"""Sub Boost, Awakening Center, Mirāju and Data Loop beside cards of other sets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from tests.verbs import break_once, encounter, every_window, kinds, let_pass, now, top, walk_to

from sneakdoor.model.enums import ARCHIVES, RUNNER
from sneakdoor.model.objects import ROOT
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table

Scene = Callable[[Table], object]


# -- Sub Boost ---------------------------------------------------------------------------------------------


def boosted(ice: str, boost: bool, *, corp: str = "Blank Corp", runner: str = "Blank Runner") -> Table:
    """It is the Runner's turn; the Corp has played the operation on its ice at HQ, or not."""
    t = Table(corp=corp, runner=runner)
    t.corp.put(ice, "HQ", rezzed=True)
    t.runner.set(credits=20)
    if boost:
        t.corp.hand("Sub Boost")
        t.corp.play("Sub Boost")
    t.end_turn()
    return t


def count(t: Table, ice: str) -> int:
    return len(subroutines(t.state, t.cid(ice)))


@pytest.mark.parametrize(
    ("ice", "plain", "boosted_"),
    [
        ("Enigma", (2, False), (3, True)),
        ("Ice Wall", (1, True), (2, True)),
        ("Brainstorm", (0, False), (1, True)),
        ("Howler", (1, False), (2, True)),
        ("Hive", (5, True), (6, True)),
        ("Swordsman", (2, False), (3, True)),
        ("Loki", (1, False), (2, True)),
        ("Wendigo", (1, False), (2, True)),
        ("Mother Goddess", (1, False), (2, True)),
        ("Aimor", (1, False), (2, True)),
        ("Susanoo-no-Mikoto", (1, False), (2, True)),
    ],
)
def test_sub_boost_adds_a_subroutine_and_makes_it_a_barrier(
    ice: str, plain: tuple[int, bool], boosted_: tuple[int, bool]
) -> None:
    for boost, seen in ((False, plain), (True, boosted_)):
        t = boosted(ice, boost)
        assert (count(t, ice), has_subtype(t.state, t.cid(ice), "Barrier")) == seen


def corroder(t: Table) -> object:
    t.runner.put("Corroder")
    every_window(t)
    encounter(t, "HQ")
    return any(option.card == "Corroder" and option.kind == "use" for option in now(t).options) and "Break" in t.show()


def quetzal(t: Table) -> object:
    every_window(t)
    encounter(t, "HQ")
    return "use" in kinds(t)


def cyberwalls(t: Table) -> object:
    t.corp.scored("Superior Cyberwalls")
    return t.card("Enigma").strength


def berserker(t: Table) -> object:
    breaker = t.runner.put("Berserker")
    every_window(t)
    t.runner.run("HQ")
    walk_to(t, "6.9.3b", "runner")
    return breaker.strength


def femme_fatale(t: Table) -> object:
    t.runner.hand("Femme Fatale").install("Femme Fatale")
    t.settle()
    t.runner.set(credits=2).run("HQ")
    t.settle()
    return t.runner.can("trigger", "Femme Fatale")


def knifed(t: Table) -> object:
    t.runner.put("Faust")
    t.runner.hand("Knifed", *["Diesel"] * 5)
    t.runner.play("Knifed")
    t.runner.act("server", server="HQ")
    every_window(t)
    encounter(t)
    for _ in range(count(t, "Enigma")):
        t.runner.use("Faust", "Break")
        while now(t).kind != "paid ability window":
            t.game.choose(now(t).options[0])
    t.state.forced = True
    let_pass(t)
    t.settle()
    return t.zone("Enigma")


def mother_goddess(t: Table) -> object:
    return has_subtype(t.state, t.corp.put("Mother Goddess", "R&D", rezzed=True).cid, "Barrier")


def surfer(t: Table) -> object:
    t.corp.put("Ice Wall", "HQ", rezzed=True)
    t.runner.put("Surfer")
    t.runner.put("Corroder")
    every_window(t)
    encounter(t, "HQ")
    break_once(t, "Corroder")
    let_pass(t)
    encounter(t)
    return t.runner.can("use", "Surfer")


def its_strength(t: Table) -> object:
    return t.card("Enigma").strength


def inside_job(t: Table) -> object:
    t.runner.hand("Inside Job")
    t.runner.play("Inside Job")
    t.runner.act("server", server="HQ")
    t.finish_run()
    return t.happened("successful run")


def hosted_counters(t: Table) -> object:
    return len(t.card("Enigma").thing.hosted)


BOOSTED: list[tuple[str, Scene, object, object]] = [
    ("Blank Runner", corroder, False, True),
    ("Quetzal: Free Spirit", quetzal, False, True),
    ("Blank Runner", cyberwalls, 2, 3),
    ("Blank Runner", berserker, 2, 5),
    ("Blank Runner", femme_fatale, True, False),  # 2 credits for 3 subroutines
    ("Blank Runner", knifed, "the play area", "Archives"),
    ("Blank Runner", mother_goddess, False, True),
    ("Blank Runner", surfer, False, True),
    ("Blank Runner", its_strength, 2, 2),
    ("Blank Runner", inside_job, 1, 1),
    ("Blank Runner", hosted_counters, 0, 1),
]


@pytest.mark.parametrize(("runner", "scene", "plain", "boosted_"), BOOSTED)
def test_what_is_about_barriers_finds_boosted_ice(runner: str, scene: Scene, plain: object, boosted_: object) -> None:
    assert scene(boosted("Enigma", False, runner=runner)) == plain
    assert scene(boosted("Enigma", True, runner=runner)) == boosted_


# -- Awakening Center --------------------------------------------------------------------------------------


def awaken(ice: str, purse: int, *, corp: str = "Blank Corp", runner: str = "Blank Runner", also: str = "") -> Table:
    t = Table("corp", corp=corp, runner=runner)
    t.corp.put("Awakening Center", "Server 1", rezzed=True)
    if also:
        t.corp.put(also, "Server 1", rezzed=True)
    t.corp.hand(ice)
    t.corp.install(ice, on="Awakening Center")
    t.settle()
    t.end_turn()
    t.corp.set(credits=purse)
    t.runner.hand(*["Diesel"] * 4)
    t.runner.run("Server 1")
    t.settle()
    return t


@pytest.mark.parametrize(
    ("ice", "corp", "runner", "also", "price"),
    [
        ("Eli 1.0", "Blank Corp", "Blank Runner", "", 0),
        ("Heimdall 1.0", "Blank Corp", "Blank Runner", "", 1),
        ("Wotan", "Blank Corp", "Blank Runner", "", 7),
        ("Ichi 1.0", "Blank Corp", "Blank Runner", "", 0),
        ("Ravana 1.0", "Blank Corp", "Blank Runner", "", 0),
        ("Sherlock 1.0", "Blank Corp", "Blank Runner", "", 0),
        ("Fairchild 3.0", "Blank Corp", "Blank Runner", "", 0),
        ("Loki", "Blank Corp", "Blank Runner", "", 0),
        ("Janus 1.0", "Blank Corp", "Blank Runner", "", 8),
        ("Heimdall 1.0", "Blank Corp", "Reina Roja: Freedom Fighter", "", 2),
        ("Wotan", "Blank Corp", "Reina Roja: Freedom Fighter", "", 8),
        ("Wotan", "Blank Corp", "Blank Runner", "Akitaro Watanabe", 7),  # the ice protects nothing
        ("Eli 2.0", "Blank Corp", "Blank Runner", "", 0),
    ],
)
def test_awakening_center_rezzes_bioroids_for_seven_less(
    ice: str, corp: str, runner: str, also: str, price: int
) -> None:
    t = awaken(ice, price, corp=corp, runner=runner, also=also)
    t.corp.accept("Awakening Center")
    assert (t.card(ice).rezzed, t.corp.credits) == (True, 0)
    t.settle()
    assert t.happened("encounter") == 1
    if price:
        t = awaken(ice, price - 1, corp=corp, runner=runner, also=also)
        assert not t.corp.can("trigger", "Awakening Center")
        assert t.happened("encounter") == 0


@pytest.mark.parametrize(
    ("ice", "corp", "also", "strength"),
    [
        ("Eli 1.0", "Blank Corp", "", 4),
        ("Eli 1.0", "Haas-Bioroid: Stronger Together", "", 5),
        ("Eli 1.0", "Blank Corp", "Experiential Data", 4),  # it is not protecting the server
        ("Wotan", "Blank Corp", "", 10),
    ],
)
def test_ice_in_the_center_is_installed_and_protects_nothing(ice: str, corp: str, also: str, strength: int) -> None:
    t = awaken(ice, 20, corp=corp, also=also)
    t.corp.accept("Awakening Center")
    assert t.card(ice).strength == strength
    assert t.card(ice).thing.slot == ROOT


@pytest.mark.parametrize("ice", ["Ice Wall", "Enigma", "Archer", "Architect", "Mother Goddess", "Data Loop"])
def test_other_ice_is_not_installed_there(ice: str) -> None:
    t = Table()
    t.corp.put("Awakening Center", "Server 1", rezzed=True)
    t.corp.hand(ice).act("install", ice)
    assert not t.corp.can("host", "Awakening Center")


# -- Mirāju ------------------------------------------------------------------------------------------------


def miraju(*rig: str, runner: str = "Blank Runner") -> Table:
    t = Table("runner", runner=runner)
    t.corp.put("Mirāju", "HQ", rezzed=True)
    t.corp.hand("Hedge Fund")
    for title in rig:
        t.runner.put(title)
    t.runner.set(credits=20).hand(*["Diesel"] * 4)
    return t


def ended_on_archives(t: Table) -> bool:
    t.finish_run()
    [run] = [one for one in t.state.journal.since(0) if one.kind == "successful run"]
    assert t.card("Mirāju").rezzed == (run.server != ARCHIVES)
    return run.server == ARCHIVES


@pytest.mark.parametrize(
    ("breaker", "led"),
    [
        ("Gordian Blade", True),
        ("ZU.13 Key Master", True),
        ("Crypsis", True),
        ("Faust", True),
        ("Yog.0", True),
        ("Force of Nature", True),
        ("Engolo", True),
        ("Atman", True),
        ("Black Orchestra", True),
        ("Corroder", False),
        ("Mimic", False),
    ],
)
def test_whatever_breaks_miraju_leads_to_archives(breaker: str, led: bool) -> None:
    t = miraju(breaker)
    every_window(t)
    t.runner.run("HQ")
    while now(t).rule != "6.9.3b" or now(t).side != RUNNER:
        let_pass(t)
    if led:
        t.runner.use(breaker, "Break")
        while now(t).kind != "paid ability window":
            t.game.choose(now(t).options[0])
    t.state.forced = True
    let_pass(t)
    while now(t).kind != "action" and not t.happened("successful run"):
        t.game.choose(now(t).options[-1]) if now(t).kind not in ("paid ability window", "jack out") else let_pass(t)
    assert ended_on_archives(t) == led


@pytest.mark.parametrize("event", ["Inside Job", "Spear Phishing"])
def test_who_bypasses_miraju_stays_on_the_way(event: str) -> None:
    t = miraju()
    if event == "Spear Phishing":
        t.corp.put("PAD Campaign", "Server 1")
    t.runner.hand(event).play(event)
    t.runner.act("server", server="HQ")
    assert not ended_on_archives(t)


# -- Data Loop ---------------------------------------------------------------------------------------------


def looped(*rig: str, corp: str = "Blank Corp", runner: str = "Blank Runner", **numbers: int) -> Table:
    t = Table("runner", corp=corp, runner=runner)
    t.corp.put("Data Loop", "HQ", rezzed=True)
    for title in rig:
        t.runner.put(title)
    t.runner.set(credits=20, **numbers).hand("Corroder", "Mimic", "Diesel")
    return t


def goes_on(t: Table) -> tuple[int, int]:
    """Two cards go to the stack if the Runner is asked: how many did, and how many subroutines resolved?"""
    before = len(t.runner.titles("hand"))
    t.settle()
    if now(t).kind == "choose":
        t.runner.pick("Corroder", "Mimic")
        assert set(top(t, RUNNER, 2)) == {"Corroder", "Mimic"}
    gone = before - len(t.runner.titles("hand"))
    t.finish_run()
    return gone, t.happened("subroutine")


def simply(t: Table) -> None:
    t.runner.run("HQ")


def with_inside_job(t: Table) -> None:
    t.runner.hand("Inside Job").play("Inside Job")
    t.runner.act("server", server="HQ")
    t.settle()
    if t.runner.can("trigger", "Inside Job"):
        t.runner.trigger("Inside Job")


def with_hunting_grounds(t: Table) -> None:
    t.runner.run("HQ")
    t.runner.trigger("Hunting Grounds")


def with_femme(t: Table) -> None:
    t.runner.hand("Femme Fatale").install("Femme Fatale")
    t.runner.run("HQ")
    t.runner.trigger("Femme Fatale")


LOOPED: list[tuple[Callable[[], Table], Scene, tuple[int, int]]] = [
    (looped, simply, (2, 2)),
    (partial(looped, tags=1), simply, (2, 1)),
    (partial(looped, corp="Acme Consulting: The Truth You Need"), simply, (2, 1)),
    (partial(looped, "Hunting Grounds"), with_hunting_grounds, (0, 2)),
    (looped, with_inside_job, (0, 0)),
    (looped, with_femme, (0, 0)),
    (partial(looped, "Safety First"), simply, (2, 2)),
    (partial(looped, "Find the Truth"), simply, (2, 2)),
    (partial(looped, "Ice Carver"), simply, (2, 2)),
    (partial(looped, "Public Sympathy"), simply, (2, 2)),
    (partial(looped, runner="Nasir Meidan: Cyber Explorer"), simply, (2, 2)),
]


@pytest.mark.parametrize(("laid_out", "scene", "seen"), LOOPED)
def test_data_loop_is_met_before_its_subroutines(
    laid_out: Callable[[], Table], scene: Scene, seen: tuple[int, int]
) -> None:
    t = laid_out()
    scene(t)
    assert goes_on(t) == seen


@pytest.mark.parametrize(
    ("grip", "left"),
    [
        ((), []),
        (("Diesel",), []),
        (("Diesel", "Corroder"), []),
        (("Diesel", "Corroder", "Mimic"), ["Diesel"]),
    ],
)
def test_data_loop_takes_what_there_is(grip: tuple[str, ...], left: list[str]) -> None:
    t = Table("runner")
    t.corp.put("Data Loop", "HQ", rezzed=True)
    t.runner.hand(*grip).run("HQ")
    t.settle()
    if len(grip) > 1:
        t.runner.pick(*grip[1:])  # the last of two is taken without a question
    t.finish_run()
    assert t.runner.titles("hand") == left
    assert t.happened("successful run") == 0
