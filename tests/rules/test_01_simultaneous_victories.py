"""Simultaneous victories (CR 1.7.1a) and what comes first."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import CORP, MEAT, RUNNER, Damage, Draw, Together, operation, play
from sneakdoor.model import parts
from sneakdoor.model.declare import CardDef
from sneakdoor.rules.imminence import apply_now
from sneakdoor.rules.moving import to_score
from sneakdoor.testing import Table


def both(*order: Damage | Draw) -> CardDef:
    return operation("Both", "neutral_corp", play(Together(order)), cost=0)


class TestDraws:
    @pytest.mark.both
    @pytest.mark.rule("1.7.1a", "10.3.1c")
    def test_both_players_at_seven_in_one_checkpoint_is_a_draw(self) -> None:
        t = Table("corp")
        t.corp.scored("Priority Requisition", "Priority Requisition")
        t.runner.scored("Priority Requisition", "Priority Requisition")
        t.corp.scored("Hostile Takeover")
        t.runner.scored("Hostile Takeover")
        assert t.decision is None
        assert (t.outcome.winner, t.outcome.how) == (None, "points")

    @pytest.mark.rule("1.7.1a")
    def test_one_player_at_seven_is_none(self) -> None:
        t = Table("corp")
        t.corp.scored("Priority Requisition", "Priority Requisition")
        t.runner.scored("Priority Requisition", "Priority Requisition", "Hostile Takeover")
        assert t.decision is None
        assert t.outcome.winner == RUNNER

    @pytest.mark.both
    @pytest.mark.rule("1.7.1a", "1.7.2b", "1.7.2c")
    @pytest.mark.parametrize("damage_first", [True, False])
    def test_a_flatline_and_an_impossible_draw_in_one_effect_is_a_draw(self, damage_first: bool) -> None:
        parts: tuple[Damage | Draw, ...] = (Damage(1, MEAT), Draw(1, CORP))
        card = both(*(parts if damage_first else parts[::-1]))
        t = Table("corp", deck=0, cards=(card,))
        t.corp.hand("Both")
        t.corp.play("Both")
        assert t.outcome.winner is None
        assert sorted(t.outcome.how.split(" and ")) == ["empty R&D", "flatline"]
        assert t.game.decision is None

    @pytest.mark.rule("1.7.1a")
    def test_one_after_the_other_it_is_not(self) -> None:
        card = operation("Both", "neutral_corp", play(Damage(1, MEAT), Draw(1, CORP)), cost=0)
        t = Table("corp", deck=0, cards=(card,))
        t.corp.hand("Both")
        t.corp.play("Both")
        assert (t.outcome.winner, t.outcome.how) == (CORP, "flatline")

    @pytest.mark.rule("1.7.2b", "10.3.1c")
    def test_a_flatline_comes_before_points_are_counted(self) -> None:
        t = Table("runner")
        t.runner.scored("Priority Requisition", "Priority Requisition")
        assert t.decision is not None
        t.corp.hand("Hostile Takeover")
        to_score(t.state, t.cid("Hostile Takeover"), RUNNER)
        apply_now(t.state, [parts.Damage(CORP, 1, MEAT)])
        t.state.advance()
        assert t.runner.score == 7
        assert (t.outcome.winner, t.outcome.how) == (CORP, "flatline")


class TestConcession:
    @pytest.mark.both
    @pytest.mark.rule("1.7.1")
    def test_it_changes_nothing_once_the_game_is_over(self) -> None:
        t = Table("corp")
        t.corp.scored("Priority Requisition", "Priority Requisition", "Hostile Takeover")
        assert t.decision is None
        t.game.concede(CORP)
        assert (t.outcome.winner, t.outcome.how) == (CORP, "points")

    @pytest.mark.rule("1.7.1")
    def test_it_is_allowed_when_the_other_side_is_asked(self) -> None:
        t = Table("corp")
        t.settle()
        assert t.decision is not None
        assert t.decision.side == CORP
        t.game.concede(RUNNER)
        assert (t.outcome.winner, t.outcome.how) == (CORP, "concession")
