"""Operations of Terminal Directive that look back on a theft."""

from __future__ import annotations

from tests.last_turns import after

from sneakdoor.testing import Table


class TestHunterSeeker:
    def stolen(self) -> Table:
        t = Table("runner", clicks=1)
        t.corp.put("Hostile Takeover", "Server 1")
        t.corp.put("PAD Campaign", "Server 2")
        t.corp.hand("Hunter Seeker").set(credits=5)
        t.runner.put("Corroder")
        t.runner.put("Desperado")
        t.runner.run("Server 1")
        t.finish_run()
        return t

    def test_any_installed_card_is_trashed(self) -> None:
        with self.stolen() as t:
            t.corp.play("Hunter Seeker")
            assert t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Corroder")
            assert (t.runner.titles("discard"), t.corp.credits, t.corp.clicks) == (["Corroder"], 3, 1)

    def test_only_after_a_theft_and_with_two_clicks(self) -> None:
        with after(run="R&D", hand=("Hunter Seeker",)) as t:
            t.runner.put("Corroder")
            assert not t.corp.can("play", "Hunter Seeker")
        with self.stolen() as t:
            t.corp.set(clicks=1)
            assert not t.corp.can("play", "Hunter Seeker")
