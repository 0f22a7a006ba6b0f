"""Fetches axe-core for the tests in a browser, into a folder that is not part of the repository.

python tools/browser.py    needs npm; the tests need besides: Debian's `chromium`, and the Python package `playwright`

The version and its digest stand here, as in a lock file. Without all three the tests of pages in a browser say so and
are skipped.
"""

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PLACE: Final = ROOT / ".dev" / "axe-core" / "axe.min.js"
VERSION: Final = "4.14.0"
DIGEST: Final = "9WTZxEjsZ7b13TH8JPmbV2z8CHbl80/2hm3XPEG4JgNdQLK81IBRXmSxHfMAOkSqQeRxT/0dwNDz2GOm3zzpcQ=="


def fetch() -> str:
    """Get the package and keep the one file that is needed; what it says of itself."""
    npm = shutil.which("npm")
    if npm is None:
        return "npm is not there, so axe-core cannot be fetched"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([npm, "pack", "--silent", f"axe-core@{VERSION}"], cwd=folder, check=True)  # noqa: S603
        package = Path(folder) / f"axe-core-{VERSION}.tgz"
        digest = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
        if digest != DIGEST:
            return f"axe-core {VERSION} is not what it was: sha512 {digest}"
        with tarfile.open(package) as archive:
            inside = archive.extractfile("package/axe.min.js")
            if inside is None:
                return f"axe-core {VERSION} has no axe.min.js"
            PLACE.parent.mkdir(parents=True, exist_ok=True)
            PLACE.write_bytes(inside.read())
    return ""


if __name__ == "__main__":
    trouble = fetch()
    sys.stdout.write(f"{trouble or f'written: {PLACE}'}\n")
    sys.exit(1 if trouble else 0)
