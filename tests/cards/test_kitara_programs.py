"""What programs of the Kitara cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.model.enums import HQ, SIDES
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table


class TestVirusCountersOfAnyCard:
    @pytest.mark.both
    @pytest.mark.parametrize(("title", "kind", "strength"), [("Musaazi", "Sentry", 1), ("Yusuf", "Barrier", 3)])
    def test_counters_of_any_installed_card_break_and_strengthen(self, title: str, kind: str, strength: int) -> None:
        t = Table("runner", cards=(trial(kind, strength + 1),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title, tokens={"virus": 1})
        t.runner.put("Imp", tokens={"virus": 2})
        encounter(t, "HQ")
        t.runner.use(title, "+1")
        t.runner.number(0)  # none of its own, and so one of the other's
        assert t.card(title).strength == strength + 1
        assert (t.card(title).tokens("virus"), t.card("Imp").tokens("virus")) == (1, 1)
        t.runner.use(title, "Break")
        t.runner.number(1)
        t.game.choose(now(t).options[0])
        assert (t.card(title).tokens("virus"), t.card("Imp").tokens("virus")) == (0, 1)
        t.state.forced = False
        t.runner.pass_()
        encounter(t)
        assert (t.corp.credits, t.card(title).strength) == (7, strength)

    @pytest.mark.parametrize(("title", "kind"), [("Musaazi", "Barrier - Code Gate"), ("Yusuf", "Sentry - Code Gate")])
    def test_nothing_of_other_ice(self, title: str, kind: str) -> None:
        t = Table("runner", cards=(trial(kind, 0),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title, tokens={"virus": 1})
        encounter(t, "HQ")
        assert not t.runner.can("use", title, says="Break", at="6.9.3b")
        assert t.runner.can("use", title, says="+1", at="6.9.3b")

    @pytest.mark.parametrize("title", ["Musaazi", "Yusuf"])
    def test_nothing_without_a_counter_anywhere(self, title: str) -> None:
        t = Table("runner", cards=(trial("Sentry - Barrier", 0),), skip_forced=False)
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put(title)
        encounter(t, "HQ")
        assert not t.runner.can("use", title, at="6.9.3b")

    @pytest.mark.parametrize("title", ["Musaazi", "Yusuf"])
    def test_a_successful_run_may_give_a_counter(self, title: str) -> None:
        with Table("runner") as t:
            breaker = t.runner.put(title)
            t.runner.run("Archives")
            t.runner.accept(title)
            t.finish_run()
            assert breaker.tokens("virus") == 1
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert breaker.tokens("virus") == 1


class TestTrypano:
    def test_five_counters_trash_its_host(self) -> None:
        with Table("corp", clicks=1) as t:
            host = t.corp.put("Ice Wall", "HQ")
            trypano = t.runner.put("Trypano", on=host, tokens={"virus": 3})
            t.end_turn()
            t.runner.accept("Trypano")
            assert trypano.tokens("virus") == 4
            assert host.installed
            t.end_turn()
            t.end_turn()
            t.runner.accept("Trypano")
            assert t.corp.titles("discard") == ["Ice Wall"]
            assert t.runner.titles("discard") == ["Trypano"]

    def test_the_counter_may_be_left(self) -> None:
        with Table("corp", clicks=1) as t:
            host = t.corp.put("Ice Wall", "HQ")
            trypano = t.runner.put("Trypano", on=host, tokens={"virus": 4})
            t.end_turn()
            t.runner.decline()
            assert (trypano.tokens("virus"), host.installed) == (4, True)

    def test_it_is_installed_on_ice_only(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Trypano")
            assert not t.runner.can("install", "Trypano")
            t.corp.put("Ice Wall", "HQ")
            assert t.runner.can("install", "Trypano")


class TestExer:
    @pytest.mark.rule("7.2.3")
    def test_one_more_card_of_rnd_and_of_no_other_server(self) -> None:
        with Table("runner") as t:
            t.corp.deck(*["Hedge Fund"] * 4).hand(*["Hedge Fund"] * 3)
            t.runner.put("eXer")
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("accessed") == 2
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 3

    def test_a_purge_trashes_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("eXer")
            t.corp.act("purge")
            t.settle()
            assert t.zone("eXer") == "the heap"


class TestConsume:
    @pytest.mark.both
    def test_corp_cards_that_you_trash_give_counters_and_these_give_credits(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.set(credits=9)
            consume = t.runner.put("Consume")
            t.runner.put("Sacrificial Construct")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.runner.accept("Consume")
            t.settle()
            t.runner.run("HQ")
            t.runner.act("trash")
            t.runner.accept("Consume")
            t.settle()
            assert (consume.tokens("virus"), t.runner.credits) == (2, 1)
            t.runner.use("Consume")
            assert (consume.tokens("virus"), t.runner.credits) == (0, 5)
            assert not t.runner.can("action", "Consume")

    def test_neither_own_cards_nor_those_that_the_corp_trashes_count(self) -> None:
        with Table("runner") as t:
            consume = t.runner.put("Consume")
            t.runner.put("Imp", tokens={"virus": 0})
            t.runner.hand("Scavenge")
            t.runner.play("Scavenge")
            t.runner.pick("Imp")
            t.runner.act("done")
            assert consume.tokens("virus") == 0
        with Table("corp") as t:
            t.corp.hand("Hedge Fund")
            consume = t.runner.put("Consume")
            t.corp.play("Hedge Fund")
            t.settle()
            assert consume.tokens("virus") == 0

    def test_the_counter_may_be_left(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            consume = t.runner.put("Consume")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.runner.decline()
            t.settle()
            assert consume.tokens("virus") == 0


class TestPuffer:
    def test_its_counters_make_it_stronger_and_larger(self) -> None:
        with Table("runner") as t:
            puffer = t.runner.put("Puffer")
            t.runner.use("Puffer", "power counter")
            assert (puffer.tokens("power"), puffer.strength, t.runner.memory) == (1, 3, (2, 4))
            t.runner.use("Puffer", "power counter")
            t.runner.mode("Place")
            assert (puffer.tokens("power"), puffer.strength, t.runner.memory) == (2, 4, (3, 4))
            t.runner.use("Puffer", "power counter")
            t.runner.mode("Remove")
            assert (puffer.tokens("power"), puffer.strength, t.runner.memory) == (1, 3, (2, 4))
            assert t.runner.clicks == 1

    @pytest.mark.rule("1.19.3")
    def test_programs_that_no_longer_fit_are_trashed(self) -> None:
        with Table("runner") as t:
            t.runner.put("Puffer", tokens={"power": 1})
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.use("Puffer", "power counter")
            t.runner.mode("Place")
            t.runner.pick("Mimic")
            t.settle()
            assert t.zone("Mimic") == "the heap"
            assert t.runner.memory == (4, 4)


class TestSubtypesForAnEncounter:
    @pytest.mark.parametrize(("title", "broken"), [("Engolo", 1), ("Laamb", 3)])
    def test_for_two_credits_the_ice_is_one_that_it_breaks(self, title: str, broken: int) -> None:
        with Table("runner", cards=(trial("Trap", 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "R&D", rezzed=True)
            t.runner.put(title)
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.runner.accept(title)
            assert t.runner.credits == 7
            break_once(t, title)
            t.finish_run()
            assert t.corp.credits == 5 + 3 - broken
            t.runner.run("R&D")
            t.finish_run()  # once a turn
            assert t.corp.credits == 5 + 3 - broken + 3

    @pytest.mark.parametrize("title", ["Engolo", "Laamb"])
    @pytest.mark.rule("3.9.5f")
    def test_its_strength_does_not_matter_for_that_and_the_next_encounter_is_another(self, title: str) -> None:
        with Table("runner", cards=(trial("Trap", 9),), skip_forced=False) as t:
            inner = t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.set(credits=9)
            t.runner.run("HQ")
            t.runner.accept(title)
            encounter(t)
            outer, kind = t.state.ice[HQ][-1], "Code Gate" if title == "Engolo" else "Barrier"
            assert has_subtype(t.state, outer, kind)
            t.runner.pass_()
            encounter(t)
            assert inner.installed
            assert not has_subtype(t.state, outer, kind)
            t.runner.set(credits=20)
            for _ in range(2):
                t.runner.use(title, "+")
            assert not t.runner.can("use", title, says="Break", at="6.9.3b")

    @pytest.mark.parametrize("title", ["Engolo", "Laamb"])
    def test_without_two_credits_it_is_not_offered(self, title: str) -> None:
        with Table("runner", cards=(trial("Trap", 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.set(credits=1)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 1


class TestTakobi:
    @pytest.mark.both
    def test_ice_that_was_broken_completely_may_give_a_counter(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            takobi = t.runner.put("Takobi")
            t.runner.put("Gordian Blade")
            t.runner.run("HQ")
            t.runner.break_subroutines("Gordian Blade", 0)
            assert takobi.tokens("power") == 0
            t.runner.break_subroutines("Gordian Blade", 1)
            t.settle()
            assert not t.happened("access begins")
            t.runner.accept("Takobi")
            t.finish_run()
            assert takobi.tokens("power") == 1
            t.runner.run("HQ")
            t.runner.break_subroutines("Gordian Blade")
            t.runner.decline()
            t.finish_run()
            assert takobi.tokens("power") == 1

    @pytest.mark.both
    def test_two_counters_strengthen_an_icebreaker_that_is_no_ai(self) -> None:
        t = Table("runner", cards=(trial("Barrier", 6),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        takobi = t.runner.put("Takobi", tokens={"power": 3})
        t.runner.put("Crypsis")
        corroder, mimic = t.runner.put("Corroder"), t.runner.put("Mimic")
        encounter(t, "HQ")
        t.runner.use("Takobi")
        assert {option.card for option in now(t).options} == {"Corroder", "Mimic"}
        t.runner.pick("Corroder")
        assert (corroder.strength, mimic.strength, takobi.tokens("power")) == (5, 3, 1)
        assert not t.runner.can("use", "Takobi")
        t.state.forced = False
        t.runner.pass_()
        encounter(t)
        assert corroder.strength == 2


class TestUpya:
    def test_runs_on_rnd_may_give_counters_and_three_of_them_a_click_more(self) -> None:
        with Table("runner") as t:
            t.corp.deck("Hedge Fund", "Hedge Fund")
            upya = t.runner.put("Upya", tokens={"power": 5})
            t.runner.run("R&D")
            t.runner.accept("Upya")
            t.finish_run()
            assert upya.tokens("power") == 6
            t.runner.run("Archives")
            t.finish_run()
            t.runner.use("Upya")
            assert (t.runner.clicks, upya.tokens("power")) == (3, 3)
            assert not t.runner.can("action", "Upya")
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            assert upya.tokens("power") == 3

    def test_two_counters_are_too_few(self) -> None:
        with Table("runner") as t:
            t.runner.put("Upya", tokens={"power": 2})
            assert not t.runner.can("action", "Upya")


class TestAmina:
    @pytest.mark.rule("10.9.3", "9.6.2c")
    def test_the_first_encounter_in_which_it_broke_everything_costs_the_corp_a_credit(self) -> None:
        with Table("runner", cards=(trial("Code Gate", 3, 2),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Amina")
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            encounter(t, "HQ")
            t.runner.use("Gordian Blade", "+")
            t.runner.break_subroutines("Gordian Blade", 0)
            t.runner.break_subroutines("Amina", 1)
            t.finish_run()
            assert t.corp.credits == 5  # with help
            encounter(t, "HQ")
            break_once(t, "Amina")
            assert t.corp.credits == 5  # not before the encounter ends
            t.finish_run()
            assert t.corp.credits == 4
            encounter(t, "HQ")
            break_once(t, "Amina")
            t.finish_run()
            assert t.corp.credits == 4


class TestWari:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.put("Ice Wall", "R&D")
        t.corp.put("Enigma", "Server 1", rezzed=True)
        t.runner.put("Wari")
        return t

    @pytest.mark.parametrize(("name", "returned"), [("barrier", True), ("sentry", False), ("code gate", False)])
    def test_exposed_ice_of_the_named_subtype_goes_to_hq(self, name: str, returned: bool) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.runner.accept("Wari")
            assert len(now(t).options) == 3
            t.runner.mode(name)
            t.finish_run()
            assert t.zone("Wari") == "the heap"
            assert (t.happened("exposed"), t.corp.titles("hand") == ["Ice Wall"]) == (1, returned)

    def test_it_is_offered_for_the_first_run_on_hq_only(self) -> None:
        with self.table() as t:
            t.corp.put("Ice Wall", "Archives")
            for server in ("Archives", "R&D"):
                t.runner.run(server)
                t.finish_run()
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert t.card("Wari").installed


class TestPlague:
    @pytest.mark.rule("10.2.3")
    def test_runs_on_the_chosen_server_may_give_two_counters(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Plague")
            t.runner.install("Plague")
            t.runner.act("server", server="Archives")
            plague = t.card("Plague")
            t.runner.run("Archives")
            t.settle()
            assert not t.happened("access begins")
            t.runner.accept("Plague")
            t.finish_run()
            assert plague.tokens("virus") == 2
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert plague.tokens("virus") == 2

    @pytest.mark.rule("10.2.3")
    def test_both_sides_are_told_which_server_it_is(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Plague")
            t.runner.install("Plague")
            assert [option.server for option in now(t).options] == ["HQ", "R&D", "Archives", "Server 1"]
            t.runner.act("server", server="Server 1")
            for side in SIDES:
                (plague,) = t.game.view(side).rig["program"]
                assert plague.remembers == {"chosen server": "Server 1"}


class TestRngKey:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.deck("Hedge Fund", "Hedge Fund")
        t.corp.hand("PAD Campaign")
        t.corp.put("Priority Requisition", "Server 1")
        t.runner.deck("Diesel", "Diesel", "Diesel")
        t.runner.put("RNG Key")
        return t

    @pytest.mark.parametrize(("server", "number"), [("HQ", 2), ("R&D", 5)])
    def test_the_right_number_gives_credits_or_cards(self, server: str, number: int) -> None:
        with self.table() as t:
            t.runner.run(server)
            t.runner.accept("RNG Key")
            t.runner.number(number)
            t.settle()
            assert t.happened("revealed") == 1
            t.runner.mode("Gain")
            t.finish_run()
            assert (t.runner.credits, t.runner.titles("hand")) == (8, [])
        with self.table() as t:
            t.runner.run(server)
            t.runner.accept("RNG Key")
            t.runner.number(number)
            t.runner.mode("Draw")
            t.finish_run()
            assert (t.runner.credits, t.runner.titles("hand")) == (5, ["Diesel", "Diesel"])

    def test_another_number_gives_nothing_and_the_card_is_revealed_all_the_same(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.runner.accept("RNG Key")
            t.runner.number(3)
            t.finish_run()
            assert (t.happened("revealed"), t.runner.credits) == (1, 5)

    def test_only_the_next_card_counts(self) -> None:
        with self.table() as t:
            t.runner.put("eXer")
            t.runner.run("R&D")
            t.runner.accept("RNG Key")
            t.runner.number(5)
            t.runner.mode("Gain")
            t.finish_run()
            assert (t.happened("accessed"), t.happened("revealed"), t.runner.credits) == (2, 1, 8)

    def test_the_requirement_of_an_agenda_counts_as_well(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Priority Requisition")
            t.runner.put("RNG Key")
            t.runner.run("HQ")
            t.runner.accept("RNG Key")
            t.runner.number(5)
            t.runner.mode("Gain")
            t.finish_run()
            assert t.runner.credits == 8

    @pytest.mark.rule("9.6.2c")
    def test_once_a_turn_for_both_servers_together_and_for_no_other(self) -> None:
        with self.table() as t:
            t.runner.run("Archives")
            t.finish_run()
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("revealed") == 0


class TestNyashia:
    def table(self) -> Table:
        t = Table("runner")
        t.corp.deck(*["Hedge Fund"] * 4)
        t.corp.hand("Hedge Fund", "Hedge Fund")
        return t

    @pytest.mark.rule("7.1.2", "10.9.1c")
    def test_a_counter_for_one_more_card_of_rnd(self) -> None:
        with self.table() as t:
            t.runner.hand("Nyashia")
            t.runner.install("Nyashia")
            nyashia = t.card("Nyashia")
            assert nyashia.tokens("power") == 3
            t.runner.run("R&D")
            t.runner.accept("Nyashia")
            t.finish_run()
            assert (t.happened("accessed"), nyashia.tokens("power")) == (2, 2)
            t.runner.run("R&D")
            t.runner.decline()
            t.finish_run()
            assert (t.happened("accessed"), nyashia.tokens("power")) == (3, 2)

    @pytest.mark.rule("1.2.5", "7.1.2")
    @pytest.mark.parametrize(("cards", "offered"), [(1, False), (2, True)])
    def test_not_for_more_cards_than_there_are(self, cards: int, offered: bool) -> None:
        with Table("runner", deck=0) as t:
            t.corp.deck(*["Hedge Fund"] * cards)
            t.runner.deck("Diesel").put("Nyashia", tokens={"power": 3})
            t.runner.run("R&D")
            if offered:
                t.runner.decline()
            t.finish_run()
            assert t.happened("accessed") == 1

    def test_neither_for_hq_nor_without_a_counter(self) -> None:
        with self.table() as t:
            t.runner.put("Nyashia", tokens={"power": 0})
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("accessed") == 1
        with self.table() as t:
            t.runner.put("Nyashia", tokens={"power": 1})
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 1
