"""Values that cards of the newer sets share: who is responsible, when it happens, and to which card."""

from __future__ import annotations

import pytest
from tests.today import corp, runner
from tests.verbs import (
    accessed,
    break_once,
    damage,
    detour,
    elsewhere,
    encounter,
    next_encounter,
    now,
    top,
    trial,
    who,
)

from sneakdoor.cards.vocabulary import (
    ICE,
    SUCCESSFUL_RUN,
    Breach,
    Credits,
    Is,
    On,
    RezTarget,
    asset,
    paid,
    program,
    resource,
    when,
)
from sneakdoor.model.declare import CardDef, Event
from sneakdoor.model.enums import ARCHIVES, HQ, RND, RUNNER, SERVER_NAMES
from sneakdoor.rules.ice import subroutines
from sneakdoor.rules.marks import mark
from sneakdoor.testing import Table


def breaching(event: Event, server: int) -> CardDef:
    """A resource that breaches a server once when something happens."""
    return resource("Breaching", "neutral_runner", when(event, Breach(server), once_per_turn=True), cost=0)


class TestResponsibility:
    """CR 26.03:10.4.1: the Corp does damage and gives tags; what a Runner card makes them suffer is their own doing."""

    @pytest.mark.parametrize(
        "title", ["WAKE Implant v2A-JRJ", "Zenit Chip JZ-2MJ", "Basilar Synthgland 2KVJ", "Hippocampic Mechanocytes"]
    )
    def test_the_runner_suffers_damage_by_their_own_implant(self, title: str) -> None:
        with runner() as t:
            t.runner.hand(title, "Easy Mark", "Easy Mark")
            t.runner.install(title)
            assert set(who(t, "damaged")) == {RUNNER}

    def test_the_runner_takes_the_tag_of_borrowed_goods(self) -> None:
        with runner() as t:
            t.runner.hand("Borrowed Goods")
            t.runner.install("Borrowed Goods")
            assert who(t, "tagged") == [RUNNER]

    @pytest.mark.parametrize(("title", "server"), [("Eye for an Eye", "HQ"), ("Privileged Access", "Archives")])
    def test_the_runner_takes_the_tag_of_their_run(self, title: str, server: str) -> None:
        with runner() as t:
            t.runner.hand(title)
            t.runner.play(title)
            t.finish_run()
            assert who(t, "tagged") == [RUNNER]

    def test_the_runner_takes_the_tag_of_hannah_pilintra(self) -> None:
        with runner() as t:
            t.runner.put('Hannah "Wheels" Pilintra')
            t.corp.put("Ice Wall", "Server 1", rezzed=True)
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.use('Hannah "Wheels" Pilintra', "run")
            t.finish_run()
            assert who(t, "tagged") == [RUNNER]

    def test_the_runner_takes_the_tag_of_friend_of_a_friend(self) -> None:
        with runner() as t:
            t.runner.put("Friend of a Friend")
            t.runner.use("Friend of a Friend", "9[credit]")
            assert who(t, "tagged") == [RUNNER]


