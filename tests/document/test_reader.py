"""Documents of all forms become one model. Small documents of our own; where they are present, the shared ones."""

import json
import re

import pytest
from tests.document.samples import MARKDOWN, SOURCE, TEXT, section, shared, shared_document, source, text

from sneakdoor.document import BadDocument, Clause, Document, Reference, Symbol, check, plain, read, read_bytes
from sneakdoor.document.model import order, references

NUMBERS = ["1", "1.1", "1.1.1", "1.1.2", "1.1.2a", "1.1.2b", "1.1.2c", "1.2", "1.2.1", "1.2.2"]


def entry(document: Document, number: str) -> Clause:
    return document.numbers()[number]


def words(document: Document, number: str) -> str:
    return plain(entry(document, number).text, {label: one.number for label, one in document.labels().items()})


def read_or_refused(part: str) -> list[int]:
    """The lines of what was read, or of what was refused."""
    try:
        return [one.line for one in text(part).walk()]
    except BadDocument as bad:
        return [line for line, _ in bad.problems]


FORMS = [(SOURCE, "lanterns.md"), (MARKDOWN, "lanterns.md"), (TEXT, "lanterns.txt")]


@pytest.mark.parametrize(("content", "name"), FORMS, ids=["source", "markdown", "text"])
class TestEveryForm:
    def test_numbers(self, content: str, name: str) -> None:
        assert [one.number for one in read_bytes(content.encode(), name).walk()] == NUMBERS

    def test_kinds(self, content: str, name: str) -> None:
        found = read_bytes(content.encode(), name).numbers()

        assert [found[number].kind for number in ("1", "1.1", "1.1.2", "1.1.2a")] == [
            "chapter",
            "section",
            "rule",
            "letter",
        ]

    def test_texts_and_symbols(self, content: str, name: str) -> None:
        document = read_bytes(content.encode(), name)

        assert words(document, "1.1.2a") == "Lighting costs 1[c]."
        assert [piece.name for piece in entry(document, "1.1.2a").text if isinstance(piece, Symbol)] == ["c"]
        assert [plain(note) for note in entry(document, "1.1").notes] == ["A game about light."]

    def test_examples_belong_to_the_place_before_them(self, content: str, name: str) -> None:
        document = read_bytes(content.encode(), name)

        assert [plain(one.text) for one in entry(document, "1.1.2b").examples] == [
            "Ada lights a lantern and pays 1[c]."
        ]
        assert len(entry(document, "1.2.2").examples) == 2

    def test_references_lead_to_their_places(self, content: str, name: str) -> None:
        document = read_bytes(content.encode(), name)
        found = [(one.number, ref) for one in document.walk() for ref in references(one.text)]

        assert [(number, getattr(document.target(ref), "number", None)) for number, ref in found] == [
            ("1.1.1", "1.2"),
            ("1.1.2", "1.2.2"),
        ]


class TestSource:
    def test_lines_are_those_of_the_file(self) -> None:
        lines = SOURCE.split("\n")
        document = source()

        assert all(lines[one.line - 1].startswith(("#", "a.", "b.", "c.")) for one in document.walk())
        assert lines[entry(document, "1.2.2").examples[1].line - 1].startswith("*Example 2")

    def test_labels_title_version_and_front(self) -> None:
        document = source()

        assert entry(document, "1.2").label == "sec:oil"
        assert entry(document, "1.2.1").label == ""
        assert (document.title, document.version) == ("Rules of Lanterns", "0.1")
        assert [plain(one) for one in document.front] == ["What changed", "Nothing yet."]

    def test_the_document_itself_names_the_replacement_of_a_picture(self) -> None:
        assert source().replacements == {"pictures/coin.png": "c"}

    def test_headings_of_the_fourth_level_are_letters(self) -> None:
        document = source(SOURCE.replace("a. Lighting", "#### Lighting").replace("b. A lit", "\n#### A lit"))

        assert words(document, "1.1.2a") == "Lighting costs 1[c]."
        assert words(document, "1.1.2c") == "A lantern can be doused."

    def test_steps_beneath_letters(self) -> None:
        document = source(SOURCE.replace("b. A lit", "   1. First the oil.\n   2. Then the match.\n\nb. A lit"))

        assert words(document, "1.1.2a.2") == "Then the match."
        assert entry(document, "1.1.2a.2").kind == "step"
        assert words(document, "1.1.2b") == "A lit lantern burns."

    def test_an_unnumbered_chapter_takes_no_number(self) -> None:
        document = source(SOURCE.replace("# The Game {#sec:game}", "# Thanks {.unnumbered}\n\nTo all.\n\n# The Game"))

        assert words(document, "1") == "The Game"
        assert "To all." in [plain(one) for one in document.front]


