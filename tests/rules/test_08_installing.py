"""Installing cards (CR 8.1, 8.2, 8.4; 1.4:8.3)."""

from __future__ import annotations

import pytest
from tests.verbs import story

from sneakdoor.cards.vocabulary import program
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.installing import (
    FORBIDDEN,
    NEVER,
    NO_HOST,
    NO_MEMORY,
    ONE_CONSOLE,
    Install,
    refuse_install,
)
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


def servers(t: Table) -> list[str]:
    """The servers that are offered as destinations."""
    d = t.decision
    assert d is not None
    return [option.server for option in d.options if option.kind == "server"]


def rows(t: Table, server: int) -> list[str]:
    """The ice protecting a server, innermost first."""
    return [t.state.card(cid).title for cid in t.state.ice[server]]


class TestWhatInstallingIs:
    @pytest.mark.both
    @pytest.mark.rule("8.1.1")
    def test_a_facedown_card_is_seen_by_its_controller_only(self) -> None:
        with Table() as t:
            card = t.corp.put("PAD Campaign", "Server 1")
            assert visible(t.state, card.cid, CORP)
            assert not visible(t.state, card.cid, RUNNER)
            other = t.corp.put("PAD Campaign", "Server 2", rezzed=True)
            assert visible(t.state, other.cid, RUNNER)

    @pytest.mark.both
    @pytest.mark.rule("8.1.2")
    def test_events_and_operations_are_never_installed(self) -> None:
        with Table() as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand("Sure Gamble")
            assert refuse_install(t.state, t.cid("Hedge Fund")) is NEVER
            assert refuse_install(t.state, t.cid("Sure Gamble")) is NEVER
            assert not t.corp.can("install", "Hedge Fund")

    @pytest.mark.rule("26.03:1.12.1", "26.03:1.12.2")
    @pytest.mark.both
    @pytest.mark.rule("8.1.2b", "8.2.10")
    def test_an_uninstalled_card_forgets_what_it_was(self) -> None:
        with Table() as t:
            card = t.corp.put("Himitsu-Bako", "HQ", rezzed=True, tokens={"power": 2})
            before = t.state.ref[card.cid]
            t.corp.use("Himitsu-Bako")
            assert t.zone("Himitsu-Bako") == "HQ"
            assert t.state.ref[card.cid] != before
            t.corp.install("Himitsu-Bako", "HQ")
            assert t.card("Himitsu-Bako").tokens("power") == 0
            assert not t.card("Himitsu-Bako").rezzed

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.12.2")
    @pytest.mark.rule("8.2.10")
    def test_what_was_chosen_for_a_card_is_not_remembered_when_it_comes_back(self) -> None:
        t = Table(turn="runner")
        t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
        t.runner.set(credits=20).hand("Femme Fatale")
        t.runner.install("Femme Fatale")
        t.settle()
        memo = t.card("Femme Fatale").thing.memo["chosen"]
        assert memo == t.state.ref[t.cid("Himitsu-Bako")]
        t.runner.run("HQ")
        t.corp.use("Himitsu-Bako")
        assert memo != t.state.ref[t.cid("Himitsu-Bako")]


class TestReveal:
    @pytest.mark.rule("26.03:1.21.3a")
    @pytest.mark.both
    @pytest.mark.rule("8.1.5")
    def test_a_revealed_card_goes_back_to_what_it_was(self) -> None:
        with Table() as t:
            t.corp.hand("Celebrity Gift", "Enigma", "Hunter")
            t.corp.play("Celebrity Gift")
            t.corp.pick("Enigma")
            assert t.happened("revealed") == 1
            assert t.zone("Enigma") == "HQ"
            assert t.corp.credits == 4

    @pytest.mark.both
    @pytest.mark.rule("8.1.5a")
    def test_only_installed_unrezzed_cards_are_exposed(self) -> None:
        with Table(turn="runner") as t:
            ice = t.corp.put("Enigma", "HQ")
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.corp.put("Oaktown Renovation", "Server 1")
            t.runner.hand("Satellite Uplink")
            t.runner.play("Satellite Uplink")
            assert not t.runner.can("pick", "Hunter")
            t.runner.act("pick", handle=ice.thing.handle)
            t.runner.act("done")
            assert t.happened("exposed") == 1
            assert t.happened("accessed") == 0
            assert not t.card("Enigma").rezzed


