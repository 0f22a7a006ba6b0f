"""Swiss rounds with both sides, standings, and the cut."""

from __future__ import annotations

import random

import pytest

from sneakdoor.tournament import Bout, Entrant, Pairing, Tournament, TournamentError, standings
from sneakdoor.tournament.rounds import CUTS


def field(n: int, *, rounds: int = 0, cut: int = 0, seed: int = 0) -> Tournament:
    return Tournament.begin("Test", [Entrant(f"P{k:02}") for k in range(n)], rounds=rounds, cut=cut, seed=seed)


def play(event: Tournament, chance: random.Random) -> None:
    """Everybody reports something."""
    results = ("corp", "runner") if event.bracket else ("corp", "runner", "tie")
    for number, table in enumerate(event.current, 1):
        for game in table.games:
            event.report(number, game.corp, chance.choice(results))


def paired(event: Tournament) -> list[tuple[str, str]]:
    return [(table.first, table.second) for table in event.current]


class TestBeginning:
    @pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 2), (8, 3), (9, 4), (33, 6)])
    def test_as_many_rounds_as_one_winner_takes(self, players: int, rounds: int) -> None:
        assert field(players).swiss == rounds

    def test_what_cannot_be_is_said(self) -> None:
        with pytest.raises(TournamentError, match="there twice: Ada"):
            Tournament.begin("T", [Entrant("Ada"), Entrant("Ada")])
        with pytest.raises(TournamentError, match="at least two players"):
            Tournament.begin("T", [Entrant("Ada")])
        with pytest.raises(TournamentError, match="a cut is to 2, 4, 8, 16"):
            field(8, cut=3)
        with pytest.raises(TournamentError, match="no more than there are"):
            field(3, cut=4)


class TestSwiss:
    @pytest.mark.parametrize("players", [2, 5, 8, 16, 33])
    def test_nobody_meets_anybody_twice_while_that_can_be(self, players: int) -> None:
        event, chance = field(players, seed=players), random.Random(players)
        met: set[frozenset[str]] = set()
        for _ in range(event.swiss):
            event.pair()
            assert sorted(name for pair in paired(event) for name in pair if name) == [
                one.name for one in event.entrants
            ]
            for table in event.current:
                if table.second:
                    assert frozenset((table.first, table.second)) not in met
                    met.add(frozenset((table.first, table.second)))
                    assert sorted(game.corp for game in table.games) == sorted((table.first, table.second))
            play(event, chance)

    def test_the_bye_goes_to_another_each_time_and_is_worth_two_games(self) -> None:
        event, chance = field(5, rounds=5), random.Random(1)
        for _ in range(5):
            event.pair()
            play(event, chance)
        byes = [table for one in event.rounds for table in one if not table.second]

        assert len({table.first for table in byes}) == 5
        assert {table.points(table.first) for table in byes} == {6}

    def test_equals_meet(self) -> None:
        event = field(8, rounds=3, seed=4)
        event.pair()
        for number, table in enumerate(event.current, 1):
            event.report(number, table.first, "corp")
            event.report(number, table.second, "runner")  # the first one wins both
        event.pair()
        points = {one.name: one.points for one in standings(event)}

        assert all(points[one] == points[two] for one, two in paired(event))

    def test_the_same_seed_pairs_the_same(self) -> None:
        one, two, other = field(9, seed=7), field(9, seed=7), field(9, seed=8)
        for event in (one, two, other):
            event.pair()

        assert paired(one) == paired(two) != paired(other)

    def test_a_round_ends_before_the_next_begins(self) -> None:
        event = field(4)
        event.pair()
        with pytest.raises(TournamentError, match="4 games of this round have no result"):
            event.pair()

    def test_who_leaves_is_paired_no_more(self) -> None:
        event, chance = field(4, rounds=3), random.Random(2)
        event.pair()
        play(event, chance)
        event.drop("P00")
        event.pair()

        assert "P00" not in {name for pair in paired(event) for name in pair}
        assert next(one for one in standings(event) if one.name == "P00").dropped
        with pytest.raises(TournamentError, match="has left already"):
            event.drop("P00")

    def test_small_fields_meet_again_when_all_have_met(self) -> None:
        event, chance = field(2, rounds=3), random.Random(3)
        for _ in range(3):
            event.pair()
            play(event, chance)
        assert event.winner in {"P00", "P01"}


