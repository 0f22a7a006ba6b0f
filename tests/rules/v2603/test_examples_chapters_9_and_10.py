"""Worked examples of chapters 9 and 10 of version 26.03, with the cards they name."""

from __future__ import annotations

import pytest
from tests.verbs import damage, encounter, every_window, now, score, steal, traced

from sneakdoor.cards.vocabulary import RUNNER, Damage, operation, play
from sneakdoor.model.enums import MEAT
from sneakdoor.rules.quantities import strength
from sneakdoor.testing import Table

RULES = "26.03"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"
SKORPIOS = "Skorpios Defense Systems: Persuasive Power"
HIT = operation("Hit", "neutral_corp", play(Damage(1, MEAT)), cost=0)


def runner(**how: str) -> Table:
    return Table("runner", rules=RULES, **how)  # type: ignore[arg-type]


def corp(**how: object) -> Table:
    return Table("corp", rules=RULES, cards=(HIT,), **how)  # type: ignore[arg-type]


def offered(t: Table) -> set[str]:
    """The cards of which something can be used or triggered now."""
    return {option.card for option in now(t).options if option.kind in ("use", "trigger")}


class TestAbilities:
    @pytest.mark.rule("26.03:9.1.2b", example=133)
    @pytest.mark.parametrize(("event", "paid"), [("Direct Access", 0), ("Early Bird", 1)])
    def test_direct_access_takes_zahyas_ability_until_it_has_resolved(self, event: str, paid: int) -> None:
        with runner(runner=ZAHYA) as t:
            t.corp.hand("Hedge Fund")
            t.runner.hand(event).set(credits=9)
            t.runner.play(event)
            t.runner.act("server", server="HQ")
            before = t.runner.credits
            for _ in range(30):
                if now(t).kind == "action":
                    break
                wanted = [one for one in now(t).options if one.card == ZAHYA or one.kind == "continue"]
                t.game.choose((wanted or now(t).options[-1:])[0])
            assert t.happened("accessed") == 1
            assert t.runner.credits == before + paid

    @pytest.mark.rule("26.03:9.1.8b", example=136)
    @pytest.mark.parametrize("removed", [False, True])
    def test_ive_had_worse_does_nothing_if_skorpios_removes_it(self, removed: bool) -> None:
        with corp(corp=SKORPIOS) as t:
            t.corp.hand("Hit")
            t.runner.hand("I've Had Worse")
            t.corp.play("Hit")
            for _ in range(20):
                d = now(t)
                if d.kind == "action":
                    break
                picks = [one for one in d.options if one.kind == "pick"]
                done = [one for one in d.options if one.kind in ("done", "no", "pass")]
                t.game.choose(picks[0] if picks and removed else (done or list(d.options))[0])
            assert (len(t.state.removed), len(t.runner.titles("hand"))) == ((1, 0) if removed else (0, 3))

    @pytest.mark.rule("26.03:9.3.3f", example=141)
    @pytest.mark.parametrize(("tags", "most"), [(2, 2), (0, 0)])
    def test_a_restriction_says_how_high_x_may_be(self, tags: int, most: int) -> None:
        """Of Psychographics X is at most the number of tags."""
        with corp() as t:
            t.corp.hand("Psychographics").set(credits=9)
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.set(tags=tags)
            if not most:
                assert not t.corp.can("play", "Psychographics")
                return
            t.corp.play("Psychographics")
            numbers = [option.number for option in now(t).options if option.kind == "number"]
            assert max(numbers) == most
            t.corp.number(most)
            t.settle()
            assert t.card("Hostile Takeover").tokens("advancement") == most

    @pytest.mark.rule("26.03:9.4.4", example=143)
    @pytest.mark.rule("26.03:9.9.9a", example=187)
    def test_gebrselassie_keeps_what_puffer_was_given_and_not_what_it_has_by_itself(self) -> None:
        with runner() as t:
            t.runner.set(credits=20)
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Corroder")
            t.runner.put("Puffer", tokens={"power": 1})
            t.runner.put("Gebrselassie")
            t.runner.use("Gebrselassie")
            t.runner.pick("Puffer")
            puffer = t.cid("Puffer")
            assert strength(t.state, puffer) == 3
            encounter(t, "HQ")
            t.runner.use("Puffer", "+1 strength")
            t.runner.break_subroutines("Puffer")
            t.finish_run()
            assert strength(t.state, puffer) == 4  # the run is over
            t.runner.use("Puffer", "remove")
            if now(t).kind != "action":
                t.game.choose(next(one for one in now(t).options if "emove" in str(one.words)))
            assert strength(t.state, puffer) == 3  # a counter is gone, and at once what it gave
            t.runner.use("Gebrselassie")  # to Corroder: what Puffer was given has expired
            t.settle()
            assert strength(t.state, puffer) == 2

    @pytest.mark.rule("26.03:9.4.5", example=144)
    @pytest.mark.rule("26.03:9.9.7e", example=185)
    def test_what_the_cleaners_add_to_flare_cannot_be_prevented_either(self) -> None:
        with runner() as t:
            t.corp.scored("The Cleaners")
            t.corp.put("Flare", "HQ", rezzed=True)
            t.runner.put("Plascrete Carapace", tokens={"power": 4})
            t.runner.put("Desperado")
            t.runner.hand(*["Diesel"] * 5)
            t.runner.run("HQ")
            traced(t)
            t.corp.pick("Desperado")
            while t.run is not None:
                assert "Plascrete Carapace" not in offered(t)
                t.game.choose(now(t).options[-1])
            assert damage(t) == [("meat", 3)]

    @pytest.mark.rule("26.03:9.6.5b", example=155)
    def test_tranquility_home_grid_is_not_active_in_time_for_its_own_install(self) -> None:
        with corp() as t:
            t.corp.deck("Tranquility Home Grid", *["Hedge Fund"] * 4)
            t.corp.put("PAD Campaign", "Server 1")
            score(t, "Architect Deployment Test", 4)
            t.corp.pick("Tranquility Home Grid")
            t.corp.destination("Server 1")
            t.corp.act("done")  # nothing is trashed to make room
            t.settle()
            assert t.card("Tranquility Home Grid").thing.active
            assert now(t).kind == "action"
            assert t.corp.credits == 5
            # It is the first install all the same: another one in this turn is too late.
            t.corp.hand("Red Herrings")
            t.corp.install("Red Herrings", "Server 1")
            t.corp.act("done")
            t.settle()
            assert (now(t).kind, t.corp.credits) == ("action", 5)


