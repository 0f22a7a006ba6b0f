"""What could change nothing is legal by version 26.03 (CR 26.03:1.2.4): idle options, and what stays refused."""

from __future__ import annotations

import copy

import pytest
from tests.laws.games import MIXED, positions
from tests.verbs import encounter, let_pass, now, walk_to

from sneakdoor import Decision, Game, Option
from sneakdoor.cards.vocabulary import (
    TURN_BEGINS,
    Choose,
    Clicks,
    Credits,
    Draw,
    Gain,
    LoseClicks,
    May,
    Pays,
    RemoveTag,
    asset,
    event,
    paid,
    play,
    resource,
    when,
)
from sneakdoor.model.enums import Side
from sneakdoor.rules.moving import place_tokens
from sneakdoor.seating import Seat
from sneakdoor.testing import Table

RULES = "26.03"

NOTHING = event("Nothing", "neutral_runner", play(RemoveTag(1)), cost=1)
DRIP = resource("Drip", "neutral_runner", paid(Credits(1), RemoveTag(1)), paid(Clicks(1), RemoveTag(1)), cost=0)
FREE = resource("Free", "neutral_runner", paid(Credits(0), RemoveTag(1)), cost=0)


def table(*, skip_forced: bool = False) -> Table:
    return Table("runner", cards=(NOTHING, DRIP, FREE), rules=RULES, skip_forced=skip_forced)


def action(t: Table) -> Decision:
    """Pass up to the next action."""
    while now(t).kind != "action":
        let_pass(t)
    return now(t)


def idle(t: Table, kind: str, card: str = "") -> Option:
    """The one idle option of this kind."""
    if kind in ("play", "draw", "remove tag", "action"):
        action(t)
    found = [one for one in now(t).idle if one.kind == kind and one.card == card]
    assert len(found) == 1, (kind, card, now(t).idle)
    return found[0]


class TestActions:
    @pytest.mark.rule("26.03:1.2.4")
    def test_a_card_may_be_played_for_nothing(self) -> None:
        t = table()
        t.runner.set(credits=2).hand("Nothing")
        option = idle(t, "play", "Nothing")
        assert option.idle
        assert option not in now(t).options
        t.game.choose(option)
        assert (t.runner.credits, t.runner.clicks, t.zone("Nothing")) == (1, 3, "the heap")

    @pytest.mark.rule("26.03:1.2.4")
    def test_a_tag_that_is_not_there_may_be_removed(self) -> None:
        t = table()
        t.game.choose(idle(t, "remove tag"))
        assert (t.runner.credits, t.runner.clicks, t.state.tags) == (3, 3, 0)

    @pytest.mark.rule("26.03:1.2.2", "26.03:1.2.4")
    def test_drawing_from_an_empty_stack(self) -> None:
        t = Table("runner", deck=0, rules=RULES)
        t.game.choose(idle(t, "draw"))
        assert (t.runner.clicks, t.happened("drawn")) == (3, 0)

    @pytest.mark.rule("26.03:1.2.4")
    def test_an_action_of_a_card(self) -> None:
        t = table()
        t.runner.put("Drip")
        t.game.choose(idle(t, "action", "Drip"))
        assert t.runner.clicks == 3

    @pytest.mark.rule("26.03:1.2.4")
    def test_what_cannot_be_paid_is_no_option_at_all(self) -> None:
        t = table()
        t.runner.set(credits=0).hand("Nothing")
        assert action(t).idle == ()

    @pytest.mark.rule("1.2.5")
    def test_by_14_there_are_none(self) -> None:
        t = Table("runner", cards=(NOTHING, DRIP, FREE), rules="1.4", skip_forced=False)
        t.runner.put("Drip")
        t.runner.hand("Nothing")
        assert action(t).idle == ()
        assert {one.rule for one in t.game.why_not(Option("play", "Nothing"))} == {"1.2.5"}


