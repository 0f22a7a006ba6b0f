"""Operations of the Red Sand cycle."""

from __future__ import annotations

import pytest
from tests.last_turns import after
from tests.verbs import score, who

from sneakdoor.cards.vocabulary import ADVANCEMENT, ICE, POWER, AtMost, Hosted, Is, On, Place, asset, when
from sneakdoor.model.enums import RUNNER
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table


class TestReplanting:
    def test_one_card_comes_home_and_two_go_out_for_nothing(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Corroder")
            t.corp.hand("Replanting", "Enigma", "Hunter")
            t.corp.play("Replanting")
            assert not t.corp.can("pick", "Corroder")
            t.corp.pick("PAD Campaign")
            t.corp.pick("Enigma")
            t.corp.destination("HQ")
            t.corp.pick()
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            assert (t.corp.credits, t.corp.clicks) == (4, 1)
            assert t.corp.titles("hand") == ["Hunter"]


class TestShipmentFromTennin:
    def test_any_installed_card_gets_two_tokens(self) -> None:
        with after(run="", hand=("Shipment from Tennin",)) as t:
            pad = t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Corroder")
            t.corp.play("Shipment from Tennin")
            assert t.corp.can("pick", "Corroder")
            t.corp.pick("PAD Campaign")
            assert (pad.tokens("advancement"), t.corp.credits) == (2, 8)

    def test_not_after_a_successful_run(self) -> None:
        with after(run="Archives", hand=("Shipment from Tennin",)) as t:
            t.corp.put("PAD Campaign", "Server 1")
            assert not t.corp.can("play", "Shipment from Tennin")

    def test_not_before_the_runners_first_turn(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Shipment from Tennin")
            assert not t.corp.can("play", "Shipment from Tennin")


class TestRollingBrownout:
    @pytest.mark.rule("1.4:9.1.8d")
    def test_events_and_operations_cost_one_more_and_the_first_event_pays(self) -> None:
        with Table() as t:
            t.corp.hand("Rolling Brownout", "Hedge Fund").set(credits=9)
            t.corp.play("Rolling Brownout")
            assert t.corp.credits == 7  # it is not active while it is paid for
            t.corp.play("Hedge Fund")
            assert t.corp.credits == 7 - 6 + 9
            t.end_turn()
            before = t.corp.credits
            t.runner.hand("Sure Gamble", "Sure Gamble", "Corroder").set(credits=9)
            t.runner.play("Sure Gamble")
            assert (t.runner.credits, t.corp.credits) == (9 - 6 + 9, before + 1)
            t.runner.play("Sure Gamble")
            assert (t.runner.credits, t.corp.credits) == (15, before + 1)
            t.runner.install("Corroder")
            assert t.runner.credits == 13


class TestMassCommercialization:
    def test_each_advanced_card_is_worth_two_credits(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 3})
            t.corp.put("Ice Wall", "HQ", tokens={"advancement": 1})
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.put("Corroder", tokens={"advancement": 1})
            t.corp.hand("Mass Commercialization")
            t.corp.play("Mass Commercialization")
            assert t.corp.credits == 5 + 6


class TestRoverAlgorithm:
    def test_the_ice_grows_each_time_it_is_passed(self) -> None:
        with Table() as t:
            ice = t.corp.put("Pop-up Window", "HQ", rezzed=True)
            other = t.corp.put("Shadow", "HQ", rezzed=True)
            t.corp.hand("Rover Algorithm")
            t.corp.play("Rover Algorithm")
            t.corp.pick("Pop-up Window")
            assert ice.strength == 0
            t.end_turn()
            for passed in (1, 2):
                t.runner.run("HQ")
                t.settle()
                t.corp.number(0)
                t.runner.number(0)
                t.settle()
                t.runner.yes()
                t.finish_run()
                assert (ice.strength, other.strength) == (passed, 1)
            assert t.card("Rover Algorithm").tokens("power") == 2

    def test_only_rezzed_ice(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "R&D")
            t.corp.hand("Rover Algorithm")
            assert not t.corp.can("play", "Rover Algorithm")


class TestLoadTesting:
    def test_the_runner_loses_a_click_of_the_next_turn_only(self) -> None:
        with Table() as t:
            t.corp.hand("Load Testing")
            t.corp.play("Load Testing")
            t.end_turn()
            assert t.runner.clicks == 3
            t.end_turn()
            t.end_turn()
            assert t.runner.clicks == 4


class TestBiasedReporting:
    def report(self, kind: str) -> Table:
        t = Table()
        for title in ("Kati Jones", "Armitage Codebusting", "Daily Casts", "Corroder", "Desperado"):
            t.runner.put(title)
        t.corp.hand("Biased Reporting")
        t.corp.play("Biased Reporting")
        assert not t.corp.can("mode", says="event")
        t.corp.mode(kind)
        return t

    def test_what_the_runner_keeps_pays_the_corp(self) -> None:
        with self.report("resource") as t:
            assert not t.runner.can("pick", "Corroder")
            t.runner.pick("Kati Jones")
            assert t.runner.titles("discard") == ["Kati Jones"]
            assert who(t, "trashed")[0] == RUNNER
            assert (t.runner.credits, t.corp.credits) == (6, 5 - 2 + 4)

    def test_none_need_be_trashed(self) -> None:
        for kind in ("hardware", "program"):
            with self.report(kind) as t:
                t.runner.pick()
                assert (t.runner.credits, t.corp.credits) == (5, 5 - 2 + 2)


class TestAudacity:
    def test_the_hand_for_two_tokens(self) -> None:
        with Table() as t:
            one = t.corp.put("Hostile Takeover", "Server 1")
            two = t.corp.put("Ice Wall", "HQ")
            t.corp.put("Shadow", "HQ")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.hand("Audacity", "Snare!", "Enigma")
            t.corp.play("Audacity")
            assert sorted(t.corp.titles("discard")) == ["Enigma", "Snare!"]
            assert not t.corp.can("pick", "PAD Campaign")
            for title in ("Hostile Takeover", "Ice Wall"):
                t.corp.act("pick", title)
            assert (one.tokens("advancement"), two.tokens("advancement")) == (1, 1)

    def test_both_may_go_to_one_card(self) -> None:
        with Table() as t:
            one = t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Audacity", "Snare!", "Enigma")
            t.corp.play("Audacity")
            t.corp.pick("Hostile Takeover")
            assert one.tokens("advancement") == 2

    def test_three_cards_in_hq_count_itself(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Audacity", "Snare!")
            assert not t.corp.can("play", "Audacity")


class TestPriorityConstruction:
    def test_ice_with_three_tokens_protects_a_remote_server(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Enigma", "Server 1")
            t.corp.hand("Priority Construction", "Ice Wall", "Snare!")
            t.corp.play("Priority Construction")
            assert not t.corp.can("server", server="HQ")
            t.corp.destination("Server 1")
            t.corp.pick()
            assert t.card("Ice Wall").tokens("advancement") == 3
            assert (t.corp.credits, t.corp.clicks) == (4, 1)

    def test_only_ice(self) -> None:
        with Table() as t:
            t.corp.hand("Priority Construction", "Snare!")
            assert not t.corp.can("play", "Priority Construction")


class TestRedPlanetCouriers:
    def test_all_tokens_go_to_one_card(self) -> None:
        with Table(clicks=4) as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 1})
            t.corp.put("Ice Wall", "HQ", tokens={"advancement": 2})
            t.corp.put("PAD Campaign", "Server 2", tokens={"advancement": 1})
            t.runner.put("Corroder", tokens={"advancement": 1})
            t.corp.hand("Red Planet Couriers")
            t.corp.play("Red Planet Couriers")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Hostile Takeover")
            assert t.card("Hostile Takeover").tokens("advancement") == 5
            for title in ("Ice Wall", "PAD Campaign", "Corroder"):
                assert t.card(title).tokens("advancement") == 0
            assert (t.corp.credits, t.corp.clicks) == (0, 1)
            assert t.happened("advanced") == 0


class TestSacrifice:
    def test_bad_publicity_goes_by_the_points_and_pays(self) -> None:
        with Table() as t:
            t.corp.scored("Priority Requisition", "Hostile Takeover").set(bad_publicity=5)
            t.corp.hand("Sacrifice")
            t.corp.play("Sacrifice")
            t.corp.pick("Priority Requisition")
            assert (t.state.bad_publicity, t.corp.credits) == (2, 5 + 3)
            assert t.corp.titles("score") == ["Hostile Takeover"]

    def test_only_what_was_there_pays(self) -> None:
        with Table() as t:
            t.corp.scored("Priority Requisition").set(bad_publicity=1)
            t.corp.hand("Sacrifice")
            t.corp.play("Sacrifice")
            assert (t.state.bad_publicity, t.corp.credits) == (0, 6)

    @pytest.mark.rule("9.1.7")
    def test_the_agenda_is_worth_what_it_was_with_its_counters(self) -> None:
        with Table() as t:
            t.runner.set(tags=1)
            score(t, "Market Research", 4)
            t.settle()
            t.corp.hand("Sacrifice").set(bad_publicity=5)
            t.corp.play("Sacrifice")
            assert (t.state.bad_publicity, t.corp.credits) == (5 - 3, 5 + 3)

    def test_not_without_an_agenda_or_bad_publicity(self) -> None:
        with Table() as t:
            t.corp.hand("Sacrifice").set(bad_publicity=1)
            assert not t.corp.can("play", "Sacrifice")
        with Table() as t:
            t.corp.hand("Sacrifice").scored("Hostile Takeover")
            assert not t.corp.can("play", "Sacrifice")


class TestTransparencyInitiative:
    def test_the_agenda_lies_open_and_pays_when_it_is_advanced(self) -> None:
        with Table() as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.hand("Transparency Initiative")
            t.corp.play("Transparency Initiative")
            agenda = t.card("Hostile Takeover")
            assert agenda.thing.faceup
            assert has_subtype(t.state, t.cid("Hostile Takeover"), "Public")
            t.corp.advance("Hostile Takeover")
            assert t.corp.credits == 5
            t.corp.advance("Ice Wall")
            assert t.corp.credits == 4

    def test_one_that_lies_open_already_is_no_target(self) -> None:
        with Table() as t:
            t.corp.hand("Transparency Initiative", "Oaktown Renovation")
            t.corp.install("Oaktown Renovation", "new")
            assert not t.corp.can("play", "Transparency Initiative")


class TestRestore:
    def test_a_card_comes_back_rezzed_and_its_copies_leave_the_game(self) -> None:
        with Table() as t:
            t.corp.discard("PAD Campaign", "PAD Campaign", "Ice Wall", "Hedge Fund").hand("PAD Campaign", "Restore")
            t.corp.play("Restore")
            assert not t.corp.can("pick", "Hedge Fund")
            t.corp.act("pick", "PAD Campaign")
            t.corp.destination("new")
            assert sum(one.faceup for one in t.state.things.values() if one.installed) == 1
            assert t.corp.credits == 5 - 1 - 2
            assert [t.state.card(cid).title for cid in t.state.removed] == ["PAD Campaign"]
            assert sorted(t.corp.titles("discard")) == ["Hedge Fund", "Ice Wall", "Restore"]
            assert t.corp.titles("hand") == ["PAD Campaign"]

    def test_an_agenda_is_installed_and_cannot_be_rezzed(self) -> None:
        with Table() as t:
            t.corp.discard("Braintrust", "Braintrust").hand("Restore")
            t.corp.play("Restore")
            t.corp.destination("new")
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Braintrust"]
            assert not any(one.faceup for one in t.state.things.values() if one.installed)

    def test_ice_is_paid_for_twice(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.discard("Ice Wall").hand("Restore")
            t.corp.play("Restore")
            t.corp.destination("HQ")
            t.corp.pick()
            assert t.card("Ice Wall").rezzed
            assert t.corp.credits == 5 - 1 - 1 - 1


STARTER = asset(
    "Head Start",
    "neutral_corp",
    when(On("advanced"), Place(POWER, 1), where=AtMost(Hosted(ADVANCEMENT, Is((ICE,))), 1)),
    cost=0,
    trash=0,
)
COUNTER = asset("Step Counter", "neutral_corp", when(On("advanced"), Place(POWER, 1)), cost=0, trash=0)


class TestSuccess:
    def test_a_card_is_advanced_as_often_as_the_forfeited_agenda_asked_for(self) -> None:
        with Table(clicks=4) as t:
            t.corp.scored("Priority Requisition", "Hostile Takeover")
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.put("Oaktown Renovation", "Server 1", rezzed=True)
            t.corp.hand("Success")
            t.corp.play("Success")
            t.corp.pick("Priority Requisition")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Ice Wall")
            assert t.card("Ice Wall").tokens("advancement") == 5
            assert t.happened("advanced") == 5
            assert (t.corp.credits, t.corp.clicks) == (5, 1)
            assert t.corp.titles("score") == ["Hostile Takeover"]

    @pytest.mark.rule("1.17.1")
    @pytest.mark.parametrize(("title", "times"), [("Head Start", 1), ("Step Counter", 5)])
    def test_it_is_advanced_one_time_after_the_other(self, title: str, times: int) -> None:
        with Table(clicks=4, cards=(STARTER, COUNTER)) as t:
            t.corp.put(title, "Server 1", rezzed=True)
            t.corp.scored("Priority Requisition").put("Ice Wall", "HQ")
            t.corp.hand("Success")
            t.corp.play("Success")
            t.settle()
            for _ in range(times - 1):
                t.corp.trigger(title)
            t.settle()
            assert t.card("Ice Wall").tokens("advancement") == 5
            assert t.card(title).tokens("power") == times  # the first of them alone found no token there

    def test_not_without_an_agenda_or_clicks(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Success")
            assert not t.corp.can("play", "Success")
        with Table(clicks=2) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Success").scored("Hostile Takeover")
            assert not t.corp.can("play", "Success")


@pytest.mark.rule("1.2.5")
def test_nothing_to_restore_or_to_report_on_is_no_reason_to_play() -> None:
    with Table() as t:
        t.corp.hand("Restore", "Biased Reporting")
        assert not t.corp.can("play", "Restore")
        assert not t.corp.can("play", "Biased Reporting")
