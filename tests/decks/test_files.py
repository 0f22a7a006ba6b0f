"""Decks come back from every form as they were, and nothing that is read makes the reader stumble."""

import json
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sneakdoor.decks import FILE_FORMATS, Cards, Deck, DeckError, cards, read, write
from sneakdoor.decks.deck_files import seen

IDENTITIES = sorted(card.title for card in cards().values() if card.is_identity)
TITLES = sorted(cards())

titles = st.sampled_from(TITLES)
counts = st.dictionaries(titles, st.integers(1, 999) | st.integers(1, 3), max_size=25)
few = st.dictionaries(titles, st.integers(1, 3), max_size=4)
# Names and notes of all kinds, and such as look like something else in a list.
tricky = st.sampled_from([
    "", "3 Diesel", "3x Diesel x3", "Event (3)", "Noise", "NBN", "## x", "# x", "### Agenda (3)", ";; title: no",
    "Notes: x", "Identity: Noise", "15 influence spent (max 15)", "https://netrunnerdb.com", "{}", "<deck>", "[b]x[/b]",
    "Outside the deck: 1 Diesel", "---", "**bold**", "[Diesel](https://netrunnerdb.com/en/card/01034)", "]]>", "&amp;",
    " leading", "trailing ", "\ttab", "]]]]", "“Curly” ’quotes’", "名前", "🦄", "a\u2028b", "\ufeff", "//", "'", '"',
])  # fmt: skip
words = tricky | st.text(max_size=30) | st.builds(lambda one, two: f"{one} {two}", tricky, titles)
notes = st.lists(words, max_size=5).map("\n".join)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    identity = draw(st.sampled_from(IDENTITIES))
    return Deck(draw(words), cards()[identity].side, identity, Cards(draw(counts)), Cards(draw(few)), draw(notes))


@pytest.mark.parametrize("form", FILE_FORMATS)
class TestRoundTrip:
    @given(deck=decks())
    def test_a_deck_comes_back_from_its_form(self, form: str, deck: Deck) -> None:
        assert read(write(deck, form), form) == deck

    @given(deck=decks())
    def test_a_deck_comes_back_from_a_form_that_nobody_named(self, form: str, deck: Deck) -> None:
        assert read(write(deck, form).encode()) == deck

    def test_every_card_comes_back(self, form: str) -> None:
        for side in (0, 1):
            listed = {card.title: 3 for card in cards().values() if card.side == side}
            identity = next(card.title for card in cards().values() if card.side == side and card.is_identity)
            deck = Deck("all of them", cards()[identity].side, identity, Cards(listed))

            assert read(write(deck, form)) == deck

    def test_line_ends_of_other_systems_do_not_matter(self, form: str) -> None:
        deck = Deck.of("Noise", {"Déjà Vu": 3}, name="A name", extras={"Whizzard": 1}, notes="one\n\n  two")

        for end in ("\r\n", "\r"):
            assert read(write(deck, form).replace("\n", end)) == deck

    def test_a_mark_of_byte_order_does_not_matter(self, form: str) -> None:
        deck = Deck.of("Noise", {"Déjà Vu": 3}, name="A name")

        assert read(b"\xef\xbb\xbf" + write(deck, form).encode()) == deck

    def test_the_form_is_seen(self, form: str) -> None:
        deck = Deck.of("Noise", {"Déjà Vu": 3}, name="A name")

        assert seen(write(deck, form)) == form

    @given(deck=decks(), data=st.data())
    @settings(max_examples=40)
    def test_a_damaged_file_is_read_or_explained(self, form: str, deck: Deck, data: st.DataObject) -> None:
        text = write(deck, form)
        for _ in range(data.draw(st.integers(1, 4))):
            start = data.draw(st.integers(0, len(text)))
            end = data.draw(st.integers(start, min(len(text), start + 20)))
            text = text[:start] + data.draw(st.text(max_size=8) | tricky) + text[end:]

        read_or_explained(text, form)
        read_or_explained(text, None)

    @given(text=st.text(max_size=300))
    def test_any_text_is_read_or_explained(self, form: str, text: str) -> None:
        read_or_explained(text, form)

    @given(content=st.binary(max_size=300))
    def test_any_bytes_are_read_or_explained(self, form: str, content: bytes) -> None:
        read_or_explained(content, form)
        read_or_explained(content, None)

    def test_bytes_swapped_and_lost_are_read_or_explained(self, form: str) -> None:
        swap_and_lose(form, 12)

    @pytest.mark.slow
    def test_many_bytes_swapped_and_lost_are_read_or_explained(self, form: str) -> None:
        swap_and_lose(form, 300)

    @pytest.mark.parametrize(
        "text",
        [
            "\n" * 50_000,
            " " * 200_000 + "x",
            "a" + " " * 200_000 + "b",
            "[" * 100_000,
            "[" * 200 + "](" * 20_000,
            "{" * 100_000,
            "<a>" * 50_000,
            "9" * 100_000 + " Diesel",
            '{"cards": {"01034": ' + "9" * 100_000 + "}}",
            "* " * 50_000,
            "3x Nothing of the kind\n" * 5_000,
            "Notes: x\n" * 20_000,
            "x" * 300_000,
        ],
        ids=lambda text: text[:12],
    )
    def test_large_nonsense_takes_no_time(self, form: str, text: str) -> None:
        read_or_explained(text, form)
        read_or_explained(text, None)


