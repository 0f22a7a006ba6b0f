"""Drawing by version 26.03 (CR 26.03:8.4): set aside, a checkpoint, and then to the hand."""

from __future__ import annotations

import pytest
from tests.verbs import now, story

from sneakdoor.cards.vocabulary import (
    CORP,
    IN_DISCARD,
    IN_HAND,
    MINE,
    RUNNER,
    AsOne,
    Cannot,
    Count,
    DoToChosen,
    Draw,
    Drawn,
    Each,
    EachMayDraw,
    Gain,
    Is,
    On,
    Swap,
    Target,
    When,
    asset,
    event,
    operation,
    play,
    resource,
    when,
)
from sneakdoor.model.declare import CardDef, Instruction
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table

RULES = "26.03"

TWO_CARDS = operation("Two Cards", "neutral_corp", play(Draw(2)), cost=0)
IN_HQ = Each(1, Count(Is(zone=IN_HAND, side=CORP)))


def whenever_drawn(*effects: Instruction, title: str = "Ledger", per_card: bool = False) -> CardDef:
    """An asset that does something whenever the Corp draws, once for all cards or for each of them."""
    return asset(title, "neutral_corp", When(On("drawn", by=MINE), effects, per_batch=not per_card), cost=0, trash=0)


def corp(*made: CardDef, deck: tuple[str, ...] = ("Hedge Fund", "Enigma", "Wraparound")) -> Table:
    """The Corp's action phase, with these assets rezzed; the last card of the deck is its top card."""
    t = Table("corp", cards=(*made, TWO_CARDS), rules=RULES, deck=0)
    t.corp.deck(*deck).hand("Two Cards")
    for n, one in enumerate(made, 1):
        t.corp.put(one.title, f"Server {n}", rezzed=True)
    return t


class TestTheProcedure:
    @pytest.mark.rule("26.03:8.4.5a", "26.03:8.4.2")
    def test_what_waits_for_a_draw_finds_the_card_set_aside(self) -> None:
        with corp(whenever_drawn(Target(Drawn(), up_to=True), Gain(1))) as t:
            t.corp.act("draw")
            assert now(t).side == CORP
            assert t.zone("Wraparound") == "set aside"
            assert t.corp.titles("hand") == ["Two Cards"]
            t.corp.act("done")

    @pytest.mark.rule("26.03:8.4.5a", "26.03:10.2.2a")
    def test_its_controller_may_look_at_it_and_the_opponent_not(self) -> None:
        with corp(whenever_drawn(Target(Drawn(), up_to=True), Gain(1))) as t:
            t.corp.act("draw")
            cid = t.cid("Wraparound")
            assert visible(t.state, cid, CORP)
            assert not visible(t.state, cid, RUNNER)
            assert t.game.view(CORP).aside.cards == ["Wraparound"]
            assert t.game.view(RUNNER).aside.cards == []
            t.corp.act("done")

    @pytest.mark.rule("26.03:8.4.5b", "26.03:9.11.1c", "26.03:10.3.5")
    def test_abilities_resolve_before_the_cards_are_in_the_hand(self) -> None:
        with corp(whenever_drawn(Gain(IN_HQ))) as t:
            t.corp.play("Two Cards")
            t.settle()
            assert t.corp.credits == 5  # HQ was empty when they did

    @pytest.mark.rule("26.03:8.4.5c")
    def test_then_all_of_them_are_added_to_the_hand(self) -> None:
        with corp(whenever_drawn(Gain(1))) as t:
            t.corp.play("Two Cards")
            t.settle()
            assert sorted(t.corp.titles("hand")) == ["Enigma", "Wraparound"]
            assert t.corp.credits == 6

    @pytest.mark.rule("26.03:8.4.2a")
    def test_each_drawn_card_meets_a_condition_about_it(self) -> None:
        with corp(whenever_drawn(Gain(1), per_card=True)) as t:
            t.corp.play("Two Cards")
            t.answer(now(t).options[0])
            t.settle()
            assert t.corp.credits == 7

    @pytest.mark.rule("26.03:8.4.2b", "26.03:4.8.3")
    def test_other_abilities_only_see_the_cards_come_from_the_deck(self) -> None:
        with corp(whenever_drawn(Gain(1))) as t:
            t.corp.act("draw")
            t.settle()
            assert story(t, "drawn", "added to hand", "set aside") == ["drawn"]

    @pytest.mark.rule("26.03:8.4.5a")
    def test_a_prohibition_leaves_the_deck_as_it_is(self) -> None:
        waits = resource("Waits", "neutral_runner", when(On("drawn"), Gain(1)), Cannot("corp draw"), cost=0)
        with Table("corp", cards=(waits, TWO_CARDS), rules=RULES, deck=3) as t:
            t.runner.put("Waits")
            t.corp.hand("Two Cards")
            before = len(t.state.deck[CORP])
            if t.corp.can("play", "Two Cards"):
                t.corp.play("Two Cards")
            assert (len(t.state.deck[CORP]), t.happened("drawn")) == (before, 0)

    @pytest.mark.rule("26.03:8.4.5a", "26.03:4.2.7b")
    def test_the_last_cards_are_set_aside_and_then_the_corp_has_lost(self) -> None:
        t = corp(whenever_drawn(Gain(1)), deck=("Enigma",))
        t.corp.play("Two Cards")
        assert t.outcome is not None
        assert t.outcome.winner == RUNNER


