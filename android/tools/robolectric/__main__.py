"""Runs the real Android app on this machine: Robolectric plays Android, the core is this machine's library.

    python3 android/tools/robolectric                     every test
    python3 android/tools/robolectric HomeTest            the tests of a class
    python3 android/tools/robolectric HomeTest#opens      one test

Libraries, resources and classes are those of `make android-check`. Pictures that tests take: android/target/android/pictures.
"""

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
import resources  # noqa: E402
import virtual_machine  # noqa: E402
from house import APP, OUTPUT, REPOSITORY, TOOLS, VERSIONS, Failed, files_in, run, say, step  # noqa: E402

PLACE = OUTPUT / "robolectric"
CLASSES = PLACE / "classes"
SETTINGS = PLACE / "settings"
PICTURES = OUTPUT / "pictures"
SOURCES = APP / "src/robolectric/kotlin"
JAVA = virtual_machine.newest_java()
# The oldest Android that the app is for, and the newest that Robolectric plays on this Java (pom.xml has their names).
LEVELS = (VERSIONS["min-sdk"], "37" if virtual_machine.release(JAVA) >= virtual_machine.LEAST else "35")


def fetch():
    options = ("-B", "-ntp", "-q", "-Dstyle.color=never", f"-Doutput={PLACE}", f"-Papi-{LEVELS[-1]}")
    run("mvn", *options, "-f", HERE / "pom.xml", "package")


def class_path():
    robolectric = [Path(path) for path in (PLACE / "class-path").read_text().strip().split(":")]
    # JNA's archive holds the classes of its jar and Android's native libraries. Guava brings futures of its own.
    unwanted = ("net.java.dev.jna.jna-", "com.google.guava.listenablefuture-")
    androidx = [jar for jar in libraries.jars() + libraries.jars("android-test") if not any(name in str(jar) for name in unwanted)]
    return [*robolectric, resources.NAMES, *androidx]


def compile_tests():
    friend = f"-Xfriend-paths={kotlin.CLASSES}"
    paths = [kotlin.CLASSES, *class_path(), kotlin.ANDROID_ALL]
    kotlin.compile_to(CLASSES, paths, [kotlin.TEST_SOURCES, SOURCES], friend, "-module-name", "app_robolectric")


def settle():
    """What the Android Gradle plugin tells Robolectric of an app."""
    config = SETTINGS / "com/android/tools/test_config.properties"
    config.parent.mkdir(parents=True, exist_ok=True)
    told = {
        "android_custom_package": resources.NAMESPACE,
        "android_merged_manifest": resources.MANIFEST,
        "android_resource_apk": resources.LINKED,
        "android_merged_assets": REPOSITORY / "core/stage/fonts",
    }
    config.write_text("".join(f"{key}={value}\n" for key, value in told.items()))


def java(level, tests):
    # Robolectric names Android's classes before it loads those that it plays: any that this Java can read will do, last.
    path = [SETTINGS, APP / "src/robolectric/resources", CLASSES, kotlin.CLASSES, *class_path(), TOOLS / "android-resources.jar"]
    return [
        *(JAVA, "-Xmx2g", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true"),
        *("--add-opens=java.base/java.lang=ALL-UNNAMED", "--add-opens=java.base/java.util=ALL-UNNAMED"),
        *("--add-opens=java.base/java.io=ALL-UNNAMED", "--add-exports=java.base/jdk.internal.access=ALL-UNNAMED"),
        "-Drobolectric.offline=true",
        f"-Drobolectric.dependency.dir={PLACE / 'systems'}",
        f"-Drobolectric.enabledSdks={level}",
        "-Drobolectric.alwaysIncludeVariantMarkersInTestName=true",
        "-Drobolectric.pixelCopyRenderMode=hardware",
        f"-Djna.library.path={REPOSITORY / 'target/shell'}",
        f"-Dempile.pictures={PICTURES}",
        f"-Dempile.fixtures={REPOSITORY / 'tests/fixtures'}",
        *("-cp", ":".join(map(str, path)), "fr.empile.android.Listing", *tests),
    ]


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
    step(f"robolectric-{LEVELS[-1]}", [HERE / "pom.xml"], "fetching Robolectric and the Androids that it plays", fetch)
    known = [*files_in(kotlin.CLASSES, kotlin.TEST_SOURCES, SOURCES)]
    step("robolectric-tests", known, "compiling the tests for Robolectric", compile_tests)
    settle()
    PICTURES.mkdir(parents=True, exist_ok=True)
    names = sys.argv[1:] or all_tests()
    say(f"running the app on API levels {' and '.join(LEVELS)}")
    test(names)


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        raise SystemExit(f"android: {failure}")
