"""Settings for the documentation that `python3 dev.py docs` builds."""

from pathlib import Path

from sneakdoor import __version__
from sneakdoor.catalogue import vocabulary_page

project = "Sneakdoor"
author = "The Sneakdoor contributors"
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = f"Sneakdoor {release}"
exclude_patterns = ["_build"]

# Made anew from the code at every build, so it cannot be stale.
generated = Path(__file__).parent / "generated"
generated.mkdir(exist_ok=True)
(generated / "vocabulary.md").write_text(vocabulary_page(), encoding="utf-8")
