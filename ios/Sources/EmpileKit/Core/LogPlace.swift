import EmpileCore
import Foundation

/// Where the log of players, matches and results is kept.
public enum LogPlace: Sendable {
  /// In a file, made if it is not there.
  case file(URL)
  /// Nowhere: for previews and tests.
  case memory
  /// Nowhere, and at its tables time stands still between two touches, so that the same touches
  /// always play the same match: for tests and recordings.
  case rehearsal
}

extension LogPlace {
  func open(languageTag: String) throws -> Empile {
    switch self {
    case .file(let file):
      try Empile.open(path: file.path(percentEncoded: false), languageTag: languageTag)
    case .memory:
      try Empile.openInMemory(languageTag: languageTag)
    case .rehearsal:
      try Empile.openRehearsal(languageTag: languageTag)
    }
  }
}
