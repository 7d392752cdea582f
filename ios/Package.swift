// swift-tools-version: 6.0
import PackageDescription

// Three ways to build it:
// - on Linux everything, views against stand-ins for Apple's frameworks, over this machine's core;
// - on a Mac, with EMPILE_ON_THIS_MACHINE set as `make test-swift` does, the models, over the Mac's own core;
// - by Xcode, for iOS: models and views, over the framework that `make ios-framework` has built.
#if os(Linux)
  let isOnThisMachine = true
  // Debian's other linker refuses libswiftObservation.
  let linker = ["-use-ld=lld"]
#else
  let isOnThisMachine = Context.environment["EMPILE_ON_THIS_MACHINE"] != nil
  let linker: [String] = []
#endif

let ffi: Target
let linkRust: [LinkerSetting]
if isOnThisMachine {
  // The Rust library by path: SwiftPM would not notice a changed static one, and tests would run the old core.
  let rustLibraries = "\(Context.packageDirectory)/../target/shell"
  ffi = .systemLibrary(name: "empileFFI", path: "Generated/empileFFI")
  linkRust = [
    .unsafeFlags(
      ["-L\(rustLibraries)", "-lempile", "-Xlinker", "-rpath", "-Xlinker", rustLibraries] + linker)
  ]
} else {
  ffi = .binaryTarget(name: "empileFFI", path: "Generated/empileFFI.xcframework")
  linkRust = []
}

let models: [Target] = [
  ffi,
  // Generated code is not written for Swift 6 mode; ours is.
  .target(
    name: "EmpileCore", dependencies: ["empileFFI"], path: "Generated/EmpileCore",
    swiftSettings: [.swiftLanguageMode(.v5)], linkerSettings: linkRust),
  .target(name: "EmpileKit", dependencies: ["EmpileCore"]),
  // What the tests of models and of views share.
  .target(
    name: "EmpileTesting", dependencies: ["EmpileKit", "EmpileCore"], path: "Tests/Shared"),
  .testTarget(
    name: "EmpileKitTests", dependencies: ["EmpileKit", "EmpileCore", "EmpileTesting"]),
]
var products: [Product] = [
  .library(name: "EmpileKit", targets: ["EmpileKit", "EmpileCore"]),
  .library(name: "EmpileTesting", targets: ["EmpileTesting"]),
]

#if os(Linux)
  /// Apple's frameworks do not exist here. These declare what the views use of them, and run it into
  /// nodes that tests read and press.
  func standIn(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Linux/\(name)",
      swiftSettings: [.swiftLanguageMode(.v5)])
  }
  let frameworks = [
    standIn("Accessibility"), standIn("AVFoundation"), standIn("CoreHaptics"), standIn("UIKit"),
    standIn("UniformTypeIdentifiers"),
    standIn("SwiftUI", ["Accessibility", "UIKit", "UniformTypeIdentifiers"]),
  ]
  let apple = frameworks.map { Target.Dependency(stringLiteral: $0.name) }
  let views: [Target] =
    frameworks + [
      .target(name: "EmpileUI", dependencies: ["EmpileKit", "EmpileCore"] + apple),
      // The app itself, to see that it compiles; on a Mac, `project.yml` makes it.
      .executableTarget(name: "EmpileApp", dependencies: ["EmpileUI", "EmpileKit"], path: "App"),
      .testTarget(
        name: "EmpileUITests",
        dependencies: ["EmpileUI", "EmpileKit", "EmpileCore", "EmpileTesting"] + apple),
    ]
  let platforms: [SupportedPlatform]? = nil
#else
  // The views are made for phones and tablets: macOS has neither their bars nor UIKit's fingers.
  let views: [Target] =
    isOnThisMachine ? [] : [.target(name: "EmpileUI", dependencies: ["EmpileKit", "EmpileCore"])]
  let platforms: [SupportedPlatform]? = isOnThisMachine ? [.macOS(.v14)] : [.iOS(.v17)]
#endif
if !views.isEmpty { products.append(.library(name: "EmpileUI", targets: ["EmpileUI"])) }

let package = Package(
  name: "Empile",
  platforms: platforms,
  products: products,
  targets: models + views,
  swiftLanguageModes: [.v6]
)
