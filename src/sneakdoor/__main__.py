"""`python -m sneakdoor` is the `sneakdoor` command."""

import sys

from sneakdoor.cli import main

if __name__ == "__main__":
    sys.exit(main())
