"""Hardware of the older cycles: the last pieces that were missing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.verbs import damage, encounter, last, now, strike, trial

from sneakdoor.cards.vocabulary import BRAIN, MEAT, NET, TURN_ENDS, Credits, Draw, Gain, asset, paid, program, when
from sneakdoor.model.enums import DamageKind
from sneakdoor.testing import Table


@pytest.mark.parametrize(
    ("title", "mu", "link", "hand", "console"),
    [
        ("LLDS Memory Diamond", 1, 1, 6, False),
        ("Ubax", 1, 0, 5, True),
        ("Monolith", 3, 0, 5, True),
        ("Vigil", 1, 0, 5, True),
        ("The Toolbox", 2, 2, 5, True),
        ("MemStrips", 0, 0, 5, False),
    ],
)
def test_memory_link_hand_size_and_consoles(title: str, mu: int, link: int, hand: int, console: bool) -> None:
    with Table("runner") as t:
        t.runner.put(title)
        assert (t.runner.memory, t.runner.link, t.runner.hand_size) == ((0, 4 + mu), link, hand)
        t.runner.hand("Desperado").set(credits=9)
        assert t.runner.can("install", "Desperado") != console
        assert any("console" in one.say() for one in t.state.card(t.cid(title)).abilities) == console


def test_two_memory_diamonds_add_up() -> None:
    with Table("runner") as t:
        t.runner.put("LLDS Memory Diamond")
        t.runner.put("LLDS Memory Diamond")
        assert (t.runner.memory, t.runner.link, t.runner.hand_size) == ((0, 6), 2, 7)


def test_ubax_draws_a_card_each_turn() -> None:
    with Table() as t:
        t.runner.put("Ubax")
        t.runner.deck("Diesel", "Sure Gamble")
        t.end_turn()
        t.settle()
        assert (t.runner.titles("hand"), t.runner.clicks) == (["Sure Gamble"], 4)
        t.end_turn()
        assert t.runner.titles("hand") == ["Sure Gamble"]  # not as the Corp's turn begins


class TestMonolith:
    def start(self, *grip: str, purse: int = 30) -> Table:
        t = Table("runner")
        t.runner.hand("Monolith", *grip).set(credits=purse)
        t.runner.install("Monolith")
        return t

    def test_up_to_three_programs_come_with_it_each_cheaper_by_four(self) -> None:
        with self.start("Corroder", "Magnum Opus", "Femme Fatale", "Gordian Blade", "Desperado", "Diesel") as t:
            assert {option.card for option in now(t).options if option.kind == "pick"} == {
                "Corroder",
                "Magnum Opus",
                "Femme Fatale",
                "Gordian Blade",
            }
            t.runner.pick("Corroder")  # costs 2
            assert t.runner.credits == 30 - 18
            t.runner.pick("Femme Fatale")  # costs 9
            t.runner.act("done")  # nothing makes room
            assert t.runner.credits == 12 - 5
            t.runner.pick("Magnum Opus")  # costs 5
            t.runner.act("done")
            assert t.runner.credits == 7 - 1
            t.settle()
            assert now(t).kind == "action"  # a fourth is not asked for
            assert sorted(t.runner.titles("hand")) == ["Desperado", "Diesel", "Gordian Blade"]

    def test_nobody_must_and_fewer_will_do(self) -> None:
        with self.start("Corroder", "Gordian Blade") as t:
            t.runner.pick("Corroder")
            t.runner.pick()
            assert t.runner.titles("hand") == ["Gordian Blade"]
        with self.start("Corroder") as t:
            t.runner.pick()
            assert t.runner.titles("hand") == ["Corroder"]

    def test_what_cannot_be_paid_is_not_offered(self) -> None:
        with self.start("Corroder", "Femme Fatale", purse=20) as t:
            assert {option.card for option in now(t).options if option.kind == "pick"} == {"Corroder"}  # 9 less 4 is 5
            t.runner.pick()

    @pytest.mark.parametrize(("kind", "left"), [(BRAIN, [("brain", 1)]), (NET, [("net", 1)]), (MEAT, [("meat", 2)])])
    def test_a_program_from_the_grip_prevents_one_brain_or_net_damage(
        self, kind: DamageKind, left: list[tuple[str, int]]
    ) -> None:
        with Table(cards=(strike(2, kind),)) as t:
            t.runner.put("Monolith")
            t.runner.hand("Corroder", "Diesel", "Diesel", "Diesel")
            t.corp.hand("Strike").play("Strike")
            if kind == MEAT:
                assert not t.runner.can("use", "Monolith")
            else:
                t.runner.use("Monolith")
                assert "Corroder" in t.runner.titles("discard")  # an event is no program, so nothing more is asked
            t.settle()
            assert damage(t) == left

    def test_each_program_prevents_one(self) -> None:
        with Table(cards=(strike(2, NET),)) as t:
            t.runner.put("Monolith")
            t.runner.hand("Corroder", "Gordian Blade", "Diesel")
            t.corp.hand("Strike").play("Strike")
            t.runner.use("Monolith")
            t.runner.pick("Gordian Blade")
            t.runner.use("Monolith")
            t.settle()
            assert (damage(t), t.runner.titles("hand")) == ([], ["Diesel"])


USED = program("Used", "neutral_runner", paid(Credits(1), Gain(2)), cost=0, memory=1)


class TestOmniDrive:
    def test_a_single_program_of_one_memory_unit_is_hosted_and_takes_up_none(self) -> None:
        with Table("runner") as t:
            drive = t.runner.put("Omni-drive")
            t.runner.hand("Corroder", "Gordian Blade").set(credits=20)
            t.runner.install("Corroder", on="Omni-drive")
            assert t.runner.memory == (0, 4)
            assert t.card("Corroder").thing.host == drive.cid
            t.runner.install("Gordian Blade")
            t.runner.act("done")  # nothing makes room
            assert (t.card("Corroder").zone, t.runner.memory) == ("the play area", (1, 4))

    def test_larger_programs_and_other_cards_are_not(self) -> None:
        with Table("runner") as t:
            t.runner.put("Omni-drive")
            t.runner.hand("Magnum Opus", "Desperado").set(credits=20)
            t.runner.act("install", "Magnum Opus")  # 2 MU: nothing is asked
            assert (t.card("Magnum Opus").installed, t.runner.memory) == (True, (2, 4))
            t.runner.install("Desperado")
            assert t.card("Desperado").thing.host < 0

    @pytest.mark.rule("1.12.4")
    def test_a_second_one_only_in_place_of_the_first_though_it_is_small(self) -> None:
        nothing = program("Nothing", "neutral_runner", cost=0, memory=0)
        with Table("runner", cards=(nothing,)) as t:
            t.runner.put("Omni-drive")
            t.runner.put("Nothing", on="Omni-drive")
            t.runner.hand("Corroder")
            t.runner.install("Corroder", on="Omni-drive")
            t.settle()
            assert t.runner.titles("discard") == ["Nothing"]

    @pytest.mark.rule("10.3.1e")
    def test_of_two_that_came_to_be_there_one_goes(self) -> None:
        nothing = program("Nothing", "neutral_runner", cost=0, memory=0)
        with Table("runner", cards=(nothing,)) as t:
            t.runner.put("Omni-drive")
            t.runner.put("Nothing", on="Omni-drive")
            t.runner.put("Nothing", on="Omni-drive")
            t.settle()
            assert now(t).rule == "10.3.1e"
            t.game.choose(now(t).options[0])
            assert t.runner.titles("discard") == ["Nothing"]

    def test_its_credit_is_for_the_hosted_program_each_turn(self) -> None:
        with Table("runner", cards=(USED,)) as t:
            t.runner.set(credits=0)
            drive = t.runner.put("Omni-drive", tokens={"credit": 1})
            t.runner.put("Used", on="Omni-drive")
            t.runner.use("Used")
            assert (t.runner.credits, drive.tokens("credit")) == (2, 0)
            t.end_turn()
            t.end_turn()
            t.settle()
            assert drive.tokens("credit") == 1

    def test_not_for_any_other(self) -> None:
        with Table("runner", cards=(USED,)) as t:
            t.runner.set(credits=0)
            t.runner.put("Omni-drive", tokens={"credit": 1})
            t.runner.put("Used")
            assert not t.runner.can("use", "Used")


class TestChopBot3000:
    def start(self, tags: int = 1) -> Table:
        t = Table()
        t.runner.put("Chop Bot 3000")
        t.runner.put("Corroder")
        t.runner.put("Armitage Codebusting")
        t.runner.deck("Diesel", "Diesel")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.set(tags=tags)
        t.end_turn(stop="reaction")
        return t

    def test_another_card_becomes_a_card_or_takes_a_tag_away(self) -> None:
        with self.start() as t:
            t.runner.trigger("Chop Bot 3000")
            assert {option.card for option in now(t).options if option.kind == "pick"} == {
                "Corroder",
                "Armitage Codebusting",
            }
            t.runner.pick("Corroder")
            t.runner.mode("draw")
            t.settle()
            assert (t.runner.titles("discard"), t.runner.titles("hand")) == (["Corroder"], ["Diesel"])
            assert t.state.tags == 1
        with self.start(2) as t:
            t.runner.trigger("Chop Bot 3000")
            t.runner.pick("Armitage Codebusting")
            t.runner.mode("tag")
            t.settle()
            assert (t.state.tags, t.runner.titles("hand")) == (1, [])

    def test_it_may_be_left(self) -> None:
        with self.start() as t:
            t.runner.decline()
            t.settle()
            assert (t.runner.titles("discard"), t.runner.titles("hand"), t.state.tags) == ([], [], 1)

    def test_without_another_card_nothing_is_asked(self) -> None:
        with Table() as t:
            t.runner.put("Chop Bot 3000")
            t.runner.deck("Diesel")
            t.end_turn()
            t.settle()
            assert (now(t).kind, t.runner.titles("hand")) == ("action", [])


class TestMemStrips:
    @pytest.mark.both
    def test_three_memory_units_for_viruses_only(self) -> None:
        with Table("runner") as t:
            t.runner.put("MemStrips")
            t.runner.put("Magnum Opus")
            t.runner.put("Femme Fatale")
            t.runner.put("Corroder")
            assert t.runner.memory == (4, 4)
            t.runner.hand("Medium", "Datasucker", "Imp", "Gordian Blade").set(credits=20)
            for title in ("Medium", "Datasucker", "Imp"):
                t.runner.install(title)
                t.runner.act("done")  # there is room for it
            assert (t.runner.memory, t.happened("installed")) == ((4, 4), 3)
            t.runner.install("Gordian Blade")
            assert not t.runner.can("done")  # and none for this
            t.runner.act("trash", "Corroder")
            t.runner.act("done")
            assert t.runner.titles("discard") == ["Corroder"]

    @pytest.mark.both
    def test_a_fourth_virus_takes_up_what_others_can(self) -> None:
        with Table("runner") as t:
            t.runner.put("MemStrips")
            for title in ("Medium", "Datasucker", "Imp", "Nerve Agent"):
                t.runner.put(title)
            assert t.runner.memory == (1, 4)


class TestVigil:
    def start(self, cards: int, hand_size: str = "") -> Table:
        t = Table()
        t.runner.put("Vigil")
        t.runner.deck("Diesel", "Diesel")
        t.corp.hand(*["Ice Wall"] * cards)
        if hand_size:
            t.corp.put(hand_size, "Server 1", rezzed=True)
        t.end_turn()
        t.settle()
        return t

    @pytest.mark.parametrize(("cards", "drawn"), [(4, 0), (5, 1)])
    def test_a_card_if_hq_is_as_full_as_it_may_be(self, cards: int, drawn: int) -> None:
        with self.start(cards) as t:
            assert len(t.runner.titles("hand")) == drawn

    def test_more_than_that_is_not_the_same(self) -> None:
        late = asset("Late Delivery", "neutral_corp", when(TURN_ENDS, Draw(1)), cost=0, trash=0)
        with Table("corp", cards=(late,)) as t:
            t.runner.put("Vigil")
            t.runner.deck("Diesel")
            t.corp.put("Late Delivery", "Server 1", rezzed=True)
            t.corp.hand(*["Ice Wall"] * 5)
            t.end_turn()
            t.settle()
            assert (len(t.corp.titles("hand")), t.runner.titles("hand")) == (6, [])

    def test_it_is_the_corps_own_hand_size(self) -> None:
        with self.start(6, "Research Station") as t:
            assert t.corp.hand_size == 7
            assert t.runner.titles("hand") == []
        with self.start(7, "Research Station") as t:
            assert t.runner.titles("hand") == ["Diesel"]


class TestPublicTerminal:
    def test_a_credit_for_run_events_each_turn(self) -> None:
        with Table("runner") as t:
            terminal = t.runner.put("Public Terminal", tokens={"credit": 1})
            t.runner.hand("Inside Job", "Sure Gamble").set(credits=1)
            t.runner.play("Inside Job")  # costs 2
            assert (t.runner.credits, terminal.tokens("credit")) == (0, 0)
            t.runner.act("server", server="Archives")
            t.finish_run()
            t.end_turn()
            t.end_turn()
            t.settle()
            assert terminal.tokens("credit") == 1

    def test_not_for_other_events_or_cards(self) -> None:
        with Table("runner") as t:
            t.runner.put("Public Terminal", tokens={"credit": 1})
            t.runner.hand("Sure Gamble", "Corroder").set(credits=4)
            assert not t.runner.can("play", "Sure Gamble")
            t.runner.set(credits=1)
            assert not t.runner.can("install", "Corroder")


class TestUnregisteredSAndW35:
    def start(self, server: str = "HQ") -> Table:
        t = Table("runner")
        t.runner.put("Unregistered S&W '35")
        t.corp.put("Ash 2X3ZB9CY", "Server 5", rezzed=True)
        t.corp.put("Tenma Line", "Server 1", rezzed=True)
        t.corp.put("Elizabeth Mills", "Server 2", rezzed=True)
        t.corp.put("Bernice Mai", "Server 2", rezzed=True)
        t.corp.put("PAD Campaign", "Server 3", rezzed=True)
        t.corp.put("Director Haas", "Server 4")
        t.corp.put("Eli 1.0", "Server 4", rezzed=True)
        t.runner.run(server)
        t.finish_run()
        return t

    @pytest.mark.parametrize("title", ["Ash 2X3ZB9CY", "Tenma Line", "Elizabeth Mills", "Bernice Mai"])
    def test_somebody_in_a_server_is_shot_for_two_clicks(self, title: str) -> None:
        with self.start() as t:
            t.runner.set(credits=0)
            t.runner.use("Unregistered S&W '35")
            assert {option.card for option in now(t).options} == {
                "Ash 2X3ZB9CY",
                "Tenma Line",
                "Elizabeth Mills",
                "Bernice Mai",
            }
            t.runner.pick(title)
            t.settle()
            assert (t.corp.titles("discard"), t.runner.clicks) == ([title], 1)
            assert not t.runner.can("use", "Unregistered S&W '35")  # a click is too little

    def test_only_after_a_successful_run_on_hq_this_turn(self) -> None:
        with self.start("R&D") as t:
            assert not t.runner.can("use", "Unregistered S&W '35")

    def test_nobody_there_is_nothing_to_use_it_for(self) -> None:
        with Table("runner") as t:
            t.runner.put("Unregistered S&W '35")
            t.corp.put("Eli 1.0", "R&D", rezzed=True)
            t.corp.put("Director Haas", "Server 4")
            t.runner.run("HQ")
            t.finish_run()
            assert not t.runner.can("use", "Unregistered S&W '35")


class TestLemuriaCodecracker:
    def start(self, server: str) -> Table:
        t = Table("runner")
        t.runner.put("Lemuria Codecracker")
        t.corp.put("Ice Wall", "R&D")
        t.corp.put("Enigma", "Archives", rezzed=True)
        t.corp.put("Snare!", "Server 1")
        t.runner.run(server)
        t.finish_run()
        return t

    def test_a_card_is_exposed_for_a_click_and_a_credit(self) -> None:
        with self.start("HQ") as t:
            t.runner.use("Lemuria Codecracker")
            assert {option.handle for option in now(t).options} == {
                t.card(one).handle for one in ("Ice Wall", "Snare!")
            }
            t.runner.act("pick", handle=t.card("Snare!").handle)
            assert (t.happened("exposed"), t.runner.clicks, t.runner.credits) == (1, 2, 4)
            t.runner.set(credits=0)
            assert not t.runner.can("use", "Lemuria Codecracker")

    def test_what_cannot_be_exposed_is_not_chosen(self) -> None:
        with self.start("HQ") as t:
            t.corp.put("Underway Grid", "Server 1", rezzed=True)
            t.runner.use("Lemuria Codecracker")
            t.settle()
            found: Any = last(t, "exposed")
            assert found.cid == t.cid("Ice Wall")

    def test_only_after_a_successful_run_on_hq_this_turn(self) -> None:
        with self.start("R&D") as t:
            assert not t.runner.can("use", "Lemuria Codecracker")


class TestTheToolbox:
    def test_two_credits_each_turn_for_icebreakers(self) -> None:
        with Table("runner", cards=(trial("Barrier", 4, 1),)) as t:
            box = t.runner.put("The Toolbox", tokens={"credit": 2})
            t.runner.put("Corroder")
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.set(credits=1)
            encounter(t, "HQ")
            for _ in range(2):
                t.runner.use("Corroder", "strength")
                t.runner.number(1)
            assert (t.runner.credits, box.tokens("credit")) == (1, 0)
            t.finish_run()
            t.end_turn()
            t.end_turn()
            t.settle()
            assert box.tokens("credit") == 2

    def test_not_for_other_programs_nor_to_install_one(self) -> None:
        with Table("runner", cards=(USED,)) as t:
            t.runner.put("The Toolbox", tokens={"credit": 2})
            t.runner.put("Used")
            t.runner.hand("Corroder").set(credits=0)
            assert not t.runner.can("use", "Used")
            assert not t.runner.can("install", "Corroder")


class TestWindow:
    def start(self, *stack: str) -> Table:
        t = Table("runner", deck=0)
        t.runner.put("Window")
        t.runner.deck(*stack)
        return t

    def test_a_click_draws_from_the_bottom(self) -> None:
        with self.start("Diesel", "Corroder", "Sure Gamble") as t:
            t.runner.use("Window")
            assert (t.runner.titles("hand"), t.runner.clicks, t.runner.credits) == (["Diesel"], 3, 5)
            t.runner.use("Window")
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Diesel"]
            t.runner.act("draw")  # the basic action does not look there
            assert len(t.runner.titles("hand")) == 3

    def test_an_empty_stack_is_nothing_to_use_it_for(self) -> None:
        with self.start() as t:
            assert not t.runner.can("use", "Window")

    def test_it_is_a_draw_like_any_other(self) -> None:
        with self.start("Diesel", "Sure Gamble", "Corroder") as t:
            t.corp.put("Genetics Pavilion", "Server 1", rezzed=True)
            t.runner.use("Window")
            t.runner.use("Window")
            assert not t.runner.can("use", "Window")  # two cards a turn, and no more
