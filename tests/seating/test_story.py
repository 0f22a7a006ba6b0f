"""The log as a story: every step is in it, and nothing that the side was not told."""

from __future__ import annotations

import pytest
from tests.seating.greedy_games import greedy_game, pairs
from tests.seating.test_auto_pass import at
from tests.seating.test_break_planner import before

from sneakdoor import Game, LogEntry, Side
from sneakdoor.seating import Storyteller, story
from sneakdoor.testing import Table


def finished(number: int) -> list[Game]:
    out = []
    for game in pairs(number):
        for _ in greedy_game(game):
            pass
        out.append(game)
    return out


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return finished(2)


def told(game: Game, side: Side, since: int = 0) -> list[str]:
    return [one.words for one in story(game.log(side, since))]


def parts(game: Game, side: Side) -> list[tuple[object, ...]]:
    return [(one.kind, one.card, one.source, one.server, one.amount, one.cause) for one in game.log(side)]


def test_every_step_is_in_one_line_and_in_order(games: list[Game]) -> None:
    for game in games:
        for side in (*Side, None):
            log = game.log(side)
            lines = story(log)
            assert [entry for line in lines for entry in line.entries] == log
            assert len(lines) < len(log) / 2
            assert all(line.words for line in lines)


def test_a_growing_log_is_told_like_the_whole(games: list[Game]) -> None:
    log = games[0].log(Side.CORP)
    teller = Storyteller()
    for n, entry in enumerate(log):
        teller.hear([entry])
        if n % 7 == 0 or n == len(log) - 1:
            lines = teller.paragraphs()
            assert lines == story(log[: n + 1])
            assert all(list(line.entries) == log[line.first : line.last + 1] for line in lines)
            assert all(one is other for one, other in zip(lines[:-1], teller.paragraphs(), strict=False))


def test_turns_are_headings(games: list[Game]) -> None:
    lines = story(games[0].log(Side.CORP))
    headings = [line.words for line in lines if line.heading]
    assert headings[:2] == ["Turn 1, the Corp's", "Turn 2, the Runner's"]


def test_a_story_names_no_card_that_the_log_does_not(games: list[Game]) -> None:
    from sneakdoor.decks import cards

    for game in games:
        for side in Side:
            for line in story(game.log(side)):
                said = " ".join(entry.words for entry in line.entries)
                assert not [title for title in cards() if len(title) > 5 and title in line.words and title not in said]


def test_the_parts_of_an_entry_say_no_more_than_its_words(games: list[Game]) -> None:
    for game in games:
        for entry in game.log(Side.RUNNER):
            for part in (entry.card, entry.source, entry.server):
                assert part in entry.words


def test_what_is_hidden_can_be_changed_and_the_story_stays(games: list[Game]) -> None:
    for game in pairs(2):
        for n, _ in enumerate(greedy_game(game)):
            if n == 150:
                for side in Side:
                    dealt = game.sample(side, 3)
                    assert told(dealt, side) == told(game, side)
                    assert parts(dealt, side) == parts(game, side)
                break


class TestWords:
    def test_damage_and_who_pays_for_it(self) -> None:
        t = Table("runner")
        t.corp.put("Snare!", "Server 1")
        t.runner.hand("Corroder", "Mimic", "Diesel", "Desperado")
        t.runner.run("Server 1")
        t.corp.accept()
        t.finish_run()
        line = told(t.game, Side.RUNNER)[-1]
        assert line.startswith(
            "The Runner runs Server 1, gets in, accesses Snare!; the Corp pays 4 credits; the Runner"
        )
        assert "suffers 3 net damage (Snare!)" in line
        assert line.count("trashed by the damage") == 1

    def test_clicks_on_a_card_are_one_line(self) -> None:
        t = Table("runner")
        t.runner.put("Armitage Codebusting", tokens={"credit": 12})
        for _ in range(3):
            t.runner.use("Armitage Codebusting")
        assert told(t.game, Side.RUNNER)[-1] == "The Runner clicks Armitage Codebusting 3 times for 6 credits."

    def test_one_click(self) -> None:
        t = Table("runner")
        t.runner.put("Armitage Codebusting", tokens={"credit": 12})
        t.runner.use("Armitage Codebusting")
        assert told(t.game, Side.RUNNER)[-1] == "The Runner clicks Armitage Codebusting for 2 credits."

    def test_an_event_with_its_price_and_what_it_brings(self) -> None:
        t = Table("runner")
        t.runner.hand("Sure Gamble")
        t.runner.play("Sure Gamble")
        assert told(t.game, Side.RUNNER)[-1] == "The Runner plays Sure Gamble for 5 credits, gains 9 credits."

    def test_a_facedown_install_is_no_more_than_that_to_the_runner(self) -> None:
        t = Table("corp")
        t.corp.hand("Ice Wall")
        t.corp.install("Ice Wall", "HQ")
        assert told(t.game, Side.RUNNER)[-1] == "The Corp installs a piece of ice protecting HQ."
        assert told(t.game, Side.CORP)[-1] == "The Corp installs Ice Wall protecting HQ."

    def test_a_run_is_one_paragraph_with_its_turning_points(self) -> None:
        t = before("Wall of Thorns", "Corroder")
        t.corp.hand("Hostile Takeover")
        from tests.seating.test_commands import carry

        carry(t.game, Side.RUNNER, "break all")
        while t.run is not None:
            assert t.game.decision is not None
            options = t.game.decision.options
            t.game.choose(next((one for one in options if one.kind in {"pass", "continue"}), options[0]))
        at(t, Side.RUNNER, "5.7.1f")
        assert told(t.game, Side.RUNNER)[-1] == (
            "The Runner runs HQ, breaks 2 subroutines of Wall of Thorns with Corroder for 5 credits, gets in, accesses "
            "Hostile Takeover, steals Hostile Takeover (1 point)."
        )

    def test_ice_that_ends_the_run(self) -> None:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        t.corp.rez("Ice Wall")
        t.finish_run()
        assert told(t.game, Side.RUNNER)[-1] == (
            "The Runner runs HQ; the Corp rezzes Ice Wall for 1 credit; the Runner meets Ice Wall; the run ends."
        )


def test_a_log_of_plain_entries_is_told_as_it_is() -> None:
    entries = [LogEntry(1, 0, "1.1", "The Corp does something.", "something"), LogEntry(1, 2, "1.1", "It rains.")]
    assert [one.words for one in story(entries)] == ["The Corp does something; It rains."]
