"""Where things are, what the catalog says, and how a step is run and remembered."""

import functools
import hashlib
import subprocess
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
ANDROID = HERE.parent.parent
REPOSITORY = ANDROID.parent
APP = ANDROID / "app"
OUTPUT = ANDROID / "target" / "android"
TOOLS = OUTPUT / "tools"
LIBRARIES = OUTPUT / "libraries"
ANDROID_ALL = TOOLS / "android-all.jar"

EMPILE_VERSION = tomllib.loads((REPOSITORY / "Cargo.toml").read_text())["workspace"]["package"]["version"]
# As build.gradle.kts counts it.
EMPILE_VERSION_CODE = functools.reduce(lambda code, part: code * 100 + int(part), EMPILE_VERSION.split("."), 0)
VERSIONS = tomllib.loads((ANDROID / "gradle" / "libs.versions.toml").read_text())["versions"]


class Failed(Exception):
    """A step that did not hold, in words."""


def say(words):
    print(f"android: {words}", flush=True)


def run(*command, **options):
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise Failed(f"{Path(words[0]).name} failed\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def show(*command):
    """Lets a longer command speak for itself."""
    if subprocess.run([str(word) for word in command]).returncode != 0:
        raise Failed(f"{Path(command[0]).name} failed")


def java(program, *arguments):
    """One of the tools that Maven fetched, or a source file that uses one."""
    return run("java", "-cp", (TOOLS / "tools.class-path").read_text().strip(), program, *arguments)


def files_in(*places):
    return sorted(path for place in places for path in Path(place).rglob("*") if path.is_file())


def step(name, inputs, words, work):
    """Does the work unless it was done with the same inputs before."""
    digest = hashlib.sha256()
    for path in sorted(map(Path, inputs)) + [Path(work.__code__.co_filename).resolve()]:
        digest.update(f"{path} {path.stat().st_mtime_ns} {path.stat().st_size}\n".encode())
    stamp = OUTPUT / "stamps" / name
    if stamp.exists() and stamp.read_text() == digest.hexdigest():
        return
    say(words)
    stamp.unlink(missing_ok=True)
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest.hexdigest())
