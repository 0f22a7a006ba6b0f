"""Assets of the SanSan cycle."""

from __future__ import annotations

import pytest
from tests.corp_turns import at_turn, before_turn
from tests.verbs import score

from sneakdoor.rules.quantities import rez_cost
from sneakdoor.testing import Table


class TestBrainTapingWarehouse:
    def test_bioroids_are_cheaper_for_every_click_the_runner_has_left(self) -> None:
        with Table("runner", clicks=3) as t:
            t.corp.put("Brain-Taping Warehouse", "Server 1", rezzed=True)
            t.corp.put("Eli 1.0", "HQ")
            t.corp.put("Enigma", "HQ")
            t.corp.set(credits=1)
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.clicks == 2
            assert (rez_cost(t.state, t.cid("Eli 1.0")), rez_cost(t.state, t.cid("Enigma"))) == (1, 3)
            t.runner.run("HQ")
            assert rez_cost(t.state, t.cid("Eli 1.0")) == 2  # 1 click is left
            assert not t.corp.can("rez", "Eli 1.0")
            t.finish_run()

    def test_it_never_pays_anything_out_and_unrezzed_does_nothing(self) -> None:
        with Table("runner", clicks=4) as t:
            t.corp.put("Brain-Taping Warehouse", "Server 1", rezzed=True)
            t.corp.put("Eli 1.0", "HQ")
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.corp.rez("Eli 1.0")
            assert t.corp.credits == 0
            t.finish_run()
        with Table("runner") as t:
            t.corp.put("Brain-Taping Warehouse", "Server 1")
            t.corp.put("Eli 1.0", "HQ")
            assert rez_cost(t.state, t.cid("Eli 1.0")) == 3


class TestCyberneticsCourt:
    def test_four_more_cards_in_hand(self) -> None:
        with Table() as t:
            t.corp.put("Cybernetics Court", "Server 1")
            assert t.corp.hand_size == 5
            t.corp.rez("Cybernetics Court")
            assert (t.corp.hand_size, t.runner.hand_size) == (9, 5)