class TestScars:
    """What conversion does to documents, with one reading left."""

    def test_a_lost_letter_is_put_back(self) -> None:
        document = section("- 1.1.1. Of lanterns.", " - a. They burn.", " - They shine.", " - c. They end.")

        assert words(document, "1.1.1b") == "They shine."
        assert [(notice.rule, notice.line, notice.kind) for notice in document.notices] == [("1.1.1b", 7, "gap")]

    def test_a_lost_first_letter_is_known_by_the_second(self) -> None:
        assert words(section("- 1.1.1. Of lanterns.", " - They burn.", " - b. They end."), "1.1.1a") == "They burn."

    def test_points_without_any_letter_are_no_letters(self) -> None:
        document = section("- 1.1.1. Of lanterns.", " - They burn.", " - They end.", "- 1.1.2. Of oil.")

        assert [one.number for one in document.walk()] == ["1", "1.1", "1.1.1", "1.1.2"]
        assert len(entry(document, "1.1.1").notes) == 2

    def test_a_letter_at_the_end_of_an_example(self) -> None:
        document = section("- 1.1.1. Of lanterns.", " - a. They burn.", "", "Example: One burns. b. They end.")

        assert words(document, "1.1.1b") == "They end."
        assert plain(entry(document, "1.1.1a").examples[0].text) == "One burns."

    def test_an_example_in_the_line_of_its_rule(self) -> None:
        document = section("- 1.1.1. Lanterns burn. *Example: One burns.*")

        assert words(document, "1.1.1") == "Lanterns burn."
        assert plain(entry(document, "1.1.1").examples[0].text) == "One burns."

    def test_a_sentence_cut_in_two_by_a_page(self) -> None:
        document = section("- 1.1.1. A lantern burns until its", "", "oil is gone.", "- 1.1.2. Then it ends.")

        assert words(document, "1.1.1") == "A lantern burns until its oil is gone."

    def test_a_wrapped_line_that_begins_with_a_number(self) -> None:
        document = section("- 1.1.1. Lanterns burn; see section", "  1.1 for more.", "- 1.1.2. Then they end.")

        assert words(document, "1.1.1") == "Lanterns burn; see section 1.1 for more."
        assert [one.number for one in document.walk()] == ["1", "1.1", "1.1.1", "1.1.2"]

    def test_a_paragraph_after_an_example_among_letters(self) -> None:
        document = section("- 1.1.1. Of oil.", " - a. It burns.", "", "Example: It burnt.", "", "It also smells.")

        assert words(document, "1.1.1b") == "It also smells."


class TestCharts:
    def test_numbers_letters_and_roman_numerals_in_brackets(self) -> None:
        lines = [
            "1.1.1. A Turn",
            "",
            "1) Dusk",
            "",
            "- a) Light.",
            "- b) Oil left?",
            " - i) If so, burn.",
            " - ii) Or go.",
        ]
        document = section(*lines, "", "2) Dawn", "", "- a) Douse.")

        assert [one.number for one in document.walk()][3:] == [
            "1.1.1.1",
            "1.1.1.1a",
            "1.1.1.1b",
            "1.1.1.1b.i",
            "1.1.1.1b.ii",
            "1.1.1.2",
            "1.1.1.2a",
        ]

    def test_directly_beneath_a_section(self) -> None:
        document = text(
            "1. Game\n\n1.1. All\n\n1.1.1. So.\n\n1.2. Turn\n\n1) Dusk\n\n- a) Light.\n\n2) Dawn\n\n- a) End.\n"
        )

        assert [one.number for one in document.walk()][3:] == ["1.2", "1.2.1", "1.2.1a", "1.2.2", "1.2.2a"]


def test_what_is_said_to_the_printer_is_no_text() -> None:
    document = section("- 1.1.1. Take {card:The Lamp} from {product:The Box}. {bold=None,toc=None}")

    assert words(document, "1.1.1") == "Take The Lamp from The Box."