class TestMovingThem:
    @pytest.mark.rule("26.03:8.4.3", "26.03:8.4.3a")
    def test_a_card_that_leaves_the_set_aside_zone_is_not_added_to_the_hand(self) -> None:
        with corp(whenever_drawn(DoToChosen("to deck bottom", Drawn()))) as t:
            t.corp.play("Two Cards")
            t.corp.pick("Enigma")
            t.settle()
            assert t.corp.titles("hand") == ["Wraparound"]
            assert t.state.card(t.state.deck[CORP][0]).title == "Enigma"

    @pytest.mark.rule("26.03:8.4.3a")
    def test_and_is_no_longer_drawn_for_the_next_ability(self) -> None:
        first = whenever_drawn(DoToChosen("trash", Drawn()))
        second = whenever_drawn(Gain(Each(1, Count(Drawn()))), title="Tally")
        with corp(first, second) as t:
            t.corp.play("Two Cards")
            t.corp.trigger("Ledger")
            t.corp.pick("Enigma")
            t.settle()
            assert t.corp.credits == 6

    @pytest.mark.rule("26.03:8.4.3b", "26.03:8.8.4d")
    def test_a_card_swapped_in_is_drawn_instead(self) -> None:
        swap = whenever_drawn(Swap(Drawn(), Is(zone=IN_DISCARD, side=CORP)))
        with corp(swap) as t:
            t.corp.discard("Tollbooth")
            t.corp.act("draw")
            t.settle()
            assert sorted(t.corp.titles("hand")) == ["Tollbooth", "Two Cards"]
            assert t.zone("Wraparound") == "Archives"

    @pytest.mark.rule("26.03:8.4.3b", example=112)
    def test_what_was_swapped_in_can_be_put_on_the_bottom_of_the_deck(self) -> None:
        """As with Raman Rai and Daily Business Show."""
        swap = whenever_drawn(
            Swap(Drawn(), Is(zone=IN_DISCARD, side=CORP), alike=True, reveal=True), title="Exchange", per_card=False
        )
        with corp(swap, whenever_drawn(DoToChosen("to deck bottom", Drawn()))) as t:
            t.corp.discard("Tollbooth")
            t.corp.play("Two Cards")
            t.corp.trigger("Exchange")
            t.corp.pick("Enigma")
            t.corp.pick("Tollbooth")
            t.settle()
            assert t.corp.titles("hand") == ["Wraparound"]
            assert t.state.card(t.state.deck[CORP][0]).title == "Tollbooth"
            assert t.zone("Enigma") == "Archives"


class TestGroups:
    @pytest.mark.rule("26.03:4.8.7", "26.03:1.12.1", example=68)
    def test_the_runner_loses_track_of_an_accessed_card_among_drawn_ones(self) -> None:
        """As with Daily Business Show."""
        with corp(whenever_drawn(DoToChosen("to deck bottom", Drawn()))) as t:
            cid = t.cid("Wraparound")
            t.state.known[cid] |= 1 << RUNNER  # accessed on top of R&D
            t.corp.play("Two Cards")
            assert not visible(t.state, cid, RUNNER)
            t.corp.pick("Wraparound")
            t.settle()
            assert t.state.deck[CORP][0] == cid
            assert not visible(t.state, cid, RUNNER)

    @pytest.mark.rule("26.03:4.8.7")
    def test_the_order_of_a_group_says_nothing_to_the_opponent(self) -> None:
        with corp(whenever_drawn(Target(Drawn(), up_to=True), Gain(1))) as t:
            t.corp.play("Two Cards")
            aside = t.game.view(RUNNER).aside
            assert (aside.hidden, aside.cards, aside.known) == (2, [], {})
            t.corp.act("done")


class TestTogether:
    @pytest.mark.rule("26.03:8.4.4")
    def test_two_players_draw_before_either_has_a_reaction(self) -> None:
        both = event("Seminar", "neutral_runner", play(AsOne((Draw(1), Draw(1, CORP)))), cost=0)
        in_grip = Each(1, Count(Is(zone=IN_HAND, side=RUNNER)))
        watch = resource("Watch", "neutral_runner", when(On("drawn", by=CORP), Gain(in_grip)), cost=0)
        with Table("runner", cards=(both, watch), rules=RULES) as t:
            t.runner.put("Watch")
            t.runner.hand("Seminar")
            t.runner.play("Seminar")
            t.settle()
            assert t.runner.credits == 5  # their own card was not in the grip yet
            assert [len(t.runner.titles("hand")), len(t.corp.titles("hand"))] == [1, 1]

    @pytest.mark.rule("26.03:8.4.4a")
    def test_who_may_draw_says_how_much_first_the_active_player_before_the_other(self) -> None:
        offer = event("Offer", "neutral_runner", play(EachMayDraw(2)), cost=0)
        with Table("runner", cards=(offer,), rules=RULES) as t:
            t.runner.hand("Offer")
            t.runner.play("Offer")
            assert (now(t).side, now(t).rule) == (RUNNER, "26.03:8.4.4a")
            t.runner.number(2)
            assert now(t).side == CORP
            assert t.happened("drawn") == 0
            t.corp.number(1)
            t.settle()
            assert [len(t.runner.titles("hand")), len(t.corp.titles("hand"))] == [2, 1]

    @pytest.mark.rule("26.03:8.4.4a")
    def test_who_wants_none_draws_none(self) -> None:
        offer = event("Offer", "neutral_runner", play(EachMayDraw(2)), cost=0)
        with Table("runner", cards=(offer,), rules=RULES) as t:
            t.runner.hand("Offer")
            t.runner.play("Offer")
            t.runner.number(0)
            t.corp.number(0)
            t.settle()
            assert t.happened("drawn") == 0
