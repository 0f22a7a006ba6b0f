"""Identities of the cycles and expansions, and the cards that use further ones."""

from __future__ import annotations

import pytest

from sneakdoor import Game, Side
from sneakdoor.model.enums import DISCARD
from sneakdoor.rules.encounters import current_encounter
from sneakdoor.rules.moving import to_pile
from sneakdoor.rules.quantities import has_subtype
from sneakdoor.sampling import sample
from sneakdoor.testing import Table

AYLA = "Ayla “Bios” Rahim: Simulant Specialist"
BIOTECH = "Jinteki Biotech: Life Imagined"
BREWERY, TANK, GREENHOUSE = (f"The {name}: Jinteki Biotech" for name in ("Brewery", "Tank", "Greenhouse"))
CHAOS = "Chaos Theory: Wünderkind"
LOS = "Los: Data Hijacker"
MAXX = "MaxX: Maximum Punk Rock"
OMAR = "Omar Keung: Conspiracy Theorist"
QUETZAL = "Quetzal: Free Spirit"
SMOKE = 'Ele "Smoke" Scovak: Cynosure of the Net'
WYVERN = "Wyvern: Chemically Enhanced"
GABE = "Gabriel Santiago: Consummate Professional"
ETF = "Haas-Bioroid: Engineering the Future"


class List:
    """A deck as a game takes it."""

    def __init__(self, identity: str, cards: dict[str, int], extras: dict[str, int] | None = None) -> None:
        self.identity = identity
        self.cards = cards
        self.extras = extras or {}


def begun(runner: List, corp: List | None = None, *, until: str = "") -> Game:
    """A game up to its first action, or to the first question of a kind."""
    corp = corp or List(ETF, {"Hedge Fund": 45})
    game = Game.new(corp=corp, runner=runner, seed=5, skip_forced=True)
    for _ in range(40):
        decision = game.decision
        assert decision is not None
        if decision.kind == (until or "action"):
            return game
        option = next((one for one in decision.options if one.kind in ("no", "pass")), decision.options[0])
        game.choose(option)
    raise AssertionError("the game does not begin")


def fenris(*identities: str, runner: str = GABE) -> Table:
    """A Runner with DJ Fenris in the grip and identities outside the game."""
    t = Table(turn="runner", runner=runner)
    t.runner.set(credits=9).hand("DJ Fenris").outside(*identities)
    return t


