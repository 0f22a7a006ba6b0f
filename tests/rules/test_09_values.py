"""Imminent values, what changes them, and what is relevant to them (1.4:9.8; 1.4:9.4.5, 1.4:9.11.1)."""

from __future__ import annotations

import pytest
from tests.verbs import kinds, now, story, strike

from sneakdoor.cards.vocabulary import (
    HARDWARE,
    IN_HAND,
    MEAT,
    MINE,
    NET,
    PROGRAM,
    RESOURCE,
    RUNNER,
    ChangeImminent,
    Credits,
    Damage,
    DoToChosen,
    Gain,
    InstallOne,
    Is,
    On,
    Paid,
    Prevent,
    Raises,
    ReplaceImminent,
    Tag,
    Together,
    TrashCards,
    When,
    accessed,
    asset,
    operation,
    play,
    resource,
    trace,
    when,
)
from sneakdoor.model.changes import Traced
from sneakdoor.model.declare import CardDef, Instruction
from sneakdoor.model.enums import DamageKind
from sneakdoor.testing import Table


def shield(*do: Instruction, what: str = "damage", cost: int = 0) -> CardDef:
    return resource("Shield", "neutral_runner", Paid((Credits(cost),), do), cost=0)


def struck(*cards: CardDef, hand: int = 5) -> Table:
    """The Corp has just played Strike; the Runner has Shield, if there is one."""
    t = Table("corp", cards=cards)
    t.runner.hand(*["Sure Gamble"] * hand)
    if "Shield" in t.state.book.by_title:
        t.runner.put("Shield")
    t.corp.hand("Strike")
    return t


