import EmpileCore

/// Something asked of a table.
enum TableErrand: Sendable {
  case touch([TouchSample])
  case play(entryJson: String)
  case undo(tableAgrees: Bool)
  case resize(width: Float, height: Float)
}

/// Errands in the order they were asked. Touches that wait are brought together.
struct TableErrands {
  private var waiting: [TableErrand] = []

  mutating func add(_ errand: TableErrand) {
    if case .touch(let newer) = errand, case .touch(let older) = waiting.last {
      waiting[waiting.endIndex - 1] = .touch(older + newer)
    } else {
      waiting.append(errand)
    }
  }

  mutating func next() -> TableErrand? {
    waiting.isEmpty ? nil : waiting.removeFirst()
  }
}