class TestRonaldFive:
    def test_who_trashes_a_corp_card_loses_a_click(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ronald Five", "Server 1", rezzed=True)
            t.corp.hand("PAD Campaign")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.clicks == 2
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.clicks == 0

    def test_not_for_runner_cards_nor_for_what_the_corp_trashes(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ronald Five", "Server 1", rezzed=True)
            t.corp.put("Jackson Howard", "Server 2", rezzed=True)
            t.corp.put("Capital Investors", "Server 3", rezzed=True)
            t.corp.put("Kala Ghoda Real TV", "Server 4", rezzed=True)
            t.corp.use("Kala Ghoda Real TV")
            t.runner.hand("Sure Gamble").play("Sure Gamble")
            assert t.runner.clicks == 3

    def test_unrezzed_it_takes_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ronald Five", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.runner.clicks == 3

    def test_with_no_click_left_nothing_is_lost(self) -> None:
        with Table("runner", clicks=1) as t:
            t.corp.put("Ronald Five", "Server 1", rezzed=True)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.happened("clicks lost") == 0


class TestTeamSponsorship:
    def sponsored(self) -> Table:
        t = Table()
        t.corp.put("Team Sponsorship", "Server 1", rezzed=True)
        t.corp.put("Enigma", "HQ")
        t.corp.discard("Ice Wall")
        t.corp.hand("PAD Campaign", "Hedge Fund")
        t.corp.set(credits=0)
        return t

    def test_a_card_of_archives_for_nothing(self) -> None:
        with self.sponsored() as t:
            score(t, "Hostile Takeover", 2)
            t.corp.trigger("Team Sponsorship")
            assert not t.corp.can("pick", "Hedge Fund")
            t.corp.pick("Ice Wall")
            t.corp.destination("HQ")
            t.corp.pick()
            t.settle()
            assert (t.card("Ice Wall").server, t.card("Enigma").server, t.corp.credits) == ("HQ", "HQ", 7)

    def test_or_one_of_hq_or_none(self) -> None:
        with self.sponsored() as t:
            score(t, "Hostile Takeover", 2)
            t.corp.trigger("Team Sponsorship")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.settle()
            assert t.card("PAD Campaign").installed
        with self.sponsored() as t:
            score(t, "Hostile Takeover", 2)
            t.corp.trigger("Hostile Takeover")
            t.corp.decline()
            t.settle()
            assert t.happened("installed") == 0

    @pytest.mark.rule("1.15.9")
    def test_an_additional_cost_is_none_that_it_ignores(self) -> None:
        """Only the install cost is ignored: what Diwan asks for is due."""
        with Table("runner", clicks=1) as t:
            t.corp.put("Team Sponsorship", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2", tokens={"advancement": 2})
            t.corp.discard("Ice Wall")
            t.corp.deck(*["Hedge Fund"] * 5)
            t.runner.hand("Diwan")
            t.runner.install("Diwan")
            t.runner.act("server", server="HQ")
            t.corp.set(credits=0)
            t.corp.score_agenda("Hostile Takeover")
            t.corp.trigger("Hostile Takeover")
            t.corp.accept()
            t.corp.destination("HQ")
            t.settle()
            assert (t.card("Ice Wall").server, t.corp.credits) == ("HQ", 7 - 1)

    def test_not_for_an_agenda_that_was_stolen(self) -> None:
        with Table("runner") as t:
            t.corp.put("Team Sponsorship", "Server 1", rezzed=True)
            t.corp.put("Hostile Takeover", "Server 2")
            t.corp.hand("PAD Campaign")
            t.runner.run("Server 2")
            t.finish_run()
            assert (t.runner.score, t.happened("installed")) == (1, 0)


class TestTestGround:
    def test_a_card_for_each_token_is_derezzed(self) -> None:
        with Table() as t:
            t.corp.put("Test Ground", "Server 1", rezzed=True, tokens={"advancement": 2})
            for title in ("Enigma", "Ice Wall", "Wall of Static"):
                t.corp.put(title, "HQ", rezzed=True)
            t.corp.put("Hunter", "R&D")
            t.corp.use("Test Ground")
            assert not t.corp.can("pick", "Hunter")
            t.corp.pick("Enigma", "Ice Wall")
            assert [t.card(one).rezzed for one in ("Enigma", "Ice Wall", "Wall of Static")] == [False, False, True]
            assert (t.zone("Test Ground"), t.corp.clicks) == ("Archives", 3)

    def test_without_tokens_it_is_no_use(self) -> None:
        with Table() as t:
            t.corp.put("Test Ground", "Server 1", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            assert not t.corp.can("use", "Test Ground")
            t.corp.advance("Test Ground")
            assert t.corp.can("use", "Test Ground")


class TestGeneticsPavilion:
    @pytest.mark.rule("1.2.2a")
    def test_two_cards_in_the_runners_turn_and_no_more(self) -> None:
        with Table("runner") as t:
            t.corp.put("Genetics Pavilion", "Server 1", rezzed=True)
            t.runner.hand("Diesel").play("Diesel")
            assert len(t.runner.titles("hand")) == 2
            assert not t.runner.can("draw")

    def test_what_was_drawn_before_counts(self) -> None:
        with Table("runner") as t:
            t.corp.put("Genetics Pavilion", "Server 1")
            t.runner.hand("Diesel")
            t.runner.act("draw")
            t.corp.rez("Genetics Pavilion")
            assert t.runner.can("draw")
            t.runner.play("Diesel")
            assert len(t.runner.titles("hand")) == 2

    def test_each_turn_anew_and_not_the_corp(self) -> None:
        with Table("runner") as t:
            t.corp.put("Genetics Pavilion", "Server 1", rezzed=True)
            t.runner.act("draw")
            t.runner.act("draw")
            t.end_turn()
            t.corp.hand("Anonymous Tip").play("Anonymous Tip")
            assert len(t.corp.titles("hand")) == 4
            t.end_turn()
            assert t.runner.can("draw")

    def test_in_the_corps_turn_the_runner_draws_what_there_is_to_draw(self) -> None:
        with before_turn("Genetics Pavilion") as t:
            fields = [t.corp.put("Pālanā Agroplex", f"Server {n}", rezzed=True) for n in (2, 3, 4)]
            t.end_turn()
            for one in fields[:2]:
                t.corp.trigger(one)
            t.settle()
            assert len(t.runner.titles("hand")) == 3

    def test_unrezzed_it_stops_nobody(self) -> None:
        with Table("runner") as t:
            t.corp.put("Genetics Pavilion", "Server 1")
            t.runner.hand("Diesel").play("Diesel")
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.rule("1.2.2a")
    def test_cards_that_wait_for_single_draws_change_nothing_of_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Genetics Pavilion", "Server 1", rezzed=True)
            t.corp.put("Political Dealings", "Server 2", rezzed=True)
            t.runner.hand("Diesel").play("Diesel")
            assert len(t.runner.titles("hand")) == 2


class TestEarlyPremiere:
    def test_a_credit_is_a_token_on_a_card_in_a_server(self) -> None:
        with before_turn("Early Premiere") as t:
            agenda = t.corp.put("Hostile Takeover", "Server 2")
            t.corp.put("Ice Wall", "Server 2")
            t.corp.put("PAD Campaign", "Server 3")
            t.corp.put("Ronin", "Server 4")
            t.end_turn()
            t.corp.accept()
            assert not t.corp.can("pick", "Ice Wall")
            assert not t.corp.can("pick", "PAD Campaign")
            t.corp.pick("Hostile Takeover")
            t.settle()
            assert (agenda.tokens("advancement"), t.corp.credits) == (1, 4)
            assert t.happened("advanced") == 0

    def test_nobody_must_pay(self) -> None:
        with before_turn("Early Premiere") as t:
            t.corp.put("Hostile Takeover", "Server 2")
            t.end_turn()
            t.corp.decline()
            t.settle()
            assert t.corp.credits == 5

    def test_with_nothing_to_advance_nothing_is_asked(self) -> None:
        with before_turn("Early Premiere") as t:
            t.corp.put("Ice Wall", "HQ")
            t.end_turn()
            t.settle()
            assert t.corp.credits == 5


class TestExpose:
    def test_each_token_is_one_bad_publicity_less(self) -> None:
        with Table() as t:
            t.corp.put("Exposé", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.corp.set(bad_publicity=3)
            t.corp.use("Exposé")
            assert (t.state.bad_publicity, t.zone("Exposé"), t.corp.clicks) == (1, "Archives", 3)

    def test_it_can_be_advanced_and_costs_two(self) -> None:
        with Table() as t:
            t.corp.put("Exposé", "Server 1")
            t.corp.advance("Exposé")
            t.corp.rez("Exposé")
            assert (t.card("Exposé").tokens("advancement"), t.corp.credits) == (1, 2)

    def test_without_bad_publicity_it_is_no_use(self) -> None:
        with Table() as t:
            t.corp.put("Exposé", "Server 1", rezzed=True, tokens={"advancement": 2})
            assert not t.corp.can("use", "Exposé")


class TestCapitalInvestors:
    def test_two_credits_for_a_click(self) -> None:
        with Table() as t:
            t.corp.put("Capital Investors", "Server 1", rezzed=True)
            t.corp.use("Capital Investors")
            t.corp.use("Capital Investors")
            assert (t.corp.credits, t.corp.clicks) == (9, 1)


class TestCorporateTown:
    def test_it_takes_an_agenda_to_rez_it(self) -> None:
        with Table() as t:
            t.corp.put("Corporate Town", "Server 1")
            assert not t.corp.can("rez", "Corporate Town")
        with Table() as t:
            t.corp.put("Corporate Town", "Server 1")
            t.corp.scored("Hostile Takeover")
            t.corp.rez("Corporate Town")
            t.settle()
            assert (t.corp.score, t.corp.credits, t.card("Corporate Town").rezzed) == (0, 4, True)

    def test_a_resource_each_turn_tagged_or_not(self) -> None:
        with before_turn("Corporate Town") as t:
            t.runner.put("Kati Jones")
            t.runner.put("Daily Casts", tokens={"credit": 2})
            t.runner.put("Corroder")
            t.end_turn()
            t.corp.accept()
            assert not t.corp.can("pick", "Corroder")
            t.corp.pick("Kati Jones")
            t.settle()
            assert t.runner.titles("discard") == ["Kati Jones"]

    def test_nobody_must(self) -> None:
        with before_turn("Corporate Town") as t:
            t.runner.put("Kati Jones")
            t.end_turn()
            t.corp.decline()
            t.settle()
            assert t.runner.titles("discard") == []

    def test_it_cannot_be_prevented(self) -> None:
        with before_turn("Corporate Town") as t:
            t.runner.put("Kati Jones")
            t.runner.put("Fall Guy")
            t.end_turn()
            t.corp.accept()
            t.corp.pick("Kati Jones")
            assert not t.runner.can("use", "Fall Guy", says="Prevent")
            t.settle()
            assert t.runner.titles("discard") == ["Kati Jones"]


class TestStudentLoans:
    def test_an_event_played_before_costs_two_more(self) -> None:
        with Table("runner") as t:
            t.corp.put("Student Loans", "Server 1", rezzed=True)
            t.runner.hand("Dirty Laundry", "Diesel", "Sure Gamble").discard("Diesel", "Corroder")
            t.runner.set(credits=5)
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 9
            t.runner.play("Diesel")
            assert t.runner.credits == 7
        with Table("runner") as t:
            t.corp.put("Student Loans", "Server 1", rezzed=True)
            t.runner.hand("Sure Gamble").discard("Sure Gamble").set(credits=6)
            assert not t.runner.can("play", "Sure Gamble")
            t.runner.set(credits=7)
            assert t.runner.can("play", "Sure Gamble")

    def test_an_event_played_from_the_heap_is_no_copy_of_itself(self) -> None:
        with Table("runner") as t:
            t.corp.put("Student Loans", "Server 1", rezzed=True)
            t.runner.discard("Sure Gamble").set(credits=5)
            t.runner.put("Same Old Thing")
            t.runner.use("Same Old Thing")
            assert t.runner.credits == 9

    def test_only_events_and_only_copies_in_the_heap(self) -> None:
        with Table("runner") as t:
            t.corp.put("Student Loans", "Server 1", rezzed=True)
            t.corp.discard("Hedge Fund")
            t.runner.hand("Diesel", "Diesel", "Corroder").discard("Corroder")
            t.runner.set(credits=2)
            t.runner.play("Diesel")
            assert t.runner.credits == 2
            t.runner.install("Corroder")
            assert t.runner.credits == 0
            t.end_turn()
            t.corp.set(credits=5).hand("Hedge Fund").play("Hedge Fund")
            assert t.corp.credits == 9

    def test_unrezzed_it_asks_for_nothing(self) -> None:
        with Table("runner") as t:
            t.corp.put("Student Loans", "Server 1")
            t.runner.hand("Diesel").discard("Diesel").set(credits=0)
            assert t.runner.can("play", "Diesel")


def test_an_asset_for_each_turn_of_the_corp_is_quiet_in_the_runners() -> None:
    for title in ("Early Premiere", "Corporate Town"):
        with at_turn(title) as t:
            t.settle()
            assert t.happened("trashed") == t.happened("tokens placed") == 0


@pytest.mark.parametrize("title", ["Capital Investors", "Test Ground", "Exposé"])
def test_unrezzed_nothing_of_it_can_be_used(title: str) -> None:
    with Table() as t:
        t.corp.put(title, "Server 1", tokens={"advancement": 1})
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.corp.set(bad_publicity=1)
        assert not t.corp.can("use", title)


class TestBlacklist:
    def heap(self, *, rezzed: bool) -> Table:
        t = Table("runner")
        t.corp.put("Blacklist", "Server 1", rezzed=rezzed)
        t.runner.set(credits=20)
        return t

    @pytest.mark.rule("1.2.2")
    def test_nothing_is_installed_from_the_heap(self) -> None:
        for rezzed in (True, False):
            with self.heap(rezzed=rezzed) as t:
                t.runner.discard("Corroder")
                t.runner.put("Clone Chip")
                assert t.runner.can("use", "Clone Chip") != rezzed

    @pytest.mark.rule("1.2.2")
    def test_nothing_is_played_from_the_heap(self) -> None:
        for rezzed in (True, False):
            with self.heap(rezzed=rezzed) as t:
                t.runner.discard("Sure Gamble")
                t.runner.put("Same Old Thing")
                assert t.runner.can("use", "Same Old Thing") != rezzed

    @pytest.mark.rule("1.2.2")
    def test_nothing_comes_back_to_the_grip_or_the_stack(self) -> None:
        for rezzed in (True, False):
            with self.heap(rezzed=rezzed) as t:
                t.runner.discard("Corroder").put("Buffer Drive")
                assert t.runner.can("use", "Buffer Drive") != rezzed

    @pytest.mark.rule("1.2.2")
    def test_no_card_of_the_heap_installs_itself(self) -> None:
        for rezzed in (True, False):
            with self.heap(rezzed=rezzed) as t:
                t.corp.put("Ice Wall", "HQ", rezzed=True)
                t.runner.discard("Paperclip").run("HQ")
                if not rezzed:
                    t.runner.decline()
                t.finish_run()

    @pytest.mark.rule("1.2.2")
    def test_a_search_of_the_heap_finds_nothing_there(self) -> None:
        with self.heap(rezzed=True) as t:
            t.runner.discard("Corroder").deck("Mimic").hand("Test Run").play("Test Run")
            assert not t.runner.can("pick", "Corroder")
            t.runner.pick()

    @pytest.mark.rule("1.2.2")
    def test_nor_does_one_that_installs_nothing(self) -> None:
        for rezzed, left in ((True, ["Corroder"]), (False, [])):
            with self.heap(rezzed=rezzed) as t:
                t.runner.discard("Corroder").hand("Harmony AR Therapy").play("Harmony AR Therapy")
                if not rezzed:
                    t.runner.pick("Corroder")
                t.settle()
                assert t.runner.titles("discard") == left

    @pytest.mark.rule("1.2.2")
    def test_the_corp_removes_nothing_either(self) -> None:
        with Table() as t:
            t.corp.put("Blacklist", "Server 1", rezzed=True)
            t.runner.discard("Corroder")
            t.corp.hand("Ark Lockdown").set(credits=9)
            if t.corp.can("play", "Ark Lockdown"):
                t.corp.play("Ark Lockdown")
                t.corp.act("name", card="Corroder")
            assert t.runner.titles("discard") == ["Corroder"]

    def test_cards_go_to_the_heap_and_archives_are_another_matter(self) -> None:
        with self.heap(rezzed=True) as t:
            t.runner.hand("Sure Gamble").play("Sure Gamble")
            assert t.runner.titles("discard") == ["Sure Gamble"]
            t.corp.put("Jackson Howard", "Server 2", rezzed=True)
            t.corp.discard("Enigma")
            t.runner.run("Archives")
            t.corp.use("Jackson Howard", "Shuffle")
            t.corp.pick("Enigma")
            assert t.corp.titles("discard") == []
            t.finish_run()


class TestWorldsPlaza:
    def plaza(self, *hand: str, money: int = 5) -> Table:
        t = Table(clicks=5)
        t.corp.put("Worlds Plaza", "Server 1", rezzed=True)
        t.corp.hand(*hand).set(credits=money)
        return t

    def test_an_asset_comes_onto_it_and_is_rezzed_for_two_less(self) -> None:
        with self.plaza("Adonis Campaign", "Ice Wall", "Nisei MK II") as t:
            t.corp.use("Worlds Plaza")  # neither ice nor agendas are offered
            t.settle()
            hosted = t.card("Adonis Campaign")
            assert (hosted.rezzed, hosted.server, t.corp.credits, t.corp.clicks) == (True, "Server 1", 3, 4)
            assert t.state.things[hosted.cid].host == t.cid("Worlds Plaza")
            assert t.card("Worlds Plaza").rezzed

    @pytest.mark.rule("1.2.3", "1.2.5")
    def test_what_cannot_be_rezzed_is_not_installed(self) -> None:
        with self.plaza("Adonis Campaign", money=1) as t:
            assert not t.corp.can("use", "Worlds Plaza")
            t.corp.hand("Adonis Campaign", "PAD Campaign", "Eve Campaign")
            t.corp.use("Worlds Plaza")
            t.settle()  # the only asset that 1 credit pays for
            assert t.card("PAD Campaign").rezzed
            assert "Adonis Campaign" in t.corp.titles("hand")

    def test_three_find_room_and_no_more(self) -> None:
        with self.plaza(*["PAD Campaign"] * 4, money=9) as t:
            for _ in range(3):
                t.corp.use("Worlds Plaza")
                while t.decision is not None and t.decision.kind == "trash like cards":
                    t.corp.act("done")
            assert not t.corp.can("use", "Worlds Plaza")
            assert t.happened("trashed") == 0
            assert t.corp.credits == 9

    @pytest.mark.rule("1.12.5b")
    def test_no_other_install_goes_there(self) -> None:
        with self.plaza("PAD Campaign") as t:
            t.corp.act("install", "PAD Campaign")
            assert not t.corp.can("host", "Worlds Plaza")
            t.corp.destination("new")

    def test_the_runner_may_trash_it_with_all_that_is_on_it(self) -> None:
        with Table("runner") as t:
            t.corp.put("Worlds Plaza", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", on="Worlds Plaza", rezzed=True)
            t.corp.put("Adonis Campaign", on="Worlds Plaza")
            t.runner.set(credits=5).run("Server 1")
            t.settle()
            t.runner.act("access", "Worlds Plaza")
            t.runner.act("trash")
            t.finish_run()
            assert t.happened("accessed") == 1
            assert t.corp.titles("discard") == ["Adonis Campaign", "PAD Campaign", "Worlds Plaza"]
