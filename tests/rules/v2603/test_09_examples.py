"""Worked examples of version 26.03 about lasting effects and how abilities are divided (CR 26.03:9.10, 26.03:9.11)."""

from __future__ import annotations

import pytest
from tests.verbs import encounter, every_window, now, story, walk_to

from sneakdoor.cards.vocabulary import Gain, On, asset, ice, sub, when
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.testing import Table

RULES = "26.03"


class TestLastingEffects:
    @pytest.mark.rule("26.03:9.10.3a", example=192)
    def test_the_subtype_from_pelangi_is_gone_with_the_encounter(self) -> None:
        plain = ice("Plain", "neutral_corp", sub(Gain(1)), cost=0, strength=0)
        t = every_window(Table("runner", rules=RULES, cards=(plain,)))
        wall = t.corp.put("Plain", "HQ", rezzed=True)
        t.runner.put("Pelangi", tokens={"virus": 2})
        t.runner.run("HQ")
        walk_to(t, "26.03:6.9.3b", "runner")
        t.runner.use("Pelangi")
        t.game.choose(next(one for one in now(t).options if "Barrier" in str(one) or "barrier" in str(one)))
        assert has_subtype(t.state, wall.cid, "Barrier")
        walk_to(t, "26.03:6.9.4b")
        assert not has_subtype(t.state, wall.cid, "Barrier")

    @pytest.mark.rule("26.03:9.10.3b", example=193)
    def test_security_testing_forgets_its_server_with_the_turn(self) -> None:
        with Table("corp", clicks=1, rules=RULES) as t:
            t.runner.put("Security Testing")
            t.corp.act("credit")
            t.settle()
            t.runner.accept()
            t.runner.act("server", server="Archives")
            t.end_turn()
            t.end_turn()
            t.settle()
            t.runner.decline()  # no server this turn
            before = t.runner.credits
            t.runner.run("Archives")
            t.finish_run()
            assert t.runner.credits == before

    @pytest.mark.rule("26.03:9.10.3c", example=194)
    def test_femme_fatale_remembers_her_ice_while_she_is_active(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Tollbooth", "HQ", rezzed=True)
            t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.hand("Femme Fatale").set(credits=20)
            t.runner.install("Femme Fatale")
            t.runner.pick("Tollbooth")
            for _ in range(2):
                t.runner.run("HQ")
                t.runner.trigger("Femme Fatale")
                t.settle()
                t.finish_run()
            assert t.happened("bypassed") == 2
            t.runner.run("R&D")
            assert not t.runner.can("trigger", "Femme Fatale")
            t.finish_run()

    @pytest.mark.rule("26.03:9.10.5", example=195)
    def test_gebrselassie_keeps_what_nanotk_was_given_and_not_what_it_has_by_itself(self) -> None:
        with Table("runner", rules=RULES) as t:
            for title in ("Ice Wall", "Ice Wall", "Enigma"):
                t.corp.put(title, "HQ", rezzed=title == "Enigma")
            t.corp.put("Ice Wall", "R&D")
            breaker = t.runner.put("Na'Not'K")
            t.runner.put("Gebrselassie")
            t.runner.set(credits=20)
            t.runner.use("Gebrselassie", "host")
            encounter(t, "HQ")
            own = breaker.strength
            assert own == 1 + 3
            t.runner.use("Na'Not'K", "strength")
            assert breaker.strength == own + 2
            t.finish_run()
            assert breaker.strength == 1 + 2
            t.runner.run("R&D")
            assert breaker.strength == 1 + 2 + 1
            t.finish_run()


class TestInstructions:
    @pytest.mark.rule("26.03:9.11.2a", example=196)
    def test_between_payment_and_install_is_the_only_checkpoint(self) -> None:
        """What an install meets resolves when all of it is done; what paying for it meets, before."""
        poor = asset("Poor", "neutral_corp", when(On("credits spent", by=1), Gain(1)), cost=0, trash=0)
        rich = asset("Rich", "neutral_corp", when(On("installed", by=1), Gain(2)), cost=0, trash=0)
        with Table("runner", rules=RULES, cards=(poor, rich)) as t:
            t.corp.put("Poor", "Server 1", rezzed=True)
            t.corp.put("Rich", "Server 2", rezzed=True)
            t.runner.hand("Corroder")
            t.runner.install("Corroder")
            t.settle()
            order = ["credits spent", "credits gained", "installed", "credits gained"]
            assert story(t, "credits spent", "installed", "credits gained") == order

    @pytest.mark.rule("26.03:9.11.2a", example=197)
    def test_what_a_checkpoint_corrects_is_seen_when_it_is_over(self) -> None:
        """A host goes, and with it in the same checkpoint what it hosts; only then the Corp gains for both."""
        seen = asset("Seen", "neutral_corp", when(On("trashed"), Gain(1)), cost=0)
        with Table("corp", rules=RULES, cards=(seen,)) as t:
            t.corp.put("Seen", "Server 1", rezzed=True)
            host = t.runner.put("Off-Campus Apartment")
            t.runner.put("Kati Jones", on=host)
            t.runner.put("Mr. Li", on=host)
            t.runner.set(tags=1)
            t.corp.act("trash resource", "Off-Campus Apartment")
            t.settle()
            while now(t).kind == "reaction":
                t.game.choose(now(t).options[0])
                t.settle()
            assert story(t, "trashed", "credits gained")[:4] == ["trashed", "trashed", "trashed", "credits gained"]

    @pytest.mark.rule("26.03:9.11.4a", example=198)
    def test_stealth_credits_are_asked_for_before_anything_is_paid(self) -> None:
        for stealth in (True, False):
            with Table("runner", rules=RULES) as t:
                t.corp.put("Enigma", "HQ", rezzed=True)
                t.runner.put("Penrose")
                t.runner.set(credits=9)
                if stealth:
                    t.runner.put("Ghost Runner", tokens={"credit": 1})
                encounter(t, "HQ")
                assert t.runner.can("use", "Penrose", says="strength") == stealth
                t.finish_run()

    @pytest.mark.rule("26.03:9.11.4b", example=199)
    def test_each_card_of_shipment_from_mirrormorph_is_an_instruction(self) -> None:
        sees = asset("Sees", "neutral_corp", when(On("installed", by=0), Gain(1)), cost=0, trash=0)
        with Table("corp", rules=RULES, cards=(sees,)) as t:
            t.corp.put("Sees", "Server 1", rezzed=True)
            t.corp.hand("Shipment from MirrorMorph", "PAD Campaign", "Adonis Campaign").set(credits=9)
            t.corp.play("Shipment from MirrorMorph")
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            t.settle()
            assert t.happened("credits gained") == 1  # before the next card is chosen
            t.corp.pick("Adonis Campaign")
            t.corp.destination("new")
            t.settle()
            assert t.happened("credits gained") == 2

    @pytest.mark.rule("26.03:9.11.4c", example=200)
    def test_the_ice_for_tinkering_is_chosen_before_it_gains_anything(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            other = t.corp.put("Enigma", "R&D", rezzed=True)
            t.runner.hand("Tinkering")
            t.runner.play("Tinkering")
            assert now(t).kind == "choose"
            assert not has_subtype(t.state, other.cid, "Sentry")
            t.runner.pick("Enigma")
            assert all(has_subtype(t.state, other.cid, one) for one in ("Sentry", "Code Gate", "Barrier"))

    @pytest.mark.rule("26.03:9.11.4d", example=201)
    def test_personality_profiles_come_between_the_search_and_the_grip(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.scored("Personality Profiles")
            t.runner.put("Djinn")
            t.runner.hand("Sure Gamble")
            t.runner.deck("Diesel", "Datasucker")
            t.runner.use("Djinn", "Search")
            if now(t).kind != "action" and any(one.card == "Datasucker" for one in now(t).options):
                t.runner.pick("Datasucker")
            t.settle()
            assert t.runner.titles("hand") == ["Datasucker"]
            assert t.runner.titles("discard") == ["Sure Gamble"]

    @pytest.mark.rule("26.03:9.11.4e", example=202)
    @pytest.mark.parametrize("installs", [True, False])
    def test_architect_shows_cards_before_one_is_chosen(self, installs: bool) -> None:
        t = Table("runner", rules=RULES)
        t.corp.put("Architect", "HQ", rezzed=True)
        t.corp.deck("PAD Campaign", *["Hedge Fund"] * 4)
        t.runner.run("HQ")
        t.settle()
        assert t.happened("looked at") >= 1
        if installs:
            t.corp.pick("PAD Campaign")
            t.corp.destination("new")
            assert t.card("PAD Campaign").installed
        else:
            t.corp.act("done")
            assert "PAD Campaign" in t.corp.titles("deck")

    @pytest.mark.rule("26.03:9.11.4g", example=203)
    def test_the_choice_at_data_raven_comes_before_its_effect(self) -> None:
        with Table("runner", rules=RULES) as t:
            t.corp.put("Data Raven", "HQ", rezzed=True)
            t.runner.put("Forger")
            t.runner.run("HQ")
            t.runner.mode("Take 1 tag")
            assert now(t).kind == "interrupt"  # it is imminent only now
            t.runner.use("Forger", "Avoid")
            assert t.run is not None
            t.corp.number(0)
            t.runner.number(5)
            t.finish_run()
