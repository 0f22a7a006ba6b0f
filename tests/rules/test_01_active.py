"""Active and inactive cards, conversion, tokens, pools (CR 1.8 to 1.11)."""

from __future__ import annotations

import pytest

from sneakdoor.cards.registry import book
from sneakdoor.game import Game
from sneakdoor.language.filters import Is
from sneakdoor.model.declare import Ability, Amount, Component, Instruction
from sneakdoor.model.enums import (
    ADVANCEMENT,
    AGENDA_TOKEN,
    CORP,
    CREDIT,
    POWER,
    RUNNER,
    SIDES,
    VIRUS,
)
from sneakdoor.rules.quantities import has_subtype, type_of
from sneakdoor.testing import Table, table


def at_work(t: Table) -> set[str]:
    """The titles of the cards whose abilities the game can find."""
    return {t.state.card(cid).title for row in t.state.index.values() for cid, _ in row}


class TestActiveCards:
    @pytest.mark.both
    @pytest.mark.rule("1.8.3", "1.8.3a", "1.4:1.8.6")
    def test_the_places_where_cards_are_active(self) -> None:
        with Table(corp="Weyland Consortium: Building a Better World") as t:
            t.runner.put("Grimoire")
            t.corp.put("PAD Campaign", "Server 1", rezzed=True)
            t.corp.scored("Private Security Force")
            t.corp.hand("Enhanced Login Protocol")
            t.corp.play("Enhanced Login Protocol")
            assert at_work(t) == {
                "Weyland Consortium: Building a Better World",
                "Grimoire",
                "PAD Campaign",
                "Private Security Force",
                "Enhanced Login Protocol",
            }
            t.end_turn()
            t.end_turn()
            assert t.corp.credits == 5 - 2 + 2 + 1  # two other actions, and the campaign's credit

    @pytest.mark.both
    @pytest.mark.rule("1.8.4", "1.4:1.8.4a", "1.4:1.8.6")
    def test_everywhere_else_they_are_not(self) -> None:
        with Table() as t:
            t.runner.put("Grimoire", facedown=True)
            t.runner.hand("Grimoire").deck("Grimoire").discard("Grimoire").scored("Private Security Force")
            t.corp.put("PAD Campaign", "Server 1")
            t.corp.hand("PAD Campaign").deck("PAD Campaign").discard("PAD Campaign")
            t.state.removed.append(gone := t.state.hand[CORP].pop())
            t.state.zone[gone] = 6
            assert t.decision is not None
            assert at_work(t) == set()
            t.end_turn()
            t.end_turn()
            assert t.corp.credits == 8  # three actions for a credit each, and no campaign
            assert t.runner.memory == (0, 4)

    @pytest.mark.both
    @pytest.mark.rule("1.4:1.8.4a", "1.4:4.8.1")
    def test_a_card_that_is_set_aside_is_inactive(self) -> None:
        with Table(corp="Skorpios Defense Systems: Persuasive Power") as t:
            t.corp.put("Rototurret", "HQ", rezzed=True)
            t.runner.put("Magnum Opus")
            t.runner.put("Corroder")
            t.end_turn()
            t.runner.run("HQ")
            t.corp.pick("Magnum Opus")
            d = t.decision
            assert d is not None
            assert d.side == CORP
            assert t.card("Magnum Opus").zone == "set aside"
            assert "Magnum Opus" not in at_work(t)
            t.corp.pick()
            t.finish_run()

    @pytest.mark.both
    @pytest.mark.rule("1.8.3b")
    def test_what_the_runner_installs_or_plays_is_active_at_once(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=9).hand("Grimoire", "Corporate Scandal")
            t.runner.install("Grimoire")
            assert t.card("Grimoire").thing.active
            assert t.runner.memory == (0, 6)
            t.runner.play("Corporate Scandal")
            assert t.card("Corporate Scandal").thing.active

    @pytest.mark.both
    @pytest.mark.rule("1.8.3c")
    def test_what_the_corp_installs_waits_for_its_rez_or_score(self) -> None:
        with Table() as t:
            t.corp.set(credits=9).hand("PAD Campaign", "Enhanced Login Protocol")
            t.corp.put("Private Security Force", "Server 1", tokens={"advancement": 4})
            t.corp.install("PAD Campaign", "new")
            assert not t.card("PAD Campaign").rezzed
            assert not t.card("PAD Campaign").thing.active
            t.corp.rez("PAD Campaign")
            assert t.card("PAD Campaign").thing.active
            assert not t.card("Private Security Force").thing.active
            t.corp.score_agenda("Private Security Force")
            assert t.card("Private Security Force").thing.active
            t.corp.play("Enhanced Login Protocol")
            assert t.card("Enhanced Login Protocol").thing.active

    @pytest.mark.both
    @pytest.mark.rule("26.03:1.8.4b")
    @pytest.mark.rule("1.8.4b")
    def test_inactive_cards_are_what_is_printed_on_them_and_facedown_ones_are_nothing(self) -> None:
        with Table() as t:
            t.runner.discard("Corroder").hand("Mimic")
            t.runner.put("Gordian Blade", facedown=True)
            t.corp.put("Enigma", "HQ")
            s = t.state
            assert [type_of(s, t.cid(title)) for title in ("Corroder", "Mimic", "Enigma")] == [
                "program",
                "program",
                "ice",
            ]
            assert has_subtype(s, t.cid("Corroder"), "Fracter")
            assert has_subtype(s, t.cid("Enigma"), "Code Gate")
            assert type_of(s, t.cid("Gordian Blade")) == ""
            assert not has_subtype(s, t.cid("Gordian Blade"), "Decoder")
            assert Is(("program",)).all(s, -1) == []
            assert t.runner.memory == (0, 4)


