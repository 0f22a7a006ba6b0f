"""When cards of the Runner do what they do, and what they make of each other."""

from __future__ import annotations

import pytest

from sneakdoor.cards.vocabulary import DISCARD, HQ, TURN_ENDS, AccessServer, On, resource, when
from sneakdoor.testing import Table

HOSHIKO = "Hoshiko Shiro: Untold Protagonist"
LATE_VISIT = resource("Late Visit", "neutral_runner", when(TURN_ENDS, AccessServer(HQ)), cost=0, influence=0)
DETOUR = resource(
    "Detour",
    "neutral_runner",
    when(On("accessed", zone=int(DISCARD)), AccessServer(HQ), first=True),
    cost=0,
    influence=0,
)
WU = "Kabonesa Wu: Netspace Thrillseeker"
GEIST = 'Armand "Geist" Walker: Tech Lord'
GABE = "Gabriel Santiago: Consummate Professional"


class TestBugOutBag:
    @pytest.mark.rule("9.6.2d")
    def test_two_of_them_find_the_same_empty_grip(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            bag = t.runner.put("Bug Out Bag", tokens={"power": 2})
            t.runner.put("Bug Out Bag", tokens={"power": 3})
            t.runner.act("credit")
            t.runner.trigger(bag)  # the grip is not empty any more, but it was when the turn ended
            t.settle()
            assert len(t.runner.titles("hand")) == 5
            assert t.runner.titles("discard") == ["Bug Out Bag", "Bug Out Bag"]


class TestHoshiko:
    @pytest.mark.rule("9.6.2e")
    @pytest.mark.parametrize(("first", "gained"), [("Late Visit", 2), (HOSHIKO, 0)])
    def test_what_she_asks_for_is_looked_at_when_her_ability_resolves(self, first: str, gained: int) -> None:
        with Table(turn="runner", runner=HOSHIKO, clicks=1, cards=(LATE_VISIT,)) as t:
            t.runner.put("Late Visit")
            t.corp.hand("Hedge Fund")
            t.runner.act("credit")
            t.runner.trigger(first)
            t.settle()
            assert t.happened("accessed") == 1
            assert t.runner.credits == 5 + 1 + gained
            assert t.happened("flipped") == (1 if gained else 0)


class TestByAnyMeans:
    def accessing(self, title: str, *rig: str) -> Table:
        """The Runner accesses a card in HQ after playing it."""
        t = Table(turn="runner")
        for one in rig:
            t.runner.put(one)
        t.runner.hand("By Any Means", *["Sure Gamble"] * 5)
        t.corp.set(credits=9).hand(title)
        t.runner.play("By Any Means")
        t.runner.run("HQ")
        t.settle()
        return t

    @pytest.mark.rule("9.2.8f", "9.6.5", "9.6.6")
    def test_an_ambush_that_it_trashes_does_not_go_off(self) -> None:
        with self.accessing("Snare!") as t:
            assert t.zone("Snare!") == "Archives"
            t.finish_run()
            assert t.corp.credits == 9
            assert (len(t.runner.titles("hand")), t.state.tags) == (5 - 1, 0)

    @pytest.mark.rule("9.2.8f", "9.6.6")
    def test_an_agenda_that_is_hosted_first_is_accessed_no_more_so_nothing_is_trashed_and_nothing_hurts(self) -> None:
        with self.accessing("Hostile Takeover", "Film Critic") as t:
            t.runner.trigger("Film Critic")
            t.finish_run()
            assert t.card("Hostile Takeover").thing.host == t.cid("Film Critic")
            assert len(t.runner.titles("hand")) == 5

    @pytest.mark.rule("11.2.50", "9.8.1b")
    def test_an_agenda_that_it_trashes_is_not_stolen_and_it_hurts(self) -> None:
        with self.accessing("Hostile Takeover") as t:
            t.finish_run()
            assert t.corp.titles("discard") == ["Hostile Takeover"]
            assert (t.runner.score, len(t.runner.titles("hand"))) == (0, 4)

    @pytest.mark.rule("1.4:9.1.8g", "9.6.2b")
    def test_what_the_damage_itself_trashes_can_still_do_what_it_does(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("By Any Means", "I've Had Worse")
            t.corp.set(credits=9).hand("Snare!")
            t.runner.play("By Any Means")
            t.runner.run("HQ")
            t.finish_run()
            assert t.runner.titles("hand") == ["Sure Gamble"] * 3
            assert (t.corp.credits, t.state.tags) == (9, 0)


class TestCharlatan:
    @pytest.mark.rule("11.2.43", "6.9.2e")
    def test_ice_rezzed_while_it_is_approached_is_not_the_first_rezzed_ice(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Charlatan")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Pop-up Window", "HQ")
            t.runner.use("Charlatan")
            t.runner.act("server", server="HQ")
            t.corp.rez("Pop-up Window")
            t.runner.yes()
            t.settle()
            t.runner.trigger("Charlatan")
            t.finish_run()
            assert t.happened("bypassed") == 1
            assert t.happened("successful run") == 1

    @pytest.mark.both
    @pytest.mark.rule("6.5.3", "9.2.8")
    def test_bypassed_before_it_asks_for_anything_a_tollbooth_gets_no_toll(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).put("Charlatan")
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.runner.use("Charlatan")
            t.runner.act("server", server="HQ")
            t.runner.trigger("Charlatan")
            t.finish_run()
            assert t.runner.credits == 9 - 5
            assert t.happened("successful run") == 1


class TestInversificator:
    @pytest.mark.both
    @pytest.mark.rule("10.11.3", "6.2.4e")
    def test_ice_swapped_inward_is_met_again_and_not_swapped_again(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=20).put("Inversificator")
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.break_subroutines("Inversificator")
            t.runner.trigger("Inversificator")
            t.runner.break_subroutines("Inversificator")
            t.finish_run()
            assert t.happened("encounter") == 2
            assert t.happened("swapped") == 1
            assert t.happened("successful run") == 1

    @pytest.mark.both
    @pytest.mark.rule("11.2.35a", "11.2.5")
    def test_what_feedback_implants_broke_it_did_not_break(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Inversificator")
            t.runner.put("e3 Feedback Implants")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "R&D")
            t.runner.run("HQ")
            t.runner.use("Inversificator", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.trigger("e3 Feedback Implants")
            t.finish_run()
            assert t.happened("swapped") == 0


class TestFeedbackImplants:
    @pytest.mark.rule("11.2.5", "6.5.4")
    def test_a_click_on_a_bioroid_is_an_occasion_too_and_the_last_subroutine_is_none(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("e3 Feedback Implants")
            t.corp.put("Eli 1.0", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.act("permit", "Eli 1.0")
            t.runner.act("subroutine", number=0)
            t.runner.trigger("e3 Feedback Implants")
            t.finish_run()
            assert (t.runner.clicks, t.runner.credits) == (2, 4)
            assert t.happened("successful run") == 1


class TestArchivesInterface:
    @pytest.mark.both
    @pytest.mark.rule("9.8.4", "1.4:9.8.9c")
    def test_each_copy_removes_a_card_and_the_root_is_not_in_archives(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Archives Interface")
            t.runner.put("Archives Interface")
            t.corp.discard("Hedge Fund", "Ice Wall", "Enigma")
            root = t.corp.put("Red Herrings", "Archives")
            t.runner.run("Archives")
            t.settle()
            t.runner.act("access", handle=root.thing.handle)
            t.runner.act("go on")
            for title in ("Hedge Fund", "Ice Wall"):
                t.runner.act("access", title)
                t.runner.trigger("Archives Interface")
            t.finish_run()
            assert t.corp.titles("discard") == ["Enigma"]
            assert t.happened("accessed") == 2

    @pytest.mark.rule("9.8.4", "7.6.5")
    def test_another_access_in_the_middle_does_not_make_it_a_new_one(self) -> None:
        with Table(turn="runner", cards=(DETOUR,)) as t:
            t.runner.put("Archives Interface")
            t.runner.put("Detour")
            t.corp.hand("Hedge Fund")
            t.corp.discard("Ice Wall", "Enigma", "Hunter")
            t.runner.run("Archives")
            t.settle()
            t.runner.act("access", "Ice Wall")
            t.runner.trigger("Archives Interface")
            t.runner.act("access", "Enigma")
            t.finish_run()
            assert t.happened("access begins") == 2
            assert t.corp.titles("discard") == ["Enigma", "Hunter"]


class TestSecurityTesting:
    @pytest.mark.rule("11.2.14", "1.4:9.8.11", "9.8.4d")
    def test_two_on_one_server_have_one_access_to_replace(self) -> None:
        with Table() as t:
            t.runner.put("Security Testing")
            t.runner.put("Security Testing")
            t.end_turn()
            for _ in range(2):
                t.runner.trigger("Security Testing")
                t.runner.act("server", server="R&D")
            before = t.runner.credits
            t.runner.run("R&D")
            t.settle()
            t.runner.trigger("Security Testing")
            t.runner.act("instead")
            t.finish_run()
            assert (t.runner.credits, t.happened("accessed")) == (before + 2, 0)
            t.runner.run("R&D")
            t.finish_run()
            assert (t.runner.credits, t.happened("accessed")) == (before + 2, 1)


class TestBorrowedPrograms:
    @pytest.mark.rule("1.4:9.9.1", "10.3.1g")
    def test_one_that_was_installed_anew_is_another_object_and_stays(self) -> None:
        with Table(turn="runner", runner=WU) as t:
            t.runner.deck("Corroder")
            t.runner.set(credits=9).hand("Scavenge")
            t.runner.use(WU)
            t.runner.pick("Corroder")
            t.runner.play("Scavenge")
            t.settle()
            t.end_turn()
            assert t.card("Corroder").installed

    @pytest.mark.rule("4.2.2a", "4.2.3")
    def test_too_poor_for_any_program_the_stack_is_shuffled_all_the_same(self) -> None:
        with Table(turn="runner", runner=WU) as t:
            t.runner.deck("Corroder")
            t.runner.set(credits=0)
            t.runner.use(WU)
            assert t.zone("Corroder") == "the stack"
            assert t.happened("shuffled") == 1
            t.end_turn()


class TestGainedText:
    @pytest.mark.rule("1.5.4", "10.12.2")
    def test_dj_fenris_has_the_text_of_an_identity_and_not_its_link(self) -> None:
        with Table(turn="runner", runner="Quetzal: Free Spirit") as t:
            t.runner.set(credits=9, tags=1).hand("DJ Fenris").outside(GEIST)
            t.runner.put("Flip Switch")
            t.runner.install("DJ Fenris")
            assert t.runner.link == 0
            t.runner.use("Flip Switch", "Remove")
            t.settle()
            assert (len(t.runner.titles("hand")), t.state.tags) == (1, 0)

    @pytest.mark.rule("1.4:9.1.3b")
    def test_dj_fenris_takes_actions_of_the_identity(self) -> None:
        with Table(turn="runner", runner=GABE) as t:
            t.runner.set(credits=9).hand("DJ Fenris").outside(WU)
            t.runner.deck("Corroder")
            t.runner.install("DJ Fenris")
            t.runner.use("DJ Fenris")
            t.runner.pick("Corroder")
            assert t.card("Corroder").installed
            t.end_turn()
            assert t.zone("Corroder") == "removed"


class TestKeyhole:
    @pytest.mark.rule("11.2.11", "1.2.4")
    @pytest.mark.parametrize("cards", [0, 1])
    def test_it_looks_at_as_many_cards_as_there_are(self, cards: int) -> None:
        with Table(turn="runner", deck=0) as t:
            t.runner.put("Keyhole")
            t.corp.deck(*["Hostile Takeover"] * cards)
            t.runner.use("Keyhole")
            t.finish_run()
            assert t.corp.titles("discard") == ["Hostile Takeover"] * cards
            assert t.happened("accessed") == 0


@pytest.mark.rule("9.6.2c")
def test_los_is_paid_for_ice_that_the_corp_rezzes_by_an_effect_in_its_own_turn() -> None:
    with Table(runner="Los: Data Hijacker") as t:
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Priority Requisition", "Server 2", tokens={"advancement": 5})
        t.corp.rez("PAD Campaign")
        assert t.runner.credits == 5  # an asset is no ice
        t.corp.score_agenda("Priority Requisition")
        t.corp.trigger("Priority Requisition")
        t.settle()
        assert t.card("Ice Wall").rezzed
        assert t.runner.credits == 5 + 2


@pytest.mark.rule("9.6.2c")
def test_a_remote_server_does_not_use_up_lizas_first_run() -> None:
    with Table(turn="runner", runner="Liza Talking Thunder: Prominent Legislator") as t:
        t.corp.put("PAD Campaign", "Server 1")
        for server, cards in (("Server 1", 0), ("Archives", 2), ("R&D", 2)):
            t.runner.run(server)
            t.finish_run()
            assert len(t.runner.titles("hand")) == cards
        assert t.state.tags == 1
