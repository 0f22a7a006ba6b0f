"""Blunders are counted from what happened in a game, once each, and only where they are blunders."""

import random
from pathlib import Path

import pytest

from sneakdoor import Game
from sneakdoor.arena import Match, Store, StoreTrouble, deck_named, simulate
from sneakdoor.arena.blunders import NAMES, WORDS, Blunders, BlunderWatch
from sneakdoor.arena.ladder import Ladder
from sneakdoor.testing import Table


def watched(t: Table) -> BlunderWatch:
    watch = BlunderWatch()
    t.settle()
    watch.look(t.game)
    return watch


def finish_turn(game: Game, watch: BlunderWatch) -> Blunders:
    """Take credits and pass until the turn is over."""
    turn = game.turn
    while game.turn == turn and game.decision is not None:
        kinds = {option.kind: option for option in game.decision.options}
        game.choose(next(kinds[kind] for kind in ("credit", "pass", "continue", "go on", *kinds) if kind in kinds))
        watch.look(game)
    return watch.counts


def choose(game: Game, *words: str) -> None:
    for one in words:
        while not any(str(option).startswith(one) for option in game.decision.options):  # type: ignore[union-attr]
            game.choose("pass")
        option = next(one_ for one_ in game.decision.options if str(one_).startswith(one))  # type: ignore[union-attr]
        game.choose(option)


@pytest.mark.parametrize(("virus", "title", "blunders"), [(0, "Datasucker", 1), (2, "Datasucker", 0), (0, "Clot", 0)])
def test_a_purge_counts_if_it_changed_nothing(virus: int, title: str, blunders: int) -> None:
    """Clot has no counters, but goes when the Corp purges."""
    t = Table("corp")
    t.runner.put(title, tokens={"virus": virus} if virus else {})
    watch = watched(t)
    choose(t.game, "Purge")

    assert finish_turn(t.game, watch).empty_purges == blunders


@pytest.mark.parametrize(("there", "blunders"), [("Priority Requisition", 1), ("PAD Campaign", 0)])
def test_an_agenda_trashed_for_another_card_counts(there: str, blunders: int) -> None:
    t = Table("corp")
    t.corp.put("Ice Wall", "Server 1")
    t.corp.put(there, "Server 1")
    t.corp.hand("Private Security Force")
    watch = watched(t)
    choose(t.game, "Install Private", "Server 1")

    assert finish_turn(t.game, watch).agendas_overwritten == blunders


@pytest.mark.parametrize(("ran", "ice", "blunders"), [(True, False, 1), (False, False, 0), (True, True, 0)])
def test_an_agenda_without_ice_counts_if_the_runner_runs(ran: bool, ice: bool, blunders: int) -> None:
    t = Table("runner", clicks=1)
    t.corp.hand("Private Security Force")
    if ice:
        t.corp.put("Ice Wall", "Server 1")
    watch = watched(t)
    if ran:
        choose(t.game, "Run Archives")
    finish_turn(t.game, watch)
    choose(t.game, "Install Private", *(["Server 1"] if ice else []))
    finish_turn(t.game, watch)

    assert watch.counts.naked_agendas == blunders


@pytest.mark.parametrize(("breaks", "blunders"), [(True, 1), (False, 0)])
def test_jacking_out_counts_if_a_break_was_paid_for(breaks: bool, blunders: int) -> None:
    t = Table("runner", clicks=1)
    t.corp.put("Data Mine" if not breaks else "Ice Wall", "HQ", rezzed=True)
    t.corp.hand("Hedge Fund")
    t.runner.put("Corroder")
    t.runner.set(credits=5).hand("Diesel", "Diesel", "Diesel")
    watch = watched(t)
    choose(t.game, "Run HQ", *(["Corroder: 1[credit]: Break"] if breaks else []), "Jack out")

    assert finish_turn(t.game, watch).jack_outs_after_paying == blunders


def test_discards_for_hand_size_count_for_their_side() -> None:
    t = Table("runner", clicks=1)
    t.runner.hand(*["Diesel"] * 7)
    watch = watched(t)
    finish_turn(t.game, watch)

    assert (watch.counts.runner_discards, watch.counts.corp_discards) == (2, 0)


def test_a_match_and_a_ladder_add_them_up() -> None:
    match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", 7)
    summary = simulate(match, games=4)
    ladder = Ladder.of(["random", "greedy"], ["Closed Doors"], ["Inside People"], seed=1)
    played = simulate(ladder, games=4).played

    told = summary.as_json()["blunders"]
    assert {*told["corp"], *told["runner"]} == set(NAMES) == set(WORDS)
    assert sum(told["corp"].values()) > 0
    counted = ladder.blunders(played)
    assert [one.games for one in counted.values()] == [[2, 2], [2, 2]]
    discards = sum(one.counts.corp_discards for one in counted.values())
    assert discards == sum(one.blunders.corp_discards for one in played)


def test_a_folder_keeps_them(tmp_path: Path) -> None:
    match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", 7)
    first = simulate(match, games=3, store=Store(tmp_path, match))

    assert [one.blunders for one in Store(tmp_path, match).finished] == [one.blunders for one in first.played]


def test_a_table_with_other_columns_is_left_alone(tmp_path: Path) -> None:
    match = Match(deck_named("Closed Doors"), deck_named("Inside People"), "random", "random", 7)
    simulate(match, games=1, store=Store(tmp_path, match))
    rows = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    older = "\n".join(row.rsplit(",", len(NAMES))[0] for row in rows) + "\n"
    (tmp_path / "games.csv").write_text(older, encoding="utf-8")

    with pytest.raises(StoreTrouble, match="another version"):
        Store(tmp_path, match)
    assert (tmp_path / "games.csv").read_text(encoding="utf-8") == older


def test_watching_changes_no_game() -> None:
    corp, runner = deck_named("Closed Doors"), deck_named("Inside People")
    games = []
    for watching in (True, False):
        game = Game.new(corp=corp, runner=runner, seed=3, skip_forced=True)
        watch, chance = BlunderWatch(), random.Random(3)
        while game.decision is not None:
            game.choose(chance.choice(game.decision.options))
            if watching:
                watch.look(game)
        games.append((game.outcome, game.choices))
    assert games[0] == games[1]
