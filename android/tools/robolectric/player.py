"""Robolectric, which plays Android on this machine: how it is fetched, what it is told of the app, and how it is started."""

from pathlib import Path

import resources
import virtual_machine
from house import OUTPUT, REPOSITORY, TOOLS, VERSIONS, run, step

HERE = Path(__file__).resolve().parent
PLACE = OUTPUT / "robolectric"
SETTINGS = PLACE / "settings"
JAVA = virtual_machine.newest_java()
# The oldest Android that the app is for, and the newest that Robolectric plays on this Java (pom.xml has their names).
LEVELS = (VERSIONS["min-sdk"], "37" if virtual_machine.release(JAVA) >= virtual_machine.LEAST else "35")


def fetch():
    def maven():
        options = ("-B", "-ntp", "-q", "-Dstyle.color=never", f"-Doutput={PLACE}", f"-Papi-{LEVELS[-1]}")
        run("mvn", *options, "-f", HERE / "pom.xml", "package")

    step(f"robolectric-{LEVELS[-1]}", [HERE / "pom.xml"], "fetching Robolectric and the Androids that it plays", maven)


def jars():
    return [Path(path) for path in (PLACE / "class-path").read_text().strip().split(":")]


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


def java(level, class_path, *words):
    """A command that plays Android of this API level to the classes of an app and of its tests."""
    # Robolectric names Android's classes before it loads those that it plays: any that this Java can read will do, last.
    path = [SETTINGS, *class_path, TOOLS / "android-resources.jar"]
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
        *("-cp", ":".join(map(str, path)), *words),
    ]
