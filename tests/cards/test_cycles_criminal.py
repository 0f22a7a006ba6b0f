"""What Criminal cards of the cycles do."""

from __future__ import annotations

import pytest

from sneakdoor.testing import Table


@pytest.mark.rule("7.8.5")
@pytest.mark.parametrize("trashes", [True, False])
def test_aeneas_informant_wants_cards_left_where_they_are(trashes: bool) -> None:
    with Table(turn="runner") as t:
        t.runner.put("Aeneas Informant")
        t.corp.hand("PAD Campaign")
        t.runner.run("HQ")
        t.runner.act("trash" if trashes else "go on")
        if not trashes:
            t.runner.act("trigger", "Aeneas Informant")
            assert t.happened("revealed") == 1
        t.finish_run()
        assert t.runner.credits == (1 if trashes else 6)


@pytest.mark.parametrize(("title", "server"), [("Ice Wall", "HQ"), ("PAD Campaign", "Archives")])
def test_aeneas_informant_passes_over_archives_and_cards_without_trash_cost(title: str, server: str) -> None:
    with Table(turn="runner") as t:
        t.runner.put("Aeneas Informant")
        t.corp.hand(title) if server == "HQ" else t.corp.discard(title)
        t.runner.run(server)
        t.finish_run()
        assert t.runner.credits == 5


@pytest.mark.rule("1.12.2")
def test_what_the_supplier_hosts_is_installed_for_less_when_a_turn_begins() -> None:
    with Table(turn="runner") as t:
        t.runner.put("The Supplier")
        t.runner.hand("Plascrete Carapace", "Corroder")
        t.runner.use("The Supplier", "host")
        assert t.card("Plascrete Carapace").thing.host == t.cid("The Supplier")
        assert not t.card("Plascrete Carapace").installed
        t.end_turn()
        t.end_turn(stop="reaction")
        before = t.runner.credits
        t.runner.act("trigger", "The Supplier")
        t.settle()
        assert t.card("Plascrete Carapace").installed
        assert t.runner.credits == before - 1


