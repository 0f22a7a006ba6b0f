"""What programs of the Mumbad cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, top, trial

from sneakdoor.cards.vocabulary import Gain, ice, sub
from sneakdoor.model.declare import CardDef
from sneakdoor.model.enums import HQ, RUNNER
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table


class TestBrahman:
    @pytest.mark.both
    def test_after_breaking_a_program_that_is_no_virus_goes_to_the_stack(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Brahman")
            t.runner.put("Corroder")
            t.runner.put("Imp")
            encounter(t, "HQ")
            break_once(t, "Brahman")
            t.settle()
            assert {option.card for option in now(t).options} == {"Brahman", "Corroder"}
            t.runner.pick("Corroder")
            t.finish_run()
            assert top(t, RUNNER) == ["Corroder"]
            t.runner.run("HQ")
            t.finish_run()  # without breaking anything
            assert t.card("Brahman").installed


def costly(cost: int, strength: int = 2) -> CardDef:
    """Ice with this rez cost."""
    return ice("Trial", "neutral_corp", sub(Gain(1)), sub(Gain(1)), subtypes="Trap", cost=cost, strength=strength)


class TestDevas:
    def use(self, title: str, card: CardDef) -> bool:
        """May it break a subroutine of such ice?"""
        t = Table("runner", cards=(card,), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title)
        encounter(t, "HQ")
        able = t.runner.can("use", title, says="Break", at="6.9.3b")
        if able:
            break_once(t, title)
            assert t.runner.credits == 4
            t.finish_run()
            assert t.corp.credits == 5 + len(card.abilities) - 1
        return able

    @pytest.mark.parametrize(("cost", "strength", "able"), [(4, 2, False), (5, 2, True), (6, 2, True), (6, 3, False)])
    def test_aghora_breaks_expensive_ice(self, cost: int, strength: int, able: bool) -> None:
        assert self.use("Aghora", costly(cost, strength)) == able

    @pytest.mark.parametrize(("subs", "strength", "able"), [(1, 2, True), (2, 2, False), (3, 2, False), (1, 3, False)])
    def test_vamadeva_breaks_ice_with_one_subroutine(self, subs: int, strength: int, able: bool) -> None:
        assert self.use("Vamadeva", trial("Trap", strength, subs)) == able

    @pytest.mark.parametrize(
        ("kinds", "strength", "able"),
        [
            ("Trap - AP", 2, False),
            ("Trap - AP - NEXT", 2, True),
            ("Trap - AP - NEXT - Grail", 2, True),
            ("Trap - AP - NEXT", 3, False),
        ],
    )
    @pytest.mark.rule("2.15.7d")
    def test_sadyojata_breaks_ice_with_three_subtypes(self, kinds: str, strength: int, able: bool) -> None:
        assert self.use("Sadyojata", trial(kinds, strength)) == able

    @pytest.mark.rule("2.15.5")
    def test_gained_subtypes_count(self) -> None:
        t = Table("runner", cards=(trial("Trap - AP", 2),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Sadyojata")
        t.runner.put("Panchatantra")
        t.runner.run("HQ")
        t.runner.accept("Panchatantra")
        t.runner.mode("psi")
        encounter(t)
        assert t.runner.can("use", "Sadyojata", says="Break", at="6.9.3b")

    @pytest.mark.parametrize("title", ["Aghora", "Vamadeva", "Sadyojata"])
    @pytest.mark.rule("10.11.4b")
    def test_for_two_credits_it_is_swapped_with_a_deva_in_the_grip(self, title: str) -> None:
        other, third = [one for one in ("Aghora", "Vamadeva", "Sadyojata") if one != title]
        with Table("runner", skip_forced=False) as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put(title)
            t.runner.hand(other, third, "Corroder", "Eater")
            t.runner.run("HQ")
            t.runner.use(title, "Swap")
            assert {option.card for option in now(t).options} == {other, third}
            t.runner.pick(other)
            assert t.runner.credits == 3
            assert t.card(other).installed
            assert t.runner.titles("hand") == sorted(["Corroder", "Eater", title, third])
            t.finish_run()

    @pytest.mark.parametrize("title", ["Aghora", "Vamadeva", "Sadyojata"])
    def test_not_without_one_there(self, title: str) -> None:
        with Table("runner", skip_forced=False) as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put(title)
            t.runner.hand("Corroder")
            t.runner.discard("Vamadeva")
            t.runner.run("HQ")
            assert not t.runner.can("use", title, says="Swap", at="6.9.2b")
            t.finish_run()


class TestMongoose:
    def test_one_piece_of_ice_in_a_run(self) -> None:
        with Table("runner", cards=(trial("Sentry", 1),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Mongoose")
            t.runner.put("Mimic")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            break_once(t, "Mongoose")
            assert t.runner.can("use", "Mongoose", says="Break", at="6.9.3b")  # of the same ice
            t.runner.pass_()
            encounter(t)
            assert not t.runner.can("use", "Mongoose", says="Break", at="6.9.3b")
            assert t.runner.can("use", "Mimic", at="6.9.3b")
            t.finish_run()
            encounter(t, "HQ")
            t.runner.pass_()
            encounter(t)
            assert t.runner.can("use", "Mongoose", says="Break", at="6.9.3b")  # in another run the inner one
            t.finish_run()

    def test_the_same_ice_may_be_met_twice(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.corp.put("Cell Portal", "HQ", rezzed=True)
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.corp.set(credits=9)
            t.runner.put("Mongoose")
            t.runner.set(credits=20).hand(*["Sure Gamble"] * 4)
            encounter(t, "HQ")
            t.runner.use("Mongoose", "+2")
            break_once(t, "Mongoose")
            t.runner.pass_()
            encounter(t)  # the portal, which leads back
            t.runner.pass_()
            encounter(t)
            t.runner.use("Mongoose", "+2")
            assert t.runner.can("use", "Mongoose", says="Break", at="6.9.3b")


class TestAnkusa:
    @pytest.mark.both
    @pytest.mark.rule("10.9.3")
    def test_a_barrier_that_it_broke_completely_goes_to_hq(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0, 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Ankusa")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines("Ankusa", 0)
            assert t.card("Trial").installed
            t.runner.break_subroutines("Ankusa", 1)
            t.finish_run()
            assert t.corp.titles("hand") == ["Trial"]
            assert t.corp.credits == 5

    @pytest.mark.both
    @pytest.mark.rule("10.9.3")
    def test_not_with_the_help_of_another_card(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0, 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Ankusa")
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.break_subroutines("Ankusa", 0)
            t.runner.break_subroutines("Corroder", 1)
            t.finish_run()
            assert t.card("Trial").installed

    @pytest.mark.both
    def test_other_ice_stays(self) -> None:
        """It can break such ice only while that is a barrier, and here it no longer is when all is broken."""
        with Table("runner", cards=(trial("Sentry", 0, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Ankusa")
            t.runner.put("Adjusted Matrix", on="Ankusa")
            encounter(t, "HQ")
            t.runner.use("Ankusa", "Break 1 subroutine")
            t.finish_run()
            assert t.card("Trial").installed


class TestPanchatantra:
    @pytest.mark.rule("2.15.6")
    def test_ice_may_get_a_subtype_for_the_run_once_a_turn(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Panchatantra")
            t.runner.run("HQ")
            t.runner.accept("Panchatantra")
            names = [option.words for option in now(t).options]
            assert len(names) == 15
            assert not {"sentry", "code gate", "barrier"} & set(names)
            t.runner.mode("tracer")
            assert t.happened("subtype gained") == 1
            outer = t.state.ice[HQ][-1]
            encounter(t)
            t.runner.pass_()
            encounter(t)
            assert has_subtype(t.state, outer, "Tracer")
            t.finish_run()
            assert t.happened("subtype gained") == 1
            assert not has_subtype(t.state, outer, "Tracer")

    def test_it_may_be_left_and_then_used_later(self) -> None:
        with Table("runner", cards=(trial("Barrier", 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Panchatantra")
            t.runner.run("HQ")
            t.runner.decline()
            t.runner.accept("Panchatantra")
            t.runner.mode("tracer")
            t.finish_run()


class TestDiwan:
    def table(self, server: str, pool: int = 9) -> Table:
        t = Table("runner", clicks=1)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.deck(*["Hedge Fund"] * 5)
        t.runner.hand("Diwan")
        t.runner.install("Diwan")
        t.runner.act("server", server=server)
        t.end_turn()
        t.corp.set(credits=pool)
        return t

    @pytest.mark.parametrize(
        ("title", "chosen", "server", "price"),
        [
            ("Ice Wall", "HQ", "HQ", 1),
            ("Ice Wall", "HQ", "R&D", 0),
            ("Adonis Campaign", "Server 1", "Server 1", 1),
            ("Adonis Campaign", "Server 1", "new", 0),
            ("Ice Wall", "Server 1", "Server 1", 1),
            ("Ash 2X3ZB9CY", "HQ", "HQ", 0),  # the root of a central server is not in it
            ("Ash 2X3ZB9CY", "Server 1", "Server 1", 1),
        ],
    )
    @pytest.mark.rule("1.15.9", "4.7.7c")
    def test_what_the_corp_installs_there_costs_a_credit_more(
        self, title: str, chosen: str, server: str, price: int
    ) -> None:
        with self.table(chosen) as t:
            t.corp.hand(title)
            t.corp.install(title, server)
            if now(t).kind == "trash like cards":
                t.corp.act("done" if title != "Adonis Campaign" else "trash")
            t.settle()
            assert t.corp.credits == 9 - price

    @pytest.mark.rule("1.15.9")
    def test_the_cost_for_other_ice_comes_on_top(self) -> None:
        with self.table("HQ") as t:
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Ice Wall")
            t.corp.install("Ice Wall", "HQ")
            t.corp.act("done")
            assert t.corp.credits == 7

    @pytest.mark.rule("1.15.9")
    def test_without_a_credit_nothing_is_installed_there(self) -> None:
        with self.table("HQ", 0) as t:
            t.corp.hand("Ice Wall")
            t.corp.act("install", "Ice Wall")
            assert [option.server for option in now(t).options] == ["R&D", "Archives", "Server 1", "New remote"]
            t.corp.act("server", server="R&D")
        with self.table("Server 1", 0) as t:
            t.corp.hand("Ash 2X3ZB9CY")
            t.corp.act("install", "Ash 2X3ZB9CY")
            assert "Server 1" not in [option.server for option in now(t).options]
            t.corp.act("server", server="R&D")

    def test_the_price_is_told(self) -> None:
        with self.table("HQ") as t:
            t.corp.hand("Ice Wall")
            t.corp.act("install", "Ice Wall")
            assert [str(option) for option in now(t).options][:2] == ["HQ (1 credit)", "R&D (0 credits)"]
            t.corp.act("server", server="R&D")

    def test_the_runner_pays_nothing_and_a_purge_trashes_it(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Diwan", "Corroder")
            t.runner.install("Diwan")
            t.runner.act("server", server="HQ")
            t.runner.install("Corroder")
            t.runner.act("done")
            assert t.runner.credits == 2
        with Table("corp") as t:
            t.runner.put("Diwan")
            t.corp.act("purge")
            t.settle()
            assert t.zone("Diwan") == "the heap"
