"""Shaper cards of the cycles, and Anarch and Shaper identities, by their numbers and by what they leave alone."""

from __future__ import annotations

import pytest
from tests.verbs import break_once, encounter, now, strike, top, trial

from sneakdoor import Game, Side
from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import (
    HARDWARE,
    ICE,
    PROGRAM,
    Credits,
    Do,
    Draw,
    Is,
    On,
    Subtype,
    boost,
    operation,
    play,
    program,
    resource,
    when,
)
from sneakdoor.decks import Deck
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table, table

TOLL = resource("Toll", "neutral_runner", when(On("run ends"), Draw(1), cost=(Credits(1),)), cost=0)
BREAKDOWN = operation("Breakdown", "neutral_corp", play(Do("trash", Is((HARDWARE,)))), cost=0)
CAMOUFLAGE = resource("Camouflage", "neutral_runner", Subtype("Sentry", -1, Is((ICE,))), cost=0)
SMOKE = 'Ele "Smoke" Scovak: Cynosure of the Net'


class TestDamage:
    def test_feedback_filter_is_trashed_to_prevent_up_to_2_brain_damage(self) -> None:
        with Table("corp", cards=(strike(3, "brain"),)) as t:
            t.runner.put("Feedback Filter")
            t.runner.hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("Feedback Filter")
            assert max(option.number for option in now(t).options) == 2
            t.runner.number(2)
            assert (t.state.brain, len(t.runner.titles("hand")), t.zone("Feedback Filter")) == (1, 4, "the heap")

    def test_feedback_filter_prevents_net_damage_one_by_one_for_3(self) -> None:
        with Table("corp", cards=(strike(2, "net"),)) as t:
            t.runner.put("Feedback Filter")
            t.runner.set(credits=6).hand(*["Sure Gamble"] * 5)
            t.corp.hand("Strike")
            t.corp.play("Strike")
            t.runner.use("Feedback Filter")
            assert t.runner.credits == 3
            t.runner.use("Feedback Filter")
            t.settle()
            assert (t.runner.credits, len(t.runner.titles("hand")), t.card("Feedback Filter").installed) == (0, 5, True)


