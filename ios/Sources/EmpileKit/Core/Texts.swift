import EmpileCore

/// The words of the app in one language. Saying something never waits for the disk.
public struct Texts: Sendable {
  /// The language spoken.
  public let languageTag: String
  private let plain: [String: String]
  private let empile: Empile

  init(of empile: Empile) throws {
    languageTag = try empile.languageTag()
    plain = try empile.texts()
    self.empile = empile
  }

  /// A text that needs no facts. A key without text gives the key itself, so that a fault shows.
  public subscript(key: String) -> String {
    plain[key] ?? key
  }

  /// A text with its facts.
  public func say(_ key: String, _ facts: TextFact...) -> String {
    (try? empile.say(key: key, facts: facts)) ?? key
  }
}
