"""Every form that is written: numbers, links, contents, symbols. Our own document; where present, the shared ones."""

import json
import re
import zlib
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.document.samples import MARKDOWN, section, shared, shared_document, source, text

from sneakdoor.document import Document, diff, listing, pages, read, read_bytes, render, with_lines
from sneakdoor.document import model as models
from sneakdoor.rulebook import Rule, rules


class Page(HTMLParser):
    """The ids, the links by their words, and the words of an HTML page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[tuple[str, str]] = []
        self.said: list[str] = []
        self.labels: list[str] = []
        self._open: str | None = None
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [found["id"]] if found.get("id") else []  # type: ignore[list-item]
        self.labels += [found["aria-label"]] if found.get("role") == "img" else []  # type: ignore[list-item]
        if tag == "a":
            self._open = found.get("href") or ""
            self.links.append((self._open, ""))

    def handle_endtag(self, tag: str) -> None:
        if tag == "a":
            self._open = None

    def handle_data(self, data: str) -> None:
        self.said.append(data.replace("\u00a0", " "))
        if self._open is not None:
            self.links[-1] = (self._open, self.links[-1][1] + data.replace("\u00a0", " "))


def streams(pdf: bytes) -> bytes:
    """A PDF with what is packed in it unpacked."""
    out = [pdf]
    for found in re.finditer(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            out.append(zlib.decompress(found[1]))
        except zlib.error:
            continue
    return b"\n".join(out)


def written(document: Document, form: str) -> str:
    return render(document, form).decode()


class TestHtml:
    def test_every_number_is_a_place_and_every_link_leads_to_one(self) -> None:
        page = Page(written(source(), "html"))

        assert {f"r{entry.number}" for entry in source().walk()} <= set(page.ids)
        assert len(page.ids) == len(set(page.ids))
        assert {link.removeprefix("#") for link, _ in page.links} <= set(page.ids)

    def test_references_are_links_with_numbers(self) -> None:
        links = Page(written(source(), "html")).links

        assert ("#r1.2", "section 1.2") in links
        assert ("#r1.2.2", "rule 1.2.2") in links

    def test_contents_and_title(self) -> None:
        made = written(source(), "html")

        assert ("#r1.1", "1.1 Players") in Page(made).links
        assert "<title>Rules of Lanterns, version 0.1</title>" in made
        assert '<nav aria-label="Table of Contents">' in made

    def test_symbols_are_pictures_that_can_be_spoken(self) -> None:
        page = Page(written(source(), "html"))

        assert page.labels == ["credit"] * 3
        assert "(plaintext: [c])" in "".join(page.said)

    def test_a_symbol_that_we_have_not_drawn_stays_in_brackets(self) -> None:
        drawn = section("- 1.1.1. Pay 2[shell] (plaintext: [shell]).")

        assert "Pay 2[shell]" in "".join(Page(written(drawn, "html")).said)

    def test_what_leads_nowhere_is_no_link(self) -> None:
        assert not [
            link for link, _ in Page(written(section("- 1.1.1. See rule 7.7.7."), "html")).links if "7.7" in link
        ]

    def test_words_are_no_markup(self) -> None:
        made = written(section("- 1.1.1. Is 1 < 2 & 3 > 2?"), "html")

        assert "1 &lt; 2 &amp; 3 &gt; 2" in made


class TestTexts:
    @pytest.mark.parametrize("form", ["md", "txt"])
    def test_what_is_written_is_read_again_as_the_same(self, form: str) -> None:
        made = render(source(), form)
        again = read_bytes(made, f"again.{form}")

        assert [entry.number for entry in again.walk()] == [entry.number for entry in source().walk()]
        assert diff(source(), again) == []
        assert (again.title, again.version, again.notices) == ("Rules of Lanterns", "0.1", [])

    def test_markdown_has_anchors_links_and_contents(self) -> None:
        made = written(source(), "md")

        assert '<span id="r1.2.2"></span>**1.2.2.** Darkness' in made
        assert "[section 1.2](#r1.2)" in made
        assert "- [1.2 Oil and Coins](#r1.2)" in made

    def test_plain_text_fits_and_has_replacements(self) -> None:
        made = written(source(), "txt")

        assert max(map(len, made.split("\n"))) <= 100
        assert "told in section 1.2" in made
        assert "costs 1[c]." in made
        assert "@sec" not in made

    def test_json_has_the_whole_tree(self) -> None:
        told = json.loads(written(source(), "json"))
        rule = told["chapters"][0]["children"][0]["children"][1]

        assert rule["number"] == "1.1.2"
        assert rule["text"] == "A player may light a lantern. See rule 1.2.2 for the dark."
        assert {"reference": "sec:dark", "word": "rule ", "to": "1.2.2"} in rule["pieces"]
        assert rule["children"][1]["examples"][0]["text"] == "Ada lights a lantern and pays 1[c]."
        assert {"symbol": "c", "means": "credit"} in rule["children"][0]["pieces"]


class TestPdf:
    def test_it_has_links_and_bookmarks(self) -> None:
        made = render(source(), "pdf")
        inside = streams(made)

        assert made.startswith(b"%PDF-")
        contents = sum(entry.kind in {"chapter", "section"} for entry in source().walk())
        assert len(re.findall(rb"/Subtype\s*/Link\b", inside)) == contents + 2  # the contents, and two references
        assert b"/Outlines" in inside

    def test_its_pages_can_be_looked_at(self) -> None:
        pictures = pages(source())

        assert len(pictures) == 2
        assert all(picture.startswith(b"\x89PNG") for picture in pictures)

    def test_signs_that_mean_something_to_typst_are_words(self) -> None:
        assert render(section("- 1.1.1. A $5 #note_with *stars* @home <b> [x] \\ ~ `tick`."), "pdf").startswith(
            b"%PDF-"
        )


class TestIndex:
    def test_it_makes_rules_of_the_rulebook(self) -> None:
        made = [Rule(**{**one, "examples": tuple(one.get("examples", ()))}) for one in listing(source())]

        assert [rule.number for rule in made] == [entry.number for entry in source().walk()]
        assert [rule.examples for rule in made if rule.examples] == [(1,), (2, 3)]
        found = {rule.number: rule for rule in made}
        assert (found["1.2.2"].section, found["1.2.2"].title) == ("1.2", "Oil and Coins")
        assert found["1.1"].heading
        assert found["1.1"].kind == "document"

    def test_the_list_of_places_has_lines(self) -> None:
        listed = {one["id"]: one for one in with_lines(text(MARKDOWN, "lanterns.md"))}

        assert listed["1.1.2b"]["line"] == 21
        assert listed["1.1.2b"]["section_title"] == "Players"
        assert listed["1.1"]["section_title"] == "The Game"


class TestShared:
    """The shared documents, where they are present."""

    @pytest.mark.parametrize("form", ["html", "md", "txt", "json"])
    def test_the_fragment_has_all_numbers_and_all_four_references(self, form: str) -> None:
        fragment = shared_document("cr-pandoc-source.md")
        made = written(fragment, form)
        if form == "html":
            made = "".join(Page(made).said)
        numbers = ["1", *(f"1.{at}" for at in range(1, 11)), "1.1.1", "1.1.2", "1.2.5", "1.3.3"]
        numbers += ["1.2.2a", "1.2.2b"] if form in {"html", "json"} else []

        assert [number for number in numbers if not re.search(rf"(?<![\d.]){re.escape(number)}(?![\d])", made)] == []
        assert [number for number in ("1.9", "1.4", "1.5", "1.10") if f"section {number}" not in made] == []
        assert "@sec" not in made.replace('"reference": "sec:', "")

    def test_the_fragment_links_its_four_references_in_the_pdf(self) -> None:
        fragment = shared_document("cr-pandoc-source.md")
        inside = streams(render(fragment, "pdf"))

        assert len(re.findall(rb"/Subtype\s*/Link\b", inside)) == 11 + 4

    def test_the_fragment_links_its_four_references_in_html_and_markdown(self) -> None:
        fragment = shared_document("cr-pandoc-source.md")
        links = Page(written(fragment, "html")).links
        wanted = ["1.9", "1.4", "1.5", "1.10"]

        assert [link for link, said in links if said.startswith("section ")] == [f"#r{number}" for number in wanted]
        assert re.findall(r"\[section [\d.]+\]\(#r([\d.]+)\)", written(fragment, "md")) == wanted

    @pytest.mark.parametrize("form", ["md", "txt"])
    @pytest.mark.parametrize("name", ["cr-1.3-complete.txt", "26.03/cr-26.03.txt"])
    def test_a_whole_document_is_read_again_as_the_same(self, name: str, form: str) -> None:
        document = shared_document(name)
        again = read_bytes(render(document, form), f"again.{form}")

        assert [entry.number for entry in again.walk()] == [entry.number for entry in document.walk()]
        assert diff(document, again) == []

    def test_the_index_of_1_3_is_the_rulebooks(self) -> None:
        path: Path = shared("cr-1.3-complete.txt")
        ours: dict[str, Any] = {number: rule for number, rule in rules().items() if rule.version == "1.3"}
        made = [Rule(**{**one, "examples": tuple(one.get("examples", ()))}) for one in listing(read(path))]

        assert {rule.number: rule for rule in made} == ours

    def test_the_index_of_26_03_has_our_kinds_and_summaries(self) -> None:
        document = read(shared("26.03/cr-26.03.txt"))
        document.version = "26.03"
        keys = ("title", "kind", "summary", "heading", "version")
        ours = [[getattr(rule, key) for key in keys] for rule in rules("26.03").values() if rule.kind != "document"]
        made = [[one.get(key, False) for key in keys] for one in listing(document) if one["kind"] != "document"]

        assert made == ours

    def test_the_list_of_1_3_is_the_shared_one(self) -> None:
        listed = json.loads(shared("rules_index.json").read_text(encoding="utf-8"))
        keys = ("id", "section", "section_title", "kind", "heading", "examples", "line")
        made = with_lines(shared_document("cr-1.3-complete.txt"))

        assert [[one.get(key) for key in keys] for one in made] == [[one.get(key) for key in keys] for one in listed]


def test_the_parts_of_numbers() -> None:
    assert sorted(["9.10", "9.2", "9.2a", "9.2.1"], key=models.order) == ["9.2", "9.2.1", "9.2a", "9.10"]
