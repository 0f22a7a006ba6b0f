"""Corp cards installed on other cards (CR 1.12.5a): in the server of their host, beside what that server can have."""

from __future__ import annotations

import pytest

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.installing import destinations
from sneakdoor.rules.quantities import trash_cost
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table

STUDIO = "Full Immersion RecStudio"


def studio(t: Table) -> None:
    t.corp.put(STUDIO, "Server 1", rezzed=True)


class TestInstallingOnACorpCard:
    @pytest.mark.both
    @pytest.mark.rule("1.12.5a", "1.12.6", "1.12.1", "4.7.5e")
    def test_it_lies_facedown_on_its_host_and_nothing_had_to_make_room(self) -> None:
        with Table() as t:
            studio(t)
            t.corp.hand("PAD Campaign", "Hostile Takeover")
            t.corp.install("PAD Campaign", on=STUDIO)
            t.corp.install("Hostile Takeover", on=STUDIO)
            t.corp.act("done")  # the card beside it there may be trashed, and stays
            t.settle()
            assert t.card(STUDIO).installed
            for title in ("PAD Campaign", "Hostile Takeover"):
                card = t.card(title)
                assert card.installed
                assert card.thing.host == t.cid(STUDIO)
                assert card.server == "Server 1"
                assert not card.thing.faceup
                assert visible(t.state, card.cid, CORP)
                assert not visible(t.state, card.cid, RUNNER)
            assert [len(server.root) for server in t.game.view(RUNNER).servers] == [0, 0, 0, 1]
            assert [card.title for card in t.game.view(RUNNER).servers[3].root[0].hosted] == ["", ""]

    @pytest.mark.rule("1.12.5a")
    def test_only_of_the_kinds_it_names_and_a_third_card_takes_the_place_of_another(self) -> None:
        with Table() as t:
            studio(t)
            t.corp.hand("PAD Campaign", "Ice Wall", "Ash 2X3ZB9CY")
            on_it = ("host", t.cid(STUDIO))
            assert on_it in destinations(t.state, t.cid("PAD Campaign"))
            assert on_it not in destinations(t.state, t.cid("Ice Wall"))
            assert on_it not in destinations(t.state, t.cid("Ash 2X3ZB9CY"))
            t.corp.put("Adonis Campaign", on=STUDIO)
            t.corp.put("Melange Mining Corp.", on=STUDIO)
            t.corp.install("PAD Campaign", on=STUDIO)
            assert not t.corp.can("done")
            t.corp.act("trash", "Adonis Campaign")
            t.corp.act("done")
            assert len(t.card(STUDIO).thing.hosted) == 2
            assert t.zone("Adonis Campaign") == "Archives"

    @pytest.mark.both
    @pytest.mark.rule("1.12.5a", "1.12.5")
    def test_an_unrezzed_card_allows_nothing(self) -> None:
        with Table() as t:
            t.corp.put(STUDIO, "Server 1")
            t.corp.hand("PAD Campaign")
            assert ("host", t.cid(STUDIO)) not in destinations(t.state, t.cid("PAD Campaign"))

    @pytest.mark.both
    @pytest.mark.rule("8.2.5a")
    def test_beside_its_host_an_asset_still_needs_the_place(self) -> None:
        with Table() as t:
            studio(t)
            t.corp.put("Adonis Campaign", on=STUDIO)
            t.corp.hand("PAD Campaign")
            t.corp.install("PAD Campaign", "Server 1")
            assert not t.corp.can("done")
            t.corp.act("trash", STUDIO)
            assert t.corp.can("done")
            t.corp.act("done")
            t.settle()
            assert t.card("PAD Campaign").server == "Server 1"
            assert [t.zone(title) for title in (STUDIO, "Adonis Campaign")] == ["Archives"] * 2

    @pytest.mark.rule("8.2.5a", "1.12.11")
    def test_what_carries_its_host_is_not_trashed_to_make_room(self) -> None:
        with Table() as t:
            studio(t)
            outer = t.card(STUDIO)
            inner = t.corp.put(STUDIO, on=outer, rezzed=True)
            t.corp.put("Adonis Campaign", on=outer)
            t.corp.hand("PAD Campaign")
            t.corp.act("install", "PAD Campaign")
            t.corp.act("host", inner)
            assert t.corp.can("trash", "Adonis Campaign")
            assert not t.corp.can("trash", STUDIO)
            t.corp.act("done")
            assert t.card("PAD Campaign").thing.host == inner.cid
            assert [trash_cost(t.state, cid) for cid in (outer.cid, inner.cid)] == [9, 6]

    @pytest.mark.both
    @pytest.mark.rule("1.16.3", "1.12.10")
    def test_an_agenda_is_scored_off_its_host(self) -> None:
        with Table() as t:
            studio(t)
            t.corp.put("Hostile Takeover", on=STUDIO, tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.corp.score == 1
            assert t.card(STUDIO).thing.hosted == ()
            assert trash_cost(t.state, t.cid(STUDIO)) == 3


class TestTheRunner:
    @pytest.mark.rule("7.1.2b", "4.7.5e")
    def test_accesses_what_is_hosted_in_the_server(self) -> None:
        with Table(turn="runner") as t:
            studio(t)
            t.corp.put("PAD Campaign", on=STUDIO)
            t.corp.put("Hostile Takeover", on=STUDIO)
            assert trash_cost(t.state, t.cid(STUDIO)) == 9
            t.runner.run("Server 1")
            t.finish_run()
            assert t.happened("accessed") == 3
            assert t.runner.score == 1

    @pytest.mark.rule("1.12.11", "10.3.1g")
    def test_trashes_the_host_and_with_it_what_it_carried(self) -> None:
        with Table(turn="runner") as t:
            studio(t)
            t.corp.put("PAD Campaign", on=STUDIO)
            t.runner.set(credits=9)
            t.runner.run("Server 1")
            t.settle()
            t.game.choose(next(o for o in t.decision.options if o.card == STUDIO))  # type: ignore[union-attr]
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.credits == 3
            assert [t.zone(title) for title in (STUDIO, "PAD Campaign")] == ["Archives"] * 2
            assert list(t.state.ice) == [0, 1, 2]

    @pytest.mark.both
    @pytest.mark.rule("1.12.5a", "10.2.3")
    def test_a_game_as_the_runner_could_imagine_it_has_assets_or_agendas_there(self) -> None:
        with Table(turn="runner") as t:
            studio(t)
            t.corp.put("PAD Campaign", on=STUDIO)
            t.corp.hand("Hostile Takeover", "Ash 2X3ZB9CY", "Ice Wall", "Enigma", "Adonis Campaign")
            assert t.decision is not None
            found = set()
            for seed in range(30):
                dealt = t.game.sample(RUNNER, seed).state
                found.add(dealt.card(t.cid("PAD Campaign")).title)
            assert found <= {"PAD Campaign", "Hostile Takeover", "Adonis Campaign"}
            assert len(found) > 1
