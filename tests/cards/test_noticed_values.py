"""Values of cards that the tests of their sets pass over: which card, which place, whose, how often."""

from __future__ import annotations

import pytest
from tests.ice import FREE_KEY
from tests.verbs import damage, elsewhere, encounter, got_in, now, score, strike, who

from sneakdoor.cards.registry import book
from sneakdoor.cards.vocabulary import THIS, Cannot, DeckWithout, Keyword, ice, program, sub
from sneakdoor.cards.vocabulary import EndRun as End
from sneakdoor.decks.variances import variance_of
from sneakdoor.model.declare import CardDef
from sneakdoor.model.enums import RUNNER
from sneakdoor.testing import Table

STUCK = ice("Rusted Shut", "neutral_corp", Cannot("rez", own=True), sub(End()), subtypes="Barrier", cost=1, strength=1)
LASTING = program("Burned In", "neutral_runner", Cannot("trash", on=THIS), cost=1)

ONE_COPY = (
    "15 Minutes",
    "AstroScript Pilot Program",
    "DJ Fenris",
    "Director Haas' Pet Project",
    "Eden Fragment",
    "Eden Shard",
    "Government Takeover",
    "Hades Fragment",
    "Hades Shard",
    "Hired Help",
    "Lady Liberty",
    "Philotic Entanglement",
    "Rebirth",
    "The Black File",
    "Utopia Fragment",
    "Utopia Shard",
    "Watch the World Burn",
)
SIX_COPIES = (
    "Exclusive Party",
    "Fear the Masses",
    "NetChip",
    "Out of the Ashes",
    "Ramujan-reliant 550 BMI",
    "Spy Camera",
)


def declared(title: str) -> CardDef:
    return book().cards[book().by_title[title]]


class TestDeckBuilding:
    """What a card says of decks is also what the check of decks knows of it."""

    @pytest.mark.parametrize(
        ("title", "copies"), [*((title, 1) for title in ONE_COPY), *((title, 6) for title in SIX_COPIES)]
    )
    def test_the_limit_in_the_text_is_the_limit(self, title: str, copies: int) -> None:
        card = declared(title)
        [limit] = [one.value for one in card.abilities if isinstance(one, Keyword) and one.name == "deck limit"]
        assert limit == card.deck_limit == copies

    def test_custom_biotics_bars_the_faction_that_its_text_names(self) -> None:
        card = declared("Custom Biotics: Engineered for Success")
        [barred] = [one.faction for one in card.abilities if isinstance(one, DeckWithout)]
        bars = variance_of(card).bars
        assert bars is not None
        assert barred == bars.faction == "jinteki"

    def test_the_shadow_is_for_drafts_and_admits_agendas_of_all_factions(self) -> None:
        card = declared("The Shadow: Pulling the Strings")
        said = {one.name for one in card.abilities if isinstance(one, Keyword)}
        admits = variance_of(card).admits
        assert said == {"draft only", "any agendas"}
        assert admits is not None
        assert admits.type == "agenda"

    def test_the_starting_hand_in_the_text_is_the_one_that_odds_are_made_for(self) -> None:
        card = declared("Cyber Bureau: Keeping the Peace")
        [cards] = [one.value for one in card.abilities if isinstance(one, Keyword) and one.name == "starting hand"]
        assert cards == variance_of(card).starting_hand == 10


@pytest.mark.rule("7.2.2")
def test_breached_dome_is_shown_to_the_corp_before_it_does_anything() -> None:
    for title, seen in (("Breached Dome", 3), ("PAD Campaign", 2)):
        with Table("runner") as t:
            t.corp.deck(title)
            t.runner.hand("Diesel", "Diesel").run("R&D")
            t.finish_run()
            [access] = [one for one in t.state.journal.since(0) if one.kind == "accessed"]
            assert access.seen == seen  # 2: by the Runner alone


def test_alice_merchant_needs_a_successful_run_and_no_access() -> None:
    with Table("runner", runner="Alice Merchant: Clan Agitator", cards=(elsewhere(),)) as t:
        t.runner.put("Averted Eyes")
        t.corp.hand("Hedge Fund")
        t.runner.run("Archives")
        t.settle()
        for _ in range(9):
            if t.run is None:
                break
            t.game.choose(next((one for one in now(t).options if one.kind == "trigger"), now(t).options[0]))
            t.settle()
        assert t.happened("access begins") == 0
        assert t.corp.titles("discard") == ["Hedge Fund"]


def test_accelerated_beta_test_may_be_left_alone() -> None:
    with Table() as t:
        t.corp.deck("Hedge Fund", "Hedge Fund", "Hedge Fund")
        score(t, "Accelerated Beta Test", 3)
        t.corp.decline()
        t.settle()
        assert (t.happened("looked at"), t.corp.titles("discard")) == (0, [])