def swap_and_lose(form: str, times: int) -> None:
    source = random.Random(form)
    deck = Deck.of("Noise", dict.fromkeys(TITLES[:60], 3), name="A name", notes="Some\nnotes")
    content = write(deck, form).encode()
    for _ in range(times):
        damaged = bytearray(content)
        for _ in range(source.randint(1, 6)):
            at, length = source.randrange(len(damaged)), source.randint(1, 30)
            match source.randrange(3):
                case 0:
                    damaged[at] = source.randrange(256)
                case 1:
                    del damaged[at : at + length]
                case _:
                    damaged[at:at] = content[-length:]
        read_or_explained(bytes(damaged), None)


def read_or_explained(text: str | bytes, form: str | None) -> None:
    """Either a deck that can be written again, or an error that says something."""
    problems = None
    try:
        deck = read(text, form)
    except DeckError as error:
        problems = error.problems
    if problems is None:
        assert read(write(deck, "text")) == deck
    else:
        assert problems
        assert all(problem.words and problem.line >= 0 for problem in problems)


@given(deck=decks())
@example(deck=Deck.of("Noise", {"Whizzard": 2, "Noise": 1}, name="identities in the deck"))
def test_forms_can_follow_each_other(deck: Deck) -> None:
    text = write(deck, "text")
    for form in (*FILE_FORMATS, "text"):
        text = write(read(text), form)

    assert read(text) == deck


