"""Settings for the documentation that `python3 dev.py docs` builds."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.conformance import conformance_page

from sneakdoor import __version__
from sneakdoor.catalogue import vocabulary_page
from sneakdoor.rulebook.ledger import ledger

project = "Sneakdoor"
author = "The Sneakdoor contributors"
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = f"Sneakdoor {release}"
exclude_patterns = ["_build"]
# Types in signatures of the public interface that have no entry in the documentation.
nitpick_ignore_regex = [("py:class", r"collections\.abc\.\w+|dict\[str|sneakdoor\.(decks|model|record|view\w*)\..+")]

# Generated at every build; `ledger` is rebuilt if sources have changed.
generated = Path(__file__).parent / "generated"
generated.mkdir(exist_ok=True)
(generated / "vocabulary.md").write_text(vocabulary_page(), encoding="utf-8")
(generated / "conformance.md").write_text(conformance_page(ledger()), encoding="utf-8")
(generated / "conformance-26.03.md").write_text(conformance_page(ledger("26.03")), encoding="utf-8")
