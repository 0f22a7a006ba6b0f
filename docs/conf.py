"""Settings for the documentation that `python3 dev.py docs` builds."""

from sneakdoor import __version__

project = "Sneakdoor"
author = "The Sneakdoor contributors"
release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
html_theme = "furo"
html_title = f"Sneakdoor {release}"
exclude_patterns = ["_build"]
