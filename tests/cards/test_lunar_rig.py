"""What hardware of the Lunar cycle does."""

from __future__ import annotations

import pytest
from tests.verbs import who

from sneakdoor.cards.vocabulary import IN_HAND, PROGRAM, RUNNER, Credits, InstallOne, Is, paid, resource
from sneakdoor.testing import Table


@pytest.mark.rule("3.8.5")
@pytest.mark.parametrize("title", ["Ekomind", "Box-E"])
def test_a_console_suffers_no_other_console(title: str) -> None:
    with Table("runner") as t:
        t.runner.put(title)
        t.runner.hand("Desperado").set(credits=9)
        assert not t.runner.can("install", "Desperado")
        assert "Limit 1 console" in t.state.card(t.cid(title)).text


class TestEkomind:
    def test_the_memory_limit_is_the_number_of_cards_in_the_grip(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ekomind")
            assert t.runner.memory == (0, 0)
            t.runner.hand(*["Diesel"] * 5)
            t.corp.hand("Ice Wall")
            assert t.runner.memory == (0, 5)

    @pytest.mark.rule("8.2.5d")
    def test_the_card_that_is_installed_is_not_in_the_grip_any_more(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ekomind")
            t.runner.set(credits=10)
            t.runner.hand("Corroder")
            assert t.runner.memory == (0, 1)
            assert not t.runner.can("install", "Corroder")
            t.runner.hand("Diesel")
            t.runner.install("Corroder")
            assert t.runner.memory == (1, 1)

    def test_other_cards_add_to_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ekomind")
            t.runner.put("Akamatsu Mem Chip")
            t.runner.hand(*["Diesel"] * 5)
            assert t.runner.memory == (0, 6)

    @pytest.mark.rule("1.19.3")
    def test_who_loses_cards_loses_programs(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ekomind")
            t.runner.hand("Diesel", "Sure Gamble", "Easy Mark", "Inject")
            for title in ("Corroder", "Ninja", "Medium"):
                t.runner.put(title)
            t.runner.play("Easy Mark")
            t.settle()
            assert t.runner.memory == (3, 3)
            t.runner.set(credits=5)
            t.runner.play("Sure Gamble")
            t.runner.pick("Ninja")
            t.settle()
            assert t.zone("Ninja") == "the heap"
            assert t.runner.memory == (2, 2)

    def test_a_program_leaves_the_grip_as_it_is_installed(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ekomind")
            t.runner.hand("Corroder", "Diesel").set(credits=9)
            t.runner.install("Corroder")
            t.settle()
            assert t.runner.memory == (1, 1)


class TestAutoscripter:
    def table(self) -> Table:
        t = Table("runner")
        t.runner.put("Autoscripter")
        t.runner.set(credits=20)
        return t

    def test_the_first_program_from_the_grip_gives_back_its_click(self) -> None:
        with self.table() as t:
            t.runner.hand("Desperado", "Corroder", "Ninja")
            t.runner.install("Desperado")
            t.settle()
            assert t.runner.clicks == 3
            t.runner.install("Corroder")
            t.settle()
            assert t.runner.clicks == 3
            t.runner.install("Ninja")
            t.runner.decline()
            t.settle()
            assert t.runner.clicks == 2

    def test_one_from_the_heap_gives_nothing_and_is_not_the_first(self) -> None:
        with self.table() as t:
            t.runner.put("Clone Chip")
            t.runner.discard("Corroder").hand("Ninja")
            t.runner.use("Clone Chip")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.clicks == 4
            t.runner.install("Ninja")
            t.runner.decline()
            t.settle()
            assert t.runner.clicks == 4

    def test_not_in_the_corps_turn(self) -> None:
        at_once = InstallOne(Is((PROGRAM,), zone=IN_HAND, side=RUNNER))
        workbench = resource("Workbench", "neutral_runner", paid(Credits(0), at_once), cost=0)
        with Table("runner", cards=(workbench,)) as t:
            t.runner.put("Autoscripter")
            t.runner.put("Workbench")
            t.runner.hand("Corroder").set(credits=20)
            t.end_turn(stop="paid ability window")
            t.runner.use("Workbench")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.clicks == 0
            assert RUNNER not in who(t, "clicks gained")

    def test_an_unsuccessful_run_trashes_it_and_a_successful_one_does_not(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Autoscripter").installed
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.run("R&D")
            t.finish_run()
            assert t.zone("Autoscripter") == "the heap"


def test_box_e_gives_memory_and_room_in_the_grip() -> None:
    with Table("runner") as t:
        t.runner.put("Box-E")
        assert t.runner.memory == (0, 6)
        assert t.runner.hand_size == 7


class TestCybsoftMacrodrive:
    def test_its_credit_installs_programs_and_nothing_else(self) -> None:
        with Table("runner") as t:
            t.runner.put("Cybsoft MacroDrive")
            t.runner.hand("Corroder", "Akamatsu Mem Chip").set(credits=0)
            assert t.card("Cybsoft MacroDrive").tokens("credit") == 1
            assert not t.runner.can("install", "Akamatsu Mem Chip")
            t.runner.set(credits=1)
            t.runner.install("Corroder")
            t.settle()
            assert t.card("Corroder").installed
            assert t.card("Cybsoft MacroDrive").tokens("credit") == 0

    def test_it_is_filled_again(self) -> None:
        with Table("runner") as t:
            t.runner.put("Cybsoft MacroDrive", tokens={"credit": 0})
            t.end_turn()
            t.end_turn()
            assert t.card("Cybsoft MacroDrive").tokens("credit") == 1