class TestEvents:
    def test_because_i_can_makes_the_corp_shuffle_the_cards_of_the_server_into_rnd(self) -> None:
        with Table("runner") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.hand("Because I Can")
            t.runner.play("Because I Can")
            t.runner.act("instead")
            t.settle()
            assert (t.zone("PAD Campaign"), t.happened("accessed")) == ("R&D", 0)
            moved = [one for one in t.state.journal.since(0) if one.cid == t.cid("PAD Campaign")]
            assert {one.side for one in moved if "huffle" in one.kind} == {0}

    @pytest.mark.parametrize("missing", ["HQ", "R&D", "Archives"])
    def test_encore_wants_a_successful_run_on_each_central_server(self, missing: str) -> None:
        with Table("runner") as t:
            t.runner.hand("Encore")
            for server in ("HQ", "R&D", "Archives"):
                if server != missing:
                    t.runner.run(server)
                    t.finish_run()
            assert not t.runner.can("play", "Encore")
            t.runner.run(missing)
            t.finish_run()
            assert t.runner.can("play", "Encore")

    def test_cold_read_pays_nothing_after_its_run(self) -> None:
        with Table("runner", cards=(TOLL,)) as t:
            t.runner.put("Toll")
            t.runner.set(credits=0).hand("Cold Read")
            t.runner.play("Cold Read")
            t.runner.act("server", server="Archives")
            t.finish_run()
            assert (now(t).kind, t.runner.titles("hand"), t.zone("Cold Read")) == ("action", [], "the heap")

    def test_cold_read_pays_4_during_its_run_and_then_a_program_that_was_used_is_trashed(self) -> None:
        t = Table("runner", cards=(trial("Barrier", 2),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.put("Mimic")
        t.runner.set(credits=0).hand("Cold Read")
        t.runner.play("Cold Read")
        t.runner.act("server", server="HQ")
        assert t.card("Cold Read").tokens("credit") == 4
        encounter(t)
        break_once(t, "Corroder")
        assert t.card("Cold Read").tokens("credit") == 3
        t.finish_run()
        assert (t.zone("Corroder"), t.zone("Mimic"), t.runner.credits) == ("the heap", "the play area", 0)


class TestEgret:
    def test_egret_makes_its_host_a_sentry_once(self) -> None:
        t = Table("runner", cards=(trial("Trap", 0), CAMOUFLAGE))
        ice = t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Egret", on=ice)
        t.runner.put("Mimic")
        t.runner.put("Study Guide")
        encounter(t, "HQ")
        assert t.runner.can("use", "Mimic", says="Break", at="6.9.3b")
        t.runner.put("Camouflage")
        assert not t.runner.can("use", "Mimic", says="Break", at="6.9.3b")


class TestPersonalWorkshop:
    def test_a_counter_goes_from_a_hosted_card_when_the_runners_turn_begins(self) -> None:
        t = Table("runner")
        t.runner.put("Personal Workshop")
        t.runner.hand("Corroder", "Mimic")
        t.runner.use("Personal Workshop", "[click]")
        t.runner.act("pick", "Corroder")
        corroder = t.card("Corroder")
        assert corroder.tokens("power") == 2
        t.runner.use("Personal Workshop", "[click]")
        mimic = t.card("Mimic")
        assert mimic.tokens("power") == 3
        t.end_turn()
        assert (corroder.tokens("power"), mimic.tokens("power")) == (2, 3)
        t.end_turn()
        t.runner.pick(corroder)
        assert (corroder.tokens("power"), mimic.tokens("power"), corroder.installed) == (1, 3, False)
        before = t.runner.credits
        t.runner.use("Personal Workshop", "emove")
        t.runner.pick(corroder)
        assert (corroder.installed, mimic.installed, t.runner.credits) == (True, False, before - 1)
        assert mimic.tokens("power") == 3

    def test_tokens_of_other_cards_are_left_alone(self) -> None:
        t = Table("corp")
        t.runner.put("Personal Workshop")
        carapace = t.runner.put("Plascrete Carapace", tokens={"power": 3})
        t.end_turn()
        t.settle()
        assert carapace.tokens("power") == 3
        assert now(t).kind == "action"


class TestFilmCritic:
    def test_film_critic_hosts_an_agenda_and_adds_it_to_the_score_area_for_2_clicks(self) -> None:
        with Table("runner") as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.put("Film Critic")
            t.runner.run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert (t.runner.score, t.runner.clicks) == (0, 3)
            t.runner.use("Film Critic")
            assert (t.runner.score, t.runner.clicks) == (1, 1)

    def test_film_critic_cannot_add_it_with_one_click(self) -> None:
        with Table("runner", clicks=2) as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.runner.put("Film Critic")
            t.runner.run("Server 1")
            t.runner.accept()
            t.finish_run()
            assert not t.runner.can("use", "Film Critic")

    def test_film_critic_hosts_no_other_card(self) -> None:
        with Table("runner") as t:
            t.corp.hand("Hedge Fund")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Film Critic")
            t.runner.run("HQ")
            t.finish_run()
            t.runner.run("Server 1")
            t.runner.decline()
            assert (t.zone("PAD Campaign"), t.card("PAD Campaign").thing.host) == ("the play area", -1)
            assert t.happened("hosted") == 0


class TestHardware:
    @pytest.mark.both
    @pytest.mark.parametrize(("how", "left"), [("3[credit]", 2), ("[trash]", 5)])
    def test_llds_energy_regulator_saves_hardware_and_no_program(self, how: str, left: int) -> None:
        with Table("corp", cards=(BREAKDOWN,)) as t:
            regulator = t.runner.put("LLDS Energy Regulator")
            t.runner.put("Akamatsu Mem Chip")
            t.corp.hand("Breakdown")
            t.corp.play("Breakdown")
            t.runner.use("LLDS Energy Regulator", how)
            t.settle()
            assert (t.card("Akamatsu Mem Chip").installed, t.runner.credits) == (True, left)
            assert regulator.installed == (left == 2)

    @pytest.mark.both
    def test_llds_energy_regulator_saves_no_program(self) -> None:
        harm = operation("Harm", "neutral_corp", play(Do("trash", Is((PROGRAM,), subtypes=("Icebreaker",)))), cost=0)
        with Table("corp", cards=(harm,)) as t:
            t.runner.put("LLDS Energy Regulator")
            t.runner.put("Corroder")
            t.corp.hand("Harm")
            t.corp.play("Harm")
            assert (t.zone("Corroder"), t.runner.credits, t.zone("LLDS Energy Regulator")) == (
                "the heap",
                5,
                "the play area",
            )

    def test_gebrselassie_goes_on_no_ai(self) -> None:
        with Table("runner") as t:
            t.runner.put("Gebrselassie")
            t.runner.put("Crypsis")
            assert not t.runner.can("use", "Gebrselassie")
            t.runner.put("Corroder")
            t.runner.use("Gebrselassie")
            assert (t.card("Gebrselassie").thing.host, t.runner.clicks) == (t.cid("Corroder"), 3)

    def test_astrolabe_draws_when_the_corp_makes_a_server(self) -> None:
        with Table("corp") as t:
            t.runner.put("Astrolabe")
            t.corp.hand("PAD Campaign", "Ice Wall")
            t.corp.install("PAD Campaign", "new")
            assert len(t.runner.titles("hand")) == 1
            t.corp.install("Ice Wall", "Server 1")
            assert len(t.runner.titles("hand")) == 1


class TestPrograms:
    @pytest.mark.parametrize(("title", "price"), [("Dhegdheer", 1), ("Leprechaun", 2)])
    def test_what_is_hosted_takes_no_memory(self, title: str, price: int) -> None:
        with Table("runner") as t:
            t.runner.put(title)
            before = t.runner.memory[0]
            t.runner.hand("Corroder")
            t.runner.install("Corroder", on=title)
            t.runner.act("done") if t.runner.can("done") else None
            assert (t.runner.memory, t.runner.credits) == ((before, 4), 5 - price)

    def test_self_modifying_code_pays_2_and_the_program(self) -> None:
        with Table("runner") as t:
            t.runner.put("Self-modifying Code")
            t.runner.deck("Corroder")
            t.runner.use("Self-modifying Code")
            t.runner.pick("Corroder")
            t.runner.act("done") if t.runner.can("done") else None
            assert (t.runner.credits, t.card("Corroder").installed, t.zone("Self-modifying Code")) == (
                1,
                True,
                "the heap",
            )


class TestIcebreakersElsewhere:
    def test_adjusted_matrix_makes_its_host_an_ai_once(self) -> None:
        plain = resource("Plain", "neutral_runner", Subtype("AI", -1, Is((PROGRAM,))), cost=0)
        with Table("runner", cards=(plain,)) as t:
            host = t.runner.put("Corroder")
            t.runner.put("Adjusted Matrix", on=host)
            assert t.decision is not None
            assert has_subtype(t.state, t.cid(host), "AI")
            t.runner.put("Plain")
            assert not has_subtype(t.state, t.cid(host), "AI")

    def test_system_seizure_is_for_icebreakers(self) -> None:
        t = Table("runner", cards=(trial("Barrier", 5),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        corroder = t.runner.put("Corroder")
        t.runner.set(credits=9).hand("System Seizure")
        t.runner.play("System Seizure")
        encounter(t, "HQ")
        t.runner.use("Corroder", "+")
        t.runner.pass_()
        encounter(t)
        assert corroder.strength == 3
        t.finish_run()
        encounter(t, "HQ")
        assert corroder.strength == 2

    def test_system_seizure_waits_for_an_icebreaker(self) -> None:
        odd = program("Odd", "neutral_runner", boost(1, 1), cost=0, strength=1, memory=0)
        t = Table("runner", cards=(trial("Barrier", 5), odd))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.corp.put("Trial", "HQ", rezzed=True)
        corroder = t.runner.put("Corroder")
        other = t.runner.put("Odd")
        t.runner.set(credits=9).hand("System Seizure")
        t.runner.play("System Seizure")
        encounter(t, "HQ")
        t.runner.use("Odd")
        t.runner.use("Corroder", "+")
        t.runner.pass_()
        encounter(t)
        assert (other.strength, corroder.strength) == (1, 3)


class TestIdentities:
    def test_maxx_trashes_2_and_draws_1_when_the_runners_turn_begins(self) -> None:
        t = Table("corp", runner="MaxX: Maximum Punk Rock")
        t.runner.deck("Diesel", "Corroder", "Mimic")
        t.end_turn()
        assert (sorted(t.runner.titles("discard")), t.runner.titles("hand")) == (["Corroder", "Mimic"], ["Diesel"])
        assert t.corp.titles("discard") == []
        t.end_turn()
        assert (len(t.runner.titles("discard")), t.runner.titles("hand")) == (2, ["Diesel"])

    @pytest.mark.both
    def test_omar_keung_runs_archives_once_a_turn(self) -> None:
        with Table("runner", runner="Omar Keung: Conspiracy Theorist") as t:
            t.corp.hand("Hedge Fund")
            t.runner.use("Omar Keung: Conspiracy Theorist")
            t.settle()
            t.runner.act("server", server="HQ")
            t.finish_run()
            assert (t.runner.clicks, t.happened("accessed")) == (3, 1)
            assert not t.runner.can("use", "Omar Keung: Conspiracy Theorist")

    def test_wyvern_is_for_drafts_and_keeps_the_heap_in_order(self) -> None:
        known = book()
        card = known.cards[known.by_title["Wyvern: Chemically Enhanced"]]
        said = [one.say() for one in card.abilities]
        assert said[0] == "For drafts only."
        with Table("runner", runner="Wyvern: Chemically Enhanced") as t:
            assert t.decision is not None
            assert "ordered heap" in t.state.index

    @pytest.mark.parametrize(("anarch", "left"), [(True, ["Diesel"]), (False, ["Diesel", "Easy Mark"])])
    def test_wyvern_shuffles_the_top_of_the_heap_into_the_stack(self, anarch: bool, left: list[str]) -> None:
        with Table("runner", runner="Wyvern: Chemically Enhanced") as t:
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.discard("Diesel", "Easy Mark").put("Datasucker" if anarch else "Gordian Blade")
            t.runner.run("Server 1")
            t.runner.accept()
            t.settle()
            assert (t.runner.titles("discard"), len(t.runner.titles("deck"))) == (left, 14 - len(left))

    @pytest.mark.both
    def test_wyvern_does_nothing_for_the_runners_own_cards_or_what_the_corp_trashes(self) -> None:
        with Table("runner", runner="Wyvern: Chemically Enhanced") as t:
            t.runner.discard("Diesel").put("Datasucker")
            t.runner.put("Fall Guy")
            t.runner.use("Fall Guy", "ain")
            assert t.runner.titles("discard") == ["Diesel", "Fall Guy"]
        with Table("corp", runner="Wyvern: Chemically Enhanced") as t:
            t.runner.discard("Diesel").put("Datasucker")
            t.corp.hand("Hedge Fund")
            t.corp.play("Hedge Fund")
            assert t.runner.titles("discard") == ["Diesel"]

    def test_wyvern_does_nothing_for_a_card_that_is_only_accessed(self) -> None:
        with Table("runner", runner="Wyvern: Chemically Enhanced") as t:
            t.corp.hand("Hedge Fund")
            t.runner.discard("Diesel").put("Datasucker")
            t.runner.run("HQ")
            t.finish_run()
            assert (t.happened("accessed"), t.runner.titles("discard")) == (1, ["Diesel"])

    def test_smoke_has_a_credit_for_icebreakers_each_turn(self) -> None:
        t = Table("runner", runner='Ele "Smoke" Scovak: Cynosure of the Net', cards=(trial("Barrier", 2),))
        t.corp.put("Trial", "HQ", rezzed=True)
        t.runner.put("Corroder")
        t.runner.put("Self-modifying Code")
        t.runner.set(credits=1).hand("Datasucker")
        assert not t.runner.can("use", "Self-modifying Code")
        t.runner.set(credits=0)
        assert not t.runner.can("install", "Datasucker")
        assert t.card(SMOKE).tokens("credit") == 1
        encounter(t, "HQ")
        break_once(t, "Corroder")
        assert (t.card(SMOKE).tokens("credit"), t.runner.credits) == (0, 0)
        t.finish_run()
        t.end_turn()
        assert t.card(SMOKE).tokens("credit") == 0
        t.end_turn()
        assert t.card(SMOKE).tokens("credit") == 1

    def test_ayla_looks_at_6_cards_keeps_4_and_shuffles_the_stack(self) -> None:
        names = [card.title for card in book().cards if card.side == Side.RUNNER and card.type == "event"][:40]
        runner = Deck.of("Ayla “Bios” Rahim: Simulant Specialist", dict.fromkeys(names, 1))
        corp = Deck.of("Haas-Bioroid: Engineering the Future", {"Hedge Fund": 45})
        game = Game.new(corp=corp, runner=runner, seed=5, rules=table.default_rules)
        assert game.decision is not None
        seen = {option.card for option in game.decision.options if option.card}
        assert len(seen) == 6
        for _ in range(4):
            assert game.decision is not None
            game.choose(next(option for option in game.decision.options if option.card))
        assert [one.side for one in game.state.journal.since(0) if one.kind == "shuffled"] == [Side.RUNNER]
        assert (len(game.state.aside), [len(hand) for hand in game.state.hand]) == (4, [5, 5])

    def test_kabonesa_wu_installs_a_program_for_one_less_and_removes_it_as_the_turn_ends(self) -> None:
        t = Table("runner", runner="Kabonesa Wu: Netspace Thrillseeker")
        t.runner.set(credits=1).deck("Wyrm", "Corroder", "Datasucker", "Mimic", "Crypsis")
        t.runner.use("Kabonesa Wu: Netspace Thrillseeker")
        assert {option.card for option in now(t).options if option.card} == {"Corroder", "Wyrm"}
        t.runner.pick("Corroder")
        t.runner.act("done") if t.runner.can("done") else None
        assert (t.card("Corroder").installed, t.runner.credits, t.runner.clicks) == (True, 0, 3)
        corroder = t.cid("Corroder")
        t.end_turn()
        assert t.state.place(corroder) == "removed"
        assert top(t, 0) == ["Hedge Fund"]
