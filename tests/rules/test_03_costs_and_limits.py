"""Card types: what cards of each type cost, where they count, and what may be done about them (CR 3)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import TAGGED, THIS, Cannot, Count, Is, Modify, agenda, remote_only, resource, upgrade
from sneakdoor.model.abilities import Sub
from sneakdoor.model.enums import CORP, ICE
from sneakdoor.rules.actions import refuse_action
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.quantities import advancement_requirement
from sneakdoor.rules.scoring import refuse_score
from sneakdoor.rules.swapping import refuse_swap
from sneakdoor.testing import Table


def access(t: Table, server: str) -> None:
    """Run an unprotected server up to the question about the first accessed card, if that leaves a choice."""
    t.runner.run(server)
    t.settle()
    assert t.happened("accessed") == 1, t.show()


class TestAgendas:
    @pytest.mark.both
    @pytest.mark.rule("3.2.2b")
    def test_points_count_in_a_score_area_and_nowhere_else(self) -> None:
        with Table() as t:
            t.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 4})
            t.corp.hand("Hostile Takeover").discard("Private Security Force").deck("Fetal AI")
            t.settle()
            assert (t.corp.score, t.runner.score) == (0, 0)
            t.corp.act("credit")
            t.corp.score_agenda("Nisei MK II")
            assert (t.corp.score, t.runner.score) == (2, 0)
            t.end_turn()
            t.runner.run("Archives")
            t.finish_run()
            assert (t.corp.score, t.runner.score) == (2, 2)

    @pytest.mark.both
    @pytest.mark.rule("3.2.2a")
    def test_one_token_less_than_the_requirement_is_not_enough_and_more_is(self) -> None:
        for tokens, enough in ((1, False), (2, True), (5, True)):
            with Table() as t:
                t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": tokens})
                assert t.decision is not None
                assert (refuse_score(t.state, t.cid("Hostile Takeover")) is None) == enough

    @pytest.mark.both
    @pytest.mark.rule("3.2.3b", "9.1.6d")
    def test_what_an_agenda_says_of_its_own_requirement_holds_while_it_is_inactive(self) -> None:
        slow = agenda(
            "Test Slow",
            "neutral_corp",
            Modify("advancement requirement", Count(Is((ICE,))), THIS),
            advancement=3,
            points=2,
        )
        with Table(cards=(slow,)) as t:
            t.corp.put("Test Slow", "Server 1", tokens={"advancement": 3})
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 2})
            cid = t.cid("Test Slow")
            assert advancement_requirement(t.state, cid) == 3
            t.corp.put("Ice Wall", "HQ")
            assert not t.card("Test Slow").thing.active
            assert advancement_requirement(t.state, cid) == 4
            assert advancement_requirement(t.state, t.cid("Hostile Takeover")) == 2  # of itself only
            refusal = refuse_score(t.state, cid)
            assert refusal is not None
            assert refusal.rule == "1.16.3a"
            t.settle()
            t.corp.advance("Test Slow")
            t.corp.score_agenda("Test Slow")
            assert t.corp.score == 2

    @pytest.mark.both
    @pytest.mark.rule("3.2.3b")
    def test_an_agenda_may_say_that_it_cannot_be_scored_or_stolen_now(self) -> None:
        shy = agenda(
            "Test Shy",
            "neutral_corp",
            Cannot("score", only=TAGGED, own=True),
            Cannot("steal", only=TAGGED, own=True),
            advancement=2,
            points=1,
        )
        with Table(cards=(shy,)) as t:
            t.corp.put("Test Shy", "Server 1", tokens={"advancement": 2})
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 2})
            t.runner.set(tags=1)
            assert refuse_score(t.state, t.cid("Test Shy")) is not None
            assert refuse_score(t.state, t.cid("Hostile Takeover")) is None  # it speaks of itself only
            t.runner.set(tags=0)
            assert refuse_score(t.state, t.cid("Test Shy")) is None
        for tagged in (1, 0):
            with Table(turn="runner", cards=(shy,)) as t:
                t.corp.hand("Test Shy")
                t.runner.set(tags=tagged)
                t.runner.run("HQ")
                t.finish_run()
                assert t.runner.score == 1 - tagged


class TestIce:
    @pytest.mark.both
    @pytest.mark.rule("3.4.3", "3.4.3a", "4.7.4b")
    def test_ice_comes_unrezzed_and_is_rezzed_for_its_rez_cost_when_it_is_approached(self) -> None:
        with Table() as t:
            t.corp.hand("Enigma").set(credits=5)
            t.corp.install("Enigma", "HQ")
            assert t.corp.credits == 5  # the first piece of ice costs nothing to install
            assert not t.card("Enigma").rezzed
            assert not t.card("Enigma").thing.active
            assert not t.corp.can("rez", "Enigma")
            t.end_turn()
            before = t.corp.credits
            t.runner.run("HQ")
            t.corp.rez("Enigma")
            assert t.card("Enigma").rezzed
            assert t.card("Enigma").thing.active
            assert t.corp.credits == before - 3
            t.settle()

    @pytest.mark.both
    @pytest.mark.rule("3.4.5")
    def test_accessed_ice_with_a_trash_cost_may_be_trashed_for_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("Chrysalis")
            t.runner.hand(*["Sure Gamble"] * 3).set(credits=1)
            access(t, "HQ")
            t.runner.act("trash")
            assert t.runner.credits == 0
            assert t.zone("Chrysalis") == "Archives"
            t.finish_run()
        with Table(turn="runner") as t:
            t.corp.hand("Ice Wall")  # has none
            t.runner.set(credits=9)
            access(t, "HQ")
            assert not t.runner.can("trash")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("3.4.5a")
    def test_encountered_ice_is_not_accessed_and_cannot_be_trashed_for_its_cost(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Chrysalis", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand(*["Sure Gamble"] * 3).set(credits=9)
            t.runner.run("Server 1")
            t.settle()
            assert t.happened("encounter") == 1
            assert t.decision is not None
            assert t.decision.kind == "accessed card"
            t.runner.act("trash")
            t.finish_run()
            accessed = [one.cid for one in t.state.journal.entries if one.kind == "accessed"]
            assert accessed == [t.cid("PAD Campaign")]
            assert t.card("Chrysalis").installed

    @pytest.mark.both
    @pytest.mark.rule("3.4.7")
    def test_only_ice_has_subroutines_and_it_may_have_any_number(self) -> None:
        numbers = set()
        for card in book().cards:
            n = sum(isinstance(ability, Sub) for ability in card.abilities)
            assert not n or card.type == ICE, card.title
            numbers.add(n)
        assert {0, 1, 2, 3} <= numbers
        with Table() as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            assert len(subroutines(t.state, t.cid("Enigma"))) == 2
            assert not subroutines(t.state, t.cid("PAD Campaign"))


class TestAssetsAndUpgrades:
    @pytest.mark.rule("3.2.1", "3.3.1", "4.7.8a")
    def test_an_agenda_or_asset_has_to_make_room_for_another_and_upgrades_do_not(self) -> None:
        for old, new in (("PAD Campaign", "Nisei MK II"), ("Nisei MK II", "Snare!"), ("Snare!", "PAD Campaign")):
            with Table() as t:
                t.corp.put("Caprice Nisei", "Server 1")
                t.corp.put(old, "Server 1")
                t.corp.hand(new)
                t.corp.install(new, "Server 1")
                assert not t.corp.can("done")
                t.corp.act("trash", old)
                t.corp.act("done")
                assert t.zone(old) == "Archives"
                assert {t.card(one).server for one in (new, "Caprice Nisei")} == {"Server 1"}

    @pytest.mark.rule("3.3.2", "3.6.3", "4.7.4b")
    def test_they_come_unrezzed_and_are_rezzed_for_their_cost_in_a_window(self) -> None:
        for title, server, cost in (("PAD Campaign", "new", 2), ("Hokusai Grid", "HQ", 2)):
            with Table() as t:
                t.corp.hand(title)
                t.corp.act("install", title)
                t.corp.destination(server)
                assert t.corp.credits == 5  # nothing was paid
                assert not t.card(title).rezzed
                assert not t.card(title).thing.active
                t.corp.rez(title)  # in a paid ability window, without any run
                assert t.card(title).rezzed
                assert t.card(title).thing.active
                assert t.corp.credits == 5 - cost
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.set(credits=1)
            assert not t.corp.can("rez", "PAD Campaign")


class TestTheRunnersCards:
    @pytest.mark.both
    @pytest.mark.rule("3.8.4", "3.10.3")
    def test_any_number_of_hardware_and_resources_and_none_has_to_go(self) -> None:
        with Table(turn="runner", clicks=10) as t:
            hardware, resources = ["HQ Interface"] * 4, ["Daily Casts"] * 4
            t.runner.set(credits=60).hand(*hardware, *resources)
            for title in (*hardware, *resources):
                t.runner.install(title)
            assert len(t.state.things) == 2 + 8  # and the identities
            assert t.happened("trashed") == 0
            assert t.happened("installed") == 8

    @pytest.mark.both
    @pytest.mark.rule("3.9.3a")
    def test_only_an_installed_program_needs_memory(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Personal Workshop")
            t.runner.put("Magnum Opus")
            t.runner.hand("Corroder", "Mimic")
            assert t.runner.memory == (2, 4)
            t.runner.use("Personal Workshop", "Host it")
            t.runner.act("pick", "Corroder")
            assert t.runner.memory == (2, 4)  # in the play area, but not installed
            t.runner.install("Mimic")
            if t.runner.can("done"):
                t.runner.act("done")
            assert t.runner.memory == (3, 4)

    @pytest.mark.both
    @pytest.mark.rule("3.10.4", "5.2.7g")
    def test_without_a_tag_resources_cannot_be_trashed_and_with_one_only_resources(self) -> None:
        for tagged in (False, True):
            with Table() as t:
                t.runner.put("Daily Casts", tokens={"credit": 8})
                t.runner.put("HQ Interface")
                t.runner.set(tags=int(tagged))
                t.settle()
                assert t.corp.can("trash resource", "Daily Casts") == tagged
                assert not t.corp.can("trash resource", "HQ Interface")
                refusal = refuse_action(t.state, CORP, "trash resource", t.cid("Daily Casts"))
                assert (refusal is None) == tagged

    @pytest.mark.rule("5.2.4", "1.2.5")
    def test_a_resource_that_cannot_be_trashed_is_no_aim_of_the_basic_action(self) -> None:
        safe = resource("Test Safe", "neutral_runner", Cannot("trash", on=THIS), cost=0)
        with Table(cards=(safe,)) as t:
            t.runner.put("Test Safe")
            t.runner.put("Daily Casts", tokens={"credit": 8})
            t.runner.set(tags=1)
            t.settle()
            assert t.corp.can("trash resource", "Daily Casts")
            assert not t.corp.can("trash resource", "Test Safe")
            refusal = refuse_action(t.state, CORP, "trash resource", t.cid("Test Safe"))
            assert refusal is not None
            assert refusal.rule == "1.2.2"


class TestTrashCosts:
    @pytest.mark.both
    @pytest.mark.rule("3.5.3")
    def test_an_operation_with_a_trash_cost_may_be_trashed_for_it(self) -> None:
        with Table(turn="runner") as t:
            t.corp.hand("BOOM!")
            t.runner.set(credits=1)
            access(t, "HQ")
            t.runner.act("trash")
            assert t.runner.credits == 0
            assert t.zone("BOOM!") == "Archives"
            t.finish_run()
        with Table(turn="runner") as t:
            t.corp.hand("Hedge Fund")  # has none
            t.runner.set(credits=9)
            access(t, "HQ")
            assert not t.runner.can("trash")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("3.6.4")
    def test_an_accessed_upgrade_may_be_trashed_or_left(self) -> None:
        for credits_, pay in ((4, True), (4, False), (3, False)):
            with Table(turn="runner") as t:
                t.corp.put("Hokusai Grid", "Server 1")
                t.runner.set(credits=credits_)
                access(t, "Server 1")
                assert t.runner.can("trash") == (credits_ == 4)
                if pay:
                    t.runner.act("trash")
                t.finish_run()
                assert t.zone("Hokusai Grid") == ("Archives" if pay else "the play area")
                assert t.runner.credits == (0 if pay else credits_)


class TestRegions:
    @pytest.mark.rule("3.6.5a", "3.6.5d", "4.7.8d")
    def test_one_region_in_a_remote_server(self) -> None:
        with Table() as t:
            t.corp.put("Hokusai Grid", "Server 1", rezzed=True)
            t.corp.put("Caprice Nisei", "Server 1")
            t.corp.hand("Crisium Grid")
            t.corp.install("Crisium Grid", "Server 1")
            assert not t.corp.can("done")
            t.corp.act("trash", "Hokusai Grid")
            t.corp.act("done")
            assert t.zone("Hokusai Grid") == "Archives"
            assert t.card("Crisium Grid").server == "Server 1"
            assert t.card("Caprice Nisei").installed

    @pytest.mark.rule("3.6.5b")
    def test_regions_in_the_server_itself_do_not_count(self) -> None:
        with Table() as t:
            t.corp.put("Caprice Nisei", "HQ")
            t.corp.hand("Crisium Grid", "Hokusai Grid")
            t.corp.install("Crisium Grid", "HQ")  # another one is in HQ, not in its root
            t.corp.act("done")  # nothing has to be trashed
            assert t.card("Crisium Grid").installed
            assert "Hokusai Grid" in t.corp.titles("hand")

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.2.12")
    def test_an_upgrade_for_remote_servers_is_not_swapped_into_a_root(self) -> None:
        wall = upgrade("Test Outpost", "neutral_corp", remote_only(), cost=0, trash=1, influence=0)
        with Table(cards=(wall,)) as t:
            t.corp.put("Test Outpost", "Server 1")
            t.corp.put("Hokusai Grid", "HQ")
            t.corp.put("Caprice Nisei", "Server 2")
            assert refuse_swap(t.state, t.cid("Test Outpost"), t.cid("Hokusai Grid")) is not None
            assert refuse_swap(t.state, t.cid("Test Outpost"), t.cid("Caprice Nisei")) is None
            assert refuse_swap(t.state, t.cid("Caprice Nisei"), t.cid("Hokusai Grid")) is None


class TestPrograms:
    @pytest.mark.both
    @pytest.mark.rule("3.9.2", "4.7.4c")
    def test_a_program_is_installed_faceup_and_active_for_its_install_cost(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Gordian Blade", "Corroder").set(credits=5)
            t.runner.install("Gordian Blade")
            assert t.runner.credits == 1
            assert t.card("Gordian Blade").thing.faceup
            assert t.card("Gordian Blade").thing.active
            assert not t.runner.can("install", "Corroder")  # one credit does not pay for it

    @pytest.mark.both
    @pytest.mark.rule("3.9.4a", "3.9.4b")
    def test_of_all_programs_the_icebreakers_have_a_strength(self) -> None:
        for card in book().cards:
            if card.type == "program":
                assert ("Icebreaker" in card.subtypes) == (card.strength is not None), card.title

    @pytest.mark.rule("4.7.4d", "8.4.2")
    def test_facedown_a_runner_card_does_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Magnum Opus", facedown=True)
            t.runner.put("Desperado", facedown=True)
            t.settle()
            assert t.card("Magnum Opus").installed
            assert not t.card("Magnum Opus").thing.active
            assert not t.runner.can("action", "Magnum Opus")
            assert t.runner.memory == (0, 4)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 5
        with Table(turn="runner") as t:
            t.runner.put("Magnum Opus")
            t.settle()
            assert t.runner.can("action", "Magnum Opus")


class TestWhatIsNotInstalledOrNotRezzed:
    @pytest.mark.both
    @pytest.mark.rule("3.9.3", "1.19.3")
    def test_a_program_that_is_only_hosted_takes_no_memory(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Personal Workshop")
            t.runner.hand("Magnum Opus")
            t.runner.use("Personal Workshop")
            assert t.card("Magnum Opus").thing.host == t.cid("Personal Workshop")
            assert t.runner.memory == (0, 4)

    @pytest.mark.both
    @pytest.mark.rule("3.2.3a", "8.1.3")
    def test_a_faceup_agenda_is_no_rezzed_card(self) -> None:
        with Table(corp="Blue Sun: Powering the Future") as t:
            t.corp.hand("Oaktown Renovation")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.install("Oaktown Renovation", "new")
            assert t.card("Oaktown Renovation").thing.faceup
            t.end_turn()
            t.end_turn()
            t.corp.trigger("Blue Sun: Powering the Future")
            assert t.corp.can("pick", "Ice Wall")
            assert not t.corp.can("pick", "Oaktown Renovation")
            t.corp.pick("Ice Wall")
            t.settle()

    @pytest.mark.rule("4.7.4b")
    def test_a_derezzed_card_does_nothing_any_more(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "R&D", rezzed=True)
            t.runner.hand("Emergency Shutdown")
            t.runner.run("HQ")
            t.finish_run()
            t.settle()
            t.runner.play("Emergency Shutdown")
            t.settle()
            assert not t.card("Himitsu-Bako").rezzed
            t.runner.act("credit")
            assert not t.corp.can("use", "Himitsu-Bako")
            t.settle()
            assert t.card("Himitsu-Bako").installed
            assert "paid:0" not in t.state.index

    @pytest.mark.both
    @pytest.mark.rule("3.9.3d")
    def test_what_changes_install_costs_leaves_memory_costs_alone(self) -> None:
        cheaper = resource("Test Cheaper", "shaper", Modify("install cost", -3, Is(zone="anywhere")), cost=0)
        with Table(turn="runner", cards=(cheaper,)) as t:
            t.runner.put("Test Cheaper")
            t.runner.hand("Magnum Opus")
            t.runner.install("Magnum Opus")
            assert (t.runner.credits, t.runner.memory) == (3, (2, 4))
