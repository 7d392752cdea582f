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
  // Apple's frameworks do not exist here. These declare what the views use of them, and run it into
  // nodes that tests read and press.
  let standIns: [Target] = [
    .target(name: "UniformTypeIdentifiers", path: "Linux/UniformTypeIdentifiers"),
    .target(
      name: "SwiftUI", dependencies: ["UniformTypeIdentifiers"], path: "Linux/SwiftUI",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Charts", dependencies: ["SwiftUI"], path: "Linux/Charts",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The app itself, to see that it compiles; on a Mac, `project.yml` makes it.
    .executableTarget(name: "EmpileApp", dependencies: ["EmpileUI", "EmpileKit"], path: "App"),
    .testTarget(
      name: "EmpileUITests",
      dependencies: ["EmpileUI", "EmpileKit", "EmpileCore", "EmpileTesting", "SwiftUI"]),
  ]
  let apple: [Target.Dependency] = ["SwiftUI", "Charts", "UniformTypeIdentifiers"]
#else
  let ffi = Target.binaryTarget(name: "empileFFI", path: "Generated/empileFFI.xcframework")
  let linkRust: [LinkerSetting] = []
  let standIns: [Target] = []
  let apple: [Target.Dependency] = []
#endif

let package = Package(
  name: "Empile",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "EmpileKit", targets: ["EmpileKit", "EmpileCore"]),
    .library(name: "EmpileUI", targets: ["EmpileUI"]),
  ],
  targets: [
    ffi,
    // Generated code is not written for Swift 6 mode; ours is.
    .target(
      name: "EmpileCore", dependencies: ["empileFFI"], path: "Generated/EmpileCore",
      swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: linkRust),
    .target(name: "EmpileKit", dependencies: ["EmpileCore"]),
    .target(name: "EmpileUI", dependencies: ["EmpileKit", "EmpileCore"] + apple),
    // What the tests of models and of views share.
    .target(
      name: "EmpileTesting", dependencies: ["EmpileKit", "EmpileCore"], path: "Tests/Shared"),
    .testTarget(
      name: "EmpileKitTests", dependencies: ["EmpileKit", "EmpileCore", "EmpileTesting"]),
  ] + standIns,
  swiftLanguageModes: [.v6]
)
