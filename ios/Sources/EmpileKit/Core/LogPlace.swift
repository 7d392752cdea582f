import EmpileCore
import Foundation

/// Where the log of players, matches and results is kept.
public enum LogPlace: Sendable {
  /// In a file, made if it is not there.
  case file(URL)
  /// Nowhere: for previews and tests.
  case memory
}

extension LogPlace {
  func open(languageTag: String) throws -> Empile {
    switch self {
    case .file(let file):
      try Empile.open(path: file.path(percentEncoded: false), languageTag: languageTag)
    case .memory:
      try Empile.openInMemory(languageTag: languageTag)
    }
  }
}
