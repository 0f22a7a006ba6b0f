"""Section 1.4 of the rules, rule by rule; and what formats add."""

import json
from pathlib import Path

import pytest

from sneakdoor import Side
from sneakdoor.cards import registry
from sneakdoor.cards.registry import titles as implemented
from sneakdoor.decks import (
    Cards,
    Deck,
    Format,
    Tally,
    Violation,
    agenda_points,
    cards,
    check,
    check_for_play,
    formats,
    read_format,
    rules_only,
    unimplemented,
)
from sneakdoor.rulebook.index import bare, ruleset_of
from sneakdoor.rulebook.index import find as find_rule
from sneakdoor.testing import table

KATE = 'Kate "Mac" McCaffrey: Digital Tinker'
NOISE = "Noise: Hacker Extraordinaire"
ETF = "Haas-Bioroid: Engineering the Future"


def said(deck: Deck, chosen: str | Format = "") -> dict[str, list[str]]:
    """The words by rule; every rule that is named exists, and every violation has words.

    Without a format they are those of the rules that a test marked `both` runs by, whose numbers are the same.
    """
    found: dict[str, list[str]] = {}
    rules = table.default_rules
    for violation in check(deck, chosen or rules_only(rules)):
        number = find_rule(violation.rule).number
        assert number == violation.rule
        assert chosen or ruleset_of(number) == rules
        assert violation.words
        found.setdefault(bare(number), []).append(violation.words)
    return found


class TestIdentity:
    @pytest.mark.both
    @pytest.mark.rule("1.4.1")
    def test_the_identity_is_one(self) -> None:
        deck = Deck("", Side.RUNNER, "Diesel", Cards({"Sure Gamble": 3}))

        assert said(deck)["1.4.1"] == ["Diesel is not an identity: choose one for this deck"]

    @pytest.mark.both
    @pytest.mark.rule("1.4.1")
    def test_the_identity_is_of_the_decks_side(self) -> None:
        deck = Deck("", Side.CORP, NOISE, Cards())

        assert said(deck)["1.4.1"] == [f"{NOISE} is a Runner identity, and this is a Corp deck"]

    @pytest.mark.both
    @pytest.mark.rule("1.4.2")
    def test_a_title_that_nobody_knows_is_named_with_the_nearest(self) -> None:
        deck = Deck("", Side.RUNNER, "Noize", Cards({"Sure Gambel": 3}), Cards({"Dysel": 1}))

        words = said(deck)["1.4.2"]

        assert len(words) == 3
        assert "did you mean Noise: Hacker Extraordinaire" in words[0]
        assert words[1].startswith('there is no card "Sure Gambel"; did you mean Sure Gamble')


class TestSize:
    @pytest.mark.both
    @pytest.mark.rule("1.4.3", "1.4.3a")
    def test_the_identity_and_extras_do_not_count(self) -> None:
        deck = Deck.of(NOISE, {"Sure Gamble": 3}, extras={KATE: 1})

        assert deck.size == 3
        assert said(deck)["1.4.3"] == ["3 cards of at least 45: add 42 or more"]

    @pytest.mark.both
    @pytest.mark.rule("1.4.3b")
    def test_there_is_no_maximum(self) -> None:
        many = {card.title: 3 for card in cards().values() if card.faction == "anarch" and card.limit == 3}
        many.pop(NOISE, None)
        many = {title: count for title, count in many.items() if not cards()[title].is_identity}

        assert len(many) > 100
        assert said(Deck.of(NOISE, many)) == {}


class TestBelonging:
    @pytest.mark.both
    @pytest.mark.rule("1.4.4")
    def test_identities_have_no_place_in_a_deck(self) -> None:
        assert f"{KATE} is an identity" in said(Deck.of(NOISE, {KATE: 1}))["1.4.4"][0]

    @pytest.mark.both
    @pytest.mark.rule("1.4.4")
    def test_each_side_has_its_cards(self) -> None:
        words = said(Deck.of(NOISE, {"Hedge Fund": 1, "Sure Gamble": 1}))["1.4.4"]

        assert words == ["Hedge Fund is a Corp card in a Runner deck: take it out"]

    @pytest.mark.both
    @pytest.mark.rule("1.4.4", "2.13.2")
    def test_what_has_no_influence_cost_stays_in_its_faction(self) -> None:
        agendas = {"Nisei MK II": 1, "Accelerated Beta Test": 1, "NAPD Contract": 1}

        words = said(Deck.of(ETF, agendas))["1.4.4"]

        assert words == ["Nisei MK II has no influence cost, so it is for Jinteki decks only: take it out"]

    @pytest.mark.both
    @pytest.mark.rule("1.4.1")
    def test_custom_biotics_has_no_jinteki_cards(self) -> None:
        deck = Deck.of("Custom Biotics", {"Neural Katana": 1, "Nisei MK II": 1, "Data Raven": 1, "Eli 1.0": 1})

        found = said(deck)

        assert len(found["1.4.1"]) == 2
        assert "Neural Katana: Custom Biotics allows no Jinteki cards, take it out" in found["1.4.1"]
        assert "1.4.4" not in found

    @pytest.mark.both
    @pytest.mark.rule("1.4.1")
    def test_the_shadow_uses_agendas_of_all_factions(self) -> None:
        agendas = {"Nisei MK II": 1, "Accelerated Beta Test": 1, "Hostile Takeover": 1}

        assert "1.4.4" not in said(Deck.of("The Shadow", agendas), "draft")
        assert len(said(Deck.of("Strategic Innovations", agendas), "draft")["1.4.4"]) == 2