class TestRelevance:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.3", "1.4:9.8.3a")
    @pytest.mark.parametrize(("kind", "sure", "asked"), [(NET, False, True), (MEAT, False, False), (NET, True, False)])
    def test_a_prevention_needs_something_that_it_could_prevent(
        self, kind: DamageKind, sure: bool, asked: bool
    ) -> None:
        with struck(strike(2, kind, sure=sure), shield(Prevent("damage", 1, (NET,)))) as t:
            t.corp.play("Strike")
            assert (now(t).kind == "interrupt") == asked
            if asked:
                t.runner.use("Shield")
                t.runner.pass_()
            assert len(t.runner.titles("hand")) == (4 if asked else 3)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.3", "1.4:9.8.3b")
    def test_what_changes_a_value_needs_one_that_it_would_change(self) -> None:
        with struck(strike(3), shield(ChangeImminent("damage", to=2))) as t:
            t.corp.play("Strike")
            t.runner.use("Shield")
            assert not t.runner.can("use", "Shield")  # it is 2 already
            t.settle()
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.3", "1.4:9.8.3c", "1.4:9.8.9c", "1.4:9.8.10")
    def test_a_replacement_applies_at_once_and_only_once_though_the_new_effect_is_of_the_same_kind(self) -> None:
        with struck(strike(4), shield(ReplaceImminent("damage", Damage(2, MEAT), (MEAT,)))) as t:
            t.corp.play("Strike")
            t.runner.use("Shield")
            assert not t.runner.can("use", "Shield")
            t.settle()
            assert len(t.runner.titles("hand")) == 3
            assert t.happened("replaced") == 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.3c", "1.4:9.8.3")
    def test_where_nothing_is_left_nothing_is_replaced(self) -> None:
        swap = resource(
            "Swap",
            "neutral_runner",
            Paid((Credits(0),), (ReplaceImminent("damage", Damage(1, NET), (MEAT,)),)),
            cost=0,
        )
        with struck(strike(1), shield(Prevent("damage", 1)), swap) as t:
            t.runner.put("Swap")
            t.corp.play("Strike")
            assert t.runner.can("use", "Swap")
            t.runner.use("Shield")
            assert not t.runner.can("use", "Swap")
            t.settle()
            assert t.happened("damaged") == 0

    @pytest.mark.rule("1.4:9.8.3", "1.4:9.8.3d")
    @pytest.mark.parametrize("left", [True, False])
    def test_a_would_that_is_met_is_relevant_while_that_is_expected(self, left: bool) -> None:
        """It leaves the damage alone, but somebody else may have taken that away."""
        wail = resource(
            "Wail",
            "neutral_runner",
            When(On("would damage"), (Gain(2),), may=True),
            cost=0,
        )
        with struck(strike(2), shield(Prevent("damage", 2)), wail) as t:
            t.runner.put("Wail")
            t.corp.play("Strike")
            if left:
                t.runner.trigger("Wail")
                t.runner.pass_()
            else:
                t.runner.use("Shield")
                assert not t.runner.can("trigger", "Wail")
            t.settle()
            assert t.runner.credits == (7 if left else 5)
            assert t.happened("damaged") == (1 if left else 0)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.4b", "1.4:9.8.4")
    def test_a_conditional_interrupt_that_comes_later_is_not_pending(self) -> None:
        """A prevention puts the second one into play, for which the window is open already."""
        late = resource(
            "Late",
            "neutral_runner",
            When(On("would damage"), (Prevent("damage", 1),)),
            cost=0,
        )
        call = shield(Prevent("damage", 1), InstallOne(Is((RESOURCE,), zone=IN_HAND, side=RUNNER)))
        for before in (True, False):
            with struck(strike(3), call, late, hand=4) as t:
                if before:
                    t.runner.put("Late")
                else:
                    t.runner.hand("Late")
                t.corp.play("Strike")
                if before:
                    t.runner.trigger("Late")
                    t.runner.pass_()
                else:
                    t.runner.use("Shield")
                    t.settle()
                    assert t.card("Late").installed
                t.settle()
                while now(t).kind == "interrupt":
                    assert kinds(t) <= {"use", "pass"}
                    t.runner.pass_()
                assert [one.amount for one in t.state.journal.since(0) if one.kind == "damaged"] == [2]

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.4c", "1.4:9.6.10")
    def test_a_pending_interrupt_is_lost_with_its_card(self) -> None:
        """Net Shield is trashed to pay for another prevention, while it waits in the same window."""
        grim = resource(
            "Grim",
            "neutral_runner",
            Paid((TrashCards(Is((PROGRAM,))),), (Prevent("damage", 1),)),
            cost=0,
        )
        with struck(strike(3, NET), grim) as t:
            t.runner.put("Net Shield")
            t.runner.put("Grim")
            t.corp.play("Strike")
            assert t.runner.can("trigger", "Net Shield")
            t.runner.use("Grim")
            assert t.zone("Net Shield") == "the heap"
            assert not t.runner.can("trigger", "Net Shield")
            t.settle()
            assert len(t.runner.titles("hand")) == 3