class TestOtherInstalls:
    @pytest.mark.parametrize(
        "title",
        [
            "Nga",
            "Poison Vial",
            "WAKE Implant v2A-JRJ",
            "Zenit Chip JZ-2MJ",
            "Basilar Synthgland 2KVJ",
            "Hippocampic Mechanocytes",
        ],
    )
    def test_another_installed_card_changes_nothing(self, title: str) -> None:
        with runner() as t:
            card = t.runner.put(title, tokens={"power": 2})
            t.runner.hand("Smartware Distributor", "Easy Mark")
            t.runner.install("Smartware Distributor")
            assert (card.tokens("power"), damage(t)) == (2, [])

    def test_superdeep_borehole_is_loaded_once(self) -> None:
        with corp() as t:
            hole = t.corp.put("Superdeep Borehole", "Server 1", rezzed=True, tokens={"bad publicity": 2})
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.rez("PAD Campaign")
            assert hole.tokens("bad publicity") == 2

    def test_unsmiling_tsarevna_offers_nothing_for_other_ice(self) -> None:
        with runner() as t:
            t.corp.put("Unsmiling Tsarevna", "HQ", rezzed=True)
            t.corp.put("Ice Wall", "HQ")
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.runner.credits == 5

    @pytest.mark.parametrize("server", ["", "R&D", "HQ"])
    def test_unsmiling_tsarevna_minds_runs_on_its_server_only(self, server: str) -> None:
        light = asset("Light", "neutral_corp", paid(Credits(0), RezTarget(Is((ICE,)), ignore=True)), cost=0)
        with runner(cards=(light,)) as t:
            t.corp.put("Unsmiling Tsarevna", "HQ")
            t.corp.put("Light", "Server 1", rezzed=True)
            t.corp.put("Tithe", server or "R&D", rezzed=True)
            t.runner.put("Num")
            t.runner.hand(*["Easy Mark"] * 5)
            if server:
                encounter(t, server)
            t.corp.use("Light")
            assert t.card("Unsmiling Tsarevna").rezzed
            assert t.corp.can("trigger", "Unsmiling Tsarevna") == (server == "HQ")
            if server == "HQ":
                t.corp.decline()  # the limit
                t.settle()
                t.corp.decline()  # to draw
            t.settle()


class TestIcebreakers:
    def test_poison_vial_breaks_one_or_two(self) -> None:
        with runner(cards=(trial("Sentry", 2, 5),)) as t:
            t.runner.put("Poison Vial", tokens={"power": 3})
            t.runner.put("Num")
            t.runner.set(credits=9)
            t.corp.put("Trial", "Archives", rezzed=True)
            encounter(t, "Archives")
            t.runner.use("Num", "Break")
            t.runner.act("subroutine", number=0)
            break_once(t, "Poison Vial")
            assert t.happened("broken") == 3
            t.runner.use("Poison Vial", "Break")
            t.runner.act("subroutine", number=3)
            t.runner.act("done")
            assert t.happened("broken") == 4
            t.finish_run()

    @pytest.mark.parametrize(("title", "kind", "most"), [("Audrey v2", "Barrier", 2), ("Boi-tatá", "Sentry", 2)])
    def test_it_may_break_fewer(self, title: str, kind: str, most: int) -> None:
        with runner(cards=(trial(kind, 0, most + 2),)) as t:
            t.runner.put(title, tokens={"virus": 2})
            t.runner.set(credits=12)
            t.corp.put("Trial", "Archives", rezzed=True)
            encounter(t, "Archives")
            t.runner.use(title, "Break")
            t.runner.act("subroutine", number=1)
            t.runner.act("done")
            assert t.happened("broken") == 1
            break_once(t, title)
            assert t.happened("broken") == 1 + most
            t.finish_run()

    def test_tunnel_vision_breaks_one_or_two(self) -> None:
        with corp(cards=(trial("Sentry", 2, 4),)) as t:
            t.runner.put("Tunnel Vision")
            t.runner.set(credits=9)
            for server in ("HQ", "R&D", "Archives"):
                t.corp.put("Trial", server, rezzed=True)
            t.end_turn()
            encounter(t, SERVER_NAMES[mark(t.state)])
            break_once(t, "Tunnel Vision")
            assert t.happened("broken") == 2
            t.runner.use("Tunnel Vision", "Break")
            t.runner.act("subroutine", number=3)
            t.runner.act("done")
            assert t.happened("broken") == 3
            t.finish_run()


