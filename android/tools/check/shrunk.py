"""Start the app as R8 leaves it: does everything still find what it looks up by name?

R8 writes code for Android, which no Java machine can run; but it can also write classes, by the same rules. What D8 does first for an
old Android (lambdas and the like become classes) must be done before, as R8 does not do it to classes that stay classes.
"""

import shutil
import subprocess
import sys
import zipfile

from assemble import everything, java_home, shrink
from house import ANDROID_ALL, APP, HERE, OUTPUT, REPOSITORY, TOOLS, VERSIONS, Failed, files_in, java, run, step
from libraries import archives, jars
from resources import KEEP_RULES

sys.path.insert(0, str(HERE.parent / "robolectric"))

import player  # noqa: E402

PLACE = OUTPUT / "shrunk"
DESUGARED = PLACE / "desugared.jar"
CLASSES = PLACE / "classes.jar"
NATIVES = PLACE / "natives.jar"
TESTS = PLACE / "tests"
SOURCES = APP / "src/shrunk/java"
LEVEL = player.LEVELS[-1]
PLAYED = "a match is begun by touches, the core tells of a robot's move, and all is found again"


def desugar():
    PLACE.mkdir(parents=True, exist_ok=True)
    libraries = ("--lib", ANDROID_ALL, "--lib", java_home())
    java("com.android.tools.r8.D8", "--release", "--classfile", "--min-api", VERSIONS["min-sdk"], *libraries, "--output", DESUGARED, *everything())


def shrink_for_java(rules=APP / "rules.pro"):
    shrink(CLASSES, ("--classfile",), [DESUGARED], rules)
    whole = next(jar for jar in player.jars() if jar.name.startswith("jna-"))
    # JNA's library for this machine, without its classes: those are the app's.
    with zipfile.ZipFile(whole) as archive, zipfile.ZipFile(NATIVES, "w") as natives:
        for name in archive.namelist():
            if not name.endswith((".class", "/")):
                natives.writestr(name, archive.read(name))


def helpers():
    """What Robolectric itself needs of AndroidX, and JUnit."""
    wanted = ("androidx.test.monitor-", "junit.junit-", "org.hamcrest.")
    return [jar for jar in jars("android-test") if any(name in str(jar) for name in wanted)]


def class_path():
    robolectric = [jar for jar in player.jars() if not jar.name.startswith("jna-")]
    return [TESTS, CLASSES, NATIVES, *robolectric, *helpers()]


def compile_tests():
    shutil.rmtree(TESTS, ignore_errors=True)
    # The newest Android that the compiler at hand can read.
    path = ":".join(map(str, [*player.jars(), *helpers(), TOOLS / "android-resources.jar"]))
    run("javac", "-nowarn", "-source", "17", "-target", "17", "-classpath", path, "-d", TESTS, *files_in(SOURCES))


def start():
    command = player.java(LEVEL, class_path(), "org.junit.runner.JUnitCore", "fr.empile.shrunk.ShrunkAppTest")
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    # Where Robolectric plays no such Android, it runs no test and is content.
    if done.returncode != 0 or "OK (1 test)" not in done.stdout:
        raise Failed(f"the app that R8 leaves does not run\n{done.stdout}{done.stderr}".rstrip())


def hold_to_running():
    player.fetch()
    player.settle()
    step("desugared", [*everything()], "making lambdas classes with D8, as for the oldest Android", desugar)
    rules = [KEEP_RULES, APP / "rules.pro", APP / "pom.xml", HERE / "pom.xml"]
    step("shrunk-classes", [DESUGARED, *rules], "shrinking classes with R8", shrink_for_java)
    step("shrunk-tests", files_in(SOURCES), "compiling the test of what is left", compile_tests)
    core = REPOSITORY.glob("target/shell/libempile.*")
    step("shrunk", [CLASSES, *core, *files_in(TESTS)], "starting what R8 left of the app", start)
