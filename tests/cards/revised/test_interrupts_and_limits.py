"""What older cards do by 26.03 where an interrupt, a limit or an action takes the place of what they said."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, now

from sneakdoor.cards.vocabulary import EitherOf, Gain, On, When, resource
from sneakdoor.model.enums import ASIDE, CORP, RUNNER
from sneakdoor.testing import Table

RULES = "26.03"


def runner(**how: object) -> Table:
    return Table("runner", rules=RULES, **how)  # type: ignore[arg-type]


TWICE = resource(
    "Either Way",
    "neutral_runner",
    When(EitherOf(On("drawn", by=RUNNER), On("drawn", by=CORP)), (Gain(1),)),
    cost=0,
    influence=0,
)


def test_either_of_two_events_of_one_kind_is_met_once() -> None:
    with runner(cards=(TWICE,)) as t:
        t.runner.put("Either Way")
        t.runner.act("draw")
        t.settle()
        assert t.runner.credits == 6


class TestRedirectedRuns:
    @pytest.mark.parametrize(("identity", "card"), [("", "Sneakdoor Beta"), ("Omar Keung: Conspiracy Theorist", "")])
    def test_the_server_changes_and_nothing_is_replaced(self, identity: str, card: str) -> None:
        with runner(runner=identity) if identity else runner() as t:
            t.corp.hand("Hedge Fund")
            if card:
                t.runner.put(card)
            t.runner.use(card or identity)
            if identity:
                t.runner.act("server", server="HQ")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]
            assert t.happened("successful run") == 1
            assert t.happened("replaced") == 0


class TestMandatoryPreventions:
    """By 1.4 these are constant abilities, and nobody is asked about anything."""

    def test_dorm_computer_prevents_tags_of_its_run(self) -> None:
        with runner() as t:
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.put("Dorm Computer", tokens={"power": 4})
            t.runner.use("Dorm Computer")
            t.runner.act("server", server="HQ")
            t.runner.mode("tag")
            t.settle()
            t.corp.number(0)
            t.runner.number(0)
            t.finish_run()
            assert t.state.tags == 0
            assert t.happened("prevented") + t.happened("tags avoided") > 0

    def test_the_noble_path_prevents_damage_of_its_run(self) -> None:
        with runner() as t:
            t.corp.put("Snare!", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.hand("The Noble Path", "Sure Gamble")
            t.runner.play("The Noble Path")
            t.runner.act("server", server="Server 1")
            t.corp.accept()
            t.finish_run()
            assert t.happened("damaged") == 0
            assert t.state.tags == 1
            assert t.runner.titles("discard").count("Sure Gamble") == 1

    def test_leverage_prevents_damage_until_the_next_turn(self) -> None:
        with runner() as t:
            t.runner.run("HQ")
            t.finish_run()
            t.runner.hand("Leverage", "Sure Gamble", "Sure Gamble", "Sure Gamble", "Sure Gamble")
            t.runner.play("Leverage")
            t.corp.no()
            t.corp.put("Snare!", "Server 1")
            t.runner.run("Server 1")
            t.corp.accept()
            t.finish_run()
            assert t.happened("damaged") == 0

    def test_chrome_parlor_prevents_damage_of_installed_cybernetics(self) -> None:
        with runner() as t:
            t.runner.put("Chrome Parlor")
            t.runner.hand("Skulljack", "Sure Gamble", "Sure Gamble")
            t.runner.install("Skulljack")
            t.settle()
            assert t.state.brain == 0
            assert t.happened("prevented") == 1
            t.corp.put("Snare!", "Server 1")
            t.runner.run("Server 1")
            t.corp.accept()
            t.finish_run()
            assert t.happened("damaged") > 0


class TestPoliticalOperative:
    def test_x_is_paid_before_a_card_is_chosen(self) -> None:
        with runner() as t:
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.put("Adonis Campaign", "Server 2", rezzed=True)
            t.runner.put("Political Operative")
            t.runner.use("Political Operative")
            t.runner.number(3)
            assert t.runner.credits == 2
            t.settle()
            assert t.corp.titles("discard") == ["Adonis Campaign"]


class TestRipDeal:
    def begin(self, t: Table) -> None:
        t.corp.hand("Hedge Fund", "Ice Wall", "Enigma")
        t.corp.put("Ash 2X3ZB9CY", "HQ")
        t.runner.discard("Corroder", "Mimic", "Easy Mark").hand("Rip Deal")
        t.runner.put("HQ Interface")
        t.runner.play("Rip Deal")

    def test_as_many_cards_as_the_limit_and_the_root_all_the_same(self) -> None:
        with runner() as t:
            self.begin(t)
            t.runner.yes()
            t.runner.pick("Corroder", "Mimic")
            t.finish_run()
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Mimic"]
            assert accessed(t) == ["Ash 2X3ZB9CY"]
            assert t.zone("Rip Deal") == "removed"

    def test_the_runner_may_access_instead(self) -> None:
        with runner() as t:
            self.begin(t)
            t.runner.no()
            t.finish_run()
            assert len(accessed(t)) == 3
            assert t.runner.titles("hand") == []
            assert t.zone("Rip Deal") == "removed"


def test_sensei_gives_its_subroutine_from_the_beginning_of_an_encounter() -> None:
    with runner() as t:
        t.corp.put("Pop-up Window", "HQ", rezzed=True)
        t.corp.put("Sensei", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.settle()
        gained = t.happened("subroutines gained")
        t.finish_run()
        assert gained == 0  # it has them, and gains none by an ability of its own
        assert t.happened("successful run") == 0


def test_laguna_velasco_district_answers_the_action_and_no_other_draw() -> None:
    with runner() as t:
        t.runner.put("Laguna Velasco District")
        t.runner.hand("Diesel")
        t.runner.act("draw")
        t.settle()
        assert len(t.runner.titles("hand")) == 3
        assert t.happened("raised") == 0
        t.runner.play("Diesel")
        t.settle()
        assert len(t.runner.titles("hand")) == 2 + 3
        t.runner.act("draw")
        t.settle()
        assert len(t.runner.titles("hand")) == 5 + 2


def test_khusyuk_accesses_a_card_that_was_set_aside() -> None:
    with runner() as t:
        t.corp.deck("Ice Wall", "Hedge Fund", "Enigma")
        t.runner.put("Corroder")
        t.runner.put("Gordian Blade")
        t.runner.put("Mimic")
        t.runner.hand("Khusyuk")
        t.runner.play("Khusyuk")
        t.runner.number(4)
        t.finish_run()
        seen = [one for one in t.state.journal.entries if one.kind == "accessed"]
        assert [getattr(one, "zone", -1) for one in seen] == [ASIDE]
        assert t.happened("shuffled in") == 1


def test_pawn_brings_another_caissa_and_not_itself() -> None:
    with runner() as t:
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Pawn", on="Ice Wall")
        t.runner.hand("Rook")
        t.runner.run("Archives")
        t.runner.destination(on="Ice Wall") if now(t).kind == "install destination" else None
        t.finish_run()
        assert t.zone("Pawn") == "the heap"
        assert t.card("Rook").installed
