"""Each kind of fault in small documents of our own; where they are present, the shared ones."""

import pytest
from tests.document.samples import SOURCE, section, shared_document, source, text

from sneakdoor.document import KINDS, Fault, check
from sneakdoor.document.reference_check import SURE, THOROUGH, Matter, _better, claims, doubts, related

# A document of our own that is long enough for words to be rare or common: lanterns, oil, boats.
HARBOUR = """\
1. Light

1.1. General

- 1.1.1. A LANTERN is a lamp that a player keeps on a pier. Lanterns are lit and doused by players.
- 1.1.2. A pier holds any number of lanterns. A player owns one pier.

1.2. Lanterns

- 1.2.1. A player lights a lantern by spending a match. A lit lantern shines on its pier.
- 1.2.2. A player douses a lantern by spending a breath. A doused lantern is dark.
- 1.2.3. Storms douse every lantern on a pier unless the keeper shelters it.

1.3. Oil

- 1.3.1. Oil is bought from the chandler with coins, one coin for each can.
- 1.3.2. A can of oil feeds a lantern for one night. Spilled oil cannot be used.

2. Water

2.1. Boats

- 2.1.1. A boat sails to a pier on which a lantern shines, and unloads its cargo there.
- 2.1.2. A boat that finds every pier dark is wrecked, and its cargo is lost to the sea.

2.2. Storms

- 2.2.1. A storm comes when the weather die shows a six.
- 2.2.2. A storm lasts until a player rolls the weather die again at dawn.
"""


def kinds(faults: list[Fault]) -> list[tuple[str, str, int]]:
    return [(fault.kind, fault.rule, fault.line) for fault in faults]


class TestReferences:
    def test_a_sound_document_has_no_fault(self) -> None:
        assert check(source()) == []
        assert check(text(HARBOUR)) == []

    def test_a_number_that_leads_nowhere(self) -> None:
        faults = check(section("- 1.1.1. See rule 1.1.4.", "- 1.1.2. So."))

        assert kinds(faults) == [("unresolved", "1.1.1", 5)]
        assert "1.1.4" in faults[0].words
        assert "1.1.2" in faults[0].suggestion

    def test_a_label_that_nobody_has_with_the_nearest_one(self) -> None:
        faults = check(source(SOURCE.replace("@sec:dark", "@sec:dork")))

        assert kinds(faults) == [("unresolved", "1.1.2", 18)]
        assert "sec:dark" in faults[0].suggestion

    def test_a_label_given_twice_is_a_fault_and_so_is_what_points_to_it(self) -> None:
        faults = check(source(SOURCE.replace("{#sec:two}", "{#sec:dark}")))

        assert sorted(kinds(faults)) == [("ambiguous", "1.1.2", 18), ("duplicate", "1.2.2", 31)]

    def test_a_number_given_twice(self) -> None:
        faults = check(section("- 1.1.1. So.", "- 1.1.1. Thus.", "- 1.1.2. See rule 1.1.1."))

        assert kinds(faults) == [("duplicate", "1.1.1", 6), ("ambiguous", "1.1.2", 7)]

    def test_of_a_part_what_points_out_of_it_is_no_fault(self) -> None:
        part = section("- 1.1.1. See section 4.7.", "- 1.1.2. See rule 1.1.0.")

        assert [fault.rule for fault in check(part)] == ["1.1.1", "1.1.2"]
        assert [fault.rule for fault in check(part, part=True)] == ["1.1.2"]

    def test_examples_are_looked_through_too(self) -> None:
        assert kinds(check(section("- 1.1.1. So.", "", "Example: As rule 9.9.9 says."))) == [("unresolved", "1.1.1", 7)]


class TestMistaken:
    def faults(self, sentence: str) -> list[tuple[str, str]]:
        document = text(HARBOUR.replace("- 2.1.2.", f"- 2.1.2. {sentence}"))
        return [(fault.rule, fault.suggestion.split()[0]) for fault in check(document) if fault.kind == "mistaken"]

    def test_a_neighbour_treats_what_the_sentence_speaks_of(self) -> None:
        assert self.faults("See rule 1.3.1 for spilled oil.") == [("2.1.2", "1.3.2")]

    def test_the_right_number_is_no_fault(self) -> None:
        assert self.faults("See rule 1.3.2 for spilled oil.") == []

    def test_a_place_elsewhere_has_it_in_its_title(self) -> None:
        assert self.faults("See section 1.3 for storms.") == [("2.1.2", "2.2")]

    def test_of_two_references_in_a_sentence_each_has_its_own_clause(self) -> None:
        told = "Matches are treated in rule 1.2.1, and breath is treated in rule 1.2.3."

        assert self.faults(told) == [("2.1.2", "1.2.2")]

    def test_references_in_one_breath_share_their_clause(self) -> None:
        assert self.faults("Rules 1.2.1 and 1.2.2 say how a player lights and douses a lantern.") == []

    def test_a_sentence_that_says_nothing_is_not_judged(self) -> None:
        assert self.faults("Boats are made of wood. See rule 1.3.1.") == []


