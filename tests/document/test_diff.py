"""Two versions, rule by rule. Small documents of our own; where they are present, the openings of 1.3 and 1.4."""

import pytest
from tests.document.samples import MARKDOWN, SOURCE, TEXT, section, shared, shared_document, source, text

from sneakdoor.document import Document, RuleChange, diff, numbered, read


def told(old: Document, new: Document) -> list[tuple[str, str, str]]:
    return [(change.kind, change.rule, change.was) for change in diff(old, new)]


def one(*lines: str) -> Document:
    return section(*lines)


class TestKinds:
    def test_nothing_changed(self) -> None:
        assert diff(source(), source()) == []

    def test_the_same_text_in_another_form_has_not_changed(self) -> None:
        assert told(source(), text(MARKDOWN, "lanterns.md")) == []
        assert told(source(), text(TEXT)) == []

    def test_letter_case_quotes_and_spaces_do_not_count(self) -> None:
        assert told(one("- 1.1.1. The “LANTERN” costs 1 [c]."), one('- 1.1.1. The "Lantern" costs 1[c].')) == []

    def test_added_and_removed(self) -> None:
        old = one("- 1.1.1. Lanterns burn oil.", "- 1.1.2. Boats look for light at night.")
        new = one("- 1.1.1. Lanterns burn oil.", "- 1.1.2. Every pier belongs to somebody.")

        assert told(old, new) == [("removed", "", "1.1.2"), ("added", "1.1.2", "")]

    def test_reworded_with_the_words_that_were_exchanged(self) -> None:
        old = one("- 1.1.1. A player lights one lantern with a match.")
        new = one("- 1.1.1. A player lights one lamp with a match.")

        assert [(change.kind, change.rule, change.pairs) for change in diff(old, new)] == [
            ("reworded", "1.1.1", (("lantern", "lamp"),))
        ]

    def test_unchanged_text_under_a_new_number_has_moved_with_its_letters(self) -> None:
        old = one("- 1.1.1. Lanterns burn oil.", " - a. Oil is dear.", "- 1.1.2. Boats look for light.")
        new = one(
            "- 1.1.1. Piers have names.",
            "- 1.1.2. Lanterns burn oil.",
            " - a. Oil is dear.",
            "- 1.1.3. Boats look for light.",
        )

        assert told(old, new) == [
            ("added", "1.1.1", ""),
            ("moved", "1.1.2", "1.1.1"),
            ("moved", "1.1.2a", "1.1.1a"),
            ("moved", "1.1.3", "1.1.2"),
        ]

    def test_moved_and_reworded(self) -> None:
        old = one("- 1.1.1. A lantern burns one can of oil each night.")
        new = one("- 1.1.1. Piers have names.", "- 1.1.2. A lantern burns two cans of oil each night.")
        changes = diff(old, new)

        assert [(change.kind, change.rule, change.was, change.moved) for change in changes] == [
            ("added", "1.1.1", "", False),
            ("reworded", "1.1.2", "1.1.1", True),
        ]

    def test_steps_with_the_same_words_stay_in_their_places(self) -> None:
        old = one("- 1.1.1. A check.", "- 1.1.2. Light up.", "- 1.1.3. A check.")
        new = one("- 1.1.1. A check.", "- 1.1.2. Light up.", "- 1.1.3. Look out.", "- 1.1.4. A check.")

        assert told(old, new) == [("added", "1.1.3", ""), ("moved", "1.1.4", "1.1.3")]


