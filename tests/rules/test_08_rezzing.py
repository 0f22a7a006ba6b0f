"""Rezzing and derezzing (CR 8.1.3, 9.2.7; 1.4:1.15.4)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import (
    ICE,
    IN_HAND,
    Cannot,
    InstallFound,
    Is,
    RezTarget,
    Target,
    operation,
    play,
    resource,
)
from sneakdoor.model import parts
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.imminence import apply_now
from sneakdoor.rules.quantities import rez_cost
from sneakdoor.rules.rezzing import NO_AGENDA, NOT_CORP_CARD, NOT_THIS_ICE, REZZED, refuse_rez
from sneakdoor.rules.trashing import turn_facedown
from sneakdoor.testing import Table


def to_first_window(t: Table) -> None:
    """Go on until the Corp is asked in a paid ability window."""
    for _ in range(40):
        d = t.decision
        assert d is not None
        if d.side == CORP and d.kind == "paid ability window":
            return
        t._let_pass(d)
    raise AssertionError("the Corp never got a window")


def to_rez_window(t: Table) -> None:
    """Go on until the Corp could rez the ice that is being approached."""
    for _ in range(40):
        d = t.decision
        assert d is not None
        if d.side == CORP and d.rule == "6.9.2e":
            return
        t._let_pass(d)
    raise AssertionError("no ice was approached")


class TestRezzing:
    @pytest.mark.rule("8.1.3", "8.1.3a")
    def test_a_rezzed_card_is_faceup_and_active_and_its_cost_was_paid(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.act("credit")
            t.corp.rez("PAD Campaign")
            card = t.card("PAD Campaign")
            assert card.rezzed
            assert card.thing.active
            assert t.corp.credits == 4

    @pytest.mark.both
    @pytest.mark.rule("8.1.3a", "9.2.7e")
    def test_assets_and_upgrades_are_rezzed_in_the_windows_of_the_runners_turn_too(self) -> None:
        t = Table(turn="runner")
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.act("credit")
        to_first_window(t)
        assert t.corp.can("rez", "PAD Campaign")

    @pytest.mark.rule("8.1.3a", "6.4.3")
    def test_ice_is_rezzed_only_while_it_is_approached(self) -> None:
        t = Table(turn="runner")
        t.corp.put("Enigma", "HQ")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Hunter", "R&D")
        t.runner.run("HQ")
        to_rez_window(t)
        assert t.corp.can("rez", "Ice Wall")
        assert not t.corp.can("rez", "Enigma")
        assert not t.corp.can("rez", "Hunter")
        assert refuse_rez(t.state, t.cid("Enigma"), t.cid("Ice Wall")) is NOT_THIS_ICE

    @pytest.mark.rule("8.1.3a")
    def test_ice_is_not_rezzed_on_the_corps_turn(self) -> None:
        t = Table()
        t.corp.put("Enigma", "HQ")
        t.corp.act("credit")
        assert not t.corp.can("rez", "Enigma")

    @pytest.mark.rule("8.1.3a")
    def test_who_cannot_pay_cannot_rez(self) -> None:
        t = Table(turn="runner")
        t.corp.set(credits=1).put("PAD Campaign", "Server 1")
        t.state.forced = False  # a window opens whether or not there is anything to do
        t.runner.act("credit")
        to_first_window(t)
        assert not t.corp.can("rez", "PAD Campaign")

    @pytest.mark.rule("8.1.3")
    def test_what_can_never_be_rezzed(self) -> None:
        t = Table()
        t.corp.put("Private Security Force", "Server 1")
        t.corp.put("PAD Campaign", "Server 2", rezzed=True)
        t.runner.put("Corroder")
        t.corp.hand("Enigma")
        assert refuse_rez(t.state, t.cid("Private Security Force")) is NO_AGENDA
        assert refuse_rez(t.state, t.cid("PAD Campaign")) is REZZED
        assert refuse_rez(t.state, t.cid("Corroder")) is NOT_CORP_CARD
        assert refuse_rez(t.state, t.cid("Enigma")) is NOT_CORP_CARD

    @pytest.mark.rule("1.2.2", "3.2.3")
    @pytest.mark.parametrize(
        ("title", "rezzed"),
        [("PAD Campaign", True), ("Hostile Takeover", False), ("Zealous Judge", False), ("Thomas Haas", False)],
    )
    def test_what_cannot_be_rezzed_is_installed_facedown(self, title: str, rezzed: bool) -> None:
        place = (Target(Is(zone=IN_HAND, side=CORP)), InstallFound("targets", ignore=True, rezzed=True))
        gift = operation("Test Gift", "neutral_corp", play(*place), cost=0)
        veto = resource("Test Veto", "neutral_runner", Cannot("rez", Is(subtypes=("Executive",))), cost=0)
        with Table(cards=(gift, veto)) as t:
            t.runner.put("Test Veto")
            t.corp.hand("Test Gift", title).play("Test Gift")
            assert t.card(title).installed
            assert t.card(title).thing.faceup == rezzed

    @pytest.mark.rule("8.1.3")
    def test_what_counts_as_rezzed_and_as_unrezzed(self) -> None:
        t = Table()
        t.corp.put("PAD Campaign", "Server 1", rezzed=True)
        t.corp.put("Enigma", "HQ")
        t.corp.put("Private Security Force", "Server 2")
        t.corp.hand("Oaktown Renovation", "Hedge Fund")
        t.corp.install("Oaktown Renovation", "new")  # faceup
        t.runner.put("Corroder")
        t.runner.put("Mimic")
        s = t.state
        turn_facedown(s, t.cid("Mimic"), RUNNER, -1)
        for rezzed, titles in ((True, ["PAD Campaign"]), (False, ["Enigma", "Private Security Force"])):
            found = [cid for cid in s.things if Is(rezzed=rezzed).has(s, cid, -1)]
            assert [s.card(cid).title for cid in found] == titles

    @pytest.mark.rule("8.1.3")
    def test_a_card_is_not_rezzed_twice(self) -> None:
        t = Table()
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.act("credit")
        t.corp.rez("PAD Campaign")
        assert not t.corp.can("rez", "PAD Campaign")

    @pytest.mark.rule("8.1.3a")
    def test_when_rezzed_abilities_meet_their_condition(self) -> None:
        with Table() as t:
            t.corp.put("Adonis Campaign", "Server 1")
            t.corp.act("credit")
            t.corp.rez("Adonis Campaign")
            assert t.card("Adonis Campaign").tokens("credit") == 12


class TestAdditionalCosts:
    @pytest.mark.rule("8.1.3a", "1.15.9")
    def test_archer_needs_a_forfeited_agenda(self) -> None:
        t = Table(turn="runner")
        t.corp.set(credits=9).put("Archer", "HQ")
        t.state.forced = False
        t.runner.run("HQ")
        to_rez_window(t)
        assert not t.corp.can("rez", "Archer")

    @pytest.mark.rule("8.1.3a", "1.15.9", "1.15.9b")
    def test_both_costs_are_paid_at_once(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=9).scored("Hostile Takeover")
            t.corp.put("Archer", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Archer")
            assert t.card("Archer").rezzed
            assert t.corp.score == 0
            t.finish_run()
            assert t.corp.credits == 5 + 2  # two came from its subroutine

    @pytest.mark.rule("8.1.3a")
    def test_an_effect_that_ignores_all_costs_ignores_the_additional_one(self) -> None:
        with Table() as t:
            t.corp.set(credits=0)
            t.corp.put("Archer", "HQ")
            t.corp.put("Priority Requisition", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Priority Requisition")
            t.corp.trigger("Priority Requisition")
            assert t.card("Archer").rezzed
            assert t.corp.score == 3


class TestRezByEffect:
    @pytest.mark.rule("8.1.3a", "1.4:1.15.4a")
    def test_an_effect_that_rezzes_applies_the_cost(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Enigma", "HQ")
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            t.corp.mode("Rez")
            assert t.card("Enigma").rezzed
            assert t.corp.credits == 2

    @pytest.mark.rule("1.4:1.15.4b", "9.8.5b")
    def test_who_cannot_pay_cannot_choose_to_rez(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=0).put("Enigma", "HQ")
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            assert t.zone("Enigma") == "Archives"

    @pytest.mark.rule("9.8.5d")
    def test_the_additional_cost_cannot_be_declined_to_escape_the_choice(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=9).scored("Hostile Takeover")
            t.corp.put("Archer", "HQ")
            t.runner.hand("Forged Activation Orders")
            t.runner.play("Forged Activation Orders")
            t.corp.mode("Rez")
            assert t.card("Archer").rezzed
            assert t.corp.score == 0

    @pytest.mark.rule("8.1.3a")
    def test_rezzing_by_an_effect_needs_no_approach(self) -> None:
        with Table() as t:
            t.corp.set(credits=0)
            t.corp.put("Enigma", "R&D")
            t.corp.put("Priority Requisition", "Server 1", tokens={"advancement": 5})
            t.corp.score_agenda("Priority Requisition")
            t.corp.trigger("Priority Requisition")
            assert t.card("Enigma").rezzed
            assert t.corp.credits == 0

    @pytest.mark.rule("8.1.3a", "1.4:1.15.4a")
    def test_an_effect_may_lower_the_cost(self) -> None:
        t = Table(turn="runner")
        t.corp.set(credits=2)
        t.corp.put("Executive Boot Camp", "Server 1", rezzed=True)
        t.corp.put("Enigma", "HQ")
        t.end_turn()
        t.corp.trigger("Executive Boot Camp")
        assert t.card("Enigma").rezzed
        assert t.corp.credits == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.15.4b")
    def test_what_cannot_be_paid_for_is_not_rezzed(self) -> None:
        target = Target(Is((ICE,), rezzed=False))
        order = operation("Order", "neutral_corp", play(target, RezTarget(discount=1)), cost=0)
        with Table("corp", cards=(order,)) as t:
            t.corp.set(credits=1).hand("Order")
            t.corp.put("Enigma", "HQ")
            t.corp.play("Order")
            assert not t.card("Enigma").rezzed
            assert t.corp.credits == 1


class TestDerezzing:
    @pytest.mark.both
    @pytest.mark.rule("8.1.3b")
    def test_a_derezzed_card_is_facedown_and_inactive_and_still_installed(self) -> None:
        with Table(turn="runner") as t:
            card = t.corp.put("Ice Wall", "R&D", rezzed=True, tokens={"advancement": 1})
            ref = t.state.ref[card.cid]
            t.runner.hand("Emergency Shutdown")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.play("Emergency Shutdown")
            assert card.installed
            assert not card.rezzed
            assert not card.thing.active
            assert t.state.ref[card.cid] == ref
            assert card.tokens("advancement") == 1
            assert t.happened("trashed") == 1  # the event

    @pytest.mark.both
    @pytest.mark.rule("8.1.3b")
    def test_only_rezzed_cards_are_derezzed(self) -> None:
        t = Table(turn="runner")
        t.corp.put("Enigma", "R&D")
        t.runner.hand("Emergency Shutdown")
        t.runner.run("HQ")
        t.finish_run()
        assert not t.runner.can("play", "Emergency Shutdown")

    @pytest.mark.both
    @pytest.mark.rule("8.1.3b")
    def test_a_faceup_agenda_is_not_turned_facedown(self) -> None:
        t = Table()
        t.corp.hand("Oaktown Renovation")
        t.corp.install("Oaktown Renovation", "new")
        agenda = t.cid("Oaktown Renovation")
        apply_now(t.state, [parts.Derez(RUNNER, agenda, ref=t.state.ref[agenda])])
        assert t.happened("derezzed") == 0
        assert t.card("Oaktown Renovation").thing.faceup
        assert t.card("Oaktown Renovation").thing.active

    @pytest.mark.rule("8.1.3b", "8.1.3a")
    def test_a_derezzed_card_costs_its_price_again(self) -> None:
        t = Table(turn="runner")
        t.corp.put("Enigma", "R&D", rezzed=True)
        t.corp.hand("Hedge Fund")
        t.runner.hand("Emergency Shutdown")
        t.runner.run("HQ")
        t.finish_run()
        t.runner.play("Emergency Shutdown")
        t.runner.run("R&D")
        to_rez_window(t)
        assert rez_cost(t.state, t.cid("Enigma")) == 3
        t.corp.rez("Enigma")
        assert t.corp.credits == 2
