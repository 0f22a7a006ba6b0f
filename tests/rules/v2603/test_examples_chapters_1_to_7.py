"""Worked examples of chapters 1 to 7 of version 26.03, with the cards they name."""

from __future__ import annotations

import pytest
from tests.verbs import accessed, every_window, now, score

from sneakdoor.model.enums import CORP, RUNNER
from sneakdoor.rules.moving import lodge
from sneakdoor.rules.quantities import has_subtype, strength, threat
from sneakdoor.rules.visibility import visible
from sneakdoor.testing import Table

RULES = "26.03"
FOUNDRY = "The Foundry: Refining the Process"
POETRI = "Poétrï Luxury Brands: All the Rage"
ZAHYA = "Zahya Sadeghi: Versatile Smuggler"


def runner(**how: str) -> Table:
    return Table("runner", rules=RULES, **how)  # type: ignore[arg-type]


def finish(t: Table) -> None:
    """Answer with the last option until there is an action to take."""
    while now(t).kind != "action":
        t.game.choose(now(t).options[-1])


class TestObjects:
    @pytest.mark.rule("26.03:1.12.3", example=10)
    def test_what_accelerated_beta_test_looks_at_is_lost_in_a_shuffled_deck(self) -> None:
        with Table("corp", rules=RULES, corp=FOUNDRY) as t:
            t.corp.deck("Ice Wall", "Hedge Fund", "Enigma", "Ice Wall")
            score(t, "Accelerated Beta Test", 3)
            t.corp.trigger("Accelerated Beta Test")
            t.corp.act("pick", "Ice Wall")
            t.corp.destination("HQ")
            t.corp.trigger(FOUNDRY)
            t.settle()
            t.corp.pick("Ice Wall")
            t.settle()
            assert "Ice Wall" in t.corp.titles("hand")  # found by The Foundry
            assert t.corp.titles("discard") == []  # what else was looked at is in R&D and is not trashed
            assert {"Hedge Fund", "Enigma"} <= set(t.corp.titles("deck"))

    @pytest.mark.rule("26.03:1.13.12", example=24)
    def test_programs_on_madani_are_in_the_play_area(self) -> None:
        with runner() as t:
            t.runner.put("Madani")
            t.runner.hand("Corroder", "Mimic", "Diesel")
            t.runner.use("Madani", "Choose")
            t.runner.pick("Corroder", "Mimic")
            assert t.runner.titles("hand") == ["Diesel"]
            assert {t.zone("Corroder"), t.zone("Mimic")} == {"the play area"}
            assert t.card("Corroder").thing.host == t.cid("Madani")

    @pytest.mark.rule("26.03:1.13.13", example=25)
    def test_corp_cards_on_detente_are_trashed_when_rejig_takes_it(self) -> None:
        with runner() as t:
            t.runner.put("Detente")
            t.corp.hand("Hedge Fund")
            t.runner.run("HQ")
            t.runner.trigger("Detente")
            t.finish_run()
            assert t.card("Hedge Fund").thing.host == t.cid("Detente")
            t.runner.hand("Rejig").set(credits=9)
            t.runner.play("Rejig")
            t.runner.pick("Detente")  # back as soon as it has gone
            finish(t)
            assert t.zone("Hedge Fund") == "Archives"


