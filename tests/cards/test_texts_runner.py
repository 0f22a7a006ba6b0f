"""The composed texts of the Runner's cards say what the cards do, and the cards do what the texts say."""

from __future__ import annotations

import pytest
from tests.verbs import encounter

from sneakdoor.cards.registry import book
from sneakdoor.testing import Table

SAID = [
    ("Assimilator", "Choose 1 installed facedown Runner card and turn it faceup."),
    ("Charlatan", "The first time you approach a rezzed piece"),
    ("Drive By", "If it is exposed this way and it is an installed asset or upgrade, trash it."),
    ("Forked", "The first time you break all subroutines on a sentry during that run, trash it."),
    ("Freedom Khumalo: Crypto-Anarchist", "where X is its rez or play cost, to trash it."),
    ("Hades Shard", "[trash]: You access all cards in Archives."),
    ("Harbinger", "instead of adding it to your heap."),
    ("Inside Job", "a piece of ice during that run, bypass that ice."),
    ("Inversificator", "swap it with another installed piece of ice."),
    ("Off-Campus Apartment", "Whenever you install a connection on this resource, draw 1 card."),
    ("Patchwork", "you may trash 1 card from your grip."),
    ("Reboot", "install up to 5 cards from your heap facedown, one after the other."),
    ("Recon", "a piece of ice during that run, you may jack out."),
    ("Abagnale", "Bypass the encountered ice. Use this ability only while encountering a code gate."),
    ("Always Be Running", "your next action must be a run action or playing a run event, if able."),
    ("Artist Colony", "Search your stack for 1 card that can be installed. Shuffle your stack. Install that card."),
    ("Crypsis", "remove 1 virus counter from this program or trash this program."),
    ("Demolition Run", "during that run, you may pay 0[credit]"),
    ("Eden Shard", "while this resource is in your grip, instead of accessing cards, you may install this resource"),
    ("Egret", "The host ice gains sentry, code gate, and barrier."),
    ("Film Critic", "you may host it on this resource if there is no hosted agenda."),
    ("Networking", "if this event would be trashed this turn, instead add this event to your grip."),
    ("Pawn", "if there is a piece of ice directly behind the host of this program, host this program on it."),
    ("Pawn", "Otherwise, trash this program and install 1 Caïssa program from your grip or your heap, ignoring all"),
    ("Personal Workshop", "\n1[credit]: Choose 1 hosted card with a power counter. Remove 1 power counter from it."),
    ("Personal Workshop", "When there is a hosted card without power counters, you must install 1 hosted card"),
    ("Personal Workshop", "If it cannot be installed, trash it."),
    ("Queen's Gambit", "Gain 2[credit] for each token placed this way."),
    ("Salsette Slums", "anywhere but in Archives, you may pay [credit] equal to its trash cost to remove it"),
    ("Scrubber", "Use hosted credits to pay trash costs."),
    ("Spear Phishing", "the innermost piece of ice protecting that server during that run,"),
    ("Stimhack", "Hosted credits count as credits of your pool during that run."),
    ("Street Peddler", "You can look at hosted cards at any time."),
    (
        "Surfer",
        "1 piece of ice directly before or after the encountered ice and swap it with the encountered ice. The run",
    ),
    ("System Seizure", "whatever raises its strength lasts for the remainder of this run."),
    ("Test Run", "or install 1 program from your heap, ignoring all costs."),
    ("Test Run", "when this turn ends, add that card to the top of your stack."),
]


@pytest.mark.parametrize(("title", "words"), SAID)
def test_a_card_says_so(title: str, words: str) -> None:
    known = book()
    assert words in known.cards[known.by_title[title]].text


class TestInsideJob:
    @pytest.mark.both
    @pytest.mark.rule("6.7.3")
    def test_what_it_waits_for_is_over_with_its_run(self) -> None:
        with Table("runner") as t:
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.hand("Inside Job")
            t.runner.play("Inside Job")
            t.runner.act("server", server="Archives")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert (t.happened("bypassed"), t.happened("successful run")) == (0, 1)