class TestWindows:
    @pytest.mark.rule("26.03:1.2.4")
    def test_a_use_in_a_window(self) -> None:
        t = table()
        t.runner.put("Drip")
        t.corp.hand("Hedge Fund")
        t.runner.run("HQ")
        while now(t).side != Side.RUNNER or now(t).kind != "paid ability window":
            let_pass(t)
        t.game.choose(idle(t, "use", "Drip"))
        assert t.runner.credits == 4

    @pytest.mark.rule("26.03:1.2.4")
    def test_windows_with_nothing_else_are_skipped_with_forced_answers(self) -> None:
        def asked(skip_forced: bool) -> int:
            t = table(skip_forced=skip_forced)
            t.runner.put("Drip")
            t.state.forced = skip_forced
            count = 0
            t.game.choose(next(one for one in action(t).options if one.server == "Archives"))
            while now(t).kind != "action":
                count += 1
                let_pass(t)
            return count

        assert asked(True) == 1  # whether to jack out
        assert asked(False) > 8

    @pytest.mark.rule("26.03:1.2.4")
    def test_a_seat_passes_them_by_itself(self) -> None:
        t = table()
        t.runner.put("Drip")
        t.runner.run("Archives")
        d = walk_to(t, "26.03:6.9.1e", "runner")
        assert [one.kind for one in d.idle] == ["use"]
        said = Seat(Side.RUNNER).answer(t.game)
        assert said.option is not None
        assert said.option.kind == "pass"

    @pytest.mark.rule("26.03:10.1.6")
    def test_a_free_one_can_be_used_so_often_and_no_more(self) -> None:
        t = table()
        t.runner.put("Free")
        t.runner.run("Archives")
        walk_to(t, "26.03:6.9.1e", "runner")
        times = 0
        while now(t).idle:
            t.game.choose(now(t).idle[0])
            times += 1
        assert 0 < times < 200
        assert t.game.why_not(Option("use", "Free", t.card("Free").handle, 0)) != ()

    @pytest.mark.rule("26.03:1.2.4")
    def test_an_optional_ability_that_is_pending(self) -> None:
        waits = asset("Waits", "neutral_corp", when(TURN_BEGINS, RemoveTag(1), may=True), cost=0, trash=0)
        for skip_forced in (False, True):
            t = Table("runner", clicks=0, cards=(waits,), rules=RULES, skip_forced=skip_forced)
            t.corp.put("Waits", "Server 1", rezzed=True)
            t.end_turn("reaction") if not skip_forced else t.end_turn()
            assert (now(t).kind == "reaction") == (not skip_forced)
            if not skip_forced:
                assert [one.kind for one in now(t).options] == ["pass"]
                t.game.choose(idle(t, "trigger", "Waits"))
                assert t.happened("used") == 1


class TestInsideAbilities:
    @pytest.mark.rule("26.03:1.2.4")
    @pytest.mark.parametrize("skip_forced", [False, True])
    def test_an_optional_part(self, skip_forced: bool) -> None:
        trick = event("Trick", "neutral_runner", play(Gain(1), May((RemoveTag(1), Gain(0)))), cost=0)
        t = Table("runner", cards=(trick,), rules=RULES, skip_forced=skip_forced)
        t.runner.hand("Trick")
        t.game.choose(next(one for one in action(t).options if one.card == "Trick"))
        assert now(t).kind == ("action" if skip_forced else "may")
        assert [one.kind for one in now(t).idle if one.kind == "yes"] == ([] if skip_forced else ["yes"])

    @pytest.mark.rule("26.03:1.2.4")
    def test_a_nested_cost_for_nothing(self) -> None:
        trick = event("Trick", "neutral_runner", play(Gain(1), Pays((Credits(2),), (RemoveTag(1),))), cost=0)
        t = Table("runner", cards=(trick,), rules=RULES, skip_forced=False)
        t.runner.hand("Trick")
        t.game.choose(next(one for one in action(t).options if one.card == "Trick"))
        assert [one.kind for one in now(t).options] == ["no"]
        t.game.choose(idle(t, "yes"))
        assert t.runner.credits == 4

    @pytest.mark.rule("26.03:1.2.4")
    def test_one_of_several_effects(self) -> None:
        trick = event("Trick", "neutral_runner", play(Choose(((Draw(1),), (RemoveTag(1),)))), cost=0)
        t = Table("runner", cards=(trick,), rules=RULES, skip_forced=False)
        t.runner.hand("Trick")
        t.game.choose(next(one for one in action(t).options if one.card == "Trick"))
        assert [one.number for one in now(t).options] == [0]
        t.game.choose(next(one for one in now(t).idle if one.number == 1))
        assert t.happened("drawn") == 0

    @pytest.mark.rule("26.03:9.12.3c")
    def test_of_what_must_be_done_only_what_can_be_done_as_a_whole(self) -> None:
        forced = event("Forced", "neutral_runner", play(Gain(1), Choose(((Draw(1),), (LoseClicks(9),)), by=0)), cost=0)
        t = Table("runner", cards=(forced,), rules=RULES, skip_forced=False)
        t.runner.hand("Forced")
        t.game.choose(next(one for one in action(t).options if one.card == "Forced"))
        assert now(t).side == Side.CORP
        assert now(t).idle == ()


