import EmpileCore

/// Hears on a thread of the table's own that the clock changed something, and passes it on.
///
/// The table keeps it, so it keeps nothing that keeps the table.
final class TableEar: TableListener, Sendable {
  private let continuation: AsyncStream<Void>.Continuation
  let changes: AsyncStream<Void>

  init() {
    // One is enough to know that there is something to ask for.
    (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func changed() -> Bool {
    if case .terminated = continuation.yield() { false } else { true }
  }

  deinit {
    continuation.finish()
  }
}