class TestDJFenris:
    @pytest.mark.rule("1.5.4", "1.5.4a")
    def test_he_hosts_a_g_mod_of_another_faction_and_has_its_text(self) -> None:
        with fenris(CHAOS) as t:
            assert t.runner.memory == (0, 4)
            t.runner.install("DJ Fenris")
            host, identity = t.card("DJ Fenris"), t.card(CHAOS)
            assert identity.thing.host == host.cid
            assert not identity.thing.active
            assert t.runner.memory == (0, 5)

    @pytest.mark.rule("1.5.4", "1.5.4b")
    def test_only_g_mods_of_other_factions_are_offered(self) -> None:
        with fenris(CHAOS, QUETZAL, LOS, AYLA) as t:  # Los is a Criminal as Gabriel is, Ayla no G-mod
            t.runner.install("DJ Fenris")
            decision = t.decision
            assert decision is not None
            assert {option.card for option in decision.options} == {CHAOS, QUETZAL}
            t.runner.pick(QUETZAL)

    def test_without_an_identity_to_host_he_does_nothing(self) -> None:
        with fenris(LOS) as t:
            t.runner.install("DJ Fenris")
            assert t.card("DJ Fenris").thing.hosted == ()

    @pytest.mark.rule("1.4:9.1.3")
    def test_he_is_the_source_of_what_he_has_gained(self) -> None:
        with fenris(QUETZAL) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.install("DJ Fenris")
            t.runner.run("HQ")
            t.runner.use("DJ Fenris", "Break")
            t.finish_run()
            assert t.happened("successful run") == 1

    def test_conditions_are_met_for_him(self) -> None:
        with fenris(LOS, runner=QUETZAL) as t:
            t.corp.put("Ice Wall", "HQ")
            t.runner.install("DJ Fenris")
            before = t.runner.credits
            t.runner.run("HQ")
            t.corp.rez("Ice Wall")
            t.finish_run()
            assert t.runner.credits == before + 2

    @pytest.mark.rule("1.10.5a")
    def test_recurring_credits_lie_on_him(self) -> None:
        with fenris(SMOKE) as t:
            t.runner.put("Corroder")
            t.corp.put("Ice Wall", "R&D", rezzed=True)
            t.runner.install("DJ Fenris")
            assert t.card("DJ Fenris").tokens("credit") == 1
            before = t.runner.credits
            t.runner.run("R&D")
            t.runner.use("Corroder", "Break")
            t.runner.number(1)
            t.finish_run()
            assert (t.runner.credits, t.card("DJ Fenris").tokens("credit")) == (before, 0)

    @pytest.mark.rule("1.5.4b", "10.3.1g")
    def test_the_identity_leaves_the_game_with_him(self) -> None:
        with fenris(CHAOS) as t:
            t.runner.set(tags=1)
            t.runner.install("DJ Fenris")
            t.end_turn()
            t.corp.act("trash resource", "DJ Fenris")
            assert t.zone("DJ Fenris") == "the heap"
            assert t.state.removed == [t.cid(CHAOS)]
            assert t.runner.memory == (0, 4)

    @pytest.mark.rule("9.1.5")
    def test_blank_he_has_no_text_to_gain_anything_by(self) -> None:
        with fenris(CHAOS) as t:
            t.runner.put("Dr. Lovegood")
            t.runner.install("DJ Fenris")
            t.end_turn()
            t.end_turn()
            t.runner.pick("DJ Fenris")
            assert t.runner.memory == (0, 4)

    def test_the_hosted_identity_is_not_the_one_that_is_played(self) -> None:
        with fenris(CHAOS) as t:
            t.runner.install("DJ Fenris")
            view = t.game.view(Side.CORP).as_dict()
            assert view["runner"]["identity"]["title"] == GABE
            (him,) = view["rig"]["resource"]
            assert him["hosted"][0]["title"] == CHAOS
            assert him["remembers"]["gained"] == ["+1[mu]"]

    def test_clones_and_records_know_the_gained_text(self) -> None:
        with fenris(CHAOS) as t:
            t.runner.install("DJ Fenris")
            other = t.game.clone()
            assert other.view(Side.RUNNER) == t.game.view(Side.RUNNER)


class TestOmarKeung:
    @pytest.mark.rule("6.1.2b", "9.8.4a")
    @pytest.mark.parametrize("server", ["HQ", "R&D"])
    def test_the_run_on_archives_is_declared_successful_elsewhere(self, server: str) -> None:
        with Table(turn="runner", runner=OMAR) as t:
            t.corp.hand("Hedge Fund")
            t.runner.use(OMAR)
            t.settle()
            t.runner.act("server", server=server)
            t.finish_run()
            (run,) = [one for one in t.state.journal.since(0) if one.kind == "successful run"]
            assert run.server == ["HQ", "R&D", "Archives"].index(server)
            (card,) = [one for one in t.state.journal.since(0) if one.kind == "accessed"]
            assert t.state.zone[card.cid] == {"HQ": 1, "R&D": 0}[server]

    def test_once_each_turn(self) -> None:
        with Table(turn="runner", runner=OMAR) as t:
            t.runner.use(OMAR)
            t.settle()
            t.runner.act("server", server="R&D")
            t.finish_run()
            assert not t.runner.can("action", OMAR)


class TestWyvern:
    def trashing(self, *installed: str) -> Table:
        t = Table(turn="runner", runner=WYVERN)
        t.corp.put("PAD Campaign", "Server 1")
        t.runner.discard("Diesel", "Easy Mark")
        for title in installed:
            t.runner.put(title)
        t.runner.run("Server 1")
        t.settle()
        t.runner.act("trash")
        t.settle()
        return t

    def test_the_top_card_of_the_heap_goes_into_the_stack(self) -> None:
        with self.trashing("Datasucker", "Medium", "Gordian Blade") as t:
            assert t.runner.titles("discard") == ["Diesel"]
            assert "Easy Mark" in t.runner.titles("deck")

    @pytest.mark.parametrize("installed", [("Datasucker", "Gordian Blade"), ("Gordian Blade",), ()])
    def test_not_unless_most_cards_are_anarch(self, installed: tuple[str, ...]) -> None:
        with self.trashing(*installed) as t:
            assert t.runner.titles("discard") == ["Diesel", "Easy Mark"]

    @pytest.mark.rule("2.12.2")
    def test_neutral_cards_are_of_no_faction(self) -> None:
        with self.trashing("Datasucker", "Access to Globalsec", "Plascrete Carapace") as t:
            assert t.runner.titles("discard") == ["Diesel"]

    def test_both_sides_see_the_order_of_the_heap(self) -> None:
        with Table(turn="runner", runner=WYVERN) as t:
            t.runner.discard("Easy Mark", "Diesel")
            t.settle()
            for side in (Side.CORP, Side.RUNNER):
                assert t.game.view(side).runner.discard.known == {0: "Diesel", 1: "Easy Mark"}


