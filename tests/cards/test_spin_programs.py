"""What programs of the Spin cycle do."""

from __future__ import annotations

import pytest
from tests.breakers import boosted, can_break, facing_trial, fewest, used_once
from tests.verbs import accessed, break_once, detour, encounter, now, trial

from sneakdoor.cards.vocabulary import Credits, ForceEncounter, Is, paid, resource
from sneakdoor.model.enums import ARCHIVES, HQ, ICE, RND
from sneakdoor.rules.quantities import has_subtype, rez_cost
from sneakdoor.testing import Table


class TestIcebreakers:
    @pytest.mark.parametrize(
        ("title", "kind", "strength", "price", "broken"),
        [
            ("Garrote", "Sentry", 2, 1, 1),
            ("Leviathan", "Code Gate", 3, 3, 3),
            ("Torch", "Code Gate", 4, 1, 1),
            ("Sharpshooter", "Destroyer", 3, 0, 5),
            ("Alpha", "Trap", 1, 1, 1),
            ("Omega", "Trap", 1, 1, 1),
        ],
    )
    def test_what_it_breaks_for_how_much(self, title: str, kind: str, strength: int, price: int, broken: int) -> None:
        assert used_once(title, kind, strength) == (price, broken)
        assert not can_break(title, kind, strength + 1)

    @pytest.mark.parametrize(
        ("title", "other"),
        [
            ("Garrote", "Barrier - Code Gate"),
            ("Leviathan", "Sentry - Barrier"),
            ("Torch", "Sentry - Barrier"),
            ("Sharpshooter", "Sentry - Barrier - Code Gate"),
        ],
    )
    def test_nothing_of_other_ice(self, title: str, other: str) -> None:
        assert not can_break(title, other, 0)

    @pytest.mark.parametrize(("title", "kind"), [("Leviathan", "Code Gate"), ("Sharpshooter", "Destroyer")])
    def test_fewer_will_do(self, title: str, kind: str) -> None:
        assert fewest(title, kind, 0) == 1

    @pytest.mark.parametrize(
        ("title", "price", "more"),
        [
            ("Garrote", 1, 1),
            ("Leviathan", 3, 5),
            ("Torch", 1, 1),
            ("Sharpshooter", 1, 2),
            ("Alpha", 1, 1),
            ("Omega", 1, 1),
        ],
    )
    def test_how_strong_it_gets_for_an_encounter(self, title: str, price: int, more: int) -> None:
        assert boosted(title) == (price, more, False)

    def test_sharpshooter_is_trashed_for_it(self) -> None:
        t = facing_trial("Sharpshooter", "Destroyer", 3)
        break_once(t, "Sharpshooter")
        assert t.zone("Sharpshooter") == "the heap"


class TestAlphaAndOmega:
    @pytest.mark.parametrize(("title", "outer", "inner"), [("Alpha", True, False), ("Omega", False, True)])
    def test_only_the_outermost_or_the_innermost_ice(self, title: str, outer: bool, inner: bool) -> None:
        t = Table("runner", cards=(trial("Trap", 0),), skip_forced=False)
        for _ in range(3):
            t.corp.put("Trial", "Server 1", rezzed=True)
        t.runner.put(title)
        t.runner.set(credits=9)
        could = []
        for n in range(3):
            encounter(t, "" if n else "Server 1")
            could.append(t.runner.can("use", title, says="Break", at="6.9.3b"))
            assert t.runner.can("use", title, says="+1", at="6.9.3b")
            t.runner.pass_()
        assert could == [outer, False, inner]

    @pytest.mark.parametrize(("title", "server"), [("Alpha", "R&D"), ("Omega", "R&D")])
    def test_of_any_server_wherever_the_run_is(self, title: str, server: str) -> None:
        pull = resource(
            "Pull", "neutral_runner", paid(Credits(0), ForceEncounter(Is((ICE,), at=str(int(RND))))), cost=0
        )
        t = Table("runner", cards=(trial("Trap", 0), pull), skip_forced=False)
        t.corp.put("Trial", server, rezzed=True)
        for one in (title, "Pull"):
            t.runner.put(one)
        t.runner.run("HQ")
        t.runner.use("Pull")
        encounter(t)
        assert t.runner.can("use", title, says="Break", at="6.9.3b")


