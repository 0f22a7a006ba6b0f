"""Identities that a Runner becomes by Rebirth or has the text of through DJ Fenris, in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.verbs import break_once, encounter, every_window, kinds, now

from sneakdoor.cards.registry import book
from sneakdoor.testing import Table

Scene = Callable[[Table], object]

HAYLEY = "Hayley Kaplan: Universal Scholar"

SILENT = {
    "anarch": "Valencia Estevez: The Angel of Cayambe",
    "criminal": "Andromeda: Dispossessed Ristie",
    "shaper": "The Professor: Keeper of Knowledge",
}
"""Of each faction: an identity that says nothing once the game has begun."""

FACTION = {card.title: card.faction for card in book().cards if card.type == "identity"}
G_MODS = {card.title for card in book().cards if card.type == "identity" and "G-mod" in card.subtypes}


def reborn(title: str) -> Table:
    """The Runner was another identity of the faction, and has become this one."""
    t = Table("runner", runner=SILENT[FACTION[title]], clicks=5)
    t.runner.set(credits=20).hand("Rebirth").outside(title)
    t.runner.play("Rebirth")
    return t


def with_the_dj(title: str) -> Table:
    """A Runner of another faction has DJ Fenris, with this identity on him."""
    mine = next(silent for faction, silent in SILENT.items() if faction != FACTION[title])
    t = Table("runner", runner=mine, clicks=5)
    t.runner.set(credits=23).hand("DJ Fenris").outside(title)
    t.runner.install("DJ Fenris")
    return t


def as_before(title: str) -> Table:
    t = Table("runner", runner=SILENT[FACTION[title]])
    t.runner.set(credits=20)
    return t


# -- scenes ------------------------------------------------------------------------------------------------


def memory(t: Table) -> object:
    return t.runner.memory[1]


def first_program(t: Table) -> object:
    t.runner.hand("Corroder", "Mimic")
    t.runner.install("Corroder")
    t.runner.install("Mimic")
    t.runner.act("done")
    return t.runner.credits


def virus(t: Table) -> object:
    t.runner.hand("Datasucker")
    t.runner.install("Datasucker")
    return len(t.corp.titles("discard"))


def barrier(t: Table) -> object:
    t.corp.put("Wall of Static", "HQ", rezzed=True)
    every_window(t)
    encounter(t, "HQ")
    source = next((o.card for o in now(t).options if o.kind == "use"), "")
    if source:
        break_once(t, source)
    t.finish_run()
    return t.happened("successful run")


def rezzed_ice(t: Table) -> object:
    """What both sides have after the Corp has rezzed ice for 3."""
    t.corp.put("Enigma", "HQ")
    t.runner.run("HQ")
    t.corp.rez("Enigma")
    return t.corp.credits, t.runner.credits


def icebreaker_credit(t: Table) -> object:
    t.runner.set(credits=0).put("Corroder")
    t.corp.put("Ice Wall", "HQ", rezzed=True)
    every_window(t)
    encounter(t, "HQ")
    return "use" in kinds(t)


def trash_credits(t: Table) -> object:
    t.runner.set(credits=0)
    t.corp.put("Jackson Howard", "Server 1")
    t.runner.run("Server 1")
    t.settle()
    return "trash" in kinds(t)


def turn_of_the_stack(t: Table) -> object:
    t.end_turn()
    t.end_turn()
    return len(t.runner.titles("discard"))


def trash_ability(t: Table) -> object:
    t.runner.put("Clone Chip")
    t.runner.discard("Corroder")
    t.runner.act("credit")
    t.runner.use("Clone Chip")
    t.settle()
    return t.happened("drawn")


def run_on_hq(t: Table) -> object:
    t.corp.hand("Hedge Fund")
    t.runner.run("HQ")
    t.finish_run()
    return t.happened("drawn"), t.state.tags, t.runner.credits


def two_in_the_heap(t: Table) -> object:
    t.runner.discard("Diesel", "Corroder")
    t.corp.hand("Hedge Fund")
    t.runner.run("HQ")
    t.settle()
    return "trigger" in kinds(t)


def searched(t: Table) -> object:
    t.runner.deck("Corroder")
    t.settle()
    return "action" in kinds(t)


def operation_accessed(t: Table) -> object:
    t.corp.hand("Hedge Fund")
    t.runner.run("HQ")
    t.finish_run()
    return t.corp.titles("discard")


def hardware_after_hardware(t: Table) -> object:
    t.runner.hand("Sports Hopper", "Plascrete Carapace")
    t.runner.install("Sports Hopper")
    return "trigger" in kinds(t)


def stolen(t: Table) -> object:
    t.corp.put("PAD Campaign", "Server 1")
    t.corp.put("Hostile Takeover", "Server 2")
    t.runner.run("Server 2")
    t.settle()
    return t.corp.titles("hand")


BECOME: list[tuple[str, Scene, object, object]] = [
    ("Chaos Theory: Wünderkind", memory, 4, 5),
    ('Kate "Mac" McCaffrey: Digital Tinker', first_program, 15, 16),
    ("Noise: Hacker Extraordinaire", virus, 0, 1),
    ("Quetzal: Free Spirit", barrier, 0, 1),
    ("Los: Data Hijacker", rezzed_ice, (2, 20), (2, 22)),
    ("Reina Roja: Freedom Fighter", rezzed_ice, (2, 20), (1, 20)),
    ('Ele "Smoke" Scovak: Cynosure of the Net', icebreaker_credit, False, True),
    ("Whizzard: Master Gamer", trash_credits, False, True),
    ("MaxX: Maximum Punk Rock", turn_of_the_stack, 0, 2),
    ('Armand "Geist" Walker: Tech Lord', trash_ability, 0, 1),
    ("Liza Talking Thunder: Prominent Legislator", run_on_hq, (0, 0, 20), (2, 1, 20)),
    ("Gabriel Santiago: Consummate Professional", run_on_hq, (0, 0, 20), (0, 0, 22)),
    ("Steve Cambridge: Master Grifter", two_in_the_heap, False, True),
    ("Kabonesa Wu: Netspace Thrillseeker", searched, False, True),
    ("Edward Kim: Humanity's Hammer", operation_accessed, [], ["Hedge Fund"]),
    (HAYLEY, hardware_after_hardware, False, True),
    ("Leela Patel: Trained Pragmatist", stolen, [], ["PAD Campaign"]),
]


@pytest.mark.rule("1.5.4b", "1.10.5a")
@pytest.mark.parametrize(("title", "scene", "otherwise", "become"), BECOME)
def test_after_rebirth_the_text_of_the_new_identity_counts(
    title: str, scene: Scene, otherwise: object, become: object
) -> None:
    assert scene(as_before(title)) == otherwise
    t = reborn(title)
    assert scene(t) == become
    assert t.zone("Rebirth") == "removed"


@pytest.mark.parametrize(
    ("title", "scene", "otherwise", "become"), [row for row in BECOME if row[0] in G_MODS - {HAYLEY}]
)
def test_dj_fenris_has_the_text_of_the_identity_he_hosts(
    title: str, scene: Scene, otherwise: object, become: object
) -> None:
    assert scene(as_before(title)) == otherwise
    assert scene(with_the_dj(title)) == become


def test_dj_fenris_himself_was_the_first_card_of_the_turn() -> None:
    t = with_the_dj(HAYLEY)
    assert hardware_after_hardware(t) is False
    t.runner.hand("Dyson Mem Chip")
    t.end_turn()
    t.end_turn()
    t.runner.install("Dyson Mem Chip")
    assert "trigger" in kinds(t)
