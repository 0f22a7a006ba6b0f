"""What programs of the SanSan cycle do."""

from __future__ import annotations

import pytest
from tests.breakers import can_break, facing_trial, fewest, used_once
from tests.verbs import accessed, break_once, detour, elsewhere, encounter, every_window, removed, trial, who

from sneakdoor.model.enums import CORP, HQ
from sneakdoor.testing import Table

SUICIDE = [("Crowbar", "Code Gate"), ("Shiv", "Sentry"), ("Spike", "Barrier")]


class TestClot:
    def test_agendas_installed_this_turn_are_not_scored(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Hostile Takeover").set(credits=9)
            t.runner.put("Clot")
            t.corp.install("Hostile Takeover", "new")
            t.corp.set(clicks=5)
            t.corp.advance("Hostile Takeover")
            t.corp.advance("Hostile Takeover")
            assert not t.corp.can("score", "Hostile Takeover")

    def test_without_it_they_are(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Hostile Takeover").set(credits=9)
            t.corp.install("Hostile Takeover", "new")
            t.corp.set(clicks=5)
            t.corp.advance("Hostile Takeover")
            t.corp.advance("Hostile Takeover")
            assert t.corp.can("score", "Hostile Takeover")

    def test_older_ones_are_scored_all_the_same(self) -> None:
        with Table("corp") as t:
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.runner.put("Clot")
            t.corp.score_agenda("Hostile Takeover")
            assert t.corp.score == 1

    def test_a_purge_trashes_it_and_the_agenda_is_free(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Hostile Takeover").set(credits=9)
            t.runner.put("Clot")
            t.corp.install("Hostile Takeover", "new")
            t.corp.set(clicks=6)
            t.corp.advance("Hostile Takeover")
            t.corp.advance("Hostile Takeover")
            t.corp.act("purge")
            assert t.zone("Clot") == "the heap"
            assert t.corp.can("score", "Hostile Takeover")


class TestFaust:
    def test_a_card_of_the_grip_for_each_subroutine(self) -> None:
        t = facing_trial("Faust", "Trap", 2)
        t.runner.hand("Sure Gamble", "Diesel")
        t.runner.use("Faust", "Break")
        t.runner.pick("Diesel")
        t.game.choose(t.game.decision.options[0])  # type: ignore[union-attr]
        assert (t.runner.titles("hand"), t.runner.titles("discard"), t.runner.credits) == (
            ["Sure Gamble"],
            ["Diesel"],
            20,
        )
        t.finish_run()
        assert t.corp.credits == 5 + 5 - 1

    def test_a_card_of_the_grip_for_two_strength(self) -> None:
        t = facing_trial("Faust", "Trap", 4)
        t.runner.hand("Sure Gamble", "Diesel")
        assert not t.runner.can("use", "Faust", says="Break", at="6.9.3b")
        t.runner.use("Faust", "+2")
        t.runner.pick("Diesel")
        assert (t.card("Faust").strength, t.runner.titles("hand")) == (4, ["Sure Gamble"])
        assert t.runner.can("use", "Faust", says="Break", at="6.9.3b")

    def test_the_strength_is_gone_with_the_encounter(self) -> None:
        t = Table("runner", cards=(trial("Trap", 9),), skip_forced=False)
        for _ in range(2):
            t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Faust")
        t.runner.hand("Sure Gamble", "Diesel")
        encounter(t, "HQ")
        t.runner.use("Faust", "+2")
        t.runner.pick("Diesel")
        t.runner.pass_()
        encounter(t)
        assert t.card("Faust").strength == 2

    def test_nothing_with_an_empty_grip(self) -> None:
        t = facing_trial("Faust", "Trap", 0)
        t.runner.put("Corroder")
        assert not t.runner.can("use", "Faust", at="6.9.3b")


class TestTrope:
    def test_a_counter_each_turn(self) -> None:
        with Table("corp") as t:
            trope = t.runner.put("Trope")
            t.end_turn()
            assert trope.tokens("power") == 1

    def test_so_many_cards_of_the_heap_go_into_the_stack(self) -> None:
        with Table("runner") as t:
            t.runner.deck("Sure Gamble")
            t.runner.discard("Diesel", "Corroder", "Mimic")
            t.runner.put("Trope", tokens={"power": 2})
            t.runner.use("Trope")
            t.runner.pick("Corroder", "Mimic")
            assert {"Corroder", "Mimic"} <= set(t.runner.titles("deck"))
            assert (t.runner.titles("discard"), removed(t), t.runner.clicks) == (["Diesel"], ["Trope"], 3)

    def test_not_more_than_there_are(self) -> None:
        with Table("runner") as t:
            t.runner.discard("Diesel")
            t.runner.put("Trope", tokens={"power": 4})
            t.runner.use("Trope")
            t.settle()
            assert (t.runner.titles("discard"), removed(t)) == ([], ["Trope"])


class TestSuicideBreakers:
    @pytest.mark.parametrize(("title", "kind"), SUICIDE)
    def test_trashed_it_breaks_up_to_three_subroutines(self, title: str, kind: str) -> None:
        assert used_once(title, kind, 1) == (0, 3)
        assert fewest(title, kind, 1) == 1
        assert not can_break(title, kind, 2)
        t = facing_trial(title, kind, 1)
        break_once(t, title)
        assert t.zone(title) == "the heap"

    @pytest.mark.parametrize(
        ("title", "other"),
        [("Crowbar", "Sentry - Barrier"), ("Shiv", "Barrier - Code Gate"), ("Spike", "Sentry - Code Gate")],
    )
    def test_nothing_of_other_ice(self, title: str, other: str) -> None:
        assert not can_break(title, other, 0)

    @pytest.mark.parametrize(("title", "kind"), SUICIDE)
    def test_every_icebreaker_makes_it_stronger_while_it_is_installed(self, title: str, kind: str) -> None:
        with Table("runner") as t:
            breaker = t.runner.put(title)
            assert breaker.strength == 1
            t.runner.put("Corroder")
            t.runner.put("Datasucker")
            assert breaker.strength == 2
        assert used_once(title, kind, 3, rig=("Corroder", "Mimic")) == (0, 3)

    @pytest.mark.parametrize(("title", "kind"), SUICIDE)
    def test_two_link_make_room_for_it(self, title: str, kind: str) -> None:
        with Table("runner") as t:
            t.runner.put(title)
            t.runner.put("Rabbit Hole")
            assert t.runner.memory == (1, 4)
            t.runner.put("Rabbit Hole")
            assert t.runner.memory == (0, 4)
            t.runner.put("Corroder")
            assert t.runner.memory == (1, 4)

    def test_even_before_it_is_installed(self) -> None:
        with Table("runner") as t:
            for title in ("Magnum Opus", "Morning Star"):
                t.runner.put(title)
            for _ in range(2):
                t.runner.put("Rabbit Hole")
            t.runner.hand("Shiv", "Crowbar", "Spike")
            for title in ("Shiv", "Crowbar", "Spike"):
                t.runner.install(title)
                if t.runner.can("done"):
                    t.runner.act("done")
            assert t.runner.memory == (4, 4)


class TestAnalogDreamers:
    def test_an_unrezzed_card_is_shuffled_into_rnd_instead_of_an_access(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Hedge Fund")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 1})
            t.corp.put("Adonis Campaign", "Server 3", rezzed=True)
            t.corp.put("Ice Wall", "Server 3")
            t.runner.put("Analog Dreamers")
            t.runner.use("Analog Dreamers")
            t.runner.accept("Analog Dreamers")
            t.finish_run()
            assert (t.zone("PAD Campaign"), who(t, "shuffled in")) == ("R&D", [CORP])
            assert (t.happened("accessed"), t.runner.clicks) == (0, 3)

    def test_it_may_be_left(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Hedge Fund")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Analog Dreamers")
            t.runner.use("Analog Dreamers")
            t.runner.decline()
            t.finish_run()
            assert (accessed(t), t.zone("PAD Campaign")) == (["Hedge Fund"], "the play area")

    def test_agendas_and_upgrades_too_and_the_runner_chooses(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            ash = t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.runner.put("Analog Dreamers")
            t.runner.use("Analog Dreamers")
            t.runner.accept("Analog Dreamers")
            t.runner.pick(ash)
            t.finish_run()
            assert (t.zone("Ash 2X3ZB9CY"), t.zone("Hostile Takeover")) == ("R&D", "the play area")

    def test_not_where_the_run_was_led_to(self) -> None:
        with Table("runner", cards=(detour(HQ),)) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Detour")
            t.runner.put("Analog Dreamers")
            t.runner.use("Analog Dreamers")
            t.runner.use("Detour")
            t.finish_run()
            assert t.zone("PAD Campaign") == "the play area"

    def test_advancement_makes_a_card_safe(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Hedge Fund")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 1})
            t.corp.put("Ice Wall", "Server 1")
            t.runner.put("Analog Dreamers")
            t.runner.use("Analog Dreamers")
            t.finish_run()  # with no card to choose, the access is not replaced
            assert (t.zone("Hostile Takeover"), t.zone("Ice Wall")) == ("the play area", "the play area")
            assert accessed(t) == ["Hedge Fund"]


class TestChameleon:
    @pytest.mark.parametrize("kind", ["Sentry", "Code Gate", "Barrier"])
    def test_it_breaks_what_was_named(self, kind: str) -> None:
        for ice in ("Sentry", "Code Gate", "Barrier"):
            t = Table("runner", cards=(trial(ice, 3),))
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.hand("Chameleon").set(credits=9)
            t.runner.install("Chameleon")
            t.settle()
            t.runner.mode(kind.lower())
            encounter(every_window(t), "HQ")
            assert t.runner.can("use", "Chameleon", says="Break", at="6.9.3b") == (ice == kind)
            if ice == kind:
                break_once(t, "Chameleon")
                assert t.runner.credits == 6
                t.finish_run()
                assert t.corp.credits == 7

    def test_too_strong_is_too_strong(self) -> None:
        t = Table("runner", cards=(trial("Sentry", 4),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.hand("Chameleon").set(credits=9)
        t.runner.install("Chameleon")
        t.settle()
        t.runner.mode("sentry")
        encounter(every_window(t), "HQ")
        assert not t.runner.can("use", "Chameleon", at="6.9.3b")

    def test_it_goes_back_to_the_grip_as_the_turn_ends(self) -> None:
        with Table("runner") as t:
            t.runner.put("Chameleon")
            t.end_turn()
            assert t.runner.titles("hand") == ["Chameleon"]
            t.runner.put("Mimic")
            t.end_turn()
            assert t.zone("Mimic") == "the play area"

    def test_other_programs_ask_for_no_name(self) -> None:
        with Table("runner") as t:
            t.runner.put("Chameleon")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            t.runner.act("done")
            assert t.happened("named") == 0

    def test_not_as_the_turn_of_the_corp_ends(self) -> None:
        with Table("corp") as t:
            t.runner.put("Chameleon")
            t.end_turn()
            assert t.zone("Chameleon") == "the play area"


class TestDaVinci:
    def test_every_successful_run_gives_a_counter(self) -> None:
        with Table("runner") as t:
            davinci = t.runner.put("DaVinci")
            for n, server in enumerate(("Archives", "HQ"), 1):
                t.runner.run(server)
                t.finish_run()
                assert davinci.tokens("power") == n

    def test_even_if_nothing_is_accessed(self) -> None:
        with Table("runner", cards=(elsewhere(),)) as t:
            davinci = t.runner.put("DaVinci")
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            t.runner.trigger("DaVinci")
            t.finish_run()
            assert davinci.tokens("power") == 1

    @pytest.mark.parametrize(("n", "can"), [(1, False), (2, True), (3, True)])
    def test_a_card_that_costs_no_more_is_installed_for_nothing(self, n: int, can: bool) -> None:
        with Table("runner") as t:
            t.runner.hand("Corroder", "Sure Gamble", "Diesel")
            t.runner.discard("Datasucker")
            t.runner.put("DaVinci", tokens={"power": n})
            assert t.runner.can("use", "DaVinci") == can
            if can:
                t.runner.use("DaVinci")
                assert (t.zone("Corroder"), t.zone("DaVinci")) == ("the play area", "the heap")
                assert (t.runner.credits, t.runner.clicks) == (5, 4)

    def test_hardware_and_resources_as_well(self) -> None:
        for title in ("Grimoire", "Professional Contacts"):
            with Table("runner") as t:
                t.runner.hand(title)
                t.runner.put("DaVinci", tokens={"power": 5})
                t.runner.use("DaVinci")
                assert (t.zone(title), t.runner.credits) == ("the play area", 5)


class TestHyperdriver:
    def test_three_clicks_and_it_is_gone_for_good(self) -> None:
        with Table("corp") as t:
            t.runner.put("Hyperdriver")
            t.end_turn()
            t.runner.accept("Hyperdriver")
            assert (t.runner.clicks, removed(t)) == (7, ["Hyperdriver"])

    def test_it_may_stay(self) -> None:
        with Table("corp") as t:
            t.runner.put("Hyperdriver")
            t.end_turn()
            t.runner.decline()
            assert (t.runner.clicks, t.zone("Hyperdriver")) == (4, "the play area")
