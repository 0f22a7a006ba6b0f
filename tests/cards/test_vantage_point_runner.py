"""What Runner cards of Vantage Point do."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, approached, break_once, damage, encounter, got_in, now, removed, row, top

HIRAM = "Hiram “0mission” Svensson: Shadow of the Past"
VIC = "Virtual Intelligence, P.I.: “You Can Call Me Vic”"


class TestAnarch:
    def test_chain_reaction_trashes_on_both_sides(self) -> None:
        with runner(clicks=5) as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Anoetic Void", "Server 1", rezzed=True)
            t.corp.put("Refuge Campaign", "Server 2", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            t.runner.hand("Chain Reaction")
            for server in ("HQ", "R&D"):
                t.runner.run(server)
                t.finish_run()
                assert not t.runner.can("play", "Chain Reaction")
            t.runner.run("Archives")
            t.finish_run()
            t.runner.play("Chain Reaction")
            t.runner.pick("PAD Campaign", "Refuge Campaign")
            t.corp.pick("Mimic")
            assert sorted(t.corp.titles("discard")) == ["PAD Campaign", "Refuge Campaign"]
            assert sorted(t.runner.titles("discard")) == ["Chain Reaction", "Mimic"]
            assert t.runner.credits == 4

    @pytest.mark.parametrize("breaks", [True, False])
    def test_take_a_dive_needs_a_resolved_subroutine(self, breaks: bool) -> None:
        with runner() as t:
            t.corp.put("Flywheel", "HQ", rezzed=True)
            t.runner.put("Carmen")
            t.runner.hand("Take a Dive").set(credits=9)
            t.runner.play("Take a Dive")
            t.runner.act("server", server="HQ")
            if breaks:
                encounter(t)
                t.runner.use("Carmen", "strength")
                break_once(t, "Carmen")
                break_once(t, "Carmen")
            else:
                t.corp.no()
                t.corp.no()
            assert got_in(t)
            assert t.state.bad_publicity == (0 if breaks else 1)
            assert removed(t) == ["Take a Dive"]

    def test_take_a_dive_is_for_hq_and_rnd(self) -> None:
        with runner() as t:
            t.runner.hand("Take a Dive")
            t.runner.play("Take a Dive")
            assert {option.server for option in now(t).options} == {"HQ", "R&D"}
            t.runner.act("server", server="R&D")
            assert got_in(t)
            assert t.runner.credits == 3

    def test_the_tungsten_tailor_weakens_ice_and_pays_once(self) -> None:
        with runner() as t:
            tollbooth = t.corp.put("Enigma", "HQ", rezzed=True)
            wall = t.corp.put("Ice Wall", "Archives", rezzed=True)
            t.runner.put("The Tungsten Tailor")
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            t.runner.set(credits=9)
            assert (wall.strength, tollbooth.strength) == (0, 1)
            encounter(t, "HQ")
            t.runner.use("Gordian Blade", "Break")
            t.runner.act("subroutine", number=0)
            break_once(t, "Gordian Blade")
            t.finish_run()
            assert t.runner.credits == 9 - 2
            for money in (7 - 1 + 1, 7 - 1):
                encounter(t, "Archives")
                break_once(t, "Corroder")
                t.finish_run()
                assert t.runner.credits == money

    def test_the_tungsten_tailor_looks_at_the_strength_of_each_break(self) -> None:
        with runner() as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("The Tungsten Tailor")
            t.runner.put("Leech", tokens={"virus": 1})
            t.runner.put("Gordian Blade")
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use("Gordian Blade", "Break")
            t.runner.act("subroutine", number=0)
            assert t.runner.credits == 8
            t.runner.use("Leech")
            break_once(t, "Gordian Blade")
            assert t.runner.credits == 8 - 1 + 1
            t.finish_run()

    def test_corsair_weakens_barriers_with_stealth_credits(self) -> None:
        with runner() as t:
            wall = t.corp.put("Wall of Static", "HQ", rezzed=True)
            t.runner.put("Corsair")
            t.runner.put("Touchstone", tokens={"credit": 1})
            encounter(t, "HQ")
            t.runner.use("Corsair", "strength")
            assert wall.strength == 0
            assert not t.runner.can("use", "Corsair", says="strength")
            break_once(t, "Corsair")
            assert got_in(t)
            assert t.runner.credits == 4
            assert wall.strength == 3

    def test_corsair_does_not_weaken_other_ice(self) -> None:
        with runner() as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.put("Corsair")
            t.runner.put("Gordian Blade")
            t.runner.put("Touchstone", tokens={"credit": 1})
            encounter(t, "HQ")
            assert not t.runner.can("use", "Corsair")
            t.finish_run()

    @pytest.mark.parametrize(("title", "cost"), [("Ice Wall", 1), ("Hedge Fund", 5), ("Archer", 4)])
    def test_lampades_trashes_for_stealth_credits(self, title: str, cost: int) -> None:
        with runner() as t:
            t.corp.hand(title)
            t.runner.hand("Lampades").set(credits=20)
            t.runner.put("Touchstone", tokens={"credit": 5})
            t.runner.install("Lampades")
            lamp = t.card("Lampades")
            assert lamp.tokens("power") == 3
            t.runner.run("HQ")
            t.runner.use("Lampades")
            t.finish_run()
            assert t.zone(title) == "Archives"
            assert (t.card("Touchstone").tokens("credit"), lamp.tokens("power")) == (5 - cost, 2)
            assert t.runner.credits == 19

    @pytest.mark.parametrize(("title", "stealth"), [("Archer", 3), ("Offworld Office", 5)])
    def test_lampades_needs_the_whole_printed_cost(self, title: str, stealth: int) -> None:
        with runner() as t:
            t.corp.hand(title)
            t.runner.put("Lampades", tokens={"power": 1})
            t.runner.put("Touchstone", tokens={"credit": stealth})
            t.runner.set(credits=20)
            t.runner.run("HQ")
            t.settle()
            assert t.run is None
            assert t.card("Lampades").tokens("power") == 1
            assert t.corp.titles("discard") == []

    def test_hackerspace_makes_friends_cheaper(self) -> None:
        with runner() as t:
            space = t.runner.put("Hackerspace")
            t.runner.hand("Daeg, First Net-Cat", "Avgustina Ivanovskaya", "Smartware Distributor").set(credits=3)
            t.runner.install("Daeg, First Net-Cat", on=space)
            assert (t.runner.credits, t.runner.hand_size) == (3, 5)
            t.runner.install("Avgustina Ivanovskaya", on=space)
            assert (t.runner.credits, t.runner.hand_size) == (3, 7)
            t.runner.install("Smartware Distributor")
            assert t.runner.hand_size == 7

    def test_hackerspace_does_not_help_cards_elsewhere(self) -> None:
        with runner() as t:
            t.runner.put("Hackerspace")
            t.runner.hand("Fransofia Ward", "Smartware Distributor").set(credits=9)
            t.runner.act("install", "Fransofia Ward")
            assert len(now(t).options) == 2
            t.runner.act("rig")
            assert t.runner.credits == 6

    @pytest.mark.parametrize("facedown", [1, 2, 3])
    def test_nurse_hanh_draws_for_two_cards_turned_faceup(self, facedown: int) -> None:
        with runner() as t:
            t.runner.put("Nurse Hạnh")
            t.corp.discard(*["Ice Wall"] * facedown, faceup=False)
            t.runner.run("Archives")
            t.finish_run()
            assert len(t.runner.titles("hand")) == (2 if facedown > 1 else 0)

    def test_stick_and_poke_adds_a_first_subroutine(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Stick and Poke")
            t.runner.hand("Sure Gamble", "Sure Gamble").deck("Easy Mark")
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("net", 1)]
            assert sorted(t.runner.titles("hand")) == ["Easy Mark", "Sure Gamble"]
            t.runner.run("HQ")
            t.finish_run()
            assert damage(t) == [("net", 1)]
            assert t.happened("successful run") == 0


class TestCriminal:
    def test_vic_draws_and_sheds_a_tag(self) -> None:
        with runner(runner=VIC) as t:
            t.runner.set(tags=2)
            t.runner.use(VIC)
            assert (t.state.tags, len(t.runner.titles("hand"))) == (1, 1)
            assert (t.runner.clicks, t.runner.credits) == (3, 4)
            assert not t.runner.can("use", VIC)

    @pytest.mark.parametrize("derezzes", [True, False])
    def test_kompromat_costs_ice_or_reputation(self, derezzes: bool) -> None:
        with runner() as t:
            ice = t.corp.put("Flywheel", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.hand("Kompromat")
            t.runner.play("Kompromat")
            assert {option.server for option in now(t).options} == {"HQ", "R&D"}
            t.runner.act("server", server="HQ")
            t.corp.no()
            t.corp.no()
            t.settle()
            t.corp.yes() if derezzes else t.corp.no()
            t.settle()
            assert t.state.bad_publicity == (0 if derezzes else 1)
            assert ice.rezzed != derezzes
            assert t.card("Ice Wall").rezzed
            assert removed(t) == ["Kompromat"]
            assert t.runner.credits == 3

    @pytest.mark.parametrize("rezzed", [True, False])
    def test_kompromat_needs_success(self, rezzed: bool) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=rezzed)
            t.corp.set(credits=0)
            t.runner.hand("Kompromat")
            t.runner.play("Kompromat")
            t.settle()
            assert t.state.bad_publicity == (0 if rezzed else 1)

    def test_sell_out_trashes_a_resource(self) -> None:
        with runner() as t:
            t.runner.hand("Sell Out", "Sell Out")
            t.runner.put("Smartware Distributor")
            t.runner.play("Sell Out")
            assert t.runner.credits == 5 - 1 + 4
            assert len(t.runner.titles("hand")) == 1 + 2
            assert sorted(t.runner.titles("discard")) == ["Sell Out", "Smartware Distributor"]
            assert not t.runner.can("play", "Sell Out")

    @pytest.mark.parametrize(("ice", "cost"), [(0, 3), (2, 1), (4, 0)])
    def test_tailgate_costs_less_behind_ice(self, ice: int, cost: int) -> None:
        with runner() as t:
            for _ in range(ice):
                t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "R&D")
            t.corp.hand("Enigma", "Archer", "Ivik", "Wave")
            t.corp.set(credits=0)
            t.runner.hand("Tailgate")
            t.runner.play("Tailgate")
            assert t.runner.credits == 5 - cost
            assert got_in(t)
            assert len(accessed(t)) == 3

    @pytest.mark.parametrize("tags", [0, 1])
    def test_borrowed_goods_tag_who_is_not_tagged(self, tags: int) -> None:
        with runner() as t:
            t.runner.hand("Borrowed Goods").set(tags=tags)
            t.runner.install("Borrowed Goods")
            assert t.state.tags == 1
            assert t.runner.memory == (0, 5)

    @pytest.mark.parametrize(("server", "cards"), [("HQ", 2), ("R&D", 2)])
    def test_rotary_takes_a_tag_for_an_access(self, server: str, cards: int) -> None:
        with runner() as t:
            t.runner.put("Rotary")
            t.corp.hand("Enigma", "Archer", "Ivik")
            t.runner.run(server)
            t.runner.accept()
            t.finish_run()
            assert (len(accessed(t)), t.state.tags) == (cards, 1)
            assert t.runner.memory == (0, 5)
            t.runner.run("Archives")
            t.finish_run()
            assert t.state.tags == 1

    @pytest.mark.parametrize("tags", [0, 1])
    def test_rotary_can_be_trashed_by_the_corp(self, tags: int) -> None:
        with corp() as t:
            t.runner.put("Rotary")
            t.runner.set(tags=tags)
            assert t.corp.can("use", "Rotary") == bool(tags)
            if tags:
                t.corp.use("Rotary")
                assert (t.corp.clicks, t.corp.credits) == (2, 3)
                assert t.zone("Rotary") == "the heap"

    def test_rotary_is_not_trashed_by_the_runner(self) -> None:
        with runner() as t:
            t.runner.put("Rotary")
            t.runner.set(tags=1)
            assert not t.runner.can("use", "Rotary")

    @pytest.mark.parametrize("draws", [True, False])
    def test_underdome_irregulars_help_after_ice_was_rezzed(self, draws: bool) -> None:
        with runner(clicks=1) as t:
            t.runner.put("Underdome Irregulars")
            t.runner.set(tags=2)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.settle()
            t.runner.mode("draw" if draws else "tag")
            assert len(t.runner.titles("hand")) == (2 if draws else 0)
            assert t.state.tags == (2 if draws else 1)
            assert t.card("Underdome Irregulars").installed

    def test_underdome_irregulars_leave_without_ice(self) -> None:
        with runner(clicks=1) as t:
            t.runner.put("Underdome Irregulars")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Archives")
            t.corp.rez("PAD Campaign")
            t.finish_run()
            t.end_turn()
            assert t.zone("Underdome Irregulars") == "the heap"

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_baker_leads_elsewhere_for_a_stealth_credit(self, server: str) -> None:
        with runner() as t:
            t.runner.put("Baker")
            t.runner.put("Touchstone", tokens={"credit": 2})
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.use("Baker")
            t.runner.yes()
            assert {option.server for option in now(t).options} == {"HQ", "R&D"}
            t.runner.act("server", server=server)
            t.finish_run()
            assert approached(t) == []
            assert t.happened("approach server") == 1
            assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [
                0 if server == "HQ" else 1
            ]
            assert (t.runner.credits, t.card("Touchstone").tokens("credit"), t.runner.clicks) == (5, 1, 3)
            assert not t.runner.can("use", "Baker")

    @pytest.mark.parametrize("stealth", [0, 1])
    def test_baker_may_stay_in_archives(self, stealth: int) -> None:
        with runner() as t:
            t.runner.put("Baker")
            t.runner.put("Touchstone", tokens={"credit": stealth})
            t.runner.use("Baker")
            if stealth:
                t.runner.no()
            t.finish_run()
            assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [2]


class TestShaper:
    def test_hiram_looks_at_rnd_for_hardware(self) -> None:
        with runner(runner=HIRAM) as t:
            t.runner.hand("Borrowed Goods", "Corroder", "Touchstone")
            t.runner.set(tags=1)
            t.runner.install("Corroder")
            assert t.happened("looked at") == 0
            t.runner.install("Touchstone")
            assert t.happened("looked at") == 1
            t.runner.put("Methuselah")
            t.runner.run("Archives")
            t.runner.accept()
            t.finish_run()
            assert t.happened("looked at") == 2

    def test_methuselah_burns_hardware_for_credits(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.hand("Borrowed Goods", "Sure Gamble").set(credits=0)
            console = t.runner.put("Methuselah")
            t.runner.put("Corroder")
            t.runner.run("HQ")
            t.runner.accept()
            assert console.tokens("credit") == 2
            encounter(t)
            break_once(t, "Corroder")
            assert got_in(t)
            assert (console.tokens("credit"), t.runner.titles("hand")) == (1, ["Sure Gamble"])
            assert not t.runner.can("play", "Sure Gamble")
            assert t.runner.memory == (1, 5)

    def test_touchstone_gathers_a_credit_for_the_first_event(self) -> None:
        with runner() as t:
            stone = t.runner.put("Touchstone")
            t.runner.hand("Easy Mark", "Easy Mark", "Corroder")
            for _ in range(2):
                t.runner.play("Easy Mark")
                assert stone.tokens("credit") == 1
            t.runner.set(credits=1)
            assert not t.runner.can("install", "Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Cleaver")
            t.runner.set(credits=0)
            encounter(t, "HQ")
            break_once(t, "Cleaver")
            assert got_in(t)
            assert stone.tokens("credit") == 0

    @pytest.mark.parametrize(("server", "money"), [("HQ", 7), ("R&D", 5)])
    def test_stowaway_pays_for_its_server(self, server: str, money: int) -> None:
        with runner() as t:
            wall = t.corp.put("Ice Wall", "HQ")
            t.corp.set(credits=0)
            t.runner.hand("Stowaway")
            t.runner.install("Stowaway", on=wall)
            t.runner.run(server)
            assert got_in(t)
            assert t.runner.credits == money

    def test_read_write_share_stores_and_returns_cards(self) -> None:
        with runner() as t:
            t.runner.hand("Read-Write Share", "Sure Gamble").deck("Easy Mark", "Diesel")
            t.runner.install("Read-Write Share")
            t.runner.accept()
            assert t.runner.titles("hand") == ["Diesel"]
            t.runner.use("Read-Write Share")
            assert "Sure Gamble" in t.runner.titles("deck")
            assert t.zone("Read-Write Share") == "the heap"

    def test_read_write_share_draws_when_the_turn_begins(self) -> None:
        with corp() as t:
            t.runner.put("Read-Write Share")
            t.runner.hand("Sure Gamble", "Easy Mark").deck("Ice Wall", "Diesel")
            t.end_turn()
            t.runner.accept()
            t.runner.pick("Easy Mark")
            assert sorted(t.runner.titles("hand")) == ["Diesel", "Sure Gamble"]

    @pytest.mark.parametrize("hosted", [3, 4])
    def test_read_write_share_has_room_for_four(self, hosted: int) -> None:
        with corp() as t:
            share = t.runner.put("Read-Write Share")
            t.runner.hand("Diesel")
            for _ in range(hosted):
                t.runner.put("Borrowed Goods", on=share)
            t.end_turn()
            t.runner.accept()
            assert t.runner.can("credit")
            assert t.runner.titles("hand") == (["Sure Gamble"] if hosted == 3 else ["Diesel"])

    @pytest.mark.parametrize("outermost", [True, False])
    def test_sipa_swaps_the_outermost_ice_it_saw_broken(self, outermost: bool) -> None:
        with runner() as t:
            t.corp.put("Wall of Static", "HQ", rezzed=outermost)
            if outermost:
                t.corp.put("Ice Wall", "HQ", rezzed=True)
            else:
                t.corp.put("Wraparound", "HQ")
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.corp.set(credits=0)
            t.runner.put("Sipa")
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            if not outermost:
                t.runner.run("HQ")
                t.finish_run()
                assert row(t, "R&D") == ["Enigma"]
                return
            encounter(t, "HQ")
            break_once(t, "Corroder")
            t.settle()
            t.runner.accept()
            t.runner.pick("Enigma")
            t.finish_run()
            assert (row(t, "HQ"), row(t, "R&D")) == (["Wall of Static", "Enigma"], ["Ice Wall"])

    def test_sipa_works_once_a_turn(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D")
            t.corp.set(credits=0)
            t.runner.put("Sipa")
            t.runner.put("Corroder")
            t.runner.set(credits=9)
            for swaps in (True, False):
                encounter(t, "HQ")
                break_once(t, "Corroder")
                t.settle()
                if swaps:
                    t.runner.decline()
                t.finish_run()
            assert (row(t, "HQ"), row(t, "R&D")) == (["Ice Wall"], ["Enigma"])

    def test_aircheck_runs_twice_on_its_own_credits(self) -> None:
        with runner() as t:
            t.runner.hand("Aircheck").set(credits=9)
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("Offworld Office", "Server 1")
            t.runner.play("Aircheck")
            t.runner.act("server", server="HQ")
            encounter(t)
            assert t.card("Aircheck").tokens("credit") == 4
            break_once(t, "Corroder")
            t.settle()
            t.runner.accept()
            encounter(t)
            assert t.card("Aircheck").tokens("credit") == 3
            break_once(t, "Corroder")
            assert got_in(t)
            assert (t.runner.credits, t.runner.score) == (8, 2)
            assert t.zone("Aircheck") == "the heap"

    def test_aircheck_closes_the_credit_pool(self) -> None:
        with runner() as t:
            t.runner.hand("Aircheck").set(credits=9)
            t.corp.put("Paywall", "HQ", rezzed=True)
            t.corp.put("Tocsin", "R&D", rezzed=True)
            t.corp.put("PAD Campaign", "HQ")
            t.runner.play("Aircheck")
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert t.runner.credits == 8
            assert t.happened("run begins") == 1

    @pytest.mark.parametrize("trashed", [True, False])
    def test_beta_build_lends_a_program(self, trashed: bool) -> None:
        with runner() as t:
            t.runner.hand("Beta Build").deck("Sure Gamble", "Leech", "Gordian Blade").set(credits=3)
            if trashed:
                t.corp.put("Event Horizon", "HQ", rezzed=True)
            t.runner.play("Beta Build")
            assert {option.card for option in now(t).options if option.card} == {"Gordian Blade"}
            t.runner.pick("Gordian Blade")
            t.runner.act("server", server="HQ")
            if not trashed:
                assert t.card("Gordian Blade").installed
            t.finish_run()
            assert t.runner.credits == 0
            if trashed:
                assert t.zone("Gordian Blade") == "the heap"
            else:
                assert top(t, 1) == ["Gordian Blade"]


class TestNeutral:
    @pytest.mark.parametrize("pays", [True, False])
    def test_word_on_the_street_taxes_fast_agendas(self, pays: bool) -> None:
        with corp(clicks=5) as t:
            t.runner.put("Word on the Street")
            t.corp.hand("Greenmail")
            t.corp.install("Greenmail", "new")
            t.corp.advance("Greenmail")
            t.corp.advance("Greenmail")
            t.corp.score_agenda("Greenmail")
            t.settle()
            assert t.corp.score == 1 - 1
            assert t.runner.credits == 5
            assert "Word on the Street" in t.corp.titles("score")

    def test_word_on_the_street_pays_for_slow_agendas(self) -> None:
        with corp() as t:
            t.runner.put("Word on the Street")
            t.corp.put("Artificial Cryptocrash", "Server 1", tokens={"advancement": 4})
            t.runner.set(credits=0)
            t.corp.score_agenda("Artificial Cryptocrash")
            t.settle()
            assert t.corp.score == 2
            assert t.zone("Word on the Street") == "the heap"
            assert len(t.runner.titles("hand")) == 1
            assert t.happened("credits gained") == 1
