"""What official rulings say of the Runner's identities, and of cards that are about them."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor.cards.vocabulary import HQ, RUNNER, Credits, MoveRun, paid, resource
from sneakdoor.decks import Deck, check
from sneakdoor.game import Game
from sneakdoor.testing import Table, table

STEVE = "Steve Cambridge: Master Grifter"


class TestRebirth:
    def offered(self, runner: str, *others: str) -> set[str]:
        t = Table(turn="runner", runner=runner)
        t.runner.outside(*others)
        t.runner.hand("Rebirth")
        if not t.runner.can("play", "Rebirth"):
            return set()
        t.state.forced = False
        t.runner.play("Rebirth")
        return {one.card for one in now(t).options}

    @pytest.mark.rule("1.5.4c")
    def test_identities_for_drafts_are_not_brought_along(self) -> None:
        deck = Deck.of("Noise", {"Rebirth": 1}, extras={"Wyvern: Chemically Enhanced": 1, "Quetzal": 1})
        words = [one.words for one in check(deck) if "Wyvern" in one.words or "Quetzal" in one.words]
        assert len(words) == 1
        assert "made for draft play only" in words[0]

    @pytest.mark.rule("1.2.5", "1.5.4")
    def test_a_faction_with_one_identity_has_no_other(self) -> None:
        for runner in ("Apex: Invasive Predator", "Adam: Compulsive Hacker"):
            assert self.offered(runner, "Quetzal: Free Spirit") == set()


class TestFreedomKhumalo:
    FREEDOM = "Freedom Khumalo: Crypto-Anarchist"

    @pytest.mark.rule("1.15.1")
    def test_a_card_that_costs_nothing_needs_no_counters(self) -> None:
        with Table(turn="runner", runner=self.FREEDOM) as t:
            t.corp.hand("Subliminal Messaging")
            t.runner.run("HQ")
            t.runner.use(self.FREEDOM)
            t.finish_run()
            assert t.zone("Subliminal Messaging") == "Archives"

    @pytest.mark.rule("2.3.1")
    def test_an_agenda_has_no_such_cost(self) -> None:
        with Table(turn="runner", runner=self.FREEDOM) as t:
            t.corp.hand("Hostile Takeover")
            t.runner.put("Imp", tokens={"virus": 9})
            t.runner.run("HQ")
            t.settle()
            assert t.runner.can("permit", "Imp")
            assert not t.runner.can("permit", self.FREEDOM)
            t.runner.act("go on")


class TestFindTheTruth:
    def adam(self) -> Game:
        extras = {"Find the Truth": 1, "Safety First": 1, "Neutralize All Threats": 1}
        runner = Deck.of("Adam", {"Sure Gamble": 45}, extras=extras)
        corp = Deck.of("Haas-Bioroid: Engineering the Future", {"Hedge Fund": 49})
        return Game.new(corp=corp, runner=runner, seed=3, skip_forced=True, rules=table.default_rules)

    @pytest.mark.rule("1.6.1", "1.5.4")
    def test_the_starting_hand_is_not_revealed(self) -> None:
        game = self.adam()
        told = game.state.journal.entries[: game.state.journal.length]
        assert len(game.state.hand[RUNNER]) == 5
        assert not [one for one in told if one.kind == "revealed"]

    @pytest.mark.both
    @pytest.mark.rule("9.2.8")
    @pytest.mark.parametrize("first", ["Find the Truth", STEVE])
    def test_it_may_come_before_steve_or_after_him(self, first: str) -> None:
        with Table(turn="runner", runner=STEVE) as t:
            t.runner.put("Find the Truth")
            t.runner.discard("Diesel", "Easy Mark")
            t.runner.run("HQ")
            second = "Find the Truth" if first == STEVE else STEVE
            for title in (first, second):
                t.runner.trigger(title)
                if title == STEVE:
                    t.runner.pick("Diesel")  # and the other one
                    t.corp.pick("Diesel")
            t.finish_run()
            assert t.runner.titles("hand") == ["Easy Mark"]


class TestOmarKeung:
    OMAR = "Omar Keung: Conspiracy Theorist"

    @pytest.mark.rule("1.4:1.14.1b")
    def test_the_server_is_chosen_when_the_run_would_be_successful(self) -> None:
        with Table(turn="runner", runner=self.OMAR) as t:
            t.corp.put("Ice Wall", "Archives")
            t.runner.use(self.OMAR)
            assert now(t).kind != "choose a server"
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [1]

    @pytest.mark.rule("1.4:6.7.3a", "6.1.2b")
    def test_a_run_that_was_led_away_from_archives_is_not_led_further(self) -> None:
        detour = resource("Detour", "neutral_runner", paid(Credits(0), MoveRun(server=int(HQ))), cost=0, influence=0)
        with Table(turn="runner", runner=self.OMAR, cards=(detour,)) as t:
            t.runner.put("Detour")
            t.runner.use(self.OMAR)
            t.runner.use("Detour")
            t.finish_run()
            assert [one.server for one in t.state.journal.since(0) if one.kind == "successful run"] == [HQ]


class TestLizaTalkingThunder:
    LIZA = "Liza Talking Thunder: Prominent Legislator"

    @pytest.mark.rule("9.8.1b")
    def test_who_avoids_the_tag_draws_all_the_same(self) -> None:
        with Table(turn="runner", runner=self.LIZA) as t:
            t.runner.put("Decoy")
            t.runner.run("HQ")
            t.runner.use("Decoy")
            t.finish_run()
            assert (t.state.tags, len(t.runner.titles("hand"))) == (0, 2)


class TestSteveCambridge:
    @pytest.mark.rule("1.15.10", "1.2.3")
    def test_one_card_in_the_heap_is_not_enough(self) -> None:
        with Table(turn="runner", runner=STEVE) as t:
            t.runner.discard("Diesel")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("discard") == ["Diesel"]
            assert t.state.removed == []

    @pytest.mark.rule("8.6.7", "3.7.1")
    def test_a_run_event_is_not_in_the_heap_yet(self) -> None:
        with Table(turn="runner", runner=STEVE) as t:
            t.runner.discard("Diesel")
            t.runner.hand("Legwork")
            t.runner.play("Legwork")
            t.finish_run()
            assert t.runner.titles("discard") == ["Diesel", "Legwork"]


class TestAyla:
    @pytest.mark.rule("1.6.2", "1.6.6a")
    def test_a_mulligan_leaves_her_nvram_alone(self) -> None:
        runner = Deck.of("Ayla “Bios” Rahim", {"Sure Gamble": 3, "Diesel": 42})
        corp = Deck.of("Haas-Bioroid: Engineering the Future", {"Hedge Fund": 49})
        game = Game.new(corp=corp, runner=runner, seed=3, rules=table.default_rules)
        aside: list[int] = []
        while (d := game.decision) is not None and d.kind != "action":
            if d.side == RUNNER and any(one.kind == "yes" for one in d.options):
                aside = list(game.state.aside)
                game.choose(next(one for one in d.options if one.kind == "yes"))
                break
            game.choose(d.options[0])
        assert len(aside) == 4
        assert list(game.state.aside) == aside
        assert len(game.state.hand[RUNNER]) == 5
