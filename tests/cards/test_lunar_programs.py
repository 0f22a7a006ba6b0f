"""What programs of the Lunar cycle do."""

from __future__ import annotations

import pytest
from tests.breakers import boosted, can_break, facing_trial, fewest, used_once
from tests.verbs import break_once, encounter, now, trial

from sneakdoor.cards.vocabulary import RUNNER, Lose, ice, sub
from sneakdoor.testing import Table

CERBERUS = [
    ('Cerberus "Cuj.0" H3', "Sentry", 0, "Barrier - Code Gate"),
    ('Cerberus "Rex" H2', "Code Gate", 1, "Barrier - Sentry"),
    ('Cerberus "Lady" H1', "Barrier", 3, "Sentry - Code Gate"),
]


class TestCerberus:
    @pytest.mark.parametrize(("title", "kind", "strength", "other"), CERBERUS)
    def test_a_counter_breaks_up_to_two_subroutines(self, title: str, kind: str, strength: int, other: str) -> None:
        four = {"power": 4}
        assert used_once(title, kind, strength, four) == (0, 2)
        assert fewest(title, kind, strength, four) == 1
        assert not can_break(title, kind, strength + 1, four)
        assert not can_break(title, other, 0, four)
        assert not can_break(title, kind, strength, {"power": 0})
        assert boosted(title) == (1, 1, False)

    @pytest.mark.parametrize(("title", "kind", "strength", "other"), CERBERUS)
    def test_it_comes_with_four_counters(self, title: str, kind: str, strength: int, other: str) -> None:
        with Table("runner", cards=(trial(kind, strength),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.hand(title)
            t.runner.install(title)
            assert t.card(title).tokens("power") == 4
            encounter(t, "HQ")
            break_once(t, title)
            assert t.card(title).tokens("power") == 3
            t.finish_run()


class TestD4v1d:
    def test_it_comes_with_three_counters(self) -> None:
        with Table("runner") as t:
            t.runner.hand("D4v1d")
            t.runner.install("D4v1d")
            assert t.card("D4v1d").tokens("power") == 3

    def test_one_subroutine_a_counter_on_strong_ice_of_any_kind(self) -> None:
        three = {"power": 3}
        assert used_once("D4v1d", "Trap", 5, three) == (0, 1)
        assert can_break("D4v1d", "Barrier", 12, three)
        assert not can_break("D4v1d", "Barrier", 4, three)
        assert not can_break("D4v1d", "Barrier", 5, {"power": 0})
        t = facing_trial("D4v1d", "Trap", 5, three)
        break_once(t, "D4v1d")
        assert t.card("D4v1d").tokens("power") == 2

    def test_ice_that_was_made_weak_is_not_strong(self) -> None:
        t = facing_trial("D4v1d", "Trap", 5, {"power": 3}, rig=("Ice Carver",))
        assert not t.runner.can("use", "D4v1d", at="6.9.3b")

    def test_it_is_no_ai_and_no_icebreaker(self) -> None:
        with Table("runner", skip_forced=False) as t:
            t.corp.put("Wraparound", "HQ", rezzed=True)
            t.runner.put("D4v1d", tokens={"power": 1})
            encounter(t, "HQ")
            assert t.runner.can("use", "D4v1d", at="6.9.3b")
            t.runner.pass_()
            t.finish_run()


@pytest.mark.parametrize(
    ("title", "kind"),
    [
        ('Cerberus "Cuj.0" H3', "power"),
        ('Cerberus "Rex" H2', "power"),
        ('Cerberus "Lady" H1', "power"),
        ("D4v1d", "power"),
        ("Cache", "virus"),
    ],
)
def test_other_programs_bring_it_no_counters(title: str, kind: str) -> None:
    with Table("runner") as t:
        loaded = t.runner.put(title, tokens={kind: 1})
        t.runner.hand("Corroder")
        t.runner.install("Corroder")
        t.runner.act("done")
        assert loaded.tokens(kind) == 1


class TestIncubator:
    def test_a_counter_each_turn(self) -> None:
        with Table("corp") as t:
            incubator = t.runner.put("Incubator")
            t.end_turn()
            assert incubator.tokens("virus") == 1

    def test_all_of_them_go_to_another_virus(self) -> None:
        with Table("runner") as t:
            t.runner.put("Incubator", tokens={"virus": 4})
            sucker = t.runner.put("Datasucker", tokens={"virus": 1})
            t.runner.put("Medium")
            t.runner.put("Corroder")
            t.runner.use("Incubator")
            t.runner.pick("Datasucker")
            assert (sucker.tokens("virus"), t.card("Medium").tokens("virus")) == (5, 0)
            assert (t.zone("Incubator"), t.runner.clicks) == ("the heap", 3)

    def test_not_without_another_virus(self) -> None:
        with Table("runner") as t:
            t.runner.put("Incubator", tokens={"virus": 4})
            t.runner.put("Corroder")
            assert not t.runner.can("action", "Incubator")


class TestIxodidae:
    def test_a_credit_whenever_the_corp_loses_some(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ixodidae")
            t.runner.put("Lamprey")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.corp.credits, t.runner.credits) == (4, 6)

    def test_one_credit_however_many_are_lost(self) -> None:
        with Table("runner") as t:
            t.runner.put("Ixodidae")
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.runner.accept("Account Siphon")
            t.runner.number(5)
            t.finish_run()
            assert (t.corp.credits, t.runner.credits) == (0, 5 + 10 + 1)

    def test_who_spends_loses_nothing_and_there_must_be_something_to_lose(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Ixodidae")
            t.corp.play("Hedge Fund")
            assert t.runner.credits == 5
        with Table("runner") as t:
            t.corp.set(credits=0)
            t.runner.put("Ixodidae")
            t.runner.put("Lamprey")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 5

    def test_what_the_runner_loses_does_not_count(self) -> None:
        leech = ice("Leech", "neutral_corp", sub(Lose(2, RUNNER)), subtypes="Trap", cost=0, strength=0)
        with Table("runner", cards=(leech,)) as t:
            t.corp.put("Leech", "HQ", rezzed=True)
            t.runner.put("Ixodidae")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.credits == 3

    def test_a_purge_trashes_it(self) -> None:
        with Table("corp") as t:
            t.runner.put("Ixodidae")
            t.corp.act("purge")
            t.settle()
            assert t.zone("Ixodidae") == "the heap"


class TestOrigami:
    def test_each_of_them_counts_all_of_them(self) -> None:
        with Table("runner") as t:
            for more in (1, 4, 9):
                t.runner.put("Origami")
                assert t.runner.hand_size == 5 + more
            assert t.corp.hand_size == 5

    def test_other_programs_do_not_count(self) -> None:
        with Table("runner") as t:
            t.runner.put("Origami")
            t.runner.put("Corroder")
            t.runner.hand("Origami")
            assert t.runner.hand_size == 6


class TestAuRevoir:
    def test_a_credit_for_each_run_that_is_left(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Au Revoir")
            t.runner.run("HQ")
            t.runner.jack_out()
            t.settle()
            assert t.runner.credits == 6

    def test_not_for_a_run_that_ends_otherwise(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Au Revoir")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 5


class TestCache:
    def test_three_counters_are_three_credits(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Cache")
            t.runner.install("Cache")
            assert t.card("Cache").tokens("virus") == 3
            for n in range(1, 4):
                t.runner.use("Cache")
                assert (t.runner.credits, t.card("Cache").tokens("virus")) == (4 + n, 3 - n)
            assert not t.runner.can("use", "Cache")
            assert t.zone("Cache") == "the play area"


class TestStealth:
    @pytest.mark.parametrize(
        ("title", "kind", "strength", "broken", "other"),
        [("Switchblade", "Sentry", 0, 5, "Barrier - Code Gate"), ("Refractor", "Code Gate", 2, 1, "Barrier - Sentry")],
    )
    def test_what_it_breaks(self, title: str, kind: str, strength: int, broken: int, other: str) -> None:
        t = facing_trial(title, kind, strength, rig=("Cloak",))
        t.runner.use(title, "Break")
        assert not can_break(title, other, 0)
        assert not can_break(title, kind, strength + 1)
        while t.decision is not None and t.decision.kind in ("break", "credits from"):
            t.game.choose(next(option for option in t.decision.options if option.kind != "done"))
        assert (t.card("Cloak").tokens("credit"), t.runner.credits) == (0, 20)
        t.finish_run()
        assert t.corp.credits == 5 + 5 - broken

    @pytest.mark.parametrize(("title", "more"), [("Switchblade", 7), ("Refractor", 3)])
    def test_how_strong_a_stealth_credit_makes_it(self, title: str, more: int) -> None:
        assert boosted(title, rig=("Cloak",)) == (0, more, False)

    def test_without_stealth_credits_switchblade_does_nothing_and_refractor_only_breaks(self) -> None:
        t = facing_trial("Switchblade", "Sentry", 0)
        assert not t.runner.can("use", "Switchblade", at="6.9.3b")
        t = facing_trial("Refractor", "Code Gate", 2, rig=("Cyberfeeder",))
        assert not t.runner.can("use", "Refractor", says="+3", at="6.9.3b")
        assert t.runner.can("use", "Refractor", says="Break", at="6.9.3b")

    def test_switchblade_breaks_as_many_as_wanted(self) -> None:
        t = facing_trial("Switchblade", "Sentry", 0, rig=("Cloak",))
        t.runner.use("Switchblade", "Break")
        t.runner.number(1)
        t.game.choose(t.game.decision.options[0])  # type: ignore[union-attr]
        t.runner.act("done")
        t.finish_run()
        assert t.corp.credits == 5 + 5 - 1


class TestCollectiveConsciousness:
    def test_every_piece_of_ice_that_is_rezzed_draws_a_card(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Collective Consciousness")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert len(t.runner.titles("hand")) == 1

    def test_nothing_for_other_cards(self) -> None:
        with Table("corp") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Collective Consciousness")
            t.corp.rez("PAD Campaign")
            assert len(t.runner.titles("hand")) == 0


class TestSage:
    @pytest.mark.parametrize("kind", ["Code Gate", "Barrier"])
    def test_every_unused_mu_makes_it_stronger(self, kind: str) -> None:
        assert used_once("Sage", kind, 2) == (2, 1)
        assert not can_break("Sage", kind, 3)
        assert not can_break("Sage", "Sentry", 0)
        with Table("runner") as t:
            sage = t.runner.put("Sage")
            assert sage.strength == 2
            t.runner.put("Corroder")
            assert sage.strength == 1
            t.runner.put("Akamatsu Mem Chip")
            assert sage.strength == 2


class TestBlacKat:
    @pytest.mark.parametrize(("stealth", "broken"), [(0, 1), (1, 3)])
    def test_a_stealth_credit_breaks_up_to_three(self, stealth: int, broken: int) -> None:
        t = facing_trial("BlacKat", "Barrier", 3, rig=("Cloak",))
        t.runner.use("BlacKat", "Break")
        t.runner.number(stealth)
        while t.decision is not None and t.decision.kind == "break":
            t.game.choose(next(option for option in t.decision.options if option.kind != "done"))
        assert t.runner.credits == 19 + stealth
        t.finish_run()
        assert t.corp.credits == 5 + 5 - broken

    def test_fewer_will_do(self) -> None:
        t = facing_trial("BlacKat", "Barrier", 3, rig=("Cloak",))
        t.runner.use("BlacKat", "Break")
        t.runner.number(1)
        t.game.choose(now(t).options[0])
        t.runner.act("done")
        t.finish_run()
        assert t.corp.credits == 5 + 5 - 1

    @pytest.mark.parametrize(("stealth", "more"), [(0, 1), (1, 2)])
    def test_a_stealth_credit_makes_it_stronger(self, stealth: int, more: int) -> None:
        t = facing_trial("BlacKat", "Barrier", 9, rig=("Cloak",))
        t.runner.use("BlacKat", "+")
        t.runner.number(stealth)
        assert (t.card("BlacKat").strength, t.runner.credits) == (3 + more, 18 + stealth)
        t.runner.pass_()
        t.finish_run()
        assert t.card("BlacKat").strength == 3

    def test_what_was_spent_before_is_spent(self) -> None:
        t = facing_trial("BlacKat", "Barrier", 3, rig=("Cloak",))
        t.runner.use("BlacKat", "+")
        t.runner.number(1)
        assert used_once("BlacKat", "Barrier", 3) == (1, 1)
        break_once(t, "BlacKat")
        t.runner.pass_()
        t.finish_run()
        assert t.corp.credits == 5 + 5 - 1

    def test_credits_of_other_cards_are_no_stealth_credits(self) -> None:
        t = facing_trial("BlacKat", "Barrier", 3, rig=("Cyberfeeder",))
        t.runner.use("BlacKat", "Break")
        t.runner.number(1)
        while now(t).kind == "break":
            t.game.choose(next(option for option in now(t).options if option.kind != "done"))
        t.finish_run()
        assert t.corp.credits == 5 + 5 - 1

    def test_nothing_of_other_or_stronger_ice(self) -> None:
        assert not can_break("BlacKat", "Barrier", 4)
        assert not can_break("BlacKat", "Sentry - Code Gate", 0)
