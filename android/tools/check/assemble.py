"""Shrink with R8, put a package together, sign it with a key made on the spot, and have it verified.

It is no APK: its native library was compiled with another libc's headers than Android's, which only an NDK has.
"""

import os
import re
import struct
import zipfile
from pathlib import Path
from xml.etree import ElementTree

from house import ANDROID_ALL, APP, HERE, OUTPUT, REPOSITORY, TOOLS, VERSIONS, Failed, files_in, java, run, step
from kotlin import CLASSES
from libraries import NAME, archives, jars
from pages import PAGE, complaints, narrow_segments
from resources import KEEP_RULES, LINKED, MANIFEST, NAMES, permissions
from symbols import LEVEL
from symbols import complaints as open_names

# As quick to compile as can be, or as it is released, for whoever weighs it.
IS_RELEASED = os.environ.get("EMPILE_ANDROID_PROFILE") == "release"
LIBRARY = REPOSITORY / f"target/android/aarch64-linux-android/{'release' if IS_RELEASED else 'debug'}/libempile.so"
ABI = "arm64-v8a"
SHRUNK = OUTPUT / "shrunk.zip"
SEEDS = OUTPUT / "seeds.txt"
PACKAGE = OUTPUT / "empile-check.zip"
# What an APK for one kind of processor may weigh, in MB.
BUDGET = 12
ALIGNMENT_FIELD = 0xD935
PARTS = ("header", "optimizations", "common")


def shrink():
    usual = OUTPUT / "proguard-android-optimize.pro"
    with zipfile.ZipFile(TOOLS / "gradle.jar") as plugin:
        texts = [plugin.read(f"com/android/build/gradle/proguard-{part}.txt").decode() for part in PARTS]
    usual.write_text("\n".join([*texts, f"-printseeds {SEEDS}\n"]))
    classes = OUTPUT / "classes.jar"
    with zipfile.ZipFile(classes, "w") as jar:
        for path in files_in(CLASSES):
            jar.write(path, path.relative_to(CLASSES))
    consumers = [archive / "proguard.txt" for archive in archives() if (archive / "proguard.txt").exists()]
    rules = [word for path in (usual, APP / "rules.pro", KEEP_RULES, *consumers) for word in ("--pg-conf", path)]
    java_home = Path(os.path.realpath(run("which", "javac").strip())).parent.parent
    java(
        "com.android.tools.r8.R8",
        *("--release", "--min-api", VERSIONS["min-sdk"], "--lib", ANDROID_ALL, "--lib", java_home),
        *("--output", SHRUNK, "--map-diagnostics", "warning", "info", *rules, classes, NAMES, *jars()),
    )


def hold_to_native_names():
    """What native code looks up by name must still have its name."""
    seeds = set(SEEDS.read_text().splitlines())
    wanted = ["com.sun.jna.Native", "com.sun.jna.Pointer: long peer", "fr.empile.core.RustBuffer: long capacity"]
    wanted.append("fr.empile.core.UniffiRustCallStatus: byte code")
    missing = [name for name in wanted if name not in seeds]
    if missing:
        raise Failed(f"R8 may rename {', '.join(missing)}")


