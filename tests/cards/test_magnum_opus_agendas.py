"""What agendas of Magnum Opus do."""

from __future__ import annotations

import pytest
from tests.verbs import score

from sneakdoor.model.enums import HQ
from sneakdoor.testing import Table


class TestTimelyPublicRelease:
    def row(self, t: Table) -> list[str]:
        return [t.state.card(cid).title for cid in t.state.ice[HQ]]

    @pytest.mark.rule("6.2.1", "8.2.11a")
    @pytest.mark.parametrize("inside", [0, 1, 2])
    def test_ice_comes_to_any_position_for_nothing(self, inside: int) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Tollbooth", "PAD Campaign").set(credits=0)
            score(t, "Timely Public Release", 4)
            assert t.card("Timely Public Release").tokens("agenda") == 1
            t.corp.use("Timely Public Release")
            t.corp.act("server", server="HQ")
            t.corp.number(inside)
            t.corp.act("done")
            expected = ["Ice Wall", "Enigma"]
            expected.insert(inside, "Tollbooth")
            assert self.row(t) == expected
            assert not t.card("Tollbooth").rezzed
            assert t.corp.credits == 0
            assert not t.corp.can("use", "Timely Public Release")

    def test_from_archives_and_before_a_new_server_too(self) -> None:
        with Table() as t:
            t.corp.discard("Tollbooth", "PAD Campaign")
            t.corp.hand("Enigma")
            score(t, "Timely Public Release", 4)
            t.corp.use("Timely Public Release")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Tollbooth")
            t.corp.act("server", server="New remote")
            assert t.card("Tollbooth").server.startswith("Server")

    def test_without_ice_the_counter_stays(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign")
            score(t, "Timely Public Release", 4)
            assert not t.corp.can("use", "Timely Public Release")