class TestPlainText:
    def test_many_ways_to_count(self) -> None:
        deck = read("Noise\n1 Imp\n1x Diesel\n2X Sure Gamble\n3 × Parasite\n3xCorroder\nMedium x2\n- 1 Wyldside")

        assert dict(deck.cards) == {
            "Imp": 1, "Diesel": 1, "Sure Gamble": 2, "Parasite": 3, "Corroder": 3, "Medium": 2, "Wyldside": 1,
        }  # fmt: skip

    def test_titles_as_people_type_them(self) -> None:
        written = {
            "deja vu": "Déjà Vu",
            "AESOP’S PAWNSHOP": "Aesop’s Pawnshop",
            "the makers eye": "The Maker’s Eye",
            "“Freedom through equality”": '"Freedom Through Equality"',
            "Sure Gamble (System Core 2019)": "Sure Gamble",
            "Masterwork (v37)": "Masterwork (v37)",
            "Masterwork (v37) (Downfall) ●●": "Masterwork (v37)",
            "Corroder •• •": "Corroder",
            "O2 Shortage": "O₂ Shortage",
            "Diesel [id: 01034, art: alt]": "Diesel",
        }
        deck = read("\n".join(["Noise", *(f"1 {title}" for title in written)]))

        assert set(deck.cards) == set(written.values())
        assert deck.cards["Masterwork (v37)"] == 2

    def test_lines_that_repeat_are_summed(self) -> None:
        assert read("Noise\n2 Diesel\n1 Imp\n1 diesel").cards == {"Diesel": 3, "Imp": 1}

    @pytest.mark.parametrize(
        ("line", "title"),
        [
            ("Noise", "Noise: Hacker Extraordinaire"),
            ("1 noise: hacker extraordinaire", "Noise: Hacker Extraordinaire"),
            ("Identity: Rielle Kit Peddler", "Rielle “Kit” Peddler: Transhuman"),
            ("Chaos Theory (Creation and Control)", "Chaos Theory: Wünderkind"),
            ("419", "419: Amoral Scammer"),
            ("419: Amoral Scammer", "419: Amoral Scammer"),
            (";; identity-code: 01001", "Noise: Hacker Extraordinaire"),
        ],
    )
    def test_identities(self, line: str, title: str) -> None:
        assert read(f"{line}\n3 Sure Gamble").identity == title
        assert read(f"3 Sure Gamble\n{line}").identity == title

    def test_an_identity_in_the_deck_stays_there(self) -> None:
        deck = read("Noise\n1 Whizzard\n1 Noise")

        assert deck.identity == "Noise: Hacker Extraordinaire"
        assert deck.cards == {"Whizzard: Master Gamer": 1, "Noise: Hacker Extraordinaire": 1}

    def test_what_begins_outside_has_its_lines_or_its_part(self) -> None:
        one = read("Adam\n3 Sure Gamble\nOutside the deck: 1 Safety First\nExtra: Find the Truth")
        two = read("Adam\n\nOutside the deck:\n1 Safety First\n1 Find the Truth\n\n3 Sure Gamble")

        assert one == two
        assert one.extras == {"Safety First": 1, "Find the Truth": 1}

    def test_comments_headings_and_totals_are_passed_over(self) -> None:
        deck = read(
            "// a comment\nNoise\n# another\nEvent (2)\n1 Diesel\n---\n**Programs**\n2 Imp\n; and one\n"
            "https://example.org\n2 influence spent (max 15, available 13)\n3 cards (min 45)\nCards up to Core Set\n"
            "Deck built on https://netrunnerdb.com."
        )

        assert deck.cards == {"Diesel": 1, "Imp": 2}

    def test_every_line_that_is_wrong_is_named(self) -> None:
        with pytest.raises(DeckError) as caught:
            read("My deck\nNBN\n3 Sure Gambel\n\nBreaking News\n5000 Hedge Fund\n0 Hedge Fund\n1 Zxqwv Jkpty\nzxqwv")

        told = [(problem.line, problem.nearest[:1]) for problem in caught.value.problems]
        assert told == [
            (2, ("NBN: Controlling the Message",)),
            (3, ("Sure Gamble",)),
            (5, ()),
            (6, ()),
            (7, ()),
            (8, ()),
            (9, ()),
        ]
        assert str(caught.value).split("\n")[1] == (
            'line 3: "Sure Gambel" is no card that I know; did you mean Sure Gamble or Surge?'
        )

    def test_a_deck_without_identity_is_told_what_its_first_line_may_have_been(self) -> None:
        with pytest.raises(DeckError, match=r'"Whizard", was taken as the name.*did you mean Whizzard: Master Gamer'):
            read("Whizard\n3 Sure Gamble")

    def test_two_identities_are_one_too_many(self) -> None:
        with pytest.raises(DeckError, match=r"line 3: .* is a second identity beside Noise"):
            read("Noise\n3 Sure Gamble\nWhizzard")

    def test_nothing_is_no_deck(self) -> None:
        with pytest.raises(DeckError, match="nothing in it"):
            read(" \n")

    def test_files_of_old_programs(self) -> None:
        assert read("Noise\n3 Déjà Vu".encode("cp1252")).cards == {"Déjà Vu": 3}
        assert read("Noise\n3 Déjà Vu".encode("utf-16")).cards == {"Déjà Vu": 3}


