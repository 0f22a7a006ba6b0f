"""The table of actions: every answer has a number, no number two answers, and what a number says is what is meant."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest
from tests.laws.games import positions
from tests.laws.test_5_mixed_decks import pile

from sneakdoor import Game, Option, Side
from sneakdoor.env import NoLine, actions
from sneakdoor.env.actions import BY_TITLE, COUNTS, ELSEWHERE, KINDS, NEWER_KINDS, SPARE, ActionMeaning
from sneakdoor.env.features import QUESTIONS, sort_of_question
from sneakdoor.env.places import PLACES, lay_out, place_name
from sneakdoor.env.titles import codes, title_of, titles

CHUNKS = 20
TODAY = "26.03"
OLD_SIZE, OLD_TITLES = 33422, 1579
"""The size of the table of 1.4, which stays, and the number of its titles."""
INSTALL = Option("install", card="Tithe")
TRIGGER = Option("trigger", card="Tithe", ability=2)


def same(option: Option, meaning: ActionMeaning, places: dict[int, int]) -> bool:
    """Does a number that means this stand for this answer?"""
    if meaning.spare >= 0:
        return True
    if meaning.place >= 0:
        first = option.number == 0 and meaning.number == -1  # the only instance and the first of several are one line
        told = (option.kind, places[option.handle], option.ability, -1 if first else option.number)
        return told == (meaning.kind, meaning.place, meaning.ability, meaning.number)
    if meaning.kind == "trigger" and meaning.title:  # wherever the card is, as long as it is not on the table
        return (option.kind, option.card, option.ability) == (meaning.kind, meaning.title, meaning.ability)
    said = (option.kind, option.card, option.zone, option.server, option.number)
    return said == (meaning.kind, meaning.title, meaning.zone, meaning.server, meaning.number)


def examined(seed: int, rules: str = "1.4") -> Counter[str]:
    """All questions of a random game with decks of any cards: how many answers there were, how many in spare lines."""
    table, found = actions(rules), Counter[str]()
    chance = random.Random(seed)
    corp, runner = pile(Side.CORP, chance, rules), pile(Side.RUNNER, chance, rules)
    game = Game.new(corp=corp, runner=runner, seed=seed, skip_forced=True, rules=rules)
    while (decision := game.decision) is not None:
        found["questions"] += 1
        found["other questions"] += sort_of_question(decision.kind) == QUESTIONS[-1]
        options, lines = decision.options, table.lines(game)
        assert len(lines) == len(options), f"seed {seed}: {decision}"
        assert set(lines.values()) == set(options)
        layout = lay_out(game.glance(decision.side))
        assert layout.left_out == 0
        for number, option in lines.items():
            assert 0 <= number < table.size
            meaning = table.meaning(number)
            assert same(option, meaning, layout.of), f"seed {seed}: {option!r} is not {meaning}"
            found["answers"] += 1
            found["spare"] += meaning.spare >= 0
        game.choose(chance.choice(options))
    return found


@pytest.mark.parametrize("rules", ["1.4", TODAY])
@pytest.mark.parametrize("seed", range(3))
def test_every_answer_has_a_number_and_means_what_it_says(seed: int, rules: str) -> None:
    found = examined(seed, rules)
    assert found["answers"] > 50
    assert found["spare"] * 100 < found["answers"]


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["1.4", TODAY])
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_thousand_games_with_mixed_decks(chunk: int, rules: str) -> None:
    size = 2000 // CHUNKS
    seeds = range(20_000 + chunk * size, 20_000 + (chunk + 1) * size)
    found = sum((examined(seed, rules) for seed in seeds), Counter[str]())
    assert found["spare"] * 1000 < found["answers"], found
    assert found["other questions"] * 1000 < found["questions"], found


def test_every_number_means_something_of_its_own() -> None:
    table = actions()
    blocks = list(table.blocks.values())
    assert [block.stop for block in blocks[:-1]] == [block.start for block in blocks[1:]]
    some = [*range(800), *range(800, table.size, 7), *range(table.blocks["places"].start, table.size)]
    words = Counter(str(table.meaning(number)) for number in set(some))
    assert set(words.values()) == {1}
    with pytest.raises(IndexError, match="is no action"):
        table.meaning(table.size)


def test_what_has_no_line_goes_to_the_spare_ones_and_no_further() -> None:
    table = actions()
    strange = [Option("use", "Ice Wall", ability=n, zone="discard") for n in range(SPARE)]
    lines = table.numbered([Option("pass"), *strange], {})
    assert [lines[number] for number in sorted(lines)] == [Option("pass"), *strange]
    assert sorted(lines)[1:] == list(table.blocks["spare"])
    with pytest.raises(NoLine, match="65 answers without a line"):
        table.numbered([*strange, Option("rez", handle=7)], {})


def test_two_answers_never_share_a_line() -> None:
    """The same ability of two copies that lie in different zones has one line: the second copy takes a spare one."""
    table = actions()
    both = [Option("trigger", "Eden Shard", ability=0, zone=zone) for zone in ("", "discard")]
    lines = table.numbered(both, {})
    assert list(lines.values()) == both
    assert sorted(lines)[1] == table.blocks["spare"].start


def test_numbers_stay_when_kinds_are_added() -> None:
    """Agents are trained on these numbers: a new kind of question is "another", a new move goes last."""
    assert (len(KINDS), KINDS[0], KINDS[17], KINDS[35]) == (36, "access", "number", "yes")
    assert (len(QUESTIONS), QUESTIONS[2], QUESTIONS[16], QUESTIONS[42]) == (54, "action", "deciding", "pay with cards")
    assert QUESTIONS[-2:] == ("where the trashed card goes", "another question")


def test_the_lists_are_without_doubles() -> None:
    for listed in (KINDS, BY_TITLE, list(COUNTS), QUESTIONS):
        assert len(set(listed)) == len(listed)
    assert len({place_name(place) for place in range(PLACES)}) == PLACES


def test_handles_do_not_show_in_numbers() -> None:
    """Places say where a card lies: the same table gives the same numbers whatever handles its cards have."""
    table = actions()
    for game in islice(positions(3, skip_forced=True), 20, 120, 10):
        decision = game.decision
        assert decision is not None
        options = list(decision.options)
        layout = lay_out(game.view(decision.side)).of
        moved = {handle + 1000: place for handle, place in layout.items()}
        shifted = [
            Option(one.kind, one.card, one.handle and one.handle + 1000, one.ability, one.server, one.number, one.zone)
            for one in options
        ]
        assert list(table.numbered(options, layout)) == list(table.numbered(shifted, moved))


def test_the_table_of_1_4_begins_that_of_26_03_and_newer_titles_follow() -> None:
    old, new = actions(), actions(TODAY)
    some = [*range(0, old.size, 97), *range(old.size - SPARE, old.size)]

    assert [old.meaning(number) for number in some] == [new.meaning(number) for number in some]
    assert (old.size, len(old.titles)) == (OLD_SIZE, OLD_TITLES)
    assert new.size - old.size == (len(BY_TITLE) + ELSEWHERE) * len(new.newer) + len(NEWER_KINDS)
    assert len(new.newer) >= 481
    lines = [old.number(one, {}) for one in (INSTALL, TRIGGER)], [new.number(one, {}) for one in (INSTALL, TRIGGER)]
    assert lines[0] == [-1, -1]
    assert [(one.kind, one.title, one.ability) for one in map(new.meaning, lines[1])] == [
        ("install", "Tithe", -1),
        ("trigger", "Tithe", 2),
    ]


def test_codes_of_titles_are_added_after_those_of_1_4() -> None:
    assert titles(TODAY)[: len(titles())] == titles()
    assert codes()["Ice Wall"] == titles().index("Ice Wall") + 2
    assert title_of(codes()["Tithe"]) == "Tithe"
    assert codes()["Tithe"] >= len(titles()) + 2
