"""Costs (CR 1.15)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    ADVANCEMENT,
    ICE,
    IN_HAND,
    PROGRAM,
    CardDef,
    Credits,
    Draw,
    Each,
    ExtraCost,
    Forfeit,
    Gain,
    Hosted,
    Is,
    Modify,
    Pays,
    RezTarget,
    Suffer,
    Tag,
    Target,
    TrashCards,
    TrashThis,
    asset,
    can_be_advanced,
    event,
    hardware,
    operation,
    paid,
    play,
)
from sneakdoor.model import bills
from sneakdoor.model.enums import CORP, HAND, NET, RUNNER
from sneakdoor.model.quantity_phrases import Quantity
from sneakdoor.rules.access import AccessCard
from sneakdoor.rules.costs import bill_of, short
from sneakdoor.rules.quantities import install_cost, play_cost, rez_cost
from sneakdoor.testing import Table


def refused(t: Table, side: int, bill: bills.Bill) -> str:
    refusal = short(t.state, side, bill, ("", -1))
    return refusal.rule if refusal is not None else ""


def access(t: Table, server: str) -> AccessCard:
    """Run a server to the card in it."""
    t.runner.run(server)
    t.settle()
    frame = t.state.find(AccessCard)
    assert isinstance(frame, AccessCard)
    return frame


CHEAPER = hardware("Test Cheaper", "shaper", Modify("install cost", -3, Is((PROGRAM,), zone="anywhere")), cost=0)
DEARER = hardware("Test Dearer", "shaper", Modify("install cost", 2, Is((PROGRAM,), zone="anywhere")), cost=0)


class TestPayingCosts:
    @pytest.mark.both
    @pytest.mark.rule("1.15.1")
    def test_a_cost_that_cannot_be_paid_in_full_cannot_be_begun(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4).hand("Sure Gamble")
            assert not t.runner.can("play", "Sure Gamble")
            assert refused(t, RUNNER, (bills.Credits(5),)) == "1.15.1"

    @pytest.mark.both
    @pytest.mark.rule("1.15.1", "1.13.3")
    def test_only_what_one_controls_pays(self) -> None:
        with Table() as t:
            t.corp.put("Archer", "HQ")
            t.runner.scored("Hostile Takeover")
            t.end_turn()
            t.runner.run("HQ")
            t.settle()
            assert not t.card("Archer").rezzed  # it was never offered: the only agenda is the Runner's
            assert t.happened("forfeited") == 0

    @pytest.mark.rule("1.15.1")
    @pytest.mark.parametrize("cards", [3, 4])
    def test_damage_is_a_cost_only_for_a_grip_that_can_bear_all_of_it(self, cards: int) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Obokata Protocol", "Server 1")
            t.runner.hand(*["Sure Gamble"] * cards)
            t.runner.run("Server 1")
            t.settle()
            assert t.runner.can("steal") == (cards == 4)
            t.finish_run()
            assert t.outcome is None

    @pytest.mark.rule("1.15.1", "1.13.3")
    def test_counters_on_cards_of_the_other_side_do_not_pay(self) -> None:
        with Table(turn="runner", runner="Freedom Khumalo: Crypto-Anarchist") as t:
            t.runner.put("Medium", tokens={"virus": 1})
            t.corp.put("Ice Wall", "HQ", tokens={"virus": 1})
            t.corp.put("PAD Campaign", "Server 1")  # two counters are needed
            access(t, "Server 1")
            assert not t.runner.can("permit")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.15.1a")
    def test_an_optional_prevention_does_not_touch_a_payment(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Obokata Protocol", "Server 1")
            t.runner.put("Feedback Filter")
            t.runner.set(credits=20).hand(*["Sure Gamble"] * 5)
            access(t, "Server 1")
            t.runner.act("steal")
            t.finish_run()
            assert t.runner.credits == 20  # no window to use the filter in
            assert len(t.runner.titles("hand")) == 1
            assert t.zone("Obokata Protocol") == "the Runner's score area" or t.runner.score == 3

    @pytest.mark.rule("26.03:1.16.1b", example=39)
    @pytest.mark.both
    @pytest.mark.rule("1.15.1b", example=22)
    def test_under_a_constant_prevention_damage_cannot_be_paid(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Obokata Protocol", "Server 1")
            t.runner.put("Guru Davinder")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("Server 1")
            t.settle()
            assert not t.runner.can("steal")
            assert refused(t, RUNNER, (bills.SufferDamage(NET, 4, -1),)) == "1.15.1b"
            t.finish_run()
            assert t.runner.score == 0

    @pytest.mark.both
    @pytest.mark.rule("1.15.1c")
    def test_raises_first_then_reductions_and_never_below_zero(self) -> None:
        with Table(turn="runner", cards=(CHEAPER, DEARER)) as t:
            t.runner.hand("Corroder", "Femme Fatale")
            t.runner.put("Test Cheaper")
            assert t.decision is not None
            assert install_cost(t.state, t.cid("Corroder")) == 0
            assert install_cost(t.state, t.cid("Femme Fatale")) == 6
            t.runner.put("Test Dearer")
            assert install_cost(t.state, t.cid("Corroder")) == 1  # 2 + 2 - 3, not 0 + 2
            assert install_cost(t.state, t.cid("Femme Fatale")) == 8

    @pytest.mark.rule("1.15.1c")
    @pytest.mark.parametrize(("quantity", "left"), [("rez cost", 5), ("play cost", 9), ("install cost", 5)])
    def test_nobody_is_paid_for_a_cost_that_was_lowered_below_zero(self, quantity: Quantity, left: int) -> None:
        cheap = asset("Test Cheap", "nbn", Modify(quantity, -7, Is(zone="anywhere")), cost=0, trash=9)
        with Table(turn="corp" if quantity == "rez cost" else "runner", cards=(cheap,)) as t:
            t.corp.put("Test Cheap", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(credits=0 if quantity == "play cost" else 5).hand("Sure Gamble", "Corroder")
            if quantity == "rez cost":
                assert t.decision is not None
                assert rez_cost(t.state, t.cid("PAD Campaign")) == 0
            if quantity == "rez cost":
                t.corp.rez("PAD Campaign")
            elif quantity == "play cost":
                t.runner.play("Sure Gamble")
            else:
                t.runner.install("Corroder")
            t.settle()
            assert (t.corp.credits if quantity == "rez cost" else t.runner.credits) == left

    @pytest.mark.both
    @pytest.mark.rule("1.15.1d")
    def test_a_cost_of_nothing_can_be_paid(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0).hand("Easy Mark")
            t.runner.play("Easy Mark")
            assert t.runner.credits == 3
            assert t.happened("credits spent") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.15.2")
    def test_a_checkpoint_follows_each_payment(self) -> None:
        with Table(turn="runner") as t:
            # The last counter is spent: the empty card is gone before the ability has resolved.
            t.runner.put("Ghost Runner", tokens={"credit": 1})
            t.state.things[t.cid("Ghost Runner")].memo = {"loaded": "credit"}
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.set(credits=0).put("Mimic")
            t.runner.run("HQ")
            t.runner.use("Mimic", "Break")
            assert t.zone("Ghost Runner") == "the heap"
            t.runner.act("subroutine", number=0)
            t.runner.hand("Sure Gamble")
            t.finish_run()

    @pytest.mark.rule("1.15.2")
    def test_what_the_payment_set_off_is_done_before_the_ability_begins(self) -> None:
        with Table(turn="runner", runner='Armand "Geist" Walker: Tech Lord') as t:
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder", "Mimic")
            t.runner.use("Clone Chip")
            assert t.runner.can("pick", "Corroder")  # the ability has come to its target
            assert len(t.runner.titles("hand")) == 1  # and the card for the trashed chip is there already
            t.runner.pick("Corroder")
            t.settle()


class TestInherentCosts:
    @pytest.mark.rule("26.03:1.16.6")
    @pytest.mark.both
    @pytest.mark.rule("1.15.5a", "1.4:1.15.4a")
    def test_runner_cards_have_an_install_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            assert t.runner.credits == 3

    @pytest.mark.both
    @pytest.mark.rule("1.15.5b", "3.4.6")
    def test_ice_costs_one_for_each_piece_already_there(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.hand("Pup")
            t.corp.install("Pup", "HQ")
            t.corp.act("done")
            assert t.corp.credits == 3

    @pytest.mark.both
    @pytest.mark.rule("1.15.5c")
    def test_agendas_assets_and_upgrades_cost_nothing_to_install(self) -> None:
        with Table() as t:
            for server in ("HQ", "Server 1", "Server 2"):
                t.corp.put("Ice Wall", server)  # another piece of ice would cost something there
            t.corp.hand("PAD Campaign", "Hokusai Grid", "Nisei MK II")
            t.corp.install("PAD Campaign", "Server 1")
            t.corp.install("Nisei MK II", "Server 2")
            t.corp.install("Hokusai Grid", "HQ")
            assert t.corp.credits == 5
            assert t.happened("installed") == 3

    @pytest.mark.both
    @pytest.mark.rule("1.15.6", "3.5.2", "3.7.2")
    def test_the_play_cost_is_printed(self) -> None:
        with Table() as t:
            t.corp.hand("Hedge Fund")
            t.corp.play("Hedge Fund")
            assert t.corp.credits == 9
            assert play_cost(t.state, t.cid("Hedge Fund")) == 5

    @pytest.mark.both
    @pytest.mark.rule("1.15.7", "3.3.2", "3.6.3")
    def test_the_rez_cost_is_paid_as_the_card_is_rezzed(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            assert rez_cost(t.state, t.cid("PAD Campaign")) == 2
            t.corp.rez("PAD Campaign")
            assert t.corp.credits == 3
            assert t.card("PAD Campaign").thing.active

    @pytest.mark.rule("1.4:1.15.4a")
    def test_an_effect_that_installs_applies_the_cost_unless_it_says_otherwise(self) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.scored("Hostile Takeover")
            t.runner.deck("Corroder").put("Artist Colony")
            t.runner.use("Artist Colony")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 3

    @pytest.mark.rule("1.15.3", "8.5.1a")
    def test_x_is_chosen_as_the_card_is_played(self) -> None:
        with Table() as t:
            t.runner.set(tags=4)
            t.corp.hand("Psychographics").put("Nisei MK II", "Server 1")
            t.corp.play("Psychographics")
            t.corp.number(3)
            t.settle()
            assert t.card("Nisei MK II").tokens("advancement") == 3
            assert t.corp.credits == 2

    @pytest.mark.rule("1.15.3", "8.5.1a")
    def test_what_modifiers_add_is_paid_beside_x(self) -> None:
        dear = hardware("Test Dear", "anarch", Modify("play cost", 2, Is(zone="anywhere", side=CORP)), cost=0)
        with Table(cards=(dear,)) as t:
            t.runner.set(tags=4).put("Test Dear")
            t.corp.hand("Psychographics").put("Nisei MK II", "Server 1")
            t.corp.play("Psychographics")
            d = t.decision
            assert d is not None
            assert sorted(option.number for option in d.options) == [0, 1, 2, 3]  # of five credits, two are spoken for
            t.corp.number(3)
            t.settle()
            assert (t.card("Nisei MK II").tokens("advancement"), t.corp.credits) == (3, 0)

    @pytest.mark.both
    @pytest.mark.rule("1.15.3a")
    def test_at_any_other_time_x_is_zero(self) -> None:
        with Table() as t:
            t.corp.hand("Psychographics")
            assert play_cost(t.state, t.cid("Psychographics")) == 0


class TestTriggerCosts:
    @pytest.mark.both
    @pytest.mark.rule("1.15.8", "1.18.4")
    def test_the_cost_before_the_colon_is_paid_first(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Eden Shard")
            hand = len(t.corp.titles("hand"))
            t.runner.use("Eden Shard")
            assert t.zone("Eden Shard") == "the heap"
            assert len(t.corp.titles("hand")) == hand + 2

    @pytest.mark.both
    @pytest.mark.rule("1.18.4a")
    def test_a_trash_ability_is_told_from_others(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Eden Shard")
            t.runner.put("Corroder")
            t.runner.use("Corroder", "strength")
            t.runner.use("Eden Shard")
            causes = [one.cause for one in t.state.journal.entries if one.kind == "used"]
            assert causes == ["paid", "trash ability"]


class TestAdditionalCosts:
    @pytest.mark.rule("26.03:1.16.10a", example=49)
    @pytest.mark.both
    @pytest.mark.rule("1.15.9", "1.15.9a", "1.16.3d", example=24)
    def test_the_runner_may_decline_an_additional_cost_to_steal(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Obokata Protocol", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 5)
            access(t, "Server 1")
            assert t.runner.can("steal")
            t.runner.act("go on")
            t.finish_run()
            assert t.runner.score == 0
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.16.4c")
    @pytest.mark.rule("1.15.9a")
    def test_a_corp_told_to_rez_may_decline_an_additional_cost(self) -> None:
        alarm = event("Test Alarm", "criminal", play(Target(Is((ICE,), rezzed=False)), RezTarget()), cost=0)
        for pays in (True, False):
            with Table(turn="runner", cards=(alarm,)) as t:
                t.runner.hand("Test Alarm")
                t.corp.put("Archer", "HQ")
                t.corp.scored("Hostile Takeover")
                t.runner.play("Test Alarm")
                (t.corp.yes if pays else t.corp.no)()
                t.settle()
                assert t.card("Archer").rezzed == pays
                assert t.corp.score == (0 if pays else 1)

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.16.10b")
    @pytest.mark.rule("1.15.9b")
    def test_all_additional_costs_are_paid_at_once(self) -> None:
        with Table() as t:
            t.corp.hand("Predictive Algorithm").put("Obokata Protocol", "Server 1")
            t.corp.play("Predictive Algorithm")
            t.runner.hand("I've Had Worse", "Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.end_turn()
            access(t, "Server 1")
            t.runner.act("steal")
            t.finish_run()
            assert t.runner.credits == 3
            assert t.runner.score == 3
            # What the payment set off came after it: three cards were drawn, none of them trashed.
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.16.10b")
    @pytest.mark.rule("1.15.9b")
    def test_if_one_of_them_cannot_be_paid_none_is(self) -> None:
        with Table() as t:
            t.corp.hand("Predictive Algorithm").put("Obokata Protocol", "Server 1")
            t.corp.play("Predictive Algorithm")
            t.runner.set(credits=1).hand(*["Sure Gamble"] * 5)
            t.end_turn()
            t.runner.run("Server 1")
            t.finish_run()
            assert t.runner.score == 0
            assert t.runner.credits == 1
            assert t.happened("damaged") == 0

    @pytest.mark.rule("1.15.9")
    def test_a_double_costs_a_second_click_together_with_the_first(self) -> None:
        with Table(clicks=1) as t:
            t.corp.hand("Celebrity Gift", "Ice Wall")
            assert not t.corp.can("play", "Celebrity Gift")

    @pytest.mark.both
    @pytest.mark.rule("1.15.9", "10.1.2")
    def test_rezzing_with_a_forfeit(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Archer", "HQ")
            t.corp.scored("Hostile Takeover")
            t.runner.run("HQ")
            t.corp.rez("Archer")
            t.settle()
            assert t.corp.credits == 3  # 4 paid, and 2 gained by the first subroutine
            assert t.zone("Hostile Takeover") == "removed"

    @pytest.mark.rule("1.15.9b")
    def test_two_costs_cannot_be_paid_with_the_same_card(self) -> None:
        with Table() as t:
            t.corp.scored("Hostile Takeover")
            assert t.decision is not None
            bill = bill_of(t.state, (Forfeit(), Forfeit()), CORP, -1)
            assert refused(t, CORP, bill) == "1.15.9b"
            t.corp.scored("Private Security Force")
            bill = bill_of(t.state, (Forfeit(), Forfeit()), CORP, -1)
            assert refused(t, CORP, bill) == ""

    @pytest.mark.rule("1.15.9b")
    def test_damage_and_discards_compete_for_the_same_grip(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Sure Gamble", "Diesel")
            cards = TrashCards(Is(zone=IN_HAND, side=RUNNER))
            assert refused(t, RUNNER, bill_of(t.state, (Suffer(1), cards), RUNNER, -1)) == ""
            assert refused(t, RUNNER, bill_of(t.state, (Suffer(2), cards), RUNNER, -1)) == "1.15.1"

    @pytest.mark.rule("1.15.9b", "1.4:8.6.1")
    def test_a_card_being_played_is_no_longer_there_to_pay_with(self) -> None:
        costly: CardDef = event(
            "Test Costly",
            "anarch",
            ExtraCost("play", (TrashCards(Is(zone=IN_HAND, side=RUNNER)),), own=True),
            play(Gain(2)),
            cost=0,
        )
        with Table(turn="runner", cards=(costly,)) as t:
            t.runner.hand("Test Costly")
            assert not t.runner.can("play", "Test Costly")
            t.runner.hand("Diesel")
            assert t.state.zone[t.cid("Diesel")] == HAND
            t.runner.act("credit")
            t.runner.play("Test Costly")
            assert t.zone("Diesel") == "the heap"

    @pytest.mark.rule("1.15.9b", "1.4:8.6.1")
    def test_nor_does_it_count_as_a_card_that_could_be_lost_to_damage(self) -> None:
        painful = event("Test Painful", "anarch", ExtraCost("play", (Suffer(1),), own=True), play(Gain(2)), cost=0)
        with Table(turn="runner", cards=(painful,)) as t:
            t.runner.hand("Test Painful")
            assert not t.runner.can("play", "Test Painful")
            t.runner.hand("Diesel")
            t.runner.act("credit")
            t.runner.play("Test Painful")
            assert t.outcome is None
            assert t.zone("Diesel") == "the heap"


class TestNestedCosts:
    @pytest.mark.rule("1.15.10b", "1.4:1.15.10b")
    def test_an_effect_with_unless_does_not_happen_if_the_cost_is_paid(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.runner.yes()
            t.runner.no()
            t.finish_run()
            assert t.runner.credits == 4
            assert t.happened("damaged") == 1

    @pytest.mark.rule("1.15.10b")
    def test_who_cannot_pay_is_not_asked(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.set(credits=0).hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("damaged") == 2

    @pytest.mark.rule("1.15.10a")
    def test_a_cost_with_may_brings_its_effect_only_if_it_is_paid(self) -> None:
        for pays in (True, False):
            with Table(turn="runner") as t:
                t.corp.put("Snare!", "Server 1")
                t.runner.hand(*["Sure Gamble"] * 4)
                t.runner.run("Server 1")
                t.settle()
                if pays:
                    t.corp.trigger("Snare!")
                else:
                    t.corp.pass_()
                t.finish_run()
                assert t.corp.credits == (1 if pays else 5)
                assert t.state.tags == (1 if pays else 0)

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.15.10a")
    def test_if_you_do_after_a_may_is_a_cost(self) -> None:
        form = operation("Test May", "nbn", play(Pays((Credits(2),), then=(Draw(2),)), Gain(1)), cost=0)
        for pays in (True, False):
            with Table(cards=(form,)) as t:
                t.corp.hand("Test May")
                t.corp.play("Test May")
                (t.corp.yes if pays else t.corp.no)()
                assert len(t.corp.titles("hand")) == (2 if pays else 0)
                assert t.corp.credits == (4 if pays else 6)

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.15.10b")
    def test_if_they_do_not_after_a_may_happens_only_then(self) -> None:
        form = operation("Test Threat", "nbn", play(Pays((Credits(2),), otherwise=(Tag(1),), by=RUNNER)), cost=0)
        for pays in (True, False):
            with Table(cards=(form,)) as t:
                t.corp.hand("Test Threat")
                t.corp.play("Test Threat")
                (t.runner.yes if pays else t.runner.no)()
                assert t.state.tags == (0 if pays else 1)
                assert t.runner.credits == (3 if pays else 5)

    @pytest.mark.both
    @pytest.mark.rule("1.15.10")
    def test_who_cannot_pay_a_nested_cost_is_not_asked(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.set(credits=0).hand(*["Sure Gamble"] * 3)
            t.runner.run("HQ")
            t.finish_run()  # which fails at any question
            assert t.happened("damaged") == 2

    @pytest.mark.rule("1.15.1", "1.15.10")
    def test_credits_for_a_nested_cost_may_come_from_a_card(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Pup", "HQ", rezzed=True)
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.runner.set(credits=0).hand("Sure Gamble", "Sure Gamble")
            t.runner.run("HQ")
            t.runner.yes()
            t.runner.yes()
            t.finish_run()
            assert t.card("Ghost Runner").tokens("credit") == 1
            assert t.happened("damaged") == 0


class TestLastKnownInformation:
    @pytest.mark.both
    @pytest.mark.rule("9.1.7", "1.16.8")
    def test_tokens_on_a_card_trashed_for_the_cost_still_count(self) -> None:
        bank = asset(
            "Test Bank",
            "weyland_consortium",
            can_be_advanced(),
            paid(TrashThis(), Gain(Each(3, Hosted(ADVANCEMENT)))),
            cost=0,
            trash=1,
        )
        with Table(cards=(bank,)) as t:
            t.corp.put("Test Bank", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.corp.use("Test Bank")
            assert t.corp.credits == 11
            assert t.zone("Test Bank") == "Archives"