class TestConversion:
    @pytest.mark.both
    @pytest.mark.rule("1.4:1.8.7", "1.16.3f", "10.1.3")
    def test_an_event_becomes_an_agenda_that_nobody_has_stolen(self) -> None:
        with Table(turn="runner", corp="Jinteki: Personal Evolution") as t:
            t.runner.hand("Notoriety", "Sure Gamble", "Sure Gamble")
            for server in ("HQ", "R&D", "Archives"):
                t.runner.run(server)
                t.finish_run()
            t.runner.play("Notoriety")
            t.settle()
            notoriety = t.cid("Notoriety")
            assert type_of(t.state, notoriety) == "agenda"
            assert t.runner.score == 1
            assert t.happened("added to score area") == 1
            assert t.happened("stolen") == 0
            assert t.happened("damaged") == 0

    @pytest.mark.both
    @pytest.mark.rule("1.16.3f")
    def test_an_asset_becomes_an_agenda_that_nobody_has_scored(self) -> None:
        with Table(turn="runner", corp="Jinteki: Personal Evolution") as t:
            t.runner.hand("Sure Gamble", "Sure Gamble")
            t.corp.put("Public Support", "Server 1")
            t.end_turn()
            t.corp.act("credit")
            t.corp.rez("Public Support")
            for _ in range(6):
                t.end_turn()
            assert t.corp.score == 1
            assert t.happened("scored") == 0
            assert t.happened("damaged") == 0


