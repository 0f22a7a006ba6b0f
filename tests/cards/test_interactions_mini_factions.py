"""Adam's directives, Apex's facedown cards and Sunny's link beside cards of other sets."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.verbs import accessed, encounter, every_window, kinds, now

from sneakdoor.testing import Table

ADAM = "Adam: Compulsive Hacker"
APEX = "Apex: Invasive Predator"
SUNNY = "Sunny Lebeau: Security Specialist"
Scene = Callable[[Table], object]


# -- Adam --------------------------------------------------------------------------------------------------


def adam(*directives: str, turn: str = "runner", corp: str = "Blank Corp") -> Table:
    t = Table(turn, runner=ADAM, corp=corp)
    for title in directives:
        t.runner.put(title)
    return t


@pytest.mark.parametrize(
    ("corp_card", "mine", "corp", "size"),
    [
        ("", "", "Blank Corp", 3),
        ("", "Public Sympathy", "Blank Corp", 5),
        ("", "Borrowed Satellite", "Blank Corp", 4),
        ("", "Brain Chip", "Blank Corp", 4),  # a point in the score area
        ("Chairman Hiro", "", "Blank Corp", 1),
        ("Chairman Hiro", "Public Sympathy", "Blank Corp", 3),
        ("", "", "Cybernetics Division: Humanity Upgraded", 2),
        ("", "Box-E", "Blank Corp", 5),
        ("", "Origami", "Blank Corp", 4),
        ("Cybernetics Court", "", "Blank Corp", 3),
        ("Genetics Pavilion", "", "Blank Corp", 3),
    ],
)
def test_safety_first_is_counted_with_all_else_about_the_hand(corp_card: str, mine: str, corp: str, size: int) -> None:
    t = adam("Safety First", corp=corp)
    t.runner.scored("Hostile Takeover")
    if corp_card:
        t.corp.put(corp_card, "Server 1", rezzed=True)
    if mine:
        t.runner.put(mine)
    assert t.runner.hand_size == size
    t.end_turn()
    cards = len(t.runner.titles("hand"))
    assert cards == 1 if size > 0 else cards == 0  # it draws below that size


def first_actions(t: Table) -> set[str]:
    """What the first click may be spent on: the kind of action, or the card."""
    t.settle()
    return {option.card or option.kind for option in now(t).options}


@pytest.mark.parametrize(
    ("hand", "more"),
    [
        ("Dirty Laundry", {"Dirty Laundry"}),
        ("Account Siphon", {"Account Siphon"}),
        ("Deep Data Mining", {"Deep Data Mining"}),
        ("Sure Gamble", set()),
        ("Diesel", set()),
        ("Corroder", set()),
        ("Daily Casts", set()),
        ("Déjà Vu", set()),
        ("Power Nap", set()),
        ("Early Bird", {"Early Bird"}),
        ("Run Amok", {"Run Amok"}),
    ],
)
def test_always_be_running_wants_a_run_or_a_run_event_first(hand: str, more: set[str]) -> None:
    t = adam("Always Be Running", turn="corp")
    t.runner.hand(hand).discard("Easy Mark").set(credits=10)
    t.end_turn()
    assert first_actions(t) == {"run"} | more


@pytest.mark.parametrize("blank", ["Always Be Running", "Daily Casts"])
def test_dr_lovegood_may_give_adam_a_free_first_click(blank: str) -> None:
    t = adam("Always Be Running", turn="corp")
    t.runner.put("Dr. Lovegood")
    t.runner.put("Daily Casts", tokens={"credit": 8})
    t.end_turn()
    t.runner.trigger("Dr. Lovegood")
    t.runner.pick(blank)
    t.settle()
    assert ("draw" in first_actions(t)) == (blank == "Always Be Running")


@pytest.mark.parametrize(
    ("mine", "server", "cards"),
    [
        ("", "HQ", 2),
        ("HQ Interface", "HQ", 3),
        ("R&D Interface", "HQ", 2),
        ("R&D Interface", "R&D", 2),
        ("", "R&D", 1),
    ],
)
def test_neutralize_all_threats_adds_to_other_accesses_from_hq(mine: str, server: str, cards: int) -> None:
    t = adam("Neutralize All Threats")
    t.corp.hand(*["Hedge Fund"] * 5)
    if mine:
        t.runner.put(mine)
    t.runner.run(server)
    t.finish_run()
    assert len(accessed(t)) == cards


@pytest.mark.parametrize(
    ("target", "mine", "money", "corp", "trashed"),
    [
        ("PAD Campaign", "", 5, "Blank Corp", True),
        ("PAD Campaign", "", 3, "Blank Corp", False),
        ("PAD Campaign", "Scrubber", 2, "Blank Corp", True),
        ("PAD Campaign", "Paricia", 2, "Blank Corp", True),
        ("PAD Campaign", "", 4, "Industrial Genomics: Growing Solutions", False),
        ("Jackson Howard", "", 3, "Blank Corp", True),
        ("Ash 2X3ZB9CY", "", 3, "Blank Corp", True),
        ("Project Junebug", "", 5, "Blank Corp", True),
        ("Hostile Infrastructure", "", 5, "Blank Corp", True),
    ],
)
def test_neutralize_all_threats_pays_whatever_can_be_paid(
    target: str, mine: str, money: int, corp: str, trashed: bool
) -> None:
    t = adam("Neutralize All Threats", corp=corp)
    t.corp.discard("Hedge Fund", faceup=False)
    if mine:
        t.runner.put(mine)
    t.corp.put(target, "Server 1")
    t.corp.set(credits=0)
    t.runner.set(credits=money).hand("Diesel")
    t.runner.run("Server 1")
    t.finish_run()
    assert (t.zone(target) == "Archives") == trashed


@pytest.mark.parametrize(
    ("ice", "clicks", "success"),
    [
        ("Ice Wall", 4, True),
        ("Wall of Static", 4, True),
        ("Enigma", 4, True),  # the last one is broken
        ("Wraparound", 4, True),
        ("Architect", 4, True),  # nothing on it ends the run
        ("Bastion", 4, True),
        ("Quandary", 4, True),
        ("Ice Wall", 2, False),
        ("Hive", 4, False),
        ("Eli 1.0", 4, False),
    ],
)
def test_always_be_running_breaks_one_subroutine_of_any_ice(ice: str, clicks: int, success: bool) -> None:
    t = adam("Always Be Running")
    t.corp.put(ice, "HQ", rezzed=True)
    t.runner.set(clicks=clicks)
    every_window(t)
    encounter(t, "HQ")
    permits = [option for option in now(t).options if option.kind == "permit" and option.card == "Always Be Running"]
    if permits:
        t.game.choose(permits[0])
        while now(t).kind == "break":
            t.game.choose(now(t).options[-1])
    t.state.forced = True
    t.finish_run()
    assert (t.happened("successful run") == 1) == success


# -- Apex --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "could"),
    [
        ("Hunting Grounds", True),
        ("Data Folding", True),
        ("Ice Analyzer", True),
        ("Net Mercur", True),
        ("Wasteland", True),
        ("Daily Casts", False),
        ("Kati Jones", False),
        ("DJ Fenris", False),
        ("Street Peddler", False),
        ("Access to Globalsec", False),
        ("Corroder", True),
        ("Plascrete Carapace", True),
    ],
)
@pytest.mark.parametrize("way", ["by itself", "Career Fair", "facedown"])
def test_apex_has_no_resources_but_virtual_ones(title: str, could: bool, way: str) -> None:
    t = Table("corp" if way == "facedown" else "runner", runner=APEX)
    t.runner.hand(title).set(credits=10)
    if way == "facedown":  # what lies facedown is no resource
        t.end_turn()
        t.runner.trigger(APEX)
        t.settle()
        assert t.card(title).installed
        assert not t.card(title).thing.active
    elif way == "Career Fair":
        t.runner.hand("Career Fair")
        resource = title not in ("Corroder", "Plascrete Carapace")
        assert t.runner.can("play", "Career Fair") == (could and resource)
    else:
        assert t.runner.can("install", title) == could


def facedown(*titles: str, turn: str = "runner") -> Table:
    t = Table(turn, runner=APEX)
    for title in titles:
        t.runner.put(title, facedown=True)
    t.runner.set(credits=10)
    return t


def keegan_lane(t: Table) -> object:
    t.corp.put("Keegan Lane", "HQ", rezzed=True)
    t.runner.set(tags=1).run("HQ")
    return t.corp.can("use", "Keegan Lane")


def all_seeing_i(t: Table) -> object:
    t.corp.hand("The All-Seeing I")
    t.runner.set(tags=1)
    if t.corp.can("play", "The All-Seeing I"):
        t.corp.play("The All-Seeing I")
        t.settle()
    return len(t.runner.titles("discard"))


def trashed_for_a_tag(t: Table) -> object:
    t.runner.set(tags=1)
    t.settle()
    return "trash resource" in kinds(t)


def best_defense(t: Table) -> object:
    """A card without a cost has none that could be as small as the number of tags."""
    t.corp.hand("Best Defense")
    t.runner.set(tags=5)
    return t.corp.can("play", "Best Defense")


def memory_used(t: Table) -> object:
    return t.runner.memory[0]


def link(t: Table) -> object:
    return t.runner.link


def turn_begins(t: Table) -> object:
    t.runner.set(credits=0)
    t.end_turn()
    if now(t).kind != "action":
        t.settle()
    return t.runner.credits


def purged(t: Table) -> object:
    t.corp.act("purge")
    t.settle()
    return len(t.runner.titles("discard"))


def fed_to_endless_hunger(t: Table) -> object:
    t.corp.put("Ice Wall", "HQ", rezzed=True)
    t.runner.put("Endless Hunger")
    every_window(t)
    encounter(t, "HQ")
    t.runner.use("Endless Hunger", "Break")
    t.state.forced = True
    return sorted(option.card for option in now(t).options if option.kind == "pick")


UNDERNEATH: list[tuple[str, str, Scene, object, object]] = [
    ("runner", "Corroder", keegan_lane, True, False),
    ("corp", "Daily Casts", all_seeing_i, 1, 0),
    ("corp", "Kati Jones", trashed_for_a_tag, True, False),
    ("corp", "Corroder", best_defense, True, False),
    ("runner", "Femme Fatale", memory_used, 1, 0),
    ("runner", "Dyson Mem Chip", link, 1, 0),
    ("runner", "Access to Globalsec", link, 1, 0),
    ("corp", "Underworld Contact", turn_begins, 0, 0),
    ("corp", "Data Folding", turn_begins, 1, 0),
    ("corp", "Clot", purged, 1, 0),
    ("runner", "Kati Jones", fed_to_endless_hunger, ["Endless Hunger", "Kati Jones"], ["Endless Hunger", "Kati Jones"]),
]


@pytest.mark.rule("8.4.2")
@pytest.mark.parametrize(("turn", "title", "scene", "up", "down"), UNDERNEATH)
def test_a_facedown_card_is_nothing_but_an_installed_card(
    turn: str, title: str, scene: Scene, up: object, down: object
) -> None:
    t = Table(turn)  # another Runner, whose cards lie faceup
    t.runner.put(title)
    t.runner.set(credits=10)
    assert scene(t) == up
    assert scene(facedown(title, turn=turn)) == down


# -- Sunny -------------------------------------------------------------------------------------------------


def trace_of(ice: str) -> Scene:
    def scene(t: Table) -> object:
        t.corp.put(ice, "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.set(credits=0).run("HQ")
        t.finish_run()
        return t.state.tags

    return scene


def contact(t: Table) -> object:
    t.runner.put("Underworld Contact")
    t.end_turn()
    t.runner.set(credits=0)
    t.end_turn()
    return t.runner.credits


def cloud(title: str) -> Scene:
    def scene(t: Table) -> object:
        t.runner.put(title)
        return t.runner.memory[0]

    return scene


def price(title: str) -> Scene:
    def scene(t: Table) -> object:
        t.runner.hand(title).set(credits=10)
        t.runner.install(title)
        return t.runner.credits

    return scene


def clearance(t: Table) -> object:
    t.runner.hand("Globalsec Security Clearance")
    return t.runner.can("install", "Globalsec Security Clearance")


def with_links(*titles: str) -> Scene:
    def scene(t: Table) -> object:
        for title in titles:
            t.runner.put(title)
        return t.runner.link

    return scene


LINKED: list[tuple[Scene, object, object]] = [
    (with_links(), 2, 0),
    (with_links("Access to Globalsec"), 3, 1),
    (with_links("Rabbit Hole", "Borrowed Satellite"), 4, 2),
    (with_links("Security Nexus"), 3, 1),
    (contact, 1, 0),
    (cloud("GS Sherman M3"), 0, 1),
    (cloud("GS Shrike M2"), 0, 1),
    (cloud("Creeper"), 0, 1),
    (cloud("ZU.13 Key Master"), 0, 1),
    (cloud("Corroder"), 1, 1),
    (price("Jak Sinclair"), 9, 7),
    (clearance, True, False),
    (trace_of("Hunter"), 1, 1),  # trace 3
    (trace_of("Matrix Analyzer"), 0, 1),  # trace 2
]


@pytest.mark.rule("10.7.1")
@pytest.mark.parametrize(("scene", "sunny", "other"), LINKED)
def test_what_asks_for_link_finds_sunnys(scene: Scene, sunny: object, other: object) -> None:
    assert scene(Table("runner", runner=SUNNY)) == sunny
    assert scene(Table("runner")) == other
