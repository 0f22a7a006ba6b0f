"""What programs of the Ashes cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, detour, encounter, now, top, trial

from sneakdoor.cards.vocabulary import Credits, Draw, paid, resource
from sneakdoor.model.enums import CORP, HQ
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table


class TestChisel:
    @pytest.mark.rule("9.6.2e")
    def test_each_encounter_makes_its_host_weaker_until_that_is_trashed(self) -> None:
        with Table("runner", cards=(trial("Barrier", 1),)) as t:
            host = t.corp.put("Trial", "HQ", rezzed=True)
            chisel = t.runner.put("Chisel", on=host)
            t.runner.run("HQ")
            t.finish_run()
            assert (chisel.tokens("virus"), host.strength) == (1, 0)
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Trial") == "Archives"
            assert t.zone("Chisel") == "the heap"
            assert t.corp.credits == 5 + 3  # the first time all three subroutines resolved, the second time none

    def test_other_ice_neither_weakens_nor_counts(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0),)) as t:
            host = t.corp.put("Ice Wall", "R&D", rezzed=True)
            other = t.corp.put("Trial", "HQ", rezzed=True)
            chisel = t.runner.put("Chisel", on=host, tokens={"virus": 1})
            t.runner.run("HQ")
            t.finish_run()
            assert other.installed
            assert (chisel.tokens("virus"), host.strength, other.strength) == (1, 0, 0)

    def test_it_is_installed_on_ice_only(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Chisel")
            assert not t.runner.can("install", "Chisel")
            t.corp.put("Ice Wall", "HQ")
            t.runner.install("Chisel", on="Ice Wall")
            assert t.card("Chisel").thing.host == t.card("Ice Wall").cid


class TestOdore:
    @pytest.mark.both
    @pytest.mark.parametrize(("virtual", "free"), [(2, False), (3, True)])
    def test_with_three_virtual_resources_it_breaks_for_nothing(self, virtual: int, free: bool) -> None:
        t = Table("runner", cards=(trial("Sentry"),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Odore")
        for _ in range(virtual):
            t.runner.put("Ice Analyzer")
        t.runner.put("Sacrificial Construct")  # a resource, and not a virtual one
        t.runner.set(credits=0)
        encounter(t, "HQ")
        assert t.runner.can("use", "Odore", says="Break 1", at="6.9.3b") == free
        if free:
            t.runner.use("Odore", "Break 1")
            t.runner.act("subroutine", number=0)
            t.settle()
            assert (t.runner.credits, t.corp.credits) == (0, 7)


class TestStargate:
    def test_one_of_three_revealed_cards_is_trashed_and_the_others_stay_in_order(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Ice Wall", "PAD Campaign", "Hedge Fund", "Enigma")
            t.runner.put("Stargate")
            t.runner.use("Stargate")
            t.settle()
            assert {option.card for option in now(t).options} == {"Enigma", "Hedge Fund", "PAD Campaign"}
            assert t.happened("revealed") == 3
            t.runner.pick("Hedge Fund")
            t.settle()
            assert t.corp.titles("discard") == ["Hedge Fund"]
            assert top(t, CORP, 3) == ["Enigma", "PAD Campaign", "Ice Wall"]
            assert not t.happened("accessed")

    @pytest.mark.rule("6.7.3a")
    def test_a_run_that_ends_elsewhere_reveals_nothing(self) -> None:
        with Table("runner", cards=(detour(HQ),)) as t:
            t.corp.hand("Hedge Fund")
            t.corp.put("Ice Wall", "R&D")
            t.runner.put("Stargate")
            t.runner.put("Detour")
            t.runner.use("Stargate")
            t.runner.use("Detour")
            t.finish_run()
            assert (t.happened("accessed"), t.happened("revealed")) == (1, 0)

    @pytest.mark.rule("9.6.3")
    def test_a_run_that_fails_is_the_one_use_of_the_turn(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Ice Wall", "PAD Campaign", "Hedge Fund", "Enigma")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.put("Stargate")
            t.runner.use("Stargate")
            t.settle()
            assert t.corp.titles("discard") == []
            assert not t.runner.can("action", "Stargate")
            assert t.runner.clicks == 3


class TestCordyceps:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Ice Wall", "Archives")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.put("Wall of Static", "R&D", rezzed=True)
        t.runner.set(credits=9)
        return t

    @pytest.mark.rule("10.11.3")
    def test_a_counter_swaps_ice_of_the_attacked_server_once_a_turn(self) -> None:
        with self.table() as t:
            t.runner.hand("Cordyceps")
            t.runner.install("Cordyceps")
            assert t.card("Cordyceps").tokens("virus") == 2
            t.runner.run("Archives")
            t.runner.accept("Cordyceps")
            assert len(now(t).options) == 3
            t.runner.pick(t.card("Ice Wall"), "Enigma")
            t.finish_run()
            assert (t.card("Ice Wall").server, t.card("Enigma").server) == ("HQ", "Archives")
            assert t.card("Cordyceps").tokens("virus") == 1
            t.runner.run("HQ")
            t.finish_run()  # nobody asks a second time
            assert t.card("Cordyceps").tokens("virus") == 1

    def test_two_pieces_of_ice_elsewhere_are_not_swapped_with_each_other(self) -> None:
        with self.table() as t:
            t.runner.put("Cordyceps", tokens={"virus": 1})
            t.runner.run("Archives")
            t.runner.accept("Cordyceps")
            t.runner.act("pick", "Enigma")
            t.finish_run()  # with what else is no question any more
            places = [t.card(title).server for title in ("Ice Wall", "Enigma", "Wall of Static")]
            assert places == ["HQ", "Archives", "R&D"]

    def test_neither_without_a_counter_nor_in_a_remote_server(self) -> None:
        with self.table() as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Ice Wall", "Server 1")
            cordyceps = t.runner.put("Cordyceps", tokens={"virus": 1})
            t.runner.run("Server 1")
            t.finish_run()
            assert cordyceps.tokens("virus") == 1
        with self.table() as t:
            t.runner.put("Cordyceps", tokens={"virus": 0})
            t.runner.run("Archives")
            t.finish_run()


class TestGauss:
    def test_it_is_stronger_in_the_turn_in_which_it_is_installed(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Gauss")
            t.runner.install("Gauss")
            assert t.card("Gauss").strength == 4
            t.end_turn()
            assert t.card("Gauss").strength == 1

    @pytest.mark.rule("8.2.10")
    def test_installed_again_it_is_a_new_object(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Gauss", "Scavenge")
            t.runner.install("Gauss")
            t.runner.play("Scavenge")
            t.settle()
            assert t.card("Gauss").strength == 4


class TestMantle:
    @pytest.mark.parametrize(("title", "usable"), [("Corroder", True), ("Feedback Filter", False)])
    def test_its_credit_pays_for_programs(self, title: str, usable: bool) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Mantle")
        t.runner.put(title)
        t.runner.set(credits=0)
        encounter(t, "HQ")
        assert t.card("Mantle").tokens("credit") == 1
        assert t.runner.can("use", title, at="6.9.3b") == usable

    def test_its_credit_pays_for_hardware_and_neither_for_resources_nor_for_installs(self) -> None:
        with Table("runner") as t:
            t.runner.put("Mantle")
            t.runner.put("Personal Workshop")
            t.runner.set(credits=1).hand("Feedback Filter")
            assert not t.runner.can("install", "Feedback Filter")
            t.runner.put("Feedback Filter")
            t.runner.set(credits=2).hand("Sure Gamble")
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Feedback Filter", "3[credit]")
            assert (t.runner.credits, t.card("Mantle").tokens("credit")) == (0, 0)
            t.settle()
            assert len(t.runner.titles("hand")) == 0
            t.finish_run()


def test_mantle_pays_for_no_resource() -> None:
    """Two programs, a piece of hardware and a resource could be used; its credit is not for the last."""
    till = resource("Till", "neutral_runner", paid(Credits(1), Draw(1)), cost=0)
    with Table("runner", cards=(till,), skip_forced=False) as t:
        t.corp.put("Ice Wall", "HQ")
        t.runner.put("Mantle")
        t.runner.put("Till")
        t.runner.deck("Diesel")
        t.runner.set(credits=0)
        t.runner.run("HQ")
        assert not t.runner.can("use", "Till", at="6.9.2b")
        t.finish_run()


def test_rezeki_gives_a_credit_each_turn() -> None:
    with Table("corp", clicks=1) as t:
        t.runner.put("Rezeki")
        t.end_turn()
        assert t.runner.credits == 6
        t.end_turn()
        assert t.runner.credits == 6 + 4


class TestUtae:
    def table(self, subs: int = 3, virtual: int = 0) -> Table:
        t = Table("runner", cards=(trial("Code Gate", 1, subs),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Utae")
        for _ in range(virtual):
            t.runner.put("Ice Analyzer")
        t.runner.put("Sacrificial Construct")
        t.runner.set(credits=4)
        encounter(t, "HQ")
        return t

    @pytest.mark.rule("1.15.3")
    def test_as_many_subroutines_as_credits_once_in_a_run(self) -> None:
        with self.table() as t:
            t.runner.use("Utae", "Break X")
            assert [option.number for option in now(t).options] == [1, 2, 3, 4]
            t.runner.number(2)
            assert t.runner.credits == 2
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=2)  # two, and neither more nor fewer
            assert not t.runner.can("use", "Utae", says="Break", at="6.9.3b")
            t.runner.pass_()
            encounter(t)
            assert t.corp.credits == 6
            assert not t.runner.can("use", "Utae", says="Break", at="6.9.3b")
            t.finish_run()
            encounter(t, "HQ")
            assert t.runner.can("use", "Utae", says="Break X", at="6.9.3b")
            t.finish_run()

    def test_neither_without_a_credit_nor_on_other_ice_nor_on_stronger_ice(self) -> None:
        with self.table() as t:
            t.runner.set(credits=0)
            assert not t.runner.can("use", "Utae", at="6.9.3b")
        for kind, strength in (("Sentry - Barrier", 0), ("Code Gate", 2)):
            t = Table("runner", cards=(trial(kind, strength),), skip_forced=False)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Utae")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Utae", says="Break", at="6.9.3b")

    @pytest.mark.parametrize(("virtual", "cheap"), [(2, False), (3, True)])
    def test_with_three_virtual_resources_it_breaks_one_by_one(self, virtual: int, cheap: bool) -> None:
        with self.table(virtual=virtual) as t:
            assert t.runner.can("use", "Utae", says="Break 1", at="6.9.3b") == cheap
            if cheap:
                t.runner.use("Utae", "Break 1")
                t.runner.act("subroutine", number=0)
                t.runner.use("Utae", "Break 1")
                t.runner.act("subroutine", number=1)
                assert t.runner.credits == 2
                t.finish_run()
                assert t.corp.credits == 5 + 1 + 3


class TestAfterimage:
    def table(self, kind: str = "Sentry", *stealth: str, pool: int = 5) -> Table:
        t = Table("runner", cards=(trial(kind, 9),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Afterimage")
        for title in stealth:
            t.runner.put(title)
        t.runner.set(credits=pool)
        return t

    def test_two_stealth_credits_bypass_a_sentry_once_a_turn(self) -> None:
        with self.table("Sentry", "Ghost Runner", "Mantle") as t:
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.runner.run("HQ")
            t.runner.accept("Afterimage")
            t.runner.number(1)
            t.finish_run()
            assert (t.runner.credits, t.corp.credits) == (5, 8)  # the inner one was not bypassed

    @pytest.mark.parametrize(
        ("kind", "stealth"), [("Sentry", ("Mantle",)), ("Barrier", ("Mantle", "Mantle")), ("Sentry", ())]
    )
    def test_neither_with_other_credits_nor_other_ice(self, kind: str, stealth: tuple[str, ...]) -> None:
        with self.table(kind, *stealth) as t:
            t.runner.run("HQ")
            t.finish_run()
            assert t.corp.credits == 5 + 6

    def test_a_stealth_credit_makes_it_stronger_for_an_encounter(self) -> None:
        t = self.table("Sentry", "Mantle")
        t.state.forced = False
        encounter(t, "HQ")
        t.runner.use("Afterimage", "+2")
        t.runner.number(1)
        assert (t.card("Afterimage").strength, t.runner.credits, t.card("Mantle").tokens("credit")) == (4, 5, 0)
        assert not t.runner.can("use", "Afterimage", says="+2", at="6.9.3b")
        t.runner.pass_()
        encounter(t)
        assert t.card("Afterimage").strength == 2

    def test_pelangi_comes_too_late(self) -> None:
        t = self.table("Barrier", "Mantle", "Mantle")
        t.runner.put("Pelangi", tokens={"virus": 1})
        encounter(t, "HQ")
        t.runner.use("Pelangi")
        t.runner.mode("sentry")
        t.finish_run()
        assert t.corp.credits == 5 + 6


class TestBreakingAlone:
    @pytest.mark.both
    @pytest.mark.parametrize(("title", "kind", "gain"), [("Bukhgalter", "Sentry", 2), ("Makler", "Barrier", 1)])
    @pytest.mark.rule("10.9.3")
    def test_all_subroutines_broken_alone_give_credits_once_a_turn(self, title: str, kind: str, gain: int) -> None:
        with Table("runner", cards=(trial(kind, 1, 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines(title, 0)
            assert t.happened("credits gained") == 0
            t.runner.break_subroutines(title, 1)
            paid = 9 - t.runner.credits
            assert t.happened("credits gained") == 1
            t.finish_run()
            before = t.runner.credits
            encounter(t, "HQ")
            break_once(t, title)
            if title == "Bukhgalter":
                break_once(t, title)
            assert t.runner.credits == before - 2
            assert paid == (2 if title == "Bukhgalter" else 4) - gain
            t.finish_run()

    @pytest.mark.parametrize(
        ("title", "kind", "other"), [("Bukhgalter", "Sentry", "Mimic"), ("Makler", "Barrier", "Corroder")]
    )
    @pytest.mark.rule("10.9.3", "9.6.2c")
    def test_with_the_help_of_another_card_it_is_not_the_first_time(self, title: str, kind: str, other: str) -> None:
        with Table("runner", cards=(trial(kind, 1, 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.put(other)
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.break_subroutines(other, 0)
            t.runner.break_subroutines(title, 1)
            assert t.happened("credits gained") == 0
            t.finish_run()
            encounter(t, "HQ")
            t.runner.break_subroutines(title, 0)
            t.runner.break_subroutines(title, 1)
            assert t.happened("credits gained") == 1
            t.finish_run()

    @pytest.mark.both
    def test_what_only_makes_the_ice_weaker_is_no_help(self) -> None:
        with Table("runner", cards=(trial("Sentry", 2, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Bukhgalter")
            t.runner.put("Datasucker", tokens={"virus": 1})
            encounter(t, "HQ")
            t.runner.use("Datasucker")
            break_once(t, "Bukhgalter")
            assert t.runner.credits == 6
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("10.9.3")
    def test_ice_without_subroutines_was_not_broken_by_it(self) -> None:
        with Table("runner", cards=(trial("Sentry", 0, 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Bukhgalter")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 5


class TestAbilitiesForATurn:
    def table(self, title: str, kind: str) -> Table:
        t = Table("runner", cards=(trial(kind, 2),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.hand(title)
        t.runner.set(credits=9)
        t.runner.install(title)
        if now(t).kind == "reaction":
            t.runner.trigger(title)
        t.settle()
        return t

    @pytest.mark.both
    @pytest.mark.parametrize(("title", "kind", "price"), [("Euler", "Code Gate", 0), ("Penrose", "Barrier", 1)])
    @pytest.mark.rule("1.4:9.1.9", "1.4:9.9.4")
    def test_in_the_turn_of_its_install_it_breaks_more(self, title: str, kind: str, price: int) -> None:
        with self.table(title, kind) as t:
            before = t.runner.credits
            encounter(t, "HQ")
            t.runner.use(title, "Break 1")
            t.runner.act("subroutine", number=0)
            assert t.runner.credits == before - price
            t.finish_run()
            assert t.corp.credits == 7

    @pytest.mark.both
    @pytest.mark.parametrize(("title", "kind"), [("Euler", "Code Gate"), ("Penrose", "Barrier")])
    @pytest.mark.rule("1.4:9.9.4")
    def test_later_it_does_not(self, title: str, kind: str) -> None:
        t = Table("runner", cards=(trial(kind, 2),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.hand(title)
        t.runner.set(credits=9)
        t.runner.install(title)
        t.end_turn()
        t.end_turn()
        t.state.forced = False
        encounter(t, "HQ")
        assert not t.runner.can("use", title, says="Break 1", at="6.9.3b")

    @pytest.mark.rule("1.4:9.1.9")
    def test_put_on_the_table_without_an_install_it_never_had_it(self) -> None:
        t = Table("runner", cards=(trial("Code Gate", 2),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Euler")
        encounter(t, "HQ")
        assert not t.runner.can("use", "Euler", says="Break 1", at="6.9.3b")

    def test_penrose_gets_stronger_by_a_stealth_credit_only(self) -> None:
        t = Table("runner", cards=(trial("Code Gate", 5),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        penrose = t.runner.put("Penrose")
        t.runner.put("Mantle")
        encounter(t, "HQ")
        t.runner.use("Penrose", "+3")
        t.runner.number(1)
        assert (penrose.strength, t.runner.credits) == (5, 5)
        assert not t.runner.can("use", "Penrose", says="+3", at="6.9.3b")
        t.runner.use("Penrose", "Break")
        t.runner.act("subroutine", number=0)
        t.runner.pass_()
        encounter(t)
        assert penrose.strength == 2


class TestPelangi:
    @pytest.mark.rule("2.15.6")
    def test_a_counter_gives_the_ice_a_subtype_for_the_encounter_once_a_turn(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Mimic")
            pelangi = t.runner.put("Pelangi", tokens={"virus": 2})
            encounter(t, "HQ")
            t.runner.use("Pelangi")
            names = [option.words for option in now(t).options]
            assert len(names) == 18
            assert "fracter" not in names
            t.runner.mode("sentry")
            break_once(t, "Mimic")
            assert not t.runner.can("use", "Pelangi", at="6.9.3b")
            assert pelangi.tokens("virus") == 1
            outer = t.state.ice[HQ][-1]
            assert has_subtype(t.state, outer, "Sentry")
            t.runner.pass_()
            encounter(t)
            assert not has_subtype(t.state, outer, "Sentry")
            assert not t.runner.can("use", "Mimic", at="6.9.3b")
            t.finish_run()

    @pytest.mark.rule("1.2.5")
    def test_outside_of_an_encounter_it_is_not_used(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Pelangi", tokens={"virus": 2})
            t.runner.run("HQ")
            assert not t.runner.can("use", "Pelangi", at="6.9.2b")
            t.finish_run()

    def test_it_comes_with_two_counters(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Pelangi")
            t.runner.install("Pelangi")
            assert t.card("Pelangi").tokens("virus") == 2