class TestTokens:
    @pytest.mark.both
    @pytest.mark.rule("1.9.1")
    def test_tokens_keep_count_of_things_and_both_players_see_them(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(tags=2, brain=1).put("Datasucker", tokens={"virus": 3})
            t.corp.put("Ice Wall", "HQ", tokens={"advancement": 2})
            t.runner.run("Archives")
            t.finish_run()
            for side in SIDES:
                view = t.game.view(side)
                assert view.servers[0].ice[0].tokens == {"advancement": 2}
                assert [card.tokens for row in view.rig.values() for card in row] == [{"virus": 4}]
                assert view.tags == 2

    @pytest.mark.both
    @pytest.mark.rule("1.9.2", "1.6.3")
    def test_the_bank_never_runs_out(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=5000).hand("Sure Gamble")
            t.runner.put("Datasucker", tokens={"virus": 700})
            t.runner.play("Sure Gamble")
            assert t.runner.credits == 5004
            t.runner.run("Archives")
            t.finish_run()
            assert t.card("Datasucker").tokens("virus") == 701

    @pytest.mark.both
    @pytest.mark.rule("1.9.2")
    def test_nobody_spends_what_is_in_the_bank(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(credits=0).hand("Corroder")
            assert not t.runner.can("install", "Corroder")

    @pytest.mark.both
    @pytest.mark.rule("1.9.5")
    def test_no_card_knows_a_token_beyond_the_ten_kinds(self) -> None:
        on_cards = {CREDIT, ADVANCEMENT, VIRUS, POWER, AGENDA_TOKEN}  # the other five lie on players or are cards
        found: set[str] = set()

        def walk(one: object) -> None:
            if isinstance(one, tuple):
                for part in one:
                    walk(part)
            elif isinstance(one, Ability | Instruction | Component | Amount):
                kind = type(one).__name__
                if kind in ("Place", "Load", "Remove", "Tokens", "AnyTokens", "Hosted"):
                    found.add(one.kind)  # type: ignore[union-attr]
                for name in getattr(one, "__dataclass_fields__", ()):
                    walk(getattr(one, name))

        for card in book().cards:
            walk(card.abilities)
        assert found == on_cards


class TestPools:
    @pytest.mark.both
    @pytest.mark.rule("1.10.2", "1.13.2d")
    def test_each_player_has_a_pool_that_both_can_count(self) -> None:
        with Table() as t:
            t.corp.set(credits=11)
            t.runner.set(credits=3)
            for side in SIDES:
                view = t.game.view(side)
                assert (view.corp.credits, view.runner.credits) == (11, 3)

    @pytest.mark.both
    @pytest.mark.rule("1.13.2d", "1.13.3")
    def test_nobody_pays_from_the_others_pool(self) -> None:
        with Table(turn="runner") as t:
            t.corp.set(credits=20).hand("Hedge Fund")
            t.runner.set(credits=4).hand("Sure Gamble")
            assert not t.runner.can("play", "Sure Gamble")
            t.runner.act("credit")
            t.runner.play("Sure Gamble")
            assert (t.corp.credits, t.runner.credits) == (20, 9)

    @pytest.mark.both
    @pytest.mark.rule("1.11.1")
    def test_actions_take_clicks_and_without_clicks_there_are_none(self) -> None:
        with Table(clicks=2) as t:
            t.corp.hand("Hedge Fund")
            t.corp.act("credit")
            assert t.corp.clicks == 1
            t.corp.play("Hedge Fund")
            assert t.corp.clicks == 0
            t.settle()
            assert not t.corp.can("credit")
            assert t.happened("clicks spent") == 2


class TestOwnersAndControllers:
    @pytest.mark.both
    @pytest.mark.rule("1.13.1")
    def test_cards_belong_to_whoever_brought_them(self) -> None:
        class List:
            def __init__(self, identity: str, cards: dict[str, int], extras: dict[str, int]) -> None:
                self.identity = identity
                self.cards = cards
                self.extras = extras

        corp = List("Haas-Bioroid: Engineering the Future", {"Hedge Fund": 9}, {})
        runner = List(
            "Gabriel Santiago: Consummate Professional", {"Sure Gamble": 8}, {"Andromeda: Dispossessed Ristie": 1}
        )
        s = Game.new(corp=corp, runner=runner, seed=1, rules=table.default_rules).state
        owned = {
            side: sorted(s.card(cid).title for cid in range(len(s.code)) if s.owner[cid] == side) for side in SIDES
        }
        assert owned[CORP] == ["Haas-Bioroid: Engineering the Future", *["Hedge Fund"] * 9]
        assert len(owned[RUNNER]) == 10
        assert "Andromeda: Dispossessed Ristie" in owned[RUNNER]

    @pytest.mark.both
    @pytest.mark.rule("1.13.1", "1.18.1")
    def test_a_card_goes_back_to_its_owner_whoever_had_it(self) -> None:
        with Table() as t:
            t.runner.set(tags=1).put("Decoy")
            t.corp.set(credits=9).hand("MCA Informant")
            t.corp.play("MCA Informant")
            t.settle()
            assert t.card("MCA Informant").thing.controller == RUNNER
            t.end_turn()
            t.corp.act("trash resource", "Decoy")
            t.settle()
            assert t.corp.titles("discard") == ["MCA Informant"]
            assert t.runner.titles("discard") == ["Decoy"]

    @pytest.mark.both
    @pytest.mark.rule("1.13.2", "1.13.2a")
    def test_who_installs_or_plays_a_card_controls_it(self) -> None:
        with Table() as t:
            t.corp.hand("PAD Campaign", "Enhanced Login Protocol")
            t.corp.install("PAD Campaign", "new")
            t.corp.play("Enhanced Login Protocol")
            assert t.card("PAD Campaign").thing.controller == CORP
            assert t.card("Enhanced Login Protocol").thing.controller == CORP
            t.runner.hand("Corroder")
            t.end_turn()
            t.runner.install("Corroder")
            assert t.card("Corroder").thing.controller == RUNNER
            assert Is(side=RUNNER).all(t.state, -1) == [t.cid("Corroder")]

    @pytest.mark.both
    @pytest.mark.rule("1.13.2c")
    def test_cards_in_other_zones_are_their_owners(self) -> None:
        with Table(deck=0) as t:
            t.corp.hand("Hedge Fund").deck("Enigma").discard("Ice Wall")
            t.runner.hand("Diesel").deck("Corroder").discard("Mimic")
            s = t.state
            for side, titles in (
                (CORP, ("Hedge Fund", "Enigma", "Ice Wall")),
                (RUNNER, ("Diesel", "Corroder", "Mimic")),
            ):
                for title in titles:
                    assert Is(side=side, zone="anywhere").has(s, t.cid(title), -1)
                    assert not Is(side=1 - side, zone="anywhere").has(s, t.cid(title), -1)

    @pytest.mark.both
    @pytest.mark.rule("1.13.2e")
    def test_tags_are_the_runners_and_bad_publicity_is_the_corps(self) -> None:
        with Table(turn="runner") as t:
            t.runner.set(tags=1, bad_publicity=1)
            t.corp.put("Elizabeth Mills", "Server 1")
            assert t.runner.can("remove tag")
            t.end_turn()
            assert not t.corp.can("remove tag")
            assert t.state.tags == 1
            t.corp.act("credit")
            t.corp.rez("Elizabeth Mills")
            assert t.state.bad_publicity == 0
            t.end_turn()
            t.runner.act("remove tag")
            assert t.state.tags == 0
