"""What happens between the steps of accessing, installing and playing (CR 7.6.2, 8.2.11c, 8.5.1b, 10.3)."""

from __future__ import annotations

import pytest
from tests.verbs import story

from sneakdoor.cards.vocabulary import MINE, RUN, Adjust, Gain, On, resource, when
from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table

WATCHER = resource(
    "Watcher",
    "neutral_runner",
    when(On("credits spent", by=MINE), Gain(1)),
    cost=0,
)

LOOKER = resource(
    "Looker",
    "neutral_runner",
    when(
        On("access begins", server="0"),
        Adjust("access HQ", 1, RUN, None),
    ),
    cost=0,
)


class TestCheckpointsBetweenSteps:
    @pytest.mark.rule("7.6.1", "7.6.2", "7.6.3", "7.1.1b")
    def test_what_triggers_as_the_access_begins_can_still_change_the_number(self) -> None:
        with Table(turn="runner", cards=(LOOKER,)) as t:
            t.corp.hand("Enigma", "Hunter", "Ice Wall")
            t.runner.put("Looker")
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 2

    @pytest.mark.both
    @pytest.mark.rule("8.2.11c", "1.4:8.3.4", "10.3.4")
    def test_a_checkpoint_follows_the_install_cost(self) -> None:
        with Table(turn="runner", cards=(WATCHER,)) as t:
            t.runner.put("Watcher")
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            order = story(t, "credits spent", "credits gained", "installed")
            assert order == ["credits spent", "credits gained", "installed"]

    @pytest.mark.both
    @pytest.mark.rule("8.5.1b", "1.4:8.6.2", "10.3.4")
    def test_a_checkpoint_follows_the_play_cost(self) -> None:
        with Table(turn="runner", cards=(WATCHER,)) as t:
            t.runner.put("Watcher")
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            order = story(t, "credits spent", "credits gained", "played")
            assert order == ["credits spent", "credits gained", "played", "credits gained"]

    @pytest.mark.both
    @pytest.mark.rule("1.4:8.6.9", "10.3.6")
    def test_a_play_is_over_before_the_next_action(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Sure Gamble")
            t.runner.play("Sure Gamble")
            assert story(t, "resolved", "action complete") == ["resolved", "action complete"]


class TestWhatTheOtherSideCanTell:
    @pytest.mark.both
    @pytest.mark.rule("8.2.2a", "8.2.1")
    def test_agendas_assets_and_upgrades_in_a_remote_server_look_alike(self) -> None:
        seen = []
        for title in ("Private Security Force", "PAD Campaign", "Ash 2X3ZB9CY"):
            t = Table()
            t.corp.put("Enigma", "Server 1")
            t.corp.hand(title)
            t.corp.install(title, "Server 1")
            t.settle()
            seen.append(t.game.view(RUNNER).as_dict())
        assert seen[0] == seen[1] == seen[2]

    @pytest.mark.rule("8.2.2a")
    def test_two_of_them_lie_there_as_they_came_whatever_they_are(self) -> None:
        seen = []
        for titles in (("PAD Campaign", "Ash 2X3ZB9CY"), ("Ash 2X3ZB9CY", "PAD Campaign")):
            t = Table()
            for title in titles:
                t.corp.put(title, "Server 1")
            t.settle()
            seen.append(t.game.view(RUNNER).as_dict())
        assert seen[0] == seen[1]

    @pytest.mark.both
    @pytest.mark.rule("8.2.2b")
    def test_ice_is_told_from_other_cards(self) -> None:
        t = Table()
        t.corp.put("Enigma", "Server 1")
        t.corp.put("PAD Campaign", "Server 1")
        view = t.game.view(RUNNER).as_dict()
        server = next(one for one in view["servers"] if one["name"] == "Server 1")
        assert len(server["ice"]) == 1
        assert not server["ice"][0].get("title")

    @pytest.mark.both
    @pytest.mark.rule("8.2.2")
    def test_the_order_of_installs_is_kept(self) -> None:
        with Table() as t:
            t.corp.set(credits=9).hand("Enigma", "Hunter", "Ice Wall")
            for title in ("Hunter", "Enigma", "Ice Wall"):
                t.corp.install(title, "HQ")
                if t.corp.can("done"):
                    t.corp.act("done")
            assert [t.state.card(cid).title for cid in t.state.ice[0]] == ["Hunter", "Enigma", "Ice Wall"]


class TestHostsThatAreTrashedByAnInstall:
    @pytest.mark.rule("8.2.5", "8.2.5c", "10.3.1g")
    def test_what_was_hosted_goes_with_its_host(self) -> None:
        with Table() as t:
            t.corp.set(credits=0).put("Enigma", "HQ", rezzed=True)
            t.runner.put("Parasite", on="Enigma")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            assert t.zone("Enigma") == "Archives"
            assert t.zone("Parasite") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("8.2.5", "8.2.5d")
    def test_programs_on_a_trashed_daemon_go_too(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Dhegdheer")
            t.runner.put("Corroder", on="Dhegdheer")
            t.runner.hand("Mimic")
            t.runner.install("Mimic")
            t.runner.act("trash", "Dhegdheer")
            if t.runner.can("done"):
                t.runner.act("done")
            assert t.zone("Corroder") == "the heap"
            assert t.card("Mimic").installed
