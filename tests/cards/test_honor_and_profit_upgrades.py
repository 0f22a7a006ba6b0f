"""Upgrades of Honor and Profit."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestNeoTokyoGrid:
    def grid(self, *, rezzed: bool = True) -> Table:
        t = Table()
        t.corp.put("NeoTokyo Grid", "Server 1", rezzed=rezzed)
        t.corp.put("Nisei MK II", "Server 1")
        t.corp.put("Ice Wall", "Server 1")
        t.corp.put("Hostile Takeover", "Server 2")
        t.corp.hand("Shipment from Kaguya").set(credits=9)
        return t

    def test_a_credit_for_the_first_token_each_turn(self) -> None:
        with self.grid() as t:
            t.corp.advance("Nisei MK II")
            assert t.corp.credits == 9 - 1 + 1
            t.corp.advance("Nisei MK II")
            assert t.corp.credits == 8
            t.end_turn()
            t.end_turn()
            before = t.corp.credits
            t.corp.advance("Nisei MK II")
            assert t.corp.credits == before

    def test_however_it_comes_there(self) -> None:
        with self.grid() as t:
            t.corp.play("Shipment from Kaguya")
            t.corp.pick("Nisei MK II")
            assert t.corp.credits == 10

    def test_neither_ice_nor_another_server(self) -> None:
        with self.grid() as t:
            t.corp.advance("Ice Wall")
            t.corp.advance("Hostile Takeover")
            assert t.corp.credits == 7
            t.corp.advance("Nisei MK II")  # still the first one in this server
            assert t.corp.credits == 7

    def test_other_tokens_are_none_of_its_business(self) -> None:
        with Table() as t:
            t.corp.put("NeoTokyo Grid", "Server 1", rezzed=True)
            t.corp.put("Marked Accounts", "Server 1", rezzed=True)
            t.corp.use("Marked Accounts")
            assert t.corp.credits == 5

    def test_not_while_it_is_unrezzed(self) -> None:
        with self.grid(rezzed=False) as t:
            t.corp.advance("Nisei MK II")
            assert t.corp.credits == 8