class TestNumbering:
    @pytest.mark.parametrize(
        ("lines", "found"),
        [
            (("- 1.1.1. So.", "- 1.1.3. Thus."), ("gap", "1.1.3", 6)),
            (("- 1.1.2. So.",), ("gap", "1.1.2", 5)),
            (("- 1.1.1. So.", "- 1.1.3. Thus.", "- 1.1.2. Hence."), ("order", "1.1.2", 7)),
            (("- 1.1.1. So.", " - a. One.", " - c. Three."), ("gap", "1.1.1c", 7)),
            (("- 1.1.1. So.", " - b. Two.", " - a. One."), ("order", "1.1.1a", 7)),
            (("- 1.1.1. So.", " - a. One.", " - Two."), ("gap", "1.1.1b", 7)),
        ],
    )
    def test_gaps_and_disorder(self, lines: tuple[str, ...], found: tuple[str, str, int]) -> None:
        assert found in kinds(check(section(*lines)))

    def test_letters_of_the_source_form_are_compared_with_what_is_written(self) -> None:
        faults = check(source(SOURCE.replace("b. A lit", "d. A lit")))

        assert kinds(faults) == [("order", "1.1.2b", 21)]
        assert "“b.”" in faults[0].suggestion

    def test_a_whole_section_that_is_missing(self) -> None:
        faults = check(text(HARBOUR.replace("1.2. Lanterns", "1.4. Lanterns").replace("- 1.2.", "- 1.4.")))

        assert ("gap", "1.4", 8) in kinds(faults)


class TestSymbolsAndExamples:
    def test_a_picture_whose_replacement_is_given_nowhere(self) -> None:
        faults = check(source(SOURCE.replace(" (plaintext: [c])", "")))

        assert kinds(faults) == [("symbol", "1.1.2a", 20)]
        assert "pictures/coin.png" in faults[0].words

    def test_a_replacement_that_is_explained_nowhere(self) -> None:
        assert kinds(check(section("- 1.1.1. Pay 2[shell]."))) == [("symbol", "1.1.1", 5)]
        assert check(section("- 1.1.1. Pay 2[shell].", "- 1.1.2. The sign (plaintext: [shell]) is a shell.")) == []

    def test_what_a_lost_symbol_leaves_behind(self) -> None:
        assert kinds(check(section("- 1.1.1. It has clicks (by default [click]]."))) == [("symbol", "1.1.1", 5)]

    def test_an_example_before_any_rule(self) -> None:
        assert kinds(check(section("Example: One burns.", "", "- 1.1.1. So."))) == [("example", "1.1", 5)]
        stray = source(SOURCE.replace("Nothing yet.", "*Example: None.*"))
        assert kinds(check(stray)) == [("example", "", 8)]


class TestShared:
    """The shared documents, where they are present."""

    def test_1_3_its_mistaken_references_are_found_and_few_others(self) -> None:
        faults = check(shared_document("cr-1.3-complete.txt"))
        mistaken = {fault.rule: fault for fault in faults if fault.kind == "mistaken"}

        better = {"5.2.3": "5.2.7", "10.6.2": "6.9.6b", "3.3.4": "3.6.5", "9.6.7a": "9.2.8", "10.3.3": "9.2.4"}
        assert {rule: mistaken[rule].suggestion.split()[0] for rule in better} == better
        assert len(mistaken) <= 8

    def test_1_3_lost_symbols_and_letters(self) -> None:
        faults = check(shared_document("cr-1.3-complete.txt"))

        assert [fault.rule for fault in faults if fault.kind == "symbol"] == ["5.6.1a", "5.7.1a"]
        assert sum(fault.kind == "gap" for fault in faults) == 10
        assert {fault.kind for fault in faults} <= set(KINDS)
        assert not [fault for fault in faults if fault.kind in {"unresolved", "ambiguous", "duplicate", "order"}]

    def test_a_document_numbered_by_machine_gives_hardly_an_alarm(self) -> None:
        document = shared_document("cr-22.12-later-text.txt")

        assert len(doubts(document)) <= 3
        assert len(doubts(document, THOROUGH)) <= 21

    def test_a_part_of_the_references_that_are_led_astray_by_one_is_found(self) -> None:
        """docs/document.md names these figures."""
        document = shared_document("cr-22.12-later-text.txt")
        matter = Matter(document)
        found = {SURE: 0, THOROUGH: 0}
        tried = 0
        for entry in document.walk():
            for claim in () if entry.heading else claims(entry.text):
                target = matter.target(claim.reference)
                if target is None or target.kind == "chapter" or related(target.number, entry.number):
                    continue
                row = matter.beside(target.number)
                at = row.index(target.number)
                for number in (*row[at - 1 : at] * (at > 0), *row[at + 1 : at + 2]):
                    if number in claim.listed or related(number, entry.number):
                        continue
                    tried += 1
                    wrong = matter.entries[number]
                    for limits in found:
                        found[limits] += _better(matter, claim, wrong, entry, limits) is not None
        assert tried > 600
        assert found[SURE] >= 0.19 * tried
        assert found[THOROUGH] >= 0.37 * tried

    def test_the_fragment_in_source_form_is_sound(self) -> None:
        assert check(shared_document("cr-pandoc-source.md")) == []