class TestWhatRemains:
    @pytest.mark.rule("26.03:9.5.6", "26.03:9.5.6a")
    def test_breaking_needs_an_encounter(self) -> None:
        t = table()
        t.runner.put("Corroder")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        corroder = t.card("Corroder").handle
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.1e", "runner")
        assert {one.ability for one in (*now(t).options, *now(t).idle)} == {-1, 1}  # only the boost
        assert "26.03:9.5.6a" in {one.rule for one in t.game.why_not(Option("use", "Corroder", corroder, 0))}
        encounter(t)
        assert {one.ability for one in now(t).options if one.card == "Corroder"} == {0, 1}

    @pytest.mark.rule("26.03:9.5.6a", "26.03:9.5.6c")
    def test_breaking_what_is_broken_is_idle_and_what_does_not_fit_refused(self) -> None:
        t = table()
        t.runner.set(credits=9)
        t.runner.put("Corroder")
        t.runner.put("Ninja")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        encounter(t, "HQ")
        t.runner.break_subroutines("Corroder", 0)
        encounter(t)
        assert ("Corroder", 0) in {(one.card, one.ability) for one in now(t).idle}
        assert "Ninja" not in {one.card for one in now(t).idle if one.ability == 0}

    @pytest.mark.rule("26.03:9.5.6c")
    def test_ice_that_is_encountered_must_be_there(self) -> None:
        t = table()
        t.runner.put("Datasucker", tokens={"virus": 2})
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.1e", "runner")
        assert now(t).idle == ()
        refusals = t.game.why_not(Option("use", "Datasucker", t.card("Datasucker").handle, 1))
        assert "26.03:9.5.6" in {one.rule for one in refusals}

    @pytest.mark.rule("26.03:9.5.6b", example=149)
    def test_project_wotan_needs_approached_bioroid_ice(self) -> None:
        for title, there in (("Ichi 1.0", True), ("Ice Wall", False)):
            t = Table("runner", rules=RULES, skip_forced=False)
            t.corp.scored("Project Wotan")
            place_tokens(t.state, t.state.things[t.cid("Project Wotan")], "agenda", 1)
            t.corp.put(title, "HQ", rezzed=True)
            t.runner.run("HQ")
            d = walk_to(t, "26.03:6.9.1e", "corp")
            assert not any(one.card == "Project Wotan" for one in (*d.options, *d.idle))
            d = walk_to(t, "26.03:6.9.2b", "corp")
            assert any(one.card == "Project Wotan" for one in (*d.options, *d.idle)) == there


class TestRecords:
    @pytest.mark.rule("26.03:1.2.4")
    def test_idle_choices_are_recorded_and_replayed(self) -> None:
        seen = 0
        for seed in range(MIXED, MIXED + 6):
            *_, game = positions(seed, rules=RULES, idle=0.9, skip_forced=True)
            seen += sum(one.idle for one in game.choices)
            assert Game.replay(game.record).state.journal.length == game.state.journal.length
        assert seen > 5

    @pytest.mark.rule("26.03:1.2.4")
    def test_the_mark_survives_and_means_nothing(self) -> None:
        t = table()
        t.runner.set(credits=2).hand("Nothing")
        option = idle(t, "play", "Nothing")
        assert option == Option("play", "Nothing")
        assert copy.copy(option).idle
        assert option.as_json(7)["idle"]
        assert "idle" not in option.as_dict()
        assert option.words == "Play Nothing (1 credit)"

    @pytest.mark.rule("26.03:1.2.4")
    def test_what_no_longer_finds_its_server_does_nothing(self) -> None:
        t = Table("runner", rules=RULES, skip_forced=False)
        t.corp.put("Letheia Nisei", "Server 1", rezzed=True)
        t.runner.run("Server 1")
        while now(t).kind != "action":
            d = now(t)
            every = [*d.options, *d.idle]
            bid = [one for one in every if one.kind == "number" and one.number == int(d.side == Side.CORP)]
            said = bid or [one for one in every if one.kind in ("yes", "trigger")]
            t.game.choose((said or [one for one in every if one.kind in ("pass", "continue")] or every)[0])
        assert t.zone("Letheia Nisei") == "Archives"  # with it the server is gone, and there is no ice to approach
        assert t.happened("approach ice") == 0
