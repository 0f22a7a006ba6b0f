"""Checkpoints, damage and traces by version 26.03 (CR 26.03:10.3, 26.03:10.4, 26.03:10.8)."""

from __future__ import annotations

import pytest
from tests.verbs import every_window, now, row, strike, walk_to

from sneakdoor.cards.vocabulary import (
    BRAIN,
    CORP,
    ICE,
    MEAT,
    MINE,
    NET,
    POWER,
    PROGRAM,
    RUNNER,
    Body,
    Clicks,
    Credits,
    DoToChosen,
    Gain,
    GainsText,
    Host,
    Is,
    Modify,
    On,
    Place,
    StartTrace,
    Tag,
    asset,
    hardware,
    operation,
    paid,
    play,
    program,
    resource,
    upgrade,
    when,
)
from sneakdoor.rules.quantities import hand_size
from sneakdoor.testing import Table

RULES = "26.03"


class TestUniqueCardsAndConsoles:
    @pytest.mark.rule("26.03:10.3.1d", "26.03:3.8.5a", "26.03:3.8.5b")
    def test_a_second_console_can_be_installed_and_replaces_the_first(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.put("Spinal Modem")
            t.runner.hand("Desperado").set(credits=9)
            t.runner.install("Desperado")
            t.settle()
            assert t.card("Desperado").installed
            assert t.zone("Spinal Modem") == "the heap"

    @pytest.mark.rule("26.03:10.3.1d")
    def test_nobody_is_asked_which_console_goes(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.put("Desperado")
            t.runner.hand("Spinal Modem").set(credits=9)
            every_window(t)
            t.runner.install("Spinal Modem")
            assert now(t).kind == "paid ability window"
            assert t.zone("Desperado") == "the heap"
            t.state.forced = True

    @pytest.mark.rule("26.03:10.3.1d", "26.03:10.1.1")
    def test_of_unique_cards_with_one_name_the_newest_stays(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.put("Desperado")
            old = t.cid("Desperado")
            t.runner.hand("Desperado").set(credits=9)
            t.runner.install("Desperado")
            t.settle()
            assert old not in t.state.things
            assert t.happened("trashed") == 1

    @pytest.mark.rule("26.03:10.1.1", "26.03:10.3.1d")
    def test_nothing_prevents_it(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.runner.put("Desperado")
            t.runner.put("Sacrificial Construct")
            t.runner.hand("Desperado").set(credits=9)
            every_window(t)
            t.runner.install("Desperado")
            assert now(t).kind == "paid ability window"
            assert t.happened("trashed") == 1
            t.state.forced = True


class TestRestrictions:
    @pytest.mark.rule("26.03:10.3.1e")
    def test_who_controls_the_cards_chooses_among_sets_even_on_the_others_host(self) -> None:
        rack = asset("Rack", "neutral_corp", Host(Is((PROGRAM,)), limit=1), cost=0, trash=0)
        with Table("corp", cards=(rack,), rules=RULES) as t:
            t.corp.put("Rack", "Server 1", rezzed=True)
            t.runner.put("Corroder", on="Rack")
            t.runner.put("Mimic", on="Rack")
            assert (now(t).side, now(t).rule) == (RUNNER, "26.03:10.3.1e")
            t.runner.pick("Mimic")
            assert t.zone("Mimic") == "the heap"
            assert t.card("Corroder").installed

    @pytest.mark.rule("26.03:10.3.1e", example=228)
    def test_over_the_memory_limit_a_smallest_set_is_trashed(self) -> None:
        """As with Bad Times: two of 1 MU or one of 2, and none that takes up nothing."""
        free = program("Free", "neutral_runner", cost=0, memory=0)
        large = program("Large", "neutral_runner", cost=0, memory=2)
        squeeze = asset("Squeeze", "neutral_corp", Modify("[mu]", -2), cost=0, trash=0)
        with Table("corp", cards=(free, large, squeeze), rules=RULES) as t:
            for title in ("Corroder", "Mimic", "Large", "Free"):
                t.runner.put(title)
            t.corp.put("Squeeze", "Server 1", rezzed=True)
            picks = {str(option.card) for option in now(t).options if option.kind == "pick"}
            assert (now(t).side, picks) == (RUNNER, {"Corroder", "Mimic", "Large"})
            t.runner.pick("Large")  # alone: no other card may go with it
            assert sorted(t.state.card(cid).title for cid in t.state.discard[RUNNER]) == ["Large"]

    @pytest.mark.rule("26.03:10.3.1e")
    def test_of_two_broken_restrictions_no_card_goes_in_vain(self) -> None:
        """Large alone mends both. With Corroder gone the host has room, and one more has to go, but not Large."""
        rack = hardware("Rack", "neutral_runner", Host(Is((PROGRAM,)), limit=1), cost=0)
        large = program("Large", "neutral_runner", cost=0, memory=2)
        squeeze = asset("Squeeze", "neutral_corp", Modify("[mu]", -1), cost=0, trash=0)
        for first, then in (("Large", set()), ("Corroder", {"Mimic", "Gordian Blade"})):
            with Table("corp", cards=(rack, large, squeeze), rules=RULES) as t:
                t.corp.put("Squeeze", "Server 1", rezzed=True)
                t.runner.put("Rack")
                t.runner.put("Corroder", on="Rack")
                t.runner.put("Large", on="Rack")
                t.runner.put("Mimic")
                t.runner.put("Gordian Blade")  # 5 MU of 3
                assert (now(t).side, now(t).rule) == (RUNNER, "26.03:10.3.1e")
                t.runner.act("pick", first)
                offered = {option.card for option in now(t).options if option.kind == "pick"}
                assert offered == then  # never Large besides Corroder
                if then:
                    t.runner.pick("Mimic")
                t.settle()
                trashed = sorted(t.runner.titles("discard"))
                assert trashed == (["Corroder", "Mimic"] if then else ["Large"])
                causes = {
                    t.state.card(one.cid).title: one.cause for one in t.state.journal.since(0) if one.kind == "trashed"
                }
                assert causes == ({"Corroder": "host", "Mimic": "memory"} if then else {"Large": "host"})

    @pytest.mark.rule("26.03:10.3.1e")
    @pytest.mark.parametrize("turn", ["corp", "runner"])
    def test_where_both_have_cards_that_must_go_the_active_player_chooses_all(self, turn: str) -> None:
        squeeze = upgrade("Squeeze", "neutral_corp", Modify("[mu]", -4), cost=0, trash=0)
        with Table(turn, cards=(squeeze,), rules=RULES) as t:
            t.runner.put("Corroder")
            t.corp.put("Squeeze", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Adonis Campaign", "Server 1")
            sides = {"corp": CORP, "runner": RUNNER}
            assert now(t).side == sides[turn]
            player = t.corp if turn == "corp" else t.runner
            player.act("pick", t.card("Adonis Campaign"))
            t.settle()
            assert (t.runner.titles("discard"), t.corp.titles("discard")) == (["Corroder"], ["Adonis Campaign"])

    @pytest.mark.rule("26.03:10.3.1e", example=227)
    def test_a_card_on_a_host_that_cannot_have_any_is_trashed(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Tithonium", "HQ")
            t.runner.put("Parasite", on="Tithonium")
            t.corp.set(credits=20)
            t.runner.run("HQ")
            t.corp.rez("Tithonium")
            assert t.zone("Parasite") == "the heap"
            t.finish_run()


class TestPending:
    @pytest.mark.rule("26.03:10.3.1a", "26.03:10.3.2")
    def test_what_was_met_since_the_last_checkpoint_is_pending_in_a_new_window(self) -> None:
        echo = resource("Echo", "neutral_runner", when(On("installed", by=MINE), Gain(1)), cost=0)
        with Table("runner", cards=(echo,), rules=RULES) as t:
            t.runner.put("Echo")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            t.settle()
            assert t.runner.credits == 5 - 2 + 1

    @pytest.mark.rule("26.03:10.3.1i", "26.03:6.2.4")
    def test_a_position_whose_ice_is_gone_is_none_unless_the_runner_is_in_it(self) -> None:
        scrap = asset("Scrap", "neutral_corp", paid(Credits(0), DoToChosen("trash", Is((ICE,)))), cost=0, trash=0)
        with Table("runner", cards=(scrap,), rules=RULES) as t:
            t.corp.put("Scrap", "Server 1", rezzed=True)
            for title in ("Ice Wall", "Enigma", "Hunter"):
                t.corp.put(title, "HQ")
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "26.03:6.9.1e", "corp")
            t.corp.use("Scrap")
            t.corp.pick("Enigma")  # an empty place further in is closed
            assert (row(t, "HQ"), t.run.position) == (["Ice Wall", "Hunter"], 1)
            walk_to(t, "26.03:6.9.1e", "corp")
            t.corp.use("Scrap")
            t.corp.pick("Hunter")  # the Runner's own stays, vacant
            assert (row(t, "HQ"), t.run.position, t.run.lost) == (["Ice Wall"], 1, True)
            t.state.forced = True
            t.finish_run()


class TestDamage:
    @pytest.mark.rule("26.03:10.4.2", "26.03:10.4.2c")
    @pytest.mark.parametrize("kind", [MEAT, NET, BRAIN])
    def test_there_are_three_kinds_and_only_core_damage_lowers_the_hand_size(self, kind: str) -> None:
        hit = strike(1, kind)  # type: ignore[arg-type]
        with Table("corp", cards=(hit,), rules=RULES) as t:
            t.corp.hand(hit.title)
            t.runner.hand("Diesel", "Diesel")
            t.corp.play(hit.title)
            t.settle()
            assert len(t.runner.titles("hand")) == 1
            assert hand_size(t.state, RUNNER) == (4 if kind == BRAIN else 5)

    @pytest.mark.rule("26.03:10.4.4", "26.03:1.7.2b")
    @pytest.mark.parametrize(("cards", "dead"), [(1, True), (2, False)])
    def test_more_damage_than_cards_flatlines_the_runner(self, cards: int, dead: bool) -> None:
        hit = strike(2)
        t = Table("corp", cards=(hit,), rules=RULES)
        t.corp.hand(hit.title)
        t.runner.hand(*["Diesel"] * cards)
        t.corp.play(hit.title)
        assert (t.outcome is not None) == dead
        if dead:
            assert t.outcome.winner == CORP


class TestTraces:
    @pytest.mark.rule("26.03:10.8.6c", "26.03:10.8.6d", "26.03:10.8.2", "26.03:10.8.3")
    def test_first_the_corp_spends_openly_and_then_the_runner(self) -> None:
        hunt = operation("Hunt", "neutral_corp", play(StartTrace(2, Body((Tag(1),)))), cost=0)
        with Table("corp", cards=(hunt,), rules=RULES) as t:
            t.corp.hand("Hunt")
            t.corp.play("Hunt")
            assert (now(t).side, now(t).rule) == (CORP, "26.03:10.8.6c")
            t.corp.number(1)
            assert (now(t).side, now(t).rule) == (RUNNER, "26.03:10.8.6d")
            assert t.corp.credits == 4
            t.runner.number(2)
            t.settle()
            assert (t.runner.credits, t.state.tags) == (3, 1)


class TestOwnName:
    @pytest.mark.rule("26.03:10.1.5")
    def test_copied_text_that_names_its_card_means_the_card_that_has_it(self) -> None:
        lends = program("Lends", "neutral_runner", paid(Clicks(1), Place(POWER, 1)), cost=0, memory=1)
        copies = hardware("Copies", "neutral_runner", Host(Is((PROGRAM,))), GainsText(Is(hosted=True)), cost=0)
        with Table("runner", cards=(lends, copies), rules=RULES) as t:
            t.runner.put("Copies")
            t.runner.put("Lends", on="Copies")
            t.runner.use("Copies")
            assert (t.card("Copies").tokens(POWER), t.card("Lends").tokens(POWER)) == (1, 0)
