"""The table never carries on silently: it stops where a turn ends, and says what is still asked."""

from __future__ import annotations

import pytest
from tests.verbs import now

from sneakdoor import Side
from sneakdoor.cards.vocabulary import Gain, On, resource, when
from sneakdoor.testing import Table, TableError


class TestARunOnTheLastClick:
    @pytest.mark.parametrize("ends", ["finish_run", "settle"])
    @pytest.mark.rule("5.7.2b")
    def test_the_turn_is_not_over(self, ends: str) -> None:
        t = Table("runner", clicks=1)
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        getattr(t, ends)()
        if ends == "settle":
            t.finish_run()
        assert (t.state.active, t.state.turn) == (Side.RUNNER, 2)
        assert now(t).rule == "5.7.2b"
        assert t.corp.titles("hand") == []  # the Corp has not drawn for its turn

    def test_the_turn_that_ends_is_the_runners(self) -> None:
        t = Table("runner", clicks=1)
        t.runner.run("Archives")
        t.finish_run()
        t.end_turn()
        assert t.state.active == Side.CORP
        assert (now(t).kind, t.corp.clicks) == ("action", 3)

    def test_a_verb_of_the_other_side_goes_on(self) -> None:
        t = Table("runner", clicks=1)
        t.runner.run("Archives")
        t.finish_run()
        t.corp.act("credit")
        assert t.corp.clicks == 2


class TestForcedAnswers:
    def test_the_only_target_may_be_named(self) -> None:
        t = Table("runner")
        t.runner.hand("Uninstall").put("Corroder")
        t.runner.play("Uninstall")
        assert t.zone("Corroder") == "the grip"  # there was no other
        t.runner.pick("Corroder")

    def test_but_only_once_and_only_that(self) -> None:
        t = Table("runner")
        t.runner.hand("Uninstall").put("Corroder")
        t.runner.play("Uninstall")
        with pytest.raises(TableError, match="cannot pick Mimic"):
            t.runner.pick("Mimic")
        t.runner.pick("Corroder")
        with pytest.raises(TableError, match="cannot pick Corroder"):
            t.runner.pick("Corroder")


class TestAmbiguity:
    @pytest.mark.rule("1.4:9.6.8a")
    def test_instances_about_different_cards_are_two(self) -> None:
        ear = resource("Ear", "neutral_runner", when(On("exposed"), Gain(1), may=True), cost=0)
        t = Table("runner", cards=(ear,))
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.put("Ice Wall", "HQ")
        t.runner.put("Ear")
        t.runner.hand("Satellite Uplink").play("Satellite Uplink")
        t.runner.accept(t.card("PAD Campaign"))
        t.runner.accept(t.card("Ice Wall"))
        with pytest.raises(TableError, match="could mean each of these"):
            t.runner.trigger("Ear")
        t.runner.trigger("Ear", "Ice Wall")
        assert t.runner.credits == 5 - 2 + 1

    def test_an_ability_named_by_its_card_alone_is_refused_if_there_are_two(self) -> None:
        t = Table("runner")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        while now(t).rule != "6.9.3b":
            t.game.choose(next(one for one in now(t).options if one.kind in ("pass", "continue")))
        with pytest.raises(TableError, match="could mean each of these"):
            t.runner.use("Corroder")


class TestHosting:
    @pytest.mark.rule("4.7.9")
    def test_ice_on_another_card_protects_nothing(self) -> None:
        t = Table("corp")
        center = t.corp.put("Awakening Center", "HQ", rezzed=True)
        t.corp.put("Heimdall 1.0", on=center)
        assert t.state.ice[0] == ()
        assert t.card("Heimdall 1.0").thing.host == center.cid


class TestEndOfTurn:
    def test_what_is_asked_on_the_way_is_a_place_to_stop(self) -> None:
        owl = resource("Owl", "neutral_runner", when(On("turn ends"), Gain(1), may=True), cost=0)
        t = Table("runner", clicks=1, cards=(owl,))
        t.runner.put("Owl")
        t.end_turn()
        with pytest.raises(TableError, match=r"the end of the turn led to a question(.|\n)*Owl"):
            _ = t.runner.credits
        t.runner.accept()
        assert t.runner.credits == 5 + 1 + 1

    def test_what_is_open_before_is_an_error(self) -> None:
        t = Table("runner")
        t.runner.hand("Special Order").deck("Corroder", "Mimic")
        t.runner.play("Special Order")
        with pytest.raises(TableError, match="the turn asks something"):
            t.end_turn()