class TestReferences:
    @pytest.mark.parametrize(
        ("line", "targets"),
        [
            ("See rules 1.1.1 and 1.1.2.", ["1.1.1", "1.1.2"]),
            ("See sections 1.1, 1.2, and 1.3 respectively.", ["1.1", "1.2", "1.3"]),
            ("In <u>section</u> <u>1.1</u> it stands.", ["1.1"]),
            ("It is step 6.9.3b, or [rule 2.1.1](#).", ["6.9.3b", "2.1.1"]),
            ("See §1.1.2,1.2.1 for that.", ["1.1.2", "1.2.1"]),
            ("Section 8 has 3 rules and 2 cards.", ["8"]),
            ("This is version 1.2 of the lantern.", []),
        ],
    )
    def test_in_sentences(self, line: str, targets: list[str]) -> None:
        assert [one.target for one in references(entry(section(f"- 1.1.1. {line}"), "1.1.1").text)] == targets

    def test_by_label(self) -> None:
        assert references(entry(source(), "1.1.2").text) == [Reference("sec:dark", "rule ")]


class TestBadFiles:
    @pytest.mark.parametrize(
        ("content", "line", "words"),
        [
            (b"", 1, "empty"),
            (b"1. Game\n\n1.1. All\n\n1.1.1. Caf\xe9.\n", 5, "UTF-8"),
            (b"1. Game\n\0\n", 2, "null byte"),
            (b"A letter to a friend.\n\nYours.\n", 1, "no numbered rule"),
            (b"# Game\n\n### A rule.\n\n## All\n\n### So. {#sec:a}\n", 3, "before any section"),
            (b"# Game\n\n## All\n\na. So.\n\n### So. {#sec:a}\n", 5, "before any rule"),
            (b"# Game\n\n## All {#sec:a}\n\nNothing.\n", 1, "no rule"),
            (b"# Game\n\n## All {#sec:a}\n\n### So.\n\n###### Deep.\n", 7, "level 6"),
            (b"---\ntitle: [unclosed\n---\n\n# Game {#sec:a}\n\n## All\n\n### So.\n", 0, "Pandoc cannot read it"),
        ],
    )
    def test_tell_the_line_and_what_is_wrong(self, content: bytes, line: int, words: str) -> None:
        with pytest.raises(BadDocument) as bad:
            read_bytes(content, "bad.md")

        found, told = bad.value.problems[0]
        assert words in told
        assert found == line or not line
        assert str(bad.value).startswith(f"bad.md:{found}: ")

    def test_numbers_that_stray_are_put_where_they_belong_and_told(self) -> None:
        lines = [
            "- 1.1.1. So.",
            "- 7.1.2. Astray.",
            "- 1.1.2. Back.",
            "",
            "1.2. Oil",
            "",
            "- 1.2.1. Oil.",
            "- 1.1.3. Late.",
        ]
        document = section(*lines, "", "7. Late", "", "7.1. Later", "", "- 7.1.1. Latest.")

        assert [one.number for one in document.walk()] == [
            *("1", "1.1", "1.1.1", "1.1.2", "1.1.3", "1.2", "1.2.1"),
            *("7", "7.1.2", "7.1", "7.1.1"),
        ]
        assert [(one.kind, one.rule, one.line) for one in document.notices] == [
            ("order", "7.1.2", 6),
            ("order", "1.1.3", 12),
        ]

    def test_a_document_may_begin_in_the_middle(self) -> None:
        document = text("- 4.7.8. Remote lanterns.\n- 4.7.9. Near lanterns.\n")

        assert [one.number for one in document.walk()] == ["4", "4.7.8", "4.7.9"]

    @pytest.mark.parametrize("cut", range(0, len(MARKDOWN), 23))
    def test_any_part_of_a_document_is_read_or_refused(self, cut: int) -> None:
        for part in (MARKDOWN[:cut], MARKDOWN[cut:], TEXT[:cut], TEXT[cut:], MARKDOWN[cut:] + TEXT[:cut]):
            lines = part.count("\n") + 1
            for line in read_or_refused(part):
                assert 1 <= line <= lines


