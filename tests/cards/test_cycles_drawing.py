"""What cards of the cycles do about cards that would be drawn (1.4:1.8.5)."""

from __future__ import annotations

import pytest
from tests.verbs import told

from sneakdoor import Side
from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.testing import Table, TableError


@pytest.mark.rule("9.1.6c")
def test_bug_can_only_be_installed_after_a_successful_run_on_hq() -> None:
    with Table(turn="runner") as t:
        t.runner.hand("Bug")
        assert not t.runner.can("install", "Bug")
        t.runner.run("HQ")
        t.finish_run()
        t.runner.install("Bug")
        assert t.card("Bug").installed


@pytest.mark.rule("1.4:9.8.3d", "1.4:9.6.4b", "1.4:9.6.8a")
def test_bug_reveals_each_card_that_the_corp_would_draw_for_two_credits() -> None:
    with Table(clicks=2) as t:
        t.runner.put("Bug")
        t.runner.set(credits=4)
        t.corp.deck("Ice Wall", "Enigma", "PAD Campaign")
        t.corp.hand("Anonymous Tip")
        t.corp.play("Anonymous Tip")
        t.runner.trigger("Bug", "card 1 from the top")
        t.runner.trigger("Bug", "card 2 from the top")  # for the third card nothing is left to pay with
        assert t.runner.credits == 0
        assert t.corp.titles("hand") == ["Enigma", "Ice Wall", "PAD Campaign"]
        assert "PAD Campaign" in told(t, RUNNER)
        assert "Enigma" in told(t, RUNNER)
        assert "Ice Wall" not in told(t, RUNNER)


def test_bug_may_be_left_alone() -> None:
    with Table(clicks=2) as t:
        t.runner.put("Bug")
        t.corp.deck("Ice Wall")
        t.corp.act("draw")
        t.runner.pass_()
        assert t.runner.credits == 5
        assert "Ice Wall" not in told(t, RUNNER)
        assert t.corp.titles("hand") == ["Ice Wall"]


@pytest.mark.rule("1.4:9.8.3d")
def test_corporate_defector_reveals_what_the_corp_draws_with_the_basic_action_and_nothing_else() -> None:
    with Table(clicks=3) as t:
        t.runner.put("Corporate Defector")
        t.corp.deck("Ice Wall", "Enigma", "PAD Campaign", "Hunter")
        t.corp.hand("Anonymous Tip")
        t.corp.act("draw")
        assert "Hunter" in told(t, RUNNER)
        t.corp.play("Anonymous Tip")
        assert "Enigma" not in told(t, RUNNER)
        assert len(t.corp.titles("hand")) == 4


@pytest.mark.rule("5.6.1f")
def test_corporate_defector_does_not_see_the_mandatory_draw() -> None:
    with Table(turn="runner", clicks=1) as t:
        t.runner.put("Corporate Defector")
        t.corp.deck("Ice Wall")
        t.end_turn()
        assert t.corp.titles("hand") == ["Ice Wall"]
        assert "Ice Wall" not in told(t, RUNNER)


@pytest.mark.rule("1.4:1.8.5", "1.4:9.8.3d")
def test_find_the_truth_reveals_every_card_of_a_draw() -> None:
    with Table(turn="runner", clicks=3) as t:
        t.runner.put("Find the Truth")
        t.runner.deck("Corroder", "Desperado", "Gordian Blade")
        t.runner.hand("Diesel")
        t.runner.play("Diesel")
        t.runner.trigger("Find the Truth", "card 1 from the top")
        t.runner.trigger("Find the Truth", "card 2 from the top")  # the third by itself
        for title in ("Corroder", "Desperado", "Gordian Blade"):
            assert title in told(t, CORP)
        assert t.runner.titles("hand") == ["Corroder", "Desperado", "Gordian Blade"]


def test_find_the_truth_looks_at_rnd_after_the_first_successful_run() -> None:
    with Table(turn="runner") as t:
        t.runner.put("Find the Truth")
        t.corp.deck("Ice Wall")
        t.runner.run("Archives")
        t.runner.trigger("Find the Truth")
        t.finish_run()
        assert "Ice Wall" in told(t, RUNNER)
        t.runner.run("Archives")
        t.finish_run()  # no second time