class TestInterrupts:
    @pytest.mark.rule("26.03:9.9.2", example=174)
    @pytest.mark.rule("26.03:9.9.3d", example=176)
    def test_the_class_act_waits_for_the_draw_that_process_automation_expects(self) -> None:
        with runner() as t:
            t.runner.put("The Class Act")
            t.runner.hand("Process Automation")
            t.runner.deck("Diesel", "Mimic", "Corroder")
            t.runner.play("Process Automation")
            assert t.happened("credits gained") == t.happened("drawn") == 0  # both are only expected yet
            t.runner.pick("Corroder")  # of two cards, although one is drawn
            t.settle()
            assert t.runner.titles("hand") == ["Mimic"]
            assert (t.runner.credits, t.state.card(t.state.deck[RUNNER][0]).title) == (7, "Corroder")

    @pytest.mark.rule("26.03:9.12.2b", example=208)
    def test_ritual_draws_once_so_the_class_act_looks_at_one_card_more(self) -> None:
        with runner() as t:
            t.runner.put("The Class Act")
            t.runner.hand("Ritual")
            t.runner.deck("Easy Mark", "Diesel", "Mimic", "Corroder", "Desperado")
            t.runner.play("Ritual")
            assert {one.card for one in now(t).options} == {"Desperado", "Corroder", "Mimic", "Diesel"}
            t.runner.pick("Mimic")
            t.settle()
            assert sorted(t.runner.titles("hand")) == ["Corroder", "Desperado", "Diesel"]

    @pytest.mark.rule("26.03:9.9.6c", example=181)
    @pytest.mark.parametrize(("title", "kind"), [("Sure Gamble", "play"), ("Corroder", "install")])
    def test_patchwork_waits_for_plays_and_installs(self, title: str, kind: str) -> None:
        with runner() as t:
            t.runner.put("Patchwork")
            t.runner.hand(title, "Diesel")
            t.runner.act(kind, title)
            assert "Patchwork" in offered(t)
            before = t.runner.credits
            t.runner.trigger("Patchwork")
            t.settle()
            price = {"Sure Gamble": 5, "Corroder": 2}[title] - 2
            gained = 9 if title == "Sure Gamble" else 0
            assert (t.runner.titles("discard")[:1], t.runner.credits) == (["Diesel"], before - price + gained)

    @pytest.mark.rule("26.03:9.9.7a", example=182)
    @pytest.mark.rule("26.03:9.9.1")
    def test_damage_below_zero_can_be_raised_again(self) -> None:
        with runner() as t:
            t.corp.scored("The Cleaners", "The Cleaners")
            t.corp.put("Mr. Stone", "Server 1", rezzed=True)
            t.runner.put("Biometric Spoofing")
            t.runner.hand("Account Siphon", "Diesel", "Diesel")
            t.runner.play("Account Siphon")
            spoofed: list[int] = []
            for _ in range(80):
                d = now(t)
                if d.kind == "action":
                    break
                use = [one for one in d.options if one.card == "Biometric Spoofing"]
                raise_ = [one for one in d.options if one.card == "The Cleaners"]
                if use:
                    spoofed.append(int(d.side))
                    t.game.choose(use[0])
                elif raise_:
                    t.game.choose(raise_[0])
                else:
                    t.game.choose(
                        next((one for one in d.options if one.kind in ("continue", "trigger", "yes")), d.options[-1])
                    )
            assert spoofed == [RUNNER]
            assert damage(t) == [("meat", 1)]

    @pytest.mark.rule("26.03:9.9.7b", example=183)
    def test_damage_that_chrome_parlor_prevents_is_gone_for_the_cleaners(self) -> None:
        with runner() as t:
            t.corp.scored("The Cleaners")
            t.runner.put("Chrome Parlor")
            t.runner.hand("Net-Ready Eyes", "Diesel", "Diesel", "Diesel")
            every_window(t)
            t.runner.install("Net-Ready Eyes")
            for _ in range(20):
                if now(t).kind == "action":
                    break
                assert "The Cleaners" not in offered(t)
                t.game.choose(now(t).options[-1])
            assert damage(t) == []
            t.state.forced = True

    @pytest.mark.rule("26.03:9.9.7d", example=184)
    def test_breached_dome_still_trashes_a_card_if_its_damage_is_prevented(self) -> None:
        with runner() as t:
            t.corp.put("Breached Dome", "Server 1")
            t.runner.put("Biometric Spoofing")
            t.runner.hand("Diesel")
            t.runner.deck("Corroder")
            t.runner.run("Server 1")
            t.runner.use("Biometric Spoofing")
            t.finish_run()
            assert damage(t) == []
            assert sorted(t.runner.titles("discard")) == ["Biometric Spoofing", "Corroder"]

    @pytest.mark.rule("26.03:9.9.9c", example=188)
    def test_project_vacheron_is_stolen_with_four_counters(self) -> None:
        with runner() as t:
            steal(t, "Project Vacheron")
            t.finish_run()
            assert t.happened("stolen") == 1
            assert t.card("Project Vacheron").tokens("agenda") == 4
            assert t.runner.score == 0

    @pytest.mark.rule("26.03:9.9.10", example=189)
    def test_after_tori_hanzo_only_core_damage_is_expected(self) -> None:
        with runner() as t:
            t.corp.put("Tori Hanzō", "HQ", rezzed=True)
            t.corp.put("Neural Katana", "HQ", rezzed=True)
            t.corp.set(credits=9)
            t.runner.put("Net Shield")
            t.runner.hand(*["Diesel"] * 5).set(credits=9)
            every_window(t)
            t.runner.run("HQ")
            before: list[bool] = []
            after: list[bool] = []
            for _ in range(100):
                d = now(t)
                if d.kind == "action":
                    break
                hanzo = [one for one in d.options if one.card == "Tori Hanzō" and one.kind == "trigger"]
                if d.side == RUNNER and d.kind == "interrupt":
                    replaced = any(
                        one.kind == "used" and one.cid == t.cid("Tori Hanzō") for one in t.state.journal.since(0)
                    )
                    (after if replaced else before).append("Net Shield" in offered(t))
                yes = [one for one in d.options if one.kind == "yes"]
                t.game.choose(
                    (hanzo or yes or [next((o for o in d.options if o.kind in ("pass", "continue")), d.options[-1])])[0]
                )
            assert (before, after) == ([True], [])  # nothing of the Runner is relevant to core damage
            assert damage(t) == [("brain", 1)]
            t.state.forced = True