class TestExpertScheduleAnalyzer:
    def test_hq_may_be_revealed_instead_of_accessed(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund", "Ice Wall", "Hostile Takeover")
            t.runner.put("Expert Schedule Analyzer")
            t.runner.use("Expert Schedule Analyzer")
            t.runner.accept("Expert Schedule Analyzer")
            t.finish_run()
            assert (t.happened("revealed"), t.happened("accessed"), t.runner.clicks) == (3, 0, 3)

    def test_it_may_be_left(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Expert Schedule Analyzer")
            t.runner.use("Expert Schedule Analyzer")
            t.runner.decline()
            t.finish_run()
            assert (t.happened("revealed"), accessed(t)) == (0, ["Hedge Fund"])

    def test_not_where_the_run_was_led_to(self) -> None:
        with Table("runner", cards=(detour(RND),)) as t:
            t.runner.put("Detour")
            t.runner.put("Expert Schedule Analyzer")
            t.runner.use("Expert Schedule Analyzer")
            t.runner.use("Detour")
            t.finish_run()
            assert (t.happened("revealed"), t.happened("accessed")) == (0, 1)

    def test_not_in_runs_that_it_did_not_make_and_not_without_success(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Expert Schedule Analyzer")
            t.runner.use("Expert Schedule Analyzer")
            t.finish_run()
            assert (t.happened("revealed"), t.happened("successful run")) == (0, 0)
        with Table("runner") as t:
            t.corp.hand("Hedge Fund")
            t.runner.put("Expert Schedule Analyzer")
            t.runner.run("HQ")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]


class TestGormanDrip:
    def test_basic_draws_and_credits_of_the_corp_give_counters(self) -> None:
        with Table("corp") as t:
            t.corp.hand("Hedge Fund", "Ice Wall")
            drip = t.runner.put("Gorman Drip v1")
            t.corp.act("draw")
            assert drip.tokens("virus") == 1
            t.corp.act("credit")
            assert drip.tokens("virus") == 2
            t.corp.play("Hedge Fund")
            assert drip.tokens("virus") == 2
        with Table("corp") as t:
            t.corp.hand("Ice Wall")
            drip = t.runner.put("Gorman Drip v1")
            t.corp.install("Ice Wall", "HQ")
            assert drip.tokens("virus") == 0

    def test_neither_the_mandatory_draw_nor_the_runners_actions_count(self) -> None:
        with Table("runner", clicks=3) as t:
            drip = t.runner.put("Gorman Drip v1")
            t.runner.act("draw")
            t.runner.act("credit")
            t.end_turn()
            assert (t.happened("drawn"), drip.tokens("virus")) == (2, 0)

    def test_a_draw_of_two_cards_is_one_action(self) -> None:
        with Table("corp") as t:
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma")
            t.corp.put("Daily Business Show", "Server 1", rezzed=True)
            drip = t.runner.put("Gorman Drip v1")
            t.corp.act("draw")
            t.corp.pick("Ice Wall")
            assert drip.tokens("virus") == 1

    def test_a_click_and_its_trash_turn_them_into_credits(self) -> None:
        with Table("runner") as t:
            t.runner.put("Gorman Drip v1", tokens={"virus": 4})
            t.runner.use("Gorman Drip v1")
            assert (t.runner.credits, t.runner.clicks, t.zone("Gorman Drip v1")) == (9, 3, "the heap")


class TestSavoirFaire:
    def test_a_program_is_installed_once_each_turn(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Corroder", "Mimic", "Sure Gamble", "Grimoire")
            t.runner.set(credits=20)
            t.runner.put("Savoir-faire")
            t.runner.use("Savoir-faire")
            t.runner.pick("Corroder")
            t.runner.act("done")
            assert (t.runner.credits, t.runner.clicks, t.zone("Corroder")) == (16, 4, "the play area")
            assert not t.runner.can("use", "Savoir-faire")

    def test_only_programs_of_the_grip_that_can_be_paid(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Sure Gamble", "Grimoire")
            t.runner.discard("Corroder")
            t.runner.set(credits=20)
            t.runner.put("Savoir-faire")
            assert not t.runner.can("use", "Savoir-faire")
        for have in (1, 4):
            with Table("runner") as t:
                t.runner.hand("Corroder").set(credits=have)
                t.runner.put("Savoir-faire")
                assert t.runner.can("use", "Savoir-faire") == (have == 4)

    def test_in_the_middle_of_a_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Corroder").set(credits=9)
            t.runner.put("Savoir-faire")
            t.runner.run("HQ")
            t.runner.use("Savoir-faire")
            t.runner.act("done")
            break_once(t, "Corroder")
            t.finish_run()
            assert t.happened("successful run") == 1


class TestFalseEcho:
    def test_the_corp_rezzes_the_ice_or_takes_it_back(self) -> None:
        for rez in (True, False):
            with Table("runner") as t:
                wall = t.corp.put("Ice Wall", "HQ")
                t.runner.put("False Echo")
                t.runner.run("HQ")
                t.runner.accept("False Echo")
                assert t.zone("False Echo") == "the heap"
                t.corp.mode("rez" if rez else "HQ")
                t.finish_run()
                if rez:
                    assert (wall.rezzed, t.corp.credits) == (True, 4)
                else:
                    assert (t.corp.titles("hand"), t.corp.credits) == (["Ice Wall"], 5)
                assert t.happened("successful run") == 1

    def test_who_cannot_pay_takes_it_back(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=0)
            t.runner.put("False Echo")
            t.runner.run("HQ")
            t.runner.accept("False Echo")
            t.finish_run()
            assert t.corp.titles("hand") == ["Ice Wall"]

    def test_it_may_stay_and_rezzed_ice_does_not_matter(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("False Echo")
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            assert t.zone("False Echo") == "the play area"
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("False Echo")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.happened("passed"), t.zone("False Echo")) == (1, "the play area")


class TestPaintbrush:
    @pytest.mark.both
    @pytest.mark.parametrize("kind", ["Sentry", "Code Gate", "Barrier"])
    @pytest.mark.rule("1.4:9.9.4")
    def test_ice_gains_a_subtype_until_the_next_run_ends(self, kind: str) -> None:
        with Table("runner", cards=(trial("Trap", 0),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.put("Paintbrush")
            t.runner.use("Paintbrush")
            t.runner.pick("Trial")
            t.runner.mode(kind.lower())
            ice = t.state.ice[HQ][0]
            assert (t.runner.clicks, has_subtype(t.state, ice, kind)) == (3, True)
            t.runner.act("credit")
            encounter(t, "HQ")
            assert has_subtype(t.state, ice, kind)
            t.finish_run()
            assert not has_subtype(t.state, ice, kind)

    @pytest.mark.both
    @pytest.mark.rule("1.4:9.9.4")
    def test_without_a_run_it_is_over_with_the_turn(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),), clicks=2) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Paintbrush")
            t.runner.use("Paintbrush")
            t.runner.mode("barrier")
            ice = t.state.ice[HQ][0]
            assert has_subtype(t.state, ice, "Barrier")
            t.end_turn()
            assert not has_subtype(t.state, ice, "Barrier")

    def test_only_rezzed_ice(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.put("Paintbrush")
            assert not t.runner.can("use", "Paintbrush")

    def test_two_subtypes_for_one_run_on_another_server(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),), skip_forced=False) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Paintbrush")
            for kind in ("barrier", "sentry"):
                t.runner.use("Paintbrush")
                t.runner.pick("Trial")
                t.runner.mode(kind)
            ice = t.state.ice[HQ][0]
            assert all(has_subtype(t.state, ice, kind) for kind in ("Barrier", "Sentry", "Trap"))
            t.runner.run("Archives")
            t.finish_run()
            assert [kind for kind in ("Barrier", "Sentry", "Trap") if has_subtype(t.state, ice, kind)] == ["Trap"]


class TestCaissa:
    def test_bishop_makes_its_host_weaker_by_two(self) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Archer", "HQ", rezzed=True)
            bishop = t.runner.put("Bishop")
            assert wall.strength == 6
            t.runner.use("Bishop")
            assert (wall.strength, bishop.thing.host, t.runner.clicks) == (4, wall.cid, 3)

    def test_bishop_goes_from_central_to_remote_ice_and_back(self) -> None:
        for host, wanted in (("HQ", {"Server 1"}), ("Server 1", {"HQ", "R&D"})):
            with Table("runner") as t:
                walls = {server: t.corp.put("Ice Wall", server) for server in ("HQ", "R&D", "Server 1")}
                t.runner.put("Bishop", on=walls[host])
                t.runner.use("Bishop")
                if len(wanted) == 1:
                    assert t.card("Bishop").thing.host == walls["Server 1"].cid
                    continue
                assert {option.handle for option in now(t).options} == {walls[one].handle for one in wanted}
                t.runner.pick(walls["R&D"])
                assert t.card("Bishop").thing.host == walls["R&D"].cid

    def test_from_another_host_it_goes_to_any_ice(self) -> None:
        with Table("runner") as t:
            walls = [t.corp.put("Ice Wall", server) for server in ("HQ", "Server 1")]
            t.runner.put("Bishop", on=t.runner.put("Scheherazade"))
            t.runner.use("Bishop")
            assert len(now(t).options) == 2
            t.runner.pick(walls[1])
            assert t.card("Bishop").thing.host == walls[1].cid

    @pytest.mark.parametrize("title", ["Bishop", "Knight", "Rook"])
    def test_no_ice_has_two_of_them(self, title: str) -> None:
        with Table("runner") as t:
            wall = t.corp.put("Ice Wall", "HQ")
            t.runner.put("Pawn", on=wall)
            t.runner.put(title)
            assert not t.runner.can("action", title)
            t.corp.put("Enigma", "R&D")
            t.runner.put("Parasite", on="Enigma")
            t.runner.set(clicks=4)
            assert t.runner.can("action", title)

    def test_knight_leaps_over_what_is_beside_it(self) -> None:
        with Table("runner") as t:
            row = [t.corp.put("Ice Wall", "HQ") for _ in range(4)]
            other = t.corp.put("Enigma", "R&D")
            t.runner.put("Knight", on=row[1])
            t.runner.use("Knight")
            assert {option.handle for option in now(t).options} == {row[3].handle, other.handle}
            t.runner.pick(row[3])
            assert (t.card("Knight").thing.host, t.runner.clicks) == (row[3].cid, 3)

    def test_knight_breaks_only_what_it_stands_on(self) -> None:
        with Table("runner", cards=(trial("Trap", 7, 2),), skip_forced=False) as t:
            inner = t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Knight", on=inner)
            encounter(t, "HQ")
            assert not t.runner.can("use", "Knight", says="Break", at="6.9.3b")
            t.runner.pass_()
            encounter(t)
            break_once(t, "Knight")
            assert t.runner.credits == 3
            t.runner.pass_()
            t.finish_run()
            assert t.corp.credits == 5 + 2 + 1

    def test_knight_is_not_stronger_than_it_is(self) -> None:
        with Table("runner", cards=(trial("Trap", 8, 2),), skip_forced=False) as t:
            t.runner.put("Knight", on=t.corp.put("Trial", "HQ", rezzed=True))
            encounter(t, "HQ")
            assert not t.runner.can("use", "Knight", says="Break", at="6.9.3b")
            t.runner.pass_()
            t.finish_run()

    def test_rook_goes_straight(self) -> None:
        with Table("runner") as t:
            row = [t.corp.put("Ice Wall", "HQ") for _ in range(3)]
            far = [t.corp.put("Enigma", "R&D") for _ in range(2)]
            t.corp.put("Archer", "Server 1")
            t.runner.put("Rook", on=row[1])
            t.runner.use("Rook")
            assert {option.handle for option in now(t).options} == {row[0].handle, row[2].handle, far[1].handle}
            t.runner.pick(far[1])
            assert (t.card("Rook").thing.host, t.runner.clicks) == (far[1].cid, 3)

    def test_rook_makes_ice_of_its_server_dearer(self) -> None:
        with Table("runner") as t:
            host = t.corp.put("Ice Wall", "HQ")
            costs = {server: t.corp.put("Enigma", server).cid for server in ("HQ", "R&D")}
            pad = t.corp.put("Ash 2X3ZB9CY", "HQ").cid
            rook = t.runner.put("Rook")
            assert [rez_cost(t.state, cid) for cid in (host.cid, costs["HQ"], costs["R&D"], pad)] == [1, 3, 3, 2]
            t.runner.use("Rook")
            t.runner.pick(host)
            assert rook.thing.host == host.cid
            assert [rez_cost(t.state, cid) for cid in (host.cid, costs["HQ"], costs["R&D"], pad)] == [3, 5, 3, 2]


class TestScheherazade:
    def test_a_credit_for_every_program_that_is_installed_on_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Scheherazade")
            t.runner.hand("Datasucker", "Corroder", "Medium", "Mimic").set(credits=9, clicks=6)
            t.runner.install("Datasucker", on="Scheherazade")
            assert t.runner.credits == 9
            t.runner.install("Corroder", on="Scheherazade")
            t.runner.act("done")
            assert t.runner.credits == 8
            t.runner.install("Medium", on="Scheherazade")
            t.runner.act("done")
            assert (t.runner.credits, t.runner.memory) == (6, (3, 4))
            t.runner.install("Mimic")
            t.runner.act("done")
            assert t.runner.credits == 3

    def test_hosting_is_not_installing(self) -> None:
        with Table("runner") as t:
            t.runner.put("Corroder", on=t.runner.put("Scheherazade"))
            t.runner.hand("Akamatsu Mem Chip")
            t.runner.install("Akamatsu Mem Chip")
            assert t.runner.credits == 4


class TestCopycat:
    def test_the_run_goes_on_behind_another_copy(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.hand("Hedge Fund")
            t.corp.put("Trial", "Archives", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Copycat")
            t.runner.run("Archives")
            t.runner.accept("Copycat")
            t.finish_run()
            assert (accessed(t), t.zone("Copycat"), t.happened("passed")) == (["Hedge Fund"], "the heap", 1)
            assert t.corp.credits == 8

    def test_what_lies_behind_that_copy_is_approached(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),), skip_forced=False) as t:
            t.corp.put("Trial", "Archives", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            copy = t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Copycat")
            encounter(t, "Archives")
            t.runner.pass_()
            t.runner.trigger("Copycat")
            t.runner.pick(copy)
            encounter(t)
            assert t.happened("approach ice") == 2
            t.runner.pass_()
            t.finish_run()
            assert (t.happened("successful run"), t.corp.credits) == (0, 8)

    @pytest.mark.rule("9.2.8f", "6.9.4")
    @pytest.mark.parametrize("copied", [True, False])
    def test_what_waits_for_the_passing_is_lost_with_that_phase(self, copied: bool) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Mumbad City Grid", "Archives", rezzed=True)
            inner = t.corp.put("Pup", "Archives", rezzed=True)
            t.corp.put("Trial", "Archives", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Copycat")
            t.runner.run("Archives")
            if copied:
                t.runner.accept("Copycat")
            else:
                t.runner.decline()
                t.corp.accept("Mumbad City Grid")
                t.runner.jack_out()
            t.finish_run()
            assert (t.state.ice[ARCHIVES][0] == inner.cid) is copied
            assert t.happened("successful run") == copied

    def test_in_the_same_server_too(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "Archives", rezzed=True)
            t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.corp.put("Trial", "Archives", rezzed=True)
            t.runner.put("Copycat")
            t.runner.run("Archives")
            t.runner.accept("Copycat")
            t.finish_run()
            assert (t.happened("successful run"), t.happened("passed")) == (1, 1)

    def test_only_rezzed_copies_of_ice_that_is_open(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "Archives", rezzed=True)
            t.corp.put("Trial", "HQ")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Copycat")
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("successful run") == 1
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "Archives")
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Copycat")
            t.runner.run("Archives")
            t.finish_run()
            assert (t.happened("successful run"), t.zone("Copycat")) == (1, "the play area")

    def test_it_may_stay(self) -> None:
        with Table("runner", cards=(trial("Trap", 0),)) as t:
            t.corp.put("Trial", "Archives", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Copycat")
            t.runner.run("Archives")
            t.runner.decline()
            t.finish_run()
            assert t.zone("Copycat") == "the play area"

    def test_bypassed_ice_is_passed_as_well(self) -> None:
        with Table("runner") as t:
            t.corp.put("Archer", "Archives", rezzed=True)
            t.corp.put("Archer", "HQ", rezzed=True)
            t.runner.put("Copycat")
            t.runner.put("Lustig")
            encounter(t, "Archives")
            t.runner.use("Lustig", "ypass")
            t.runner.accept("Copycat")
            t.finish_run()
            assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [HQ]