@pytest.mark.rule("1.4:1.8.5a", "1.4:9.8.10")
def test_jinja_city_grid_installs_ice_instead_of_adding_it_to_hq_and_it_still_counts_as_drawn() -> None:
    with Table(clicks=2) as t:
        t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        for _ in range(4):
            t.corp.put("Ice Wall", "Server 1")
        t.corp.deck("Enigma")
        t.corp.act("draw")
        t.corp.yes()
        t.corp.act("done")  # no older ice is trashed
        assert t.card("Enigma").server == "Server 1"
        assert t.corp.credits == 5  # four pieces of ice, and four credits less
        assert t.corp.titles("hand") == []
        assert t.happened("drawn") == 1
        assert "Enigma" in told(t, RUNNER)


@pytest.mark.rule("1.4:9.6.9c")
def test_jinja_city_grid_looks_at_every_card_and_leaves_the_choice() -> None:
    with Table(clicks=3) as t:
        t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        t.corp.deck("Enigma", "PAD Campaign")
        t.corp.act("draw")
        assert t.corp.titles("hand") == ["PAD Campaign"]  # nothing to decide
        t.corp.act("draw")
        t.corp.no()
        assert t.corp.titles("hand") == ["Enigma", "PAD Campaign"]
        assert "Enigma" not in told(t, RUNNER)


@pytest.mark.rule("1.4:9.8.11a", "1.4:9.6.4b")
def test_two_grids_cannot_both_replace_the_same_card() -> None:
    with Table(clicks=2) as t:
        grid = t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        t.corp.put("Jinja City Grid", "Server 2", rezzed=True)
        t.corp.deck("Enigma")
        t.corp.act("draw")
        t.corp.trigger(grid)
        t.corp.yes()
        # The other one looks at the card too, and has nothing left to replace.
        assert t.card("Enigma").installed
        assert t.happened("looked at") == 2


@pytest.mark.rule("1.4:1.8.5a", "1.4:1.8.5")
def test_several_cards_of_one_draw_go_different_ways() -> None:
    with Table(clicks=2) as t:
        t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
        t.corp.deck("Hedge Fund", "Ice Wall", "Enigma")
        t.corp.hand("Anonymous Tip")
        t.corp.play("Anonymous Tip")
        answers = 0
        while (d := t.game.decision) is not None and d.kind != "action":
            if d.kind == "interrupt":
                t.game.choose(d.options[0])
            elif d.kind == "trash like cards":
                t.corp.act("done")
            else:
                t.corp.yes()
                answers += 1
        assert answers == 2
        assert t.corp.titles("hand") == ["Hedge Fund"]
        assert {t.card("Ice Wall").server, t.card("Enigma").server} == {"Server 1"}
        assert t.happened("drawn") == 3


@pytest.mark.rule("1.4:1.8.5a")
def test_political_dealings_installs_an_agenda_that_would_be_drawn() -> None:
    with Table(clicks=2) as t:
        t.corp.put("Political Dealings", "Server 1", rezzed=True)
        t.corp.deck("Hostile Takeover")
        t.corp.act("draw")
        t.corp.yes()
        t.corp.act("server", server="New remote")
        assert t.card("Hostile Takeover").installed
        assert not t.card("Hostile Takeover").rezzed
        assert t.happened("drawn") == 1
        assert "Hostile Takeover" in told(t, RUNNER)


@pytest.mark.rule("10.11.4", "1.4:1.8.5")
def test_raman_rai_swaps_the_card_with_one_of_its_type_and_that_one_is_drawn() -> None:
    with Table(clicks=3) as t:
        t.corp.put("Raman Rai", "Server 1", rezzed=True)
        t.corp.discard("Enigma", "Hostile Takeover")
        t.corp.deck("Ice Wall", "Ice Wall")
        t.corp.act("draw")
        t.corp.yes()
        assert t.corp.titles("hand") == ["Enigma"]
        assert t.corp.titles("discard") == ["Hostile Takeover", "Ice Wall"]
        assert t.corp.clicks == 1  # one for the draw, one lost
        assert t.happened("clicks lost") == 1
        t.corp.act("draw")  # once per turn: nothing is asked
        assert t.corp.titles("hand") == ["Enigma", "Ice Wall"]


