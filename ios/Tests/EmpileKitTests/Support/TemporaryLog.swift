import EmpileKit
import Foundation

/// A log in a folder of its own, removed with it.
final class TemporaryLog: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "empile-\(UUID().uuidString)")
  var file: URL { folder.appending(path: "empile.db") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func open(languageTag: String = "fr") async throws -> Core {
    try await Core.open(.file(file), languageTag: languageTag)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

#if os(Linux)
  extension TemporaryLog {
    /// Does this process still hold the log open? A handle that leaks keeps it.
    var isHeldOpen: Bool {
      let handles = "/proc/self/fd"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: handles)) ?? []
      return names.contains { name in
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(handles)/\(name)")
        return file?.hasPrefix(folder.path(percentEncoded: false)) ?? false
      }
    }
  }
#endif
