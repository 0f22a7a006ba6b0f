"""An HTML page that compares composed and printed texts."""

from collections.abc import Iterable
from html import escape
from typing import Final

from sneakdoor.catalogue.entries import Entry
from sneakdoor.catalogue.official import Texts
from sneakdoor.decks.facts import UNPRINTED, all_sets

_STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
body { margin: 1.5rem auto; max-width: 80rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #8886; padding: .5rem .6rem; text-align: left; vertical-align: top; }
thead th { position: sticky; top: 0; background: Canvas; }
tbody th { font-weight: bold; }
th small { font-weight: normal; }
th button { all: unset; cursor: pointer; font-weight: bold; }
th button:focus-visible { outline: 2px solid; }
td.text { white-space: pre-line; width: 34%; }
small { opacity: .75; display: block; }
td.none { opacity: .55; font-style: italic; }
input { font: inherit; padding: .3rem; width: min(30rem, 100%); }
@media (max-width: 45rem) { table, tbody, tr, td { display: block; width: auto !important; } thead { display: none; } }
"""

# Sorting and filtering; the page works without scripts.
_SCRIPT: Final = """
const body = document.querySelector("tbody"), rows = [...body.rows];
document.querySelectorAll("th button").forEach((button, column) => button.addEventListener("click", () => {
  const key = row => row.cells[column].dataset.key ?? row.cells[column].textContent;
  const back = button.dataset.order === "up" ? -1 : 1;
  document.querySelectorAll("th button").forEach(one => delete one.dataset.order);
  button.dataset.order = back > 0 ? "up" : "down";
  rows.sort((a, b) => back * key(a).localeCompare(key(b), "en", {numeric: true})).forEach(row => body.append(row));
}));
document.querySelector("input").addEventListener("input", event => {
  const words = event.target.value.toLowerCase().split(/\\s+/);
  rows.forEach(row => { row.hidden = !words.every(word => row.textContent.toLowerCase().includes(word)); });
});
"""


def compare_page(entries: Iterable[Entry], texts: Texts) -> str:
    """The page, with a row for each card, ordered by set and number."""
    known = {code: place for place, code in enumerate((*all_sets(), UNPRINTED.set))}
    ordered = sorted(entries, key=lambda one: (known[one.facts.printing.set], one.facts.printing.code, one.title))
    beside = sum(entry.title in texts for entry in ordered)
    rows = "\n".join(_row(entry, texts, known) for entry in ordered)
    heads = "".join(
        f'<th scope="col"><button type="button">{word}</button></th>'
        for word in ("Card", "Set", "Our text", "Printed text")
    )
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Our texts beside the printed ones</title>
<style>{_STYLE}</style>
</head>
<body>
<h1>Our texts beside the printed ones</h1>
<p>{len(ordered)} cards, {beside} of them with an imported text. Click a heading to sort.</p>
<p><label>Narrow by words: <input type="search"></label></p>
<table>
<thead><tr>{heads}</tr></thead>
<tbody>
{rows}
</tbody>
</table>
<script>{_SCRIPT}</script>
</body>
</html>
"""


def _row(entry: Entry, texts: Texts, known: dict[str, int]) -> str:
    printing = entry.facts.printing
    printed = texts.get(entry.title)
    name = all_sets()[printing.set].name if entry.facts.printings else "no set"
    kind = " · ".join([entry.facts.type, *entry.subtypes, entry.facts.faction_name])
    figures = ", ".join(f"{word} {value}" for word, value in entry.figures())
    theirs = '<td class="none">not imported</td>'
    if printed is not None:
        theirs = f'<td class="text">{escape(printed.text) or "(no text)"}</td>'
    return (
        f'<tr><th scope="row">{escape(entry.title)}<small>{escape(kind)}</small><small>{escape(figures)}</small></th>'
        f'<td data-key="{known[printing.set]:03} {escape(printing.code)}">{escape(name)}'
        f"<small>{escape(printing.code)}</small></td>"
        f'<td class="text">{escape(entry.text) or "(no text)"}</td>{theirs}</tr>'
    )
