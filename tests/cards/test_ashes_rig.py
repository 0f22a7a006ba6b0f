"""What hardware and Runner identities of the Ashes cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, encounter, removed, told, top, trial

from sneakdoor.cards.vocabulary import Credits, CreditsFor, DuringRun, EndRun, Gain, ice, paid, resource, sub
from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table

GATE = ice("Gate", "neutral_corp", sub(EndRun()), sub(Gain(1)), sub(Gain(1)), subtypes="Barrier", cost=0, strength=2)
BIN = resource("Bin", "neutral_runner", paid(Credits(0), EndRun(), only=DuringRun()), cost=0)


@pytest.mark.rule("3.8.5")
@pytest.mark.parametrize(
    ("title", "mu"),
    [
        ("Demolisher", 1),
        ("Keiko", 2),
        ("Masterwork (v37)", 1),
        ("Swift", 1),
        ("Aniccam", 1),
        ("Supercorridor", 2),
    ],
)
def test_a_console_brings_memory_and_suffers_no_other_console(title: str, mu: int) -> None:
    with Table("runner") as t:
        t.runner.put(title)
        assert t.runner.memory == (0, 4 + mu)
        assert any("console" in one.say() for one in t.state.card(t.cid(title)).abilities)
        t.runner.hand("Desperado").set(credits=9)
        assert not t.runner.can("install", "Desperado")


class TestDemolisher:
    def test_trash_costs_are_one_lower_and_the_first_trashed_card_pays(self) -> None:
        with Table("runner") as t:
            t.runner.put("Demolisher")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.put("Melange Mining Corp.", "Server 2", rezzed=True)
            t.runner.run("Server 1")
            t.settle()
            t.runner.act("trash")
            t.settle()
            assert t.runner.credits == 5 - 3 + 1
            t.runner.run("Server 2")
            t.settle()
            t.runner.act("trash")
            t.settle()
            assert t.runner.credits == 3  # 1 less than 1, and nothing for the second

    def test_a_card_in_hq_is_cheaper_and_pays_too(self) -> None:
        with Table("runner") as t:
            t.runner.put("Demolisher")
            t.runner.set(credits=3)
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.settle()
            t.runner.act("trash")
            t.settle()
            assert t.runner.credits == 3 - 3 + 1

    def test_nothing_for_a_card_of_ones_own_or_what_the_corp_trashes(self) -> None:
        with Table("runner") as t:
            t.runner.put("Demolisher")
            t.runner.put("Sports Hopper")
            t.runner.use("Sports Hopper")
            assert t.runner.credits == 5
        with Table("corp") as t:
            t.runner.put("Demolisher")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("Melange Mining Corp.")
            t.corp.install("Melange Mining Corp.", "Server 1")
            assert (t.zone("PAD Campaign"), t.runner.credits) == ("Archives", 5)


class TestDevilCharm:
    def test_removed_from_the_game_it_weakens_ice_for_the_run(self) -> None:
        with Table("runner", cards=(trial("Sentry", 7, 1),)) as t:
            t.runner.put("Devil Charm")
            weak = t.corp.put("Trial", "HQ", rezzed=True)
            other = t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.hand("PAD Campaign")
            t.runner.run("HQ")
            t.runner.accept("Devil Charm")
            assert (weak.strength, other.strength, removed(t)) == (1, 1, ["Devil Charm"])
            t.settle()  # past the encounter
            assert (t.runner.can("trash"), weak.strength) == (True, 1)
            t.finish_run()
            assert weak.strength == 7

    def test_it_may_be_kept(self) -> None:
        with Table("runner", cards=(trial("Sentry", 7, 1),)) as t:
            t.runner.put("Devil Charm")
            strong = t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.decline()
            assert (strong.strength, t.zone("Devil Charm")) == (7, "the play area")
            t.finish_run()

    def test_before_chisel_looks_at_the_strength(self) -> None:
        with Table("runner", cards=(trial("Sentry", 6, 1),)) as t:
            t.runner.put("Devil Charm")
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Chisel", on="Trial")
            t.runner.run("HQ")
            t.runner.trigger("Devil Charm")
            t.finish_run()
            assert t.zone("Trial") == "Archives"


class TestGachapon:
    def table(self) -> Table:
        t = Table("runner", deck=0)
        t.runner.put("Gachapon")
        t.runner.deck("Sure Gamble", "Diesel", "Armitage Codebusting", "Crypt", "Ghost Runner", "Desperado", "Corroder")
        return t

    def test_one_of_six_is_installed_three_go_back_and_two_are_gone(self) -> None:
        with self.table() as t:
            t.runner.use("Gachapon")
            assert t.zone("Gachapon") == "the heap"
            assert not t.runner.can("pick", "Sure Gamble")  # the seventh card
            for other in ("Armitage Codebusting", "Desperado", "Diesel"):
                assert not t.runner.can("pick", other)
            t.runner.pick("Corroder")
            assert (t.card("Corroder").installed, t.runner.credits) == (True, 5)
            t.runner.pick("Diesel", "Crypt", "Desperado")
            assert t.runner.titles("deck") == ["Crypt", "Desperado", "Diesel", "Sure Gamble"]
            assert sorted(removed(t)) == ["Armitage Codebusting", "Ghost Runner"]
            assert t.happened("shuffled in") == 3

    @pytest.mark.parametrize("title", ["Ghost Runner", "Crypt"])
    def test_a_virtual_resource_will_do(self, title: str) -> None:
        with self.table() as t:
            t.runner.use("Gachapon")
            t.runner.pick(title)
            assert (t.card(title).installed, t.runner.credits) == (True, 5)
            t.runner.pick("Diesel", "Desperado", "Corroder")
            assert len(removed(t)) == 2

    def test_two_credits_less_and_nobody_must_install(self) -> None:
        with self.table() as t:
            t.runner.deck("Magnum Opus").set(credits=3)
            t.runner.use("Gachapon")
            t.runner.pick("Magnum Opus")
            assert (t.card("Magnum Opus").installed, t.runner.credits) == (True, 0)
            t.runner.pick("Desperado", "Corroder", "Crypt")
        with self.table() as t:
            t.runner.deck("Magnum Opus").set(credits=2)
            t.runner.use("Gachapon")
            assert not t.runner.can("pick", "Magnum Opus")
            t.runner.decline()
            t.runner.pick("Desperado", "Corroder", "Crypt")
            assert len(removed(t)) == 3

    def test_with_three_or_fewer_cards_nothing_is_removed(self) -> None:
        with Table("runner", deck=0) as t:
            t.runner.put("Gachapon")
            t.runner.deck("Diesel", "Sure Gamble")
            t.runner.use("Gachapon")
            t.runner.pick("Diesel")
            assert (t.runner.titles("deck"), removed(t)) == (["Diesel", "Sure Gamble"], [])

    @pytest.mark.rule("1.2.5")
    def test_not_without_a_card_in_the_stack(self) -> None:
        with Table("runner", deck=0) as t:
            t.runner.put("Gachapon")
            assert not t.runner.can("use", "Gachapon")


class TestKeiko:
    def test_its_own_install_is_the_first_of_a_companion(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Keiko", "Fencer Fueno")
            t.runner.install("Keiko")
            assert t.runner.credits == 5 - 3 + 1
            t.runner.install("Fencer Fueno")
            assert t.runner.credits == 3

    def test_credits_from_a_companion_count_and_then_no_install_does(self) -> None:
        with Table("runner") as t:
            t.runner.put("Keiko")
            t.runner.put("Paladin Poemu", tokens={"credit": 1})
            t.runner.hand("Clone Chip", "Fencer Fueno")
            t.runner.act("install", "Clone Chip")
            t.runner.number(1)
            assert t.runner.credits == 5 + 1
            t.runner.install("Fencer Fueno")
            assert t.runner.credits == 6

    def test_other_cards_are_no_companions(self) -> None:
        purse = resource("Purse", "neutral_runner", CreditsFor(("any",)), cost=0)
        with Table("runner", cards=(purse,)) as t:
            t.runner.put("Keiko")
            t.runner.put("Purse", tokens={"credit": 1})
            t.runner.hand("Clone Chip")
            t.runner.act("install", "Clone Chip")
            t.runner.number(1)
            assert (t.runner.credits, t.card("Purse").tokens("credit")) == (5, 0)

    @pytest.mark.rule("9.6.2c")
    def test_what_paid_for_it_was_the_first_time_already(self) -> None:
        with Table("runner") as t:
            t.runner.put("Paladin Poemu", tokens={"credit": 1})
            t.runner.hand("Keiko")
            t.runner.act("install", "Keiko")
            t.runner.number(1)
            assert t.runner.credits == 5 - 2


class TestAzMcCaffrey:
    AZ = "Az McCaffrey: Mechanical Prodigy"

    @pytest.mark.parametrize(
        ("title", "cost"),
        [("Armitage Codebusting", 0), ("Kati Jones", 1), ("Clone Chip", 0), ("Plascrete Carapace", 2)],
    )
    def test_the_first_such_card_is_cheaper(self, title: str, cost: int) -> None:
        with Table("runner", runner=self.AZ) as t:
            t.runner.hand(title, "Drug Dealer", "Akamatsu Mem Chip")
            assert t.runner.link == 1
            t.runner.install(title)
            assert t.runner.credits == 5 - cost
            t.runner.install("Akamatsu Mem Chip")
            assert t.runner.credits == 4 - cost

    @pytest.mark.parametrize("title", ["Ghost Runner", "Corroder"])
    def test_others_are_not_and_leave_the_discount_there(self, title: str) -> None:
        with Table("runner", runner=self.AZ) as t:
            t.runner.hand(title, "Clone Chip")
            t.runner.install(title)
            paid_ = 5 - t.runner.credits
            assert paid_ == {"Ghost Runner": 1, "Corroder": 2}[title]
            t.runner.install("Clone Chip")
            assert t.runner.credits == 5 - paid_

    def test_what_left_since_was_installed_all_the_same(self) -> None:
        with Table("runner", runner=self.AZ) as t:
            t.runner.hand("Sports Hopper", "Clone Chip")
            t.runner.install("Sports Hopper")
            t.runner.use("Sports Hopper")
            assert t.runner.credits == 3
            t.runner.install("Clone Chip")
            assert t.runner.credits == 2


class TestBoomerang:
    def table(self) -> Table:
        t = Table("runner", cards=(GATE,))
        t.corp.put("Gate", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "R&D", rezzed=True)
        t.runner.hand("Boomerang")
        t.runner.install("Boomerang")
        assert not t.runner.can("pick", "Boomerang")
        t.runner.pick("Gate")
        return t

    def test_two_subroutines_of_the_chosen_ice_and_it_may_come_back(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Boomerang")
            assert t.zone("Boomerang") == "the heap"
            t.runner.act("subroutine", number=0)
            t.runner.act("subroutine", number=1)
            t.settle()
            assert t.corp.credits == 6  # the third
            t.runner.accept("Boomerang")
            assert (t.zone("Boomerang"), t.happened("shuffled in")) == ("the stack", 1)

    def test_fewer_may_be_broken_and_it_may_stay_in_the_heap(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Boomerang")
            t.runner.act("subroutine", number=0)
            t.runner.act("done")
            t.settle()
            assert t.corp.credits == 7
            t.runner.decline()
            assert t.zone("Boomerang") == "the heap"

    def test_only_copies_come_back(self) -> None:
        with self.table() as t:
            t.runner.discard("Clone Chip", "Boomerang")
            encounter(t, "HQ")
            t.runner.use("Boomerang")
            t.runner.act("subroutine", number=0)
            t.runner.act("done")
            t.runner.accept("Boomerang")
            assert not t.runner.can("pick", "Clone Chip")
            t.runner.pick(t.card("Boomerang", 1))
            assert t.runner.titles("discard") == ["Boomerang", "Clone Chip"]

    def test_after_a_failed_run_it_does_not(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Boomerang")
            t.runner.act("subroutine", number=1)
            t.runner.act("done")
            t.settle()
            assert t.happened("successful run") == 0
            assert t.zone("Boomerang") == "the heap"

    def test_a_later_run_brings_nothing_back(self) -> None:
        with self.table() as t:
            encounter(t, "HQ")
            t.runner.use("Boomerang")
            t.runner.act("subroutine", number=1)
            t.runner.act("done")
            t.settle()
            t.runner.run("Archives")
            t.finish_run()
            assert t.zone("Boomerang") == "the heap"

    def test_no_other_ice(self) -> None:
        with self.table() as t:
            t.runner.put("Corroder")
            encounter(t, "R&D")
            assert not t.runner.can("use", "Boomerang")
            t.finish_run()
            assert not t.runner.can("use", "Boomerang")

    def test_another_card_that_is_installed_chooses_nothing(self) -> None:
        with self.table() as t:
            t.runner.hand("Clone Chip")
            t.runner.install("Clone Chip")
            encounter(t, "HQ")
            assert t.runner.can("use", "Boomerang")
            t.finish_run()


class TestLuckyCharm:
    @pytest.mark.rule("9.8.3a")
    def test_a_subroutine_does_not_end_the_run(self) -> None:
        with Table("runner", cards=(GATE,)) as t:
            t.runner.put("Lucky Charm")
            t.corp.put("Gate", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("R&D")
            t.settle()
            t.runner.use("Lucky Charm")
            assert removed(t) == ["Lucky Charm"]
            t.finish_run()
            assert t.happened("successful run") == 2
            assert t.corp.credits == 7
            assert "The run is kept from ending." in told(t, RUNNER)

    def test_not_without_a_successful_run_on_hq_this_turn(self) -> None:
        with Table("runner", cards=(GATE,)) as t:
            t.runner.put("Lucky Charm")
            t.corp.put("Gate", "R&D", rezzed=True)
            t.runner.run("Archives")
            t.finish_run()
            t.runner.run("R&D")
            t.finish_run()
            assert t.happened("successful run") == 1
            assert t.zone("Lucky Charm") == "the play area"

    def test_neither_does_a_when_encountered_ability(self) -> None:
        with Table("runner") as t:
            t.runner.put("Lucky Charm")
            t.corp.put("Data Raven", "R&D", rezzed=True)
            t.corp.set(credits=0)
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("R&D")
            t.runner.mode("end the run")
            t.runner.use("Lucky Charm")
            t.runner.number(0)
            t.finish_run()
            assert (t.state.tags, t.happened("successful run")) == (0, 2)

    def test_its_owners_own_ability_ends_the_run_all_the_same(self) -> None:
        with Table("runner", cards=(BIN,)) as t:
            t.runner.put("Lucky Charm")
            t.runner.put("Bin")
            t.runner.run("HQ")
            t.finish_run()
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.use("Bin")
            t.settle()
            assert (t.run, t.zone("Lucky Charm")) == (None, "the play area")


class TestMasterwork:
    MASTERWORK = "Masterwork (v37)"

    def test_the_first_hardware_each_turn_draws_a_card(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Corroder", self.MASTERWORK, "Clone Chip").set(credits=9)
            t.runner.install("Corroder")
            t.runner.install(self.MASTERWORK)
            assert t.happened("drawn") == 1
            t.runner.install("Clone Chip")
            assert t.happened("drawn") == 1

    def test_as_a_run_begins_hardware_may_be_installed_for_one_more(self) -> None:
        with Table("runner") as t:
            t.runner.put(self.MASTERWORK)
            t.runner.hand("Clone Chip", "Corroder", "Plascrete Carapace", "Akamatsu Mem Chip")
            t.runner.run("HQ")
            t.runner.accept(self.MASTERWORK)
            assert t.happened("access begins") == 0
            assert not t.runner.can("pick", "Corroder")
            t.runner.pick("Clone Chip")
            t.finish_run()
            assert (t.card("Clone Chip").installed, t.runner.credits, t.happened("drawn")) == (True, 3, 1)
            t.runner.run("HQ")  # every run
            t.runner.decline()
            t.finish_run()
            assert t.runner.credits == 3

    def test_one_credit_more_has_to_be_there(self) -> None:
        with Table("runner") as t:
            t.runner.put(self.MASTERWORK)
            t.runner.hand("Akamatsu Mem Chip").discard("Clone Chip").set(credits=1)
            t.runner.run("HQ")
            t.finish_run()
            assert t.zone("Akamatsu Mem Chip") == "the grip"

    @pytest.mark.rule("1.15.1c")
    def test_with_az_nothing_is_left_to_pay(self) -> None:
        with Table("runner", runner="Az McCaffrey: Mechanical Prodigy") as t:
            t.runner.put(self.MASTERWORK)
            t.runner.hand("Spy Camera").set(credits=0)
            t.runner.run("HQ")
            t.runner.accept(self.MASTERWORK)
            t.finish_run()
            assert t.card("Spy Camera").installed


class TestMuSafecracker:
    @pytest.mark.parametrize(("server", "price"), [("HQ", 1), ("R&D", 2)])
    def test_stealth_credits_buy_one_more_access(self, server: str, price: int) -> None:
        with Table("runner") as t:
            t.runner.put("Mu Safecracker")
            ghost = t.runner.put("Ghost Runner", tokens={"credit": 5})
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.run(server)
            t.settle()
            assert t.happened("access begins") == 0
            t.runner.accept("Mu Safecracker")
            t.finish_run()
            assert (len(accessed(t)), ghost.tokens("credit"), t.runner.credits) == (2, 5 - price, 5)
            t.runner.run(server)
            t.runner.decline()
            t.finish_run()
            assert len(accessed(t)) == 3

    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_other_credits_do_not(self, server: str) -> None:
        with Table("runner") as t:
            t.runner.put("Mu Safecracker")
            t.corp.hand("Hedge Fund", "Hedge Fund")
            if server == "R&D":
                t.runner.put("Ghost Runner", tokens={"credit": 1})  # one is too few
            t.runner.run(server)
            t.finish_run()
            assert len(accessed(t)) == 1

    def test_archives_are_no_safe(self) -> None:
        with Table("runner") as t:
            t.runner.put("Mu Safecracker")
            t.runner.put("Ghost Runner", tokens={"credit": 3})
            t.runner.run("Archives")
            t.finish_run()
            assert t.card("Ghost Runner").tokens("credit") == 3

    def test_the_next_run_is_another_one(self) -> None:
        with Table("runner") as t:
            t.runner.put("Mu Safecracker")
            t.runner.put("Ghost Runner", tokens={"credit": 1})
            t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
            t.runner.run("HQ")
            t.runner.accept("Mu Safecracker")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert len(accessed(t)) == 2 + 1


class TestPrognosticQLoop:
    def test_the_first_run_may_show_the_top_two_cards(self) -> None:
        with Table("runner") as t:
            t.runner.put("Prognostic Q-Loop")
            t.runner.deck("Diesel", "Corroder", "Clone Chip")
            t.runner.run("HQ")
            t.settle()
            assert t.happened("access begins") == 0
            t.runner.accept("Prognostic Q-Loop")
            t.finish_run()
            looked = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "looked at"]
            assert looked == ["Clone Chip", "Corroder"]
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("looked at") == 2
            assert top(t, RUNNER, 3) == ["Clone Chip", "Corroder", "Diesel"]

    def test_it_may_be_left(self) -> None:
        with Table("runner") as t:
            t.runner.put("Prognostic Q-Loop")
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            assert t.happened("looked at") == 0

    @pytest.mark.parametrize(("title", "cost"), [("Corroder", 2), ("Clone Chip", 1)])
    def test_the_top_card_is_revealed_and_may_be_installed_at_its_price(self, title: str, cost: int) -> None:
        with Table("runner") as t:
            t.runner.put("Prognostic Q-Loop")
            t.runner.deck("Diesel", title)
            t.runner.use("Prognostic Q-Loop")
            assert t.happened("revealed") == 1
            t.runner.pick(title)
            assert (t.card(title).installed, t.runner.credits) == (True, 5 - 1 - cost)
            assert not t.runner.can("use", "Prognostic Q-Loop")

    @pytest.mark.parametrize("title", ["Diesel", "Armitage Codebusting"])
    def test_other_cards_stay(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Prognostic Q-Loop")
            t.runner.deck(title)
            t.runner.use("Prognostic Q-Loop")
            assert (t.zone(title), t.runner.credits) == ("the stack", 4)

    def test_nobody_must_install(self) -> None:
        with Table("runner") as t:
            t.runner.put("Prognostic Q-Loop")
            t.runner.deck("Corroder")
            t.runner.use("Prognostic Q-Loop")
            t.runner.decline()
            assert t.zone("Corroder") == "the stack"

    def test_without_a_credit_nothing_is_revealed(self) -> None:
        with Table("runner") as t:
            t.runner.put("Prognostic Q-Loop")
            t.runner.deck("Corroder").set(credits=0)
            assert not t.runner.can("use", "Prognostic Q-Loop")


class TestSwift:
    def test_the_first_run_event_brings_a_click_before_the_run(self) -> None:
        with Table("runner") as t:
            t.runner.put("Swift")
            t.runner.hand("Diesel", "Dirty Laundry", "Dirty Laundry")
            t.runner.play("Diesel")
            assert t.runner.clicks == 3
            t.runner.play("Dirty Laundry")
            assert (t.runner.clicks, t.run) == (3, None)
            t.runner.act("server", server="Archives")
            t.finish_run()
            t.runner.play("Dirty Laundry")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert t.runner.clicks == 2
