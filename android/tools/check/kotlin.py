"""Compile the app, the shared screens and the generated bindings against the real AndroidX."""

import shutil

from house import ANDROID, ANDROID_ALL, APP, HERE, OUTPUT, TOOLS, files_in, java, step
from libraries import jars
from resources import NAMES

CLASSES = OUTPUT / "classes"
TEST_CLASSES = OUTPUT / "android-test-classes"
SOURCES = [
    APP / "src/main/kotlin",
    APP / "src/jvm/kotlin",
    ANDROID / "ui/src/main/kotlin",
    ANDROID / "target/generated/kotlin",
]
TEST_SOURCES = APP / "src/androidTest/kotlin"


def compile_to(classes, class_path, sources, *options):
    shutil.rmtree(classes, ignore_errors=True)
    java(
        "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
        *("-no-stdlib", "-no-reflect", "-jvm-target", "17", "-Werror", "-d", classes, *options),
        f"-Xplugin={TOOLS / 'kotlin-compose-compiler-plugin-embeddable.jar'}",
        *("-classpath", ":".join(map(str, class_path)), *sources),
    )


def build():
    libraries = [ANDROID_ALL, NAMES, *jars()]

    def app():
        compile_to(CLASSES, libraries, SOURCES, "-module-name", "app")

    def tests():
        # As in the Gradle build, a test sees what the app keeps to itself.
        friend = f"-Xfriend-paths={CLASSES}"
        compile_to(TEST_CLASSES, [CLASSES, *libraries, *jars("android-test")], [TEST_SOURCES], friend, "-module-name", "app_test")

    def oldest():
        java(HERE / "OldestAndroid.java", TOOLS / "oldest-android.signature", CLASSES)

    known = [NAMES, APP / "pom.xml", HERE / "pom.xml", *files_in(*SOURCES)]
    step("kotlin", known, "compiling the app against AndroidX", app)
    step("android-test", [*known, *files_in(TEST_SOURCES)], "compiling its tests on a device", tests)
    step("oldest", [HERE / "OldestAndroid.java", *files_in(CLASSES)], "looking for what the oldest Android has not", oldest)
