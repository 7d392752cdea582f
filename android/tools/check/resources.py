"""Merge the manifests, compile the resources, and write the classes that name them."""

import shutil
import zipfile

from house import ANDROID, APP, EMPILE_VERSION, EMPILE_VERSION_CODE, OUTPUT, REPOSITORY, TOOLS, VERSIONS, files_in, java, run, step
from libraries import archives, package

MAIN = APP / "src" / "main"
NAMESPACE = "fr.empile.android"
APPLICATION = "fr.empile"
MANIFEST = OUTPUT / "AndroidManifest.xml"
LINKED = OUTPUT / "resources.apk"
KEEP_RULES = OUTPUT / "keep-from-resources.pro"
NAMES = OUTPUT / "resource-names.jar"


def merge():
    # The plugin puts these in from build.gradle.kts.
    own = OUTPUT / "own-manifest.xml"
    text = (MAIN / "AndroidManifest.xml").read_text()
    own.write_text(text.replace("<manifest ", f'<manifest package="{NAMESPACE}" ', 1))
    properties = {
        "PACKAGE": APPLICATION,
        "VERSION_CODE": str(EMPILE_VERSION_CODE),
        "VERSION_NAME": EMPILE_VERSION,
        "MIN_SDK_VERSION": VERSIONS["min-sdk"],
        "TARGET_SDK_VERSION": VERSIONS["target-sdk"],
    }
    libraries = ":".join(str(archive / "AndroidManifest.xml") for archive in archives())
    java(
        "com.android.manifmerger.Merger",
        *("--main", own, "--libs", libraries, "--out", MANIFEST),
        *(word for name, value in properties.items() for word in ("--property", f"{name}={value}")),
        *("--remove-tools-declarations", "--log", "WARNING"),
    )


def link():
    compiled = OUTPUT / "compiled-resources"
    shutil.rmtree(compiled, ignore_errors=True)
    compiled.mkdir(parents=True)
    sources = [(archive.name, archive / "res") for archive in archives() if any(archive.glob("res/*"))]
    for name, resources in [*sources, ("own", MAIN / "res")]:
        run("aapt2", "compile", "--dir", resources, "-o", compiled / f"{name}.zip")
    # aapt2 looks for the system's resources in an application; here they lie in a library.
    system = OUTPUT / "system-resources.apk"
    with zipfile.ZipFile(TOOLS / "android-resources.jar") as whole, zipfile.ZipFile(system, "w") as part:
        for name in ("resources.arsc", "AndroidManifest.xml"):
            part.writestr(name, whole.read(name))
    names = OUTPUT / "resource-names"
    shutil.rmtree(names, ignore_errors=True)
    packages = sorted({package(archive) for archive in archives()} | {NAMESPACE})
    overlays = [word for name, _ in sources for word in ("-R", compiled / f"{name}.zip")]
    run(
        "aapt2",
        *("link", "-o", LINKED, "--manifest", MANIFEST, "-I", system, "-A", REPOSITORY / "core/stage/fonts"),
        *("--java", names, "--extra-packages", ":".join(packages), "--non-final-ids"),
        *("--proguard", KEEP_RULES, "--auto-add-overlay", "--no-static-lib-packages"),
        *(*overlays, "-R", compiled / "own.zip"),
    )
    classes = OUTPUT / "resource-classes"
    shutil.rmtree(classes, ignore_errors=True)
    run("javac", "-nowarn", "-source", "17", "-target", "17", "-d", classes, *files_in(names))
    with zipfile.ZipFile(NAMES, "w") as jar:
        for path in files_in(classes):
            jar.write(path, path.relative_to(classes))


def build():
    manifests = [archive / "AndroidManifest.xml" for archive in archives()]
    step("manifest", [MAIN / "AndroidManifest.xml", REPOSITORY / "Cargo.toml", *manifests], "merging manifests", merge)
    fonts = files_in(REPOSITORY / "core/stage/fonts")
    step("resources", [MANIFEST, *files_in(MAIN / "res"), *fonts], "compiling resources", link)


def permissions(package=LINKED):
    """What the merged app asks for, beside the one that AndroidX makes for itself."""
    listing = run("aapt2", "dump", "permissions", package)
    asked = [line.split("'")[1] for line in listing.splitlines() if line.startswith("uses-permission")]
    return [name for name in asked if not name.startswith(APPLICATION)]