class TestEdenFragment:
    def test_only_ice_is_free(self) -> None:
        with Table("runner") as t:
            t.corp.scored("Eden Fragment")
            t.runner.hand("Corroder").install("Corroder")
            assert t.runner.credits == 5 - 2

    @pytest.mark.both
    def test_ice_that_is_gone_was_the_first_all_the_same(self) -> None:
        with Table() as t:
            t.corp.scored("Eden Fragment").hand("Enigma", "Chum")
            t.corp.put("Ice Wall", "R&D")
            t.corp.install("Enigma", "R&D")
            t.corp.act("done")
            assert t.corp.credits == 5
            t.corp.install("Chum", "R&D")
            t.corp.act("trash", "Enigma")  # before Chum is paid for
            t.corp.act("done")
            assert t.zone("Enigma") == "Archives"
            assert t.corp.credits == 5 - 1


class TestErrandBoy:
    @pytest.mark.parametrize("broken", range(3))
    def test_each_subroutine_is_worth_one_credit(self, broken: int) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Errand Boy", "Archives", rezzed=True)
            t.runner.put("Free Key")
            encounter(t, "Archives")
            t.runner.break_subroutines("Free Key", broken)
            t.corp.mode("Gain")
            t.corp.mode("Gain")
            assert got_in(t)
            assert t.corp.credits == 5 + 2


def test_express_delivery_shuffles_the_stack_and_leaves_rnd_alone() -> None:
    with Table("runner") as t:
        t.runner.hand("Express Delivery").deck("Medium", "Corroder", "Diesel", "Inject")
        t.runner.play("Express Delivery")
        t.runner.pick("Corroder")
        t.settle()
        assert who(t, "shuffled") == [RUNNER]


def test_mad_dash_wants_a_stolen_agenda_and_not_just_an_access() -> None:
    with Table("runner") as t:
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.hand("Mad Dash", "Diesel").play("Mad Dash")
        t.runner.act("server", server="Server 1")
        t.finish_run()
        assert (t.happened("accessed"), t.runner.score) == (1, 0)
        assert t.runner.titles("hand") == []


def test_miraju_cares_about_its_own_subroutine_only() -> None:
    with Table("runner", cards=(FREE_KEY,)) as t:
        t.corp.put("Mirāju", "HQ", rezzed=True)
        t.corp.put("Ice Wall", "HQ", rezzed=True)  # the outermost
        t.runner.put("Free Key")
        encounter(t, "HQ")
        t.runner.break_subroutines("Free Key")
        t.settle()
        t.corp.no()  # Mirāju resolves unbroken
        assert got_in(t)
        assert (t.happened("passed"), t.happened("run moved")) == (2, 0)
        assert t.card("Mirāju").rezzed


class TestMumbaTemple:
    def test_its_credits_pay_neither_for_advancing_nor_for_installing(self) -> None:
        with Table() as t:
            t.corp.put("Mumba Temple", "Server 1", rezzed=True, tokens={"credit": 2})
            t.corp.put("Hostile Takeover", "Server 2")
            t.corp.put("Enigma", "HQ")
            t.corp.hand("Ice Wall").set(credits=0)
            assert not t.corp.can("advance", "Hostile Takeover")
            t.corp.install("Ice Wall", "R&D")  # the first piece of ice costs nothing


@pytest.mark.rule("1.4:1.14.2b")
class TestWhatCannotBeDoneToACard:
    def test_shoot_the_moon_does_not_choose_ice_that_cannot_be_rezzed(self) -> None:
        with Table(cards=(STUCK,)) as t:
            t.corp.put("Rusted Shut", "HQ")
            wall = t.corp.put("Ice Wall", "R&D")
            t.runner.set(tags=1)
            t.corp.hand("Shoot the Moon").play("Shoot the Moon")
            t.settle()
            assert wall.rezzed
        with Table(cards=(STUCK,)) as t:
            t.corp.put("Rusted Shut", "HQ")
            t.runner.set(tags=1)
            t.corp.hand("Shoot the Moon")
            assert not t.corp.can("play", "Shoot the Moon")

    def test_trojan_horse_does_not_choose_a_program_that_cannot_be_trashed(self) -> None:
        with Table("runner", cards=(LASTING,)) as t:
            t.corp.hand("Trojan Horse")
            t.corp.put("PAD Campaign", "Server 1")
            t.runner.put("Burned In")
            t.runner.put("Corroder")
            t.runner.run("Server 1")
            t.finish_run()
            t.end_turn()
            t.corp.play("Trojan Horse")
            t.corp.number(0)
            t.runner.number(0)
            t.settle()
            assert t.runner.titles("discard") == ["Corroder"]

    def test_best_defense_neither(self) -> None:
        with Table(cards=(LASTING,)) as t:
            t.runner.put("Burned In")
            t.runner.set(tags=1)
            t.corp.hand("Best Defense")
            assert not t.corp.can("play", "Best Defense")

    def test_biased_reporting_does_not_let_the_runner_choose_one(self) -> None:
        with Table(cards=(LASTING,)) as t:
            t.runner.put("Burned In")
            t.runner.put("Corroder")
            t.corp.hand("Biased Reporting").play("Biased Reporting")
            t.corp.mode("program")
            assert not t.runner.can("pick", "Burned In")
            t.runner.pick("Corroder")
            t.settle()
            assert (t.runner.credits, t.corp.credits) == (5 + 1, 5 - 2 + 2)