class TestUnnumberedCharts:
    """Lists below a section that has no rules: they repeat steps, and are not numbered."""

    CHART = """\
1 Lanterns
  1.1 Light
    1.1.1 Lanterns burn.
2 Charts
  2.1 A Night (§1.1)
    1. Evening
      a. Light the lanterns.
      b. Is there oil?
        - If no, go to (2).
        - If yes, wait.
    2. Morning
      a. Douse them.
  2.2 A Day
    1. Sleep.
3 Boats
  3.1 Sails
    3.1.1 Boats sail.
      3.1.1a They do.
"""

    def test_a_chart_is_remarks_on_its_section(self) -> None:
        document = text(self.CHART)
        night = document.numbers()["2.1"]

        assert list(document.numbers()) == ["1", "1.1", "1.1.1", "2", "2.1", "2.2", "3", "3.1", "3.1.1", "3.1.1a"]
        assert plain(night.text) == "A Night (§1.1)"
        assert [plain(note) for note in night.notes][:4] == [
            "1. Evening",
            "a. Light the lanterns.",
            "b. Is there oil?",
            "• If no, go to (2).",
        ]
        assert len(night.notes) == 7

    def test_nothing_is_missing_in_it(self) -> None:
        assert text(self.CHART).notices == []
        assert check(text(self.CHART)) == []

    def test_a_list_in_a_rule_is_no_chart(self) -> None:
        document = text("1 Lanterns\n  1.1 Light\n    1.1.1 Lanterns burn.\n      a. They do.\n      b. Often.\n")

        assert list(document.numbers()) == ["1", "1.1", "1.1.1", "1.1.1a", "1.1.1b"]


class TestShared:
    """The shared documents, where they are present."""

    def test_26_03_has_every_number_with_its_examples_and_no_gap(self) -> None:
        listed = json.loads(shared("26.03/rules_index_26.03.json").read_text(encoding="utf-8"))
        document = shared_document("26.03/cr-26.03.txt")

        assert [(one.number, len(one.examples)) for one in document.walk()] == [
            (one["number"], one["examples"]) for one in listed
        ]
        assert document.notices == []
        assert {fault.kind for fault in check(document)} <= {"mistaken"}

    def test_1_3_has_every_number_in_its_line_with_its_examples(self) -> None:
        listed = json.loads(shared("rules_index.json").read_text(encoding="utf-8"))
        document = shared_document("cr-1.3-complete.txt")

        assert [(one.number, one.line) for one in document.walk()] == [(one["id"], one["line"]) for one in listed]
        count, shown = 0, {}
        for one in document.walk():
            shown[one.number] = [count + at for at in range(1, len(one.examples) + 1)]
            count += len(one.examples)
        assert shown == {one["id"]: one.get("examples", []) for one in listed}
        assert count == 99

    def test_what_the_conversion_of_1_3_lost_is_mended_and_told(self) -> None:
        document = shared_document("cr-1.3-complete.txt")
        mended = "3.2.3b 3.4.7b 4.1.2b 6.9.2e 6.9.3b 8.1.2a 8.2.2a 9.2.9e 9.6.2d 9.8.3d"

        assert [notice.rule for notice in document.notices] == mended.split()

    def test_the_two_forms_of_the_opening_of_1_3_have_the_same_numbers(self) -> None:
        complete = shared_document("cr-1.3-complete.txt").numbers()
        opening = [one.number for one in shared_document("cr-1.3-opening.md").walk()]

        assert len(opening) == 120
        assert opening == [number for number in complete if order(number) < order("1.12") or number == "1"][:120]

    def test_the_later_text_has_every_numbered_line(self) -> None:
        path = shared("cr-22.12-later-text.txt")
        numbered = re.findall(r"^ *(\d[\w.]*) ", path.read_text(encoding="utf-8"), re.MULTILINE)

        assert [one.number for one in read(path).walk()] == numbered

    def test_the_fragment_in_source_form(self) -> None:
        document = shared_document("cr-pandoc-source.md")
        found = [ref for one in document.walk() for ref in references(one.text)]

        assert document.form == "pandoc"
        assert [getattr(document.target(ref), "number", None) for ref in found] == ["1.9", "1.4", "1.5", "1.10"]
        assert [one.number for one in document.chapters[0].children] == [f"1.{at}" for at in range(1, 11)]
        assert len(entry(document, "1.2.5").examples) == 3
