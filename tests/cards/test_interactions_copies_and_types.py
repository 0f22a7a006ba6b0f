"""Targeted Marketing, Hayley and Skorpios beside cards that play, install and trash in ways of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.verbs import entries, now, put_to_use, removed

from sneakdoor.testing import Table

HAYLEY = "Hayley Kaplan: Universal Scholar"
SKORPIOS = "Skorpios Defense Systems: Persuasive Power"
Scene = Callable[[Table], None]


# -- Targeted Marketing --------------------------------------------------------------------------------


def marketed(named: str) -> Table:
    """The Corp has named a card, and it is the Runner's turn."""
    t = Table()
    t.corp.hand("Targeted Marketing")
    t.corp.play("Targeted Marketing")
    t.corp.act("name", named)
    t.runner.set(credits=20)
    t.end_turn(stop="window")
    return t


def paid_out(t: Table) -> int:
    """How often the current paid."""
    t.settle()
    found: list[Any] = entries(t, "credits gained")
    return len([one for one in found if one.src == t.cid("Targeted Marketing")])


def comet(t: Table) -> None:
    t.runner.put("Comet")
    t.runner.hand("Easy Mark", "Diesel")
    t.runner.play("Easy Mark")
    t.runner.accept()
    t.settle()


def same_old_thing(t: Table) -> None:
    t.runner.discard("Diesel")
    put_to_use(t, "Same Old Thing")


def self_modifying_code(t: Table) -> None:
    t.runner.deck("Corroder")
    put_to_use(t, "Self-modifying Code")
    t.runner.pick("Corroder")


def clone_chip(t: Table) -> None:
    t.runner.discard("Corroder")
    put_to_use(t, "Clone Chip")


def tried_out(t: Table) -> None:
    t.runner.hand("Test Run").discard("Corroder")
    t.runner.play("Test Run")
    t.runner.mode("from the heap")


def personal_workshop(t: Table) -> None:
    t.runner.hand("Corroder")
    put_to_use(t, "Personal Workshop", "Host")


def personal_workshop_to_the_end(t: Table) -> None:
    personal_workshop(t)
    for _ in range(2):
        t.runner.use("Personal Workshop", "Remove 1 power")


def career_fair(t: Table) -> None:
    t.runner.hand("Career Fair", "Daily Casts")
    t.runner.play("Career Fair")


def street_peddler(t: Table) -> None:
    t.runner.hand("Street Peddler").deck("Corroder", "Corroder", "Corroder")
    t.runner.install("Street Peddler")


def street_peddler_used(t: Table) -> None:
    street_peddler(t)
    t.runner.use("Street Peddler")


def mass_install(t: Table) -> None:
    t.runner.hand("Mass Install", "Corroder", "Corroder")
    t.runner.play("Mass Install")
    t.runner.pick("Corroder", "Corroder")
    t.runner.act("done")  # the first one stays


def hunting_grounds(t: Table) -> None:
    t.runner.deck("Corroder", "Corroder", "Corroder")
    put_to_use(t, "Hunting Grounds")


def uninstall(t: Table) -> None:
    t.runner.hand("Corroder", "Uninstall")
    t.runner.install("Corroder")
    t.runner.play("Uninstall")
    t.runner.install("Corroder")


def supplier(t: Table) -> None:
    t.runner.hand("Daily Casts")
    put_to_use(t, "The Supplier")


MARKETED: list[tuple[str, Scene, int]] = [
    ("Diesel", comet, 1),
    ("Easy Mark", comet, 1),
    ("Diesel", same_old_thing, 1),
    ("Corroder", self_modifying_code, 1),
    ("Self-modifying Code", self_modifying_code, 0),
    ("Corroder", clone_chip, 1),
    ("Corroder", tried_out, 1),
    ("Corroder", personal_workshop, 0),
    ("Corroder", personal_workshop_to_the_end, 1),
    ("Daily Casts", career_fair, 1),
    ("Corroder", street_peddler, 0),
    ("Corroder", street_peddler_used, 1),
    ("Street Peddler", street_peddler_used, 1),
    ("Corroder", mass_install, 2),
    ("Corroder", hunting_grounds, 0),
    ("Corroder", uninstall, 2),
    ("Daily Casts", supplier, 0),
]


