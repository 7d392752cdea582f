import Foundation

/// Where small choices are kept. Neither call waits for the disk.
@MainActor public protocol SettingsStore: AnyObject {
  /// What is kept under this name.
  subscript(key: String) -> String? { get set }
}

/// Forgotten when the app ends: for previews and tests.
@MainActor public final class SettingsInMemory: SettingsStore {
  private var kept: [String: String] = [:]

  public init() {}

  public subscript(key: String) -> String? {
    get { kept[key] }
    set { kept[key] = newValue }
  }
}

/// Kept by the system for this app.
@MainActor public final class SettingsInDefaults: SettingsStore {
  private let defaults: UserDefaults

  public init(_ defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  public subscript(key: String) -> String? {
    get { defaults.string(forKey: key) }
    set { defaults.set(newValue, forKey: key) }
  }
}
