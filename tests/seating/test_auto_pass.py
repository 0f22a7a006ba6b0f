"""What a seat answers by itself, and what it always asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.seating.greedy_games import Asked, astray, greedy_game, pairs

from sneakdoor import Decision, Game, Option, Side
from sneakdoor.catalogue import rez_counts
from sneakdoor.seating import (
    WINDOW,
    Memory,
    Policy,
    Seat,
    UnknownStop,
    auto_pass,
    counts,
    is_running,
    met_ice,
    stop_named,
    suggested_first,
    verdict,
    vital,
)
from sneakdoor.testing import Table


def at(t: Table, side: Side, rule: str) -> Decision:
    """On to the window of this rule, in which the side is asked."""
    assert t.decision is not None, "a table begins when it is asked"
    for _ in range(200):
        decision = t.game.decision
        assert decision is not None
        if decision.side == side and decision.rule == rule:
            return decision
        wanted = [one for one in decision.options if one.kind in {"pass", "continue", "credit", "done"}]
        t.game.choose((wanted or list(decision.options))[0])
    pytest.fail(f"the window {rule} never came")


def asked(t: Table, policy: Policy | None = None, memory: Memory | None = None) -> Option | None:
    decision = t.game.decision
    assert decision is not None
    view = t.game.view(decision.side)
    return verdict(t.game, view, decision, policy or Policy(), memory or Memory()).option


def looked_through(games: int) -> Counter[str]:
    """Count what came up in a number of games: what was passed, and what is never passed."""
    seen: Counter[str] = Counter()
    for n, game in enumerate(pairs(games)):
        for one in greedy_game(game, n):
            for what in never_passed(one):
                seen[what] += 1
                assert one.verdict.option is None, f"{one.decision!r} was passed: {one.verdict}"
            if one.verdict.option is None:
                continue
            seen["passed"] += 1
            assert not astray(one.game, one.verdict.option, one.chosen), (
                f"{one.decision!r}: Greedy {one.chosen!r}, the seat {one.verdict}"
            )
    return seen


def never_passed(one: Asked) -> Iterator[str]:
    """What in a question forbids to pass it."""
    kind, options, ice = one.decision.kind, one.decision.options, met_ice(one.view)
    if kind == WINDOW and ice is not None and any(not sub.broken for sub in ice.subroutines):
        yield "encounter"
    if kind == WINDOW and is_running(one.view):
        if any(option.kind == "rez" and rez_counts(option.card) for option in options):
            yield "rez"
    if kind == "accessed card":
        yield "accessed"
    if kind in {"action", "mulligan", "discard", "may", "pay", "choose", "find", "install destination"}:
        yield "real"


class TestNothingIsLost:
    def test_greedy_would_have_passed_wherever_the_seat_passes(self) -> None:
        seen = looked_through(4)
        assert seen["passed"] > 100
        assert min(seen[what] for what in ("encounter", "rez", "accessed", "real")) > 0

    @pytest.mark.slow
    def test_and_so_it_is_over_many_games(self) -> None:
        assert looked_through(100)["passed"] > 10_000

    def test_a_seat_that_passed_too_much_would_be_caught(self, monkeypatch: pytest.MonkeyPatch) -> None:

        monkeypatch.setattr(auto_pass, "counts", lambda view, decision, option: False)
        with pytest.raises(AssertionError, match="Greedy"):
            looked_through(2)


class TestWindows:
    def test_a_boost_outside_an_encounter_is_passed(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Corroder")
        at(t, Side.RUNNER, "5.7.1e")
        assert str(asked(t)) == "Pass"

    def test_a_boost_for_the_run_outside_an_encounter_is_passed_as_well(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Gordian Blade")
        t.corp.put("Enigma", "HQ")
        t.runner.run("HQ")
        at(t, Side.RUNNER, "6.9.2b")
        assert str(asked(t)) == "Pass"

    def test_ice_with_unbroken_subroutines_is_asked_about_also_where_the_breaker_does_not_fit(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Corroder")
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.run("HQ")
        at(t, Side.RUNNER, "6.9.3b")
        assert asked(t) is None

    def test_an_encounter_with_everything_broken_is_passed(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Corroder")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        t.runner.run("HQ")
        at(t, Side.RUNNER, "6.9.3b")
        t.runner.use("Corroder", "Break")
        at(t, Side.RUNNER, "6.9.3b")
        assert str(asked(t)) == "Pass"

    def test_an_asset_is_asked_about_before_the_turn_that_it_counts_in(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=5)
        at(t, Side.CORP, "5.7.1e")
        assert str(asked(t)) == "Pass"
        at(t, Side.CORP, "5.7.2b")
        assert asked(t) is None

    def test_what_was_left_a_moment_ago_is_not_asked_again(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=5)
        decision = at(t, Side.CORP, "5.7.2b")
        seat = Seat(Side.CORP)
        assert seat.answer(t.game).option is None
        seat.passes_on(t.game, decision)
        at(t, Side.CORP, "5.6.1b")
        assert str(seat.answer(t.game).option) == "Pass"
        assert Seat(Side.CORP).answer(t.game).option is None

    def test_an_upgrade_that_works_in_runs_is_asked_about_in_runs(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("Hokusai Grid", "HQ")
        t.corp.set(credits=5)
        at(t, Side.CORP, "5.7.1e")
        assert str(asked(t)) == "Pass"
        t.runner.run("HQ")
        at(t, Side.CORP, "6.9.5d")
        assert asked(t) is None

    def test_an_ambush_gains_nothing_from_being_rezzed(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("Snare!", "Server 1")
        t.runner.run("Server 1")
        at(t, Side.CORP, "6.9.5d")
        assert str(asked(t)) == "Pass"

    def test_scoring_is_asked_about(self) -> None:
        t = Table("corp", skip_forced=False)
        t.corp.put("Hostile Takeover", "Server 1", tokens={"advancement": 2})
        at(t, Side.CORP, "5.6.2a")
        assert asked(t) is None


class TestWishes:
    def test_a_card_that_is_left_alone_is_no_reason_to_ask(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("PAD Campaign", "Server 1")
        t.corp.set(credits=5)
        at(t, Side.CORP, "5.7.2b")
        assert str(asked(t, Policy(leave=["PAD Campaign"]))) == "Pass"

    @pytest.mark.parametrize("stop", ["all", "5.7.1e", "my actions", "card Corroder"])
    def test_a_stop_asks_though_nothing_can_be_done(self, stop: str) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Corroder")
        at(t, Side.RUNNER, "5.7.1e")
        assert asked(t, Policy(stops=[stop])) is None

    @pytest.mark.parametrize("stop", ["run", "before encounter", "approach", "card Enigma"])
    def test_stops_in_a_run(self, stop: str) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.put("Enigma", "HQ", rezzed=True)
        t.runner.run("HQ")
        at(t, Side.RUNNER, "6.9.2e")
        assert str(asked(t)) == "Pass"
        assert asked(t, Policy(stops=[stop])) is None

    def test_hold_lasts_until_the_run_ends(self) -> None:
        t = Table("runner", skip_forced=False)
        seat = Seat(Side.RUNNER, Policy(hold=True))
        t.runner.run("Archives")
        at(t, Side.RUNNER, "6.9.5b")
        assert seat.answer(t.game).option is None
        at(t, Side.RUNNER, "5.7.1e")
        assert seat.answer(t.game).option is not None
        assert not seat.policy.hold

    def test_off_asks_everything(self) -> None:
        t = Table("runner", skip_forced=False)
        at(t, Side.RUNNER, "5.7.1e")
        assert asked(t, Policy(auto=False)) is None

    def test_a_stop_that_there_is_not_is_refused(self) -> None:
        with pytest.raises(UnknownStop, match="is no stop"):
            stop_named("every full moon")
        with pytest.raises(UnknownStop, match="no rule"):
            stop_named("6.9.99")
        with pytest.raises(UnknownStop, match="can be"):
            stop_named("project")

    def test_wishes_are_kept_and_read_again(self) -> None:
        policy = Policy(stops=["6.9.2e", "run", "card Snare!"], leave=["Corroder"], hold=True)
        assert Policy.from_dict(policy.as_dict()) == policy
        assert Policy.from_dict({"stops": ["nonsense"]}).stops == []


class TestQuestions:
    def run_on(self, server: str, *ice: str) -> Table:
        t = Table("runner", skip_forced=False)
        for one in ice:
            t.corp.put(one, server)
        return t

    def test_a_run_in_which_nothing_has_happened_goes_on(self) -> None:
        t = self.run_on("HQ")
        seat = Seat(Side.RUNNER)
        at(t, Side.RUNNER, "5.7.1f")
        seat.decides(t.game)
        t.runner.run("HQ")
        at(t, Side.RUNNER, "6.9.5c")
        assert str(seat.answer(t.game).option) == "Continue the run"
        assert Seat(Side.RUNNER).answer(t.game).option is None, "who has just come back is asked"
        assert Seat(Side.RUNNER, Policy(stops=["jack out"]), seat.memory).answer(t.game).option is None

    def test_past_ice_that_is_not_rezzed_it_goes_on(self) -> None:
        t = self.run_on("HQ", "Ice Wall", "Enigma")
        seat = Seat(Side.RUNNER)
        at(t, Side.RUNNER, "5.7.1f")
        seat.decides(t.game)
        t.runner.run("HQ")
        for rule in ("6.9.2d", "6.9.5c"):
            at(t, Side.RUNNER, rule)
            assert str(seat.answer(t.game).option) == "Continue the run"

    @pytest.mark.parametrize(("ice", "goes_on"), [(["Ice Wall"], True), (["Enigma", "Ice Wall"], False)])
    def test_past_ice_that_was_broken_it_goes_on_to_the_server_and_is_asked_before_more_ice(
        self, ice: list[str], goes_on: bool
    ) -> None:
        t = self.run_on("HQ", *ice)
        t.corp.set(credits=5)
        t.runner.put("Corroder")
        t.runner.run("HQ")
        t.corp.rez("Ice Wall")
        at(t, Side.RUNNER, "6.9.3b")
        seat = Seat(Side.RUNNER)
        seat.decides(t.game)
        t.runner.break_subroutines("Corroder", 0)
        at(t, Side.RUNNER, "6.9.5c" if goes_on else "6.9.2d")
        assert (seat.answer(t.game).option is not None) == goes_on

    def test_after_a_subroutine_it_is_asked_again(self) -> None:
        t = self.run_on("HQ", "Neural Katana")
        t.corp.set(credits=5)
        t.runner.hand("Diesel", "Diesel", "Diesel", "Diesel")
        seat = Seat(Side.RUNNER)
        at(t, Side.RUNNER, "5.7.1f")
        seat.decides(t.game)
        t.runner.run("HQ")
        t.corp.rez("Neural Katana")
        at(t, Side.RUNNER, "6.9.5c")
        assert seat.answer(t.game).option is None

    def test_the_order_of_what_only_pays_is_no_question(self) -> None:
        t = Table("runner", skip_forced=False)
        for n in (1, 2):
            t.corp.put("PAD Campaign", f"Server {n}", rezzed=True)
        t.corp.put("Marked Accounts", "Server 3", rezzed=True, tokens={"credit": 3})
        while t.decision is not None and t.game.decision is not None and t.game.decision.kind != "reaction":
            options = t.game.decision.options
            t.game.choose(next((one for one in options if one.kind in {"pass", "credit", "done"}), options[0]))
        assert asked(t) is not None
        assert asked(t, Policy(stops=["order"])) is None

    def test_the_order_of_accesses_counts_only_where_something_comes_of_one(self) -> None:
        t = Table("runner", skip_forced=False)
        t.corp.discard("Hedge Fund", "Ice Wall", "Snare!")
        t.runner.run("Archives")
        at(t, Side.RUNNER, "7.6.5")
        assert asked(t) is not None
        t = Table("runner", skip_forced=False)
        t.corp.discard("Hedge Fund", "Hostile Takeover")
        t.runner.run("Archives")
        at(t, Side.RUNNER, "7.6.5")
        assert asked(t) is None

    def test_nothing_is_trashed_for_an_install_unless_it_has_to_be(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Corroder")
        t.runner.hand("Mimic")
        t.runner.act("install", "Mimic")
        at(t, Side.RUNNER, "1.4:8.3.3")
        assert str(asked(t)) == "Done"
        assert asked(t, Policy(stops=["trash"])) is None
        decision = t.game.decision
        assert decision is not None
        assert suggested_first(decision.kind, decision.options)[0].kind == "done"

    def test_what_has_to_go_is_asked(self) -> None:
        t = Table("runner", skip_forced=False)
        for _ in range(4):
            t.runner.put("Corroder")
        t.runner.hand("Mimic")
        t.runner.act("install", "Mimic")
        decision = at(t, Side.RUNNER, "1.4:8.3.3")
        assert asked(t) is None
        assert decision.prompt == (
            "You install Mimic. Programs must be trashed until the new one fits the memory limit. "
            "Choose what to trash for it."
        )

    def test_recurring_credits_are_spent_first(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Cyberfeeder")
        t.runner.put("Corroder")
        t.corp.put("Wall of Static", "HQ", rezzed=True)
        t.runner.run("HQ")
        at(t, Side.RUNNER, "6.9.3b")
        t.runner.use("Corroder", "strength")
        at(t, Side.RUNNER, "1.10.3c")
        option = asked(t)
        assert option is not None
        assert option.number == 1
        assert asked(t, Policy(stops=["payment"])) is None


class TestSkip:
    def test_it_never_passes_ice_that_could_be_broken(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Corroder")
        t.corp.put("Ice Wall", "HQ", rezzed=True)
        seat = Seat(Side.RUNNER)
        t.runner.run("HQ")
        at(t, Side.RUNNER, "6.9.2b")
        seat.skip(t.game.view(Side.RUNNER))
        assert str(seat.answer(t.game).option) == "Pass"
        decision = at(t, Side.RUNNER, "6.9.3b")
        assert vital(t.game.view(Side.RUNNER), decision)
        assert seat.answer(t.game).option is None
        assert seat.skipping is None

    def test_it_ends_with_the_run(self) -> None:
        t = Table("runner", skip_forced=False)
        seat = Seat(Side.RUNNER, Policy(stops=[]))
        t.runner.run("Archives")
        at(t, Side.RUNNER, "6.9.5b")
        seat.skip(t.game.view(Side.RUNNER))
        at(t, Side.RUNNER, "5.7.1e")
        seat.answer(t.game)
        assert seat.skipping is None


class TestGivesNothingAway:
    def test_how_long_a_seat_takes_hangs_on_what_everybody_sees(self) -> None:
        from sneakdoor.seating import pause

        seen = set()
        for game in pairs(2):
            for n, one in enumerate(greedy_game(game)):
                if n % 12:
                    continue
                other = Side(1 - one.decision.side)
                dealt = game.sample(other, n)
                seen.add(pause(game.view(None)))
                assert pause(dealt.view(None)) == pause(game.view(None))
        assert len(seen) == 3, "no pause, a short one and a long one"

    def test_a_verdict_is_made_from_what_the_seat_knows(self) -> None:
        """In any game that the side could be in, the seat answers the same."""
        for game in pairs(1):
            for n, one in enumerate(greedy_game(game)):
                if n % 9:
                    continue
                side = one.decision.side
                dealt: Game = game.sample(side, n)
                decision = dealt.decision
                assert decision is not None
                found = verdict(dealt, dealt.view(side), decision, Policy(), Memory())
                here = verdict(game, one.view, one.decision, Policy(), Memory())
                assert found == here

    def test_what_counts_is_decided_without_hidden_cards(self) -> None:
        t = Table("runner", skip_forced=False)
        t.runner.put("Corroder")
        t.corp.put("Ice Wall", "HQ")
        t.runner.run("HQ")
        decision = at(t, Side.RUNNER, "6.9.2b")
        public = t.game.view(None)
        assert not any(counts(public, decision, option) for option in decision.options)


def test_a_program_at_the_seat_is_asked_less_if_it_likes() -> None:
    from tests.seat.test_seat import MATCH, Program

    from sneakdoor.arena.program_seat import Seat as Protocol

    asked = []
    for passing in (False, True):
        program = Program(3, whole=False)
        assert Protocol(MATCH, Side.RUNNER, program, program, passing=passing).play(1) == 1  # type: ignore[arg-type]
        windows = [one for one in program.heard if one["type"] == "decision" and one["kind"] == WINDOW]
        asked.append(len(windows) / len(program.heard))
    assert asked[1] < asked[0] / 2
