"""What Adam's, Apex's and Sunny's cards of Data and Destiny do."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, got_in, strike, trial

from sneakdoor.cards.vocabulary import TAGGED, Credits, Draw, EndRun, If, ice, paid, resource, sub
from sneakdoor.model.enums import CORP
from sneakdoor.testing import Table

SUNNY = "Sunny Lebeau: Security Specialist"


class TestBrainChip:
    @pytest.mark.parametrize(
        ("stolen", "points"), [((), 0), (("Hostile Takeover",), 1), (("Private Security Force",), 2)]
    )
    def test_each_point_is_memory_and_room_in_hand(self, stolen: tuple[str, ...], points: int) -> None:
        with Table("runner") as t:
            t.runner.scored(*stolen)
            t.corp.scored("Braintrust")
            t.runner.put("Brain Chip")
            t.settle()
            assert t.runner.memory == (0, 4 + points)
            assert t.runner.hand_size == 5 + points


class TestIndependentThinking:
    def played(self, *trashed: str) -> list[str]:
        with Table("runner") as t:
            t.runner.hand("Independent Thinking").deck(*["Diesel"] * 12)
            for title in ("Armitage Codebusting", "Corroder", "Safety First", "Bank Job", "Cyberfeeder", "Kati Jones"):
                t.runner.put(title)
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.play("Independent Thinking")
            assert t.runner.credits == 4
            assert not t.runner.can("pick", "PAD Campaign")
            for title in trashed:
                t.runner.act("pick", title)
            if len(trashed) < 5:
                t.runner.act("done")
            t.settle()
            assert all(t.zone(title) == "the heap" for title in trashed)
            return t.runner.titles("hand")

    def test_a_card_for_each_and_two_with_a_directive_among_them(self) -> None:
        assert len(self.played("Armitage Codebusting")) == 1
        assert len(self.played("Armitage Codebusting", "Corroder")) == 2
        assert len(self.played("Armitage Codebusting", "Safety First")) == 4

    def test_no_more_than_five(self) -> None:
        chosen = ("Armitage Codebusting", "Corroder", "Safety First", "Bank Job", "Cyberfeeder")
        assert len(self.played(*chosen)) == 10

    def test_a_directive_that_stays_counts_for_nothing(self) -> None:
        assert len(self.played("Kati Jones", "Bank Job")) == 2


class TestMultithreader:
    def test_two_credits_a_turn_for_programs_and_nothing_else(self) -> None:
        with Table("runner", cards=(trial("Barrier", 4, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Multithreader")
            t.runner.put("Corroder")
            t.runner.hand("Armitage Codebusting")
            t.end_turn()
            t.end_turn()
            assert t.card("Multithreader").tokens("credit") == 2
            t.runner.set(credits=1)
            encounter(t, "HQ")
            t.runner.use("Corroder", "strength")
            t.runner.number(1)
            t.runner.use("Corroder", "strength")
            t.runner.number(1)
            t.runner.use("Corroder", "Break")
            assert (t.card("Multithreader").tokens("credit"), t.runner.credits) == (0, 0)

    def test_an_install_is_not_paid_with_them(self) -> None:
        with Table("runner") as t:
            t.runner.put("Multithreader", tokens={"credit": 2})
            t.runner.hand("Armitage Codebusting").set(credits=0)
            assert not t.runner.can("install", "Armitage Codebusting")

    def test_nor_an_ability_of_something_else(self) -> None:
        well = resource("Well", "neutral_runner", paid(Credits(1), Draw(1)), cost=0)
        with Table("runner", cards=(well,)) as t:
            t.runner.put("Multithreader", tokens={"credit": 2})
            t.runner.put("Well")
            t.runner.set(credits=0)
            assert not t.runner.can("use", "Well")


class TestEndlessHunger:
    def test_it_breaks_what_ends_the_run_and_nothing_else(self) -> None:
        with Table("runner") as t:
            t.corp.put("Wall of Thorns", "HQ", rezzed=True)  # damage, and the end of the run
            t.runner.put("Endless Hunger")
            t.runner.put("Cyberfeeder")
            t.runner.hand("Diesel", "Diesel", "Diesel")
            encounter(t, "HQ")
            t.runner.use("Endless Hunger")
            t.runner.pick("Cyberfeeder")
            assert not t.runner.can("use", "Endless Hunger")
            assert got_in(t)
            assert t.happened("damaged") == 1
            assert t.zone("Cyberfeeder") == "the heap"

    def test_an_end_that_depends_on_something_is_not_what_it_breaks(self) -> None:
        wary = ice("Trial", "neutral_corp", sub(If(TAGGED, (EndRun(),))), subtypes="Barrier", cost=0, strength=1)
        with Table("runner", cards=(wary,)) as t:
            t.runner.set(tags=1)
            t.corp.put("Trial", "R&D", rezzed=True)
            t.runner.put("Endless Hunger")
            t.runner.put("Cyberfeeder")
            t.runner.run("R&D")
            assert not got_in(t)
            assert t.happened("used") == 0

    def test_it_may_feed_on_itself(self) -> None:
        with Table("runner") as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Endless Hunger")
            encounter(t, "HQ")
            t.runner.use("Endless Hunger")
            assert t.zone("Endless Hunger") == "the heap"
            assert got_in(t)

    def test_a_card_of_the_corp_is_no_food_and_a_stronger_wall_stands(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": 11})
            t.runner.put("Endless Hunger")
            t.runner.put("Cyberfeeder")
            t.runner.run("HQ")
            assert not got_in(t)
            t.runner.run("Archives")
            t.finish_run()
            assert t.happened("used") == 0


class TestHeartbeat:
    @pytest.mark.parametrize("times", [0, 1, 2])
    def test_an_installed_card_prevents_one_damage(self, times: int) -> None:
        with Table("corp", cards=(strike(2),)) as t:
            t.corp.hand("Strike")
            t.runner.put("Heartbeat")
            t.runner.put("Cyberfeeder")
            t.runner.put("Armitage Codebusting")
            t.runner.hand("Diesel", "Diesel", "Diesel")
            t.corp.play("Strike")
            for title in ("Cyberfeeder", "Armitage Codebusting")[:times]:
                t.runner.use("Heartbeat")
                t.runner.pick(title)
            if times < 2:
                t.runner.pass_()
            t.settle()
            assert len(t.runner.titles("hand")) == 1 + times
            assert t.runner.memory == (0, 5)

    def test_cards_of_the_corp_prevent_nothing(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.corp.hand("Strike").put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.put("Heartbeat")
            t.runner.hand("Diesel")
            t.corp.play("Strike")
            t.runner.use("Heartbeat")
            t.settle()
            assert t.zone("Heartbeat") == "the heap"
            assert t.zone("PAD Campaign") == "the play area"


class TestPrey:
    def hunting(self, tokens: int, *food: str) -> Table:
        t = Table("runner", cards=(trial("Sentry", 1, 1),))
        t.corp.put("Ice Wall", "HQ", rezzed=True, tokens={"advancement": tokens})
        t.corp.put("Trial", "HQ", rezzed=True)  # the outer one
        t.runner.hand("Prey").set(credits=20)
        t.runner.put("Corroder")
        for title in food:
            t.runner.put(title)
        t.runner.play("Prey")
        t.runner.act("server", server="HQ")
        t.settle()
        return t

    def test_as_many_cards_as_the_ice_is_strong(self) -> None:
        with self.hunting(1, "Bank Job", "Armitage Codebusting") as t:
            t.runner.decline()
            encounter(t)
            t.runner.break_subroutines("Corroder")
            t.runner.accept("Prey")
            t.runner.pick("Bank Job", "Armitage Codebusting")
            t.settle()
            assert t.zone("Ice Wall") == "Archives"
            assert (t.zone("Bank Job"), t.zone("Armitage Codebusting")) == ("the heap", "the heap")
            assert t.zone("Trial") == "the play area"

    def test_too_few_cards_and_it_is_not_asked(self) -> None:
        with self.hunting(2, "Bank Job") as t:
            t.runner.decline()
            encounter(t)
            t.runner.use("Corroder", "strength")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.zone("Ice Wall") == "the play area"

    def test_once_in_the_run(self) -> None:
        with self.hunting(0, "Bank Job", "Armitage Codebusting") as t:
            t.corp.hand()
            t.runner.accept("Prey")
            t.runner.pick("Bank Job")
            encounter(t)
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert (t.zone("Trial"), t.zone("Ice Wall")) == ("Archives", "the play area")


class TestWasteland:
    def test_the_first_card_of_your_own_each_turn(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Wasteland")
            t.runner.put("All-nighter")
            t.runner.put("All-nighter")
            t.runner.set(credits=4)
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.settle()
            assert t.runner.credits == 0
            t.runner.use("All-nighter")
            t.settle()
            assert t.runner.credits == 1
            t.runner.use("All-nighter")
            t.settle()
            assert t.runner.credits == 1

    def test_what_the_corp_trashes_pays_nothing(self) -> None:
        with Table("corp") as t:
            t.runner.put("Wasteland")
            t.runner.put("All-nighter")
            t.runner.set(tags=1, credits=0)
            t.corp.act("trash resource", "All-nighter")
            t.settle()
            assert t.runner.credits == 0


class TestGlobalsecSecurityClearance:
    def test_it_wants_two_link(self) -> None:
        for identity, possible in ((SUNNY, True), ("Chaos Theory: Wünderkind", False)):
            with Table("runner", runner=identity) as t:
                t.runner.hand("Globalsec Security Clearance")
                if not possible:
                    t.runner.put("Access to Globalsec")  # one link
                assert t.runner.can("install", "Globalsec Security Clearance") is possible

    def test_a_click_for_a_look_at_the_top_card(self) -> None:
        with Table("corp", clicks=1, runner=SUNNY) as t:
            t.corp.deck("Hedge Fund", "Ice Wall", "Enigma")
            t.runner.put("Globalsec Security Clearance")
            t.end_turn()
            t.runner.accept()
            t.settle()
            assert t.runner.clicks == 3
            assert t.happened("clicks lost") == 1
            assert t.happened("looked at") == 1
            assert t.game.view(t.runner.side).corp.deck.known[0] == t.state.card(t.state.deck[CORP][-1]).title

    def test_it_may_be_left(self) -> None:
        with Table("corp", clicks=1, runner=SUNNY) as t:
            t.runner.put("Globalsec Security Clearance")
            t.end_turn()
            t.runner.decline()
            t.settle()
            assert (t.runner.clicks, t.happened("looked at")) == (4, 0)


class TestCloudBreakers:
    @pytest.mark.parametrize(
        ("title", "kind"), [("GS Sherman M3", "Barrier"), ("GS Shrike M2", "Sentry"), ("GS Striker M1", "Code Gate")]
    )
    def test_two_credits_break_everything_and_two_are_three_strength(self, title: str, kind: str) -> None:
        with Table("runner", runner=SUNNY, cards=(trial(kind, 4, 3),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.set(credits=9)
            encounter(t, "HQ")
            assert not t.runner.can("use", title, says="Break")
            t.runner.use(title, "strength")
            assert t.card(title).strength == 4
            break_once(t, title)
            assert t.runner.credits == 5
            before = t.corp.credits
            assert got_in(t)
            assert t.corp.credits == before

    @pytest.mark.parametrize(
        ("title", "kind"), [("GS Sherman M3", "Sentry"), ("GS Shrike M2", "Code Gate"), ("GS Striker M1", "Barrier")]
    )
    def test_other_ice_is_not_for_it(self, title: str, kind: str) -> None:
        with Table("runner", runner=SUNNY, cards=(trial(kind, 1, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            encounter(t, "HQ")
            assert not t.runner.can("use", title, says="Break")

    @pytest.mark.rule("3.9.3")
    @pytest.mark.parametrize("title", ["GS Sherman M3", "GS Shrike M2", "GS Striker M1"])
    def test_with_two_link_it_takes_no_memory(self, title: str) -> None:
        for identity, used in ((SUNNY, 0), ("Chaos Theory: Wünderkind", 1)):
            with Table("runner", runner=identity) as t:
                t.runner.put(title)
                t.runner.put("Access to Globalsec" if used else "Corroder")  # one link is not enough
                t.settle()
                assert t.runner.memory[0] == 1

    @pytest.mark.parametrize(
        ("title", "kind"), [("GS Sherman M3", "Barrier"), ("GS Shrike M2", "Sentry"), ("GS Striker M1", "Code Gate")]
    )
    def test_the_strength_is_for_one_encounter(self, title: str, kind: str) -> None:
        with Table("runner", runner=SUNNY, cards=(trial(kind, 1, 1),)) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put(title)
            t.runner.set(credits=9)
            encounter(t, "HQ")
            t.runner.use(title, "strength")
            t.runner.act("pass")
            encounter(t)
            assert t.card(title).strength == 1

    @pytest.mark.rule("8.2.5d")
    def test_it_finds_room_where_there_is_none(self) -> None:
        with Table("runner", runner=SUNNY) as t:
            for title in ("Crypsis", "Corroder", "Mimic", "Gordian Blade"):
                t.runner.put(title)
            t.runner.hand("GS Sherman M3")
            t.runner.install("GS Sherman M3")
            t.runner.act("done")
            t.settle()
            assert t.zone("GS Sherman M3") == "the play area"
            assert t.runner.memory == (4, 4)


class TestJakSinclair:
    @pytest.mark.parametrize(("identity", "cost"), [(SUNNY, 1), ("Chaos Theory: Wünderkind", 3)])
    def test_link_makes_it_cheaper(self, identity: str, cost: int) -> None:
        with Table("runner", runner=identity) as t:
            t.runner.hand("Jak Sinclair").set(credits=5)
            t.runner.install("Jak Sinclair")
            t.settle()
            assert t.runner.credits == 5 - cost

    def test_a_run_before_the_turn_in_which_programs_rest(self) -> None:
        well = resource("Well", "neutral_runner", paid(Credits(0), Draw(1)), cost=0)
        with Table("corp", clicks=1, runner=SUNNY, cards=(well,)) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Jak Sinclair")
            t.runner.put("Corroder")
            t.runner.put("Well")
            t.end_turn()
            t.runner.accept()
            t.runner.act("server", server="HQ")
            encounter(t)
            assert not t.runner.can("use", "Corroder")
            assert t.runner.can("use", "Well")
            assert not got_in(t)
            assert t.runner.clicks == 4
            encounter(t, "HQ")
            assert t.runner.can("use", "Corroder", says="Break")

    def test_it_may_be_left(self) -> None:
        with Table("corp", clicks=1, runner=SUNNY) as t:
            t.runner.put("Jak Sinclair")
            t.end_turn()
            t.runner.decline()
            t.settle()
            assert t.happened("run begins") == 0


class TestSecurityChip:
    def test_one_icebreaker_gets_as_strong_as_there_is_link(self) -> None:
        with Table("runner", runner=SUNNY) as t:
            t.runner.put("Security Chip")
            t.runner.put("Corroder")
            t.runner.put("Mimic")
            assert not t.runner.can("use", "Security Chip")
            t.runner.run("HQ")
            t.runner.use("Security Chip")  # with nothing in the cloud there is nothing else to choose
            t.runner.pick("Corroder")
            assert (t.card("Corroder").strength, t.card("Mimic").strength) == (4, 3)
            t.finish_run()
            assert t.card("Corroder").strength == 2
            assert t.zone("Security Chip") == "the heap"

    def test_or_any_number_of_those_in_the_cloud(self) -> None:
        with Table("runner", runner=SUNNY) as t:
            t.runner.put("Security Chip")
            for title in ("Corroder", "GS Shrike M2", "GS Sherman M3"):
                t.runner.put(title)
            t.runner.run("HQ")
            t.runner.use("Security Chip")
            t.runner.mode("any number")
            assert not t.runner.can("pick", "Corroder")
            t.runner.pick("GS Shrike M2", "GS Sherman M3")
            assert (t.card("GS Shrike M2").strength, t.card("GS Sherman M3").strength) == (3, 3)