class TestCosts:
    @pytest.mark.rule("26.03:1.16.1c", example=42)
    def test_san_san_city_grid_cannot_be_trashed_for_azef_protocol(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            t.corp.put("Azef Protocol", "Server 1", tokens={"advancement": 2})
            assert not t.corp.can("score", "Azef Protocol")
        with Table("corp", rules=RULES) as t:
            t.corp.put("SanSan City Grid", "Server 1", rezzed=True)
            t.corp.put("Azef Protocol", "Server 1", tokens={"advancement": 2})
            t.corp.put("PAD Campaign", "Server 2")
            t.runner.hand(*["Diesel"] * 5)
            t.corp.score_agenda("Azef Protocol")
            t.settle()
            assert t.corp.titles("discard") == ["PAD Campaign"]  # nobody was asked
            assert t.corp.score == 2

    @pytest.mark.rule("26.03:1.17.1a", example=53)
    def test_the_threat_level_is_the_higher_score(self) -> None:
        with runner() as t:
            t.runner.scored("Priority Requisition", "Hostile Takeover")
            t.corp.scored("Priority Requisition")
            assert (t.runner.score, t.corp.score) == (4, 3)
            assert threat(t.state) == 4


class TestIce:
    @pytest.mark.rule("26.03:2.16.5", example=57)
    def test_a_sentry_that_became_one_twice_loses_it_once(self) -> None:
        with runner() as t:
            t.corp.put("Lycan", "HQ", rezzed=True, tokens={"advancement": 1})
            t.runner.hand("Tinkering")
            assert not has_subtype(t.state, t.cid("Lycan"), "Sentry")
            t.runner.play("Tinkering")
            t.settle()
            assert has_subtype(t.state, t.cid("Lycan"), "Sentry")

    @pytest.mark.rule("26.03:3.4.4a", example=58)
    def test_devil_charm_outside_a_run_lasts_for_the_encounter(self) -> None:
        with Table("corp", rules=RULES) as t:
            t.corp.set(credits=9)
            t.corp.hand("Archangel")
            t.runner.put("Gang Sign")
            t.runner.put("Devil Charm")
            score(t, "Hostile Takeover", 2)
            t.corp.trigger("Archangel")
            t.runner.trigger("Devil Charm")
            assert (t.run, now(t).kind) == (None, "trace: spend")
            assert strength(t.state, t.cid("Archangel")) == 0
            finish(t)
            assert strength(t.state, t.cid("Archangel")) == 6

    @pytest.mark.rule("26.03:6.1.4b", example=74)
    def test_the_first_subroutine_of_loot_box_ends_an_encounter_outside_a_run(self) -> None:
        with runner() as t:
            t.corp.put("Loot Box", "HQ", rezzed=True)
            t.runner.put("Detente")
            t.corp.hand("Hedge Fund", "Hedge Fund")
            with t.changing() as s:
                for cid in list(s.hand[CORP]):
                    lodge(s, cid, RUNNER, t.cid("Detente"), faceup=True)
            t.corp.hand(*["Ganked!"] * 20)  # so that one of them is accessed
            t.runner.use("Detente", "add 2")
            t.runner.accept()
            t.corp.trigger("Ganked!")
            finish(t)
            assert [t.happened(kind) for kind in ("encounter", "subroutine", "encounter ends")] == [1, 1, 1]
            assert (t.runner.credits, t.card("Loot Box").installed) == (5, True)


class TestBreaches:
    @pytest.mark.rule("26.03:7.3.1a", example=97)
    @pytest.mark.parametrize("chosen", ["Scatter Field", "Palisade", "PAD Campaign"])
    def test_the_runner_knows_which_of_the_accessed_cards_poetri_installs(self, chosen: str) -> None:
        wanted = ["Scatter Field", "Palisade", "Offworld Office"]
        for seed in range(200):
            t = Table("runner", rules=RULES, corp=POETRI, seed=seed)
            t.corp.hand(*wanted, "PAD Campaign", "Hedge Fund")
            t.runner.put("HQ Interface")
            t.runner.put("HQ Interface")
            t.runner.run("HQ")
            t.runner.act("continue")
            while now(t).kind in ("access", "accessed card"):
                t.game.choose(now(t).options[-1])
            if accessed(t) == wanted:
                break
        t.corp.trigger(POETRI)
        t.corp.pick(chosen)
        t.corp.destination("new")
        known = visible(t.state, t.cid(chosen), RUNNER)
        assert known == (chosen in wanted)
        finish(t)

    @pytest.mark.rule("26.03:7.3.6", example=98)
    def test_an_access_that_archives_interface_replaced_pays_zahya_nothing(self) -> None:
        with runner(runner=ZAHYA) as t:
            t.corp.hand("Hedge Fund")
            t.corp.discard("Ice Wall", "Enigma")
            t.runner.put("Hades Shard")
            t.runner.put("Archives Interface")
            every_window(t)
            t.runner.run("HQ")
            t.runner.use("Hades Shard")
            for _ in range(60):
                d = now(t)
                if d.kind == "action":
                    break
                mine = [one for one in d.options if one.kind == "trigger" and one.card in ("Archives Interface", ZAHYA)]
                if mine and (mine[0].card == ZAHYA or not t.state.removed):
                    t.game.choose(mine[0])
                else:
                    t.game.choose(d.options[-1] if d.kind != "jack out" else d.options[0])
            assert len(t.state.removed) == 1
            assert sorted(accessed(t))[1:] == ["Hedge Fund"]
            assert len(accessed(t)) == 2  # one of two in Archives, and one in HQ
            assert t.runner.credits == 5 + 2