class TestWhatBelongsToARule:
    def test_a_reference_that_follows_its_rule_is_no_change(self) -> None:
        old = one("- 1.1.1. Lanterns burn; see rule 1.1.2.", "- 1.1.2. Oil is dear.")
        new = one("- 1.1.1. Lanterns burn; see rule 1.1.3.", "- 1.1.2. Piers have names.", "- 1.1.3. Oil is dear.")

        assert told(old, new) == [("added", "1.1.2", ""), ("moved", "1.1.3", "1.1.2")]

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("See rules 1.1.2 and 1.1.3.", "See §1.1.2, 1.1.3."),
            ("See sections 1.1.2, 1.1.3, and 1.1.4.", "See §1.1.2, 1.1.3, 1.1.4."),
            ("See rule 1.1.2.", "See §1.1.2."),
        ],
    )
    def test_how_a_list_of_references_is_written_is_no_change(self, old: str, new: str) -> None:
        rest = ("- 1.1.2. Oil is dear.", "- 1.1.3. Piers have names.", "- 1.1.4. Boats sink.")

        assert told(one(f"- 1.1.1. {old}", *rest), one(f"- 1.1.1. {new}", *rest)) == []

    def test_a_reference_to_another_rule_is_one(self) -> None:
        old = one("- 1.1.1. Lanterns burn; see rule 1.1.2.", "- 1.1.2. Oil is dear.", "- 1.1.3. Piers have names.")
        new = one("- 1.1.1. Lanterns burn; see rule 1.1.3.", "- 1.1.2. Oil is dear.", "- 1.1.3. Piers have names.")

        assert [(change.kind, change.rule, change.parts) for change in diff(old, new)] == [
            ("reworded", "1.1.1", ("reference",))
        ]

    def test_an_example_that_changed(self) -> None:
        new = source(SOURCE.replace("The oil ran out", "The match broke"))

        changes = diff(source(), new)
        assert [(change.kind, change.rule, change.parts) for change in changes] == [("reworded", "1.2.2", ("example",))]

    def test_plain_data(self) -> None:
        change = RuleChange("reworded", "1.1.2", "1.1.1", 4, "So.", (("a", "b"),), ("text",))

        assert change.as_json() == {
            "kind": "reworded",
            "rule": "1.1.2",
            "was": "1.1.1",
            "moved": True,
            "line": 4,
            "words": "So.",
            "parts": ["text"],
            "changes": [{"old": "a", "new": "b"}],
        }


class TestNumbered:
    def test_numbers_by_place_and_references_that_follow(self) -> None:
        made, _ = numbered(one("- 1.1.2. See rule 1.1.5.", "- 1.1.5. So.", " - b. Thus."))

        assert [entry.number for entry in made.walk()] == ["1", "1.1", "1.1.1", "1.1.2", "1.1.2a"]
        assert told(made, one("- 1.1.1. See rule 1.1.2.", "- 1.1.2. So.", " - a. Thus.")) == []

    def test_what_is_numbered_well_stays(self) -> None:
        made, _ = numbered(source())

        assert [entry.number for entry in made.walk()] == [entry.number for entry in source().walk()]


class TestShared:
    """The openings of 1.3 and 1.4, where they are present."""

    def test_each_rule_that_changed_and_nothing_else(self) -> None:
        changes = diff(shared_document("cr-1.3-opening.md"), shared_document("cr-1.4-opening.txt"))
        by_kind: dict[str, list[str]] = {}
        for change in changes:
            by_kind.setdefault(change.kind, []).append(change.rule or change.was)

        assert by_kind == {
            "added": ["1.3.10", "1.5.4d", "1.6.1b", "1.8.5", "1.8.5a"],
            "moved": ["1.8.6", "1.8.7"],
            "reworded": [
                *("1.2.5", "1.5.2", "1.5.2a", "1.5.3a", "1.5.3b", "1.5.3c", "1.6.6a"),
                *("1.8.4a", "1.9.2", "1.9.3", "1.10.3c", "1.10.4", "1.10.4d", "1.10.5c"),
            ],
        }
        assert [change.was for change in changes if change.kind == "moved"] == ["1.8.5", "1.8.6"]

    @pytest.mark.parametrize(
        ("name", "moved", "stayed"),
        [
            (
                "cr-1.3-complete.txt",
                {"1.12.8": "1.13.9", "10.3.1j": "10.3.1l", "10.8.6g": "10.8.6f"},
                {"1.1.2", "1.2.1"},
            ),
            ("cr-1.4-opening.txt", {}, {"1.1.2", "1.2.1", "1.8.3"}),
        ],
    )
    def test_26_03_is_matched_by_its_text(self, name: str, moved: dict[str, str], stayed: set[str]) -> None:
        changes = diff(shared_document(name), shared_document("26.03/cr-26.03.txt"))

        assert moved.items() <= {change.was: change.rule for change in changes if change.kind == "moved"}.items()
        assert not stayed & {change.rule for change in changes}

    def test_two_conversions_of_one_opening_differ_in_one_word(self) -> None:
        complete = read(shared("cr-1.3-complete.txt"))
        complete.chapters = complete.chapters[:1]
        complete.chapters[0].children = complete.chapters[0].children[:11]
        changes = diff(shared_document("cr-1.3-opening.md"), complete)

        assert [change.rule for change in changes if "note" not in change.parts] == ["1.6.6a"]