class TestCrypsis:
    def broken(self, counters: int) -> Table:
        t = Table(turn="runner")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Crypsis", tokens={"virus": counters})
        encounter(t, "HQ")
        t.runner.use("Crypsis", "+1")
        t.runner.use("Crypsis", "Break")
        t.settle()
        return t

    @pytest.mark.both
    @pytest.mark.rule("9.8.5b", "1.4:9.10.4g")
    @pytest.mark.parametrize(("which", "installed", "left"), [("Remove", True, 1), ("Trash", False, 0)])
    def test_a_counter_or_the_program_goes_as_the_runner_likes(self, which: str, installed: bool, left: int) -> None:
        with self.broken(2) as t:
            t.runner.mode(which)
            t.finish_run()
            assert t.card("Crypsis").installed is installed
            assert t.state.tokens(t.cid("Crypsis"), "virus") == left

    @pytest.mark.rule("9.8.5b")
    def test_without_a_counter_only_the_program_is_left(self) -> None:
        with self.broken(0) as t:
            t.finish_run()
            assert t.zone("Crypsis") == "the heap"


class TestStimhack:
    FEE = "Universal Connectivity Fee"

    def running(self, *rig: str, pool: int = 2, tags: int = 0) -> Table:
        t = Table(turn="runner")
        t.corp.put(self.FEE, "HQ", rezzed=True)
        for one in rig:
            t.runner.put(one)
        t.runner.set(credits=pool, tags=tags).hand("Stimhack", *["Sure Gamble"] * 3)
        t.runner.play("Stimhack")
        t.runner.act("server", server="HQ")
        return t

    @pytest.mark.rule("1.10.3b", "1.10.2")
    def test_a_credit_that_is_lost_is_one_of_its_own_first(self) -> None:
        with self.running() as t:
            assert (t.runner.credits, t.card("Stimhack").tokens("credit")) == (2, 8)
            t.finish_run()
            assert t.runner.credits == 2

    @pytest.mark.rule("1.10.3b", "1.10.2")
    def test_who_loses_all_credits_loses_these_too(self) -> None:
        with self.running(tags=1) as t:
            assert (t.runner.credits, t.card("Stimhack").tokens("credit")) == (0, 0)
            t.finish_run()

    @pytest.mark.rule("1.10.3b", "9.6.2c")
    def test_the_pool_is_not_empty_before_they_are_gone(self) -> None:
        with self.running("Order of Sol", "Corroder", pool=1) as t:
            for _ in range(9):
                t.runner.use("Corroder", "+1")
                t.runner.number(1)
            assert (t.card("Stimhack").tokens("credit"), t.happened("no credits")) == (0, 0)
            t.runner.use("Corroder", "+1")  # with the Runner's own last credit
            assert (t.happened("no credits"), t.runner.credits) == (1, 1)
            t.finish_run()

    @pytest.mark.rule("1.10.3b", "9.6.2c")
    def test_its_last_credit_may_be_the_last_of_the_pool(self) -> None:
        with self.running("Order of Sol", "Corroder", pool=1) as t:
            t.runner.use("Corroder", "+1")
            t.runner.number(0)
            for _ in range(9):
                assert t.happened("no credits") == 0
                t.runner.use("Corroder", "+1")
            assert (t.happened("no credits"), t.runner.credits) == (1, 1)
            t.finish_run()

    @pytest.mark.rule("1.10.3b", "9.6.2c")
    def test_it_is_empty_when_the_run_is_over(self) -> None:
        with self.running("Order of Sol", "Corroder", pool=1) as t:
            t.runner.use("Corroder", "+1")
            t.runner.number(0)  # from the pool
            assert (t.runner.credits, t.happened("no credits")) == (0, 0)
            t.finish_run()
            t.runner.trigger("Order of Sol")  # before or after the damage
            assert (t.happened("no credits"), t.runner.credits) == (1, 1)
