import EmpileCore

/// Tells every listener each cue, once and in order.
@MainActor final class CueBoard {
  private var listeners: [AsyncStream<TableCue>.Continuation] = []

  func listen() -> AsyncStream<TableCue> {
    let (stream, continuation) = AsyncStream.makeStream(of: TableCue.self)
    listeners.append(continuation)
    return stream
  }

  func tell(_ cues: [TableCue]) {
    for cue in cues {
      listeners.removeAll { listener in
        if case .terminated = listener.yield(cue) { true } else { false }
      }
    }
  }

  deinit {
    for listener in listeners { listener.finish() }
  }
}
