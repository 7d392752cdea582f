"""Shrink with R8, put a package together for each kind of processor, sign it with a key made on the spot, and have it verified.

None is an APK: no Android has ever loaded its native library, which an NDK did not link.
"""

import os
import re
import struct
import zipfile
from pathlib import Path

import manifest
from house import (
    ANDROID_ALL,
    APP,
    EMPILE_VERSION,
    EMPILE_VERSION_CODE,
    HERE,
    OUTPUT,
    REPOSITORY,
    TOOLS,
    VERSIONS,
    Failed,
    files_in,
    java,
    run,
    step,
)
from kotlin import CLASSES
from libraries import archives, jars
from pages import PAGE, alignments, complaints, narrow_segments
from resources import KEEP_RULES, LINKED, NAMES, permissions
from symbols import LEVEL
from symbols import complaints as open_names

# As quick to compile as can be, or as it is released, for whoever weighs it.
IS_RELEASED = os.environ.get("EMPILE_ANDROID_PROFILE") == "release"
TARGETS = {"arm64-v8a": "aarch64-linux-android", "armeabi-v7a": "armv7-linux-androideabi", "x86_64": "x86_64-linux-android"}
# What most devices have: it is weighed, and compiled where the others would take too long.
USUAL = "arm64-v8a"
ABIS = (USUAL,) if IS_RELEASED else tuple(TARGETS)
SHRUNK = OUTPUT / "shrunk.zip"
SEEDS = OUTPUT / "seeds.txt"
# What an APK for one kind of processor may weigh, in MB.
BUDGET = 12
ALIGNMENT_FIELD = 0xD935
PARTS = ("header", "optimizations", "common")


def everything():
    """The app and its libraries, as the compiler left them."""
    classes = OUTPUT / "classes.jar"
    with zipfile.ZipFile(classes, "w") as jar:
        for path in files_in(CLASSES):
            jar.write(path, path.relative_to(CLASSES))
    return [classes, NAMES, *jars()]


def java_home():
    return Path(os.path.realpath(run("which", "javac").strip())).parent.parent


def shrink(output, form, classes, rules=APP / "rules.pro"):
    """What R8 leaves of the app, as code for Android or as classes for Java: the rules are the same."""
    usual = OUTPUT / "proguard-android-optimize.pro"
    with zipfile.ZipFile(TOOLS / "gradle.jar") as plugin:
        texts = [plugin.read(f"com/android/build/gradle/proguard-{part}.txt").decode() for part in PARTS]
    usual.write_text("\n".join([*texts, f"-printseeds {SEEDS}\n"]))
    consumers = [archive / "proguard.txt" for archive in archives() if (archive / "proguard.txt").exists()]
    told = [word for path in (usual, rules, KEEP_RULES, *consumers) for word in ("--pg-conf", path)]
    java(
        "com.android.tools.r8.R8",
        *("--release", *form, "--lib", ANDROID_ALL, "--lib", java_home()),
        *("--output", output, "--map-diagnostics", "warning", "info", *told, *classes),
    )


def shrink_for_android():
    shrink(SHRUNK, ("--min-api", VERSIONS["min-sdk"]), everything())


def hold_to_native_names():
    """What native code looks up by name must still have its name."""
    seeds = set(SEEDS.read_text().splitlines())
    wanted = ["com.sun.jna.Native", "com.sun.jna.Pointer: long peer", "fr.empile.core.RustBuffer: long capacity"]
    wanted.append("fr.empile.core.UniffiRustCallStatus: byte code")
    missing = [name for name in wanted if name not in seeds]
    if missing:
        raise Failed(f"R8 may rename {', '.join(missing)}")


def library(abi):
    return REPOSITORY / "target/android" / TARGETS[abi] / ("release" if IS_RELEASED else "debug") / "libempile.so"


def package_of(abi):
    return OUTPUT / f"empile-check-{abi}.zip"


