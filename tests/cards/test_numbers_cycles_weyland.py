"""The numbers of the Weyland cards of the cycles: each exactly, and what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, got_in, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table


class TestSubcontract:
    @pytest.mark.parametrize("tags", [0, 1])
    def test_it_needs_a_tag(self, tags: int) -> None:
        with Table("corp") as t:
            t.corp.hand("Subcontract", "Beanstalk Royalties")
            t.runner.set(tags=tags)
            assert t.corp.can("play", "Subcontract") == bool(tags)

    def test_two_operations_are_played_and_no_third(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Subcontract", *["Beanstalk Royalties"] * 3)
            t.runner.set(tags=1)
            t.corp.play("Subcontract")
            for _ in range(2):
                t.corp.act("pick", "Beanstalk Royalties")
            t.settle()
            assert (t.corp.credits, t.corp.clicks) == (11, 2)
            assert t.corp.titles("hand") == ["Beanstalk Royalties"]


class TestOffTheGrid:
    @pytest.mark.parametrize(("server", "trashed"), [("HQ", True), ("R&D", False), ("Archives", False)])
    def test_a_successful_run_on_hq_trashes_it(self, server: str, trashed: bool) -> None:
        with Table("runner") as t:
            t.corp.put("Off the Grid", "Server 1", rezzed=True)
            t.runner.run(server)
            t.finish_run()
            assert (t.zone("Off the Grid") == "Archives") == trashed
            assert not t.runner.can("run", server="Server 1")  # nor is there such a server any more

    def test_one_that_fails_does_not(self) -> None:
        with Table("runner") as t:
            t.corp.put("Off the Grid", "Server 1", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Off the Grid").installed


class TestGlennStation:
    def test_it_hosts_one_card_from_hq_facedown(self) -> None:
        with Table("corp") as t:
            t.corp.scored("Glenn Station")
            t.corp.hand("TGTBT", "PAD Campaign")
            t.corp.use("Glenn Station", "host")
            t.corp.pick("TGTBT")
            assert t.corp.titles("hand") == ["PAD Campaign"]
            assert not t.card("TGTBT").thing.faceup
            assert not t.corp.can("use", "Glenn Station", says="host it facedown")
            t.corp.use("Glenn Station")
            assert t.corp.titles("hand") == ["PAD Campaign", "TGTBT"]
            assert t.corp.clicks == 1


class TestBulwark:
    def test_rezzing_it_is_one_bad_publicity_and_rezzing_another_is_none(self) -> None:
        with Table("runner") as t:
            t.corp.put("Bulwark", "HQ")
            t.corp.put("Enigma", "R&D")
            t.corp.set(credits=13)
            t.runner.run("HQ")
            t.corp.rez("Bulwark")
            t.finish_run()
            assert t.state.bad_publicity == 1
            t.runner.run("R&D")
            t.corp.rez("Enigma")
            t.finish_run()
            assert t.state.bad_publicity == 1

    @pytest.mark.parametrize(("rig", "pays"), [(("Corroder",), 0), (("Crypsis",), 2), (("Crypsis", "Crypsis"), 2)])
    def test_an_installed_ai_program_pays_two_credits_when_it_is_encountered(
        self, rig: tuple[str, ...], pays: int
    ) -> None:
        with Table("runner") as t:
            t.corp.put("Bulwark", "HQ", rezzed=True)
            for title in (*rig, "Mimic"):
                t.runner.put(title)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.run("HQ")
            t.settle()  # up to what the first subroutine asks
            assert t.corp.credits == 5 + pays
            t.runner.pick("Mimic")
            assert not got_in(t)
            assert (t.corp.credits, t.runner.credits) == (5 + pays + 2, 5)
            assert t.runner.titles("discard") == ["Mimic"]

    def test_either_of_the_last_two_subroutines_pays_two_credits_and_ends_the_run(self) -> None:
        for broken in (1, 2):
            with Table("runner") as t:
                t.corp.put("Bulwark", "HQ", rezzed=True)
                t.runner.put("Corroder")
                t.runner.set(credits=30)
                encounter(t, "HQ")
                for _ in range(6):
                    t.runner.use("Corroder", "strength")
                t.runner.break_subroutines("Corroder", 0, broken)
                assert not got_in(t)
                assert t.corp.credits == 7

    def test_encountering_other_ice_pays_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Bulwark", "R&D", rezzed=True)
            t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Crypsis")
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 5


class TestLiquidation:
    def test_it_costs_two_clicks_and_pays_three_credits_for_each_card(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Liquidation", "Beanstalk Royalties")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 2")
            t.corp.play("Liquidation")
            t.corp.pick("PAD Campaign", "Enigma")
            t.settle()
            assert (t.corp.clicks, t.corp.credits) == (1, 4 + 6)
            assert t.corp.titles("discard") == ["Enigma", "Liquidation", "PAD Campaign"]

    def test_other_operations_cost_one_click(self) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.hand("Liquidation", "Beanstalk Royalties")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            assert not t.corp.can("play", "Liquidation")
            assert t.corp.can("play", "Beanstalk Royalties")


def test_a_patch_makes_its_own_ice_stronger_by_two() -> None:
    with Table("corp") as t:
        t.corp.hand("Patch")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "R&D", rezzed=True)
        t.corp.play("Patch")
        t.corp.pick("Enigma")
        assert (t.card("Enigma").strength, t.card("Ice Wall").strength) == (4, 1)


def test_earth_station_is_flipped_with_a_click() -> None:
    with Table("corp", corp="Earth Station: SEA Headquarters") as t:
        t.corp.use("Earth Station: SEA Headquarters")
        assert t.corp.clicks == 2
        assert t.happened("flipped") == 1


def test_a_wormhole_costs_three_credits_less_for_each_token() -> None:
    with Table("runner") as t:
        t.corp.put("Wormhole", "HQ", tokens={"advancement": 2})
        t.corp.put("Enigma", "R&D")
        t.corp.set(credits=6)
        t.runner.run("HQ")
        t.corp.rez("Wormhole")
        t.finish_run()
        assert t.corp.credits == 3
        t.runner.run("R&D")
        t.corp.rez("Enigma")
        t.finish_run()
        assert t.corp.credits == 0


def test_a_high_profile_target_suffers_two_meat_damage_for_each_tag() -> None:
    with Table("corp") as t:
        t.corp.hand("High-Profile Target")
        t.runner.hand(*["Sure Gamble"] * 5).set(tags=2)
        t.corp.play("High-Profile Target")
        assert damage(t) == [("meat", 4)]


def test_a_high_profile_target_has_to_be_tagged() -> None:
    with Table("corp") as t:
        t.corp.hand("High-Profile Target")
        assert not t.corp.can("play", "High-Profile Target")


def test_argus_security_asks_nothing_for_an_agenda_that_is_not_stolen() -> None:
    with Table("runner", corp="Argus Security: Protection Guaranteed") as t:
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.hand(*["Sure Gamble"] * 3)
        t.runner.run("Server 1")
        t.runner.decline()
        t.settle()
        assert (t.state.tags, damage(t)) == (0, [])


@pytest.mark.parametrize("takes", ["tag", "damage"])
def test_argus_security_lets_the_thief_choose_a_tag_or_two_meat_damage(takes: str) -> None:
    with Table("runner", corp="Argus Security: Protection Guaranteed") as t:
        t.corp.put("Hostile Takeover", "Server 1")
        t.runner.hand(*["Sure Gamble"] * 3)
        t.runner.run("Server 1")
        t.runner.mode(takes)
        t.settle()
        assert who(t, "tagged") == ([RUNNER] if takes == "tag" else [])
        assert damage(t) == ([("meat", 2)] if takes == "damage" else [])


def test_mr_stone_does_one_meat_damage_when_the_runner_is_tagged() -> None:
    with Table("runner") as t:
        t.corp.put("Mr. Stone", "Server 1", rezzed=True)
        t.corp.put("Data Raven", "HQ", rezzed=True)
        t.corp.set(credits=0)
        t.runner.hand(*["Sure Gamble"] * 3)
        t.runner.run("HQ")
        t.runner.mode("tag")
        assert damage(t) == [("meat", 1)]
        t.runner.number(3)
        t.finish_run()
        assert damage(t) == [("meat", 1)]


class TestExecutiveBootCamp:
    def test_a_card_is_rezzed_for_one_credit_less_when_the_turn_begins(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Executive Boot Camp", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ")
            t.corp.put("Hadrian's Wall", "R&D")
            t.corp.set(credits=2)
            t.end_turn()
            t.corp.trigger("Executive Boot Camp")
            t.settle()
            assert t.card("Enigma").rezzed
            assert t.corp.credits == 0

    def test_one_credit_and_the_camp_find_an_asset(self) -> None:
        with Table("corp") as t:
            t.corp.put("Executive Boot Camp", "Server 1", rezzed=True)
            t.corp.deck("Enigma", "TGTBT", "PAD Campaign")
            t.corp.use("Executive Boot Camp")
            assert not t.corp.can("pick", "TGTBT")
            t.corp.pick("PAD Campaign")
            assert (t.corp.credits, t.corp.titles("hand")) == (4, ["PAD Campaign"])
            assert t.happened("revealed") == 1


def test_skorpios_removes_one_of_the_cards_that_are_trashed_at_once() -> None:
    with Table("runner", corp="Skorpios Defense Systems: Persuasive Power") as t:
        t.corp.put("Neural Katana", "HQ", rezzed=True)
        t.runner.hand("Corroder", "Mimic", "Ninja")
        t.runner.run("HQ")
        t.settle()
        t.corp.act("pick", "Mimic")
        t.settle()
        assert t.runner.titles("discard") == ["Corroder", "Ninja"]
        assert t.happened("removed from game") == 1


@pytest.mark.parametrize(("tags", "can"), [(1, False), (2, True)])
def test_boom_needs_two_tags_for_seven_meat_damage(tags: int, can: bool) -> None:
    with Table("corp") as t:
        t.corp.hand("BOOM!")
        t.runner.hand(*["Sure Gamble"] * 8).set(tags=tags)
        assert t.corp.can("play", "BOOM!") == can
        if can:
            t.corp.play("BOOM!")
            assert damage(t) == [("meat", 7)]
            assert t.corp.clicks == 1


def test_back_channels_pay_three_credits_for_each_token_on_a_card_in_a_remote_server() -> None:
    with Table("corp") as t:
        t.corp.hand("Back Channels")
        t.corp.put("TGTBT", "Server 1", tokens={"advancement": 2})
        t.corp.put("Ice Wall", "Server 1", tokens={"advancement": 3})
        t.corp.put("Ash 2X3ZB9CY", "HQ")
        t.corp.play("Back Channels")
        t.settle()
        assert (t.corp.credits, t.zone("TGTBT")) == (11, "Archives")


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_an_oddly_advanced_wendigo_is_a_barrier_and_no_code_gate(tokens: int) -> None:
    with Table("runner") as t:
        t.corp.put("Wendigo", "HQ", rezzed=True, tokens={"advancement": tokens})
        t.runner.put("Corroder")
        t.runner.put("Gordian Blade")
        t.runner.set(credits=20)
        encounter(t, "HQ")
        for title in ("Corroder", "Gordian Blade"):
            for _ in range(2):
                t.runner.use(title, "strength")
        assert t.runner.can("use", "Corroder", says="Break") == (tokens == 1)
        assert t.runner.can("use", "Gordian Blade", says="Break") == (tokens != 1)
        t.runner.break_subroutines("Corroder" if tokens == 1 else "Gordian Blade")
        assert got_in(t)


def test_a_power_shutdown_needs_a_run_that_may_have_failed() -> None:
    with Table("runner", clicks=1) as t:
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.corp.hand("Power Shutdown")
        t.runner.put("Corroder")
        t.runner.put("Ninja")
        t.runner.put("Ice Carver")
        t.runner.run("HQ")
        t.finish_run()
        t.corp.play("Power Shutdown")
        t.corp.number(2)
        t.settle()  # Ninja costs more
        assert t.runner.titles("discard") == ["Corroder"]
        assert len(t.corp.titles("discard")) == 3
        assert who(t, "trashed").count(RUNNER) == 1


def test_a_standoff_that_the_runner_declines_pays_five_credits_and_a_card() -> None:
    with Table("corp") as t:
        t.corp.put("Standoff", "Server 1", tokens={"advancement": 2})
        t.runner.put("Corroder")
        t.corp.score_agenda("Standoff")
        t.runner.decline()
        assert (t.corp.credits, t.corp.titles("hand")) == (10, ["Hedge Fund"])
        assert t.state.credits[RUNNER] == 5


def test_a_standoff_goes_on_until_a_side_trashes_nothing() -> None:
    with Table("corp") as t:
        t.corp.put("Standoff", "Server 1", tokens={"advancement": 2})
        t.corp.put("PAD Campaign", "Server 2")
        t.runner.put("Corroder")
        t.runner.put("Mimic")
        t.corp.score_agenda("Standoff")
        t.runner.accept("Mimic")
        t.corp.accept("PAD Campaign")
        t.runner.decline()
        assert who(t, "trashed") == [RUNNER, CORP]
        assert (t.corp.credits, len(t.corp.titles("hand"))) == (10, 1)


class TestBuilderOfNations:
    def table(self, tokens: int) -> Table:
        t = Table("runner", corp="Weyland Consortium: Builder of Nations")
        t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": tokens})
        t.runner.hand(*["Sure Gamble"] * 3)
        return t

    def test_the_first_encounter_with_advanced_ice_is_one_meat_damage(self) -> None:
        with self.table(1) as t:
            for _ in range(2):
                t.runner.run("HQ")
                t.finish_run()
            assert damage(t) == [("meat", 1)]

    def test_one_with_ice_that_has_no_tokens_is_none(self) -> None:
        with self.table(0) as t:
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == []
            assert t.state.active != CORP
