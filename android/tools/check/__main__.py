"""What can be known of the Android app on a machine without Gradle, SDK, NDK and device.

    python3 android/tools/check            everything
    python3 android/tools/check compile    without the package
"""

import sys

import assemble
import kotlin
import libraries
import resources
from house import HERE, VERSIONS, Failed, show

NOT_HERE = [
    "the Gradle build itself, lint, and the other two kinds of processor (.github/workflows/android.yml runs them)",
    "an APK: SQLite is compiled here with another libc's headers than Android's, so the package's library must not be loaded; with an NDK, "
    "in the repository: cargo ndk --target arm64-v8a --platform 24 rustc --release -p empile-bindings --lib --crate-type cdylib",
    "anything on a device or an emulator: start, touch, sound, haptics, back gesture, backup",
]


def main():
    verified = []
    libraries.fetch()
    libraries.hold_to_metadata()
    verified.append(f"every library accepts compile-sdk {VERSIONS['compile-sdk']}, min-sdk {VERSIONS['min-sdk']}, plugin {VERSIONS['agp']}")
    resources.build()
    asked = resources.permissions()
    if asked:
        raise Failed(f"the merged app asks for {' '.join(asked)}")
    verified.append("the merged manifest and all resources link, and the app asks for no permission")
    kotlin.build()
    verified.append("app, shared screens, bindings and device tests compile against AndroidX and Android 17, without a warning")
    verified.append(f"they ask for nothing that Android of API level {VERSIONS['min-sdk']} has not, but behind a look at its version")
    show(HERE / "core")
    assemble.hold_library_to_pages()
    assemble.hold_library_to_system()
    verified.append("the core compiles and links for aarch64-linux-android, laid out for pages of 16 KB")
    verified.append(f"it leaves no name open that Android of API level {VERSIONS['min-sdk']} does not offer")
    if "compile" not in sys.argv:
        assemble.build()
        verified.append("R8 takes our rules and keeps the names that native code looks up")
        verified.append("a package is assembled and signed; apksigner, zipalign and our look at its pages and open names accept it")
        print(f"package: {assemble.PACKAGE}")
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
