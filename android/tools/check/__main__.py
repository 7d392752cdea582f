"""What can be known of the Android app on a machine without Gradle, SDK, NDK and device.

    python3 android/tools/check            everything
    python3 android/tools/check compile    without the package
"""

import sys

import assemble
import kotlin
import libraries
import manifest
import resources
import shrunk
from house import HERE, VERSIONS, Failed, show

NOT_HERE = [
    "the Gradle build itself and lint (.github/workflows/android.yml runs them)",
    "an APK: here no NDK compiled and linked the core, and no Android loaded it; with an NDK, in the repository: "
    "cargo ndk --target arm64-v8a --target armeabi-v7a --target x86_64 --platform 24 "
    "rustc --release -p empile-bindings --lib --crate-type cdylib",
    "anything on a device or an emulator: start, touch, sound, haptics, back gesture, backup",
]


def main():
    is_quick = "compile" in sys.argv
    verified = []
    libraries.fetch()
    libraries.hold_to_metadata()
    verified.append(f"every library accepts compile-sdk {VERSIONS['compile-sdk']}, min-sdk {VERSIONS['min-sdk']}, plugin {VERSIONS['agp']}")
    resources.build()
    manifest.hold()
    verified.append("the merged manifest and all resources link")
    levels = f"runs on API level {VERSIONS['min-sdk']} and later and is made for {VERSIONS['target-sdk']}"
    verified.append(f"the app asks for no permission, opens nothing but its window to other apps, {levels}")
    kotlin.build()
    verified.append("app, shared screens, bindings and device tests compile against AndroidX and Android 17, without a warning")
    verified.append(f"they ask for nothing that Android of API level {VERSIONS['min-sdk']} has not, but behind a look at its version")
    abis = (assemble.USUAL,) if is_quick else assemble.ABIS
    show(HERE / "core", *abis)
    for abi in abis:
        assemble.hold_library_to_pages(abi)
        assemble.hold_library_to_system(abi)
    verified.append(f"the core compiles and links for {' '.join(abis)}; on 64 bits it is laid out for pages of 16 KB")
    verified.append(f"it leaves no name open that Android of API level {VERSIONS['min-sdk']} does not offer")
    verified.append("its C is compiled with headers that agree with the crate « libc » on every number and size of Android's libc")
    if not is_quick:
        assemble.build()
        verified.append("R8 takes our rules and keeps the names that native code looks up")
        verified.append("packages are assembled and signed (v2 and v3); apksigner, zipalign and our look at their pages and open names accept them")
        shrunk.hold_to_running()
        verified.append(f"what R8 leaves of the app runs on Android of API level {shrunk.LEVEL}, as Robolectric plays it: {shrunk.PLAYED}")
        for line in assemble.listing():
            print(f"package: {line}")
        for line in assemble.figures():
            print(f"figure {line}")
    for line in verified:
        print(f"verified: {line}")
    for line in NOT_HERE:
        print(f"not verified here: {line}")


try:
    main()
except Failed as failure:
    raise SystemExit(f"android-check: {failure}")