@pytest.mark.parametrize(("named", "scene", "times"), MARKETED)
def test_targeted_marketing_pays_for_each_copy_that_is_played_or_installed(
    named: str, scene: Scene, times: int
) -> None:
    t = marketed(named)
    scene(t)
    assert paid_out(t) == times


# -- Hayley Kaplan -------------------------------------------------------------------------------------


PROGRAMS = {"Datasucker", "Mimic", "Yog.0"}
HARDWARE = {"Dyson Mem Chip", "Plascrete Carapace", "Sports Hopper"}
RESOURCES = {"Crash Space", "Grifter", "Public Sympathy"}


def hayley(turn: str = "runner") -> Table:
    """She has three cards of each type in hand."""
    t = Table(turn, runner=HAYLEY)
    t.runner.hand(*sorted(PROGRAMS | HARDWARE | RESOURCES)).set(credits=20)
    return t


def could_follow(t: Table) -> set[str]:
    """She uses her ability if it waits: the cards that she may install."""
    t.settle()
    if not t.runner.can("trigger", HAYLEY):
        return set()
    t.runner.trigger(HAYLEY)
    t.settle()
    return {option.card for option in now(t).options if option.kind == "pick"}


def after_career_fair(t: Table) -> None:
    t.runner.hand("Career Fair").play("Career Fair")
    t.runner.pick("Grifter")


def after_modded(t: Table) -> None:
    t.runner.hand("Modded").play("Modded")
    t.runner.pick("Sports Hopper")


def after_facedown_cards(t: Table) -> None:
    put_to_use(t, "Hunting Grounds")


def after_hosting(t: Table) -> None:
    put_to_use(t, "Personal Workshop", "Host")
    t.runner.pick("Mimic")


def after_the_last_counter(t: Table) -> None:
    shop = t.runner.put("Personal Workshop")
    t.runner.put("Corroder", on=shop, tokens={"power": 1})
    t.runner.use("Personal Workshop", "Remove 1 power")


def after_london_library(t: Table) -> None:
    put_to_use(t, "London Library", "ignoring")
    t.runner.pick("Mimic")


def after_street_peddler(t: Table) -> None:
    t.runner.hand("Street Peddler").install("Street Peddler")


def after_scheherazade(t: Table) -> None:
    t.runner.put("Scheherazade")
    t.runner.install("Mimic", on="Scheherazade")


def after_two(t: Table) -> None:
    t.runner.install("Sports Hopper")
    t.runner.decline()
    t.runner.install("Mimic")


FOLLOWED: list[tuple[Scene, set[str]]] = [
    (self_modifying_code, PROGRAMS),
    (clone_chip, PROGRAMS),
    (after_career_fair, RESOURCES - {"Grifter"}),
    (after_modded, HARDWARE - {"Sports Hopper"}),
    (after_facedown_cards, set()),
    (after_hosting, set()),
    (after_the_last_counter, PROGRAMS),
    (after_london_library, PROGRAMS - {"Mimic"}),
    (after_street_peddler, RESOURCES),
    (after_scheherazade, PROGRAMS - {"Mimic"}),
    (after_two, set()),
]


@pytest.mark.parametrize(("scene", "cards"), FOLLOWED)
def test_hayley_lets_a_card_of_the_same_type_follow_the_first_of_a_turn(scene: Scene, cards: set[str]) -> None:
    t = hayley()
    t.runner.hand("Inside Job")
    scene(t)
    assert could_follow(t) == cards


def test_hayley_without_a_text_lets_nothing_follow() -> None:
    t = hayley("corp")
    t.corp.hand("Cerebral Static")
    t.corp.play("Cerebral Static")
    t.end_turn()
    t.runner.install("Sports Hopper")
    assert could_follow(t) == set()


@pytest.mark.parametrize(
    ("helper", "first", "second", "credits_left"),
    [
        ("Sahasrara", "Corroder", "Mimic", 10 - 2 - 3 + 2),
        ("Technical Writer", "Corroder", "Mimic", 10 - 2 - 3),
        ("Scheherazade", "Corroder", "Mimic", 10 - 2 - 3),
    ],
)
def test_what_hayley_lets_follow_is_paid_for_as_other_cards_are(
    helper: str, first: str, second: str, credits_left: int
) -> None:
    t = Table("runner", runner=HAYLEY)
    t.runner.put(helper)
    t.runner.hand(first, second).set(credits=10)
    t.runner.install(first)
    t.settle()
    while now(t).kind not in ("action", "paid ability window"):
        options = now(t).options
        wanted = ("trigger", "done", "rig", "pay", "credit")
        t.game.choose(next((o for kind in wanted for o in options if o.kind == kind), options[0]))
        t.settle()
    assert t.card(second).installed
    assert t.runner.credits == credits_left