class TestReplacements:
    @pytest.mark.rule("26.03:9.9.11a", example=191)
    @pytest.mark.parametrize("first", ["Security Testing", "Showing Off"])
    def test_of_security_testing_and_showing_off_the_runner_says_which_comes_first(self, first: str) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.deck("Hedge Fund")
            t.runner.put("Security Testing")
            t.runner.hand("Showing Off").set(credits=9)
            t.end_turn()
            t.runner.trigger("Security Testing")
            t.runner.act("server", server="R&D")
            t.runner.play("Showing Off")
            before = t.runner.credits
            for _ in range(40):
                d = now(t)
                if d.kind == "action":
                    break
                mine = [one for one in d.options if one.card == first]
                t.game.choose((mine or [one for one in d.options if one.kind == "continue"] or list(d.options))[0])
            assert (t.runner.credits, t.happened("accessed")) == (before + 2, 0)


class TestTogether:
    @pytest.mark.rule("26.03:9.12.2a", example=207)
    def test_warroid_tracker_sees_one_event_and_hostile_infrastructure_two(self) -> None:
        with runner() as t:
            t.corp.put("Hostile Infrastructure", "Server 1", rezzed=True)
            t.corp.put("Warroid Tracker", "Server 1", rezzed=True)
            t.corp.set(credits=0)
            t.runner.hand("Singularity", *["Diesel"] * 5).set(credits=9)
            t.runner.play("Singularity")
            t.runner.act("server", server="Server 1")
            for _ in range(60):
                d = now(t)
                if d.kind == "action":
                    break
                t.game.choose(next((one for one in d.options if one.kind in ("continue", "trigger")), d.options[0]))
            assert t.happened("damaged") == 2
            assert t.happened("trace initiated") == 1


