"""What events of the Core Set do that came later."""

from __future__ import annotations

from sneakdoor.testing import Table


class TestDejaVu:
    def table(self, *heap: str) -> Table:
        t = Table("runner")
        t.runner.hand("Déjà Vu").discard(*heap).set(credits=2)
        return t

    def test_one_card_comes_back(self) -> None:
        with self.table("Diesel", "Medium", "Parasite") as t:
            t.runner.play("Déjà Vu")
            t.runner.mode("1 card")
            t.runner.pick("Diesel")
            t.settle()
            assert t.runner.titles("hand") == ["Diesel"]

    def test_or_two_viruses(self) -> None:
        with self.table("Diesel", "Medium", "Parasite", "Datasucker") as t:
            t.runner.play("Déjà Vu")
            t.runner.mode("viruses")
            assert not t.runner.can("pick", "Diesel")
            t.runner.pick("Medium", "Datasucker")
            t.settle()
            assert sorted(t.runner.titles("hand")) == ["Datasucker", "Medium"]

    def test_or_only_one_of_them(self) -> None:
        with self.table("Medium", "Parasite") as t:
            t.runner.play("Déjà Vu")
            t.runner.mode("viruses")
            t.runner.pick("Medium")
            t.settle()
            assert t.runner.titles("hand") == ["Medium"]

    def test_an_empty_heap_has_nothing(self) -> None:
        with self.table() as t:
            assert not t.runner.can("play", "Déjà Vu")
