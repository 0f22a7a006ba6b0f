"""What resources of the Ashes cycle do."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, who

from sneakdoor.cards.vocabulary import Credits, Draw, paid, resource
from sneakdoor.testing import Table


class TestCybertrooperTalut:
    @pytest.mark.parametrize(("title", "more"), [("Corroder", 2), ("Crypsis", 0)])
    def test_an_icebreaker_is_stronger_in_the_turn_it_is_installed(self, title: str, more: int) -> None:
        with Table("runner") as t:
            t.runner.put("Cybertrooper Talut")
            t.runner.hand(title)
            printed = {"Corroder": 2, "Crypsis": 0}[title]
            t.runner.install(title)
            assert t.card(title).strength == printed + more
            assert t.runner.link == 1
            t.end_turn()
            assert t.card(title).strength == printed


class TestTheArtist:
    def test_each_ability_works_once_a_turn(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Artist")
            t.runner.hand("Corroder", "Plascrete Carapace", "Armitage Codebusting")
            t.runner.use("The Artist", "gain")
            assert (t.runner.credits, t.runner.clicks) == (7, 3)
            assert not t.runner.can("use", "The Artist", says="gain")
            t.runner.use("The Artist", "install")
            t.runner.pick("Plascrete Carapace")
            t.settle()
            assert (t.runner.credits, t.runner.clicks) == (5, 2)
            assert t.card("Plascrete Carapace").installed
            assert not t.runner.can("use", "The Artist", says="install")

    def test_resources_are_no_art(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Artist")
            t.runner.hand("Armitage Codebusting")
            assert not t.runner.can("use", "The Artist", says="install")


COMPANIONS = ("Fencer Fueno", "Mystic Maemi", "Paladin Poemu", "Trickster Taka")


class TestCompanions:
    @pytest.mark.parametrize("title", COMPANIONS)
    def test_a_turn_and_a_stolen_agenda_bring_a_credit_each(self, title: str) -> None:
        with Table("corp") as t:
            friend = t.runner.put(title)
            t.corp.put("Hostile Takeover", "Server 1")
            t.end_turn()
            assert friend.tokens("credit") == 1
            t.runner.run("Server 1")
            t.finish_run()
            assert friend.tokens("credit") == 2

    @pytest.mark.parametrize("title", COMPANIONS)
    def test_two_credits_are_no_trouble(self, title: str) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put(title, tokens={"credit": 2})
            t.end_turn()
            assert t.card(title).installed

    @pytest.mark.parametrize(("mode", "zone", "left"), [("pay", "the play area", 5), ("trash", "the heap", 6)])
    def test_fencer_fueno_wants_a_credit_or_leaves(self, mode: str, zone: str, left: int) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Fencer Fueno", tokens={"credit": 3})
            t.runner.act("credit")
            t.settle()
            t.runner.mode(mode)
            t.settle()
            assert (t.zone("Fencer Fueno"), t.runner.credits) == (zone, left)

    def test_fencer_fueno_who_cannot_be_paid_leaves(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Fencer Fueno", tokens={"credit": 3})
            t.runner.set(credits=0).hand("Blockade Runner")
            t.runner.act("draw")
            t.settle()
            assert t.zone("Fencer Fueno") == "the heap"

    def test_fencer_fueno_pays_once_the_run_is_successful(self) -> None:
        with Table("runner") as t:
            fencer = t.runner.put("Fencer Fueno", tokens={"credit": 2})
            t.runner.set(credits=2)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Server 1")
            t.runner.act("trash")
            t.finish_run()
            assert t.zone("PAD Campaign") == "Archives"
            assert (fencer.tokens("credit"), t.runner.credits) == (0, 0)

    def test_fencer_fueno_breaks_no_ice_on_the_way_in(self) -> None:
        with Table("runner") as t:
            t.runner.put("Fencer Fueno", tokens={"credit": 2})
            t.runner.put("Corroder")
            t.runner.set(credits=0)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            assert not t.runner.can("use", "Corroder")
            t.finish_run()

    @pytest.mark.parametrize(("mode", "zone", "cards"), [("card", "the play area", 1), ("this", "the heap", 2)])
    def test_mystic_maemi_wants_a_card_or_leaves(self, mode: str, zone: str, cards: int) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Mystic Maemi", tokens={"credit": 3})
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.runner.act("credit")
            t.settle()
            t.runner.mode(mode)
            t.settle()
            assert (t.zone("Mystic Maemi"), len(t.runner.titles("hand"))) == (zone, cards)

    def test_mystic_maemi_with_an_empty_grip_leaves(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Mystic Maemi", tokens={"credit": 3})
            t.runner.act("credit")
            t.settle()
            assert t.zone("Mystic Maemi") == "the heap"

    def test_mystic_maemi_pays_for_events_only(self) -> None:
        with Table("runner") as t:
            maemi = t.runner.put("Mystic Maemi", tokens={"credit": 2})
            t.runner.set(credits=3).hand("Sure Gamble", "Corroder")
            t.runner.play("Sure Gamble")
            assert (maemi.tokens("credit"), t.runner.credits) == (0, 9)
        with Table("runner") as t:
            t.runner.put("Mystic Maemi", tokens={"credit": 2})
            t.runner.set(credits=0).hand("Corroder")
            assert not t.runner.can("install", "Corroder")

    def test_paladin_poemu_costs_an_installed_card(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Paladin Poemu", tokens={"credit": 3})
            t.runner.put("Corroder")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.runner.act("credit")
            t.settle()
            assert not t.runner.can("pick", "PAD Campaign")
            t.runner.pick("Corroder")
            t.settle()
            assert t.zone("Corroder") == "the heap"
            assert t.card("Paladin Poemu").installed

    @pytest.mark.parametrize(("title", "can"), [("Corroder", True), ("Ghost Runner", True), ("Gang Sign", True)])
    def test_paladin_poemu_pays_for_whatever_is_no_connection(self, title: str, can: bool) -> None:
        with Table("runner") as t:
            t.runner.put("Paladin Poemu", tokens={"credit": 2})
            t.runner.set(credits=0).hand(title, "Blockade Runner")
            assert t.runner.can("install", title) is can
            assert not t.runner.can("install", "Blockade Runner")

    @pytest.mark.parametrize(("mode", "zone", "tags"), [("tag", "the play area", 1), ("trash", "the heap", 0)])
    def test_trickster_taka_wants_a_tag_or_leaves(self, mode: str, zone: str, tags: int) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Trickster Taka", tokens={"credit": 3})
            t.runner.act("credit")
            t.settle()
            t.runner.mode(mode)
            t.settle()
            assert (t.zone("Trickster Taka"), t.state.tags) == (zone, tags)
            assert who(t, "tagged") == [1] * tags

    @pytest.mark.rule("9.8.5b")
    def test_the_tag_of_trickster_taka_can_be_avoided(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Trickster Taka", tokens={"credit": 3})
            t.runner.put("Forger")
            t.runner.act("credit")
            t.settle()
            t.runner.mode("tag")
            t.runner.use("Forger", "avoid")
            t.settle()
            assert (t.card("Trickster Taka").installed, t.state.tags) == (True, 0)

    def test_trickster_taka_pays_for_programs_during_runs(self) -> None:
        with Table("runner") as t:
            taka = t.runner.put("Trickster Taka", tokens={"credit": 1})
            t.runner.put("Corroder")
            t.runner.set(credits=0).hand("Crypsis")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert taka.tokens("credit") == 0
            assert t.happened("successful run") == 1

    def test_trickster_taka_pays_for_nothing_outside_of_them(self) -> None:
        with Table("runner") as t:
            t.runner.put("Trickster Taka", tokens={"credit": 2})
            t.runner.put("Self-modifying Code")
            t.runner.set(credits=0).deck("Corroder")
            assert not t.runner.can("use", "Self-modifying Code")

    def test_trickster_taka_pays_for_nothing_but_programs(self) -> None:
        lamp = resource("Lamp", "neutral_runner", paid(Credits(1), Draw(1)), cost=0)
        with Table("runner", cards=(lamp,), skip_forced=False) as t:
            t.runner.put("Trickster Taka", tokens={"credit": 2})
            t.runner.put("Lamp")
            t.runner.set(credits=0)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            assert not t.runner.can("use", "Lamp")
            t.finish_run()


class TestPenumbralToolkit:
    @pytest.mark.parametrize(("server", "cost"), [("HQ", 0), ("R&D", 2)])
    def test_it_is_cheaper_after_a_successful_run_on_hq(self, server: str, cost: int) -> None:
        with Table("runner") as t:
            t.runner.hand("Penumbral Toolkit")
            t.runner.run(server)
            t.finish_run()
            t.runner.install("Penumbral Toolkit")
            assert t.runner.credits == 5 - cost
            assert t.card("Penumbral Toolkit").tokens("credit") == 4
            t.runner.hand("Access to Globalsec")
            t.runner.install("Access to Globalsec")
            assert t.card("Penumbral Toolkit").tokens("credit") == 4

    @pytest.mark.both
    def test_its_credits_are_spent_during_runs_and_then_it_is_gone(self) -> None:
        with Table("runner") as t:
            t.runner.put("Penumbral Toolkit", tokens={"credit": 1})
            t.runner.put("Corroder")
            t.runner.set(credits=0).hand("Sacrificial Construct", "Access to Globalsec")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            assert not t.runner.can("install", "Access to Globalsec")
            t.runner.run("HQ")
            t.runner.break_subroutines("Corroder")
            t.finish_run()
            assert t.zone("Penumbral Toolkit") == "the heap"


class TestTheBack:
    def test_hardware_used_in_a_run_counts_once_a_turn(self) -> None:
        with Table("runner") as t:
            back = t.runner.put("The Back")
            for _ in range(3):
                t.runner.put("Flip Switch")
            t.runner.put("Corroder")
            t.runner.set(tags=3)
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.use(t.card("Flip Switch", 0), "remove")
            assert back.tokens("power") == 0
            encounter(t, "HQ")
            t.runner.use("Corroder", "+1")
            assert back.tokens("power") == 0
            t.runner.use(t.card("Flip Switch", 0), "remove")
            t.runner.use(t.card("Flip Switch", 0), "remove")
            t.finish_run()
            assert back.tokens("power") == 1

    def test_two_cards_a_counter_come_back_and_it_is_gone_for_good(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Back", tokens={"power": 1})
            t.runner.discard("Crypt", "Gbahali", "Kongamato", "Corroder")
            t.runner.use("The Back")
            assert not t.runner.can("pick", "Corroder")
            t.runner.act("pick", "Crypt")
            t.runner.act("pick", "Gbahali")
            assert not t.runner.can("pick", "Kongamato", at="action")
            t.settle()
            assert sorted(t.runner.titles("discard")) == ["Corroder", "Kongamato"]
            assert t.happened("removed from game") == 1
            assert t.runner.clicks == 3

    def test_fewer_will_do_and_without_a_counter_there_is_nothing_to_do(self) -> None:
        with Table("runner") as t:
            t.runner.put("The Back")
            t.runner.discard("Crypt")
            assert not t.runner.can("use", "The Back")
        with Table("runner") as t:
            t.runner.put("The Back", tokens={"power": 3})
            t.runner.discard("Crypt")
            t.runner.use("The Back")
            t.runner.pick()
            t.settle()
            assert t.runner.titles("discard") == ["Crypt"]


class TestBaklanBochkin:
    def test_the_first_encounter_of_each_run_brings_a_counter(self) -> None:
        with Table("runner") as t:
            baklan = t.runner.put("“Baklan” Bochkin")
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            for n in (1, 2):
                t.runner.set(credits=9)
                t.runner.run("HQ")
                t.runner.yes()
                t.runner.yes()
                t.finish_run()
                assert baklan.tokens("power") == n

    @pytest.mark.parametrize(("counters", "derezzed"), [(0, True), (2, True)])
    def test_weak_ice_is_derezzed_and_a_tag_is_taken(self, counters: int, derezzed: bool) -> None:
        with Table("runner") as t:
            t.runner.put("“Baklan” Bochkin", tokens={"power": counters})
            wall = t.corp.put("Ice Wall", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("“Baklan” Bochkin")
            t.finish_run()
            assert (wall.installed, wall.rezzed, t.state.tags) == (True, not derezzed, 1)

    def test_strong_ice_stays_but_the_tag_is_taken(self) -> None:
        with Table("runner") as t:
            t.runner.put("“Baklan” Bochkin")
            ice = t.corp.put("Enigma", "HQ", rezzed=True)
            encounter(t, "HQ")
            t.runner.use("“Baklan” Bochkin")
            t.finish_run()
            assert (ice.rezzed, t.state.tags) == (True, 1)

    def test_it_can_be_used_without_any_ice(self) -> None:
        with Table("runner") as t:
            t.runner.put("“Baklan” Bochkin", tokens={"power": 3})
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.use("“Baklan” Bochkin")
            assert (t.card("Ice Wall").rezzed, t.state.tags) == (True, 1)
            assert [one.side for one in t.state.journal.since(0) if one.kind == "tagged"] == [1]


class TestDreamNet:
    @pytest.mark.parametrize(
        ("identity", "links", "more"),
        [
            ("Blank Runner", 0, 0),
            ("Blank Runner", 1, 0),
            ("Blank Runner", 2, 1),
            ("Apex: Invasive Predator", 0, 1),
        ],
    )
    def test_link_or_a_digital_identity_adds_a_credit(self, identity: str, links: int, more: int) -> None:
        with Table("runner", runner=identity) as t:
            t.runner.put("DreamNet")
            for _ in range(links):
                t.runner.put("Access to Globalsec")
            for _ in range(2):
                t.runner.run("R&D")
                t.finish_run()
                assert (len(t.runner.titles("hand")), t.runner.credits) == (1, 5 + more)

    def test_an_empty_stack_does_not_keep_the_credit_away(self) -> None:
        with Table("runner", deck=0) as t:
            t.corp.deck("Hedge Fund")
            t.runner.put("DreamNet")
            t.runner.put("Access to Globalsec")
            t.runner.put("Access to Globalsec")
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == 6


class TestPaulesCafe:
    def test_hosted_cards_are_installed_for_a_credit_and_the_first_each_turn_is_cheaper(self) -> None:
        with Table("runner") as t:
            t.runner.put("Pauleʼs Café")
            t.runner.put("Keros Mcintyre")  # a unique connection
            t.runner.put("Tech Trader")  # one that is not unique
            t.runner.set(credits=9).hand("Plascrete Carapace", "Corroder", "Armitage Codebusting")
            for title in ("Plascrete Carapace", "Corroder"):
                t.runner.use("Pauleʼs Café", "choose")
                if t.runner.can("pick", title):
                    t.runner.pick(title)
                assert not t.card(title).installed
            assert t.runner.clicks == 2
            assert not t.runner.can("use", "Pauleʼs Café", says="choose")
            t.runner.use("Pauleʼs Café", "install")
            t.runner.pick("Plascrete Carapace")
            assert t.runner.credits == 9 - 1 - (3 - 1)
            t.runner.use("Pauleʼs Café", "install")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 6 - 1 - 2

    def test_in_the_turn_of_the_corp_it_costs_the_whole_price(self) -> None:
        with Table("runner", clicks=1) as t:
            t.runner.put("Pauleʼs Café")
            t.runner.put("Keros Mcintyre")
            t.runner.hand("Corroder")
            t.runner.use("Pauleʼs Café", "choose")
            t.settle()
            t.corp.act("credit")
            t.runner.use("Pauleʼs Café", "install")
            t.settle()
            assert t.card("Corroder").installed
            assert t.runner.credits == 5 - 1 - 2