class TestSuccessfulRuns:
    def test_katorga_breakout_comes_before_the_breach(self) -> None:
        with runner() as t:
            t.runner.hand("Katorga Breakout").discard("Corroder", "Easy Mark")
            t.runner.play("Katorga Breakout")
            t.runner.act("server", server="HQ")
            t.settle()
            assert (t.happened("successful run"), t.happened("access begins")) == (1, 0)
            t.runner.pick("Corroder")
            t.finish_run()

    def test_nga_sabotages_one_card_before_the_breach(self) -> None:
        with runner() as t:
            t.runner.put("Nga", tokens={"power": 2})
            t.corp.hand("Ice Wall", "Enigma")
            t.runner.run("HQ")
            t.runner.accept()
            assert (t.happened("successful run"), t.happened("access begins")) == (1, 0)
            t.corp.pick("Enigma")
            t.finish_run()
            assert (accessed(t), t.corp.titles("discard")) == (["Ice Wall"], ["Enigma"])

    def test_wake_implant_gathers_without_a_breach_too(self) -> None:
        with runner(cards=(elsewhere(),)) as t:
            wake = t.runner.put("WAKE Implant v2A-JRJ", tokens={"power": 1})
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            t.runner.trigger("Averted Eyes")
            t.finish_run()
            assert (wake.tokens("power"), accessed(t)) == (2, [])

    def test_stowaway_pays_without_a_breach_too(self) -> None:
        with runner(cards=(elsewhere(),)) as t:
            t.runner.put("Stowaway", on=t.corp.put("Ice Wall", "HQ"))
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            t.runner.trigger("Averted Eyes")
            t.finish_run()
            assert (t.runner.credits, accessed(t)) == (5 + 2 + 1, [])

    def test_zenit_chip_draws_without_a_breach_too(self) -> None:
        with runner(cards=(elsewhere(),)) as t:
            t.runner.put("Zenit Chip JZ-2MJ")
            t.runner.put("Averted Eyes")
            t.runner.run("HQ")
            t.runner.trigger("Averted Eyes")
            t.finish_run()
            assert (len(t.runner.titles("hand")), accessed(t)) == (1, [])

    @pytest.mark.parametrize(
        ("title", "server", "other"),
        [
            ("Finality", RND, HQ),
            ("Joy Ride", RND, HQ),
            ("Trick Shot", RND, HQ),
            ("Tailgate", HQ, RND),
            ("Eye for an Eye", HQ, RND),
            ("Burner", HQ, RND),
            ("Take a Dive", HQ, ARCHIVES),
            ("Privileged Access", ARCHIVES, HQ),
        ],
    )
    def test_it_minds_its_server_only(self, title: str, server: int, other: int) -> None:
        with runner(cards=(detour(other), breaching(SUCCESSFUL_RUN, server), trial("Sentry"))) as t:
            t.corp.put("Trial", SERVER_NAMES[server], rezzed=True)
            t.corp.hand(*["Hedge Fund"] * 5).deck(*["Ice Wall"] * 5)
            t.runner.hand(title, *["Easy Mark"] * (title == "Finality"))
            t.runner.put("Detour")
            t.runner.put("Breaching")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.play(title)
            if title == "Take a Dive":
                t.runner.act("server", server="HQ")
            t.runner.use("Detour")
            t.settle()
            if title == "Trick Shot":
                assert t.card("Trick Shot").tokens("credit") == 4
                t.runner.decline()
            titles = {HQ: "Hedge Fund", RND: "Ice Wall"}
            assert sorted(accessed(t)) == sorted(titles[one] for one in (server, other) if one in titles)
            assert (t.state.tags, t.runner.titles("hand"), t.state.bad_publicity) == (0, [], 0)

    def test_eru_ayase_pessoa_leads_from_archives_to_rnd_only(self) -> None:
        with runner(cards=(detour(HQ), trial("Sentry"))) as t:
            t.corp.put("Trial", "Archives", rezzed=True)
            t.corp.hand("Hedge Fund").deck("Ice Wall", "Ice Wall")
            t.runner.put("Detour")
            t.runner.put("Eru Ayase-Pessoa")
            t.runner.use("Eru Ayase-Pessoa")
            t.runner.use("Detour")
            t.finish_run()
            assert accessed(t) == ["Hedge Fund"]

    def test_beatriz_friere_gonzalez_leads_from_hq_to_rnd_only(self) -> None:
        with runner(cards=(detour(ARCHIVES), trial("Sentry"))) as t:
            t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Detour")
            t.runner.put("Beatriz Friere Gonzalez")
            t.runner.use("Beatriz Friere Gonzalez")
            t.runner.use("Detour")
            t.finish_run()
            assert accessed(t) == []

    @pytest.mark.parametrize(
        ("title", "server", "more"),
        [("Finality", RND, 3), ("Trick Shot", RND, 1), ("Tailgate", HQ, 2), ("Eye for an Eye", HQ, 1)],
    )
    def test_more_accesses_are_for_one_breach(self, title: str, server: int, more: int) -> None:
        with self.breaching(title, server, On("access begins"), server) as t:
            t.runner.trigger(title)
            t.finish_run()
            assert len(accessed(t)) == 1 + more + 1

    @pytest.mark.parametrize(
        ("title", "server", "more"),
        [("Finality", RND, 3), ("Trick Shot", RND, 1), ("Tailgate", HQ, 2), ("Eye for an Eye", HQ, 1)],
    )
    def test_more_accesses_are_for_that_server(self, title: str, server: int, more: int) -> None:
        other = HQ if server == RND else RND
        with self.breaching(title, server, SUCCESSFUL_RUN, other) as t:
            t.runner.trigger(title)
            t.finish_run()
            assert accessed(t).count("Ice Wall" if other == RND else "Hedge Fund") == 1
            assert len(accessed(t)) == 1 + 1 + more

    @pytest.mark.parametrize(
        ("title", "server"), [("Finality", RND), ("Trick Shot", RND), ("Tailgate", HQ), ("Eye for an Eye", HQ)]
    )
    def test_more_accesses_are_for_that_run(self, title: str, server: int) -> None:
        with self.breaching(title, server, On("run ends"), server, elsewhere()) as t:
            t.runner.trigger(title)
            t.settle()
            assert len(accessed(t)) == 1

    def breaching(self, title: str, server: int, event: Event, other: int, *cards: CardDef) -> Table:
        """Play a run event while a resource breaches a server at a certain time."""
        t = runner(cards=(breaching(event, other), *cards))
        t.corp.hand(*["Hedge Fund"] * 7).deck(*["Ice Wall"] * 7)
        t.runner.hand(title, *["Easy Mark"] * (title == "Finality"))
        t.runner.put("Breaching")
        for card in cards:
            t.runner.put(card.title)
        t.runner.play(title)
        return t