class TestValues:
    @pytest.mark.rule("1.4:9.8.6b", "1.4:9.8.7d", "1.4:9.8.5b")
    def test_without_damage_left_none_is_suffered_and_nobody_notices_any(self) -> None:
        watch = asset("Watch", "neutral_corp", when(On("damaged"), Gain(1)), cost=0, trash=1)
        for n in (1, 2):
            with struck(strike(n), shield(Prevent("damage", 1)), watch) as t:
                t.corp.put("Watch", "Server 1", rezzed=True)
                t.corp.play("Strike")
                t.runner.use("Shield")
                if n == 2:
                    t.runner.pass_()
                t.settle()
                assert t.happened("damaged") == n - 1
                assert t.corp.credits == 5 + n - 1

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.6a", "1.4:9.8.7d", "1.4:9.8.5b")
    def test_tags_are_a_value_too(self) -> None:
        """Mr. Stone does not see a tag that was avoided."""
        mark = operation("Strike", "neutral_corp", play(Tag(2)), cost=0)
        for avoided in (1, 2):
            with struck(mark, shield(Prevent("tag", avoided), what="tag")) as t:
                t.corp.put("Mr. Stone", "Server 1", rezzed=True)
                t.corp.play("Strike")
                t.runner.use("Shield")
                if avoided == 1:
                    t.runner.pass_()
                t.settle()
                assert t.state.tags == 2 - avoided
                assert t.happened("tagged") == (1 if avoided == 1 else 0)
                assert t.happened("damaged") == (1 if avoided == 1 else 0)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.6c")
    @pytest.mark.parametrize("lowered", [True, False])
    def test_a_cost_is_a_value_until_it_is_paid(self, lowered: bool) -> None:
        with Table("runner") as t:
            t.runner.put("Patchwork")
            t.runner.hand("Sure Gamble", "Corroder")
            t.runner.act("install", "Corroder")
            assert now(t).kind == "interrupt"
            if lowered:
                t.runner.trigger("Patchwork")
            else:
                t.runner.pass_()
            t.settle()
            assert t.runner.credits == (5 if lowered else 3)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.6d")
    def test_a_base_trace_strength_of_zero_is_a_trace_all_the_same(self) -> None:
        probe = operation("Strike", "neutral_corp", play(*trace(3, Tag(1))), cost=0)
        for zero in (True, False):
            with struck(probe, shield(ChangeImminent("trace", to=0), what="trace")) as t:
                t.corp.play("Strike")
                if zero:
                    t.runner.use("Shield")
                else:
                    t.runner.pass_()
                t.corp.number(1)
                t.runner.number(0)
                t.settle()
                traced = [one.strength for one in t.state.journal.since(0) if isinstance(one, Traced)]
                assert traced == [1 if zero else 4]
                assert t.state.tags == 1

    @pytest.mark.rule("1.4:9.8.7", "1.4:9.8.7a")
    def test_a_value_below_zero_is_worked_with_further(self) -> None:
        """One damage, three prevented, two added: still none. With another one added there is one again."""
        more = asset(
            "More",
            "neutral_corp",
            When(
                On("would damage", by=MINE),
                (ChangeImminent("damage", 1),),
                may=True,
            ),
            cost=0,
            trash=1,
        )
        for copies in (2, 3):
            t = Table("runner", cards=(more, shield(Prevent("damage", 3)), _mine()))
            copied = [t.corp.put("More", f"Server {n + 2}", rezzed=True) for n in range(copies)]
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.put("Shield")
            t.corp.put("Mine", "Server 1")
            t.runner.run("Server 1")
            t.runner.use("Shield")
            assert now(t).side.name == "CORP"  # nothing is left that could be prevented
            for one in copied:
                t.corp.trigger(one)
            t.settle()
            while now(t).kind == "interrupt":
                t.game.choose(next(option for option in now(t).options if option.kind == "pass"))
            assert t.happened("damaged") == (1 if copies == 3 else 0)

    @pytest.mark.rule("1.4:9.8.7b")
    def test_preventing_all_leaves_no_value_to_raise(self) -> None:
        more = asset(
            "More",
            "neutral_corp",
            When(
                On("would damage", by=MINE),
                (ChangeImminent("damage", 5),),
                may=True,
            ),
            cost=0,
            trash=1,
        )
        for whole in (True, False):
            how = Prevent("damage", all=True) if whole else Prevent("damage", 1)
            t = Table("runner", cards=(more, shield(how), _mine()))
            t.corp.put("More", "Server 2", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 9)
            t.runner.put("Shield")
            t.corp.put("Mine", "Server 1")
            t.runner.run("Server 1")
            t.runner.use("Shield")
            if now(t).kind == "interrupt" and now(t).side == RUNNER:
                t.runner.pass_()
            assert t.corp.can("trigger", "More") == (not whole)

    @pytest.mark.rule("1.4:9.8.7c")
    @pytest.mark.parametrize("n", [1, 2, 4])
    def test_preventing_all_but_one_sets_the_value_to_one(self, n: int) -> None:
        with struck(strike(n), shield(Prevent("damage", but=1))) as t:
            t.corp.play("Strike")
            assert (now(t).kind == "interrupt") == (n > 1)
            if n > 1:
                t.runner.use("Shield")
                assert not t.runner.can("use", "Shield")
            t.settle()
            assert len(t.runner.titles("hand")) == 4
            assert "all but 1" in Prevent("damage", but=1).say()

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.4.5", "1.4:9.8.7e")
    @pytest.mark.parametrize("sure", [True, False])
    def test_what_a_static_ability_adds_is_as_preventable_as_the_rest(self, sure: bool) -> None:
        drill = asset("Drill", "neutral_corp", Raises("damage", 1), cost=0, trash=1)
        with struck(strike(2, sure=sure), shield(Prevent("damage", 1)), drill) as t:
            t.corp.put("Drill", "Server 1", rezzed=True)
            t.corp.play("Strike")
            assert (now(t).kind == "interrupt") == (not sure)
            if not sure:
                for _ in range(3):
                    t.runner.use("Shield")
            t.settle()
            assert len(t.runner.titles("hand")) == (2 if sure else 5)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.2")
    def test_the_expected_effects_are_kept_up_to_date(self) -> None:
        """Each use is judged by what the one before has left."""
        with struck(strike(3), shield(Prevent("damage", 2), cost=1)) as t:
            t.corp.play("Strike")
            t.runner.use("Shield")
            t.runner.use("Shield")
            assert not t.runner.can("use", "Shield")
            t.settle()
            assert t.runner.credits == 3
            assert [one.amount for one in t.state.journal.since(0) if one.kind == "prevented"] == [2, 1]

    @pytest.mark.rule("1.4:9.8.2a")
    def test_what_is_left_of_the_expected_effects_happens(self) -> None:
        both = operation("Strike", "neutral_corp", play(Together((Tag(1), Damage(1, NET)))), cost=0)
        with struck(both, shield(Prevent("damage", 1))) as t:
            t.corp.play("Strike")
            t.runner.use("Shield")
            t.settle()
            assert t.state.tags == 1
            assert story(t, "tagged", "damaged") == ["tagged"]


