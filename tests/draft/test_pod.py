"""Packs that go around, sealed pools, and what bots make of them."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from sneakdoor import Game
from sneakdoor.decks import cards, check, format_named
from sneakdoor.draft import Cube, Drafter, DraftError, Pod, Side, build, cube_in, every_card, identities, read, write

BOTH = (Side.CORP, Side.RUNNER)


def pod_of(people: int, bots: int, *, seed: int = 1, rounds: int = 2, size: int = 3, sealed: bool = False) -> Pod:
    drafters = [Drafter(f"P{n}") for n in range(people)] + [Drafter(f"B{n}", bot=True) for n in range(bots)]
    return Pod.begin(drafters, seed=seed, rounds=rounds, size=size, sealed=sealed)


def finish(pod: Pod, chance: random.Random) -> Pod:
    while not pod.over:
        name = chance.choice(sorted(pod.waiting))
        pod.pick(name, chance.choice(pod.pack(name)))
    return pod


class TestPassing:
    def test_packs_go_left_then_right(self) -> None:
        pod = pod_of(3, 0)
        first = [pod.pack(f"P{n}") for n in range(3)]
        for n in range(3):
            pod.pick(f"P{n}", first[n][0])
        assert [pod.pack(f"P{n}") for n in range(3)] == [first[n - 1][1:] for n in range(3)]
        for _ in range(2):
            for n in range(3):
                pod.pick(f"P{n}", pod.pack(f"P{n}")[0])
        assert pod.round == 2
        second = [pod.pack(f"P{n}") for n in range(3)]
        for n in range(3):
            pod.pick(f"P{n}", second[n][0])
        assert [pod.pack(f"P{n}") for n in range(3)] == [second[(n + 1) % 3][1:] for n in range(3)]

    def test_whoever_has_taken_a_card_waits(self) -> None:
        pod = pod_of(2, 0)
        pod.pick("P0", pod.pack("P0")[0])

        assert pod.pack("P0") == []
        with pytest.raises(DraftError, match="P0 waits for the others"):
            pod.pick("P0", "Diesel")

    @pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 1), (1, 7), (0, 4), (8, 0)])
    def test_everybody_ends_with_as_many_cards_of_each_side(self, people: int, bots: int) -> None:
        pod = finish(pod_of(people, bots), random.Random(5))
        known = cards()

        for one in pod.drafters:
            for side in BOTH:
                assert len(one.picks[side]) == 6
                assert {known[title].side for title in one.picks[side]} == {side}
        with pytest.raises(DraftError, match="over"):
            pod.pick(pod.drafters[0].name, "Diesel")

    def test_what_is_wrong_is_said(self) -> None:
        pod = pod_of(2, 0)
        with pytest.raises(DraftError, match="nobody here is called 'Nobody'"):
            pod.pick("Nobody", "Diesel")
        with pytest.raises(DraftError, match="'No Such Card' is not in the pack"):
            pod.pick("P0", "No Such Card")
        for people in (1, 9):
            with pytest.raises(DraftError, match="2 to 8 drafters"):
                pod_of(people, 0)
        with pytest.raises(DraftError, match="a name of their own"):
            Pod.begin([Drafter("A"), Drafter("A")])


class TestPacks:
    def test_the_same_seed_makes_the_same_packs(self) -> None:
        assert pod_of(4, 0).table == pod_of(4, 0).table != pod_of(4, 0, seed=2).table

    def test_no_card_comes_twice_before_all_came_once(self) -> None:
        pod = pod_of(0, 8, rounds=4, size=10)
        for side in BOTH:
            dealt = Counter(title for one in pod.drafters for title in one.picks[side])
            assert sum(dealt.values()) == 320
            whole = len(every_card().of(side))
            assert max(dealt.values()) <= -(-320 // whole)

    def test_identities_and_cards_for_special_play_are_not_in_them(self) -> None:
        known = cards()
        assert not any(known[title].is_identity or known[title].only for title in every_card().counts)

    def test_a_small_cube_is_dealt_anew(self) -> None:
        cube = Cube("tiny", {"Diesel": 2, "Hedge Fund": 1})
        pod = Pod.begin([Drafter("A", bot=True), Drafter("B", bot=True)], cube=cube, rounds=1, size=2)

        assert Counter(pod.drafters[0].picks[Side.RUNNER] + pod.drafters[1].picks[Side.RUNNER]) == {"Diesel": 4}

    def test_a_cube_without_a_side_is_refused(self) -> None:
        with pytest.raises(ValueError, match="tiny has no cards for the Runner"):
            Pod.begin([Drafter("A", bot=True), Drafter("B", bot=True)], cube=Cube("tiny", {"Hedge Fund": 9}), size=1)

    def test_sealed_is_all_at_once(self) -> None:
        pod = pod_of(1, 0, rounds=4, size=10, sealed=True)

        assert pod.over
        assert [len(pod.drafters[0].picks[side]) for side in BOTH] == [40, 40]


class TestDecks:
    @pytest.mark.rule("1.4.6")
    @pytest.mark.parametrize("seed", range(4))
    def test_a_bot_builds_legal_decks_and_they_play(self, seed: int) -> None:
        pod = pod_of(0, 2, seed=seed, rounds=4, size=10)
        decks = []
        for side in BOTH:
            for who in identities(side):
                deck = build(pod.drafters[side], side, who)
                assert check(deck, format_named("draft")) == []
                decks.append(deck)
        corp = next(deck for deck in decks if deck.side is Side.CORP)
        runner = next(deck for deck in decks if deck.side is Side.RUNNER)
        game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True)
        chance = random.Random(seed)
        while (decision := game.decision) is not None:
            game.choose(chance.choice(decision.options))

    def test_too_few_cards_are_told(self) -> None:
        with pytest.raises(DraftError, match="too few for a deck of 30"):
            build(Drafter("A"), Side.RUNNER)


class TestFiles:
    def test_a_draft_goes_on_where_it_was_left(self, tmp_path: Path) -> None:
        file = tmp_path / "draft.json"
        pod = pod_of(2, 2)
        for _ in range(7):
            name = min(pod.waiting)
            pod.pick(name, pod.pack(name)[0])
            write(pod, file)
            again = read(file)
            assert (again.table, again.waiting, again.taken) == (pod.table, pod.waiting, pod.taken)
            assert [one.picks for one in again.drafters] == [one.picks for one in pod.drafters]

    def test_a_cube_with_faults_names_its_lines(self, tmp_path: Path) -> None:
        file = tmp_path / "cube.txt"
        file.write_text("# mine\n2 Diesel\nHedge Fund\nDeisel\n3x sure gamble\nGabriel Santiago\n", encoding="utf-8")
        with pytest.raises(DraftError) as wrong:
            cube_in(file)
        assert 'line 4: "Deisel" is no card for packs (nearest: Diesel' in str(wrong.value)
        assert "line 6: " in str(wrong.value)
        assert "identities are not drafted" in str(wrong.value)
        file.write_text("2 Diesel\nHedge Fund\n3x sure gamble\n", encoding="utf-8")
        assert cube_in(file).counts == {"Diesel": 2, "Hedge Fund": 1, "Sure Gamble": 3}

    @pytest.mark.parametrize(
        ("content", "said"),
        [
            ("{", "is no draft"),
            ("[]", "is no draft"),
            ('{"version": 1}', "lacks something"),
            (None, "cannot be opened"),
        ],
    )
    def test_bad_files_are_told(self, tmp_path: Path, content: str | None, said: str) -> None:
        file = tmp_path / "draft.json"
        if content is not None:
            file.write_text(content, encoding="utf-8")
        with pytest.raises(DraftError, match=said):
            read(file)
