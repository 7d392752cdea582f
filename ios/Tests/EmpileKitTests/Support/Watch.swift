import Foundation
import Observation

/// Watches what is read, as a view does.
final class Watch: Sendable {
  private let flag = Flag()

  init(_ read: () -> some Any) {
    let flag = flag
    withObservationTracking {
      _ = read()
    } onChange: {
      flag.raise()
    }
  }

  /// Has it changed since?
  var isChanged: Bool { flag.isRaised }
}

/// Raised once, from any thread: the lock guards all there is.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var raised = false

  var isRaised: Bool { lock.withLock { raised } }

  func raise() {
    lock.withLock { raised = true }
  }
}
