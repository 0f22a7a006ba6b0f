"""Worked examples of version 26.03 that cards of System Gateway show."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, walk_to

from sneakdoor.cards.vocabulary import CORP, ICE, RUNNER, ForceEncounter, Is, Target, operation, play
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table


def runner(**how: object) -> Table:
    return Table("runner", rules="26.03", **how)  # type: ignore[arg-type]


@pytest.mark.rule("26.03:1.12.6a", example=16)
def test_a_persistent_ability_refers_to_the_server_its_card_was_in() -> None:
    with runner() as t:
        t.corp.put("AMAZE Amusements", "Server 1", rezzed=True)
        office = t.corp.put("Offworld Office", "Server 1")
        t.runner.run("Server 1")
        t.runner.act("access", handle=office.handle)
        t.runner.act("trash")
        t.finish_run()
        assert t.zone("AMAZE Amusements") == "Archives"
        assert t.state.tags == 2


@pytest.mark.rule("26.03:1.13.3", example=17)
def test_hosted_credits_are_not_lost() -> None:
    with runner() as t:
        t.corp.put("Whitespace", "Archives", rezzed=True)
        penny = t.runner.put("Pennyshaver", tokens={"credit": 4})
        t.runner.set(credits=1)
        t.runner.run("Archives")
        t.finish_run()
        assert (t.runner.credits, penny.tokens("credit")) == (0, 4)


@pytest.mark.rule("26.03:1.15.1", example=34)
@pytest.mark.parametrize("both", [True, False])
def test_the_subroutines_to_break_are_targets(both: bool) -> None:
    with runner() as t:
        t.corp.put("Hadrian's Wall", "Archives", rezzed=True)
        t.runner.put("Cleaver")
        t.runner.set(credits=20)
        t.runner.run("Archives")
        walk_to(t, "26.03:6.9.3b", "runner")
        for _ in range(4):
            t.runner.use("Cleaver", "strength")
        t.runner.use("Cleaver", "Break")
        t.runner.act("subroutine", number=0)
        t.runner.act("subroutine", number=1) if both else t.runner.act("done")
        assert t.happened("broken") == 1 + both
        t.finish_run()


@pytest.mark.rule("26.03:1.16.1b", example=40)
def test_a_tag_that_would_be_prevented_is_no_cost() -> None:
    with runner(runner="Jesminder Sareen: Girl Behind the Curtain") as t:
        t.corp.put("Funhouse", "Archives", rezzed=True)
        t.runner.run("Archives")
        t.finish_run()
        assert t.state.tags == 0
        assert t.happened("successful run") == 0


@pytest.mark.rule("26.03:1.20.2", example=56)
def test_memory_of_hardware_is_added_to_the_limit() -> None:
    with runner() as t:
        assert t.runner.memory == (0, 4)
    with runner() as t:
        t.runner.put("T400 Memory Diamond")
        assert t.runner.memory == (0, 5)


@pytest.mark.rule("26.03:6.2.6b", example=80)
@pytest.mark.rule("26.03:8.5.13a", example=115)
def test_ice_installed_further_in_is_approached_and_was_not_revealed() -> None:
    with runner() as t:
        t.corp.put("Brân 1.0", "R&D", rezzed=True)
        t.corp.hand("Ice Wall")
        t.runner.run("R&D")
        for number in (1, 2):
            t.runner.use("Brân 1.0")
            t.runner.act("subroutine", number=number)
        t.corp.yes()
        t.corp.act("done")
        assert t.happened("revealed") == 0
        assert not visible(t.state, t.cid("Ice Wall"), RUNNER)
        t.finish_run()
        assert [one.cid for one in t.state.journal.entries if one.kind == "approach ice"] == [
            t.cid("Brân 1.0"),
            t.cid("Ice Wall"),
        ]


@pytest.mark.rule("26.03:9.1.4", example=134)
def test_an_ability_trashes_only_the_object_that_its_source_was() -> None:
    with runner() as t:
        t.corp.put("Ice Wall", "Archives", rezzed=True)
        t.runner.hand("Compile").deck("Mayfly")
        t.runner.play("Compile")
        t.runner.act("server", server="Archives")
        t.runner.accept("Compile")
        t.runner.pick("Mayfly")
        t.runner.break_subroutines("Mayfly", 0)
        t.settle()
        t.runner.trigger("Compile")
        t.settle()
        assert t.zone("Mayfly") == "the stack"


@pytest.mark.rule("26.03:9.3.6g", example=142)
def test_an_ability_that_was_declined_was_not_used() -> None:
    with runner(runner="Zahya Sadeghi: Versatile Smuggler") as t:
        t.corp.hand("Hedge Fund")
        t.runner.run("HQ")
        t.runner.decline()
        assert t.runner.credits == 5
        t.runner.run("HQ")
        t.runner.accept()
        assert t.runner.credits == 6


@pytest.mark.rule("26.03:9.5.5", example=146)
def test_counters_of_a_card_trashed_as_a_cost_still_count() -> None:
    with runner() as t:
        t.runner.put("Fermenter", tokens={"virus": 4})
        t.runner.use("Fermenter")
        assert t.runner.credits == 13


@pytest.mark.rule("26.03:9.6.6a", example=158)
def test_what_a_card_had_is_asked_of_the_moment_before() -> None:
    with Table("corp", rules="26.03", corp="Weyland Consortium: Built to Last") as t:
        t.corp.put("Pharos", "HQ", rezzed=True)
        t.corp.put("Clearinghouse", "Server 1", tokens={"advancement": 1})
        t.corp.advance("Pharos")
        assert t.corp.credits == 6
        t.corp.advance("Clearinghouse")
        assert t.corp.credits == 5


@pytest.mark.rule("26.03:9.6.13d", example=163)
def test_mayfly_is_not_trashed_without_a_run() -> None:
    trap = operation("Trapdoor", "nbn", play(Target(Is((ICE,), rezzed=True)), ForceEncounter("targets")), cost=0)
    with Table("corp", rules="26.03", cards=(trap,)) as t:
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.put("Mayfly")
        t.corp.hand("Trapdoor")
        t.corp.play("Trapdoor")
        t.runner.break_subroutines("Mayfly", 0)
        t.settle()
        assert t.card("Mayfly").installed
        t.end_turn()
        t.runner.run("Archives")
        t.finish_run()
        assert t.card("Mayfly").installed


@pytest.mark.rule("26.03:9.12.2b", example=209)
def test_a_sum_is_a_single_instance_of_damage() -> None:
    with runner() as t:
        t.corp.put("Urtica Cipher", "Server 1", tokens={"advancement": 3})
        t.runner.hand(*["Sure Gamble"] * 5)
        t.runner.run("Server 1")
        t.runner.decline()
        assert [one.amount for one in t.state.journal.entries if one.kind == "damaged"] == [5]


@pytest.mark.rule("26.03:9.12.5d", example=219)
def test_a_persisting_ability_makes_no_new_instance_once_its_run_has_ended() -> None:
    with runner() as t:
        t.corp.put("AMAZE Amusements", "Server 1", rezzed=True)
        t.corp.put("Offworld Office", "Server 1")
        t.corp.hand("Offworld Office")
        t.runner.put("Doppelgänger")
        t.runner.run("Server 1")
        t.runner.act("access", "AMAZE Amusements")
        t.runner.act("trash")
        t.runner.accept("Doppelgänger")
        t.runner.act("server", server="HQ")
        t.finish_run()
        assert t.runner.score == 4
        assert t.state.tags == 2


@pytest.mark.rule("26.03:10.3.6", example=230)
def test_a_reaction_to_the_end_of_a_run_is_outside_of_it() -> None:
    with runner(runner="Jesminder Sareen: Girl Behind the Curtain") as t:
        t.corp.put("AMAZE Amusements", "Server 1", rezzed=True)
        t.corp.put("Offworld Office", "Server 1")
        t.runner.run("Server 1")
        t.runner.act("access", "AMAZE Amusements")
        t.runner.decline()
        t.finish_run()
        assert t.state.tags == 2
        assert accessed(t) == ["AMAZE Amusements", "Offworld Office"]
        assert t.state.score[CORP] == []
