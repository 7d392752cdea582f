"""Fetch what Gradle would fetch, open the archives, and hold the app to what they ask of it."""

import re
import shutil
import zipfile
from xml.etree import ElementTree

from house import ANDROID, APP, HERE, LIBRARIES, TOOLS, VERSIONS, Failed, run, step

NAME = "{http://schemas.android.com/apk/res/android}"
OPENED = LIBRARIES / "opened"


def fetch():
    def maven(pom, output):
        options = ("-B", "-ntp", "-q", "-Dstyle.color=never", f"-Doutput={output}")
        run("mvn", *options, "-f", pom, "package", cwd=ANDROID)

    def tools():
        maven(HERE / "pom.xml", TOOLS)

    def libraries():
        shutil.rmtree(LIBRARIES, ignore_errors=True)
        maven(APP / "pom.xml", LIBRARIES)
        for scope in ("app", "android-test"):
            for archive in (LIBRARIES / scope).glob("*.aar"):
                with zipfile.ZipFile(archive) as opened:
                    opened.extractall(OPENED / scope / archive.stem)

    step("tools", [HERE / "pom.xml"], "fetching compiler, R8 and Android's classes", tools)
    step("libraries", [APP / "pom.xml"], "fetching AndroidX", libraries)


def archives(scope="app"):
    return sorted((OPENED / scope).iterdir())


def jars(scope="app"):
    """Everything to compile against."""
    inside = [jar for archive in archives(scope) for jar in [archive / "classes.jar", *sorted(archive.glob("libs/*.jar"))]]
    return sorted((LIBRARIES / scope).glob("*.jar")) + inside


def package(archive):
    return ElementTree.parse(archive / "AndroidManifest.xml").getroot().get("package")


def number(version):
    return [int(part) for part in re.findall(r"\d+", version)]


def hold_to_metadata():
    """What the Android Gradle plugin checks first: is the app new enough for its libraries, and old enough?"""
    for archive in archives():
        metadata = archive / "META-INF/com/android/build/gradle/aar-metadata.properties"
        asked = dict(line.split("=", 1) for line in metadata.read_text().splitlines() if "=" in line) if metadata.exists() else {}
        if int(asked.get("minCompileSdk", "1")) > int(VERSIONS["compile-sdk"]):
            raise Failed(f"{archive.name} asks for compile-sdk {asked['minCompileSdk']}")
        if number(asked.get("minAndroidGradlePluginVersion", "1")) > number(VERSIONS["agp"]):
            raise Failed(f"{archive.name} asks for Android Gradle plugin {asked['minAndroidGradlePluginVersion']}")
        sdk = ElementTree.parse(archive / "AndroidManifest.xml").find("uses-sdk")
        least = sdk.get(f"{NAME}minSdkVersion", "1") if sdk is not None else "1"
        if int(least) > int(VERSIONS["min-sdk"]):
            raise Failed(f"{archive.name} asks for min-sdk {least}")
