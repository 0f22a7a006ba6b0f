"""What programs of the Flashpoint cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, top, trial

from sneakdoor.cards.vocabulary import ENCOUNTER, ENCOUNTERED, Adjust, Credits, paid, resource
from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table


class TestReaver:
    def test_the_first_installed_card_that_you_trash_draws_a_card(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.set(credits=9)
            t.runner.deck(*["Sure Gamble"] * 3)
            t.runner.put("Reaver")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]
            t.runner.run("Server 2")
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("hand") == ["Sure Gamble"]

    @pytest.mark.rule("9.6.2c")
    def test_a_card_trashed_from_elsewhere_is_not_the_first(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.set(credits=12).hand("Sure Gamble")
            t.runner.deck(*["Diesel"] * 3)
            t.runner.put("Reaver")
            t.runner.play("Sure Gamble")  # an event is not installed
            t.runner.run("HQ")
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("hand") == []
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.runner.titles("hand") == ["Diesel"]

    def test_own_cards_count_and_what_the_corp_trashes_does_not(self) -> None:
        with Table("runner") as t:
            t.runner.deck(*["Diesel"] * 3)
            t.runner.put("Reaver")
            t.runner.put("All-nighter")
            t.runner.use("All-nighter")
            t.settle()
            assert t.runner.titles("hand") == ["Diesel"]
        with Table("corp") as t:
            t.runner.deck(*["Diesel"] * 3)
            t.runner.put("Reaver")
            t.runner.put("All-nighter")
            t.runner.set(tags=1)
            t.corp.act("trash resource", "All-nighter")
            t.settle()
            assert t.runner.titles("hand") == []


class TestTapwrm:
    @pytest.mark.parametrize(("pool", "gained"), [(4, 0), (5, 1), (14, 2), (15, 3)])
    def test_a_credit_for_every_five_of_the_corp(self, pool: int, gained: int) -> None:
        with Table("corp", clicks=1) as t:
            t.corp.set(credits=pool - 1)
            t.runner.put("Tapwrm")
            t.end_turn()
            assert t.runner.credits == 5 + gained

    @pytest.mark.parametrize("central", ["HQ", "R&D", "Archives"])
    def test_it_is_installed_after_a_run_on_a_central_server_only(self, central: str) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Tapwrm")
            assert not t.runner.can("install", "Tapwrm")
            t.runner.run("Server 1")
            t.finish_run()
            assert not t.runner.can("install", "Tapwrm")
            t.runner.run(central)
            t.finish_run()
            assert t.runner.can("install", "Tapwrm")

    def test_a_purge_trashes_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("Tapwrm")
            t.corp.act("purge")
            t.settle()
            assert t.zone("Tapwrm") == "the heap"


class TestEquivocation:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.deck("Ice Wall", "Enigma", "Hedge Fund")
        t.runner.put("Equivocation")
        return t

    def test_the_top_card_may_be_revealed_and_then_drawn_by_the_corp(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.accept("Equivocation")
            shown = [one.cid for one in t.state.journal.since(0) if one.kind == "revealed"]
            assert [t.state.card(cid).title for cid in shown] == ["Hedge Fund"]
            t.runner.yes()
            assert t.corp.titles("hand") == ["Hedge Fund"]
            t.finish_run()
            assert top(t, CORP) == ["Enigma"]

    def test_it_may_stay_there(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.accept("Equivocation")
            t.runner.no()
            t.finish_run()
            assert (t.corp.titles("hand"), top(t, CORP)) == ([], ["Hedge Fund"])

    def test_nothing_has_to_be_revealed_and_other_servers_do_not_count(self) -> None:
        with self.table() as t:
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            t.runner.run("Archives")
            t.finish_run()
            assert (t.corp.titles("hand"), t.happened("revealed")) == ([], 0)


HEAP = [("Black Orchestra", "Code Gate", 3), ("MKUltra", "Sentry", 2), ("Paperclip", "Barrier", 4)]


class TestFromTheHeap:
    @pytest.mark.parametrize(("title", "kind", "cost"), HEAP)
    @pytest.mark.rule("9.1.6b")
    def test_ice_that_it_breaks_may_bring_it_back(self, title: str, kind: str, cost: int) -> None:
        with Table("runner", cards=(trial(kind, 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.discard(title)
            t.runner.set(credits=cost)
            t.runner.run("HQ")
            t.runner.accept(title)
            assert (t.card(title).installed, t.runner.credits) == (True, 0)
            t.finish_run()

    @pytest.mark.parametrize(("title", "kind", "cost"), HEAP)
    def test_it_may_stay_there(self, title: str, kind: str, cost: int) -> None:
        with Table("runner", cards=(trial(kind, 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.discard(title)
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            assert t.zone(title) == "the heap"

    @pytest.mark.parametrize(("title", "kind", "cost"), HEAP)
    def test_neither_by_other_ice_nor_without_its_cost_nor_from_the_grip(
        self, title: str, kind: str, cost: int
    ) -> None:
        others = "Trap"
        with Table("runner", cards=(trial(others, 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.discard(title)
            t.runner.run("HQ")
            t.finish_run()
        with Table("runner", cards=(trial(kind, 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.discard(title).set(credits=cost - 1)
            t.runner.run("HQ")
            t.finish_run()
        with Table("runner", cards=(trial(kind, 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.hand(title)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("hand") == [title]

    @pytest.mark.both
    @pytest.mark.rule("9.6.2d")
    def test_a_subtype_that_the_ice_gets_in_the_encounter_comes_too_late(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Laamb")
            t.runner.discard("Paperclip").set(credits=9)
            t.runner.run("HQ")
            t.runner.accept("Laamb")
            t.finish_run()
            assert t.zone("Paperclip") == "the heap"

    @pytest.mark.parametrize(
        ("title", "kind", "strength"), [("Black Orchestra", "Code Gate", 4), ("MKUltra", "Sentry", 3)]
    )
    def test_three_credits_strengthen_it_and_break_up_to_two(self, title: str, kind: str, strength: int) -> None:
        with Table("runner", cards=(trial(kind, strength),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            breaker = t.runner.put(title)
            t.runner.set(credits=9)
            encounter(t, "HQ")
            break_once(t, title)
            assert (t.runner.credits, breaker.strength) == (6, strength)
            t.runner.use(title)
            t.runner.act("done")  # stronger, and nothing broken
            assert (t.runner.credits, breaker.strength) == (3, strength + 2)
            t.state.forced = False
            t.runner.pass_()
            encounter(t)
            assert t.corp.credits == 6
            assert breaker.strength == strength - 2
            t.finish_run()

    @pytest.mark.parametrize(("title", "kind"), [("Black Orchestra", "Sentry"), ("MKUltra", "Barrier")])
    def test_other_ice_is_not_broken_for_that(self, title: str, kind: str) -> None:
        with Table("runner", cards=(trial(kind, 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use(title)
            assert now(t).kind != "break"
            t.finish_run()
            assert t.corp.credits == 8

    @pytest.mark.rule("1.15.3")
    def test_paperclip_gets_as_strong_and_breaks_as_much_as_is_paid(self) -> None:
        with Table("runner", cards=(trial("Barrier", 3),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            paperclip = t.runner.put("Paperclip")
            t.runner.set(credits=5)
            encounter(t, "HQ")
            t.runner.use("Paperclip")
            t.runner.number(1)
            assert now(t).kind != "break"  # too weak, and stronger all the same
            t.runner.use("Paperclip")
            t.runner.number(2)
            assert paperclip.strength == 4
            t.runner.act("subroutine", number=0)
            t.runner.act("done")  # fewer than could be broken
            assert t.runner.credits == 2
            t.state.forced = False
            t.runner.pass_()
            encounter(t)
            assert (t.corp.credits, paperclip.strength) == (7, 1)
            t.finish_run()

    def test_paperclip_breaks_barriers_only(self) -> None:
        with Table("runner", cards=(trial("Sentry - Code Gate", 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Paperclip")
            encounter(t, "HQ")
            t.runner.use("Paperclip")
            t.runner.number(2)
            assert now(t).kind != "break"
            t.finish_run()


class TestGettingStronger:
    @pytest.mark.parametrize(("title", "kind", "price"), [("Nfr", "Barrier", 1), ("Sūnya", "Sentry", 2)])
    @pytest.mark.rule("10.9.3")
    def test_each_encounter_in_which_it_broke_everything_makes_it_stronger(
        self, title: str, kind: str, price: int
    ) -> None:
        with Table("runner", cards=(trial(kind, 1, 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            breaker = t.runner.put(title)
            t.runner.put("Gordian Blade")  # so that there is something left to do
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.break_subroutines(title)
            assert breaker.tokens("power") == 0  # not before the encounter ends
            t.finish_run()
            assert (breaker.tokens("power"), breaker.strength) == (1, 2)
            encounter(t, "HQ")
            t.runner.break_subroutines(title, 0)
            t.finish_run()
            assert breaker.tokens("power") == 1  # one was left
            encounter(t, "HQ")
            t.runner.break_subroutines(title)
            t.finish_run()
            assert (breaker.tokens("power"), breaker.strength) == (2, 3)

    @pytest.mark.parametrize(("title", "kind", "other"), [("Nfr", "Barrier", "Corroder"), ("Sūnya", "Sentry", "Mimic")])
    def test_not_with_the_help_of_another_card(self, title: str, kind: str, other: str) -> None:
        with Table("runner", cards=(trial(kind, 1, 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            breaker = t.runner.put(title)
            t.runner.put(other)
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.break_subroutines(title, 0)
            t.runner.break_subroutines(other, 1)
            t.finish_run()
            assert breaker.tokens("power") == 0


BIRDS = [("Golden", "Sentry", "Mimic"), ("Peregrine", "Code Gate", "Gordian Blade"), ("Saker", "Barrier", "Corroder")]


class TestBirds:
    def table(self, title: str, kind: str, strength: int = 1) -> Table:
        t = Table("runner", cards=(trial(kind, strength, 2),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title)
        t.runner.set(credits=20)
        return t

    @pytest.mark.parametrize(("title", "kind", "other"), BIRDS)
    @pytest.mark.rule("3.9.5e", "10.9.3")
    def test_ice_that_it_broke_completely_is_derezzed_for_its_return(self, title: str, kind: str, other: str) -> None:
        with self.table(title, kind) as t:
            encounter(t, "HQ")
            t.runner.break_subroutines(title, 0)
            assert not t.runner.can("use", title, says="Derez", at="6.9.3b")
            t.runner.break_subroutines(title, 1)
            before = t.runner.credits
            t.runner.use(title, "Derez")
            assert (t.runner.credits, t.runner.titles("hand")) == (before - 2, [title])
            assert not t.card("Trial").rezzed
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.parametrize(("title", "kind", "other"), BIRDS)
    @pytest.mark.rule("10.9.3")
    def test_not_with_the_help_of_another_card(self, title: str, kind: str, other: str) -> None:
        with self.table(title, kind) as t:
            t.runner.put(other)
            encounter(t, "HQ")
            t.runner.break_subroutines(title, 0)
            t.runner.break_subroutines(other, 1)
            assert not t.runner.can("use", title, says="Derez", at="6.9.3b")
            t.finish_run()

    @pytest.mark.parametrize(("title", "kind", "other"), BIRDS)
    @pytest.mark.rule("3.9.5e")
    def test_the_next_encounter_is_another_one(self, title: str, kind: str, other: str) -> None:
        with self.table(title, kind) as t:
            encounter(t, "HQ")
            t.runner.break_subroutines(title, 0)
            t.runner.break_subroutines(title, 1)
            t.finish_run()
            encounter(t, "HQ")
            assert not t.runner.can("use", title, says="Derez", at="6.9.3b")
            t.finish_run()

    @pytest.mark.parametrize(("title", "kind", "other"), BIRDS)
    @pytest.mark.rule("3.9.5f")
    def test_not_if_the_ice_has_become_stronger(self, title: str, kind: str, other: str) -> None:
        weight = resource(
            "Weight", "neutral_runner", paid(Credits(0), Adjust("strength", 5, ENCOUNTER, ENCOUNTERED)), cost=0
        )
        with Table("runner", cards=(trial(kind, 1, 2), weight), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.put("Weight")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.break_subroutines(title, 0)
            t.runner.break_subroutines(title, 1)
            assert t.runner.can("use", title, says="Derez", at="6.9.3b")
            t.runner.use("Weight")
            assert not t.runner.can("use", title, says="Derez", at="6.9.3b")
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("10.9.3")
    def test_ice_without_subroutines_was_not_broken_by_it(self) -> None:
        t = Table("runner", cards=(trial("Sentry", 1, 0),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Golden")
        encounter(t, "HQ")
        assert not t.runner.can("use", "Golden", says="Derez", at="6.9.3b")
