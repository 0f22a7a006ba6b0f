"""Operations of the Genesis cycle: those about cards in HQ, ice, tags and traces."""

from __future__ import annotations

import pytest
from tests.last_turns import after

from sneakdoor.cards.vocabulary import THIS, Cannot, hardware
from sneakdoor.testing import Table


class TestRework:
    def test_a_card_of_hq_goes_into_the_deck(self) -> None:
        with Table() as t:
            t.corp.hand("Rework", "Nisei MK II", "Snare!").discard("Enigma")
            t.corp.play("Rework")
            assert not t.corp.can("pick", "Enigma")
            t.corp.pick("Nisei MK II")
            assert (t.corp.titles("hand"), t.happened("shuffled in")) == (["Snare!"], 1)
            assert "Nisei MK II" in t.corp.titles("deck")

    @pytest.mark.rule("1.2.5")
    def test_not_as_the_only_card_of_hq(self) -> None:
        with Table() as t:
            t.corp.hand("Rework")
            assert not t.corp.can("play", "Rework")


class TestSunset:
    def test_the_ice_of_a_server_stands_in_another_order(self) -> None:
        with Table() as t:
            for title in ("Enigma", "Ice Wall", "Hunter"):
                t.corp.put(title, "R&D", rezzed=title == "Hunter")
            t.corp.put("Wall of Static", "HQ")
            t.corp.hand("Sunset").play("Sunset")
            t.corp.act("server", server="R&D")
            assert not t.corp.can("pick", "Wall of Static")
            t.corp.pick("Hunter", "Enigma")  # the last one has but one place
            row = [t.state.card(cid).title for cid in t.state.ice[1]]
            assert row == ["Hunter", "Enigma", "Ice Wall"]
            assert [t.card(one).rezzed for one in row] == [True, False, False]

    def test_any_of_the_orders(self) -> None:
        for order in (("Enigma", "Ice Wall"), ("Ice Wall", "Enigma")):
            with Table() as t:
                t.corp.put("Enigma", "R&D")
                t.corp.put("Ice Wall", "R&D")
                t.corp.hand("Sunset").play("Sunset")
                t.corp.pick(order[0])
                assert tuple(t.state.card(cid).title for cid in t.state.ice[1]) == order

    def test_the_runner_sees_which_ice_went_where(self) -> None:
        with Table() as t:
            known = t.corp.put("Enigma", "R&D")
            t.corp.put("Ice Wall", "R&D")
            handle = known.handle
            t.corp.hand("Sunset").play("Sunset")
            t.corp.pick("Ice Wall")
            assert (known.handle, t.happened("swapped")) == (handle, 1)

    @pytest.mark.rule("1.2.5")
    def test_a_single_piece_of_ice_before_each_server_is_in_order(self) -> None:
        with Table() as t:
            t.corp.put("Enigma", "R&D")
            t.corp.put("Ice Wall", "HQ")
            t.corp.hand("Sunset")
            assert not t.corp.can("play", "Sunset")


class TestBigBrother:
    def test_two_more_tags(self) -> None:
        with Table() as t:
            t.corp.hand("Big Brother").set(tags=1)
            t.corp.play("Big Brother")
            assert t.state.tags == 3

    def test_not_against_an_untagged_runner(self) -> None:
        with Table() as t:
            t.corp.hand("Big Brother")
            assert not t.corp.can("play", "Big Brother")


class TestMidseasonReplacements:
    def stolen(self) -> Table:
        t = Table("runner", clicks=1)
        t.corp.put("Hostile Takeover", "Server 1")
        t.corp.hand("Midseason Replacements").set(credits=10)
        t.runner.run("Server 1")
        t.finish_run()
        t.runner.set(credits=5)
        return t

    @pytest.mark.parametrize(("corp", "runner", "tags"), [(0, 0, 6), (3, 5, 4), (0, 5, 1)])
    def test_a_tag_for_every_point_too_strong(self, corp: int, runner: int, tags: int) -> None:
        with self.stolen() as t:
            t.corp.play("Midseason Replacements")
            assert t.corp.credits == 5
            t.corp.number(corp)
            t.runner.number(runner)
            assert t.state.tags == tags

    def test_a_trace_that_fails_gives_none(self) -> None:
        with self.stolen() as t:
            t.runner.set(credits=6)
            t.corp.play("Midseason Replacements")
            t.corp.number(0)
            t.runner.number(6)
            assert t.state.tags == 0

    def test_only_after_a_theft(self) -> None:
        with after(run="HQ", hand=("Midseason Replacements",)) as t:
            assert not t.corp.can("play", "Midseason Replacements")