class TestConstantPrevention:
    @pytest.mark.rule("1.4:9.8.5c")
    def test_a_static_ability_prevents_without_a_window(self) -> None:
        with struck(strike(2)) as t:
            t.runner.put("Guru Davinder")
            t.runner.set(credits=0)
            t.corp.play("Strike")
            assert len(t.runner.titles("hand")) == 5
            assert t.happened("prevented") == 1


class TestOrderOfReplacements:
    @pytest.mark.both
    @pytest.mark.rule("1.4:9.8.11")
    @pytest.mark.parametrize("title", ["Harbinger"])
    def test_the_controller_of_the_card_it_acts_on_says_which_applies_first(self, title: str) -> None:
        """Harbinger would turn facedown, Skorpios would set it aside: it is the Runner's card."""
        axe = operation("Strike", "neutral_corp", play(_trash_hardware()), cost=0)
        with Table("corp", corp="Skorpios Defense Systems: Persuasive Power", cards=(axe,)) as t:
            t.runner.put(title)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            d = now(t)
            assert (d.side.name, {option.kind for option in d.options}) == ("RUNNER", {"instead"})
            t.runner.act("instead", title)
            assert t.card(title).installed


class TestTheSameChoice:
    @pytest.mark.both
    @pytest.mark.rule("26.03:9.12.1c", example=204)
    @pytest.mark.rule("1.4:9.11.1c")
    @pytest.mark.parametrize("side", ["corp", "runner"])
    def test_the_active_player_makes_a_choice_that_both_are_told_to_make(self, side: str) -> None:
        """Chronos Protocol and Titanium Ribs both pick what net damage trashes."""
        with Table(side, corp="Chronos Protocol: Selective Mind-mapping", cards=(strike(1, NET), _mine(NET))) as t:
            t.runner.put("Titanium Ribs")
            t.runner.hand("Corroder", "Sure Gamble", "Magnum Opus")
            t.corp.put("Mine", "Server 1")
            if side == "corp":
                t.corp.hand("Strike")
                t.corp.play("Strike")
                t.corp.yes()
                t.corp.pick("Corroder")
            else:
                t.runner.run("Server 1")
                t.settle()
                t.runner.pick("Corroder")
            assert t.runner.titles("discard") == ["Corroder"]
            t.finish_run()


def _mine(kind: DamageKind = MEAT) -> CardDef:
    return asset("Mine", "neutral_corp", accessed(Damage(1, kind)), cost=0, trash=9)


def _trash_hardware() -> Instruction:
    return DoToChosen("trash", Is((HARDWARE, PROGRAM)))
