"""What ice of the Spin cycle does."""

from __future__ import annotations

import pytest
from tests.ice import FREE_KEY, MORE_SUBROUTINES, against
from tests.verbs import break_once, damage, doers, encounter, got_in, result, walk_to, who

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.ice import subroutines
from sneakdoor.testing import Table


def shown(t: Table) -> list[str]:
    """What was revealed so far."""
    return [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "revealed"]


class TestIllicitIce:
    @pytest.mark.parametrize(
        ("title", "cost"), [("Fenris", 4), ("Shinobi", 7), ("Muckraker", 5), ("Grim", 5), ("Swarm", 8)]
    )
    def test_to_rez_it_is_bad_publicity(self, title: str, cost: int) -> None:
        with Table("runner") as t:
            t.corp.put(title, "R&D")
            t.corp.put("Archer", "HQ")
            t.corp.set(credits=cost)
            t.runner.hand(*["Sure Gamble"] * 7)
            t.runner.run("R&D")
            t.corp.rez(title)
            assert (t.corp.credits, t.state.bad_publicity) == (0, 1)
            if title in ("Shinobi", "Muckraker"):
                for _ in range(3):
                    t.runner.number(0)
            t.finish_run()
            assert t.state.bad_publicity == 1
            assert who(t, "bad publicity taken") == [CORP]

    @pytest.mark.parametrize("title", ["Fenris", "Shinobi", "Muckraker", "Grim", "Swarm"])
    def test_to_rez_other_ice_is_not(self, title: str) -> None:
        with Table("runner") as t:
            t.corp.put(title, "R&D", rezzed=True)
            t.corp.put("Vanilla", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Vanilla")
            t.finish_run()
            assert t.state.bad_publicity == 0

    def test_fenris_does_brain_damage_and_ends_the_run(self) -> None:
        with against("Fenris") as t:
            assert not got_in(t)
            assert damage(t) == [("brain", 1)]
            assert t.state.bad_publicity == 0  # it was rezzed before

    @pytest.mark.parametrize("lost", [0, 1, 2])
    def test_each_trace_of_shinobi_is_one_higher_and_does_one_more_damage(self, lost: int) -> None:
        with against("Shinobi", hand=5, credits=6) as t:
            for n in range(3):
                t.runner.number(n if n == lost else n + 1)
            assert got_in(t) == (lost < 2)
            assert damage(t) == [("net", lost + 1)]

    @pytest.mark.parametrize("lost", [-1, 0, 1, 2])
    def test_each_trace_of_muckraker_is_one_higher_and_gives_a_tag(self, lost: int) -> None:
        with against("Muckraker", credits=6) as t:
            for n in range(3):
                t.runner.number(n if n == lost else n + 1)
            assert got_in(t) == (lost < 0)
            assert t.state.tags == (lost >= 0)

    def test_a_tag_that_was_there_before_ends_the_run_at_muckraker(self) -> None:
        with against("Muckraker", credits=6, tags=1) as t:
            for n in range(3):
                t.runner.number(n + 1)
            assert not got_in(t)
            assert t.state.tags == 1

    def test_grim_trashes_a_program_of_the_corps_choice_and_nothing_else(self) -> None:
        with against("Grim", "Corroder", "Datasucker", "Clone Chip") as t:
            assert not t.corp.can("pick", "Clone Chip")
            t.corp.pick("Datasucker")
            assert got_in(t)
            assert t.runner.titles("discard") == ["Datasucker"]
            assert who(t, "trashed") == [CORP]


class TestSwarm:
    def test_each_token_is_a_program_or_three_credits(self) -> None:
        with against("Swarm", "Corroder", "Datasucker", "Clone Chip", tokens={"advancement": 2}, credits=5) as t:
            t.runner.yes()
            assert t.runner.credits == 2
            t.corp.pick("Datasucker")  # two credits are too few
            assert got_in(t)
            assert t.runner.titles("discard") == ["Datasucker"]

    def test_who_does_not_pay_loses_a_program_each_time(self) -> None:
        with against("Swarm", "Corroder", "Datasucker", tokens={"advancement": 2}, credits=6) as t:
            t.runner.no()
            t.corp.pick("Corroder")
            t.runner.no()
            assert got_in(t)
            assert t.runner.titles("discard") == ["Corroder", "Datasucker"]

    def test_without_tokens_it_does_nothing_and_it_can_be_advanced(self) -> None:
        with against("Swarm", "Corroder") as t:
            assert got_in(t)
            assert t.card("Corroder").installed
        with Table("corp") as t:
            t.corp.put("Swarm", "HQ")
            t.corp.advance("Swarm")
            assert t.card("Swarm").tokens("advancement") == 1


class TestGyriLabyrinth:
    def test_the_hand_is_two_smaller_until_the_corps_next_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("Gyri Labyrinth", "HQ", rezzed=True)
            t.runner.hand(*["Sure Gamble"] * 5)
            t.runner.run("HQ")
            assert got_in(t)
            assert (t.runner.hand_size, t.corp.hand_size) == (3, 5)
            t.end_turn()
            assert len(t.runner.titles("hand")) == 3
            assert t.runner.hand_size == 5  # the Corp's turn has begun

    def test_it_adds_up_and_is_over_for_the_next_turn_of_the_runner(self) -> None:
        with Table("runner") as t:
            t.corp.put("Gyri Labyrinth", "HQ", rezzed=True)
            for _ in range(2):
                t.runner.run("HQ")
                t.finish_run()
            assert t.runner.hand_size == 1
            t.end_turn()
            t.end_turn()
            assert t.runner.hand_size == 5


class TestNextBronze:
    def test_its_strength_is_the_number_of_rezzed_next_ice(self) -> None:
        with Table("runner") as t:
            bronze = t.corp.put("NEXT Bronze", "HQ", rezzed=True)
            t.corp.put("NEXT Opal", "R&D")  # not rezzed
            t.corp.put("Enigma", "R&D", rezzed=True)  # not of the kind
            assert bronze.strength == 1
            t.corp.put("NEXT Silver", "Archives", rezzed=True)
            assert bronze.strength == 2
            assert t.card("Enigma").strength == 2  # as printed
            t.runner.run("HQ")
            assert not got_in(t)


class TestWotan:
    def test_clicks_credits_a_program_and_brain_damage_lead_through(self) -> None:
        with against("Wotan", "Corroder", "Datasucker", "Clone Chip", credits=3) as t:
            for n in range(4):
                t.runner.yes()
                if n == 2:
                    assert not t.runner.can("pick", "Clone Chip")
                    t.runner.pick("Datasucker")
            assert got_in(t)
            assert (t.runner.clicks, t.runner.credits, t.state.brain) == (1, 0, 1)
            assert t.runner.titles("discard") == ["Datasucker", "Sure Gamble"]
            assert who(t, "trashed")[0] == RUNNER

    @pytest.mark.parametrize("at", range(4))
    def test_whoever_leaves_one_of_them_is_out(self, at: int) -> None:
        with against("Wotan", "Corroder", credits=3) as t:
            for _ in range(at):
                t.runner.yes()
            t.runner.no()
            assert not got_in(t)

    @pytest.mark.parametrize(("clicks", "purse"), [(2, 3), (4, 2)])
    def test_what_cannot_be_paid_is_not_asked(self, clicks: int, purse: int) -> None:
        with Table("runner", clicks=clicks) as t:
            t.corp.put("Wotan", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.set(credits=purse)
            t.runner.run("HQ")  # of two clicks one was spent on the run
            if clicks == 4:
                t.runner.yes()
            assert not got_in(t)

    def test_without_a_program_the_third_cannot_be_paid(self) -> None:
        with against("Wotan", "Clone Chip", credits=3) as t:
            t.runner.yes()
            t.runner.yes()
            assert not got_in(t)


class TestSnoop:
    def test_the_grip_is_shown_at_each_encounter(self) -> None:
        with against("Snoop", credits=6) as t:
            t.runner.number(3)
            assert got_in(t)
            assert shown(t) == ["Sure Gamble"] * 5
            assert t.card("Snoop").tokens("power") == 0

    def test_at_other_ice_it_is_not(self) -> None:
        with against("Vanilla", also="Snoop") as t:
            t.finish_run()
            assert shown(t) == []

    @pytest.mark.parametrize("spent", [2, 3])
    def test_a_trace_of_three_places_a_counter(self, spent: int) -> None:
        with against("Snoop", credits=6) as t:
            t.runner.number(spent)
            assert got_in(t)
            assert t.card("Snoop").tokens("power") == (spent == 2)

    def test_a_counter_trashes_a_card_of_the_grip_that_the_corp_chooses(self) -> None:
        with Table("runner") as t:
            snoop = t.corp.put("Snoop", "HQ", rezzed=True, tokens={"power": 1})
            t.runner.hand("Sure Gamble", "Corroder", "Diesel")
            t.runner.act("credit")
            t.corp.use("Snoop")
            assert sorted(shown(t)) == ["Corroder", "Diesel", "Sure Gamble"]
            t.corp.pick("Corroder")
            assert t.runner.titles("hand") == ["Diesel", "Sure Gamble"]
            assert t.runner.titles("discard") == ["Corroder"]
            assert (snoop.tokens("power"), who(t, "trashed")) == (0, [CORP])
            assert not t.corp.can("use", "Snoop")


class TestPaperWall:
    @pytest.mark.both
    def test_it_is_trashed_when_its_subroutine_is_broken(self) -> None:
        with Table("runner") as t:
            t.corp.put("Paper Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            break_once(t, "Corroder")
            assert got_in(t)
            assert t.corp.titles("discard") == ["Paper Wall"]
            assert who(t, "trashed") == [CORP]

    def test_unbroken_it_stays_and_ends_the_run(self) -> None:
        with against("Paper Wall") as t:
            assert not got_in(t)
            assert t.card("Paper Wall").installed

    @pytest.mark.both
    def test_breaking_other_ice_does_not_trash_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Paper Wall", "R&D", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            break_once(t, "Corroder")
            assert got_in(t)
            assert t.card("Paper Wall").installed

    @pytest.mark.both
    def test_with_a_second_subroutine_both_have_to_be_broken(self) -> None:
        for broken in (1, 2):
            with Table("runner", cards=(MORE_SUBROUTINES,)) as t:
                t.corp.put("Paper Wall", "HQ", rezzed=True)
                t.corp.put("More Subroutines", "Server 1", rezzed=True)
                t.runner.put("Corroder")
                encounter(t, "HQ")
                t.runner.break_subroutines("Corroder", *range(broken))
                assert got_in(t)
                assert t.corp.titles("discard") == ["Paper Wall"] * (broken - 1)


def test_quandary_ends_the_run() -> None:
    with against("Quandary") as t:
        assert not got_in(t)


class TestIreress:
    @pytest.mark.parametrize("bad", [0, 2])
    def test_each_bad_publicity_is_a_subroutine_that_takes_a_credit(self, bad: int) -> None:
        with against("Ireress", corp=5, credits=5) as t:
            assert got_in(t)
            assert (t.runner.credits, t.happened("subroutine")) == (5, 0)
        with Table("runner") as t:
            t.corp.put("Ireress", "HQ", rezzed=True)
            t.corp.set(bad_publicity=bad)
            t.runner.run("HQ")
            assert got_in(t)
            assert t.happened("subroutine") == bad
            assert [one for one in doers(t, "credits lost") if one == "RUNNER 1"] == ["RUNNER 1"] * bad
            assert t.corp.credits == 5


class TestCurtainWall:
    def test_it_is_stronger_while_no_ice_is_further_out(self) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Curtain Wall", "HQ", rezzed=True)
            t.corp.put("Vanilla", "R&D", rezzed=True)
            assert wall.strength == 10
            assert t.card("Vanilla").strength == 0
            t.corp.put("Enigma", "HQ")
            assert wall.strength == 6

    def test_further_out_than_others_it_keeps_its_strength(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ")
            assert t.corp.put("Curtain Wall", "HQ", rezzed=True).strength == 10

    def test_each_of_three_subroutines_ends_the_run(self) -> None:
        for left in range(3):
            with Table("runner", cards=(FREE_KEY,)) as t:
                t.corp.put("Curtain Wall", "HQ", rezzed=True)
                t.runner.put("Free Key")
                encounter(t, "HQ")
                t.runner.break_subroutines("Free Key", *[n for n in range(3) if n != left])
                assert not got_in(t)
                assert t.happened("subroutine") == 1


class TestMarker:
    def _meets(self, *outer: str) -> Table:
        t = Table("runner", cards=(FREE_KEY,))
        t.corp.put("Red Tape", "HQ", rezzed=True)
        for title in outer:
            t.corp.put(title, "HQ", rezzed=True)
        t.runner.put("Free Key")
        t.runner.run("HQ")
        return t

    def test_the_next_ice_ends_the_run_after_its_own_subroutines(self) -> None:
        with self._meets("Marker") as t:
            assert not got_in(t)
            assert t.happened("subroutine") == 3  # Marker, Red Tape, and what it gained

    def test_the_gained_subroutine_can_be_broken_and_is_the_last(self) -> None:
        with self._meets("Marker") as t:
            encounter(t)
            t.runner.pass_()
            encounter(t)
            t.runner.break_subroutines("Free Key", 1)
            assert got_in(t)
            assert t.happened("subroutine") == 2

    def test_it_keeps_it_for_the_rest_of_the_run(self) -> None:
        with self._meets("Marker") as t:
            encounter(t)
            t.runner.pass_()
            encounter(t)
            t.runner.break_subroutines("Free Key")
            walk_to(t, "6.9.5c")
            assert len(subroutines(t.state, t.cid("Red Tape"))) == 2
            t.finish_run()
            assert len(subroutines(t.state, t.cid("Red Tape"))) == 1

    def test_only_the_next_piece_of_ice_gains_it(self) -> None:
        with self._meets("Free Lunch", "Marker") as t:
            encounter(t)
            t.runner.pass_()
            encounter(t)
            t.runner.break_subroutines("Free Key", 2)
            assert got_in(t)
            assert t.happened("subroutine") == 1 + 2 + 1

    def test_broken_it_gives_nothing_and_another_run_is_free(self) -> None:
        with self._meets("Marker") as t:
            encounter(t)
            t.runner.break_subroutines("Free Key", 0)
            assert got_in(t)
            t.runner.run("HQ")
            encounter(t)
            t.runner.pass_()
            assert not got_in(t)
            t.runner.run("Archives")
            assert got_in(t)


class TestRSVP:
    @pytest.mark.rule("1.2.2")
    def test_no_credit_can_be_spent_for_the_rest_of_the_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("RSVP", "HQ", rezzed=True)
            t.runner.put("Corroder")
            encounter(t, "HQ")
            assert t.runner.can("use", "Corroder", says="strength")
            t.runner.pass_()
            t.settle()  # no question at the second piece of ice: the breaker cannot be used
            assert result(t) == "unsuccessful"
            t.runner.run("HQ")  # the next run begins without it
            encounter(t)
            assert t.runner.can("use", "Corroder", says="strength")
            t.finish_run()

    @pytest.mark.rule("1.15.1d")
    def test_what_costs_nothing_can_be_paid(self) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Project Junebug", "Server 1")
            t.corp.put("Enigma", "Server 1", rezzed=True)
            t.corp.put("RSVP", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Free Key")
            encounter(t, "Server 1")
            t.runner.pass_()
            encounter(t)
            t.runner.break_subroutines("Free Key")
            t.runner.accept("Project Junebug")  # its trash cost is 0
            t.settle()
            assert t.corp.titles("discard") == ["Project Junebug"]

    @pytest.mark.rule("1.2.2")
    def test_neither_traces_nor_trash_costs_can_be_paid_even_from_cards(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Hunter", "Server 1", rezzed=True)
            t.corp.put("RSVP", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Scrubber", tokens={"credit": 2})
            t.runner.run("Server 1")
            t.settle()
            assert t.state.tags == 1  # nothing was asked
            assert not t.runner.can("trash", "PAD Campaign")
            t.finish_run()
            assert t.runner.credits == 5

    def test_the_corp_goes_on_spending(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hunter", "HQ", rezzed=True)
            t.corp.put("RSVP", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.corp.number(2)
            t.finish_run()
            assert (t.corp.credits, t.state.tags) == (3, 1)

    def test_broken_it_forbids_nothing(self) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("RSVP", "Server 1", rezzed=True)
            t.runner.put("Free Key")
            encounter(t, "Server 1")
            t.runner.break_subroutines("Free Key", 0)
            t.runner.accept("PAD Campaign")
            t.settle()
            assert t.runner.credits == 1