class TestReporting:
    @pytest.mark.parametrize(
        ("table", "corp", "result", "said"),
        [
            (9, "P00", "corp", "no table 9"),
            (1, "Nobody", "corp", "is not the Corp at table 1"),
            (1, "", "corp", "nobody is not the Corp"),
            (1, "first", "3-0", "'3-0' is no result; say corp, runner, tie"),
        ],
    )
    def test_what_is_wrong_is_said(self, table: int, corp: str, result: str, said: str) -> None:
        event = field(4)
        event.pair()
        who = event.current[0].first if corp == "first" else corp
        with pytest.raises(TournamentError, match=said):
            event.report(table, who, result)

    def test_a_wrong_result_is_put_right(self) -> None:
        event = field(2)
        event.pair()
        first = event.current[0].first
        event.report(1, first, "corp")
        event.report(1, first, "tie")

        assert [game.result for game in event.current[0].games] == ["tie", ""]
        assert event.current[0].points(first) == 1


class TestStandings:
    def test_points_then_the_strength_of_schedule(self) -> None:
        """Two rounds of four, by hand: A beats B and C, D beats C and ties with B."""
        event = field(4, rounds=2)
        a, b, c, d = "P00", "P01", "P02", "P03"
        event.rounds = [
            [
                Pairing(a, b, [Bout(a, b, "corp"), Bout(b, a, "runner")]),
                Pairing(c, d, [Bout(c, d, "runner"), Bout(d, c, "corp")]),
            ],
            [
                Pairing(a, c, [Bout(a, c, "corp"), Bout(c, a, "runner")]),
                Pairing(b, d, [Bout(b, d, "tie"), Bout(d, b, "tie")]),
            ],
        ]
        lines = {one.name: one for one in standings(event)}

        assert [one.name for one in standings(event)] == [a, d, b, c]
        assert {name: one.points for name, one in lines.items()} == {a: 12, b: 2, c: 0, d: 8}
        assert lines[a].schedule == pytest.approx((2 / 2 + 0 / 2) / 2)
        assert lines[d].schedule == pytest.approx((0 + 1) / 2)
        assert lines[b].schedule == pytest.approx((6 + 4) / 2)
        assert lines[a].extended == pytest.approx((lines[b].schedule + lines[c].schedule) / 2)
        assert (lines[a].corp, lines[a].runner) == ((2, 0), (2, 0))
        assert event.winner == a

    def test_an_open_table_does_not_count_yet(self) -> None:
        event = field(2)
        event.pair()
        event.report(1, event.current[0].first, "corp")

        assert [one.points for one in standings(event)] == [0, 0]


class TestTheCut:
    @pytest.mark.parametrize("cut", CUTS)
    @pytest.mark.parametrize("seed", range(8))
    def test_who_has_lost_twice_is_out_and_one_is_left(self, cut: int, seed: int) -> None:
        event, chance = field(max(cut, 6), rounds=2, cut=cut, seed=seed), random.Random(seed)
        for _ in range(2):
            event.pair()
            play(event, chance)
        best = [one.name for one in standings(event)][:cut]
        for _ in range(4 * cut):
            if event.winner:
                break
            event.pair()
            names = [name for pair in paired(event) for name in pair]
            assert names
            assert len(names) == len(set(names))
            assert set(names) <= set(event.left())
            play(event, chance)
        lost = [game.loser for tables in event.bracket for table in tables for game in table.games]

        assert event.seeds == best
        assert event.winner in best
        assert lost.count(event.winner) < 2
        assert all(lost.count(name) == 2 for name in best if name != event.winner)
        assert standings(event)[0].name == event.winner
        with pytest.raises(TournamentError, match="has won"):
            event.pair()

    def test_a_game_of_the_cut_has_a_winner(self) -> None:
        event, chance = field(4, rounds=1, cut=2), random.Random(1)
        event.pair()
        play(event, chance)
        event.pair()
        with pytest.raises(TournamentError, match="has a winner"):
            event.report(1, event.current[0].games[0].corp, "tie")
