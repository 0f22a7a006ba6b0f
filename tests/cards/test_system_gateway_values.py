"""Numbers, durations and limits of System Gateway cards, and that they leave other cards alone."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import accessed, walk_to

from sneakdoor.cards.registry import book
from sneakdoor.testing import Table

RULES = "26.03"


def kinds_of_damage(t: Table) -> list[str]:
    return [one.cause for one in t.state.journal.entries if one.kind == "damaged"]


class TestDamage:
    @pytest.mark.parametrize(("ice", "times"), [("Karunā", 2), ("Tithe", 1), ("Diviner", 1)])
    def test_ice_does_net_damage(self, ice: str, times: int) -> None:
        with runner() as t:
            t.corp.put(ice, "Archives", rezzed=True)
            t.runner.hand(*["Easy Mark"] * 5)
            t.runner.run("Archives")
            if ice == "Karunā":
                t.runner.no()
            t.finish_run()
            assert kinds_of_damage(t) == ["net"] * times

    def test_urtica_cipher_and_neurospike_do_net_damage(self) -> None:
        with runner() as t:
            t.corp.put("Urtica Cipher", "Server 1")
            t.runner.hand(*["Easy Mark"] * 5)
            t.runner.run("Server 1")
            t.runner.decline()
            assert kinds_of_damage(t) == ["net"]
        with corp() as t:
            t.corp.put("Above the Law", "Server 1", tokens={"advancement": 3})
            t.corp.hand("Neurospike")
            t.runner.hand(*["Easy Mark"] * 5)
            t.corp.score_agenda("Above the Law")
            t.corp.play("Neurospike")
            assert kinds_of_damage(t) == ["net"]

    def test_orbital_superiority_and_clearinghouse_do_meat_damage(self) -> None:
        with corp() as t:
            t.corp.put("Orbital Superiority", "Server 1", tokens={"advancement": 4})
            t.runner.hand(*["Easy Mark"] * 5)
            t.corp.set(tags=1)
            t.corp.score_agenda("Orbital Superiority")
            assert kinds_of_damage(t) == ["meat"]
        with runner() as t:
            t.corp.put("Clearinghouse", "Server 1", rezzed=True, tokens={"advancement": 2})
            t.runner.hand(*["Easy Mark"] * 5)
            t.end_turn()
            t.corp.accept()
            assert set(kinds_of_damage(t)) == {"meat"}
            assert len(t.runner.titles("hand")) == 3


class TestLimits:
    @pytest.mark.parametrize(
        "title", ["Luminal Transubstantiation", "Longevity Serum", "Tomorrowʼs Headline", "Above the Law"]
    )
    def test_one_in_a_deck(self, title: str) -> None:
        shelf = book(RULES)
        card = shelf.cards[shelf.by_title[title]]
        assert card.deck_limit == 1
        assert card.text.endswith("Limit 1 per deck.")

    @pytest.mark.parametrize("title", ["The Syndicate: Profit over Principle", "The Catalyst: Convention Breaker"])
    def test_for_starter_games(self, title: str) -> None:
        shelf = book(RULES)
        assert shelf.cards[shelf.by_title[title]].text == "For starter games only."

    @pytest.mark.parametrize("title", ["Urtica Cipher", "Clearinghouse"])
    def test_assets_that_can_be_advanced(self, title: str) -> None:
        with corp() as t:
            card = t.corp.put(title, "Server 1")
            t.corp.advance(title)
            assert card.tokens("advancement") == 1

    @pytest.mark.parametrize("title", ["Carnivore", "Pennyshaver", "Pantograph"])
    def test_one_console(self, title: str) -> None:
        with runner() as t:
            t.runner.put(title)
            assert t.runner.memory == (0, 5)
            assert book(RULES).cards[t.state.code[t.cid(title)]].text.endswith("Limit 1 console per player.")

    def test_dzmz_optimizer_has_memory(self) -> None:
        with runner() as t:
            t.runner.put("DZMZ Optimizer")
            assert t.runner.memory == (0, 5)

    @pytest.mark.parametrize("title", ["Red Team", "Telework Contract"])
    def test_an_empty_resource_is_trashed(self, title: str) -> None:
        with runner() as t:
            t.runner.hand(title).set(credits=9)
            t.runner.install(title)
            with t.changing() as s:
                s.things[t.cid(title)].tokens = {"credit": 3}
            t.runner.use(title)
            if title == "Red Team":
                t.runner.act("server", server="Archives")
                t.finish_run()
            assert t.zone(title) == "the heap"

    def test_an_empty_mine_is_trashed(self) -> None:
        with corp() as t:
            t.corp.put("Regolith Mining License", "Server 1")
            t.corp.rez("Regolith Mining License")
            with t.changing() as s:
                s.things[t.cid("Regolith Mining License")].tokens = {"credit": 3}
            t.corp.use("Regolith Mining License")
            assert t.zone("Regolith Mining License") == "Archives"


class TestDurations:
    @pytest.mark.parametrize(
        ("breaker", "more"),
        [("Buzzsaw", 1), ("Cleaver", 1), ("Carmen", 3), ("Marjanah", 1), ("Mayfly", 1), ("Echelon", 2), ("Unity", 1)],
    )
    def test_boosts_last_for_the_encounter(self, breaker: str, more: int) -> None:
        with runner() as t:
            t.corp.put("Tithe", "Archives", rezzed=True)
            card = t.runner.put(breaker)
            t.runner.hand("Easy Mark")
            t.runner.set(credits=20)
            before = card.strength
            t.runner.run("Archives")
            walk_to(t, "26.03:6.9.3b", "runner")
            t.runner.use(breaker, "strength")
            assert card.strength == before + more
            walk_to(t, "26.03:6.9.4b", "runner")
            assert card.strength == before
            t.finish_run()

    def test_leech_weakens_for_the_encounter(self) -> None:
        with runner() as t:
            tithe = t.corp.put("Tithe", "Archives", rezzed=True)
            t.runner.put("Mayfly")  # so that no window is skipped
            t.runner.put("Leech", tokens={"virus": 2})
            t.runner.hand("Easy Mark")
            t.runner.run("Archives")
            walk_to(t, "26.03:6.9.3b", "runner")
            t.runner.use("Leech")
            assert tithe.strength == 0
            walk_to(t, "26.03:6.9.4b", "runner")
            assert tithe.strength == 1
            t.finish_run()

    def test_ansel_forbids_for_the_run_only(self) -> None:
        with runner() as t:
            t.corp.put("Ansel 1.0", "Archives", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.run("Archives")
            t.finish_run()
            t.runner.run("Server 1")
            t.runner.act("trash")
            assert t.zone("PAD Campaign") == "Archives"

    def test_tread_lightly_is_over_with_its_run(self) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "R&D")
            t.runner.hand("Tread Lightly")
            t.runner.play("Tread Lightly")
            t.runner.act("server", server="Archives")
            t.finish_run()
            t.runner.run("R&D")
            t.corp.rez("Ice Wall")
            assert t.corp.credits == 4
            t.finish_run()


class TestOtherCards:
    def test_ping_says_nothing_of_other_ice(self) -> None:
        with runner() as t:
            t.corp.put("Ping", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.state.tags == 0

    @pytest.mark.parametrize(
        "title", ["Offworld Office", "Orbital Superiority", "Superconducting Hub", "Tomorrowʼs Headline"]
    )
    def test_a_scored_agenda_says_nothing_of_the_next(self, title: str) -> None:
        with corp() as t:
            t.corp.scored(title)
            t.corp.put("Luminal Transubstantiation", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Luminal Transubstantiation")
            t.settle()
            assert (t.corp.credits, t.state.tags, t.corp.titles("hand")) == (5, 0, [])

    @pytest.mark.parametrize("title", ["Palisade", "Pharos"])
    def test_ice_strengthens_itself_alone(self, title: str) -> None:
        with runner() as t:
            t.corp.put(title, "Server 1", rezzed=True, tokens={"advancement": 3} if title == "Pharos" else {})
            assert t.corp.put("Ice Wall", "Server 1", rezzed=True).strength == 1

    @pytest.mark.parametrize(("title", "n"), [("Red Team", 12), ("Telework Contract", 9)])
    def test_loads_are_for_the_card_itself(self, title: str, n: int) -> None:
        with runner() as t:
            t.runner.hand(title, "Smartware Distributor").set(credits=9)
            t.runner.install(title)
            t.runner.install("Smartware Distributor")
            assert t.card(title).tokens("credit") == n

    @pytest.mark.parametrize("title", ["Botulus", "Fermenter", "Tranquilizer"])
    def test_viruses_grow_once_in_a_round(self, title: str) -> None:
        with runner() as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            card = t.runner.put(title, tokens={"virus": 1}, on="" if title == "Fermenter" else "Ice Wall")
            t.end_turn()
            assert card.tokens("virus") == 1
            t.end_turn()
            assert card.tokens("virus") == 2

    @pytest.mark.parametrize("title", ["Ansel 1.0", "Brân 1.0"])
    def test_a_bioroid_is_broken_while_it_is_encountered(self, title: str) -> None:
        with runner() as t:
            t.corp.put(title, "HQ", rezzed=True)
            t.corp.put("Tithe", "Archives", rezzed=True)
            t.runner.put("Leech", tokens={"virus": 2})
            t.runner.hand("Easy Mark")
            t.runner.run("Archives")
            walk_to(t, "26.03:6.9.3b", "runner")
            assert not t.runner.can("use", title)
            t.finish_run()


class TestOptions:
    @pytest.mark.parametrize("n", [0, 1])
    def test_spin_doctor_shuffles_up_to_two(self, n: int) -> None:
        with corp() as t:
            t.corp.put("Spin Doctor", "Server 1", rezzed=True)
            t.corp.discard("Ice Wall", "Enigma")
            t.corp.use("Spin Doctor")
            t.corp.pick(*["Ice Wall"][:n])
            assert len(t.corp.titles("discard")) == 2 - n

    def test_pantograph_need_not_install(self) -> None:
        with runner() as t:
            t.runner.put("Pantograph")
            t.runner.hand("Leech")
            t.corp.hand("Offworld Office")
            t.runner.run("HQ")
            t.runner.decline()
            assert t.runner.titles("hand") == ["Leech"]
            assert t.runner.credits == 6

    def test_cookbook_need_not_feed(self) -> None:
        with runner() as t:
            t.runner.put("Cookbook")
            t.runner.hand("Leech")
            t.runner.install("Leech")
            t.runner.decline()
            assert t.card("Leech").tokens("virus") == 0

    def test_above_the_law_and_superconducting_hub_are_optional(self) -> None:
        with corp() as t:
            t.runner.put("Armitage Codebusting")
            t.corp.put("Above the Law", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Above the Law")
            t.corp.decline()
            assert t.card("Armitage Codebusting").installed
        with corp() as t:
            t.corp.put("Superconducting Hub", "Server 1", tokens={"advancement": 3})
            t.corp.score_agenda("Superconducting Hub")
            t.corp.decline()
            assert t.corp.titles("hand") == []

    def test_conduit_need_not_grow_and_needs_success(self) -> None:
        with runner() as t:
            conduit = t.runner.put("Conduit", tokens={"virus": 1})
            t.corp.put("Palisade", "R&D", rezzed=True)
            t.runner.use("Conduit")
            t.finish_run()
            assert conduit.tokens("virus") == 1
            assert accessed(t) == []

    def test_leech_wants_success_and_not_a_breach(self) -> None:
        with runner() as t:
            leech = t.runner.put("Leech")
            t.corp.set(credits=5)
            t.runner.hand("Account Siphon")
            t.runner.play("Account Siphon")
            t.runner.trigger("Leech")
            t.runner.act("instead")
            t.settle()
            t.runner.number(0)
            assert accessed(t) == []
            assert leech.tokens("virus") == 1

    def test_spin_doctor_shuffles_no_more_than_two_and_draws_for_itself(self) -> None:
        with corp() as t:
            t.corp.put("Spin Doctor", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.discard("Ice Wall", "Enigma", "Hedge Fund")
            t.corp.rez("PAD Campaign")
            assert t.corp.titles("hand") == []
            t.corp.use("Spin Doctor")
            t.corp.act("pick", "Ice Wall")
            t.corp.act("pick", "Enigma")
            assert t.corp.titles("discard") == ["Hedge Fund"]

    def test_ping_does_not_mind_runs_on_other_servers(self) -> None:
        with runner() as t:
            t.corp.put("Ping", "R&D")
            t.corp.hand("Send a Message")
            t.runner.run("HQ")
            t.corp.accept()
            t.finish_run()
            assert t.card("Ping").rezzed
            assert t.state.tags == 0

    def test_pharos_ends_the_run_twice(self) -> None:
        with runner() as t:
            t.corp.put("Pharos", "Archives", rezzed=True)
            t.runner.put("Mayfly")
            t.runner.set(credits=20)
            t.runner.run("Archives")
            walk_to(t, "26.03:6.9.3b", "runner")
            for _ in range(4):
                t.runner.use("Mayfly", "strength")
            assert t.runner.credits == 16
            t.runner.break_subroutines("Mayfly", 0, 1)
            assert t.runner.credits == 14
            t.runner.trigger("Mayfly")  # each use has an instance of its own
            t.settle()
            assert t.zone("Mayfly") == "the heap"
            assert t.happened("successful run") == 0
            assert t.state.tags == 0