class TestInfluence:
    @pytest.mark.both
    @pytest.mark.rule("1.4.5a", example=5)
    @pytest.mark.rule("26.03:1.4.5a", example=1)
    def test_each_copy_of_diesel_costs_two_outside_shaper(self, ruleset: str) -> None:
        assert [Tally(Deck.of(NOISE, {"Diesel": count}), ruleset).influence for count in (1, 2, 3)] == [2, 4, 6]
        assert Tally(Deck.of(KATE, {"Diesel": 3}), ruleset).influence == 0

    @pytest.mark.both
    @pytest.mark.rule("1.4.5")
    def test_neutral_cards_with_an_influence_cost_pay_it(self, ruleset: str) -> None:
        assert Tally(Deck.of(ETF, {"Merger": 2, "Hedge Fund": 3}), ruleset).influence == 2

    @pytest.mark.both
    @pytest.mark.rule("1.4.5")
    def test_the_words_count_it_out(self) -> None:
        deck = Deck.of("Gabriel Santiago", {"Diesel": 3, "Corroder": 3, "Parasite": 3, "Sure Gamble": 3})

        (words,) = said(deck)["1.4.5"]

        assert words == "influence 18 of 15: 3 too many. Out of faction: Corroder 3×2, Diesel 3×2, Parasite 3×2"

    @pytest.mark.rule("2.13.3")
    def test_the_words_tell_what_an_alliance_card_lacks(self) -> None:
        deck = Deck.of("NBN: Making News", {"Jeeves Model Bioroids": 3, "Eli 1.0": 3, "Adonis Campaign": 2})

        (words,) = said(deck)["1.4.5"]

        assert "influence 16 of 15" in words
        assert words.endswith(
            "Jeeves Model Bioroids would cost nothing with 6 or more non-alliance Haas-Bioroid cards "
            "in the deck (now 5)"
        )

    @pytest.mark.both
    @pytest.mark.rule("1.4.1")
    def test_draft_identities_know_no_limit(self) -> None:
        deck = Deck.of("The Masque: Cyber General", {"Corroder": 3, "Diesel": 3, "Account Siphon": 3, "Parasite": 3})

        assert "1.4.5" not in said(deck, "draft")