def test_raman_rai_needs_a_click_to_lose_and_a_card_of_the_same_type() -> None:
    with Table(turn="runner", clicks=1) as t:
        t.corp.put("Raman Rai", "Server 1", rezzed=True)
        t.corp.discard("Enigma")
        t.corp.deck("Ice Wall", "Hedge Fund")
        t.end_turn()  # the mandatory draw finds no operation in Archives
        assert t.corp.titles("hand") == ["Hedge Fund"]
        t.corp.act("credit")
        t.corp.act("credit")
        t.corp.act("draw")
        assert "Ice Wall" in t.corp.titles("hand")


@pytest.mark.rule("1.4:9.8.2", "1.4:9.8.3b")
def test_laguna_velasco_district_makes_the_basic_action_draw_one_more() -> None:
    with Table(turn="runner", clicks=3) as t:
        t.runner.put("Laguna Velasco District")
        t.runner.hand("Diesel")
        t.runner.act("draw")
        assert len(t.runner.titles("hand")) == 3
        t.runner.play("Diesel")
        assert len(t.runner.titles("hand")) == 5


@pytest.mark.rule("1.4:9.8.2", "1.4:1.8.5")
def test_find_the_truth_reveals_the_card_that_laguna_velasco_district_adds() -> None:
    with Table(turn="runner", clicks=2) as t:
        t.runner.put("Laguna Velasco District")
        t.runner.put("Find the Truth")
        t.runner.deck("Corroder", "Desperado")
        t.runner.act("draw")
        t.runner.trigger("Find the Truth", "card 1 from the top")
        assert "Corroder" in told(t, CORP)
        assert "Desperado" in told(t, CORP)


@pytest.mark.rule("1.4:9.8.3d", "9.6.2c")
def test_the_class_act_sinks_one_card_before_the_first_draw_of_a_turn() -> None:
    with Table(turn="runner", clicks=3) as t:
        t.runner.put("The Class Act")
        t.runner.deck("Corroder", "Desperado")
        t.runner.act("draw")
        t.runner.pick("Desperado")
        assert t.runner.titles("hand") == ["Corroder"]
        assert t.state.deck[RUNNER][0] == t.cid("Desperado")
        t.runner.act("draw")  # the second time nothing is looked at
        assert t.happened("looked at") == 2


def test_the_class_act_looks_at_one_more_than_will_be_drawn() -> None:
    with Table(turn="runner", clicks=3) as t:
        t.runner.put("Laguna Velasco District")
        t.runner.put("The Class Act")
        t.runner.deck("Corroder", "Desperado", "Gordian Blade")
        t.runner.act("draw")
        t.runner.trigger("Laguna Velasco District")
        t.runner.pick("Gordian Blade")
        assert t.happened("looked at") == 3
        assert t.runner.titles("hand") == ["Corroder", "Desperado"]


def test_the_class_act_draws_four_when_the_turn_of_its_installation_ends() -> None:
    with Table(turn="runner", clicks=1) as t:
        t.runner.hand("The Class Act")
        t.runner.install("The Class Act")
        while (d := t.game.decision) is not None and d.kind == "paid ability window":
            t.game.choose(d.options[-1])
        t.runner.pick("Sure Gamble")
        assert len(t.runner.titles("hand")) == 4
        t.end_turn()
        t.end_turn()
        assert len(t.runner.titles("hand")) == 4  # not when later turns end


@pytest.mark.rule("1.7.2c", "4.3.7b")
def test_a_corp_that_cannot_draw_all_it_must_has_lost_whatever_would_be_looked_at() -> None:
    t = Table(deck=1, clicks=1)
    t.corp.put("Jinja City Grid", "Server 1", rezzed=True)
    t.corp.hand("Anonymous Tip")
    t.corp.play("Anonymous Tip")
    assert t.outcome.winner == Side.RUNNER
    with pytest.raises(TableError):
        t.corp.act("draw")
