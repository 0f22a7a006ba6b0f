"""A trashed card that goes somewhere else is trashed all the same (1.4:1.18.1a), and what is set aside (1.4:4.8)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    CORP,
    IN_HAND_ZONE,
    MEAT,
    PROGRAM,
    RUNNER,
    Damage,
    Gain,
    Is,
    TrashCards,
    operation,
    paid,
    play,
    resource,
)
from sneakdoor.model import parts
from sneakdoor.model.changes import FromZone
from sneakdoor.model.enums import ASIDE, DECK
from sneakdoor.model.objects import FACEDOWN
from sneakdoor.rules.imminence import apply_now, perform
from sneakdoor.rules.moving import to_pile
from sneakdoor.testing import Table

SKORPIOS = "Skorpios Defense Systems: Persuasive Power"
HURT = operation("Hurt", "neutral_corp", play(Damage(2, MEAT)), cost=0)


def do(t: Table, *them: parts.Part) -> None:
    """Let something happen at the table."""
    assert t.decision is not None
    t.state.withdraw()
    t.state.stack[-1].goto("before_priority")
    perform(t.state, list(them))
    t.state.advance()
    t.game._decision = None


def trash(t: Table, title: str, by: int = CORP, n: int = 0) -> parts.Part:
    cid = t.cid(title, n)
    return parts.Trash(by, cid, cause="ability", ref=t.state.ref[cid])


class TestOnlyTheDestinationIsReplaced:
    @pytest.mark.rule("1.4:1.18.1a", "8.4.5")
    def test_harbinger_stays_installed_facedown_and_was_trashed(self) -> None:
        with Table("corp") as t:
            t.runner.put("Harbinger")
            ref = t.state.ref[t.cid("Harbinger")]
            do(t, trash(t, "Harbinger"))
            assert t.card("Harbinger").installed
            assert t.card("Harbinger").thing.form == FACEDOWN
            assert t.state.ref[t.cid("Harbinger")] == ref
            assert t.happened("trashed") == 1

    @pytest.mark.rule("8.4.2", "1.4:8.4.4")
    def test_facedown_it_has_no_ability_to_stay_again(self) -> None:
        with Table("corp") as t:
            t.runner.put("Harbinger")
            do(t, trash(t, "Harbinger"))
            do(t, trash(t, "Harbinger"))
            assert t.zone("Harbinger") == "the heap"

    @pytest.mark.rule("1.4:1.18.1a", "1.8.4")
    def test_from_the_grip_it_goes_to_the_heap(self) -> None:
        with Table("corp", cards=(HURT,)) as t:
            t.runner.hand("Harbinger", "Harbinger")
            t.corp.hand("Hurt")
            t.corp.play("Hurt")
            t.settle()
            assert t.runner.titles("discard") == ["Harbinger", "Harbinger"]

    @pytest.mark.rule("1.4:1.18.1a", "1.15.1")
    def test_a_cost_of_trashing_it_is_paid(self) -> None:
        burner = resource("Burner", "anarch", paid(TrashCards(Is((PROGRAM,), side=RUNNER)), Gain(3)), cost=0)
        with Table("runner", cards=(burner,)) as t:
            t.runner.put("Burner")
            t.runner.put("Harbinger")
            t.runner.use("Burner")
            assert t.runner.credits == 8
            assert t.card("Harbinger").thing.form == FACEDOWN
            t.settle()
            assert not t.runner.can("use", "Burner")  # a facedown card is no program

    @pytest.mark.rule("1.4:1.18.1a", "9.6.2b")
    def test_abilities_that_wait_for_a_trashed_card_see_it(self) -> None:
        with Table("corp") as t:
            t.corp.put("Marilyn Campaign", "Server 1", rezzed=True, tokens={"credit": 8})
            t.corp.put("Hostile Infrastructure", "Server 2", rezzed=True)
            t.runner.hand("Sure Gamble")
            do(t, trash(t, "Marilyn Campaign", RUNNER))
            t.corp.trigger("Marilyn Campaign")
            t.settle()
            assert t.zone("Marilyn Campaign") == "R&D"
            assert t.runner.titles("discard") == ["Sure Gamble"]  # 1 net damage for the trashed card

    @pytest.mark.rule("1.4:1.18.1a", "1.15.1a")
    def test_an_optional_one_is_a_choice_and_not_for_costs(self) -> None:
        with Table("corp") as t:
            t.corp.put("Marilyn Campaign", "Server 1", rezzed=True, tokens={"credit": 8})
            do(t, trash(t, "Marilyn Campaign", RUNNER))
            t.corp.pass_()
            t.settle()
            assert t.zone("Marilyn Campaign") == "Archives"
        with Table("corp") as t:
            t.corp.put("Marilyn Campaign", "Server 1", rezzed=True, tokens={"credit": 8})
            t.settle()
            cid = t.cid("Marilyn Campaign")
            apply_now(t.state, [parts.Trash(CORP, cid, cause="cost", ref=t.state.ref[cid])])
            assert t.zone("Marilyn Campaign") == "Archives"


class TestSetAside:
    @pytest.mark.rule("1.4:1.18.1a", "1.4:4.8.1", "10.4.3")
    def test_cards_trashed_by_damage_are_set_aside_and_one_may_be_removed(self) -> None:
        with Table("corp", corp=SKORPIOS, cards=(HURT,)) as t:
            t.runner.hand("Corroder", "Sure Gamble")
            t.corp.hand("Hurt")
            t.corp.play("Hurt")
            d = t.decision
            assert d is not None
            assert d.side == CORP
            assert sorted(o.card for o in d.options if o.kind == "pick") == ["Corroder", "Sure Gamble"]
            t.corp.pick("Corroder")
            t.settle()
            assert t.zone("Corroder") == "removed"
            assert t.runner.titles("discard") == ["Sure Gamble"]
            assert t.state.aside == []
            assert t.happened("trashed") == 3  # both, and the operation

    @pytest.mark.rule("1.4:1.18.1a")
    def test_removing_none_leaves_it_for_another_time_in_the_turn(self) -> None:
        with Table("corp", corp=SKORPIOS) as t:
            t.runner.put("Corroder")
            t.runner.put("Ninja")
            do(t, trash(t, "Corroder"))
            t.corp.pick()
            assert t.zone("Corroder") == "the heap"
            do(t, trash(t, "Ninja"))
            t.corp.pick("Ninja")
            assert t.zone("Ninja") == "removed"

    @pytest.mark.rule("1.4:1.18.1a")
    def test_once_a_card_was_removed_the_rest_of_the_turn_is_ordinary(self) -> None:
        with Table("corp", corp=SKORPIOS) as t:
            t.runner.put("Corroder")
            t.runner.put("Ninja")
            do(t, trash(t, "Corroder"))
            t.corp.pick("Corroder")
            do(t, trash(t, "Ninja"))
            t.settle()
            assert t.zone("Ninja") == "the heap"

    @pytest.mark.rule("1.4:1.18.1a")
    def test_cards_of_the_corp_go_to_archives(self) -> None:
        with Table("corp", corp=SKORPIOS) as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            do(t, trash(t, "PAD Campaign"))
            t.settle()
            assert t.zone("PAD Campaign") == "Archives"

    @pytest.mark.rule("9.8.4d", "1.4:9.8")
    @pytest.mark.parametrize("own", [True, False])
    def test_of_two_destinations_the_controller_of_the_card_chooses_one(self, own: bool) -> None:
        with Table("corp", corp=SKORPIOS) as t:
            t.runner.put("Harbinger")
            do(t, trash(t, "Harbinger"))
            d = t.decision
            assert d is not None
            assert (d.side, d.rule) == (RUNNER, "9.8.4d")
            t.runner.act("instead", "Harbinger" if own else SKORPIOS)
            if own:
                assert t.card("Harbinger").thing.form == FACEDOWN
            else:
                t.corp.pick("Harbinger")
                assert t.zone("Harbinger") == "removed"

    @pytest.mark.rule("10.3.4", "1.15.2")
    def test_what_was_trashed_as_a_cost_is_dealt_with_before_the_ability_resolves(self) -> None:
        with Table("runner", corp=SKORPIOS) as t:
            t.runner.put("Decoy")
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder", "Ninja")
            t.runner.use("Clone Chip")
            t.corp.pick("Clone Chip")
            d = t.decision
            assert d is not None
            assert d.side == RUNNER
            t.runner.pick("Corroder")
            t.settle()
            assert t.card("Corroder").installed
            assert t.zone("Clone Chip") == "removed"


class TestLeavingTheSetAsideZone:
    @pytest.mark.rule("1.4:4.8.3")
    def test_a_card_counts_as_coming_from_where_it_was_before(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Sure Gamble")
            t.settle()
            cid = t.cid("Sure Gamble", 12)
            assert t.zone("Sure Gamble", 12) == "the grip"
            to_pile(t.state, cid, ASIDE)
            assert t.state.origin(cid) == IN_HAND_ZONE
            apply_now(t.state, [parts.Trash(RUNNER, cid, ref=t.state.ref[cid])])
            last = t.state.journal.since(0)[-1]
            assert isinstance(last, FromZone)
            assert (last.kind, last.zone) == ("trashed", IN_HAND_ZONE)
            assert t.state.came == {}

    @pytest.mark.rule("1.4:4.8.3", "4.2.2")
    def test_a_program_found_in_the_stack_is_installed_from_the_stack(self) -> None:
        with Table("runner") as t:
            t.runner.deck("Corroder").put("Self-modifying Code")
            t.runner.use("Self-modifying Code")
            t.runner.pick("Corroder")
            t.runner.destination()
            t.settle()
            assert t.card("Corroder").installed
            left = [one for one in t.state.journal.since(0) if isinstance(one, FromZone)]
            assert [one.zone for one in left if one.kind == "installing"] == [DECK]
