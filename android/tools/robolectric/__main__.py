"""Runs the real Android app on this machine: Robolectric plays Android, the core is this machine's library.

    python3 android/tools/robolectric                     every test
    python3 android/tools/robolectric HomeTest            the tests of a class
    python3 android/tools/robolectric HomeTest#opens      one test
    EMPILE_GOLDEN=write python3 android/tools/robolectric ActivityGoldenTest      draws golden pictures anew

Libraries, resources and classes are those of `make android-check`. Pictures that tests take: android/target/android/pictures.
"""

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "check"))

import kotlin  # noqa: E402
import libraries  # noqa: E402
import player  # noqa: E402
import resources  # noqa: E402
from house import ANDROID, APP, OUTPUT, REPOSITORY, Failed, files_in, say, step  # noqa: E402
from player import LEVELS  # noqa: E402

CLASSES = player.PLACE / "classes"
PICTURES = OUTPUT / "pictures"
SOURCES = APP / "src/robolectric/kotlin"
# What pictures show, here and of the desktop window; and how they are compared.
SHOWCASE = [ANDROID / "showcase/src/main/kotlin", ANDROID / "showcase/src/test/kotlin"]


def class_path():
    # JNA's archive holds the classes of its jar and Android's native libraries. Guava brings futures of its own.
    unwanted = ("net.java.dev.jna.jna-", "com.google.guava.listenablefuture-")
    androidx = [jar for jar in libraries.jars() + libraries.jars("android-test") if not any(name in str(jar) for name in unwanted)]
    return [*player.jars(), resources.NAMES, *androidx]


def compile_tests():
    friend = f"-Xfriend-paths={kotlin.CLASSES}"
    paths = [kotlin.CLASSES, *class_path(), kotlin.ANDROID_ALL]
    kotlin.compile_to(CLASSES, paths, [kotlin.TEST_SOURCES, SOURCES, *SHOWCASE], friend, "-module-name", "app_robolectric")


def java(level, tests):
    # Recordings lie in « fixtures », as they do in the jar of the desktop window.
    path = [APP / "src/robolectric/resources", REPOSITORY / "tests", CLASSES, kotlin.CLASSES, *class_path()]
    told = {
        "empile.pictures": PICTURES,
        "empile.goldens": APP / "src/robolectric/golden",
        "empile.fixtures": REPOSITORY / "tests/fixtures",
        "golden.update": str(os.environ.get("EMPILE_GOLDEN") == "write").lower(),
    }
    properties = [f"-D{name}={value}" for name, value in told.items()]
    return player.java(level, path, *properties, "fr.empile.android.Listing", *tests)


def all_tests():
    return [path.stem for path in files_in(SOURCES, kotlin.TEST_SOURCES) if path.stem.endswith("Test")]


def run_on(level, tests):
    """Shows what a process says, and returns how many tests passed and failed; its last line has the two numbers."""
    counts = None
    with tempfile.TemporaryFile("w+") as grumbling:
        process = subprocess.Popen(java(level, tests), stdout=subprocess.PIPE, stderr=grumbling, text=True)
        for line in process.stdout:
            if line.startswith("ended "):
                counts = [int(count) for count in line.split()[1:]]
            else:
                print(line, end="", flush=True)
        if process.wait() != 0:
            grumbling.seek(0)
            print(grumbling.read(), file=sys.stderr)
    if counts is None:
        raise Failed("a process ended before its tests")
    return counts


def test(names):
    """Each Android has a process of its own: the native library calls back into the one that loaded it last."""
    began = time.monotonic()
    with ThreadPoolExecutor(len(LEVELS)) as processes:
        counts = list(processes.map(lambda level: run_on(level, names), LEVELS))
    passed, failed = (sum(column) for column in zip(*counts))
    words = f"{passed} passed, {failed} failed, on API levels {' and '.join(LEVELS)}, in {time.monotonic() - began:.0f} s"
    if failed or not passed:
        raise Failed(words)
    say(words)


def main():
    libraries.fetch()
    resources.build()
    kotlin.build_app()
    player.fetch()
    known = [*files_in(kotlin.CLASSES, kotlin.TEST_SOURCES, SOURCES, *SHOWCASE)]
    step("robolectric-tests", known, "compiling the tests for Robolectric", compile_tests)
    player.settle()
    PICTURES.mkdir(parents=True, exist_ok=True)
    names = sys.argv[1:] or all_tests()
    say(f"running the app on API levels {' and '.join(LEVELS)}")
    test(names)


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        raise SystemExit(f"android: {failure}")