# -- Skorpios ------------------------------------------------------------------------------------------


def to_remove(t: Table) -> set[str]:
    """The cards among which the Corp may choose one to remove from the game, if it is asked."""
    t.settle()
    d = now(t)
    return {option.card for option in d.options if option.kind == "pick"} if d.side == t.corp.side else set()


def played_event(t: Table) -> None:
    t.runner.hand("Easy Mark").play("Easy Mark")


def levy(t: Table) -> None:
    t.runner.hand("Levy AR Lab Access").play("Levy AR Lab Access")


def independent_thinking(t: Table) -> None:
    t.runner.put("Corroder")
    t.runner.put("Daily Casts", tokens={"credit": 8})
    t.runner.hand("Independent Thinking").play("Independent Thinking")
    t.runner.pick("Corroder", "Daily Casts")


def replaced_for_memory(t: Table) -> None:
    for title in ("Corroder", "Mimic", "Yog.0", "Gordian Blade"):
        t.runner.put(title)
    t.runner.hand("Ninja").install("Ninja")
    t.runner.act("trash", "Mimic")
    t.runner.act("done")


def harbinger(t: Table) -> None:
    """It is turned facedown instead of going to the heap."""
    t.runner.put("Harbinger")
    t.runner.hand("Independent Thinking").play("Independent Thinking")
    t.runner.pick("Harbinger")


def last_casts(t: Table) -> None:
    t.runner.put("Armitage Codebusting", tokens={"credit": 2})
    t.runner.use("Armitage Codebusting")


def inject(t: Table) -> None:
    t.runner.hand("Inject").deck("Corroder", "Mimic", "Diesel", "Diesel")
    t.runner.play("Inject")


def corp_card(t: Table) -> None:
    t.corp.put("PAD Campaign", "Server 1")
    t.runner.run("Server 1")
    t.runner.accept()


def endless_hunger(t: Table) -> None:
    t.corp.put("Ice Wall", "HQ", rezzed=True)
    t.runner.put("Endless Hunger")
    t.runner.put("Daily Casts", tokens={"credit": 8})
    t.runner.run("HQ")
    t.runner.use("Endless Hunger", "Break")
    t.runner.pick("Daily Casts")


def faust(t: Table) -> None:
    t.corp.put("Ice Wall", "HQ", rezzed=True)
    t.runner.put("Faust")
    t.runner.hand("Diesel")
    t.runner.run("HQ")
    t.runner.use("Faust", "Break")


FALLEN: list[tuple[Scene, set[str]]] = [
    (played_event, {"Easy Mark"}),
    (clone_chip, {"Clone Chip"}),
    (levy, set()),  # removed from the game by itself
    (independent_thinking, {"Corroder", "Daily Casts"}),
    (replaced_for_memory, {"Mimic"}),
    (last_casts, {"Armitage Codebusting"}),
    (inject, {"Corroder", "Mimic"}),
    (corp_card, set()),
    (endless_hunger, {"Daily Casts"}),
    (faust, {"Diesel"}),
]


@pytest.mark.parametrize(("scene", "cards"), FALLEN)
def test_skorpios_may_remove_one_of_the_runners_cards_that_would_be_trashed(scene: Scene, cards: set[str]) -> None:
    t = Table("runner", corp=SKORPIOS)
    t.runner.set(credits=20)
    scene(t)
    assert to_remove(t) == cards
    if cards:
        gone = min(cards)
        t.corp.pick(gone)
        t.settle()
        assert removed(t) == [gone]
        assert set(t.runner.titles("discard")) >= cards - {gone}


@pytest.mark.rule("9.8.4d")
@pytest.mark.parametrize(("chosen", "asked"), [(SKORPIOS, {"Harbinger"}), ("Harbinger", {"Independent Thinking"})])
def test_the_runner_says_whether_skorpios_or_harbinger_replaces_the_heap(chosen: str, asked: set[str]) -> None:
    t = Table("runner", corp=SKORPIOS)
    harbinger(t)
    t.runner.act("instead", chosen)
    assert to_remove(t) == asked
    assert t.card("Harbinger").installed == (chosen == "Harbinger")