def put(apk, name, content, stored, alignment):
    """Writes an entry whose content begins at a multiple of `alignment`, and says so to whoever signs it."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
    if stored:
        begins = apk.fp.tell() + 30 + len(name.encode()) + 6
        padding = -begins % alignment
        entry.extra = struct.pack("<HHH", ALIGNMENT_FIELD, 2 + padding, alignment) + bytes(padding)
    apk.writestr(entry, content)


def package(abi):
    unsigned, signed = OUTPUT / "unsigned.apk", package_of(abi)
    natives = {f"lib/{abi}/libempile.so": library(abi).read_bytes()}
    for archive in archives():
        for brought in sorted(archive.glob(f"jni/{abi}/*.so")):
            natives[f"lib/{abi}/{brought.name}"] = brought.read_bytes()
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
    signed.unlink(missing_ok=True)
    levels = ("--min-sdk-version", VERSIONS["min-sdk"])
    run("apksigner", "sign", "--ks", key, "--ks-pass", f"pass:{secret}", *levels, "--out", signed, unsigned)
    missing = {"v2", "v3"} - set(schemes(signed))
    if missing:
        raise Failed(f"{signed.name} is not signed by {' and '.join(sorted(missing))}")
    run("zipalign", "-c", "-p", "4", signed)
    found = [*complaints(signed), *open_names(signed)]
    if found:
        raise Failed("\n".join(found))
    manifest.hold(signed)


def schemes(package):
    """The ways in which it is signed; fails where one of them does not hold."""
    verified = run("apksigner", "verify", "--verbose", "--min-sdk-version", VERSIONS["min-sdk"], package)
    return re.findall(r"using (v\d) scheme .*: true", verified)


def hold_library_to_pages(abi):
    narrow = narrow_segments(library(abi).read_bytes())
    if narrow:
        raise Failed(f"libempile.so for {abi} has segments aligned to {narrow}")


def hold_library_to_system(abi):
    if VERSIONS["min-sdk"] != str(LEVEL):
        raise Failed(f"min-sdk is {VERSIONS['min-sdk']}, but symbols.py knows what API level {LEVEL} offers: have it write its list anew")
    found = list(open_names(library(abi)))
    if found:
        raise Failed("\n".join(found))


def build():
    rules = [KEEP_RULES, APP / "rules.pro"]
    step("r8", [NAMES, *rules, APP / "pom.xml", HERE / "pom.xml", *files_in(CLASSES)], "shrinking with R8", shrink_for_android)
    hold_to_native_names()
    for abi in ABIS:
        words = f"assembling, signing and verifying a package for {abi}"
        step(f"package-{abi}", [LINKED, SHRUNK, library(abi)], words, lambda abi=abi: package(abi))
    hold_to_budget()


def part_of(name):
    if name.startswith("lib/"):
        return name
    if name.endswith(".dex"):
        return "classes"
    return "resources" if name.startswith("res/") or name == "resources.arsc" else "fonts" if name.endswith(".ttf") else "other"


def megabytes(abi):
    return package_of(abi).stat().st_size / 1e6


def hold_to_budget():
    """What is compiled to be quick to compile says nothing of what people fetch."""
    if IS_RELEASED and megabytes(USUAL) > BUDGET:
        raise Failed(f"the package for {USUAL} weighs {megabytes(USUAL):.2f} MB, over the budget of {BUDGET}")


def figures():
    """What weighs on a device, as lines of « figure »; only of what is compiled as it is released."""
    if IS_RELEASED:
        yield f"android.so_mb {library(USUAL).stat().st_size / 1e6:.2f} MB"
        yield f"android.apk_mb {megabytes(USUAL):.2f} MB"


def weights(abi):
    parts = {}
    with zipfile.ZipFile(package_of(abi)) as package:
        for entry in package.infolist():
            parts[part_of(entry.filename)] = parts.get(part_of(entry.filename), 0) + entry.compress_size
    return sorted(parts.items(), key=lambda item: -item[1])


def listing():
    """What the packages are made of, as lines of « package: »."""
    for part, size in weights(USUAL):
        yield f"{size / 1e6:6.2f} MB  {part}"
    verdict = f"within the budget of {BUDGET} MB" if IS_RELEASED else "unoptimised: what is released is weighed with EMPILE_ANDROID_PROFILE=release"
    for abi in ABIS:
        yield f"{megabytes(abi):6.2f} MB  in all for {abi} ({verdict})"
    said = manifest.told(package_of(USUAL))
    yield f"version: {EMPILE_VERSION}, code {EMPILE_VERSION_CODE}"
    yield f"API levels: min {said['sdkVersion']}, target {said['targetSdkVersion']}"
    for abi in ABIS:
        yield f"native libraries for {abi}: {', '.join(natives(abi))}"
        yield f"signed for {abi}: {' '.join(schemes(package_of(abi)))}"
    yield f"permissions: {' '.join(permissions()) or 'none'}"
    yield f"reached from other apps: {' '.join(f'{name} (only with {guard})' if guard else name for name, guard in manifest.doors())}"


def natives(abi):
    """Its native libraries, and what their own headers say of memory pages. Devices of 32 bits have small ones."""
    with zipfile.ZipFile(package_of(abi)) as package:
        for name in package.namelist():
            if name.startswith("lib/"):
                least = min(alignments(package.read(name)))
                yield f"{name.rsplit('/', 1)[1]} (pages of {least // 1024} KB)"
