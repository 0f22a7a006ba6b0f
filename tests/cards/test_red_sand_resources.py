"""What resources of the Red Sand cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import damage, damaged, strike

from sneakdoor.cards.vocabulary import HARDWARE, PROGRAM, RESOURCE, DoToChosen, Is, operation, play
from sneakdoor.testing import Table


class TestTheArchivist:
    @pytest.mark.parametrize(
        ("agenda", "needs", "traced"),
        [("Project Vitruvius", 3, 0), ("Quantum Predictive Model", 3, 1), ("Nisei MK II", 4, 1)],
    )
    def test_initiative_and_security_agendas_matter_and_no_others(self, agenda: str, needs: int, traced: int) -> None:
        with Table("corp") as t:
            t.runner.put("The Archivist")
            t.corp.put(agenda, "Server 1", tokens={"advancement": needs})
            t.corp.score_agenda(agenda)
            assert t.happened("trace initiated") == traced
            if traced:
                t.corp.number(0)
                t.runner.number(0)
                t.settle()

    @pytest.mark.parametrize(("corp", "bad"), [(0, 1), (1, 0)])
    def test_a_security_agenda_makes_the_corp_trace(self, corp: int, bad: int) -> None:
        with Table("corp") as t:
            t.runner.put("The Archivist")
            t.runner.set(credits=0)
            t.corp.put("Private Security Force", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Private Security Force")
            t.corp.number(corp)
            t.settle()
            assert (t.runner.link, t.state.bad_publicity) == (1, bad)


@pytest.mark.parametrize(("kind", "works"), [("net", True), ("brain", True), ("meat", False)])
def test_caldera_prevents_net_and_brain_damage(kind: str, works: bool) -> None:
    with Table("corp", cards=(strike(2, kind),)) as t:  # type: ignore[arg-type]
        t.runner.put("Caldera")
        t.runner.set(credits=5).hand(*["Sure Gamble"] * 5)
        t.corp.hand("Strike")
        t.corp.play("Strike")
        if works:
            t.runner.use("Caldera")
        t.settle()
        assert damage(t) == [(kind, 1 if works else 2)]
        assert t.runner.credits == (2 if works else 5)


class TestKerosMcintyre:
    def test_the_first_ice_that_the_runner_derezzes_each_turn_brings_credits(self) -> None:
        with Table("runner") as t:
            t.runner.put("Keros Mcintyre")
            t.runner.hand("Emergency Shutdown", "Emergency Shutdown")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.run("HQ")
            t.finish_run()
            for _ in range(2):
                t.runner.play("Emergency Shutdown")
                t.settle()
                if t.runner.can("pick", "Ice Wall"):
                    t.runner.pick("Ice Wall")
                t.settle()
                assert t.runner.credits == 5 + 2
            assert t.happened("derezzed") == 2


class TestBlooMoose:
    @pytest.mark.parametrize("takes", [True, False])
    def test_a_card_of_the_heap_is_worth_two_credits(self, takes: bool) -> None:
        with Table("corp") as t:
            t.runner.put("Bloo Moose")
            t.runner.discard("Corroder")
            t.end_turn()
            if takes:
                t.runner.accept("Bloo Moose")
                t.settle()
                assert t.happened("removed from game") == 1
            else:
                t.runner.decline()
            assert t.runner.credits == (7 if takes else 5)

    @pytest.mark.rule("1.2.5")
    def test_an_empty_heap_is_worth_nothing(self) -> None:
        with Table("corp") as t:
            t.runner.put("Bloo Moose")
            t.end_turn()
            assert t.runner.credits == 5


class TestDadianaChacon:
    @pytest.mark.parametrize(("have", "then"), [(5, 6), (6, 6), (1, 2)])
    def test_whoever_has_fewer_than_six_credits_gains_one(self, have: int, then: int) -> None:
        with Table("corp") as t:
            t.runner.put("Dadiana Chacon")
            t.runner.set(credits=have)
            t.end_turn()
            assert t.runner.credits == then

    def test_no_credits_left_hurts(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dadiana Chacon")
            t.runner.set(credits=5).hand(*["Sure Gamble"] * 5)
            t.runner.play("Sure Gamble")
            t.settle()
            assert t.zone("Dadiana Chacon") == "the heap"
            assert damage(t) == [("meat", 3)]
            assert len(t.runner.titles("hand")) == 1


class TestBioModeledNetwork:
    @pytest.mark.parametrize("n", [2, 4])
    def test_all_net_damage_but_one_is_prevented(self, n: int) -> None:
        with Table("corp", cards=(strike(n, "net"),)) as t:
            t.runner.put("Bio-Modeled Network")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("Bio-Modeled Network")
            t.settle()
            assert damage(t) == [("net", 1)]
            assert t.zone("Bio-Modeled Network") == "the heap"

    def test_one_point_is_too_little_and_other_damage_is_another_thing(self) -> None:
        for definition in (strike(1, "net"), strike(3, "meat")):
            with Table("corp", cards=(definition,)) as t:
                t.runner.put("Bio-Modeled Network")
                t.runner.hand(*["Sure Gamble"] * 5)
                t.corp.hand("Strike")
                t.corp.play("Strike")
                t.settle()
                assert damaged(t) == (1 if definition.abilities[0] == strike(1, "net").abilities[0] else 3)

    def test_net_shield_prevents_what_is_left(self) -> None:
        with Table("corp", cards=(strike(3, "net"),)) as t:
            t.runner.put("Bio-Modeled Network")
            t.runner.put("Net Shield")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("Bio-Modeled Network")
            t.runner.accept("Net Shield")
            t.settle()
            assert damaged(t) == 0


class TestClanVengeance:
    def test_each_damage_brings_one_counter_whatever_its_amount(self) -> None:
        with Table("corp", cards=(strike(2),)) as t:
            clan = t.runner.put("Clan Vengeance")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike", "Strike")
            t.corp.play("Strike")
            t.corp.play("Strike")
            assert clan.tokens("power") == 2

    @pytest.mark.parametrize(("counters", "left"), [(2, 1), (5, 0)])
    def test_it_trashes_as_many_cards_from_hq(self, counters: int, left: int) -> None:
        with Table("runner") as t:
            t.runner.put("Clan Vengeance", tokens={"power": counters})
            t.corp.hand(*["Hedge Fund"] * 3)
            t.runner.use("Clan Vengeance")
            assert len(t.corp.titles("hand")) == left
            assert t.zone("Clan Vengeance") == "the heap"
            assert {one.side for one in t.state.journal.since(0) if one.kind == "trashed"} == {1}

    def test_not_without_counters_or_cards(self) -> None:
        with Table("runner") as t:
            t.runner.put("Clan Vengeance", tokens={"power": 2})
            assert not t.runner.can("use", "Clan Vengeance")
        with Table("runner") as t:
            t.runner.put("Clan Vengeance")
            t.corp.hand("Hedge Fund")
            assert not t.runner.can("use", "Clan Vengeance")


class TestDummyBox:
    @pytest.mark.both
    @pytest.mark.parametrize(
        ("title", "card", "saved"),
        [("Armitage Codebusting", "Gang Sign", True), ("Armitage Codebusting", "Corroder", False)],
    )
    def test_a_card_of_the_same_type_is_the_price(self, title: str, card: str, saved: bool) -> None:
        with Table("corp") as t:
            t.runner.put("Dummy Box")
            t.runner.put(title, tokens={"credit": 12})
            t.runner.set(tags=1).hand(card)
            t.corp.act("trash resource", title)
            if saved:
                t.runner.use("Dummy Box", "resource")
                t.settle()
            t.settle()
            assert t.card(title).installed is saved
            assert t.zone(card) == ("the heap" if saved else "the grip")

    @pytest.mark.both
    def test_what_the_runner_trashes_is_not_saved(self) -> None:
        with Table("runner") as t:
            t.runner.put("Dummy Box")
            t.runner.put("Crypt", tokens={"virus": 3})
            t.runner.put("Paladin Poemu", tokens={"credit": 3})
            t.runner.hand("Gang Sign")
            t.runner.set(clicks=1)
            t.runner.act("credit")
            t.settle()
            t.runner.pick("Crypt")
            t.settle()
            assert t.zone("Crypt") == "the heap"
            assert t.zone("Gang Sign") == "the grip"

    @pytest.mark.both
    @pytest.mark.parametrize(
        ("card", "title", "saved"),
        [
            ("Corroder", "Gordian Blade", True),
            ("Flip Switch", "Plascrete Carapace", True),
            ("Corroder", "Plascrete Carapace", False),
            ("Flip Switch", "Gordian Blade", False),
            ("Gang Sign", "Gordian Blade", False),
            ("Gang Sign", "Plascrete Carapace", False),
        ],
    )
    def test_programs_and_hardware_too(self, card: str, title: str, saved: bool) -> None:
        wreck = operation("Wreck", "neutral_corp", play(DoToChosen("trash", Is((PROGRAM, HARDWARE)))), cost=0)
        with Table("corp", cards=(wreck,)) as t:
            t.runner.put("Dummy Box")
            t.runner.put(title)
            t.runner.hand(card)
            t.corp.hand("Wreck")
            t.corp.play("Wreck")
            if saved:
                t.runner.use("Dummy Box")
            t.settle()
            assert t.card(title).installed is saved
            assert t.zone(card) == ("the heap" if saved else "the grip")


class TestJarogniewMercs:
    @pytest.mark.parametrize("tags", [0, 2])
    def test_they_come_with_a_tag_and_a_counter_for_each(self, tags: int) -> None:
        with Table("runner") as t:
            t.runner.set(tags=tags).hand("Jarogniew Mercs")
            t.runner.install("Jarogniew Mercs")
            assert t.state.tags == tags + 1
            assert t.card("Jarogniew Mercs").tokens("power") == 3 + tags + 1
            t.runner.hand("Access to Globalsec")
            t.runner.install("Access to Globalsec")
            assert t.card("Jarogniew Mercs").tokens("power") == 3 + tags + 1
            assert [one.side for one in t.state.journal.since(0) if one.kind == "tagged"] == [1]

    @pytest.mark.parametrize("kind", ["meat", "net"])
    def test_each_counter_prevents_a_meat_damage(self, kind: str) -> None:
        with Table("corp", cards=(strike(2, kind),)) as t:  # type: ignore[arg-type]
            mercs = t.runner.put("Jarogniew Mercs", tokens={"power": 3})
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            if kind == "meat":
                t.runner.use("Jarogniew Mercs")
                t.runner.pass_()
            t.settle()
            assert damaged(t) == (1 if kind == "meat" else 2)
            assert mercs.tokens("power") == (2 if kind == "meat" else 3)

    def test_with_the_last_counter_they_go(self) -> None:
        with Table("corp", cards=(strike(1),)) as t:
            t.runner.put("Jarogniew Mercs", tokens={"power": 1})
            t.runner.hand("Sure Gamble")
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("Jarogniew Mercs")
            t.settle()
            assert t.zone("Jarogniew Mercs") == "the heap"

    @pytest.mark.rule("1.2.2")
    @pytest.mark.parametrize(("other", "safe"), [("Armitage Codebusting", True), ("Corroder", False)])
    def test_another_resource_keeps_the_corp_from_trashing_them(self, other: str, safe: bool) -> None:
        wreck = operation("Wreck", "neutral_corp", play(DoToChosen("trash", Is((RESOURCE,)))), cost=0)
        with Table("corp", cards=(wreck,)) as t:
            t.runner.put("Jarogniew Mercs", tokens={"power": 3})
            t.runner.put(other)
            t.runner.set(tags=1)
            t.corp.hand("Wreck")
            assert t.corp.can("trash resource", "Jarogniew Mercs") is not safe
            t.corp.play("Wreck")
            t.settle()
            assert t.card("Jarogniew Mercs").installed is safe

    def test_the_runner_may_trash_them(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Jarogniew Mercs", tokens={"power": 3})
            t.runner.put("Paladin Poemu", tokens={"credit": 3})
            t.runner.act("credit")
            t.settle()
            t.runner.pick("Jarogniew Mercs")
            t.settle()
            assert t.zone("Jarogniew Mercs") == "the heap"
