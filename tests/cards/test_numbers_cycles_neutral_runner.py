"""Neutral Runner cards of the cycles, by their numbers and by what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, now, strike, top, trial

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import (
    HQ,
    NET,
    RND,
    Credits,
    DuringRun,
    MoveRun,
    Prevents,
    operation,
    paid,
    play,
    resource,
)
from sneakdoor.language.instructions.effects import Draw
from sneakdoor.testing import Table

AGAIN = resource("Again", "neutral_runner", paid(Credits(0), MoveRun(""), only=DuringRun()), cost=0)
AWAY = resource("Away", "neutral_runner", paid(Credits(0), MoveRun(server=int(RND)), only=DuringRun()), cost=0)


@pytest.mark.parametrize("title", ["Eden Shard", "Hades Shard", "Rebirth", "DJ Fenris", "The Black File"])
def test_a_card_that_says_one_per_deck_is_limited_to_one(title: str) -> None:
    known = book()
    card = known.cards[known.by_title[title]]
    assert "Limit 1 per deck." in [one.say() for one in card.abilities]
    assert card.deck_limit == 1


@pytest.mark.parametrize("title", ["By Any Means", "Early Bird"])
def test_a_priority_event_says_that_it_is_played_with_the_first_click(title: str) -> None:
    known = book()
    card = known.cards[known.by_title[title]]
    assert "Play only as your first [click]." in [one.say() for one in card.abilities]
    with Table("runner") as t:
        t.runner.hand(title)
        assert t.runner.can("play", title)
        t.runner.act("credit")
        assert not t.runner.can("play", title)


@pytest.mark.parametrize(("title", "server"), [("Eden Shard", "R&D"), ("Hades Shard", "Archives")])
class TestShards:
    def test_a_shard_is_installed_for_nothing_in_place_of_accessing_cards_of_its_server(
        self, title: str, server: str
    ) -> None:
        with Table("runner") as t:
            t.corp.discard("Hedge Fund")
            t.runner.hand(title)
            t.runner.run(server)
            t.runner.accept()
            assert (t.card(title).installed, t.runner.credits, t.happened("accessed")) == (True, 5, 0)

    def test_a_shard_need_not_be_installed(self, title: str, server: str) -> None:
        with Table("runner") as t:
            t.corp.discard("Hedge Fund")
            t.runner.hand(title)
            t.runner.run(server)
            t.runner.decline()
            t.finish_run()
            assert (t.runner.titles("hand"), t.happened("accessed")) == ([title], 1)

    def test_a_shard_stays_in_the_grip_after_other_runs_and_out_of_the_stack(self, title: str, server: str) -> None:
        with Table("runner") as t:
            t.corp.discard("Hedge Fund")
            t.runner.hand(title)
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("hand") == [title]
        with Table("runner") as t:
            t.runner.deck(title)
            t.runner.run(server)
            t.finish_run()
            assert t.zone(title) == "the stack"


class TestUsing:
    @pytest.mark.both
    def test_hades_shard_is_trashed_to_access_all_of_archives(self) -> None:
        with Table("runner") as t:
            t.corp.discard("Hedge Fund", "Ice Wall", "PAD Campaign", faceup=False)
            t.corp.hand("Enigma")
            t.runner.put("Hades Shard")
            t.runner.use("Hades Shard")
            while now(t).kind in ("access", "accessed card"):
                t.game.choose(now(t).options[0])
            assert (t.zone("Hades Shard"), t.happened("accessed")) == ("the heap", 3)

    def test_eden_shard_makes_the_corp_draw_2(self) -> None:
        with Table("runner") as t:
            t.runner.put("Eden Shard")
            t.runner.use("Eden Shard")
            assert (len(t.corp.titles("hand")), len(t.runner.titles("hand")), t.zone("Eden Shard")) == (
                2,
                0,
                "the heap",
            )

    def test_plascrete_carapace_prevents_a_meat_damage_for_each_counter_and_goes_with_the_last(self) -> None:
        with Table("corp", cards=(strike(2, "meat"),)) as t:
            carapace = t.runner.put("Plascrete Carapace", tokens={"power": 2})
            t.runner.hand("Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("Plascrete Carapace")
            assert (carapace.tokens("power"), carapace.zone) == (1, "the play area")
            t.runner.use("Plascrete Carapace")
            assert (carapace.zone, len(t.runner.titles("hand"))) == ("the heap", 3)

    def test_mass_install_installs_at_most_3_programs(self) -> None:
        with Table("runner") as t:
            t.runner.set(credits=20).hand("Mass Install", "Corroder", "Mimic", "Datasucker", "Wyrm")
            t.runner.play("Mass Install")
            for title in ("Corroder", "Mimic", "Datasucker"):
                t.runner.act("pick", title)
                t.runner.act("done") if now(t).kind == "trash like cards" else None
            t.settle()
            assert now(t).kind == "action"
            assert (t.runner.titles("hand"), t.runner.credits) == (["Wyrm"], 20 - 1 - 2 - 3 - 1)

    def test_ghost_runner_pays_during_runs_and_goes_with_its_last_credit(self) -> None:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        ghost = t.runner.put("Ghost Runner", tokens={"credit": 1})
        t.runner.set(credits=0).hand("Datasucker")
        assert not t.runner.can("install", "Datasucker")
        encounter(t, "HQ")
        t.runner.break_subroutines("Corroder")
        assert (ghost.zone, t.runner.credits) == ("the heap", 0)


class TestAngelArena:
    def test_angel_arena_comes_with_as_many_counters_as_were_paid(self) -> None:
        with Table("runner") as t:
            t.runner.hand("Angel Arena", "Akamatsu Mem Chip")
            t.runner.act("install", "Angel Arena")
            t.runner.number(3)
            assert (t.card("Angel Arena").tokens("power"), t.runner.credits) == (3, 2)
            t.runner.install("Akamatsu Mem Chip")
            assert t.card("Angel Arena").tokens("power") == 3

    def test_a_counter_shows_the_top_of_the_stack_which_may_go_to_the_bottom(self) -> None:
        with Table("runner") as t:
            arena = t.runner.put("Angel Arena", tokens={"power": 2})
            t.runner.deck("Mimic", "Corroder")
            t.corp.deck("Enigma")
            t.runner.use("Angel Arena")
            assert (arena.tokens("power"), t.happened("revealed")) == (1, 1)
            t.runner.yes()
            assert (top(t, 1), top(t, 0)) == (["Mimic"], ["Enigma"])
            assert t.state.card(t.state.deck[1][0]).title == "Corroder"
            t.runner.use("Angel Arena")
            t.runner.no()
            assert (top(t, 1), arena.zone, t.runner.clicks) == (["Mimic"], "the heap", 4)


class TestGuruDavinder:
    def test_guru_davinder_asks_nothing_when_another_card_has_prevented_the_damage(self) -> None:
        shelter = resource("Shelter", "neutral_runner", Prevents("damage", what=(NET,)), cost=0)
        with Table("corp", cards=(strike(1, "net"), shelter)) as t:
            t.runner.put("Shelter")
            guru = t.runner.put("Guru Davinder")
            t.runner.hand("Sure Gamble")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.settle()
            assert [one.src for one in t.state.journal.since(0) if one.kind == "prevented"] == [t.cid("Shelter")]
            assert (guru.zone, t.runner.credits, t.runner.titles("hand")) == ("the play area", 5, ["Sure Gamble"])


class TestCorporateDefector:
    def test_the_card_that_the_corp_draws_for_a_click_is_revealed(self) -> None:
        with Table("corp") as t:
            t.runner.put("Corporate Defector")
            t.corp.act("draw")
            assert (t.happened("revealed"), len(t.corp.titles("hand"))) == (1, 1)

    def test_what_is_drawn_otherwise_or_by_the_runner_is_not(self) -> None:
        courier = operation("Courier", "neutral_corp", play(Draw(2)), cost=0)
        with Table("corp", cards=(courier,)) as t:
            t.runner.put("Corporate Defector")
            t.corp.hand("Courier")
            t.corp.play("Courier")
            t.end_turn()
            t.runner.act("draw")
            assert t.happened("revealed") == 0


class TestRiggedResults:
    @staticmethod
    def deceive(t: Table) -> None:
        t.runner.hand("Rigged Results")
        t.runner.play("Rigged Results")
        t.runner.number(1)
        t.corp.number(0)

    def test_the_chosen_ice_is_bypassed_only_the_first_time(self) -> None:
        with Table("runner", cards=(AGAIN, trial("Barrier"))) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Again")
            self.deceive(t)
            t.runner.pick("Trial") if now(t).kind not in ("paid ability window", "jack out") else None
            while t.happened("passed") == 0:
                t.game.choose(next(o for o in now(t).options if o.kind in ("pass", "continue")))
            t.runner.use("Again")
            t.finish_run()
            assert (t.happened("bypassed"), t.corp.credits) == (1, 8)

    def test_the_chosen_ice_is_not_bypassed_in_another_run(self) -> None:
        with Table("runner", cards=(AWAY, trial("Barrier"))) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Away")
            t.runner.put("Doppelgänger")
            self.deceive(t)
            t.runner.use("Away")
            t.settle()
            while now(t).kind in ("access", "accessed card"):
                t.game.choose(next((o for o in now(t).options if o.kind == "go on"), now(t).options[0]))
            t.runner.accept()
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert HQ in [one.server for one in t.state.journal.since(0) if one.kind == "successful run"]
            assert (t.happened("bypassed"), t.corp.credits) == (0, 8)