class TestTheRightIce:
    def test_stick_and_poke_adds_a_subroutine_for_one_encounter(self) -> None:
        with runner() as t:
            first = t.corp.put("Tithe", "HQ", rezzed=True)
            second = t.corp.put("Tithe", "HQ", rezzed=True)
            t.runner.put("Stick and Poke")
            t.runner.put("Num")
            t.runner.hand(*["Easy Mark"] * 5)
            encounter(t, "HQ")
            assert [len(subroutines(t.state, one.cid)) for one in (first, second)] == [2, 3]
            next_encounter(t)
            assert [len(subroutines(t.state, one.cid)) for one in (first, second)] == [2, 2]
            t.finish_run()

    def test_physarum_entangler_bypasses_its_host_only(self) -> None:
        with runner() as t:
            t.runner.put("Physarum Entangler", on=t.corp.put("Enigma", "HQ", rezzed=True))
            t.corp.put("Tithe", "R&D", rezzed=True)
            t.runner.put("Num")
            t.runner.hand("Easy Mark", "Easy Mark")
            encounter(t, "R&D")
            t.finish_run()
            assert t.runner.credits == 5

    def test_capacitor_strengthens_itself_only(self) -> None:
        with runner() as t:
            t.corp.put("Capacitor", "HQ", rezzed=True)
            other = t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.set(tags=1)
            assert (t.card("Capacitor").strength, other.strength) == (5, 1)

    def test_logjam_strengthens_itself_only(self) -> None:
        with runner() as t:
            logjam = t.corp.put("Logjam", "HQ", rezzed=True, tokens={"advancement": 3})
            other = t.corp.put("Ice Wall", "R&D", rezzed=True)
            assert (logjam.strength, other.strength) == (3, 1)

    def test_stegodon_mk_iv_weakens_no_ice(self) -> None:
        with runner() as t:
            t.corp.scored("Stegodon MK IV")
            wall = t.corp.put("Palisade", "HQ", rezzed=True)
            t.corp.put("Ping", "R&D", rezzed=True)
            breaker = t.runner.put("Carmen")
            before = wall.strength
            t.runner.run("HQ")
            t.corp.accept()
            assert (wall.strength, breaker.strength) == (before, 0)
            t.finish_run()