def put(apk, name, content, stored, alignment):
    """Writes an entry whose content begins at a multiple of `alignment`, and says so to whoever signs it."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
    if stored:
        begins = apk.fp.tell() + 30 + len(name.encode()) + 6
        padding = -begins % alignment
        entry.extra = struct.pack("<HHH", ALIGNMENT_FIELD, 2 + padding, alignment) + bytes(padding)
    apk.writestr(entry, content)


def package():
    unsigned = OUTPUT / "unsigned.apk"
    natives = {f"lib/{ABI}/libempile.so": LIBRARY.read_bytes()}
    for archive in archives():
        for library in sorted(archive.glob(f"jni/{ABI}/*.so")):
            natives[f"lib/{ABI}/{library.name}"] = library.read_bytes()
    with zipfile.ZipFile(unsigned, "w") as apk:
        for source in (LINKED, SHRUNK):
            with zipfile.ZipFile(source) as parts:
                for part in parts.infolist():
                    put(apk, part.filename, parts.read(part), part.filename == "resources.arsc", 4)
        for name, content in natives.items():
            put(apk, name, content, True, PAGE)
    key = OUTPUT / "debug.keystore"
    secret = "android"
    if not key.exists():
        owner = ("-alias", "debug", "-dname", "CN=Empile check")
        run(
            "keytool",
            *("-genkeypair", "-keystore", key, "-storepass", secret, "-keyalg", "RSA", "-keysize", "2048", "-validity", "10000"),
            *owner,
        )
    PACKAGE.unlink(missing_ok=True)
    levels = ("--min-sdk-version", VERSIONS["min-sdk"])
    run("apksigner", "sign", "--ks", key, "--ks-pass", f"pass:{secret}", *levels, "--out", PACKAGE, unsigned)
    run("apksigner", "verify", *levels, PACKAGE)
    run("zipalign", "-c", "-p", "4", PACKAGE)
    found = [*complaints(PACKAGE), *open_names(PACKAGE)]
    if found:
        raise Failed("\n".join(found))


def hold_library_to_pages():
    narrow = narrow_segments(LIBRARY.read_bytes())
    if narrow:
        raise Failed(f"libempile.so has segments aligned to {narrow}")


def hold_library_to_system():
    if VERSIONS["min-sdk"] != str(LEVEL):
        raise Failed(f"min-sdk is {VERSIONS['min-sdk']}, but symbols.py knows what API level {LEVEL} offers: have it write its list anew")
    found = list(open_names(LIBRARY))
    if found:
        raise Failed("\n".join(found))


def build():
    rules = [KEEP_RULES, APP / "rules.pro"]
    step("r8", [NAMES, *rules, APP / "pom.xml", HERE / "pom.xml", *files_in(CLASSES)], "shrinking with R8", shrink)
    hold_to_native_names()
    step("package", [LINKED, SHRUNK, LIBRARY], "assembling, signing and verifying a package", package)


def part_of(name):
    if name.startswith("lib/"):
        return name
    if name.endswith(".dex"):
        return "classes"
    return "resources" if name.startswith("res/") or name == "resources.arsc" else "fonts" if name.endswith(".ttf") else "other"


def figures():
    """What weighs on a device, as lines of « figure »; only of what is compiled as it is released."""
    if IS_RELEASED:
        yield f"android.so_mb {LIBRARY.stat().st_size / 1e6:.2f} MB"
        yield f"android.apk_mb {PACKAGE.stat().st_size / 1e6:.2f} MB"


def listing():
    """What the package is made of, as lines of « package: »."""
    parts = {}
    with zipfile.ZipFile(PACKAGE) as package:
        for entry in package.infolist():
            parts[part_of(entry.filename)] = parts.get(part_of(entry.filename), 0) + entry.compress_size
    whole = PACKAGE.stat().st_size / 1e6
    for part, size in sorted(parts.items(), key=lambda item: -item[1]):
        yield f"{size / 1e6:6.2f} MB  {part}"
    verdict = "within" if whole <= BUDGET else "over"
    compiled = "as it is released" if IS_RELEASED else "without optimising"
    yield f"{whole:6.2f} MB  in all, {verdict} the budget of {BUDGET} MB for one kind of processor (the core is compiled {compiled})"
    levels = ElementTree.parse(MANIFEST).find("uses-sdk")
    yield f"API levels: min {levels.get(f'{NAME}minSdkVersion')}, target {levels.get(f'{NAME}targetSdkVersion')}"
    yield f"native libraries for: {' '.join(sorted({part.split('/')[1] for part in parts if part.startswith('lib/')}))}"
    yield f"memory pages: every native library and its place in the package are laid out for {PAGE // 1024} KB"
    signed = run("apksigner", "verify", "--verbose", "--min-sdk-version", VERSIONS["min-sdk"], PACKAGE)
    schemes = re.findall(r"using (v\d) scheme .*: true", signed)
    yield f"signed: {' '.join(schemes)}"
    yield f"permissions: {' '.join(permissions()) or 'none'}"
    yield f"reached from other apps: {' '.join(exported())}"


def exported():
    for element in ElementTree.parse(MANIFEST).iter():
        if element.get(f"{NAME}exported") == "true":
            guard = element.get(f"{NAME}permission")
            yield element.get(f"{NAME}name") + (f" (only with {guard.rsplit('.', 1)[1]})" if guard else "")
