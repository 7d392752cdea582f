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


def everything():
    """Whatever decides what the app's classes are."""
    return [NAMES, APP / "pom.xml", HERE / "pom.xml", *files_in(*SOURCES)]


def build_app():
    def app():
        compile_to(CLASSES, [ANDROID_ALL, NAMES, *jars()], SOURCES, "-module-name", "app")

    step("kotlin", everything(), "compiling the app against AndroidX", app)


def build():
    build_app()

    def tests():
        # As in the Gradle build, a test sees what the app keeps to itself.
        friend = f"-Xfriend-paths={CLASSES}"
        libraries = [ANDROID_ALL, NAMES, *jars(), *jars("android-test")]
        compile_to(TEST_CLASSES, [CLASSES, *libraries], [TEST_SOURCES], friend, "-module-name", "app_test")

    def oldest():
        java(HERE / "OldestAndroid.java", TOOLS / "oldest-android.signature", CLASSES)

    step("android-test", [*everything(), *files_in(TEST_SOURCES)], "compiling its tests on a device", tests)
    step("oldest", [HERE / "OldestAndroid.java", *files_in(CLASSES)], "looking for what the oldest Android has not", oldest)