def test_spark_of_inspiration_takes_ten_off() -> None:
    dear = program("Dear", "neutral_runner", cost=12, memory=1)
    with runner(cards=(dear,)) as t:
        t.runner.hand("Spark of Inspiration").deck("Dear")
        t.runner.play("Spark of Inspiration")
        t.runner.accept()
        t.settle()
        assert t.card("Dear").installed
        assert t.runner.credits == 5 - 3 - 2


class TestVantagePoint:
    def test_word_on_the_street_pays_four(self) -> None:
        with corp() as t:
            t.runner.put("Word on the Street")
            t.corp.put("Greenmail", "Server 1", tokens={"advancement": 2})
            t.corp.score_agenda("Greenmail")
            t.settle()
            assert t.runner.credits == 5 + 4

    def test_word_on_the_street_is_never_forfeited(self) -> None:
        with corp(clicks=5) as t:
            t.runner.put("Word on the Street")
            t.corp.put("Archer", "HQ")
            t.corp.hand("Greenmail").set(credits=9)
            t.corp.install("Greenmail", "new")
            t.corp.advance("Greenmail")
            t.corp.advance("Greenmail")
            t.corp.score_agenda("Greenmail")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.rez("Archer")
            t.settle()
            assert t.corp.titles("score") == ["Word on the Street"]

    def test_beta_build_lends_until_the_run_ends(self) -> None:
        with runner() as t:
            t.runner.hand("Beta Build").deck("Gordian Blade").set(credits=9)
            t.corp.hand("PAD Campaign")
            t.runner.play("Beta Build")
            t.runner.pick("Gordian Blade")
            t.runner.act("server", server="HQ")
            t.settle()
            assert accessed(t) == ["PAD Campaign"]
            assert t.card("Gordian Blade").installed
            t.runner.decline()
            t.finish_run()
            assert top(t, RUNNER) == ["Gordian Blade"]

    def test_beta_build_finds_what_can_be_installed(self) -> None:
        with runner() as t:
            t.runner.hand("Beta Build").deck("Stowaway", "Gordian Blade").set(credits=9)
            t.runner.play("Beta Build")
            assert {option.card for option in now(t).options if option.card} == {"Gordian Blade"}
            t.runner.pick("Gordian Blade")
            t.runner.act("server", server="HQ")
            t.finish_run()


class TestAutomataInitiative:
    def test_pichacao_needs_ice(self) -> None:
        with runner() as t:
            t.runner.hand("Pichação")
            assert not t.runner.can("install", "Pichação")
            t.corp.put("Ice Wall", "HQ")
            assert t.runner.can("install", "Pichação")

    def test_urban_art_vernissage_may_leave_trojans_alone(self) -> None:
        with corp() as t:
            art = t.runner.put("Urban Art Vernissage")
            t.runner.put("Pichação", on=t.corp.put("Ice Wall", "HQ"))
            t.end_turn()
            t.runner.decline()
            assert (art.tokens("credit"), t.runner.titles("hand")) == (0, [])


