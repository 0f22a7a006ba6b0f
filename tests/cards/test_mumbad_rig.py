"""What hardware and Runner identities of the Mumbad cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import accessed as accessed_titles
from tests.verbs import damaged, encounter, strike, top, who

from sneakdoor.cards.vocabulary import BRAIN, MEAT, NET, Damage, ForceEncounter, accessed, ice, sub
from sneakdoor.model.enums import CORP, RUNNER, DamageKind
from sneakdoor.testing import Table

RAMUJAN = "Ramujan-reliant 550 BMI"
NERO = "Nero Severn: Information Broker"


@pytest.mark.rule("3.8.5")
@pytest.mark.parametrize(("title", "mu", "link"), [("Reflection", 1, 1), ("Maya", 2, 0)])
def test_a_console_brings_memory_and_suffers_no_other_console(title: str, mu: int, link: int) -> None:
    with Table("runner") as t:
        t.runner.put(title)
        assert (t.runner.memory, t.runner.link) == ((0, 4 + mu), link)
        assert any("console" in one.say() for one in t.state.card(t.cid(title)).abilities)
        t.runner.hand("Desperado").set(credits=9)
        assert not t.runner.can("install", "Desperado")


@pytest.mark.rule("1.4.7")
@pytest.mark.parametrize("title", [RAMUJAN, "Spy Camera", "NetChip"])
def test_six_copies_may_be_in_a_deck(title: str) -> None:
    with Table("runner") as t:
        card = t.state.book.cards[t.state.book.by_title[title]]
        assert card.deck_limit == 6
        assert any(one.say() == "Limit 6 per deck." for one in card.abilities)


class TestEMPDevice:
    def table(self) -> Table:
        t = Table("runner")
        t.runner.put("EMP Device")
        for title in ("Wall of Static", "Enigma", "Ice Wall"):
            t.corp.put(title, "HQ")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=20)
        return t

    def test_one_piece_of_ice_may_be_rezzed_and_no_other_in_that_run(self) -> None:
        with self.table() as t:
            t.runner.put("Corroder")
            t.runner.put("Gordian Blade")
            t.runner.set(credits=20)
            t.runner.run("HQ")
            t.runner.use("EMP Device")
            assert t.zone("EMP Device") == "the heap"
            t.corp.rez("Ice Wall")
            encounter(t)
            t.runner.break_subroutines("Corroder")
            assert not t.corp.can("rez", "Enigma")
            t.corp.rez("PAD Campaign")
            assert t.run is not None
            t.finish_run()
            assert t.happened("successful run") == 1
            t.runner.run("HQ")
            encounter(t)
            t.runner.break_subroutines("Corroder")
            t.corp.rez("Enigma")
            t.finish_run()

    def test_other_cards_may_be_rezzed_before_that_piece_of_ice(self) -> None:
        with self.table() as t:
            t.runner.run("HQ")
            t.runner.use("EMP Device")
            t.corp.rez("PAD Campaign")
            assert t.run is not None
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.card("Ice Wall").rezzed

    def test_ice_that_stands_rezzed_does_not_count(self) -> None:
        with self.table() as t:
            t.corp.put("Hadrian's Wall", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("EMP Device")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.card("Ice Wall").rezzed

    def test_only_during_a_run(self) -> None:
        with self.table() as t:
            assert not t.runner.can("use", "EMP Device")


class TestRamujan:
    @pytest.mark.parametrize(("kind", "works"), [(NET, True), (BRAIN, True), (MEAT, False)])
    def test_net_and_brain_damage_is_prevented_for_cards_of_the_stack(self, kind: DamageKind, works: bool) -> None:
        with Table("corp", cards=(strike(2, kind),)) as t:
            t.runner.put(RAMUJAN)
            t.runner.put(RAMUJAN)
            t.runner.put("Clone Chip")
            t.runner.hand(*["Diesel"] * 5)
            t.runner.deck("Corroder", "Medium", "Ninja")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            if works:
                t.runner.use(t.card(RAMUJAN, 0))
                t.runner.number(2)
                t.settle()
                assert damaged(t) == 0
                assert t.runner.titles("discard") == ["Medium", "Ninja", RAMUJAN]
            else:
                t.settle()
                assert damaged(t) == 2

    def test_one_alone_prevents_one_and_it_may_be_none(self) -> None:
        with Table("corp", cards=(strike(3, NET),)) as t:
            t.runner.put(RAMUJAN)
            t.runner.hand(*["Diesel"] * 5)
            t.corp.hand("Strike", "Strike")
            t.corp.play("Strike")
            t.runner.use(RAMUJAN)
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [1, 0]
            t.runner.number(0)
            t.settle()
            assert (damaged(t), len(t.state.deck[RUNNER]), t.zone(RAMUJAN)) == (3, 12, "the heap")

    @pytest.mark.rule("8.4.2")
    def test_a_facedown_copy_is_none(self) -> None:
        with Table("corp", cards=(strike(3, NET),)) as t:
            mine = t.runner.put(RAMUJAN)
            t.runner.put(RAMUJAN, facedown=True)
            t.runner.hand(*["Diesel"] * 5)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use(mine)
            d = t.decision
            assert d is not None
            assert [option.number for option in d.options] == [1, 0]
            t.runner.number(1)
            t.settle()
            assert damaged(t) == 2


class TestNero:
    def test_once_per_turn_a_sentry_may_be_left(self) -> None:
        with Table("runner", runner=NERO) as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Diesel"] * 5)
            t.runner.run("HQ")
            t.runner.accept(NERO)
            assert (t.happened("jacked out"), damaged(t), t.runner.link) == (1, 0, 1)
            t.runner.run("HQ")
            t.finish_run()
            assert damaged(t) == 3

    def test_it_may_be_faced(self) -> None:
        with Table("runner", runner=NERO) as t:
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.runner.hand(*["Diesel"] * 5)
            t.runner.run("HQ")
            t.runner.decline()
            t.finish_run()
            assert (t.happened("jacked out"), damaged(t)) == (0, 3)

    def test_a_sentry_that_is_encountered_as_it_is_accessed_too(self) -> None:
        lurker = ice("Lurker", "neutral_corp", accessed(ForceEncounter()), sub(Damage(1, NET)), subtypes="Sentry")
        with Table("runner", runner=NERO, cards=(lurker,)) as t:
            t.corp.deck("Lurker")
            t.runner.run("R&D")
            t.runner.accept(NERO)
            t.settle()
            assert (t.happened("jacked out"), damaged(t)) == (1, 0)

    def test_a_barrier_is_no_sentry(self) -> None:
        with Table("runner", runner=NERO) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("jacked out") == 0


class TestReflection:
    def test_jacking_out_shows_a_card_of_hq(self) -> None:
        with Table("runner") as t:
            t.runner.put("Reflection")
            t.corp.hand("Hedge Fund", "Hedge Fund")
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.runner.jack_out()
            shown = [one for one in t.state.journal.since(0) if one.kind == "revealed"]
            assert [(one.side, t.state.owner[one.cid]) for one in shown] == [(CORP, CORP)]

    def test_a_run_that_ends_otherwise_shows_nothing(self) -> None:
        with Table("runner") as t:
            t.runner.put("Reflection")
            t.corp.hand("Hedge Fund")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("revealed") == 0


class TestSpyCamera:
    def test_a_click_arranges_as_many_cards_as_there_are_cameras(self) -> None:
        with Table("runner") as t:
            camera = t.runner.put("Spy Camera")
            t.runner.put("Spy Camera")
            t.runner.put("Spy Camera", facedown=True)
            t.runner.put("Clone Chip")
            t.runner.deck("Diesel", "Corroder", "Medium")
            t.runner.use(camera, "[click]")
            t.runner.act("pick", "Corroder")
            t.settle()
            assert (top(t, RUNNER, 3), t.runner.clicks) == (["Corroder", "Medium", "Diesel"], 3)

    def test_trashed_it_shows_the_top_card_of_rnd(self) -> None:
        with Table("runner") as t:
            t.runner.put("Spy Camera")
            t.corp.deck("PAD Campaign")
            t.runner.use("Spy Camera", "R&D")
            looked = [t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "looked at"]
            assert (looked, t.zone("Spy Camera")) == (["PAD Campaign"], "the heap")


class TestSportsHopper:
    def test_link_while_it_is_there_and_three_cards_for_it(self) -> None:
        with Table("runner") as t:
            t.runner.put("Sports Hopper")
            assert t.runner.link == 1
            t.runner.use("Sports Hopper")
            assert (len(t.runner.titles("hand")), t.zone("Sports Hopper"), t.runner.link) == (3, "the heap", 0)

    @pytest.mark.rule("1.2.5")
    def test_not_with_an_empty_stack_even_if_a_trader_would_pay(self) -> None:
        with Table("runner", deck=0) as t:
            t.runner.put("Sports Hopper")
            t.runner.put("Tech Trader")
            assert not t.runner.can("use", "Sports Hopper")


class TestMaya:
    def test_once_per_turn_an_accessed_card_may_go_under_rnd_for_a_tag(self) -> None:
        with Table("runner") as t:
            t.runner.put("Maya")
            t.corp.deck("Hedge Fund", "Ice Wall")
            t.runner.run("R&D")
            t.settle()
            t.runner.accept("Maya")
            t.settle()
            assert (t.state.tags, t.state.deck[CORP][0]) == (1, t.card("Ice Wall").cid)
            assert who(t, "tagged") == [RUNNER]
            t.runner.run("R&D")
            t.finish_run()
            assert t.state.tags == 1

    def test_it_may_be_left(self) -> None:
        with Table("runner") as t:
            t.runner.put("Maya")
            t.corp.deck("Ice Wall")
            t.runner.run("R&D")
            t.settle()
            t.runner.decline()
            t.settle()
            assert (t.state.tags, top(t, CORP)) == (0, ["Ice Wall"])

    @pytest.mark.parametrize("title", ["PAD Campaign", "Hostile Takeover"])
    def test_even_a_card_that_was_trashed_or_stolen(self, title: str) -> None:
        with Table("runner") as t:
            t.runner.put("Maya")
            t.corp.deck(title)
            t.runner.run("R&D")
            t.settle()
            if title == "PAD Campaign":
                t.runner.act("trash")
            t.runner.accept("Maya")
            t.settle()
            assert (t.zone(title), t.state.tags, t.runner.score) == ("R&D", 1, 0)

    def test_not_from_other_servers(self) -> None:
        with Table("runner") as t:
            t.runner.put("Maya")
            t.corp.hand("Hedge Fund")
            t.corp.put("Crisium Grid", "R&D")
            t.runner.run("HQ")
            t.finish_run()
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.finish_run()
            assert (len(accessed_titles(t)), t.state.tags) == (2, 0)


class TestNetChip:
    def test_a_program_that_is_small_enough_takes_no_memory_there(self) -> None:
        with Table("runner") as t:
            t.runner.put("NetChip")
            t.runner.hand("Corroder", "Magnum Opus", "Ninja").set(credits=20)
            t.runner.install("Corroder", on="NetChip")
            assert t.runner.memory == (0, 4)
            t.runner.act("install", "Magnum Opus")
            t.runner.act("done")
            assert t.runner.memory == (2, 4)

    def test_two_of_them_hold_programs_of_two(self) -> None:
        with Table("runner") as t:
            first = t.runner.put("NetChip")
            t.runner.put("NetChip")
            t.runner.put("Clone Chip")
            t.runner.hand("Magnum Opus", "Utae").set(credits=20)
            t.runner.install("Magnum Opus", on=first)
            assert (t.card("Magnum Opus").thing.host, t.runner.memory) == (first.cid, (0, 4))

    @pytest.mark.rule("1.12.5")
    def test_a_program_that_has_become_too_large_is_trashed(self) -> None:
        with Table("corp", cards=(strike(1, MEAT),)) as t:
            first = t.runner.put("NetChip")
            t.runner.put("Magnum Opus", on=first)
            t.corp.act("credit")
            assert t.zone("Magnum Opus") == "the heap"

    def test_one_program_each_and_nothing_else(self) -> None:
        with Table("runner") as t:
            t.runner.put("NetChip")
            t.runner.put("Medium", on="NetChip")
            t.runner.hand("Clone Chip", "Corroder")
            t.runner.act("install", "Clone Chip")
            assert t.card("Clone Chip").thing.host < 0
            t.runner.install("Corroder", on="NetChip")
            assert (t.zone("Medium"), t.card("Corroder").installed) == ("the heap", True)