class TestFoxfire:
    def play(self, link: int) -> Table:
        t = Table()
        t.runner.put("Kati Jones")
        t.runner.put("Access to Globalsec")
        t.runner.put("Ice Carver")
        t.runner.put("Corroder")
        t.corp.hand("Foxfire").set(credits=5)
        t.runner.set(credits=9)
        t.corp.play("Foxfire")
        t.corp.number(0)
        t.runner.number(link)
        return t

    def test_a_virtual_resource_or_a_link(self) -> None:
        with self.play(0) as t:
            for title in ("Kati Jones", "Corroder"):
                assert not t.corp.can("pick", title)
            t.corp.pick("Ice Carver")
            assert t.runner.titles("discard") == ["Ice Carver"]
        with self.play(5) as t:
            t.corp.pick("Access to Globalsec")
            assert t.runner.titles("discard") == ["Access to Globalsec"]

    def test_a_trace_that_fails_trashes_nothing(self) -> None:
        with self.play(6) as t:
            assert t.runner.titles("discard") == []


class TestFreelancer:
    def test_up_to_two_resources(self) -> None:
        with Table() as t:
            for title in ("Kati Jones", "Daily Casts", "Ice Carver"):
                t.runner.put(title)
            t.runner.put("Corroder")
            t.corp.hand("Freelancer").set(tags=1)
            t.corp.play("Freelancer")
            assert not t.corp.can("pick", "Corroder")
            for title in ("Kati Jones", "Ice Carver"):
                t.corp.act("pick", title)
            t.settle()
            assert t.runner.titles("discard") == ["Ice Carver", "Kati Jones"]

    def test_one_is_enough(self) -> None:
        with Table() as t:
            for title in ("Kati Jones", "Ice Carver"):
                t.runner.put(title)
            t.corp.hand("Freelancer").set(tags=1)
            t.corp.play("Freelancer")
            t.corp.pick("Kati Jones")
            assert t.runner.titles("discard") == ["Kati Jones"]

    def test_not_against_an_untagged_runner(self) -> None:
        with Table() as t:
            t.runner.put("Kati Jones")
            t.corp.hand("Freelancer")
            assert not t.corp.can("play", "Freelancer")


class TestCommercialization:
    def test_a_credit_for_each_token_on_a_piece_of_ice(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ", tokens={"advancement": 4})
            t.corp.put("Hadrian's Wall", "R&D", tokens={"advancement": 2})
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 1})
            t.corp.hand("Commercialization").play("Commercialization")
            assert not t.corp.can("pick", "Hostile Takeover")
            t.corp.pick("Ice Wall")
            assert t.corp.credits == 9

    def test_bare_ice_pays_nothing(self) -> None:
        with Table() as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Hadrian's Wall", "R&D", tokens={"advancement": 2})
            t.corp.hand("Commercialization").play("Commercialization")
            t.corp.pick("Ice Wall")
            assert t.corp.credits == 5


class TestPowerGridOverload:
    def play(self, corp: int, runner: int) -> Table:
        t = after(run="Archives", hand=("Power Grid Overload",))
        t.runner.put("Desperado")
        t.runner.put("Akamatsu Mem Chip")
        t.runner.put("Corroder")
        t.corp.play("Power Grid Overload")
        t.corp.number(corp)
        t.runner.number(runner)
        return t

    def test_hardware_that_costs_no_more_than_the_trace_was_too_strong(self) -> None:
        with self.play(2, 2) as t:
            t.settle()
            assert t.runner.titles("discard") == ["Akamatsu Mem Chip"]
        with self.play(1, 0) as t:
            t.corp.pick("Desperado")
            assert t.runner.titles("discard") == ["Desperado"]

    @pytest.mark.rule("1.2.2")
    def test_what_cannot_be_trashed_is_not_chosen(self) -> None:
        fixed = hardware("Fixed", "neutral_runner", Cannot("trash", on=THIS), cost=1, influence=0)
        with Table("runner", cards=(fixed,)) as t:
            t.runner.run("Archives")
            t.finish_run()
            t.runner.put("Fixed")
            t.runner.put("Akamatsu Mem Chip")
            t.end_turn()
            t.corp.hand("Power Grid Overload").play("Power Grid Overload")
            t.corp.number(0)
            t.runner.number(0)
            assert t.runner.titles("discard") == ["Akamatsu Mem Chip"]

    def test_cheaper_than_all_of_it_is_nothing(self) -> None:
        with self.play(0, 2) as t:
            assert t.runner.titles("discard") == []

    def test_only_after_a_successful_run(self) -> None:
        with after(hand=("Power Grid Overload",)) as t:
            t.runner.put("Akamatsu Mem Chip")
            assert not t.corp.can("play", "Power Grid Overload")