class TestOtherGMods:
    def test_maxx_trashes_two_and_draws_one(self) -> None:
        with Table(runner=MAXX) as t:
            t.end_turn()
            assert len(t.runner.titles("discard")) == 2
            assert len(t.runner.titles("hand")) == 1

    def test_los_gains_for_the_first_ice_of_a_turn_only(self) -> None:
        with Table(turn="runner", runner=LOS) as t:
            t.corp.put("Ice Wall", "HQ")
            t.corp.put("Ice Wall", "R&D")
            for server in ("HQ", "R&D"):
                t.runner.run(server)
                t.corp.rez("Ice Wall")
                t.finish_run()
            assert t.runner.credits == 5 + 2

    def test_liza_draws_two_and_takes_a_tag(self) -> None:
        with Table(turn="runner", runner="Liza Talking Thunder: Prominent Legislator") as t:
            for _ in range(2):
                t.runner.run("Archives")
                t.finish_run()
            assert (len(t.runner.titles("hand")), t.state.tags) == (2, 1)

    def test_smoke_pays_for_icebreakers(self) -> None:
        with Table(runner=SMOKE) as t:
            t.corp.put("Ice Wall", "HQ", rezzed=True)
            t.runner.set(credits=0).put("Corroder")
            t.end_turn()
            assert t.card(SMOKE).tokens("credit") == 1
            t.runner.run("HQ")
            t.runner.use("Corroder", "Break")
            t.finish_run()
            assert (t.card(SMOKE).tokens("credit"), t.happened("successful run")) == (0, 1)

    @pytest.mark.rule("1.10.5a", "1.6.7")
    def test_smoke_has_the_credit_as_soon_as_the_game_begins(self) -> None:
        s = begun(List(SMOKE, {"Sure Gamble": 45})).state
        assert s.active == Side.CORP
        assert s.tokens(s.owner.index(Side.RUNNER), "credit") == 1

    def test_noise_makes_the_corp_trash_for_each_virus(self) -> None:
        with Table(turn="runner", runner="Noise: Hacker Extraordinaire") as t:
            t.runner.hand("Datasucker", "Corroder")
            t.runner.install("Datasucker")
            assert t.corp.titles("discard") == ["Hedge Fund"]
            t.runner.install("Corroder")
            t.runner.act("done")
            assert t.corp.titles("discard") == ["Hedge Fund"]

    @pytest.mark.rule("4.2.2a")
    @pytest.mark.parametrize("trashed", [False, True])
    def test_kabonesa_borrows_a_program_until_the_turn_ends(self, trashed: bool) -> None:
        wu = "Kabonesa Wu: Netspace Thrillseeker"
        with Table(turn="runner", runner=wu) as t:
            t.runner.deck("Corroder", "Datasucker")
            t.runner.use(wu)
            t.runner.pick("Corroder")
            assert t.card("Corroder").installed
            assert t.runner.credits == 5 - 1
            if trashed:
                to_pile(t.state, t.cid("Corroder"), DISCARD)
            t.end_turn()
            assert t.zone("Corroder") == ("the heap" if trashed else "removed")

    def test_steve_gets_the_card_that_the_corp_leaves_him(self) -> None:
        steve = "Steve Cambridge: Master Grifter"
        with Table(turn="runner", runner=steve) as t:
            t.runner.discard("Diesel", "Easy Mark", "Corroder")
            t.runner.run("HQ")
            t.runner.trigger(steve)
            t.runner.pick("Diesel", "Corroder")
            t.corp.pick("Diesel")
            t.finish_run()
            assert t.runner.titles("hand") == ["Corroder"]
            assert t.runner.titles("discard") == ["Easy Mark"]
            t.runner.run("HQ")
            t.finish_run()  # the second run of the turn: he is not asked again