class TestOwnName:
    @pytest.mark.rule("26.03:10.1.5", example=221)
    def test_boomerang_shuffles_any_card_of_its_name_in(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.put("Boomerang")
            t.runner.discard("Boomerang")
            with t.changing() as s:
                s.things[t.cid("Boomerang", 0)].memo = {"chosen": s.ref[t.cid("Ice Wall")]}
            encounter(t, "HQ")
            t.runner.use("Boomerang")
            t.runner.act("subroutine")
            assert t.runner.titles("discard") == ["Boomerang", "Boomerang"]
            for _ in range(20):
                d = now(t)
                if d.kind == "action":
                    break
                t.game.choose(
                    next(
                        (one for one in d.options if one.kind in ("continue", "trigger", "yes", "pick")), d.options[-1]
                    )
                )
            assert t.runner.titles("discard") == ["Boomerang"]
            assert "Boomerang" in t.runner.titles("deck")


class TestCandidates:
    @pytest.mark.rule("26.03:10.3.1j", example=229)
    @pytest.mark.parametrize("wanted", [True, False])
    def test_the_runner_says_whether_what_drafter_installs_is_a_candidate(self, wanted: bool) -> None:
        with runner() as t:
            t.corp.put("Drafter", "Server 1", rezzed=True)
            t.corp.put("Ganked!", "Server 1")
            t.corp.put("Prisec", "Server 1")
            t.corp.hand("PAD Campaign")
            t.runner.run("Server 1")
            for _ in range(60):
                d = now(t)
                if d.rule == "26.03:10.3.1j" or d.kind == "action":
                    break
                again = t.happened("accessed")  # so not in the encounter on the way
                pad = [one for one in d.options if one.card == "PAD Campaign" and one.kind == "pick" and again]
                ganked = [one for one in d.options if one.card == "Ganked!" and one.kind == "trigger"]
                place = [one for one in d.options if one.server == "Server 1"]
                t.game.choose(
                    (
                        pad
                        or ganked
                        or place
                        or [one for one in d.options if one.kind in ("continue", "done")]
                        or list(d.options)
                    )[0]
                )
            assert now(t).rule == "26.03:10.3.1j"
            t.runner.act("yes" if wanted else "no")
            while now(t).kind != "action":
                t.game.choose(now(t).options[-1])
            seen = {t.state.card(one.cid).title for one in t.state.journal.since(0) if one.kind == "accessed"}
            assert ("PAD Campaign" in seen) == wanted