class TestBugOutBag:
    @pytest.mark.rule("11.2.38a", "8.2.11b")
    def test_an_empty_grip_at_the_end_of_the_turn_is_filled_with_x_cards(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.hand("Bug Out Bag")
            t.runner.act("install", "Bug Out Bag")
            t.runner.number(3)
            t.settle()
            t.end_turn()
            assert t.runner.credits == 2
            assert t.zone("Bug Out Bag") == "the heap"
            assert len(t.runner.titles("hand")) == 3

    @pytest.mark.rule("11.2.38a")
    def test_with_a_card_in_the_grip_it_waits(self) -> None:
        with Table(turn="runner", clicks=1) as t:
            t.runner.put("Bug Out Bag", tokens={"power": 2})
            t.runner.hand("Sure Gamble")
            t.end_turn()
            assert t.card("Bug Out Bag").installed


class TestCharlatan:
    @pytest.mark.both
    @pytest.mark.rule("11.2.43", "6.5.3", "6.5.3b")
    def test_the_first_rezzed_ice_is_bypassed_for_its_strength(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Charlatan")
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.corp.put("Hadrian's Wall", "HQ")
            t.runner.use("Charlatan")
            t.runner.act("server", server="HQ")
            t.runner.trigger("Charlatan")
            assert t.runner.credits == 3
            t.settle()
            assert t.happened("bypassed") == 1
            assert t.run is None
            assert t.runner.clicks == 2

    @pytest.mark.rule("11.2.43")
    def test_who_does_not_pay_at_the_first_cannot_at_the_second(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Charlatan")
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.corp.put("Pop-up Window", "HQ", rezzed=True)
            t.runner.use("Charlatan")
            t.runner.act("server", server="HQ")
            t.runner.pass_()
            t.runner.yes()
            t.runner.yes()
            t.finish_run()
            assert t.happened("bypassed") == 0


class TestDriveBy:
    @pytest.mark.rule("11.2.21", "8.1.5a")
    @pytest.mark.parametrize(("title", "zone"), [("PAD Campaign", "Archives"), ("Hostile Takeover", "the play area")])
    def test_an_exposed_asset_is_trashed_and_an_agenda_is_not(self, title: str, zone: str) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Drive By")
            t.corp.put(title, "Server 1")
            t.runner.play("Drive By")
            t.settle()
            assert t.happened("exposed") == 1
            assert t.zone(title) == zone
            assert t.runner.credits == 5
            assert t.runner.clicks == 2

    @pytest.mark.both
    @pytest.mark.rule("4.7.6")
    def test_ice_and_the_roots_of_central_servers_are_out_of_its_reach(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Drive By")
            t.corp.put("Ice Wall", "Server 1")
            t.corp.put("Red Herrings", "HQ")
            assert not t.runner.can("play", "Drive By")

    @pytest.mark.rule("11.2.21", "9.8.3a")
    def test_a_card_that_was_kept_from_being_exposed_is_not_trashed(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(clicks=5).hand("Satellite Uplink", "Drive By")
            t.corp.set(credits=1)
            t.corp.put("Zaibatsu Loyalty", "Server 2", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.play("Satellite Uplink")
            t.runner.act("pick")
            t.corp.pass_()
            assert t.happened("exposed") == 1  # by another card, which is not what Drive By asks for
            t.runner.play("Drive By")
            t.corp.use("Zaibatsu Loyalty", "1[credit]")
            t.settle()
            assert t.happened("exposed") == 1
            assert t.card("PAD Campaign").installed


class TestE3FeedbackImplants:
    @pytest.mark.rule("11.2.5", "6.5.4")
    def test_each_broken_subroutine_is_an_occasion_for_another(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("e3 Feedback Implants")
            t.runner.put("Gordian Blade")
            t.corp.put("Tollbooth", "R&D")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.runner.use("Gordian Blade", "Break")
            t.runner.act("subroutine", number=0)
            t.runner.trigger("e3 Feedback Implants")
            t.settle()
            assert t.happened("broken") == 2
            assert t.runner.credits == 3
            t.finish_run()

    @pytest.mark.rule("11.2.5")
    def test_it_needs_no_strength_and_no_matching_subtype_but_a_first_breaker(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("e3 Feedback Implants")
            t.corp.put("Enigma", "HQ", rezzed=True)
            t.runner.run("HQ")
            t.settle()
            assert t.happened("broken") == 0


class TestOnTheLam:
    @pytest.mark.rule("3.7.1a", "9.8.3a")
    @pytest.mark.parametrize("avoided", [1, 2, 3])
    def test_as_many_tags_are_avoided_as_the_runner_likes(self, avoided: int) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("On the Lam").put("Armitage Codebusting")
            t.corp.put("Ghost Branch", "Server 1", tokens={"advancement": 3})
            t.runner.play("On the Lam")
            t.runner.run("Server 1")
            t.corp.trigger("Ghost Branch")
            t.runner.use("On the Lam", "Avoid")
            t.runner.number(avoided)
            t.finish_run()
            assert t.state.tags == 3 - avoided


class TestMaxwellJames:
    @pytest.mark.both
    @pytest.mark.rule("11.2.44", "9.2.7")
    def test_the_window_after_a_successful_run_on_hq_is_his(self) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Maxwell James")
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            assert t.runner.link == 1
            assert not t.runner.can("use", "Maxwell James")
            t.runner.run("HQ")
            assert not t.runner.can("use", "Maxwell James")
            t.runner.use("Maxwell James")
            assert t.run is None
            t.settle()
            assert not t.card("Ice Wall").rezzed
            assert t.card("Enigma").rezzed
            assert t.zone("Maxwell James") == "the heap"

    @pytest.mark.both
    @pytest.mark.rule("11.2.44", "9.2.7")
    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_a_window_later_or_after_another_server_he_has_nothing_to_offer(self, server: str) -> None:
        with Table(turn="runner") as t:
            t.runner.put("Maxwell James")
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.runner.run(server)
            t.finish_run()
            t.runner.act("credit")
            assert not t.runner.can("use", "Maxwell James")
            t.settle()


class TestRipDeal:
    @pytest.mark.rule("1.4:9.8.9b", "7.6.5", "7.1.2")
    def test_every_access_of_hq_brings_a_card_back_instead(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Rip Deal").discard("Diesel", "Easy Mark", "Sure Gamble")
            t.runner.put("HQ Interface")
            t.corp.hand("Hostile Takeover", "Hostile Takeover", "Hostile Takeover")
            t.runner.play("Rip Deal")
            t.settle()
            t.runner.pick("Diesel")
            t.runner.pick("Sure Gamble")
            t.finish_run()
            assert t.runner.titles("hand") == ["Diesel", "Sure Gamble"]
            assert t.happened("accessed") == 0
            assert t.state.place(t.cid("Rip Deal")) == "removed"

    def test_the_root_of_hq_is_left_alone_and_an_empty_heap_gives_nothing(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Rip Deal")
            t.corp.put("Red Herrings", "HQ")
            t.corp.hand("Hostile Takeover")
            t.runner.play("Rip Deal")
            t.finish_run()
            assert t.happened("accessed") == 0
            assert t.runner.titles("hand") == []

    def test_after_the_run_accesses_are_what_they_were(self) -> None:
        with Table(turn="runner") as t:
            t.runner.hand("Rip Deal")
            t.corp.put("Red Herrings", "HQ")
            t.corp.hand("Hedge Fund")
            t.runner.play("Rip Deal")
            t.finish_run()
            t.runner.run("HQ")
            t.finish_run()
            assert t.happened("accessed") == 2


class TestTheBlackFile:
    @pytest.mark.rule("11.2.28", "1.2.2", "1.7.2a")
    def test_seven_points_do_not_win_while_it_is_there(self) -> None:
        with Table(turn="corp") as t:
            t.runner.put("The Black File", tokens={"power": 2})
            t.corp.scored("Priority Requisition", "Priority Requisition")
            t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Hostile Takeover")
            t.settle()
            assert t.corp.score >= 7
            assert t.happened("game over") == 0
            t.end_turn()
            assert t.outcome is not None
            assert (t.outcome.winner, t.outcome.how) == (0, "points")
            assert t.state.place(t.cid("The Black File")) == "removed"

    @pytest.mark.rule("11.2.28", "1.7.2b")
    def test_a_flatline_still_does(self) -> None:
        with Table(turn="corp") as t:
            t.runner.put("The Black File")
            t.runner.set(tags=1)
            t.corp.hand("Scorched Earth")
            t.corp.play("Scorched Earth")
            assert t.outcome is not None
            assert t.outcome.how == "flatline"
