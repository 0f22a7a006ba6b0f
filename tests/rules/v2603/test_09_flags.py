"""Flags of abilities (CR 26.03:9.3.6, 26.03:3.9.5): threat, interface, access, persistent."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, every_window, go_on, now, walk_to

from sneakdoor.cards.vocabulary import (
    AGENDA,
    CAP,
    END_THE_RUN,
    ICE,
    THIS,
    Break,
    CanInterface,
    Cannot,
    CannotInterface,
    Clicks,
    Credits,
    Do,
    Draw,
    Gain,
    If,
    Is,
    Modify,
    On,
    OnlyInterfaces,
    Tag,
    ThreatLevel,
    TrashThis,
    access_ability,
    accessed,
    asset,
    boost,
    breaks,
    hardware,
    ice,
    interface,
    operation,
    paid,
    persistent,
    play,
    program,
    resource,
    threat,
    upgrade,
    when,
)
from sneakdoor.model.declare import CardDef
from sneakdoor.model.ruleset import V2603
from sneakdoor.rules.quantities import strength, trash_cost
from sneakdoor.rules.quantities import threat as threat_level
from sneakdoor.testing import Table

RULES = "26.03"
THREE_POINTS = "Priority Requisition"


class TestThreat:
    @pytest.mark.rule("26.03:1.17.1a")
    def test_the_threat_level_is_the_higher_score(self) -> None:
        with Table("corp", rules=RULES) as t:
            assert threat_level(t.state) == 0
            t.corp.scored("Hostile Takeover")
            t.runner.scored("Priority Requisition")
            assert threat_level(t.state) == 3

    @pytest.mark.rule("26.03:1.17.1a")
    def test_cards_can_count_it(self) -> None:
        feed = asset("Feed", "nbn", paid(Clicks(1), Gain(ThreatLevel())), cost=0, trash=1)
        assert feed.text == "[click]: Gain X[credit], where X is the threat level."
        with Table("corp", cards=(feed,), rules=RULES) as t:
            t.runner.scored(THREE_POINTS)
            t.corp.put("Feed", "Server 1", rezzed=True)
            t.corp.use("Feed")
            assert t.corp.credits == 8

    @pytest.mark.rule("26.03:9.3.6f")
    def test_a_static_ability_works_from_that_level_on(self) -> None:
        wall = ice("Wall", "nbn", threat(3, Modify("strength", 2, THIS)), END_THE_RUN, cost=0, strength=1)
        assert wall.text.startswith("Threat 3 → ")
        with Table("corp", cards=(wall,), rules=RULES) as t:
            t.corp.put("Wall", "HQ", rezzed=True)
            assert strength(t.state, t.cid("Wall")) == 1
            t.corp.scored(THREE_POINTS)
            assert strength(t.state, t.cid("Wall")) == 3

    @pytest.mark.rule("26.03:9.3.6f")
    @pytest.mark.parametrize("points", [0, 3])
    def test_a_paid_ability_can_be_used_from_that_level_on(self, points: int) -> None:
        battery = hardware("Battery", "shaper", threat(3, paid(Clicks(1), Gain(3))), cost=0)
        with Table("runner", cards=(battery,), rules=RULES) as t:
            if points:
                t.corp.scored(THREE_POINTS)
            t.runner.put("Battery")
            assert t.runner.can("action", "Battery") == bool(points)
            t.state.halted = True

    @pytest.mark.rule("26.03:9.3.6f", "26.03:9.6.5b")
    @pytest.mark.parametrize(("title", "paid_"), [("Hostile Takeover", 0), (THREE_POINTS, 3)])
    def test_scoring_can_raise_the_level_for_what_waits_for_it(self, title: str, paid_: int) -> None:
        """The ability has to be active when the checkpoint looks, not as the agenda is scored."""
        press = asset("Press", "nbn", threat(3, when(On("scored"), Gain(3))), cost=0, trash=1)
        with Table("corp", cards=(press,), rules=RULES) as t:
            t.corp.put("Press", "Server 1", rezzed=True)
            t.corp.put(title, "Server 2", tokens={"advancement": 5})
            before = t.corp.set(credits=0).credits
            t.corp.score_agenda(title)
            t.settle()
            while t.decision is not None and t.decision.kind not in ("action", "paid ability window"):
                t.game.choose(t.decision.options[-1])
            gained = 7 if title == "Hostile Takeover" else 0
            assert t.corp.credits == before + paid_ + gained
            t.state.halted = True

    @pytest.mark.rule("26.03:9.3.6f")
    @pytest.mark.parametrize("points", [0, 3])
    def test_also_what_works_while_its_card_is_inactive(self, points: int) -> None:
        snare = asset("Tripwire", "jinteki", threat(3, accessed(Tag(1))), cost=0, trash=0)
        with Table("runner", cards=(snare,), rules=RULES) as t:
            if points:
                t.corp.scored(THREE_POINTS)
            t.corp.hand("Tripwire")
            t.runner.run("HQ")
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.state.tags == (1 if points else 0)

    @pytest.mark.rule("26.03:9.3.6f")
    @pytest.mark.parametrize("points", [0, 3])
    def test_a_later_play_ability_follows_only_from_that_level_on(self, points: int) -> None:
        memo = operation("Memo", "nbn", play(Gain(1)), threat(3, play(Draw(2))), cost=0)
        assert memo.text == "Gain 1[credit].\nThreat 3 → Draw 2 cards."
        with Table("corp", cards=(memo,), rules=RULES) as t:
            if points:
                t.runner.scored(THREE_POINTS)
            t.corp.hand("Memo")
            t.corp.play("Memo")
            assert t.corp.credits == 6
            assert len(t.corp.titles("hand")) == (2 if points else 0)


def facing_wall(*cards: CardDef, strength: int = 2) -> Table:
    wall = ice("Wall", "nbn", END_THE_RUN, END_THE_RUN, cost=0, strength=strength, subtypes="Barrier")
    t = Table("runner", cards=(wall, *cards), rules=RULES)
    t.corp.put("Wall", "HQ", rezzed=True)
    return t


class TestInterface:
    @pytest.mark.rule("26.03:3.9.5e", "26.03:9.3.6c")
    def test_what_breaks_has_the_flag_on_icebreakers_by_26_03_only(self) -> None:
        drill = program("Drill", "anarch", breaks(1, "Barrier"), boost(1, 1), subtypes="Icebreaker", strength=2)
        assert drill.text == "1[credit]: Break 1 barrier subroutine.\n1[credit]: +1 strength."
        assert drill.under(V2603).text == "Interface → 1[credit]: Break 1 barrier subroutine.\n1[credit]: +1 strength."
        hook = program("Hook", "anarch", paid(TrashThis(), Break(1)))
        assert "Interface" not in hook.under(V2603).text

    @pytest.mark.rule("26.03:3.9.5f", "26.03:3.9.5g", "26.03:9.3.6c", "26.03:9.5.2d", "26.03:3.4.4")
    def test_only_with_enough_strength_and_only_in_the_encounter(self) -> None:
        drill = program("Drill", "anarch", breaks(1, "Barrier"), boost(1, 1), subtypes="Icebreaker", strength=1)
        with facing_wall(drill) as t:
            t.runner.put("Drill")
            assert not t.runner.can("use", "Drill", says="Break")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Drill", says="Break")
            t.runner.use("Drill", says="strength")
            assert t.runner.can("use", "Drill", says="Break")
            t.finish_run()

    @pytest.mark.rule("26.03:3.9.5h")
    def test_only_ice_of_the_subtype_that_it_names(self) -> None:
        saw = program("Saw", "anarch", breaks(1, "Sentry"), subtypes="Icebreaker", strength=5)
        pick = program("Pick", "anarch", breaks(1), subtypes="Icebreaker", strength=5)
        with facing_wall(saw, pick) as t:
            t.runner.put("Saw")
            t.runner.put("Pick")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Saw")
            assert t.runner.can("use", "Pick")
            t.finish_run()

    @pytest.mark.rule("26.03:3.9.5e", "26.03:9.3.6c")
    def test_an_ability_without_the_flag_does_not_ask_for_strength(self) -> None:
        """An icebreaker that is too weak breaks by a boost-and-break ability only if it can interface then."""
        barrier = Is((ICE,), ("Barrier",), rezzed=True)
        torch = program("Torch", "anarch", paid(Credits(2), Gain(1)), subtypes="Icebreaker", strength=0)
        forge = program(
            "Forge",
            "anarch",
            paid(Credits(3), If(CanInterface(barrier), (Gain(5),))),
            boost(1, 2),
            subtypes="Icebreaker",
            strength=0,
        )
        with facing_wall(torch, forge) as t:
            t.runner.put("Torch")
            t.runner.put("Forge")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use("Torch")
            assert t.runner.credits == 8
            t.runner.use("Forge", says="strength")
            t.runner.use("Forge", says="interface")
            assert t.runner.credits == 9
            t.finish_run()

    @pytest.mark.rule("26.03:3.9.5e", "26.03:3.9.5f")
    def test_other_interface_abilities_are_bound_in_the_same_way(self) -> None:
        siphon = program(
            "Siphon", "anarch", interface(Credits(1), Gain(3)), boost(1, 2), subtypes="Icebreaker", strength=0
        )
        assert siphon.text.startswith("Interface → 1[credit]: Gain 3[credit].")
        with facing_wall(siphon) as t:
            t.runner.put("Siphon")
            assert not t.runner.can("use", "Siphon", says="Gain")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Siphon", says="Gain")
            t.runner.use("Siphon", says="strength")
            t.runner.use("Siphon", says="Gain")
            assert t.runner.credits == 6
            t.finish_run()

    @pytest.mark.rule("26.03:3.9.5g", "26.03:9.3.6c")
    def test_a_program_can_say_with_which_ice_it_interfaces(self) -> None:
        far = program(
            "Far", "criminal", CannotInterface(Is((ICE,), ("Barrier",))), breaks(1), subtypes="Icebreaker", strength=5
        )
        near = program(
            "Near", "criminal", OnlyInterfaces(Is((ICE,), ("Barrier",))), breaks(1), subtypes="Icebreaker", strength=5
        )
        assert far.text.startswith("This program cannot interface with barriers.")
        assert near.text.startswith("This program can only interface with barriers.")
        with facing_wall(far, near) as t:
            t.runner.put("Far")
            t.runner.put("Near")
            encounter(t, "HQ")
            assert not t.runner.can("use", "Far")
            assert t.runner.can("use", "Near")
            t.finish_run()


NOT_AGENDA = Is(not_types=(AGENDA,), zone="anywhere")
GULL = program("Gull", "anarch", access_ability(TrashThis(), Do("trash", "accessed"), on=NOT_AGENDA))


class TestAccess:
    @pytest.mark.rule("26.03:9.3.6b", "26.03:9.5.2c", "26.03:9.5.3a")
    def test_an_ability_with_the_flag_is_a_paid_ability_of_the_mid_access_window(self) -> None:
        assert GULL.text == "Access → [trash]: Trash the non-agenda card you are accessing."
        with Table("runner", cards=(GULL,), rules=RULES) as t:
            t.runner.put("Gull")
            t.corp.hand("Hedge Fund")
            assert not t.runner.can("use", "Gull")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("use", "Gull")
            t.finish_run()
            assert t.zone("Hedge Fund") == "Archives"
            assert t.zone("Gull") == "the heap"

    @pytest.mark.rule("26.03:9.3.6b")
    def test_only_on_such_a_card_as_it_says(self) -> None:
        with Table("runner", cards=(GULL,), rules=RULES) as t:
            t.runner.put("Gull")
            t.corp.hand("Hostile Takeover")
            every_window(t)
            t.runner.run("HQ")
            walk_to(t, "26.03:7.2.2")
            assert {option.kind for option in now(t).options} == {"go on"}
            t.finish_run()
            assert t.runner.score == 1
            t.state.forced = True


GRID = upgrade("Grid", "nbn", persistent(Modify("trash cost", 2, Is(("asset",), here=True))), cost=0, trash=0)
"""Assets of its server cost more to trash."""


class TestPersistent:
    @pytest.mark.rule("26.03:9.12.5a", "26.03:9.1.8i", "26.03:9.12.5b")
    @pytest.mark.parametrize("rezzed", [True, False])
    def test_a_number_is_changed_for_the_rest_of_the_run(self, *, rezzed: bool) -> None:
        with Table("runner", cards=(GRID,), rules=RULES) as t:
            t.corp.put("Grid", "Server 1", rezzed=rezzed)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.set(credits=20).run("Server 1")
            t.settle()
            t.runner.act("access", "Grid" if rezzed else "")
            t.runner.act("trash")
            t.settle()
            assert trash_cost(t.state, t.cid("PAD Campaign")) == (6 if rezzed else 4)
            go_on(t)
            t.finish_run()
            assert trash_cost(t.state, t.cid("PAD Campaign")) == 4

    @pytest.mark.rule("26.03:9.12.5a")
    def test_not_if_the_card_is_trashed_without_being_accessed(self) -> None:
        bomb = resource("Bomb", "anarch", paid(TrashThis(), Do("trash", Is(("upgrade",)))), cost=0)
        with Table("runner", cards=(GRID, bomb), rules=RULES) as t:
            t.corp.put("Grid", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.put("Bomb")
            t.runner.run("Server 1")
            t.runner.use("Bomb")
            t.settle()
            assert t.zone("Grid") == "Archives"
            assert trash_cost(t.state, t.cid("PAD Campaign")) == 4
            go_on(t)
            t.finish_run()

    @pytest.mark.rule("26.03:9.12.5a", "26.03:9.12.5c", "26.03:9.12.5d")
    def test_what_waits_for_the_end_of_the_run_still_sees_it(self) -> None:
        fun = upgrade("Fun", "nbn", persistent(when(On("run ends", server="this"), Tag(2))), cost=0, trash=0)
        with Table("runner", cards=(fun,), rules=RULES) as t:
            t.corp.put("Fun", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("access", "Fun")
            t.runner.act("trash")
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.state.tags == 2
            t.runner.run("Server 1")
            t.settle()
            go_on(t)
            t.finish_run()
            assert t.state.tags == 2

    @pytest.mark.rule("26.03:9.12.5a")
    def test_a_prohibition_and_a_cap_persist(self) -> None:
        lid = upgrade(
            "Lid",
            "nbn",
            persistent(Modify("accesses", 1, op=CAP)),
            persistent(Cannot("steal", here=True)),
            trash=0,
            cost=0,
        )
        with Table("runner", cards=(lid,), rules=RULES) as t:
            t.corp.put("Lid", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("access", "Lid")
            t.runner.act("trash")
            t.finish_run()
            assert t.happened("accessed") == 1
            assert t.runner.score == 0

    @pytest.mark.rule("26.03:9.12.5a")
    def test_a_paid_ability_cannot_have_the_flag(self) -> None:
        with pytest.raises(TypeError):
            persistent(paid(Clicks(1), Gain(1)))
