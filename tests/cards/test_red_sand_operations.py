"""Operations of the Red Sand cycle."""

from __future__ import annotations

import pytest
from tests.last_turns import after

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
            t.corp.put("Ice Wall", "R&D")
            t.corp.hand("Rover Algorithm")
            t.corp.play("Rover Algorithm")
            assert ice.strength == 0
            t.end_turn()
            for passed in (1, 2):
                t.runner.run("HQ")
                t.settle()
                t.runner.yes()
                t.finish_run()
                assert ice.strength == passed
            assert t.card("Rover Algorithm").tokens("power") == 2

    def test_only_rezzed_ice(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "R&D")
            t.corp.hand("Rover Algorithm")
            assert not t.corp.can("play", "Rover Algorithm")
