"""Ending a turn at the table: where it stops, and that nobody overlooks it."""

import pytest

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table, TableError


def at(t: Table) -> tuple[str, str, str]:
    assert t.decision is not None
    return t.decision.side.name, t.decision.kind, t.decision.rule


class TestStopping:
    @pytest.mark.parametrize(
        ("rule", "kind"), [("5.7.1b", "paid ability window"), ("5.7.1e", "paid ability window"), ("5.7.1f", "action")]
    )
    @pytest.mark.rule("5.7.1")
    def test_in_the_windows_at_the_start_of_the_runners_turn_though_nothing_can_be_done(
        self, rule: str, kind: str
    ) -> None:
        with Table() as t:
            t.end_turn(stop=rule)

            assert at(t) == ("RUNNER", kind, rule)
            assert t.state.active == RUNNER

    @pytest.mark.rule("5.6.1b")
    def test_before_the_corps_turn_has_formally_begun(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.end_turn(stop="window")

            assert at(t) == ("CORP", "paid ability window", "5.6.1b")
            assert (t.corp.clicks, t.corp.credits, len(t.corp.titles("hand"))) == (3, 5, 0)
            t.end_turn()
            assert t.state.active == RUNNER

    def test_what_is_put_there_is_in_time_for_the_beginning(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.end_turn(stop="5.6.1b")
            t.corp.rez("PAD Campaign")
            t.settle()

            assert t.state.active == CORP
            assert t.corp.credits == 5 - 2 + 1

    @pytest.mark.rule("5.6.3b")
    def test_in_the_last_window_of_this_turn(self) -> None:
        with Table() as t:
            t.end_turn(stop="5.6.3b")

            assert at(t) == ("CORP", "paid ability window", "5.6.3b")
            assert t.corp.clicks == 0

    def test_at_a_question_of_the_next_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.end_turn(stop="reaction")

            assert at(t)[:2] == ("CORP", "reaction")
            assert t.corp.credits == 5
            t.corp.trigger("PAD Campaign")
            assert t.corp.credits == 6

    def test_what_does_not_come_is_an_error(self) -> None:
        with Table() as t, pytest.raises(TableError, match=r"before it comes to 6\.9\.3b"):
            t.end_turn(stop="6.9.3b")

    def test_questions_with_one_answer_are_skipped_again_afterwards(self) -> None:
        with Table() as t:
            t.end_turn(stop="5.7.1b")
            t.runner.pass_()

            assert at(t) == ("RUNNER", "action", "5.7.1f")


class TestNothingIsOverlooked:
    def open_order(self) -> Table:
        t = Table("runner")
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.corp.put("Adonis Campaign", "Server 2", rezzed=True, tokens={"credit": 12})
        t.end_turn()
        return t

    @pytest.mark.both
    @pytest.mark.parametrize(
        "look",
        [
            lambda t: t.corp.credits,
            lambda t: t.runner.clicks,
            lambda t: t.corp.titles("hand"),
            lambda t: t.card("PAD Campaign").rezzed,
            lambda t: t.card("Adonis Campaign").tokens("credit"),
            lambda t: t.zone("PAD Campaign"),
            lambda t: t.happened("credits gained"),
            lambda t: t.outcome,
        ],
    )
    @pytest.mark.rule("9.2.8d")
    def test_an_open_order_is_no_start_of_a_turn_to_look_at(self, look: object) -> None:
        t = self.open_order()

        with pytest.raises(TableError, match=r"led to a question that is not answered(.|\n)*PAD Campaign"):
            look(t)  # type: ignore[operator]

    def test_it_can_be_answered(self) -> None:
        with self.open_order() as t:
            t.corp.trigger("Adonis Campaign")

            assert t.corp.credits == 9

    def test_or_noticed(self) -> None:
        t = self.open_order()
        assert at(t)[1] == "reaction"

        assert t.corp.credits == 5

    def test_so_is_an_ability_that_may_be_used(self) -> None:
        t = Table("runner", corp="Blue Sun: Powering the Future")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.end_turn()

        with pytest.raises(TableError, match=r"not answered(.|\n)*Blue Sun"):
            _ = t.corp.credits
        t.corp.decline()
        assert t.corp.clicks == 3

    def test_a_turn_that_begins_without_questions_is_there(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.end_turn()

            assert (t.corp.credits, t.corp.clicks) == (6, 3)

    def test_a_turn_that_cannot_be_ended_by_taking_credits_says_so(self) -> None:
        t = Table("runner")
        t.runner.hand("Special Order").deck("Corroder", "Mimic")
        t.runner.play("Special Order")

        with pytest.raises(TableError, match="the turn asks something"):
            t.end_turn()
