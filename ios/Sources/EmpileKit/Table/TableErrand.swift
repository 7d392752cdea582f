import EmpileCore

/// Something asked of a table.
enum TableErrand: Sendable {
  case touch([TouchSample])
  case play(entryJson: String)
  case undo(tableAgrees: Bool)
  /// A robot may have moved since it was free: then the table is asked.
  case undoIfFree
  case resize(width: Float, height: Float, textScale: Float)
  case help
  /// What the best robot would do.
  case hint
  /// Something changed that was not asked for here.
  case news
  /// Something was missed.
  case whole
  case pause
  case resume
}

extension TableErrand {
  /// Does it stop the clock, or let it run?
  var isPause: Bool {
    switch self {
    case .pause, .resume: true
    default: false
    }
  }
}

/// Errands in the order they were asked. Touches that wait are brought together, and so is news.
struct TableErrands {
  private var waiting: [TableErrand] = []

  mutating func add(_ errand: TableErrand) {
    switch (errand, waiting.last) {
    case (.touch(let newer), .touch(let older)):
      waiting[waiting.endIndex - 1] = .touch(older + newer)
    case (.news, .news):
      break
    default:
      waiting.append(errand)
    }
  }

  mutating func next() -> TableErrand? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
