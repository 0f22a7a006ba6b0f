"""What Rumor Mill and Employee Strike take away from cards of other sets, and what they leave alone.

Each scene is played twice, without the current and under it, and answers with what can be seen of the card.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.verbs import damaged, now, score

from sneakdoor.rules.ice import subroutines
from sneakdoor.testing import Table

Scene = Callable[[str], object]


def table(current: str, turn: str = "runner", *, corp: str = "Blank Corp", clicks: int | None = None) -> Table:
    t = Table(turn, corp=corp, clicks=clicks)
    if current:
        t.runner.put(current)
    return t


def beside(current: str, title: str, server: str = "Server 1", *, turn: str = "runner") -> Table:
    """The current, if there is one, and a rezzed card of the Corp."""
    t = table(current, turn)
    t.corp.put(title, server, rezzed=True)
    return t


# -- unique assets and upgrades ------------------------------------------------------------------------


def chairman_hiro(current: str) -> object:
    t = beside(current, "Chairman Hiro")
    return t.runner.hand_size


def cybernetics_court(current: str) -> object:
    t = beside(current, "Cybernetics Court")
    return t.corp.hand_size


def director_haas(current: str) -> object:
    t = beside(current, "Director Haas")
    t.end_turn()
    return t.corp.clicks


def victoria_jenkins(current: str) -> object:
    t = beside(current, "Victoria Jenkins", turn="corp")
    t.end_turn()
    return t.runner.clicks


def akitaro_watanabe(current: str) -> object:
    t = beside(current, "Akitaro Watanabe", "HQ")
    t.corp.put("Enigma", "HQ")
    t.runner.run("HQ")
    t.corp.rez("Enigma")
    return t.corp.credits


def sandburg(current: str) -> object:
    t = beside(current, "Sandburg")
    t.corp.set(credits=14)
    return t.corp.put("Ice Wall", "HQ", rezzed=True).strength


def genetics_pavilion(current: str) -> object:
    t = beside(current, "Genetics Pavilion")
    t.runner.hand("Diesel")
    t.runner.play("Diesel")
    return t.happened("drawn")


def technoco(current: str) -> object:
    t = beside(current, "TechnoCo")
    t.runner.hand("Corroder")
    t.runner.install("Corroder")
    if now(t).kind != "paid ability window":
        t.corp.accept()
    return t.runner.credits, t.corp.credits


def the_board(current: str) -> object:
    t = beside(current, "The Board")
    t.runner.scored("Nisei MK II", "Hostile Takeover")
    return t.runner.score


def the_root_as_it_is_rezzed(current: str) -> object:
    t = table(current, "corp")
    root = t.corp.put("The Root", "Server 1")
    t.corp.set(credits=6)
    t.corp.rez("The Root")
    t.settle()
    return root.tokens("credit")


def malia(current: str) -> object:
    t = table("", "corp")
    t.corp.put("Malia Z0L0K4", "Server 1")
    t.runner.put("Daily Casts", tokens={"credit": 8})
    t.corp.rez("Malia Z0L0K4")
    t.settle()
    if current:
        t.runner.put(current)
    t.end_turn()
    return t.runner.credits


def reduced_service(current: str) -> object:
    t = table(current)
    t.corp.put("Reduced Service", "HQ", rezzed=True, tokens={"power": 2})
    t.runner.run("HQ")
    return t.runner.credits


def giordano_memorial_field(current: str) -> object:
    t = beside(current, "Giordano Memorial Field", "HQ")
    t.runner.scored("Hostile Takeover").set(credits=1)
    t.runner.run("HQ")
    t.settle()
    return t.happened("access begins")


def _past_ben_musashi(current: str, fate: str) -> tuple[int, int]:
    """What the Runner has of an agenda beside him, and what it cost, if this is done with him first."""
    t = beside(current, "Ben Musashi", "Server 9")
    t.runner.hand("Diesel", "Diesel")
    t.corp.put("Nisei MK II", "Server 9")
    t.runner.run("Server 9")
    t.runner.act("access", "Ben Musashi")
    t.runner.act(fate)
    t.settle()
    if t.runner.can("steal"):
        t.runner.act("steal")
    t.settle()
    return t.runner.score, damaged(t)


def ben_musashi(current: str) -> object:
    return _past_ben_musashi(current, "go on")


def ben_musashi_trashed(current: str) -> object:
    """What he says applies in the run in which he is trashed as well."""
    return _past_ben_musashi(current, "trash")


def the_root_next_turn(current: str) -> object:
    t = table(current)
    root = t.corp.put("The Root", "Server 1", rezzed=True)
    root.thing.tokens = {}
    t.end_turn()
    return root.tokens("credit")


def thomas_haas(current: str) -> object:
    t = table(current, "corp")
    t.corp.put("Thomas Haas", "Server 1")
    return t.corp.can("advance", "Thomas Haas")


def the_root(current: str) -> object:
    t = table(current, "corp")
    t.corp.put("The Root", "Server 1", rezzed=True, tokens={"credit": 3})
    t.corp.set(credits=0).put("Ice Wall", "HQ")
    return t.corp.can("advance", "Ice Wall")


def embolus(current: str) -> object:
    t = table(current)
    ice = t.corp.put("Embolus", "HQ", rezzed=True, tokens={"power": 2})
    t.runner.run("HQ")
    return t.corp.can("use", "Embolus"), ice.tokens("power")


def caprice_nisei(current: str) -> object:
    t = beside(current, "Caprice Nisei", "HQ")
    t.runner.run("HQ")
    t.settle()
    return now(t).kind


def oberth_protocol(current: str) -> object:
    t = table(current, "corp")
    t.corp.put("Oberth Protocol", "Server 1")
    return t.corp.can("rez", "Oberth Protocol")  # there is no agenda to forfeit


def warden_fatuma(current: str) -> object:
    t = beside(current, "Warden Fatuma")
    t.corp.put("Eli 1.0", "HQ", rezzed=True)
    return len(subroutines(t.state, t.cid("Eli 1.0")))


def pad_campaign(current: str) -> object:
    t = beside(current, "PAD Campaign")
    t.end_turn()
    return t.corp.credits


def sansan_city_grid(current: str) -> object:
    t = beside(current, "SanSan City Grid", turn="corp")
    t.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 3})
    return t.corp.can("score", "Nisei MK II")


def manta_grid(current: str) -> object:
    t = table(current, clicks=1)
    t.corp.put("Manta Grid", "HQ", rezzed=True)
    t.runner.run("HQ")
    t.finish_run()
    t.end_turn()
    return t.corp.clicks


def lady_liberty(current: str) -> object:
    t = table(current)
    card = t.corp.put("Lady Liberty", "Server 1", rezzed=True)
    t.end_turn()
    return card.tokens("power")


def jinja_city_grid(current: str) -> object:
    t = beside(current, "Jinja City Grid", "HQ", turn="corp")
    t.corp.deck("Ice Wall")
    t.corp.act("draw")
    t.settle()
    return now(t).kind


RUMORED: list[tuple[Scene, object, object]] = [
    (chairman_hiro, 3, 5),
    (cybernetics_court, 9, 5),
    (director_haas, 4, 3),
    (victoria_jenkins, 3, 4),
    (akitaro_watanabe, 4, 2),
    (sandburg, 3, 1),
    (genetics_pavilion, 2, 3),
    (technoco, (2, 6), (3, 5)),
    (the_board, 1, 3),
    (the_root_as_it_is_rezzed, 3, 0),
    (malia, 5, 7),
    (reduced_service, 1, 5),
    (giordano_memorial_field, 0, 1),
    (ben_musashi, (2, 2), (2, 0)),
    (ben_musashi_trashed, (2, 2), (2, 0)),
    (the_root_next_turn, 3, 0),
    (thomas_haas, True, False),
    (the_root, True, False),
    (embolus, (True, 2), (False, 2)),
    (caprice_nisei, "secretly spend", "accessed card"),
    (oberth_protocol, False, True),
    (warden_fatuma, 3, 2),
]


@pytest.mark.rule("9.1.5")
@pytest.mark.parametrize(("scene", "otherwise", "rumored"), RUMORED, ids=lambda one: getattr(one, "__name__", ""))
def test_rumor_mill_silences_unique_assets_and_upgrades(scene: Scene, otherwise: object, rumored: object) -> None:
    assert scene("") == otherwise
    assert scene("Rumor Mill") == rumored


UNTOUCHED: list[tuple[Scene, object]] = [
    (pad_campaign, 6),
    (sansan_city_grid, True),
    (manta_grid, 4),
    (lady_liberty, 1),
    (jinja_city_grid, "may"),
]


@pytest.mark.parametrize(("scene", "seen"), UNTOUCHED, ids=lambda one: getattr(one, "__name__", ""))
def test_rumor_mill_leaves_regions_and_common_cards_alone(scene: Scene, seen: object) -> None:
    assert scene("") == scene("Rumor Mill") == seen


# -- identities of the Corp ----------------------------------------------------------------------------


def engineering_the_future(current: str) -> object:
    t = table(current, "corp", corp="Haas-Bioroid: Engineering the Future")
    t.corp.hand("PAD Campaign")
    t.corp.install("PAD Campaign", "new")
    return t.corp.credits


def stronger_together(current: str) -> object:
    t = table(current, corp="Haas-Bioroid: Stronger Together")
    return t.corp.put("Eli 1.0", "HQ", rezzed=True).strength


def cerebral_imaging(current: str) -> object:
    t = table(current, corp="Cerebral Imaging: Infinite Frontiers")
    t.corp.set(credits=13)
    return t.corp.hand_size


def the_world_is_yours(current: str) -> object:
    return table(current, corp="NBN: The World is Yours*").corp.hand_size


def cybernetics_division(current: str) -> object:
    return table(current, corp="Cybernetics Division: Humanity Upgraded").runner.hand_size


def replicating_perfection(current: str) -> object:
    t = table(current, corp="Jinteki: Replicating Perfection")
    t.corp.put("PAD Campaign", "Server 1")
    return t.runner.can("run", server="Server 1")


def personal_evolution(current: str) -> object:
    """An agenda that is scored ends the current before the identity could see it."""
    t = table(current, "corp", corp="Jinteki: Personal Evolution")
    t.runner.hand("Diesel")
    score(t, "Vanity Project", 6)
    t.settle()
    return damaged(t)


def personal_evolution_and_a_theft(current: str) -> object:
    t = table(current, corp="Jinteki: Personal Evolution")
    t.runner.hand("Diesel")
    t.corp.put("Hostile Takeover", "Server 1")
    t.runner.run("Server 1")
    t.settle()
    return damaged(t)


def gagarin(current: str) -> object:
    t = table(current, corp="Gagarin Deep Space: Expanding the Horizon")
    t.corp.put("PAD Campaign", "Server 1")
    t.runner.set(credits=0)
    t.runner.run("Server 1")
    t.finish_run()
    return t.happened("accessed")


def harmony_medtech(current: str) -> object:
    t = table(current, "corp", corp="Harmony Medtech: Biomedical Pioneer")
    t.corp.scored(*["Nisei MK II"] * 3)
    t.settle()
    return t.outcome is not None


def industrial_genomics(current: str) -> object:
    t = table(current, corp="Industrial Genomics: Growing Solutions")
    t.corp.discard("Hedge Fund", "Hedge Fund", faceup=False)
    t.corp.put("PAD Campaign", "Server 1")
    t.runner.set(credits=6)
    t.runner.run("Server 1")
    t.runner.accept()
    return t.runner.credits


def haarpsichord(current: str) -> object:
    t = table(current, corp="Haarpsichord Studios: Entertainment Unleashed")
    t.corp.put("Hostile Takeover", "Server 1")
    t.corp.put("Hostile Takeover", "Server 2")
    for server in ("Server 1", "Server 2"):
        t.runner.run(server)
        if t.runner.can("steal"):
            t.runner.act("steal")
        t.finish_run()
    return t.runner.score


def making_news(current: str) -> object:
    t = table(current, "corp", corp="NBN: Making News")
    t.corp.set(credits=0).put("Hunter", "HQ", rezzed=True)
    t.end_turn()
    t.corp.set(credits=0)
    t.runner.set(credits=0).run("HQ")
    t.settle()
    return [option.number for option in now(t).options] if now(t).kind == "trace: spend" else []


def near_earth_hub(current: str) -> object:
    t = table(current, "corp", corp="Near-Earth Hub: Broadcast Center")
    t.corp.hand("PAD Campaign")
    t.corp.install("PAD Campaign", "new")
    return t.happened("drawn")


def palana_foods(current: str) -> object:
    t = table(current, corp="Pālanā Foods: Sustainable Growth")
    t.runner.act("draw")
    return t.corp.credits


def harishchandra(current: str) -> object:
    t = table(current, corp="Harishchandra Ent.: Where You're the Star")
    t.runner.hand("Diesel").set(tags=1)
    return t.game.view(t.corp.side).runner.hand.cards


def earth_station(current: str) -> object:
    t = table(current, "corp", corp="Earth Station: SEA Headquarters")
    t.corp.put("PAD Campaign", "Server 1")
    t.corp.hand("PAD Campaign")
    return t.corp.can("use", "Earth Station: SEA Headquarters")


def acme_consulting(current: str) -> object:
    t = table(current, corp="Acme Consulting: The Truth You Need")
    t.corp.put("Data Loop", "HQ", rezzed=True)
    t.runner.run("HQ")
    t.finish_run()
    return t.happened("subroutine")


STRUCK: list[tuple[Scene, object, object]] = [
    (engineering_the_future, 6, 5),
    (stronger_together, 5, 4),
    (cerebral_imaging, 13, 5),
    (the_world_is_yours, 6, 5),
    (cybernetics_division, 4, 5),
    (replicating_perfection, False, True),
    (personal_evolution, 1, 0),
    (personal_evolution_and_a_theft, 1, 0),
    (gagarin, 0, 1),
    (harmony_medtech, True, False),
    (industrial_genomics, 0, 2),
    (haarpsichord, 1, 2),
    (making_news, [0, 1, 2], []),
    (near_earth_hub, 1, 0),
    (palana_foods, 6, 5),
    (harishchandra, ["Diesel"], []),
    (earth_station, True, False),
    (acme_consulting, 1, 2),
]


@pytest.mark.rule("9.1.5")
@pytest.mark.parametrize(("scene", "otherwise", "struck"), STRUCK, ids=lambda one: getattr(one, "__name__", ""))
def test_employee_strike_silences_the_identity(scene: Scene, otherwise: object, struck: object) -> None:
    assert scene("") == otherwise
    assert scene("Employee Strike") == struck
