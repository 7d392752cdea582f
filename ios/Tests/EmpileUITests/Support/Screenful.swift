import EmpileCore
import EmpileKit
import EmpileTesting
import Foundation
import SwiftUI
import Testing

@testable import EmpileUI

/// The whole app over a log in memory, as somebody sees, hears and presses it.
@MainActor final class Screenful {
  let settings: SettingsModel
  let device: RecordingDevice
  let launch: LaunchModel
  private let host: ViewHost

  init(
    language: String = "fr", settings: SettingsModel = SettingsModel(SettingsInMemory()),
    isTablet: Bool = false, opening file: URL? = nil
  ) async throws {
    self.settings = settings
    device = RecordingDevice()
    launch = LaunchModel(.memory, settings: settings, systemLanguageTag: language)
    host = ViewHost(
      RootView(launch: launch, settings: settings, device: device, lastLook: .zero))
    if isTablet { host.environment.have(Screenful.tablet) }
    if let file { host.open(file) }
    try await until("the log is open") { self.launch.core != nil }
    guard file == nil else { return }
    try await until("home is shown") { self.isShown(self.texts["home-tagline"]) }
  }

  deinit {
    MainActor.assumeIsolated { host.close() }
  }

  var core: Core {
    get throws { try #require(launch.core) }
  }

  var texts: Texts { launch.core?.texts ?? fallback }
  private var fallback: Texts { fatalError("the log is not open") }

  /// What lies before everything else.
  var front: Node {
    host.tree.front
  }

  /// Everything that no other screen covers.
  var everything: [Node] {
    host.tree.visible
  }

  /// Looks again, after something was pressed directly.
  func refresh() {
    host.render()
  }

  func isShown(_ words: String) -> Bool {
    front.words.contains { $0.contains(words) }
  }

  /// The app goes out of sight, or comes back.
  func put(_ phase: ScenePhase) {
    host.environment.scenePhase = phase
    host.render()
  }

  /// The window becomes as large as a tablet's, or as small as a phone's.
  func become(tablet isTablet: Bool) {
    become(isTablet ? Screenful.tablet : EnvironmentValues().room)
  }

  func become(_ room: CGSize) {
    host.environment.have(room)
    host.render()
  }

  private static let tablet = CGSize(width: 1_180, height: 820)

  /// Somebody opens a file with the app, in another one.
  func open(_ file: URL) {
    host.open(file)
  }

  /// Something that can be pressed, by what a screen reader calls it.
  func pressable(_ name: String) -> Node? {
    let all = front.visible.filter { $0.press != nil && !Screenful.surfaces.contains($0.kind) }
    return all.first { $0.identifier == name } ?? all.first { $0.name == name }
      ?? all.first { $0.name.hasPrefix(name) }
  }

  /// Pressing these means to leave them.
  private static let surfaces: Set = ["Screen", "Sheet", "Alert"]

  /// Waits until it is there, and presses it.
  func press(
    _ name: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    try await until("« \(name) » can be pressed", at: location) {
      self.pressable(name)?.isEnabled == true
    }
    pressable(name)?.press?()
    host.render()
  }

  /// Types into a field, by its name.
  func type(
    _ words: String, into name: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    try await until("« \(name) » can be written in", at: location) { self.field(name) != nil }
    field(name)?.write?(words)
    host.render()
  }

  func field(_ name: String) -> Node? {
    front.visible.first { $0.kind == "TextField" && $0.name == name }
  }

  /// The way back that the system offers.
  func goBack() {
    host.render()
    host.tree.visible.last { $0.kind == "Screen" && $0.press != nil }?.press?()
    host.render()
  }

  /// Waits for what the core has to answer first.
  func until(
    _ what: String, at location: SourceLocation = #_sourceLocation,
    _ condition: @MainActor () -> Bool
  ) async throws {
    for attempt in 1...300 {
      host.render()
      if condition() { return }
      try await Task.sleep(for: .milliseconds(min(attempt, 100)))
    }
    Issue.record("never: \(what); shown: \(front.words)", sourceLocation: location)
    throw Never()
  }

  struct Never: Error {}
}

extension EnvironmentValues {
  /// From here on Apple calls a breadth regular, also that of its largest phones when they lie.
  private static let regular: CGFloat = 700

  fileprivate mutating func have(_ room: CGSize) {
    self.room = room
    horizontalSizeClass = room.width >= Self.regular ? .regular : .compact
  }
}

/// Remembers what it was asked.
@MainActor final class RecordingDevice: Device {
  private(set) var heard: [Cue] = []
  private(set) var felt: [Haptic] = []
  private(set) var isAwake = false
  func sound(_ cue: Cue) { heard.append(cue) }
  func feel(_ haptic: Haptic) { felt.append(haptic) }
  func keepAwake(_ isOn: Bool) { isAwake = isOn }
  let now = Date.sunday
}
