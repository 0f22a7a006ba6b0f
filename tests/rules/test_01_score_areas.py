"""Scoring, stealing and score areas (CR 1.16): agendas that are added in another way than by scoring or stealing."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table


class TestReplacedArrival:
    @pytest.mark.both
    @pytest.mark.rule("1.4:1.16.3f", "1.4:9.1.8b")
    def test_a_stolen_agenda_is_stolen_although_it_arrives_in_another_way(self) -> None:
        with Table(turn="runner", corp="Jinteki: Personal Evolution") as t:
            t.corp.put("Project Vacheron", "Server 1")
            t.runner.hand("Sure Gamble", "Sure Gamble").scored("Priority Requisition", "Priority Requisition")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.happened("stolen") == 1
            assert t.happened("damaged") == 1  # what waits for a stolen agenda was met
            assert t.card("Project Vacheron").tokens("agenda") == 4
            assert t.runner.score == 6  # worth nothing yet
            assert t.outcome is None

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.16.3f", "1.16.2")
    def test_it_is_worth_its_points_when_the_last_counter_is_gone(self) -> None:
        t = Table(turn="corp")
        t.corp.put("Project Vacheron", "Server 1")
        t.runner.scored("Priority Requisition", "Priority Requisition")
        t.end_turn()
        t.runner.run("Server 1")
        t.finish_run()
        for left in (3, 2, 1):
            t.end_turn()
            t.end_turn()
            assert t.card("Project Vacheron").tokens("agenda") == left
            assert t.runner.score == 6
        t.end_turn()
        t.end_turn()
        assert t.outcome is not None
        assert t.outcome.winner == RUNNER

    @pytest.mark.rule("1.4:1.16.3f")
    def test_stolen_from_archives_nothing_is_replaced(self) -> None:
        with Table(turn="runner") as t:
            t.corp.discard("Project Vacheron")
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("stolen") == 1
            assert t.card("Project Vacheron").tokens("agenda") == 0
            assert t.runner.score == 3

    @pytest.mark.rule("1.4:1.16.3f")
    def test_scored_by_the_corp_nothing_is_replaced(self) -> None:
        with Table() as t:
            t.corp.put("Project Vacheron", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Project Vacheron")
            t.settle()
            assert t.corp.score == 3
            assert t.card("Project Vacheron").tokens("agenda") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.16.3e")
    def test_added_directly_it_is_replaced_too_and_not_stolen(self) -> None:
        with Table(turn="runner", corp="Jinteki: Personal Evolution") as t:
            t.corp.put("Project Vacheron", "Server 1")
            t.runner.hand("Sure Gamble", "Sure Gamble").put("Film Critic")
            t.runner.run("Server 1")
            t.runner.trigger("Film Critic")
            t.finish_run()
            t.runner.use("Film Critic")
            t.settle()
            assert t.runner.titles("score") == ["Project Vacheron"]
            assert t.card("Project Vacheron").tokens("agenda") == 4
            assert t.happened("stolen") == 0
            assert t.happened("damaged") == 0

    @pytest.mark.both
    @pytest.mark.rule("10.11.4c", "1.4:9.1.8b")
    def test_swapped_into_the_runners_score_area_it_comes_there_with_counters(self) -> None:
        with Table(turn="runner") as t:
            t.corp.scored("Project Vacheron")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.put("Turntable")
            t.runner.run("Server 1")
            t.runner.trigger("Turntable")
            t.finish_run()
            assert t.runner.titles("score") == ["Project Vacheron"]
            assert t.card("Project Vacheron").tokens("agenda") == 4
            assert t.runner.score == 0
            assert t.corp.score == 1