class TestBiotech:
    def flipped(self, version: str) -> Table:
        """A table at which the Corp has chosen a version."""
        t = Table(corp=BIOTECH)
        s = t.state
        code = next(n for n, card in enumerate(s.book.cards) if card.title == version)
        s.things[0].memo = {"back": code}
        return t

    @pytest.mark.rule("1.5.2", "1.5.2a", "1.6.7a")
    def test_the_version_is_chosen_before_the_first_turn(self) -> None:
        game = begun(List(GABE, {"Sure Gamble": 45}), List(BIOTECH, {"Hedge Fund": 45}), until="choose a version")
        decision = game.decision
        assert decision is not None
        assert decision.side is Side.CORP
        assert [option.card for option in decision.options] == [BREWERY, TANK, GREENHOUSE]
        assert game.state.turn == 0
        game.choose(decision.options[1])
        assert game.view(Side.CORP).corp.identity.remembers == {"back": TANK}

    @pytest.mark.rule("1.5.2")
    def test_the_runner_does_not_know_which_it_is(self) -> None:
        seen = []
        for n in range(3):
            game = begun(List(GABE, {"Sure Gamble": 45}), List(BIOTECH, {"Hedge Fund": 45}), until="choose a version")
            assert game.decision is not None
            assert game.view(Side.RUNNER).decision.kind == "deciding"  # type: ignore[union-attr]
            game.choose(game.decision.options[n])
            seen.append(game.view(Side.RUNNER).as_dict())
            dealt = {sample(game.state, Side.RUNNER, seed).things[0].memo["back"] for seed in range(30)}
            assert len(dealt) == 3
            assert {sample(game.state, Side.CORP, seed).things[0].memo["back"] for seed in range(9)} == {
                game.state.things[0].memo["back"]
            }
        assert seen[0] == seen[1] == seen[2]

    @pytest.mark.rule("1.4:3.1.1a")
    def test_the_brewery_does_damage_once(self) -> None:
        with self.flipped(BREWERY) as t:
            t.runner.hand("Diesel", "Diesel", "Diesel")
            t.corp.use(BIOTECH)
            assert t.runner.titles("hand") == ["Diesel"]
            assert t.state.card(0).title == BREWERY
            t.end_turn()
            t.end_turn()
            assert not t.corp.can("action", BREWERY)

    def test_the_tank_shuffles_archives_into_rnd(self) -> None:
        with self.flipped(TANK) as t:
            t.corp.discard("Ice Wall").discard("Enigma", faceup=False)
            t.corp.use(BIOTECH)
            assert t.corp.titles("discard") == []
            assert {"Ice Wall", "Enigma"} <= set(t.corp.titles("deck"))

    def test_the_greenhouse_advances_a_card_fourfold(self) -> None:
        with self.flipped(GREENHOUSE) as t:
            t.corp.put("Hostile Takeover", "Server 1")
            t.corp.put("PAD Campaign", "Server 2")
            t.corp.use(BIOTECH)
            assert t.card("Hostile Takeover").tokens("advancement") == 4

    def test_it_costs_three_clicks(self) -> None:
        with self.flipped(BREWERY) as t:
            t.corp.act("credit")
            assert not t.corp.can("action", BIOTECH)


