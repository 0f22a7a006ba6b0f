"""Decks as data: the facts behind them, what they are made of, first hands, and games with them."""

import json
import pickle
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sneakdoor import Game, Side
from sneakdoor.cards.registry import book
from sneakdoor.cards.registry import titles as implemented
from sneakdoor.decks import (
    Cards,
    Deck,
    DeckError,
    cards,
    check_for_play,
    cost_curves,
    difference,
    facts,
    find,
    gather,
    grouped,
    hands,
    nearest,
    starter_decks,
    with_mulligan,
)
from sneakdoor.decks.facts import FACTIONS, by_code, every_card, facts_of, load, sets
from sneakdoor.decks.titles import fold
from sneakdoor.decks.variances import USUAL, Variance
from sneakdoor.language.alliances import Which

NOISE = "Noise: Hacker Extraordinaire"

QUIET = """
import sneakdoor, sneakdoor.decks, sneakdoor.cli.app
from sneakdoor.cards.registry import book
from sneakdoor.decks.facts import cards, sets
from sneakdoor.decks.tournament_formats import formats
print(*(cached.cache_info().currsize for cached in (cards, sets, formats, book)))
"""


class TestFacts:
    def test_there_are_all_cards(self) -> None:
        assert len(cards()) == 1573
        assert Counter(card.side for card in cards().values()) == {Side.CORP: 857, Side.RUNNER: 716}
        assert sum(card.is_identity for card in cards().values()) == 105
        assert {card.faction for card in cards().values()} == set(FACTIONS)

    def test_facts_are_complete(self) -> None:
        for card in cards().values():
            assert card.printings
            assert card.limit in {1, 3, 6}
            if card.is_identity:
                assert card.minimum in {30, 40, 45, 50}
                assert card.influence_limit or card.only
            elif card.type == "agenda":
                assert card.cost is not None
                assert (card.influence is None) == (card.faction != "neutral_corp")
            else:
                assert card.influence is not None

    @pytest.mark.rule("11.2.3")
    def test_errata_are_in(self) -> None:
        assert cards()["AstroScript Pilot Program"].limit == 1

    def test_every_code_is_one_cards(self) -> None:
        assert len(by_code()) == sum(len(card.printings) for card in every_card().values())
        assert by_code()["01034"].title == by_code()["25042"].title == "Diesel"

    def test_every_title_is_itself_in_any_spelling(self) -> None:
        assert len({fold(title) for title in cards()}) == len(cards())
        for card in cards().values():
            for written in (card.title, card.plain, card.title.upper(), f"{card.title} (A Set) ••"):
                assert find(written) == (card.title,)

    def test_printings_are_of_known_sets(self) -> None:
        assert {printing.set for card in cards().values() for printing in card.printings} == set(sets())
        assert cards()["Déjà Vu"].printing.set == "core"

    def test_importing_reads_nothing(self) -> None:
        done = subprocess.run([sys.executable, "-c", QUIET], capture_output=True, text=True, check=True)

        assert done.stdout.split() == ["0", "0", "0", "0"]

    @pytest.mark.rule("2.13.3")
    def test_every_alliance_card_has_its_line(self) -> None:
        for card in cards().values():
            assert (card.allied is not None) == ("alliance" in card.subtypes)

    @pytest.mark.rule("1.4.1")
    def test_identities_change_decks_by_what_they_declare(self) -> None:
        found = {card.title.partition(":")[0]: card.variance for card in cards().values() if card.variance != USUAL}

        assert found == {
            "Adam": Variance(brings=Which("directives", subtype="directive"), brings_least=3, brings_rule="1.5.3a"),
            "Andromeda": Variance(starting_hand=9),
            "Custom Biotics": Variance(bars=Which("Jinteki cards", faction="jinteki")),
            "Cyber Bureau": Variance(starting_hand=10),
            "Jinteki Biotech": Variance(
                brings=Which("copies of itself", title="Jinteki Biotech: Life Imagined"), brings_rule="1.5.2a"
            ),
            "The Professor": Variance(first_free=Which("programs", type="program")),
            "The Shadow": Variance(admits=Which("agendas", type="agenda")),
        }

    def test_no_fact_is_written_twice(self) -> None:
        """Facts of declared cards are in their declarations; the data adds printings and nothing else."""
        declared = {card.title for card in book().cards[: book().fronts]}
        repeated = [line["title"] for line in load("cards.json") if line["title"] in declared and len(line) > 2]

        assert repeated == []
        assert all(line.keys() >= {"title", "printings"} for line in load("cards.json"))

    def test_facts_are_those_of_the_declaration(self) -> None:
        for declared in book().cards[: book().fronts]:
            known = cards()[declared.title]
            assert known == facts_of(declared, known.printings)
            assert known.side is declared.side

    def test_an_undeclared_card_has_its_facts_in_the_data(self, monkeypatch: pytest.MonkeyPatch) -> None:
        line = {"title": "A Plan", "faction": "nbn", "type": "agenda", "cost": 3, "points": 2, "subtypes": ["public"]}
        data = [*load("cards.json"), line | {"printings": [["core", "00001", 3]]}]
        monkeypatch.setattr(facts, "load", lambda name: data if name == "cards.json" else load(name))

        known = facts.cards.__wrapped__()

        assert list(known) == sorted(known)
        assert (known["A Plan"].side, known["A Plan"].cost, known["A Plan"].limit) == (Side.CORP, 3, 3)
        assert known["A Plan"].printing.code == "00001"

    def test_they_are_gathered_from_a_card_file(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        printed = {"name": "A Set", "code": "as", "cycle": "A Cycle", "release": "2013-01-01", "code_nrdb": "00001"}
        card = {
            "title": "“An” Agenda", "side": "corp", "faction": "nbn", "type": "agenda",
            "subtypes": ["Psi"], "deck_limit": 1, "points": 2, "advancement": 4, "influence": None, "text": "Secret.",
            "sets": [printed | {"quantity": 3}], "flags": [],
        }  # fmt: skip
        known = {**card, "title": "Hedge Fund", "sets": [printed | {"code_nrdb": "00002", "quantity": 2}]}
        later = {
            "title": "A Plan", "side": "corp", "faction": "nbn", "type": "identity", "subtypes": ["g_mod", "deep_net"],
            "deck_limit": 1, "minimum_deck_size": 45, "influence_limit": 15, "text": "Secret.",
            "sets": [printed | {"code": "al", "release": "2023-01-01", "code_nrdb": "00003", "quantity": 1}],
        }  # fmt: skip
        (tmp_path / "in.json").write_text(json.dumps([card, known]), encoding="utf-8")
        (tmp_path / "more.json").write_text(json.dumps([later, {**card, "points": 9}]), encoding="utf-8")

        files = [str(tmp_path / name) for name in ("in.json", "more.json")]
        assert gather.main([*files, "--into", str(tmp_path)]) == 0

        assert json.loads((tmp_path / "cards.json").read_text(encoding="utf-8")) == [
            {
                "title": "A Plan", "faction": "nbn", "type": "identity", "subtypes": ["g-mod", "deep net"],
                "minimum": 45, "influence_limit": 15, "limit": 1, "printings": [["al", "00003", 1]],
            },
            {"title": "Hedge Fund", "printings": [["as", "00002", 2]]},
            {
                "title": "“An” Agenda", "faction": "nbn", "type": "agenda", "subtypes": ["psi"], "points": 2,
                "cost": 4, "limit": 1, "printings": [["as", "00001", 3]],
            },
        ]  # fmt: skip
        assert json.loads((tmp_path / "sets.json").read_text(encoding="utf-8")) == {
            "as": {"name": "A Set", "cycle": "A Cycle", "released": "2013-01-01"},
            "al": {"name": "A Set", "cycle": "A Cycle", "released": "2023-01-01"},
        }
        assert "3 cards written" in capsys.readouterr().out


class TestTitles:
    @pytest.mark.parametrize(
        ("written", "meant"),
        [
            ("Sure Gambel", "Sure Gamble"),
            ("Gamble", "Sure Gamble"),
            ("Corroderr", "Corroder"),
            ("Kate Mac", 'Kate "Mac" McCaffrey: Digital Tinker'),
            ("World is Yours", "NBN: The World is Yours*"),
        ],
    )
    def test_the_nearest_is_what_was_meant(self, written: str, meant: str) -> None:
        assert find(written) == ()
        assert nearest(written)[0] == meant

    def test_nothing_is_near_to_nothing(self) -> None:
        assert nearest("") == nearest("!!") == ()


class TestDeck:
    def test_a_deck_is_a_value(self) -> None:
        one = Deck.of("noise", {"Diesel": 1, "Imp": 2}, name="x")
        two = Deck.of("noise", {"Imp": 2, "diesel": 1}, name="x")

        assert one == two
        assert hash(one) == hash(two)
        assert list(one.cards) == list(two.cards) == ["Diesel", "Imp"]
        assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301  (our own)
        assert one.side is Side.RUNNER
        with pytest.raises(AttributeError):
            one.name = "y"  # type: ignore[misc]

    def test_cards_are_a_mapping_that_does_not_change(self) -> None:
        counts = Cards([("Imp", 1), ("Diesel", 2), ("Imp", 1)])

        assert counts == {"Diesel": 2, "Imp": 2}
        assert counts != {"Diesel": 2}
        assert (counts.total, len(counts), counts.get("Noise", 0)) == (4, 2, 0)
        with pytest.raises(TypeError):
            counts["Imp"] = 3  # type: ignore[index]

    @pytest.mark.parametrize("count", [0, -1])
    def test_there_are_no_cards_of_which_there_are_none(self, count: int) -> None:
        with pytest.raises(ValueError, match="no deck with"):
            Cards({"Imp": count})

    @pytest.mark.parametrize("count", [1.5, "1", True, None])
    def test_counts_are_whole_numbers(self, count: object) -> None:
        with pytest.raises(TypeError, match="whole numbers"):
            Cards({"Imp": count})  # type: ignore[arg-type]

    def test_names_stay_on_one_line_and_notes_lose_what_no_file_holds(self) -> None:
        deck = Deck("a\n b\x00", Side.RUNNER, NOISE, Cards(), notes="\r\none\rtwo\x07\n")

        assert (deck.name, deck.notes) == ("a b", "one\ntwo")

    def test_a_plain_mapping_will_do(self) -> None:
        deck = Deck("x", Side.RUNNER, NOISE, {"Imp": 1})  # type: ignore[arg-type]

        assert deck == Deck.of("noise", {"imp": 1}, name="x")

    def test_titles_that_nobody_knows_are_all_named(self) -> None:
        with pytest.raises(DeckError) as caught:
            Deck.of("Diesel", {"Sure Gambel": 1, "NBN": 1})

        assert [problem.text for problem in caught.value.problems] == ["Diesel", "Sure Gambel", "NBN"]
        assert pickle.loads(pickle.dumps(caught.value)).problems == caught.value.problems  # noqa: S301  (our own)

    def test_it_can_be_json(self) -> None:
        told = Deck.of("Noise", {"Imp": 1}, extras={"Whizzard": 1}, notes="n").as_json()

        assert json.loads(json.dumps(told)) == {
            "name": "", "side": "runner", "identity": NOISE, "cards": {"Imp": 1},
            "extras": {"Whizzard: Master Gamer": 1}, "notes": "n",
        }  # fmt: skip

    def test_groups_and_curves(self) -> None:
        deck = Deck.of("Noise", {"Corroder": 2, "Imp": 1, "Sure Gamble": 3, "Easy Mark": 1})

        assert [heading for heading, _ in grouped(deck)] == ["Event (4)", "Icebreaker (2)", "Program (1)"]
        assert cost_curves(deck) == {"event": {0: 1, 5: 3}, "program": {2: 3}}

    def test_differences(self) -> None:
        one = Deck.of("Noise", {"Imp": 1}, extras={"Whizzard": 1})

        assert not difference(one, one)
        changes = difference(one, Deck.of("Whizzard", {"Imp": 1}))
        assert changes
        assert changes.extras == {"Whizzard: Master Gamer": (1, 0)}
        assert changes.identity == (NOISE, "Whizzard: Master Gamer")

    def test_games_are_played_with_decks(self) -> None:
        def some(side: Side) -> Deck:
            ours = [cards()[title] for title in sorted(implemented()) if cards()[title].side is side]
            identity = next(card for card in ours if card.is_identity)
            return Deck.of(identity.title, {card.title: 3 for card in ours[:300] if not card.is_identity})

        game = Game.new(corp=some(Side.CORP), runner=some(Side.RUNNER), seed=7)

        assert game.decision is not None


class TestStarterDecks:
    def test_they_are_legal_and_can_be_played(self) -> None:
        for name, deck in starter_decks().items():
            assert deck.name == name
            assert check_for_play(deck) == []


small = st.dictionaries(st.sampled_from(["Imp", "Diesel", "Corroder", "Medium"]), st.integers(1, 3), min_size=1)


class TestFirstHands:
    @pytest.mark.rule("1.6.6")
    def test_five_cards_or_what_the_identity_says(self) -> None:
        counts = {card.title: 1 for card in cards().values() if card.faction == "criminal" and not card.is_identity}

        assert hands(Deck.of("Gabriel Santiago", counts)).size == 5
        assert hands(Deck.of("Andromeda", counts)).size == 9
        assert hands(Deck.of("Gabriel Santiago", {"Imp": 3})).size == 3
        assert hands(Deck.of("Gabriel Santiago", {"Imp": 3}), 2).size == 2

    @given(counts=small, size=st.integers(0, 5), groups=st.lists(st.sets(st.sampled_from(["Imp", "Diesel", "Medium"]))))
    def test_odds_are_those_of_dealing_every_hand(
        self, counts: dict[str, int], size: int, groups: list[set[str]]
    ) -> None:
        odds = hands(Deck.of("Noise", counts), size)
        pile = [title for title, count in counts.items() for _ in range(count)]
        dealt = list(combinations(pile, odds.size))
        groups = groups[:3]

        assert odds.one_of_each(groups) == Fraction(
            sum(all(group & set(hand) for group in groups) for hand in dealt), len(dealt)
        )
        for group in groups:
            exactly = Counter(sum(title in group for title in hand) for hand in dealt)
            assert odds.number(group) == [Fraction(exactly[found], len(dealt)) for found in range(odds.size + 1)]
            assert odds.any_of(group) == 1 - odds.number(group)[0]

    @pytest.mark.rule("1.6.6a")
    def test_a_mulligan_is_a_second_try(self) -> None:
        assert with_mulligan(Fraction(1, 2)) == Fraction(3, 4)
        assert with_mulligan(Fraction(0)) == 0