class TestExports:
    """Such as players have them."""

    def test_netrunnerdb_text(self) -> None:
        deck = read(
            "workshop\r\nNoise: Hacker Extraordinaire (Core Set)\r\n\r\nEvent (4)\r\n3x Déjà Vu (Core Set) \r\n"
            "1x Diesel (Revised Core Set) ••\r\n\r\nResource (3)\r\n"
            "3x Aesop's Pawnshop (System Core 2019) ♘ ••••• •\r\n\r\n"
            "8 influence spent (max 15, available 7)\r\n7 cards (min 45)\r\nCards up to System Core 2019\r\n"
        )

        assert deck.name == "workshop"
        assert deck.cards == {"Déjà Vu": 3, "Diesel": 1, "Aesop’s Pawnshop": 3}

    def test_netrunnerdb_markdown(self) -> None:
        deck = read(
            "## Workshop (1st @ home)\n\n"
            "[Noise: Hacker Extraordinaire](https://netrunnerdb.com/en/card/01001) _(Core Set)_\n\n"
            "###Event (4)\n* 3x [Déjà Vu](https://netrunnerdb.com/en/card/01002) _(Core Set)_\n"
            "* 1x [A title in another language](https://netrunnerdb.com/en/card/01034) _(Core Set)_ ●●\n\n"
            "2 influence spent (max 15, available 13)  \n4 cards (min 45)  \nCards up to Core Set  \n\n"
            "Deck built on [NetrunnerDB](https://netrunnerdb.com).\n"
        )

        assert deck.name == "Workshop (1st @ home)"
        assert deck.cards == {"Déjà Vu": 3, "Diesel": 1}

    def test_bbcode(self) -> None:
        deck = read(
            "[b]Workshop[/b]\n\n"
            "[url=https://netrunnerdb.com/en/card/01001]Noise: Hacker Extraordinaire[/url] (Core Set)\n\n"
            "[b]Event (1)[/b]\n1x [url=https://netrunnerdb.com/en/card/01034]Diesel[/url] [i](Core Set)[/i] "
            "[color=#4CB148]●●[/color]"
        )

        assert (deck.name, dict(deck.cards)) == ("Workshop", {"Diesel": 1})

    def test_jinteki(self) -> None:
        deck = read(
            ";; identity: Andromeda\n;; identity-code: 01001\n;; title: Mine\n;; notes: good\n3 Diesel [art: alt]"
        )

        assert deck == Deck.of("Noise", {"Diesel": 3}, name="Mine", notes="good")

    def test_octgn(self) -> None:
        deck = read(
            '<?xml version="1.0" encoding="utf-8" standalone="yes"?><deck game="0f38e453-26df-4c04-9d67-6d43de939c77">'
            '<section name="Identity"><card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01001">Noise</card></section>'
            '<section name="R&amp;D / Stack"><card qty="3" id="bc0f047c-01b1-427f-a439-d451eda01034">?</card>'
            '<card qty="2" id="unknown">Imp</card></section><notes><![CDATA[by <me> & you]]></notes></deck>'
        )

        assert deck == Deck.of("Noise", {"Diesel": 3, "Imp": 2}, notes="by <me> & you")

    @pytest.mark.parametrize("encoding", ["utf-16", "cp1252", "yes", ""])
    def test_octgn_says_of_itself_what_it_likes(self, encoding: str) -> None:
        text = write(Deck.of("Noise", {"Déjà Vu": 1}), "octgn").replace('"utf-8"', f'"{encoding}"')

        read_or_explained(text, "octgn")

    def test_octgn_names_the_line(self) -> None:
        with pytest.raises(DeckError) as caught:
            read(
                '<deck>\n<section name="Identity">\n<card qty="1">Noize</card>\n'
                '<card qty="x">Imp</card></section></deck>'
            )

        assert [problem.line for problem in caught.value.problems] == [0, 3, 4]

    def test_octgn_declares_nothing(self) -> None:
        with pytest.raises(DeckError, match="line 1: a deck file declares no document type"):
            read('<!DOCTYPE deck [<!ENTITY a "aaaa">]><deck>&a;</deck>')

    def test_netrunnerdb_json(self) -> None:
        told = {
            "id": 1,
            "name": "Mine",
            "description": "<p>good</p>",
            "mwl_code": None,
            "cards": {"01001": 1, "25042": 3},
        }
        deck = Deck.of("Noise", {"Diesel": 3}, name="Mine", notes="<p>good</p>")

        assert read(json.dumps({"data": [told], "success": True})) == deck
        assert read(json.dumps([told])) == deck
        assert read(json.dumps(told)) == deck

    def test_netrunnerdb_json_of_version_three(self) -> None:
        attributes = {
            "name": "Mine",
            "notes": "good",
            "identity_card_id": "noise_hacker_extraordinaire",
            "card_slots": {"diesel": 3, "paules_cafe": 1},
        }

        deck = read(json.dumps({"data": {"id": "x", "type": "decklists", "attributes": attributes}}))

        assert deck == Deck.of("Noise", {"Diesel": 3, "Paule's Café": 1}, name="Mine", notes="good")

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("{", "line 1: this is not JSON"),
            ("{}", 'has no "cards"'),
            ('{"data": []}', "holds 0 decks"),
            ('{"data": [{"cards": {}}, {"cards": {}}]}', "holds 2 decks"),
            ('{"cards": 3}', "cards must be an object"),
            ('{"cards": {\n"01001": 1,\n"99999": 2}}', 'line 3: "99999" is the code of no card'),
            ('{"cards": {\n"01001": 1,\n"01034": -2}}', "line 3: .* copies, and 1 to 999 can be"),
            ('{"cards": {"01001": 1, "01034": true}}', "has True copies"),
            ('{"cards": {"01034": 2}}', "no identity found"),
        ],
    )
    def test_json_that_is_no_deck(self, text: str, words: str) -> None:
        with pytest.raises(DeckError, match=words):
            read(text, "json")