class TestAgendaPoints:
    @pytest.mark.both
    @pytest.mark.rule("1.4.6d", example=6)
    @pytest.mark.rule("26.03:1.4.6d", example=2)
    def test_sixty_six_cards_need_28_or_29(self) -> None:
        assert agenda_points(66) == (28, 29)
        fillers = {card.title: 3 for card in cards().values() if card.faction == "haas_bioroid" and card.type == "ice"}
        agendas = {"Accelerated Beta Test": 3, "Project Vitruvius": 3, "NAPD Contract": 3, "Priority Requisition": 3}
        for lone, right in ((None, False), ("False Lead", True), ("NAPD Contract", True), ("Vanity Project", False)):
            counts = agendas | ({lone: 1} if lone and lone not in agendas else {})
            if lone == "NAPD Contract":
                counts |= {"Veterans Program": 2}
            size, listed = sum(counts.values()), dict(counts)
            for title in fillers:
                listed[title] = min(3, 66 - size)
                size += listed[title]
                if size == 66:
                    break
            deck = Deck.of(ETF, listed)

            assert deck.size == 66
            assert ("1.4.6d" not in said(deck)) == right, (lone, Tally(deck).points)

    @pytest.mark.both
    @pytest.mark.rule("1.4.6a", "1.4.6b", "1.4.6c", "1.4.6d")
    def test_the_table(self) -> None:
        wanted = {40: 18, 44: 18, 45: 20, 49: 20, 50: 22, 54: 22, 55: 24, 59: 24, 60: 26, 65: 28, 100: 42}

        assert {size: agenda_points(size)[0] for size in wanted} == wanted

    @pytest.mark.both
    @pytest.mark.rule("1.4.6", "1.4.6a")
    def test_below_forty_cards_the_steps_go_on(self) -> None:
        assert {size: agenda_points(size) for size in (30, 34, 35, 39)} == {
            30: (14, 15), 34: (14, 15), 35: (16, 17), 39: (16, 17),
        }  # fmt: skip

    @pytest.mark.both
    @pytest.mark.rule("1.4.6")
    @pytest.mark.parametrize(("points", "right"), [(12, False), (15, True), (18, False)])
    def test_a_draft_deck_of_thirty_cards_is_measured_too(self, points: int, right: bool) -> None:
        ice = [card.title for card in cards().values() if card.faction == "haas_bioroid" and card.type == "ice"]
        agendas = {"Priority Requisition": 3, "Project Vacheron": (points - 9) // 3}
        fillers = 30 - sum(agendas.values())
        deck = Deck.of(
            "The Shadow", agendas | {title: min(3, fillers - 3 * n) for n, title in enumerate(ice) if fillers > 3 * n}
        )

        assert deck.size == 30
        assert Tally(deck).points == points
        assert ("1.4.6" not in said(deck, "draft")) == right

    @pytest.mark.both
    @pytest.mark.rule("1.4.6")
    def test_a_deck_that_must_grow_is_measured_by_what_it_must_become(self) -> None:
        (words,) = said(Deck.of(ETF, {"Accelerated Beta Test": 3}))["1.4.6b"]

        assert words.startswith("agenda points 6: 45 to 49 cards need 20 or 21; bring in agendas worth 14 or 15 points")

    @pytest.mark.both
    @pytest.mark.rule("1.4.6")
    def test_runners_need_none(self) -> None:
        assert set(said(Deck.of(NOISE, {"Sure Gamble": 3}))) == {"1.4.3"}


class TestCopies:
    @pytest.mark.rule("1.4.7", "11.2.3")
    def test_astroscript_is_limited_by_its_erratum(self) -> None:
        (found,) = [one for one in check(Deck.of("NBN: Making News", {"AstroScript Pilot Program": 2})) if one.card]

        assert found == Violation(
            rule="1.4.7",
            words="AstroScript Pilot Program: 2 copies of at most 1: take out 1",
            card="AstroScript Pilot Program",
            found=2,
            most=1,
        )

    @pytest.mark.both
    @pytest.mark.rule("1.4.7")
    def test_some_cards_allow_six(self) -> None:
        assert "1.4.7" not in said(Deck.of(NOISE, {"Spy Camera": 6}))
        assert "1.4.7" in said(Deck.of(NOISE, {"Spy Camera": 7}))


class TestOneOfEach:
    @pytest.mark.rule("26.03:1.4.7")
    @pytest.mark.parametrize("identity", ["Ampère: Cybernetics For Anyone", "Nova Initiumia: Catalyst & Impetus"])
    def test_some_identities_have_one_copy_of_each_card(self, identity: str) -> None:
        ours = ("Hedge Fund", "Ice Wall") if identity.startswith("Amp") else ("Matryoshka", "Diesel")
        found = said(Deck.of(identity, {ours[0]: 2, ours[1]: 1}), "rules-26.03")

        assert found["1.4.7"] == [f"{ours[0]}: 2 copies of at most 1: take out 1"]

    @pytest.mark.rule("26.03:1.4.4")
    def test_ampere_has_two_different_agendas_of_each_faction(self) -> None:
        agendas = dict.fromkeys(("Nisei MK II", "Hybrid Release", "Hostile Takeover", "Offworld Office"), 1)
        ampere = "Ampère: Cybernetics For Anyone"

        assert "1.4.4" not in said(Deck.of(ampere, agendas), "rules-26.03")
        words = said(Deck.of(ampere, agendas | {"Blood in the Water": 1}), "rules-26.03")["1.4.4"]

        assert len(words) == 1
        assert words[0].startswith("3 different Jinteki agendas of at most 2: keep 2 of ")

    @pytest.mark.rule("26.03:1.4.7")
    def test_six_copies_of_matryoshka(self) -> None:
        found = said(Deck.of(KATE, {"Matryoshka": 7}), "rules-26.03")

        assert found["1.4.7"] == ["Matryoshka: 7 copies of at most 6: take out 1"]


class TestExtras:
    @pytest.mark.both
    @pytest.mark.rule("1.5.2a")
    def test_biotech_brings_copies_of_itself(self) -> None:
        biotech = "Jinteki Biotech: Life Imagined"

        assert "1.5.1" not in said(Deck.of(biotech, {}, extras={biotech: 3}))
        assert "1.5.1" in said(Deck.of(ETF, {}, extras={biotech: 3}))

    @pytest.mark.both
    @pytest.mark.rule("1.5.3c")
    def test_directives_outside_cost_nothing_and_are_no_copies(self) -> None:
        directives = {"Always Be Running": 3, "Neutralize All Threats": 1, "Safety First": 1}
        deck = Deck.of("Adam", {"Always Be Running": 3}, extras=directives)

        assert set(said(deck)) == {"1.4.3"}
        assert Tally(deck).influence == 0

    @pytest.mark.both
    @pytest.mark.rule("1.5.3a")
    def test_a_newcomer_is_told_what_to_bring(self) -> None:
        (words,) = said(Deck.of("Adam", {}))["1.5.3a"]

        assert "Always Be Running, Find the Truth, Neutralize All Threats or Safety First" in words

    @pytest.mark.both
    @pytest.mark.rule("1.5.4a")
    def test_runners_bring_further_identities(self) -> None:
        assert "1.5.1" not in said(Deck.of(NOISE, {}, extras={KATE: 1, "Whizzard": 2}))

    @pytest.mark.both
    @pytest.mark.rule("1.5.1")
    def test_nothing_else_begins_outside(self) -> None:
        assert len(said(Deck.of(NOISE, {}, extras={"Diesel": 1, ETF: 1, "Safety First": 1}))["1.5.1"]) == 3

    @pytest.mark.both
    @pytest.mark.rule("1.5.4c")
    def test_identities_brought_along_are_legal_in_the_format(self) -> None:
        deck = Deck.of("Quetzal", {}, extras={KATE: 1})

        assert said(deck, "standard-2019-12")["1.4.8"] == [
            f"{KATE}: in no product of this format; take it out [standard-2019-12]"
        ]


class TestFormats:
    def test_there_are_these(self) -> None:
        named = list(formats())

        assert named[:4] == ["rules", "system-core-2019", "core-experience", "draft"]
        assert {"standard-2019-09", "standard-2019-12", "eternal-2017-10", "snapshot-2018-11"} <= set(named[4:])

    def test_an_unknown_one_is_answered_with_those_that_are(self) -> None:
        with pytest.raises(ValueError, match='no format "modern"; there are rules, system-core-2019'):
            check(Deck.of(NOISE, {}), "modern")

    @pytest.mark.rule("1.4.8")
    @pytest.mark.parametrize(
        ("title", "legal"),
        [
            # printed in:      September  December
            ("Diesel", (True, True)),  # core, System Core 2019
            ("Déjà Vu", (False, False)),  # core only; its later printings are later
            ("Account Siphon", (False, False)),
            ("Clone Chip", (True, False)),  # Creation and Control goes
            ("Eli 1.0", (True, True)),  # Genesis, and System Core 2019
            ("Hayley Kaplan: Universal Scholar", (True, True)),  # SanSan
            ("Leela Patel: Trained Pragmatist", (True, True)),  # Lunar, and System Core 2019
            ("The Source", (True, False)),  # Lunar goes
            ("Hoshiko Shiro: Untold Protagonist", (False, True)),  # Uprising comes
            ("Boomerang", (False, True)),
            ("Faust", (False, False)),  # removed
            ("Cerebral Imaging: Infinite Frontiers", (False, False)),  # removed, then rotated
            ("Liza Talking Thunder: Prominent Legislator", (True, False)),  # removed in December
        ],
    )
    def test_standard(self, title: str, legal: tuple[bool, bool]) -> None:
        card = cards()[title]
        for name, right in zip(("standard-2019-09", "standard-2019-12"), legal, strict=True):
            if card.is_identity:
                deck = Deck.of(title, {})
            else:
                deck = Deck.of(KATE if card.side is Side.RUNNER else ETF, {title: 1})
            named = [one for one in check(deck, name) if one.rule == "1.4.8" and one.card == title]

            assert (not named) == right, name

    @pytest.mark.rule("1.4.8")
    def test_two_restricted_cards_are_one_too_many(self) -> None:
        deck = Deck.of("Quetzal", {"Film Critic": 3, "Paperclip": 2})

        (words,) = said(deck, "standard-2019-12")["1.4.8"]

        assert words == ("2 restricted cards of at most 1: keep one of Film Critic, Paperclip [standard-2019-12]")

    @pytest.mark.rule("1.4.8")
    def test_system_core_has_its_cards_and_one_box_of_them_fewer(self) -> None:
        deck = Deck.of("Quetzal", {"Diesel": 3, "Paperclip": 1})

        assert [one.card for one in check(deck, "system-core-2019") if one.rule == "1.4.8"] == ["Paperclip"]
        assert [one.card for one in check(deck, "core-experience") if one.rule == "1.4.8"] == ["Paperclip", "Diesel"]

    @pytest.mark.rule("1.4.8")
    def test_cards_made_for_drafts_and_campaigns_are_for_nothing_else(self) -> None:
        assert said(Deck.of("Wyvern", {}))["1.4.8"] == [
            "Wyvern: Chemically Enhanced: made for draft play only; choose another identity [rules]"
        ]
        assert "1.4.8" not in said(Deck.of("Wyvern", {}), "draft")
        assert "campaign" in said(Deck.of(NOISE, {"Trojan": 1}), "draft")["1.4.8"][0]

    def test_every_card_named_in_a_format_is_known(self) -> None:
        for chosen in formats().values():
            assert (chosen.removed | chosen.restricted) <= set(cards(chosen.rules))
        assert len(formats()["standard-2019-09"].removed) == 27
        assert len(formats()["standard-2019-12"].restricted) == 17

    def test_one_is_easily_added(self) -> None:
        told = {"name": "cache-refresh", "sets": ["core"], "removed": ["account siphon"]}

        chosen = read_format(json.dumps(told))

        named = [one.card for one in check(Deck.of(NOISE, {"Account Siphon": 1, "Diesel": 1, "Faust": 1}), chosen)]
        assert named[-2:] == ["Account Siphon", "Faust"]

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("nonsense", "is none"),
            ("[]", 'at least a "name"'),
            ('{"name": "x", "banned": []}', "no field banned; its fields are name, title"),
            ('{"name": "x", "sets": ["moon"]}', "no set moon"),
            ('{"name": "x", "rotated": ["Moon"]}', "no cycle Moon"),
            ('{"name": "x", "removed": ["Sure Gambel"]}', "nearest: Sure Gamble"),
            ('{"name": "x", "removed": "Diesel"}', "list of words"),
            ('{"name": "x", "boxes": "one"}', "is a number"),
            ('{"name": "x", "until": 2019}', "is text"),
        ],
    )
    def test_a_wrong_one_is_explained(self, text: str, words: str) -> None:
        with pytest.raises(ValueError, match=words):
            read_format(text)


