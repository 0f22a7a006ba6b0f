"""Of the worlds that a side could be in, those are drawn more often that players come to."""

from sneakdoor import Game, Side
from sneakdoor.bots.beliefs import CORP, RUNNER, belief_features, likely_world, plausibility
from sneakdoor.testing import Table


def remote(title: str, *, ice: bool = False, tokens: int = 0) -> Game:
    """A card lies facedown in a remote server."""
    t = Table("runner")
    t.corp.put(title, "Server 1", rezzed=False, tokens={"advancement": tokens} if tokens else {})
    if ice:
        t.corp.put("Wall of Static", "Server 1", rezzed=False)
    t.settle()
    return t.game


def taken(*worlds: Game, times: int = 300) -> list[int]:
    """How often each of some worlds is taken, if all are equally likely to be dealt."""
    found = [likely_world(lambda seed: worlds[seed % len(worlds)], Side.RUNNER, seed) for seed in range(times)]
    return [sum(one is world for one in found) for world in worlds]


def test_every_number_has_a_weight() -> None:
    game = remote("PAD Campaign")

    assert list(belief_features(game, Side.RUNNER)) == list(CORP)
    assert list(belief_features(game, Side.CORP)) == list(RUNNER)


def test_cards_are_counted_where_they_lie() -> None:
    def of(game: Game) -> dict[str, float]:
        return {name: number for name, number in belief_features(game, Side.RUNNER).items() if number}

    assert of(remote("Priority Requisition")) == {"agendas in the open": 1}
    assert of(remote("Priority Requisition", ice=True)) == {"agendas behind ice": 1, "cost of other ice": 3}
    assert of(remote("Priority Requisition", tokens=1)) == {"advanced agendas": 1}
    assert of(remote("Project Junebug", tokens=1)) == {"advanced traps": 1}
    assert of(remote("PAD Campaign", ice=True)) == {"assets behind ice": 1, "cost of other ice": 3}
    assert of(remote("PAD Campaign")) == {}


def test_hands_and_archives_are_counted() -> None:
    t = Table("runner")
    t.corp.hand("Priority Requisition", "Hedge Fund", "Wall of Static", "PAD Campaign")
    t.corp.discard("Private Security Force", "Hedge Fund")
    t.corp.put("Enigma", "R&D", rezzed=False)
    t.corp.put("Enigma", "HQ", rezzed=True)
    t.runner.set(credits=2).hand("Corroder", "Sure Gamble", "Akamatsu Mem Chip", "Armitage Codebusting")
    t.settle()

    assert {name: number for name, number in belief_features(t.game, Side.RUNNER).items() if number} == {
        "agendas in HQ": 1,
        "points in HQ": 3,
        "operations in HQ": 1,
        "ice in HQ": 1,
        "assets in HQ": 1,
        "agendas in Archives": 1,
        "operations in Archives": 1,
        "cost of ice on R&D": 3,
    }
    assert belief_features(t.game, Side.CORP) == {
        "breakers in the grip": 1,
        "cheap cards in the grip": 3,
        "hardware in the grip": 1,
        "resources in the grip": 1,
        "cost of the grip": 9,
    }


def test_an_agenda_lies_rather_behind_ice_than_in_the_open() -> None:
    in_the_open = taken(remote("Priority Requisition"), remote("PAD Campaign"))
    behind_ice = taken(remote("Priority Requisition", ice=True), remote("PAD Campaign", ice=True))

    assert 0 < in_the_open[0] < 60  # nothing that is possible is ruled out
    assert 0 < behind_ice[1] < 60


def test_worlds_that_are_as_likely_are_taken_as_often() -> None:
    first, second = taken(remote("PAD Campaign"), remote("Melange Mining Corp."))

    assert 110 < first < 190
    assert first + second == 300


def test_a_seed_gives_one_world_from_seeds_of_its_own() -> None:
    worlds = [remote("PAD Campaign"), remote("Priority Requisition")]
    asked: list[int] = []

    def draw(seed: int) -> Game:
        asked.append(seed)
        return worlds[seed % 2]

    first, *others = [likely_world(draw, Side.RUNNER, seed) for seed in (7, 7, 8)]
    assert others[0] is first
    assert len(set(asked)) == len(asked) - 5  # the second world of seed 7 is the first


def test_what_a_runner_could_install_is_rather_not_in_the_grip() -> None:
    grips = []
    for title in ("Corroder", "Easy Mark"):
        t = Table("corp")
        t.runner.set(credits=9).hand(title)
        t.settle()
        grips.append(plausibility(t.game, Side.CORP))

    assert grips[0] < grips[1]
