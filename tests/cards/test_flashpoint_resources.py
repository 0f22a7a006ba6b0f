"""What resources of the Flashpoint cycle do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


class TestAaronMarron:
    def test_a_stolen_agenda_brings_two_counters(self) -> None:
        with Table("runner") as t:
            aaron = t.runner.put("Aaron Marrón")
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 1
            assert aaron.tokens("power") == 2

    def test_so_does_a_scored_one(self) -> None:
        with Table("corp") as t:
            aaron = t.runner.put("Aaron Marrón")
            t.corp.put("Priority Requisition", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Priority Requisition")
            assert aaron.tokens("power") == 2

    def test_a_counter_removes_a_tag_and_draws(self) -> None:
        with Table("runner") as t:
            aaron = t.runner.put("Aaron Marrón", tokens={"power": 1})
            t.runner.set(tags=2)
            t.runner.use("Aaron Marrón")
            assert (t.state.tags, t.runner.titles("hand"), aaron.tokens("power")) == (1, ["Sure Gamble"], 0)

    @pytest.mark.rule("1.2.5")
    @pytest.mark.parametrize(("tags", "deck", "can"), [(0, 0, False), (1, 0, True), (0, 1, True)])
    def test_either_half_is_enough_to_use_it(self, tags: int, deck: int, can: bool) -> None:
        with Table("runner", deck=deck) as t:
            t.runner.put("Aaron Marrón", tokens={"power": 1})
            t.runner.set(tags=tags)
            assert t.runner.can("use", "Aaron Marrón") is can


def test_blockade_runner_draws_three_and_shuffles_one_in() -> None:
    with Table("runner") as t:
        t.runner.put("Blockade Runner")
        t.runner.hand("Corroder")
        t.runner.use("Blockade Runner")
        t.runner.pick("Corroder")
        assert t.runner.titles("hand") == ["Sure Gamble"] * 3
        assert t.runner.clicks == 2
        assert t.zone("Corroder") == "the stack"
        assert t.happened("shuffled") == 1 or t.happened("shuffled in") == 1


@pytest.mark.parametrize(
    ("rich", "has", "cards", "clicks"),
    [(4, 5, 0, 4), (5, 6, 0, 4), (9, 6, 0, 4), (10, 5, 1, 4), (14, 5, 1, 4), (15, 5, 0, 5), (30, 5, 0, 5)],
)
def test_beth_kilrain_chang_looks_at_what_the_corp_has(rich: int, has: int, cards: int, clicks: int) -> None:
    with Table("corp", clicks=1) as t:
        t.runner.put("Beth Kilrain-Chang")
        t.corp.set(credits=rich - 1)
        t.end_turn()
        assert (t.runner.credits, len(t.runner.titles("hand")), t.runner.clicks) == (has, cards, clicks)