def test_clan_vengeance_trashes_what_it_hits() -> None:
    with Table("runner") as t:
        t.runner.put("Clan Vengeance", tokens={"power": 2})
        t.corp.hand("Hedge Fund", "Hedge Fund", "Hedge Fund")
        t.runner.use("Clan Vengeance")
        t.settle()
        assert (t.happened("trashed"), t.happened("discarded")) == (1 + 2, 0)


def test_bio_modeled_network_prevents_no_brain_damage() -> None:
    with Table("corp", cards=(strike(3, "brain"),)) as t:
        t.runner.put("Bio-Modeled Network")
        t.runner.hand(*["Diesel"] * 5)
        t.corp.hand("Strike").play("Strike")
        t.settle()
        assert damage(t) == [("brain", 3)]


class TestOptional:
    """What may be done may be left."""

    def test_ultraviolet_clearance_need_not_install(self) -> None:
        with Table() as t:
            t.corp.hand("Ultraviolet Clearance", "PAD Campaign").set(credits=6).play("Ultraviolet Clearance")
            t.corp.decline()
            t.settle()
            assert t.card("PAD Campaign").zone == "HQ"

    def test_thimblerig_need_not_be_swapped_at_either_time(self) -> None:
        with Table("runner", cards=(FREE_KEY,)) as t:
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            rig = t.corp.put("Thimblerig", "HQ", rezzed=True)
            t.runner.put("Free Key")
            encounter(t, "HQ")
            t.runner.break_subroutines("Free Key")
            t.settle()
            t.corp.decline()
            assert got_in(t)
            t.end_turn()
            t.corp.decline()
            t.settle()
            assert rig.server == "HQ"

    def test_logos_need_not_search(self) -> None:
        with Table() as t:
            t.runner.put("Logos")
            score(t, "Hostile Takeover", 2)
            t.settle()
            t.runner.decline()
            t.settle()
            assert (t.runner.titles("hand"), t.happened("shuffled")) == ([], 0)


def test_peeping_tom_keeps_its_subroutines_for_the_run() -> None:
    with Table("runner") as t:
        t.corp.put("Peeping Tom", "HQ", rezzed=True)
        t.corp.put("The Twins", "HQ", rezzed=True)
        t.corp.hand("Peeping Tom")
        t.runner.hand("Diesel", "Corroder").run("HQ")
        t.corp.mode("Event")
        t.runner.yes()
        t.corp.accept("The Twins")
        t.corp.mode("Program")
        t.runner.yes()
        t.runner.yes()
        assert got_in(t)
        assert t.state.tags == 1 + 2


def test_off_the_grid_needs_no_access() -> None:
    with Table("runner", cards=(elsewhere(),)) as t:
        t.runner.put("Averted Eyes")
        grid = t.corp.put("Off the Grid", "Server 1", rezzed=True)
        t.runner.run("HQ")
        t.settle()
        for _ in range(9):
            if t.run is None:
                break
            t.game.choose(next((one for one in now(t).options if one.kind == "trigger"), now(t).options[0]))
            t.settle()
        assert t.happened("access begins") == 0
        assert not grid.installed


def test_komainu_keeps_its_subroutines_for_the_run() -> None:
    with Table("runner", cards=(FREE_KEY,)) as t:
        t.corp.put("Komainu", "HQ", rezzed=True)
        t.corp.put("The Twins", "HQ", rezzed=True)
        t.corp.hand("Komainu")
        t.runner.put("Free Key")
        t.runner.hand("Diesel", "Diesel")
        encounter(t, "HQ")
        t.runner.break_subroutines("Free Key")
        t.settle()
        t.corp.accept("The Twins")
        encounter(t)
        t.runner.break_subroutines("Free Key")
        assert got_in(t)
        assert t.happened("broken") == 2 + 4


def test_dedicated_server_pays_for_nothing_but_rezzing() -> None:
    with Table() as t:
        t.corp.put("Dedicated Server", "Server 1", rezzed=True, tokens={"credit": 2})
        t.corp.put("Ice Wall", "HQ")
        t.corp.set(credits=0)
        assert not t.corp.can("advance", "Ice Wall")


@pytest.mark.parametrize("have", [6, 7])
def test_corporate_war_is_fought_once(have: int) -> None:
    with Table() as t:
        t.corp.scored("Corporate War").set(credits=have)
        score(t, "Vanity Project", 6)
        t.settle()
        assert t.corp.credits == have


@pytest.mark.both
def test_hellion_alpha_test_needs_a_resource_that_was_installed_and_may_be_gone() -> None:
    with Table("runner") as t:
        t.corp.hand("Hellion Alpha Test")
        t.runner.put("Kati Jones")
        t.runner.hand("Fall Guy").install("Fall Guy")
        t.runner.use("Fall Guy")
        t.end_turn()
        assert t.zone("Fall Guy") == "the heap"
        assert t.corp.can("play", "Hellion Alpha Test")
