"""Upgrades of the Flashpoint cycle, and an operation that turns R&D over."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, damage, entries, go_on, result, top

from sneakdoor.cards.vocabulary import (
    TURN_BEGINS,
    Gain,
    current,
    event,
    if_successful,
    instead_of_access,
    operation,
    play,
    run_on,
    when,
)
from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table

STANDING_ORDER = operation(
    "Standing Order",
    "neutral_corp",
    current(CORP),
    when(TURN_BEGINS, Gain(1)),
    subtypes="Current - Transaction",
    cost=3,
)


LOOKING_AROUND = event(
    "Looking Around",
    "neutral_runner",
    play(run_on(linked=(if_successful(instead_of_access(Gain(1))),))),
    cost=0,
)
"""A run without an access."""


class TestMantaGrid:
    @pytest.mark.parametrize(
        ("purse", "clicks", "gained"), [(5, 4, 1), (6, 4, 0), (6, 1, 1), (9, 1, 1), (9, 2, 0), (0, 1, 1)]
    )
    def test_a_poor_or_spent_runner_gives_the_corp_a_click(self, purse: int, clicks: int, gained: int) -> None:
        with Table("runner", clicks=clicks) as t:
            t.corp.put("Manta Grid", "R&D", rezzed=True)
            t.runner.set(credits=purse).run("R&D")
            t.finish_run()
            t.end_turn() if t.state.active else None
            assert t.corp.clicks == 3 + gained
            t.end_turn()
            t.end_turn()
            assert t.corp.clicks == 3  # for one turn

    def test_not_for_another_server_nor_without_success(self) -> None:
        with Table("runner") as t:
            t.corp.put("Manta Grid", "R&D", rezzed=True)
            t.runner.set(credits=0).run("HQ")
            t.finish_run()
            t.runner.run("R&D")
            t.runner.jack_out()
            t.end_turn()
            assert t.corp.clicks == 3

    def test_not_once_it_was_trashed_in_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Manta Grid", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.credits == 0
            t.end_turn()
            assert t.corp.clicks == 3


class TestGeorgiaEmelyov:
    def test_an_unsuccessful_run_on_her_server_hurts(self) -> None:
        with Table("runner") as t:
            t.corp.put("Georgia Emelyov", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.run("R&D")
            t.runner.jack_out()
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == []
            t.runner.run("HQ")
            t.runner.jack_out()
            assert damage(t) == [("net", 1)]

    @pytest.mark.rule("4.7.6b")
    def test_for_two_credits_she_goes_elsewhere(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            georgia = t.corp.put("Georgia Emelyov", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble").run("R&D")
            t.corp.use("Georgia Emelyov")
            assert not t.corp.can("server", server="HQ")
            t.corp.act("server", server="R&D")
            assert (georgia.server, georgia.rezzed, t.corp.credits) == ("R&D", True, 3)
            assert not entries(t, "installed")
            t.runner.jack_out()
            assert damage(t) == [("net", 1)]
            t.corp.use("Georgia Emelyov")
            t.corp.act("server", server="Server 1")
            assert (georgia.server, t.corp.credits) == ("Server 1", 1)
            assert not t.corp.can("use", "Georgia Emelyov")

    @pytest.mark.rule("4.7.8f")
    def test_a_server_she_leaves_empty_is_gone(self) -> None:
        with Table("runner") as t:
            t.corp.put("Georgia Emelyov", "Server 1", rezzed=True)
            t.runner.hand("Sure Gamble").run("Server 1")
            t.corp.use("Georgia Emelyov")
            t.corp.act("server", server="HQ")
            t.settle()
            assert (result(t), damage(t)) == ("neither", [])
            assert not t.runner.can("run", server="Server 1")


class TestHastyRelocation:
    def test_one_is_trashed_three_are_drawn_and_three_put_back(self) -> None:
        with Table() as t:
            t.corp.deck("Vanilla", "Enigma", "Hedge Fund", "Ice Wall", "Pup").hand("PAD Campaign", "Hasty Relocation")
            t.corp.play("Hasty Relocation")
            assert t.corp.titles("discard") == ["Pup"]
            assert sorted(t.corp.titles("hand")) == ["Enigma", "Hedge Fund", "Ice Wall", "PAD Campaign"]
            t.corp.pick("PAD Campaign", "Enigma", "Ice Wall")
            assert top(t, CORP, 4) == ["PAD Campaign", "Enigma", "Ice Wall", "Vanilla"]
            assert t.corp.titles("hand") == ["Hedge Fund"]

    @pytest.mark.rule("1.15.9")
    def test_without_a_card_to_trash_it_is_not_played(self) -> None:
        with Table() as t:
            t.corp.hand("Hasty Relocation", "PAD Campaign")
            with t.changing() as s:
                s.deck[CORP].clear()
            assert not t.corp.can("play", "Hasty Relocation")


class TestNihongaiGrid:
    def arrive(self, purse: int, cards: int, server: str = "Server 1") -> Table:
        t = Table("runner")
        t.corp.put("Nihongai Grid", "Server 1", rezzed=True)
        t.corp.deck("Pup", "Vanilla", "Enigma", "Ice Wall", "Archer", "Hedge Fund").hand("PAD Campaign", "Prisec")
        t.runner.set(credits=purse).hand(*["Sure Gamble"] * cards)
        t.runner.run(server)
        return t

    @pytest.mark.parametrize(("purse", "cards"), [(5, 5), (9, 1), (0, 0)])
    def test_one_of_five_is_swapped_with_a_card_in_hq(self, purse: int, cards: int) -> None:
        with self.arrive(purse, cards) as t:
            t.corp.accept("Nihongai Grid")
            assert not t.corp.can("pick", "Pup")  # the sixth
            t.corp.pick("Vanilla", "PAD Campaign")
            assert sorted(t.corp.titles("hand")) == ["Prisec", "Vanilla"]
            assert top(t, CORP, 6) == ["Hedge Fund", "Archer", "Ice Wall", "Enigma", "PAD Campaign", "Pup"]
            go_on(t)
            t.finish_run()

    def test_a_success_without_an_access_will_do(self) -> None:
        with Table("runner", cards=(LOOKING_AROUND,)) as t:
            t.corp.put("Nihongai Grid", "Server 1", rezzed=True)
            t.corp.hand("PAD Campaign").deck(*["Vanilla"] * 5)
            t.runner.set(credits=0).hand("Looking Around").play("Looking Around")
            t.runner.act("server", server="Server 1")
            t.corp.accept("Nihongai Grid")
            t.settle()
            t.corp.pick("Vanilla") if t.corp.can("pick", "Vanilla") else None
            t.finish_run()
            assert t.corp.titles("hand") == ["Vanilla"]

    def test_not_while_the_runner_has_both(self) -> None:
        with self.arrive(6, 2) as t:
            go_on(t)
            t.finish_run()
            assert not entries(t, "looked at")

    def test_it_may_be_left(self) -> None:
        with self.arrive(0, 0) as t:
            t.corp.decline()
            go_on(t)
            t.finish_run()
            assert not entries(t, "looked at")

    def test_not_in_another_server(self) -> None:
        with self.arrive(0, 0, "Archives") as t:
            t.finish_run()
            assert not entries(t, "looked at")


class TestDroneScreen:
    @pytest.mark.parametrize(("spent", "hurt"), [(2, [("meat", 1)]), (3, [])])
    def test_a_tagged_runner_is_traced(self, spent: int, hurt: list[tuple[str, int]]) -> None:
        with Table("runner") as t:
            t.corp.put("Drone Screen", "R&D", rezzed=True)
            t.runner.set(tags=1, credits=9).hand("Sure Gamble", "Diesel")
            t.runner.run("R&D")
            t.corp.number(0)
            t.runner.number(spent)
            assert damage(t) == hurt
            t.runner.jack_out()  # it was as the run began

    @pytest.mark.rule("9.8.3")
    def test_the_damage_cannot_be_prevented(self) -> None:
        with Table("runner") as t:
            t.corp.put("Drone Screen", "HQ", rezzed=True)
            t.runner.set(tags=1).hand("Sure Gamble", "Diesel")
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.run("HQ")
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert damage(t) == [("meat", 1)]

    def test_not_without_a_tag_nor_on_another_server(self) -> None:
        with Table("runner") as t:
            t.corp.put("Drone Screen", "HQ", rezzed=True)
            t.runner.hand("Sure Gamble")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.set(tags=1).run("R&D")
            t.finish_run()
            assert not entries(t, "trace initiated")


class TestPrisec:
    def test_two_credits_for_a_tag_and_a_damage(self) -> None:
        with Table("runner") as t:
            t.corp.put("Prisec", "HQ")
            t.runner.hand("Sure Gamble", "Diesel").run("HQ")
            t.corp.accept("Prisec")
            assert (t.corp.credits, t.state.tags, damage(t)) == (3, 1, [("meat", 1)])
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.credits == 2

    @pytest.mark.parametrize("purse", [1, 5])
    def test_it_may_be_left_and_has_to_be_paid(self, purse: int) -> None:
        with Table("runner") as t:
            t.corp.set(credits=purse).put("Prisec", "Server 1")
            t.runner.run("Server 1")
            if purse > 1:
                t.corp.decline()
            go_on(t)
            t.finish_run()
            assert (t.state.tags, accessed(t)) == (0, ["Prisec"])

    @pytest.mark.parametrize("place", ["HQ", "R&D", "Archives"])
    def test_only_while_it_is_installed(self, place: str) -> None:
        with Table("runner") as t:
            if place == "Archives":
                t.corp.discard("Prisec")
            else:
                (t.corp.hand if place == "HQ" else t.corp.deck)("Prisec")
            t.runner.hand("Sure Gamble").run(place)
            go_on(t)
            t.finish_run()
            assert (accessed(t), t.state.tags) == (["Prisec"], 0)


class TestBryanStinson:
    def table(self, *titles: str) -> Table:
        t = Table()
        t.corp.put("Bryan Stinson", "Server 1", rezzed=True)
        t.corp.discard(*titles).set(credits=0)
        return t

    def test_a_transaction_from_archives_is_played_for_nothing(self) -> None:
        with self.table("Hedge Fund", "Neural EMP") as t:
            t.corp.use("Bryan Stinson")
            assert (t.corp.credits, t.corp.clicks) == (9, 2)
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Hedge Fund"]
            assert not t.corp.can("use", "Bryan Stinson")  # nothing of the kind is left

    @pytest.mark.parametrize(("purse", "can"), [(5, True), (6, False)])
    def test_only_while_the_runner_has_fewer_than_six_credits(self, purse: int, can: bool) -> None:
        with self.table("Hedge Fund") as t:
            t.runner.set(credits=purse)
            assert t.corp.can("use", "Bryan Stinson") == can

    def test_not_from_hq(self) -> None:
        with self.table() as t:
            t.corp.hand("Hedge Fund")
            assert not t.corp.can("use", "Bryan Stinson")

    @pytest.mark.rule("1.15.9")
    def test_additional_costs_are_ignored_too(self) -> None:
        with Table(clicks=1) as t:
            t.corp.put("Bryan Stinson", "Server 1", rezzed=True)
            t.corp.discard("Blue Level Clearance").set(credits=0).deck("Ice Wall", "Ice Wall")
            t.corp.use("Bryan Stinson")
            assert t.corp.credits == 5
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Blue Level Clearance"]

    @pytest.mark.parametrize("stays", [True, False])
    @pytest.mark.rule("1.4:9.8.2")
    def test_a_current_is_removed_when_it_would_be_trashed(self, stays: bool) -> None:
        with Table(cards=(STANDING_ORDER,)) as t:
            t.corp.put("Bryan Stinson", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2")
            t.corp.discard("Standing Order")
            t.corp.use("Bryan Stinson")
            assert (t.state.removed, t.corp.credits) == ([], 5)
            t.end_turn()
            if not stays:  # Bryan Stinson may be gone by then
                t.runner.run("Server 1")
                t.runner.act("trash")
                t.finish_run()
            t.runner.run("Server 2")
            t.finish_run()
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Standing Order"]

    def test_a_terminal_transaction_is_removed_and_ends_the_phase(self) -> None:
        with self.table("Violet Level Clearance") as t:
            t.corp.deck(*["Ice Wall"] * 4)
            t.corp.use("Bryan Stinson")
            assert [t.state.card(cid).title for cid in t.state.removed] == ["Violet Level Clearance"]