class TestCorpDestinations:
    @pytest.mark.rule("8.2.1", "8.1.3")
    def test_a_corp_card_is_installed_facedown_and_inactive(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "new")
            card = t.card("PAD Campaign")
            assert card.installed
            assert not card.rezzed
            assert not card.thing.active

    @pytest.mark.both
    @pytest.mark.rule("8.2.1a")
    def test_an_existing_server_or_a_new_one(self) -> None:
        t = Table()
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Hokusai Grid")
        t.corp.act("install", "Hokusai Grid")
        assert servers(t) == ["HQ", "R&D", "Archives", "Server 1", "New remote"]

    @pytest.mark.both
    @pytest.mark.rule("8.2.1b")
    def test_agendas_and_assets_go_to_remote_servers(self) -> None:
        for title in ("Private Security Force", "PAD Campaign"):
            t = Table()
            t.corp.put("Enigma", "Server 1")
            t.corp.hand(title)
            t.corp.act("install", title)
            assert servers(t) == ["Server 1", "New remote"]

    @pytest.mark.both
    @pytest.mark.rule("8.2.1c")
    def test_upgrades_go_to_remote_servers_and_to_the_root_of_central_ones(self) -> None:
        with Table() as t:
            t.corp.hand("Hokusai Grid")
            t.corp.install("Hokusai Grid", "HQ")
            assert t.state.root[0] == (t.cid("Hokusai Grid"),)
            assert t.state.ice[0] == ()

    @pytest.mark.both
    @pytest.mark.rule("8.2.1d")
    def test_ice_goes_to_the_outermost_position(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Hunter")
            t.corp.install("Hunter", "HQ")
            t.corp.act("done")
            assert rows(t, 0) == ["Enigma", "Hunter"]

    @pytest.mark.rule("1.4:8.2.12")
    def test_remote_server_only(self) -> None:
        t = Table()
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("La Costa Grid")
        t.corp.act("install", "La Costa Grid")
        assert servers(t) == ["Server 1", "New remote"]

    @pytest.mark.rule("3.2.3a", "8.1.3")
    def test_an_agenda_that_says_so_is_installed_faceup_and_active_but_not_rezzed(self) -> None:
        with Table() as t:
            t.corp.hand("Oaktown Renovation")
            t.corp.install("Oaktown Renovation", "new")
            thing = t.card("Oaktown Renovation").thing
            assert thing.faceup
            assert thing.active
            t.corp.advance("Oaktown Renovation")
            assert t.corp.credits == 6
            assert t.happened("rezzed") == 0
            assert not t.corp.can("rez", "Oaktown Renovation")

    @pytest.mark.rule("3.2.3")
    def test_other_agendas_are_inactive_while_installed(self) -> None:
        with Table() as t:
            t.corp.hand("Private Security Force")
            t.corp.install("Private Security Force", "new")
            assert not t.card("Private Security Force").thing.active


class TestRunnerDestinations:
    @pytest.mark.both
    @pytest.mark.rule("8.2.3")
    def test_runner_cards_are_installed_faceup_and_active(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            thing = t.card("Corroder").thing
            assert thing.faceup
            assert thing.active
            assert thing.server < 0

    @pytest.mark.both
    @pytest.mark.rule("8.1.2a", "1.12.5a")
    def test_a_card_may_be_installed_on_a_host_that_allows_it(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Off-Campus Apartment")
            t.runner.hand("Decoy")
            t.runner.install("Decoy", on="Off-Campus Apartment")
            assert t.card("Decoy").thing.host == t.cid("Off-Campus Apartment")
            assert len(t.state.hand[RUNNER]) == 1  # a card was drawn for it

    @pytest.mark.rule("8.1.2a")
    def test_the_host_is_a_choice(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Off-Campus Apartment")
            t.runner.hand("Decoy")
            t.runner.install("Decoy")
            assert t.card("Decoy").thing.host == -1
            assert t.state.hand[RUNNER] == []

    @pytest.mark.rule("8.1.2a")
    def test_other_cards_are_not_hosted(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Off-Campus Apartment")
            t.runner.hand("Armitage Codebusting")
            t.runner.act("install", "Armitage Codebusting")
            assert t.card("Armitage Codebusting").thing.host == -1

    @pytest.mark.rule("1.12.5c")
    def test_a_card_that_insists_on_a_host_needs_one_before_the_install_begins(self) -> None:
        t = Table(turn="runner")
        t.corp.put("Enigma", "HQ")
        t.runner.hand("Parasite")
        assert refuse_install(t.state, t.cid("Parasite")) is NO_HOST
        assert not t.runner.can("install", "Parasite")

    @pytest.mark.rule("8.2.5d", "1.12.5a")
    def test_a_program_on_a_daemon_is_cheaper_and_takes_no_memory(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=4)
            t.runner.put("Dhegdheer")
            t.runner.put("Magnum Opus")
            t.runner.put("Magnum Opus")
            t.runner.hand("Magnum Opus")
            assert t.runner.memory == (4, 4)
            t.runner.act("install", "Magnum Opus")  # only on Dhegdheer can it be paid
            if t.runner.can("done"):
                t.runner.act("done")
            assert t.card("Dhegdheer").thing.hosted != ()
            assert t.runner.credits == 0
            assert t.runner.memory == (4, 4)

    @pytest.mark.rule("1.12.5c", "8.2.11")
    def test_a_cheaper_host_that_it_may_not_use_does_not_help(self) -> None:
        t = Table(turn="runner")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.set(credits=1).hand("Parasite")
        t.runner.put("Dhegdheer")
        assert not t.runner.can("install", "Parasite")

    @pytest.mark.rule("3.8.5d")
    def test_a_second_console_is_refused(self) -> None:
        t = Table(turn="runner")
        t.runner.put("Desperado")
        t.runner.hand("Grimoire")
        assert refuse_install(t.state, t.cid("Grimoire")) is ONE_CONSOLE
        assert not t.runner.can("install", "Grimoire")

    @pytest.mark.both
    @pytest.mark.rule("1.2.2")
    def test_a_card_can_forbid_an_install(self) -> None:
        t = Table(turn="runner", runner="Apex: Invasive Predator")
        t.runner.hand("Decoy", "Corroder")
        assert not t.runner.can("install", "Decoy")
        assert t.runner.can("install", "Corroder")
        assert refuse_install(t.state, t.cid("Decoy")) is FORBIDDEN


class TestLikeCards:
    @pytest.mark.rule("8.2.5a")
    def test_another_agenda_or_asset_must_be_trashed(self) -> None:
        with Table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Private Security Force")
            t.corp.install("Private Security Force", "Server 1")
            assert t.zone("PAD Campaign") == "Archives"
            assert t.card("Private Security Force").server == "Server 1"

    @pytest.mark.rule("8.2.5a")
    def test_upgrades_may_stay_or_be_trashed(self) -> None:
        for trash in (False, True):
            with Table() as t:
                t.corp.put("Hokusai Grid", "Server 1")
                t.corp.hand("PAD Campaign")
                t.corp.install("PAD Campaign", "Server 1")
                t.corp.act("trash" if trash else "done")
                assert t.card("Hokusai Grid").installed is not trash

    @pytest.mark.rule("8.2.5a", "8.2.5b")
    def test_a_second_region_replaces_the_first(self) -> None:
        for server in ("Server 1", "HQ"):
            with Table() as t:
                t.corp.put("Hokusai Grid", server)
                t.corp.hand("Crisium Grid")
                t.corp.install("Crisium Grid", server)
                assert t.zone("Hokusai Grid") == "Archives"
                assert t.card("Crisium Grid").installed

    @pytest.mark.rule("8.2.5b")
    def test_other_upgrades_of_a_root_may_be_trashed(self) -> None:
        with Table() as t:
            t.corp.put("Ash 2X3ZB9CY", "HQ")
            t.corp.hand("Hokusai Grid")
            t.corp.install("Hokusai Grid", "HQ")
            t.corp.act("done")
            assert t.card("Ash 2X3ZB9CY").installed

    @pytest.mark.both
    @pytest.mark.rule("8.2.5c", "8.2.11a")
    def test_ice_that_is_trashed_first_does_not_count_for_the_cost(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.put("Hunter", "HQ")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            t.corp.act("trash", "Enigma")
            t.corp.act("done")
            assert t.corp.credits == 4
            assert rows(t, 0) == ["Hunter", "Ice Wall"]

    @pytest.mark.rule("8.2.11a", "1.15.5b")
    def test_one_credit_for_each_piece_of_ice_already_there(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "HQ")
            t.corp.put("Hunter", "HQ")
            t.corp.put("Pup", "R&D")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            t.corp.act("done")
            assert t.corp.credits == 3

    @pytest.mark.rule("8.2.5c", "8.2.11a")
    def test_who_cannot_pay_for_the_ice_must_trash_some(self) -> None:
        t = Table()
        t.corp.set(credits=0)
        t.corp.put("Enigma", "HQ")
        t.corp.hand("Ice Wall")
        t.corp.install("Ice Wall", "HQ")
        t.settle()
        assert rows(t, 0) == ["Ice Wall"]
        assert t.zone("Enigma") == "Archives"

    @pytest.mark.rule("8.2.11a")
    def test_assets_agendas_and_upgrades_cost_nothing_to_install(self) -> None:
        for title in ("PAD Campaign", "Private Security Force", "Hokusai Grid"):
            with Table() as t:
                t.corp.set(credits=0).hand(title)
                t.corp.install(title, "new")
                assert t.card(title).installed

    @pytest.mark.rule("8.2.5d")
    def test_programs_may_be_trashed_first(self) -> None:
        for trash in (False, True):
            with Table(turn="runner") as t:
                t.runner.put("Corroder")
                t.runner.hand("Mimic")
                t.runner.install("Mimic")
                t.runner.act("trash" if trash else "done")
                assert t.card("Corroder").installed is not trash
                assert t.card("Mimic").installed

    @pytest.mark.rule("8.2.5d")
    def test_programs_must_be_trashed_to_stay_within_the_memory_limit(self) -> None:
        t = Table(turn="runner")
        t.runner.set(credits=9)
        t.runner.put("Magnum Opus")
        t.runner.put("Magnum Opus")
        t.runner.hand("Corroder")
        t.runner.install("Corroder")
        assert not t.runner.can("done")
        t.runner.act("trash", "Magnum Opus")
        t.runner.act("done")
        assert t.runner.memory == (3, 4)
        assert t.happened("trashed") == 1

    @pytest.mark.rule("8.2.5d", "3.9.3b")
    def test_a_program_that_could_never_fit_is_refused(self) -> None:
        giant = program("Giant", "neutral_runner", cost=0, memory=5)
        t = Table(turn="runner", cards=(giant,))
        t.runner.hand("Giant")
        assert refuse_install(t.state, t.cid("Giant")) is NO_MEMORY
        t.runner.put("Dhegdheer")
        t.runner.act("install", "Giant")  # there it takes none
        assert t.card("Giant").thing.host == t.cid("Dhegdheer")

    @pytest.mark.both
    @pytest.mark.rule("8.2.6")
    def test_cards_trashed_by_an_install_keep_their_face(self) -> None:
        for rezzed in (False, True):
            with Table() as t:
                old = t.corp.put("PAD Campaign", "Server 1", rezzed=rezzed)
                t.corp.hand("Adonis Campaign")
                t.corp.install("Adonis Campaign", "Server 1")
                assert (old.cid not in t.state.down) is rezzed
                assert visible(t.state, old.cid, RUNNER) is rezzed

    @pytest.mark.rule("8.2.6")
    def test_a_card_the_runner_has_seen_goes_facedown_all_the_same(self) -> None:
        t = Table(turn="runner")
        old = t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Adonis Campaign")
        t.runner.run("Server 1")
        t.runner.act("go on")
        t.end_turn()
        t.corp.install("Adonis Campaign", "Server 1")
        assert t.zone("PAD Campaign") == "Archives"
        assert old.cid in t.state.down


class TestServers:
    @pytest.mark.both
    @pytest.mark.rule("8.2.1a", "1.4:8.3.5")
    def test_a_new_server_is_created_by_the_install(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign", "Enigma")
            t.corp.install("PAD Campaign", "new")
            t.corp.install("Enigma", "new")
            assert t.card("PAD Campaign").server == "Server 1"
            assert t.card("Enigma").server == "Server 2"

    @pytest.mark.both
    @pytest.mark.rule("8.2.7", "10.3.1h")
    def test_a_server_ceases_to_exist_with_its_last_card(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.happened("server gone") == 1
            assert not t.runner.can("run", server="Server 1")

    @pytest.mark.rule("8.2.7")
    def test_ice_keeps_a_server(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Enigma", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.happened("server gone") == 0
            assert t.runner.can("run", server="Server 1")

    @pytest.mark.both
    @pytest.mark.rule("8.2.8")
    def test_the_corp_cannot_destroy_a_server_by_installing(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "Server 1")
            t.corp.set(credits=0).hand("Ice Wall")
            t.corp.install("Ice Wall", "Server 1")
            assert t.zone("Enigma") == "Archives"
            assert t.card("Ice Wall").server == "Server 1"
            assert t.happened("server gone") == 0

    @pytest.mark.both
    @pytest.mark.rule("8.2.9")
    def test_ice_uninstalled_while_it_is_encountered_is_passed(self) -> None:
        with Table(turn="runner") as t:
            t.corp.put("Himitsu-Bako", "HQ", rezzed=True)
            t.runner.run("HQ")
            while t.happened("encounter") == 0:
                d = t.decision
                assert d is not None
                t._let_pass(d)
            t.corp.use("Himitsu-Bako")
            t.finish_run()
            assert t.happened("successful run") == 1


class TestSixSteps:
    @pytest.mark.both
    @pytest.mark.rule("1.4:8.3.1", "1.4:8.3.4", "1.4:8.3.5", "1.4:8.3.6")
    def test_placed_then_paid_then_installed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            order = story(t, "installing", "credits spent", "installed")
            assert order == ["installing", "credits spent", "installed"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.3.3", "1.4:8.3.4")
    def test_like_cards_are_trashed_before_the_cost_is_paid(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Corroder")
            t.runner.hand("Mimic")
            t.runner.install("Mimic")
            t.runner.act("trash")
            order = story(t, "installing", "trashed", "credits spent", "installed")
            assert order == ["installing", "trashed", "credits spent", "installed"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.3.1", "1.4:8.3.2")
    def test_a_card_on_its_way_is_neither_installed_nor_active(self) -> None:
        t = Table()
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.hand("Hokusai Grid")
        t.corp.act("install", "Hokusai Grid")
        thing = t.card("Hokusai Grid").thing
        assert isinstance(t.state.stack[-1], Install)
        assert not thing.installed
        assert not thing.active
        assert not thing.faceup

    @pytest.mark.rule("1.4:8.3.6")
    def test_abilities_of_the_installed_card_meet_their_condition(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Imp")
            t.runner.install("Imp")
            assert t.card("Imp").tokens("virus") == 2

    @pytest.mark.both
    @pytest.mark.rule("26.03:8.5.5", example=113)
    @pytest.mark.rule("8.2.4", example=62)
    def test_several_cards_are_installed_one_after_the_other(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=6).hand("Mass Install", "Dhegdheer", "Corroder", "Imp")
            t.runner.play("Mass Install")
            t.runner.pick("Dhegdheer")
            t.runner.pick("Corroder")
            t.runner.act("host", "Dhegdheer")  # the host was not there when the event was played
            assert t.card("Corroder").thing.host == t.cid("Dhegdheer")
            assert t.runner.credits == 2
            t.runner.pick("Imp")
            t.runner.act("rig")
            t.runner.act("done")  # no program is trashed for it
            assert t.card("Imp").installed
            assert t.runner.credits == 0

    @pytest.mark.rule("8.2.4")
    def test_up_to_three_may_be_fewer(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).hand("Mass Install", "Corroder", "Mimic")
            t.runner.play("Mass Install")
            t.runner.pick("Corroder")
            t.runner.act("done")
            assert t.card("Corroder").installed
            assert t.runner.titles("hand") == ["Mimic"]
