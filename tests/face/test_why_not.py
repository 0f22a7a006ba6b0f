"""Every "why can't I?" is answered by the rule that stops it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.verbs import every_window, walk_to

from sneakdoor import Game, IllegalChoice, Option, Side
from sneakdoor.rulebook import find
from sneakdoor.testing import Table

Case = Callable[[], tuple[Table, Side, Option]]
CASES: list[tuple[str, Case]] = []


def case(rule: str) -> Callable[[Case], Case]:
    def mark(function: Case) -> Case:
        CASES.append((rule, function))
        return function

    return mark


def opened(turn: str, *, clicks: int | None = None, deck: int = 12) -> Table:
    """A table whose windows open even where there is nothing to do."""
    return Table(turn, clicks=clicks, deck=deck, skip_forced=False)


def at_action(turn: str) -> Table:
    table = opened(turn)
    table.settle()
    return table


def pass_until(table: Table, rule: str, side: Side) -> None:
    while (d := table.decision) is not None and (d.rule, d.side) != (rule, side):
        table.game.choose(next(option for option in d.options if option.kind == "pass"))


def corp_turn() -> Table:
    return at_action("corp")


def runner_turn() -> Table:
    return at_action("runner")


# -- whose turn, which window ------------------------------------------------------------------------------


@case("5.2.5")
def action_in_the_other_turn() -> tuple[Table, Side, Option]:
    return corp_turn(), Side.RUNNER, Option("credit")


@case("9.2.3")
def deciding_for_the_other() -> tuple[Table, Side, Option]:
    return corp_turn(), Side.RUNNER, Option("pass")


@case("9.2.6")
def action_in_a_paid_ability_window() -> tuple[Table, Side, Option]:
    table = opened("corp")
    return table, Side.CORP, Option("credit")


@case("9.2.6b")
def passing_an_action_window() -> tuple[Table, Side, Option]:
    return corp_turn(), Side.CORP, Option("pass")


@case("9.2.7c")
def rezzing_in_an_action_window() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("PAD Campaign", "Server 1")
    table.settle()
    return table, Side.CORP, Option("rez", "PAD Campaign")


@case("9.2.7d")
def scoring_in_the_runners_turn() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
    return table, Side.CORP, Option("score", "Hostile Takeover")


@case("9.5.5")
def paid_ability_in_an_action_window() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Himitsu-Bako", "HQ", rezzed=True)
    table.settle()
    return table, Side.CORP, Option("use", "Himitsu-Bako", ability=0)


@case("9.5.2a")
def click_ability_outside_an_action_window() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.put("Magnum Opus")
    return table, Side.RUNNER, Option("use", "Magnum Opus", ability=0)


@case("1.4:9.8.3")
def interrupt_with_nothing_imminent() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.put("Decoy")
    return table, Side.RUNNER, Option("use", "Decoy", ability=0)


@case("1.7.1")
def anything_after_the_end() -> tuple[Table, Side, Option]:
    table = corp_turn()
    table.game.concede(Side.RUNNER)
    return table, Side.CORP, Option("credit")


@case("9.2.3")
def an_answer_to_another_question() -> tuple[Table, Side, Option]:
    return corp_turn(), Side.CORP, Option("yes")


# -- basic actions -----------------------------------------------------------------------------------------


@case("5.2.3")
def the_corp_does_not_run() -> tuple[Table, Side, Option]:
    return corp_turn(), Side.CORP, Option("run", server="HQ")


@case("5.2.3")
def the_runner_does_not_purge() -> tuple[Table, Side, Option]:
    return runner_turn(), Side.RUNNER, Option("purge")


@case("1.15.1")
def purging_with_two_clicks() -> tuple[Table, Side, Option]:
    table = opened("corp", clicks=2)
    table.settle()
    return table, Side.CORP, Option("purge")


@case("1.2.5")
def drawing_from_an_empty_stack() -> tuple[Table, Side, Option]:
    table = opened("runner", deck=0)
    table.settle()
    return table, Side.RUNNER, Option("draw")


@case("4.7.6a")
def running_a_server_that_is_not_there() -> tuple[Table, Side, Option]:
    return runner_turn(), Side.RUNNER, Option("run", server="Server 4")


@case("4.7.6a")
def running_nowhere() -> tuple[Table, Side, Option]:
    return runner_turn(), Side.RUNNER, Option("run", server="Elsewhere")


@case("10.5.4")
def removing_a_tag_without_one() -> tuple[Table, Side, Option]:
    return runner_turn(), Side.RUNNER, Option("remove tag")


@case("1.15.1")
def removing_a_tag_without_credits() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.set(tags=1, credits=1)
    table.settle()
    return table, Side.RUNNER, Option("remove tag")


@case("10.5.3")
def trashing_a_resource_of_an_untagged_runner() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.runner.put("Daily Casts")
    table.settle()
    return table, Side.CORP, Option("trash resource", "Daily Casts")


@case("5.2.7g")
def trashing_hardware_for_a_tag() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.runner.put("Desperado")
    table.runner.set(tags=1)
    table.settle()
    return table, Side.CORP, Option("trash resource", "Desperado")


@case("1.17.2")
def advancing_what_cannot_be_advanced() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Enigma", "HQ")
    table.settle()
    return table, Side.CORP, Option("advance", "Enigma")


@case("1.15.1")
def advancing_without_a_credit() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Ice Wall", "HQ")
    table.corp.set(credits=0)
    table.settle()
    return table, Side.CORP, Option("advance", "Ice Wall")


@case("1.17.2")
def advancing_a_card_in_hand() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.hand("Ice Wall")
    table.settle()
    return table, Side.CORP, Option("advance", "Ice Wall")


# -- playing and installing ----------------------------------------------------------------------------------


@case("10.2.1")
def playing_a_card_that_is_not_there() -> tuple[Table, Side, Option]:
    return corp_turn(), Side.CORP, Option("play", "Biotic Labor")


@case("10.2.1")
def naming_a_card_the_side_cannot_see() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.corp.hand("Snare!")
    table.settle()
    return table, Side.RUNNER, Option("play", "Snare!")


@case("5.2.3")
def playing_from_the_heap() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.discard("Diesel")
    table.settle()
    return table, Side.RUNNER, Option("play", "Diesel")


@case("1.13.4")
def playing_the_others_card() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.corp.discard("Beanstalk Royalties")
    table.settle()
    return table, Side.RUNNER, Option("play", "Beanstalk Royalties")


@case("8.1.4")
def playing_a_program() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.hand("Corroder")
    table.settle()
    return table, Side.RUNNER, Option("play", "Corroder")


@case("8.1.2")
def installing_an_event() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.hand("Diesel")
    table.settle()
    return table, Side.RUNNER, Option("install", "Diesel")


@case("1.15.1")
def playing_without_the_credits() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.hand("Hedge Fund")
    table.corp.set(credits=4)
    table.settle()
    return table, Side.CORP, Option("play", "Hedge Fund")


@case("1.15.1")
def playing_a_double_with_one_click() -> tuple[Table, Side, Option]:
    table = opened("corp", clicks=1)
    table.corp.hand("Celebrity Gift")
    table.settle()
    return table, Side.CORP, Option("play", "Celebrity Gift")


@case("9.1.6c")
def playing_only_if_tagged() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.hand("Scorched Earth")
    table.settle()
    return table, Side.CORP, Option("play", "Scorched Earth")


@case("9.1.6c")
def playing_only_after_three_runs() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.hand("Apocalypse")
    table.settle()
    return table, Side.RUNNER, Option("play", "Apocalypse")


@case("1.2.5")
def playing_what_could_change_nothing() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.hand("Forged Activation Orders")
    table.settle()
    return table, Side.RUNNER, Option("play", "Forged Activation Orders")


@case("1.2.5")
def a_search_of_nothing() -> tuple[Table, Side, Option]:
    table = opened("runner", deck=0)
    table.runner.hand("Diesel")
    table.settle()
    return table, Side.RUNNER, Option("play", "Diesel")


@case("3.8.5d")
def a_second_console() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.put("Desperado")
    table.runner.hand("Grimoire")
    table.settle()
    return table, Side.RUNNER, Option("install", "Grimoire")


@case("1.12.5c")
def no_host_for_a_parasite() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.hand("Parasite")
    table.corp.put("Enigma", "HQ")
    table.settle()
    return table, Side.RUNNER, Option("install", "Parasite")


@case("1.15.1")
def installing_without_the_credits() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.hand("Femme Fatale")
    table.settle()
    return table, Side.RUNNER, Option("install", "Femme Fatale")


# -- rezzing and scoring ---------------------------------------------------------------------------------------


@case("9.2.7c")
def the_runner_does_not_rez() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.corp.put("PAD Campaign", "Server 1")
    return table, Side.RUNNER, Option("rez", handle=table.card("PAD Campaign").thing.handle)


@case("3.2.3")
def rezzing_an_agenda() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Nisei MK II", "Server 1")
    return table, Side.CORP, Option("rez", "Nisei MK II")


@case("8.1.3")
def rezzing_what_is_rezzed() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("PAD Campaign", "Server 1", rezzed=True)
    return table, Side.CORP, Option("rez", "PAD Campaign")


@case("8.1.3")
def rezzing_from_hand() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.hand("PAD Campaign")
    return table, Side.CORP, Option("rez", "PAD Campaign")


@case("6.4.3")
def rezzing_ice_in_the_own_turn() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Enigma", "HQ")
    return table, Side.CORP, Option("rez", "Enigma")


@case("1.15.1")
def rezzing_without_the_credits() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Adonis Campaign", "Server 1")
    table.corp.set(credits=3)
    return table, Side.CORP, Option("rez", "Adonis Campaign")


@case("1.15.1")
def rezzing_archer_without_an_agenda() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.corp.put("Archer", "HQ")
    table.corp.hand("Hedge Fund")
    table.runner.run("HQ")
    pass_until(table, "6.9.2e", Side.CORP)
    return table, Side.CORP, Option("rez", "Archer")


@case("1.16.3")
def scoring_an_asset() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Project Junebug", "Server 1", tokens={"advancement": 5})
    return table, Side.CORP, Option("score", "Project Junebug")


@case("1.16.3a")
def scoring_too_early() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Nisei MK II", "Server 1", tokens={"advancement": 3})
    return table, Side.CORP, Option("score", "Nisei MK II")


@case("9.2.7d")
def the_runner_does_not_score() -> tuple[Table, Side, Option]:
    table = opened("runner")
    return table, Side.RUNNER, Option("score", "Nisei MK II")


# -- abilities -------------------------------------------------------------------------------------------------


@case("3.9.5e")
def breaking_outside_an_encounter() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.put("Corroder")
    return table, Side.RUNNER, Option("use", "Corroder", ability=0)


@case("1.2.5")
def breaking_the_wrong_kind_of_ice() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.put("Mimic")
    table.corp.put("Wall of Static", "HQ", rezzed=True)
    table.runner.run("HQ")
    pass_until(table, "6.9.3b", Side.RUNNER)
    return table, Side.RUNNER, Option("use", "Mimic", ability=0)


@case("1.15.1")
def spending_a_counter_that_is_not_there() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.runner.put("Datasucker")
    return table, Side.RUNNER, Option("use", "Datasucker", ability=1)


@case("1.13.4")
def using_the_others_card() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.corp.put("Himitsu-Bako", "HQ", rezzed=True)
    return table, Side.RUNNER, Option("use", "Himitsu-Bako", ability=0)


@case("1.8.4")
def using_an_unrezzed_card() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Himitsu-Bako", "HQ")
    return table, Side.CORP, Option("use", "Himitsu-Bako", ability=0)


@case("9.1.1")
def using_an_ability_that_is_not_paid() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("PAD Campaign", "Server 1", rezzed=True)
    return table, Side.CORP, Option("use", "PAD Campaign", ability=0)


@case("9.5.5")
def an_ability_for_runs_on_its_server() -> tuple[Table, Side, Option]:
    table = opened("corp")
    table.corp.put("Embolus", "HQ", rezzed=True, tokens={"power": 1})
    return table, Side.CORP, Option("use", "Embolus", ability=2)


# -- runs and accesses -------------------------------------------------------------------------------------------


@case("6.1.5")
def jacking_out_of_nothing() -> tuple[Table, Side, Option]:
    return runner_turn(), Side.RUNNER, Option("jack out")


@case("6.1.5b")
def jacking_out_at_the_first_ice() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.corp.put("Enigma", "HQ", rezzed=True)
    table.corp.put("PAD Campaign", "Server 1")
    table.runner.run("HQ")
    return table, Side.RUNNER, Option("jack out")


@case("6.1.5a")
def jacking_out_in_an_encounter() -> tuple[Table, Side, Option]:
    table = opened("runner")
    table.corp.put("Enigma", "HQ", rezzed=True)
    table.runner.put("Corroder")
    table.runner.run("HQ")
    pass_until(table, "6.9.3b", Side.RUNNER)
    return table, Side.RUNNER, Option("jack out")


@case("7.8.3")
def trashing_without_an_access() -> tuple[Table, Side, Option]:
    return runner_turn(), Side.RUNNER, Option("trash")


def accessing(title: str, *, money: int = 5) -> Table:
    table = opened("runner")
    table.corp.put(title, "Server 1")
    table.runner.set(credits=money)
    table.runner.run("Server 1")
    while table.decision is not None and table.decision.kind != "accessed card":
        wanted = ("pass", "continue", "access")
        table.game.choose(next(option for option in table.decision.options if option.kind in wanted))
    return table


@case("7.7.2")
def trashing_what_has_no_trash_cost() -> tuple[Table, Side, Option]:
    return accessing("Nisei MK II"), Side.RUNNER, Option("trash")


@case("1.15.1")
def trashing_without_the_credits() -> tuple[Table, Side, Option]:
    return accessing("PAD Campaign", money=3), Side.RUNNER, Option("trash")


@case("7.8.4")
def stealing_an_asset() -> tuple[Table, Side, Option]:
    return accessing("PAD Campaign"), Side.RUNNER, Option("steal")


@case("1.15.1")
def stealing_obokata_with_a_small_grip() -> tuple[Table, Side, Option]:
    return accessing("Obokata Protocol"), Side.RUNNER, Option("steal")


@pytest.mark.parametrize(("rule", "make"), CASES, ids=[function.__name__ for _, function in CASES])
def test_an_illegal_thing_is_refused_with_its_rule(rule: str, make: Case) -> None:
    table, side, option = make()
    assert table.decision is not None or table.outcome is not None
    game = table.game
    before = game.state.journal.length, game.state.count

    refusals = game.why_not(option, side)

    assert rule in [one.rule for one in refusals], [str(one) for one in refusals]
    for one in refusals:
        assert find(one.rule).number == one.rule
        assert one.words.endswith(".")
    assert (game.state.journal.length, game.state.count) == before


def test_every_reason_is_given_not_only_the_first() -> None:
    table = opened("corp", clicks=3)
    table.corp.hand("Scorched Earth")
    table.corp.set(credits=0)
    table.settle()

    refusals = table.game.why_not(Option("play", "Scorched Earth"))

    assert [one.rule for one in refusals] == ["1.15.1", "9.1.6c"]


@pytest.mark.rule("10.2.2")
@pytest.mark.parametrize("title", ["Nisei MK II", "PAD Campaign", "Adonis Campaign"])
def test_the_answer_tells_nothing_of_a_card_that_is_hidden(title: str) -> None:
    table = opened("runner")
    table.corp.put(title, "Server 1")
    assert table.decision is not None

    refusals = table.game.why_not(Option("rez", handle=table.card(title).thing.handle), Side.RUNNER)

    assert [one.rule for one in refusals] == ["9.2.7c", "10.2.1"]


def test_there_are_fifty_of_them() -> None:
    assert len(CASES) >= 50


def test_a_legal_option_has_no_refusal() -> None:
    table = corp_turn()
    assert table.decision is not None

    assert [table.game.why_not(option) for option in table.decision.options] == [()] * len(table.decision.options)


def test_an_illegal_choice_carries_the_refusals_and_changes_nothing() -> None:
    table = corp_turn()
    length = table.state.journal.length

    with pytest.raises(IllegalChoice) as caught:
        table.game.choose(Option("run", server="HQ"))

    assert [one.rule for one in caught.value.refusals] == ["5.2.3"]
    assert table.state.journal.length == length
    assert isinstance(table.game, Game)


class TestJackingOutBy2603:
    @pytest.mark.rule("26.03:6.1.5a")
    def test_while_approaching_ice_it_waits_for_the_movement_phase(self) -> None:
        t = Table("runner", rules="26.03")
        t.corp.put("Ice Wall", "HQ")
        t.corp.put("Enigma", "HQ")
        every_window(t)
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.2b")
        found = t.game.why_not(Option("jack out"), Side.RUNNER)
        assert ("26.03:6.1.5a", "The Runner can jack out only in the movement phase of a run.") in [
            (one.rule, one.words) for one in found
        ]