class TestNumbers:
    @pytest.mark.rule("1.4:9.6.7a")
    def test_tags_set_later_are_noticed(self) -> None:
        t = Table("runner")
        shipping = t.runner.put("Zona Sul Shipping")
        t.runner.act("credit")
        t.runner.set(tags=1)
        assert shipping.zone == "the heap"

    @pytest.mark.rule("1.19.2")
    def test_restricted_memory_shows(self) -> None:
        t = Table("runner")
        t.runner.put("Deep Red")
        t.runner.put("Rook")
        assert t.runner.memory == (0, 4)
        assert t.runner.restricted_memory == {"Deep Red": (1, 3)}


class TestRunEvents:
    def test_what_the_event_still_asks_is_said(self) -> None:
        t = Table("runner")
        t.runner.hand("Möbius").play("Möbius")
        t.finish_run()
        with pytest.raises(TableError, match="led to a question"):
            _ = t.runner.credits


class TestDeclining:
    @pytest.mark.rule("1.15.10")
    def test_a_number_is_declined_with_0(self) -> None:
        t = Table("runner")
        t.runner.set(credits=9).hand("Atman").install("Atman")
        assert now(t).kind == "pay X"
        t.runner.decline()
        assert t.card("Atman").tokens("power") == 0


class TestWhatIsNotThere:
    """What a test names and the table does not have is an error, not an answer."""

    def test_changes_of_no_such_kind(self) -> None:
        with pytest.raises(TableError, match="no changes of the kind 'gained credits'"):
            Table().happened("gained credits")

    def test_options_of_no_such_kind(self) -> None:
        with pytest.raises(TableError, match="no options of the kind 'fly'"):
            Table().corp.can("fly")

    def test_titles_of_no_such_zone(self) -> None:
        with pytest.raises(TableError, match="no titles of 'heap'"):
            Table().runner.titles("heap")

    @pytest.mark.parametrize("name", ["Server X", "Server 0", "Server", "Hq"])
    def test_no_such_server(self, name: str) -> None:
        with pytest.raises(TableError, match="there is no server"):
            Table().corp.put("PAD Campaign", name)

    @pytest.mark.rule("1.9.3")
    def test_no_such_tokens(self) -> None:
        with pytest.raises(TableError, match="no tokens 'viruses'"):
            Table().runner.put("Datasucker", tokens={"viruses": 2})

    @pytest.mark.rule("4.7.9")
    def test_a_card_is_in_one_place(self) -> None:
        t = Table()
        center = t.corp.put("Awakening Center", "Server 1", rezzed=True)
        with pytest.raises(TableError, match="both in HQ and on another"):
            t.corp.put("Eli 1.0", "HQ", on=center)


class TestOneOfSeveral:
    @pytest.mark.rule("9.8.5b")
    def test_words_of_two_effects_name_neither(self) -> None:
        t = Table()
        t.corp.hand("Red Level Clearance").play("Red Level Clearance")
        with pytest.raises(TableError, match="could mean each of these: Gain 2"):
            t.corp.mode("gain")
        t.corp.mode("gain 2")
        assert t.happened("credits gained") == 1

    @pytest.mark.rule("6.5.4")
    @pytest.mark.parametrize("positions", [(7,), (1, 1)])
    def test_a_subroutine_that_is_not_there_or_is_broken_is_not_another(self, positions: tuple[int, ...]) -> None:
        t = Table("runner")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.put("Gordian Blade")
        t.runner.run("HQ")
        with pytest.raises(TableError, match="cannot subroutine"):
            t.runner.break_subroutines("Gordian Blade", *positions)

    @pytest.mark.rule("6.5.4")
    def test_the_only_subroutine_may_be_named(self) -> None:
        t = Table("runner")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.put("Gordian Blade")
        t.runner.run("HQ")
        t.runner.break_subroutines("Gordian Blade", 1, 0)
        assert t.happened("broken") == 2

    @pytest.mark.rule("1.12.5")
    def test_a_host_that_has_left_was_the_host(self) -> None:
        t = Table("runner")
        window = t.corp.put("Pop-up Window", "HQ", rezzed=True)
        t.runner.hand("Parasite").install("Parasite", on=window)
        assert (t.zone("Parasite"), window.zone) == ("the heap", "Archives")