class TestPlay:
    def test_a_card_that_is_not_implemented_is_legal_but_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        missing = "Wyldside"
        monkeypatch.setattr(registry, "titles", lambda rules: implemented(rules) - {missing})
        deck = Deck.of(NOISE, {missing: 1, "Sure Gamble": 1})

        assert missing in unimplemented(deck)
        refused = [one for one in check_for_play(deck) if not one.rule]
        assert [one.card for one in refused] == list(unimplemented(deck))
        assert all("not playable here yet" in one.words for one in refused)
        assert not [one for one in check(deck) if not one.rule]

    def test_whatever_the_engine_plays_is_known_to_decks(self) -> None:
        assert implemented() <= set(cards())


def test_everything_wrong_is_said_at_once() -> None:
    deck = Deck.of(
        "Custom Biotics",
        {"Neural Katana": 4, "Data Raven": 3, "Nisei MK II": 1, "Diesel": 1, NOISE: 1, "Archer": 3, "Tollbooth": 3},
        extras={"Diesel": 1},
    )

    found = check(deck, "standard-2019-12")

    assert {one.rule for one in found} == {"1.4.1", "1.4.3", "1.4.4", "1.4.5", "1.4.6b", "1.4.7", "1.4.8", "1.5.1"}
    assert [one.as_json()["rule"] for one in found] == [one.rule for one in found]


def test_the_rules_that_violations_name_are_read_from_the_source() -> None:
    """`brings_rule` and the letters of 1.4.6 are not written where the citation check looks."""
    source = Path(check.__code__.co_filename).parent
    for number in ("1.5.2a", "1.5.3a", "1.4.6", "1.4.6a", "1.4.6b", "1.4.6c", "1.4.6d"):
        assert find_rule(number).number == number
        assert any(f'"{number}"' in path.read_text(encoding="utf-8") for path in source.glob("*.py"))