class TestRebellionWithoutRehearsal:
    @pytest.mark.parametrize(
        ("kind", "title"), [("hardware", "DZMZ Optimizer"), ("program", "Corroder"), ("resource", "Telework Contract")]
    )
    def test_the_wizards_chest_finds_two_of_a_type(self, kind: str, title: str) -> None:
        with runner(deck=0, clicks=5) as t:
            t.runner.put("The Wizard’s Chest")
            t.runner.deck(title, title, title, title)
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.act("credit")
            t.runner.use("The Wizard’s Chest")
            t.runner.mode(kind)
            t.settle()
            assert len(t.state.aside) == 2
            t.runner.decline()
            assert len(t.runner.titles("deck")) == 4

    def test_arruaceiras_crew_weakens_for_one_encounter(self) -> None:
        with runner(cards=(trial("Sentry", 4),)) as t:
            ice = t.corp.put("Trial", "HQ", rezzed=True)
            outer = t.corp.put("Trial", "HQ", rezzed=True)
            t.runner.put("Arruaceiras Crew")
            t.runner.put("Num")
            encounter(t, "HQ")
            t.runner.use("Arruaceiras Crew", "-2 strength")
            assert (ice.strength, outer.strength) == (4, 2)
            next_encounter(t)
            assert (ice.strength, outer.strength) == (4, 4)
            t.finish_run()


class TestElevation:
    @pytest.mark.parametrize(("title", "kind"), [("Hantu", "Sentry"), ("Principia", "Barrier")])
    def test_strength_is_raised_for_an_encounter(self, title: str, kind: str) -> None:
        with runner(cards=(trial(kind, 4),)) as t:
            breaker = t.runner.put(title, tokens={"virus": 2})
            t.corp.put("Trial", "Archives", rezzed=True)
            t.corp.put("Trial", "Archives", rezzed=True)
            encounter(t, "Archives")
            t.runner.use(title, "strength")
            assert breaker.strength == 4
            break_once(t, title)
            assert t.happened("broken") == 1
            next_encounter(t)
            assert breaker.strength == 2
            t.finish_run()

    def test_clean_getaway_pays_without_a_breach_too(self) -> None:
        with runner(cards=(elsewhere(),)) as t:
            t.runner.put("Averted Eyes")
            t.runner.hand("Clean Getaway")
            t.runner.play("Clean Getaway")
            t.runner.act("server", server="HQ")
            t.runner.trigger("Averted Eyes")
            t.finish_run()
            assert (t.runner.credits, accessed(t)) == (5 - 3 + 6 + 1, [])

    def test_detente_minds_hq_only(self) -> None:
        with runner() as t:
            t.runner.put("Detente")
            t.corp.hand("Hedge Fund")
            t.runner.run("R&D")
            t.finish_run()
            assert t.corp.titles("hand") == ["Hedge Fund"]

    def test_gamedragon_pro_may_stay_alone(self) -> None:
        with runner() as t:
            breaker = t.runner.put("Corroder")
            t.runner.hand("GAMEDRAGON™ Pro")
            t.runner.install("GAMEDRAGON™ Pro")
            t.runner.decline()
            assert breaker.strength == 2

    def test_anthill_excavation_contract_is_loaded_with_eight(self) -> None:
        with corp() as t:
            hill = t.corp.put("Anthill Excavation Contract", "Server 1")
            t.corp.rez("Anthill Excavation Contract")
            assert hill.tokens("credit") == 8


class TestMidnightSun:
    def test_midnight_3_arcology_minds_its_own_score(self) -> None:
        with corp() as t:
            t.corp.scored("Midnight-3 Arcology")
            t.corp.put("Offworld Office", "Server 1", tokens={"advancement": 4})
            t.corp.score_agenda("Offworld Office")
            t.settle()
            assert t.corp.titles("hand") == []

    def test_cezve_is_filled_with_two(self) -> None:
        with corp() as t:
            cezve = t.runner.put("Cezve")
            t.end_turn()
            assert cezve.tokens("credit") == 2

    def test_deep_dive_sees_eight_cards(self) -> None:
        with runner(deck=0) as t:
            t.runner.hand("Deep Dive").set(clicks=6)
            t.corp.deck(*["Ice Wall"] * 12)
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Deep Dive")
            t.settle()
            assert len(t.state.aside) == 8
            t.runner.pick("Ice Wall")
            t.settle()
            t.runner.no()
