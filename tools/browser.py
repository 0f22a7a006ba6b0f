"""Install what the browser tests need: Chromium, and axe-core for accessibility checks.

python tools/browser.py    install what is missing

Chromium is the machine's own (SNEAKDOOR_CHROMIUM names another), installed with apt-get if we may. axe-core is pinned
here with its digest and goes into .dev, which is not in the repository.
"""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools import page  # noqa: E402  (for npm)

PLACE: Final = Path(os.environ.get("SNEAKDOOR_AXE") or ROOT / ".dev" / "axe-core" / "axe.min.js")
VERSION: Final = "4.14.0"
DIGEST: Final = "9WTZxEjsZ7b13TH8JPmbV2z8CHbl80/2hm3XPEG4JgNdQLK81IBRXmSxHfMAOkSqQeRxT/0dwNDz2GOm3zzpcQ=="
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str:
    """Return the path of the browser, or an empty string."""
    named = os.environ.get("SNEAKDOOR_CHROMIUM", "")
    return named or next((found for name in NAMES if (found := shutil.which(name))), "")


def install() -> str:
    """Install Debian's Chromium if we may; return the problem, if any."""
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "there is no Chromium: install it (Debian: apt-get install chromium), or name one in SNEAKDOOR_CHROMIUM"
    sys.stderr.write("browser: installing Chromium with apt-get (once)\n")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        done = subprocess.run([apt, *command], env=quiet, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            return f"apt-get {command[0]} failed: {(done.stderr or done.stdout).strip()[-400:]}"
    return "" if chromium() else "apt-get installed Chromium, but it is not on the path"


def fetch() -> str:
    """Download axe-core and keep its script; return the problem, if any."""
    try:
        npm = page.node()[1]
    except page.Failure as failure:
        return f"npm is not there, so axe-core cannot be fetched: {failure}"
    with tempfile.TemporaryDirectory() as folder:
        command = [*npm, "pack", "--silent", f"axe-core@{VERSION}"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603
        package = Path(folder) / f"axe-core-{VERSION}.tgz"
        if done.returncode or not package.exists():
            return f"axe-core could not be fetched: {done.stderr.strip()[-400:]}"
        digest = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
        if digest != DIGEST:
            return f"axe-core {VERSION} does not match its digest: sha512 {digest}"
        with tarfile.open(package) as archive:
            inside = archive.extractfile("package/axe.min.js")
            if inside is None:
                return f"axe-core {VERSION} has no axe.min.js"
            PLACE.parent.mkdir(parents=True, exist_ok=True)
            PLACE.write_bytes(inside.read())
    return ""


def main() -> int:
    trouble = ("" if chromium() else install()) or ("" if PLACE.exists() else fetch())
    if trouble:
        sys.stderr.write(f"browser: {trouble}\n")
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