class TestAyla:
    @pytest.mark.rule("1.6.1a", "1.6.6")
    def test_four_of_six_cards_are_set_aside_before_the_hand_is_drawn(self) -> None:
        game = Game.new(
            corp=List(ETF, {"Hedge Fund": 45}),
            runner=List(AYLA, {"Diesel": 20, "Sure Gamble": 25}),
            seed=5,
            skip_forced=True,
        )
        decision = game.decision
        assert decision is not None
        assert decision.side is Side.RUNNER
        assert game.state.hand == [[], []]
        for _ in range(4):
            assert game.decision is not None
            game.choose(game.decision.options[0])
        s = game.state
        assert len(s.aside) == 4
        assert [len(hand) for hand in s.hand] == [5, 5]
        assert len(s.deck[1]) == 45 - 4 - 5
        assert game.view(Side.RUNNER).aside.hidden == 0
        assert game.view(Side.CORP).aside.hidden == 4
        assert game.view(Side.CORP).aside.cards == []

    def test_a_click_brings_one_of_them_to_the_grip(self) -> None:
        game = begun(List(AYLA, {"Diesel": 20, "Sure Gamble": 25}))
        while game.state.active == 0 or game.decision is None or game.decision.kind != "action":
            assert game.decision is not None
            wanted = ("credit", "pass")
            game.choose(next((o for o in game.decision.options if o.kind in wanted), game.decision.options[0]))
        before = len(game.state.hand[1])
        game.choose(next(option for option in game.decision.options if option.kind == "action"))
        after = game.decision
        if after.kind == "choose":
            game.choose(after.options[0])
        assert (len(game.state.aside), len(game.state.hand[1])) == (3, before + 1)

    @pytest.mark.rule("1.4:4.8.6")
    def test_the_corp_cannot_tell_which_they_are(self) -> None:
        game = begun(List(AYLA, {"Diesel": 20, "Sure Gamble": 25}))
        others = [sample(game.state, Side.CORP, seed) for seed in range(20)]
        assert len({tuple(sorted(other.code[cid] for cid in other.aside)) for other in others}) > 1

    @pytest.mark.rule("1.5.4b")
    def test_what_she_set_aside_stays_there_when_she_is_switched(self) -> None:
        game = begun(List(AYLA, {"Diesel": 2, "Rebirth": 43}, {CHAOS: 1}))
        s = game.state
        while s.active != Side.RUNNER or game.decision is None or game.decision.kind != "action":
            assert game.decision is not None
            wanted = ("credit", "pass", "done")
            game.choose(next((o for o in game.decision.options if o.kind in wanted), game.decision.options[0]))
        game.choose(next(option for option in game.decision.options if option.card == "Rebirth"))
        assert game.view(Side.CORP).runner.identity.title == CHAOS
        assert (len(s.aside), game.view(Side.CORP).aside.hidden) == (4, 4)


class TestAdjustedMatrix:
    def encounter(self, ice: str, *, boosts: int = 0) -> Table:
        """The Runner in the step in which subroutines of this ice can be broken."""
        t = Table(turn="runner")
        t.runner.set(credits=19).put("Corroder")
        t.runner.hand("Adjusted Matrix")
        t.corp.put(ice, "HQ", rezzed=True)
        t.runner.install("Adjusted Matrix", on="Corroder")
        t.runner.run("HQ")
        while current_encounter(t.state) is None:
            t.runner.pass_()
        for _ in range(boosts):
            t.runner.use("Corroder", "strength")
        return t

    @pytest.mark.rule("1.4:9.1.3", "5.2.1")
    def test_the_host_breaks_any_subroutine_for_a_click(self) -> None:
        with self.encounter("Enigma") as t:
            clicks = t.runner.clicks
            for left in (2, 1):
                t.runner.act("permit", "Corroder")
                if left == 2:
                    t.runner.act("subroutine", number=0)
            assert t.runner.clicks == clicks - 2
            assert not t.runner.can("permit", "Corroder")  # nothing is left to break
            t.finish_run()
            assert t.happened("successful run") == 1

    @pytest.mark.rule("3.9.5f")
    @pytest.mark.parametrize("boosts", [0, 3])
    def test_the_host_has_to_be_strong_enough(self, boosts: int) -> None:
        with self.encounter("Wall of Static", boosts=boosts) as t:
            assert t.runner.can("permit", "Corroder") == (boosts > 0)
            t.finish_run()

    @pytest.mark.rule("2.15.5", "1.2.2")
    def test_the_host_is_an_ai(self) -> None:
        with self.encounter("Swordsman") as t:
            assert has_subtype(t.state, t.cid("Corroder"), "AI")
            assert not t.runner.can("permit", "Corroder")
            t.finish_run()

    @pytest.mark.rule("1.12.5c")
    def test_it_is_installed_on_icebreakers_only(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).put("Datasucker")
            t.runner.hand("Adjusted Matrix")
            assert not t.runner.can("install", "Adjusted Matrix")
