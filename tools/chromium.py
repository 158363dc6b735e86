"""Finds the Chromium that the browser tests drive and prints its path; installs Debian's where there is none.

VELMOCI_CHROMIUM names another one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")
"""The first is the same browser without windows: it draws the same pages for less work."""
MISSING = (
    "The browser tests need Chromium, and there is none here. On Debian and Ubuntu `apt-get install chromium` "
    "(as root) brings it; VELMOCI_CHROMIUM=/path/to/chromium names one that stands elsewhere."
)


def find() -> Path | None:
    """The browser to use, or nothing where there is none."""
    named = os.environ.get("VELMOCI_CHROMIUM")
    if named:
        return Path(named) if os.access(named, os.X_OK) else None
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return Path(found) if found else None


def can_install() -> bool:
    """Whether this is a Debian-like system and we are its root."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> bool:
    """Asks Debian for its Chromium and says whether it came."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def succeeds(*words: str) -> bool:
        return subprocess.run(["apt-get", "-qq", *words], env=quiet, stdout=subprocess.DEVNULL).returncode == 0

    return succeeds("update") and any(
        succeeds("install", "-y", "--no-install-recommends", package) for package in PACKAGES
    )


def main() -> int:
    """Ends with 1 and a sentence where no browser can be had."""
    if find() is None and not os.environ.get("VELMOCI_CHROMIUM") and can_install():
        print("Installing Debian's Chromium for the browser tests.", file=sys.stderr)
        install()
    found = find()
    print(found or MISSING, file=sys.stdout if found else sys.stderr)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
