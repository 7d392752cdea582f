// swift-tools-version: 6.0
import PackageDescription

#if os(Linux)
  // The Rust library by path: SwiftPM would not notice a changed static one, and tests would run the old core.
  // lld, because Debian's other linker refuses libswiftObservation.
  let rustLibraries = "\(Context.packageDirectory)/../target/shell"
  let ffi = Target.systemLibrary(name: "empileFFI", path: "Generated/empileFFI")
  let linkRust: [LinkerSetting] = [
    .unsafeFlags([
      "-L\(rustLibraries)", "-lempile", "-Xlinker", "-rpath", "-Xlinker", rustLibraries,
      "-use-ld=lld",
    ])
  ]
#else
  let ffi = Target.binaryTarget(name: "empileFFI", path: "Generated/empileFFI.xcframework")
  let linkRust: [LinkerSetting] = []
#endif

let package = Package(
  name: "Empile",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "EmpileKit", targets: ["EmpileKit", "EmpileCore"])],
  targets: [
    ffi,
    // Generated code is not written for Swift 6 mode; ours is.
    .target(
      name: "EmpileCore", dependencies: ["empileFFI"], path: "Generated/EmpileCore",
      swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: linkRust),
    .target(name: "EmpileKit", dependencies: ["EmpileCore"]),
    .testTarget(name: "EmpileKitTests", dependencies: ["EmpileKit", "EmpileCore"]),
  ],
  swiftLanguageModes: [.v6]
)
