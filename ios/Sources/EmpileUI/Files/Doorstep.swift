import Foundation
import Observation
import SwiftUI

/// Where a file waits that somebody opened with Empile in another app, until a screen looks at it. The
/// last one counts.
@MainActor @Observable final class Doorstep {
  /// How many have come so far.
  private(set) var arrivals = 0
  @ObservationIgnored private var waiting: Data?

  var isSomethingWaiting: Bool { waiting != nil }

  /// Reads a file as it comes, which may be long before the log is open.
  func receive(_ file: URL) async {
    waiting = await file.lentContents()
    file.removeIfHandedOver()
    arrivals += 1
  }

  /// What is in the file that waits, for whoever looks at it.
  func take() -> Data? {
    defer { waiting = nil }
    return waiting
  }
}

extension URL {
  /// What is in a file that the system lends for a while; what cannot be read is no file of ours, and
  /// the core says so in the player's language.
  func lentContents() async -> Data {
    await Task.detached {
      let isLent = startAccessingSecurityScopedResource()
      defer { if isLent { stopAccessingSecurityScopedResource() } }
      return (try? Data(contentsOf: self)) ?? Data()
    }.value
  }

  /// Apps that lend nothing hand a copy over, into a folder that the system makes for them: nobody
  /// else would ever clear it.
  func removeIfHandedOver(documents: URL? = .ownDocuments) {
    let inbox = documents?.appending(path: "Inbox", directoryHint: .isDirectory)
    guard deletingLastPathComponent().standardizedFileURL == inbox?.standardizedFileURL else {
      return
    }
    try? FileManager.default.removeItem(at: self)
  }

  static var ownDocuments: URL? {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
  }
}