class TestWriting:
    def test_a_card_that_nobody_knows_is_not_written(self) -> None:
        deck = Deck("", cards()["Diesel"].side, "Noise: Hacker Extraordinaire", Cards({"Dysel": 1}))

        with pytest.raises(DeckError, match="did you mean Diesel"):
            write(deck, "nrdb")

    def test_what_is_no_identity_is_not_written(self) -> None:
        with pytest.raises(DeckError, match="is not an identity"):
            write(Deck("", cards()["Diesel"].side, "Diesel", Cards()), "text")

    def test_unknown_forms_are_answered_with_the_known(self) -> None:
        with pytest.raises(
            ValueError, match='no file format "pdf"; there are text, nrdb, markdown, jinteki, octgn, json'
        ):
            write(Deck.of("Noise", {}), "pdf")
        with pytest.raises(ValueError, match="no file format"):
            read("Noise", "pdf")

    def test_netrunnerdb_text_counts_influence(self) -> None:
        text = write(Deck.of("Noise", {"Diesel": 3, "Imp": 1}, name="Mine"), "nrdb")

        assert text.split("\n")[:3] == ["Mine", "", "Noise: Hacker Extraordinaire (Core Set)"]
        assert "3x Diesel (System Core 2019) ●●●●● ●\n" in text
        assert "6 influence spent (max 15, available 9)\n4 cards (min 45)\n" in text

    def test_other_programs_do_not_take_extras_for_cards(self) -> None:
        deck = Deck.of("Adam", {"Imp": 1}, extras={"Safety First": 1}, notes="3 Diesel")

        for form in ("text", "nrdb", "markdown", "jinteki"):
            for line in write(deck, form).split("\n"):
                assert not ("Safety" in line or "Diesel" in line) or not line.lstrip("* ")[:1].isdigit()


@pytest.mark.parametrize(
    "address",
    ["https://netrunnerdb.com/en/decklist/12345/a-deck", " www.example.org/deck \n", "netrunnerdb.com/en/deck/view/1"],
)
def test_an_address_is_answered_with_what_to_paste_instead(address: str) -> None:
    with pytest.raises(DeckError, match="is an address, not a list: open it"):
        read(address)
